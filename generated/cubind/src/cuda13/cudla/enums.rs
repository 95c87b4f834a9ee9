//! Enumerations: cuDLA.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cudlaAccessPermissionFlags`, from `cudla.h`, since CUDA 13.2 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudlaAccessPermissionFlags(pub u32);

flag_set! {
    impl cudlaAccessPermissionFlags {
        /// 0, since CUDA 13.2 or earlier.
        pub const CUDLA_READ_WRITE_PERM: Self = Self(0);
        /// 1, since CUDA 13.2 or earlier.
        pub const CUDLA_READ_ONLY_PERM: Self = Self(1);
        /// 2, since CUDA 13.2 or earlier.
        pub const CUDLA_TASK_STATISTICS: Self = Self(2);
    }
}

/// `enum cudlaDevAttributeType`, from `cudla.h`, since CUDA 13.2 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudlaDevAttributeType(pub i32);

impl cudlaDevAttributeType {
    /// 0, since CUDA 13.2 or earlier.
    pub const CUDLA_UNIFIED_ADDRESSING: Self = Self(0);
    /// 1, since CUDA 13.2 or earlier.
    pub const CUDLA_DEVICE_VERSION: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDLA_UNIFIED_ADDRESSING"),
        (1, "CUDLA_DEVICE_VERSION"),
    ];
}

enumeration!(cudlaDevAttributeType);

/// `enum cudlaFenceType`, from `cudla.h`, since CUDA 13.2 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudlaFenceType(pub i32);

impl cudlaFenceType {
    /// 1, since CUDA 13.2 or earlier.
    pub const CUDLA_NVSCISYNC_FENCE: Self = Self(1);
    /// 2, since CUDA 13.2 or earlier.
    pub const CUDLA_NVSCISYNC_FENCE_SOF: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUDLA_NVSCISYNC_FENCE"),
        (2, "CUDLA_NVSCISYNC_FENCE_SOF"),
    ];
}

enumeration!(cudlaFenceType);

/// `enum cudlaMode`, from `cudla.h`, since CUDA 13.2 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudlaMode(pub i32);

impl cudlaMode {
    /// 0, since CUDA 13.2 or earlier.
    pub const CUDLA_CUDA_DLA: Self = Self(0);
    /// 1, since CUDA 13.2 or earlier.
    pub const CUDLA_STANDALONE: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDLA_CUDA_DLA"),
        (1, "CUDLA_STANDALONE"),
    ];
}

enumeration!(cudlaMode);

/// `enum cudlaModuleAttributeType`, from `cudla.h`, since CUDA 13.2 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudlaModuleAttributeType(pub i32);

impl cudlaModuleAttributeType {
    /// 0, since CUDA 13.2 or earlier.
    pub const CUDLA_NUM_INPUT_TENSORS: Self = Self(0);
    /// 1, since CUDA 13.2 or earlier.
    pub const CUDLA_NUM_OUTPUT_TENSORS: Self = Self(1);
    /// 2, since CUDA 13.2 or earlier.
    pub const CUDLA_INPUT_TENSOR_DESCRIPTORS: Self = Self(2);
    /// 3, since CUDA 13.2 or earlier.
    pub const CUDLA_OUTPUT_TENSOR_DESCRIPTORS: Self = Self(3);
    /// 4, since CUDA 13.2 or earlier.
    pub const CUDLA_NUM_OUTPUT_TASK_STATISTICS: Self = Self(4);
    /// 5, since CUDA 13.2 or earlier.
    pub const CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS: Self = Self(5);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDLA_NUM_INPUT_TENSORS"),
        (1, "CUDLA_NUM_OUTPUT_TENSORS"),
        (2, "CUDLA_INPUT_TENSOR_DESCRIPTORS"),
        (3, "CUDLA_OUTPUT_TENSOR_DESCRIPTORS"),
        (4, "CUDLA_NUM_OUTPUT_TASK_STATISTICS"),
        (5, "CUDLA_OUTPUT_TASK_STATISTICS_DESCRIPTORS"),
    ];
}

enumeration!(cudlaModuleAttributeType);

/// `enum cudlaModuleLoadFlags`, from `cudla.h`, since CUDA 13.2 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudlaModuleLoadFlags(pub u32);

flag_set! {
    impl cudlaModuleLoadFlags {
        /// 0, since CUDA 13.2 or earlier.
        pub const CUDLA_MODULE_DEFAULT: Self = Self(0);
        /// 1, since CUDA 13.2 or earlier.
        pub const CUDLA_MODULE_ENABLE_FAULT_DIAGNOSTICS: Self = Self(1);
    }
}

/// `enum cudlaNvSciSyncAttributes`, from `cudla.h`, since CUDA 13.2 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudlaNvSciSyncAttributes(pub u32);

flag_set! {
    impl cudlaNvSciSyncAttributes {
        /// 1, since CUDA 13.2 or earlier.
        pub const CUDLA_NVSCISYNC_ATTR_WAIT: Self = Self(1);
        /// 2, since CUDA 13.2 or earlier.
        pub const CUDLA_NVSCISYNC_ATTR_SIGNAL: Self = Self(2);
    }
}

/// `enum cudlaScratchMemoryConfig`, from `cudla.h`, since CUDA 13.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cudlaScratchMemoryConfig(pub i32);

impl cudlaScratchMemoryConfig {
    /// 0, since CUDA 13.4.
    pub const CUDLA_SCRATCH_MEMORY_DEFAULT: Self = Self(0);
    /// 2, since CUDA 13.4.
    pub const CUDLA_SCRATCH_MEMORY_SHARED_STATIC: Self = Self(2);
    /// 2147483647, since CUDA 13.4.
    pub const CUDLA_SCRATCH_MEMORY_CONFIG_MAX: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUDLA_SCRATCH_MEMORY_DEFAULT"),
        (2, "CUDLA_SCRATCH_MEMORY_SHARED_STATIC"),
        (2147483647, "CUDLA_SCRATCH_MEMORY_CONFIG_MAX"),
    ];
}

enumeration!(cudlaScratchMemoryConfig);

/// `enum cudlaStatus`, from `cudla.h`, since CUDA 13.2 or earlier.
///
/// cuDLA: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudlaStatus(pub i32);

impl cudlaStatus {
    /// 0, since CUDA 13.2 or earlier.
    pub const cudlaSuccess: Self = Self(0);
    /// 1, since CUDA 13.2 or earlier.
    pub const cudlaErrorInvalidParam: Self = Self(1);
    /// 2, since CUDA 13.2 or earlier.
    pub const cudlaErrorOutOfResources: Self = Self(2);
    /// 3, since CUDA 13.2 or earlier.
    pub const cudlaErrorCreationFailed: Self = Self(3);
    /// 4, since CUDA 13.2 or earlier.
    pub const cudlaErrorInvalidAddress: Self = Self(4);
    /// 5, since CUDA 13.2 or earlier.
    pub const cudlaErrorOs: Self = Self(5);
    /// 6, since CUDA 13.2 or earlier.
    pub const cudlaErrorCuda: Self = Self(6);
    /// 7, since CUDA 13.2 or earlier.
    pub const cudlaErrorUmd: Self = Self(7);
    /// 8, since CUDA 13.2 or earlier.
    pub const cudlaErrorInvalidDevice: Self = Self(8);
    /// 9, since CUDA 13.2 or earlier.
    pub const cudlaErrorInvalidAttribute: Self = Self(9);
    /// 10, since CUDA 13.2 or earlier.
    pub const cudlaErrorIncompatibleDlaSWVersion: Self = Self(10);
    /// 11, since CUDA 13.2 or earlier.
    pub const cudlaErrorMemoryRegistered: Self = Self(11);
    /// 12, since CUDA 13.2 or earlier.
    pub const cudlaErrorInvalidModule: Self = Self(12);
    /// 13, since CUDA 13.2 or earlier.
    pub const cudlaErrorUnsupportedOperation: Self = Self(13);
    /// 14, since CUDA 13.2 or earlier.
    pub const cudlaErrorNvSci: Self = Self(14);
    /// 15, since CUDA 13.2 or earlier.
    pub const cudlaErrorDriverNotFound: Self = Self(15);
    /// 1073741825, since CUDA 13.2 or earlier.
    pub const cudlaErrorDlaErrInvalidInput: Self = Self(1073741825);
    /// 1073741826, since CUDA 13.2 or earlier.
    pub const cudlaErrorDlaErrInvalidPreAction: Self = Self(1073741826);
    /// 1073741827, since CUDA 13.2 or earlier.
    pub const cudlaErrorDlaErrNoMem: Self = Self(1073741827);
    /// 1073741828, since CUDA 13.2 or earlier.
    pub const cudlaErrorDlaErrProcessorBusy: Self = Self(1073741828);
    /// 1073741829, since CUDA 13.2 or earlier.
    pub const cudlaErrorDlaErrTaskStatusMismatch: Self = Self(1073741829);
    /// 1073741830, since CUDA 13.2 or earlier.
    pub const cudlaErrorDlaErrEngineTimeout: Self = Self(1073741830);
    /// 1073741831, since CUDA 13.2 or earlier.
    pub const cudlaErrorDlaErrDataMismatch: Self = Self(1073741831);
    /// 2147483647, since CUDA 13.2 or earlier.
    pub const cudlaErrorUnknown: Self = Self(2147483647);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "cudlaSuccess"),
        (1, "cudlaErrorInvalidParam"),
        (2, "cudlaErrorOutOfResources"),
        (3, "cudlaErrorCreationFailed"),
        (4, "cudlaErrorInvalidAddress"),
        (5, "cudlaErrorOs"),
        (6, "cudlaErrorCuda"),
        (7, "cudlaErrorUmd"),
        (8, "cudlaErrorInvalidDevice"),
        (9, "cudlaErrorInvalidAttribute"),
        (10, "cudlaErrorIncompatibleDlaSWVersion"),
        (11, "cudlaErrorMemoryRegistered"),
        (12, "cudlaErrorInvalidModule"),
        (13, "cudlaErrorUnsupportedOperation"),
        (14, "cudlaErrorNvSci"),
        (15, "cudlaErrorDriverNotFound"),
        (1073741825, "cudlaErrorDlaErrInvalidInput"),
        (1073741826, "cudlaErrorDlaErrInvalidPreAction"),
        (1073741827, "cudlaErrorDlaErrNoMem"),
        (1073741828, "cudlaErrorDlaErrProcessorBusy"),
        (1073741829, "cudlaErrorDlaErrTaskStatusMismatch"),
        (1073741830, "cudlaErrorDlaErrEngineTimeout"),
        (1073741831, "cudlaErrorDlaErrDataMismatch"),
        (2147483647, "cudlaErrorUnknown"),
    ];
}

enumeration!(cudlaStatus, status);

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

/// `enum cudlaSubmissionFlags`, from `cudla.h`, since CUDA 13.2 or earlier.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cudlaSubmissionFlags(pub u32);

flag_set! {
    impl cudlaSubmissionFlags {
        /// 1, since CUDA 13.2 or earlier.
        pub const CUDLA_SUBMIT_NOOP: Self = Self(1);
        /// 2, since CUDA 13.2 or earlier.
        pub const CUDLA_SUBMIT_SKIP_LOCK_ACQUIRE: Self = Self(2);
        /// 4, since CUDA 13.2 or earlier.
        pub const CUDLA_SUBMIT_DIAGNOSTICS_TASK: Self = Self(4);
    }
}
