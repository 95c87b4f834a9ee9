//! Macros with a value (nvJPEG2000).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define NVJPEG2K_MAXRES`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
pub const NVJPEG2K_MAXRES: u32 = 33;

/// `#define NVJPEG2K_MODE_HT`, from `nvjpeg2k.h`, since nvJPEG2000 0.9.
pub const NVJPEG2K_MODE_HT: u32 = 64;

/// `#define NVJPEG2K_RSIZ_HT`, from `nvjpeg2k.h`, since nvJPEG2000 0.9.
pub const NVJPEG2K_RSIZ_HT: u32 = 16384;

/// `#define NVJPEG2K_VER_BUILD`, from `nvjpeg2k_version.h`, since at least nvJPEG2000 0.8.
pub const NVJPEG2K_VER_BUILD: u32 = 51;

/// `#define NVJPEG2K_VER_MAJOR`, from `nvjpeg2k_version.h`, since at least nvJPEG2000 0.8.
pub const NVJPEG2K_VER_MAJOR: u32 = 0;

/// `#define NVJPEG2K_VER_MINOR`, from `nvjpeg2k_version.h`, since at least nvJPEG2000 0.8.
pub const NVJPEG2K_VER_MINOR: u32 = 11;

/// `#define NVJPEG2K_VER_PATCH`, from `nvjpeg2k_version.h`, since at least nvJPEG2000 0.8.
pub const NVJPEG2K_VER_PATCH: u32 = 0;
