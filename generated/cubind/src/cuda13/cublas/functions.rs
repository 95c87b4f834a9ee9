//! Functions: cuBLAS and cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../both/cublas/functions.rs"]
mod both;
pub use both::*;

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

/// Returns which special values, such as infinity and NaN, emulation must treat as IEEE does.
///
/// `cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport *mask)`
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

/// Returns where emulated products write how many mantissa bits they kept.
///
/// `cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int **mantissaBitCount)`
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

/// Returns what is added to the mantissa bits that emulation finds necessary.
///
/// `cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int *mantissaBitOffset)`
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

/// Returns whether fixed-point emulation chooses its mantissa bits by the data or keeps to a number.
///
/// `cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl *mantissaControl)`
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

/// Returns how many mantissa bits fixed-point emulation keeps at most.
///
/// `cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int *maxMantissaBitCount)`
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

/// y = α·op(A)·x + β·y for each element of arrays of pointers, A and x in half precision, y in half precision.
///
/// `cublasStatus_t cublasHSHgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *xarray, int incx, const float *beta, __half_raw *const *yarray, int incy, int batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHSHgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const f16>,
    lda: i32,
    xarray: CuPtr<*const f16>,
    incx: i32,
    beta: Scalar<'_, f32>,
    yarray: CuPtr<*mut f16>,
    incy: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHSHgemvBatched(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each element of arrays of pointers, A and x in half precision, y in half precision.
///
/// `cublasStatus_t cublasHSHgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *xarray, int64_t incx, const float *beta, __half_raw *const *yarray, int64_t incy, int64_t batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHSHgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const f16>,
    lda: i64,
    xarray: CuPtr<*const f16>,
    incx: i64,
    beta: Scalar<'_, f32>,
    yarray: CuPtr<*mut f16>,
    incy: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHSHgemvBatched_64(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each of a batch at fixed strides, A and x in half precision, y in half precision.
///
/// `cublasStatus_t cublasHSHgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *x, int incx, long long stridex, const float *beta, __half_raw *y, int incy, long long stridey, int batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHSHgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f16>,
    lda: i32,
    strideA: i64,
    x: CuPtr<f16>,
    incx: i32,
    stridex: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f16>,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHSHgemvStridedBatched(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each of a batch at fixed strides, A and x in half precision, y in half precision.
///
/// `cublasStatus_t cublasHSHgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *x, int64_t incx, long long stridex, const float *beta, __half_raw *y, int64_t incy, long long stridey, int64_t batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHSHgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f16>,
    lda: i64,
    strideA: i64,
    x: CuPtr<f16>,
    incx: i64,
    stridex: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f16>,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHSHgemvStridedBatched_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each element of arrays of pointers, A and x in half precision, y in single precision.
///
/// `cublasStatus_t cublasHSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHSSgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const f16>,
    lda: i32,
    xarray: CuPtr<*const f16>,
    incx: i32,
    beta: Scalar<'_, f32>,
    yarray: CuPtr<*mut f32>,
    incy: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHSSgemvBatched(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each element of arrays of pointers, A and x in half precision, y in single precision.
///
/// `cublasStatus_t cublasHSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHSSgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const f16>,
    lda: i64,
    xarray: CuPtr<*const f16>,
    incx: i64,
    beta: Scalar<'_, f32>,
    yarray: CuPtr<*mut f32>,
    incy: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHSSgemvBatched_64(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each of a batch at fixed strides, A and x in half precision, y in single precision.
///
/// `cublasStatus_t cublasHSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHSSgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f16>,
    lda: i32,
    strideA: i64,
    x: CuPtr<f16>,
    incx: i32,
    stridex: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHSSgemvStridedBatched(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each of a batch at fixed strides, A and x in half precision, y in single precision.
///
/// `cublasStatus_t cublasHSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHSSgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f16>,
    lda: i64,
    strideA: i64,
    x: CuPtr<f16>,
    incx: i64,
    stridex: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHSSgemvStridedBatched_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C, half precision.
///
/// `cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const __half_raw *alpha, const __half_raw *A, int lda, const __half_raw *B, int ldb, const __half_raw *beta, __half_raw *C, int ldc)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHgemm(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f16>,
    A: CuPtr<f16>,
    lda: i32,
    B: CuPtr<f16>,
    ldb: i32,
    beta: Scalar<'_, f16>,
    C: CuPtr<f16>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHgemm(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for each element of arrays of pointers, half precision.
///
/// `cublasStatus_t cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const __half_raw *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *Barray, int ldb, const __half_raw *beta, __half_raw *const *Carray, int ldc, int batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHgemmBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f16>,
    Aarray: CuPtr<*const f16>,
    lda: i32,
    Barray: CuPtr<*const f16>,
    ldb: i32,
    beta: Scalar<'_, f16>,
    Carray: CuPtr<*mut f16>,
    ldc: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHgemmBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for each element of arrays of pointers, half precision.
///
/// `cublasStatus_t cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *Barray, int64_t ldb, const __half_raw *beta, __half_raw *const *Carray, int64_t ldc, int64_t batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHgemmBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f16>,
    Aarray: CuPtr<*const f16>,
    lda: i64,
    Barray: CuPtr<*const f16>,
    ldb: i64,
    beta: Scalar<'_, f16>,
    Carray: CuPtr<*mut f16>,
    ldc: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHgemmBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for each of a batch at fixed strides, half precision.
///
/// `cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const __half_raw *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *B, int ldb, long long strideB, const __half_raw *beta, __half_raw *C, int ldc, long long strideC, int batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHgemmStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f16>,
    A: CuPtr<f16>,
    lda: i32,
    strideA: i64,
    B: CuPtr<f16>,
    ldb: i32,
    strideB: i64,
    beta: Scalar<'_, f16>,
    C: CuPtr<f16>,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHgemmStridedBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for each of a batch at fixed strides, half precision.
///
/// `cublasStatus_t cublasHgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *B, int64_t ldb, long long strideB, const __half_raw *beta, __half_raw *C, int64_t ldc, long long strideC, int64_t batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHgemmStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f16>,
    A: CuPtr<f16>,
    lda: i64,
    strideA: i64,
    B: CuPtr<f16>,
    ldb: i64,
    strideB: i64,
    beta: Scalar<'_, f16>,
    C: CuPtr<f16>,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHgemmStridedBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C, half precision.
///
/// `cublasStatus_t cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *A, int64_t lda, const __half_raw *B, int64_t ldb, const __half_raw *beta, __half_raw *C, int64_t ldc)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasHgemm_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f16>,
    A: CuPtr<f16>,
    lda: i64,
    B: CuPtr<f16>,
    ldb: i64,
    beta: Scalar<'_, f16>,
    C: CuPtr<f16>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasHgemm_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// Sets which special values, such as infinity and NaN, emulation must treat as IEEE does.
///
/// `cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport mask)`
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

/// Sets where emulated products write how many mantissa bits they kept.
///
/// `cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int *mantissaBitCount)`
///
/// - `mantissaBitCount`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaBitCountPointer).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `mantissaBitCount`: valid device memory of the size that the other arguments imply, until `handle` is destroyed or set again.
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

/// Sets what is added to the mantissa bits that emulation finds necessary.
///
/// `cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int mantissaBitOffset)`
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

/// Sets whether fixed-point emulation chooses its mantissa bits by the data or keeps to a number.
///
/// `cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl mantissaControl)`
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

/// Sets how many mantissa bits fixed-point emulation keeps at most.
///
/// `cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int maxMantissaBitCount)`
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

/// y = α·op(A)·x + β·y for each element of arrays of pointers, A and x in bfloat16, y in single precision.
///
/// `cublasStatus_t cublasTSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int lda, const __nv_bfloat16_raw *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasTSSgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const bf16>,
    lda: i32,
    xarray: CuPtr<*const bf16>,
    incx: i32,
    beta: Scalar<'_, f32>,
    yarray: CuPtr<*mut f32>,
    incy: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasTSSgemvBatched(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each element of arrays of pointers, A and x in bfloat16, y in single precision.
///
/// `cublasStatus_t cublasTSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int64_t lda, const __nv_bfloat16_raw *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasTSSgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const bf16>,
    lda: i64,
    xarray: CuPtr<*const bf16>,
    incx: i64,
    beta: Scalar<'_, f32>,
    yarray: CuPtr<*mut f32>,
    incy: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasTSSgemvBatched_64(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each of a batch at fixed strides, A and x in bfloat16, y in single precision.
///
/// `cublasStatus_t cublasTSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *A, int lda, long long strideA, const __nv_bfloat16_raw *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasTSSgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<bf16>,
    lda: i32,
    strideA: i64,
    x: CuPtr<bf16>,
    incx: i32,
    stridex: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasTSSgemvStridedBatched(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each of a batch at fixed strides, A and x in bfloat16, y in single precision.
///
/// `cublasStatus_t cublasTSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *A, int64_t lda, long long strideA, const __nv_bfloat16_raw *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasTSSgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<bf16>,
    lda: i64,
    strideA: i64,
    x: CuPtr<bf16>,
    incx: i64,
    stridex: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasTSSgemvStridedBatched_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each element of arrays of pointers, A and x in bfloat16, y in bfloat16.
///
/// `cublasStatus_t cublasTSTgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int lda, const __nv_bfloat16_raw *const *xarray, int incx, const float *beta, __nv_bfloat16_raw *const *yarray, int incy, int batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasTSTgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const bf16>,
    lda: i32,
    xarray: CuPtr<*const bf16>,
    incx: i32,
    beta: Scalar<'_, f32>,
    yarray: CuPtr<*mut bf16>,
    incy: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasTSTgemvBatched(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each element of arrays of pointers, A and x in bfloat16, y in bfloat16.
///
/// `cublasStatus_t cublasTSTgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int64_t lda, const __nv_bfloat16_raw *const *xarray, int64_t incx, const float *beta, __nv_bfloat16_raw *const *yarray, int64_t incy, int64_t batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasTSTgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const bf16>,
    lda: i64,
    xarray: CuPtr<*const bf16>,
    incx: i64,
    beta: Scalar<'_, f32>,
    yarray: CuPtr<*mut bf16>,
    incy: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasTSTgemvBatched_64(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each of a batch at fixed strides, A and x in bfloat16, y in bfloat16.
///
/// `cublasStatus_t cublasTSTgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *A, int lda, long long strideA, const __nv_bfloat16_raw *x, int incx, long long stridex, const float *beta, __nv_bfloat16_raw *y, int incy, long long stridey, int batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasTSTgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<bf16>,
    lda: i32,
    strideA: i64,
    x: CuPtr<bf16>,
    incx: i32,
    stridex: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<bf16>,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasTSTgemvStridedBatched(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for each of a batch at fixed strides, A and x in bfloat16, y in bfloat16.
///
/// `cublasStatus_t cublasTSTgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *A, int64_t lda, long long strideA, const __nv_bfloat16_raw *x, int64_t incx, long long stridex, const float *beta, __nv_bfloat16_raw *y, int64_t incy, long long stridey, int64_t batchCount)`
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since CUDA 13.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; on the device, valid until this call completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasTSTgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<bf16>,
    lda: i64,
    strideA: i64,
    x: CuPtr<bf16>,
    incx: i64,
    stridex: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<bf16>,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasTSTgemvStridedBatched_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// Multiplies matrices of bytes with a bias each; C_mult and C_shift bring the result into bytes.
///
/// `cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)`
///
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since CUDA 12.0 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasUint8gemmBias).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cublasUint8gemmBias(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    transc: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<u8>,
    A_bias: i32,
    lda: i32,
    B: CuPtr<u8>,
    B_bias: i32,
    ldb: i32,
    C: CuPtr<u8>,
    C_bias: i32,
    ldc: i32,
    C_mult: i32,
    C_shift: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasUint8gemmBias(
        handle, transa, transb, transc, m, n, k, A.as_ptr(), A_bias, lda, B.as_ptr(), B_bias, ldb, C.as_mut_ptr(),
        C_bias, ldc, C_mult, C_shift,
    ) };
    (returned,)
}
