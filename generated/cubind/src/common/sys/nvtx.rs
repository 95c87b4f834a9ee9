//! C functions with identical declarations in all major versions (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    nvtx, NVTX, Err(_) => ();

    #[called_by(only nvtxDomainDestroy)]
    fn nvtxDomainDestroy(domain: nvtxDomainHandle_t);

    #[called_by(only nvtxDomainMarkEx)]
    fn nvtxDomainMarkEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t);

    #[called_by(only nvtxDomainNameCategory)]
    fn nvtxDomainNameCategoryA(domain: nvtxDomainHandle_t, category: u32, name: *const core::ffi::c_char);

    #[called_by(only nvtxDomainNameCategoryW)]
    fn nvtxDomainNameCategoryW(domain: nvtxDomainHandle_t, category: u32, name: *const wchar_t);

    #[called_by(only nvtxDomainRangeEnd)]
    fn nvtxDomainRangeEnd(domain: nvtxDomainHandle_t, id: nvtxRangeId_t);

    #[called_by(only nvtxDomainResourceDestroy)]
    fn nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t);

    #[called_by(only nvtxDomainSyncUserAcquireFailed)]
    fn nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t);

    #[called_by(only nvtxDomainSyncUserAcquireStart)]
    fn nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t);

    #[called_by(only nvtxDomainSyncUserAcquireSuccess)]
    fn nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t);

    #[called_by(only nvtxDomainSyncUserDestroy)]
    fn nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t);

    #[called_by(only nvtxDomainSyncUserReleasing)]
    fn nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t);

    #[called_by(only nvtxInitialize)]
    fn nvtxInitialize(reserved: *const c_void);

    #[called_by(only nvtxMark)]
    fn nvtxMarkA(message: *const core::ffi::c_char);

    #[called_by(only nvtxMarkEx)]
    fn nvtxMarkEx(eventAttrib: *const nvtxEventAttributes_t);

    #[called_by(only nvtxMarkW)]
    fn nvtxMarkW(message: *const wchar_t);

    #[called_by(only nvtxNameCategory)]
    fn nvtxNameCategoryA(category: u32, name: *const core::ffi::c_char);

    #[called_by(only nvtxNameCategoryW)]
    fn nvtxNameCategoryW(category: u32, name: *const wchar_t);

    #[called_by(only nvtxNameCuContext)]
    fn nvtxNameCuContextA(context: driver::CUcontext, name: *const core::ffi::c_char);

    #[called_by(only nvtxNameCuContextW)]
    fn nvtxNameCuContextW(context: driver::CUcontext, name: *const wchar_t);

    #[called_by(only nvtxNameCuDevice)]
    fn nvtxNameCuDeviceA(device: driver::CUdevice, name: *const core::ffi::c_char);

    #[called_by(only nvtxNameCuDeviceW)]
    fn nvtxNameCuDeviceW(device: driver::CUdevice, name: *const wchar_t);

    #[called_by(only nvtxNameCuEvent)]
    fn nvtxNameCuEventA(event: driver::CUevent, name: *const core::ffi::c_char);

    #[called_by(only nvtxNameCuEventW)]
    fn nvtxNameCuEventW(event: driver::CUevent, name: *const wchar_t);

    #[called_by(only nvtxNameCuStream)]
    fn nvtxNameCuStreamA(stream: driver::CUstream, name: *const core::ffi::c_char);

    #[called_by(only nvtxNameCuStreamW)]
    fn nvtxNameCuStreamW(stream: driver::CUstream, name: *const wchar_t);

    #[called_by(only nvtxNameCudaDevice)]
    fn nvtxNameCudaDeviceA(device: i32, name: *const core::ffi::c_char);

    #[called_by(only nvtxNameCudaDeviceW)]
    fn nvtxNameCudaDeviceW(device: i32, name: *const wchar_t);

    #[called_by(only nvtxNameCudaEvent)]
    fn nvtxNameCudaEventA(event: runtime::cudaEvent_t, name: *const core::ffi::c_char);

    #[called_by(only nvtxNameCudaEventW)]
    fn nvtxNameCudaEventW(event: runtime::cudaEvent_t, name: *const wchar_t);

    #[called_by(only nvtxNameCudaStream)]
    fn nvtxNameCudaStreamA(stream: runtime::cudaStream_t, name: *const core::ffi::c_char);

    #[called_by(only nvtxNameCudaStreamW)]
    fn nvtxNameCudaStreamW(stream: runtime::cudaStream_t, name: *const wchar_t);

    #[called_by(only nvtxNameOsThread)]
    fn nvtxNameOsThreadA(threadId: u32, name: *const core::ffi::c_char);

    #[called_by(only nvtxNameOsThreadW)]
    fn nvtxNameOsThreadW(threadId: u32, name: *const wchar_t);

    #[called_by(only nvtxRangeEnd)]
    fn nvtxRangeEnd(id: nvtxRangeId_t);
}

sys! {
    nvtx, NVTX, Err(_) => -2;

    #[called_by(only nvtxDomainRangePop)]
    fn nvtxDomainRangePop(domain: nvtxDomainHandle_t) -> i32;

    #[called_by(only nvtxDomainRangePushEx)]
    fn nvtxDomainRangePushEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t) -> i32;

    #[called_by(only nvtxRangePop)]
    fn nvtxRangePop() -> i32;

    #[called_by(only nvtxRangePush)]
    fn nvtxRangePushA(message: *const core::ffi::c_char) -> i32;

    #[called_by(only nvtxRangePushEx)]
    fn nvtxRangePushEx(eventAttrib: *const nvtxEventAttributes_t) -> i32;

    #[called_by(only nvtxRangePushW)]
    fn nvtxRangePushW(message: *const wchar_t) -> i32;
}

sys! {
    nvtx, NVTX, Err(_) => output::zeroed();

    #[called_by(only nvtxDomainCreate)]
    fn nvtxDomainCreateA(name: *const core::ffi::c_char) -> nvtxDomainHandle_t;

    #[called_by(only nvtxDomainCreateW)]
    fn nvtxDomainCreateW(name: *const wchar_t) -> nvtxDomainHandle_t;

    #[called_by(only nvtxDomainRangeStartEx)]
    fn nvtxDomainRangeStartEx(domain: nvtxDomainHandle_t, eventAttrib: *const nvtxEventAttributes_t) -> nvtxRangeId_t;

    #[called_by(only nvtxDomainRegisterString)]
    fn nvtxDomainRegisterStringA(domain: nvtxDomainHandle_t, string: *const core::ffi::c_char) -> nvtxStringHandle_t;

    #[called_by(only nvtxDomainRegisterStringW)]
    fn nvtxDomainRegisterStringW(domain: nvtxDomainHandle_t, string: *const wchar_t) -> nvtxStringHandle_t;

    #[called_by(only nvtxDomainResourceCreate)]
    fn nvtxDomainResourceCreate(domain: nvtxDomainHandle_t, attribs: *mut nvtxResourceAttributes_t) -> nvtxResourceHandle_t;

    #[called_by(only nvtxDomainSyncUserCreate)]
    fn nvtxDomainSyncUserCreate(domain: nvtxDomainHandle_t, attribs: *const nvtxSyncUserAttributes_t) -> nvtxSyncUser_t;

    #[called_by(only nvtxRangeStart)]
    fn nvtxRangeStartA(message: *const core::ffi::c_char) -> nvtxRangeId_t;

    #[called_by(only nvtxRangeStartEx)]
    fn nvtxRangeStartEx(eventAttrib: *const nvtxEventAttributes_t) -> nvtxRangeId_t;

    #[called_by(only nvtxRangeStartW)]
    fn nvtxRangeStartW(message: *const wchar_t) -> nvtxRangeId_t;
}
