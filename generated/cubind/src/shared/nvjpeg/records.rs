//! Structs and unions (nvJPEG).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct nvjpegDevAllocatorV2_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvjpegDevAllocatorV2_t {
    /// `tDevMallocV2 dev_malloc`.
    pub dev_malloc: tDevMallocV2,
    /// `tDevFreeV2 dev_free`.
    pub dev_free: tDevFreeV2,
    /// `void *dev_ctx`.
    pub dev_ctx: *mut c_void,
}

layout!(nvjpegDevAllocatorV2_t size 24 align 8, dev_malloc at 0, dev_free at 8, dev_ctx at 16);

record!(nvjpegDevAllocatorV2_t);

/// `struct nvjpegDevAllocator_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvjpegDevAllocator_t {
    /// `tDevMalloc dev_malloc`.
    pub dev_malloc: tDevMalloc,
    /// `tDevFree dev_free`.
    pub dev_free: tDevFree,
}

layout!(nvjpegDevAllocator_t size 16 align 8, dev_malloc at 0, dev_free at 8);

record!(nvjpegDevAllocator_t);

/// `struct nvjpegImage_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvjpegImage_t {
    /// `unsigned char *channel[4]`.
    pub channel: [*mut u8; 4],
    /// `size_t pitch[4]`.
    pub pitch: [usize; 4],
}

layout!(nvjpegImage_t size 64 align 8, channel at 0, pitch at 32);

impl Eq for nvjpegImage_t {}

record!(nvjpegImage_t);

/// `struct nvjpegPinnedAllocatorV2_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvjpegPinnedAllocatorV2_t {
    /// `tPinnedMallocV2 pinned_malloc`.
    pub pinned_malloc: tPinnedMallocV2,
    /// `tPinnedFreeV2 pinned_free`.
    pub pinned_free: tPinnedFreeV2,
    /// `void *pinned_ctx`.
    pub pinned_ctx: *mut c_void,
}

layout!(nvjpegPinnedAllocatorV2_t size 24 align 8, pinned_malloc at 0, pinned_free at 8, pinned_ctx at 16);

record!(nvjpegPinnedAllocatorV2_t);

/// `struct nvjpegPinnedAllocator_t`, from `nvjpeg.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct nvjpegPinnedAllocator_t {
    /// `tPinnedMalloc pinned_malloc`.
    pub pinned_malloc: tPinnedMalloc,
    /// `tPinnedFree pinned_free`.
    pub pinned_free: tPinnedFree,
}

layout!(nvjpegPinnedAllocator_t size 16 align 8, pinned_malloc at 0, pinned_free at 8);

record!(nvjpegPinnedAllocator_t);
