//! Structs and unions (nvTIFF).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct nvtiffDecodeRegion_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffDecodeRegion_t {
    /// `size_t ifd_offset`.
    pub ifd_offset: usize,
    /// `int32_t offset_x`.
    pub offset_x: i32,
    /// `int32_t offset_y`.
    pub offset_y: i32,
    /// `uint32_t width`.
    pub width: u32,
    /// `uint32_t height`.
    pub height: u32,
}

layout!(
    nvtiffDecodeRegion_t size 24 align 8, ifd_offset at 0, offset_x at 8, offset_y at 12, width at 16, height at 20
);

impl Eq for nvtiffDecodeRegion_t {}

record!(nvtiffDecodeRegion_t);

/// `struct nvtiffDeviceAllocator_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvtiffDeviceAllocator_t {
    /// `nvtiffDeviceMallocAsync device_malloc`.
    pub device_malloc: nvtiffDeviceMallocAsync,
    /// `nvtiffDeviceFreeAsync device_free`.
    pub device_free: nvtiffDeviceFreeAsync,
    /// `void *device_ctx`.
    pub device_ctx: *mut c_void,
}

layout!(nvtiffDeviceAllocator_t size 24 align 8, device_malloc at 0, device_free at 8, device_ctx at 16);

record!(nvtiffDeviceAllocator_t);

/// `struct nvtiffImageGeometry_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffImageGeometry_t {
    /// `nvtiffImageGeometryType_t type`.
    pub r#type: nvtiffImageGeometryType_t,
    /// `uint32_t image_depth`.
    pub image_depth: u32,
    /// `uint32_t strile_width`.
    pub strile_width: u32,
    /// `uint32_t strile_height`.
    pub strile_height: u32,
    /// `uint32_t strile_depth`.
    pub strile_depth: u32,
    /// `uint32_t num_striles_per_plane`.
    pub num_striles_per_plane: u32,
    /// `uint32_t num_striles`.
    pub num_striles: u32,
}

layout!(
    nvtiffImageGeometry_t size 28 align 4, r#type at 0, image_depth at 4, strile_width at 8, strile_height at 12,
    strile_depth at 16, num_striles_per_plane at 20, num_striles at 24
);

impl Eq for nvtiffImageGeometry_t {}

record!(nvtiffImageGeometry_t);

/// `struct nvtiffImageInfo_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffImageInfo_t {
    /// `nvtiffImageType_t image_type`.
    pub image_type: nvtiffImageType_t,
    /// `uint32_t image_width`.
    pub image_width: u32,
    /// `uint32_t image_height`.
    pub image_height: u32,
    /// `nvtiffCompression_t compression`.
    pub compression: nvtiffCompression_t,
    /// `nvtiffPhotometricInt_t photometric_int`.
    pub photometric_int: nvtiffPhotometricInt_t,
    /// `nvtiffPlanarConfig_t planar_config`.
    pub planar_config: nvtiffPlanarConfig_t,
    /// `uint16_t samples_per_pixel`.
    pub samples_per_pixel: u16,
    /// `uint16_t bits_per_pixel`.
    pub bits_per_pixel: u16,
    /// `uint16_t bits_per_sample[16]`.
    pub bits_per_sample: [u16; 16],
    /// `nvtiffSampleFormat_t sample_format[16]`.
    pub sample_format: [nvtiffSampleFormat_t; 16],
}

layout!(
    nvtiffImageInfo_t size 124 align 4, image_type at 0, image_width at 4, image_height at 8, compression at 12,
    photometric_int at 16, planar_config at 20, samples_per_pixel at 24, bits_per_pixel at 26, bits_per_sample at 28,
    sample_format at 60
);

impl Eq for nvtiffImageInfo_t {}

record!(nvtiffImageInfo_t);

/// `struct nvtiffImage_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffImage_t {
    /// `void **plane_data`.
    pub plane_data: *mut *mut c_void,
    /// `size_t *plane_pitch_bytes`.
    pub plane_pitch_bytes: *mut usize,
    /// `uint32_t num_planes`.
    pub num_planes: u32,
}

layout!(nvtiffImage_t size 24 align 8, plane_data at 0, plane_pitch_bytes at 8, num_planes at 16);

impl Eq for nvtiffImage_t {}

record!(nvtiffImage_t);

/// `struct nvtiffJpegEncodeOptions_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffJpegEncodeOptions_t {
    /// `int quality`.
    pub quality: i32,
    /// `int optimized_huffman`.
    pub optimized_huffman: i32,
    /// `nvtiffJpegChromaSubsampling_t chroma_subsampling`.
    pub chroma_subsampling: nvtiffJpegChromaSubsampling_t,
}

layout!(nvtiffJpegEncodeOptions_t size 12 align 4, quality at 0, optimized_huffman at 4, chroma_subsampling at 8);

impl Eq for nvtiffJpegEncodeOptions_t {}

record!(nvtiffJpegEncodeOptions_t);

/// `struct nvtiffPinnedAllocator_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvtiffPinnedAllocator_t {
    /// `nvtiffPinnedMallocAsync pinned_malloc`.
    pub pinned_malloc: nvtiffPinnedMallocAsync,
    /// `nvtiffPinnedFreeAsync pinned_free`.
    pub pinned_free: nvtiffPinnedFreeAsync,
    /// `void *pinned_ctx`.
    pub pinned_ctx: *mut c_void,
}

layout!(nvtiffPinnedAllocator_t size 24 align 8, pinned_malloc at 0, pinned_free at 8, pinned_ctx at 16);

record!(nvtiffPinnedAllocator_t);

/// `struct nvtiffStreamHeader_t`, from `nvtiff.h`, since at least nvTIFF 0.8.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvtiffStreamHeader_t {
    /// `nvtiffVariant_t variant`.
    pub variant: nvtiffVariant_t,
    /// `size_t first_ifd_offset`.
    pub first_ifd_offset: usize,
}

layout!(nvtiffStreamHeader_t size 16 align 8, variant at 0, first_ifd_offset at 8);

impl Eq for nvtiffStreamHeader_t {}

record!(nvtiffStreamHeader_t);
