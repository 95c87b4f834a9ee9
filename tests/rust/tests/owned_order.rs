//! Memory that waits for earlier uses, and the cost of these waits, with a stub driver in Rust. The stub driver counts
//! calls, does asynchronous work only when something waits for its stream, and reports calls that would invalidate a
//! capture.
// The kernels of the stub driver do nothing, and their arguments live as long as required.
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
    unsafe fn read(values: In<u32>);
    unsafe fn write(values: Out<u32>);
}

const PTX: &std::ffi::CStr = c".version 8.0";
const NONE: &[String] = &[];

/// Counts the allocations of a thread outside of the driver.
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

/// Returns the stub with the primary context of device 0, and a kernel.
fn begin() -> (Stub, read) {
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    (stub, read::load(&Module::from_ptx(PTX).unwrap()).unwrap())
}

/// Returns the calls and allocations of an operation. The operation is repeated, so that the caches are already filled.
fn cost<R>(stub: &Stub, body: impl FnOnce() -> R) -> (R, Vec<&'static str>, usize) {
    stub.take_calls();
    let before = ALLOCATIONS.get();
    let result = body();
    (result, stub.take_calls(), ALLOCATIONS.get() - before)
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
fn copies_during_a_recording_reuse_streams() {
    let (stub, read) = begin();
    let (mut recorded, stream) = (Stream::new().unwrap(), Stream::new().unwrap());
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let values = DeviceBuffer::<u32>::zeroed(64).unwrap();
    for round in 0..2 {
        let graph = capture(&mut recorded, |recorded| {
            unsafe { read.launch(recorded, 1, 32, &values) }?;
            let pinned = PinnedBuffer::from_slice(&[7; 64])?;
            stub.take_calls();
            let pending = buffer.upload(pinned, &stream)?;
            let calls = stub.take_calls();
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
    let (stub, read) = begin();
    let streams: Vec<Stream> = (0..3).map(|_| Stream::new().unwrap()).collect();
    let (used, other) = (DeviceBuffer::<u32>::zeroed(64).unwrap(), DeviceBuffer::<u32>::zeroed(64).unwrap());
    for stream in &streams[..2] {
        unsafe { read.launch(stream, 1, 32, &used) }.unwrap();
    }
    unsafe { read.launch(&streams[2], 1, 32, &other) }.unwrap();
    assert_eq!(stub.pending(), 3);
    stub.take_calls();
    used.to_vec().unwrap();
    let calls = stub.take_calls();
    assert_eq!(stub.pending(), 1, "the third stream continues");
    assert!(!calls.contains(&"cuCtxSynchronize") && !calls.contains(&"cuStreamSynchronize"), "{calls:?}");
    drop(used);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (1, NONE));
    drop(other);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn memory_waits_for_the_default_stream() {
    let (stub, read) = begin();
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    unsafe { read.launch(None, 1, 32, &buffer) }.unwrap();
    stub.take_calls();
    // A thread without a context waits in the same way.
    thread::scope(|scope| drop(scope.spawn(|| buffer.to_vec().unwrap()).join().unwrap()));
    assert!(!stub.take_calls().contains(&"cuCtxSynchronize"));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn memory_waits_for_a_destroyed_stream() {
    let (stub, read) = begin();
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
        unsafe { read.launch(&stream, 1, 32, &buffer) }.unwrap();
        end(stream);
        // The next stream may get the same handle from the driver.
        let next = Stream::new().unwrap();
        unsafe { read.launch(&next, 1, 32, &buffer) }.unwrap();
        assert_eq!(stub.pending(), 2);
        buffer.to_vec().unwrap();
        assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
    }
    let stream = Stream::new().unwrap();
    unsafe { read.launch(&stream, 1, 32, &buffer) }.unwrap();
    drop(stream);
    drop(buffer);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn a_stream_without_an_owner_is_waited_for_with_its_context() {
    let (stub, read) = begin();
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let stream = ManuallyOwned(Stream::new().unwrap().into_raw());
    unsafe { read.launch(Borrowed::from_raw(stream.0), 1, 32, &buffer) }.unwrap();
    drop(stream);
    stub.take_calls();
    drop(buffer);
    assert!(stub.take_calls().contains(&"cuCtxSynchronize"));
    assert_eq!(stub.faults(), NONE);
}

/// A stream that another library owns.
struct ManuallyOwned(cubind::cuda13::driver::CUstream);

impl Drop for ManuallyOwned {
    fn drop(&mut self) {
        unsafe { checked::cuStreamDestroy(self.0) }.unwrap();
    }
}

#[test]
fn memory_in_a_graph_waits_for_each_launch() {
    let (stub, read) = begin();
    let (mut recorded, other) = (Stream::new().unwrap(), Stream::new().unwrap());
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let graph = capture(&mut recorded, |stream| unsafe { read.launch(stream, 1, 32, &buffer) }).unwrap();
    let executable = graph.instantiate().unwrap();
    for stream in [&recorded, &other, &other] {
        unsafe { executable.launch(stream) }.unwrap();
        assert_eq!(stub.pending(), 1);
        stub.take_calls();
        buffer.to_vec().unwrap();
        assert_eq!(stub.pending(), 0);
        assert!(!stub.take_calls().contains(&"cuCtxSynchronize"));
    }
    unsafe { executable.launch(&other) }.unwrap();
    drop(other);
    drop(buffer);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

/// The stub driver reports all calls that would invalidate a capture.
#[test]
fn captures_of_other_threads_go_on() {
    for mode in
        [CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_GLOBAL, CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL]
    {
        let (stub, read) = begin();
        let (recorded, stream) = (Stream::new().unwrap(), Stream::new().unwrap());
        let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
        let freed = DeviceBuffer::<u32>::zeroed(64).unwrap();
        let pinned = PinnedBuffer::from_slice(&[7; 64]).unwrap();
        unsafe { checked::cuStreamBeginCapture(recorded.handle(), mode) }.unwrap();
        thread::scope(|scope| {
            scope.spawn(|| {
                unsafe { read.launch(&stream, 1, 32, &freed) }.unwrap();
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
    let (stub, read) = begin();
    let mut stream = Stream::new().unwrap();
    let (first, second) = (DeviceBuffer::<u32>::zeroed(64).unwrap(), DeviceBuffer::<u32>::zeroed(64).unwrap());
    unsafe { read.launch(&stream, 1, 32, &first) }.unwrap();
    let graph = capture(&mut stream, |stream| {
        unsafe { read.launch(stream, 1, 32, &second) }?;
        thread::scope(|scope| scope.spawn(|| drop(first)).join().unwrap());
        DriverResult::Ok(())
    });
    drop(graph.unwrap());
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));

    // If other code began the capture, the earlier work is unknown. The wait returns an error, and the capture
    // continues.
    unsafe { read.launch(&stream, 1, 32, &second) }.unwrap();
    let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
    unsafe { checked::cuStreamBeginCapture(stream.handle(), mode) }.unwrap();
    let error = second.to_vec().unwrap_err();
    assert_eq!(error.code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    drop(unsafe { Graph::from_raw(checked::cuStreamEndCapture(stream.handle()).unwrap()) });
    assert_eq!(second.to_vec().unwrap(), [0; 64]);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

/// Tests a stream `b` that has an unfinished copy, joins the capture of `a`, and is then destroyed.
fn copy_before_a_fork(joins: impl FnOnce(Stream, &Event) -> DriverResult<()>) -> (Stub, DeviceBuffer<u32>) {
    let (stub, _) = begin();
    let (mut a, b) = (Stream::new().unwrap(), Stream::new().unwrap());
    let from = DeviceBuffer::from_slice(&[7_u32; 64]).unwrap();
    let mut to = DeviceBuffer::<u32>::zeroed(64).unwrap();
    to.as_mut_slice().copy_from_device_async(from.as_slice(), &b).unwrap();
    let graph = capture(&mut a, |a| joins(b, &a.record()?));
    assert_eq!(graph.unwrap_err().code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED);
    // The buffer is forgotten, because dropping it would wait for the copy.
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
    let (stub, read) = begin();
    let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let step = record(|stream| unsafe { read.launch(stream, 1, 32, &buffer) }).unwrap();
    let foreign = ManuallyOwned(Stream::new().unwrap().into_raw());
    let launches: [Launch; 3] = [
        |executable, stream| unsafe { executable.launch(stream) }.unwrap(),
        |executable, stream| unsafe { cuGraphLaunch(executable, stream) }.unwrap(),
        // The library is missing, but the launch is still recorded.
        |executable, stream| {
            Stub::start(stream.handle().0.addr(), 0);
            assert!(unsafe { cudaGraphLaunch(executable, stream) }.is_err());
        },
    ];
    for launch in launches {
        launch(step.executable(), unsafe { Borrowed::from_raw(foreign.0) });
        assert_eq!(stub.pending(), 1);
        buffer.to_vec().unwrap();
        assert_eq!(stub.pending(), 0);
        stub.take_calls();
        buffer.to_vec().unwrap();
        assert!(!stub.take_calls().contains(&"cuCtxSynchronize"), "the second read does not wait again");
    }
    // Memory that no graph uses does not wait for graphs.
    let other = DeviceBuffer::<u32>::zeroed(64).unwrap();
    step.launch(unsafe { Borrowed::from_raw(foreign.0) }).unwrap();
    other.to_vec().unwrap();
    assert_eq!(stub.pending(), 1);
    drop((buffer, step));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn memory_waits_for_graphs_that_are_launched_in_the_default_stream_of_a_thread() {
    isolated(
        "memory_waits_for_graphs_that_are_launched_in_the_default_stream_of_a_thread",
        |_| (),
        || {
            cubind::set_per_thread_default_stream(true).unwrap();
            let (stub, read) = begin();
            let buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
            let step = record(|stream| unsafe { read.launch(stream, 1, 32, &buffer) }).unwrap();
            step.launch(None).unwrap();
            buffer.to_vec().unwrap();
            assert_eq!(stub.pending(), 0);
            step.launch(None).unwrap();
            drop((buffer, step));
            assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
        },
    );
}

#[test]
fn cached_events_and_streams_can_be_destroyed() {
    let (stub, _) = begin();
    let context = Device::get(0).unwrap().primary_context().unwrap();
    let stream = Stream::new().unwrap();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    drop(buffer.upload(PinnedBuffer::from_slice(&[7; 64]).unwrap(), &stream).unwrap());
    stub.take_calls();
    context.trim().unwrap();
    assert!(stub.take_calls().contains(&"cuEventDestroy_v2"));
    context.trim().unwrap();
    assert!(!stub.take_calls().contains(&"cuEventDestroy_v2"));
    assert_eq!(stub.faults(), NONE);
}

/// The calls that make a stream wait for another stream.
const WAIT: [&str; 2] = ["cuEventRecord", "cuStreamWaitEvent"];

/// Returns the calls, except for queries of the current context.
fn calls(stub: &Stub) -> Vec<&'static str> {
    stub.take_calls().into_iter().filter(|call| *call != "cuCtxGetCurrent").collect()
}

/// Returns a kernel that reads, a kernel that writes, and some streams.
fn kernels() -> (Stub, read, write, Vec<Stream>) {
    let (stub, _) = begin();
    let (read, write) = Module::from_ptx(PTX).unwrap().kernels().unwrap();
    (stub, read, write, (0..3).map(|_| Stream::new().unwrap()).collect())
}

#[test]
fn work_in_another_stream_is_ordered_after_writes() {
    let (stub, read, write, streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    for round in 0..3 {
        unsafe { write.launch(&streams[0], 1, 32, &mut buffer) }.unwrap();
        let ((), calls, allocations) = cost(&stub, || unsafe { read.launch(&streams[1], 1, 32, &buffer) }.unwrap());
        // Only the first round creates an event.
        let calls: Vec<&str> = calls.into_iter().filter(|call| round > 0 || *call != "cuEventCreate").collect();
        let expected = [&WAIT[..], &["cuLaunchKernel"]].concat();
        let is_expected = calls.iter().filter(|call| **call != "cuCtxGetCurrent").eq(&expected);
        assert!(is_expected && (round == 0 || (allocations == 0 && calls == expected)), "{calls:?}, {allocations}");
    }
    // The stream of the writes waits for the reads.
    stub.take_calls();
    unsafe { write.launch(&streams[0], 1, 32, &mut buffer) }.unwrap();
    assert_eq!(stub.take_calls(), [&WAIT[..], &["cuLaunchKernel"]].concat());
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn work_of_one_stream_does_not_wait() {
    let (stub, read, write, streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    for stream in [Some(&streams[0]), None] {
        buffer.to_vec().unwrap();
        unsafe { write.launch(stream, 1, 32, &mut buffer) }.unwrap();
        stub.take_calls();
        for _ in 0..3 {
            unsafe { read.launch(stream, 1, 32, &buffer) }.unwrap();
            unsafe { write.launch(stream, 1, 32, &mut buffer) }.unwrap();
        }
        assert_eq!(stub.take_calls(), ["cuLaunchKernel"; 6]);
    }
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn work_that_is_known_to_be_done_is_not_waited_for() {
    let (stub, read, write, streams) = kernels();
    let (mut one, mut two) = (DeviceBuffer::<u32>::zeroed(64).unwrap(), DeviceBuffer::<u32>::zeroed(64).unwrap());
    unsafe { write.launch(&streams[0], 1, 32, &mut one) }.unwrap();
    one.to_vec().unwrap();
    stub.take_calls();
    unsafe { read.launch(&streams[1], 1, 32, &one) }.unwrap();
    assert_eq!(stub.take_calls(), ["cuLaunchKernel"], "the host has waited");
    for buffer in [&mut one, &mut two] {
        unsafe { write.launch(&streams[0], 1, 32, buffer) }.unwrap();
    }
    unsafe { read.launch(&streams[1], 1, 32, &one) }.unwrap();
    stub.take_calls();
    unsafe { read.launch(&streams[1], 1, 32, &two) }.unwrap();
    assert_eq!(stub.take_calls(), ["cuLaunchKernel"], "the stream waits for it already");
    // The wait includes all work for which the other stream waits.
    unsafe { write.launch(&streams[1], 1, 32, &mut two) }.unwrap();
    stub.take_calls();
    unsafe { write.launch(&streams[2], 1, 32, &mut two) }.unwrap();
    assert_eq!(stub.take_calls(), [&WAIT[..], &["cuLaunchKernel"]].concat());
    stub.take_calls();
    unsafe { read.launch(&streams[2], 1, 32, &one) }.unwrap();
    assert_eq!(stub.take_calls(), ["cuLaunchKernel"]);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn reads_and_parts_are_not_ordered() {
    let (stub, read, write, streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    for stream in &streams {
        unsafe { read.launch(stream, 1, 32, &buffer) }.unwrap();
    }
    assert!(!stub.take_calls().contains(&"cuStreamWaitEvent"), "reads run in parallel");
    // A write waits for all reads.
    unsafe { write.launch(&streams[0], 1, 32, &mut buffer) }.unwrap();
    assert_eq!(calls(&stub).iter().filter(|call| **call == "cuStreamWaitEvent").count(), 2);
    buffer.to_vec().unwrap();
    stub.take_calls();
    let (first, second) = buffer.split_at_mut(32);
    unsafe { write.launch(&streams[0], 1, 32, first) }.unwrap();
    unsafe { write.launch(&streams[1], 1, 32, second) }.unwrap();
    assert!(!stub.take_calls().contains(&"cuStreamWaitEvent"), "accesses to different parts run in parallel");
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn chunks_are_parts_that_do_not_overlap() {
    let (stub, _, write, streams) = kernels();
    let buffer = DeviceBuffer::from_slice(&[1_u32, 2, 3, 4, 5]).unwrap();
    let parts: Vec<Vec<u32>> = buffer.chunks(2).map(|part| part.to_vec().unwrap()).collect();
    assert_eq!(parts, [vec![1, 2], vec![3, 4], vec![5]]);
    assert_eq!((buffer.chunks(5).len(), buffer.chunks(6).len()), (1, 1));
    assert_eq!(buffer.slice(..0).chunks(2).len(), 0);
    assert!(std::panic::catch_unwind(|| buffer.chunks(0).len()).is_err());
    let mut buffer = DeviceBuffer::<u32>::zeroed(96).unwrap();
    stub.take_calls();
    for (stream, part) in streams.iter().zip(buffer.chunks_mut(32)) {
        unsafe { write.launch(stream, 1, 32, part) }.unwrap();
    }
    assert!(!stub.take_calls().contains(&"cuStreamWaitEvent"), "accesses to different parts run in parallel");
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn clones_are_equal_and_slices_are_converted() {
    let (stub, read, write, streams) = kernels();
    assert_eq!((read.kernel().clone(), read.kernel().module()), (read.kernel().clone(), write.kernel().module()));
    assert_ne!(read.kernel(), write.kernel());
    assert_ne!(Module::from_ptx(PTX).unwrap(), *read.kernel().module());
    let buffer = DeviceBuffer::try_from(&[1_u32, 2][..]).unwrap();
    assert_eq!(buffer.to_vec().unwrap(), [1, 2]);
    assert_eq!(*PinnedBuffer::try_from(&[3_u8][..]).unwrap(), [3]);
    // An event may be recorded in the default stream, and later in another stream.
    let event = Event::new().unwrap();
    event.record(None).unwrap();
    event.record(&streams[0]).unwrap();
    streams[1].wait_for(&event).unwrap();
    event.synchronize().unwrap();
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn unordered_work_does_not_wait() {
    let (stub, _, write, streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    unsafe { write.launch(&streams[0], 1, 32, &mut buffer) }.unwrap();
    stub.take_calls();
    unsafe { write.launch(&streams[1], 1, 32, buffer.as_mut_slice().unordered()) }.unwrap();
    assert_eq!(stub.take_calls(), ["cuLaunchKernel"]);
    let faults = stub.faults();
    assert!(faults.len() == 1 && faults[0].contains("in no order"), "{faults:?}");
    // The memory is freed after both uses.
    drop(buffer);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn copies_are_in_order() {
    let (stub, _, write, streams) = kernels();
    let (mut one, mut two) =
        (DeviceBuffer::from_slice(&[7_u32; 64]).unwrap(), DeviceBuffer::<u32>::zeroed(64).unwrap());
    two.as_mut_slice().copy_from_device_async(one.as_slice(), &streams[0]).unwrap();
    unsafe { write.launch(&streams[1], 1, 32, &mut one) }.unwrap();
    let upload = two.upload(PinnedBuffer::from_slice(&[8; 64]).unwrap(), &streams[2]).unwrap();
    let download = two.download(PinnedBuffer::from_slice(&[0; 64]).unwrap(), &streams[0]).unwrap();
    assert_eq!(*download.wait().unwrap(), [8; 64]);
    drop(upload);
    let mut back = [0; 64];
    unsafe { two.copy_to_async(&mut back, &streams[1]) }.unwrap();
    unsafe { two.copy_from_async(&[9; 64], &streams[2]) }.unwrap();
    assert_eq!(two.to_vec().unwrap(), [9; 64]);
    assert_eq!((back, stub.faults().as_slice()), ([8; 64], NONE));
}

#[test]
fn streams_of_two_devices_are_in_order() {
    let (stub, read, write, streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    unsafe { write.launch(&streams[0], 1, 32, &mut buffer) }.unwrap();
    Device::get(1).unwrap().make_current().unwrap();
    let other = Stream::new().unwrap();
    stub.take_calls();
    unsafe { read.launch(&other, 1, 32, &buffer) }.unwrap();
    let calls = stub.take_calls();
    assert!(WAIT.iter().all(|call| calls.contains(call)), "{calls:?}");
    Device::get(0).unwrap().make_current().unwrap();
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn work_comes_after_that_of_a_destroyed_stream() {
    let (stub, read, write, mut streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    unsafe { write.launch(&streams[0], 1, 32, &mut buffer) }.unwrap();
    drop(streams.remove(0));
    stub.take_calls();
    unsafe { read.launch(&streams[0], 1, 32, &buffer) }.unwrap();
    assert_eq!(stub.take_calls(), ["cuStreamWaitEvent", "cuLaunchKernel"]);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn work_comes_after_that_of_a_stream_without_an_owner() {
    let (stub, read, write, streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let foreign = ManuallyOwned(Stream::new().unwrap().into_raw());
    for _ in 0..2 {
        unsafe { write.launch(&streams[0], 1, 32, &mut buffer) }.unwrap();
        stub.take_calls();
        unsafe { write.launch(Borrowed::from_raw(foreign.0), 1, 32, &mut buffer) }.unwrap();
        assert_eq!(stub.take_calls(), [&WAIT[..], &["cuLaunchKernel", "cuStreamGetCtx"]].concat());
        unsafe { read.launch(Borrowed::from_raw(foreign.0), 1, 32, &buffer) }.unwrap();
        assert_eq!(stub.take_calls(), ["cuLaunchKernel", "cuStreamGetCtx"], "it is tracked as one stream");
        // The destruction of that stream is not tracked, so the host waits.
        unsafe { read.launch(&streams[0], 1, 32, &buffer) }.unwrap();
        assert!(stub.take_calls().contains(&"cuCtxSynchronize"));
    }
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn launches_of_graphs_are_in_order_with_other_work_on_their_memory() {
    let (stub, read, write, streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    // The kernel writes the memory before the capture, and the graph writes it after the capture.
    unsafe { write.launch(&streams[0], 1, 32, &mut buffer) }.unwrap();
    let step = record(|stream| unsafe { write.launch(stream, 1, 32, &mut buffer) }).unwrap();
    for _ in 0..2 {
        step.launch(&streams[1]).unwrap();
        unsafe { read.launch(&streams[2], 1, 32, &buffer) }.unwrap();
        unsafe { cubind::cuda13::owned::driver::cuGraphLaunch(step.executable(), &streams[0]) }.unwrap();
    }
    stub.take_calls();
    step.launch(&streams[0]).unwrap();
    assert_eq!(calls(&stub), ["cuGraphLaunch"], "it is in this stream, and waits for the rest already");
    assert_eq!(stub.faults(), NONE);
    drop(buffer);
}

#[test]
fn a_stream_in_a_capture_of_its_own_is_an_error_for_others() {
    let (stub, read, write, streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let mode = CUstreamCaptureMode::CU_STREAM_CAPTURE_MODE_THREAD_LOCAL;
    unsafe { write.launch(&streams[0], 1, 32, &mut buffer) }.unwrap();
    // A raw function begins the capture, so cubind does not track it.
    unsafe { checked::cuStreamBeginCapture(streams[1].handle(), mode) }.unwrap();
    let error = unsafe { read.launch(&streams[1], 1, 32, &buffer) }.unwrap_err();
    assert_eq!(error.code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_ISOLATION);
    drop(unsafe { Graph::from_raw(checked::cuStreamEndCapture(streams[1].handle()).unwrap()) });
    // The other stream joins the capture, which then cannot end.
    unsafe { checked::cuStreamBeginCapture(streams[0].handle(), mode) }.unwrap();
    unsafe { read.launch(&streams[2], 1, 32, &buffer) }.unwrap();
    let error = unsafe { checked::cuStreamEndCapture(streams[0].handle()) }.unwrap_err();
    assert_eq!(error.code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_UNJOINED);
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn work_before_a_capture_is_in_order_with_other_streams_during_it() {
    let (stub, read, write, mut streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let mut recorded = streams.remove(0);
    unsafe { write.launch(&recorded, 1, 32, &mut buffer) }.unwrap();
    let graph = capture(&mut recorded, |_| unsafe { read.launch(&streams[0], 1, 32, &buffer) });
    drop(graph.unwrap());
    assert_eq!(stub.faults(), NONE);
    buffer.to_vec().unwrap();
}

#[test]
fn memory_of_a_stream_is_freed_after_the_work_of_others() {
    let (stub, read, write, streams) = kernels();
    let mut buffer = StreamBuffer::<u32>::zeroed(64, &streams[0]).unwrap();
    unsafe { write.launch(&streams[1], 1, 32, &mut buffer) }.unwrap();
    unsafe { read.launch(&streams[2], 1, 32, &buffer) }.unwrap();
    stub.take_calls();
    drop(buffer);
    let calls = stub.take_calls();
    let is_wait = |call: &&str| call.contains("Synchronize");
    assert!(calls.contains(&"cuMemFreeAsync") && !calls.iter().any(|call| is_wait(&call)), "{calls:?}");
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn memory_of_a_stream_is_allocated_without_waiting() {
    let (stub, _, _, streams) = kernels();
    stub.take_calls();
    let buffer = StreamBuffer::<u32>::zeroed(64, &streams[0]).unwrap();
    assert_eq!(stub.take_calls(), ["cuCtxGetCurrent", "cuStreamIsCapturing", "cuMemAllocAsync", "cuMemsetD8Async"]);
    drop(buffer);
    let error = record(|stream| StreamBuffer::<u32>::zeroed(64, stream).map(drop)).unwrap_err();
    assert_eq!(error.code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    assert!(error.to_string().contains("allocate it before the capture"), "{error}");
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn buffers_release_their_streams_when_they_are_closed() {
    let (stub, _, write, mut streams) = kernels();
    let stream = streams.remove(0);
    let ends: [fn(DeviceBuffer<u32>); 3] = [drop, |buffer| buffer.close().unwrap(), |buffer| _ = buffer.into_raw()];
    for end in ends {
        let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
        unsafe { write.launch(&stream, 1, 32, &mut buffer) }.unwrap();
        end(buffer);
    }
    let mut managed = ManagedBuffer::<u32>::zeroed(64).unwrap();
    unsafe { write.launch(&stream, 1, 32, &mut managed) }.unwrap();
    managed.close().unwrap();
    let mut of_stream = StreamBuffer::<u32>::zeroed(64, &streams[0]).unwrap();
    unsafe { write.launch(&stream, 1, 32, &mut of_stream) }.unwrap();
    of_stream.close().unwrap();
    stub.take_calls();
    drop(stream);
    assert_eq!(stub.take_calls(), ["cuStreamDestroy_v2"], "nothing has to wait for the stream");
    stub.go_on();
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn zeros_are_written_in_the_order_of_a_stream() {
    let (stub, read, _, streams) = kernels();
    stub.take_calls();
    let mut values = DeviceBuffer::<u32>::zeroed_async(64, &streams[0]).unwrap();
    let calls = calls(&stub);
    assert_eq!(calls, ["cuStreamIsCapturing", "cuMemAlloc_v2", "cuMemsetD8Async"]);
    unsafe { read.launch(&streams[1], 1, 32, &values) }.unwrap();
    values.as_mut_slice().fill_with_zeros_async(&streams[2]).unwrap();
    assert_eq!(stub.pending(), 3);
    assert_eq!(values.to_vec().unwrap(), [0; 64]);
    let error = record(|stream| DeviceBuffer::<u32>::zeroed_async(64, stream).map(drop)).unwrap_err();
    assert_eq!(error.code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    // A launch of the graph writes the values again.
    let step = record(|stream| values.as_mut_slice().fill_with_zeros_async(stream)).unwrap();
    step.launch(&streams[1]).unwrap();
    assert_eq!(stub.pending(), 1);
    drop((values, step));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn graphs_only_wait_for_graphs_that_share_memory() {
    let (stub, read, write, streams) = kernels();
    let [mut one, mut two] = [(); 2].map(|()| DeviceBuffer::<u32>::zeroed(64).unwrap());
    let first = record(|stream| unsafe { write.launch(stream, 1, 32, &mut one) }).unwrap();
    let second = record(|stream| unsafe { write.launch(stream, 1, 32, &mut two) }).unwrap();
    let both = record(|stream| unsafe {
        read.launch(stream, 1, 32, &one)?;
        read.launch(stream, 1, 32, &two)
    });
    let both = both.unwrap();
    stub.take_calls();
    for _ in 0..2 {
        first.launch(&streams[0]).unwrap();
        second.launch(&streams[1]).unwrap();
    }
    assert_eq!(calls(&stub), ["cuGraphLaunch"; 4], "they share no memory");
    both.launch(&streams[2]).unwrap();
    assert_eq!(calls(&stub).iter().filter(|call| **call == "cuStreamWaitEvent").count(), 2);
    // The launches are still tracked after the graphs are destroyed.
    drop((first, both));
    unsafe { write.launch(&streams[1], 1, 32, &mut one) }.unwrap();
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn streams_of_one_capture_are_in_order() {
    let (stub, read, write, mut streams) = kernels();
    let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
    let mut main = streams.remove(0);
    for _ in 0..2 {
        let graph = capture(&mut main, |main| {
            streams[0].wait_for(&main.record()?)?;
            unsafe { write.launch(main, 1, 32, &mut buffer) }?;
            stub.take_calls();
            unsafe { read.launch(&streams[0], 1, 32, &buffer) }?;
            let calls = stub.take_calls();
            let waits: Vec<&str> = calls.into_iter().filter(|call| WAIT.contains(call)).collect();
            assert_eq!(waits, WAIT, "the fork was before the first kernel");
            unsafe { read.launch(&streams[0], 1, 32, &buffer) }?;
            assert!(!stub.take_calls().contains(&"cuStreamWaitEvent"));
            main.wait_for(&streams[0].record()?)
        });
        drop(graph.unwrap());
    }
    // The order within the capture does not apply to other work.
    unsafe { write.launch(&main, 1, 32, &mut buffer) }.unwrap();
    unsafe { read.launch(&streams[0], 1, 32, &buffer) }.unwrap();
    assert_eq!(stub.faults(), NONE);
}
