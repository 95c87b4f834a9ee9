//! Functions (cuBLAS and cuBLASXt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/cublas/functions.rs"]
mod common;
pub use common::*;

const fn value_size_cublasComputeType_t(selector: cublasComputeType_t) -> ValueSize {
    match selector {
        cublasComputeType_t::CUBLAS_COMPUTE_16F
        | cublasComputeType_t::CUBLAS_COMPUTE_16F_PEDANTIC => ValueSize::One(2),
        cublasComputeType_t::CUBLAS_COMPUTE_32F
        | cublasComputeType_t::CUBLAS_COMPUTE_32F_PEDANTIC
        | cublasComputeType_t::CUBLAS_COMPUTE_32F_FAST_16F
        | cublasComputeType_t::CUBLAS_COMPUTE_32F_FAST_16BF
        | cublasComputeType_t::CUBLAS_COMPUTE_32F_FAST_TF32
        | cublasComputeType_t::CUBLAS_COMPUTE_32F_EMULATED_16BFX9
        | cublasComputeType_t::CUBLAS_COMPUTE_32I
        | cublasComputeType_t::CUBLAS_COMPUTE_32I_PEDANTIC => ValueSize::One(4),
        cublasComputeType_t::CUBLAS_COMPUTE_64F
        | cublasComputeType_t::CUBLAS_COMPUTE_64F_PEDANTIC
        | cublasComputeType_t::CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cudaDataType(selector: runtime::cudaDataType) -> ValueSize {
    match selector {
        runtime::cudaDataType::CUDA_R_16F | runtime::cudaDataType::CUDA_R_16BF => {
            ValueSize::One(2)
        }
        runtime::cudaDataType::CUDA_R_32F | runtime::cudaDataType::CUDA_R_32I => {
            ValueSize::One(4)
        }
        runtime::cudaDataType::CUDA_C_32F | runtime::cudaDataType::CUDA_R_64F => {
            ValueSize::One(8)
        }
        runtime::cudaDataType::CUDA_C_64F => ValueSize::One(16),
        runtime::cudaDataType::CUDA_R_8I => ValueSize::One(1),
        _ => ValueSize::Any,
    }
}

const fn is_complex_cudaDataType(selector: runtime::cudaDataType) -> Option<bool> {
    match selector {
        runtime::cudaDataType::CUDA_C_32F | runtime::cudaDataType::CUDA_C_64F => {
            Some(true)
        }
        runtime::cudaDataType::CUDA_R_16F
        | runtime::cudaDataType::CUDA_R_16BF
        | runtime::cudaDataType::CUDA_R_32F
        | runtime::cudaDataType::CUDA_R_64F
        | runtime::cudaDataType::CUDA_R_8I
        | runtime::cudaDataType::CUDA_R_32I => Some(false),
        _ => None,
    }
}

/// Returns the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.
///
/// `cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport *mask)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetEmulationSpecialValuesSupport))]
///
/// Returns `(cublasStatus_t, mask: cudaEmulationSpecialValuesSupport)`.
///
/// - `mask`: out
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetEmulationSpecialValuesSupport).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetEmulationSpecialValuesSupport(
    handle: cublasHandle_t,
) -> (cublasStatus_t, runtime::cudaEmulationSpecialValuesSupport) {
    let mut mask: runtime::cudaEmulationSpecialValuesSupport = output::zeroed();
    let returned = unsafe { sys::cublasGetEmulationSpecialValuesSupport(handle, &mut mask) };
    (returned, mask)
}

/// Returns the address to which emulated products write the number of mantissa bits that they kept.
///
/// `cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int **mantissaBitCount)`
#[cfg_attr(
    doc,
    doc = forms!(owned cublas::cublasGetFixedPointEmulationMantissaBitCountPointer)
)]
///
/// Returns `(cublasStatus_t, mantissaBitCount: int *)`.
///
/// - `mantissaBitCount`: out
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaBitCountPointer).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t,
) -> (cublasStatus_t, *mut i32) {
    let mut mantissaBitCount: *mut i32 = output::zeroed();
    let returned = unsafe { sys::cublasGetFixedPointEmulationMantissaBitCountPointer(handle, &mut mantissaBitCount) };
    (returned, mantissaBitCount)
}

/// Returns the offset added to the number of mantissa bits that fixed-point emulation derives from the data.
///
/// `cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int *mantissaBitOffset)`
#[cfg_attr(
    doc,
    doc = forms!(owned cublas::cublasGetFixedPointEmulationMantissaBitOffset)
)]
///
/// Returns `(cublasStatus_t, mantissaBitOffset: int)`.
///
/// - `mantissaBitOffset`: out
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaBitOffset).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t,
) -> (cublasStatus_t, i32) {
    let mut mantissaBitOffset: i32 = output::zeroed();
    let returned = unsafe { sys::cublasGetFixedPointEmulationMantissaBitOffset(handle, &mut mantissaBitOffset) };
    (returned, mantissaBitOffset)
}

/// Returns whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.
///
/// `cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl *mantissaControl)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetFixedPointEmulationMantissaControl))]
///
/// Returns `(cublasStatus_t, mantissaControl: cudaEmulationMantissaControl)`.
///
/// - `mantissaControl`: out
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaControl).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t,
) -> (cublasStatus_t, runtime::cudaEmulationMantissaControl) {
    let mut mantissaControl: runtime::cudaEmulationMantissaControl = output::zeroed();
    let returned = unsafe { sys::cublasGetFixedPointEmulationMantissaControl(handle, &mut mantissaControl) };
    (returned, mantissaControl)
}

/// Returns the maximum number of mantissa bits that fixed-point emulation keeps.
///
/// `cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int *maxMantissaBitCount)`
#[cfg_attr(
    doc,
    doc = forms!(owned cublas::cublasGetFixedPointEmulationMaxMantissaBitCount)
)]
///
/// Returns `(cublasStatus_t, maxMantissaBitCount: int)`.
///
/// - `maxMantissaBitCount`: out
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMaxMantissaBitCount).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t,
) -> (cublasStatus_t, i32) {
    let mut maxMantissaBitCount: i32 = output::zeroed();
    let returned = unsafe { sys::cublasGetFixedPointEmulationMaxMantissaBitCount(handle, &mut maxMantissaBitCount) };
    (returned, maxMantissaBitCount)
}

/// Sets the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.
///
/// `cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport mask)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetEmulationSpecialValuesSupport))]
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetEmulationSpecialValuesSupport).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasSetEmulationSpecialValuesSupport(
    handle: cublasHandle_t,
    mask: runtime::cudaEmulationSpecialValuesSupport,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetEmulationSpecialValuesSupport(handle, mask) };
    (returned,)
}

/// Sets the address to which emulated products write the number of mantissa bits that they kept.
///
/// `cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int *mantissaBitCount)`
#[cfg_attr(
    doc,
    doc = forms!(owned cublas::cublasSetFixedPointEmulationMantissaBitCountPointer)
)]
///
/// - `mantissaBitCount`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaBitCountPointer).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `mantissaBitCount`: valid device memory of the size that the other arguments imply, until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cublasSetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t,
    mantissaBitCount: CuPtr<i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSetFixedPointEmulationMantissaBitCountPointer(handle, mantissaBitCount.as_mut_ptr())
    };
    (returned,)
}

/// Sets the offset added to the number of mantissa bits that fixed-point emulation derives from the data.
///
/// `cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int mantissaBitOffset)`
#[cfg_attr(
    doc,
    doc = forms!(owned cublas::cublasSetFixedPointEmulationMantissaBitOffset)
)]
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaBitOffset).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasSetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t,
    mantissaBitOffset: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetFixedPointEmulationMantissaBitOffset(handle, mantissaBitOffset) };
    (returned,)
}

/// Sets whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.
///
/// `cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl mantissaControl)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetFixedPointEmulationMantissaControl))]
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaControl).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasSetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t,
    mantissaControl: runtime::cudaEmulationMantissaControl,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetFixedPointEmulationMantissaControl(handle, mantissaControl) };
    (returned,)
}

/// Sets the maximum number of mantissa bits that fixed-point emulation keeps.
///
/// `cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int maxMantissaBitCount)`
#[cfg_attr(
    doc,
    doc = forms!(owned cublas::cublasSetFixedPointEmulationMaxMantissaBitCount)
)]
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMaxMantissaBitCount).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasSetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t,
    maxMantissaBitCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetFixedPointEmulationMaxMantissaBitCount(handle, maxMantissaBitCount) };
    (returned,)
}
