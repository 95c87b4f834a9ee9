//! What memory waits for, and what that costs: over a driver in Rust that counts its calls, that does asynchronous work only when
//! something waits for its stream, and that finds fault with what would spoil a capture.
// Kernels do nothing here; their arguments live as long as they are asked to.
#![allow(clippy::undocumented_unsafe_blocks)]

use cubind::cuda13::checked::driver as checked;
use cubind::cuda13::driver::{CUresult, CUstreamCaptureMode};
use cubind::owned::*;
use cubind_tests::process::isolated;
use cubind_tests::stub::{Stub, is_inside, stub};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::thread;

cubind::kernel! {
    unsafe fn clear(values: &DeviceBuffer<u32>);
}

const PTX: &std::ffi::CStr = c".version 8.0";
const NONE: &[String] = &[];

/// Counts what a thread allocates outside of the driver.
struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<usize> = const { Cell::new(0) };
}

unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if !is_inside() {
            ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        }
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        unsafe { System.dealloc(memory, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// The stub with the primary context of device 0, and a kernel.
fn begin() -> (Stub, clear) {
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    (stub, clear::load(&Module::from_ptx(PTX).unwrap()).unwrap())
}

/// What was called and allocated during a call that was made before, so that there is what is kept for the next one.
fn cost<R>(stub: &Stub, body: impl FnOnce() -> R) -> (R, Vec<&'static str>, usize) {
    stub.calls();
    let before = ALLOCATIONS.get();
    let result = body();
    (result, stub.calls(), ALLOCATIONS.get() - before)
}

#[test]
fn copies_are_few_calls_and_no_allocation() {
    let (stub, _) = begin();
    let stream = Stream::new().unwrap();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let pinned = PinnedBuffer::from_slice(&[7; 64]).unwrap();
    let pinned = buffer.upload(pinned, &stream).unwrap().wait().unwrap();
    let (pending, calls, allocations) = cost(&stub, || buffer.upload(pinned, &stream).unwrap());
    println!("upload: {calls:?}");
    assert!(calls.len() <= 6 && allocations == 0, "{allocations} allocations, {calls:?}");
    let (pinned, calls, allocations) = cost(&stub, || pending.wait().unwrap());
    println!("wait: {calls:?}");
    assert!(calls.len() <= 4 && allocations == 0, "{allocations} allocations, {calls:?}");
    let (pending, calls, allocations) = cost(&stub, || buffer.download(pinned, &stream).unwrap());
    println!("download: {calls:?}");
    assert!(calls.len() <= 6 && allocations == 0, "{allocations} allocations, {calls:?}");
    assert_eq!(*pending.wait().unwrap(), [7; 64]);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn copies_beside_a_recording_use_streams_that_are_kept() {
    let (stub, clear) = begin();
    let (mut recorded, stream) = (Stream::new().unwrap(), Stream::new().unwrap());
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let values = DeviceBuffer::<u32>::zeroed(64).unwrap();
    for round in 0..2 {
        let graph = capture(&mut recorded, |recorded| {
            unsafe { clear.launch(recorded, 1, 32, &values) }?;
            let pinned = PinnedBuffer::from_slice(&[7; 64])?;
            stub.calls();
            let pending = buffer.upload(pinned, &stream)?;
            let calls = stub.calls();
            assert_eq!(calls.contains(&"cuStreamCreate"), round == 0, "{calls:?}");
            assert!(!calls.contains(&"cuStreamSynchronize"), "{calls:?}");
            pending.wait().map(drop)
        });
        drop(graph.unwrap());
    }
    assert_eq!(buffer.to_vec().unwrap(), [7; 64]);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn memory_waits_for_its_streams_and_no_others() {
    let (stub, clear) = begin();
    let streams: Vec<Stream> = (0..3).map(|_| Stream::new().unwrap()).collect();
    let (used, other) = (DeviceBuffer::<u32>::zeroed(64).unwrap(), DeviceBuffer::<u32>::zeroed(64).unwrap());
    for stream in &streams[..2] {
        unsafe { clear.launch(stream, 1, 32, &used) }.unwrap();
    }
    unsafe { clear.launch(&streams[2], 1, 32, &other) }.unwrap();
    assert_eq!(stub.pending(), 3);
    stub.calls();
    used.to_vec().unwrap();
    let calls = stub.calls();
    assert_eq!(stub.pending(), 1, "the third stream goes on");
    assert!(!calls.contains(&"cuCtxSynchronize") && !calls.contains(&"cuStreamSynchronize"), "{calls:?}");
    drop(used);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (1, NONE));
    drop(other);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn memory_waits_for_the_default_stream() {
    let (stub, clear) = begin();
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    unsafe { clear.launch(None, 1, 32, &buffer) }.unwrap();
    stub.calls();
    // On a thread without a context, too.
    thread::scope(|scope| drop(scope.spawn(|| buffer.to_vec().unwrap()).join().unwrap()));
    assert!(!stub.calls().contains(&"cuCtxSynchronize"));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn memory_waits_for_a_stream_that_is_gone() {
    let (stub, clear) = begin();
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    for end in [
        drop as fn(Stream),
        |stream| stream.close().unwrap(),
        |stream| {
            let raw = stream.into_raw();
            unsafe { checked::cuStreamDestroy(raw) }.unwrap();
        },
    ] {
        let stream = Stream::new().unwrap();
        unsafe { clear.launch(&stream, 1, 32, &buffer) }.unwrap();
        end(stream);
        // Another stream, which the driver may give the same handle.
        let next = Stream::new().unwrap();
        unsafe { clear.launch(&next, 1, 32, &buffer) }.unwrap();
        assert_eq!(stub.pending(), 2);
        buffer.to_vec().unwrap();
        assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
    }
    let stream = Stream::new().unwrap();
    unsafe { clear.launch(&stream, 1, 32, &buffer) }.unwrap();
    drop(stream);
    drop(buffer);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn a_stream_without_an_owner_is_waited_for_with_its_context() {
    let (stub, clear) = begin();
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let stream = ManuallyOwned(Stream::new().unwrap().into_raw());
    unsafe { clear.launch(Borrowed::from_raw(stream.0), 1, 32, &buffer) }.unwrap();
    drop(stream);
    stub.calls();
    drop(buffer);
    assert!(stub.calls().contains(&"cuCtxSynchronize"));
    assert_eq!(stub.faults(), NONE);
}

/// A stream as another library has it.
struct ManuallyOwned(cubind::cuda13::driver::CUstream);

impl Drop for ManuallyOwned {
    fn drop(&mut self) {
        unsafe { checked::cuStreamDestroy(self.0) }.unwrap();
    }
}

#[test]
fn memory_in_a_graph_waits_for_each_launch() {
    let (stub, clear) = begin();
    let (mut recorded, other) = (Stream::new().unwrap(), Stream::new().unwrap());
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let graph = capture(&mut recorded, |stream| unsafe { clear.launch(stream, 1, 32, &buffer) }).unwrap();
    let executable = graph.instantiate().unwrap();
    for stream in [&recorded, &other, &other] {
        unsafe { executable.launch(stream) }.unwrap();
        assert_eq!(stub.pending(), 1);
        stub.calls();
        buffer.to_vec().unwrap();
        assert_eq!(stub.pending(), 0);
        assert!(!stub.calls().contains(&"cuCtxSynchronize"));
    }
    unsafe { executable.launch(&other) }.unwrap();
    drop(other);
    drop(buffer);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

/// The stub finds fault with whatever would spoil a capture.
#[test]
fn captures_of_other_threads_go_on() {
    for mode in
        [CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL, CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL]
    {
        let (stub, clear) = begin();
        let (recorded, stream) = (Stream::new().unwrap(), Stream::new().unwrap());
        let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
        let freed = DeviceBuffer::<u32>::zeroed(64).unwrap();
        let pinned = PinnedBuffer::from_slice(&[7; 64]).unwrap();
        unsafe { checked::cuStreamBeginCapture(recorded.handle(), mode) }.unwrap();
        thread::scope(|scope| {
            scope.spawn(|| {
                unsafe { clear.launch(&stream, 1, 32, &freed) }.unwrap();
                drop(freed);
                let upload = buffer.upload(pinned, &stream).unwrap();
                assert!(upload.is_finished().is_ok());
                assert_eq!(*upload.wait().unwrap(), [7; 64]);
                assert_eq!(buffer.to_vec().unwrap(), [7; 64]);
            });
        });
        drop(unsafe { Graph::from_raw(checked::cuStreamEndCapture(recorded.handle()).unwrap()) });
        assert_eq!(stub.faults(), NONE, "{mode:?}");
    }
}

#[test]
fn work_before_a_capture_is_waited_for_during_it() {
    let (stub, clear) = begin();
    let mut stream = Stream::new().unwrap();
    let (first, second) = (DeviceBuffer::<u32>::zeroed(64).unwrap(), DeviceBuffer::<u32>::zeroed(64).unwrap());
    unsafe { clear.launch(&stream, 1, 32, &first) }.unwrap();
    let graph = capture(&mut stream, |stream| {
        unsafe { clear.launch(stream, 1, 32, &second) }?;
        thread::scope(|scope| scope.spawn(|| drop(first)).join().unwrap());
        DriverResult::Ok(())
    });
    drop(graph.unwrap());
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));

    // By other means, nobody knows what was before: an error, and the capture goes on.
    unsafe { clear.launch(&stream, 1, 32, &second) }.unwrap();
    let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
    unsafe { checked::cuStreamBeginCapture(stream.handle(), mode) }.unwrap();
    let error = second.to_vec().unwrap_err();
    assert_eq!(error.code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    drop(unsafe { Graph::from_raw(checked::cuStreamEndCapture(stream.handle()).unwrap()) });
    assert_eq!(second.to_vec().unwrap(), [0; 64]);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

/// The stream `b` has a copy to do, then joins the capture of `a`, and ends.
fn copy_before_a_fork(joins: impl FnOnce(Stream, &Event) -> DriverResult<()>) -> (Stub, DeviceBuffer<u32>) {
    let (stub, _) = begin();
    let (mut a, b) = (Stream::new().unwrap(), Stream::new().unwrap());
    let from = DeviceBuffer::from_slice(&[7_u32; 64]).unwrap();
    let mut to = DeviceBuffer::<u32>::zeroed(64).unwrap();
    to.as_mut_slice().copy_from_device_async(from.as_slice(), &b).unwrap();
    let graph = capture(&mut a, |a| joins(b, &a.record()?));
    assert_eq!(graph.unwrap_err().code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED);
    // Else its end would wait for the copy.
    core::mem::forget(from);
    (stub, to)
}

#[test]
fn work_of_a_stream_that_ends_in_a_capture_is_waited_for() {
    let (stub, copy) = copy_before_a_fork(|b, event| {
        b.wait_for(event)?;
        drop(b);
        Ok(())
    });
    assert_eq!(stub.pending(), 1);
    assert_eq!(copy.to_vec().unwrap(), [7; 64]);
    drop(copy);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn memory_is_not_freed_under_work_of_a_stream_that_ends_in_a_capture() {
    let (stub, copy) = copy_before_a_fork(|b, event| {
        b.wait_for(event)?;
        b.close()
    });
    drop(copy);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn memory_waits_for_graphs_that_are_launched_in_streams_without_an_owner() {
    use cubind::cuda13::owned::{driver::cuGraphLaunch, runtime::cudaGraphLaunch};
    type Launch = fn(&GraphExec, Borrowed<'_, cubind::cuda13::driver::CUstream>);
    let (stub, clear) = begin();
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let executable = record(|stream| unsafe { clear.launch(stream, 1, 32, &buffer) }).unwrap();
    let foreign = ManuallyOwned(Stream::new().unwrap().into_raw());
    let launches: [Launch; 3] = [
        |executable, stream| unsafe { executable.launch(stream) }.unwrap(),
        |executable, stream| unsafe { cuGraphLaunch(executable, stream) }.unwrap(),
        // There is no such library; the launch is told all the same.
        |executable, stream| {
            Stub::start(stream.handle().0.addr(), 0);
            assert!(unsafe { cudaGraphLaunch(executable, stream) }.is_err());
        },
    ];
    for launch in launches {
        launch(&executable, unsafe { Borrowed::from_raw(foreign.0) });
        assert_eq!(stub.pending(), 1);
        buffer.to_vec().unwrap();
        assert_eq!(stub.pending(), 0);
        stub.calls();
        buffer.to_vec().unwrap();
        assert!(!stub.calls().contains(&"cuCtxSynchronize"), "once is enough");
    }
    // Memory that is in no graph has no part in it.
    let other = DeviceBuffer::<u32>::zeroed(64).unwrap();
    unsafe { executable.launch(Borrowed::from_raw(foreign.0)) }.unwrap();
    other.to_vec().unwrap();
    assert_eq!(stub.pending(), 1);
    drop(buffer);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn memory_waits_for_graphs_that_are_launched_in_the_default_stream_of_a_thread() {
    isolated(
        "memory_waits_for_graphs_that_are_launched_in_the_default_stream_of_a_thread",
        |_| (),
        || {
            cubind::set_per_thread_default_stream(true).unwrap();
            let (stub, clear) = begin();
            let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
            let executable = record(|stream| unsafe { clear.launch(stream, 1, 32, &buffer) }).unwrap();
            unsafe { executable.launch(None) }.unwrap();
            buffer.to_vec().unwrap();
            assert_eq!(stub.pending(), 0);
            unsafe { executable.launch(None) }.unwrap();
            drop(buffer);
            assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
        },
    );
}

#[test]
fn what_is_kept_of_a_context_can_be_given_back() {
    let (stub, _) = begin();
    let context = Device::get(0).unwrap().primary_context().unwrap();
    let stream = Stream::new().unwrap();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    drop(buffer.upload(PinnedBuffer::from_slice(&[7; 64]).unwrap(), &stream).unwrap());
    stub.calls();
    context.trim().unwrap();
    assert!(stub.calls().contains(&"cuEventDestroy_v2"));
    context.trim().unwrap();
    assert!(!stub.calls().contains(&"cuEventDestroy_v2"));
    assert_eq!(stub.faults(), NONE);
}
