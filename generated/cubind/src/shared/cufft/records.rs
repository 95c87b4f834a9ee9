//! Structs and unions (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cudaLibXtDesc_t`, from `cudalibxt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaLibXtDesc_t {
    /// `int version`.
    pub version: i32,
    /// `cudaXtDesc *descriptor`.
    pub descriptor: *mut cudaXtDesc,
    /// `libFormat library`.
    pub library: libFormat,
    /// `int subFormat`.
    pub subFormat: i32,
    /// `void *libDescriptor`.
    pub libDescriptor: *mut c_void,
}

layout!(
    cudaLibXtDesc_t size 32 align 8, version at 0, descriptor at 8, library at 16, subFormat at 20, libDescriptor at 24
);

impl Eq for cudaLibXtDesc_t {}

record!(cudaLibXtDesc_t);

/// `struct cudaXtDesc_t`, from `cudalibxt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cudaXtDesc_t {
    /// `int version`.
    pub version: i32,
    /// `int nGPUs`.
    pub nGPUs: i32,
    /// `int GPUs[64]`.
    pub GPUs: [i32; 64],
    /// `void *data[64]`.
    pub data: [*mut c_void; 64],
    /// `size_t size[64]`.
    pub size: [usize; 64],
    /// `void *cudaXtState`.
    pub cudaXtState: *mut c_void,
}

layout!(
    cudaXtDesc_t size 1296 align 8, version at 0, nGPUs at 4, GPUs at 8, data at 264, size at 776, cudaXtState at 1288
);

impl Eq for cudaXtDesc_t {}

record!(cudaXtDesc_t);

/// `struct cufftXt1dFactors`, from `cufftXt.h`, since at least CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cufftXt1dFactors {
    /// `long long size`.
    pub size: i64,
    /// `long long stringCount`.
    pub stringCount: i64,
    /// `long long stringLength`.
    pub stringLength: i64,
    /// `long long substringLength`.
    pub substringLength: i64,
    /// `long long factor1`.
    pub factor1: i64,
    /// `long long factor2`.
    pub factor2: i64,
    /// `long long stringMask`.
    pub stringMask: i64,
    /// `long long substringMask`.
    pub substringMask: i64,
    /// `long long factor1Mask`.
    pub factor1Mask: i64,
    /// `long long factor2Mask`.
    pub factor2Mask: i64,
    /// `int stringShift`.
    pub stringShift: i32,
    /// `int substringShift`.
    pub substringShift: i32,
    /// `int factor1Shift`.
    pub factor1Shift: i32,
    /// `int factor2Shift`.
    pub factor2Shift: i32,
}

layout!(
    cufftXt1dFactors size 96 align 8, size at 0, stringCount at 8, stringLength at 16, substringLength at 24,
    factor1 at 32, factor2 at 40, stringMask at 48, substringMask at 56, factor1Mask at 64, factor2Mask at 72,
    stringShift at 80, substringShift at 84, factor1Shift at 88, factor2Shift at 92
);

impl Eq for cufftXt1dFactors {}

record!(cufftXt1dFactors);
