//! Results of calls other than success: outputs of calls whose work continues, and error messages. Functions in this
//! program replace the libraries.

use core::ffi::{CStr, c_char, c_void};
use cubind::cuda13::checked::driver;
use cubind::cuda13::cufile::{self, CUfileError_t, CUfileHandle_t, CUfileOpError};
use cubind::cudnn::{self, cudnnDataType_t, cudnnStatus_t, cudnnTensorDescriptor_t, cudnnTensorFormat_t};
use cubind::nccl::{self, ncclComm_t, ncclResult_t, ncclUniqueId};
use cubind::{Cause, Outcome, Status, checked};

extern "system" fn init(comm: *mut *mut c_void, _: i32, _: ncclUniqueId, rank: i32, _: *const c_void) -> i32 {
    // SAFETY: the caller passes the address of a variable.
    unsafe { *comm = core::ptr::without_provenance_mut(0x50) };
    if rank == 0 { 7 } else { 4 }
}

extern "system" fn async_error(_: *mut c_void, state: *mut i32) -> i32 {
    // SAFETY: the caller passes the address of a variable.
    unsafe { *state = 7 };
    0
}

extern "system" fn last_error(_: *mut c_void) -> *const c_char {
    c"rank 1 of 0 ranks\n".as_ptr()
}

fn find_nccl(name: &CStr) -> *mut c_void {
    match name.to_bytes() {
        b"ncclCommInitRankConfig" => init as *mut c_void,
        b"ncclCommGetAsyncError" => async_error as *mut c_void,
        b"ncclGetLastError" => last_error as *mut c_void,
        _ => core::ptr::null_mut(),
    }
}

#[test]
fn work_in_progress_is_not_a_failure() {
    // SAFETY: the functions above have the types of NCCL's functions, and objects are integers.
    unsafe {
        nccl::NCCL.load_with(find_nccl).unwrap();
        let id = ncclUniqueId::default();
        let comm = ncclComm_t(core::ptr::without_provenance_mut(0x50));
        assert_eq!(nccl::ncclCommInitRankConfig(2, id, 0, None), (ncclResult_t::ncclInProgress, comm));
        assert_eq!(nccl::ncclCommInitRankConfig(2, id, 0, None).ok(), Ok(comm));
        assert!(ncclResult_t::ncclInProgress.is_success() && !ncclResult_t::ncclInternalError.is_success());
        assert_eq!(checked::nccl::ncclCommInitRankConfig(2, id, 0, None), Ok(comm));
        assert_eq!(checked::nccl::ncclCommGetAsyncError(comm), Ok(ncclResult_t::ncclInProgress));
        let error = checked::nccl::ncclCommInitRankConfig(2, id, 1, None).unwrap_err();
        assert_eq!(error.to_string(), "ncclCommInitRankConfig: ncclInvalidArgument (4): rank 1 of 0 ranks");
        // A missing function is not called.
        let error = checked::nccl::ncclGroupEnd().unwrap_err();
        assert!(matches!(error.cause(), Cause::Function(_)) && error.message().is_none(), "{error}");
    }
}

extern "system" fn read(_: *mut c_void, _: *mut c_void, size: usize, _: i64, _: i64) -> isize {
    size.cast_signed()
}

fn find_cufile(name: &CStr) -> *mut c_void {
    match name.to_bytes() {
        b"cuFileRead" => read as *mut c_void,
        _ => core::ptr::null_mut(),
    }
}

#[test]
fn a_count_below_zero_is_a_code() {
    let handle = CUfileHandle_t::default();
    let code = |err| CUfileError_t { err, ..CUfileError_t::default() };
    // SAFETY: the function above does not dereference its arguments.
    unsafe {
        cufile::CUFILE.load_with(find_cufile).unwrap();
        let read = |size: isize| cufile::cuFileRead(handle, core::ptr::null_mut(), size.cast_unsigned(), 0, 0);
        assert_eq!(read(4096), (code(CUfileOpError::CU_FILE_SUCCESS), 4096));
        assert_eq!(read(-5011), (code(CUfileOpError::CU_FILE_CUDA_DRIVER_ERROR), -5011));
        // The error code is stored in C's `errno`.
        assert_ne!(read(-1).0, code(CUfileOpError::CU_FILE_SUCCESS));
        let checked = |size: isize| {
            cubind::cuda13::checked::cufile::cuFileRead(handle, core::ptr::null_mut(), size.cast_unsigned(), 0, 0)
        };
        assert_eq!(checked(4096), Ok(4096));
        assert_eq!(checked(-5011).unwrap_err().code(), code(CUfileOpError::CU_FILE_CUDA_DRIVER_ERROR));
        // The result of a missing function must not be 0 written bytes.
        let (missing, count) = cufile::cuFileWrite(handle, core::ptr::null(), 1, 0, 0);
        assert_eq!(missing, CUfileError_t::MISSING_SYMBOL);
        assert_eq!(count, -i64::from(missing.err.0));
    }
}

extern "system" fn set(_: *mut c_void, _: i32, _: i32, n: i32, _: i32, _: i32, _: i32) -> i32 {
    if n > 0 { 0 } else { 2000 }
}

extern "system" fn last_error_string(text: *mut c_char, size: usize) {
    let words = c"(n <= 0) || (c <= 0)".to_bytes_with_nul();
    assert!(size > words.len());
    // SAFETY: the buffer is large enough.
    unsafe { text.copy_from_nonoverlapping(words.as_ptr().cast(), words.len()) };
}

fn find_cudnn(name: &CStr) -> *mut c_void {
    match name.to_bytes() {
        b"cudnnSetTensor4dDescriptor" => set as *mut c_void,
        b"cudnnGetLastErrorString" => last_error_string as *mut c_void,
        _ => core::ptr::null_mut(),
    }
}

#[test]
fn errors_have_the_message_of_the_library() {
    // SAFETY: the functions above have the types of cuDNN's functions, and do not dereference arguments.
    let set = |n| unsafe {
        let (format, data) = (cudnnTensorFormat_t(0), cudnnDataType_t(0));
        checked::cudnn::cudnnSetTensor4dDescriptor(cudnnTensorDescriptor_t::NULL, format, data, n, 1, 1, 1)
    };
    // SAFETY: the functions above have the types of cuDNN's functions, and do not dereference arguments.
    unsafe { cudnn::CUDNN.load_with(find_cudnn) }.unwrap();
    assert_eq!(set(1), Ok(()));
    let error = set(0).unwrap_err();
    assert_eq!((error.code(), error.message()), (cudnnStatus_t::CUDNN_STATUS_BAD_PARAM, Some("(n <= 0) || (c <= 0)")));
    let words = "cudnnSetTensor4dDescriptor: CUDNN_STATUS_BAD_PARAM (2000): (n <= 0) || (c <= 0)";
    assert_eq!((error.to_string(), format!("{error:?}")), (words.to_owned(), words.to_owned()));
    assert_eq!(error.clone(), error);
}

#[test]
fn lengths_that_disagree_are_named() {
    let node = driver::CUgraphNode::NULL;
    // SAFETY: the call is rejected before a library is called.
    let error =
        unsafe { driver::cuGraphAddDependencies(driver::CUgraph::NULL, &[node], &[node, node], &[]) }.unwrap_err();
    let words =
        "cuGraphAddDependencies: CUDA_ERROR_INVALID_VALUE (1): the lengths of `from`, `to`, `edgeData` disagree";
    assert_eq!(error.to_string(), words);
    assert!(!cubind::cuda13::driver::DRIVER.is_loaded());
}

#[test]
fn rejects_a_list_that_is_longer_than_the_array_of_the_library() {
    const MOST: usize = cudnn::CUDNN_DIM_MAX as usize;
    let (format, data) = (cudnnTensorFormat_t(0), cudnnDataType_t(0));
    let set = |dims: &[i32]| {
        // SAFETY: the call is rejected before a library is called, or the library is missing.
        unsafe { cudnn::cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t::NULL, format, data, dims) }
    };
    for len in [MOST + 1, 64, 100_000] {
        assert_eq!(set(&vec![1; len]), (cudnnStatus_t::CUDNN_STATUS_BAD_PARAM,));
    }
    // SAFETY: the call is rejected before a library is called, or the library is missing.
    let error = unsafe {
        checked::cudnn::cudnnSetTensorNdDescriptorEx(cudnnTensorDescriptor_t::NULL, format, data, &[1; MOST + 1])
    };
    let words = "cudnnSetTensorNdDescriptorEx: CUDNN_STATUS_BAD_PARAM (2000): `dimA` has more than 8 elements";
    assert_eq!(error.unwrap_err().to_string(), words);
}
