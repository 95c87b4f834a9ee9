//! Macros with a value (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE`, from `nvrtc.h`, since CUDA 13.3.
pub const NVRTC_INSTALL_HEADERS_FORCE_OVERWRITE: u32 = 1;

/// `#define NVRTC_INSTALL_HEADERS_NO_WAIT`, from `nvrtc.h`, since CUDA 13.3.
pub const NVRTC_INSTALL_HEADERS_NO_WAIT: u32 = 2;

/// `#define NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS`, from `nvrtc.h`, since CUDA 13.3.
pub const NVRTC_INSTALL_HEADERS_SKIP_IF_EXISTS: u32 = 0;
