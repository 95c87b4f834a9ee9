//! Structs and unions: cuBLAS and cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `struct double2`, from `vector_types.h`, since CUDA 12.0 or earlier.
#[repr(C, align(16))]
#[derive(Clone, Copy, Debug)]
pub struct double2 {
    /// `double x`.
    pub x: f64,
    /// `double y`.
    pub y: f64,
}

layout!(double2 size 16 align 16, x at 0, y at 8);

record!(double2);

/// `struct float2`, from `vector_types.h`, since CUDA 12.0 or earlier.
#[repr(C, align(8))]
#[derive(Clone, Copy, Debug)]
pub struct float2 {
    /// `float x`.
    pub x: f32,
    /// `float y`.
    pub y: f32,
}

layout!(float2 size 8 align 8, x at 0, y at 4);

record!(float2);
