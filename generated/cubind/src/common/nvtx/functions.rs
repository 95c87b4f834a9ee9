//! Functions that are identical in all major versions (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Creates a named domain, by which tools separate the markers and ranges of different libraries.
///
/// `nvtxDomainHandle_t nvtxDomainCreateA(const char *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainCreate = nvtxDomainCreateA))]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreate).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxDomainCreate(name: &CStr) -> nvtxDomainHandle_t {
    unsafe { sys::nvtxDomainCreateA(name.as_ptr()) }
}

/// The symbol behind [`nvtxDomainCreate`].
pub use self::nvtxDomainCreate as nvtxDomainCreateA;

/// Creates a domain for markers and ranges, with a name of `wchar_t` characters.
///
/// `nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainCreateW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreateW).
///
/// # Safety
///
/// `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxDomainCreateW(name: *const wchar_t) -> nvtxDomainHandle_t {
    unsafe { sys::nvtxDomainCreateW(name) }
}

/// Destroys a domain and everything that belongs to it.
///
/// `void nvtxDomainDestroy(nvtxDomainHandle_t domain)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainDestroy))]
///
/// - `domain`: in; invalid afterwards
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainDestroy).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - No thread may use `domain`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtxDomainDestroy(domain: nvtxDomainHandle_t) {
    unsafe { sys::nvtxDomainDestroy(domain) }
}

/// Marks an instant in a domain with a message, color, category and payload.
///
/// `void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainMarkEx))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainMarkEx).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `eventAttrib` must be valid.
#[inline]
pub unsafe fn nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t,
    eventAttrib: &nvtxEventAttributes_t,
) {
    unsafe { sys::nvtxDomainMarkEx(domain, core::ptr::from_ref(eventAttrib)) }
}

/// Names a category of a domain, which is an integer that groups the domain's markers and ranges.
///
/// `void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)`
#[cfg_attr(
    doc,
    doc = forms!(only nvtx::nvtxDomainNameCategory = nvtxDomainNameCategoryA)
)]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategory).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxDomainNameCategory(
    domain: nvtxDomainHandle_t,
    category: u32,
    name: &CStr,
) {
    unsafe { sys::nvtxDomainNameCategoryA(domain, category, name.as_ptr()) }
}

/// The symbol behind [`nvtxDomainNameCategory`].
pub use self::nvtxDomainNameCategory as nvtxDomainNameCategoryA;

/// Names a category of a domain, with a string of `wchar_t` characters.
///
/// `void nvtxDomainNameCategoryW(nvtxDomainHandle_t domain, uint32_t category, const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainNameCategoryW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategoryW).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxDomainNameCategoryW(
    domain: nvtxDomainHandle_t,
    category: u32,
    name: *const wchar_t,
) {
    unsafe { sys::nvtxDomainNameCategoryW(domain, category, name) }
}

/// Ends a range of a domain, given its ID; any thread may have started the range.
///
/// `void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainRangeEnd))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeEnd).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxDomainRangeEnd(domain: nvtxDomainHandle_t, id: nvtxRangeId_t) {
    unsafe { sys::nvtxDomainRangeEnd(domain, id) }
}

/// Closes the range of a domain that the calling thread opened last, and returns its depth.
///
/// `int nvtxDomainRangePop(nvtxDomainHandle_t domain)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainRangePop))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePop).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxDomainRangePop(domain: nvtxDomainHandle_t) -> i32 {
    unsafe { sys::nvtxDomainRangePop(domain) }
}

/// Opens a nested range of a domain in the calling thread, with a message, color and payload.
///
/// `int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainRangePushEx))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePushEx).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `eventAttrib` must be valid.
#[inline]
pub unsafe fn nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t,
    eventAttrib: &nvtxEventAttributes_t,
) -> i32 {
    unsafe { sys::nvtxDomainRangePushEx(domain, core::ptr::from_ref(eventAttrib)) }
}

/// Starts a range in a domain that any thread may end, with a message, color and payload.
///
/// `nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainRangeStartEx))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeStartEx).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `eventAttrib` must be valid.
#[inline]
pub unsafe fn nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t,
    eventAttrib: &nvtxEventAttributes_t,
) -> nvtxRangeId_t {
    unsafe { sys::nvtxDomainRangeStartEx(domain, core::ptr::from_ref(eventAttrib)) }
}

/// Registers a string with a domain, so that it can be a message without being copied each time.
///
/// `nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)`
#[cfg_attr(
    doc,
    doc = forms!(only nvtx::nvtxDomainRegisterString = nvtxDomainRegisterStringA)
)]
///
/// - `domain`: in; may be NULL
/// - `string`: in, string
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterString).
///
/// # Safety
///
/// `domain`: a live handle, or NULL.
#[inline]
pub unsafe fn nvtxDomainRegisterString(
    domain: nvtxDomainHandle_t,
    string: &CStr,
) -> nvtxStringHandle_t {
    unsafe { sys::nvtxDomainRegisterStringA(domain, string.as_ptr()) }
}

/// The symbol behind [`nvtxDomainRegisterString`].
pub use self::nvtxDomainRegisterString as nvtxDomainRegisterStringA;

/// Registers a string of `wchar_t` characters with a domain, for use as a message.
///
/// `nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t domain, const wchar_t *string)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainRegisterStringW))]
///
/// - `domain`: in; may be NULL
/// - `string`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterStringW).
///
/// # Safety
///
/// - `domain`: a live handle, or NULL.
/// - `string`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxDomainRegisterStringW(
    domain: nvtxDomainHandle_t,
    string: *const wchar_t,
) -> nvtxStringHandle_t {
    unsafe { sys::nvtxDomainRegisterStringW(domain, string) }
}

/// Names one of the program's objects, such as a lock, given by its address, in a domain.
///
/// `nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainResourceCreate))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceCreate).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `attribs` must be valid.
#[inline]
pub unsafe fn nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t,
    attribs: &nvtxResourceAttributes_t,
) -> nvtxResourceHandle_t {
    unsafe { sys::nvtxDomainResourceCreate(domain, core::ptr::from_ref(attribs).cast_mut()) }
}

/// Removes the name that `nvtxDomainResourceCreate` assigned to an object.
///
/// `void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainResourceDestroy))]
///
/// - `resource`: in; invalid afterwards
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceDestroy).
///
/// # Safety
///
/// - `resource`: a live handle.
/// - No thread may use `resource`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t) {
    unsafe { sys::nvtxDomainResourceDestroy(resource) }
}

/// Notifies tools that this thread has failed to acquire a lock.
///
/// `void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainSyncUserAcquireFailed))]
///
/// In `nvtx3/nvToolsExtSync.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireFailed).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t) {
    unsafe { sys::nvtxDomainSyncUserAcquireFailed(handle) }
}

/// Notifies tools that this thread is trying to acquire a lock.
///
/// `void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainSyncUserAcquireStart))]
///
/// In `nvtx3/nvToolsExtSync.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireStart).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t) {
    unsafe { sys::nvtxDomainSyncUserAcquireStart(handle) }
}

/// Notifies tools that this thread has acquired a lock.
///
/// `void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainSyncUserAcquireSuccess))]
///
/// In `nvtx3/nvToolsExtSync.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireSuccess).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t) {
    unsafe { sys::nvtxDomainSyncUserAcquireSuccess(handle) }
}

/// Notifies tools of a lock in the program.
///
/// `nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainSyncUserCreate))]
///
/// In `nvtx3/nvToolsExtSync.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserCreate).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `attribs` must be valid.
#[inline]
pub unsafe fn nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t,
    attribs: &nvtxSyncUserAttributes_t,
) -> nvtxSyncUser_t {
    unsafe { sys::nvtxDomainSyncUserCreate(domain, core::ptr::from_ref(attribs)) }
}

/// Notifies tools that a lock in the program was destroyed.
///
/// `void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainSyncUserDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `nvtx3/nvToolsExtSync.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserDestroy).
///
/// # Safety
///
/// - `handle`: a live handle.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t) {
    unsafe { sys::nvtxDomainSyncUserDestroy(handle) }
}

/// Notifies tools that this thread is about to release a lock.
///
/// `void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainSyncUserReleasing))]
///
/// In `nvtx3/nvToolsExtSync.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserReleasing).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t) {
    unsafe { sys::nvtxDomainSyncUserReleasing(handle) }
}

/// Loads the tool, if there is one, immediately instead of at the first call.
///
/// `void nvtxInitialize(const void *reserved)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxInitialize))]
///
/// - `reserved`: in, an address, passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxInitialize).
///
/// # Safety
///
/// `reserved`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxInitialize(reserved: *const c_void) {
    unsafe { sys::nvtxInitialize(reserved) }
}

/// Marks an instant in the program with a message.
///
/// `void nvtxMarkA(const char *message)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMark = nvtxMarkA))]
///
/// - `message`: in, string
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMark).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxMark(message: &CStr) {
    unsafe { sys::nvtxMarkA(message.as_ptr()) }
}

/// The symbol behind [`nvtxMark`].
pub use self::nvtxMark as nvtxMarkA;

/// Marks an instant in the program with a message, color, category and payload.
///
/// `void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMarkEx))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkEx).
///
/// # Safety
///
/// Pointers, handles and lengths in `eventAttrib` must be valid.
#[inline]
pub unsafe fn nvtxMarkEx(eventAttrib: &nvtxEventAttributes_t) {
    unsafe { sys::nvtxMarkEx(core::ptr::from_ref(eventAttrib)) }
}

/// Marks an instant in the program with a message of `wchar_t` characters.
///
/// `void nvtxMarkW(const wchar_t *message)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMarkW))]
///
/// - `message`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkW).
///
/// # Safety
///
/// `message`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxMarkW(message: *const wchar_t) {
    unsafe { sys::nvtxMarkW(message) }
}

/// Names a category, which is an integer that groups markers and ranges.
///
/// `void nvtxNameCategoryA(uint32_t category, const char *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCategory = nvtxNameCategoryA))]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategory).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxNameCategory(category: u32, name: &CStr) {
    unsafe { sys::nvtxNameCategoryA(category, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCategory`].
pub use self::nvtxNameCategory as nvtxNameCategoryA;

/// Names a category of markers and ranges, with a string of `wchar_t` characters.
///
/// `void nvtxNameCategoryW(uint32_t category, const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCategoryW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategoryW).
///
/// # Safety
///
/// `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCategoryW(category: u32, name: *const wchar_t) {
    unsafe { sys::nvtxNameCategoryW(category, name) }
}

/// Names a context of the CUDA driver for tools.
///
/// `void nvtxNameCuContextA(CUcontext context, const char *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCuContext = nvtxNameCuContextA))]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCuda.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContext).
///
/// # Safety
///
/// `context`: a live handle.
#[inline]
pub unsafe fn nvtxNameCuContext(context: driver::CUcontext, name: &CStr) {
    unsafe { sys::nvtxNameCuContextA(context, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCuContext`].
pub use self::nvtxNameCuContext as nvtxNameCuContextA;

/// Names a context of the CUDA driver for tools, with a string of `wchar_t` characters.
///
/// `void nvtxNameCuContextW(CUcontext context, const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCuContextW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExtCuda.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContextW).
///
/// # Safety
///
/// - `context`: a live handle.
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCuContextW(context: driver::CUcontext, name: *const wchar_t) {
    unsafe { sys::nvtxNameCuContextW(context, name) }
}

/// Names a device of the CUDA driver for tools.
///
/// `void nvtxNameCuDeviceA(CUdevice device, const char *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCuDevice = nvtxNameCuDeviceA))]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCuda.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDevice).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxNameCuDevice(device: driver::CUdevice, name: &CStr) {
    unsafe { sys::nvtxNameCuDeviceA(device, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCuDevice`].
pub use self::nvtxNameCuDevice as nvtxNameCuDeviceA;

/// Names a device of the CUDA driver for tools, with a string of `wchar_t` characters.
///
/// `void nvtxNameCuDeviceW(CUdevice device, const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCuDeviceW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExtCuda.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDeviceW).
///
/// # Safety
///
/// `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCuDeviceW(device: driver::CUdevice, name: *const wchar_t) {
    unsafe { sys::nvtxNameCuDeviceW(device, name) }
}

/// Names an event of the CUDA driver for tools.
///
/// `void nvtxNameCuEventA(CUevent event, const char *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCuEvent = nvtxNameCuEventA))]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCuda.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEvent).
///
/// # Safety
///
/// `event`: a live handle.
#[inline]
pub unsafe fn nvtxNameCuEvent(event: driver::CUevent, name: &CStr) {
    unsafe { sys::nvtxNameCuEventA(event, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCuEvent`].
pub use self::nvtxNameCuEvent as nvtxNameCuEventA;

/// Names an event of the CUDA driver for tools, with a string of `wchar_t` characters.
///
/// `void nvtxNameCuEventW(CUevent event, const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCuEventW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExtCuda.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEventW).
///
/// # Safety
///
/// - `event`: a live handle.
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCuEventW(event: driver::CUevent, name: *const wchar_t) {
    unsafe { sys::nvtxNameCuEventW(event, name) }
}

/// Names a stream of the CUDA driver for tools.
///
/// `void nvtxNameCuStreamA(CUstream stream, const char *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCuStream = nvtxNameCuStreamA))]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCuda.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStream).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvtxNameCuStream(stream: driver::CUstream, name: &CStr) {
    unsafe { sys::nvtxNameCuStreamA(stream, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCuStream`].
pub use self::nvtxNameCuStream as nvtxNameCuStreamA;

/// Names a stream of the CUDA driver for tools, with a string of `wchar_t` characters.
///
/// `void nvtxNameCuStreamW(CUstream stream, const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCuStreamW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExtCuda.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStreamW).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCuStreamW(stream: driver::CUstream, name: *const wchar_t) {
    unsafe { sys::nvtxNameCuStreamW(stream, name) }
}

/// Names a device of the CUDA runtime for tools.
///
/// `void nvtxNameCudaDeviceA(int device, const char *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCudaDevice = nvtxNameCudaDeviceA))]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCudaRt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDevice).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxNameCudaDevice(device: i32, name: &CStr) {
    unsafe { sys::nvtxNameCudaDeviceA(device, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCudaDevice`].
pub use self::nvtxNameCudaDevice as nvtxNameCudaDeviceA;

/// Names a device of the CUDA runtime for tools, with a string of `wchar_t` characters.
///
/// `void nvtxNameCudaDeviceW(int device, const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCudaDeviceW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExtCudaRt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDeviceW).
///
/// # Safety
///
/// `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCudaDeviceW(device: i32, name: *const wchar_t) {
    unsafe { sys::nvtxNameCudaDeviceW(device, name) }
}

/// Names an event of the CUDA runtime for tools.
///
/// `void nvtxNameCudaEventA(cudaEvent_t event, const char *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCudaEvent = nvtxNameCudaEventA))]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCudaRt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEvent).
///
/// # Safety
///
/// `event`: a live handle.
#[inline]
pub unsafe fn nvtxNameCudaEvent(event: runtime::cudaEvent_t, name: &CStr) {
    unsafe { sys::nvtxNameCudaEventA(event, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCudaEvent`].
pub use self::nvtxNameCudaEvent as nvtxNameCudaEventA;

/// Names an event of the CUDA runtime for tools, with a string of `wchar_t` characters.
///
/// `void nvtxNameCudaEventW(cudaEvent_t event, const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCudaEventW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExtCudaRt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEventW).
///
/// # Safety
///
/// - `event`: a live handle.
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCudaEventW(event: runtime::cudaEvent_t, name: *const wchar_t) {
    unsafe { sys::nvtxNameCudaEventW(event, name) }
}

/// Names a stream of the CUDA runtime for tools.
///
/// `void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCudaStream = nvtxNameCudaStreamA))]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCudaRt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStream).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn nvtxNameCudaStream(stream: runtime::cudaStream_t, name: &CStr) {
    unsafe { sys::nvtxNameCudaStreamA(stream, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCudaStream`].
pub use self::nvtxNameCudaStream as nvtxNameCudaStreamA;

/// Names a stream of the CUDA runtime for tools, with a string of `wchar_t` characters.
///
/// `void nvtxNameCudaStreamW(cudaStream_t stream, const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameCudaStreamW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExtCudaRt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStreamW).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCudaStreamW(stream: runtime::cudaStream_t, name: *const wchar_t) {
    unsafe { sys::nvtxNameCudaStreamW(stream, name) }
}

/// Names an operating-system thread, given by its ID, for tools.
///
/// `void nvtxNameOsThreadA(uint32_t threadId, const char *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameOsThread = nvtxNameOsThreadA))]
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThread).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxNameOsThread(threadId: u32, name: &CStr) {
    unsafe { sys::nvtxNameOsThreadA(threadId, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameOsThread`].
pub use self::nvtxNameOsThread as nvtxNameOsThreadA;

/// Names an operating-system thread for tools, with a string of `wchar_t` characters.
///
/// `void nvtxNameOsThreadW(uint32_t threadId, const wchar_t *name)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxNameOsThreadW))]
///
/// - `name`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThreadW).
///
/// # Safety
///
/// `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameOsThreadW(threadId: u32, name: *const wchar_t) {
    unsafe { sys::nvtxNameOsThreadW(threadId, name) }
}

/// Ends a range, given its ID; any thread may have started the range.
///
/// `void nvtxRangeEnd(nvtxRangeId_t id)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangeEnd))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEnd).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxRangeEnd(id: nvtxRangeId_t) {
    unsafe { sys::nvtxRangeEnd(id) }
}

/// Closes the range that the calling thread opened last, and returns its depth.
///
/// `int nvtxRangePop(void)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangePop))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePop).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxRangePop() -> i32 {
    unsafe { sys::nvtxRangePop() }
}

/// Opens a range in the calling thread, nested in the open ranges, and returns its depth (from 0).
///
/// `int nvtxRangePushA(const char *message)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangePush = nvtxRangePushA))]
///
/// - `message`: in, string
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePush).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxRangePush(message: &CStr) -> i32 {
    unsafe { sys::nvtxRangePushA(message.as_ptr()) }
}

/// The symbol behind [`nvtxRangePush`].
pub use self::nvtxRangePush as nvtxRangePushA;

/// Opens a nested range in the calling thread, with a message, color, category and payload.
///
/// `int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangePushEx))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushEx).
///
/// # Safety
///
/// Pointers, handles and lengths in `eventAttrib` must be valid.
#[inline]
pub unsafe fn nvtxRangePushEx(eventAttrib: &nvtxEventAttributes_t) -> i32 {
    unsafe { sys::nvtxRangePushEx(core::ptr::from_ref(eventAttrib)) }
}

/// Opens a nested range in the calling thread, with a message of `wchar_t` characters.
///
/// `int nvtxRangePushW(const wchar_t *message)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangePushW))]
///
/// - `message`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushW).
///
/// # Safety
///
/// `message`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxRangePushW(message: *const wchar_t) -> i32 {
    unsafe { sys::nvtxRangePushW(message) }
}

/// Starts a range that any thread may end, and returns its ID.
///
/// `nvtxRangeId_t nvtxRangeStartA(const char *message)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangeStart = nvtxRangeStartA))]
///
/// - `message`: in, string
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStart).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxRangeStart(message: &CStr) -> nvtxRangeId_t {
    unsafe { sys::nvtxRangeStartA(message.as_ptr()) }
}

/// The symbol behind [`nvtxRangeStart`].
pub use self::nvtxRangeStart as nvtxRangeStartA;

/// Starts a range that any thread may end, with a message, color, category and payload.
///
/// `nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangeStartEx))]
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartEx).
///
/// # Safety
///
/// Pointers, handles and lengths in `eventAttrib` must be valid.
#[inline]
pub unsafe fn nvtxRangeStartEx(eventAttrib: &nvtxEventAttributes_t) -> nvtxRangeId_t {
    unsafe { sys::nvtxRangeStartEx(core::ptr::from_ref(eventAttrib)) }
}

/// Starts a range that any thread may end, with a message of `wchar_t` characters.
///
/// `nvtxRangeId_t nvtxRangeStartW(const wchar_t *message)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangeStartW))]
///
/// - `message`: in, a null-terminated string of `wchar_t` (32 bits; 16 bits on Windows), passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartW).
///
/// # Safety
///
/// `message`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxRangeStartW(message: *const wchar_t) -> nvtxRangeId_t {
    unsafe { sys::nvtxRangeStartW(message) }
}
