//! Structs and unions (nvJPEG2000).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct nvjpeg2kDeviceAllocatorV2_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvjpeg2kDeviceAllocatorV2_t {
    /// `nvjpeg2kDeviceMallocV2 device_malloc`.
    pub device_malloc: nvjpeg2kDeviceMallocV2,
    /// `nvjpeg2kDeviceFreeV2 device_free`.
    pub device_free: nvjpeg2kDeviceFreeV2,
    /// `void *device_ctx`.
    pub device_ctx: *mut c_void,
}

layout!(nvjpeg2kDeviceAllocatorV2_t size 24 align 8, device_malloc at 0, device_free at 8, device_ctx at 16);

record!(nvjpeg2kDeviceAllocatorV2_t);

/// `struct nvjpeg2kDeviceAllocator_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvjpeg2kDeviceAllocator_t {
    /// `nvjpeg2kDeviceMalloc device_malloc`.
    pub device_malloc: nvjpeg2kDeviceMalloc,
    /// `nvjpeg2kDeviceFree device_free`.
    pub device_free: nvjpeg2kDeviceFree,
}

layout!(nvjpeg2kDeviceAllocator_t size 16 align 8, device_malloc at 0, device_free at 8);

record!(nvjpeg2kDeviceAllocator_t);

/// `struct nvjpeg2kEncodeConfig_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kEncodeConfig_t {
    /// `nvjpeg2kBitstreamType_t stream_type`.
    pub stream_type: nvjpeg2kBitstreamType_t,
    /// `nvjpeg2kColorSpace_t color_space`.
    pub color_space: nvjpeg2kColorSpace_t,
    /// `uint16_t rsiz`.
    pub rsiz: u16,
    /// `uint32_t image_width`.
    pub image_width: u32,
    /// `uint32_t image_height`.
    pub image_height: u32,
    /// `uint32_t enable_tiling`.
    pub enable_tiling: u32,
    /// `uint32_t tile_width`.
    pub tile_width: u32,
    /// `uint32_t tile_height`.
    pub tile_height: u32,
    /// `uint32_t num_components`.
    pub num_components: u32,
    /// `nvjpeg2kImageComponentInfo_t *image_comp_info`.
    pub image_comp_info: *mut nvjpeg2kImageComponentInfo_t,
    /// `uint32_t enable_SOP_marker`.
    pub enable_SOP_marker: u32,
    /// `uint32_t enable_EPH_marker`.
    pub enable_EPH_marker: u32,
    /// `nvjpeg2kProgOrder_t prog_order`.
    pub prog_order: nvjpeg2kProgOrder_t,
    /// `uint32_t num_layers`.
    pub num_layers: u32,
    /// `uint32_t mct_mode`.
    pub mct_mode: u32,
    /// `uint32_t num_resolutions`.
    pub num_resolutions: u32,
    /// `uint32_t code_block_w`.
    pub code_block_w: u32,
    /// `uint32_t code_block_h`.
    pub code_block_h: u32,
    /// `uint32_t encode_modes`.
    pub encode_modes: u32,
    /// `uint32_t irreversible`.
    pub irreversible: u32,
    /// `uint32_t num_precincts_init`.
    pub num_precincts_init: u32,
    /// `uint32_t precinct_width[33]`.
    pub precinct_width: [u32; 33],
    /// `uint32_t precinct_height[33]`.
    pub precinct_height: [u32; 33],
}

layout!(
    nvjpeg2kEncodeConfig_t size 360 align 8, stream_type at 0, color_space at 4, rsiz at 8, image_width at 12,
    image_height at 16, enable_tiling at 20, tile_width at 24, tile_height at 28, num_components at 32,
    image_comp_info at 40, enable_SOP_marker at 48, enable_EPH_marker at 52, prog_order at 56, num_layers at 60,
    mct_mode at 64, num_resolutions at 68, code_block_w at 72, code_block_h at 76, encode_modes at 80,
    irreversible at 84, num_precincts_init at 88, precinct_width at 92, precinct_height at 224
);

impl Eq for nvjpeg2kEncodeConfig_t {}

record!(nvjpeg2kEncodeConfig_t);

/// `struct nvjpeg2kImageComponentInfo_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kImageComponentInfo_t {
    /// `uint32_t component_width`.
    pub component_width: u32,
    /// `uint32_t component_height`.
    pub component_height: u32,
    /// `uint8_t precision`.
    pub precision: u8,
    /// `uint8_t sgn`.
    pub sgn: u8,
}

layout!(
    nvjpeg2kImageComponentInfo_t size 12 align 4, component_width at 0, component_height at 4, precision at 8, sgn at 9
);

impl Eq for nvjpeg2kImageComponentInfo_t {}

record!(nvjpeg2kImageComponentInfo_t);

/// `struct nvjpeg2kImageInfo_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kImageInfo_t {
    /// `uint32_t image_width`.
    pub image_width: u32,
    /// `uint32_t image_height`.
    pub image_height: u32,
    /// `uint32_t tile_width`.
    pub tile_width: u32,
    /// `uint32_t tile_height`.
    pub tile_height: u32,
    /// `uint32_t num_tiles_x`.
    pub num_tiles_x: u32,
    /// `uint32_t num_tiles_y`.
    pub num_tiles_y: u32,
    /// `uint32_t num_components`.
    pub num_components: u32,
}

layout!(
    nvjpeg2kImageInfo_t size 28 align 4, image_width at 0, image_height at 4, tile_width at 8, tile_height at 12,
    num_tiles_x at 16, num_tiles_y at 20, num_components at 24
);

impl Eq for nvjpeg2kImageInfo_t {}

record!(nvjpeg2kImageInfo_t);

/// `struct nvjpeg2kImage_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kImage_t {
    /// `void **pixel_data`.
    pub pixel_data: *mut *mut c_void,
    /// `size_t *pitch_in_bytes`.
    pub pitch_in_bytes: *mut usize,
    /// `nvjpeg2kImageType_t pixel_type`.
    pub pixel_type: nvjpeg2kImageType_t,
    /// `uint32_t num_components`.
    pub num_components: u32,
}

layout!(nvjpeg2kImage_t size 24 align 8, pixel_data at 0, pitch_in_bytes at 8, pixel_type at 16, num_components at 20);

impl Eq for nvjpeg2kImage_t {}

record!(nvjpeg2kImage_t);

/// `struct nvjpeg2kNLTInfo_t`, from `nvjpeg2k.h`, since nvJPEG2000 0.11.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpeg2kNLTInfo_t {
    /// `nvjpeg2kNLTType_t type`.
    pub r#type: nvjpeg2kNLTType_t,
    /// `uint8_t bit_depth`.
    pub bit_depth: u8,
}

layout!(nvjpeg2kNLTInfo_t size 8 align 4, r#type at 0, bit_depth at 4);

impl Eq for nvjpeg2kNLTInfo_t {}

record!(nvjpeg2kNLTInfo_t);

/// `struct nvjpeg2kPinnedAllocatorV2_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvjpeg2kPinnedAllocatorV2_t {
    /// `nvjpeg2kPinnedMallocV2 pinned_malloc`.
    pub pinned_malloc: nvjpeg2kPinnedMallocV2,
    /// `nvjpeg2kPinnedFreeV2 pinned_free`.
    pub pinned_free: nvjpeg2kPinnedFreeV2,
    /// `void *pinned_ctx`.
    pub pinned_ctx: *mut c_void,
}

layout!(nvjpeg2kPinnedAllocatorV2_t size 24 align 8, pinned_malloc at 0, pinned_free at 8, pinned_ctx at 16);

record!(nvjpeg2kPinnedAllocatorV2_t);

/// `struct nvjpeg2kPinnedAllocator_t`, from `nvjpeg2k.h`, since at least nvJPEG2000 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvjpeg2kPinnedAllocator_t {
    /// `nvjpeg2kPinnedMalloc pinned_malloc`.
    pub pinned_malloc: nvjpeg2kPinnedMalloc,
    /// `nvjpeg2kPinnedFree pinned_free`.
    pub pinned_free: nvjpeg2kPinnedFree,
}

layout!(nvjpeg2kPinnedAllocator_t size 16 align 8, pinned_malloc at 0, pinned_free at 8);

record!(nvjpeg2kPinnedAllocator_t);
