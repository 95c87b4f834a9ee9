//! Streams, events, copies and host functions as futures, with a fake driver whose work proceeds only when a test
//! requests it.
// The kernels of the stub driver do nothing.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::driver::CUresult;
use cubind::owned::*;
use cubind_tests::stub::{Stub, stub};
use std::future::{Future, IntoFuture};
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

#[allow(dead_code, missing_docs, unreachable_pub)] // The module is a whole example, with a `main` for programs.
#[path = "../../../generated/cubind/examples/async_server.rs"]
mod async_server;

const NONE: &[String] = &[];

/// Returns the stub with the primary context of device 0, and a stream.
fn begin() -> (Stub, Stream) {
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    let stream = Stream::new().unwrap();
    (stub, stream)
}

/// Starts work in a stream. The work uses none of the program's memory.
fn start(stream: &Stream) {
    let address: *mut core::ffi::c_void = stream.handle().into();
    Stub::start(address.addr(), 0);
}

/// A task that wakes a thread and counts the wake-ups.
struct Task {
    thread: Thread,
    wakes: AtomicUsize,
}

impl Task {
    fn new() -> Arc<Self> {
        Arc::new(Self { thread: thread::current(), wakes: AtomicUsize::new(0) })
    }

    fn wakes(&self) -> usize {
        self.wakes.load(Ordering::SeqCst)
    }
}

impl Wake for Task {
    fn wake(self: Arc<Self>) {
        self.wakes.fetch_add(1, Ordering::SeqCst);
        self.thread.unpark();
    }
}

/// Polls a future once on behalf of a task.
fn poll<F: Future + Unpin>(future: &mut F, task: &Arc<Task>) -> Poll<F::Output> {
    pin!(future).poll(&mut Context::from_waker(&Waker::from(task.clone())))
}

/// A minimal executor.
fn block_on<F: IntoFuture>(future: F) -> F::Output {
    let (task, mut future) = (Task::new(), pin!(future.into_future()));
    let waker = Waker::from(task);
    loop {
        if let Poll::Ready(output) = future.as_mut().poll(&mut Context::from_waker(&waker)) {
            return output;
        }
        thread::park_timeout(Duration::from_secs(60));
    }
}

/// Waits for a future while another thread lets the device proceed.
fn block_while_stepping<F: IntoFuture>(stub: &Stub, future: F) -> F::Output {
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                thread::sleep(Duration::from_micros(200));
                stub.step();
            }
        });
        let output = block_on(future);
        is_over.store(true, Ordering::Relaxed);
        output
    })
}

fn code<T>(result: &DriverResult<T>) -> Option<CUresult> {
    result.as_ref().err().map(cubind::Error::code)
}

#[test]
fn futures_can_be_sent() {
    fn sent<T: Send>() {}
    fn shared<T: Sync>() {}
    sent::<Finished<'static>>();
    shared::<Finished<'static>>();
    sent::<Copied<PinnedBuffer<u32>>>();
    shared::<Copied<PinnedBuffer<u32>>>();
    sent::<Returned<u32>>();
    shared::<Returned<u32>>();
}

#[test]
fn a_stream_that_has_done_its_work_is_ready_at_once() {
    let (stub, stream) = begin();
    start(&stream);
    stub.go_on();
    stub.take_calls();
    assert_eq!(block_on(&stream), Ok(()));
    assert_eq!(block_on(finished(None)), Ok(()));
    let calls = stub.take_calls();
    assert!(!calls.contains(&"cuLaunchHostFunc") && !calls.contains(&"cuStreamCreate"), "{calls:?}");
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_task_is_woken_when_the_stream_reaches_its_point() {
    let (stub, stream) = begin();
    let task = Task::new();
    start(&stream);
    let mut first = stream.finished();
    start(&stream);
    let mut all = (&stream).into_future();
    assert!(poll(&mut first, &task).is_pending() && poll(&mut all, &task).is_pending());
    stub.step();
    assert_eq!(poll(&mut first, &task), Poll::Ready(Ok(())));
    assert!(task.wakes() >= 1);
    assert!(poll(&mut all, &task).is_pending(), "later work is not done");
    let before = task.wakes();
    stub.step();
    assert!(task.wakes() > before);
    assert_eq!(poll(&mut all, &task), Poll::Ready(Ok(())));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_pending_future_does_not_block_the_stream() {
    let (stub, stream) = begin();
    for _ in 0..20 {
        start(&stream);
        start(&stream);
        stub.take_calls();
        assert_eq!(block_while_stepping(&stub, &stream), Ok(()));
        let calls = stub.take_calls();
        assert!(!calls.iter().any(|call| call.ends_with("Synchronize")), "{calls:?}");
    }
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn the_stream_for_wake_ups_is_reused() {
    let (stub, stream) = begin();
    start(&stream);
    assert_eq!(block_while_stepping(&stub, &stream), Ok(()));
    stub.take_calls();
    start(&stream);
    assert_eq!(block_while_stepping(&stub, &stream), Ok(()));
    let calls = stub.take_calls();
    assert!(!calls.contains(&"cuStreamCreate") && !calls.contains(&"cuEventCreate"), "{calls:?}");
    assert_eq!(calls.iter().filter(|call| **call == "cuLaunchHostFunc").count(), 1);
}

#[test]
fn a_future_can_own_its_stream() {
    let (stub, stream) = begin();
    start(&stream);
    assert_eq!(block_while_stepping(&stub, stream), Ok(()));
    assert_eq!((stub.pending(), stub.faults()), (0, NONE.to_vec()));
}

#[test]
fn an_event_is_a_future_even_if_recorded_again() {
    let (stub, stream) = begin();
    let task = Task::new();
    start(&stream);
    let event = stream.record().unwrap();
    let mut future = (&event).into_future();
    assert!(poll(&mut future, &task).is_pending());
    start(&stream);
    event.record(&stream).unwrap();
    stub.step();
    assert!(task.wakes() >= 1, "the first host function has run");
    assert!(poll(&mut future, &task).is_pending(), "the event comes after more work now");
    let before = task.wakes();
    stub.step();
    assert!(task.wakes() > before, "the second host function wakes the task again");
    assert_eq!(poll(&mut future, &task), Poll::Ready(Ok(())));
    assert_eq!(block_on(event), Ok(()));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_copy_returns_its_memory() {
    let (stub, stream) = begin();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let pinned = PinnedBuffer::from_slice(&[7; 64]).unwrap();
    let pinned = block_while_stepping(&stub, buffer.upload(pinned, &stream).unwrap()).unwrap();
    let download = buffer.download(pinned, &stream).unwrap();
    assert_eq!(block_while_stepping(&stub, download.finished()), Ok(()));
    assert_eq!(block_on(download).unwrap()[..], [7; 64]);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_copy_that_is_dropped_early_waits_and_frees() {
    let (stub, stream) = begin();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let before = stub.allocations();
    let task = Task::new();
    for is_polled in [false, true] {
        let pinned = PinnedBuffer::from_slice(&[7; 64]).unwrap();
        let mut copy = buffer.upload(pinned, &stream).unwrap().into_future();
        if is_polled {
            assert!(poll(&mut copy, &task).is_pending());
        }
        assert_eq!((stub.pending(), stub.allocations()), (1, before + 1));
        drop(copy);
        assert_eq!((stub.pending(), stub.allocations()), (0, before));
        assert_eq!(Arc::strong_count(&task), 1, "no waker is left");
    }
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_copy_keeps_its_memory_if_its_end_is_unknown() {
    let (stub, stream) = begin();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let before = stub.allocations();
    let mut upload = || buffer.upload(PinnedBuffer::from_slice(&[7; 64]).unwrap(), &stream).unwrap().into_future();
    let (awaited, dropped) = (upload(), upload());
    stub.fail();
    assert_eq!(code(&block_on(awaited)), Some(CUresult::CUDA_ERROR_LAUNCH_FAILED));
    drop(dropped);
    let calls = stub.take_calls();
    assert_eq!(stub.allocations(), before + 2);
    assert!(!calls.contains(&"cuMemFreeHost"), "{calls:?}");
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_future_that_is_dropped_early_leaves_the_work_alone() {
    let (stub, stream) = begin();
    let task = Task::new();
    start(&stream);
    let mut future = stream.finished();
    assert!(poll(&mut future, &task).is_pending());
    stub.take_calls();
    drop(future);
    let calls = stub.take_calls();
    assert!(!calls.iter().any(|call| call.ends_with("Synchronize")), "{calls:?}");
    assert!(calls.contains(&"cuStreamDestroy_v2"), "its stream still waits, and is not reused: {calls:?}");
    assert_eq!((stub.pending(), Arc::strong_count(&task)), (1, 1));
    stub.go_on();
    assert_eq!((task.wakes(), stub.faults()), (0, NONE.to_vec()));
}

#[test]
fn the_task_that_polled_last_is_woken() {
    let (stub, stream) = begin();
    let (first, second) = (Task::new(), Task::new());
    start(&stream);
    let mut future = stream.finished();
    assert!(poll(&mut future, &first).is_pending());
    let before = first.wakes();
    assert!(poll(&mut future, &second).is_pending());
    assert_eq!(Arc::strong_count(&first), 1, "the waker of the first one is dropped");
    stub.go_on();
    assert!(second.wakes() >= 1);
    assert_eq!(first.wakes(), before);
    assert_eq!(poll(&mut future, &second), Poll::Ready(Ok(())));
}

#[test]
fn a_failed_context_wakes_although_its_host_functions_are_not_called() {
    let (stub, stream) = begin();
    let failed = Some(CUresult::CUDA_ERROR_LAUNCH_FAILED);
    start(&stream);
    let event = stream.record().unwrap();
    let waits = thread::scope(|scope| {
        let waits = [
            scope.spawn(|| block_on(&stream)),
            scope.spawn(|| {
                Device::get(0).unwrap().make_current().unwrap();
                block_on(&event)
            }),
        ];
        // Both futures have added their host functions after the work.
        let mut added = 0;
        while added < 2 {
            thread::sleep(Duration::from_millis(30));
            // Returns only the calls since the last time.
            added += stub.take_calls().iter().filter(|call| **call == "cuLaunchHostFunc").count();
        }
        let begin = Instant::now();
        stub.fail();
        let waits = waits.map(|wait| code(&wait.join().unwrap()));
        assert!(begin.elapsed() < Duration::from_secs(10), "{:?}", begin.elapsed());
        waits
    });
    assert_eq!(waits, [failed, failed]);
    assert_eq!(code(&block_on(&stream)), failed, "the host function cannot be added to the stream");
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_host_function_is_awaited() {
    let (stub, stream) = begin();
    start(&stream);
    let call = launch_host_func(&stream, || 6 * 7).unwrap();
    assert_eq!(block_while_stepping(&stub, call).unwrap().ok(), Some(42));
    let call = launch_host_func(None, || -> u32 { panic!("on purpose") }).unwrap();
    let payload = block_while_stepping(&stub, call).unwrap().unwrap_err();
    assert_eq!(payload.downcast_ref::<&str>(), Some(&"on purpose"));
    let call = launch_host_func(&stream, || 1).unwrap();
    stub.go_on();
    assert_eq!(call.take().and_then(Result::ok), Some(1));
    assert_eq!(code(&block_on(call)), Some(CUresult::CUDA_ERROR_INVALID_VALUE), "the result was taken");
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_host_function_that_will_not_be_called_is_dropped() {
    let (stub, stream) = begin();
    let (counted, told) = (Arc::new(()), Arc::new(AtomicUsize::new(0)));
    start(&stream);
    let moved = counted.clone();
    let call = launch_host_func(&stream, move || drop(moved)).unwrap();
    let told_too = told.clone();
    let callback = add_callback(&stream, move |result| {
        told_too.fetch_add(1, Ordering::SeqCst);
        result
    });
    let callback = callback.unwrap();
    let failed = thread::scope(|scope| {
        let failed = scope.spawn(|| code(&block_on(call)));
        thread::sleep(Duration::from_millis(20));
        stub.fail();
        failed.join().unwrap()
    });
    assert_eq!(failed, Some(CUresult::CUDA_ERROR_LAUNCH_FAILED));
    assert_eq!(Arc::strong_count(&counted), 1);
    let result = block_on(callback).unwrap().unwrap();
    assert_eq!(result, Err(CUresult::CUDA_ERROR_LAUNCH_FAILED));
    assert_eq!((told.load(Ordering::SeqCst), stub.faults()), (1, NONE.to_vec()));
}

#[test]
fn a_host_function_is_called_although_its_future_is_dropped() {
    let (stub, stream) = begin();
    let (count, task) = (Arc::new(AtomicUsize::new(0)), Task::new());
    let counted = count.clone();
    start(&stream);
    let mut call = launch_host_func(&stream, move || counted.fetch_add(1, Ordering::SeqCst)).unwrap().into_future();
    assert!(poll(&mut call, &task).is_pending());
    drop(call);
    stub.go_on();
    assert_eq!(count.load(Ordering::SeqCst), 1);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_stream_that_captures_cannot_be_awaited() {
    use cubind::cuda13::owned::driver::{CUstreamCaptureMode, cuStreamBeginCapture, cuStreamEndCapture};
    let (stub, stream) = begin();
    unsafe { cuStreamBeginCapture(&stream, CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL) }.unwrap();
    let result = block_on(&stream);
    assert_eq!(code(&result), Some(CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED));
    let _graph = unsafe { cuStreamEndCapture(&stream) }.unwrap();
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_capture_of_another_thread_is_not_invalidated() {
    use cubind::cuda13::owned::driver::{CUstreamCaptureMode, cuStreamBeginCapture, cuStreamEndCapture};
    let (stub, stream) = begin();
    let captured = Stream::new().unwrap();
    start(&stream);
    let future = stream.finished();
    unsafe { cuStreamBeginCapture(&captured, CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL) }.unwrap();
    let result = thread::scope(|scope| scope.spawn(|| block_while_stepping(&stub, future)).join().unwrap());
    assert_eq!((result, stub.faults()), (Ok(()), NONE.to_vec()));
    let _graph = unsafe { cuStreamEndCapture(&captured) }.unwrap();
}

#[test]
fn threads_without_a_context_poll_and_drop() {
    let (stub, stream) = begin();
    start(&stream);
    let event = stream.record().unwrap();
    let (waits, dropped, event) = thread::scope(|scope| {
        let (waits, mut dropped) = (stream.finished(), stream.finished());
        let wait = scope.spawn(|| block_while_stepping(&stub, waits));
        let dropped = scope.spawn(move || poll(&mut dropped, &Task::new()).is_pending());
        let event = scope.spawn(|| block_on(&event));
        (wait.join().unwrap(), dropped.join(), event.join().unwrap())
    });
    assert_eq!((waits, dropped.is_ok(), event), (Ok(()), true, Ok(())));
    assert_eq!(stub.faults(), NONE);
}

/// This test is meant for ThreadSanitizer.
#[test]
fn many_tasks_wait_at_the_same_time() {
    let (stub, stream) = begin();
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                stub.step();
                thread::yield_now();
            }
        });
        let work = |number: u32| {
            let stream = &stream;
            move || {
                Device::get(0).unwrap().make_current().unwrap();
                let mut buffer = DeviceBuffer::<u32>::zeroed(16).unwrap();
                for round in 0..25 {
                    let value = number * 100 + round;
                    let pinned = PinnedBuffer::from_slice(&[value; 16]).unwrap();
                    let pinned = block_on(buffer.upload(pinned, stream).unwrap()).unwrap();
                    let call = launch_host_func(stream, move || value).unwrap();
                    // Some futures are dropped after one poll.
                    if round % 5 == 0 {
                        let _ = poll(&mut stream.finished(), &Task::new());
                    }
                    assert_eq!(block_on(call).unwrap().ok(), Some(value));
                    assert_eq!(block_on(buffer.download(pinned, stream).unwrap()).unwrap()[..], [value; 16]);
                }
            }
        };
        let threads: Vec<_> = (0..4).map(|number| scope.spawn(work(number))).collect();
        let results: Vec<_> = threads.into_iter().map(|thread| thread.join()).collect();
        is_over.store(true, Ordering::Relaxed);
        assert!(results.iter().all(Result::is_ok));
    });
    assert_eq!(stub.faults(), NONE);
}

/// Runs the example with tokio. Kernels do nothing here, so each answer equals its request.
#[test]
fn tokio_runs_the_futures() {
    let (stub, _stream) = begin();
    let square = async_server::square::load(&Module::from_ptx(c".version 8.0").unwrap()).unwrap();
    let is_over = AtomicBool::new(false);
    let answers = thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                stub.step();
                thread::yield_now();
            }
        });
        let answers = async_server::serve(square, 40);
        is_over.store(true, Ordering::Relaxed);
        answers.unwrap()
    });
    let expected: Vec<Vec<f32>> = (0..40).map(|number| vec![number as f32; async_server::N]).collect();
    assert!(answers == expected);
    let calls = stub.take_calls();
    assert_eq!(stub.faults(), NONE);
    let waits = calls.iter().filter(|call| ["cuCtxSynchronize", "cuEventSynchronize"].contains(*call)).count();
    assert!(waits <= 8, "each lane waits when its memory is freed, but requests do not wait: {waits}");
}
