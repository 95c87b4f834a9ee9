//! Enumerations: cuFFT.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cufftCompatibility`, from `cufft.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cufftCompatibility(pub i32);

impl cufftCompatibility {
    /// 1, since CUDA 12.0 or earlier.
    pub const CUFFT_COMPATIBILITY_FFTW_PADDING: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUFFT_COMPATIBILITY_FFTW_PADDING"),
    ];
}

enumeration!(cufftCompatibility);

/// `enum cufftProperty`, from `cufft.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cufftProperty(pub i32);

impl cufftProperty {
    /// 1, since CUDA 12.4.
    pub const NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT: Self = Self(1);
    /// 2, since CUDA 12.5.
    pub const NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS: Self = Self(2);
    /// 3, since CUDA 13.4.
    pub const NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY: Self = Self(3);
    /// 4, since CUDA 13.4.
    pub const NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA: Self = Self(4);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT"),
        (2, "NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS"),
        (3, "NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY"),
        (4, "NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA"),
    ];
}

enumeration!(cufftProperty);

/// `enum cufftType`, from `cufft.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cufftType(pub i32);

impl cufftType {
    /// 42, since CUDA 12.0 or earlier.
    pub const CUFFT_R2C: Self = Self(42);
    /// 44, since CUDA 12.0 or earlier.
    pub const CUFFT_C2R: Self = Self(44);
    /// 41, since CUDA 12.0 or earlier.
    pub const CUFFT_C2C: Self = Self(41);
    /// 106, since CUDA 12.0 or earlier.
    pub const CUFFT_D2Z: Self = Self(106);
    /// 108, since CUDA 12.0 or earlier.
    pub const CUFFT_Z2D: Self = Self(108);
    /// 105, since CUDA 12.0 or earlier.
    pub const CUFFT_Z2Z: Self = Self(105);
    const NAMES: &'static [(i32, &'static str)] = &[
        (42, "CUFFT_R2C"),
        (44, "CUFFT_C2R"),
        (41, "CUFFT_C2C"),
        (106, "CUFFT_D2Z"),
        (108, "CUFFT_Z2D"),
        (105, "CUFFT_Z2Z"),
    ];
}

enumeration!(cufftType);

/// `enum cufftXtCallbackType`, from `cufftXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cufftXtCallbackType(pub i32);

impl cufftXtCallbackType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUFFT_CB_LD_COMPLEX: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUFFT_CB_LD_COMPLEX_DOUBLE: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUFFT_CB_LD_REAL: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUFFT_CB_LD_REAL_DOUBLE: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUFFT_CB_ST_COMPLEX: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUFFT_CB_ST_COMPLEX_DOUBLE: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUFFT_CB_ST_REAL: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUFFT_CB_ST_REAL_DOUBLE: Self = Self(7);
    /// 8, since CUDA 12.0 or earlier.
    pub const CUFFT_CB_UNDEFINED: Self = Self(8);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUFFT_CB_LD_COMPLEX"),
        (1, "CUFFT_CB_LD_COMPLEX_DOUBLE"),
        (2, "CUFFT_CB_LD_REAL"),
        (3, "CUFFT_CB_LD_REAL_DOUBLE"),
        (4, "CUFFT_CB_ST_COMPLEX"),
        (5, "CUFFT_CB_ST_COMPLEX_DOUBLE"),
        (6, "CUFFT_CB_ST_REAL"),
        (7, "CUFFT_CB_ST_REAL_DOUBLE"),
        (8, "CUFFT_CB_UNDEFINED"),
    ];
}

enumeration!(cufftXtCallbackType);

/// `enum cufftXtCopyType`, from `cufftXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cufftXtCopyType(pub i32);

impl cufftXtCopyType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUFFT_COPY_HOST_TO_DEVICE: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUFFT_COPY_DEVICE_TO_HOST: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUFFT_COPY_DEVICE_TO_DEVICE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUFFT_COPY_UNDEFINED: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUFFT_COPY_HOST_TO_DEVICE"),
        (1, "CUFFT_COPY_DEVICE_TO_HOST"),
        (2, "CUFFT_COPY_DEVICE_TO_DEVICE"),
        (3, "CUFFT_COPY_UNDEFINED"),
    ];
}

enumeration!(cufftXtCopyType);

/// `enum cufftXtQueryType`, from `cufftXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cufftXtQueryType(pub i32);

impl cufftXtQueryType {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUFFT_QUERY_1D_FACTORS: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUFFT_QUERY_UNDEFINED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUFFT_QUERY_1D_FACTORS"),
        (1, "CUFFT_QUERY_UNDEFINED"),
    ];
}

enumeration!(cufftXtQueryType);

/// `enum cufftXtSubFormat`, from `cufftXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cufftXtSubFormat(pub i32);

impl cufftXtSubFormat {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUFFT_XT_FORMAT_INPUT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUFFT_XT_FORMAT_OUTPUT: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUFFT_XT_FORMAT_INPLACE: Self = Self(2);
    /// 3, since CUDA 12.0 or earlier.
    pub const CUFFT_XT_FORMAT_INPLACE_SHUFFLED: Self = Self(3);
    /// 4, since CUDA 12.0 or earlier.
    pub const CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED: Self = Self(4);
    /// 5, since CUDA 12.0 or earlier.
    pub const CUFFT_XT_FORMAT_DISTRIBUTED_INPUT: Self = Self(5);
    /// 6, since CUDA 12.0 or earlier.
    pub const CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT: Self = Self(6);
    /// 7, since CUDA 12.0 or earlier.
    pub const CUFFT_FORMAT_UNDEFINED: Self = Self(7);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUFFT_XT_FORMAT_INPUT"),
        (1, "CUFFT_XT_FORMAT_OUTPUT"),
        (2, "CUFFT_XT_FORMAT_INPLACE"),
        (3, "CUFFT_XT_FORMAT_INPLACE_SHUFFLED"),
        (4, "CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED"),
        (5, "CUFFT_XT_FORMAT_DISTRIBUTED_INPUT"),
        (6, "CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT"),
        (7, "CUFFT_FORMAT_UNDEFINED"),
    ];
}

enumeration!(cufftXtSubFormat);

/// `enum cufftXtWorkAreaPolicy`, from `cufftXt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cufftXtWorkAreaPolicy(pub i32);

impl cufftXtWorkAreaPolicy {
    /// 0, since CUDA 12.0 or earlier.
    pub const CUFFT_WORKAREA_MINIMAL: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const CUFFT_WORKAREA_USER: Self = Self(1);
    /// 2, since CUDA 12.0 or earlier.
    pub const CUFFT_WORKAREA_PERFORMANCE: Self = Self(2);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUFFT_WORKAREA_MINIMAL"),
        (1, "CUFFT_WORKAREA_USER"),
        (2, "CUFFT_WORKAREA_PERFORMANCE"),
    ];
}

enumeration!(cufftXtWorkAreaPolicy);

/// `enum libFormat_t`, from `cudalibxt.h`, since CUDA 12.0 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct libFormat_t(pub i32);

impl libFormat_t {
    /// 0, since CUDA 12.0 or earlier.
    pub const LIB_FORMAT_CUFFT: Self = Self(0);
    /// 1, since CUDA 12.0 or earlier.
    pub const LIB_FORMAT_UNDEFINED: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "LIB_FORMAT_CUFFT"),
        (1, "LIB_FORMAT_UNDEFINED"),
    ];
}

enumeration!(libFormat_t);
