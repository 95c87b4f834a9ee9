//! Macros with a value (nvJitLink).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NVJITLINK_ERROR_ARCH_MISMATCH`, from `nvJitLink.h`, since CUDA 12.4, until CUDA 12.9.
pub const NVJITLINK_ERROR_ARCH_MISMATCH: nvJitLinkResult = nvJitLinkResult(6);

/// `#define NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS`, from `nvJitLink.h`, since CUDA 12.4, until CUDA 12.9.
pub const NVJITLINK_ERROR_INCOMPATIBLE_OPTIONS: nvJitLinkResult = nvJitLinkResult(3);

/// `#define NVJITLINK_ERROR_INCORRECT_INPUT_TYPE`, from `nvJitLink.h`, since CUDA 12.4, until CUDA 12.9.
pub const NVJITLINK_ERROR_INCORRECT_INPUT_TYPE: nvJitLinkResult = nvJitLinkResult(3);

/// `#define NVJITLINK_ERROR_MISSING_FATBIN`, from `nvJitLink.h`, since CUDA 12.4, until CUDA 12.9.
pub const NVJITLINK_ERROR_MISSING_FATBIN: nvJitLinkResult = nvJitLinkResult(3);

/// `#define NVJITLINK_ERROR_NULL_INPUT`, from `nvJitLink.h`, since CUDA 12.4, until CUDA 12.9.
pub const NVJITLINK_ERROR_NULL_INPUT: nvJitLinkResult = nvJitLinkResult(3);

/// `#define NVJITLINK_ERROR_OUTDATED_LIBRARY`, from `nvJitLink.h`, since CUDA 12.4, until CUDA 12.9.
pub const NVJITLINK_ERROR_OUTDATED_LIBRARY: nvJitLinkResult = nvJitLinkResult(6);
