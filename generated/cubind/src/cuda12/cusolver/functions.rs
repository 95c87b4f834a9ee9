//! Functions (cuSOLVER).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

#[path = "../../common/cusolver/functions.rs"]
mod common;
pub use common::*;

const fn value_size_cudaDataType(selector: runtime::cudaDataType) -> ValueSize {
    match selector {
        runtime::cudaDataType::CUDA_R_32F => ValueSize::One(4),
        runtime::cudaDataType::CUDA_R_64F => ValueSize::One(8),
        _ => ValueSize::Any,
    }
}

/// Computes the QR factorization A = Q·R in place; superseded by `cusolverDnXgeqrf`.
///
/// `cusolverStatus_t cusolverDnGeqrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeTau, void *tau, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnGeqrf))]
///
/// - `A`, `tau`, `pBuffer`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGeqrf).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `tau`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnGeqrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeTau: runtime::cudaDataType,
    tau: CuPtr<c_void>,
    computeType: runtime::cudaDataType,
    pBuffer: CuPtr<c_void>,
    workspaceInBytes: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnGeqrf(
        handle, params, m, n, dataTypeA, A.as_mut_ptr(), lda, dataTypeTau, tau.as_mut_ptr(), computeType,
        pBuffer.as_mut_ptr(), workspaceInBytes, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusolverDnGeqrf`.
///
/// `cusolverStatus_t cusolverDnGeqrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeTau, const void *tau, cudaDataType computeType, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnGeqrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytes: size_t)`.
///
/// - `A`, `tau`: in, on the device
/// - `workspaceInBytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGeqrf_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnGeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeTau: runtime::cudaDataType,
    tau: CuPtr<c_void>,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize) {
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnGeqrf_bufferSize(
        handle, params, m, n, dataTypeA, A.as_ptr(), lda, dataTypeTau, tau.as_ptr(), computeType, &mut workspaceInBytes,
    ) };
    (returned, workspaceInBytes)
}

/// Computes the SVD A = U·S·Vᴴ; superseded by `cusolverDnXgesvd`.
///
/// `cusolverStatus_t cusolverDnGesvd(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeVT, void *VT, int64_t ldvt, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnGesvd))]
///
/// - `A`, `S`, `U`, `VT`, `pBuffer`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGesvd).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `VT`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnGesvd(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobu: i8,
    jobvt: i8,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeS: runtime::cudaDataType,
    S: CuPtr<c_void>,
    dataTypeU: runtime::cudaDataType,
    U: CuPtr<c_void>,
    ldu: i64,
    dataTypeVT: runtime::cudaDataType,
    VT: CuPtr<c_void>,
    ldvt: i64,
    computeType: runtime::cudaDataType,
    pBuffer: CuPtr<c_void>,
    workspaceInBytes: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnGesvd(
        handle, params, jobu, jobvt, m, n, dataTypeA, A.as_mut_ptr(), lda, dataTypeS, S.as_mut_ptr(), dataTypeU,
        U.as_mut_ptr(), ldu, dataTypeVT, VT.as_mut_ptr(), ldvt, computeType, pBuffer.as_mut_ptr(), workspaceInBytes,
        info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusolverDnGesvd`.
///
/// `cusolverStatus_t cusolverDnGesvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeVT, const void *VT, int64_t ldvt, cudaDataType computeType, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnGesvd_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytes: size_t)`.
///
/// - `A`, `S`, `U`, `VT`: in, on the device
/// - `workspaceInBytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGesvd_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `VT`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnGesvd_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobu: i8,
    jobvt: i8,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeS: runtime::cudaDataType,
    S: CuPtr<c_void>,
    dataTypeU: runtime::cudaDataType,
    U: CuPtr<c_void>,
    ldu: i64,
    dataTypeVT: runtime::cudaDataType,
    VT: CuPtr<c_void>,
    ldvt: i64,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize) {
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnGesvd_bufferSize(
        handle, params, jobu, jobvt, m, n, dataTypeA, A.as_ptr(), lda, dataTypeS, S.as_ptr(), dataTypeU, U.as_ptr(),
        ldu, dataTypeVT, VT.as_ptr(), ldvt, computeType, &mut workspaceInBytes,
    ) };
    (returned, workspaceInBytes)
}

/// Computes the LU factorization P·A = L·U in place; superseded by `cusolverDnXgetrf`.
///
/// `cusolverStatus_t cusolverDnGetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnGetrf))]
///
/// - `A`, `ipiv`, `pBuffer`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetrf).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `ipiv`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnGetrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    ipiv: CuPtr<i64>,
    computeType: runtime::cudaDataType,
    pBuffer: CuPtr<c_void>,
    workspaceInBytes: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnGetrf(
        handle, params, m, n, dataTypeA, A.as_mut_ptr(), lda, ipiv.as_mut_ptr(), computeType, pBuffer.as_mut_ptr(),
        workspaceInBytes, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusolverDnGetrf`.
///
/// `cusolverStatus_t cusolverDnGetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnGetrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytes: size_t)`.
///
/// - `A`: in, on the device
/// - `workspaceInBytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetrf_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnGetrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize) {
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnGetrf_bufferSize(
        handle, params, m, n, dataTypeA, A.as_ptr(), lda, computeType, &mut workspaceInBytes,
    ) };
    (returned, workspaceInBytes)
}

/// Solves op(A)·X = B with the factors from `cusolverDnGetrf`; superseded by `cusolverDnXgetrs`.
///
/// `cusolverStatus_t cusolverDnGetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnGetrs))]
///
/// - `A`, `ipiv`: in, on the device
/// - `B`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetrs).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `ipiv`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnGetrs(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    trans: cublas::cublasOperation_t,
    n: i64,
    nrhs: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    ipiv: CuPtr<i64>,
    dataTypeB: runtime::cudaDataType,
    B: CuPtr<c_void>,
    ldb: i64,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnGetrs(
        handle, params, trans, n, nrhs, dataTypeA, A.as_ptr(), lda, ipiv.as_ptr(), dataTypeB, B.as_mut_ptr(), ldb,
        info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the Cholesky factorization of a positive definite matrix A in place; superseded by `cusolverDnXpotrf`.
///
/// `cusolverStatus_t cusolverDnPotrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnPotrf))]
///
/// - `A`, `pBuffer`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnPotrf).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnPotrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    computeType: runtime::cudaDataType,
    pBuffer: CuPtr<c_void>,
    workspaceInBytes: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnPotrf(
        handle, params, uplo, n, dataTypeA, A.as_mut_ptr(), lda, computeType, pBuffer.as_mut_ptr(), workspaceInBytes,
        info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusolverDnPotrf`.
///
/// `cusolverStatus_t cusolverDnPotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnPotrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytes: size_t)`.
///
/// - `A`: in, on the device
/// - `workspaceInBytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnPotrf_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnPotrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize) {
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnPotrf_bufferSize(
        handle, params, uplo, n, dataTypeA, A.as_ptr(), lda, computeType, &mut workspaceInBytes,
    ) };
    (returned, workspaceInBytes)
}

/// Solves A·X = B with the Cholesky factor from `cusolverDnPotrf`; superseded by `cusolverDnXpotrs`.
///
/// `cusolverStatus_t cusolverDnPotrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnPotrs))]
///
/// - `A`: in, on the device
/// - `B`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnPotrs).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnPotrs(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    nrhs: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeB: runtime::cudaDataType,
    B: CuPtr<c_void>,
    ldb: i64,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnPotrs(
        handle, params, uplo, n, nrhs, dataTypeA, A.as_ptr(), lda, dataTypeB, B.as_mut_ptr(), ldb, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes all eigenvalues of a symmetric or Hermitian matrix A; superseded by `cusolverDnXsyevd`.
///
/// `cusolverStatus_t cusolverDnSyevd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSyevd))]
///
/// - `A`, `W`, `pBuffer`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSyevd).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnSyevd(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: CuPtr<c_void>,
    computeType: runtime::cudaDataType,
    pBuffer: CuPtr<c_void>,
    workspaceInBytes: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSyevd(
        handle, params, jobz, uplo, n, dataTypeA, A.as_mut_ptr(), lda, dataTypeW, W.as_mut_ptr(), computeType,
        pBuffer.as_mut_ptr(), workspaceInBytes, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusolverDnSyevd`.
///
/// `cusolverStatus_t cusolverDnSyevd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSyevd_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytes: size_t)`.
///
/// - `A`, `W`: in, on the device
/// - `workspaceInBytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSyevd_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnSyevd_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: CuPtr<c_void>,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize) {
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnSyevd_bufferSize(
        handle, params, jobz, uplo, n, dataTypeA, A.as_ptr(), lda, dataTypeW, W.as_ptr(), computeType,
        &mut workspaceInBytes,
    ) };
    (returned, workspaceInBytes)
}

/// Computes selected eigenvalues of a symmetric or Hermitian matrix A; superseded by `cusolverDnXsyevdx`.
///
/// `cusolverStatus_t cusolverDnSyevdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig64, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *pBuffer, size_t workspaceInBytes, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSyevdx))]
///
/// Returns `(cusolverStatus_t, meig64: int64_t)`.
///
/// - `A`, `W`, `pBuffer`, `info`: on the device
/// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
/// - `meig64`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSyevdx).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `pBuffer`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnSyevdx<T: Input, U: Input>(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    vl: Option<&T>,
    vu: Option<&U>,
    il: i64,
    iu: i64,
    dataTypeW: runtime::cudaDataType,
    W: CuPtr<c_void>,
    computeType: runtime::cudaDataType,
    pBuffer: CuPtr<c_void>,
    workspaceInBytes: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t, i64) {
    if vl.is_some() && !value_size_cudaDataType(dataTypeW).fits(size_of::<T>()) {
        refusal::refuse(
            "cusolverDnSyevdx", "the size of a value of `vl` differs from that of the type that `dataTypeW` selects",
        );
        return (cusolverStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    if vu.is_some() && !value_size_cudaDataType(dataTypeW).fits(size_of::<U>()) {
        refusal::refuse(
            "cusolverDnSyevdx", "the size of a value of `vu` differs from that of the type that `dataTypeW` selects",
        );
        return (cusolverStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut meig64: i64 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSyevdx(
        handle, params, jobz, range, uplo, n, dataTypeA, A.as_mut_ptr(), lda, args::option_ptr(vl).cast_mut().cast(),
        args::option_ptr(vu).cast_mut().cast(), il, iu, &mut meig64, dataTypeW, W.as_mut_ptr(), computeType,
        pBuffer.as_mut_ptr(), workspaceInBytes, info.as_mut_ptr(),
    ) };
    (returned, meig64)
}

/// Returns the workspace size in bytes for `cusolverDnSyevdx`.
///
/// `cusolverStatus_t cusolverDnSyevdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *h_meig, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSyevdx_bufferSize))]
///
/// Returns `(cusolverStatus_t, h_meig: int64_t, workspaceInBytes: size_t)`.
///
/// - `A`, `W`: in, on the device
/// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
/// - `h_meig`, `workspaceInBytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0, until CUDA 12.9, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSyevdx_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverDnSyevdx_bufferSize<T: Input, U: Input>(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    vl: Option<&T>,
    vu: Option<&U>,
    il: i64,
    iu: i64,
    dataTypeW: runtime::cudaDataType,
    W: CuPtr<c_void>,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, i64, usize) {
    if vl.is_some() && !value_size_cudaDataType(dataTypeW).fits(size_of::<T>()) {
        refusal::refuse(
            "cusolverDnSyevdx_bufferSize",
            "the size of a value of `vl` differs from that of the type that `dataTypeW` selects",
        );
        return (cusolverStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    if vu.is_some() && !value_size_cudaDataType(dataTypeW).fits(size_of::<U>()) {
        refusal::refuse(
            "cusolverDnSyevdx_bufferSize",
            "the size of a value of `vu` differs from that of the type that `dataTypeW` selects",
        );
        return (cusolverStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut h_meig: i64 = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnSyevdx_bufferSize(
        handle, params, jobz, range, uplo, n, dataTypeA, A.as_ptr(), lda, args::option_ptr(vl).cast_mut().cast(),
        args::option_ptr(vu).cast_mut().cast(), il, iu, &mut h_meig, dataTypeW, W.as_ptr(), computeType,
        &mut workspaceInBytes,
    ) };
    (returned, h_meig, workspaceInBytes)
}

/// Analyzes the pattern for parallel refactorization of a batch; call this function once after setup.
///
/// `cusolverStatus_t cusolverRfBatchAnalyze(cusolverRfHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfBatchAnalyze))]
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchAnalyze).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfBatchAnalyze(handle: cusolverRfHandle_t) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfBatchAnalyze(handle) };
    (returned,)
}

/// Factorizes each matrix of the batch with its current values on the GPU.
///
/// `cusolverStatus_t cusolverRfBatchRefactor(cusolverRfHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfBatchRefactor))]
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchRefactor).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfBatchRefactor(
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfBatchRefactor(handle) };
    (returned,)
}

/// Replaces the values of each matrix of the batch; the pattern must not change.
///
/// `cusolverStatus_t cusolverRfBatchResetValues(int batchSize, int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double **csrValA_array, int *P, int *Q, cusolverRfHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfBatchResetValues))]
///
/// - `csrRowPtrA`, `csrColIndA`, `csrValA_array`, `P`, `Q`: on the device
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchResetValues).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `csrRowPtrA`, `csrColIndA`, `csrValA_array`, `P`, `Q`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - Each address in `csrValA_array` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cusolverRfBatchResetValues(
    batchSize: i32,
    n: i32,
    nnzA: i32,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    csrValA_array: CuPtr<*mut f64>,
    P: CuPtr<i32>,
    Q: CuPtr<i32>,
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfBatchResetValues(
        batchSize, n, nnzA, csrRowPtrA.as_mut_ptr(), csrColIndA.as_mut_ptr(), csrValA_array.as_mut_ptr(),
        P.as_mut_ptr(), Q.as_mut_ptr(), handle,
    ) };
    (returned,)
}

/// Initializes a handle with sparse matrices of one pattern, and their L, U, P and Q, from host arrays.
///
/// `cusolverStatus_t cusolverRfBatchSetupHost(int batchSize, int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double **h_csrValA_array, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfBatchSetupHost))]
///
/// - `h_csrRowPtrA`, `h_csrColIndA`, `h_csrRowPtrL`, `h_csrColIndL`, `h_csrValL`, `h_csrRowPtrU`, `h_csrColIndU`, `h_csrValU`, `h_P`, `h_Q`: in, an address, passed unchanged
/// - `h_csrValA_array`: in, array, whose length is passed as `batchSize`
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchSetupHost).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `h_csrRowPtrA`, `h_csrRowPtrL`, `h_csrRowPtrU`: valid memory of `n + 1` elements.
/// - `h_csrColIndA`: valid memory of `nnzA` elements.
/// - Each address in `h_csrValA_array` points to valid memory of the size that the other arguments imply.
/// - `h_csrColIndL`: valid memory of `nnzL` elements.
/// - `h_csrValL`: valid memory of `nnzL` elements.
/// - `h_csrColIndU`: valid memory of `nnzU` elements.
/// - `h_csrValU`: valid memory of `nnzU` elements.
/// - `h_P`, `h_Q`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverRfBatchSetupHost(
    n: i32,
    nnzA: i32,
    h_csrRowPtrA: *mut i32,
    h_csrColIndA: *mut i32,
    h_csrValA_array: &[*mut f64],
    nnzL: i32,
    h_csrRowPtrL: *mut i32,
    h_csrColIndL: *mut i32,
    h_csrValL: *mut f64,
    nnzU: i32,
    h_csrRowPtrU: *mut i32,
    h_csrColIndU: *mut i32,
    h_csrValU: *mut f64,
    h_P: *mut i32,
    h_Q: *mut i32,
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfBatchSetupHost(
        args::count(h_csrValA_array.len()), n, nnzA, h_csrRowPtrA, h_csrColIndA,
        args::as_ptr(h_csrValA_array).cast_mut(), nnzL, h_csrRowPtrL, h_csrColIndL, h_csrValL, nnzU, h_csrRowPtrU,
        h_csrColIndU, h_csrValU, h_P, h_Q, handle,
    ) };
    (returned,)
}

/// Solves each system of the batch with its last factors; solutions overwrite the right-hand sides.
///
/// `cusolverStatus_t cusolverRfBatchSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double **XF_array, int ldxf)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfBatchSolve))]
///
/// - `P`, `Q`, `Temp`, `XF_array`: on the device
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchSolve).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `P`, `Q`, `Temp`, `XF_array`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
/// - Each address in `XF_array` points to valid memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[inline]
pub unsafe fn cusolverRfBatchSolve(
    handle: cusolverRfHandle_t,
    P: CuPtr<i32>,
    Q: CuPtr<i32>,
    nrhs: i32,
    Temp: CuPtr<f64>,
    ldt: i32,
    XF_array: CuPtr<*mut f64>,
    ldxf: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfBatchSolve(
        handle, P.as_mut_ptr(), Q.as_mut_ptr(), nrhs, Temp.as_mut_ptr(), ldt, XF_array.as_mut_ptr(), ldxf,
    ) };
    (returned,)
}

/// Stores in `position` the position of the first zero pivot of each matrix of the batch, or −1.
///
/// `cusolverStatus_t cusolverRfBatchZeroPivot(cusolverRfHandle_t handle, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfBatchZeroPivot))]
///
/// - `position`: in, an address, passed unchanged
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchZeroPivot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `position`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverRfBatchZeroPivot(
    handle: cusolverRfHandle_t,
    position: *mut i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfBatchZeroPivot(handle, position) };
    (returned,)
}

/// Creates a refactorization handle, for sparse systems in which only the values change.
///
/// `cusolverStatus_t cusolverRfCreate(cusolverRfHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfCreate))]
///
/// Returns `(cusolverStatus_t, handle: cusolverRfHandle_t)`.
///
/// - `handle`: out
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverRfCreate() -> (cusolverStatus_t, cusolverRfHandle_t) {
    let mut handle: cusolverRfHandle_t = output::zeroed();
    let returned = unsafe { sys::cusolverRfCreate(&mut handle) };
    (returned, handle)
}

/// Destroys a refactorization handle and frees its device memory.
///
/// `cusolverStatus_t cusolverRfDestroy(cusolverRfHandle_t handle)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverRfDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverRfDestroy(handle: cusolverRfHandle_t) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfDestroy(handle) };
    (returned,)
}

/// Returns the algorithms for refactorization and for triangular solves.
///
/// `cusolverStatus_t cusolverRfGetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t *factAlg, cusolverRfTriangularSolve_t *solveAlg)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfGetAlgs))]
///
/// Returns `(cusolverStatus_t, factAlg: cusolverRfFactorization_t, solveAlg: cusolverRfTriangularSolve_t)`.
///
/// - `factAlg`, `solveAlg`: out
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetAlgs).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfGetAlgs(
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t, cusolverRfFactorization_t, cusolverRfTriangularSolve_t) {
    let mut factAlg: cusolverRfFactorization_t = output::zeroed();
    let mut solveAlg: cusolverRfTriangularSolve_t = output::zeroed();
    let returned = unsafe { sys::cusolverRfGetAlgs(handle, &mut factAlg, &mut solveAlg) };
    (returned, factAlg, solveAlg)
}

/// Returns the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.
///
/// `cusolverStatus_t cusolverRfGetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t *format, cusolverRfUnitDiagonal_t *diag)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfGetMatrixFormat))]
///
/// Returns `(cusolverStatus_t, format: cusolverRfMatrixFormat_t, diag: cusolverRfUnitDiagonal_t)`.
///
/// - `format`, `diag`: out
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetMatrixFormat).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfGetMatrixFormat(
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t, cusolverRfMatrixFormat_t, cusolverRfUnitDiagonal_t) {
    let mut format: cusolverRfMatrixFormat_t = output::zeroed();
    let mut diag: cusolverRfUnitDiagonal_t = output::zeroed();
    let returned = unsafe { sys::cusolverRfGetMatrixFormat(handle, &mut format, &mut diag) };
    (returned, format, diag)
}

/// Returns whether a small pivot was replaced with the boost value.
///
/// `cusolverStatus_t cusolverRfGetNumericBoostReport(cusolverRfHandle_t handle, cusolverRfNumericBoostReport_t *report)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfGetNumericBoostReport))]
///
/// Returns `(cusolverStatus_t, report: cusolverRfNumericBoostReport_t)`.
///
/// - `report`: out
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetNumericBoostReport).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfGetNumericBoostReport(
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t, cusolverRfNumericBoostReport_t) {
    let mut report: cusolverRfNumericBoostReport_t = output::zeroed();
    let returned = unsafe { sys::cusolverRfGetNumericBoostReport(handle, &mut report) };
    (returned, report)
}

/// Returns the threshold below which pivots are treated as zero, and the value that replaces these pivots.
///
/// `cusolverStatus_t cusolverRfGetNumericProperties(cusolverRfHandle_t handle, double *zero, double *boost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfGetNumericProperties))]
///
/// Returns `(cusolverStatus_t, zero: double, boost: double)`.
///
/// - `zero`, `boost`: out
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetNumericProperties).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfGetNumericProperties(
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t, f64, f64) {
    let mut zero: f64 = output::zeroed();
    let mut boost: f64 = output::zeroed();
    let returned = unsafe { sys::cusolverRfGetNumericProperties(handle, &mut zero, &mut boost) };
    (returned, zero, boost)
}

/// Returns whether `cusolverRfResetValues` uses a fast mode that requires more memory.
///
/// `cusolverStatus_t cusolverRfGetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t *fastMode)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfGetResetValuesFastMode))]
///
/// Returns `(cusolverStatus_t, fastMode: cusolverRfResetValuesFastMode_t)`.
///
/// - `fastMode`: out
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetResetValuesFastMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfGetResetValuesFastMode(
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t, cusolverRfResetValuesFastMode_t) {
    let mut fastMode: cusolverRfResetValuesFastMode_t = output::zeroed();
    let returned = unsafe { sys::cusolverRfGetResetValuesFastMode(handle, &mut fastMode) };
    (returned, fastMode)
}

/// Sets the algorithms for refactorization and for triangular solves.
///
/// `cusolverStatus_t cusolverRfSetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t factAlg, cusolverRfTriangularSolve_t solveAlg)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfSetAlgs))]
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetAlgs).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfSetAlgs(
    handle: cusolverRfHandle_t,
    factAlg: cusolverRfFactorization_t,
    solveAlg: cusolverRfTriangularSolve_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfSetAlgs(handle, factAlg, solveAlg) };
    (returned,)
}

/// Sets the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.
///
/// `cusolverStatus_t cusolverRfSetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t format, cusolverRfUnitDiagonal_t diag)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfSetMatrixFormat))]
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetMatrixFormat).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfSetMatrixFormat(
    handle: cusolverRfHandle_t,
    format: cusolverRfMatrixFormat_t,
    diag: cusolverRfUnitDiagonal_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfSetMatrixFormat(handle, format, diag) };
    (returned,)
}

/// Sets the threshold below which pivots are treated as zero, and the value that replaces these pivots.
///
/// `cusolverStatus_t cusolverRfSetNumericProperties(cusolverRfHandle_t handle, double zero, double boost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfSetNumericProperties))]
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetNumericProperties).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfSetNumericProperties(
    handle: cusolverRfHandle_t,
    zero: f64,
    boost: f64,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfSetNumericProperties(handle, zero, boost) };
    (returned,)
}

/// Sets whether `cusolverRfResetValues` uses a fast mode that requires more memory.
///
/// `cusolverStatus_t cusolverRfSetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t fastMode)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfSetResetValuesFastMode))]
///
/// In `cusolverRf.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetResetValuesFastMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverRfSetResetValuesFastMode(
    handle: cusolverRfHandle_t,
    fastMode: cusolverRfResetValuesFastMode_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfSetResetValuesFastMode(handle, fastMode) };
    (returned,)
}

/// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsreigsHost))]
///
/// Returns `(cusolverStatus_t, num_eigs: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `num_eigs`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigsHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
#[inline]
pub unsafe fn cusolverSpCcsreigsHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    left_bottom_corner: runtime::cuComplex,
    right_upper_corner: runtime::cuComplex,
) -> (cusolverStatus_t, i32) {
    let mut num_eigs: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsreigsHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner, &mut num_eigs,
    ) };
    (returned, num_eigs)
}

/// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float eps, cuComplex *mu, cuComplex *x)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsreigvsi))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`: in, on the device
/// - `mu`, `x`: on the device
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigvsi).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpCcsreigvsi(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    mu0: runtime::cuComplex,
    x0: CuPtr<runtime::cuComplex>,
    maxite: i32,
    eps: f32,
    mu: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsreigvsi(
        handle, m, nnz, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), mu0, x0.as_ptr(), maxite,
        eps, mu.as_mut_ptr(), x.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite, float tol, cuComplex *mu, cuComplex *x)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsreigvsiHost))]
///
/// Returns `(cusolverStatus_t, mu: cuComplex)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
/// - `mu`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigvsiHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `x0`, `x`: valid memory of `m` elements.
#[inline]
pub unsafe fn cusolverSpCcsreigvsiHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: runtime::cuComplex,
    x0: *const runtime::cuComplex,
    maxite: i32,
    tol: f32,
    x: *mut runtime::cuComplex,
) -> (cusolverStatus_t, runtime::cuComplex) {
    let mut mu = output::Reserved::<runtime::cuComplex>::new();
    let returned = unsafe { sys::cusolverSpCcsreigvsiHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, mu.slot(), x,
    ) };
    (returned, mu.take())
}

/// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int *rankA, cuComplex *x, int *p, float *min_norm)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrlsqvqrHost))]
///
/// Returns `(cusolverStatus_t, rankA: int, min_norm: float)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
/// - `rankA`, `min_norm`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsqvqrHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `p`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpCcsrlsqvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuComplex,
    tol: f32,
    x: *mut runtime::cuComplex,
    p: *mut i32,
) -> (cusolverStatus_t, i32, f32) {
    let mut rankA: i32 = output::zeroed();
    let mut min_norm: f32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrlsqvqrHost(
        handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, &mut rankA, x, p, &mut min_norm,
    ) };
    (returned, rankA, min_norm)
}

/// Solves A·x = b for a CSR matrix A by QR (single-precision complex); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpCcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrlsvqr))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
/// - `x`: on the device
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvqr).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpCcsrlsvqr(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: CuPtr<runtime::cuComplex>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    b: CuPtr<runtime::cuComplex>,
    tol: f32,
    reorder: i32,
    x: CuPtr<runtime::cuComplex>,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrlsvqr(
        handle, m, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), b.as_ptr(), tol, reorder,
        x.as_mut_ptr(), &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a CSR matrix A by QR on the CPU (single-precision complex); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpCcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrlsvqrHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvqrHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `b`, `x`: valid memory of `m` elements.
#[inline]
pub unsafe fn cusolverSpCcsrlsvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuComplex,
    tol: f32,
    reorder: i32,
    x: *mut runtime::cuComplex,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrlsvqrHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrBufferInfoBatched))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfoBatched).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpCcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: CuPtr<runtime::cuComplex>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    batchSize: i32,
    info: csrqrInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrqrBufferInfoBatched(
        handle, m, n, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), batchSize, info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, cuComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrsvBatched))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrsvBatched).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpCcsrqrsvBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    b: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    batchSize: i32,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsrqrsvBatched(
        handle, m, n, nnz, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), b.as_ptr(),
        x.as_mut_ptr(), batchSize, info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrzfdHost))]
///
/// Returns `(cusolverStatus_t, numnz: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
/// - `numnz`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrzfdHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `P`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpCcsrzfdHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    P: *mut i32,
) -> (cusolverStatus_t, i32) {
    let mut numnz: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverSpCcsrzfdHost(handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P, &mut numnz)
    };
    (returned, numnz)
}

/// Creates a handle for sparse solvers on the current device.
///
/// `cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCreate))]
///
/// Returns `(cusolverStatus_t, handle: cusolverSpHandle_t)`.
///
/// - `handle`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverSpCreate() -> (cusolverStatus_t, cusolverSpHandle_t) {
    let mut handle: cusolverSpHandle_t = output::zeroed();
    let returned = unsafe { sys::cusolverSpCreate(&mut handle) };
    (returned, handle)
}

/// Creates an object that stores a sparse QR factorization.
///
/// `cusolverStatus_t cusolverSpCreateCsrqrInfo(csrqrInfo_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCreateCsrqrInfo))]
///
/// Returns `(cusolverStatus_t, info: csrqrInfo_t)`.
///
/// - `info`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrqrInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverSpCreateCsrqrInfo() -> (cusolverStatus_t, csrqrInfo_t) {
    let mut info: csrqrInfo_t = output::zeroed();
    let returned = unsafe { sys::cusolverSpCreateCsrqrInfo(&mut info) };
    (returned, info)
}

/// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double precision).
///
/// `cusolverStatus_t cusolverSpDcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsreigsHost))]
///
/// Returns `(cusolverStatus_t, num_eigs: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `num_eigs`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigsHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
#[inline]
pub unsafe fn cusolverSpDcsreigsHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    left_bottom_corner: runtime::cuDoubleComplex,
    right_upper_corner: runtime::cuDoubleComplex,
) -> (cusolverStatus_t, i32) {
    let mut num_eigs: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsreigsHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner, &mut num_eigs,
    ) };
    (returned, num_eigs)
}

/// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).
///
/// `cusolverStatus_t cusolverSpDcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double eps, double *mu, double *x)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsreigvsi))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`: in, on the device
/// - `mu`, `x`: on the device
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigvsi).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpDcsreigvsi(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f64>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    mu0: f64,
    x0: CuPtr<f64>,
    maxite: i32,
    eps: f64,
    mu: CuPtr<f64>,
    x: CuPtr<f64>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsreigvsi(
        handle, m, nnz, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), mu0, x0.as_ptr(), maxite,
        eps, mu.as_mut_ptr(), x.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).
///
/// `cusolverStatus_t cusolverSpDcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double tol, double *mu, double *x)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsreigvsiHost))]
///
/// Returns `(cusolverStatus_t, mu: double)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
/// - `mu`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigvsiHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `x0`, `x`: valid memory of `m` elements.
#[inline]
pub unsafe fn cusolverSpDcsreigvsiHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: f64,
    x0: *const f64,
    maxite: i32,
    tol: f64,
    x: *mut f64,
) -> (cusolverStatus_t, f64) {
    let mut mu: f64 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsreigvsiHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, &mut mu, x,
    ) };
    (returned, mu)
}

/// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int *rankA, double *x, int *p, double *min_norm)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrlsqvqrHost))]
///
/// Returns `(cusolverStatus_t, rankA: int, min_norm: double)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
/// - `rankA`, `min_norm`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsqvqrHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `p`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpDcsrlsqvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f64,
    tol: f64,
    x: *mut f64,
    p: *mut i32,
) -> (cusolverStatus_t, i32, f64) {
    let mut rankA: i32 = output::zeroed();
    let mut min_norm: f64 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrlsqvqrHost(
        handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, &mut rankA, x, p, &mut min_norm,
    ) };
    (returned, rankA, min_norm)
}

/// Solves A·x = b for a CSR matrix A by QR (double precision); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpDcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrlsvqr))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
/// - `x`: on the device
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvqr).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpDcsrlsvqr(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: CuPtr<f64>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    b: CuPtr<f64>,
    tol: f64,
    reorder: i32,
    x: CuPtr<f64>,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrlsvqr(
        handle, m, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), b.as_ptr(), tol, reorder,
        x.as_mut_ptr(), &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a CSR matrix A by QR on the CPU (double precision); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpDcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrlsvqrHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvqrHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `b`, `x`: valid memory of `m` elements.
#[inline]
pub unsafe fn cusolverSpDcsrlsvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f64,
    tol: f64,
    reorder: i32,
    x: *mut f64,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrlsvqrHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrBufferInfoBatched))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfoBatched).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpDcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: CuPtr<f64>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    batchSize: i32,
    info: csrqrInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrqrBufferInfoBatched(
        handle, m, n, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), batchSize, info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrsvBatched))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrsvBatched).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpDcsrqrsvBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f64>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    b: CuPtr<f64>,
    x: CuPtr<f64>,
    batchSize: i32,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsrqrsvBatched(
        handle, m, n, nnz, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), b.as_ptr(),
        x.as_mut_ptr(), batchSize, info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrzfdHost))]
///
/// Returns `(cusolverStatus_t, numnz: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
/// - `numnz`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrzfdHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `P`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpDcsrzfdHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    P: *mut i32,
) -> (cusolverStatus_t, i32) {
    let mut numnz: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverSpDcsrzfdHost(handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P, &mut numnz)
    };
    (returned, numnz)
}

/// Destroys a handle for sparse solvers and frees its memory.
///
/// `cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t handle)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverSpDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverSpDestroy(handle: cusolverSpHandle_t) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDestroy(handle) };
    (returned,)
}

/// Destroys a sparse QR factorization.
///
/// `cusolverStatus_t cusolverSpDestroyCsrqrInfo(csrqrInfo_t info)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverSpDestroyCsrqrInfo))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrqrInfo).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDestroyCsrqrInfo(info) };
    (returned,)
}

/// Returns the stream of a handle for sparse solvers; null means the default stream.
///
/// `cusolverStatus_t cusolverSpGetStream(cusolverSpHandle_t handle, cudaStream_t *streamId)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpGetStream))]
///
/// Returns `(cusolverStatus_t, streamId: cudaStream_t)`.
///
/// - `streamId`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpGetStream).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverSpGetStream(
    handle: cusolverSpHandle_t,
) -> (cusolverStatus_t, runtime::cudaStream_t) {
    let mut streamId: runtime::cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cusolverSpGetStream(handle, &mut streamId) };
    (returned, streamId)
}

/// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single precision).
///
/// `cusolverStatus_t cusolverSpScsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex right_upper_corner, int *num_eigs)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsreigsHost))]
///
/// Returns `(cusolverStatus_t, num_eigs: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `num_eigs`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigsHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
#[inline]
pub unsafe fn cusolverSpScsreigsHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    left_bottom_corner: runtime::cuComplex,
    right_upper_corner: runtime::cuComplex,
) -> (cusolverStatus_t, i32) {
    let mut num_eigs: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsreigsHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner, &mut num_eigs,
    ) };
    (returned, num_eigs)
}

/// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).
///
/// `cusolverStatus_t cusolverSpScsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float eps, float *mu, float *x)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsreigvsi))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`: in, on the device
/// - `mu`, `x`: on the device
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigvsi).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpScsreigvsi(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f32>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    mu0: f32,
    x0: CuPtr<f32>,
    maxite: i32,
    eps: f32,
    mu: CuPtr<f32>,
    x: CuPtr<f32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsreigvsi(
        handle, m, nnz, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), mu0, x0.as_ptr(), maxite,
        eps, mu.as_mut_ptr(), x.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).
///
/// `cusolverStatus_t cusolverSpScsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float tol, float *mu, float *x)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsreigvsiHost))]
///
/// Returns `(cusolverStatus_t, mu: float)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
/// - `mu`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigvsiHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `x0`, `x`: valid memory of `m` elements.
#[inline]
pub unsafe fn cusolverSpScsreigvsiHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: f32,
    x0: *const f32,
    maxite: i32,
    tol: f32,
    x: *mut f32,
) -> (cusolverStatus_t, f32) {
    let mut mu: f32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsreigvsiHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, &mut mu, x,
    ) };
    (returned, mu)
}

/// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int *rankA, float *x, int *p, float *min_norm)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrlsqvqrHost))]
///
/// Returns `(cusolverStatus_t, rankA: int, min_norm: float)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
/// - `rankA`, `min_norm`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsqvqrHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `p`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpScsrlsqvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f32,
    tol: f32,
    x: *mut f32,
    p: *mut i32,
) -> (cusolverStatus_t, i32, f32) {
    let mut rankA: i32 = output::zeroed();
    let mut min_norm: f32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrlsqvqrHost(
        handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, &mut rankA, x, p, &mut min_norm,
    ) };
    (returned, rankA, min_norm)
}

/// Solves A·x = b for a CSR matrix A by QR (single precision); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpScsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrlsvqr))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
/// - `x`: on the device
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvqr).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpScsrlsvqr(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: CuPtr<f32>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    b: CuPtr<f32>,
    tol: f32,
    reorder: i32,
    x: CuPtr<f32>,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrlsvqr(
        handle, m, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), b.as_ptr(), tol, reorder,
        x.as_mut_ptr(), &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a CSR matrix A by QR on the CPU (single precision); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpScsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrlsvqrHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvqrHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `b`, `x`: valid memory of `m` elements.
#[inline]
pub unsafe fn cusolverSpScsrlsvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const f32,
    tol: f32,
    reorder: i32,
    x: *mut f32,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrlsvqrHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrBufferInfoBatched))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfoBatched).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpScsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: CuPtr<f32>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    batchSize: i32,
    info: csrqrInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrqrBufferInfoBatched(
        handle, m, n, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), batchSize, info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrsvBatched))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrsvBatched).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpScsrqrsvBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f32>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    b: CuPtr<f32>,
    x: CuPtr<f32>,
    batchSize: i32,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsrqrsvBatched(
        handle, m, n, nnz, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), b.as_ptr(),
        x.as_mut_ptr(), batchSize, info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single precision).
///
/// `cusolverStatus_t cusolverSpScsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrzfdHost))]
///
/// Returns `(cusolverStatus_t, numnz: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
/// - `numnz`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrzfdHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `P`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpScsrzfdHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    P: *mut i32,
) -> (cusolverStatus_t, i32) {
    let mut numnz: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverSpScsrzfdHost(handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P, &mut numnz)
    };
    (returned, numnz)
}

/// Sets the stream in which later calls of sparse solvers with the handle run.
///
/// `cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t handle, cudaStream_t streamId)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpSetStream))]
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpSetStream).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `streamId`: a live handle, or a default stream (NULL).
/// - `streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cusolverSpSetStream(
    handle: cusolverSpHandle_t,
    streamId: runtime::cudaStream_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpSetStream(handle, streamId) };
    (returned,)
}

/// Checks, on the CPU, whether the sparsity pattern of a CSR matrix A is symmetric.
///
/// `cusolverStatus_t cusolverSpXcsrissymHost(cusolverSpHandle_t handle, int m, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrEndPtrA, const int *csrColIndA, int *issym)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrissymHost))]
///
/// Returns `(cusolverStatus_t, issym: int)`.
///
/// - `csrRowPtrA`, `csrEndPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `issym`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrissymHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`, `csrEndPtrA`: valid memory of `m` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[inline]
pub unsafe fn cusolverSpXcsrissymHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrEndPtrA: *const i32,
    csrColIndA: *const i32,
) -> (cusolverStatus_t, i32) {
    let mut issym: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverSpXcsrissymHost(handle, m, nnzA, descrA, csrRowPtrA, csrEndPtrA, csrColIndA, &mut issym)
    };
    (returned, issym)
}

/// Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (METIS nested dissection on A + Aᵀ).
///
/// `cusolverStatus_t cusolverSpXcsrmetisndHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int64_t *options, int *p)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrmetisndHost))]
///
/// - `csrRowPtrA`, `csrColIndA`, `options`, `p`: in, an address, passed unchanged
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrmetisndHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `options`: valid memory of the size that the other arguments imply.
/// - `p`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpXcsrmetisndHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    options: *const i64,
    p: *mut i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpXcsrmetisndHost(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, options, p)
    };
    (returned,)
}

/// Permutes the rows and columns of a CSR pattern in place; `map` receives the new positions of its values.
///
/// `cusolverStatus_t cusolverSpXcsrpermHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, int *csrRowPtrA, int *csrColIndA, const int *p, const int *q, int *map, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrpermHost))]
///
/// - `csrRowPtrA`, `csrColIndA`, `p`, `q`, `map`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrpermHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`, `map`: valid memory of `nnzA` elements.
/// - `p`: valid memory of `m` elements.
/// - `q`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverSpXcsrpermHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *mut i32,
    csrColIndA: *mut i32,
    p: *const i32,
    q: *const i32,
    map: *mut i32,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpXcsrpermHost(handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, p, q, map, pBuffer)
    };
    (returned,)
}

/// Returns the host workspace size in bytes for `cusolverSpXcsrpermHost`.
///
/// `cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int *p, const int *q, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrperm_bufferSizeHost))]
///
/// Returns `(cusolverStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `csrRowPtrA`, `csrColIndA`, `p`, `q`: in, an address, passed unchanged
/// - `bufferSizeInBytes`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrperm_bufferSizeHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `p`: valid memory of `m` elements.
/// - `q`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpXcsrperm_bufferSizeHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    p: *const i32,
    q: *const i32,
) -> (cusolverStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpXcsrperm_bufferSizeHost(
        handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, p, q, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Analyzes the common pattern of a batch of CSR matrices for QR, and stores the analysis in `info`.
///
/// `cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrqrAnalysisBatched))]
///
/// - `csrRowPtrA`, `csrColIndA`: in, on the device
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysisBatched).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpXcsrqrAnalysisBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrqrInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpXcsrqrAnalysisBatched(handle, m, n, nnzA, descrA, csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info)
    };
    (returned,)
}

/// Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (approximate minimum degree on A + Aᵀ).
///
/// `cusolverStatus_t cusolverSpXcsrsymamdHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrsymamdHost))]
///
/// - `csrRowPtrA`, `csrColIndA`, `p`: in, an address, passed unchanged
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymamdHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `p`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpXcsrsymamdHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    p: *mut i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpXcsrsymamdHost(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p) };
    (returned,)
}

/// Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (quotient-graph minimum degree on A + Aᵀ).
///
/// `cusolverStatus_t cusolverSpXcsrsymmdqHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrsymmdqHost))]
///
/// - `csrRowPtrA`, `csrColIndA`, `p`: in, an address, passed unchanged
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymmdqHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `p`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpXcsrsymmdqHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    p: *mut i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpXcsrsymmdqHost(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p) };
    (returned,)
}

/// Computes, on the CPU, a bandwidth-reducing permutation of a CSR matrix A (reverse Cuthill–McKee on A + Aᵀ).
///
/// `cusolverStatus_t cusolverSpXcsrsymrcmHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, int *p)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrsymrcmHost))]
///
/// - `csrRowPtrA`, `csrColIndA`, `p`: in, an address, passed unchanged
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymrcmHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `p`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpXcsrsymrcmHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    p: *mut i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpXcsrsymrcmHost(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, p) };
    (returned,)
}

/// Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner, cuDoubleComplex right_upper_corner, int *num_eigs)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsreigsHost))]
///
/// Returns `(cusolverStatus_t, num_eigs: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `num_eigs`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigsHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
#[inline]
pub unsafe fn cusolverSpZcsreigsHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    left_bottom_corner: runtime::cuDoubleComplex,
    right_upper_corner: runtime::cuDoubleComplex,
) -> (cusolverStatus_t, i32) {
    let mut num_eigs: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsreigsHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, left_bottom_corner, right_upper_corner, &mut num_eigs,
    ) };
    (returned, num_eigs)
}

/// Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double eps, cuDoubleComplex *mu, cuDoubleComplex *x)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsreigvsi))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`: in, on the device
/// - `mu`, `x`: on the device
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigvsi).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `mu`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpZcsreigvsi(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    mu0: runtime::cuDoubleComplex,
    x0: CuPtr<runtime::cuDoubleComplex>,
    maxite: i32,
    eps: f64,
    mu: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsreigvsi(
        handle, m, nnz, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), mu0, x0.as_ptr(), maxite,
        eps, mu.as_mut_ptr(), x.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex *x0, int maxite, double tol, cuDoubleComplex *mu, cuDoubleComplex *x)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsreigvsiHost))]
///
/// Returns `(cusolverStatus_t, mu: cuDoubleComplex)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `x0`, `x`: in, an address, passed unchanged
/// - `mu`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigvsiHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `x0`, `x`: valid memory of `m` elements.
#[inline]
pub unsafe fn cusolverSpZcsreigvsiHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu0: runtime::cuDoubleComplex,
    x0: *const runtime::cuDoubleComplex,
    maxite: i32,
    tol: f64,
    x: *mut runtime::cuDoubleComplex,
) -> (cusolverStatus_t, runtime::cuDoubleComplex) {
    let mut mu = output::Reserved::<runtime::cuDoubleComplex>::new();
    let returned = unsafe { sys::cusolverSpZcsreigvsiHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, mu0, x0, maxite, tol, mu.slot(), x,
    ) };
    (returned, mu.take())
}

/// Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int *rankA, cuDoubleComplex *x, int *p, double *min_norm)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrlsqvqrHost))]
///
/// Returns `(cusolverStatus_t, rankA: int, min_norm: double)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `p`: in, an address, passed unchanged
/// - `rankA`, `min_norm`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsqvqrHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `p`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpZcsrlsqvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuDoubleComplex,
    tol: f64,
    x: *mut runtime::cuDoubleComplex,
    p: *mut i32,
) -> (cusolverStatus_t, i32, f64) {
    let mut rankA: i32 = output::zeroed();
    let mut min_norm: f64 = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrlsqvqrHost(
        handle, m, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, &mut rankA, x, p, &mut min_norm,
    ) };
    (returned, rankA, min_norm)
}

/// Solves A·x = b for a CSR matrix A by QR (double-precision complex); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpZcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrlsvqr))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
/// - `x`: on the device
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvqr).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpZcsrlsvqr(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    b: CuPtr<runtime::cuDoubleComplex>,
    tol: f64,
    reorder: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrlsvqr(
        handle, m, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), b.as_ptr(), tol, reorder,
        x.as_mut_ptr(), &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a CSR matrix A by QR on the CPU (double-precision complex); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpZcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrlsvqrHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvqrHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `b`, `x`: valid memory of `m` elements.
#[inline]
pub unsafe fn cusolverSpZcsrlsvqrHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    b: *const runtime::cuDoubleComplex,
    tol: f64,
    reorder: i32,
    x: *mut runtime::cuDoubleComplex,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrlsvqrHost(
        handle, m, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrBufferInfoBatched))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfoBatched).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpZcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    batchSize: i32,
    info: csrqrInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrqrBufferInfoBatched(
        handle, m, n, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), batchSize, info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, cuDoubleComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrsvBatched))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrsvBatched).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpZcsrqrsvBatched(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    b: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    batchSize: i32,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsrqrsvBatched(
        handle, m, n, nnz, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), b.as_ptr(),
        x.as_mut_ptr(), batchSize, info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrzfdHost))]
///
/// Returns `(cusolverStatus_t, numnz: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `P`: in, an address, passed unchanged
/// - `numnz`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrzfdHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnz` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnz` elements.
/// - `P`: valid memory of `n` elements.
#[inline]
pub unsafe fn cusolverSpZcsrzfdHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    P: *mut i32,
) -> (cusolverStatus_t, i32) {
    let mut numnz: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverSpZcsrzfdHost(handle, n, nnz, descrA, csrValA, csrRowPtrA, csrColIndA, P, &mut numnz)
    };
    (returned, numnz)
}
