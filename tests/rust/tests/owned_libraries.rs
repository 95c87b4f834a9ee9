//! Functions of libraries that take device memory with its owner: over a driver and libraries in Rust. What they return as done
//! is not, before something waits for its stream.
// The memory is as large as the stubs need.
#![allow(clippy::undocumented_unsafe_blocks)]

use core::ffi::{CStr, c_void};
use cubind::cuda13::cublas::CUBLAS;
use cubind::cuda13::cufft::CUFFT;
use cubind::cuda13::owned::cublas::cublasOperation_t;
use cubind::cuda13::owned::{cublas, cufft};
use cubind::cuda13::runtime::float2;
use cubind::nccl::NCCL;
use cubind::owned::*;
use cubind_tests::stub::{Stub, stub};
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

const NONE: &[String] = &[];
/// The stream that was set in cuBLAS's handle.
static STREAM: AtomicUsize = AtomicUsize::new(0);

macro_rules! library {
    ($find:ident; $(fn $name:ident($($param:ident: $ty:ty),* $(,)?) $body:block)*) => {
        $(
            #[allow(non_snake_case, clippy::too_many_arguments)]
            unsafe extern "system" fn $name($($param: $ty),*) -> i32 {
                $body
                0
            }
        )*

        fn $find(name: &CStr) -> *mut c_void {
            match name.to_str() {
                $(Ok(stringify!($name)) => $name as *const () as *mut c_void,)*
                _ => core::ptr::null_mut(),
            }
        }
    };
}

library! {
    find_cublas;
    fn cublasCreate_v2(handle: *mut usize) {
        unsafe { *handle = 0x7000 };
    }
    fn cublasDestroy_v2(_handle: usize) {}
    fn cublasSetStream_v2(_handle: usize, stream: usize) {
        STREAM.store(stream, Ordering::Relaxed);
    }
    fn cublasGetStream_v2(_handle: usize, stream: *mut usize) {
        unsafe { *stream = STREAM.load(Ordering::Relaxed) };
    }
    fn cublasSgemm_v2(
        _handle: usize, _a: i32, _b: i32, _m: i32, _n: i32, _k: i32, _alpha: *const f32, a: usize, _lda: i32, b: usize, _ldb: i32,
        _beta: *const f32, c: usize, _ldc: i32,
    ) {
        for address in [a, b, c] {
            Stub::start(STREAM.load(Ordering::Relaxed), address);
        }
    }
}

library! {
    find_cufft;
    fn cufftPlan1d(plan: *mut i32, _size: i32, _kind: i32, _batch: i32) {
        unsafe { *plan = 1 };
    }
    fn cufftDestroy(_plan: i32) {}
    fn cufftExecC2C(_plan: i32, from: usize, to: usize, _direction: i32) {
        Stub::start(0, from);
        Stub::start(0, to);
    }
}

library! {
    find_nccl;
    fn ncclCommDestroy(_comm: usize) {}
    fn ncclAllReduce(from: usize, to: usize, _count: usize, _datatype: i32, _op: i32, _comm: usize, stream: usize) {
        Stub::start(stream, from);
        Stub::start(stream, to);
    }
}

fn begin() -> Stub {
    static LOADED: Once = Once::new();
    LOADED.call_once(|| unsafe {
        CUBLAS.load_with(find_cublas).unwrap();
        CUFFT.load_with(find_cufft).unwrap();
        NCCL.load_with(find_nccl).unwrap();
    });
    let stub = stub();
    Device::get(0).unwrap().make_current().unwrap();
    STREAM.store(0, Ordering::Relaxed);
    stub
}

/// A product whose matrices are whatever is passed.
fn multiply<A: DeviceInput<f32>, B: DeviceInput<f32>, C: DeviceOutput<f32>>(
    handle: &Owned<cublas::cublasHandle_t, 13>,
    a: A,
    b: B,
    c: C,
) {
    let none = cublasOperation_t::CUBLAS_OP_N;
    let (one, zero) = (1.0_f32, 0.0_f32);
    unsafe {
        cublas::cublasSgemm(handle, none, none, 2, 2, 2, (&one).into(), a, 2, b, 2, (&zero).into(), c, 2).unwrap();
    }
}

#[test]
fn memory_waits_for_the_stream_of_the_handle() {
    let stub = begin();
    let handle = cublas::cublasCreate().unwrap();
    let (stream, other) = (Stream::new().unwrap(), Stream::new().unwrap());
    let a = DeviceBuffer::from_slice(&[1.0_f32; 4]).unwrap();
    let mut c = DeviceBuffer::<f32>::zeroed(8).unwrap();
    let unused = DeviceBuffer::<u32>::zeroed(8).unwrap();
    Stub::start(other.handle().0 as usize, unused.as_ptr().address() as usize);
    for set in [None, Some(&stream)] {
        unsafe { cublas::cublasSetStream(&handle, set).unwrap() };
        multiply(&handle, &a, a.slice(..), c.slice_mut(..4));
        assert_eq!(stub.pending(), 4);
        stub.calls();
        c.to_vec().unwrap();
        assert_eq!(stub.pending(), 1, "the other stream goes on");
        assert!(!stub.calls().contains(&"cuCtxSynchronize"));
    }
    multiply(&handle, &a, &a, &mut c);
    drop(a);
    drop(c);
    assert_eq!(stub.pending(), 1);
    // Nobody has told the buffer of what the test itself has started.
    other.synchronize().unwrap();
    drop(unused);
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn every_kind_of_memory_is_taken() {
    let stub = begin();
    let handle = cublas::cublasCreate().unwrap();
    let stream = Stream::new().unwrap();
    unsafe { cublas::cublasSetStream(&handle, &stream).unwrap() };
    let mut managed = ManagedBuffer::<f32>::zeroed(4).unwrap();
    let mut pinned = PinnedBuffer::<f32>::zeroed(4).unwrap();
    let mut grown = VirtualBuffer::<f32>::reserve(Device::get(0).unwrap(), 4).unwrap();
    grown.grow(4).unwrap();
    multiply(&handle, &pinned, &grown, &mut managed);
    assert_eq!(managed.host().unwrap(), [0.0; 4]);
    assert_eq!(stub.pending(), 0);
    multiply(&handle, &managed, &grown, &mut pinned);
    pinned.settle().unwrap();
    assert_eq!(stub.pending(), 0);
    multiply(&handle, &managed, &pinned, &mut grown);
    drop((managed, pinned, grown));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
    // Of a bare address nobody knows who waits.
    let buffer = DeviceBuffer::<f32>::zeroed(4).unwrap();
    multiply(&handle, buffer.as_ptr(), buffer.as_ptr(), buffer.as_ptr());
    stream.synchronize().unwrap();
}

#[test]
fn memory_waits_for_the_context_where_nobody_tells_the_stream() {
    let stub = begin();
    let plan = cufft::cufftPlan1d(8, cufft::cufftType::CUFFT_C2C, 1).unwrap();
    let (mut from, mut to) = (DeviceBuffer::<float2>::zeroed(8).unwrap(), DeviceBuffer::<float2>::zeroed(8).unwrap());
    unsafe { cufft::cufftExecC2C(&plan, &mut from, &mut to, cufft::CUFFT_FORWARD).unwrap() };
    stub.calls();
    to.to_vec().unwrap();
    assert!(stub.calls().contains(&"cuCtxSynchronize"));
    assert_eq!((stub.pending(), stub.faults().as_slice()), (0, NONE));
}

#[test]
fn memory_waits_for_the_stream_that_is_passed() {
    let stub = begin();
    let comm = unsafe { Owned::<nccl::ncclComm_t>::from_raw(nccl::ncclComm_t(0x7100 as *mut _)) };
    let stream = Stream::new().unwrap();
    let from = DeviceBuffer::<f32>::zeroed(8).unwrap();
    let mut to = DeviceBuffer::<f32>::zeroed(8).unwrap();
    let (float, sum) = (nccl::ncclDataType_t::ncclFloat32, nccl::ncclRedOp_t::ncclSum);
    for stream in [None, Some(&stream)] {
        unsafe { nccl::ncclAllReduce(&from, &mut to, 8, float, sum, &comm, stream).unwrap() };
        stub.calls();
        to.to_vec().unwrap();
        assert_eq!(stub.pending(), 0);
        assert!(!stub.calls().contains(&"cuCtxSynchronize"));
    }
    assert_eq!(stub.faults(), NONE);
}
