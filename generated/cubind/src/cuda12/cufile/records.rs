//! Structs and unions (cuFile).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct CUfileDescr_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUfileDescr_t {
    /// `CUfileFileHandleType type`.
    pub r#type: CUfileFileHandleType,
    /// `CUfileDescr_t.handle handle`.
    pub handle: CUfileDescr_t_handle,
    /// `const CUfileFSOps_t *fs_ops`.
    pub fs_ops: *const CUfileFSOps_t,
}

layout!(CUfileDescr_t size 24 align 8, r#type at 0, handle at 8, fs_ops at 16);

record!(CUfileDescr_t);

/// `struct CUfileError_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct CUfileError_t {
    /// `CUfileOpError err`.
    pub err: CUfileOpError,
    /// `CUresult cu_err`.
    pub cu_err: driver::CUresult,
}

layout!(CUfileError_t size 8 align 4, err at 0, cu_err at 4);

impl Eq for CUfileError_t {}

record!(CUfileError_t);

impl Status for CUfileError_t {
    const SUCCESS: Self = Self {
        err: CUfileOpError::CU_FILE_SUCCESS,
        ..output::zeroed()
    };
    const MISSING_LIBRARY: Self = Self {
        err: CUfileOpError::CU_FILE_DRIVER_NOT_INITIALIZED,
        ..output::zeroed()
    };
    const MISSING_SYMBOL: Self = Self {
        err: CUfileOpError::CU_FILE_DRIVER_VERSION_MISMATCH,
        ..output::zeroed()
    };
    const INVALID_ARGUMENT: Self = Self {
        err: CUfileOpError::CU_FILE_INVALID_VALUE,
        ..output::zeroed()
    };
    fn library() -> &'static Library {
        &CUFILE
    }
    #[inline]
    fn code(self) -> i32 {
        self.err.0
    }
    fn name(self) -> Option<&'static str> {
        self.err.name()
    }
}

record_status!(CUfileError_t, err);

/// `struct CUfileFSOps_t`, from `cufile.h`, since at least CUDA 12.6.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct CUfileFSOps_t {
    /// `const char * (*fs_type)(void *)`.
    pub fs_type: Option<
        unsafe extern "system" fn(*mut c_void) -> *const core::ffi::c_char,
    >,
    /// `int (*getRDMADeviceList)(void *, sockaddr_t **)`.
    pub getRDMADeviceList: Option<
        unsafe extern "system" fn(*mut c_void, *mut *mut sockaddr_t) -> i32,
    >,
    /// `int (*getRDMADevicePriority)(void *, char *, size_t, loff_t, sockaddr_t *)`.
    pub getRDMADevicePriority: Option<
        unsafe extern "system" fn(*mut c_void, *mut core::ffi::c_char, usize, loff_t, *mut sockaddr_t) -> i32,
    >,
    /// `ssize_t (*read)(void *, char *, size_t, loff_t, cufileRDMAInfo_t *)`.
    pub read: Option<
        unsafe extern "system" fn(*mut c_void, *mut core::ffi::c_char, usize, loff_t, *mut cufileRDMAInfo_t) -> ssize_t,
    >,
    /// `ssize_t (*write)(void *, const char *, size_t, loff_t, cufileRDMAInfo_t *)`.
    pub write: Option<
        unsafe extern "system" fn(
            *mut c_void, *const core::ffi::c_char, usize, loff_t, *mut cufileRDMAInfo_t,
        ) -> ssize_t,
    >,
}

layout!(
    CUfileFSOps_t size 40 align 8, fs_type at 0, getRDMADeviceList at 8, getRDMADevicePriority at 16, read at 24,
    write at 32
);

record!(CUfileFSOps_t);
