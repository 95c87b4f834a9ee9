//! Macros with a value (nvTIFF).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define MAX_NUM_SAMPLES`, from `nvtiff.h`, since at least nvTIFF 0.8.
pub const MAX_NUM_SAMPLES: u32 = 16;

/// `#define NVTIFF_NO_IMAGE`, from `nvtiff.h`, since at least nvTIFF 0.8.
pub const NVTIFF_NO_IMAGE: usize = 18446744073709551615;

/// `#define NVTIFF_TAG_MODEL_PIXEL_SCALE`, from `nvtiff.h`, since at least nvTIFF 0.8.
pub const NVTIFF_TAG_MODEL_PIXEL_SCALE: u32 = 33550;

/// `#define NVTIFF_TAG_MODEL_TIE_POINT`, from `nvtiff.h`, since at least nvTIFF 0.8.
pub const NVTIFF_TAG_MODEL_TIE_POINT: u32 = 33922;

/// `#define NVTIFF_TAG_MODEL_TRANSFORMATION`, from `nvtiff.h`, since at least nvTIFF 0.8.
pub const NVTIFF_TAG_MODEL_TRANSFORMATION: u32 = 34264;

/// `#define NVTIFF_VER_BUILD`, from `nvtiff_version.h`, since at least nvTIFF 0.8.
pub const NVTIFF_VER_BUILD: u32 = 82;

/// `#define NVTIFF_VER_MAJOR`, from `nvtiff_version.h`, since at least nvTIFF 0.8.
pub const NVTIFF_VER_MAJOR: u32 = 0;

/// `#define NVTIFF_VER_MINOR`, from `nvtiff_version.h`, since at least nvTIFF 0.8.
pub const NVTIFF_VER_MINOR: u32 = 8;

/// `#define NVTIFF_VER_PATCH`, from `nvtiff_version.h`, since at least nvTIFF 0.8.
pub const NVTIFF_VER_PATCH: u32 = 0;
