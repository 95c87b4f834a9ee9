//! Structs and unions (cuDSS).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cudssDeviceMemHandler_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudssDeviceMemHandler_t {
    /// `void *ctx`.
    pub ctx: *mut c_void,
    /// `int (*device_alloc)(void *, void **, size_t, cudaStream_t)`.
    pub device_alloc: Option<
        unsafe extern "system" fn(*mut c_void, *mut *mut c_void, usize, runtime::cudaStream_t) -> i32,
    >,
    /// `int (*device_free)(void *, void *, size_t, cudaStream_t)`.
    pub device_free: Option<
        unsafe extern "system" fn(*mut c_void, *mut c_void, usize, runtime::cudaStream_t) -> i32,
    >,
    /// `char name[64]`.
    pub name: [core::ffi::c_char; 64],
}

layout!(cudssDeviceMemHandler_t size 88 align 8, ctx at 0, device_alloc at 8, device_free at 16, name at 24);

record!(cudssDeviceMemHandler_t);

/// `struct cudssDistributedInterface_t`, from `cudss_distributed_interface.h`, since at least cuDSS 1.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudssDistributedInterface_t {
    /// `int (*cudssCommRankDevice)(void *, int *)`.
    pub cudssCommRankDevice: Option<
        unsafe extern "system" fn(*mut c_void, *mut i32) -> i32,
    >,
    /// `int (*cudssCommSizeDevice)(void *, int *)`.
    pub cudssCommSizeDevice: Option<
        unsafe extern "system" fn(*mut c_void, *mut i32) -> i32,
    >,
    /// `int (*cudssSendDevice)(const void *, int, cudaDataType_t, int, int, void *, cudaStream_t)`.
    pub cudssSendDevice: Option<
        unsafe extern "system" fn(
            *const c_void, i32, runtime::cudaDataType, i32, i32, *mut c_void, runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssRecvDevice)(void *, int, cudaDataType_t, int, int, void *, cudaStream_t)`.
    pub cudssRecvDevice: Option<
        unsafe extern "system" fn(
            *mut c_void, i32, runtime::cudaDataType, i32, i32, *mut c_void, runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssBcastDevice)(void *, int, cudaDataType_t, int, void *, cudaStream_t)`.
    pub cudssBcastDevice: Option<
        unsafe extern "system" fn(
            *mut c_void, i32, runtime::cudaDataType, i32, *mut c_void, runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssReduceDevice)(const void *, void *, int, cudaDataType_t, cudssOpType_t, int, void *, cudaStream_t)`.
    pub cudssReduceDevice: Option<
        unsafe extern "system" fn(
            *const c_void, *mut c_void, i32, runtime::cudaDataType, cudssOpType_t, i32, *mut c_void,
            runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssAllreduceDevice)(const void *, void *, int, cudaDataType_t, cudssOpType_t, void *, cudaStream_t)`.
    pub cudssAllreduceDevice: Option<
        unsafe extern "system" fn(
            *const c_void, *mut c_void, i32, runtime::cudaDataType, cudssOpType_t, *mut c_void, runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssScattervDevice)(const void *, const int *, const int *, cudaDataType_t, void *, int, cudaDataType_t, int, void *, cudaStream_t)`.
    pub cudssScattervDevice: Option<
        unsafe extern "system" fn(
            *const c_void, *const i32, *const i32, runtime::cudaDataType, *mut c_void, i32, runtime::cudaDataType, i32,
            *mut c_void, runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssCommSplitDevice)(const void *, int, int, void *)`.
    pub cudssCommSplitDevice: Option<
        unsafe extern "system" fn(*const c_void, i32, i32, *mut c_void) -> i32,
    >,
    /// `int (*cudssCommFreeDevice)(void *)`.
    pub cudssCommFreeDevice: Option<unsafe extern "system" fn(*mut c_void) -> i32>,
    /// `int (*cudssCommRankHost)(void *, int *)`.
    pub cudssCommRankHost: Option<
        unsafe extern "system" fn(*mut c_void, *mut i32) -> i32,
    >,
    /// `int (*cudssCommSizeHost)(void *, int *)`.
    pub cudssCommSizeHost: Option<
        unsafe extern "system" fn(*mut c_void, *mut i32) -> i32,
    >,
    /// `int (*cudssSendHost)(const void *, int, cudaDataType_t, int, int, void *, cudaStream_t)`.
    pub cudssSendHost: Option<
        unsafe extern "system" fn(
            *const c_void, i32, runtime::cudaDataType, i32, i32, *mut c_void, runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssRecvHost)(void *, int, cudaDataType_t, int, int, void *, cudaStream_t)`.
    pub cudssRecvHost: Option<
        unsafe extern "system" fn(
            *mut c_void, i32, runtime::cudaDataType, i32, i32, *mut c_void, runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssBcastHost)(void *, int, cudaDataType_t, int, void *, cudaStream_t)`.
    pub cudssBcastHost: Option<
        unsafe extern "system" fn(
            *mut c_void, i32, runtime::cudaDataType, i32, *mut c_void, runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssReduceHost)(const void *, void *, int, cudaDataType_t, cudssOpType_t, int, void *, cudaStream_t)`.
    pub cudssReduceHost: Option<
        unsafe extern "system" fn(
            *const c_void, *mut c_void, i32, runtime::cudaDataType, cudssOpType_t, i32, *mut c_void,
            runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssAllreduceHost)(const void *, void *, int, cudaDataType_t, cudssOpType_t, void *, cudaStream_t)`.
    pub cudssAllreduceHost: Option<
        unsafe extern "system" fn(
            *const c_void, *mut c_void, i32, runtime::cudaDataType, cudssOpType_t, *mut c_void, runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssScattervHost)(const void *, const int *, const int *, cudaDataType_t, void *, int, cudaDataType_t, int, void *, cudaStream_t)`.
    pub cudssScattervHost: Option<
        unsafe extern "system" fn(
            *const c_void, *const i32, *const i32, runtime::cudaDataType, *mut c_void, i32, runtime::cudaDataType, i32,
            *mut c_void, runtime::cudaStream_t,
        ) -> i32,
    >,
    /// `int (*cudssCommSplitHost)(const void *, int, int, void *)`.
    pub cudssCommSplitHost: Option<
        unsafe extern "system" fn(*const c_void, i32, i32, *mut c_void) -> i32,
    >,
    /// `int (*cudssCommFreeHost)(void *)`.
    pub cudssCommFreeHost: Option<unsafe extern "system" fn(*mut c_void) -> i32>,
    /// `int (*cudssDistributedGetProperty)(libraryPropertyType, int *)`.
    pub cudssDistributedGetProperty: Option<
        unsafe extern "system" fn(runtime::libraryPropertyType, *mut i32) -> i32,
    >,
}

layout!(
    cudssDistributedInterface_t size 168 align 8, cudssCommRankDevice at 0, cudssCommSizeDevice at 8,
    cudssSendDevice at 16, cudssRecvDevice at 24, cudssBcastDevice at 32, cudssReduceDevice at 40,
    cudssAllreduceDevice at 48, cudssScattervDevice at 56, cudssCommSplitDevice at 64, cudssCommFreeDevice at 72,
    cudssCommRankHost at 80, cudssCommSizeHost at 88, cudssSendHost at 96, cudssRecvHost at 104, cudssBcastHost at 112,
    cudssReduceHost at 120, cudssAllreduceHost at 128, cudssScattervHost at 136, cudssCommSplitHost at 144,
    cudssCommFreeHost at 152, cudssDistributedGetProperty at 160
);

record!(cudssDistributedInterface_t);

/// `struct cudssPinnedMemHandler_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudssPinnedMemHandler_t {
    /// `void *ctx`.
    pub ctx: *mut c_void,
    /// `int (*pinned_alloc)(void *, void **, size_t, cudaStream_t)`.
    pub pinned_alloc: Option<
        unsafe extern "system" fn(*mut c_void, *mut *mut c_void, usize, runtime::cudaStream_t) -> i32,
    >,
    /// `int (*pinned_free)(void *, void *, size_t, cudaStream_t)`.
    pub pinned_free: Option<
        unsafe extern "system" fn(*mut c_void, *mut c_void, usize, runtime::cudaStream_t) -> i32,
    >,
    /// `char name[64]`.
    pub name: [core::ffi::c_char; 64],
}

layout!(cudssPinnedMemHandler_t size 88 align 8, ctx at 0, pinned_alloc at 8, pinned_free at 16, name at 24);

record!(cudssPinnedMemHandler_t);

/// `struct cudssThreadingInterface_t`, from `cudss_threading_interface.h`, since at least cuDSS 1.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct cudssThreadingInterface_t {
    /// `int (*cudssGetMaxThreads)()`.
    pub cudssGetMaxThreads: Option<unsafe extern "system" fn() -> i32>,
    /// `void (*cudssParallelFor)(int, int, void *, cudss_thr_func_t)`.
    pub cudssParallelFor: Option<
        unsafe extern "system" fn(i32, i32, *mut c_void, cudss_thr_func_t),
    >,
    /// `int (*cudssThreadingGetProperty)(libraryPropertyType, int *)`.
    pub cudssThreadingGetProperty: Option<
        unsafe extern "system" fn(runtime::libraryPropertyType, *mut i32) -> i32,
    >,
}

layout!(
    cudssThreadingInterface_t size 24 align 8, cudssGetMaxThreads at 0, cudssParallelFor at 8,
    cudssThreadingGetProperty at 16
);

record!(cudssThreadingInterface_t);
