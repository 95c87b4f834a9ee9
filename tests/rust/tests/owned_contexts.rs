//! Memory that a library uses in one of several contexts. The test runs in its own process, because device contexts are
//! never released.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::{CStr, c_void};
use cubind::AnyError;
use cubind::cuda13::checked::driver::{cuCtxSetCurrent, cuStreamCreate};
use cubind::cuda13::curand::CURAND;
use cubind::cuda13::driver::{CUcontext, CUresult, CUstream, CUstream_flags};
use cubind::cuda13::owned::curand::{curandCreateGenerator, curandGenerateUniform, curandRngType_t, curandSetStream};
use cubind::nccl::NCCL;
use cubind::owned::*;
use cubind_tests::stub::{Stub, stub};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Once};

unsafe extern "system" fn bcast(memory: usize, _: usize, _: i32, _: i32, _: usize, stream: usize) -> i32 {
    Stub::start(stream, memory);
    0
}

/// Memory that the work of a communicator uses, or 0.
static USED: AtomicUsize = AtomicUsize::new(0);

unsafe extern "system" fn destroy(_: usize) -> i32 {
    match USED.swap(0, Ordering::Relaxed) {
        0 => {}
        address => Stub::has_read(address as u64, 32),
    }
    0
}

/// The stream that was set in cuRAND's generator.
static STREAM: AtomicUsize = AtomicUsize::new(0);

unsafe extern "system" fn create_generator(generator: *mut usize, _: i32) -> i32 {
    unsafe { *generator = 0x7200 };
    0
}

unsafe extern "system" fn set_stream(_: usize, stream: usize) -> i32 {
    STREAM.store(stream, Ordering::Relaxed);
    0
}

unsafe extern "system" fn generate(_: usize, memory: usize, _: usize) -> i32 {
    Stub::start(STREAM.load(Ordering::Relaxed), memory);
    0
}

fn find(name: &CStr) -> *mut c_void {
    match name.to_str() {
        Ok("ncclBcast") => bcast as *const () as *mut c_void,
        Ok("ncclCommDestroy") => destroy as *const () as *mut c_void,
        Ok("curandCreateGenerator") => create_generator as *const () as *mut c_void,
        Ok("curandSetStream") => set_stream as *const () as *mut c_void,
        Ok("curandGenerateUniform") => generate as *const () as *mut c_void,
        _ => core::ptr::null_mut(),
    }
}

fn load() {
    static LOADED: Once = Once::new();
    LOADED.call_once(|| unsafe { NCCL.load_with(find).and(CURAND.load_with(find)) }.unwrap());
}

fn communicator() -> Owned<nccl::ncclComm_t> {
    unsafe { Owned::from_raw(nccl::ncclComm_t(0x7100 as *mut _)) }
}

#[test]
fn default_streams_of_several_contexts_are_waited_for() {
    let stub = stub();
    unsafe { NCCL.load_with(find) }.unwrap();
    let comm = unsafe { Owned::<nccl::ncclComm_t>::from_raw(nccl::ncclComm_t(0x7100 as *mut _)) };
    let waits = |stub: &Stub| stub.take_calls().iter().filter(|call| **call == "cuCtxSynchronize").count();

    // If there is only one device, a thread without a context gets the context of that device, and waits only for the
    // default stream of this context.
    Device::get(0).unwrap().primary_context().unwrap();
    let mut values = DeviceBuffer::<f32>::zeroed(8).unwrap();
    nccl::ncclBcast(&mut values, 8, 0, &comm, None).unwrap();
    stub.take_calls();
    values.to_vec().unwrap();
    assert_eq!((waits(&stub), stub.pending()), (0, 0));

    // The library works in the context in which it was created, which need not be current, so the work may be in the
    // default stream of either context.
    Device::get(1).unwrap().make_current().unwrap();
    nccl::ncclBcast(&mut values, 8, 0, &comm, None).unwrap();
    stub.take_calls();
    drop(values);
    assert_eq!((waits(&stub), stub.pending()), (2, 0));
    assert_eq!(stub.faults(), Vec::<String>::new());

    // If there are several contexts, a thread without a context does not get any of them.
    let made = std::thread::spawn(|| DeviceBuffer::<f32>::zeroed(8).map(drop)).join().unwrap();
    assert_eq!(made.unwrap_err().code(), CUresult::CUDA_ERROR_INVALID_CONTEXT);
}

/// Makes a context current that raw functions have created. Only its creator may destroy it, so it cannot be waited for
/// later.
fn enter_other() {
    unsafe { cuCtxSetCurrent(CUcontext(0x300 as *mut _)) }.unwrap();
}

/// Reads managed memory of device 0 after work on it in another context.
fn read_after(work: impl FnOnce(&mut ManagedBuffer<f32>)) {
    let stub = stub();
    load();
    let context = Device::get(0).unwrap().primary_context().unwrap();
    context.make_current().unwrap();
    let mut values = ManagedBuffer::<f32>::zeroed(8).unwrap();
    enter_other();
    work(&mut values);
    context.make_current().unwrap();
    assert_eq!(values.host().unwrap().len(), 8);
    Stub::has_read(values.as_ptr().address(), 32);
    drop(values);
    assert_eq!(stub.faults(), Vec::<String>::new());
}

#[test]
fn memory_waits_for_the_default_stream_of_an_unknown_context() {
    read_after(|values| nccl::ncclBcast(values, 8, 0, &communicator(), None).unwrap());
}

#[test]
fn memory_waits_for_a_borrowed_stream_of_an_unknown_context() {
    read_after(|values| {
        let stream = unsafe { cuStreamCreate(CUstream_flags::CU_STREAM_NON_BLOCKING) }.unwrap();
        let stream = unsafe { Borrowed::<CUstream>::from_raw(stream) };
        nccl::ncclBcast(values, 8, 0, &communicator(), stream).unwrap();
    });
}

#[test]
fn memory_waits_for_a_stream_of_an_unknown_context_that_a_handle_keeps() {
    // A raw function may have set another stream, so this is only probably the stream of the work.
    read_after(|values| {
        let generator = curandCreateGenerator(curandRngType_t::CURAND_RNG_PSEUDO_DEFAULT).unwrap();
        curandSetStream(&generator, Arc::new(Stream::new().unwrap())).unwrap();
        curandGenerateUniform(&generator, values, 8).unwrap();
        // Otherwise the stream would be destroyed, which waits for its work.
        core::mem::forget(generator);
    });
}

/// Launches a graph in a context, and drops the graph. The graph keeps a communicator, but no memory.
fn drop_a_launched_graph(recorded_in: fn(), launched_in: fn()) {
    let stub = stub();
    load();
    let context = Device::get(0).unwrap().primary_context().unwrap();
    context.make_current().unwrap();
    let memory = DeviceBuffer::<f32>::zeroed(8).unwrap().into_raw();
    recorded_in();
    let comm = communicator();
    let graph = record(|stream| {
        nccl::ncclBcast(unsafe { memory.memory::<'_>(8) }, 8, 0, &comm, stream).map_err(AnyError::from)
    });
    let graph = graph.unwrap();
    drop(comm);
    launched_in();
    graph.launch(None).unwrap();
    context.make_current().unwrap();
    USED.store(memory.address() as usize, Ordering::Relaxed);
    drop(graph);
    assert_eq!(USED.load(Ordering::Relaxed), 0, "the communicator is destroyed");
    assert_eq!(stub.faults(), Vec::<String>::new());
}

#[test]
fn handles_in_a_graph_wait_for_a_launch_in_an_unknown_context() {
    drop_a_launched_graph(|| (), enter_other);
}

#[test]
fn handles_of_an_unknown_context_in_a_graph_wait_for_a_launch_in_it() {
    drop_a_launched_graph(enter_other, enter_other);
}

#[test]
fn memory_is_not_read_after_the_loss_of_a_stream_of_an_unknown_context() {
    let stub = stub();
    load();
    let context = Device::get(0).unwrap().primary_context().unwrap();
    context.make_current().unwrap();
    let mut values = ManagedBuffer::<f32>::zeroed(8).unwrap();
    enter_other();
    let (mut captured, joins) = (Stream::new().unwrap(), Stream::new().unwrap());
    nccl::ncclBcast(&mut values, 8, 0, &communicator(), &joins).unwrap();
    // The stream joins the capture and is destroyed in it, so its work cannot be waited for.
    let lost = capture(&mut captured, |stream| {
        joins.wait_for(&stream.record()?)?;
        drop(joins);
        DriverResult::Ok(())
    });
    lost.unwrap_err();
    context.make_current().unwrap();
    assert_eq!(values.host().unwrap_err().code(), CUresult::CUDA_ERROR_INVALID_CONTEXT);
    core::mem::forget(values);
    assert_eq!(stub.faults(), Vec::<String>::new());
}

#[test]
fn memory_of_a_stream_is_in_the_context_of_the_stream() {
    let stub = stub();
    let context = Device::get(0).unwrap().primary_context().unwrap();
    context.make_current().unwrap();
    let stream = Stream::new().unwrap();
    enter_other();
    let values = StreamBuffer::<u32>::zeroed(8, &stream).unwrap();
    context.make_current().unwrap();
    stub.take_calls();
    assert_eq!(values.as_slice().to_vec().unwrap(), [0; 8]);
    drop(values);
    // The other context may be destroyed by now.
    assert!(!stub.take_calls().contains(&"cuCtxPushCurrent_v2"));
    assert_eq!(stub.faults(), Vec::<String>::new());
}

#[test]
fn memory_waits_for_graphs_in_the_default_stream_of_an_unknown_context() {
    read_after(|values| {
        let graph =
            record(|stream| nccl::ncclBcast(&mut *values, 8, 0, &communicator(), stream).map_err(AnyError::from))
                .unwrap();
        graph.launch(None).unwrap();
    });
}
