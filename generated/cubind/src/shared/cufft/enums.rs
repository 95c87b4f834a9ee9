//! Enumerations (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cufftCompatibility`, from `cufft.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cufftCompatibility(pub i32);

enumeration! {
    cufftCompatibility;
    CUFFT_COMPATIBILITY_FFTW_PADDING = 1,
}

/// `enum cufftProperty`, from `cufft.h`, since CUDA 12.4.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cufftProperty(pub i32);

enumeration! {
    cufftProperty;
    NVFFT_PLAN_PROPERTY_INT64_PATIENT_JIT = 1,
    NVFFT_PLAN_PROPERTY_INT64_MAX_NUM_HOST_THREADS = 2 "since CUDA 12.5",
    NVFFT_PLAN_PROPERTY_INT64_BLUESTEIN_ONLY = 3 "since CUDA 13.4",
    NVFFT_PLAN_PROPERTY_INT64_DISABLE_FMA = 4 "since CUDA 13.4",
}

/// `enum cufftType`, from `cufft.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cufftType(pub i32);

enumeration! {
    cufftType;
    CUFFT_R2C = 42,
    CUFFT_C2R = 44,
    CUFFT_C2C = 41,
    CUFFT_D2Z = 106,
    CUFFT_Z2D = 108,
    CUFFT_Z2Z = 105,
}

/// `enum cufftXtCallbackType`, from `cufftXt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cufftXtCallbackType(pub i32);

enumeration! {
    cufftXtCallbackType;
    CUFFT_CB_LD_COMPLEX = 0,
    CUFFT_CB_LD_COMPLEX_DOUBLE = 1,
    CUFFT_CB_LD_REAL = 2,
    CUFFT_CB_LD_REAL_DOUBLE = 3,
    CUFFT_CB_ST_COMPLEX = 4,
    CUFFT_CB_ST_COMPLEX_DOUBLE = 5,
    CUFFT_CB_ST_REAL = 6,
    CUFFT_CB_ST_REAL_DOUBLE = 7,
    CUFFT_CB_UNDEFINED = 8,
}

/// `enum cufftXtCopyType`, from `cufftXt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cufftXtCopyType(pub i32);

enumeration! {
    cufftXtCopyType;
    CUFFT_COPY_HOST_TO_DEVICE = 0,
    CUFFT_COPY_DEVICE_TO_HOST = 1,
    CUFFT_COPY_DEVICE_TO_DEVICE = 2,
    CUFFT_COPY_UNDEFINED = 3,
}

/// `enum cufftXtQueryType`, from `cufftXt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cufftXtQueryType(pub i32);

enumeration! {
    cufftXtQueryType;
    CUFFT_QUERY_1D_FACTORS = 0,
    CUFFT_QUERY_UNDEFINED = 1,
}

/// `enum cufftXtSubFormat`, from `cufftXt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cufftXtSubFormat(pub i32);

enumeration! {
    cufftXtSubFormat;
    CUFFT_XT_FORMAT_INPUT = 0,
    CUFFT_XT_FORMAT_OUTPUT = 1,
    CUFFT_XT_FORMAT_INPLACE = 2,
    CUFFT_XT_FORMAT_INPLACE_SHUFFLED = 3,
    CUFFT_XT_FORMAT_1D_INPUT_SHUFFLED = 4,
    CUFFT_XT_FORMAT_DISTRIBUTED_INPUT = 5,
    CUFFT_XT_FORMAT_DISTRIBUTED_OUTPUT = 6,
    CUFFT_FORMAT_UNDEFINED = 7,
}

/// `enum cufftXtWorkAreaPolicy`, from `cufftXt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cufftXtWorkAreaPolicy(pub i32);

enumeration! {
    cufftXtWorkAreaPolicy;
    CUFFT_WORKAREA_MINIMAL = 0,
    CUFFT_WORKAREA_USER = 1,
    CUFFT_WORKAREA_PERFORMANCE = 2,
}

/// `enum libFormat_t`, from `cudalibxt.h`, since at least CUDA 12.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct libFormat_t(pub i32);

enumeration! {
    libFormat_t;
    LIB_FORMAT_CUFFT = 0,
    LIB_FORMAT_UNDEFINED = 1,
}
