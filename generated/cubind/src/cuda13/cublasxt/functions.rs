//! Functions: cuBLASXt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `transa`: in
/// - `transb`: in
/// - `m`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCgemm(
    handle: cublasXtHandle_t,
    transa: cublas::cublasOperation_t,
    transb: cublas::cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: &cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: &cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCgemm(
                handle,
                transa,
                transb,
                m,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtChemm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: &cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtChemm(
                handle,
                side,
                uplo,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCher2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: &f32,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCher2k(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCherk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f32,
    A: *const cublas::cuComplex,
    lda: usize,
    beta: &f32,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCherk(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCherkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: &f32,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCherkx(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)`
///
/// Returns `(cublasStatus_t, handle: cublasXtHandle_t)`.
///
/// - `handle`: out
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCreate() -> (cublas::cublasStatus_t, cublasXtHandle_t) {
    let mut handle: cublasXtHandle_t = output::zeroed();
    let returned = unsafe { sys::cublasXtCreate(&mut handle) };
    (returned, handle)
}

/// `cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `AP`: in, an address, passed unchanged
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCspmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &cublas::cuComplex,
    AP: *const cublas::cuComplex,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: &cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCspmm(
                handle,
                side,
                uplo,
                m,
                n,
                core::ptr::from_ref(alpha),
                AP,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCsymm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: &cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCsymm(
                handle,
                side,
                uplo,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: &cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCsyr2k(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCsyrk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    beta: &cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCsyrk(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    beta: &cublas::cuComplex,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCsyrkx(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `trans`: in
/// - `diag`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCtrmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *const cublas::cuComplex,
    ldb: usize,
    C: *mut cublas::cuComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCtrmm(
                handle,
                side,
                uplo,
                trans,
                diag,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `trans`: in
/// - `diag`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtCtrsm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &cublas::cuComplex,
    A: *const cublas::cuComplex,
    lda: usize,
    B: *mut cublas::cuComplex,
    ldb: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtCtrsm(
                handle,
                side,
                uplo,
                trans,
                diag,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
            )
        },
    )
}

/// `cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in; invalid afterwards
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtDestroy(handle: cublasXtHandle_t) -> (cublas::cublasStatus_t,) {
    (unsafe { sys::cublasXtDestroy(handle) },)
}

/// `cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `nbDevices`: in; the length of `deviceId`
/// - `deviceId`: in, array, length `nbDevices`
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtDeviceSelect(
    handle: cublasXtHandle_t,
    deviceId: &[i32],
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtDeviceSelect(
                handle,
                args::count(deviceId.len()),
                args::as_ptr(deviceId).cast_mut(),
            )
        },
    )
}

/// `cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `transa`: in
/// - `transb`: in
/// - `m`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtDgemm(
    handle: cublasXtHandle_t,
    transa: cublas::cublasOperation_t,
    transb: cublas::cublasOperation_t,
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
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtDgemm(
                handle,
                transa,
                transb,
                m,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `AP`: in, an address, passed unchanged
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtDspmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &f64,
    AP: *const f64,
    B: *const f64,
    ldb: usize,
    beta: &f64,
    C: *mut f64,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtDspmm(
                handle,
                side,
                uplo,
                m,
                n,
                core::ptr::from_ref(alpha),
                AP,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtDsymm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
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
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtDsymm(
                handle,
                side,
                uplo,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtDsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
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
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtDsyr2k(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtDsyrk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f64,
    A: *const f64,
    lda: usize,
    beta: &f64,
    C: *mut f64,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtDsyrk(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtDsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
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
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtDsyrkx(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `trans`: in
/// - `diag`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtDtrmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &f64,
    A: *const f64,
    lda: usize,
    B: *const f64,
    ldb: usize,
    C: *mut f64,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtDtrmm(
                handle,
                side,
                uplo,
                trans,
                diag,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, double *B, size_t ldb)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `trans`: in
/// - `diag`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtDtrsm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &f64,
    A: *const f64,
    lda: usize,
    B: *mut f64,
    ldb: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtDtrsm(
                handle,
                side,
                uplo,
                trans,
                diag,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
            )
        },
    )
}

/// `cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)`
///
/// Returns `(cublasStatus_t, blockDim: int)`.
///
/// - `handle`: in
/// - `blockDim`: out
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtGetBlockDim(
    handle: cublasXtHandle_t,
) -> (cublas::cublasStatus_t, i32) {
    let mut blockDim: i32 = output::zeroed();
    let returned = unsafe { sys::cublasXtGetBlockDim(handle, &mut blockDim) };
    (returned, blockDim)
}

/// `cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)`
///
/// Returns `(cublasStatus_t, nbBoards: int)`.
///
/// - `nbDevices`: in; the length of `deviceId`
/// - `deviceId`: in, array, length `nbDevices`
/// - `nbBoards`: out
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtGetNumBoards(deviceId: &[i32]) -> (cublas::cublasStatus_t, i32) {
    let mut nbBoards: i32 = output::zeroed();
    let returned = unsafe {
        sys::cublasXtGetNumBoards(
            args::count(deviceId.len()),
            args::as_ptr(deviceId).cast_mut(),
            &mut nbBoards,
        )
    };
    (returned, nbBoards)
}

/// `cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)`
///
/// Returns `(cublasStatus_t, mode: cublasXtPinnedMemMode_t)`.
///
/// - `handle`: in
/// - `mode`: out
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtGetPinningMemMode(
    handle: cublasXtHandle_t,
) -> (cublas::cublasStatus_t, cublasXtPinnedMemMode_t) {
    let mut mode: cublasXtPinnedMemMode_t = output::zeroed();
    let returned = unsafe { sys::cublasXtGetPinningMemMode(handle, &mut mode) };
    (returned, mode)
}

/// `cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)`
///
/// Returns `(cublasStatus_t, nbGpuBoards: int)`.
///
/// - `nbGpuBoards`: out
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtMaxBoards() -> (cublas::cublasStatus_t, i32) {
    let mut nbGpuBoards: i32 = output::zeroed();
    let returned = unsafe { sys::cublasXtMaxBoards(&mut nbGpuBoards) };
    (returned, nbGpuBoards)
}

/// `cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `blockDim`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtSetBlockDim(
    handle: cublasXtHandle_t,
    blockDim: i32,
) -> (cublas::cublasStatus_t,) {
    (unsafe { sys::cublasXtSetBlockDim(handle, blockDim) },)
}

/// `cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `blasOp`: in
/// - `type`: in
/// - `ratio`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtSetCpuRatio(
    handle: cublasXtHandle_t,
    blasOp: cublasXtBlasOp_t,
    r#type: cublasXtOpType_t,
    ratio: f32,
) -> (cublas::cublasStatus_t,) {
    (unsafe { sys::cublasXtSetCpuRatio(handle, blasOp, r#type, ratio) },)
}

/// `cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `blasOp`: in
/// - `type`: in
/// - `blasFunctor`: in, an address, passed unchanged
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtSetCpuRoutine(
    handle: cublasXtHandle_t,
    blasOp: cublasXtBlasOp_t,
    r#type: cublasXtOpType_t,
    blasFunctor: *mut c_void,
) -> (cublas::cublasStatus_t,) {
    (unsafe { sys::cublasXtSetCpuRoutine(handle, blasOp, r#type, blasFunctor) },)
}

/// `cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `mode`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtSetPinningMemMode(
    handle: cublasXtHandle_t,
    mode: cublasXtPinnedMemMode_t,
) -> (cublas::cublasStatus_t,) {
    (unsafe { sys::cublasXtSetPinningMemMode(handle, mode) },)
}

/// `cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `transa`: in
/// - `transb`: in
/// - `m`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtSgemm(
    handle: cublasXtHandle_t,
    transa: cublas::cublasOperation_t,
    transb: cublas::cublasOperation_t,
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
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtSgemm(
                handle,
                transa,
                transb,
                m,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `AP`: in, an address, passed unchanged
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtSspmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &f32,
    AP: *const f32,
    B: *const f32,
    ldb: usize,
    beta: &f32,
    C: *mut f32,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtSspmm(
                handle,
                side,
                uplo,
                m,
                n,
                core::ptr::from_ref(alpha),
                AP,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtSsymm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
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
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtSsymm(
                handle,
                side,
                uplo,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtSsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
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
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtSsyr2k(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtSsyrk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f32,
    A: *const f32,
    lda: usize,
    beta: &f32,
    C: *mut f32,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtSsyrk(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtSsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
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
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtSsyrkx(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `trans`: in
/// - `diag`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtStrmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &f32,
    A: *const f32,
    lda: usize,
    B: *const f32,
    ldb: usize,
    C: *mut f32,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtStrmm(
                handle,
                side,
                uplo,
                trans,
                diag,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, float *B, size_t ldb)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `trans`: in
/// - `diag`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtStrsm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &f32,
    A: *const f32,
    lda: usize,
    B: *mut f32,
    ldb: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtStrsm(
                handle,
                side,
                uplo,
                trans,
                diag,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `transa`: in
/// - `transb`: in
/// - `m`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZgemm(
    handle: cublasXtHandle_t,
    transa: cublas::cublasOperation_t,
    transb: cublas::cublasOperation_t,
    m: usize,
    n: usize,
    k: usize,
    alpha: &cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: &cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZgemm(
                handle,
                transa,
                transb,
                m,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZhemm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: &cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZhemm(
                handle,
                side,
                uplo,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZher2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: &f64,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZher2k(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZherk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &f64,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    beta: &f64,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZherk(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZherkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: &f64,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZherkx(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `AP`: in, an address, passed unchanged
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZspmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &cublas::cuDoubleComplex,
    AP: *const cublas::cuDoubleComplex,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: &cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZspmm(
                handle,
                side,
                uplo,
                m,
                n,
                core::ptr::from_ref(alpha),
                AP,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZsymm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    m: usize,
    n: usize,
    alpha: &cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: &cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZsymm(
                handle,
                side,
                uplo,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZsyr2k(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: &cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZsyr2k(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZsyrk(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    beta: &cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZsyrk(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `uplo`: in
/// - `trans`: in
/// - `n`: in
/// - `k`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `beta`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZsyrkx(
    handle: cublasXtHandle_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    n: usize,
    k: usize,
    alpha: &cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    beta: &cublas::cuDoubleComplex,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZsyrkx(
                handle,
                uplo,
                trans,
                n,
                k,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                core::ptr::from_ref(beta),
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `trans`: in
/// - `diag`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
/// - `C`: in, an address, passed unchanged
/// - `ldc`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZtrmm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *const cublas::cuDoubleComplex,
    ldb: usize,
    C: *mut cublas::cuDoubleComplex,
    ldc: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZtrmm(
                handle,
                side,
                uplo,
                trans,
                diag,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
                C,
                ldc,
            )
        },
    )
}

/// `cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B, size_t ldb)`
///
/// Returns `(cublasStatus_t,)`.
///
/// - `handle`: in
/// - `side`: in
/// - `uplo`: in
/// - `trans`: in
/// - `diag`: in
/// - `m`: in
/// - `n`: in
/// - `alpha`: in
/// - `A`: in, an address, passed unchanged
/// - `lda`: in
/// - `B`: in, an address, passed unchanged
/// - `ldb`: in
///
/// In `cublasXt.h` since CUDA 12.0 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api).
#[inline]
pub unsafe fn cublasXtZtrsm(
    handle: cublasXtHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    diag: cublas::cublasDiagType_t,
    m: usize,
    n: usize,
    alpha: &cublas::cuDoubleComplex,
    A: *const cublas::cuDoubleComplex,
    lda: usize,
    B: *mut cublas::cuDoubleComplex,
    ldb: usize,
) -> (cublas::cublasStatus_t,) {
    (
        unsafe {
            sys::cublasXtZtrsm(
                handle,
                side,
                uplo,
                trans,
                diag,
                m,
                n,
                core::ptr::from_ref(alpha),
                A,
                lda,
                B,
                ldb,
            )
        },
    )
}
