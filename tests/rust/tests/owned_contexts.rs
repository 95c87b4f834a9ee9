//! Memory that a library uses in one of several contexts. The test runs in its own process, because device contexts are
//! never released.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::{CStr, c_void};
use cubind::cuda13::driver::CUresult;
use cubind::nccl::NCCL;
use cubind::owned::*;
use cubind_tests::stub::{Stub, stub};

unsafe extern "system" fn bcast(memory: usize, _: usize, _: i32, _: i32, _: usize, stream: usize) -> i32 {
    Stub::start(stream, memory);
    0
}

unsafe extern "system" fn destroy(_: usize) -> i32 {
    0
}

fn find(name: &CStr) -> *mut c_void {
    match name.to_str() {
        Ok("ncclBcast") => bcast as *const () as *mut c_void,
        Ok("ncclCommDestroy") => destroy as *const () as *mut c_void,
        _ => core::ptr::null_mut(),
    }
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
