//! Names and symbols of functions, and the versions that introduced them (cuDLA).
// Written by cubind's generator from `specs/`: do not edit.
use crate::__gen1::history::Row;

/// All functions of the library, sorted by name.
pub(crate) static FUNCTIONS: &[Row] = &[
    ("cudlaCreateDevice", "cudlaCreateDevice", ""),
    ("cudlaDestroyDevice", "cudlaDestroyDevice", ""),
    ("cudlaDeviceGetAttribute", "cudlaDeviceGetAttribute", ""),
    ("cudlaDeviceGetCount", "cudlaDeviceGetCount", ""),
    ("cudlaGetLastError", "cudlaGetLastError", ""),
    ("cudlaGetNvSciSyncAttributes", "cudlaGetNvSciSyncAttributes", ""),
    ("cudlaGetVersion", "cudlaGetVersion", ""),
    ("cudlaImportExternalMemory", "cudlaImportExternalMemory", ""),
    ("cudlaImportExternalSemaphore", "cudlaImportExternalSemaphore", ""),
    ("cudlaMemRegister", "cudlaMemRegister", ""),
    ("cudlaMemUnregister", "cudlaMemUnregister", ""),
    ("cudlaModuleGetAttributes", "cudlaModuleGetAttributes", ""),
    ("cudlaModuleLoadFromMemory", "cudlaModuleLoadFromMemory", ""),
    ("cudlaModuleUnload", "cudlaModuleUnload", ""),
    ("cudlaSetTaskTimeoutInMs", "cudlaSetTaskTimeoutInMs", ""),
    ("cudlaSubmitTask", "cudlaSubmitTask", ""),
];
