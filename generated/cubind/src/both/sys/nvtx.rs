//! C functions that are declared alike in all major versions: NVTX.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVTX, Err(_) => ();

    /// `void nvtxDomainDestroy(nvtxDomainHandle_t domain)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainDestroy(domain: nvtxDomainHandle_t);

    /// `void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainMarkEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t);

    /// `void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainNameCategoryA(domain: nvtxDomainHandle_t, category: u32, name: *const core::ffi::c_char);

    /// `void nvtxDomainNameCategoryW(nvtxDomainHandle_t domain, uint32_t category, const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainNameCategoryW(domain: nvtxDomainHandle_t, category: u32, name: *const wchar_t);

    /// `void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRangeEnd(domain: nvtxDomainHandle_t, id: nvtxRangeId_t);

    /// `void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t);

    /// `void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)`
    ///
    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t);

    /// `void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)`
    ///
    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t);

    /// `void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)`
    ///
    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t);

    /// `void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)`
    ///
    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t);

    /// `void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)`
    ///
    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t);

    /// `void nvtxInitialize(const void *reserved)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxInitialize(reserved: *const c_void);

    /// `void nvtxMarkA(const char *message)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxMarkA(message: *const core::ffi::c_char);

    /// `void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxMarkEx(eventAttrib: *const nvtxEventAttributes_t);

    /// `void nvtxMarkW(const wchar_t *message)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxMarkW(message: *const wchar_t);

    /// `void nvtxNameCategoryA(uint32_t category, const char *name)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCategoryA(category: u32, name: *const core::ffi::c_char);

    /// `void nvtxNameCategoryW(uint32_t category, const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCategoryW(category: u32, name: *const wchar_t);

    /// `void nvtxNameCuContextA(CUcontext context, const char *name)`
    ///
    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuContextA(context: driver::CUcontext, name: *const core::ffi::c_char);

    /// `void nvtxNameCuContextW(CUcontext context, const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuContextW(context: driver::CUcontext, name: *const wchar_t);

    /// `void nvtxNameCuDeviceA(CUdevice device, const char *name)`
    ///
    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuDeviceA(device: driver::CUdevice, name: *const core::ffi::c_char);

    /// `void nvtxNameCuDeviceW(CUdevice device, const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuDeviceW(device: driver::CUdevice, name: *const wchar_t);

    /// `void nvtxNameCuEventA(CUevent event, const char *name)`
    ///
    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuEventA(event: driver::CUevent, name: *const core::ffi::c_char);

    /// `void nvtxNameCuEventW(CUevent event, const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuEventW(event: driver::CUevent, name: *const wchar_t);

    /// `void nvtxNameCuStreamA(CUstream stream, const char *name)`
    ///
    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuStreamA(stream: driver::CUstream, name: *const core::ffi::c_char);

    /// `void nvtxNameCuStreamW(CUstream stream, const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier.
    fn nvtxNameCuStreamW(stream: driver::CUstream, name: *const wchar_t);

    /// `void nvtxNameCudaDeviceA(int device, const char *name)`
    ///
    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaDeviceA(device: i32, name: *const core::ffi::c_char);

    /// `void nvtxNameCudaDeviceW(int device, const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaDeviceW(device: i32, name: *const wchar_t);

    /// `void nvtxNameCudaEventA(cudaEvent_t event, const char *name)`
    ///
    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaEventA(event: runtime::cudaEvent_t, name: *const core::ffi::c_char);

    /// `void nvtxNameCudaEventW(cudaEvent_t event, const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaEventW(event: runtime::cudaEvent_t, name: *const wchar_t);

    /// `void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)`
    ///
    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaStreamA(stream: runtime::cudaStream_t, name: *const core::ffi::c_char);

    /// `void nvtxNameCudaStreamW(cudaStream_t stream, const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier.
    fn nvtxNameCudaStreamW(stream: runtime::cudaStream_t, name: *const wchar_t);

    /// `void nvtxNameOsThreadA(uint32_t threadId, const char *name)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxNameOsThreadA(threadId: u32, name: *const core::ffi::c_char);

    /// `void nvtxNameOsThreadW(uint32_t threadId, const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxNameOsThreadW(threadId: u32, name: *const wchar_t);

    /// `void nvtxRangeEnd(nvtxRangeId_t id)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangeEnd(id: nvtxRangeId_t);
}

sys! {
    NVTX, Err(_) => output::zeroed();

    /// `nvtxDomainHandle_t nvtxDomainCreateA(const char *name)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainCreateA(name: *const core::ffi::c_char) -> nvtxDomainHandle_t;

    /// `nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *name)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainCreateW(name: *const wchar_t) -> nvtxDomainHandle_t;

    /// `int nvtxDomainRangePop(nvtxDomainHandle_t domain)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRangePop(domain: nvtxDomainHandle_t) -> i32;

    /// `int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRangePushEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t) -> i32;

    /// `nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRangeStartEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t) -> nvtxRangeId_t;

    /// `nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRegisterStringA(domain: nvtxDomainHandle_t, string: *const core::ffi::c_char) -> nvtxStringHandle_t;

    /// `nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t domain, const wchar_t *string)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainRegisterStringW(domain: nvtxDomainHandle_t, string: *const wchar_t) -> nvtxStringHandle_t;

    /// `nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxDomainResourceCreate(domain: nvtxDomainHandle_t, attribs: *mut nvtxResourceAttributes_t) -> nvtxResourceHandle_t;

    /// `nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)`
    ///
    /// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier.
    fn nvtxDomainSyncUserCreate(domain: nvtxDomainHandle_t, attribs: *const nvtxSyncUserAttributes_t) -> nvtxSyncUser_t;

    /// `int nvtxRangePop(void)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangePop() -> i32;

    /// `int nvtxRangePushA(const char *message)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangePushA(message: *const core::ffi::c_char) -> i32;

    /// `int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangePushEx(eventAttrib: *const nvtxEventAttributes_t) -> i32;

    /// `int nvtxRangePushW(const wchar_t *message)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangePushW(message: *const wchar_t) -> i32;

    /// `nvtxRangeId_t nvtxRangeStartA(const char *message)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangeStartA(message: *const core::ffi::c_char) -> nvtxRangeId_t;

    /// `nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangeStartEx(eventAttrib: *const nvtxEventAttributes_t) -> nvtxRangeId_t;

    /// `nvtxRangeId_t nvtxRangeStartW(const wchar_t *message)`
    ///
    /// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier.
    fn nvtxRangeStartW(message: *const wchar_t) -> nvtxRangeId_t;
}
