//! Graphs that safe code launches, with a stub driver in Rust. The tests check the objects that the graphs keep alive,
//! and the launches that the graphs reject.
// The kernels of the stub driver do nothing, so they do not access memory outside of their arguments.
#![allow(clippy::undocumented_unsafe_blocks)]
#![cfg(not(windows))] // The stub has NCCL, which is not available there.

use cubind::HostScalar;
use cubind::cuda13::cublas::cublasOperation_t;
use cubind::cuda13::driver::{CUgraphInstantiate_flags, CUresult};
use cubind::cuda13::owned::driver::{cuGraphClone, cuGraphInstantiate};
use cubind::cuda13::owned::{cublas, cublaslt, cufft};
use cubind::cuda13::runtime::cudaDataType;
use cubind::owned::nccl;
use cubind::owned::*;
use cubind_tests::stub::Stub;
use cubind_tests::stub::libraries::{DESTROYED, LAYOUT, STREAM, begin};
use std::sync::atomic::Ordering;
use std::sync::{Arc, mpsc};
use std::thread;
use std::time::Duration;

cubind::kernel! {
    unsafe fn read(values: In<f32>);
    unsafe fn write(values: Out<f32>);
    unsafe fn read_image(image: &Texture<'_>);
    unsafe fn draw(image: &Surface);
}

const NONE: &[String] = &[];
const ONE: cublasOperation_t = cublasOperation_t::CUBLAS_OP_N;

fn kernels() -> (Stub, read, write) {
    let stub = begin();
    DESTROYED.lock().unwrap().clear();
    let (read, write) = Module::from_ptx(c".version 8.0").unwrap().kernels().unwrap();
    (stub, read, write)
}

fn buffer() -> DeviceBuffer<f32> {
    DeviceBuffer::zeroed(64).unwrap()
}

#[test]
fn a_graph_keeps_dropped_buffers_of_all_kinds_and_frees_them_after_its_last_launch() {
    let (stub, read, write) = kernels();
    let stream = Stream::new().unwrap();
    let before = stub.allocations();
    let mut device = buffer();
    let managed = ManagedBuffer::<f32>::zeroed(64).unwrap();
    let pinned = PinnedBuffer::<f32>::zeroed(64).unwrap();
    let mut grown = VirtualBuffer::<f32>::reserve(Device::get(0).unwrap(), 64).unwrap();
    grown.grow(64).unwrap();
    let of_stream = StreamBuffer::<f32>::zeroed(64, &stream).unwrap();
    let step = record(|stream| unsafe {
        write.launch(stream, 1, 32, &mut device)?;
        write.launch(stream, 1, 32, grown.as_mut_slice())?;
        read.launch(stream, 1, 32, &managed)?;
        read.launch(stream, 1, 32, &pinned)?;
        read.launch(stream, 1, 32, &of_stream)
    });
    let step = step.unwrap();
    stub.take_calls();
    drop((managed, pinned, grown, of_stream));
    device.close().unwrap();
    assert_eq!((stub.allocations(), stub.take_calls().as_slice()), (before + 5, [].as_slice()));
    step.launch(&stream).unwrap();
    drop(stream);
    step.launch(None).unwrap();
    // The work consists of both launches, and of the zeros that initialize the stream's memory.
    assert_eq!(stub.pending(), 11);
    stub.take_calls();
    drop(step);
    let calls = stub.take_calls();
    assert_eq!(calls[0], "cuGraphExecDestroy");
    assert!(calls.iter().any(|call| call.contains("Synchronize")), "{calls:?}");
    assert_eq!((stub.pending(), stub.allocations(), stub.faults().as_slice()), (0, before, NONE));
}

#[test]
fn a_graph_keeps_arrays_with_their_textures_and_surfaces() {
    let (stub, ..) = kernels();
    let (read, draw) = Module::from_ptx(c".version 8.0").unwrap().kernels::<(read_image, draw)>().unwrap();
    let before = stub.allocations();
    let array = Array::<f32>::zeroed(ArrayShape::from((8, 8)).for_surfaces()).unwrap();
    let (texture, surface) = (Texture::new(&array, Sampling::new()).unwrap(), Surface::new(&array).unwrap());
    let step = record(|stream| unsafe {
        draw.launch(stream, 1, 32, &surface)?;
        read.launch(stream, 1, 32, &texture)
    });
    let step = step.unwrap();
    drop((array, texture, surface));
    step.launch(None).unwrap();
    assert_eq!((stub.textures(), stub.allocations()), (2, before + 1));
    drop(step);
    assert_eq!((stub.textures(), stub.allocations(), stub.faults().as_slice()), (0, before, NONE));
}

#[test]
fn memory_of_two_graphs_is_freed_with_the_last_one() {
    let (stub, read, _) = kernels();
    let before = stub.allocations();
    let values = buffer();
    let [one, two] = [(); 2].map(|()| record(|stream| unsafe { read.launch(stream, 1, 32, &values) }).unwrap());
    drop(values);
    one.launch(None).unwrap();
    drop(one);
    assert_eq!(stub.allocations(), before + 1);
    two.launch(None).unwrap();
    drop(two);
    assert_eq!((stub.allocations(), stub.faults().as_slice()), (before, NONE));
}

#[test]
fn a_buffer_of_a_dropped_graph_is_freed_at_once() {
    let (stub, read, _) = kernels();
    let before = stub.allocations();
    let values = buffer();
    drop(record(|stream| unsafe { read.launch(stream, 1, 32, &values) }).unwrap());
    drop(values);
    assert_eq!((stub.allocations(), stub.faults().as_slice()), (before, NONE));
}

#[test]
fn a_recording_that_fails_frees_the_memory_that_was_dropped_in_it() {
    let (stub, read, _) = kernels();
    let before = stub.allocations();
    let values = buffer();
    let failed = record(|stream| {
        unsafe { read.launch(stream, 1, 32, &values) }?;
        drop(values);
        assert_eq!(stub.allocations(), before + 1);
        Err::<(), Box<dyn std::error::Error>>("no graph".into())
    });
    assert_eq!(failed.unwrap_err().to_string(), "no graph");
    assert_eq!((stub.allocations(), stub.faults().as_slice()), (before, NONE));
}

#[test]
fn a_graph_is_freed_on_another_thread() {
    let (stub, read, _) = kernels();
    let before = stub.allocations();
    let values = buffer();
    let step = record(|stream| unsafe { read.launch(stream, 1, 32, &values) }).unwrap();
    drop(values);
    step.launch(None).unwrap();
    thread::spawn(move || drop(step)).join().unwrap();
    assert_eq!((stub.pending(), stub.allocations(), stub.faults().as_slice()), (0, before, NONE));
}

#[test]
fn a_launch_in_a_capture_is_rejected() {
    let (stub, read, _) = kernels();
    let values = buffer();
    let step = record(|stream| unsafe { read.launch(stream, 1, 32, &values) }).unwrap();
    let error = record(|stream| step.launch(stream)).unwrap_err();
    assert_eq!(error.code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
    assert!(error.to_string().contains("its graph would contain this one"), "{error}");
    step.launch(None).unwrap();
    drop((values, step));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn the_host_does_not_borrow_managed_memory_that_a_launch_could_write() {
    let (stub, _, write) = kernels();
    let mut values = ManagedBuffer::<f32>::zeroed(64).unwrap();
    let step = record(|stream| unsafe { write.launch(stream, 1, 32, &mut values) }).unwrap();
    step.launch(None).unwrap();
    for error in [values.host().map(drop).unwrap_err(), values.host_mut().map(drop).unwrap_err()] {
        assert_eq!(error.code(), CUresult::CUDA_ERROR_NOT_PERMITTED);
        assert!(error.to_string().contains("copy it with `as_slice`"), "{error}");
    }
    assert_eq!(values.as_slice().to_vec().unwrap(), [0.0; 64]);
    drop(step);
    assert_eq!(values.host().unwrap(), [0.0; 64]);
    // The caller that launches another graph promises that nothing is borrowed.
    let mut stream = Stream::new().unwrap();
    let graph = capture(&mut stream, |stream| unsafe { write.launch(stream, 1, 32, &mut values) }).unwrap();
    assert_eq!(values.host().unwrap(), [0.0; 64]);
    drop(graph);
    assert_eq!(stub.faults(), NONE);
}

/// Records a matrix product in the stream of a handle.
fn multiply(handle: &Owned<cublas::cublasHandle_t, 13>, a: &DeviceBuffer<f32>, c: &mut DeviceBuffer<f32>) {
    cublas::cublasSgemm(handle, ONE, ONE, 2, 2, 2, &1.0, a, 2, a, 2, &0.0, c, 2).unwrap();
}

#[test]
fn a_graph_keeps_the_handles_of_libraries() {
    let (stub, ..) = kernels();
    let (a, mut c) = (buffer(), buffer());
    for is_reset in [false, true] {
        let handle = cublas::cublasCreate().unwrap();
        let step = record(|stream| {
            cublas::cublasSetStream(&handle, stream)?;
            multiply(&handle, &a, &mut c);
            if is_reset {
                // The last stream of the handle differs from the recorded stream.
                cublas::cublasSetStream(&handle, Arc::new(Stream::new()?))?;
            }
            Ok::<(), Box<dyn std::error::Error>>(())
        });
        let step = step.unwrap();
        handle.close().unwrap();
        step.launch(None).unwrap();
        // The stub resets the handle's stream when the handle is destroyed.
        assert_ne!(STREAM.load(Ordering::Relaxed), 0);
        drop(step);
        assert_eq!((STREAM.load(Ordering::Relaxed), stub.pending()), (0, 0));
    }
    // A handle that no graph has used is destroyed immediately.
    let handle = cublas::cublasCreate().unwrap();
    cublas::cublasSetStream(&handle, Arc::new(Stream::new().unwrap())).unwrap();
    let step = record(|_| DriverResult::Ok(())).unwrap();
    drop(handle);
    assert_eq!(STREAM.load(Ordering::Relaxed), 0);
    drop((a, c, step));
    assert_eq!(stub.faults(), NONE);
}

/// A handle of cuBLASLt, and the objects that a matrix product needs.
struct Products {
    handle: Owned<cublaslt::cublasLtHandle_t, 13>,
    product: Owned<cublaslt::cublasLtMatmulDesc_t, 13>,
    layout: Owned<cublaslt::cublasLtMatrixLayout_t, 13>,
}

impl Products {
    fn new() -> Self {
        // Column-major matrices of 2 x 2 32-bit floats.
        *LAYOUT.lock().unwrap() = vec![0, 0, 2, 2, 2, 1, 0, 0];
        let float = cudaDataType::CUDA_R_32F;
        let compute = cubind::cuda13::cublas::cublasComputeType_t::CUBLAS_COMPUTE_32F;
        Self {
            handle: cublaslt::cublasLtCreate().unwrap(),
            product: cublaslt::cublasLtMatmulDescCreate(compute, float).unwrap(),
            layout: cublaslt::cublasLtMatrixLayoutCreate(float, 2, 2, 2).unwrap(),
        }
    }

    fn call<'a>(&self, a: impl AnyKnownInput + Copy + 'a, d: impl AnyKnownOutput + 'a, stream: &Stream) {
        let [zero, one] = [0.0, 1.0].map(HostScalar::of::<f32>);
        let Self { handle, product, layout: of } = self;
        cublaslt::cublasLtMatmul(handle, product, one, a, of, a, of, zero, InPlace, of, d, of, stream).unwrap();
    }
}

/// Drops a graph with a handle, and returns true if the handle was destroyed only then.
fn is_kept_until(step: RecordedGraph) -> bool {
    step.launch(None).unwrap();
    let was_destroyed = !DESTROYED.lock().unwrap().is_empty();
    drop(step);
    !was_destroyed && DESTROYED.lock().unwrap().len() == 1
}

#[test]
fn a_graph_keeps_a_handle_that_is_passed_with_a_stream() {
    let (stub, ..) = kernels();
    let (products, a, mut d) = (Products::new(), buffer(), buffer());
    let step = record(|stream| {
        products.call(&a, &mut d, stream);
        DriverResult::Ok(())
    });
    drop(products);
    assert!(is_kept_until(step.unwrap()));
    drop((a, d));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_graph_keeps_a_handle_that_is_passed_with_bare_addresses() {
    let (stub, ..) = kernels();
    let (products, a, d) = (Products::new(), buffer(), buffer());
    let [from, to] = [&a, &d].map(|buffer| unsafe { buffer.as_ptr().memory(64) });
    let step = record(|stream| {
        products.call(from, to, stream);
        DriverResult::Ok(())
    });
    drop(products);
    assert!(is_kept_until(step.unwrap()));
    drop((a, d));
    assert_eq!(stub.faults(), NONE);
}

/// Records a call of another thread that has already found that its stream is not captured.
fn record_call_of_another_thread(stub: &Stub, side: &Stream, call: impl FnOnce() + Send) -> RecordedGraph {
    let (stopped, go_on) = stub.stop_next();
    let step = thread::scope(|scope| {
        let caller = scope.spawn(|| {
            Device::get(0).unwrap().make_current().unwrap();
            call();
        });
        stopped.wait();
        record(|stream| {
            side.wait_for(&stream.record()?)?;
            go_on.wait();
            caller.join().unwrap();
            stream.wait_for(&side.record()?)
        })
    });
    assert_eq!(stub.pending(), 0, "it was recorded");
    step.unwrap()
}

#[test]
fn a_graph_keeps_the_handle_of_a_stream_that_joins_while_another_thread_calls() {
    let (stub, ..) = kernels();
    let side = Stream::new().unwrap();
    for is_bare in [false, true] {
        DESTROYED.lock().unwrap().clear();
        let (a, mut d) = (buffer(), buffer());
        let [from, to] = [&a, &d].map(|buffer| unsafe { buffer.as_ptr().memory(64) });
        let step = record_call_of_another_thread(&stub, &side, || {
            let products = Products::new();
            if is_bare {
                products.call(from, to, &side)
            } else {
                products.call(&a, &mut d, &side)
            }
            // The object is dropped while the capture is in progress.
            drop(products);
        });
        assert!(is_kept_until(step), "{is_bare}");
        drop((a, d));
    }
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_graph_keeps_communicators_of_a_stream_that_joins_before_their_group_ends() {
    let (stub, ..) = kernels();
    let comms = unsafe { nccl::ncclCommInitAll(1, &[]).unwrap() };
    let (mut sums, side) = (buffer(), Stream::new().unwrap());
    let step = record(|stream| {
        nccl::group(|group| {
            group.ncclAllReduce(InPlace, &mut sums, 8, nccl::ncclRedOp_t::ncclSum, &comms[0], &side)?;
            side.wait_for(&stream.record().unwrap()).unwrap();
            Ok(())
        })
        .unwrap();
        stream.wait_for(&side.record()?)
    });
    assert_eq!(stub.pending(), 0, "it was recorded");
    drop((comms, sums));
    assert!(is_kept_until(step.unwrap()));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_graph_keeps_communicators_of_a_stream_that_joins_while_another_thread_ends_their_group() {
    let (stub, ..) = kernels();
    let (side, sum) = (Stream::new().unwrap(), nccl::ncclRedOp_t::ncclSum);
    for is_of_all_ranks in [false, true] {
        DESTROYED.lock().unwrap().clear();
        let mut sums = buffer();
        let step = record_call_of_another_thread(&stub, &side, || {
            if is_of_all_ranks {
                let ranks = nccl::Ranks::new(&[Device::get(0).unwrap()]).unwrap();
                return ranks.ncclAllReduce([(InPlace, &mut sums, &side)], 8, sum).unwrap();
            }
            let comms = unsafe { nccl::ncclCommInitAll(1, &[]).unwrap() };
            nccl::group(|group| group.ncclAllReduce(InPlace, &mut sums, 8, sum, &comms[0], &side)).unwrap();
        });
        drop(sums);
        assert!(is_kept_until(step), "{is_of_all_ranks}");
    }
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_handle_that_no_graph_can_have_recorded_is_destroyed_at_once() {
    let (stub, ..) = kernels();
    let (products, a, mut d) = (Products::new(), buffer(), buffer());
    let stream = Stream::new().unwrap();
    products.call(&a, &mut d, &stream);
    let step = record(|_| DriverResult::Ok(())).unwrap();
    stub.take_calls();
    products.call(&a, &mut d, &stream);
    assert_eq!(stub.take_calls(), ["cuCtxGetCurrent"], "a call without captures");
    drop(products);
    assert_eq!(DESTROYED.lock().unwrap().len(), 1);
    drop((step, a, d));
    assert_eq!(stub.faults(), NONE);
}

/// Records a call with a handle. Another thread then lets the handle forget its stream, and stops before it queries
/// that stream.
fn record_and_forget(forget: impl FnOnce(Owned<cublas::cublasHandle_t, 13>) + Send) {
    let (stub, ..) = kernels();
    let (side, a, mut c) = (Arc::new(Stream::new().unwrap()), buffer(), buffer());
    let handle = cublas::cublasCreate().unwrap();
    cublas::cublasSetStream(&handle, &side).unwrap();
    let step = thread::scope(|scope| {
        let mut caller = None;
        let step = record(|stream| {
            side.wait_for(&stream.record()?)?;
            multiply(&handle, &a, &mut c);
            stream.wait_for(&side.record()?)?;
            let (stopped, go_on) = stub.stop_in("cuStreamGetCaptureInfo_v2");
            caller = Some(scope.spawn(|| {
                Device::get(0).unwrap().make_current().unwrap();
                forget(handle);
            }));
            stopped.wait();
            // The recording ends meanwhile, or waits for the other thread.
            scope.spawn(move || {
                thread::sleep(Duration::from_millis(100));
                go_on.wait();
            });
            DriverResult::Ok(())
        });
        caller.unwrap().join().unwrap();
        step.unwrap()
    });
    step.launch(None).unwrap();
    // The stub resets its stream when the handle is destroyed.
    assert_ne!(STREAM.load(Ordering::Relaxed), 0, "the graph keeps the handle");
    drop(step);
    assert_eq!((STREAM.load(Ordering::Relaxed), stub.pending()), (0, 0));
    drop((a, c));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_graph_keeps_a_handle_that_gets_another_stream_while_the_recording_ends() {
    record_and_forget(|handle| {
        cublas::cublasSetStream(&handle, Arc::new(Stream::new().unwrap())).unwrap();
        drop(handle);
    });
}

#[test]
fn a_graph_keeps_a_handle_that_is_dropped_while_the_recording_ends() {
    record_and_forget(drop);
}

#[test]
fn memory_is_not_allocated_in_a_stream_that_joins_a_recording() {
    let (stub, ..) = kernels();
    let side = Stream::new().unwrap();
    let (stopped, go_on) = stub.stop_in("cuMemAllocAsync");
    let allocated = thread::scope(|scope| {
        let allocates = scope.spawn(|| {
            Device::get(0).unwrap().make_current().unwrap();
            StreamBuffer::<u32>::zeroed(8, &side).map(drop)
        });
        stopped.wait();
        let step = record(|stream| {
            side.wait_for(&stream.record()?)?;
            go_on.wait();
            stream.wait_for(&side.record()?)
        });
        drop(step.unwrap());
        allocates.join().unwrap()
    });
    // The graph would own the memory, and free it.
    assert_eq!(allocated.unwrap_err().code(), CUresult::CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED);
}

/// Launches an executable graph of a captured graph that is destroyed before the launch.
fn launch_after_the_graph_is_gone(instantiate: impl FnOnce(&Graph) -> DriverResult<GraphExec>) {
    let (stub, _, write) = kernels();
    let (mut stream, other) = (Stream::new().unwrap(), Stream::new().unwrap());
    let mut values = buffer();
    let graph = capture(&mut stream, |stream| unsafe { write.launch(stream, 1, 32, &mut values) }).unwrap();
    let executable = instantiate(&graph).unwrap();
    drop(graph);
    unsafe { executable.launch(&stream) }.unwrap();
    unsafe { write.launch(&other, 1, 32, &mut values) }.unwrap();
    unsafe { executable.launch(&stream) }.unwrap();
    drop((executable, values));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn launches_are_in_order_if_a_driver_function_instantiates_the_graph() {
    launch_after_the_graph_is_gone(|graph| cuGraphInstantiate(graph, CUgraphInstantiate_flags::empty()));
}

#[test]
fn launches_are_in_order_if_a_driver_function_clones_the_graph() {
    launch_after_the_graph_is_gone(|graph| cuGraphClone(graph)?.instantiate());
}

/// Calls a function on another thread while a recording ends, and returns its result after that. The recording continues
/// when the function returns, or after this time if the function waits for the recording.
fn record_and_call<R: Send>(
    stub: &Stub,
    at_most: Duration,
    call: impl FnOnce(&Arc<Stream>, Event) -> R + Send,
) -> (RecordedGraph, R) {
    thread::scope(|scope| {
        let mut result = None;
        let step = record(|stream| {
            let (stream, event) = (stream.clone(), stream.record()?);
            let (stopped, go_on) = stub.stop_in("cuStreamEndCapture");
            let (done, is_done) = mpsc::channel();
            result = Some(scope.spawn(move || {
                stopped.wait();
                done.send(()).unwrap();
                Device::get(0).unwrap().make_current().unwrap();
                let result = call(&stream, event);
                // The receiver may have stopped waiting for the result.
                _ = done.send(());
                result
            }));
            scope.spawn(move || {
                is_done.recv().unwrap();
                _ = is_done.recv_timeout(at_most);
                go_on.wait();
            });
            DriverResult::Ok(())
        });
        (step.unwrap(), result.unwrap().join().unwrap())
    })
}

#[test]
fn a_stream_that_a_handle_uses_does_not_join_a_recording_that_ends() {
    let (stub, ..) = kernels();
    let (side, a, mut c) = (Arc::new(Stream::new().unwrap()), buffer(), buffer());
    let handle = cublas::cublasCreate().unwrap();
    cublas::cublasSetStream(&handle, &side).unwrap();
    let (step, (handle, is_recorded)) = record_and_call(&stub, Duration::from_millis(100), |stream, event| {
        let has_joined = side.wait_for(&event).is_ok();
        if has_joined {
            multiply(&handle, &a, &mut c);
            stream.wait_for(&side.record().unwrap()).unwrap();
        }
        (handle, has_joined)
    });
    drop(handle);
    step.launch(None).unwrap();
    // The stub resets its stream when the handle is destroyed.
    let is_kept = STREAM.load(Ordering::Relaxed) != 0;
    assert_eq!((is_recorded, is_kept), (false, false), "a graph that records a call keeps the handle");
    drop((step, a, c));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_graph_keeps_a_handle_that_gets_the_recorded_stream_while_the_recording_ends() {
    let (stub, ..) = kernels();
    let (a, mut c) = (buffer(), buffer());
    let handle = cublas::cublasCreate().unwrap();
    let (step, handle) = record_and_call(&stub, Duration::from_secs(10), |stream, _| {
        cublas::cublasSetStream(&handle, stream).unwrap();
        multiply(&handle, &a, &mut c);
        handle
    });
    assert_eq!(stub.pending(), 0, "it was recorded");
    drop(handle);
    step.launch(None).unwrap();
    assert_ne!(STREAM.load(Ordering::Relaxed), 0, "the graph keeps the handle");
    drop(step);
    assert_eq!(STREAM.load(Ordering::Relaxed), 0);
    drop((a, c));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_graph_keeps_plans_of_a_stream_that_joins_the_recording() {
    let (stub, ..) = kernels();
    let is_destroyed = || !DESTROYED.lock().unwrap().is_empty();
    let side = Arc::new(Stream::new().unwrap());
    let [mut from, mut to] = [(); 2].map(|()| DeviceBuffer::zeroed(64).unwrap());
    let plan = cufft::cufftPlan1d(2, cufft::cufftType::CUFFT_C2C, 1).unwrap();
    cufft::cufftSetStream(&plan, &side).unwrap();
    let mut plan = Some(plan);
    let step = record(|stream| {
        side.wait_for(&stream.record()?)?;
        let plan = plan.take().ok_or("it is recorded once")?;
        cufft::cufftExecC2C(&plan, &mut from, &mut to, cufft::CUFFT_FORWARD)?;
        // The plan is dropped during the recording.
        drop(plan);
        stream.wait_for(&side.record()?)?;
        Ok::<(), Box<dyn std::error::Error>>(())
    });
    let step = step.unwrap();
    step.launch(None).unwrap();
    assert!(!is_destroyed());
    drop(step);
    assert!(is_destroyed());
    drop((from, to));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_graph_keeps_memory_of_a_stream_that_joins_while_another_thread_launches() {
    let (stub, read, _) = kernels();
    let before = stub.allocations();
    let (values, side) = (buffer(), Stream::new().unwrap());
    let (stopped, go_on) = stub.stop_next();
    let step = thread::scope(|scope| {
        let launch = scope.spawn(|| {
            Device::get(0).unwrap().make_current().unwrap();
            unsafe { read.launch(&side, 1, 32, &values) }.unwrap();
        });
        // At this point, the launch has found that its stream is not being captured.
        stopped.wait();
        record(|stream| {
            side.wait_for(&stream.record()?)?;
            go_on.wait();
            launch.join().unwrap();
            stream.wait_for(&side.record()?)
        })
    });
    let step = step.unwrap();
    assert_eq!(stub.pending(), 0, "it was recorded");
    drop(values);
    step.launch(None).unwrap();
    assert_eq!((stub.pending(), stub.allocations()), (1, before + 1));
    drop(step);
    assert_eq!((stub.allocations(), stub.faults().as_slice()), (before, NONE));
}

#[test]
fn a_graph_keeps_another_one_that_is_launched_while_its_stream_joins() {
    let (stub, read, _) = kernels();
    let (values, side) = (buffer(), Stream::new().unwrap());
    let inner = record(|stream| unsafe { read.launch(stream, 1, 32, &values) }).unwrap();
    let (stopped, go_on) = stub.stop_next();
    let (side, mut inner) = (&side, Some(inner));
    let outer = thread::scope(|scope| {
        let inner = inner.take();
        let launch = scope.spawn(move || {
            Device::get(0).unwrap().make_current().unwrap();
            inner.unwrap().launch(side).unwrap();
        });
        stopped.wait();
        record(|stream| {
            side.wait_for(&stream.record()?)?;
            go_on.wait();
            launch.join().unwrap();
            stream.wait_for(&side.record()?)
        })
    });
    drop(values);
    outer.unwrap().launch(None).unwrap();
    assert_eq!((stub.pending(), stub.faults().as_slice()), (1, NONE));
}

#[test]
fn a_graph_keeps_the_handles_of_another_one_that_is_launched_while_its_stream_joins() {
    let (stub, ..) = kernels();
    let (products, a, d, side) = (Products::new(), buffer(), buffer(), Stream::new().unwrap());
    let [from, to] = [&a, &d].map(|buffer| unsafe { buffer.as_ptr().memory(64) });
    let inner = record(|stream| {
        products.call(from, to, stream);
        DriverResult::Ok(())
    });
    let (inner, at, mut launched) = (inner.unwrap(), &side, None);
    drop(products);
    let after = &mut launched;
    let outer = record_call_of_another_thread(&stub, &side, move || {
        inner.launch(at).unwrap();
        *after = Some(inner);
    });
    drop(launched);
    outer.launch(None).unwrap();
    assert_eq!(*DESTROYED.lock().unwrap(), [], "the launches of the outer graph use the handle");
    stub.go_on();
    drop((outer, a, d));
    assert_eq!(stub.faults(), NONE);
}

#[test]
fn a_graph_keeps_memory_if_the_recording_also_ends_while_another_thread_launches() {
    let (stub, read, _) = kernels();
    let before = stub.allocations();
    let values = buffer();
    let (stopped, go_on) = stub.stop_next();
    let side = Stream::new().unwrap();
    let step = thread::scope(|scope| {
        let launch = scope.spawn(|| {
            Device::get(0).unwrap().make_current().unwrap();
            unsafe { read.launch(&side, 1, 32, &values) }.unwrap();
        });
        stopped.wait();
        let step = record(|_| DriverResult::Ok(()));
        go_on.wait();
        launch.join().unwrap();
        step
    });
    // The launch cannot detect that it was not recorded.
    drop(values);
    assert_eq!(stub.allocations(), before + 1);
    drop(step.unwrap());
    assert_eq!((stub.pending(), stub.allocations(), stub.faults().as_slice()), (0, before, NONE));
}
