//! Functions that are identical in all major versions (cuBLAS and cuBLASXt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// result = Σ |x\[i\]|, or Σ (|Re x\[i\]| + |Im x\[i\]|) if complex; arguments specify the data types.
///
/// `cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasAsumEx))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAsumEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasAsumEx<T: Output>(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    result: ScalarMut<'_, T>,
    resultType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !value_size_cudaDataType(resultType).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cublasAsumEx", "the size of a value of `result` differs from that of the type that `resultType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cublasAsumEx(handle, n, x.as_ptr(), xType, incx, result.into_mut_ptr().cast(), resultType, executiontype)
    };
    (returned,)
}

/// result = Σ |x\[i\]|, or Σ (|Re x\[i\]| + |Im x\[i\]|) if complex; arguments specify the data types.
///
/// `cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasAsumEx_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAsumEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasAsumEx_64<T: Output>(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    result: ScalarMut<'_, T>,
    resultType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !value_size_cudaDataType(resultType).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cublasAsumEx_64",
            "the size of a value of `result` differs from that of the type that `resultType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasAsumEx_64(
        handle, n, x.as_ptr(), xType, incx, result.into_mut_ptr().cast(), resultType, executiontype,
    ) };
    (returned,)
}

/// y = α·x + y; arguments specify the data types.
///
/// `cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasAxpyEx))]
///
/// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAxpyEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasAxpyEx(
    handle: cublasHandle_t,
    n: i32,
    alpha: AnyScalar,
    alphaType: runtime::cudaDataType,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i32,
    executiontype: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(alphaType)) {
        refusal::refuse("cublasAxpyEx", "the size of `alpha` differs from that of the type that `alphaType` selects");
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasAxpyEx(
        handle, n, alpha.as_ptr(), alphaType, x.as_ptr(), xType, incx, y.as_mut_ptr(), yType, incy, executiontype,
    ) };
    (returned,)
}

/// y = α·x + y; arguments specify the data types.
///
/// `cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasAxpyEx_64))]
///
/// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAxpyEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasAxpyEx_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: AnyScalar,
    alphaType: runtime::cudaDataType,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i64,
    executiontype: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(alphaType)) {
        refusal::refuse(
            "cublasAxpyEx_64", "the size of `alpha` differs from that of the type that `alphaType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasAxpyEx_64(
        handle, n, alpha.as_ptr(), alphaType, x.as_ptr(), xType, incx, y.as_mut_ptr(), yType, incy, executiontype,
    ) };
    (returned,)
}

/// y = α·x + y, single-precision complex.
///
/// `cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCaxpy = cublasCaxpy_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCaxpy(
    handle: cublasHandle_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCaxpy_v2(handle, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasCaxpy`].
pub use self::cublasCaxpy as cublasCaxpy_v2;

/// y = α·x + y, single-precision complex.
///
/// `cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCaxpy_64 = cublasCaxpy_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCaxpy_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCaxpy_v2_64(handle, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_mut_ptr(), incy)
    };
    (returned,)
}

/// The symbol behind [`cublasCaxpy_64`].
pub use self::cublasCaxpy_64 as cublasCaxpy_v2_64;

/// y = x, single-precision complex.
///
/// `cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCcopy = cublasCcopy_v2))]
///
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCcopy(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCcopy_v2(handle, n, x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasCcopy`].
pub use self::cublasCcopy as cublasCcopy_v2;

/// y = x, single-precision complex.
///
/// `cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCcopy_64 = cublasCcopy_v2_64))]
///
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCcopy_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCcopy_v2_64(handle, n, x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasCcopy_64`].
pub use self::cublasCcopy_64 as cublasCcopy_v2_64;

/// C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.
///
/// `cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A, int lda, const cuComplex *x, int incx, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCdgmm))]
///
/// - `A`, `x`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdgmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCdgmm(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCdgmm(handle, mode, m, n, A.as_ptr(), lda, x.as_ptr(), incx, C.as_mut_ptr(), ldc)
    };
    (returned,)
}

/// C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.
///
/// `cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCdgmm_64))]
///
/// - `A`, `x`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdgmm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCdgmm_64(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i64,
    n: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCdgmm_64(handle, mode, m, n, A.as_ptr(), lda, x.as_ptr(), incx, C.as_mut_ptr(), ldc)
    };
    (returned,)
}

/// result = Σ conj(x\[i\])·y\[i\], single-precision complex.
///
/// `cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCdotc = cublasCdotc_v2))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCdotc(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
    result: ScalarMut<'_, runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCdotc_v2(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasCdotc`].
pub use self::cublasCdotc as cublasCdotc_v2;

/// result = Σ conj(x\[i\])·y\[i\], single-precision complex.
///
/// `cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCdotc_64 = cublasCdotc_v2_64))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCdotc_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
    result: ScalarMut<'_, runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCdotc_v2_64(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasCdotc_64`].
pub use self::cublasCdotc_64 as cublasCdotc_v2_64;

/// result = Σ x\[i\]·y\[i\] without conjugation, single-precision complex.
///
/// `cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCdotu = cublasCdotu_v2))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCdotu(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
    result: ScalarMut<'_, runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCdotu_v2(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasCdotu`].
pub use self::cublasCdotu as cublasCdotu_v2;

/// result = Σ x\[i\]·y\[i\] without conjugation, single-precision complex.
///
/// `cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCdotu_64 = cublasCdotu_v2_64))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCdotu_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
    result: ScalarMut<'_, runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCdotu_v2_64(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasCdotu_64`].
pub use self::cublasCdotu_64 as cublasCdotu_v2_64;

/// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.
///
/// `cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgbmv = cublasCgbmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgbmv(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    kl: i32,
    ku: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgbmv_v2(
        handle, trans, m, n, kl, ku, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(),
        y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCgbmv`].
pub use self::cublasCgbmv as cublasCgbmv_v2;

/// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.
///
/// `cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgbmv_64 = cublasCgbmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgbmv_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    kl: i64,
    ku: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgbmv_v2_64(
        handle, trans, m, n, kl, ku, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(),
        y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCgbmv_64`].
pub use self::cublasCgbmv_64 as cublasCgbmv_v2_64;

/// C = α·op(A) + β·op(B), single-precision complex.
///
/// `cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, const cuComplex *B, int ldb, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgeam))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeam).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgeam(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgeam(
        handle, transa, transb, m, n, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), B.as_ptr(), ldb,
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// C = α·op(A) + β·op(B), single-precision complex.
///
/// `cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgeam_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeam_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgeam_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgeam_64(
        handle, transa, transb, m, n, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), B.as_ptr(), ldb,
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single-precision complex).
///
/// `cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgelsBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `Carray`: in, on the device
/// - `info`: out
/// - `devInfoArray`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgelsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgelsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    nrhs: i32,
    Aarray: CuPtr<*mut runtime::cuComplex>,
    lda: i32,
    Carray: CuPtr<*mut runtime::cuComplex>,
    ldc: i32,
    devInfoArray: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cublasCgelsBatched(
        handle, trans, m, n, nrhs, Aarray.as_ptr(), lda, Carray.as_ptr(), ldc, &mut info, devInfoArray.as_mut_ptr(),
        batchSize,
    ) };
    (returned, info)
}

/// C = α·op(A)·op(B) + β·C, single-precision complex.
///
/// `cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemm = cublasCgemm_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemm(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemm_v2(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCgemm`].
pub use self::cublasCgemm as cublasCgemm_v2;

/// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.
///
/// `cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemm3m))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3m).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemm3m(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemm3m(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.
///
/// `cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemm3mBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemm3mBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    Aarray: CuPtr<*const runtime::cuComplex>,
    lda: i32,
    Barray: CuPtr<*const runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    Carray: CuPtr<*mut runtime::cuComplex>,
    ldc: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemm3mBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.
///
/// `cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemm3mBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemm3mBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    Aarray: CuPtr<*const runtime::cuComplex>,
    lda: i64,
    Barray: CuPtr<*const runtime::cuComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    Carray: CuPtr<*mut runtime::cuComplex>,
    ldc: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemm3mBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.
///
/// `cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemm3mEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemm3mEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i32,
    B: CuPtr<c_void>,
    Btype: runtime::cudaDataType,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemm3mEx(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, B.as_ptr(), Btype, ldb,
        beta.into_ptr(), C.as_mut_ptr(), Ctype, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.
///
/// `cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemm3mEx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemm3mEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i64,
    B: CuPtr<c_void>,
    Btype: runtime::cudaDataType,
    ldb: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemm3mEx_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, B.as_ptr(), Btype, ldb,
        beta.into_ptr(), C.as_mut_ptr(), Ctype, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.
///
/// `cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemm3mStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemm3mStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    strideA: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    strideB: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemm3mStridedBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.
///
/// `cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemm3mStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemm3mStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    strideA: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    strideB: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemm3mStridedBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.
///
/// `cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemm3m_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3m_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemm3m_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemm3m_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.
///
/// `cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray, int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemmBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemmBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    Aarray: CuPtr<*const runtime::cuComplex>,
    lda: i32,
    Barray: CuPtr<*const runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    Carray: CuPtr<*mut runtime::cuComplex>,
    ldc: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemmBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.
///
/// `cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemmBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemmBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    Aarray: CuPtr<*const runtime::cuComplex>,
    lda: i64,
    Barray: CuPtr<*const runtime::cuComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    Carray: CuPtr<*mut runtime::cuComplex>,
    ldc: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemmBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.
///
/// `cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemmEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemmEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i32,
    B: CuPtr<c_void>,
    Btype: runtime::cudaDataType,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemmEx(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, B.as_ptr(), Btype, ldb,
        beta.into_ptr(), C.as_mut_ptr(), Ctype, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.
///
/// `cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemmEx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemmEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i64,
    B: CuPtr<c_void>,
    Btype: runtime::cudaDataType,
    ldb: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemmEx_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, B.as_ptr(), Btype, ldb,
        beta.into_ptr(), C.as_mut_ptr(), Ctype, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.
///
/// `cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemmStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemmStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    strideA: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    strideB: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemmStridedBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.
///
/// `cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long strideC, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemmStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemmStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    strideA: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    strideB: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemmStridedBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C, single-precision complex.
///
/// `cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemm_64 = cublasCgemm_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemm_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemm_v2_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCgemm_64`].
pub use self::cublasCgemm_64 as cublasCgemm_v2_64;

/// y = α·op(A)·x + β·y, single-precision complex.
///
/// `cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemv = cublasCgemv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemv(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemv_v2(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCgemv`].
pub use self::cublasCgemv as cublasCgemv_v2;

/// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.
///
/// `cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *xarray, int incx, const cuComplex *beta, cuComplex *const *yarray, int incy, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemvBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    Aarray: CuPtr<*const runtime::cuComplex>,
    lda: i32,
    xarray: CuPtr<*const runtime::cuComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    yarray: CuPtr<*mut runtime::cuComplex>,
    incy: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemvBatched(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.
///
/// `cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *xarray, int64_t incx, const cuComplex *beta, cuComplex *const *yarray, int64_t incy, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemvBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    Aarray: CuPtr<*const runtime::cuComplex>,
    lda: i64,
    xarray: CuPtr<*const runtime::cuComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    yarray: CuPtr<*mut runtime::cuComplex>,
    incy: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemvBatched_64(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a strided batch, single-precision complex.
///
/// `cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x, int incx, long long stridex, const cuComplex *beta, cuComplex *y, int incy, long long stridey, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemvStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
#[inline]
pub unsafe fn cublasCgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    strideA: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    stridex: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemvStridedBatched(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a strided batch, single-precision complex.
///
/// `cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x, int64_t incx, long long stridex, const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemvStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
#[inline]
pub unsafe fn cublasCgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    strideA: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    stridex: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemvStridedBatched_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y, single-precision complex.
///
/// `cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgemv_64 = cublasCgemv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgemv_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCgemv_v2_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCgemv_64`].
pub use self::cublasCgemv_64 as cublasCgemv_v2_64;

/// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (single-precision complex).
///
/// `cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda, cuComplex *const *TauArray, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgeqrfBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `TauArray`: in, on the device
/// - `info`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeqrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgeqrfBatched(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    Aarray: CuPtr<*mut runtime::cuComplex>,
    lda: i32,
    TauArray: CuPtr<*mut runtime::cuComplex>,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe {
        sys::cublasCgeqrfBatched(handle, m, n, Aarray.as_ptr(), lda, TauArray.as_ptr(), &mut info, batchSize)
    };
    (returned, info)
}

/// A = α·x·yᴴ + A, single-precision complex.
///
/// `cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgerc = cublasCgerc_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgerc(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCgerc_v2(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasCgerc`].
pub use self::cublasCgerc as cublasCgerc_v2;

/// A = α·x·yᴴ + A, single-precision complex.
///
/// `cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgerc_64 = cublasCgerc_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgerc_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCgerc_v2_64(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasCgerc_64`].
pub use self::cublasCgerc_64 as cublasCgerc_v2_64;

/// A = α·x·yᵀ + A without conjugation, single-precision complex.
///
/// `cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgeru = cublasCgeru_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgeru(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCgeru_v2(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasCgeru`].
pub use self::cublasCgeru as cublasCgeru_v2;

/// A = α·x·yᵀ + A without conjugation, single-precision complex.
///
/// `cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgeru_64 = cublasCgeru_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgeru_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCgeru_v2_64(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasCgeru_64`].
pub use self::cublasCgeru_64 as cublasCgeru_v2_64;

/// Computes P·A = L·U of each matrix in place, without pivoting if P is null (single-precision complex).
///
/// `cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgetrfBatched))]
///
/// - `A`: in, on the device
/// - `P`, `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgetrfBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*mut runtime::cuComplex>,
    lda: i32,
    P: CuPtr<i32>,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCgetrfBatched(handle, n, A.as_ptr(), lda, P.as_mut_ptr(), info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (single-precision complex).
///
/// `cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P, cuComplex *const *C, int ldc, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgetriBatched))]
///
/// - `A`, `P`, `C`: in, on the device
/// - `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetriBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgetriBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*const runtime::cuComplex>,
    lda: i32,
    P: CuPtr<i32>,
    C: CuPtr<*mut runtime::cuComplex>,
    ldc: i32,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCgetriBatched(handle, n, A.as_ptr(), lda, P.as_ptr(), C.as_ptr(), ldc, info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (single-precision complex).
///
/// `cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCgetrsBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `devIpiv`, `Barray`: in, on the device
/// - `info`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetrsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCgetrsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    n: i32,
    nrhs: i32,
    Aarray: CuPtr<*const runtime::cuComplex>,
    lda: i32,
    devIpiv: CuPtr<i32>,
    Barray: CuPtr<*mut runtime::cuComplex>,
    ldb: i32,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cublasCgetrsBatched(
        handle, trans, n, nrhs, Aarray.as_ptr(), lda, devIpiv.as_ptr(), Barray.as_ptr(), ldb, &mut info, batchSize,
    ) };
    (returned, info)
}

/// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.
///
/// `cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChbmv = cublasChbmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChbmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasChbmv_v2(
        handle, uplo, n, k, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasChbmv`].
pub use self::cublasChbmv as cublasChbmv_v2;

/// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.
///
/// `cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChbmv_64 = cublasChbmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChbmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasChbmv_v2_64(
        handle, uplo, n, k, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasChbmv_64`].
pub use self::cublasChbmv_64 as cublasChbmv_v2_64;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.
///
/// `cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChemm = cublasChemm_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChemm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasChemm_v2(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasChemm`].
pub use self::cublasChemm as cublasChemm_v2;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.
///
/// `cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChemm_64 = cublasChemm_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChemm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasChemm_v2_64(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasChemm_64`].
pub use self::cublasChemm_64 as cublasChemm_v2_64;

/// y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.
///
/// `cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChemv = cublasChemv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChemv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasChemv_v2(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasChemv`].
pub use self::cublasChemv as cublasChemv_v2;

/// y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.
///
/// `cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChemv_64 = cublasChemv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChemv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasChemv_v2_64(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasChemv_64`].
pub use self::cublasChemv_64 as cublasChemv_v2_64;

/// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCher = cublasCher_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCher(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCher_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasCher`].
pub use self::cublasCher as cublasCher_v2;

/// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCher2 = cublasCher2_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCher2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCher2_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasCher2`].
pub use self::cublasCher2 as cublasCher2_v2;

/// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCher2_64 = cublasCher2_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCher2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCher2_v2_64(
        handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCher2_64`].
pub use self::cublasCher2_64 as cublasCher2_v2_64;

/// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.
///
/// `cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCher2k = cublasCher2k_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCher2k(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCher2k_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCher2k`].
pub use self::cublasCher2k as cublasCher2k_v2;

/// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.
///
/// `cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCher2k_64 = cublasCher2k_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCher2k_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCher2k_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCher2k_64`].
pub use self::cublasCher2k_64 as cublasCher2k_v2_64;

/// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCher_64 = cublasCher_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCher_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCher_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasCher_64`].
pub use self::cublasCher_64 as cublasCher_v2_64;

/// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCherk = cublasCherk_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCherk(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCherk_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCherk`].
pub use self::cublasCherk as cublasCherk_v2;

/// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.
///
/// `cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCherk3mEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk3mEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCherk3mEx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCherk3mEx(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, beta.into_ptr(), C.as_mut_ptr(), Ctype,
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.
///
/// `cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCherk3mEx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk3mEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCherk3mEx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCherk3mEx_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, beta.into_ptr(), C.as_mut_ptr(), Ctype,
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.
///
/// `cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCherkEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCherkEx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCherkEx(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, beta.into_ptr(), C.as_mut_ptr(), Ctype,
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.
///
/// `cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCherkEx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCherkEx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCherkEx_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, beta.into_ptr(), C.as_mut_ptr(), Ctype,
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCherk_64 = cublasCherk_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCherk_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCherk_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCherk_64`].
pub use self::cublasCherk_64 as cublasCherk_v2_64;

/// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.
///
/// `cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCherkx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCherkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCherkx(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.
///
/// `cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float *beta, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCherkx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCherkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCherkx_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.
///
/// `cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChpmv = cublasChpmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `AP`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChpmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    AP: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasChpmv_v2(
        handle, uplo, n, alpha.into_ptr(), AP.as_ptr(), x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasChpmv`].
pub use self::cublasChpmv as cublasChpmv_v2;

/// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.
///
/// `cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChpmv_64 = cublasChpmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `AP`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChpmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    AP: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasChpmv_v2_64(
        handle, uplo, n, alpha.into_ptr(), AP.as_ptr(), x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasChpmv_64`].
pub use self::cublasChpmv_64 as cublasChpmv_v2_64;

/// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.
///
/// `cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const cuComplex *x, int incx, cuComplex *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChpr = cublasChpr_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChpr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    AP: CuPtr<runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasChpr_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, AP.as_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasChpr`].
pub use self::cublasChpr as cublasChpr_v2;

/// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.
///
/// `cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChpr2 = cublasChpr2_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChpr2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
    AP: CuPtr<runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasChpr2_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasChpr2`].
pub use self::cublasChpr2 as cublasChpr2_v2;

/// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.
///
/// `cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChpr2_64 = cublasChpr2_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChpr2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
    AP: CuPtr<runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasChpr2_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasChpr2_64`].
pub use self::cublasChpr2_64 as cublasChpr2_v2_64;

/// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.
///
/// `cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const cuComplex *x, int64_t incx, cuComplex *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasChpr_64 = cublasChpr_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasChpr_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    AP: CuPtr<runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasChpr_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasChpr_64`].
pub use self::cublasChpr_64 as cublasChpr_v2_64;

/// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single-precision complex).
///
/// `cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, cuComplex *const *Ainv, int lda_inv, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCmatinvBatched))]
///
/// - `A`, `Ainv`: in, on the device
/// - `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCmatinvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCmatinvBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*const runtime::cuComplex>,
    lda: i32,
    Ainv: CuPtr<*mut runtime::cuComplex>,
    lda_inv: i32,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCmatinvBatched(handle, n, A.as_ptr(), lda, Ainv.as_ptr(), lda_inv, info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// y = x; arguments specify the data types.
///
/// `cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCopyEx))]
///
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCopyEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCopyEx(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCopyEx(handle, n, x.as_ptr(), xType, incx, y.as_mut_ptr(), yType, incy) };
    (returned,)
}

/// y = x; arguments specify the data types.
///
/// `cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCopyEx_64))]
///
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCopyEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCopyEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCopyEx_64(handle, n, x.as_ptr(), xType, incx, y.as_mut_ptr(), yType, incy) };
    (returned,)
}

/// Creates a cuBLAS handle on the current device; may allocate device memory and synchronize.
///
/// `cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCreate = cublasCreate_v2))]
///
/// Returns `(cublasStatus_t, handle: cublasHandle_t)`.
///
/// - `handle`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasCreate() -> (cublasStatus_t, cublasHandle_t) {
    let mut handle: cublasHandle_t = output::zeroed();
    let returned = unsafe { sys::cublasCreate_v2(&mut handle) };
    (returned, handle)
}

/// The symbol behind [`cublasCreate`].
pub use self::cublasCreate as cublasCreate_v2;

/// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.
///
/// `cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const cuComplex *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCrot = cublasCrot_v2))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCrot(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
    c: Scalar<'_, f32>,
    s: Scalar<'_, runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCrot_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasCrot`].
pub use self::cublasCrot as cublasCrot_v2;

/// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.
///
/// `cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const cuComplex *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCrot_64 = cublasCrot_v2_64))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCrot_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
    c: Scalar<'_, f32>,
    s: Scalar<'_, runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCrot_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasCrot_64`].
pub use self::cublasCrot_64 as cublasCrot_v2_64;

/// Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), single-precision complex.
///
/// `cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCrotg = cublasCrotg_v2))]
///
/// - `a`, `b`: in and out, a scalar on the host or on the device
/// - `c`, `s`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrotg).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCrotg(
    handle: cublasHandle_t,
    a: ScalarMut<'_, runtime::cuComplex>,
    b: ScalarMut<'_, runtime::cuComplex>,
    c: ScalarMut<'_, f32>,
    s: ScalarMut<'_, runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCrotg_v2(handle, a.into_mut_ptr(), b.into_mut_ptr(), c.into_mut_ptr(), s.into_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasCrotg`].
pub use self::cublasCrotg as cublasCrotg_v2;

/// x = α·x, single-precision complex.
///
/// `cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCscal = cublasCscal_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCscal(
    handle: cublasHandle_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCscal_v2(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasCscal`].
pub use self::cublasCscal as cublasCscal_v2;

/// x = α·x, single-precision complex.
///
/// `cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCscal_64 = cublasCscal_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCscal_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCscal_v2_64(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasCscal_64`].
pub use self::cublasCscal_64 as cublasCscal_v2_64;

/// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.
///
/// `cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const float *c, const float *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsrot = cublasCsrot_v2))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsrot(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
    c: Scalar<'_, f32>,
    s: Scalar<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCsrot_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasCsrot`].
pub use self::cublasCsrot as cublasCsrot_v2;

/// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.
///
/// `cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy, const float *c, const float *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsrot_64 = cublasCsrot_v2_64))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsrot_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
    c: Scalar<'_, f32>,
    s: Scalar<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCsrot_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasCsrot_64`].
pub use self::cublasCsrot_64 as cublasCsrot_v2_64;

/// x = α·x for a single-precision complex x and a real α.
///
/// `cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsscal = cublasCsscal_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsscal(
    handle: cublasHandle_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsscal_v2(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasCsscal`].
pub use self::cublasCsscal as cublasCsscal_v2;

/// x = α·x for a single-precision complex x and a real α.
///
/// `cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsscal_64 = cublasCsscal_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsscal_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsscal_v2_64(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasCsscal_64`].
pub use self::cublasCsscal_64 as cublasCsscal_v2_64;

/// x ↔ y, single-precision complex.
///
/// `cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCswap = cublasCswap_v2))]
///
/// - `x`, `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCswap(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCswap_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasCswap`].
pub use self::cublasCswap as cublasCswap_v2;

/// x ↔ y, single-precision complex.
///
/// `cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCswap_64 = cublasCswap_v2_64))]
///
/// - `x`, `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCswap_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCswap_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasCswap_64`].
pub use self::cublasCswap_64 as cublasCswap_v2_64;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.
///
/// `cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsymm = cublasCsymm_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsymm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsymm_v2(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCsymm`].
pub use self::cublasCsymm as cublasCsymm_v2;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.
///
/// `cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsymm_64 = cublasCsymm_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsymm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsymm_v2_64(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCsymm_64`].
pub use self::cublasCsymm_64 as cublasCsymm_v2_64;

/// y = α·A·x + β·y for a symmetric matrix A, single-precision complex.
///
/// `cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsymv = cublasCsymv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsymv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsymv_v2(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCsymv`].
pub use self::cublasCsymv as cublasCsymv_v2;

/// y = α·A·x + β·y for a symmetric matrix A, single-precision complex.
///
/// `cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsymv_64 = cublasCsymv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsymv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsymv_v2_64(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCsymv_64`].
pub use self::cublasCsymv_64 as cublasCsymv_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, cuComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyr = cublasCsyr_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCsyr_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasCsyr`].
pub use self::cublasCsyr as cublasCsyr_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyr2 = cublasCsyr2_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyr2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    y: CuPtr<runtime::cuComplex>,
    incy: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCsyr2_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasCsyr2`].
pub use self::cublasCsyr2 as cublasCsyr2_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyr2_64 = cublasCsyr2_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyr2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    y: CuPtr<runtime::cuComplex>,
    incy: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyr2_v2_64(
        handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCsyr2_64`].
pub use self::cublasCsyr2_64 as cublasCsyr2_v2_64;

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.
///
/// `cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyr2k = cublasCsyr2k_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyr2k(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyr2k_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCsyr2k`].
pub use self::cublasCsyr2k as cublasCsyr2k_v2;

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.
///
/// `cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyr2k_64 = cublasCsyr2k_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyr2k_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyr2k_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCsyr2k_64`].
pub use self::cublasCsyr2k_64 as cublasCsyr2k_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha, const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyr_64 = cublasCsyr_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyr_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCsyr_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasCsyr_64`].
pub use self::cublasCsyr_64 as cublasCsyr_v2_64;

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyrk = cublasCsyrk_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyrk(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyrk_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCsyrk`].
pub use self::cublasCsyrk as cublasCsyrk_v2;

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.
///
/// `cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyrk3mEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk3mEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyrk3mEx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyrk3mEx(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, beta.into_ptr(), C.as_mut_ptr(), Ctype,
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.
///
/// `cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyrk3mEx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk3mEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyrk3mEx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyrk3mEx_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, beta.into_ptr(), C.as_mut_ptr(), Ctype,
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.
///
/// `cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyrkEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyrkEx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyrkEx(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, beta.into_ptr(), C.as_mut_ptr(), Ctype,
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.
///
/// `cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyrkEx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyrkEx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyrkEx_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, beta.into_ptr(), C.as_mut_ptr(), Ctype,
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.
///
/// `cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyrk_64 = cublasCsyrk_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyrk_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyrk_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCsyrk_64`].
pub use self::cublasCsyrk_64 as cublasCsyrk_v2_64;

/// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.
///
/// `cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyrkx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyrkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyrkx(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.
///
/// `cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCsyrkx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCsyrkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCsyrkx_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.
///
/// `cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtbmv = cublasCtbmv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtbmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCtbmv_v2(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasCtbmv`].
pub use self::cublasCtbmv as cublasCtbmv_v2;

/// x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.
///
/// `cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtbmv_64 = cublasCtbmv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtbmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCtbmv_v2_64(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasCtbmv_64`].
pub use self::cublasCtbmv_64 as cublasCtbmv_v2_64;

/// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).
///
/// `cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtbsv = cublasCtbsv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtbsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCtbsv_v2(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasCtbsv`].
pub use self::cublasCtbsv as cublasCtbsv_v2;

/// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).
///
/// `cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtbsv_64 = cublasCtbsv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtbsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCtbsv_v2_64(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasCtbsv_64`].
pub use self::cublasCtbsv_64 as cublasCtbsv_v2_64;

/// x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.
///
/// `cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtpmv = cublasCtpmv_v2))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtpmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtpmv_v2(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasCtpmv`].
pub use self::cublasCtpmv as cublasCtpmv_v2;

/// x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.
///
/// `cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtpmv_64 = cublasCtpmv_v2_64))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtpmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtpmv_v2_64(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasCtpmv_64`].
pub use self::cublasCtpmv_64 as cublasCtpmv_v2_64;

/// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).
///
/// `cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtpsv = cublasCtpsv_v2))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtpsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtpsv_v2(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasCtpsv`].
pub use self::cublasCtpsv as cublasCtpsv_v2;

/// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).
///
/// `cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtpsv_64 = cublasCtpsv_v2_64))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtpsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtpsv_v2_64(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasCtpsv_64`].
pub use self::cublasCtpsv_64 as cublasCtpsv_v2_64;

/// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single-precision complex).
///
/// `cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP, cuComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtpttr))]
///
/// - `AP`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpttr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtpttr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    AP: CuPtr<runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtpttr(handle, uplo, n, AP.as_ptr(), A.as_mut_ptr(), lda) };
    (returned,)
}

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).
///
/// `cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrmm = cublasCtrmm_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrmm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtrmm_v2(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCtrmm`].
pub use self::cublasCtrmm as cublasCtrmm_v2;

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).
///
/// `cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrmm_64 = cublasCtrmm_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrmm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
    C: CuPtr<runtime::cuComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtrmm_v2_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCtrmm_64`].
pub use self::cublasCtrmm_64 as cublasCtrmm_v2_64;

/// x = op(A)·x for a triangular matrix A, single-precision complex.
///
/// `cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrmv = cublasCtrmv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtrmv_v2(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasCtrmv`].
pub use self::cublasCtrmv as cublasCtrmv_v2;

/// x = op(A)·x for a triangular matrix A, single-precision complex.
///
/// `cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrmv_64 = cublasCtrmv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCtrmv_v2_64(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasCtrmv_64`].
pub use self::cublasCtrmv_64 as cublasCtrmv_v2_64;

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).
///
/// `cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, cuComplex *B, int ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrsm = cublasCtrsm_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrsm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtrsm_v2(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_mut_ptr(), ldb,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCtrsm`].
pub use self::cublasCtrsm as cublasCtrsm_v2;

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).
///
/// `cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *const *A, int lda, cuComplex *const *B, int ldb, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrsmBatched))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsmBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrsmBatched(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<*const runtime::cuComplex>,
    lda: i32,
    B: CuPtr<*mut runtime::cuComplex>,
    ldb: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtrsmBatched(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, batchCount,
    ) };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).
///
/// `cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrsmBatched_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsmBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrsmBatched_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<*const runtime::cuComplex>,
    lda: i64,
    B: CuPtr<*mut runtime::cuComplex>,
    ldb: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtrsmBatched_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, batchCount,
    ) };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).
///
/// `cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, cuComplex *B, int64_t ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrsm_64 = cublasCtrsm_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrsm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    B: CuPtr<runtime::cuComplex>,
    ldb: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtrsm_v2_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_mut_ptr(), ldb,
    ) };
    (returned,)
}

/// The symbol behind [`cublasCtrsm_64`].
pub use self::cublasCtrsm_64 as cublasCtrsm_v2_64;

/// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).
///
/// `cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrsv = cublasCtrsv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtrsv_v2(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasCtrsv`].
pub use self::cublasCtrsv as cublasCtrsv_v2;

/// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).
///
/// `cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrsv_64 = cublasCtrsv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: CuPtr<runtime::cuComplex>,
    lda: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasCtrsv_v2_64(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasCtrsv_64`].
pub use self::cublasCtrsv_64 as cublasCtrsv_v2_64;

/// Copies a triangle of a full matrix A to packed storage (AP), single-precision complex.
///
/// `cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, cuComplex *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasCtrttp))]
///
/// - `A`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrttp).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasCtrttp(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    AP: CuPtr<runtime::cuComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasCtrttp(handle, uplo, n, A.as_ptr(), lda, AP.as_mut_ptr()) };
    (returned,)
}

/// result = Σ |x\[i\]|, double precision.
///
/// `cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDasum = cublasDasum_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDasum(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f64>,
    incx: i32,
    result: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDasum_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasDasum`].
pub use self::cublasDasum as cublasDasum_v2;

/// result = Σ |x\[i\]|, double precision.
///
/// `cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDasum_64 = cublasDasum_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDasum_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f64>,
    incx: i64,
    result: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDasum_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasDasum_64`].
pub use self::cublasDasum_64 as cublasDasum_v2_64;

/// y = α·x + y, double precision.
///
/// `cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDaxpy = cublasDaxpy_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDaxpy(
    handle: cublasHandle_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i32,
    y: CuPtr<f64>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDaxpy_v2(handle, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasDaxpy`].
pub use self::cublasDaxpy as cublasDaxpy_v2;

/// y = α·x + y, double precision.
///
/// `cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t incx, double *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDaxpy_64 = cublasDaxpy_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDaxpy_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i64,
    y: CuPtr<f64>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDaxpy_v2_64(handle, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_mut_ptr(), incy)
    };
    (returned,)
}

/// The symbol behind [`cublasDaxpy_64`].
pub use self::cublasDaxpy_64 as cublasDaxpy_v2_64;

/// y = x, double precision.
///
/// `cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDcopy = cublasDcopy_v2))]
///
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDcopy(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f64>,
    incx: i32,
    y: CuPtr<f64>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDcopy_v2(handle, n, x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasDcopy`].
pub use self::cublasDcopy as cublasDcopy_v2;

/// y = x, double precision.
///
/// `cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDcopy_64 = cublasDcopy_v2_64))]
///
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDcopy_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f64>,
    incx: i64,
    y: CuPtr<f64>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDcopy_v2_64(handle, n, x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasDcopy_64`].
pub use self::cublasDcopy_64 as cublasDcopy_v2_64;

/// C = A·diag(x) (side right) or diag(x)·A (side left), double precision.
///
/// `cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda, const double *x, int incx, double *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDdgmm))]
///
/// - `A`, `x`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdgmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDdgmm(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    x: CuPtr<f64>,
    incx: i32,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDdgmm(handle, mode, m, n, A.as_ptr(), lda, x.as_ptr(), incx, C.as_mut_ptr(), ldc)
    };
    (returned,)
}

/// C = A·diag(x) (side right) or diag(x)·A (side left), double precision.
///
/// `cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A, int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDdgmm_64))]
///
/// - `A`, `x`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdgmm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDdgmm_64(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i64,
    n: i64,
    A: CuPtr<f64>,
    lda: i64,
    x: CuPtr<f64>,
    incx: i64,
    C: CuPtr<f64>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDdgmm_64(handle, mode, m, n, A.as_ptr(), lda, x.as_ptr(), incx, C.as_mut_ptr(), ldc)
    };
    (returned,)
}

/// result = Σ x\[i\]·y\[i\], double precision.
///
/// `cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy, double *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDdot = cublasDdot_v2))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDdot(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f64>,
    incx: i32,
    y: CuPtr<f64>,
    incy: i32,
    result: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDdot_v2(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasDdot`].
pub use self::cublasDdot as cublasDdot_v2;

/// result = Σ x\[i\]·y\[i\], double precision.
///
/// `cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y, int64_t incy, double *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDdot_64 = cublasDdot_v2_64))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDdot_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f64>,
    incx: i64,
    y: CuPtr<f64>,
    incy: i64,
    result: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDdot_v2_64(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasDdot_64`].
pub use self::cublasDdot_64 as cublasDdot_v2_64;

/// Destroys a cuBLAS handle; may synchronize the device to free the handle's memory.
///
/// `cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)`
#[cfg_attr(doc, doc = forms!(cublas::cublasDestroy = cublasDestroy_v2))]
///
/// - `handle`: in; invalid afterwards
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cublasDestroy(handle: cublasHandle_t) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDestroy_v2(handle) };
    (returned,)
}

/// The symbol behind [`cublasDestroy`].
pub use self::cublasDestroy as cublasDestroy_v2;

/// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.
///
/// `cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgbmv = cublasDgbmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgbmv(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    kl: i32,
    ku: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    x: CuPtr<f64>,
    incx: i32,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgbmv_v2(
        handle, trans, m, n, kl, ku, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(),
        y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDgbmv`].
pub use self::cublasDgbmv as cublasDgbmv_v2;

/// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.
///
/// `cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgbmv_64 = cublasDgbmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgbmv_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    kl: i64,
    ku: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    x: CuPtr<f64>,
    incx: i64,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgbmv_v2_64(
        handle, trans, m, n, kl, ku, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(),
        y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDgbmv_64`].
pub use self::cublasDgbmv_64 as cublasDgbmv_v2_64;

/// C = α·op(A) + β·op(B), double precision.
///
/// `cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const double *alpha, const double *A, int lda, const double *beta, const double *B, int ldb, double *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgeam))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeam).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgeam(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    beta: Scalar<'_, f64>,
    B: CuPtr<f64>,
    ldb: i32,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgeam(
        handle, transa, transb, m, n, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), B.as_ptr(), ldb,
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// C = α·op(A) + β·op(B), double precision.
///
/// `cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta, const double *B, int64_t ldb, double *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgeam_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeam_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgeam_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    beta: Scalar<'_, f64>,
    B: CuPtr<f64>,
    ldb: i64,
    C: CuPtr<f64>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgeam_64(
        handle, transa, transb, m, n, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), B.as_ptr(), ldb,
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double precision).
///
/// `cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, double *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgelsBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `Carray`: in, on the device
/// - `info`: out
/// - `devInfoArray`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgelsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgelsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    nrhs: i32,
    Aarray: CuPtr<*mut f64>,
    lda: i32,
    Carray: CuPtr<*mut f64>,
    ldc: i32,
    devInfoArray: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cublasDgelsBatched(
        handle, trans, m, n, nrhs, Aarray.as_ptr(), lda, Carray.as_ptr(), ldc, &mut info, devInfoArray.as_mut_ptr(),
        batchSize,
    ) };
    (returned, info)
}

/// C = α·op(A)·op(B) + β·C, double precision.
///
/// `cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemm = cublasDgemm_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemm(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemm_v2(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDgemm`].
pub use self::cublasDgemm as cublasDgemm_v2;

/// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.
///
/// `cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *const *Aarray, int lda, const double *const *Barray, int ldb, const double *beta, double *const *Carray, int ldc, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemmBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemmBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f64>,
    Aarray: CuPtr<*const f64>,
    lda: i32,
    Barray: CuPtr<*const f64>,
    ldb: i32,
    beta: Scalar<'_, f64>,
    Carray: CuPtr<*mut f64>,
    ldc: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemmBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.
///
/// `cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *Barray, int64_t ldb, const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemmBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemmBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f64>,
    Aarray: CuPtr<*const f64>,
    lda: i64,
    Barray: CuPtr<*const f64>,
    ldb: i64,
    beta: Scalar<'_, f64>,
    Carray: CuPtr<*mut f64>,
    ldc: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemmBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.
///
/// `cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const double *alpha_array, const double *const *Aarray, const int *lda_array, const double *const *Barray, const int *ldb_array, const double *beta_array, double *const *Carray, const int *ldc_array, int group_count, const int *group_size)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemmGroupedBatched))]
///
/// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmGroupedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemmGroupedBatched(
    handle: cublasHandle_t,
    transa_array: &[cublasOperation_t],
    transb_array: &[cublasOperation_t],
    m_array: &[i32],
    n_array: &[i32],
    k_array: &[i32],
    alpha_array: &[f64],
    Aarray: CuPtr<*const f64>,
    lda_array: &[i32],
    Barray: CuPtr<*const f64>,
    ldb_array: &[i32],
    beta_array: &[f64],
    Carray: CuPtr<*mut f64>,
    ldc_array: &[i32],
    group_size: &[i32],
) -> (cublasStatus_t,) {
    let Some(group_count) = args::same_len(
        [
            transa_array.len(), transb_array.len(), m_array.len(), n_array.len(), k_array.len(), alpha_array.len(),
            lda_array.len(), ldb_array.len(), beta_array.len(), ldc_array.len(), group_size.len(),
        ],
        [],
    ) else {
        refusal::refuse(
            "cublasDgemmGroupedBatched",
            "the lengths of `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size` disagree",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cublasDgemmGroupedBatched(
        handle, args::as_ptr(transa_array), args::as_ptr(transb_array), args::as_ptr(m_array), args::as_ptr(n_array),
        args::as_ptr(k_array), args::as_ptr(alpha_array), Aarray.as_ptr(), args::as_ptr(lda_array), Barray.as_ptr(),
        args::as_ptr(ldb_array), args::as_ptr(beta_array), Carray.as_ptr(), args::as_ptr(ldc_array),
        args::count(group_count), args::as_ptr(group_size),
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.
///
/// `cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const double *alpha_array, const double *const *Aarray, const int64_t *lda_array, const double *const *Barray, const int64_t *ldb_array, const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemmGroupedBatched_64))]
///
/// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmGroupedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemmGroupedBatched_64(
    handle: cublasHandle_t,
    transa_array: &[cublasOperation_t],
    transb_array: &[cublasOperation_t],
    m_array: &[i64],
    n_array: &[i64],
    k_array: &[i64],
    alpha_array: &[f64],
    Aarray: CuPtr<*const f64>,
    lda_array: &[i64],
    Barray: CuPtr<*const f64>,
    ldb_array: &[i64],
    beta_array: &[f64],
    Carray: CuPtr<*mut f64>,
    ldc_array: &[i64],
    group_size: &[i64],
) -> (cublasStatus_t,) {
    let Some(group_count) = args::same_len(
        [
            transa_array.len(), transb_array.len(), m_array.len(), n_array.len(), k_array.len(), alpha_array.len(),
            lda_array.len(), ldb_array.len(), beta_array.len(), ldc_array.len(), group_size.len(),
        ],
        [],
    ) else {
        refusal::refuse(
            "cublasDgemmGroupedBatched_64",
            "the lengths of `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size` disagree",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cublasDgemmGroupedBatched_64(
        handle, args::as_ptr(transa_array), args::as_ptr(transb_array), args::as_ptr(m_array), args::as_ptr(n_array),
        args::as_ptr(k_array), args::as_ptr(alpha_array), Aarray.as_ptr(), args::as_ptr(lda_array), Barray.as_ptr(),
        args::as_ptr(ldb_array), args::as_ptr(beta_array), Carray.as_ptr(), args::as_ptr(ldc_array),
        args::count(group_count), args::as_ptr(group_size),
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch, double precision.
///
/// `cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const double *alpha, const double *A, int lda, long long strideA, const double *B, int ldb, long long strideB, const double *beta, double *C, int ldc, long long strideC, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemmStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemmStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    strideA: i64,
    B: CuPtr<f64>,
    ldb: i32,
    strideB: i64,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemmStridedBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch, double precision.
///
/// `cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, long long strideA, const double *B, int64_t ldb, long long strideB, const double *beta, double *C, int64_t ldc, long long strideC, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemmStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemmStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    strideA: i64,
    B: CuPtr<f64>,
    ldb: i64,
    strideB: i64,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemmStridedBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C, double precision.
///
/// `cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemm_64 = cublasDgemm_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemm_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    B: CuPtr<f64>,
    ldb: i64,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemm_v2_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDgemm_64`].
pub use self::cublasDgemm_64 as cublasDgemm_v2_64;

/// y = α·op(A)·x + β·y, double precision.
///
/// `cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemv = cublasDgemv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemv(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    x: CuPtr<f64>,
    incx: i32,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemv_v2(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDgemv`].
pub use self::cublasDgemv as cublasDgemv_v2;

/// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.
///
/// `cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *const *Aarray, int lda, const double *const *xarray, int incx, const double *beta, double *const *yarray, int incy, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemvBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    Aarray: CuPtr<*const f64>,
    lda: i32,
    xarray: CuPtr<*const f64>,
    incx: i32,
    beta: Scalar<'_, f64>,
    yarray: CuPtr<*mut f64>,
    incy: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemvBatched(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.
///
/// `cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray, int64_t incx, const double *beta, double *const *yarray, int64_t incy, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemvBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f64>,
    Aarray: CuPtr<*const f64>,
    lda: i64,
    xarray: CuPtr<*const f64>,
    incx: i64,
    beta: Scalar<'_, f64>,
    yarray: CuPtr<*mut f64>,
    incy: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemvBatched_64(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a strided batch, double precision.
///
/// `cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha, const double *A, int lda, long long strideA, const double *x, int incx, long long stridex, const double *beta, double *y, int incy, long long stridey, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemvStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
#[inline]
pub unsafe fn cublasDgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    strideA: i64,
    x: CuPtr<f64>,
    incx: i32,
    stridex: i64,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemvStridedBatched(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a strided batch, double precision.
///
/// `cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, long long strideA, const double *x, int64_t incx, long long stridex, const double *beta, double *y, int64_t incy, long long stridey, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemvStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
#[inline]
pub unsafe fn cublasDgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    strideA: i64,
    x: CuPtr<f64>,
    incx: i64,
    stridex: i64,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemvStridedBatched_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y, double precision.
///
/// `cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgemv_64 = cublasDgemv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgemv_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    x: CuPtr<f64>,
    incx: i64,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDgemv_v2_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDgemv_64`].
pub use self::cublasDgemv_64 as cublasDgemv_v2_64;

/// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (double precision).
///
/// `cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda, double *const *TauArray, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgeqrfBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `TauArray`: in, on the device
/// - `info`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeqrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgeqrfBatched(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    Aarray: CuPtr<*mut f64>,
    lda: i32,
    TauArray: CuPtr<*mut f64>,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe {
        sys::cublasDgeqrfBatched(handle, m, n, Aarray.as_ptr(), lda, TauArray.as_ptr(), &mut info, batchSize)
    };
    (returned, info)
}

/// A = α·x·yᵀ + A, double precision.
///
/// `cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDger = cublasDger_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDger(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i32,
    y: CuPtr<f64>,
    incy: i32,
    A: CuPtr<f64>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDger_v2(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasDger`].
pub use self::cublasDger as cublasDger_v2;

/// A = α·x·yᵀ + A, double precision.
///
/// `cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDger_64 = cublasDger_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDger_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i64,
    y: CuPtr<f64>,
    incy: i64,
    A: CuPtr<f64>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDger_v2_64(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasDger_64`].
pub use self::cublasDger_64 as cublasDger_v2_64;

/// Computes P·A = L·U of each matrix in place, without pivoting if P is null (double precision).
///
/// `cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgetrfBatched))]
///
/// - `A`: in, on the device
/// - `P`, `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgetrfBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*mut f64>,
    lda: i32,
    P: CuPtr<i32>,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDgetrfBatched(handle, n, A.as_ptr(), lda, P.as_mut_ptr(), info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (double precision).
///
/// `cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A, int lda, const int *P, double *const *C, int ldc, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgetriBatched))]
///
/// - `A`, `P`, `C`: in, on the device
/// - `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetriBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgetriBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*const f64>,
    lda: i32,
    P: CuPtr<i32>,
    C: CuPtr<*mut f64>,
    ldc: i32,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDgetriBatched(handle, n, A.as_ptr(), lda, P.as_ptr(), C.as_ptr(), ldc, info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (double precision).
///
/// `cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDgetrsBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `devIpiv`, `Barray`: in, on the device
/// - `info`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetrsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDgetrsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    n: i32,
    nrhs: i32,
    Aarray: CuPtr<*const f64>,
    lda: i32,
    devIpiv: CuPtr<i32>,
    Barray: CuPtr<*mut f64>,
    ldb: i32,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cublasDgetrsBatched(
        handle, trans, n, nrhs, Aarray.as_ptr(), lda, devIpiv.as_ptr(), Barray.as_ptr(), ldb, &mut info, batchSize,
    ) };
    (returned, info)
}

/// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double precision).
///
/// `cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A, int lda, double *const *Ainv, int lda_inv, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDmatinvBatched))]
///
/// - `A`, `Ainv`: in, on the device
/// - `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDmatinvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDmatinvBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*const f64>,
    lda: i32,
    Ainv: CuPtr<*mut f64>,
    lda_inv: i32,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDmatinvBatched(handle, n, A.as_ptr(), lda, Ainv.as_ptr(), lda_inv, info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// result = √(Σ x\[i\]²), the Euclidean norm of x, double precision.
///
/// `cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDnrm2 = cublasDnrm2_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDnrm2(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f64>,
    incx: i32,
    result: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDnrm2_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasDnrm2`].
pub use self::cublasDnrm2 as cublasDnrm2_v2;

/// result = √(Σ x\[i\]²), the Euclidean norm of x, double precision.
///
/// `cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDnrm2_64 = cublasDnrm2_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDnrm2_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f64>,
    incx: i64,
    result: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDnrm2_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasDnrm2_64`].
pub use self::cublasDnrm2_64 as cublasDnrm2_v2_64;

/// result = Σ x\[i\]·y\[i\] without conjugation; arguments specify the data types.
///
/// `cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDotEx))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDotEx<T: Output>(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i32,
    result: ScalarMut<'_, T>,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !value_size_cudaDataType(resultType).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cublasDotEx", "the size of a value of `result` differs from that of the type that `resultType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasDotEx(
        handle, n, x.as_ptr(), xType, incx, y.as_ptr(), yType, incy, result.into_mut_ptr().cast(), resultType,
        executionType,
    ) };
    (returned,)
}

/// result = Σ x\[i\]·y\[i\] without conjugation; arguments specify the data types.
///
/// `cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDotEx_64))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDotEx_64<T: Output>(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i64,
    result: ScalarMut<'_, T>,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !value_size_cudaDataType(resultType).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cublasDotEx_64", "the size of a value of `result` differs from that of the type that `resultType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasDotEx_64(
        handle, n, x.as_ptr(), xType, incx, y.as_ptr(), yType, incy, result.into_mut_ptr().cast(), resultType,
        executionType,
    ) };
    (returned,)
}

/// result = Σ conj(x\[i\])·y\[i\]; arguments specify the data types.
///
/// `cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDotcEx))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotcEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDotcEx<T: Output>(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i32,
    result: ScalarMut<'_, T>,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !value_size_cudaDataType(resultType).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cublasDotcEx", "the size of a value of `result` differs from that of the type that `resultType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasDotcEx(
        handle, n, x.as_ptr(), xType, incx, y.as_ptr(), yType, incy, result.into_mut_ptr().cast(), resultType,
        executionType,
    ) };
    (returned,)
}

/// result = Σ conj(x\[i\])·y\[i\]; arguments specify the data types.
///
/// `cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType executionType)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDotcEx_64))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotcEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDotcEx_64<T: Output>(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i64,
    result: ScalarMut<'_, T>,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !value_size_cudaDataType(resultType).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cublasDotcEx_64",
            "the size of a value of `result` differs from that of the type that `resultType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasDotcEx_64(
        handle, n, x.as_ptr(), xType, incx, y.as_ptr(), yType, incy, result.into_mut_ptr().cast(), resultType,
        executionType,
    ) };
    (returned,)
}

/// (x, y) = (c·x + s·y, c·y − s·x), double precision.
///
/// `cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *c, const double *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDrot = cublasDrot_v2))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDrot(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f64>,
    incx: i32,
    y: CuPtr<f64>,
    incy: i32,
    c: Scalar<'_, f64>,
    s: Scalar<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDrot_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasDrot`].
pub use self::cublasDrot as cublasDrot_v2;

/// (x, y) = (c·x + s·y, c·y − s·x), double precision.
///
/// `cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *c, const double *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDrot_64 = cublasDrot_v2_64))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDrot_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f64>,
    incx: i64,
    y: CuPtr<f64>,
    incy: i64,
    c: Scalar<'_, f64>,
    s: Scalar<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDrot_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasDrot_64`].
pub use self::cublasDrot_64 as cublasDrot_v2_64;

/// Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (double precision).
///
/// `cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDrotg = cublasDrotg_v2))]
///
/// - `a`, `b`: in and out, a scalar on the host or on the device
/// - `c`, `s`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotg).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDrotg(
    handle: cublasHandle_t,
    a: ScalarMut<'_, f64>,
    b: ScalarMut<'_, f64>,
    c: ScalarMut<'_, f64>,
    s: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDrotg_v2(handle, a.into_mut_ptr(), b.into_mut_ptr(), c.into_mut_ptr(), s.into_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasDrotg`].
pub use self::cublasDrotg as cublasDrotg_v2;

/// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), double precision.
///
/// `cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double *param)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDrotm = cublasDrotm_v2))]
///
/// - `x`, `y`: on the device
/// - `param`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDrotm(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f64>,
    incx: i32,
    y: CuPtr<f64>,
    incy: i32,
    param: *const f64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDrotm_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, param) };
    (returned,)
}

/// The symbol behind [`cublasDrotm`].
pub use self::cublasDrotm as cublasDrotm_v2;

/// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), double precision.
///
/// `cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy, const double *param)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDrotm_64 = cublasDrotm_v2_64))]
///
/// - `x`, `y`: on the device
/// - `param`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDrotm_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f64>,
    incx: i64,
    y: CuPtr<f64>,
    incy: i64,
    param: *const f64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDrotm_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, param) };
    (returned,)
}

/// The symbol behind [`cublasDrotm_64`].
pub use self::cublasDrotm_64 as cublasDrotm_v2_64;

/// Computes in `param` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), double precision.
///
/// `cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double *param)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDrotmg = cublasDrotmg_v2))]
///
/// - `d1`, `d2`, `x1`: in and out, a scalar on the host or on the device
/// - `y1`: in, a scalar on the host or on the device
/// - `param`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotmg).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d1`, `d2`, `x1`, `y1`, `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDrotmg(
    handle: cublasHandle_t,
    d1: ScalarMut<'_, f64>,
    d2: ScalarMut<'_, f64>,
    x1: ScalarMut<'_, f64>,
    y1: Scalar<'_, f64>,
    param: *mut f64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDrotmg_v2(handle, d1.into_mut_ptr(), d2.into_mut_ptr(), x1.into_mut_ptr(), y1.into_ptr(), param)
    };
    (returned,)
}

/// The symbol behind [`cublasDrotmg`].
pub use self::cublasDrotmg as cublasDrotmg_v2;

/// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.
///
/// `cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsbmv = cublasDsbmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsbmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    x: CuPtr<f64>,
    incx: i32,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsbmv_v2(
        handle, uplo, n, k, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsbmv`].
pub use self::cublasDsbmv as cublasDsbmv_v2;

/// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.
///
/// `cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsbmv_64 = cublasDsbmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsbmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    x: CuPtr<f64>,
    incx: i64,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsbmv_v2_64(
        handle, uplo, n, k, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsbmv_64`].
pub use self::cublasDsbmv_64 as cublasDsbmv_v2_64;

/// x = α·x, double precision.
///
/// `cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDscal = cublasDscal_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDscal(
    handle: cublasHandle_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDscal_v2(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasDscal`].
pub use self::cublasDscal as cublasDscal_v2;

/// x = α·x, double precision.
///
/// `cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDscal_64 = cublasDscal_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDscal_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDscal_v2_64(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasDscal_64`].
pub use self::cublasDscal_64 as cublasDscal_v2_64;

/// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.
///
/// `cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *AP, const double *x, int incx, const double *beta, double *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDspmv = cublasDspmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `AP`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDspmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    AP: CuPtr<f64>,
    x: CuPtr<f64>,
    incx: i32,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDspmv_v2(
        handle, uplo, n, alpha.into_ptr(), AP.as_ptr(), x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDspmv`].
pub use self::cublasDspmv as cublasDspmv_v2;

/// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.
///
/// `cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDspmv_64 = cublasDspmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `AP`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDspmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    AP: CuPtr<f64>,
    x: CuPtr<f64>,
    incx: i64,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDspmv_v2_64(
        handle, uplo, n, alpha.into_ptr(), AP.as_ptr(), x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDspmv_64`].
pub use self::cublasDspmv_64 as cublasDspmv_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.
///
/// `cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDspr = cublasDspr_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDspr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i32,
    AP: CuPtr<f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDspr_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, AP.as_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasDspr`].
pub use self::cublasDspr as cublasDspr_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.
///
/// `cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDspr2 = cublasDspr2_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDspr2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i32,
    y: CuPtr<f64>,
    incy: i32,
    AP: CuPtr<f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDspr2_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasDspr2`].
pub use self::cublasDspr2 as cublasDspr2_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.
///
/// `cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDspr2_64 = cublasDspr2_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDspr2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i64,
    y: CuPtr<f64>,
    incy: i64,
    AP: CuPtr<f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDspr2_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasDspr2_64`].
pub use self::cublasDspr2_64 as cublasDspr2_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.
///
/// `cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDspr_64 = cublasDspr_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDspr_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i64,
    AP: CuPtr<f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDspr_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasDspr_64`].
pub use self::cublasDspr_64 as cublasDspr_v2_64;

/// x ↔ y, double precision.
///
/// `cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDswap = cublasDswap_v2))]
///
/// - `x`, `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDswap(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f64>,
    incx: i32,
    y: CuPtr<f64>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDswap_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasDswap`].
pub use self::cublasDswap as cublasDswap_v2;

/// x ↔ y, double precision.
///
/// `cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDswap_64 = cublasDswap_v2_64))]
///
/// - `x`, `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDswap_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f64>,
    incx: i64,
    y: CuPtr<f64>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDswap_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasDswap_64`].
pub use self::cublasDswap_64 as cublasDswap_v2_64;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.
///
/// `cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsymm = cublasDsymm_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsymm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsymm_v2(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsymm`].
pub use self::cublasDsymm as cublasDsymm_v2;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.
///
/// `cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsymm_64 = cublasDsymm_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsymm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    B: CuPtr<f64>,
    ldb: i64,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsymm_v2_64(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsymm_64`].
pub use self::cublasDsymm_64 as cublasDsymm_v2_64;

/// y = α·A·x + β·y for a symmetric matrix A, double precision.
///
/// `cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsymv = cublasDsymv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsymv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    x: CuPtr<f64>,
    incx: i32,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsymv_v2(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsymv`].
pub use self::cublasDsymv as cublasDsymv_v2;

/// y = α·A·x + β·y for a symmetric matrix A, double precision.
///
/// `cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsymv_64 = cublasDsymv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsymv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    x: CuPtr<f64>,
    incx: i64,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsymv_v2_64(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsymv_64`].
pub use self::cublasDsymv_64 as cublasDsymv_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.
///
/// `cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, double *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsyr = cublasDsyr_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsyr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i32,
    A: CuPtr<f64>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDsyr_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasDsyr`].
pub use self::cublasDsyr as cublasDsyr_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.
///
/// `cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const double *x, int incx, const double *y, int incy, double *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsyr2 = cublasDsyr2_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsyr2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i32,
    y: CuPtr<f64>,
    incy: i32,
    A: CuPtr<f64>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDsyr2_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasDsyr2`].
pub use self::cublasDsyr2 as cublasDsyr2_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.
///
/// `cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsyr2_64 = cublasDsyr2_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsyr2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i64,
    y: CuPtr<f64>,
    incy: i64,
    A: CuPtr<f64>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsyr2_v2_64(
        handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsyr2_64`].
pub use self::cublasDsyr2_64 as cublasDsyr2_v2_64;

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.
///
/// `cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsyr2k = cublasDsyr2k_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsyr2k(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsyr2k_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsyr2k`].
pub use self::cublasDsyr2k as cublasDsyr2k_v2;

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.
///
/// `cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsyr2k_64 = cublasDsyr2k_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsyr2k_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    B: CuPtr<f64>,
    ldb: i64,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsyr2k_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsyr2k_64`].
pub use self::cublasDsyr2k_64 as cublasDsyr2k_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.
///
/// `cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const double *x, int64_t incx, double *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsyr_64 = cublasDsyr_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsyr_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    x: CuPtr<f64>,
    incx: i64,
    A: CuPtr<f64>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDsyr_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasDsyr_64`].
pub use self::cublasDsyr_64 as cublasDsyr_v2_64;

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.
///
/// `cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsyrk = cublasDsyrk_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsyrk(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsyrk_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsyrk`].
pub use self::cublasDsyrk as cublasDsyrk_v2;

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.
///
/// `cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsyrk_64 = cublasDsyrk_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsyrk_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsyrk_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDsyrk_64`].
pub use self::cublasDsyrk_64 as cublasDsyrk_v2_64;

/// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.
///
/// `cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsyrkx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsyrkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsyrkx(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.
///
/// `cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta, double *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDsyrkx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrkx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDsyrkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    B: CuPtr<f64>,
    ldb: i64,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDsyrkx_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.
///
/// `cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtbmv = cublasDtbmv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtbmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: CuPtr<f64>,
    lda: i32,
    x: CuPtr<f64>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDtbmv_v2(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasDtbmv`].
pub use self::cublasDtbmv as cublasDtbmv_v2;

/// x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.
///
/// `cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtbmv_64 = cublasDtbmv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtbmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: CuPtr<f64>,
    lda: i64,
    x: CuPtr<f64>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDtbmv_v2_64(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasDtbmv_64`].
pub use self::cublasDtbmv_64 as cublasDtbmv_v2_64;

/// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).
///
/// `cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtbsv = cublasDtbsv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtbsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: CuPtr<f64>,
    lda: i32,
    x: CuPtr<f64>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDtbsv_v2(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasDtbsv`].
pub use self::cublasDtbsv as cublasDtbsv_v2;

/// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).
///
/// `cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtbsv_64 = cublasDtbsv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtbsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: CuPtr<f64>,
    lda: i64,
    x: CuPtr<f64>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDtbsv_v2_64(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasDtbsv_64`].
pub use self::cublasDtbsv_64 as cublasDtbsv_v2_64;

/// x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.
///
/// `cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtpmv = cublasDtpmv_v2))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtpmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: CuPtr<f64>,
    x: CuPtr<f64>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtpmv_v2(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasDtpmv`].
pub use self::cublasDtpmv as cublasDtpmv_v2;

/// x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.
///
/// `cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtpmv_64 = cublasDtpmv_v2_64))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtpmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: CuPtr<f64>,
    x: CuPtr<f64>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtpmv_v2_64(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasDtpmv_64`].
pub use self::cublasDtpmv_64 as cublasDtpmv_v2_64;

/// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).
///
/// `cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *AP, double *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtpsv = cublasDtpsv_v2))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtpsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: CuPtr<f64>,
    x: CuPtr<f64>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtpsv_v2(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasDtpsv`].
pub use self::cublasDtpsv as cublasDtpsv_v2;

/// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).
///
/// `cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtpsv_64 = cublasDtpsv_v2_64))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtpsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: CuPtr<f64>,
    x: CuPtr<f64>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtpsv_v2_64(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasDtpsv_64`].
pub use self::cublasDtpsv_64 as cublasDtpsv_v2_64;

/// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double precision).
///
/// `cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtpttr))]
///
/// - `AP`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpttr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtpttr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    AP: CuPtr<f64>,
    A: CuPtr<f64>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtpttr(handle, uplo, n, AP.as_ptr(), A.as_mut_ptr(), lda) };
    (returned,)
}

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).
///
/// `cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const double *B, int ldb, double *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrmm = cublasDtrmm_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrmm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtrmm_v2(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDtrmm`].
pub use self::cublasDtrmm as cublasDtrmm_v2;

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).
///
/// `cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, double *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrmm_64 = cublasDtrmm_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrmm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    B: CuPtr<f64>,
    ldb: i64,
    C: CuPtr<f64>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtrmm_v2_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDtrmm_64`].
pub use self::cublasDtrmm_64 as cublasDtrmm_v2_64;

/// x = op(A)·x for a triangular matrix A, double precision.
///
/// `cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrmv = cublasDtrmv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    x: CuPtr<f64>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtrmv_v2(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasDtrmv`].
pub use self::cublasDtrmv as cublasDtrmv_v2;

/// x = op(A)·x for a triangular matrix A, double precision.
///
/// `cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrmv_64 = cublasDtrmv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: CuPtr<f64>,
    lda: i64,
    x: CuPtr<f64>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDtrmv_v2_64(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasDtrmv_64`].
pub use self::cublasDtrmv_64 as cublasDtrmv_v2_64;

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).
///
/// `cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, double *B, int ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrsm = cublasDtrsm_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrsm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtrsm_v2(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_mut_ptr(), ldb,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDtrsm`].
pub use self::cublasDtrsm as cublasDtrsm_v2;

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).
///
/// `cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *const *A, int lda, double *const *B, int ldb, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrsmBatched))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsmBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrsmBatched(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<*const f64>,
    lda: i32,
    B: CuPtr<*mut f64>,
    ldb: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtrsmBatched(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, batchCount,
    ) };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).
///
/// `cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *const *A, int64_t lda, double *const *B, int64_t ldb, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrsmBatched_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsmBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrsmBatched_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<*const f64>,
    lda: i64,
    B: CuPtr<*mut f64>,
    ldb: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtrsmBatched_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, batchCount,
    ) };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).
///
/// `cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t lda, double *B, int64_t ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrsm_64 = cublasDtrsm_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrsm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i64,
    B: CuPtr<f64>,
    ldb: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtrsm_v2_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_mut_ptr(), ldb,
    ) };
    (returned,)
}

/// The symbol behind [`cublasDtrsm_64`].
pub use self::cublasDtrsm_64 as cublasDtrsm_v2_64;

/// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).
///
/// `cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrsv = cublasDtrsv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    x: CuPtr<f64>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtrsv_v2(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasDtrsv`].
pub use self::cublasDtrsv as cublasDtrsv_v2;

/// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).
///
/// `cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrsv_64 = cublasDtrsv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: CuPtr<f64>,
    lda: i64,
    x: CuPtr<f64>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasDtrsv_v2_64(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasDtrsv_64`].
pub use self::cublasDtrsv_64 as cublasDtrsv_v2_64;

/// Copies a triangle of a full matrix A to packed storage (AP), double precision.
///
/// `cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, double *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDtrttp))]
///
/// - `A`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrttp).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDtrttp(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    AP: CuPtr<f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDtrttp(handle, uplo, n, A.as_ptr(), lda, AP.as_mut_ptr()) };
    (returned,)
}

/// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a double-precision complex x.
///
/// `cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDzasum = cublasDzasum_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDzasum(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    result: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDzasum_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasDzasum`].
pub use self::cublasDzasum as cublasDzasum_v2;

/// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a double-precision complex x.
///
/// `cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDzasum_64 = cublasDzasum_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDzasum_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    result: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDzasum_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasDzasum_64`].
pub use self::cublasDzasum_64 as cublasDzasum_v2_64;

/// result = √(Σ |x\[i\]|²), a real number, for a double-precision complex x.
///
/// `cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDznrm2 = cublasDznrm2_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDznrm2(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    result: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDznrm2_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasDznrm2`].
pub use self::cublasDznrm2 as cublasDznrm2_v2;

/// result = √(Σ |x\[i\]|²), a real number, for a double-precision complex x.
///
/// `cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasDznrm2_64 = cublasDznrm2_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasDznrm2_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    result: ScalarMut<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasDznrm2_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasDznrm2_64`].
pub use self::cublasDznrm2_64 as cublasDznrm2_v2_64;

/// C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.
///
/// `cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda, const void *const *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int ldc, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGemmBatchedEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmBatchedEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasGemmBatchedEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: AnyScalar,
    Aarray: CuPtr<*const c_void>,
    Atype: runtime::cudaDataType,
    lda: i32,
    Barray: CuPtr<*const c_void>,
    Btype: runtime::cudaDataType,
    ldb: i32,
    beta: AnyScalar,
    Carray: CuPtr<*mut c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i32,
    batchCount: i32,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> (cublasStatus_t,) {
    if !alpha.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmBatchedEx",
            "the size of `alpha` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmBatchedEx",
            "the size of `beta` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasGemmBatchedEx(
        handle, transa, transb, m, n, k, alpha.as_ptr(), Aarray.as_ptr(), Atype, lda, Barray.as_ptr(), Btype, ldb,
        beta.as_ptr(), Carray.as_ptr(), Ctype, ldc, batchCount, computeType, algo,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.
///
/// `cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int64_t lda, const void *const *Barray, cudaDataType Btype, int64_t ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGemmBatchedEx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmBatchedEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasGemmBatchedEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: AnyScalar,
    Aarray: CuPtr<*const c_void>,
    Atype: runtime::cudaDataType,
    lda: i64,
    Barray: CuPtr<*const c_void>,
    Btype: runtime::cudaDataType,
    ldb: i64,
    beta: AnyScalar,
    Carray: CuPtr<*mut c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i64,
    batchCount: i64,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> (cublasStatus_t,) {
    if !alpha.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmBatchedEx_64",
            "the size of `alpha` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmBatchedEx_64",
            "the size of `beta` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasGemmBatchedEx_64(
        handle, transa, transb, m, n, k, alpha.as_ptr(), Aarray.as_ptr(), Atype, lda, Barray.as_ptr(), Btype, ldb,
        beta.as_ptr(), Carray.as_ptr(), Ctype, ldc, batchCount, computeType, algo,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.
///
/// `cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const void *beta, void *C, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGemmEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasGemmEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: AnyScalar,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i32,
    B: CuPtr<c_void>,
    Btype: runtime::cudaDataType,
    ldb: i32,
    beta: AnyScalar,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i32,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> (cublasStatus_t,) {
    if !alpha.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmEx",
            "the size of `alpha` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmEx",
            "the size of `beta` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasGemmEx(
        handle, transa, transb, m, n, k, alpha.as_ptr(), A.as_ptr(), Atype, lda, B.as_ptr(), Btype, ldb, beta.as_ptr(),
        C.as_mut_ptr(), Ctype, ldc, computeType, algo,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.
///
/// `cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGemmEx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasGemmEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: AnyScalar,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i64,
    B: CuPtr<c_void>,
    Btype: runtime::cudaDataType,
    ldb: i64,
    beta: AnyScalar,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i64,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> (cublasStatus_t,) {
    if !alpha.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmEx_64",
            "the size of `alpha` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmEx_64",
            "the size of `beta` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasGemmEx_64(
        handle, transa, transb, m, n, k, alpha.as_ptr(), A.as_ptr(), Atype, lda, B.as_ptr(), Btype, ldb, beta.as_ptr(),
        C.as_mut_ptr(), Ctype, ldc, computeType, algo,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.
///
/// `cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int *lda_array, const void *const *Barray, cudaDataType_t Btype, const int *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int *ldc_array, int group_count, const int *group_size, cublasComputeType_t computeType)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGemmGroupedBatchedEx))]
///
/// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `lda_array`, `ldb_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
/// - `alpha_array`, `beta_array`: in, array, whose length is passed as `group_count`; `computeType` selects the type of its elements: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmGroupedBatchedEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasGemmGroupedBatchedEx<T: Input, U: Input>(
    handle: cublasHandle_t,
    transa_array: &[cublasOperation_t],
    transb_array: &[cublasOperation_t],
    m_array: &[i32],
    n_array: &[i32],
    k_array: &[i32],
    alpha_array: &[T],
    Aarray: CuPtr<*const c_void>,
    Atype: runtime::cudaDataType,
    lda_array: &[i32],
    Barray: CuPtr<*const c_void>,
    Btype: runtime::cudaDataType,
    ldb_array: &[i32],
    beta_array: &[U],
    Carray: CuPtr<*mut c_void>,
    Ctype: runtime::cudaDataType,
    ldc_array: &[i32],
    group_size: &[i32],
    computeType: cublasComputeType_t,
) -> (cublasStatus_t,) {
    if !alpha_array.is_empty()
        && !value_size_cublasComputeType_t(computeType).fits(size_of::<T>())
    {
        refusal::refuse(
            "cublasGemmGroupedBatchedEx",
            "the size of a value of `alpha_array` differs from that of the type that `computeType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !beta_array.is_empty()
        && !value_size_cublasComputeType_t(computeType).fits(size_of::<U>())
    {
        refusal::refuse(
            "cublasGemmGroupedBatchedEx",
            "the size of a value of `beta_array` differs from that of the type that `computeType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let Some(group_count) = args::same_len(
        [
            transa_array.len(), transb_array.len(), m_array.len(), n_array.len(), k_array.len(), alpha_array.len(),
            lda_array.len(), ldb_array.len(), beta_array.len(), ldc_array.len(), group_size.len(),
        ],
        [],
    ) else {
        refusal::refuse(
            "cublasGemmGroupedBatchedEx",
            "the lengths of `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size` disagree",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cublasGemmGroupedBatchedEx(
        handle, args::as_ptr(transa_array), args::as_ptr(transb_array), args::as_ptr(m_array), args::as_ptr(n_array),
        args::as_ptr(k_array), args::as_ptr(alpha_array).cast(), Aarray.as_ptr(), Atype, args::as_ptr(lda_array),
        Barray.as_ptr(), Btype, args::as_ptr(ldb_array), args::as_ptr(beta_array).cast(), Carray.as_ptr(), Ctype,
        args::as_ptr(ldc_array), args::count(group_count), args::as_ptr(group_size), computeType,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.
///
/// `cublasStatus_t cublasGemmGroupedBatchedEx_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const void *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray, cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size, cublasComputeType_t computeType)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGemmGroupedBatchedEx_64))]
///
/// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `lda_array`, `ldb_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
/// - `alpha_array`, `beta_array`: in, array, whose length is passed as `group_count`; `computeType` selects the type of its elements: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since CUDA 12.5. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmGroupedBatchedEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasGemmGroupedBatchedEx_64<T: Input, U: Input>(
    handle: cublasHandle_t,
    transa_array: &[cublasOperation_t],
    transb_array: &[cublasOperation_t],
    m_array: &[i64],
    n_array: &[i64],
    k_array: &[i64],
    alpha_array: &[T],
    Aarray: CuPtr<*const c_void>,
    Atype: runtime::cudaDataType,
    lda_array: &[i64],
    Barray: CuPtr<*const c_void>,
    Btype: runtime::cudaDataType,
    ldb_array: &[i64],
    beta_array: &[U],
    Carray: CuPtr<*mut c_void>,
    Ctype: runtime::cudaDataType,
    ldc_array: &[i64],
    group_size: &[i64],
    computeType: cublasComputeType_t,
) -> (cublasStatus_t,) {
    if !alpha_array.is_empty()
        && !value_size_cublasComputeType_t(computeType).fits(size_of::<T>())
    {
        refusal::refuse(
            "cublasGemmGroupedBatchedEx_64",
            "the size of a value of `alpha_array` differs from that of the type that `computeType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !beta_array.is_empty()
        && !value_size_cublasComputeType_t(computeType).fits(size_of::<U>())
    {
        refusal::refuse(
            "cublasGemmGroupedBatchedEx_64",
            "the size of a value of `beta_array` differs from that of the type that `computeType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let Some(group_count) = args::same_len(
        [
            transa_array.len(), transb_array.len(), m_array.len(), n_array.len(), k_array.len(), alpha_array.len(),
            lda_array.len(), ldb_array.len(), beta_array.len(), ldc_array.len(), group_size.len(),
        ],
        [],
    ) else {
        refusal::refuse(
            "cublasGemmGroupedBatchedEx_64",
            "the lengths of `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size` disagree",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cublasGemmGroupedBatchedEx_64(
        handle, args::as_ptr(transa_array), args::as_ptr(transb_array), args::as_ptr(m_array), args::as_ptr(n_array),
        args::as_ptr(k_array), args::as_ptr(alpha_array).cast(), Aarray.as_ptr(), Atype, args::as_ptr(lda_array),
        Barray.as_ptr(), Btype, args::as_ptr(ldb_array), args::as_ptr(beta_array).cast(), Carray.as_ptr(), Ctype,
        args::as_ptr(ldc_array), args::count(group_count), args::as_ptr(group_size), computeType,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.
///
/// `cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA, const void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc, long long strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGemmStridedBatchedEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmStridedBatchedEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasGemmStridedBatchedEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: AnyScalar,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i32,
    strideA: i64,
    B: CuPtr<c_void>,
    Btype: runtime::cudaDataType,
    ldb: i32,
    strideB: i64,
    beta: AnyScalar,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> (cublasStatus_t,) {
    if !alpha.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmStridedBatchedEx",
            "the size of `alpha` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmStridedBatchedEx",
            "the size of `beta` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasGemmStridedBatchedEx(
        handle, transa, transb, m, n, k, alpha.as_ptr(), A.as_ptr(), Atype, lda, strideA, B.as_ptr(), Btype, ldb,
        strideB, beta.as_ptr(), C.as_mut_ptr(), Ctype, ldc, strideC, batchCount, computeType, algo,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.
///
/// `cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, long long strideA, const void *B, cudaDataType Btype, int64_t ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, long long strideC, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGemmStridedBatchedEx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `double` for `CUBLAS_COMPUTE_64F`, `CUBLAS_COMPUTE_64F_PEDANTIC`, `CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT`; `float` for `CUBLAS_COMPUTE_32F`, `CUBLAS_COMPUTE_32F_PEDANTIC`, `CUBLAS_COMPUTE_32F_FAST_16F`, `CUBLAS_COMPUTE_32F_FAST_16BF`, `CUBLAS_COMPUTE_32F_FAST_TF32`, `CUBLAS_COMPUTE_32F_EMULATED_16BFX9`; `int` for `CUBLAS_COMPUTE_32I`, `CUBLAS_COMPUTE_32I_PEDANTIC`; `unsigned short` for `CUBLAS_COMPUTE_16F`, `CUBLAS_COMPUTE_16F_PEDANTIC`; a complex number with two parts of this type if `Ctype` is `CUDA_C_32F` or `CUDA_C_64F`
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmStridedBatchedEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasGemmStridedBatchedEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: AnyScalar,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i64,
    strideA: i64,
    B: CuPtr<c_void>,
    Btype: runtime::cudaDataType,
    ldb: i64,
    strideB: i64,
    beta: AnyScalar,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> (cublasStatus_t,) {
    if !alpha.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmStridedBatchedEx_64",
            "the size of `alpha` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cublasComputeType_t(computeType).of_parts(is_complex_cudaDataType(Ctype)))
    {
        refusal::refuse(
            "cublasGemmStridedBatchedEx_64",
            "the size of `beta` differs from that of the type that `computeType` selects (of two such parts if the type that `Ctype` selects is complex)",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasGemmStridedBatchedEx_64(
        handle, transa, transb, m, n, k, alpha.as_ptr(), A.as_ptr(), Atype, lda, strideA, B.as_ptr(), Btype, ldb,
        strideB, beta.as_ptr(), C.as_mut_ptr(), Ctype, ldc, strideC, batchCount, computeType, algo,
    ) };
    (returned,)
}

/// Returns whether kernels may use atomics, which are faster but make results vary in the last bits.
///
/// `cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetAtomicsMode))]
///
/// Returns `(cublasStatus_t, mode: cublasAtomicsMode_t)`.
///
/// - `mode`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetAtomicsMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetAtomicsMode(
    handle: cublasHandle_t,
) -> (cublasStatus_t, cublasAtomicsMode_t) {
    let mut mode: cublasAtomicsMode_t = output::zeroed();
    let returned = unsafe { sys::cublasGetAtomicsMode(handle, &mut mode) };
    (returned, mode)
}

/// Returns the version of the CUDA runtime that cuBLAS was built with.
///
/// `size_t cublasGetCudartVersion(void)`
#[cfg_attr(doc, doc = forms!(only cublas::cublasGetCudartVersion))]
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetCudartVersion).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cublasGetCudartVersion() -> usize {
    unsafe { sys::cublasGetCudartVersion() }
}

/// Returns the strategy for emulating floating-point products with lower-precision Tensor Cores.
///
/// `cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetEmulationStrategy))]
///
/// Returns `(cublasStatus_t, emulationStrategy: cublasEmulationStrategy_t)`.
///
/// - `emulationStrategy`: out
///
/// In `cublas_api.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetEmulationStrategy).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetEmulationStrategy(
    handle: cublasHandle_t,
) -> (cublasStatus_t, cublasEmulationStrategy_t) {
    let mut emulationStrategy: cublasEmulationStrategy_t = output::zeroed();
    let returned = unsafe { sys::cublasGetEmulationStrategy(handle, &mut emulationStrategy) };
    (returned, emulationStrategy)
}

/// Returns the callback that receives the messages of cuBLAS's log.
///
/// `cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *userCallback)`
#[cfg_attr(doc, doc = forms!(cublas::cublasGetLoggerCallback))]
///
/// Returns `(cublasStatus_t, userCallback: cublasLogCallback)`.
///
/// - `userCallback`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetLoggerCallback).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasGetLoggerCallback() -> (cublasStatus_t, cublasLogCallback) {
    let mut userCallback: cublasLogCallback = output::zeroed();
    let returned = unsafe { sys::cublasGetLoggerCallback(&mut userCallback) };
    (returned, userCallback)
}

/// Returns the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.
///
/// `cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetMathMode))]
///
/// Returns `(cublasStatus_t, mode: cublasMath_t)`.
///
/// - `mode`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMathMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetMathMode(
    handle: cublasHandle_t,
) -> (cublasStatus_t, cublasMath_t) {
    let mut mode: cublasMath_t = output::zeroed();
    let returned = unsafe { sys::cublasGetMathMode(handle, &mut mode) };
    (returned, mode)
}

/// Copies a column-major matrix from device to host memory, with independent leading dimensions.
///
/// `cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)`
#[cfg_attr(doc, doc = forms!(cublas::cublasGetMatrix))]
///
/// - `A`: in, on the device
/// - `B`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrix).
///
/// # Safety
///
/// - `A`: valid device memory of the size that the other arguments imply.
/// - `B`: valid memory of `cols` rows of `rows * elemSize` bytes, `ldb * elemSize` apart.
#[inline]
pub unsafe fn cublasGetMatrix(
    rows: i32,
    cols: i32,
    elemSize: i32,
    A: CuPtr<c_void>,
    lda: i32,
    B: *mut c_void,
    ldb: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasGetMatrix(rows, cols, elemSize, A.as_ptr(), lda, B, ldb) };
    (returned,)
}

/// Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.
///
/// `cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetMatrixAsync))]
///
/// - `A`: in, on the device
/// - `B`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrixAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `B`: valid memory of `cols` rows of `rows * elemSize` bytes, `ldb * elemSize` apart, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cublasGetMatrixAsync(
    rows: i32,
    cols: i32,
    elemSize: i32,
    A: CuPtr<c_void>,
    lda: i32,
    B: *mut c_void,
    ldb: i32,
    stream: runtime::cudaStream_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasGetMatrixAsync(rows, cols, elemSize, A.as_ptr(), lda, B, ldb, stream) };
    (returned,)
}

/// Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.
///
/// `cublasStatus_t cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetMatrixAsync_64))]
///
/// - `A`: in, on the device
/// - `B`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrixAsync_64).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `B`: valid memory of `cols` rows of `rows * elemSize` bytes, `ldb * elemSize` apart, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cublasGetMatrixAsync_64(
    rows: i64,
    cols: i64,
    elemSize: i64,
    A: CuPtr<c_void>,
    lda: i64,
    B: *mut c_void,
    ldb: i64,
    stream: runtime::cudaStream_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasGetMatrixAsync_64(rows, cols, elemSize, A.as_ptr(), lda, B, ldb, stream) };
    (returned,)
}

/// Copies a column-major matrix from device to host memory, with independent leading dimensions.
///
/// `cublasStatus_t cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)`
#[cfg_attr(doc, doc = forms!(cublas::cublasGetMatrix_64))]
///
/// - `A`: in, on the device
/// - `B`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrix_64).
///
/// # Safety
///
/// - `A`: valid device memory of the size that the other arguments imply.
/// - `B`: valid memory of `cols` rows of `rows * elemSize` bytes, `ldb * elemSize` apart.
#[inline]
pub unsafe fn cublasGetMatrix_64(
    rows: i64,
    cols: i64,
    elemSize: i64,
    A: CuPtr<c_void>,
    lda: i64,
    B: *mut c_void,
    ldb: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasGetMatrix_64(rows, cols, elemSize, A.as_ptr(), lda, B, ldb) };
    (returned,)
}

/// Returns whether the handle expects pointers to scalars to refer to host or device memory.
///
/// `cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)`
#[cfg_attr(
    doc,
    doc = forms!(owned cublas::cublasGetPointerMode = cublasGetPointerMode_v2)
)]
///
/// Returns `(cublasStatus_t, mode: cublasPointerMode_t)`.
///
/// - `mode`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetPointerMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetPointerMode(
    handle: cublasHandle_t,
) -> (cublasStatus_t, cublasPointerMode_t) {
    let mut mode: cublasPointerMode_t = output::zeroed();
    let returned = unsafe { sys::cublasGetPointerMode_v2(handle, &mut mode) };
    (returned, mode)
}

/// The symbol behind [`cublasGetPointerMode`].
pub use self::cublasGetPointerMode as cublasGetPointerMode_v2;

/// Returns one part of the version of cuBLAS: major, minor or patch level.
///
/// `cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(cublas::cublasGetProperty))]
///
/// Returns `(cublasStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (cublasStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cublasGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Returns the number of multiprocessors for which kernels are selected; 0 means all of the device.
///
/// `cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetSmCountTarget))]
///
/// Returns `(cublasStatus_t, smCountTarget: int)`.
///
/// - `smCountTarget`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetSmCountTarget).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetSmCountTarget(handle: cublasHandle_t) -> (cublasStatus_t, i32) {
    let mut smCountTarget: i32 = output::zeroed();
    let returned = unsafe { sys::cublasGetSmCountTarget(handle, &mut smCountTarget) };
    (returned, smCountTarget)
}

/// Returns the name of a status, such as `CUBLAS_STATUS_SUCCESS`.
///
/// `const char *cublasGetStatusName(cublasStatus_t status)`
#[cfg_attr(doc, doc = forms!(only cublas::cublasGetStatusName))]
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusName).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cublasGetStatusName(status: cublasStatus_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::cublasGetStatusName(status)) }
}

/// Returns the English description of a status.
///
/// `const char *cublasGetStatusString(cublasStatus_t status)`
#[cfg_attr(doc, doc = forms!(only cublas::cublasGetStatusString))]
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cublasGetStatusString(status: cublasStatus_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::cublasGetStatusString(status)) }
}

/// Returns the stream in which calls with the handle run; null means the default stream.
///
/// `cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetStream = cublasGetStream_v2))]
///
/// Returns `(cublasStatus_t, streamId: cudaStream_t)`.
///
/// - `streamId`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStream).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetStream(
    handle: cublasHandle_t,
) -> (cublasStatus_t, runtime::cudaStream_t) {
    let mut streamId: runtime::cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cublasGetStream_v2(handle, &mut streamId) };
    (returned, streamId)
}

/// The symbol behind [`cublasGetStream`].
pub use self::cublasGetStream as cublasGetStream_v2;

/// Copies n elements from a device vector to a host vector, each with its own stride.
///
/// `cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)`
#[cfg_attr(doc, doc = forms!(cublas::cublasGetVector))]
///
/// - `x`: in, on the device
/// - `y`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVector).
///
/// # Safety
///
/// - `x`: valid device memory of the size that the other arguments imply.
/// - `y`: valid memory of `n` rows of `elemSize` bytes, `incy * elemSize` apart.
#[inline]
pub unsafe fn cublasGetVector(
    n: i32,
    elemSize: i32,
    x: CuPtr<c_void>,
    incx: i32,
    y: *mut c_void,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasGetVector(n, elemSize, x.as_ptr(), incx, y, incy) };
    (returned,)
}

/// Copies n elements from device to host in a stream, without blocking if the host memory is pinned.
///
/// `cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetVectorAsync))]
///
/// - `devicePtr`: in, on the device
/// - `hostPtr`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVectorAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incy * elemSize` apart, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cublasGetVectorAsync(
    n: i32,
    elemSize: i32,
    devicePtr: CuPtr<c_void>,
    incx: i32,
    hostPtr: *mut c_void,
    incy: i32,
    stream: runtime::cudaStream_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasGetVectorAsync(n, elemSize, devicePtr.as_ptr(), incx, hostPtr, incy, stream) };
    (returned,)
}

/// Copies n elements from device to host in a stream, without blocking if the host memory is pinned.
///
/// `cublasStatus_t cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void *hostPtr, int64_t incy, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetVectorAsync_64))]
///
/// - `devicePtr`: in, on the device
/// - `hostPtr`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVectorAsync_64).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
/// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incy * elemSize` apart, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cublasGetVectorAsync_64(
    n: i64,
    elemSize: i64,
    devicePtr: CuPtr<c_void>,
    incx: i64,
    hostPtr: *mut c_void,
    incy: i64,
    stream: runtime::cudaStream_t,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasGetVectorAsync_64(n, elemSize, devicePtr.as_ptr(), incx, hostPtr, incy, stream)
    };
    (returned,)
}

/// Copies n elements from a device vector to a host vector, each with its own stride.
///
/// `cublasStatus_t cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(cublas::cublasGetVector_64))]
///
/// - `x`: in, on the device
/// - `y`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVector_64).
///
/// # Safety
///
/// - `x`: valid device memory of the size that the other arguments imply.
/// - `y`: valid memory of `n` rows of `elemSize` bytes, `incy * elemSize` apart.
#[inline]
pub unsafe fn cublasGetVector_64(
    n: i64,
    elemSize: i64,
    x: CuPtr<c_void>,
    incx: i64,
    y: *mut c_void,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasGetVector_64(n, elemSize, x.as_ptr(), incx, y, incy) };
    (returned,)
}

/// Returns the version of cuBLAS as an integer, such as 120304 for 12.3.4.
///
/// `cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasGetVersion = cublasGetVersion_v2))]
///
/// Returns `(cublasStatus_t, version: int)`.
///
/// - `version`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVersion).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasGetVersion(handle: cublasHandle_t) -> (cublasStatus_t, i32) {
    let mut version: i32 = output::zeroed();
    let returned = unsafe { sys::cublasGetVersion_v2(handle, &mut version) };
    (returned, version)
}

/// The symbol behind [`cublasGetVersion`].
pub use self::cublasGetVersion as cublasGetVersion_v2;

/// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.
///
/// `cublasStatus_t cublasHSHgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *xarray, int incx, const float *beta, __half_raw *const *yarray, int incy, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHSHgemvBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.
///
/// `cublasStatus_t cublasHSHgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *xarray, int64_t incx, const float *beta, __half_raw *const *yarray, int64_t incy, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHSHgemvBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.
///
/// `cublasStatus_t cublasHSHgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *x, int incx, long long stridex, const float *beta, __half_raw *y, int incy, long long stridey, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHSHgemvStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
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

/// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.
///
/// `cublasStatus_t cublasHSHgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *x, int64_t incx, long long stridex, const float *beta, __half_raw *y, int64_t incy, long long stridey, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHSHgemvStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
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

/// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.
///
/// `cublasStatus_t cublasHSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHSSgemvBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.
///
/// `cublasStatus_t cublasHSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHSSgemvBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.
///
/// `cublasStatus_t cublasHSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHSSgemvStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
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

/// y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.
///
/// `cublasStatus_t cublasHSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHSSgemvStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
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
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHgemm))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.
///
/// `cublasStatus_t cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const __half_raw *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *Barray, int ldb, const __half_raw *beta, __half_raw *const *Carray, int ldc, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHgemmBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.
///
/// `cublasStatus_t cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *Barray, int64_t ldb, const __half_raw *beta, __half_raw *const *Carray, int64_t ldc, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHgemmBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// C = α·op(A)·op(B) + β·C for a strided batch, half precision.
///
/// `cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const __half_raw *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *B, int ldb, long long strideB, const __half_raw *beta, __half_raw *C, int ldc, long long strideC, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHgemmStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// C = α·op(A)·op(B) + β·C for a strided batch, half precision.
///
/// `cublasStatus_t cublasHgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *B, int64_t ldb, long long strideB, const __half_raw *beta, __half_raw *C, int64_t ldc, long long strideC, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHgemmStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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
#[cfg_attr(doc, doc = forms!(owned cublas::cublasHgemm_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// result = first index i (from 1) with the largest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
///
/// `cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIamaxEx))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIamaxEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIamaxEx(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    result: ScalarMut<'_, i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIamaxEx(handle, n, x.as_ptr(), xType, incx, result.into_mut_ptr()) };
    (returned,)
}

/// result = first index i (from 1) with the largest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
///
/// `cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIamaxEx_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIamaxEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIamaxEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    result: ScalarMut<'_, i64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIamaxEx_64(handle, n, x.as_ptr(), xType, incx, result.into_mut_ptr()) };
    (returned,)
}

/// result = first index i (from 1) with the smallest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
///
/// `cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIaminEx))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIaminEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIaminEx(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    result: ScalarMut<'_, i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIaminEx(handle, n, x.as_ptr(), xType, incx, result.into_mut_ptr()) };
    (returned,)
}

/// result = first index i (from 1) with the smallest |x\[i\]|, or |Re x\[i\]| + |Im x\[i\]| if x is complex.
///
/// `cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, int64_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIaminEx_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIaminEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIaminEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    result: ScalarMut<'_, i64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIaminEx_64(handle, n, x.as_ptr(), xType, incx, result.into_mut_ptr()) };
    (returned,)
}

/// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
///
/// `cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIcamax = cublasIcamax_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIcamax(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    result: ScalarMut<'_, i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIcamax_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIcamax`].
pub use self::cublasIcamax as cublasIcamax_v2;

/// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
///
/// `cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIcamax_64 = cublasIcamax_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIcamax_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    result: ScalarMut<'_, i64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIcamax_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIcamax_64`].
pub use self::cublasIcamax_64 as cublasIcamax_v2_64;

/// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
///
/// `cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIcamin = cublasIcamin_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIcamin(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    result: ScalarMut<'_, i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIcamin_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIcamin`].
pub use self::cublasIcamin as cublasIcamin_v2;

/// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, single-precision complex.
///
/// `cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIcamin_64 = cublasIcamin_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIcamin_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    result: ScalarMut<'_, i64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIcamin_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIcamin_64`].
pub use self::cublasIcamin_64 as cublasIcamin_v2_64;

/// result = first index i (from 1) with the largest |x\[i\]|, double precision.
///
/// `cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIdamax = cublasIdamax_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIdamax(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f64>,
    incx: i32,
    result: ScalarMut<'_, i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIdamax_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIdamax`].
pub use self::cublasIdamax as cublasIdamax_v2;

/// result = first index i (from 1) with the largest |x\[i\]|, double precision.
///
/// `cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIdamax_64 = cublasIdamax_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIdamax_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f64>,
    incx: i64,
    result: ScalarMut<'_, i64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIdamax_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIdamax_64`].
pub use self::cublasIdamax_64 as cublasIdamax_v2_64;

/// result = first index i (from 1) with the smallest |x\[i\]|, double precision.
///
/// `cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIdamin = cublasIdamin_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIdamin(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f64>,
    incx: i32,
    result: ScalarMut<'_, i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIdamin_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIdamin`].
pub use self::cublasIdamin as cublasIdamin_v2;

/// result = first index i (from 1) with the smallest |x\[i\]|, double precision.
///
/// `cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIdamin_64 = cublasIdamin_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIdamin_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f64>,
    incx: i64,
    result: ScalarMut<'_, i64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIdamin_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIdamin_64`].
pub use self::cublasIdamin_64 as cublasIdamin_v2_64;

/// result = first index i (from 1) with the largest |x\[i\]|, single precision.
///
/// `cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIsamax = cublasIsamax_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIsamax(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f32>,
    incx: i32,
    result: ScalarMut<'_, i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIsamax_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIsamax`].
pub use self::cublasIsamax as cublasIsamax_v2;

/// result = first index i (from 1) with the largest |x\[i\]|, single precision.
///
/// `cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIsamax_64 = cublasIsamax_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIsamax_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f32>,
    incx: i64,
    result: ScalarMut<'_, i64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIsamax_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIsamax_64`].
pub use self::cublasIsamax_64 as cublasIsamax_v2_64;

/// result = first index i (from 1) with the smallest |x\[i\]|, single precision.
///
/// `cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIsamin = cublasIsamin_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIsamin(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f32>,
    incx: i32,
    result: ScalarMut<'_, i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIsamin_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIsamin`].
pub use self::cublasIsamin as cublasIsamin_v2;

/// result = first index i (from 1) with the smallest |x\[i\]|, single precision.
///
/// `cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIsamin_64 = cublasIsamin_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIsamin_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f32>,
    incx: i64,
    result: ScalarMut<'_, i64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIsamin_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIsamin_64`].
pub use self::cublasIsamin_64 as cublasIsamin_v2_64;

/// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
///
/// `cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIzamax = cublasIzamax_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIzamax(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    result: ScalarMut<'_, i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIzamax_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIzamax`].
pub use self::cublasIzamax as cublasIzamax_v2;

/// result = first index i (from 1) with the largest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
///
/// `cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIzamax_64 = cublasIzamax_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIzamax_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    result: ScalarMut<'_, i64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIzamax_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIzamax_64`].
pub use self::cublasIzamax_64 as cublasIzamax_v2_64;

/// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
///
/// `cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIzamin = cublasIzamin_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIzamin(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    result: ScalarMut<'_, i32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIzamin_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIzamin`].
pub use self::cublasIzamin as cublasIzamin_v2;

/// result = first index i (from 1) with the smallest |Re x\[i\]| + |Im x\[i\]|, double-precision complex.
///
/// `cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, int64_t *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasIzamin_64 = cublasIzamin_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasIzamin_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    result: ScalarMut<'_, i64>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasIzamin_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasIzamin_64`].
pub use self::cublasIzamin_64 as cublasIzamin_v2_64;

/// Enables or disables logging, and selects the output: stdout, stderr or a file.
///
/// `cublasStatus_t cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)`
#[cfg_attr(doc, doc = forms!(cublas::cublasLoggerConfigure))]
///
/// - `logFileName`: in, string; `None` passes NULL
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasLoggerConfigure).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasLoggerConfigure(
    logIsOn: i32,
    logToStdOut: i32,
    logToStdErr: i32,
    logFileName: Option<&CStr>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasLoggerConfigure(logIsOn, logToStdOut, logToStdErr, args::option_text(logFileName))
    };
    (returned,)
}

/// result = √(Σ |x\[i\]|²); arguments specify the data types.
///
/// `cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *result, cudaDataType resultType, cudaDataType executionType)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasNrm2Ex))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasNrm2Ex).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasNrm2Ex<T: Output>(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    result: ScalarMut<'_, T>,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !value_size_cudaDataType(resultType).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cublasNrm2Ex", "the size of a value of `result` differs from that of the type that `resultType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cublasNrm2Ex(handle, n, x.as_ptr(), xType, incx, result.into_mut_ptr().cast(), resultType, executionType)
    };
    (returned,)
}

/// result = √(Σ |x\[i\]|²); arguments specify the data types.
///
/// `cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx, void *result, cudaDataType resultType, cudaDataType executionType)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasNrm2Ex_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device; `resultType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasNrm2Ex_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasNrm2Ex_64<T: Output>(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    result: ScalarMut<'_, T>,
    resultType: runtime::cudaDataType,
    executionType: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !value_size_cudaDataType(resultType).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cublasNrm2Ex_64",
            "the size of a value of `result` differs from that of the type that `resultType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasNrm2Ex_64(
        handle, n, x.as_ptr(), xType, incx, result.into_mut_ptr().cast(), resultType, executionType,
    ) };
    (returned,)
}

/// Applies the rotation by c and s to the pairs (x\[i\], y\[i\]); arguments specify the data types.
///
/// `cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasRotEx))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device; `csType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasRotEx(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i32,
    c: AnyScalar,
    s: AnyScalar,
    csType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !c.fits(value_size_cudaDataType(csType)) {
        refusal::refuse("cublasRotEx", "the size of `c` differs from that of the type that `csType` selects");
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !s.fits(value_size_cudaDataType(csType)) {
        refusal::refuse("cublasRotEx", "the size of `s` differs from that of the type that `csType` selects");
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasRotEx(
        handle, n, x.as_mut_ptr(), xType, incx, y.as_mut_ptr(), yType, incy, c.as_ptr(), s.as_ptr(), csType,
        executiontype,
    ) };
    (returned,)
}

/// Applies the rotation by c and s to the pairs (x\[i\], y\[i\]); arguments specify the data types.
///
/// `cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasRotEx_64))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device; `csType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasRotEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i64,
    c: AnyScalar,
    s: AnyScalar,
    csType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !c.fits(value_size_cudaDataType(csType)) {
        refusal::refuse("cublasRotEx_64", "the size of `c` differs from that of the type that `csType` selects");
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !s.fits(value_size_cudaDataType(csType)) {
        refusal::refuse("cublasRotEx_64", "the size of `s` differs from that of the type that `csType` selects");
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasRotEx_64(
        handle, n, x.as_mut_ptr(), xType, incx, y.as_mut_ptr(), yType, incy, c.as_ptr(), s.as_ptr(), csType,
        executiontype,
    ) };
    (returned,)
}

/// Computes c and s of the Givens rotation that maps (a, b) to (r, 0); arguments specify the data types.
///
/// `cublasStatus_t cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s, cudaDataType csType, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasRotgEx))]
///
/// - `a`, `b`: in and out, a scalar on the host or on the device; `abType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `c`, `s`: out, a scalar on the host or on the device; `csType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotgEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasRotgEx<T: Output, U: Output, V: Output, W: Output>(
    handle: cublasHandle_t,
    a: ScalarMut<'_, T>,
    b: ScalarMut<'_, U>,
    abType: runtime::cudaDataType,
    c: ScalarMut<'_, V>,
    s: ScalarMut<'_, W>,
    csType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !value_size_cudaDataType(abType).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cublasRotgEx", "the size of a value of `a` differs from that of the type that `abType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !value_size_cudaDataType(abType).fits_output(size_of::<U>()) {
        refusal::refuse(
            "cublasRotgEx", "the size of a value of `b` differs from that of the type that `abType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !value_size_cudaDataType(csType).fits_output(size_of::<V>()) {
        refusal::refuse(
            "cublasRotgEx", "the size of a value of `c` differs from that of the type that `csType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !value_size_cudaDataType(csType).fits_output(size_of::<W>()) {
        refusal::refuse(
            "cublasRotgEx", "the size of a value of `s` differs from that of the type that `csType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasRotgEx(
        handle, a.into_mut_ptr().cast(), b.into_mut_ptr().cast(), abType, c.into_mut_ptr().cast(),
        s.into_mut_ptr().cast(), csType, executiontype,
    ) };
    (returned,)
}

/// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]); arguments specify the data types.
///
/// `cublasStatus_t cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, const void *param, cudaDataType paramType, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasRotmEx))]
///
/// - `x`, `y`: on the device
/// - `param`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasRotmEx(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i32,
    param: *const c_void,
    paramType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasRotmEx(
        handle, n, x.as_mut_ptr(), xType, incx, y.as_mut_ptr(), yType, incy, param, paramType, executiontype,
    ) };
    (returned,)
}

/// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]); arguments specify the data types.
///
/// `cublasStatus_t cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasRotmEx_64))]
///
/// - `x`, `y`: on the device
/// - `param`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasRotmEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i64,
    param: *const c_void,
    paramType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasRotmEx_64(
        handle, n, x.as_mut_ptr(), xType, incx, y.as_mut_ptr(), yType, incy, param, paramType, executiontype,
    ) };
    (returned,)
}

/// Computes in `param` the modified Givens rotation for (√d1·x1, √d2·y1); arguments specify the data types.
///
/// `cublasStatus_t cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2, cudaDataType d2Type, void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param, cudaDataType paramType, cudaDataType executiontype)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasRotmgEx))]
///
/// - `d1`: in and out, a scalar on the host or on the device; `d1Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `d2`: in and out, a scalar on the host or on the device; `d2Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `x1`: in and out, a scalar on the host or on the device; `x1Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `y1`: in, a scalar on the host or on the device; `y1Type` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `param`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmgEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d1`, `d2`, `x1`, `y1`, `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasRotmgEx<T: Output, U: Output, V: Output>(
    handle: cublasHandle_t,
    d1: ScalarMut<'_, T>,
    d1Type: runtime::cudaDataType,
    d2: ScalarMut<'_, U>,
    d2Type: runtime::cudaDataType,
    x1: ScalarMut<'_, V>,
    x1Type: runtime::cudaDataType,
    y1: AnyScalar,
    y1Type: runtime::cudaDataType,
    param: *mut c_void,
    paramType: runtime::cudaDataType,
    executiontype: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !value_size_cudaDataType(d1Type).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cublasRotmgEx", "the size of a value of `d1` differs from that of the type that `d1Type` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !value_size_cudaDataType(d2Type).fits_output(size_of::<U>()) {
        refusal::refuse(
            "cublasRotmgEx", "the size of a value of `d2` differs from that of the type that `d2Type` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !value_size_cudaDataType(x1Type).fits_output(size_of::<V>()) {
        refusal::refuse(
            "cublasRotmgEx", "the size of a value of `x1` differs from that of the type that `x1Type` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    if !y1.fits(value_size_cudaDataType(y1Type)) {
        refusal::refuse("cublasRotmgEx", "the size of `y1` differs from that of the type that `y1Type` selects");
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cublasRotmgEx(
        handle, d1.into_mut_ptr().cast(), d1Type, d2.into_mut_ptr().cast(), d2Type, x1.into_mut_ptr().cast(), x1Type,
        y1.as_ptr(), y1Type, param, paramType, executiontype,
    ) };
    (returned,)
}

/// result = Σ |x\[i\]|, single precision.
///
/// `cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSasum = cublasSasum_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSasum(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f32>,
    incx: i32,
    result: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSasum_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasSasum`].
pub use self::cublasSasum as cublasSasum_v2;

/// result = Σ |x\[i\]|, single precision.
///
/// `cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSasum_64 = cublasSasum_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSasum_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f32>,
    incx: i64,
    result: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSasum_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasSasum_64`].
pub use self::cublasSasum_64 as cublasSasum_v2_64;

/// y = α·x + y, single precision.
///
/// `cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSaxpy = cublasSaxpy_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSaxpy(
    handle: cublasHandle_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i32,
    y: CuPtr<f32>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSaxpy_v2(handle, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasSaxpy`].
pub use self::cublasSaxpy as cublasSaxpy_v2;

/// y = α·x + y, single precision.
///
/// `cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t incx, float *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSaxpy_64 = cublasSaxpy_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSaxpy_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i64,
    y: CuPtr<f32>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSaxpy_v2_64(handle, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_mut_ptr(), incy)
    };
    (returned,)
}

/// The symbol behind [`cublasSaxpy_64`].
pub use self::cublasSaxpy_64 as cublasSaxpy_v2_64;

/// x = α·x; arguments specify the data types.
///
/// `cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int incx, cudaDataType executionType)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasScalEx))]
///
/// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScalEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasScalEx(
    handle: cublasHandle_t,
    n: i32,
    alpha: AnyScalar,
    alphaType: runtime::cudaDataType,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    executionType: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(alphaType)) {
        refusal::refuse("cublasScalEx", "the size of `alpha` differs from that of the type that `alphaType` selects");
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cublasScalEx(handle, n, alpha.as_ptr(), alphaType, x.as_mut_ptr(), xType, incx, executionType)
    };
    (returned,)
}

/// x = α·x; arguments specify the data types.
///
/// `cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void *x, cudaDataType xType, int64_t incx, cudaDataType executionType)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasScalEx_64))]
///
/// - `alpha`: in, a scalar on the host or on the device; `alphaType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `signed char` for `CUDA_R_8I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScalEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasScalEx_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: AnyScalar,
    alphaType: runtime::cudaDataType,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    executionType: runtime::cudaDataType,
) -> (cublasStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(alphaType)) {
        refusal::refuse(
            "cublasScalEx_64", "the size of `alpha` differs from that of the type that `alphaType` selects",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cublasScalEx_64(handle, n, alpha.as_ptr(), alphaType, x.as_mut_ptr(), xType, incx, executionType)
    };
    (returned,)
}

/// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a single-precision complex x.
///
/// `cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasScasum = cublasScasum_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasScasum(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    result: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasScasum_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasScasum`].
pub use self::cublasScasum as cublasScasum_v2;

/// result = Σ (|Re x\[i\]| + |Im x\[i\]|), a real number, for a single-precision complex x.
///
/// `cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasScasum_64 = cublasScasum_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasScasum_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    result: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasScasum_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasScasum_64`].
pub use self::cublasScasum_64 as cublasScasum_v2_64;

/// result = √(Σ |x\[i\]|²), a real number, for a single-precision complex x.
///
/// `cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasScnrm2 = cublasScnrm2_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasScnrm2(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuComplex>,
    incx: i32,
    result: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasScnrm2_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasScnrm2`].
pub use self::cublasScnrm2 as cublasScnrm2_v2;

/// result = √(Σ |x\[i\]|²), a real number, for a single-precision complex x.
///
/// `cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasScnrm2_64 = cublasScnrm2_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasScnrm2_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuComplex>,
    incx: i64,
    result: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasScnrm2_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasScnrm2_64`].
pub use self::cublasScnrm2_64 as cublasScnrm2_v2_64;

/// y = x, single precision.
///
/// `cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasScopy = cublasScopy_v2))]
///
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasScopy(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f32>,
    incx: i32,
    y: CuPtr<f32>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasScopy_v2(handle, n, x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasScopy`].
pub use self::cublasScopy as cublasScopy_v2;

/// y = x, single precision.
///
/// `cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasScopy_64 = cublasScopy_v2_64))]
///
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasScopy_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f32>,
    incx: i64,
    y: CuPtr<f32>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasScopy_v2_64(handle, n, x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasScopy_64`].
pub use self::cublasScopy_64 as cublasScopy_v2_64;

/// C = A·diag(x) (side right) or diag(x)·A (side left), single precision.
///
/// `cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda, const float *x, int incx, float *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSdgmm))]
///
/// - `A`, `x`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdgmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSdgmm(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    x: CuPtr<f32>,
    incx: i32,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSdgmm(handle, mode, m, n, A.as_ptr(), lda, x.as_ptr(), incx, C.as_mut_ptr(), ldc)
    };
    (returned,)
}

/// C = A·diag(x) (side right) or diag(x)·A (side left), single precision.
///
/// `cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A, int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSdgmm_64))]
///
/// - `A`, `x`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdgmm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSdgmm_64(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i64,
    n: i64,
    A: CuPtr<f32>,
    lda: i64,
    x: CuPtr<f32>,
    incx: i64,
    C: CuPtr<f32>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSdgmm_64(handle, mode, m, n, A.as_ptr(), lda, x.as_ptr(), incx, C.as_mut_ptr(), ldc)
    };
    (returned,)
}

/// result = Σ x\[i\]·y\[i\], single precision.
///
/// `cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy, float *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSdot = cublasSdot_v2))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSdot(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f32>,
    incx: i32,
    y: CuPtr<f32>,
    incy: i32,
    result: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSdot_v2(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasSdot`].
pub use self::cublasSdot as cublasSdot_v2;

/// result = Σ x\[i\]·y\[i\], single precision.
///
/// `cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y, int64_t incy, float *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSdot_64 = cublasSdot_v2_64))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSdot_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f32>,
    incx: i64,
    y: CuPtr<f32>,
    incy: i64,
    result: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSdot_v2_64(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasSdot_64`].
pub use self::cublasSdot_64 as cublasSdot_v2_64;

/// Sets whether kernels may use atomics, which are faster but make results vary in the last bits.
///
/// `cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetAtomicsMode))]
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetAtomicsMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasSetAtomicsMode(
    handle: cublasHandle_t,
    mode: cublasAtomicsMode_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetAtomicsMode(handle, mode) };
    (returned,)
}

/// Sets the strategy for emulating floating-point products with lower-precision Tensor Cores.
///
/// `cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetEmulationStrategy))]
///
/// In `cublas_api.h` since CUDA 12.9. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetEmulationStrategy).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasSetEmulationStrategy(
    handle: cublasHandle_t,
    emulationStrategy: cublasEmulationStrategy_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetEmulationStrategy(handle, emulationStrategy) };
    (returned,)
}

/// Sets a callback that receives each message of cuBLAS's log.
///
/// `cublasStatus_t cublasSetLoggerCallback(cublasLogCallback userCallback)`
#[cfg_attr(doc, doc = forms!(cublas::cublasSetLoggerCallback))]
///
/// - `userCallback`: in, called by CUDA
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetLoggerCallback).
///
/// # Safety
///
/// `userCallback` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cublasSetLoggerCallback(
    userCallback: cublasLogCallback,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetLoggerCallback(userCallback) };
    (returned,)
}

/// Sets the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.
///
/// `cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetMathMode))]
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMathMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasSetMathMode(
    handle: cublasHandle_t,
    mode: cublasMath_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetMathMode(handle, mode) };
    (returned,)
}

/// Copies a column-major matrix from host to device memory, with independent leading dimensions.
///
/// `cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)`
#[cfg_attr(doc, doc = forms!(cublas::cublasSetMatrix))]
///
/// - `A`: in, an address, passed unchanged
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrix).
///
/// # Safety
///
/// - `A`: valid memory of `cols` rows of `rows * elemSize` bytes, `lda * elemSize` apart.
/// - `B`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cublasSetMatrix(
    rows: i32,
    cols: i32,
    elemSize: i32,
    A: *const c_void,
    lda: i32,
    B: CuPtr<c_void>,
    ldb: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetMatrix(rows, cols, elemSize, A, lda, B.as_mut_ptr(), ldb) };
    (returned,)
}

/// Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.
///
/// `cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetMatrixAsync))]
///
/// - `A`: in, an address, passed unchanged
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrixAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`: valid memory of `cols` rows of `rows * elemSize` bytes, `lda * elemSize` apart, until the call's work completes on `stream`.
/// - `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cublasSetMatrixAsync(
    rows: i32,
    cols: i32,
    elemSize: i32,
    A: *const c_void,
    lda: i32,
    B: CuPtr<c_void>,
    ldb: i32,
    stream: runtime::cudaStream_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetMatrixAsync(rows, cols, elemSize, A, lda, B.as_mut_ptr(), ldb, stream) };
    (returned,)
}

/// Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.
///
/// `cublasStatus_t cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetMatrixAsync_64))]
///
/// - `A`: in, an address, passed unchanged
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrixAsync_64).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `A`: valid memory of `cols` rows of `rows * elemSize` bytes, `lda * elemSize` apart, until the call's work completes on `stream`.
/// - `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cublasSetMatrixAsync_64(
    rows: i64,
    cols: i64,
    elemSize: i64,
    A: *const c_void,
    lda: i64,
    B: CuPtr<c_void>,
    ldb: i64,
    stream: runtime::cudaStream_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetMatrixAsync_64(rows, cols, elemSize, A, lda, B.as_mut_ptr(), ldb, stream) };
    (returned,)
}

/// Copies a column-major matrix from host to device memory, with independent leading dimensions.
///
/// `cublasStatus_t cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void *B, int64_t ldb)`
#[cfg_attr(doc, doc = forms!(cublas::cublasSetMatrix_64))]
///
/// - `A`: in, an address, passed unchanged
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrix_64).
///
/// # Safety
///
/// - `A`: valid memory of `cols` rows of `rows * elemSize` bytes, `lda * elemSize` apart.
/// - `B`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cublasSetMatrix_64(
    rows: i64,
    cols: i64,
    elemSize: i64,
    A: *const c_void,
    lda: i64,
    B: CuPtr<c_void>,
    ldb: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetMatrix_64(rows, cols, elemSize, A, lda, B.as_mut_ptr(), ldb) };
    (returned,)
}

/// Sets whether pointers to scalars such as α, β and results refer to host or device memory.
///
/// `cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)`
#[cfg_attr(
    doc,
    doc = forms!(owned cublas::cublasSetPointerMode = cublasSetPointerMode_v2)
)]
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetPointerMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasSetPointerMode(
    handle: cublasHandle_t,
    mode: cublasPointerMode_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetPointerMode_v2(handle, mode) };
    (returned,)
}

/// The symbol behind [`cublasSetPointerMode`].
pub use self::cublasSetPointerMode as cublasSetPointerMode_v2;

/// Sets the number of multiprocessors for which kernels are selected; 0 means all of the device.
///
/// `cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetSmCountTarget))]
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetSmCountTarget).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasSetSmCountTarget(
    handle: cublasHandle_t,
    smCountTarget: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetSmCountTarget(handle, smCountTarget) };
    (returned,)
}

/// Sets the stream in which later calls with the handle run, and resets the workspace to the default pool.
///
/// `cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetStream = cublasSetStream_v2))]
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetStream).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `streamId`: a live handle, or a default stream (NULL).
/// - `streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cublasSetStream(
    handle: cublasHandle_t,
    streamId: runtime::cudaStream_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetStream_v2(handle, streamId) };
    (returned,)
}

/// The symbol behind [`cublasSetStream`].
pub use self::cublasSetStream as cublasSetStream_v2;

/// Copies n elements from a host vector to a device vector, each with its own stride.
///
/// `cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy)`
#[cfg_attr(doc, doc = forms!(cublas::cublasSetVector))]
///
/// - `x`: in, an address, passed unchanged
/// - `devicePtr`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVector).
///
/// # Safety
///
/// - `x`: valid memory of `n` rows of `elemSize` bytes, `incx * elemSize` apart.
/// - `devicePtr`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cublasSetVector(
    n: i32,
    elemSize: i32,
    x: *const c_void,
    incx: i32,
    devicePtr: CuPtr<c_void>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetVector(n, elemSize, x, incx, devicePtr.as_mut_ptr(), incy) };
    (returned,)
}

/// Copies n elements from host to device in a stream, without blocking if the host memory is pinned.
///
/// `cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetVectorAsync))]
///
/// - `hostPtr`: in, an address, passed unchanged
/// - `devicePtr`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVectorAsync).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incx * elemSize` apart, until the call's work completes on `stream`.
/// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cublasSetVectorAsync(
    n: i32,
    elemSize: i32,
    hostPtr: *const c_void,
    incx: i32,
    devicePtr: CuPtr<c_void>,
    incy: i32,
    stream: runtime::cudaStream_t,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSetVectorAsync(n, elemSize, hostPtr, incx, devicePtr.as_mut_ptr(), incy, stream)
    };
    (returned,)
}

/// Copies n elements from host to device in a stream, without blocking if the host memory is pinned.
///
/// `cublasStatus_t cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void *devicePtr, int64_t incy, cudaStream_t stream)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetVectorAsync_64))]
///
/// - `hostPtr`: in, an address, passed unchanged
/// - `devicePtr`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVectorAsync_64).
///
/// # Safety
///
/// - `stream`: a live handle, or a default stream (NULL).
/// - `hostPtr`: valid memory of `n` rows of `elemSize` bytes, `incx * elemSize` apart, until the call's work completes on `stream`.
/// - `devicePtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `stream`.
#[inline]
pub unsafe fn cublasSetVectorAsync_64(
    n: i64,
    elemSize: i64,
    hostPtr: *const c_void,
    incx: i64,
    devicePtr: CuPtr<c_void>,
    incy: i64,
    stream: runtime::cudaStream_t,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSetVectorAsync_64(n, elemSize, hostPtr, incx, devicePtr.as_mut_ptr(), incy, stream)
    };
    (returned,)
}

/// Copies n elements from a host vector to a device vector, each with its own stride.
///
/// `cublasStatus_t cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr, int64_t incy)`
#[cfg_attr(doc, doc = forms!(cublas::cublasSetVector_64))]
///
/// - `x`: in, an address, passed unchanged
/// - `devicePtr`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVector_64).
///
/// # Safety
///
/// - `x`: valid memory of `n` rows of `elemSize` bytes, `incx * elemSize` apart.
/// - `devicePtr`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cublasSetVector_64(
    n: i64,
    elemSize: i64,
    x: *const c_void,
    incx: i64,
    devicePtr: CuPtr<c_void>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetVector_64(n, elemSize, x, incx, devicePtr.as_mut_ptr(), incy) };
    (returned,)
}

/// Makes the caller's device memory the handle's workspace, in place of the default pool.
///
/// `cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSetWorkspace = cublasSetWorkspace_v2))]
///
/// - `workspace`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetWorkspace).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `workspace`: valid device memory of the size that the other arguments imply, until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cublasSetWorkspace(
    handle: cublasHandle_t,
    workspace: CuPtr<c_void>,
    workspaceSizeInBytes: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSetWorkspace_v2(handle, workspace.as_mut_ptr(), workspaceSizeInBytes) };
    (returned,)
}

/// The symbol behind [`cublasSetWorkspace`].
pub use self::cublasSetWorkspace as cublasSetWorkspace_v2;

/// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.
///
/// `cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgbmv = cublasSgbmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgbmv(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    kl: i32,
    ku: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    x: CuPtr<f32>,
    incx: i32,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgbmv_v2(
        handle, trans, m, n, kl, ku, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(),
        y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSgbmv`].
pub use self::cublasSgbmv as cublasSgbmv_v2;

/// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.
///
/// `cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgbmv_64 = cublasSgbmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgbmv_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    kl: i64,
    ku: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    x: CuPtr<f32>,
    incx: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgbmv_v2_64(
        handle, trans, m, n, kl, ku, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(),
        y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSgbmv_64`].
pub use self::cublasSgbmv_64 as cublasSgbmv_v2_64;

/// C = α·op(A) + β·op(B), single precision.
///
/// `cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb, float *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgeam))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeam).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgeam(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    beta: Scalar<'_, f32>,
    B: CuPtr<f32>,
    ldb: i32,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgeam(
        handle, transa, transb, m, n, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), B.as_ptr(), ldb,
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// C = α·op(A) + β·op(B), single precision.
///
/// `cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta, const float *B, int64_t ldb, float *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgeam_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeam_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgeam_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    beta: Scalar<'_, f32>,
    B: CuPtr<f32>,
    ldb: i64,
    C: CuPtr<f32>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgeam_64(
        handle, transa, transb, m, n, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), B.as_ptr(), ldb,
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single precision).
///
/// `cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, float *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgelsBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `Carray`: in, on the device
/// - `info`: out
/// - `devInfoArray`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgelsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgelsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    nrhs: i32,
    Aarray: CuPtr<*mut f32>,
    lda: i32,
    Carray: CuPtr<*mut f32>,
    ldc: i32,
    devInfoArray: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cublasSgelsBatched(
        handle, trans, m, n, nrhs, Aarray.as_ptr(), lda, Carray.as_ptr(), ldc, &mut info, devInfoArray.as_mut_ptr(),
        batchSize,
    ) };
    (returned, info)
}

/// C = α·op(A)·op(B) + β·C, single precision.
///
/// `cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemm = cublasSgemm_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemm(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemm_v2(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSgemm`].
pub use self::cublasSgemm as cublasSgemm_v2;

/// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.
///
/// `cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *const *Aarray, int lda, const float *const *Barray, int ldb, const float *beta, float *const *Carray, int ldc, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemmBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemmBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const f32>,
    lda: i32,
    Barray: CuPtr<*const f32>,
    ldb: i32,
    beta: Scalar<'_, f32>,
    Carray: CuPtr<*mut f32>,
    ldc: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemmBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.
///
/// `cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *Barray, int64_t ldb, const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemmBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemmBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const f32>,
    lda: i64,
    Barray: CuPtr<*const f32>,
    ldb: i64,
    beta: Scalar<'_, f32>,
    Carray: CuPtr<*mut f32>,
    ldc: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemmBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.
///
/// `cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb, const float *beta, void *C, cudaDataType Ctype, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemmEx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemmEx(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i32,
    B: CuPtr<c_void>,
    Btype: runtime::cudaDataType,
    ldb: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemmEx(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, B.as_ptr(), Btype, ldb,
        beta.into_ptr(), C.as_mut_ptr(), Ctype, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.
///
/// `cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B, cudaDataType Btype, int64_t ldb, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemmEx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemmEx_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<c_void>,
    Atype: runtime::cudaDataType,
    lda: i64,
    B: CuPtr<c_void>,
    Btype: runtime::cudaDataType,
    ldb: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<c_void>,
    Ctype: runtime::cudaDataType,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemmEx_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), Atype, lda, B.as_ptr(), Btype, ldb,
        beta.into_ptr(), C.as_mut_ptr(), Ctype, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.
///
/// `cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const float *alpha_array, const float *const *Aarray, const int *lda_array, const float *const *Barray, const int *ldb_array, const float *beta_array, float *const *Carray, const int *ldc_array, int group_count, const int *group_size)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemmGroupedBatched))]
///
/// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmGroupedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemmGroupedBatched(
    handle: cublasHandle_t,
    transa_array: &[cublasOperation_t],
    transb_array: &[cublasOperation_t],
    m_array: &[i32],
    n_array: &[i32],
    k_array: &[i32],
    alpha_array: &[f32],
    Aarray: CuPtr<*const f32>,
    lda_array: &[i32],
    Barray: CuPtr<*const f32>,
    ldb_array: &[i32],
    beta_array: &[f32],
    Carray: CuPtr<*mut f32>,
    ldc_array: &[i32],
    group_size: &[i32],
) -> (cublasStatus_t,) {
    let Some(group_count) = args::same_len(
        [
            transa_array.len(), transb_array.len(), m_array.len(), n_array.len(), k_array.len(), alpha_array.len(),
            lda_array.len(), ldb_array.len(), beta_array.len(), ldc_array.len(), group_size.len(),
        ],
        [],
    ) else {
        refusal::refuse(
            "cublasSgemmGroupedBatched",
            "the lengths of `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size` disagree",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cublasSgemmGroupedBatched(
        handle, args::as_ptr(transa_array), args::as_ptr(transb_array), args::as_ptr(m_array), args::as_ptr(n_array),
        args::as_ptr(k_array), args::as_ptr(alpha_array), Aarray.as_ptr(), args::as_ptr(lda_array), Barray.as_ptr(),
        args::as_ptr(ldb_array), args::as_ptr(beta_array), Carray.as_ptr(), args::as_ptr(ldc_array),
        args::count(group_count), args::as_ptr(group_size),
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.
///
/// `cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const float *alpha_array, const float *const *Aarray, const int64_t *lda_array, const float *const *Barray, const int64_t *ldb_array, const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count, const int64_t *group_size)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemmGroupedBatched_64))]
///
/// - `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size`: in, array, whose length is passed as `group_count`
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmGroupedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemmGroupedBatched_64(
    handle: cublasHandle_t,
    transa_array: &[cublasOperation_t],
    transb_array: &[cublasOperation_t],
    m_array: &[i64],
    n_array: &[i64],
    k_array: &[i64],
    alpha_array: &[f32],
    Aarray: CuPtr<*const f32>,
    lda_array: &[i64],
    Barray: CuPtr<*const f32>,
    ldb_array: &[i64],
    beta_array: &[f32],
    Carray: CuPtr<*mut f32>,
    ldc_array: &[i64],
    group_size: &[i64],
) -> (cublasStatus_t,) {
    let Some(group_count) = args::same_len(
        [
            transa_array.len(), transb_array.len(), m_array.len(), n_array.len(), k_array.len(), alpha_array.len(),
            lda_array.len(), ldb_array.len(), beta_array.len(), ldc_array.len(), group_size.len(),
        ],
        [],
    ) else {
        refusal::refuse(
            "cublasSgemmGroupedBatched_64",
            "the lengths of `transa_array`, `transb_array`, `m_array`, `n_array`, `k_array`, `alpha_array`, `lda_array`, `ldb_array`, `beta_array`, `ldc_array`, `group_size` disagree",
        );
        return (cublasStatus_t::INVALID_ARGUMENT,);
    };
    let returned = unsafe { sys::cublasSgemmGroupedBatched_64(
        handle, args::as_ptr(transa_array), args::as_ptr(transb_array), args::as_ptr(m_array), args::as_ptr(n_array),
        args::as_ptr(k_array), args::as_ptr(alpha_array), Aarray.as_ptr(), args::as_ptr(lda_array), Barray.as_ptr(),
        args::as_ptr(ldb_array), args::as_ptr(beta_array), Carray.as_ptr(), args::as_ptr(ldc_array),
        args::count(group_count), args::as_ptr(group_size),
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch, single precision.
///
/// `cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const float *alpha, const float *A, int lda, long long strideA, const float *B, int ldb, long long strideB, const float *beta, float *C, int ldc, long long strideC, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemmStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemmStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    strideA: i64,
    B: CuPtr<f32>,
    ldb: i32,
    strideB: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemmStridedBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch, single precision.
///
/// `cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, long long strideA, const float *B, int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc, long long strideC, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemmStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemmStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    strideA: i64,
    B: CuPtr<f32>,
    ldb: i64,
    strideB: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemmStridedBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C, single precision.
///
/// `cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemm_64 = cublasSgemm_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemm_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    B: CuPtr<f32>,
    ldb: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemm_v2_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSgemm_64`].
pub use self::cublasSgemm_64 as cublasSgemm_v2_64;

/// y = α·op(A)·x + β·y, single precision.
///
/// `cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemv = cublasSgemv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemv(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    x: CuPtr<f32>,
    incx: i32,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemv_v2(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSgemv`].
pub use self::cublasSgemv as cublasSgemv_v2;

/// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.
///
/// `cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemvBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const f32>,
    lda: i32,
    xarray: CuPtr<*const f32>,
    incx: i32,
    beta: Scalar<'_, f32>,
    yarray: CuPtr<*mut f32>,
    incy: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemvBatched(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.
///
/// `cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemvBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    Aarray: CuPtr<*const f32>,
    lda: i64,
    xarray: CuPtr<*const f32>,
    incx: i64,
    beta: Scalar<'_, f32>,
    yarray: CuPtr<*mut f32>,
    incy: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemvBatched_64(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a strided batch, single precision.
///
/// `cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const float *A, int lda, long long strideA, const float *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemvStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
#[inline]
pub unsafe fn cublasSgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    strideA: i64,
    x: CuPtr<f32>,
    incx: i32,
    stridex: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemvStridedBatched(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a strided batch, single precision.
///
/// `cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, long long strideA, const float *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemvStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
#[inline]
pub unsafe fn cublasSgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    strideA: i64,
    x: CuPtr<f32>,
    incx: i64,
    stridex: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemvStridedBatched_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y, single precision.
///
/// `cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgemv_64 = cublasSgemv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgemv_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    x: CuPtr<f32>,
    incx: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSgemv_v2_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSgemv_64`].
pub use self::cublasSgemv_64 as cublasSgemv_v2_64;

/// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (single precision).
///
/// `cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda, float *const *TauArray, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgeqrfBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `TauArray`: in, on the device
/// - `info`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeqrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgeqrfBatched(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    Aarray: CuPtr<*mut f32>,
    lda: i32,
    TauArray: CuPtr<*mut f32>,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe {
        sys::cublasSgeqrfBatched(handle, m, n, Aarray.as_ptr(), lda, TauArray.as_ptr(), &mut info, batchSize)
    };
    (returned, info)
}

/// A = α·x·yᵀ + A, single precision.
///
/// `cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSger = cublasSger_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSger(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i32,
    y: CuPtr<f32>,
    incy: i32,
    A: CuPtr<f32>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSger_v2(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasSger`].
pub use self::cublasSger as cublasSger_v2;

/// A = α·x·yᵀ + A, single precision.
///
/// `cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSger_64 = cublasSger_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSger_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i64,
    y: CuPtr<f32>,
    incy: i64,
    A: CuPtr<f32>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSger_v2_64(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasSger_64`].
pub use self::cublasSger_64 as cublasSger_v2_64;

/// Computes P·A = L·U of each matrix in place, without pivoting if P is null (single precision).
///
/// `cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgetrfBatched))]
///
/// - `A`: in, on the device
/// - `P`, `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgetrfBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*mut f32>,
    lda: i32,
    P: CuPtr<i32>,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSgetrfBatched(handle, n, A.as_ptr(), lda, P.as_mut_ptr(), info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (single precision).
///
/// `cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P, float *const *C, int ldc, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgetriBatched))]
///
/// - `A`, `P`, `C`: in, on the device
/// - `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetriBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgetriBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*const f32>,
    lda: i32,
    P: CuPtr<i32>,
    C: CuPtr<*mut f32>,
    ldc: i32,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSgetriBatched(handle, n, A.as_ptr(), lda, P.as_ptr(), C.as_ptr(), ldc, info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (single precision).
///
/// `cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSgetrsBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `devIpiv`, `Barray`: in, on the device
/// - `info`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetrsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSgetrsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    n: i32,
    nrhs: i32,
    Aarray: CuPtr<*const f32>,
    lda: i32,
    devIpiv: CuPtr<i32>,
    Barray: CuPtr<*mut f32>,
    ldb: i32,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cublasSgetrsBatched(
        handle, trans, n, nrhs, Aarray.as_ptr(), lda, devIpiv.as_ptr(), Barray.as_ptr(), ldb, &mut info, batchSize,
    ) };
    (returned, info)
}

/// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single precision).
///
/// `cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A, int lda, float *const *Ainv, int lda_inv, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSmatinvBatched))]
///
/// - `A`, `Ainv`: in, on the device
/// - `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSmatinvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSmatinvBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*const f32>,
    lda: i32,
    Ainv: CuPtr<*mut f32>,
    lda_inv: i32,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSmatinvBatched(handle, n, A.as_ptr(), lda, Ainv.as_ptr(), lda_inv, info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// result = √(Σ x\[i\]²), the Euclidean norm of x, single precision.
///
/// `cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSnrm2 = cublasSnrm2_v2))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSnrm2(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f32>,
    incx: i32,
    result: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSnrm2_v2(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasSnrm2`].
pub use self::cublasSnrm2 as cublasSnrm2_v2;

/// result = √(Σ x\[i\]²), the Euclidean norm of x, single precision.
///
/// `cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSnrm2_64 = cublasSnrm2_v2_64))]
///
/// - `x`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSnrm2_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f32>,
    incx: i64,
    result: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSnrm2_v2_64(handle, n, x.as_ptr(), incx, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasSnrm2_64`].
pub use self::cublasSnrm2_64 as cublasSnrm2_v2_64;

/// (x, y) = (c·x + s·y, c·y − s·x), single precision.
///
/// `cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c, const float *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSrot = cublasSrot_v2))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSrot(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f32>,
    incx: i32,
    y: CuPtr<f32>,
    incy: i32,
    c: Scalar<'_, f32>,
    s: Scalar<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSrot_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasSrot`].
pub use self::cublasSrot as cublasSrot_v2;

/// (x, y) = (c·x + s·y, c·y − s·x), single precision.
///
/// `cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *c, const float *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSrot_64 = cublasSrot_v2_64))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSrot_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f32>,
    incx: i64,
    y: CuPtr<f32>,
    incy: i64,
    c: Scalar<'_, f32>,
    s: Scalar<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSrot_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasSrot_64`].
pub use self::cublasSrot_64 as cublasSrot_v2_64;

/// Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (single precision).
///
/// `cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSrotg = cublasSrotg_v2))]
///
/// - `a`, `b`: in and out, a scalar on the host or on the device
/// - `c`, `s`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotg).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSrotg(
    handle: cublasHandle_t,
    a: ScalarMut<'_, f32>,
    b: ScalarMut<'_, f32>,
    c: ScalarMut<'_, f32>,
    s: ScalarMut<'_, f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSrotg_v2(handle, a.into_mut_ptr(), b.into_mut_ptr(), c.into_mut_ptr(), s.into_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasSrotg`].
pub use self::cublasSrotg as cublasSrotg_v2;

/// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), single precision.
///
/// `cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *param)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSrotm = cublasSrotm_v2))]
///
/// - `x`, `y`: on the device
/// - `param`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSrotm(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f32>,
    incx: i32,
    y: CuPtr<f32>,
    incy: i32,
    param: *const f32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSrotm_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, param) };
    (returned,)
}

/// The symbol behind [`cublasSrotm`].
pub use self::cublasSrotm as cublasSrotm_v2;

/// Applies the modified Givens rotation in `param` to the pairs (x\[i\], y\[i\]), single precision.
///
/// `cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy, const float *param)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSrotm_64 = cublasSrotm_v2_64))]
///
/// - `x`, `y`: on the device
/// - `param`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSrotm_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f32>,
    incx: i64,
    y: CuPtr<f32>,
    incy: i64,
    param: *const f32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSrotm_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, param) };
    (returned,)
}

/// The symbol behind [`cublasSrotm_64`].
pub use self::cublasSrotm_64 as cublasSrotm_v2_64;

/// Computes in `param` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), single precision.
///
/// `cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float *param)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSrotmg = cublasSrotmg_v2))]
///
/// - `d1`, `d2`, `x1`: in and out, a scalar on the host or on the device
/// - `y1`: in, a scalar on the host or on the device
/// - `param`: in, an address, passed unchanged
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotmg).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d1`, `d2`, `x1`, `y1`, `param`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSrotmg(
    handle: cublasHandle_t,
    d1: ScalarMut<'_, f32>,
    d2: ScalarMut<'_, f32>,
    x1: ScalarMut<'_, f32>,
    y1: Scalar<'_, f32>,
    param: *mut f32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSrotmg_v2(handle, d1.into_mut_ptr(), d2.into_mut_ptr(), x1.into_mut_ptr(), y1.into_ptr(), param)
    };
    (returned,)
}

/// The symbol behind [`cublasSrotmg`].
pub use self::cublasSrotmg as cublasSrotmg_v2;

/// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.
///
/// `cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsbmv = cublasSsbmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsbmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    x: CuPtr<f32>,
    incx: i32,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsbmv_v2(
        handle, uplo, n, k, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsbmv`].
pub use self::cublasSsbmv as cublasSsbmv_v2;

/// y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.
///
/// `cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsbmv_64 = cublasSsbmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsbmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    x: CuPtr<f32>,
    incx: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsbmv_v2_64(
        handle, uplo, n, k, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsbmv_64`].
pub use self::cublasSsbmv_64 as cublasSsbmv_v2_64;

/// x = α·x, single precision.
///
/// `cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSscal = cublasSscal_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSscal(
    handle: cublasHandle_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSscal_v2(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasSscal`].
pub use self::cublasSscal as cublasSscal_v2;

/// x = α·x, single precision.
///
/// `cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSscal_64 = cublasSscal_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSscal_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSscal_v2_64(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasSscal_64`].
pub use self::cublasSscal_64 as cublasSscal_v2_64;

/// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.
///
/// `cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *AP, const float *x, int incx, const float *beta, float *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSspmv = cublasSspmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `AP`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSspmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    AP: CuPtr<f32>,
    x: CuPtr<f32>,
    incx: i32,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSspmv_v2(
        handle, uplo, n, alpha.into_ptr(), AP.as_ptr(), x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSspmv`].
pub use self::cublasSspmv as cublasSspmv_v2;

/// y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.
///
/// `cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSspmv_64 = cublasSspmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `AP`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSspmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    AP: CuPtr<f32>,
    x: CuPtr<f32>,
    incx: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSspmv_v2_64(
        handle, uplo, n, alpha.into_ptr(), AP.as_ptr(), x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSspmv_64`].
pub use self::cublasSspmv_64 as cublasSspmv_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.
///
/// `cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSspr = cublasSspr_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSspr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i32,
    AP: CuPtr<f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSspr_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, AP.as_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasSspr`].
pub use self::cublasSspr as cublasSspr_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.
///
/// `cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSspr2 = cublasSspr2_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSspr2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i32,
    y: CuPtr<f32>,
    incy: i32,
    AP: CuPtr<f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSspr2_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasSspr2`].
pub use self::cublasSspr2 as cublasSspr2_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.
///
/// `cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSspr2_64 = cublasSspr2_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSspr2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i64,
    y: CuPtr<f32>,
    incy: i64,
    AP: CuPtr<f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSspr2_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasSspr2_64`].
pub use self::cublasSspr2_64 as cublasSspr2_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.
///
/// `cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSspr_64 = cublasSspr_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSspr_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i64,
    AP: CuPtr<f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSspr_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasSspr_64`].
pub use self::cublasSspr_64 as cublasSspr_v2_64;

/// x ↔ y, single precision.
///
/// `cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSswap = cublasSswap_v2))]
///
/// - `x`, `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSswap(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<f32>,
    incx: i32,
    y: CuPtr<f32>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSswap_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasSswap`].
pub use self::cublasSswap as cublasSswap_v2;

/// x ↔ y, single precision.
///
/// `cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSswap_64 = cublasSswap_v2_64))]
///
/// - `x`, `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSswap_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<f32>,
    incx: i64,
    y: CuPtr<f32>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSswap_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasSswap_64`].
pub use self::cublasSswap_64 as cublasSswap_v2_64;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.
///
/// `cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsymm = cublasSsymm_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsymm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsymm_v2(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsymm`].
pub use self::cublasSsymm as cublasSsymm_v2;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.
///
/// `cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsymm_64 = cublasSsymm_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsymm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    B: CuPtr<f32>,
    ldb: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsymm_v2_64(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsymm_64`].
pub use self::cublasSsymm_64 as cublasSsymm_v2_64;

/// y = α·A·x + β·y for a symmetric matrix A, single precision.
///
/// `cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsymv = cublasSsymv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsymv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    x: CuPtr<f32>,
    incx: i32,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsymv_v2(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsymv`].
pub use self::cublasSsymv as cublasSsymv_v2;

/// y = α·A·x + β·y for a symmetric matrix A, single precision.
///
/// `cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsymv_64 = cublasSsymv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsymv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    x: CuPtr<f32>,
    incx: i64,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsymv_v2_64(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsymv_64`].
pub use self::cublasSsymv_64 as cublasSsymv_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.
///
/// `cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, float *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsyr = cublasSsyr_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsyr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i32,
    A: CuPtr<f32>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSsyr_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasSsyr`].
pub use self::cublasSsyr as cublasSsyr_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.
///
/// `cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float *x, int incx, const float *y, int incy, float *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsyr2 = cublasSsyr2_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsyr2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i32,
    y: CuPtr<f32>,
    incy: i32,
    A: CuPtr<f32>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSsyr2_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasSsyr2`].
pub use self::cublasSsyr2 as cublasSsyr2_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.
///
/// `cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsyr2_64 = cublasSsyr2_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsyr2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i64,
    y: CuPtr<f32>,
    incy: i64,
    A: CuPtr<f32>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsyr2_v2_64(
        handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsyr2_64`].
pub use self::cublasSsyr2_64 as cublasSsyr2_v2_64;

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.
///
/// `cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsyr2k = cublasSsyr2k_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsyr2k(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsyr2k_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsyr2k`].
pub use self::cublasSsyr2k as cublasSsyr2k_v2;

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.
///
/// `cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsyr2k_64 = cublasSsyr2k_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsyr2k_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    B: CuPtr<f32>,
    ldb: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsyr2k_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsyr2k_64`].
pub use self::cublasSsyr2k_64 as cublasSsyr2k_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.
///
/// `cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const float *x, int64_t incx, float *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsyr_64 = cublasSsyr_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsyr_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f32>,
    x: CuPtr<f32>,
    incx: i64,
    A: CuPtr<f32>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasSsyr_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasSsyr_64`].
pub use self::cublasSsyr_64 as cublasSsyr_v2_64;

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.
///
/// `cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsyrk = cublasSsyrk_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsyrk(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsyrk_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsyrk`].
pub use self::cublasSsyrk as cublasSsyrk_v2;

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.
///
/// `cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsyrk_64 = cublasSsyrk_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsyrk_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsyrk_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasSsyrk_64`].
pub use self::cublasSsyrk_64 as cublasSsyrk_v2_64;

/// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.
///
/// `cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsyrkx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsyrkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsyrkx(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.
///
/// `cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSsyrkx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrkx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSsyrkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    B: CuPtr<f32>,
    ldb: i64,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSsyrkx_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.
///
/// `cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStbmv = cublasStbmv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStbmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: CuPtr<f32>,
    lda: i32,
    x: CuPtr<f32>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasStbmv_v2(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasStbmv`].
pub use self::cublasStbmv as cublasStbmv_v2;

/// x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.
///
/// `cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStbmv_64 = cublasStbmv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStbmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: CuPtr<f32>,
    lda: i64,
    x: CuPtr<f32>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasStbmv_v2_64(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasStbmv_64`].
pub use self::cublasStbmv_64 as cublasStbmv_v2_64;

/// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).
///
/// `cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStbsv = cublasStbsv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStbsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: CuPtr<f32>,
    lda: i32,
    x: CuPtr<f32>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasStbsv_v2(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasStbsv`].
pub use self::cublasStbsv as cublasStbsv_v2;

/// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).
///
/// `cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStbsv_64 = cublasStbsv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStbsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: CuPtr<f32>,
    lda: i64,
    x: CuPtr<f32>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasStbsv_v2_64(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasStbsv_64`].
pub use self::cublasStbsv_64 as cublasStbsv_v2_64;

/// x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.
///
/// `cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStpmv = cublasStpmv_v2))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStpmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: CuPtr<f32>,
    x: CuPtr<f32>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStpmv_v2(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasStpmv`].
pub use self::cublasStpmv as cublasStpmv_v2;

/// x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.
///
/// `cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStpmv_64 = cublasStpmv_v2_64))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStpmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: CuPtr<f32>,
    x: CuPtr<f32>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStpmv_v2_64(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasStpmv_64`].
pub use self::cublasStpmv_64 as cublasStpmv_v2_64;

/// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).
///
/// `cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *AP, float *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStpsv = cublasStpsv_v2))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStpsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: CuPtr<f32>,
    x: CuPtr<f32>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStpsv_v2(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasStpsv`].
pub use self::cublasStpsv as cublasStpsv_v2;

/// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).
///
/// `cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStpsv_64 = cublasStpsv_v2_64))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStpsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: CuPtr<f32>,
    x: CuPtr<f32>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStpsv_v2_64(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasStpsv_64`].
pub use self::cublasStpsv_64 as cublasStpsv_v2_64;

/// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single precision).
///
/// `cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStpttr))]
///
/// - `AP`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpttr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStpttr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    AP: CuPtr<f32>,
    A: CuPtr<f32>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStpttr(handle, uplo, n, AP.as_ptr(), A.as_mut_ptr(), lda) };
    (returned,)
}

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).
///
/// `cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const float *B, int ldb, float *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrmm = cublasStrmm_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrmm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStrmm_v2(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasStrmm`].
pub use self::cublasStrmm as cublasStrmm_v2;

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).
///
/// `cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, float *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrmm_64 = cublasStrmm_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrmm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    B: CuPtr<f32>,
    ldb: i64,
    C: CuPtr<f32>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStrmm_v2_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasStrmm_64`].
pub use self::cublasStrmm_64 as cublasStrmm_v2_64;

/// x = op(A)·x for a triangular matrix A, single precision.
///
/// `cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrmv = cublasStrmv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    x: CuPtr<f32>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStrmv_v2(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasStrmv`].
pub use self::cublasStrmv as cublasStrmv_v2;

/// x = op(A)·x for a triangular matrix A, single precision.
///
/// `cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrmv_64 = cublasStrmv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: CuPtr<f32>,
    lda: i64,
    x: CuPtr<f32>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasStrmv_v2_64(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasStrmv_64`].
pub use self::cublasStrmv_64 as cublasStrmv_v2_64;

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).
///
/// `cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B, int ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrsm = cublasStrsm_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrsm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStrsm_v2(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_mut_ptr(), ldb,
    ) };
    (returned,)
}

/// The symbol behind [`cublasStrsm`].
pub use self::cublasStrsm as cublasStrsm_v2;

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).
///
/// `cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *const *A, int lda, float *const *B, int ldb, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrsmBatched))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsmBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrsmBatched(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<*const f32>,
    lda: i32,
    B: CuPtr<*mut f32>,
    ldb: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStrsmBatched(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, batchCount,
    ) };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).
///
/// `cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *const *A, int64_t lda, float *const *B, int64_t ldb, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrsmBatched_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsmBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrsmBatched_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<*const f32>,
    lda: i64,
    B: CuPtr<*mut f32>,
    ldb: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStrsmBatched_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, batchCount,
    ) };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).
///
/// `cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t lda, float *B, int64_t ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrsm_64 = cublasStrsm_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrsm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i64,
    B: CuPtr<f32>,
    ldb: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStrsm_v2_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_mut_ptr(), ldb,
    ) };
    (returned,)
}

/// The symbol behind [`cublasStrsm_64`].
pub use self::cublasStrsm_64 as cublasStrsm_v2_64;

/// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).
///
/// `cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrsv = cublasStrsv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    x: CuPtr<f32>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStrsv_v2(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasStrsv`].
pub use self::cublasStrsv as cublasStrsv_v2;

/// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).
///
/// `cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrsv_64 = cublasStrsv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: CuPtr<f32>,
    lda: i64,
    x: CuPtr<f32>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasStrsv_v2_64(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasStrsv_64`].
pub use self::cublasStrsv_64 as cublasStrsv_v2_64;

/// Copies a triangle of a full matrix A to packed storage (AP), single precision.
///
/// `cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, float *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasStrttp))]
///
/// - `A`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrttp).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasStrttp(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    AP: CuPtr<f32>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasStrttp(handle, uplo, n, A.as_ptr(), lda, AP.as_mut_ptr()) };
    (returned,)
}

/// x ↔ y; arguments specify the data types.
///
/// `cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSwapEx))]
///
/// - `x`, `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSwapEx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSwapEx(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i32,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSwapEx(handle, n, x.as_mut_ptr(), xType, incx, y.as_mut_ptr(), yType, incy) };
    (returned,)
}

/// x ↔ y; arguments specify the data types.
///
/// `cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasSwapEx_64))]
///
/// - `x`, `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSwapEx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasSwapEx_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<c_void>,
    xType: runtime::cudaDataType,
    incx: i64,
    y: CuPtr<c_void>,
    yType: runtime::cudaDataType,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasSwapEx_64(handle, n, x.as_mut_ptr(), xType, incx, y.as_mut_ptr(), yType, incy) };
    (returned,)
}

/// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.
///
/// `cublasStatus_t cublasTSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int lda, const __nv_bfloat16_raw *const *xarray, int incx, const float *beta, float *const *yarray, int incy, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasTSSgemvBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.
///
/// `cublasStatus_t cublasTSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int64_t lda, const __nv_bfloat16_raw *const *xarray, int64_t incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasTSSgemvBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.
///
/// `cublasStatus_t cublasTSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *A, int lda, long long strideA, const __nv_bfloat16_raw *x, int incx, long long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasTSSgemvStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
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

/// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.
///
/// `cublasStatus_t cublasTSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *A, int64_t lda, long long strideA, const __nv_bfloat16_raw *x, int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasTSSgemvStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
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

/// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.
///
/// `cublasStatus_t cublasTSTgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int lda, const __nv_bfloat16_raw *const *xarray, int incx, const float *beta, __nv_bfloat16_raw *const *yarray, int incy, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasTSTgemvBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.
///
/// `cublasStatus_t cublasTSTgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *const *Aarray, int64_t lda, const __nv_bfloat16_raw *const *xarray, int64_t incx, const float *beta, __nv_bfloat16_raw *const *yarray, int64_t incy, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasTSTgemvBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
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

/// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.
///
/// `cublasStatus_t cublasTSTgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha, const __nv_bfloat16_raw *A, int lda, long long strideA, const __nv_bfloat16_raw *x, int incx, long long stridex, const float *beta, __nv_bfloat16_raw *y, int incy, long long stridey, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasTSTgemvStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
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

/// y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.
///
/// `cublasStatus_t cublasTSTgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float *alpha, const __nv_bfloat16_raw *A, int64_t lda, long long strideA, const __nv_bfloat16_raw *x, int64_t incx, long long stridex, const float *beta, __nv_bfloat16_raw *y, int64_t incy, long long stridey, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasTSTgemvStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
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

/// Multiplies matrices of bytes with biases, and converts the result to bytes by `C_mult` and `C_shift`.
///
/// `cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B, int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasUint8gemmBias))]
///
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasUint8gemmBias).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
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

/// Reports that argument number `info` of the routine `srName` was invalid.
///
/// `void cublasXerbla(const char *srName, int info)`
#[cfg_attr(doc, doc = forms!(only cublas::cublasXerbla))]
///
/// - `srName`: in, string
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXerbla).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cublasXerbla(srName: &CStr, info: i32) {
    unsafe { sys::cublasXerbla(srName.as_ptr(), info) }
}

/// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single-precision complex.
///
/// `cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCgemm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCgemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCgemm(
    handle: cublasXtHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: &runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: &runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtCgemm(
        handle, transa, transb, m, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, single-precision complex.
///
/// `cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtChemm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtChemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtChemm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: &runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtChemm(
        handle, side, uplo, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, single-precision complex.
///
/// `cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCher2k))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCher2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCher2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: &f32,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtCher2k(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, single-precision complex.
///
/// `cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCherk))]
///
/// - `A`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCherk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCherk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f32,
    A: *const runtime::cuComplex,
    lda: usize,
    beta: &f32,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtCherk(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, single-precision complex.
///
/// `cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCherkx))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCherkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCherkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: &f32,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtCherkx(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// Creates a cuBLASXt handle, whose GPUs must be selected with `cublasXtDeviceSelect`.
///
/// `cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCreate))]
///
/// Returns `(cublasStatus_t, handle: cublasXtHandle_t)`.
///
/// - `handle`: out
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasXtCreate() -> (cublasStatus_t, cublasXtHandle_t) {
    let mut handle: cublasXtHandle_t = output::zeroed();
    let returned = unsafe { sys::cublasXtCreate(&mut handle) };
    (returned, handle)
}

/// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single-precision complex.
///
/// `cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCspmm))]
///
/// - `AP`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCspmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCspmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &runtime::cuComplex,
    AP: *const runtime::cuComplex,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: &runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtCspmm(
        handle, side, uplo, m, n, core::ptr::from_ref(alpha), AP, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single-precision complex.
///
/// `cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCsymm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsymm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCsymm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: &runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtCsymm(
        handle, side, uplo, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single-precision complex.
///
/// `cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCsyr2k))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyr2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: &runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtCsyr2k(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single-precision complex.
///
/// `cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCsyrk))]
///
/// - `A`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyrk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCsyrk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    beta: &runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtCsyrk(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single-precision complex.
///
/// `cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCsyrkx))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyrkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    beta: &runtime::cuComplex,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtCsyrkx(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single-precision complex.
///
/// `cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCtrmm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCtrmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCtrmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *const runtime::cuComplex,
    ldb: usize,
    C: *mut runtime::cuComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasXtCtrmm(handle, side, uplo, trans, diag, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb, C, ldc)
    };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single-precision complex).
///
/// `cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtCtrsm))]
///
/// - `A`, `B`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCtrsm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtCtrsm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &runtime::cuComplex,
    A: *const runtime::cuComplex,
    lda: usize,
    B: *mut runtime::cuComplex,
    ldb: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasXtCtrsm(handle, side, uplo, trans, diag, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb)
    };
    (returned,)
}

/// Destroys a cuBLASXt handle and frees its host and GPU memory.
///
/// `cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)`
#[cfg_attr(doc, doc = forms!(cublas::cublasXtDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cublasXtDestroy(handle: cublasXtHandle_t) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtDestroy(handle) };
    (returned,)
}

/// Selects the GPUs, by device number, over which later calls with the handle distribute their work.
///
/// `cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtDeviceSelect))]
///
/// - `deviceId`: in, array, whose length is passed as `nbDevices`
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDeviceSelect).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `deviceId` is used after the call returns: keep it alive and do not modify it until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cublasXtDeviceSelect(
    handle: cublasXtHandle_t,
    deviceId: &[i32],
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasXtDeviceSelect(handle, args::count(deviceId.len()), args::as_ptr(deviceId).cast_mut())
    };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double precision.
///
/// `cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtDgemm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDgemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtDgemm(
    handle: cublasXtHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: &f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    beta: &f64,
    C: *mut f64,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtDgemm(
        handle, transa, transb, m, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double precision.
///
/// `cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtDspmm))]
///
/// - `AP`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDspmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtDspmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &f64,
    AP: *const f64,
    B: *const f64,
    ldb: usize,
    beta: &f64,
    C: *mut f64,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtDspmm(
        handle, side, uplo, m, n, core::ptr::from_ref(alpha), AP, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double precision.
///
/// `cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtDsymm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsymm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtDsymm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    beta: &f64,
    C: *mut f64,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtDsymm(
        handle, side, uplo, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double precision.
///
/// `cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtDsyr2k))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyr2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtDsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    beta: &f64,
    C: *mut f64,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtDsyr2k(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double precision.
///
/// `cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtDsyrk))]
///
/// - `A`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyrk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtDsyrk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f64,
    A: *const f64,
    lda: usize,
    beta: &f64,
    C: *mut f64,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtDsyrk(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double precision.
///
/// `cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtDsyrkx))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyrkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtDsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    beta: &f64,
    C: *mut f64,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtDsyrkx(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double precision.
///
/// `cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtDtrmm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDtrmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtDtrmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    C: *mut f64,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasXtDtrmm(handle, side, uplo, trans, diag, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb, C, ldc)
    };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double precision).
///
/// `cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, double *B, size_t ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtDtrsm))]
///
/// - `A`, `B`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDtrsm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtDtrsm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &f64,
    A: *const f64,
    lda: usize,
    B: *mut f64,
    ldb: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasXtDtrsm(handle, side, uplo, trans, diag, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb)
    };
    (returned,)
}

/// Returns the side length, in elements, of the square tiles into which matrices are divided.
///
/// `cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtGetBlockDim))]
///
/// Returns `(cublasStatus_t, blockDim: int)`.
///
/// - `blockDim`: out
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetBlockDim).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasXtGetBlockDim(handle: cublasXtHandle_t) -> (cublasStatus_t, i32) {
    let mut blockDim: i32 = output::zeroed();
    let returned = unsafe { sys::cublasXtGetBlockDim(handle, &mut blockDim) };
    (returned, blockDim)
}

/// Returns the number of boards that the given GPUs are on.
///
/// `cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)`
#[cfg_attr(doc, doc = forms!(cublas::cublasXtGetNumBoards))]
///
/// Returns `(cublasStatus_t, nbBoards: int)`.
///
/// - `deviceId`: in, array, whose length is passed as `nbDevices`
/// - `nbBoards`: out
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetNumBoards).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasXtGetNumBoards(deviceId: &[i32]) -> (cublasStatus_t, i32) {
    let mut nbBoards: i32 = output::zeroed();
    let returned = unsafe {
        sys::cublasXtGetNumBoards(args::count(deviceId.len()), args::as_ptr(deviceId).cast_mut(), &mut nbBoards)
    };
    (returned, nbBoards)
}

/// Returns whether calls pin matrices in pageable host memory while they use them.
///
/// `cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtGetPinningMemMode))]
///
/// Returns `(cublasStatus_t, mode: cublasXtPinnedMemMode_t)`.
///
/// - `mode`: out
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetPinningMemMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasXtGetPinningMemMode(
    handle: cublasXtHandle_t,
) -> (cublasStatus_t, cublasXtPinnedMemMode_t) {
    let mut mode: cublasXtPinnedMemMode_t = output::zeroed();
    let returned = unsafe { sys::cublasXtGetPinningMemMode(handle, &mut mode) };
    (returned, mode)
}

/// Returns the maximum number of GPU boards that cuBLASXt can use.
///
/// `cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)`
#[cfg_attr(doc, doc = forms!(cublas::cublasXtMaxBoards))]
///
/// Returns `(cublasStatus_t, nbGpuBoards: int)`.
///
/// - `nbGpuBoards`: out
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtMaxBoards).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cublasXtMaxBoards() -> (cublasStatus_t, i32) {
    let mut nbGpuBoards: i32 = output::zeroed();
    let returned = unsafe { sys::cublasXtMaxBoards(&mut nbGpuBoards) };
    (returned, nbGpuBoards)
}

/// Sets the side length, in elements, of the square tiles into which matrices are divided.
///
/// `cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtSetBlockDim))]
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetBlockDim).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasXtSetBlockDim(
    handle: cublasXtHandle_t,
    blockDim: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtSetBlockDim(handle, blockDim) };
    (returned,)
}

/// Sets the CPU's share of the work for one operation and data type.
///
/// `cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtSetCpuRatio))]
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetCpuRatio).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasXtSetCpuRatio(
    handle: cublasXtHandle_t,
    blasOp: cublasXtBlasOp_t,
    r#type: cublasXtOpType_t,
    ratio: f32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtSetCpuRatio(handle, blasOp, r#type, ratio) };
    (returned,)
}

/// Sets the CPU routine that computes the CPU's share of the work, for one operation and data type.
///
/// `cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtSetCpuRoutine))]
///
/// - `blasFunctor`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetCpuRoutine).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `blasFunctor` may be called as long as `handle` exists, on any thread: it must not unwind.
#[inline]
pub unsafe fn cublasXtSetCpuRoutine(
    handle: cublasXtHandle_t,
    blasOp: cublasXtBlasOp_t,
    r#type: cublasXtOpType_t,
    blasFunctor: *mut c_void,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtSetCpuRoutine(handle, blasOp, r#type, blasFunctor) };
    (returned,)
}

/// Sets whether calls pin matrices in pageable host memory while they use them.
///
/// `cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtSetPinningMemMode))]
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetPinningMemMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cublasXtSetPinningMemMode(
    handle: cublasXtHandle_t,
    mode: cublasXtPinnedMemMode_t,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtSetPinningMemMode(handle, mode) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single precision.
///
/// `cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtSgemm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSgemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtSgemm(
    handle: cublasXtHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: &f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    beta: &f32,
    C: *mut f32,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtSgemm(
        handle, transa, transb, m, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single precision.
///
/// `cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtSspmm))]
///
/// - `AP`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSspmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtSspmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &f32,
    AP: *const f32,
    B: *const f32,
    ldb: usize,
    beta: &f32,
    C: *mut f32,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtSspmm(
        handle, side, uplo, m, n, core::ptr::from_ref(alpha), AP, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single precision.
///
/// `cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtSsymm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsymm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtSsymm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    beta: &f32,
    C: *mut f32,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtSsymm(
        handle, side, uplo, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single precision.
///
/// `cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtSsyr2k))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyr2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtSsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    beta: &f32,
    C: *mut f32,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtSsyr2k(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single precision.
///
/// `cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtSsyrk))]
///
/// - `A`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyrk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtSsyrk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f32,
    A: *const f32,
    lda: usize,
    beta: &f32,
    C: *mut f32,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtSsyrk(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single precision.
///
/// `cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtSsyrkx))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyrkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtSsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    beta: &f32,
    C: *mut f32,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtSsyrkx(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single precision.
///
/// `cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtStrmm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtStrmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtStrmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    C: *mut f32,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasXtStrmm(handle, side, uplo, trans, diag, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb, C, ldc)
    };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single precision).
///
/// `cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, float *B, size_t ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtStrsm))]
///
/// - `A`, `B`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtStrsm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtStrsm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &f32,
    A: *const f32,
    lda: usize,
    B: *mut f32,
    ldb: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasXtStrsm(handle, side, uplo, trans, diag, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb)
    };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double-precision complex.
///
/// `cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZgemm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZgemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZgemm(
    handle: cublasXtHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: &runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: &runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtZgemm(
        handle, transa, transb, m, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, double-precision complex.
///
/// `cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZhemm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZhemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZhemm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: &runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtZhemm(
        handle, side, uplo, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, double-precision complex.
///
/// `cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZher2k))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZher2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZher2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: &f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtZher2k(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, double-precision complex.
///
/// `cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZherk))]
///
/// - `A`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZherk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZherk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f64,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    beta: &f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtZherk(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, double-precision complex.
///
/// `cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZherkx))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZherkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZherkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: &f64,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtZherkx(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double-precision complex.
///
/// `cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZspmm))]
///
/// - `AP`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZspmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZspmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &runtime::cuDoubleComplex,
    AP: *const runtime::cuDoubleComplex,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: &runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtZspmm(
        handle, side, uplo, m, n, core::ptr::from_ref(alpha), AP, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double-precision complex.
///
/// `cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZsymm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsymm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZsymm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: &runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtZsymm(
        handle, side, uplo, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double-precision complex.
///
/// `cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZsyr2k))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyr2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: &runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtZsyr2k(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double-precision complex.
///
/// `cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZsyrk))]
///
/// - `A`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyrk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZsyrk(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    beta: &runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtZsyrk(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double-precision complex.
///
/// `cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZsyrkx))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyrkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    beta: &runtime::cuDoubleComplex,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasXtZsyrkx(
        handle, uplo, trans, n, k, core::ptr::from_ref(alpha), A, lda, B, ldb, core::ptr::from_ref(beta), C, ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double-precision complex.
///
/// `cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZtrmm))]
///
/// - `A`, `B`, `C`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZtrmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZtrmm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *const runtime::cuDoubleComplex,
    ldb: usize,
    C: *mut runtime::cuDoubleComplex,
    ldc: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasXtZtrmm(handle, side, uplo, trans, diag, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb, C, ldc)
    };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double-precision complex).
///
/// `cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B, size_t ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasXtZtrsm))]
///
/// - `A`, `B`: in, an address, passed unchanged
///
/// In `cublasXt.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZtrsm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cublasXtZtrsm(
    handle: cublasXtHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &runtime::cuDoubleComplex,
    A: *const runtime::cuDoubleComplex,
    lda: usize,
    B: *mut runtime::cuDoubleComplex,
    ldb: usize,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasXtZtrsm(handle, side, uplo, trans, diag, m, n, core::ptr::from_ref(alpha), A, lda, B, ldb)
    };
    (returned,)
}

/// y = α·x + y, double-precision complex.
///
/// `cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZaxpy = cublasZaxpy_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZaxpy(
    handle: cublasHandle_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZaxpy_v2(handle, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasZaxpy`].
pub use self::cublasZaxpy as cublasZaxpy_v2;

/// y = α·x + y, double-precision complex.
///
/// `cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZaxpy_64 = cublasZaxpy_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZaxpy_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZaxpy_v2_64(handle, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_mut_ptr(), incy)
    };
    (returned,)
}

/// The symbol behind [`cublasZaxpy_64`].
pub use self::cublasZaxpy_64 as cublasZaxpy_v2_64;

/// y = x, double-precision complex.
///
/// `cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZcopy = cublasZcopy_v2))]
///
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZcopy(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZcopy_v2(handle, n, x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasZcopy`].
pub use self::cublasZcopy as cublasZcopy_v2;

/// y = x, double-precision complex.
///
/// `cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZcopy_64 = cublasZcopy_v2_64))]
///
/// - `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZcopy_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZcopy_v2_64(handle, n, x.as_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasZcopy_64`].
pub use self::cublasZcopy_64 as cublasZcopy_v2_64;

/// C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.
///
/// `cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZdgmm))]
///
/// - `A`, `x`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdgmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZdgmm(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZdgmm(handle, mode, m, n, A.as_ptr(), lda, x.as_ptr(), incx, C.as_mut_ptr(), ldc)
    };
    (returned,)
}

/// C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.
///
/// `cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZdgmm_64))]
///
/// - `A`, `x`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdgmm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZdgmm_64(
    handle: cublasHandle_t,
    mode: cublasSideMode_t,
    m: i64,
    n: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZdgmm_64(handle, mode, m, n, A.as_ptr(), lda, x.as_ptr(), incx, C.as_mut_ptr(), ldc)
    };
    (returned,)
}

/// result = Σ conj(x\[i\])·y\[i\], double-precision complex.
///
/// `cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZdotc = cublasZdotc_v2))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZdotc(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
    result: ScalarMut<'_, runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZdotc_v2(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasZdotc`].
pub use self::cublasZdotc as cublasZdotc_v2;

/// result = Σ conj(x\[i\])·y\[i\], double-precision complex.
///
/// `cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZdotc_64 = cublasZdotc_v2_64))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZdotc_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
    result: ScalarMut<'_, runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZdotc_v2_64(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasZdotc_64`].
pub use self::cublasZdotc_64 as cublasZdotc_v2_64;

/// result = Σ x\[i\]·y\[i\] without conjugation, double-precision complex.
///
/// `cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZdotu = cublasZdotu_v2))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZdotu(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
    result: ScalarMut<'_, runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZdotu_v2(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasZdotu`].
pub use self::cublasZdotu as cublasZdotu_v2;

/// result = Σ x\[i\]·y\[i\] without conjugation, double-precision complex.
///
/// `cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZdotu_64 = cublasZdotu_v2_64))]
///
/// - `x`, `y`: in, on the device
/// - `result`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZdotu_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
    result: ScalarMut<'_, runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZdotu_v2_64(handle, n, x.as_ptr(), incx, y.as_ptr(), incy, result.into_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasZdotu_64`].
pub use self::cublasZdotu_64 as cublasZdotu_v2_64;

/// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.
///
/// `cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const double *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZdrot = cublasZdrot_v2))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZdrot(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
    c: Scalar<'_, f64>,
    s: Scalar<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZdrot_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasZdrot`].
pub use self::cublasZdrot as cublasZdrot_v2;

/// (x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.
///
/// `cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const double *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZdrot_64 = cublasZdrot_v2_64))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZdrot_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
    c: Scalar<'_, f64>,
    s: Scalar<'_, f64>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZdrot_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasZdrot_64`].
pub use self::cublasZdrot_64 as cublasZdrot_v2_64;

/// x = α·x for a double-precision complex x and a real α.
///
/// `cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZdscal = cublasZdscal_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZdscal(
    handle: cublasHandle_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZdscal_v2(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasZdscal`].
pub use self::cublasZdscal as cublasZdscal_v2;

/// x = α·x for a double-precision complex x and a real α.
///
/// `cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZdscal_64 = cublasZdscal_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZdscal_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZdscal_v2_64(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasZdscal_64`].
pub use self::cublasZdscal_64 as cublasZdscal_v2_64;

/// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.
///
/// `cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgbmv = cublasZgbmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgbmv(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    kl: i32,
    ku: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgbmv_v2(
        handle, trans, m, n, kl, ku, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(),
        y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZgbmv`].
pub use self::cublasZgbmv as cublasZgbmv_v2;

/// y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.
///
/// `cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl, int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgbmv_64 = cublasZgbmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgbmv_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    kl: i64,
    ku: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgbmv_v2_64(
        handle, trans, m, n, kl, ku, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(),
        y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZgbmv_64`].
pub use self::cublasZgbmv_64 as cublasZgbmv_v2_64;

/// C = α·op(A) + β·op(B), double-precision complex.
///
/// `cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgeam))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeam).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgeam(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgeam(
        handle, transa, transb, m, n, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), B.as_ptr(), ldb,
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// C = α·op(A) + β·op(B), double-precision complex.
///
/// `cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgeam_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeam_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgeam_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgeam_64(
        handle, transa, transb, m, n, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), B.as_ptr(), ldb,
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double-precision complex).
///
/// `cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgelsBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `Carray`: in, on the device
/// - `info`: out
/// - `devInfoArray`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgelsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Carray`, `devInfoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgelsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    nrhs: i32,
    Aarray: CuPtr<*mut runtime::cuDoubleComplex>,
    lda: i32,
    Carray: CuPtr<*mut runtime::cuDoubleComplex>,
    ldc: i32,
    devInfoArray: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cublasZgelsBatched(
        handle, trans, m, n, nrhs, Aarray.as_ptr(), lda, Carray.as_ptr(), ldc, &mut info, devInfoArray.as_mut_ptr(),
        batchSize,
    ) };
    (returned, info)
}

/// C = α·op(A)·op(B) + β·C, double-precision complex.
///
/// `cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemm = cublasZgemm_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemm(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemm_v2(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZgemm`].
pub use self::cublasZgemm as cublasZgemm_v2;

/// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.
///
/// `cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemm3m))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm3m).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemm3m(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemm3m(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.
///
/// `cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemm3m_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm3m_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemm3m_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemm3m_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.
///
/// `cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *Barray, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemmBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemmBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    Aarray: CuPtr<*const runtime::cuDoubleComplex>,
    lda: i32,
    Barray: CuPtr<*const runtime::cuDoubleComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    Carray: CuPtr<*mut runtime::cuDoubleComplex>,
    ldc: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemmBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.
///
/// `cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *Barray, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int64_t ldc, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemmBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `Barray`, `Carray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `Barray`, `Carray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray`, `Carray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemmBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    Aarray: CuPtr<*const runtime::cuDoubleComplex>,
    lda: i64,
    Barray: CuPtr<*const runtime::cuDoubleComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    Carray: CuPtr<*mut runtime::cuDoubleComplex>,
    ldc: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemmBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), Aarray.as_ptr(), lda, Barray.as_ptr(), ldb, beta.into_ptr(),
        Carray.as_ptr(), ldc, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.
///
/// `cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long long strideC, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemmStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemmStridedBatched(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    strideA: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    strideB: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
    strideC: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemmStridedBatched(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.
///
/// `cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc, long long strideC, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemmStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemmStridedBatched_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    strideA: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    strideB: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
    strideC: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemmStridedBatched_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, strideA, B.as_ptr(), ldb, strideB,
        beta.into_ptr(), C.as_mut_ptr(), ldc, strideC, batchCount,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C, double-precision complex.
///
/// `cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemm_64 = cublasZgemm_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemm_64(
    handle: cublasHandle_t,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: i64,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemm_v2_64(
        handle, transa, transb, m, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZgemm_64`].
pub use self::cublasZgemm_64 as cublasZgemm_v2_64;

/// y = α·op(A)·x + β·y, double-precision complex.
///
/// `cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemv = cublasZgemv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemv(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemv_v2(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZgemv`].
pub use self::cublasZgemv as cublasZgemv_v2;

/// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.
///
/// `cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *xarray, int incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int incy, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemvBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemvBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    Aarray: CuPtr<*const runtime::cuDoubleComplex>,
    lda: i32,
    xarray: CuPtr<*const runtime::cuDoubleComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    yarray: CuPtr<*mut runtime::cuDoubleComplex>,
    incy: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemvBatched(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.
///
/// `cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *xarray, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemvBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `Aarray`, `xarray`, `yarray`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `xarray`, `yarray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `xarray`, `yarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemvBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    Aarray: CuPtr<*const runtime::cuDoubleComplex>,
    lda: i64,
    xarray: CuPtr<*const runtime::cuDoubleComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    yarray: CuPtr<*mut runtime::cuDoubleComplex>,
    incy: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemvBatched_64(
        handle, trans, m, n, alpha.into_ptr(), Aarray.as_ptr(), lda, xarray.as_ptr(), incx, beta.into_ptr(),
        yarray.as_ptr(), incy, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a strided batch, double-precision complex.
///
/// `cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *x, int incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy, long long stridey, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemvStridedBatched))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
#[inline]
pub unsafe fn cublasZgemvStridedBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    strideA: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    stridex: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
    stridey: i64,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemvStridedBatched(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a strided batch, double-precision complex.
///
/// `cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *x, int64_t incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemvStridedBatched_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvStridedBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `batchCount` must not be negative.
#[inline]
pub unsafe fn cublasZgemvStridedBatched_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    strideA: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    stridex: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
    stridey: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemvStridedBatched_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, strideA, x.as_ptr(), incx, stridex, beta.into_ptr(),
        y.as_mut_ptr(), incy, stridey, batchCount,
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y, double-precision complex.
///
/// `cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgemv_64 = cublasZgemv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgemv_64(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZgemv_v2_64(
        handle, trans, m, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZgemv_64`].
pub use self::cublasZgemv_64 as cublasZgemv_v2_64;

/// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TauArray` (double-precision complex).
///
/// `cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *TauArray, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgeqrfBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `TauArray`: in, on the device
/// - `info`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeqrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `TauArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `TauArray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgeqrfBatched(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    Aarray: CuPtr<*mut runtime::cuDoubleComplex>,
    lda: i32,
    TauArray: CuPtr<*mut runtime::cuDoubleComplex>,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe {
        sys::cublasZgeqrfBatched(handle, m, n, Aarray.as_ptr(), lda, TauArray.as_ptr(), &mut info, batchSize)
    };
    (returned, info)
}

/// A = α·x·yᴴ + A, double-precision complex.
///
/// `cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgerc = cublasZgerc_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgerc(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZgerc_v2(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasZgerc`].
pub use self::cublasZgerc as cublasZgerc_v2;

/// A = α·x·yᴴ + A, double-precision complex.
///
/// `cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgerc_64 = cublasZgerc_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgerc_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZgerc_v2_64(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasZgerc_64`].
pub use self::cublasZgerc_64 as cublasZgerc_v2_64;

/// A = α·x·yᵀ + A without conjugation, double-precision complex.
///
/// `cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgeru = cublasZgeru_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgeru(
    handle: cublasHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZgeru_v2(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasZgeru`].
pub use self::cublasZgeru as cublasZgeru_v2;

/// A = α·x·yᵀ + A without conjugation, double-precision complex.
///
/// `cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgeru_64 = cublasZgeru_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgeru_64(
    handle: cublasHandle_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZgeru_v2_64(handle, m, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasZgeru_64`].
pub use self::cublasZgeru_64 as cublasZgeru_v2_64;

/// Computes P·A = L·U of each matrix in place, without pivoting if P is null (double-precision complex).
///
/// `cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgetrfBatched))]
///
/// - `A`: in, on the device
/// - `P`, `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `P`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgetrfBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*mut runtime::cuDoubleComplex>,
    lda: i32,
    P: CuPtr<i32>,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZgetrfBatched(handle, n, A.as_ptr(), lda, P.as_mut_ptr(), info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Computes the inverse C = A⁻¹ of each matrix from the factors of `getrfBatched`, out of place (double-precision complex).
///
/// `cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, const int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgetriBatched))]
///
/// - `A`, `P`, `C`: in, on the device
/// - `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetriBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `P`, `C`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `C` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgetriBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*const runtime::cuDoubleComplex>,
    lda: i32,
    P: CuPtr<i32>,
    C: CuPtr<*mut runtime::cuDoubleComplex>,
    ldc: i32,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZgetriBatched(handle, n, A.as_ptr(), lda, P.as_ptr(), C.as_ptr(), ldc, info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Solves op(A)·X = B for each A factorized by `getrfBatched`; X overwrites B (double-precision complex).
///
/// `cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *const *Aarray, int lda, const int *devIpiv, cuDoubleComplex *const *Barray, int ldb, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZgetrsBatched))]
///
/// Returns `(cublasStatus_t, info: int)`.
///
/// - `Aarray`, `devIpiv`, `Barray`: in, on the device
/// - `info`: out
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetrsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `devIpiv`, `Barray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray`, `Barray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZgetrsBatched(
    handle: cublasHandle_t,
    trans: cublasOperation_t,
    n: i32,
    nrhs: i32,
    Aarray: CuPtr<*const runtime::cuDoubleComplex>,
    lda: i32,
    devIpiv: CuPtr<i32>,
    Barray: CuPtr<*mut runtime::cuDoubleComplex>,
    ldb: i32,
    batchSize: i32,
) -> (cublasStatus_t, i32) {
    let mut info: i32 = output::zeroed();
    let returned = unsafe { sys::cublasZgetrsBatched(
        handle, trans, n, nrhs, Aarray.as_ptr(), lda, devIpiv.as_ptr(), Barray.as_ptr(), ldb, &mut info, batchSize,
    ) };
    (returned, info)
}

/// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.
///
/// `cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhbmv = cublasZhbmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhbmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZhbmv_v2(
        handle, uplo, n, k, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZhbmv`].
pub use self::cublasZhbmv as cublasZhbmv_v2;

/// y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.
///
/// `cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhbmv_64 = cublasZhbmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhbmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZhbmv_v2_64(
        handle, uplo, n, k, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZhbmv_64`].
pub use self::cublasZhbmv_64 as cublasZhbmv_v2_64;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.
///
/// `cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhemm = cublasZhemm_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhemm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZhemm_v2(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZhemm`].
pub use self::cublasZhemm as cublasZhemm_v2;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.
///
/// `cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhemm_64 = cublasZhemm_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhemm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZhemm_v2_64(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZhemm_64`].
pub use self::cublasZhemm_64 as cublasZhemm_v2_64;

/// y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.
///
/// `cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhemv = cublasZhemv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhemv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZhemv_v2(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZhemv`].
pub use self::cublasZhemv as cublasZhemv_v2;

/// y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.
///
/// `cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhemv_64 = cublasZhemv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhemv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZhemv_v2_64(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZhemv_64`].
pub use self::cublasZhemv_64 as cublasZhemv_v2_64;

/// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZher = cublasZher_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZher(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZher_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasZher`].
pub use self::cublasZher as cublasZher_v2;

/// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZher2 = cublasZher2_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZher2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZher2_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasZher2`].
pub use self::cublasZher2 as cublasZher2_v2;

/// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZher2_64 = cublasZher2_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZher2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZher2_v2_64(
        handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZher2_64`].
pub use self::cublasZher2_64 as cublasZher2_v2_64;

/// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.
///
/// `cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZher2k = cublasZher2k_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZher2k(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    beta: Scalar<'_, f64>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZher2k_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZher2k`].
pub use self::cublasZher2k as cublasZher2k_v2;

/// C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.
///
/// `cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZher2k_64 = cublasZher2k_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZher2k_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    beta: Scalar<'_, f64>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZher2k_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZher2k_64`].
pub use self::cublasZher2k_64 as cublasZher2k_v2_64;

/// A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZher_64 = cublasZher_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZher_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZher_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasZher_64`].
pub use self::cublasZher_64 as cublasZher_v2_64;

/// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const double *alpha, const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZherk = cublasZherk_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZherk(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    beta: Scalar<'_, f64>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZherk_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZherk`].
pub use self::cublasZherk as cublasZherk_v2;

/// C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZherk_64 = cublasZherk_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZherk_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, f64>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    beta: Scalar<'_, f64>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZherk_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZherk_64`].
pub use self::cublasZherk_64 as cublasZherk_v2_64;

/// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.
///
/// `cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZherkx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZherkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    beta: Scalar<'_, f64>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZherkx(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.
///
/// `cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZherkx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherkx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZherkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    beta: Scalar<'_, f64>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZherkx_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.
///
/// `cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhpmv = cublasZhpmv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `AP`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhpmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    AP: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZhpmv_v2(
        handle, uplo, n, alpha.into_ptr(), AP.as_ptr(), x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZhpmv`].
pub use self::cublasZhpmv as cublasZhpmv_v2;

/// y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.
///
/// `cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhpmv_64 = cublasZhpmv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `AP`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhpmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    AP: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZhpmv_v2_64(
        handle, uplo, n, alpha.into_ptr(), AP.as_ptr(), x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZhpmv_64`].
pub use self::cublasZhpmv_64 as cublasZhpmv_v2_64;

/// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.
///
/// `cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhpr = cublasZhpr_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhpr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, f64>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    AP: CuPtr<runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZhpr_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, AP.as_mut_ptr()) };
    (returned,)
}

/// The symbol behind [`cublasZhpr`].
pub use self::cublasZhpr as cublasZhpr_v2;

/// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.
///
/// `cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhpr2 = cublasZhpr2_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhpr2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
    AP: CuPtr<runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZhpr2_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasZhpr2`].
pub use self::cublasZhpr2 as cublasZhpr2_v2;

/// A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.
///
/// `cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhpr2_64 = cublasZhpr2_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhpr2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
    AP: CuPtr<runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZhpr2_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasZhpr2_64`].
pub use self::cublasZhpr2_64 as cublasZhpr2_v2_64;

/// A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.
///
/// `cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZhpr_64 = cublasZhpr_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZhpr_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, f64>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    AP: CuPtr<runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZhpr_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, AP.as_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasZhpr_64`].
pub use self::cublasZhpr_64 as cublasZhpr_v2_64;

/// Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double-precision complex).
///
/// `cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZmatinvBatched))]
///
/// - `A`, `Ainv`: in, on the device
/// - `info`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZmatinvBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Ainv`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `Ainv` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZmatinvBatched(
    handle: cublasHandle_t,
    n: i32,
    A: CuPtr<*const runtime::cuDoubleComplex>,
    lda: i32,
    Ainv: CuPtr<*mut runtime::cuDoubleComplex>,
    lda_inv: i32,
    info: CuPtr<i32>,
    batchSize: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZmatinvBatched(handle, n, A.as_ptr(), lda, Ainv.as_ptr(), lda_inv, info.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.
///
/// `cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy, const double *c, const cuDoubleComplex *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZrot = cublasZrot_v2))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZrot(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
    c: Scalar<'_, f64>,
    s: Scalar<'_, runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZrot_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasZrot`].
pub use self::cublasZrot as cublasZrot_v2;

/// (x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.
///
/// `cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZrot_64 = cublasZrot_v2_64))]
///
/// - `x`, `y`: on the device
/// - `c`, `s`: in, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZrot_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
    c: Scalar<'_, f64>,
    s: Scalar<'_, runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZrot_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy, c.into_ptr(), s.into_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasZrot_64`].
pub use self::cublasZrot_64 as cublasZrot_v2_64;

/// Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), double-precision complex.
///
/// `cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c, cuDoubleComplex *s)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZrotg = cublasZrotg_v2))]
///
/// - `a`, `b`: in and out, a scalar on the host or on the device
/// - `c`, `s`: out, a scalar on the host or on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrotg).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `a`, `b`, `c`, `s`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZrotg(
    handle: cublasHandle_t,
    a: ScalarMut<'_, runtime::cuDoubleComplex>,
    b: ScalarMut<'_, runtime::cuDoubleComplex>,
    c: ScalarMut<'_, f64>,
    s: ScalarMut<'_, runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZrotg_v2(handle, a.into_mut_ptr(), b.into_mut_ptr(), c.into_mut_ptr(), s.into_mut_ptr())
    };
    (returned,)
}

/// The symbol behind [`cublasZrotg`].
pub use self::cublasZrotg as cublasZrotg_v2;

/// x = α·x, double-precision complex.
///
/// `cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZscal = cublasZscal_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZscal(
    handle: cublasHandle_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZscal_v2(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasZscal`].
pub use self::cublasZscal as cublasZscal_v2;

/// x = α·x, double-precision complex.
///
/// `cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZscal_64 = cublasZscal_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZscal_64(
    handle: cublasHandle_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZscal_v2_64(handle, n, alpha.into_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasZscal_64`].
pub use self::cublasZscal_64 as cublasZscal_v2_64;

/// x ↔ y, double-precision complex.
///
/// `cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZswap = cublasZswap_v2))]
///
/// - `x`, `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZswap(
    handle: cublasHandle_t,
    n: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZswap_v2(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasZswap`].
pub use self::cublasZswap as cublasZswap_v2;

/// x ↔ y, double-precision complex.
///
/// `cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZswap_64 = cublasZswap_v2_64))]
///
/// - `x`, `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZswap_64(
    handle: cublasHandle_t,
    n: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZswap_v2_64(handle, n, x.as_mut_ptr(), incx, y.as_mut_ptr(), incy) };
    (returned,)
}

/// The symbol behind [`cublasZswap_64`].
pub use self::cublasZswap_64 as cublasZswap_v2_64;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.
///
/// `cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsymm = cublasZsymm_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsymm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsymm_v2(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZsymm`].
pub use self::cublasZsymm as cublasZsymm_v2;

/// C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.
///
/// `cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsymm_64 = cublasZsymm_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsymm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsymm_v2_64(
        handle, side, uplo, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZsymm_64`].
pub use self::cublasZsymm_64 as cublasZsymm_v2_64;

/// y = α·A·x + β·y for a symmetric matrix A, double-precision complex.
///
/// `cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsymv = cublasZsymv_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsymv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsymv_v2(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZsymv`].
pub use self::cublasZsymv as cublasZsymv_v2;

/// y = α·A·x + β·y for a symmetric matrix A, double-precision complex.
///
/// `cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsymv_64 = cublasZsymv_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsymv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsymv_v2_64(
        handle, uplo, n, alpha.into_ptr(), A.as_ptr(), lda, x.as_ptr(), incx, beta.into_ptr(), y.as_mut_ptr(), incy,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZsymv_64`].
pub use self::cublasZsymv_64 as cublasZsymv_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsyr = cublasZsyr_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsyr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZsyr_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasZsyr`].
pub use self::cublasZsyr as cublasZsyr_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsyr2 = cublasZsyr2_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsyr2(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZsyr2_v2(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasZsyr2`].
pub use self::cublasZsyr2 as cublasZsyr2_v2;

/// A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsyr2_64 = cublasZsyr2_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`, `y`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `y`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsyr2_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    y: CuPtr<runtime::cuDoubleComplex>,
    incy: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsyr2_v2_64(
        handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, y.as_ptr(), incy, A.as_mut_ptr(), lda,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZsyr2_64`].
pub use self::cublasZsyr2_64 as cublasZsyr2_v2_64;

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.
///
/// `cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsyr2k = cublasZsyr2k_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsyr2k(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsyr2k_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZsyr2k`].
pub use self::cublasZsyr2k as cublasZsyr2k_v2;

/// C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.
///
/// `cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsyr2k_64 = cublasZsyr2k_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsyr2k_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsyr2k_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZsyr2k_64`].
pub use self::cublasZsyr2k_64 as cublasZsyr2k_v2_64;

/// A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsyr_64 = cublasZsyr_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `x`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `x`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsyr_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZsyr_v2_64(handle, uplo, n, alpha.into_ptr(), x.as_ptr(), incx, A.as_mut_ptr(), lda)
    };
    (returned,)
}

/// The symbol behind [`cublasZsyr_64`].
pub use self::cublasZsyr_64 as cublasZsyr_v2_64;

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsyrk = cublasZsyrk_v2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsyrk(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsyrk_v2(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZsyrk`].
pub use self::cublasZsyrk as cublasZsyrk_v2;

/// C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.
///
/// `cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsyrk_64 = cublasZsyrk_v2_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsyrk_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsyrk_v2_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, beta.into_ptr(), C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZsyrk_64`].
pub use self::cublasZsyrk_64 as cublasZsyrk_v2_64;

/// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.
///
/// `cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsyrkx))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrkx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsyrkx(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i32,
    k: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsyrkx(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.
///
/// `cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZsyrkx_64))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrkx_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZsyrkx_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: i64,
    k: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZsyrkx_64(
        handle, uplo, trans, n, k, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, beta.into_ptr(), C.as_mut_ptr(),
        ldc,
    ) };
    (returned,)
}

/// x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.
///
/// `cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtbmv = cublasZtbmv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtbmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZtbmv_v2(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasZtbmv`].
pub use self::cublasZtbmv as cublasZtbmv_v2;

/// x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.
///
/// `cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtbmv_64 = cublasZtbmv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtbmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZtbmv_v2_64(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasZtbmv_64`].
pub use self::cublasZtbmv_64 as cublasZtbmv_v2_64;

/// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).
///
/// `cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtbsv = cublasZtbsv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtbsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZtbsv_v2(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasZtbsv`].
pub use self::cublasZtbsv as cublasZtbsv_v2;

/// Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).
///
/// `cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtbsv_64 = cublasZtbsv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtbsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    k: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZtbsv_v2_64(handle, uplo, trans, diag, n, k, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasZtbsv_64`].
pub use self::cublasZtbsv_64 as cublasZtbsv_v2_64;

/// x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.
///
/// `cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtpmv = cublasZtpmv_v2))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtpmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtpmv_v2(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasZtpmv`].
pub use self::cublasZtpmv as cublasZtpmv_v2;

/// x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.
///
/// `cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtpmv_64 = cublasZtpmv_v2_64))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtpmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtpmv_v2_64(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasZtpmv_64`].
pub use self::cublasZtpmv_64 as cublasZtpmv_v2_64;

/// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).
///
/// `cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtpsv = cublasZtpsv_v2))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtpsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    AP: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtpsv_v2(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasZtpsv`].
pub use self::cublasZtpsv as cublasZtpsv_v2;

/// Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).
///
/// `cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtpsv_64 = cublasZtpsv_v2_64))]
///
/// - `AP`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtpsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    AP: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtpsv_v2_64(handle, uplo, trans, diag, n, AP.as_ptr(), x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasZtpsv_64`].
pub use self::cublasZtpsv_64 as cublasZtpsv_v2_64;

/// Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double-precision complex).
///
/// `cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP, cuDoubleComplex *A, int lda)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtpttr))]
///
/// - `AP`: in, on the device
/// - `A`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpttr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `AP`, `A`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtpttr(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    AP: CuPtr<runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtpttr(handle, uplo, n, AP.as_ptr(), A.as_mut_ptr(), lda) };
    (returned,)
}

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).
///
/// `cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrmm = cublasZtrmm_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrmm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtrmm_v2(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZtrmm`].
pub use self::cublasZtrmm as cublasZtrmm_v2;

/// C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).
///
/// `cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrmm_64 = cublasZtrmm_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrmm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtrmm_v2_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZtrmm_64`].
pub use self::cublasZtrmm_64 as cublasZtrmm_v2_64;

/// x = op(A)·x for a triangular matrix A, double-precision complex.
///
/// `cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrmv = cublasZtrmv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrmv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtrmv_v2(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasZtrmv`].
pub use self::cublasZtrmv as cublasZtrmv_v2;

/// x = op(A)·x for a triangular matrix A, double-precision complex.
///
/// `cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrmv_64 = cublasZtrmv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrmv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZtrmv_v2_64(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasZtrmv_64`].
pub use self::cublasZtrmv_64 as cublasZtrmv_v2_64;

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).
///
/// `cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrsm = cublasZtrsm_v2))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrsm(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtrsm_v2(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_mut_ptr(), ldb,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZtrsm`].
pub use self::cublasZtrsm as cublasZtrsm_v2;

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).
///
/// `cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrsmBatched))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsmBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrsmBatched(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<*const runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<*mut runtime::cuDoubleComplex>,
    ldb: i32,
    batchCount: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtrsmBatched(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, batchCount,
    ) };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).
///
/// `cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *const *A, int64_t lda, cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrsmBatched_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`, `B`: in, on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsmBatched_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrsmBatched_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<*const runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<*mut runtime::cuDoubleComplex>,
    ldb: i64,
    batchCount: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtrsmBatched_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_ptr(), ldb, batchCount,
    ) };
    (returned,)
}

/// Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).
///
/// `cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrsm_64 = cublasZtrsm_v2_64))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `A`: in, on the device
/// - `B`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cublasSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrsm_64(
    handle: cublasHandle_t,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: i64,
    n: i64,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtrsm_v2_64(
        handle, side, uplo, trans, diag, m, n, alpha.into_ptr(), A.as_ptr(), lda, B.as_mut_ptr(), ldb,
    ) };
    (returned,)
}

/// The symbol behind [`cublasZtrsm_64`].
pub use self::cublasZtrsm_64 as cublasZtrsm_v2_64;

/// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).
///
/// `cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrsv = cublasZtrsv_v2))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrsv(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i32,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtrsv_v2(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx) };
    (returned,)
}

/// The symbol behind [`cublasZtrsv`].
pub use self::cublasZtrsv as cublasZtrsv_v2;

/// Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).
///
/// `cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrsv_64 = cublasZtrsv_v2_64))]
///
/// - `A`: in, on the device
/// - `x`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv_64).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrsv_64(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: i64,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i64,
    x: CuPtr<runtime::cuDoubleComplex>,
    incx: i64,
) -> (cublasStatus_t,) {
    let returned = unsafe {
        sys::cublasZtrsv_v2_64(handle, uplo, trans, diag, n, A.as_ptr(), lda, x.as_mut_ptr(), incx)
    };
    (returned,)
}

/// The symbol behind [`cublasZtrsv_64`].
pub use self::cublasZtrsv_64 as cublasZtrsv_v2_64;

/// Copies a triangle of a full matrix A to packed storage (AP), double-precision complex.
///
/// `cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *AP)`
#[cfg_attr(doc, doc = forms!(owned cublas::cublasZtrttp))]
///
/// - `A`: in, on the device
/// - `AP`: on the device
///
/// In `cublas_api.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrttp).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `AP`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cublasZtrttp(
    handle: cublasHandle_t,
    uplo: cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    AP: CuPtr<runtime::cuDoubleComplex>,
) -> (cublasStatus_t,) {
    let returned = unsafe { sys::cublasZtrttp(handle, uplo, n, A.as_ptr(), lda, AP.as_mut_ptr()) };
    (returned,)
}
