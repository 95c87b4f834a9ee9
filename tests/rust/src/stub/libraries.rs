//! Stubs of libraries that use the stub driver. The libraries' work is in the driver's streams, and is done only when
//! something waits for it.

use super::{Stub, stub};
use core::ffi::{CStr, c_void};
use cubind::cuda13::cublas::CUBLAS;
use cubind::cuda13::cublaslt::CUBLASLT;
use cubind::cuda13::cufft::CUFFT;
use cubind::cuda13::cusparse::CUSPARSE;
use cubind::cuda13::driver::cuStreamQuery;
use cubind::cudnn::CUDNN;
use cubind::nccl::{NCCL, ncclResult_t};
use cubind::owned::Device;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, Once};

/// The stream that was set for cuBLAS's handle.
pub static STREAM: AtomicUsize = AtomicUsize::new(0);
/// The stream that was set for cuFFT's plans.
pub static PLANS_STREAM: AtomicUsize = AtomicUsize::new(0);
/// The type codes that were passed to a call.
pub static TYPES: Mutex<Vec<i32>> = Mutex::new(Vec::new());
/// The work that will be started at the end of a group, with its stream.
pub static GROUP: Mutex<Option<Vec<(usize, usize)>>> = Mutex::new(None);
/// The sent and received data: the communicator, the other rank, and the count.
pub static SENT: Mutex<Vec<(usize, i32, usize)>> = Mutex::new(Vec::new());
/// A stream that a library rejects.
pub static REFUSED: AtomicUsize = AtomicUsize::new(usize::MAX);
/// The number of remaining queries that report unfinished work.
pub static ASKED_FOR: AtomicUsize = AtomicUsize::new(0);
/// A matrix layout, by attribute number. The first element is also the stride of a tensor.
pub static LAYOUT: Mutex<Vec<i64>> = Mutex::new(Vec::new());
/// The communicators, plans and handles of cuBLASLt that were destroyed.
pub static DESTROYED: Mutex<Vec<usize>> = Mutex::new(Vec::new());

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
        STREAM.store(0, Ordering::Relaxed);
        unsafe { *handle = 0x7000 };
    }
    // The stream must still be alive. Otherwise the stub driver reports a fault.
    fn cublasDestroy_v2(_handle: usize) {
        let stream = STREAM.swap(0, Ordering::Relaxed);
        if stream != 0 {
            let _ = unsafe { cuStreamQuery(core::ptr::without_provenance_mut::<c_void>(stream).into()) };
        }
    }
    fn cublasSetStream_v2(_handle: usize, stream: usize) {
        if stream == REFUSED.load(Ordering::Relaxed) {
            return 7;
        }
        STREAM.store(stream, Ordering::Relaxed);
    }
    fn cublasGetStream_v2(_handle: usize, stream: *mut usize) {
        unsafe { *stream = STREAM.load(Ordering::Relaxed) };
    }
    fn cublasSgemm_v2(
        _handle: usize, _a: i32, _b: i32, _m: i32, _n: i32, _k: i32, _alpha: *const f32, a: usize, _lda: i32, b: usize, _ldb: i32,
        _beta: *const f32, c: usize, _ldc: i32,
    ) {
        for address in [a, b] {
            Stub::read(STREAM.load(Ordering::Relaxed), address);
        }
        Stub::start(STREAM.load(Ordering::Relaxed), c);
    }
    fn cublasHgemm(
        _handle: usize, _a: i32, _b: i32, _m: i32, _n: i32, _k: i32, alpha: *const u16, _at_a: usize, _lda: i32, _at_b: usize, _ldb: i32,
        _beta: *const u16, _at_c: usize, _ldc: i32,
    ) {
        TYPES.lock().unwrap().push(i32::from(unsafe { *alpha }));
    }
    fn cublasGemmEx(
        _handle: usize, _a: i32, _b: i32, _m: i32, _n: i32, _k: i32, _alpha: *const f32, _at_a: usize, a: i32, _lda: i32, _at_b: usize,
        b: i32, _ldb: i32, _beta: *const f32, _at_c: usize, c: i32, _ldc: i32, _compute: i32, _algo: i32,
    ) {
        TYPES.lock().unwrap().extend([a, b, c]);
    }
    fn cublasSgemmStridedBatched(
        _handle: usize, _a: i32, _b: i32, _m: i32, _n: i32, _k: i32, _alpha: *const f32, _at_a: usize, _lda: i32, _stride_a: i64,
        _at_b: usize, _ldb: i32, _stride_b: i64, _beta: *const f32, _at_c: usize, _ldc: i32, _stride_c: i64, _count: i32,
    ) {
        TYPES.lock().unwrap().push(-2);
    }
    fn cublasSdot_v2(_handle: usize, _n: i32, _x: usize, _incx: i32, _y: usize, _incy: i32, result: *mut f32) {
        unsafe { *result = 7.0 };
    }
    fn cublasSaxpy_v2(_handle: usize, _n: i32, _alpha: *const f32, _x: usize, _incx: i32, _y: usize, _incy: i32) {
        TYPES.lock().unwrap().push(-1);
    }
}

library! {
    find_cusparse;
    fn cusparseCreateCsr(
        matrix: *mut usize, _rows: i64, _cols: i64, _nnz: i64, _offsets: usize, _columns: usize, _values: usize, offsets: i32,
        columns: i32, _base: i32, values: i32,
    ) {
        unsafe { *matrix = 0x7200 };
        TYPES.lock().unwrap().extend([offsets, columns, values]);
    }
    fn cusparseDestroySpMat(_matrix: usize) {}
}

library! {
    find_cufft;
    fn cufftPlan1d(plan: *mut i32, _size: i32, _kind: i32, _batch: i32) {
        unsafe { *plan = 1 };
    }
    fn cufftCreate(plan: *mut i32) {
        unsafe { *plan = 2 };
    }
    fn cufftMakePlan2d(_plan: i32, _nx: i32, _ny: i32, _kind: i32, _sizes: *mut usize) {}
    fn cufftPlanMany(
        plan: *mut i32, _rank: i32, _n: *const i32, _inembed: *const i32, _istride: i32, _idist: i32, _onembed: *const i32, _ostride: i32,
        _odist: i32, _kind: i32, _batch: i32,
    ) {
        unsafe { *plan = 3 };
    }
    fn cufftXtExec(_plan: i32, from: usize, to: usize, _direction: i32) {
        let stream = PLANS_STREAM.load(Ordering::Relaxed);
        Stub::start(stream, from);
        Stub::start(stream, to);
    }
    fn cufftExecR2C(_plan: i32, from: usize, to: usize) {
        let stream = PLANS_STREAM.load(Ordering::Relaxed);
        Stub::start(stream, from);
        Stub::start(stream, to);
    }
    fn cufftDestroy(plan: i32) {
        DESTROYED.lock().unwrap().push(plan as usize);
    }
    fn cufftSetStream(_plan: i32, stream: usize) {
        PLANS_STREAM.store(stream, Ordering::Relaxed);
    }
    fn cufftExecC2C(_plan: i32, from: usize, to: usize, _direction: i32) {
        let stream = PLANS_STREAM.load(Ordering::Relaxed);
        Stub::start(stream, from);
        Stub::start(stream, to);
    }
}

library! {
    find_cudnn;
    fn cudnnCreate(handle: *mut usize) {
        unsafe { *handle = 0x7300 };
    }
    fn cudnnDestroy(_handle: usize) {}
    fn cudnnGetStream(_handle: usize, stream: *mut usize) {
        unsafe { *stream = 0 };
    }
    fn cudnnCreateTensorDescriptor(tensor: *mut usize) {
        unsafe { *tensor = 0x7310 };
    }
    fn cudnnDestroyTensorDescriptor(_tensor: usize) {}
    fn cudnnGetTensorSizeInBytes(_tensor: usize, bytes: *mut usize) {
        unsafe { *bytes = 32 };
    }
    fn cudnnGetTensorNdDescriptor(
        _tensor: usize, asked: i32, _kind: *mut i32, rank: *mut i32, _sizes: *mut i32, strides: *mut i32,
    ) {
        assert_eq!(asked, 8);
        let stride = LAYOUT.lock().unwrap()[0] as i32;
        unsafe { (*rank, *strides, *strides.add(1)) = (2, 4, stride) };
    }
    fn cudnnSoftmaxForward(
        _handle: usize, _algo: i32, _mode: i32, _alpha: *const f32, _of_x: usize, x: usize, _beta: *const f32, _of_y: usize, y: usize,
    ) {
        Stub::read(0, x);
        Stub::start(0, y);
    }
}

library! {
    find_cublaslt;
    fn cublasLtCreate(handle: *mut usize) {
        unsafe { *handle = 0x7400 };
    }
    fn cublasLtDestroy(handle: usize) {
        DESTROYED.lock().unwrap().push(handle);
    }
    fn cublasLtMatmulDescCreate(product: *mut usize, _compute: i32, _scale: i32) {
        unsafe { *product = 0x7410 };
    }
    fn cublasLtMatmulDescDestroy(_product: usize) {}
    fn cublasLtMatrixLayoutCreate(layout: *mut usize, _kind: i32, _rows: u64, _columns: u64, _distance: i64) {
        unsafe { *layout = 0x7420 };
    }
    fn cublasLtMatrixLayoutDestroy(_layout: usize) {}
    fn cublasLtMatrixLayoutGetAttribute(_layout: usize, attribute: i32, value: *mut u8, size: usize, written: *mut usize) {
        // The attributes by number are type, order, rows, columns, leading dimension, batch count, batch stride, and
        // plane offset.
        let value_of = LAYOUT.lock().unwrap().get(attribute as usize).copied().unwrap_or(0);
        let bytes = value_of.to_ne_bytes();
        unsafe { core::ptr::copy_nonoverlapping(bytes.as_ptr(), value, size) };
        unsafe { *written = size };
    }
    fn cublasLtMatmul(
        _handle: usize, _product: usize, _alpha: *const f32, a: usize, _of_a: usize, b: usize, _of_b: usize, _beta: *const f32, c: usize,
        _of_c: usize, d: usize, _of_d: usize, algo: usize, workspace: usize, bytes: usize, stream: usize,
    ) {
        assert_eq!((c, algo, workspace, bytes), (d, 0, 0, 0));
        for address in [a, b] {
            Stub::read(stream, address);
        }
        Stub::start(stream, d);
    }
}

library! {
    find_nccl;
    fn ncclCommCount(_comm: usize, count: *mut i32) {
        unsafe { *count = 2 };
    }
    fn ncclAllGather(_from: usize, _to: usize, count: usize, _datatype: i32, comm: usize, _stream: usize) {
        SENT.lock().unwrap().push((comm, -1, count));
    }
    fn ncclReduceScatter(_from: usize, _to: usize, count: usize, _datatype: i32, _op: i32, comm: usize, _stream: usize) {
        SENT.lock().unwrap().push((comm, -2, count));
    }
    fn ncclReduce(_from: usize, _to: usize, count: usize, _datatype: i32, _op: i32, root: i32, comm: usize, _stream: usize) {
        SENT.lock().unwrap().push((comm, root, count));
    }
    fn ncclBroadcast(from: usize, to: usize, count: usize, _datatype: i32, root: i32, comm: usize, _stream: usize) {
        assert_eq!(from, to);
        SENT.lock().unwrap().push((comm, root, count));
    }
    fn ncclCommDestroy(comm: usize) {
        DESTROYED.lock().unwrap().push(comm);
    }
    fn ncclAllReduce(from: usize, to: usize, _count: usize, datatype: i32, _op: i32, _comm: usize, stream: usize) {
        TYPES.lock().unwrap().push(datatype);
        match &mut *GROUP.lock().unwrap() {
            Some(later) => later.extend([(stream, from), (stream, to)]),
            None => {
                Stub::read(stream, from);
                Stub::start(stream, to);
            }
        }
    }
    fn ncclSend(from: usize, count: usize, _datatype: i32, peer: i32, comm: usize, stream: usize) {
        SENT.lock().unwrap().push((comm, peer, count));
        GROUP.lock().unwrap().as_mut().expect("a group has begun").push((stream, from));
    }
    fn ncclRecv(to: usize, count: usize, _datatype: i32, peer: i32, comm: usize, stream: usize) {
        SENT.lock().unwrap().push((comm, peer, count));
        GROUP.lock().unwrap().as_mut().expect("a group has begun").push((stream, to));
    }
    fn ncclCommGetAsyncError(_comm: usize, state: *mut i32) {
        let left = &ASKED_FOR;
        let is_pending = left.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_ok();
        unsafe { *state = if is_pending { ncclResult_t::ncclInProgress.0 } else { 0 } };
    }
    fn ncclGroupStart() {
        assert!(GROUP.lock().unwrap().replace(Vec::new()).is_none(), "groups are not in groups");
    }
    fn ncclGroupEnd() {
        for (stream, memory) in GROUP.lock().unwrap().take().expect("a group has begun") {
            Stub::start(stream, memory);
        }
    }
    fn ncclCommInitAll(comms: *mut usize, count: i32, devices: *const i32) {
        for index in 0..count as usize {
            assert!(devices.is_null() || unsafe { *devices.add(index) } == 0, "there is one device");
            unsafe { *comms.add(index) = 0x7100 + index };
        }
    }
    fn ncclGetUniqueId(id: *mut u8) {
        unsafe { *id = 42 };
    }
}

/// Loads the driver and the libraries, for one test at a time.
///
/// # Panics
///
/// Panics if other libraries are loaded.
pub fn begin() -> Stub {
    static LOADED: Once = Once::new();
    LOADED.call_once(|| unsafe {
        CUBLAS.load_with(find_cublas).unwrap();
        CUFFT.load_with(find_cufft).unwrap();
        NCCL.load_with(find_nccl).unwrap();
        CUDNN.load_with(find_cudnn).unwrap();
        CUBLASLT.load_with(find_cublaslt).unwrap();
        CUSPARSE.load_with(find_cusparse).unwrap();
    });
    let stub = stub();
    // The state is cleared after the lock is taken, because another test may use the stub until the lock is taken.
    TYPES.lock().unwrap().clear();
    Device::get(0).unwrap().make_current().unwrap();
    STREAM.store(0, Ordering::Relaxed);
    PLANS_STREAM.store(0, Ordering::Relaxed);
    stub
}
