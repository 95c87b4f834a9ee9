//! C functions with identical declarations in all major versions (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    NVTX, Err(_) => ();

    #[called_by(nvtxDomainDestroy)]
    fn nvtxDomainDestroy(domain: nvtxDomainHandle_t);

    #[called_by(nvtxDomainMarkEx)]
    fn nvtxDomainMarkEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t);

    #[called_by(nvtxDomainNameCategory)]
    fn nvtxDomainNameCategoryA(domain: nvtxDomainHandle_t, category: u32, name: *const core::ffi::c_char);

    #[called_by(nvtxDomainNameCategoryW)]
    fn nvtxDomainNameCategoryW(domain: nvtxDomainHandle_t, category: u32, name: *const wchar_t);

    #[called_by(nvtxDomainRangeEnd)]
    fn nvtxDomainRangeEnd(domain: nvtxDomainHandle_t, id: nvtxRangeId_t);

    #[called_by(nvtxDomainResourceDestroy)]
    fn nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t);

    #[called_by(nvtxDomainSyncUserAcquireFailed)]
    fn nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t);

    #[called_by(nvtxDomainSyncUserAcquireStart)]
    fn nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t);

    #[called_by(nvtxDomainSyncUserAcquireSuccess)]
    fn nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t);

    #[called_by(nvtxDomainSyncUserDestroy)]
    fn nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t);

    #[called_by(nvtxDomainSyncUserReleasing)]
    fn nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t);

    #[called_by(nvtxInitialize)]
    fn nvtxInitialize(reserved: *const c_void);

    #[called_by(nvtxMark)]
    fn nvtxMarkA(message: *const core::ffi::c_char);

    #[called_by(nvtxMarkEx)]
    fn nvtxMarkEx(eventAttrib: *const nvtxEventAttributes_t);

    #[called_by(nvtxMarkW)]
    fn nvtxMarkW(message: *const wchar_t);

    #[called_by(nvtxNameCategory)]
    fn nvtxNameCategoryA(category: u32, name: *const core::ffi::c_char);

    #[called_by(nvtxNameCategoryW)]
    fn nvtxNameCategoryW(category: u32, name: *const wchar_t);

    #[called_by(nvtxNameCuContext)]
    fn nvtxNameCuContextA(context: driver::CUcontext, name: *const core::ffi::c_char);

    #[called_by(nvtxNameCuContextW)]
    fn nvtxNameCuContextW(context: driver::CUcontext, name: *const wchar_t);

    #[called_by(nvtxNameCuDevice)]
    fn nvtxNameCuDeviceA(device: driver::CUdevice, name: *const core::ffi::c_char);

    #[called_by(nvtxNameCuDeviceW)]
    fn nvtxNameCuDeviceW(device: driver::CUdevice, name: *const wchar_t);

    #[called_by(nvtxNameCuEvent)]
    fn nvtxNameCuEventA(event: driver::CUevent, name: *const core::ffi::c_char);

    #[called_by(nvtxNameCuEventW)]
    fn nvtxNameCuEventW(event: driver::CUevent, name: *const wchar_t);

    #[called_by(nvtxNameCuStream)]
    fn nvtxNameCuStreamA(stream: driver::CUstream, name: *const core::ffi::c_char);

    #[called_by(nvtxNameCuStreamW)]
    fn nvtxNameCuStreamW(stream: driver::CUstream, name: *const wchar_t);

    #[called_by(nvtxNameCudaDevice)]
    fn nvtxNameCudaDeviceA(device: i32, name: *const core::ffi::c_char);

    #[called_by(nvtxNameCudaDeviceW)]
    fn nvtxNameCudaDeviceW(device: i32, name: *const wchar_t);

    #[called_by(nvtxNameCudaEvent)]
    fn nvtxNameCudaEventA(event: runtime::cudaEvent_t, name: *const core::ffi::c_char);

    #[called_by(nvtxNameCudaEventW)]
    fn nvtxNameCudaEventW(event: runtime::cudaEvent_t, name: *const wchar_t);

    #[called_by(nvtxNameCudaStream)]
    fn nvtxNameCudaStreamA(stream: runtime::cudaStream_t, name: *const core::ffi::c_char);

    #[called_by(nvtxNameCudaStreamW)]
    fn nvtxNameCudaStreamW(stream: runtime::cudaStream_t, name: *const wchar_t);

    #[called_by(nvtxNameOsThread)]
    fn nvtxNameOsThreadA(threadId: u32, name: *const core::ffi::c_char);

    #[called_by(nvtxNameOsThreadW)]
    fn nvtxNameOsThreadW(threadId: u32, name: *const wchar_t);

    #[called_by(nvtxRangeEnd)]
    fn nvtxRangeEnd(id: nvtxRangeId_t);
}

sys! {
    NVTX, Err(_) => -2;

    #[called_by(nvtxDomainRangePop)]
    fn nvtxDomainRangePop(domain: nvtxDomainHandle_t) -> i32;

    #[called_by(nvtxDomainRangePushEx)]
    fn nvtxDomainRangePushEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t) -> i32;

    #[called_by(nvtxRangePop)]
    fn nvtxRangePop() -> i32;

    #[called_by(nvtxRangePush)]
    fn nvtxRangePushA(message: *const core::ffi::c_char) -> i32;

    #[called_by(nvtxRangePushEx)]
    fn nvtxRangePushEx(eventAttrib: *const nvtxEventAttributes_t) -> i32;

    #[called_by(nvtxRangePushW)]
    fn nvtxRangePushW(message: *const wchar_t) -> i32;
}

sys! {
    NVTX, Err(_) => output::zeroed();

    #[called_by(nvtxDomainCreate)]
    fn nvtxDomainCreateA(name: *const core::ffi::c_char) -> nvtxDomainHandle_t;

    #[called_by(nvtxDomainCreateW)]
    fn nvtxDomainCreateW(name: *const wchar_t) -> nvtxDomainHandle_t;

    #[called_by(nvtxDomainRangeStartEx)]
    fn nvtxDomainRangeStartEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t) -> nvtxRangeId_t;

    #[called_by(nvtxDomainRegisterString)]
    fn nvtxDomainRegisterStringA(domain: nvtxDomainHandle_t, string: *const core::ffi::c_char) -> nvtxStringHandle_t;

    #[called_by(nvtxDomainRegisterStringW)]
    fn nvtxDomainRegisterStringW(domain: nvtxDomainHandle_t, string: *const wchar_t) -> nvtxStringHandle_t;

    #[called_by(nvtxDomainResourceCreate)]
    fn nvtxDomainResourceCreate(domain: nvtxDomainHandle_t, attribs: *mut nvtxResourceAttributes_t) -> nvtxResourceHandle_t;

    #[called_by(nvtxDomainSyncUserCreate)]
    fn nvtxDomainSyncUserCreate(domain: nvtxDomainHandle_t, attribs: *const nvtxSyncUserAttributes_t) -> nvtxSyncUser_t;

    #[called_by(nvtxRangeStart)]
    fn nvtxRangeStartA(message: *const core::ffi::c_char) -> nvtxRangeId_t;

    #[called_by(nvtxRangeStartEx)]
    fn nvtxRangeStartEx(eventAttrib: *const nvtxEventAttributes_t) -> nvtxRangeId_t;

    #[called_by(nvtxRangeStartW)]
    fn nvtxRangeStartW(message: *const wchar_t) -> nvtxRangeId_t;
}
