//! Structs and unions (cuFFT).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct cufftBox3d`, from `cufftXt.h`, since at least CUDA 12.0, until CUDA 12.0.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Hash)]
pub struct cufftBox3d {
    /// `size_t lower[3]`.
    pub lower: [usize; 3],
    /// `size_t upper[3]`.
    pub upper: [usize; 3],
    /// `size_t strides[3]`.
    pub strides: [usize; 3],
}

layout!(cufftBox3d size 72 align 8, lower at 0, upper at 24, strides at 48);

impl Eq for cufftBox3d {}

record!(cufftBox3d);
