//! Structs and unions: NVRTC.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct nvrtcBundledHeadersInfo`, from `nvrtc.h`, since CUDA 13.3.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
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

const _: () = {
    ["size of nvrtcBundledHeadersInfo"][size_of::<nvrtcBundledHeadersInfo>() - 40];
    ["alignment of nvrtcBundledHeadersInfo"][align_of::<nvrtcBundledHeadersInfo>() - 8];
    [
        "offset of nvrtcBundledHeadersInfo::available",
    ][offset_of!(nvrtcBundledHeadersInfo, available) - 0];
    [
        "offset of nvrtcBundledHeadersInfo::compressedSize",
    ][offset_of!(nvrtcBundledHeadersInfo, compressedSize) - 8];
    [
        "offset of nvrtcBundledHeadersInfo::uncompressedSize",
    ][offset_of!(nvrtcBundledHeadersInfo, uncompressedSize) - 16];
    [
        "offset of nvrtcBundledHeadersInfo::cudaVersionMajor",
    ][offset_of!(nvrtcBundledHeadersInfo, cudaVersionMajor) - 24];
    [
        "offset of nvrtcBundledHeadersInfo::cudaVersionMinor",
    ][offset_of!(nvrtcBundledHeadersInfo, cudaVersionMinor) - 28];
    [
        "offset of nvrtcBundledHeadersInfo::numFiles",
    ][offset_of!(nvrtcBundledHeadersInfo, numFiles) - 32];
};

record!(nvrtcBundledHeadersInfo);
