//! Macros with a value (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NVJPEG_FLAGS_BITSTREAM_STRICT`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_FLAGS_BITSTREAM_STRICT: u32 = 4;

/// `#define NVJPEG_FLAGS_DEFAULT`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_FLAGS_DEFAULT: u32 = 0;

/// `#define NVJPEG_FLAGS_ENABLE_MEMORY_POOLS`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_FLAGS_ENABLE_MEMORY_POOLS: u32 = 2;

/// `#define NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_FLAGS_HW_DECODE_NO_PIPELINE: u32 = 1;

/// `#define NVJPEG_FLAGS_REDUCED_MEMORY_DECODE`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_FLAGS_REDUCED_MEMORY_DECODE: u32 = 8;

/// `#define NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_FLAGS_REDUCED_MEMORY_DECODE_ZERO_COPY: u32 = 16;

/// `#define NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION`, from `nvjpeg.h`, since CUDA 12.1.
pub const NVJPEG_FLAGS_UPSAMPLING_WITH_INTERPOLATION: u32 = 32;

/// `#define NVJPEG_MAX_COMPONENT`, from `nvjpeg.h`, since at least CUDA 12.0.
pub const NVJPEG_MAX_COMPONENT: u32 = 4;
