//! cuDLA with functions that return [`Result`]s: deep learning accelerators (DLA).
//!
//! See [`checked`](super) for this form of the functions. [`cudla`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cudla as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda13 as place;
#[allow(unused_imports)]
use raw::CUDLA;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda13::cudla::all_types::*;

checked! {
    cudla, CUDLA, cudlaStatus;
    #[other = owned]
    /// Opens a DLA, for use with CUDA streams or in standalone mode.
    /// - `flags`: in, flags: [`cudlaMode`], [`cudlaScratchMemoryConfig`]
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudlaCreateDevice(device: u64, flags: u32) -> cudlaDevHandle;
    /// Closes a DLA; its modules and memory must be released first.
    /// - `devHandle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `devHandle`: a live handle that no other thread uses during the call.
    /// - No thread may use `devHandle`, or objects that belong to it, during or after the call.
    fn cudlaDestroyDevice(devHandle: cudlaDevHandle) -> ();
    #[other = owned]
    /// Returns an attribute of a DLA, such as the support for unified addressing.
    /// # Safety
    ///
    /// `devHandle`: a live handle that no other thread uses during the call.
    fn cudlaDeviceGetAttribute(devHandle: cudlaDevHandle, attrib: cudlaDevAttributeType) -> cudlaDevAttribute;
    /// Returns the number of available deep learning accelerators (DLA).
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudlaDeviceGetCount() -> u64;
    #[other = owned]
    /// Reports the last error of the asynchronous work of a DLA.
    /// # Safety
    ///
    /// `devHandle`: a live handle that no other thread uses during the call.
    fn cudlaGetLastError(devHandle: cudlaDevHandle) -> ();
    /// Fills an NvSciSync attribute list with the attributes that a DLA needs to wait or signal.
    /// - `attrList`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `attrList`: valid memory of the size that the other arguments imply.
    /// - The values that the call sets in `attrList` must not be changed afterwards.
    fn cudlaGetNvSciSyncAttributes(attrList: *mut u64, flags: cudlaNvSciSyncAttributes) -> ();
    /// Returns the version of cuDLA as an integer.
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cudlaGetVersion() -> u64;
    #[other = owned]
    /// Imports NvSciBuf memory and registers it with a DLA.
    /// # Safety
    ///
    /// - `devHandle`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `desc` must be valid.
    /// - The NvSciBuf object must be a raw buffer or a tensor, aligned to 32 bytes.
    fn cudlaImportExternalMemory(
        devHandle: cudlaDevHandle, desc: &cudlaExternalMemoryHandleDesc, flags: cudlaAccessPermissionFlags,
    ) -> *mut u64;
    #[other = owned]
    /// Imports an NvSciSync object that a DLA's tasks can wait on or signal.
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `devHandle`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `desc` must be valid.
    fn cudlaImportExternalSemaphore(
        devHandle: cudlaDevHandle, desc: &cudlaExternalSemaphoreHandleDesc, flags: u32,
    ) -> *mut u64;
    #[other = owned]
    /// Registers CUDA memory with a DLA and returns the address for tasks.
    /// - `ptr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `devHandle`: a live handle that no other thread uses during the call.
    /// - `ptr`: valid memory of the size that the other arguments imply, until `cudlaMemUnregister` is called.
    /// - `ptr` must be aligned to 32 bytes.
    fn cudlaMemRegister(
        devHandle: cudlaDevHandle, ptr: *const u64, size: usize, flags: cudlaAccessPermissionFlags,
    ) -> *mut u64;
    #[other = owned]
    /// Undoes the registration or import of memory, or of a semaphore, with a DLA.
    /// - `devPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `devHandle`: a live handle that no other thread uses during the call.
    /// - `devPtr` must come from the function that creates, allocates or registers it; all uses, including those by work in streams, must complete before this call.
    fn cudlaMemUnregister(devHandle: cudlaDevHandle, devPtr: *const u64) -> ();
    /// Stores in `attribute` an attribute of a module, such as the number or the descriptors of its tensors.
    /// - `attribute`: read and updated in place
    ///
    /// # Safety
    ///
    /// - `hModule`: a live handle.
    /// - Pointers, handles and lengths in `attribute` must be valid.
    fn cudlaModuleGetAttributes(
        hModule: cudlaModule, attrType: cudlaModuleAttributeType, attribute: &mut cudlaModuleAttribute,
    ) -> ();
    #[other = owned]
    /// Loads a module (a network compiled to a loadable) from memory into a DLA.
    /// - `pModule`: in, host memory, whose size in bytes is passed as `moduleSize`
    ///
    /// # Safety
    ///
    /// `devHandle`: a live handle that no other thread uses during the call.
    fn cudlaModuleLoadFromMemory(devHandle: cudlaDevHandle, pModule: &[u8], flags: cudlaModuleLoadFlags) -> cudlaModule;
    /// Unloads a module from a DLA.
    /// - `hModule`: in; invalid afterwards
    /// - `flags`: in; must be 0
    ///
    /// # Safety
    ///
    /// - `hModule`: a live handle.
    /// - No thread may use `hModule`, or objects that belong to it, during or after the call.
    fn cudlaModuleUnload(hModule: cudlaModule, flags: u32) -> ();
    #[other = owned]
    /// Sets the timeout in milliseconds of a DLA's tasks.
    /// # Safety
    ///
    /// `devHandle`: a live handle that no other thread uses during the call.
    fn cudlaSetTaskTimeoutInMs(devHandle: cudlaDevHandle, timeout: u32) -> ();
    #[other = owned]
    /// Submits tasks, which run modules on their tensors, to a DLA, optionally through a CUDA stream.
    /// - `ptrToTasks`: in, array, whose length is passed as `numTasks`
    /// - `stream`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `devHandle`: a live handle that no other thread uses during the call.
    /// - `stream`: a live handle.
    /// - Pointers, handles and lengths in `ptrToTasks` must stay valid until the call's work completes on `stream`.
    fn cudlaSubmitTask(
        devHandle: cudlaDevHandle, ptrToTasks: &[cudlaTask], stream: *mut c_void, flags: cudlaSubmissionFlags,
    ) -> ();
}
