//! C functions that are declared alike in all major versions: NVTX.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVTX, Err(_) => ();

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainDestroy(domain: nvtxDomainHandle_t);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainMarkEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainNameCategoryA(domain: nvtxDomainHandle_t, category: u32, name: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainNameCategoryW(domain: nvtxDomainHandle_t, category: u32, name: *const wchar_t);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRangeEnd(domain: nvtxDomainHandle_t, id: nvtxRangeId_t);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t);

    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t);

    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t);

    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t);

    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t);

    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxInitialize(reserved: *const c_void);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxMarkA(message: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxMarkEx(eventAttrib: *const nvtxEventAttributes_t);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxMarkW(message: *const wchar_t);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCategoryA(category: u32, name: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCategoryW(category: u32, name: *const wchar_t);

    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuContextA(context: driver::CUcontext, name: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuContextW(context: driver::CUcontext, name: *const wchar_t);

    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuDeviceA(device: driver::CUdevice, name: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuDeviceW(device: driver::CUdevice, name: *const wchar_t);

    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuEventA(event: driver::CUevent, name: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuEventW(event: driver::CUevent, name: *const wchar_t);

    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuStreamA(stream: driver::CUstream, name: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuStreamW(stream: driver::CUstream, name: *const wchar_t);

    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaDeviceA(device: i32, name: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaDeviceW(device: i32, name: *const wchar_t);

    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaEventA(event: runtime::cudaEvent_t, name: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaEventW(event: runtime::cudaEvent_t, name: *const wchar_t);

    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaStreamA(stream: runtime::cudaStream_t, name: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaStreamW(stream: runtime::cudaStream_t, name: *const wchar_t);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxNameOsThreadA(threadId: u32, name: *const core::ffi::c_char);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxNameOsThreadW(threadId: u32, name: *const wchar_t);

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangeEnd(id: nvtxRangeId_t);
}

sys! {
    NVTX, Err(_) => -2;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRangePop(domain: nvtxDomainHandle_t) -> i32;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRangePushEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t) -> i32;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangePop() -> i32;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangePushA(message: *const core::ffi::c_char) -> i32;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangePushEx(eventAttrib: *const nvtxEventAttributes_t) -> i32;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangePushW(message: *const wchar_t) -> i32;
}

sys! {
    NVTX, Err(_) => output::zeroed();

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainCreateA(name: *const core::ffi::c_char) -> nvtxDomainHandle_t;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainCreateW(name: *const wchar_t) -> nvtxDomainHandle_t;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRangeStartEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t) -> nvtxRangeId_t;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRegisterStringA(domain: nvtxDomainHandle_t, string: *const core::ffi::c_char) -> nvtxStringHandle_t;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRegisterStringW(domain: nvtxDomainHandle_t, string: *const wchar_t) -> nvtxStringHandle_t;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainResourceCreate(domain: nvtxDomainHandle_t, attribs: *mut nvtxResourceAttributes_t) -> nvtxResourceHandle_t;

    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserCreate(domain: nvtxDomainHandle_t, attribs: *const nvtxSyncUserAttributes_t) -> nvtxSyncUser_t;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangeStartA(message: *const core::ffi::c_char) -> nvtxRangeId_t;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangeStartEx(eventAttrib: *const nvtxEventAttributes_t) -> nvtxRangeId_t;

    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangeStartW(message: *const wchar_t) -> nvtxRangeId_t;
}
