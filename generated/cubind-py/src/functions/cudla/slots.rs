//! cudla's symbols, and their positions in the table of each major version.
//!
//! Written by cubind's generator from `specs/`: do not edit.

crate::support::gen1::slots! {
    cudlaCreateDevice,
    cudlaDestroyDevice,
    cudlaDeviceGetAttribute,
    cudlaDeviceGetCount,
    cudlaGetLastError,
    cudlaGetNvSciSyncAttributes,
    cudlaGetVersion,
    cudlaImportExternalMemory,
    cudlaImportExternalSemaphore,
    cudlaMemRegister,
    cudlaMemUnregister,
    cudlaModuleGetAttributes,
    cudlaModuleLoadFromMemory,
    cudlaModuleUnload,
    cudlaSetTaskTimeoutInMs,
    cudlaSubmitTask,
}
