//! Enumerations (cuDLA).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cudlaAccessPermissionFlags`, from `cudla.h`, since at least CUDA 13.2.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudlaAccessPermissionFlags(pub u32);

flag_set! {
    cudlaAccessPermissionFlags;
    CUDLA_READ_WRITE_PERM = 0,
    CUDLA_READ_ONLY_PERM = 1,
    CUDLA_TASK_STATISTICS = 2,
}

/// `enum cudlaDevAttributeType`, from `cudla.h`, since at least CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudlaDevAttributeType(pub i32);

enumeration! {
    cudlaDevAttributeType;
    CUDLA_UNIFIED_ADDRESSING = 0,
    CUDLA_DEVICE_VERSION = 1,
}

/// `enum cudlaFenceType`, from `cudla.h`, since at least CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudlaFenceType(pub i32);

enumeration! {
    cudlaFenceType;
    CUDLA_NVSCISYNC_FENCE = 1,
    CUDLA_NVSCISYNC_FENCE_SOF = 2,
}

/// `enum cudlaMode`, from `cudla.h`, since at least CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudlaMode(pub i32);

enumeration! {
    cudlaMode;
    CUDLA_CUDA_DLA = 0,
    CUDLA_STANDALONE = 1,
}

/// `enum cudlaModuleAttributeType`, from `cudla.h`, since at least CUDA 13.2.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudlaModuleAttributeType(pub i32);

enumeration! {
    cudlaModuleAttributeType;
    CUDLA_NUM_INPUT_TENSORS = 0,
    CUDLA_NUM_OUTPUT_TENSORS = 1,
    CUDLA_INPUT_TENSOR_DESCRIPTORS = 2,
    CUDLA_OUTPUT_TENSOR_DESCRIPTORS = 3,
    CUDLA_NUM_OUTPUT_TASK_STATISTICS = 4,
    CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS = 5,
}

/// `enum cudlaModuleLoadFlags`, from `cudla.h`, since at least CUDA 13.2.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudlaModuleLoadFlags(pub u32);

flag_set! {
    cudlaModuleLoadFlags;
    CUDLA_MODULE_DEFAULT = 0,
    CUDLA_MODULE_ENABLE_FAULT_DIAGNOSTICS = 1,
}

/// `enum cudlaNvSciSyncAttributes`, from `cudla.h`, since at least CUDA 13.2.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudlaNvSciSyncAttributes(pub u32);

flag_set! {
    cudlaNvSciSyncAttributes;
    CUDLA_NVSCISYNC_ATTR_WAIT = 1,
    CUDLA_NVSCISYNC_ATTR_SIGNAL = 2,
}

/// `enum cudlaScratchMemoryConfig`, from `cudla.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudlaScratchMemoryConfig(pub i32);

enumeration! {
    cudlaScratchMemoryConfig;
    CUDLA_SCRATCH_MEMORY_DEFAULT = 0,
    CUDLA_SCRATCH_MEMORY_SHARED_STATIC = 2,
    CUDLA_SCRATCH_MEMORY_CONFIG_MAX = 2147483647,
}

/// `enum cudlaStatus`, from `cudla.h`, since at least CUDA 13.2.
///
/// The result codes of cuDLA.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudlaStatus(pub i32);

enumeration! {
    status cudlaStatus;
    cudlaSuccess = 0,
    cudlaErrorInvalidParam = 1,
    cudlaErrorOutOfResources = 2,
    cudlaErrorCreationFailed = 3,
    cudlaErrorInvalidAddress = 4,
    cudlaErrorOs = 5,
    cudlaErrorCuda = 6,
    cudlaErrorUmd = 7,
    cudlaErrorInvalidDevice = 8,
    cudlaErrorInvalidAttribute = 9,
    cudlaErrorIncompatibleDlaSWVersion = 10,
    cudlaErrorMemoryRegistered = 11,
    cudlaErrorInvalidModule = 12,
    cudlaErrorUnsupportedOperation = 13,
    cudlaErrorNvSci = 14,
    cudlaErrorDriverNotFound = 15,
    cudlaErrorDlaErrInvalidInput = 1073741825,
    cudlaErrorDlaErrInvalidPreAction = 1073741826,
    cudlaErrorDlaErrNoMem = 1073741827,
    cudlaErrorDlaErrProcessorBusy = 1073741828,
    cudlaErrorDlaErrTaskStatusMismatch = 1073741829,
    cudlaErrorDlaErrEngineTimeout = 1073741830,
    cudlaErrorDlaErrDataMismatch = 1073741831,
    cudlaErrorUnknown = 2147483647,
}

impl Status for cudlaStatus {
    const SUCCESS: Self = Self::cudlaSuccess;
    const MISSING_LIBRARY: Self = Self::cudlaErrorDriverNotFound;
    const MISSING_SYMBOL: Self = Self::cudlaErrorUnsupportedOperation;
    const INVALID_ARGUMENT: Self = Self::cudlaErrorInvalidParam;
    fn library() -> &'static Library {
        &CUDLA
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
}

status!(cudlaStatus);

/// `enum cudlaSubmissionFlags`, from `cudla.h`, since at least CUDA 13.2.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudlaSubmissionFlags(pub u32);

flag_set! {
    cudlaSubmissionFlags;
    CUDLA_SUBMIT_NOOP = 1,
    CUDLA_SUBMIT_SKIP_LOCK_ACQUIRE = 2,
    CUDLA_SUBMIT_DIAGNOSTICS_TASK = 4,
}
