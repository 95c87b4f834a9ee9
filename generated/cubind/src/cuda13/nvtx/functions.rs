//! Functions (NVTX).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/nvtx/functions.rs"]
mod common;
pub use common::*;

/// Reports multiple values of a counter at once, with their timestamps.
///
/// `void nvtxCounterBatchSubmit(nvtxDomainHandle_t hDomain, const nvtxCounterBatch_t *counterData)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxCounterBatchSubmit))]
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterBatchSubmit).
///
/// # Safety
///
/// - `hDomain`: a live handle.
/// - Pointers, handles and lengths in `counterData` must be valid.
#[inline]
pub unsafe fn nvtxCounterBatchSubmit(
    hDomain: nvtxDomainHandle_t,
    counterData: &nvtxCounterBatch_t,
) {
    unsafe { sys::nvtxCounterBatchSubmit(hDomain, core::ptr::from_ref(counterData)) }
}

/// Registers a counter with its type, scope and semantics, and returns its ID.
///
/// `uint64_t nvtxCounterRegister(nvtxDomainHandle_t hDomain, const nvtxCounterAttr_t *attr)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxCounterRegister))]
///
/// In `nvtx3/nvToolsExtCounters.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxCounterRegister).
///
/// # Safety
///
/// - `hDomain`: a live handle.
/// - Pointers, handles and lengths in `attr` must be valid.
#[inline]
pub unsafe fn nvtxCounterRegister(
    hDomain: nvtxDomainHandle_t,
    attr: &nvtxCounterAttr_t,
) -> u64 {
    unsafe { sys::nvtxCounterRegister(hDomain, core::ptr::from_ref(attr)) }
}

/// Reports one or more values of a counter in its registered layout.
///
/// `void nvtxCounterSample(nvtxDomainHandle_t hDomain, uint64_t counterId, const void *value, size_t size)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxCounterSample))]
///
/// - `value`: in, host memory, whose size in bytes is passed as `size`
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
    unsafe { sys::nvtxCounterSample(hDomain, counterId, args::as_ptr(value).cast(), args::count(size_of_val(value))) }
}

/// Reports the value of a counter as a double-precision number.
///
/// `void nvtxCounterSampleFloat64(nvtxDomainHandle_t hDomain, uint64_t counterId, double value)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxCounterSampleFloat64))]
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

/// Reports the value of a counter as a 64-bit integer.
///
/// `void nvtxCounterSampleInt64(nvtxDomainHandle_t hDomain, uint64_t counterId, int64_t value)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxCounterSampleInt64))]
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

/// Reports that a counter currently has no value, and the reason.
///
/// `void nvtxCounterSampleNoValue(nvtxDomainHandle_t hDomain, uint64_t counterId, uint8_t reason)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxCounterSampleNoValue))]
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

/// Returns whether a tool collects data from a domain; if not, the program can skip work for the domain.
///
/// `uint8_t nvtxDomainIsEnabled(nvtxDomainHandle_t domain)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxDomainIsEnabled))]
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

/// Reports multiple events at once, as an array of payloads with the same schema.
///
/// `void nvtxEventBatchSubmit(nvtxDomainHandle_t domain, const nvtxEventBatch_t *eventBatch)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxEventBatchSubmit))]
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxEventBatchSubmit).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `eventBatch` must be valid.
#[inline]
pub unsafe fn nvtxEventBatchSubmit(
    domain: nvtxDomainHandle_t,
    eventBatch: &nvtxEventBatch_t,
) {
    unsafe { sys::nvtxEventBatchSubmit(domain, core::ptr::from_ref(eventBatch)) }
}

/// Reports an event, whose kind and timestamp are in its payloads.
///
/// `void nvtxEventSubmit(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t numPayloads)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxEventSubmit))]
///
/// - `payloadData`: in, array, whose length is passed as `numPayloads`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxEventSubmit).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` must be valid.
#[inline]
pub unsafe fn nvtxEventSubmit(
    domain: nvtxDomainHandle_t,
    payloadData: &[nvtxPayloadData_t],
) {
    unsafe { sys::nvtxEventSubmit(domain, args::as_ptr(payloadData), args::count(payloadData.len())) }
}

/// Marks an instant in a domain with payloads of registered schemas.
///
/// `void nvtxMarkPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMarkPayload))]
///
/// - `payloadData`: in, array, whose length is passed as `count`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMarkPayload).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` must be valid.
#[inline]
pub unsafe fn nvtxMarkPayload(
    domain: nvtxDomainHandle_t,
    payloadData: &[nvtxPayloadData_t],
) {
    unsafe { sys::nvtxMarkPayload(domain, args::as_ptr(payloadData), args::count(payloadData.len())) }
}

/// Returns the set of memory permissions for a device.
///
/// `nvtxMemPermissionsHandle_t nvtxMemCudaGetDeviceWidePermissions(nvtxDomainHandle_t domain, int device)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemCudaGetDeviceWidePermissions))]
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

/// Returns the set of memory permissions for the whole process.
///
/// `nvtxMemPermissionsHandle_t nvtxMemCudaGetProcessWidePermissions(nvtxDomainHandle_t domain)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemCudaGetProcessWidePermissions))]
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

/// Notifies tools that memory is initialized at this point of a stream.
///
/// `void nvtxMemCudaMarkInitialized(nvtxDomainHandle_t domain, cudaStream_t stream, uint8_t isPerThreadStream, const nvtxMemMarkInitializedBatch_t *desc)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemCudaMarkInitialized))]
///
/// In `nvtx3/nvToolsExtMemCudaRt.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemCudaMarkInitialized).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - `stream`: a live handle, or a default stream (NULL).
/// - Pointers, handles and lengths in `desc` must be valid.
#[inline]
pub unsafe fn nvtxMemCudaMarkInitialized(
    domain: nvtxDomainHandle_t,
    stream: runtime::cudaStream_t,
    isPerThreadStream: u8,
    desc: &nvtxMemMarkInitializedBatch_t,
) {
    unsafe { sys::nvtxMemCudaMarkInitialized(domain, stream, isPerThreadStream, core::ptr::from_ref(desc)) }
}

/// Sets the access of a peer device in a set of memory permissions.
///
/// `void nvtxMemCudaSetPeerAccess(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, int devicePeer, uint32_t flags)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemCudaSetPeerAccess))]
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

/// Notifies tools of a heap from which the program's allocator allocates.
///
/// `nvtxMemHeapHandle_t nvtxMemHeapRegister(nvtxDomainHandle_t domain, const nvtxMemHeapDesc_t *desc)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemHeapRegister))]
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapRegister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` must be valid.
#[inline]
pub unsafe fn nvtxMemHeapRegister(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemHeapDesc_t,
) -> nvtxMemHeapHandle_t {
    unsafe { sys::nvtxMemHeapRegister(domain, core::ptr::from_ref(desc)) }
}

/// Notifies tools that all memory in a heap has been freed.
///
/// `void nvtxMemHeapReset(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemHeapReset))]
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

/// Notifies tools that a heap was destroyed.
///
/// `void nvtxMemHeapUnregister(nvtxDomainHandle_t domain, nvtxMemHeapHandle_t heap)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemHeapUnregister))]
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemHeapUnregister).
///
/// # Safety
///
/// - `domain`, `heap`: live handles.
/// - No thread may use `heap`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtxMemHeapUnregister(
    domain: nvtxDomainHandle_t,
    heap: nvtxMemHeapHandle_t,
) {
    unsafe { sys::nvtxMemHeapUnregister(domain, heap) }
}

/// Sets the access to memory regions in a set of memory permissions.
///
/// `void nvtxMemPermissionsAssign(nvtxDomainHandle_t domain, const nvtxMemPermissionsAssignBatch_t *desc)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemPermissionsAssign))]
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsAssign).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` must be valid.
#[inline]
pub unsafe fn nvtxMemPermissionsAssign(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemPermissionsAssignBatch_t,
) {
    unsafe { sys::nvtxMemPermissionsAssign(domain, core::ptr::from_ref(desc)) }
}

/// Applies a set of memory permissions to a scope, such as a thread.
///
/// `void nvtxMemPermissionsBind(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissions, uint32_t bindScope, uint32_t bindFlags)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemPermissionsBind))]
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

/// Creates a set of memory permissions, which specify who may read or write regions of memory.
///
/// `nvtxMemPermissionsHandle_t nvtxMemPermissionsCreate(nvtxDomainHandle_t domain, int32_t creationflags)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemPermissionsCreate))]
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

/// Destroys a set of memory permissions.
///
/// `void nvtxMemPermissionsDestroy(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemPermissionsDestroy))]
///
/// - `permissionsHandle`: in; invalid afterwards
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemPermissionsDestroy).
///
/// # Safety
///
/// - `domain`, `permissionsHandle`: live handles.
/// - No thread may use `permissionsHandle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn nvtxMemPermissionsDestroy(
    domain: nvtxDomainHandle_t,
    permissionsHandle: nvtxMemPermissionsHandle_t,
) {
    unsafe { sys::nvtxMemPermissionsDestroy(domain, permissionsHandle) }
}

/// Removes all permissions from a set of memory permissions.
///
/// `void nvtxMemPermissionsReset(nvtxDomainHandle_t domain, nvtxMemPermissionsHandle_t permissionsHandle)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemPermissionsReset))]
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

/// Removes the memory permissions that are applied to a scope.
///
/// `void nvtxMemPermissionsUnbind(nvtxDomainHandle_t domain, uint32_t bindScope)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemPermissionsUnbind))]
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

/// Names memory regions for tools.
///
/// `void nvtxMemRegionsName(nvtxDomainHandle_t domain, const nvtxMemRegionsNameBatch_t *desc)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemRegionsName))]
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsName).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` must be valid.
#[inline]
pub unsafe fn nvtxMemRegionsName(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemRegionsNameBatch_t,
) {
    unsafe { sys::nvtxMemRegionsName(domain, core::ptr::from_ref(desc)) }
}

/// Notifies tools of memory regions that were allocated in a heap.
///
/// `void nvtxMemRegionsRegister(nvtxDomainHandle_t domain, const nvtxMemRegionsRegisterBatch_t *desc)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemRegionsRegister))]
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsRegister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` must be valid.
#[inline]
pub unsafe fn nvtxMemRegionsRegister(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemRegionsRegisterBatch_t,
) {
    unsafe { sys::nvtxMemRegionsRegister(domain, core::ptr::from_ref(desc)) }
}

/// Notifies tools that memory regions in a heap were resized.
///
/// `void nvtxMemRegionsResize(nvtxDomainHandle_t domain, const nvtxMemRegionsResizeBatch_t *desc)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemRegionsResize))]
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsResize).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` must be valid.
#[inline]
pub unsafe fn nvtxMemRegionsResize(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemRegionsResizeBatch_t,
) {
    unsafe { sys::nvtxMemRegionsResize(domain, core::ptr::from_ref(desc)) }
}

/// Notifies tools that memory regions in a heap were freed.
///
/// `void nvtxMemRegionsUnregister(nvtxDomainHandle_t domain, const nvtxMemRegionsUnregisterBatch_t *desc)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxMemRegionsUnregister))]
///
/// In `nvtx3/nvToolsExtMem.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxMemRegionsUnregister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `desc` must be valid.
#[inline]
pub unsafe fn nvtxMemRegionsUnregister(
    domain: nvtxDomainHandle_t,
    desc: &nvtxMemRegionsUnregisterBatch_t,
) {
    unsafe { sys::nvtxMemRegionsUnregister(domain, core::ptr::from_ref(desc)) }
}

/// Registers an enumeration's values and their names for use in payloads, and returns its ID.
///
/// `uint64_t nvtxPayloadEnumRegister(nvtxDomainHandle_t domain, const nvtxPayloadEnumAttr_t *attr)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxPayloadEnumRegister))]
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxPayloadEnumRegister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `attr` must be valid.
#[inline]
pub unsafe fn nvtxPayloadEnumRegister(
    domain: nvtxDomainHandle_t,
    attr: &nvtxPayloadEnumAttr_t,
) -> u64 {
    unsafe { sys::nvtxPayloadEnumRegister(domain, core::ptr::from_ref(attr)) }
}

/// Registers the layout of a payload (the names and types of its fields), and returns the layout's ID.
///
/// `uint64_t nvtxPayloadSchemaRegister(nvtxDomainHandle_t domain, const nvtxPayloadSchemaAttr_t *attr)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxPayloadSchemaRegister))]
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxPayloadSchemaRegister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `attr` must be valid.
#[inline]
pub unsafe fn nvtxPayloadSchemaRegister(
    domain: nvtxDomainHandle_t,
    attr: &nvtxPayloadSchemaAttr_t,
) -> u64 {
    unsafe { sys::nvtxPayloadSchemaRegister(domain, core::ptr::from_ref(attr)) }
}

/// Ends a range of a domain, given its ID, and adds payloads to it.
///
/// `void nvtxRangeEndPayload(nvtxDomainHandle_t domain, nvtxRangeId_t id, const nvtxPayloadData_t *payloadData, size_t count)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangeEndPayload))]
///
/// - `payloadData`: in, array, whose length is passed as `count`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeEndPayload).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` must be valid.
#[inline]
pub unsafe fn nvtxRangeEndPayload(
    domain: nvtxDomainHandle_t,
    id: nvtxRangeId_t,
    payloadData: &[nvtxPayloadData_t],
) {
    unsafe { sys::nvtxRangeEndPayload(domain, id, args::as_ptr(payloadData), args::count(payloadData.len())) }
}

/// Closes the range of a domain that the calling thread opened last, and adds payloads to it.
///
/// `int nvtxRangePopPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangePopPayload))]
///
/// - `payloadData`: in, array, whose length is passed as `count`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePopPayload).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` must be valid.
#[inline]
pub unsafe fn nvtxRangePopPayload(
    domain: nvtxDomainHandle_t,
    payloadData: &[nvtxPayloadData_t],
) -> i32 {
    unsafe { sys::nvtxRangePopPayload(domain, args::as_ptr(payloadData), args::count(payloadData.len())) }
}

/// Opens a nested range of a domain in the calling thread, with payloads of registered schemas.
///
/// `int nvtxRangePushPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangePushPayload))]
///
/// - `payloadData`: in, array, whose length is passed as `count`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangePushPayload).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` must be valid.
#[inline]
pub unsafe fn nvtxRangePushPayload(
    domain: nvtxDomainHandle_t,
    payloadData: &[nvtxPayloadData_t],
) -> i32 {
    unsafe { sys::nvtxRangePushPayload(domain, args::as_ptr(payloadData), args::count(payloadData.len())) }
}

/// Starts a range in a domain that any thread may end, with payloads of registered schemas.
///
/// `nvtxRangeId_t nvtxRangeStartPayload(nvtxDomainHandle_t domain, const nvtxPayloadData_t *payloadData, size_t count)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxRangeStartPayload))]
///
/// - `payloadData`: in, array, whose length is passed as `count`
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxRangeStartPayload).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `payloadData` must be valid.
#[inline]
pub unsafe fn nvtxRangeStartPayload(
    domain: nvtxDomainHandle_t,
    payloadData: &[nvtxPayloadData_t],
) -> nvtxRangeId_t {
    unsafe { sys::nvtxRangeStartPayload(domain, args::as_ptr(payloadData), args::count(payloadData.len())) }
}

/// Registers a scope (a part of the system, given by its path), and returns its ID.
///
/// `uint64_t nvtxScopeRegister(nvtxDomainHandle_t domain, const nvtxScopeAttr_t *attr)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxScopeRegister))]
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxScopeRegister).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - Pointers, handles and lengths in `attr` must be valid.
#[inline]
pub unsafe fn nvtxScopeRegister(
    domain: nvtxDomainHandle_t,
    attr: &nvtxScopeAttr_t,
) -> u64 {
    unsafe { sys::nvtxScopeRegister(domain, core::ptr::from_ref(attr)) }
}

/// Registers a clock of the caller for timestamps in events, and returns its ID.
///
/// `uint64_t nvtxTimeDomainRegister(nvtxDomainHandle_t domain, const nvtxTimeDomainAttr_t *timeAttr)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxTimeDomainRegister))]
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

/// Reports a synchronization point: timestamps from two clocks for the same instant.
///
/// `void nvtxTimeSyncPoint(nvtxDomainHandle_t domain, uint64_t timeDomainId1, uint64_t timeDomainId2, int64_t timestamp1, int64_t timestamp2)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxTimeSyncPoint))]
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
    unsafe { sys::nvtxTimeSyncPoint(domain, timeDomainId1, timeDomainId2, timestamp1, timestamp2) }
}

/// Reports multiple synchronization points: pairs of timestamps from two clocks for the same instants.
///
/// `void nvtxTimeSyncPointTable(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, const nvtxSyncPoint_t *syncPoints, size_t count)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxTimeSyncPointTable))]
///
/// - `syncPoints`: in, array, whose length is passed as `count`
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
    unsafe { sys::nvtxTimeSyncPointTable(
        domain, timeDomainIdSrc, timeDomainIdDst, args::as_ptr(syncPoints), args::count(syncPoints.len()),
    ) }
}

/// Sets the function that reads a registered clock.
///
/// `void nvtxTimerSource(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)())`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxTimerSource))]
///
/// - `flags`: in, flags: [`NVTX_TIMER_FLAG_CLOCK_MONOTONIC`], [`NVTX_TIMER_FLAG_CLOCK_STEADY`], [`NVTX_TIMER_FLAG_NONE`]
/// - `timestampProviderFn`: in, called by CUDA
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimerSource).
///
/// # Safety
///
/// - `domain`: a live handle.
/// - `timestampProviderFn` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn nvtxTimerSource(
    domain: nvtxDomainHandle_t,
    timeDomainId: u64,
    flags: u64,
    timestampProviderFn: Option<unsafe extern "system" fn() -> i64>,
) {
    unsafe { sys::nvtxTimerSource(domain, timeDomainId, flags, timestampProviderFn) }
}

/// Sets the function that reads a registered clock, and a pointer that the function receives.
///
/// `void nvtxTimerSourceWithData(nvtxDomainHandle_t domain, uint64_t timeDomainId, uint64_t flags, int64_t (*timestampProviderFn)(void *), void *data)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxTimerSourceWithData))]
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
/// - `timestampProviderFn` may be called with `data` at any time from now on, on any thread: it must not unwind. `data` must live as long as `timestampProviderFn` may be called.
#[inline]
pub unsafe fn nvtxTimerSourceWithData(
    domain: nvtxDomainHandle_t,
    timeDomainId: u64,
    flags: u64,
    timestampProviderFn: Option<unsafe extern "system" fn(*mut c_void) -> i64>,
    data: *mut c_void,
) {
    unsafe { sys::nvtxTimerSourceWithData(domain, timeDomainId, flags, timestampProviderFn, data) }
}

/// Reports how to convert timestamps of one clock to another: the slope and one common instant.
///
/// `void nvtxTimestampConversionFactor(nvtxDomainHandle_t domain, uint64_t timeDomainIdSrc, uint64_t timeDomainIdDst, double slope, int64_t timestampSrc, int64_t timestampDst)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxTimestampConversionFactor))]
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
        sys::nvtxTimestampConversionFactor(domain, timeDomainIdSrc, timeDomainIdDst, slope, timestampSrc, timestampDst)
    }
}

/// Returns a timestamp from the tool's clock.
///
/// `int64_t nvtxTimestampGet(void)`
#[cfg_attr(doc, doc = forms!(only nvtx::nvtxTimestampGet))]
///
/// In `nvtx3/nvToolsExtPayload.h` since CUDA 13.0. [NVIDIA's documentation](https://nvidia.github.io/NVTX/doxygen/index.html#:~:text=nvtxTimestampGet).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn nvtxTimestampGet() -> i64 {
    unsafe { sys::nvtxTimestampGet() }
}
