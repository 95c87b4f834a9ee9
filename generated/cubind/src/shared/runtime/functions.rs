//! Functions (CUDA runtime API).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Creates a single-precision complex number x + i·y.
///
/// `cuComplex make_cuComplex`, from `cuComplex.h`, since at least CUDA 12.0.
#[inline]
pub const fn make_cuComplex(x: f32, y: f32) -> cuComplex {
    cuComplex { x, y }
}

/// Creates a double-precision complex number from its real and imaginary parts.
///
/// `cuDoubleComplex make_cuDoubleComplex`, from `cuComplex.h`, since at least CUDA 12.0.
#[inline]
pub const fn make_cuDoubleComplex(r: f64, i: f64) -> cuDoubleComplex {
    cuDoubleComplex { x: r, y: i }
}

/// Creates a single-precision complex number from its real and imaginary parts.
///
/// `cuFloatComplex make_cuFloatComplex`, from `cuComplex.h`, since at least CUDA 12.0.
#[inline]
pub const fn make_cuFloatComplex(r: f32, i: f32) -> cuFloatComplex {
    cuFloatComplex { x: r, y: i }
}

/// Creates an extent of width (bytes for memory, elements for arrays), height and depth.
///
/// `cudaExtent make_cudaExtent`, from `driver_functions.h`, since at least CUDA 12.0.
#[inline]
pub const fn make_cudaExtent(w: usize, h: usize, d: usize) -> cudaExtent {
    cudaExtent {
        width: w,
        height: h,
        depth: d,
    }
}

/// Creates a record of an address, its pitch in bytes, and its logical width and height in elements.
///
/// `cudaPitchedPtr make_cudaPitchedPtr`, from `driver_functions.h`, since at least CUDA 12.0.
#[inline]
pub const fn make_cudaPitchedPtr(
    d: *mut c_void,
    p: usize,
    xsz: usize,
    ysz: usize,
) -> cudaPitchedPtr {
    cudaPitchedPtr {
        ptr: d,
        pitch: p,
        xsize: xsz,
        ysize: ysz,
    }
}

/// Creates a position (x, y, z) in a 3D region, for copies.
///
/// `cudaPos make_cudaPos`, from `driver_functions.h`, since at least CUDA 12.0.
#[inline]
pub const fn make_cudaPos(x: usize, y: usize, z: usize) -> cudaPos {
    cudaPos { x, y, z }
}
