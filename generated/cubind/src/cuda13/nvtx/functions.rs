//! Functions: NVTX.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Reports many values of a counter at once, with their times.
///
/// `void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterBatchSubmit).
///
/// # Safety
///
/// - `hDomain`: a live handle.
/// - Pointers, handles and lengths in `counterData` are valid.
#[inline]
pub unsafe fn nvtxCounterBatchSubmit(
    hDomain: nvtxDomainHandle_t,
    counterData: &nvtxCounterBatch_t,
) {
    unsafe { sys::nvtxCounterBatchSubmit(hDomain, core::ptr::from_ref(counterData)) }
}

/// Registers a counter, with its type, scope and meaning, and returns its ID.
///
/// `uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)`
///
/// Returns `uint64_t`.
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterRegister).
///
/// # Safety
///
/// - `hDomain`: a live handle.
/// - Pointers, handles and lengths in `attr` are valid.
#[inline]
pub unsafe fn nvtxCounterRegister(
    hDomain: nvtxDomainHandle_t,
    attr: &nvtxCounterAttr_t,
) -> u64 {
    unsafe { sys::nvtxCounterRegister(hDomain, core::ptr::from_ref(attr)) }
}

/// Reports a counter's value or values, in its registered layout.
///
/// `void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)`
///
/// Returns nothing.
///
/// - `value`: in, host memory, `size` bytes
/// - `size`: in; the length of `value`
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSample).
///
/// # Safety
///
/// `hDomain`: a live handle.
#[inline]
pub unsafe fn nvtxCounterSample<T: Input>(
    hDomain: nvtxDomainHandle_t,
    counterId: u64,
    value: &[T],
) {
    unsafe {
        sys::nvtxCounterSample(
            hDomain,
            counterId,
            args::as_ptr(value).cast(),
            args::count(size_of_val(value)),
        )
    }
}

/// Reports a counter's value as a `double`.
///
/// `void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleFloat64).
///
/// # Safety
///
/// `hDomain`: a live handle.
#[inline]
pub unsafe fn nvtxCounterSampleFloat64(
    hDomain: nvtxDomainHandle_t,
    counterId: u64,
    value: f64,
) {
    unsafe { sys::nvtxCounterSampleFloat64(hDomain, counterId, value) }
}

/// Reports a counter's value as a 64-bit integer.
///
/// `void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleInt64).
///
/// # Safety
///
/// `hDomain`: a live handle.
#[inline]
pub unsafe fn nvtxCounterSampleInt64(
    hDomain: nvtxDomainHandle_t,
    counterId: u64,
    value: i64,
) {
    unsafe { sys::nvtxCounterSampleInt64(hDomain, counterId, value) }
}

/// Reports that a counter has no value now, and why.
///
/// `void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterSampleNoValue).
///
/// # Safety
///
/// `hDomain`: a live handle.
#[inline]
pub unsafe fn nvtxCounterSampleNoValue(
    hDomain: nvtxDomainHandle_t,
    counterId: u64,
    reason: u8,
) {
    unsafe { sys::nvtxCounterSampleNoValue(hDomain, counterId, reason) }
}

/// Creates a domain, by whose name tools keep one library's marks and ranges apart.
///
/// `nvtxDomainHandle_t nvtxDomainCreateA(const char *name)`
///
/// Returns `nvtxDomainHandle_t`.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxDomainCreate(name: &CStr) -> nvtxDomainHandle_t {
    unsafe { sys::nvtxDomainCreateA(name.as_ptr()) }
}

/// The symbol behind [`nvtxDomainCreate`].
pub use self::nvtxDomainCreate as nvtxDomainCreateA;

/// Creates a domain for marks and ranges, with a name of `wchar_t` characters.
///
/// `nvtxDomainHandle_t nvtxDomainCreateW(const wchar_t *name)`
///
/// Returns `nvtxDomainHandle_t`.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainCreateW).
///
/// # Safety
///
/// `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxDomainCreateW(name: *const wchar_t) -> nvtxDomainHandle_t {
    unsafe { sys::nvtxDomainCreateW(name) }
}

/// Destroys a domain and what belongs to it.
///
/// `void nvtxDomainDestroy(nvtxDomainHandle_t domain)`
///
/// Returns nothing.
///
/// - `domain`: in; invalid afterwards
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainDestroy).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - No thread uses `domain`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtxDomainDestroy(domain: nvtxDomainHandle_t) {
    unsafe { sys::nvtxDomainDestroy(domain) }
}

/// Tells whether a tool takes anything from a domain, so that work for it can be skipped.
///
/// `uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)`
///
/// Returns `uint8_t`.
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainIsEnabled).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxDomainIsEnabled(domain: nvtxDomainHandle_t) -> u8 {
    unsafe { sys::nvtxDomainIsEnabled(domain) }
}

/// Marks an instant in a domain with message, color, category and payload.
///
/// `void nvtxDomainMarkEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainMarkEx).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `eventAttrib` are valid.
#[inline]
pub unsafe fn nvtxDomainMarkEx(
    domain: nvtxDomainHandle_t,
    eventAttrib: &nvtxEventAttributes_t,
) {
    unsafe { sys::nvtxDomainMarkEx(domain, core::ptr::from_ref(eventAttrib)) }
}

/// Names a category of a domain, a number by which its marks and ranges are grouped.
///
/// `void nvtxDomainNameCategoryA(nvtxDomainHandle_t domain, uint32_t category, const char *name)`
///
/// Returns nothing.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategory).
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

/// Names a category of a domain, with `wchar_t` characters.
///
/// `void nvtxDomainNameCategoryW(nvtxDomainHandle_t domain, uint32_t category, const wchar_t *name)`
///
/// Returns nothing.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainNameCategoryW).
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

/// Ends a range of a domain, started on any thread, by its ID.
///
/// `void nvtxDomainRangeEnd(nvtxDomainHandle_t domain, nvtxRangeId_t id)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeEnd).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxDomainRangeEnd(domain: nvtxDomainHandle_t, id: nvtxRangeId_t) {
    unsafe { sys::nvtxDomainRangeEnd(domain, id) }
}

/// Closes the calling thread's last open range in a domain and returns its depth.
///
/// `int nvtxDomainRangePop(nvtxDomainHandle_t domain)`
///
/// Returns `int`.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePop).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxDomainRangePop(domain: nvtxDomainHandle_t) -> i32 {
    unsafe { sys::nvtxDomainRangePop(domain) }
}

/// Opens a nested range on the calling thread in a domain, with message, color and payload.
///
/// `int nvtxDomainRangePushEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
///
/// Returns `int`.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangePushEx).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `eventAttrib` are valid.
#[inline]
pub unsafe fn nvtxDomainRangePushEx(
    domain: nvtxDomainHandle_t,
    eventAttrib: &nvtxEventAttributes_t,
) -> i32 {
    unsafe { sys::nvtxDomainRangePushEx(domain, core::ptr::from_ref(eventAttrib)) }
}

/// Starts a range of a domain that any thread may end, with message, color and payload.
///
/// `nvtxRangeId_t nvtxDomainRangeStartEx(nvtxDomainHandle_t domain, const nvtxEventAttributes_t *eventAttrib)`
///
/// Returns `nvtxRangeId_t`.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRangeStartEx).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `eventAttrib` are valid.
#[inline]
pub unsafe fn nvtxDomainRangeStartEx(
    domain: nvtxDomainHandle_t,
    eventAttrib: &nvtxEventAttributes_t,
) -> nvtxRangeId_t {
    unsafe { sys::nvtxDomainRangeStartEx(domain, core::ptr::from_ref(eventAttrib)) }
}

/// Registers text with a domain, for use as a message without a copy each time.
///
/// `nvtxStringHandle_t nvtxDomainRegisterStringA(nvtxDomainHandle_t domain, const char *string)`
///
/// Returns `nvtxStringHandle_t`.
///
/// - `string`: in, string
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterString).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxDomainRegisterString(
    domain: nvtxDomainHandle_t,
    string: &CStr,
) -> nvtxStringHandle_t {
    unsafe { sys::nvtxDomainRegisterStringA(domain, string.as_ptr()) }
}

/// The symbol behind [`nvtxDomainRegisterString`].
pub use self::nvtxDomainRegisterString as nvtxDomainRegisterStringA;

/// Registers text of `wchar_t` characters with a domain, for use as a message.
///
/// `nvtxStringHandle_t nvtxDomainRegisterStringW(nvtxDomainHandle_t domain, const wchar_t *string)`
///
/// Returns `nvtxStringHandle_t`.
///
/// - `string`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainRegisterStringW).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - `string`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxDomainRegisterStringW(
    domain: nvtxDomainHandle_t,
    string: *const wchar_t,
) -> nvtxStringHandle_t {
    unsafe { sys::nvtxDomainRegisterStringW(domain, string) }
}

/// Names something of the caller's, such as a lock given by address, in a domain.
///
/// `nvtxResourceHandle_t nvtxDomainResourceCreate(nvtxDomainHandle_t domain, nvtxResourceAttributes_t *attribs)`
///
/// Returns `nvtxResourceHandle_t`.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceCreate).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `attribs` are valid.
#[inline]
pub unsafe fn nvtxDomainResourceCreate(
    domain: nvtxDomainHandle_t,
    attribs: &nvtxResourceAttributes_t,
) -> nvtxResourceHandle_t {
    unsafe {
        sys::nvtxDomainResourceCreate(domain, core::ptr::from_ref(attribs).cast_mut())
    }
}

/// Removes the name that `nvtxDomainResourceCreate` gave to something.
///
/// `void nvtxDomainResourceDestroy(nvtxResourceHandle_t resource)`
///
/// Returns nothing.
///
/// - `resource`: in; invalid afterwards
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainResourceDestroy).
///
/// # Safety
///
/// - `resource`: a live handle.
/// - No thread uses `resource`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtxDomainResourceDestroy(resource: nvtxResourceHandle_t) {
    unsafe { sys::nvtxDomainResourceDestroy(resource) }
}

/// Tells tools that this thread has not got the lock it tried to take.
///
/// `void nvtxDomainSyncUserAcquireFailed(nvtxSyncUser_t handle)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireFailed).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn nvtxDomainSyncUserAcquireFailed(handle: nvtxSyncUser_t) {
    unsafe { sys::nvtxDomainSyncUserAcquireFailed(handle) }
}

/// Tells tools that this thread tries to take a lock.
///
/// `void nvtxDomainSyncUserAcquireStart(nvtxSyncUser_t handle)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireStart).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn nvtxDomainSyncUserAcquireStart(handle: nvtxSyncUser_t) {
    unsafe { sys::nvtxDomainSyncUserAcquireStart(handle) }
}

/// Tells tools that this thread has got the lock it tried to take.
///
/// `void nvtxDomainSyncUserAcquireSuccess(nvtxSyncUser_t handle)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserAcquireSuccess).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn nvtxDomainSyncUserAcquireSuccess(handle: nvtxSyncUser_t) {
    unsafe { sys::nvtxDomainSyncUserAcquireSuccess(handle) }
}

/// Tells tools of a lock of the caller's own.
///
/// `nvtxSyncUser_t nvtxDomainSyncUserCreate(nvtxDomainHandle_t domain, const nvtxSyncUserAttributes_t *attribs)`
///
/// Returns `nvtxSyncUser_t`.
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserCreate).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `attribs` are valid.
#[inline]
pub unsafe fn nvtxDomainSyncUserCreate(
    domain: nvtxDomainHandle_t,
    attribs: &nvtxSyncUserAttributes_t,
) -> nvtxSyncUser_t {
    unsafe { sys::nvtxDomainSyncUserCreate(domain, core::ptr::from_ref(attribs)) }
}

/// Tells tools that a lock of the caller's own is gone.
///
/// `void nvtxDomainSyncUserDestroy(nvtxSyncUser_t handle)`
///
/// Returns nothing.
///
/// - `handle`: in; invalid afterwards
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserDestroy).
///
/// # Safety
///
/// - `handle`: a live handle.
/// - No thread uses `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtxDomainSyncUserDestroy(handle: nvtxSyncUser_t) {
    unsafe { sys::nvtxDomainSyncUserDestroy(handle) }
}

/// Tells tools that this thread is about to release a lock.
///
/// `void nvtxDomainSyncUserReleasing(nvtxSyncUser_t handle)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtSync.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxDomainSyncUserReleasing).
///
/// # Safety
///
/// `handle`: a live handle.
#[inline]
pub unsafe fn nvtxDomainSyncUserReleasing(handle: nvtxSyncUser_t) {
    unsafe { sys::nvtxDomainSyncUserReleasing(handle) }
}

/// Reports many events at once, as an array of one payload schema.
///
/// `void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxEventBatchSubmit).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `eventBatch` are valid.
#[inline]
pub unsafe fn nvtxEventBatchSubmit(
    domain: nvtxDomainHandle_t,
    eventBatch: &nvtxEventBatch_t,
) {
    unsafe { sys::nvtxEventBatchSubmit(domain, core::ptr::from_ref(eventBatch)) }
}

/// Reports an event whose kind and time are in its payloads.
///
/// `void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)`
///
/// Returns nothing.
///
/// - `payloadData`: in, array, length `numPayloads`
/// - `numPayloads`: in; the length of `payloadData`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxEventSubmit).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` are valid.
#[inline]
pub unsafe fn nvtxEventSubmit(
    domain: nvtxDomainHandle_t,
    payloadData: &[nvtxPayloadData_t],
) {
    unsafe {
        sys::nvtxEventSubmit(
            domain,
            args::as_ptr(payloadData),
            args::count(payloadData.len()),
        )
    }
}

/// Loads the tool, if there is one, now rather than at the first call.
///
/// `void nvtxInitialize(const void *reserved)`
///
/// Returns nothing.
///
/// - `reserved`: in, an address, passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxInitialize).
///
/// # Safety
///
/// `reserved`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxInitialize(reserved: *const c_void) {
    unsafe { sys::nvtxInitialize(reserved) }
}

/// Marks an instant of the program with a message.
///
/// `void nvtxMarkA(const char *message)`
///
/// Returns nothing.
///
/// - `message`: in, string
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMark).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxMark(message: &CStr) {
    unsafe { sys::nvtxMarkA(message.as_ptr()) }
}

/// The symbol behind [`nvtxMark`].
pub use self::nvtxMark as nvtxMarkA;

/// Marks an instant of the program with message, color, category and payload.
///
/// `void nvtxMarkEx(const nvtxEventAttributes_t *eventAttrib)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkEx).
///
/// # Safety
///
/// Pointers, handles and lengths in `eventAttrib` are valid.
#[inline]
pub unsafe fn nvtxMarkEx(eventAttrib: &nvtxEventAttributes_t) {
    unsafe { sys::nvtxMarkEx(core::ptr::from_ref(eventAttrib)) }
}

/// Marks an instant in a domain with payloads of registered schemas.
///
/// `void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
///
/// Returns nothing.
///
/// - `payloadData`: in, array, length `count`
/// - `count`: in; the length of `payloadData`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkPayload).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` are valid.
#[inline]
pub unsafe fn nvtxMarkPayload(
    domain: nvtxDomainHandle_t,
    payloadData: &[nvtxPayloadData_t],
) {
    unsafe {
        sys::nvtxMarkPayload(
            domain,
            args::as_ptr(payloadData),
            args::count(payloadData.len()),
        )
    }
}

/// Marks an instant of the program with a message of `wchar_t` characters.
///
/// `void nvtxMarkW(const wchar_t *message)`
///
/// Returns nothing.
///
/// - `message`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkW).
///
/// # Safety
///
/// `message`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxMarkW(message: *const wchar_t) {
    unsafe { sys::nvtxMarkW(message) }
}

/// Gives the set of rules on access to memory for a device.
///
/// `nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)`
///
/// Returns `nvtxMemPermissionsHandle_t`.
///
/// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaGetDeviceWidePermissions).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxMemCudaGetDeviceWidePermissions(
    domain: nvtxDomainHandle_t,
    device: i32,
) -> nvtxMemPermissionsHandle_t {
    unsafe { sys::nvtxMemCudaGetDeviceWidePermissions(domain, device) }
}

/// Gives the set of rules on access to memory for the whole process.
///
/// `nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)`
///
/// Returns `nvtxMemPermissionsHandle_t`.
///
/// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaGetProcessWidePermissions).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxMemCudaGetProcessWidePermissions(
    domain: nvtxDomainHandle_t,
) -> nvtxMemPermissionsHandle_t {
    unsafe { sys::nvtxMemCudaGetProcessWidePermissions(domain) }
}

/// Tells tools that memory is initialized by then, in stream order.
///
/// `void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream, uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaMarkInitialized).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL is one).
/// - Pointers, handles and lengths in `desc` are valid.
#[inline]
pub unsafe fn nvtxMemCudaMarkInitialized(
    domain: nvtxDomainHandle_t,
    stream: runtime::cudaStream_t,
    isPerThreadStream: u8,
    desc: &nvtxMemMarkInitializedBatch_t,
) {
    unsafe {
        sys::nvtxMemCudaMarkInitialized(
            domain,
            stream,
            isPerThreadStream,
            core::ptr::from_ref(desc),
        )
    }
}

/// Sets the access that a peer device has, in a set of rules.
///
/// `void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags)`
///
/// Returns nothing.
///
/// - `flags`: in, flags: [`NVTX_MEM_PERMISSIONS_REGION_FLAGS_ATOMIC`], [`NVTX_MEM_PERMISSIONS_REGION_FLAGS_NONE`], [`NVTX_MEM_PERMISSIONS_REGION_FLAGS_READ`], [`NVTX_MEM_PERMISSIONS_REGION_FLAGS_RESET`], [`NVTX_MEM_PERMISSIONS_REGION_FLAGS_WRITE`]
///
/// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaSetPeerAccess).
///
/// # Safety
///
/// `domain`, `permissions`: live handles.
#[inline]
pub unsafe fn nvtxMemCudaSetPeerAccess(
    domain: nvtxDomainHandle_t,
    permissions: nvtxMemPermissionsHandle_t,
    devicePeer: i32,
    flags: u32,
) {
    unsafe { sys::nvtxMemCudaSetPeerAccess(domain, permissions, devicePeer, flags) }
}

/// Tells tools of a heap, memory out of which the caller's allocator serves.
///
/// `nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)`
///
/// Returns `nvtxMemHeapHandle_t`.
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapRegister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` are valid.
#[inline]
pub unsafe fn nvtxMemHeapRegister(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemHeapDesc_t,
) -> nvtxMemHeapHandle_t {
    unsafe { sys::nvtxMemHeapRegister(domain, core::ptr::from_ref(desc)) }
}

/// Tells tools that everything in a heap has been freed.
///
/// `void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapReset).
///
/// # Safety
///
/// `domain`, `heap`: live handles.
#[inline]
pub unsafe fn nvtxMemHeapReset(domain: nvtxDomainHandle_t, heap: nvtxMemHeapHandle_t) {
    unsafe { sys::nvtxMemHeapReset(domain, heap) }
}

/// Tells tools that a heap is gone.
///
/// `void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapUnregister).
///
/// # Safety
///
/// - `domain`, `heap`: live handles.
/// - No thread uses `heap`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtxMemHeapUnregister(
    domain: nvtxDomainHandle_t,
    heap: nvtxMemHeapHandle_t,
) {
    unsafe { sys::nvtxMemHeapUnregister(domain, heap) }
}

/// Sets the access to regions of memory in a set of rules.
///
/// `void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsAssign).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` are valid.
#[inline]
pub unsafe fn nvtxMemPermissionsAssign(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemPermissionsAssignBatch_t,
) {
    unsafe { sys::nvtxMemPermissionsAssign(domain, core::ptr::from_ref(desc)) }
}

/// Makes a set of rules on access to memory hold in a scope, such as a thread.
///
/// `void nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags)`
///
/// Returns nothing.
///
/// - `bindFlags`: in, flags: [`NVTX_MEM_PERMISSIONS_BIND_FLAGS_NONE`], [`NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_ATOMIC`], [`NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_READ`], [`NVTX_MEM_PERMISSIONS_BIND_FLAGS_STRICT_WRITE`]
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsBind).
///
/// # Safety
///
/// `domain`, `permissions`: live handles.
#[inline]
pub unsafe fn nvtxMemPermissionsBind(
    domain: nvtxDomainHandle_t,
    permissions: nvtxMemPermissionsHandle_t,
    bindScope: u32,
    bindFlags: u32,
) {
    unsafe { sys::nvtxMemPermissionsBind(domain, permissions, bindScope, bindFlags) }
}

/// Creates a set of rules on who may read and write which memory.
///
/// `nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)`
///
/// Returns `nvtxMemPermissionsHandle_t`.
///
/// - `creationflags`: in, flags: [`NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_ATOMIC`], [`NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_READ`], [`NVTX_MEM_PERMISSIONS_CREATE_FLAGS_EXCLUDE_GLOBAL_WRITE`], [`NVTX_MEM_PERMISSIONS_CREATE_FLAGS_NONE`]
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsCreate).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxMemPermissionsCreate(
    domain: nvtxDomainHandle_t,
    creationflags: i32,
) -> nvtxMemPermissionsHandle_t {
    unsafe { sys::nvtxMemPermissionsCreate(domain, creationflags) }
}

/// Destroys a set of rules on access to memory.
///
/// `void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)`
///
/// Returns nothing.
///
/// - `permissionsHandle`: in; invalid afterwards
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsDestroy).
///
/// # Safety
///
/// - `domain`, `permissionsHandle`: live handles.
/// - No thread uses `permissionsHandle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtxMemPermissionsDestroy(
    domain: nvtxDomainHandle_t,
    permissionsHandle: nvtxMemPermissionsHandle_t,
) {
    unsafe { sys::nvtxMemPermissionsDestroy(domain, permissionsHandle) }
}

/// Takes all rules out of a set of rules on access to memory.
///
/// `void nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsReset).
///
/// # Safety
///
/// `domain`, `permissionsHandle`: live handles.
#[inline]
pub unsafe fn nvtxMemPermissionsReset(
    domain: nvtxDomainHandle_t,
    permissionsHandle: nvtxMemPermissionsHandle_t,
) {
    unsafe { sys::nvtxMemPermissionsReset(domain, permissionsHandle) }
}

/// Ends the hold of the rules on access to memory in a scope.
///
/// `void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsUnbind).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxMemPermissionsUnbind(domain: nvtxDomainHandle_t, bindScope: u32) {
    unsafe { sys::nvtxMemPermissionsUnbind(domain, bindScope) }
}

/// Names regions of memory in tools.
///
/// `void nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsName).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` are valid.
#[inline]
pub unsafe fn nvtxMemRegionsName(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemRegionsNameBatch_t,
) {
    unsafe { sys::nvtxMemRegionsName(domain, core::ptr::from_ref(desc)) }
}

/// Tells tools of regions that were allocated in a heap.
///
/// `void nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsRegister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` are valid.
#[inline]
pub unsafe fn nvtxMemRegionsRegister(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemRegionsRegisterBatch_t,
) {
    unsafe { sys::nvtxMemRegionsRegister(domain, core::ptr::from_ref(desc)) }
}

/// Tells tools that regions of a heap have another size now.
///
/// `void nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsResize).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` are valid.
#[inline]
pub unsafe fn nvtxMemRegionsResize(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemRegionsResizeBatch_t,
) {
    unsafe { sys::nvtxMemRegionsResize(domain, core::ptr::from_ref(desc)) }
}

/// Tells tools that regions of a heap were freed.
///
/// `void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsUnregister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` are valid.
#[inline]
pub unsafe fn nvtxMemRegionsUnregister(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemRegionsUnregisterBatch_t,
) {
    unsafe { sys::nvtxMemRegionsUnregister(domain, core::ptr::from_ref(desc)) }
}

/// Names a category, a number by which marks and ranges are grouped.
///
/// `void nvtxNameCategoryA(uint32_t category, const char *name)`
///
/// Returns nothing.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategory).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxNameCategory(category: u32, name: &CStr) {
    unsafe { sys::nvtxNameCategoryA(category, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCategory`].
pub use self::nvtxNameCategory as nvtxNameCategoryA;

/// Names a category of marks and ranges, with `wchar_t` characters.
///
/// `void nvtxNameCategoryW(uint32_t category, const wchar_t *name)`
///
/// Returns nothing.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCategoryW).
///
/// # Safety
///
/// `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCategoryW(category: u32, name: *const wchar_t) {
    unsafe { sys::nvtxNameCategoryW(category, name) }
}

/// Names a context of the driver in tools.
///
/// `void nvtxNameCuContextA(CUcontext context, const char *name)`
///
/// Returns nothing.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContext).
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

/// Names a context of the driver in tools, with `wchar_t` characters.
///
/// `void nvtxNameCuContextW(CUcontext context, const wchar_t *name)`
///
/// Returns nothing.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuContextW).
///
/// # Safety
///
/// - `context`: a live handle.
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCuContextW(context: driver::CUcontext, name: *const wchar_t) {
    unsafe { sys::nvtxNameCuContextW(context, name) }
}

/// Names a device of the driver in tools.
///
/// `void nvtxNameCuDeviceA(CUdevice device, const char *name)`
///
/// Returns nothing.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxNameCuDevice(device: driver::CUdevice, name: &CStr) {
    unsafe { sys::nvtxNameCuDeviceA(device, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCuDevice`].
pub use self::nvtxNameCuDevice as nvtxNameCuDeviceA;

/// Names a device of the driver in tools, with `wchar_t` characters.
///
/// `void nvtxNameCuDeviceW(CUdevice device, const wchar_t *name)`
///
/// Returns nothing.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuDeviceW).
///
/// # Safety
///
/// `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCuDeviceW(device: driver::CUdevice, name: *const wchar_t) {
    unsafe { sys::nvtxNameCuDeviceW(device, name) }
}

/// Names an event of the driver in tools.
///
/// `void nvtxNameCuEventA(CUevent event, const char *name)`
///
/// Returns nothing.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEvent).
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

/// Names an event of the driver in tools, with `wchar_t` characters.
///
/// `void nvtxNameCuEventW(CUevent event, const wchar_t *name)`
///
/// Returns nothing.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuEventW).
///
/// # Safety
///
/// - `event`: a live handle.
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCuEventW(event: driver::CUevent, name: *const wchar_t) {
    unsafe { sys::nvtxNameCuEventW(event, name) }
}

/// Names a stream of the driver in tools.
///
/// `void nvtxNameCuStreamA(CUstream stream, const char *name)`
///
/// Returns nothing.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStream).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL is one).
#[inline]
pub unsafe fn nvtxNameCuStream(stream: driver::CUstream, name: &CStr) {
    unsafe { sys::nvtxNameCuStreamA(stream, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCuStream`].
pub use self::nvtxNameCuStream as nvtxNameCuStreamA;

/// Names a stream of the driver in tools, with `wchar_t` characters.
///
/// `void nvtxNameCuStreamW(CUstream stream, const wchar_t *name)`
///
/// Returns nothing.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExtCuda.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCuStreamW).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL is one).
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCuStreamW(stream: driver::CUstream, name: *const wchar_t) {
    unsafe { sys::nvtxNameCuStreamW(stream, name) }
}

/// Names a device of the runtime in tools.
///
/// `void nvtxNameCudaDeviceA(int device, const char *name)`
///
/// Returns nothing.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxNameCudaDevice(device: i32, name: &CStr) {
    unsafe { sys::nvtxNameCudaDeviceA(device, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCudaDevice`].
pub use self::nvtxNameCudaDevice as nvtxNameCudaDeviceA;

/// Names a device of the runtime in tools, with `wchar_t` characters.
///
/// `void nvtxNameCudaDeviceW(int device, const wchar_t *name)`
///
/// Returns nothing.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaDeviceW).
///
/// # Safety
///
/// `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCudaDeviceW(device: i32, name: *const wchar_t) {
    unsafe { sys::nvtxNameCudaDeviceW(device, name) }
}

/// Names an event of the runtime in tools.
///
/// `void nvtxNameCudaEventA(cudaEvent_t event, const char *name)`
///
/// Returns nothing.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEvent).
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

/// Names an event of the runtime in tools, with `wchar_t` characters.
///
/// `void nvtxNameCudaEventW(cudaEvent_t event, const wchar_t *name)`
///
/// Returns nothing.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaEventW).
///
/// # Safety
///
/// - `event`: a live handle.
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCudaEventW(event: runtime::cudaEvent_t, name: *const wchar_t) {
    unsafe { sys::nvtxNameCudaEventW(event, name) }
}

/// Names a stream of the runtime in tools.
///
/// `void nvtxNameCudaStreamA(cudaStream_t stream, const char *name)`
///
/// Returns nothing.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStream).
///
/// # Safety
///
/// `stream`: a live handle, or a default stream (NULL is one).
#[inline]
pub unsafe fn nvtxNameCudaStream(stream: runtime::cudaStream_t, name: &CStr) {
    unsafe { sys::nvtxNameCudaStreamA(stream, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameCudaStream`].
pub use self::nvtxNameCudaStream as nvtxNameCudaStreamA;

/// Names a stream of the runtime in tools, with `wchar_t` characters.
///
/// `void nvtxNameCudaStreamW(cudaStream_t stream, const wchar_t *name)`
///
/// Returns nothing.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExtCudaRt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameCudaStreamW).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL is one).
/// - `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameCudaStreamW(stream: runtime::cudaStream_t, name: *const wchar_t) {
    unsafe { sys::nvtxNameCudaStreamW(stream, name) }
}

/// Names a thread of the system, by its ID, in tools.
///
/// `void nvtxNameOsThreadA(uint32_t threadId, const char *name)`
///
/// Returns nothing.
///
/// - `name`: in, string
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThread).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxNameOsThread(threadId: u32, name: &CStr) {
    unsafe { sys::nvtxNameOsThreadA(threadId, name.as_ptr()) }
}

/// The symbol behind [`nvtxNameOsThread`].
pub use self::nvtxNameOsThread as nvtxNameOsThreadA;

/// Names a thread of the system in tools, with `wchar_t` characters.
///
/// `void nvtxNameOsThreadW(uint32_t threadId, const wchar_t *name)`
///
/// Returns nothing.
///
/// - `name`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxNameOsThreadW).
///
/// # Safety
///
/// `name`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxNameOsThreadW(threadId: u32, name: *const wchar_t) {
    unsafe { sys::nvtxNameOsThreadW(threadId, name) }
}

/// Registers the names of an enum's values for payloads and returns its ID.
///
/// `uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)`
///
/// Returns `uint64_t`.
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxPayloadEnumRegister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `attr` are valid.
#[inline]
pub unsafe fn nvtxPayloadEnumRegister(
    domain: nvtxDomainHandle_t,
    attr: &nvtxPayloadEnumAttr_t,
) -> u64 {
    unsafe { sys::nvtxPayloadEnumRegister(domain, core::ptr::from_ref(attr)) }
}

/// Registers the layout of a payload (its fields with names and types) and returns its ID.
///
/// `uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)`
///
/// Returns `uint64_t`.
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxPayloadSchemaRegister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `attr` are valid.
#[inline]
pub unsafe fn nvtxPayloadSchemaRegister(
    domain: nvtxDomainHandle_t,
    attr: &nvtxPayloadSchemaAttr_t,
) -> u64 {
    unsafe { sys::nvtxPayloadSchemaRegister(domain, core::ptr::from_ref(attr)) }
}

/// Ends a range, started on any thread, by its ID.
///
/// `void nvtxRangeEnd(nvtxRangeId_t id)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEnd).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxRangeEnd(id: nvtxRangeId_t) {
    unsafe { sys::nvtxRangeEnd(id) }
}

/// Ends a range of a domain by its ID, with more payloads.
///
/// `void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id, const nvtxPayloadData_t *payloadData, size_t count)`
///
/// Returns nothing.
///
/// - `payloadData`: in, array, length `count`
/// - `count`: in; the length of `payloadData`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEndPayload).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` are valid.
#[inline]
pub unsafe fn nvtxRangeEndPayload(
    domain: nvtxDomainHandle_t,
    id: nvtxRangeId_t,
    payloadData: &[nvtxPayloadData_t],
) {
    unsafe {
        sys::nvtxRangeEndPayload(
            domain,
            id,
            args::as_ptr(payloadData),
            args::count(payloadData.len()),
        )
    }
}

/// Closes the calling thread's last open range and returns its depth.
///
/// `int nvtxRangePop(void)`
///
/// Returns `int`.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePop).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxRangePop() -> i32 {
    unsafe { sys::nvtxRangePop() }
}

/// Closes the calling thread's last open range in a domain, with more payloads.
///
/// `int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
///
/// Returns `int`.
///
/// - `payloadData`: in, array, length `count`
/// - `count`: in; the length of `payloadData`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePopPayload).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` are valid.
#[inline]
pub unsafe fn nvtxRangePopPayload(
    domain: nvtxDomainHandle_t,
    payloadData: &[nvtxPayloadData_t],
) -> i32 {
    unsafe {
        sys::nvtxRangePopPayload(
            domain,
            args::as_ptr(payloadData),
            args::count(payloadData.len()),
        )
    }
}

/// Opens a range on the calling thread, nested in those that are open, and returns its depth from 0.
///
/// `int nvtxRangePushA(const char *message)`
///
/// Returns `int`.
///
/// - `message`: in, string
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePush).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxRangePush(message: &CStr) -> i32 {
    unsafe { sys::nvtxRangePushA(message.as_ptr()) }
}

/// The symbol behind [`nvtxRangePush`].
pub use self::nvtxRangePush as nvtxRangePushA;

/// Opens a nested range on the calling thread with message, color, category and payload.
///
/// `int nvtxRangePushEx(const nvtxEventAttributes_t *eventAttrib)`
///
/// Returns `int`.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushEx).
///
/// # Safety
///
/// Pointers, handles and lengths in `eventAttrib` are valid.
#[inline]
pub unsafe fn nvtxRangePushEx(eventAttrib: &nvtxEventAttributes_t) -> i32 {
    unsafe { sys::nvtxRangePushEx(core::ptr::from_ref(eventAttrib)) }
}

/// Opens a nested range on the calling thread in a domain, with payloads of registered schemas.
///
/// `int nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
///
/// Returns `int`.
///
/// - `payloadData`: in, array, length `count`
/// - `count`: in; the length of `payloadData`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushPayload).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` are valid.
#[inline]
pub unsafe fn nvtxRangePushPayload(
    domain: nvtxDomainHandle_t,
    payloadData: &[nvtxPayloadData_t],
) -> i32 {
    unsafe {
        sys::nvtxRangePushPayload(
            domain,
            args::as_ptr(payloadData),
            args::count(payloadData.len()),
        )
    }
}

/// Opens a nested range on the calling thread, with a message of `wchar_t` characters.
///
/// `int nvtxRangePushW(const wchar_t *message)`
///
/// Returns `int`.
///
/// - `message`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushW).
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
///
/// Returns `nvtxRangeId_t`.
///
/// - `message`: in, string
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStart).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxRangeStart(message: &CStr) -> nvtxRangeId_t {
    unsafe { sys::nvtxRangeStartA(message.as_ptr()) }
}

/// The symbol behind [`nvtxRangeStart`].
pub use self::nvtxRangeStart as nvtxRangeStartA;

/// Starts a range that any thread may end, with message, color, category and payload.
///
/// `nvtxRangeId_t nvtxRangeStartEx(const nvtxEventAttributes_t *eventAttrib)`
///
/// Returns `nvtxRangeId_t`.
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartEx).
///
/// # Safety
///
/// Pointers, handles and lengths in `eventAttrib` are valid.
#[inline]
pub unsafe fn nvtxRangeStartEx(eventAttrib: &nvtxEventAttributes_t) -> nvtxRangeId_t {
    unsafe { sys::nvtxRangeStartEx(core::ptr::from_ref(eventAttrib)) }
}

/// Starts a range of a domain that any thread may end, with payloads of registered schemas.
///
/// `nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
///
/// Returns `nvtxRangeId_t`.
///
/// - `payloadData`: in, array, length `count`
/// - `count`: in; the length of `payloadData`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartPayload).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` are valid.
#[inline]
pub unsafe fn nvtxRangeStartPayload(
    domain: nvtxDomainHandle_t,
    payloadData: &[nvtxPayloadData_t],
) -> nvtxRangeId_t {
    unsafe {
        sys::nvtxRangeStartPayload(
            domain,
            args::as_ptr(payloadData),
            args::count(payloadData.len()),
        )
    }
}

/// Starts a range that any thread may end, with a message of `wchar_t` characters.
///
/// `nvtxRangeId_t nvtxRangeStartW(const wchar_t *message)`
///
/// Returns `nvtxRangeId_t`.
///
/// - `message`: in, a string of `wchar_t` (32 bits, on Windows 16) that ends with a 0, passed unchanged
///
/// In `nvtx3/nvToolsExt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartW).
///
/// # Safety
///
/// `message`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn nvtxRangeStartW(message: *const wchar_t) -> nvtxRangeId_t {
    unsafe { sys::nvtxRangeStartW(message) }
}

/// Registers a scope, a place in the system by its path, and returns its ID.
///
/// `uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)`
///
/// Returns `uint64_t`.
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxScopeRegister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `attr` are valid.
#[inline]
pub unsafe fn nvtxScopeRegister(
    domain: nvtxDomainHandle_t,
    attr: &nvtxScopeAttr_t,
) -> u64 {
    unsafe { sys::nvtxScopeRegister(domain, core::ptr::from_ref(attr)) }
}

/// Registers a clock of the caller's, for times in events, and returns its ID.
///
/// `uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)`
///
/// Returns `uint64_t`.
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeDomainRegister).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxTimeDomainRegister(
    domain: nvtxDomainHandle_t,
    timeAttr: &nvtxTimeDomainAttr_t,
) -> u64 {
    unsafe { sys::nvtxTimeDomainRegister(domain, core::ptr::from_ref(timeAttr)) }
}

/// Reports two times of two clocks that are the same instant.
///
/// `void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeSyncPoint).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxTimeSyncPoint(
    domain: nvtxDomainHandle_t,
    timeDomainId1: u64,
    timeDomainId2: u64,
    timestamp1: i64,
    timestamp2: i64,
) {
    unsafe {
        sys::nvtxTimeSyncPoint(
            domain,
            timeDomainId1,
            timeDomainId2,
            timestamp1,
            timestamp2,
        )
    }
}

/// Reports many pairs of times of two clocks that are the same instants.
///
/// `void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)`
///
/// Returns nothing.
///
/// - `syncPoints`: in, array, length `count`
/// - `count`: in; the length of `syncPoints`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimeSyncPointTable).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxTimeSyncPointTable(
    domain: nvtxDomainHandle_t,
    timeDomainIdSrc: u64,
    timeDomainIdDst: u64,
    syncPoints: &[nvtxSyncPoint_t],
) {
    unsafe {
        sys::nvtxTimeSyncPointTable(
            domain,
            timeDomainIdSrc,
            timeDomainIdDst,
            args::as_ptr(syncPoints),
            args::count(syncPoints.len()),
        )
    }
}

/// Sets the function that reads a registered clock.
///
/// `void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)())`
///
/// Returns nothing.
///
/// - `flags`: in, flags: [`NVTX_TIMER_FLAG_CLOCK_MONOTONIC`], [`NVTX_TIMER_FLAG_CLOCK_STEADY`], [`NVTX_TIMER_FLAG_NONE`]
/// - `timestampProviderFn`: in, called by CUDA
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimerSource).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - `timestampProviderFn` is called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn nvtxTimerSource(
    domain: nvtxDomainHandle_t,
    timeDomainId: u64,
    flags: u64,
    timestampProviderFn: Option<unsafe extern "system" fn() -> i64>,
) {
    unsafe { sys::nvtxTimerSource(domain, timeDomainId, flags, timestampProviderFn) }
}

/// Sets the function that reads a registered clock, with a pointer for it.
///
/// `void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data)`
///
/// Returns nothing.
///
/// - `flags`: in, flags: [`NVTX_TIMER_FLAG_CLOCK_MONOTONIC`], [`NVTX_TIMER_FLAG_CLOCK_STEADY`], [`NVTX_TIMER_FLAG_NONE`]
/// - `timestampProviderFn`: in, called by CUDA with `data`
/// - `data`: in, passed to the callback
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimerSourceWithData).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - `timestampProviderFn` is called with `data` at any time from now on, on any thread: it must not unwind. `data` must live as long.
#[inline]
pub unsafe fn nvtxTimerSourceWithData(
    domain: nvtxDomainHandle_t,
    timeDomainId: u64,
    flags: u64,
    timestampProviderFn: Option<unsafe extern "system" fn(*mut c_void) -> i64>,
    data: *mut c_void,
) {
    unsafe {
        sys::nvtxTimerSourceWithData(
            domain,
            timeDomainId,
            flags,
            timestampProviderFn,
            data,
        )
    }
}

/// Reports how one clock's times convert to another's: slope and one common instant.
///
/// `void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)`
///
/// Returns nothing.
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimestampConversionFactor).
///
/// # Safety
///
/// `domain`: a live handle.
#[inline]
pub unsafe fn nvtxTimestampConversionFactor(
    domain: nvtxDomainHandle_t,
    timeDomainIdSrc: u64,
    timeDomainIdDst: u64,
    slope: f64,
    timestampSrc: i64,
    timestampDst: i64,
) {
    unsafe {
        sys::nvtxTimestampConversionFactor(
            domain,
            timeDomainIdSrc,
            timeDomainIdDst,
            slope,
            timestampSrc,
            timestampDst,
        )
    }
}

/// Tells the time now on the tool's clock.
///
/// `int64_t nvtxTimestampGet(void)`
///
/// Returns `int64_t`.
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimestampGet).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn nvtxTimestampGet() -> i64 {
    unsafe { sys::nvtxTimestampGet() }
}
