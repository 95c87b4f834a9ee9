//! Macros with a value (cuDLA).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `#define CUDLA_DATA_CATEGORY_BIAS`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_CATEGORY_BIAS: u32 = 4;

/// `#define CUDLA_DATA_CATEGORY_FEATURE`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_CATEGORY_FEATURE: u32 = 2;

/// `#define CUDLA_DATA_CATEGORY_IMAGE`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_CATEGORY_IMAGE: u32 = 0;

/// `#define CUDLA_DATA_CATEGORY_PLANAR`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_CATEGORY_PLANAR: u32 = 3;

/// `#define CUDLA_DATA_CATEGORY_WEIGHT`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_CATEGORY_WEIGHT: u32 = 1;

/// `#define CUDLA_DATA_FORMAT_NCHW`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_FORMAT_NCHW: u32 = 1;

/// `#define CUDLA_DATA_FORMAT_NCxHWx`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_FORMAT_NCxHWx: u32 = 3;

/// `#define CUDLA_DATA_FORMAT_NHWC`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_FORMAT_NHWC: u32 = 2;

/// `#define CUDLA_DATA_FORMAT_UNKNOWN`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_FORMAT_UNKNOWN: u32 = 0;

/// `#define CUDLA_DATA_TYPE_FLOAT`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_TYPE_FLOAT: u32 = 1;

/// `#define CUDLA_DATA_TYPE_HALF`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_TYPE_HALF: u32 = 2;

/// `#define CUDLA_DATA_TYPE_INT16`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_TYPE_INT16: u32 = 3;

/// `#define CUDLA_DATA_TYPE_INT8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_TYPE_INT8: u32 = 4;

/// `#define CUDLA_DATA_TYPE_UINT16`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_TYPE_UINT16: u32 = 6;

/// `#define CUDLA_DATA_TYPE_UINT8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_TYPE_UINT8: u32 = 5;

/// `#define CUDLA_DATA_TYPE_UNKNOWN`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_DATA_TYPE_UNKNOWN: u32 = 0;

/// `#define CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_LOADABLE_TENSOR_DESC_NUM_STRIDES: u32 = 8;

/// `#define CUDLA_PIXEL_FORMAT_A16B16G16R16`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_A16B16G16R16: u32 = 6;

/// `#define CUDLA_PIXEL_FORMAT_A16B16G16R16_F`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_A16B16G16R16_F: u32 = 8;

/// `#define CUDLA_PIXEL_FORMAT_A16Y16U16V16`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_A16Y16U16V16: u32 = 9;

/// `#define CUDLA_PIXEL_FORMAT_A16Y16U16V16_F`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_A16Y16U16V16_F: u32 = 11;

/// `#define CUDLA_PIXEL_FORMAT_A2B10G10R10`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_A2B10G10R10: u32 = 20;

/// `#define CUDLA_PIXEL_FORMAT_A2R10G10B10`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_A2R10G10B10: u32 = 21;

/// `#define CUDLA_PIXEL_FORMAT_A2Y10U10V10`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_A2Y10U10V10: u32 = 24;

/// `#define CUDLA_PIXEL_FORMAT_A8B8G8R8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_A8B8G8R8: u32 = 12;

/// `#define CUDLA_PIXEL_FORMAT_A8R8G8B8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_A8R8G8B8: u32 = 13;

/// `#define CUDLA_PIXEL_FORMAT_A8Y8U8V8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_A8Y8U8V8: u32 = 26;

/// `#define CUDLA_PIXEL_FORMAT_B10G10R10A2`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_B10G10R10A2: u32 = 22;

/// `#define CUDLA_PIXEL_FORMAT_B8G8R8A8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_B8G8R8A8: u32 = 14;

/// `#define CUDLA_PIXEL_FORMAT_B8G8R8X8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_B8G8R8X8: u32 = 18;

/// `#define CUDLA_PIXEL_FORMAT_FEATURE`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_FEATURE: u32 = 36;

/// `#define CUDLA_PIXEL_FORMAT_R10`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_R10: u32 = 1;

/// `#define CUDLA_PIXEL_FORMAT_R10G10B10A2`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_R10G10B10A2: u32 = 23;

/// `#define CUDLA_PIXEL_FORMAT_R12`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_R12: u32 = 2;

/// `#define CUDLA_PIXEL_FORMAT_R16`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_R16: u32 = 3;

/// `#define CUDLA_PIXEL_FORMAT_R16_F`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_R16_F: u32 = 5;

/// `#define CUDLA_PIXEL_FORMAT_R16_I`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_R16_I: u32 = 4;

/// `#define CUDLA_PIXEL_FORMAT_R8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_R8: u32 = 0;

/// `#define CUDLA_PIXEL_FORMAT_R8G8B8A8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_R8G8B8A8: u32 = 15;

/// `#define CUDLA_PIXEL_FORMAT_R8G8B8X8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_R8G8B8X8: u32 = 19;

/// `#define CUDLA_PIXEL_FORMAT_UNKNOWN`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_UNKNOWN: u32 = 37;

/// `#define CUDLA_PIXEL_FORMAT_V10U10Y10A2`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_V10U10Y10A2: u32 = 25;

/// `#define CUDLA_PIXEL_FORMAT_V16U16Y16A16`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_V16U16Y16A16: u32 = 10;

/// `#define CUDLA_PIXEL_FORMAT_V8U8Y8A8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_V8U8Y8A8: u32 = 27;

/// `#define CUDLA_PIXEL_FORMAT_X16B16G16R16`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_X16B16G16R16: u32 = 7;

/// `#define CUDLA_PIXEL_FORMAT_X8B8G8R8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_X8B8G8R8: u32 = 16;

/// `#define CUDLA_PIXEL_FORMAT_X8R8G8B8`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_X8R8G8B8: u32 = 17;

/// `#define CUDLA_PIXEL_FORMAT_Y10___U10V10_N444`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_Y10___U10V10_N444: u32 = 30;

/// `#define CUDLA_PIXEL_FORMAT_Y10___V10U10_N444`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_Y10___V10U10_N444: u32 = 31;

/// `#define CUDLA_PIXEL_FORMAT_Y12___U12V12_N444`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_Y12___U12V12_N444: u32 = 32;

/// `#define CUDLA_PIXEL_FORMAT_Y12___V12U12_N444`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_Y12___V12U12_N444: u32 = 33;

/// `#define CUDLA_PIXEL_FORMAT_Y16___U16V16_N444`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_Y16___U16V16_N444: u32 = 34;

/// `#define CUDLA_PIXEL_FORMAT_Y16___V16U16_N444`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_Y16___V16U16_N444: u32 = 35;

/// `#define CUDLA_PIXEL_FORMAT_Y8___U8V8_N444`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_Y8___U8V8_N444: u32 = 28;

/// `#define CUDLA_PIXEL_FORMAT_Y8___V8U8_N444`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_FORMAT_Y8___V8U8_N444: u32 = 29;

/// `#define CUDLA_PIXEL_MAPPING_BLOCK_LINEAR`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_MAPPING_BLOCK_LINEAR: u32 = 1;

/// `#define CUDLA_PIXEL_MAPPING_PITCH_LINEAR`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_PIXEL_MAPPING_PITCH_LINEAR: u32 = 0;

/// `#define CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_RUNTIME_TENSOR_DESC_NAME_MAX_LEN: u32 = 80;

/// `#define CUDLA_VER_MAJOR`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_VER_MAJOR: u32 = 1;

/// `#define CUDLA_VER_MINOR`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_VER_MINOR: u32 = 5;

/// `#define CUDLA_VER_PATCH`, from `cudla.h`, since at least CUDA 13.2.
pub const CUDLA_VER_PATCH: u32 = 0;
