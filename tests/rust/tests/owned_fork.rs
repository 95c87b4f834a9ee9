//! Objects of the parent that are dropped in a child of `fork`, with a stub driver in Rust that counts its calls.
#![cfg(unix)]
// The child only calls the tested functions.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::c_int;
use cubind::cuda13::driver::CUresult;
use cubind::owned::*;
use cubind_tests::process::isolated;
use cubind_tests::stub::stub;

unsafe extern "C" {
    fn fork() -> c_int;
    fn waitpid(child: c_int, status: *mut c_int, options: c_int) -> c_int;
    fn _exit(code: c_int) -> !;
}

cubind::kernel! {
    unsafe fn clear(values: &DeviceBuffer<u32>);
}

/// Forks the process, and returns the result of a function in the child.
fn in_child(body: impl FnOnce() -> u8) -> i32 {
    let child = unsafe { fork() };
    if child == 0 {
        let code = std::panic::catch_unwind(std::panic::AssertUnwindSafe(body)).unwrap_or(u8::MAX);
        unsafe { _exit(c_int::from(code)) };
    }
    let mut status = -1;
    assert_eq!(unsafe { waitpid(child, &raw mut status, 0) }, child);
    assert_eq!(status & 0x7f, 0, "the child was terminated by a signal");
    status >> 8
}

#[test]
fn a_child_of_fork_leaks_objects_of_its_parent() {
    // The test runs in a separate process, so that no other thread holds a lock during the fork.
    isolated(
        "a_child_of_fork_leaks_objects_of_its_parent",
        |_| (),
        || {
            let stub = stub();
            let device = Device::get(0).unwrap();
            device.make_current().unwrap();
            let stream = Stream::new().unwrap();
            let event = stream.record().unwrap();
            let module = Module::from_ptx(c".version 8.0").unwrap();
            let clear = clear::load(&module).unwrap();
            let mut buffer = DeviceBuffer::<u32>::zeroed(64).unwrap();
            let managed = ManagedBuffer::<u32>::zeroed(64).unwrap();
            let pinned = PinnedBuffer::<u32>::zeroed(64).unwrap();
            let pending = buffer.upload(PinnedBuffer::from_slice(&[7; 64]).unwrap(), &stream).unwrap();
            let mut grown = VirtualBuffer::<u32>::reserve(device, 64).unwrap();
            grown.grow(64).unwrap();
            let memory = PhysicalMemory::new(device, 1).unwrap();
            let graph = record(|stream| unsafe { clear.launch(stream, 1, 32, &buffer) }).unwrap();
            let library = Library::from_ptx(c".version 8.0", &JitOptions::new()).unwrap();
            let object = UserObject::new(|| ()).unwrap();
            unsafe { clear.launch(&stream, 1, 32, &buffer) }.unwrap();
            let allocations = stub.allocations();
            stub.take_calls();
            let calls = in_child(|| {
                let error = buffer.to_vec().unwrap_err();
                assert_eq!(error.code(), CUresult::CUDA_ERROR_NOT_INITIALIZED);
                drop((pending, managed, pinned, grown, memory, graph, library, object, clear, module, event));
                stream.close().unwrap();
                buffer.close().unwrap_err();
                assert_eq!(stub.allocations(), allocations);
                u8::try_from(stub.take_calls().len()).unwrap()
            });
            assert_eq!(calls, 0, "the child has called the driver");
            // The parent drops the same objects, and thereby destroys them.
            assert!(stub.take_calls().contains(&"cuStreamDestroy_v2"));
            assert_eq!(stub.faults(), Vec::<String>::new());
        },
    );
}

#[test]
fn a_child_of_fork_does_not_affect_its_parent() {
    isolated(
        "a_child_of_fork_does_not_affect_its_parent",
        |_| (),
        || {
            let stub = stub();
            Device::get(0).unwrap().make_current().unwrap();
            let (stream, buffer) = (Stream::new().unwrap(), DeviceBuffer::<u32>::zeroed(64).unwrap());
            assert_eq!(in_child(|| u8::from(buffer.to_vec().is_err())), 1);
            stub.take_calls();
            buffer.close().unwrap();
            stream.close().unwrap();
            let calls = stub.take_calls();
            assert!(calls.contains(&"cuMemFree_v2") && calls.contains(&"cuStreamDestroy_v2"), "{calls:?}");
            // Objects that a child creates belong to the child.
            let made = in_child(|| {
                let made = unsafe { Owned::<Made>::from_raw(Made) };
                drop(made);
                DESTROYED.load(std::sync::atomic::Ordering::Relaxed)
            });
            assert_eq!(made, 1);
        },
    );
}

static DESTROYED: std::sync::atomic::AtomicU8 = std::sync::atomic::AtomicU8::new(0);

/// An object that is created without a driver.
#[derive(Clone, Copy)]
struct Made;

unsafe impl Destroy for Made {
    type Error = ();
    type Home = ();

    fn home() {}

    unsafe fn destroy(self, (): ()) -> Result<(), ()> {
        DESTROYED.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        Ok(())
    }
}
