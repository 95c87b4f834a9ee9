//! Functions (cuDLA).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Opens a DLA, for use with CUDA streams or in standalone mode.
///
/// `cudlaStatus cudlaCreateDevice(uint64_t device, cudlaDevHandle *devHandle, uint32_t flags)`
#[cfg_attr(doc, doc = forms!(owned cudla::cudlaCreateDevice))]
///
/// Returns `(cudlaStatus, devHandle: cudlaDevHandle)`.
///
/// - `devHandle`: out
/// - `flags`: in, flags: [`cudlaMode`], [`cudlaScratchMemoryConfig`]
///
/// Documented errors: [`cudlaStatus::cudlaErrorCreationFailed`], [`cudlaStatus::cudlaErrorCuda`], [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorIncompatibleDlaSWVersion`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorOutOfResources`], [`cudlaStatus::cudlaErrorUmd`], [`cudlaStatus::cudlaErrorUnsupportedOperation`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaCreateDevice).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudlaCreateDevice(
    device: u64,
    flags: u32,
) -> (cudlaStatus, cudlaDevHandle) {
    let mut devHandle: cudlaDevHandle = output::zeroed();
    let returned = unsafe { sys::cudlaCreateDevice(device, &mut devHandle, flags) };
    (returned, devHandle)
}

/// Closes a DLA; its modules and memory must be released first.
///
/// `cudlaStatus cudlaDestroyDevice(cudlaDevHandle devHandle)`
#[cfg_attr(doc, doc = forms!(cudla::cudlaDestroyDevice))]
///
/// - `devHandle`: in; invalid afterwards
///
/// Documented errors: [`cudlaStatus::cudlaErrorCuda`], [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorUmd`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDestroyDevice).
///
/// # Safety
///
/// - `devHandle`: a live handle that no other thread uses during the call.
/// - No thread may use `devHandle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudlaDestroyDevice(devHandle: cudlaDevHandle) -> (cudlaStatus,) {
    let returned = unsafe { sys::cudlaDestroyDevice(devHandle) };
    (returned,)
}

/// Returns an attribute of a DLA, such as the support for unified addressing.
///
/// `cudlaStatus cudlaDeviceGetAttribute(cudlaDevHandle devHandle, cudlaDevAttributeType attrib, cudlaDevAttribute *pAttribute)`
#[cfg_attr(doc, doc = forms!(owned cudla::cudlaDeviceGetAttribute))]
///
/// Returns `(cudlaStatus, pAttribute: cudlaDevAttribute)`.
///
/// - `pAttribute`: out
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidAttribute`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorUmd`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDeviceGetAttribute).
///
/// # Safety
///
/// `devHandle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudlaDeviceGetAttribute(
    devHandle: cudlaDevHandle,
    attrib: cudlaDevAttributeType,
) -> (cudlaStatus, cudlaDevAttribute) {
    let mut pAttribute = output::Reserved::<cudlaDevAttribute>::new();
    let returned = unsafe { sys::cudlaDeviceGetAttribute(devHandle, attrib, pAttribute.slot()) };
    (returned, pAttribute.take())
}

/// Returns the number of available deep learning accelerators (DLA).
///
/// `cudlaStatus cudlaDeviceGetCount(uint64_t *pNumDevices)`
#[cfg_attr(doc, doc = forms!(cudla::cudlaDeviceGetCount))]
///
/// Returns `(cudlaStatus, pNumDevices: uint64_t)`.
///
/// - `pNumDevices`: out
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorIncompatibleDlaSWVersion`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorUmd`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaDeviceGetCount).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudlaDeviceGetCount() -> (cudlaStatus, u64) {
    let mut pNumDevices: u64 = output::zeroed();
    let returned = unsafe { sys::cudlaDeviceGetCount(&mut pNumDevices) };
    (returned, pNumDevices)
}

/// Reports the last error of the asynchronous work of a DLA.
///
/// `cudlaStatus cudlaGetLastError(cudlaDevHandle devHandle)`
#[cfg_attr(doc, doc = forms!(owned cudla::cudlaGetLastError))]
///
/// Documented errors: [`cudlaStatus::cudlaErrorDlaErrDataMismatch`], [`cudlaStatus::cudlaErrorDlaErrEngineTimeout`], [`cudlaStatus::cudlaErrorDlaErrInvalidInput`], [`cudlaStatus::cudlaErrorDlaErrInvalidPreAction`], [`cudlaStatus::cudlaErrorDlaErrNoMem`], [`cudlaStatus::cudlaErrorDlaErrProcessorBusy`], [`cudlaStatus::cudlaErrorDlaErrTaskStatusMismatch`], [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorUnknown`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetLastError).
///
/// # Safety
///
/// `devHandle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudlaGetLastError(devHandle: cudlaDevHandle) -> (cudlaStatus,) {
    let returned = unsafe { sys::cudlaGetLastError(devHandle) };
    (returned,)
}

/// Fills an NvSciSync attribute list with the attributes that a DLA needs to wait or signal.
///
/// `cudlaStatus cudlaGetNvSciSyncAttributes(uint64_t *attrList, uint32_t flags)`
#[cfg_attr(doc, doc = forms!(cudla::cudlaGetNvSciSyncAttributes))]
///
/// - `attrList`: in, an address, passed unchanged
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidAttribute`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorNvSci`], [`cudlaStatus::cudlaErrorUnknown`], [`cudlaStatus::cudlaErrorUnsupportedOperation`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetNvSciSyncAttributes).
///
/// # Safety
///
/// - `attrList`: valid memory of the size that the other arguments imply.
/// - The values that the call sets in `attrList` must not be changed afterwards.
#[inline]
pub unsafe fn cudlaGetNvSciSyncAttributes(
    attrList: *mut u64,
    flags: cudlaNvSciSyncAttributes,
) -> (cudlaStatus,) {
    let returned = unsafe { sys::cudlaGetNvSciSyncAttributes(attrList, flags.bits()) };
    (returned,)
}

/// Returns the version of cuDLA as an integer.
///
/// `cudlaStatus cudlaGetVersion(uint64_t *version)`
#[cfg_attr(doc, doc = forms!(cudla::cudlaGetVersion))]
///
/// Returns `(cudlaStatus, version: uint64_t)`.
///
/// - `version`: out
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidParam`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cudlaGetVersion() -> (cudlaStatus, u64) {
    let mut version: u64 = output::zeroed();
    let returned = unsafe { sys::cudlaGetVersion(&mut version) };
    (returned, version)
}

/// Imports NvSciBuf memory and registers it with a DLA.
///
/// `cudlaStatus cudlaImportExternalMemory(cudlaDevHandle devHandle, const cudlaExternalMemoryHandleDesc *desc, uint64_t **devPtr, uint32_t flags)`
#[cfg_attr(doc, doc = forms!(owned cudla::cudlaImportExternalMemory))]
///
/// Returns `(cudlaStatus, devPtr: uint64_t *)`.
///
/// - `devPtr`: out
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidAttribute`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorMemoryRegistered`], [`cudlaStatus::cudlaErrorNvSci`], [`cudlaStatus::cudlaErrorUmd`], [`cudlaStatus::cudlaErrorUnsupportedOperation`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaImportExternalMemory).
///
/// # Safety
///
/// - `devHandle`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `desc` must be valid.
/// - The NvSciBuf object must be a raw buffer or a tensor, aligned to 32 bytes.
#[inline]
pub unsafe fn cudlaImportExternalMemory(
    devHandle: cudlaDevHandle,
    desc: &cudlaExternalMemoryHandleDesc,
    flags: cudlaAccessPermissionFlags,
) -> (cudlaStatus, *mut u64) {
    let mut devPtr: *mut u64 = output::zeroed();
    let returned = unsafe {
        sys::cudlaImportExternalMemory(devHandle, core::ptr::from_ref(desc), &mut devPtr, flags.bits())
    };
    (returned, devPtr)
}

/// Imports an NvSciSync object that a DLA's tasks can wait on or signal.
///
/// `cudlaStatus cudlaImportExternalSemaphore(cudlaDevHandle devHandle, const cudlaExternalSemaphoreHandleDesc *desc, uint64_t **devPtr, uint32_t flags)`
#[cfg_attr(doc, doc = forms!(owned cudla::cudlaImportExternalSemaphore))]
///
/// Returns `(cudlaStatus, devPtr: uint64_t *)`.
///
/// - `devPtr`: out
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidAttribute`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorMemoryRegistered`], [`cudlaStatus::cudlaErrorNvSci`], [`cudlaStatus::cudlaErrorUnsupportedOperation`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaImportExternalSemaphore).
///
/// # Safety
///
/// - `devHandle`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `desc` must be valid.
#[inline]
pub unsafe fn cudlaImportExternalSemaphore(
    devHandle: cudlaDevHandle,
    desc: &cudlaExternalSemaphoreHandleDesc,
    flags: u32,
) -> (cudlaStatus, *mut u64) {
    let mut devPtr: *mut u64 = output::zeroed();
    let returned = unsafe {
        sys::cudlaImportExternalSemaphore(devHandle, core::ptr::from_ref(desc), &mut devPtr, flags)
    };
    (returned, devPtr)
}

/// Registers CUDA memory with a DLA and returns the address for tasks.
///
/// `cudlaStatus cudlaMemRegister(cudlaDevHandle devHandle, const uint64_t *ptr, size_t size, uint64_t **devPtr, uint32_t flags)`
#[cfg_attr(doc, doc = forms!(owned cudla::cudlaMemRegister))]
///
/// Returns `(cudlaStatus, devPtr: uint64_t *)`.
///
/// - `ptr`: in, an address, passed unchanged
/// - `devPtr`: out
///
/// Documented errors: [`cudlaStatus::cudlaErrorCuda`], [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidAddress`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorMemoryRegistered`], [`cudlaStatus::cudlaErrorOutOfResources`], [`cudlaStatus::cudlaErrorUmd`], [`cudlaStatus::cudlaErrorUnsupportedOperation`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaMemRegister).
///
/// # Safety
///
/// - `devHandle`: a live handle that no other thread uses during the call.
/// - `ptr`: valid memory of the size that the other arguments imply, until `cudlaMemUnregister` is called.
/// - `ptr` must be aligned to 32 bytes.
#[inline]
pub unsafe fn cudlaMemRegister(
    devHandle: cudlaDevHandle,
    ptr: *const u64,
    size: usize,
    flags: cudlaAccessPermissionFlags,
) -> (cudlaStatus, *mut u64) {
    let mut devPtr: *mut u64 = output::zeroed();
    let returned = unsafe { sys::cudlaMemRegister(devHandle, ptr, size, &mut devPtr, flags.bits()) };
    (returned, devPtr)
}

/// Undoes the registration or import of memory, or of a semaphore, with a DLA.
///
/// `cudlaStatus cudlaMemUnregister(cudlaDevHandle devHandle, const uint64_t *devPtr)`
#[cfg_attr(doc, doc = forms!(owned cudla::cudlaMemUnregister))]
///
/// - `devPtr`: in, an address, passed unchanged
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidAddress`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorUmd`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaMemUnregister).
///
/// # Safety
///
/// - `devHandle`: a live handle that no other thread uses during the call.
/// - `devPtr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
#[inline]
pub unsafe fn cudlaMemUnregister(
    devHandle: cudlaDevHandle,
    devPtr: *const u64,
) -> (cudlaStatus,) {
    let returned = unsafe { sys::cudlaMemUnregister(devHandle, devPtr) };
    (returned,)
}

/// Stores in `attribute` an attribute of a module, such as the number or the descriptors of its tensors.
///
/// `cudlaStatus cudlaModuleGetAttributes(cudlaModule hModule, cudlaModuleAttributeType attrType, cudlaModuleAttribute *attribute)`
#[cfg_attr(doc, doc = forms!(cudla::cudlaModuleGetAttributes))]
///
/// - `attribute`: read and updated in place
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidAttribute`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorInvalidModule`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorUmd`], [`cudlaStatus::cudlaErrorUnsupportedOperation`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleGetAttributes).
///
/// # Safety
///
/// - `hModule`: a live handle.
/// - Pointers, handles and lengths in `attribute` must be valid.
#[inline]
pub unsafe fn cudlaModuleGetAttributes(
    hModule: cudlaModule,
    attrType: cudlaModuleAttributeType,
    attribute: &mut cudlaModuleAttribute,
) -> (cudlaStatus,) {
    let returned = unsafe { sys::cudlaModuleGetAttributes(hModule, attrType, attribute) };
    (returned,)
}

/// Loads a module (a network compiled to a loadable) from memory into a DLA.
///
/// `cudlaStatus cudlaModuleLoadFromMemory(cudlaDevHandle devHandle, const uint8_t *pModule, size_t moduleSize, cudlaModule *hModule, uint32_t flags)`
#[cfg_attr(doc, doc = forms!(owned cudla::cudlaModuleLoadFromMemory))]
///
/// Returns `(cudlaStatus, hModule: cudlaModule)`.
///
/// - `pModule`: in, host memory, whose size in bytes is passed as `moduleSize`
/// - `hModule`: out
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorOutOfResources`], [`cudlaStatus::cudlaErrorUmd`], [`cudlaStatus::cudlaErrorUnsupportedOperation`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleLoadFromMemory).
///
/// # Safety
///
/// `devHandle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudlaModuleLoadFromMemory(
    devHandle: cudlaDevHandle,
    pModule: &[u8],
    flags: cudlaModuleLoadFlags,
) -> (cudlaStatus, cudlaModule) {
    let mut hModule: cudlaModule = output::zeroed();
    let returned = unsafe { sys::cudlaModuleLoadFromMemory(
        devHandle, args::as_ptr(pModule).cast(), args::count(size_of_val(pModule)), &mut hModule, flags.bits(),
    ) };
    (returned, hModule)
}

/// Unloads a module from a DLA.
///
/// `cudlaStatus cudlaModuleUnload(cudlaModule hModule, uint32_t flags)`
#[cfg_attr(doc, doc = forms!(cudla::cudlaModuleUnload))]
///
/// - `hModule`: in; invalid afterwards
/// - `flags`: in; must be 0
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorInvalidModule`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorUmd`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaModuleUnload).
///
/// # Safety
///
/// - `hModule`: a live handle.
/// - No thread may use `hModule`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cudlaModuleUnload(hModule: cudlaModule, flags: u32) -> (cudlaStatus,) {
    let returned = unsafe { sys::cudlaModuleUnload(hModule, flags) };
    (returned,)
}

/// Sets the timeout in milliseconds of a DLA's tasks.
///
/// `cudlaStatus cudlaSetTaskTimeoutInMs(cudlaDevHandle devHandle, uint32_t timeout)`
#[cfg_attr(doc, doc = forms!(owned cudla::cudlaSetTaskTimeoutInMs))]
///
/// Documented errors: [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidParam`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaSetTaskTimeoutInMs).
///
/// # Safety
///
/// `devHandle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cudlaSetTaskTimeoutInMs(
    devHandle: cudlaDevHandle,
    timeout: u32,
) -> (cudlaStatus,) {
    let returned = unsafe { sys::cudlaSetTaskTimeoutInMs(devHandle, timeout) };
    (returned,)
}

/// Submits tasks, which run modules on their tensors, to a DLA, optionally through a CUDA stream.
///
/// `cudlaStatus cudlaSubmitTask(cudlaDevHandle devHandle, const cudlaTask *ptrToTasks, uint32_t numTasks, void *stream, uint32_t flags)`
#[cfg_attr(doc, doc = forms!(owned cudla::cudlaSubmitTask))]
///
/// - `ptrToTasks`: in, array, whose length is passed as `numTasks`
/// - `stream`: in, an address, passed unchanged
///
/// Documented errors: [`cudlaStatus::cudlaErrorCuda`], [`cudlaStatus::cudlaErrorDriverNotFound`], [`cudlaStatus::cudlaErrorInvalidAddress`], [`cudlaStatus::cudlaErrorInvalidAttribute`], [`cudlaStatus::cudlaErrorInvalidDevice`], [`cudlaStatus::cudlaErrorInvalidModule`], [`cudlaStatus::cudlaErrorInvalidParam`], [`cudlaStatus::cudlaErrorNvSci`], [`cudlaStatus::cudlaErrorOs`], [`cudlaStatus::cudlaErrorOutOfResources`], [`cudlaStatus::cudlaErrorUmd`], [`cudlaStatus::cudlaErrorUnsupportedOperation`].
///
/// In `cudla.h` since at least CUDA 13.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cudla-api/index.html#:~:text=cudlaSubmitTask).
///
/// # Safety
///
/// - `devHandle`: a live handle that no other thread uses during the call.
/// - `stream`: a live handle.
/// - Pointers, handles and lengths in `ptrToTasks` must stay valid until the call's work completes on `stream`.
#[inline]
pub unsafe fn cudlaSubmitTask(
    devHandle: cudlaDevHandle,
    ptrToTasks: &[cudlaTask],
    stream: *mut c_void,
    flags: cudlaSubmissionFlags,
) -> (cudlaStatus,) {
    let returned = unsafe {
        sys::cudlaSubmitTask(devHandle, args::as_ptr(ptrToTasks), args::count(ptrToTasks.len()), stream, flags.bits())
    };
    (returned,)
}
