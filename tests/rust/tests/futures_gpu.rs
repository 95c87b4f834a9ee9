//! Futures of streams, events, copies and host functions, on a GPU.
//!
//! Without a GPU, the tests are skipped and print the reason. With CUBIND_REQUIRE_GPU=1 they fail instead.
// Kernels are passed arguments of the declared types, and buffers of the right size.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::CuPtr;
use cubind::cuda13::driver::CUresult;
use cubind::owned::*;
use cubind_tests::gpu::has_gpu;
use cubind_tests::kernels::PTX;
use cubind_tests::process::isolated;
use std::future::{Future, IntoFuture};
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

cubind::kernel! {
    unsafe fn scale(values: Out<f32>, factor: f32, n: u32);
}

/// The number of values, which is so large that the last work is not done when the call returns.
const MANY: usize = 1 << 24;

struct Task(Thread);

impl Wake for Task {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Waits for a future, and counts the polls.
fn block_on<F: IntoFuture>(future: F) -> (F::Output, usize) {
    let (waker, mut future) = (Waker::from(Arc::new(Task(thread::current()))), pin!(future.into_future()));
    for polls in 1.. {
        if let Poll::Ready(output) = future.as_mut().poll(&mut Context::from_waker(&waker)) {
            return (output, polls);
        }
        thread::park();
    }
    unreachable!("too many polls")
}

/// Multiplies all values by a factor, `rounds` times.
fn multiply(scale: &scale, stream: &Stream, values: &mut DeviceBuffer<f32>, factor: f32, rounds: usize) {
    for _ in 0..rounds {
        unsafe { scale.launch(stream, Dim3::covering(MANY, 256), 256, &mut *values, factor, MANY as u32) }.unwrap();
    }
}

#[test]
fn work_is_awaited() {
    if !has_gpu() {
        return;
    }
    let (scale, stream) = (scale::load(&Module::from_ptx(PTX).unwrap()).unwrap(), Stream::new().unwrap());
    let mut values = DeviceBuffer::from_slice(&vec![1.0_f32; MANY]).unwrap();
    multiply(&scale, &stream, &mut values, 2.0, 10);
    let event = stream.record().unwrap();
    multiply(&scale, &stream, &mut values, 2.0, 10);
    let (done, polls) = block_on(&event);
    assert_eq!((done, event.is_finished()), (Ok(()), Ok(true)));
    println!("an event: {polls} polls");
    let (done, polls) = block_on(&stream);
    assert_eq!((done, stream.is_finished()), (Ok(()), Ok(true)));
    println!("a stream: {polls} polls");
    let download = values.download(PinnedBuffer::zeroed(MANY).unwrap(), &stream).unwrap();
    let (numbers, polls) = block_on(download);
    println!("a copy: {polls} polls");
    assert!(numbers.unwrap().iter().all(|value| *value == 2.0_f32.powi(20)));
    multiply(&scale, &stream, &mut values, 1.0, 10);
    let (answer, polls) = block_on(launch_host_func(&stream, || 6 * 7).unwrap());
    assert_eq!((answer.unwrap().ok(), stream.is_finished()), (Some(42), Ok(true)));
    println!("a host function: {polls} polls");
}

#[test]
fn dropping_futures_early_is_safe() {
    if !has_gpu() {
        return;
    }
    let (scale, stream) = (scale::load(&Module::from_ptx(PTX).unwrap()).unwrap(), Stream::new().unwrap());
    let mut values = DeviceBuffer::from_slice(&vec![1.0_f32; MANY]).unwrap();
    let waker = Waker::from(Arc::new(Task(thread::current())));
    for _ in 0..20 {
        multiply(&scale, &stream, &mut values, 1.0, 5);
        let mut finished = stream.finished();
        let _ = pin!(&mut finished).poll(&mut Context::from_waker(&waker));
        let pinned = PinnedBuffer::zeroed(MANY).unwrap();
        let mut copied = values.download(pinned, &stream).unwrap().into_future();
        let _ = pin!(&mut copied).poll(&mut Context::from_waker(&waker));
    }
    assert_eq!(block_on(&stream).0, Ok(()));
}

/// Compares the latency of tasks with the latency of threads, for the table in the guide.
#[test]
fn waking_is_timed() {
    if !has_gpu() {
        return;
    }
    const ROUNDS: u32 = 1000;
    let stream = Stream::new().unwrap();
    let mut memory = DeviceBuffer::<u32>::zeroed(1 << 16).unwrap();
    let mut pinned = PinnedBuffer::<u32>::zeroed(1 << 16).unwrap();
    let begin = Instant::now();
    for _ in 0..ROUNDS {
        pinned = memory.upload(pinned, &stream).unwrap().wait().unwrap();
    }
    let by_thread = begin.elapsed() / ROUNDS;
    let begin = Instant::now();
    for _ in 0..ROUNDS {
        pinned = block_on(memory.upload(pinned, &stream).unwrap()).0.unwrap();
    }
    let by_task = begin.elapsed() / ROUNDS;
    println!("a copy of 256 KiB: {by_thread:?} with `wait`, {by_task:?} with `await`");
    assert!(by_task > by_thread, "the guide recommends `wait` if a thread may block");
}

/// CUDA calls no host function after an error, so only queries of the driver can report the error.
#[test]
fn a_failed_context_is_an_error() {
    isolated(
        "a_failed_context_is_an_error",
        |_| (),
        || {
            if !has_gpu() {
                return;
            }
            // Threads without a context wait for the event in this context.
            Device::get(0).unwrap().make_current().unwrap();
            let (scale, stream) = (scale::load(&Module::from_ptx(PTX).unwrap()).unwrap(), Stream::new().unwrap());
            let mut values = DeviceBuffer::from_slice(&vec![1.0_f32; MANY]).unwrap();
            // There is enough work for all futures to wait before the failing kernel runs.
            multiply(&scale, &stream, &mut values, 1.0, 200);
            // No context has memory at this address.
            let nowhere = CuPtr::<f32>::from(cubind::cuda13::driver::CUdeviceptr::from(256_u64));
            unsafe { scale.launch(&stream, 1, 32, nowhere, 1.0, 32) }.unwrap();
            let event = stream.record().unwrap();
            let copy = values.download(PinnedBuffer::zeroed(MANY).unwrap(), &stream).unwrap();
            let call = launch_host_func(&stream, || 1).unwrap();
            let callback = add_callback(&stream, |result| result).unwrap();
            let begin = Instant::now();
            let codes = thread::scope(|scope| {
                let stream = scope.spawn(|| block_on(&stream).0.map_err(|error| error.code()));
                let event = scope.spawn(|| block_on(&event).0.map_err(|error| error.code()));
                let copy = scope.spawn(|| block_on(copy).0.map(drop).map_err(|error| error.code()));
                let call = scope.spawn(|| block_on(call).0.map(drop).map_err(|error| error.code()));
                [stream, event, copy, call].map(|task| task.join().unwrap())
            });
            assert_eq!(codes, [Err(CUresult::CUDA_ERROR_ILLEGAL_ADDRESS); 4]);
            println!("all futures ended after {:?}; a callback got {:?}", begin.elapsed(), callback.take());
            assert!(begin.elapsed() < Duration::from_secs(30));
        },
    );
}
