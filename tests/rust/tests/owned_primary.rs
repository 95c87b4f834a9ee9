//! Work of libraries in primary contexts that the program has not retained. The test runs in its own process, because the
//! crate never releases the contexts that it has retained.
#![allow(clippy::undocumented_unsafe_blocks)]
#![cfg(not(windows))] // NCCL is not available there.

use core::ffi::{CStr, c_void};
use cubind::cuda13::checked::driver::cuCtxSetCurrent;
use cubind::cuda13::driver::CUcontext;
use cubind::nccl::NCCL;
use cubind::owned::*;
use cubind_tests::stub::{Stub, stub};

/// A broadcast in the default stream of the communicator's device, whichever context is current.
unsafe extern "system" fn broadcast(_: usize, to: usize, _: usize, _: i32, _: i32, comm: usize, _: usize) -> i32 {
    Stub::start_on((comm - 0x7100) as i32, to);
    0
}

unsafe extern "system" fn create_all(comms: *mut usize, count: i32, devices: *const i32) -> i32 {
    for index in 0..count as usize {
        unsafe { *comms.add(index) = 0x7100 + *devices.add(index) as usize };
    }
    0
}

unsafe extern "system" fn state(_: usize, state: *mut i32) -> i32 {
    unsafe { *state = 0 };
    0
}

unsafe extern "system" fn succeed() -> i32 {
    0
}

fn find(name: &CStr) -> *mut c_void {
    match name.to_str() {
        Ok("ncclBroadcast") => broadcast as *const () as *mut c_void,
        Ok("ncclCommInitAll") => create_all as *const () as *mut c_void,
        Ok("ncclCommGetAsyncError") => state as *const () as *mut c_void,
        Ok("ncclCommDestroy" | "ncclGroupStart" | "ncclGroupEnd") => succeed as *const () as *mut c_void,
        _ => core::ptr::null_mut(),
    }
}

/// Reads managed memory, and returns the faults of the stub driver.
fn read(stub: &Stub, values: ManagedBuffer<f32>) -> Vec<String> {
    assert_eq!(values.host().unwrap().len(), 8);
    Stub::has_read(values.as_ptr().address(), 32);
    drop(values);
    stub.faults()
}

#[test]
fn memory_waits_for_primary_contexts_that_a_library_has_selected() {
    let stub = stub();
    unsafe { NCCL.load_with(find) }.unwrap();

    // A thread without a context calls a library. The crate has not retained any context.
    unsafe { cuCtxSetCurrent(CUcontext(0x300 as *mut _)) }.unwrap();
    let mut values = ManagedBuffer::<f32>::zeroed(8).unwrap();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            let comm = unsafe { Owned::<nccl::ncclComm_t>::from_raw(nccl::ncclComm_t(0x7100 as *mut _)) };
            nccl::ncclBroadcast(InPlace, &mut values, 8, 0, &comm, None).unwrap();
        });
    });
    assert_eq!(read(&stub, values), Vec::<String>::new());

    // The program has only made the context of the first device current, but creates ranks on two devices.
    let devices = [0, 1].map(|ordinal| Device::get(ordinal).unwrap());
    devices[0].make_current().unwrap();
    let ranks = nccl::Ranks::new(&devices).unwrap();
    let [mut first, mut second] = [(); 2].map(|()| ManagedBuffer::<f32>::zeroed(8).unwrap());
    ranks.ncclBroadcast([(InPlace, &mut first, None), (InPlace, &mut second, None)], 8, 0).unwrap();
    assert_eq!(read(&stub, second), Vec::<String>::new());
    assert_eq!(read(&stub, first), Vec::<String>::new());
}
