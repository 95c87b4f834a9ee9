//! Structs and unions (NVRTC).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct nvrtcBundledHeadersInfo`, from `nvrtc.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct nvrtcBundledHeadersInfo {
    /// `int available`.
    pub available: i32,
    /// `size_t compressedSize`.
    pub compressedSize: usize,
    /// `size_t uncompressedSize`.
    pub uncompressedSize: usize,
    /// `int cudaVersionMajor`.
    pub cudaVersionMajor: i32,
    /// `int cudaVersionMinor`.
    pub cudaVersionMinor: i32,
    /// `unsigned int numFiles`.
    pub numFiles: u32,
}

layout!(
    nvrtcBundledHeadersInfo size 40 align 8, available at 0, compressedSize at 8, uncompressedSize at 16,
    cudaVersionMajor at 24, cudaVersionMinor at 28, numFiles at 32
);

impl Eq for nvrtcBundledHeadersInfo {}

record!(nvrtcBundledHeadersInfo);
