//! Functions that are identical in all major versions (cuSOLVER).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in single-precision complex.
///
/// `cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCCgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCCgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCCgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in single-precision complex.
///
/// `cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCCgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCCgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnCCgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in single-precision complex by refining an LU solution in single-precision complex.
///
/// `cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCCgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCCgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCCgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in single-precision complex.
///
/// `cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCCgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCCgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnCCgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in bfloat16 complex.
///
/// `cusolverStatus_t cusolverDnCEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCEgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCEgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCEgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in bfloat16 complex.
///
/// `cusolverStatus_t cusolverDnCEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCEgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCEgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnCEgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in single-precision complex by refining an LU solution in bfloat16 complex.
///
/// `cusolverStatus_t cusolverDnCEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCEgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCEgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCEgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in bfloat16 complex.
///
/// `cusolverStatus_t cusolverDnCEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCEgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCEgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnCEgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in half-precision complex.
///
/// `cusolverStatus_t cusolverDnCKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCKgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCKgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCKgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in half-precision complex.
///
/// `cusolverStatus_t cusolverDnCKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCKgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCKgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnCKgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in single-precision complex by refining an LU solution in half-precision complex.
///
/// `cusolverStatus_t cusolverDnCKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCKgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCKgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCKgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in half-precision complex.
///
/// `cusolverStatus_t cusolverDnCKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCKgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCKgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnCKgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in TF32 complex.
///
/// `cusolverStatus_t cusolverDnCYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCYgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCYgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCYgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in single-precision complex, with QR in TF32 complex.
///
/// `cusolverStatus_t cusolverDnCYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCYgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCYgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnCYgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in single-precision complex by refining an LU solution in TF32 complex.
///
/// `cusolverStatus_t cusolverDnCYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCYgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCYgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCYgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in single-precision complex, with LU in TF32 complex.
///
/// `cusolverStatus_t cusolverDnCYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCYgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCYgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnCYgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgebrd(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, float *D, float *E, cuComplex *TAUQ, cuComplex *TAUP, cuComplex *Work, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgebrd))]
///
/// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgebrd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCgebrd(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    D: CuPtr<f32>,
    E: CuPtr<f32>,
    TAUQ: CuPtr<runtime::cuComplex>,
    TAUP: CuPtr<runtime::cuComplex>,
    Work: CuPtr<runtime::cuComplex>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCgebrd(
        handle, m, n, A.as_mut_ptr(), lda, D.as_mut_ptr(), E.as_mut_ptr(), TAUQ.as_mut_ptr(), TAUP.as_mut_ptr(),
        Work.as_mut_ptr(), Lwork, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgebrd_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgebrd_bufferSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnCgebrd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCgebrd_bufferSize(handle, m, n, &mut Lwork) };
    (returned, Lwork)
}

/// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *TAU, cuComplex *Workspace, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgeqrf))]
///
/// - `A`, `TAU`, `Workspace`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgeqrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCgeqrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    TAU: CuPtr<runtime::cuComplex>,
    Workspace: CuPtr<runtime::cuComplex>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCgeqrf(
        handle, m, n, A.as_mut_ptr(), lda, TAU.as_mut_ptr(), Workspace.as_mut_ptr(), Lwork, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a QR factorization (`geqrf`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgeqrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgeqrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCgeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCgeqrf_bufferSize(handle, m, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *VT, int ldvt, cuComplex *work, int lwork, float *rwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgesvd))]
///
/// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCgesvd(
    handle: cusolverDnHandle_t,
    jobu: i8,
    jobvt: i8,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    S: CuPtr<f32>,
    U: CuPtr<runtime::cuComplex>,
    ldu: i32,
    VT: CuPtr<runtime::cuComplex>,
    ldvt: i32,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    rwork: CuPtr<f32>,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCgesvd(
        handle, jobu, jobvt, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, VT.as_mut_ptr(), ldvt,
        work.as_mut_ptr(), lwork, rwork.as_mut_ptr(), info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a singular value decomposition (`gesvd`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgesvd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvd_bufferSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnCgesvd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCgesvd_bufferSize(handle, m, n, &mut lwork) };
    (returned, lwork)
}

/// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, float *d_S, long long strideS, cuComplex *d_U, int ldu, long long strideU, cuComplex *d_V, int ldv, long long strideV, cuComplex *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgesvdaStridedBatched))]
///
/// - `d_A`: in, on the device
/// - `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: on the device
/// - `h_R_nrmF`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdaStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCgesvdaStridedBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: CuPtr<runtime::cuComplex>,
    lda: i32,
    strideA: i64,
    d_S: CuPtr<f32>,
    strideS: i64,
    d_U: CuPtr<runtime::cuComplex>,
    ldu: i32,
    strideU: i64,
    d_V: CuPtr<runtime::cuComplex>,
    ldv: i32,
    strideV: i64,
    d_work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    d_info: CuPtr<i32>,
    h_R_nrmF: *mut f64,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCgesvdaStridedBatched(
        handle, jobz, rank, m, n, d_A.as_ptr(), lda, strideA, d_S.as_mut_ptr(), strideS, d_U.as_mut_ptr(), ldu, strideU,
        d_V.as_mut_ptr(), ldv, strideV, d_work.as_mut_ptr(), lwork, d_info.as_mut_ptr(), h_R_nrmF, batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for `gesvdaStridedBatched` (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, const float *d_S, long long strideS, const cuComplex *d_U, int ldu, long long strideU, const cuComplex *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusolver::cusolverDnCgesvdaStridedBatched_bufferSize)
)]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `d_A`, `d_S`, `d_U`, `d_V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdaStridedBatched_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: CuPtr<runtime::cuComplex>,
    lda: i32,
    strideA: i64,
    d_S: CuPtr<f32>,
    strideS: i64,
    d_U: CuPtr<runtime::cuComplex>,
    ldu: i32,
    strideU: i64,
    d_V: CuPtr<runtime::cuComplex>,
    ldv: i32,
    strideV: i64,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCgesvdaStridedBatched_bufferSize(
        handle, jobz, rank, m, n, d_A.as_ptr(), lda, strideA, d_S.as_ptr(), strideS, d_U.as_ptr(), ldu, strideU,
        d_V.as_ptr(), ldv, strideV, &mut lwork, batchSize,
    ) };
    (returned, lwork)
}

/// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int *info, gesvdjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgesvdj))]
///
/// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCgesvdj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    S: CuPtr<f32>,
    U: CuPtr<runtime::cuComplex>,
    ldu: i32,
    V: CuPtr<runtime::cuComplex>,
    ldv: i32,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
    params: gesvdjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCgesvdj(
        handle, jobz, econ, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, V.as_mut_ptr(), ldv,
        work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgesvdjBatched))]
///
/// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdjBatched).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCgesvdjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    S: CuPtr<f32>,
    U: CuPtr<runtime::cuComplex>,
    ldu: i32,
    V: CuPtr<runtime::cuComplex>,
    ldv: i32,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCgesvdjBatched(
        handle, jobz, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, V.as_mut_ptr(), ldv,
        work.as_mut_ptr(), lwork, info.as_mut_ptr(), params, batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgesvdjBatched_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `S`, `U`, `V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdjBatched_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    S: CuPtr<f32>,
    U: CuPtr<runtime::cuComplex>,
    ldu: i32,
    V: CuPtr<runtime::cuComplex>,
    ldv: i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCgesvdjBatched_bufferSize(
        handle, jobz, m, n, A.as_ptr(), lda, S.as_ptr(), U.as_ptr(), ldu, V.as_ptr(), ldv, &mut lwork, params,
        batchSize,
    ) };
    (returned, lwork)
}

/// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int *lwork, gesvdjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgesvdj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `S`, `U`, `V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCgesvdj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    S: CuPtr<f32>,
    U: CuPtr<runtime::cuComplex>,
    ldu: i32,
    V: CuPtr<runtime::cuComplex>,
    ldv: i32,
    params: gesvdjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCgesvdj_bufferSize(
        handle, jobz, econ, m, n, A.as_ptr(), lda, S.as_ptr(), U.as_ptr(), ldu, V.as_ptr(), ldv, &mut lwork, params,
    ) };
    (returned, lwork)
}

/// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *Workspace, int *devIpiv, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgetrf))]
///
/// - `A`, `Workspace`, `devIpiv`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCgetrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    Workspace: CuPtr<runtime::cuComplex>,
    devIpiv: CuPtr<i32>,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCgetrf(
        handle, m, n, A.as_mut_ptr(), lda, Workspace.as_mut_ptr(), devIpiv.as_mut_ptr(), devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for an LU factorization (`getrf`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgetrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `A`: on the device
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCgetrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCgetrf_bufferSize(handle, m, n, A.as_mut_ptr(), lda, &mut Lwork) };
    (returned, Lwork)
}

/// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuComplex *A, int lda, const int *devIpiv, cuComplex *B, int ldb, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCgetrs))]
///
/// - `A`, `devIpiv`: in, on the device
/// - `B`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrs).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCgetrs(
    handle: cusolverDnHandle_t,
    trans: cublas::cublasOperation_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    devIpiv: CuPtr<i32>,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCgetrs(
        handle, trans, n, nrhs, A.as_ptr(), lda, devIpiv.as_ptr(), B.as_mut_ptr(), ldb, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes all eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCheevd))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCheevd(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    W: CuPtr<f32>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCheevd(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for Hermitian eigenvalues (`heevd`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCheevd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCheevd_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    W: CuPtr<f32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnCheevd_bufferSize(handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes selected eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCheevdx))]
///
/// Returns `(cusolverStatus_t, meig: int)`.
///
/// - `A`, `W`, `work`, `info`: on the device
/// - `meig`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevdx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCheevdx(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    W: CuPtr<f32>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut meig: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCheevdx(
        handle, jobz, range, uplo, n, A.as_mut_ptr(), lda, vl, vu, il, iu, &mut meig, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned, meig)
}

/// Returns the workspace size in elements for selected eigenvalues (`heevdx`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCheevdx_bufferSize))]
///
/// Returns `(cusolverStatus_t, meig: int, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `meig`, `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevdx_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCheevdx_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    W: CuPtr<f32>,
) -> (cusolverStatus_t, i32, i32) {
    let mut meig: i32 = output::zeroed();
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCheevdx_bufferSize(
        handle, jobz, range, uplo, n, A.as_ptr(), lda, vl, vu, il, iu, &mut meig, W.as_ptr(), &mut lwork,
    ) };
    (returned, meig, lwork)
}

/// Computes eigenvalues, and optionally eigenvectors, of Hermitian A by the Jacobi method (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCheevj))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCheevj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    W: CuPtr<f32>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCheevj(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Computes eigenvalues, and optionally eigenvectors, of many small Hermitian matrices (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCheevjBatched))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevjBatched).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCheevjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    W: CuPtr<f32>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCheevjBatched(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
        batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for the batched eigensolver (`heevjBatched`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCheevjBatched_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevjBatched_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCheevjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    W: CuPtr<f32>,
    params: syevjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCheevjBatched_bufferSize(
        handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork, params, batchSize,
    ) };
    (returned, lwork)
}

/// Returns the workspace size in elements for the Jacobi eigensolver (`heevj`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCheevj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCheevj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    W: CuPtr<f32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnCheevj_bufferSize(handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork, params)
    };
    (returned, lwork)
}

/// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (single-precision complex).
///
/// `cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnChegvd))]
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnChegvd(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    W: CuPtr<f32>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnChegvd(
        handle, itype, jobz, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a generalized eigenproblem (`hegvd`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnChegvd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnChegvd_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    W: CuPtr<f32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnChegvd_bufferSize(
        handle, itype, jobz, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, W.as_ptr(), &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (single-precision complex).
///
/// `cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnChegvdx))]
///
/// Returns `(cusolverStatus_t, meig: int)`.
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
/// - `meig`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvdx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnChegvdx(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    W: CuPtr<f32>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut meig: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnChegvdx(
        handle, itype, jobz, range, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, vl, vu, il, iu, &mut meig,
        W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned, meig)
}

/// Returns the workspace size in elements for selected eigenvalues (`hegvdx`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnChegvdx_bufferSize))]
///
/// Returns `(cusolverStatus_t, meig: int, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `meig`, `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvdx_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnChegvdx_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    W: CuPtr<f32>,
) -> (cusolverStatus_t, i32, i32) {
    let mut meig: i32 = output::zeroed();
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnChegvdx_bufferSize(
        handle, itype, jobz, range, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, vl, vu, il, iu, &mut meig, W.as_ptr(),
        &mut lwork,
    ) };
    (returned, meig, lwork)
}

/// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A Hermitian (single-precision complex).
///
/// `cusolverStatus_t cusolverDnChegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnChegvj))]
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnChegvj(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    W: CuPtr<f32>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnChegvj(
        handle, itype, jobz, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for the generalized Jacobi eigensolver (`hegvj`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnChegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int *lwork, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnChegvj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnChegvj_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    W: CuPtr<f32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnChegvj_bufferSize(
        handle, itype, jobz, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, W.as_ptr(), &mut lwork, params,
    ) };
    (returned, lwork)
}

/// Reduces a Hermitian matrix A to the real tridiagonal matrix Qᴴ·A·Q with diagonals d and e (single-precision complex).
///
/// `cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, float *d, float *e, cuComplex *tau, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnChetrd))]
///
/// - `A`, `d`, `e`, `tau`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChetrd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnChetrd(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    d: CuPtr<f32>,
    e: CuPtr<f32>,
    tau: CuPtr<runtime::cuComplex>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnChetrd(
        handle, uplo, n, A.as_mut_ptr(), lda, d.as_mut_ptr(), e.as_mut_ptr(), tau.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for tridiagonal reduction (`hetrd`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *d, const float *e, const cuComplex *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnChetrd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `d`, `e`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChetrd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnChetrd_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    d: CuPtr<f32>,
    e: CuPtr<f32>,
    tau: CuPtr<runtime::cuComplex>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnChetrd_bufferSize(
        handle, uplo, n, A.as_ptr(), lda, d.as_ptr(), e.as_ptr(), tau.as_ptr(), &mut lwork,
    ) };
    (returned, lwork)
}

/// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (single-precision complex).
///
/// `cusolverStatus_t cusolverDnClaswp(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnClaswp))]
///
/// - `A`: on the device
/// - `devIpiv`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClaswp).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnClaswp(
    handle: cusolverDnHandle_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    k1: i32,
    k2: i32,
    devIpiv: CuPtr<i32>,
    incx: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnClaswp(handle, n, A.as_mut_ptr(), lda, k1, k2, devIpiv.as_ptr(), incx) };
    (returned,)
}

/// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (single-precision complex).
///
/// `cusolverStatus_t cusolverDnClauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnClauum))]
///
/// - `A`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClauum).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnClauum(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnClauum(handle, uplo, n, A.as_mut_ptr(), lda, work.as_mut_ptr(), lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Returns the workspace size in elements for the product of a triangular factor (`lauum`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnClauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnClauum_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClauum_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnClauum_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnClauum_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *Workspace, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCpotrf))]
///
/// - `A`, `Workspace`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCpotrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    Workspace: CuPtr<runtime::cuComplex>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnCpotrf(handle, uplo, n, A.as_mut_ptr(), lda, Workspace.as_mut_ptr(), Lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Computes in place the Cholesky factorization of each positive definite matrix of a batch (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex **Aarray, int lda, int *infoArray, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCpotrfBatched))]
///
/// - `Aarray`, `infoArray`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCpotrfBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    Aarray: CuPtr<*mut runtime::cuComplex>,
    lda: i32,
    infoArray: CuPtr<i32>,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnCpotrfBatched(handle, uplo, n, Aarray.as_mut_ptr(), lda, infoArray.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Returns the workspace size in elements for a Cholesky factorization (`potrf`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCpotrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `A`: on the device
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCpotrf_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCpotrf_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut Lwork) };
    (returned, Lwork)
}

/// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCpotri))]
///
/// - `A`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotri).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCpotri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnCpotri(handle, uplo, n, A.as_mut_ptr(), lda, work.as_mut_ptr(), lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCpotri_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotri_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCpotri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCpotri_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuComplex *A, int lda, cuComplex *B, int ldb, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCpotrs))]
///
/// - `A`: in, on the device
/// - `B`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrs).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCpotrs(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnCpotrs(handle, uplo, n, nrhs, A.as_ptr(), lda, B.as_mut_ptr(), ldb, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuComplex **A, int lda, cuComplex **B, int ldb, int *d_info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCpotrsBatched))]
///
/// - `A`, `B`, `d_info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCpotrsBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<*mut runtime::cuComplex>,
    lda: i32,
    B: CuPtr<*mut runtime::cuComplex>,
    ldb: i32,
    d_info: CuPtr<i32>,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCpotrsBatched(
        handle, uplo, n, nrhs, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, d_info.as_mut_ptr(), batchSize,
    ) };
    (returned,)
}

/// Creates a handle for dense solvers on the current device, and allocates device memory for it.
///
/// `cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCreate))]
///
/// Returns `(cusolverStatus_t, handle: cusolverDnHandle_t)`.
///
/// - `handle`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverDnCreate() -> (cusolverStatus_t, cusolverDnHandle_t) {
    let mut handle: cusolverDnHandle_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCreate(&mut handle) };
    (returned, handle)
}

/// Creates the parameter and result object of the Jacobi SVD, with default parameters.
///
/// `cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCreateGesvdjInfo))]
///
/// Returns `(cusolverStatus_t, info: gesvdjInfo_t)`.
///
/// - `info`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateGesvdjInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverDnCreateGesvdjInfo() -> (cusolverStatus_t, gesvdjInfo_t) {
    let mut info: gesvdjInfo_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCreateGesvdjInfo(&mut info) };
    (returned, info)
}

/// Creates an options object for functions with 64-bit sizes, with default values.
///
/// `cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCreateParams))]
///
/// Returns `(cusolverStatus_t, params: cusolverDnParams_t)`.
///
/// - `params`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateParams).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverDnCreateParams() -> (cusolverStatus_t, cusolverDnParams_t) {
    let mut params: cusolverDnParams_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCreateParams(&mut params) };
    (returned, params)
}

/// Creates the parameter and result object of the Jacobi eigensolver, with default parameters.
///
/// `cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCreateSyevjInfo))]
///
/// Returns `(cusolverStatus_t, info: syevjInfo_t)`.
///
/// - `info`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateSyevjInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverDnCreateSyevjInfo() -> (cusolverStatus_t, syevjInfo_t) {
    let mut info: syevjInfo_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnCreateSyevjInfo(&mut info) };
    (returned, info)
}

/// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, int *ipiv, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCsytrf))]
///
/// - `A`, `ipiv`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCsytrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    ipiv: CuPtr<i32>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCsytrf(
        handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a symmetric factorization (`sytrf`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCsytrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCsytrf_bufferSize(
    handle: cusolverDnHandle_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCsytrf_bufferSize(handle, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const int *ipiv, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCsytri))]
///
/// - `A`, `work`, `info`: on the device
/// - `ipiv`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytri).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCsytri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    ipiv: CuPtr<i32>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCsytri(
        handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const int *ipiv, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCsytri_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `ipiv`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytri_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCsytri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    ipiv: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnCsytri_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the unitary Q (side left) or Pᴴ (side right) from the reflectors of `gebrd` (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCungbr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungbr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCungbr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuComplex>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCungbr(
        handle, side, m, n, k, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q or Pᴴ explicitly (`ungbr`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCungbr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungbr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCungbr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuComplex>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnCungbr_bufferSize(handle, side, m, n, k, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the first n columns of the unitary matrix Q from the reflectors of `geqrf` (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t handle, int m, int n, int k, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCungqr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungqr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCungqr(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuComplex>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCungqr(
        handle, m, n, k, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q explicitly (`ungqr`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCungqr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungqr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCungqr_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuComplex>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnCungqr_bufferSize(handle, m, n, k, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the unitary matrix Q from the reflectors of `hetrd` (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCungtr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungtr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCungtr(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuComplex>,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCungtr(
        handle, uplo, n, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q explicitly (`ungtr`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCungtr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungtr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCungtr_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuComplex>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnCungtr_bufferSize(handle, uplo, n, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `geqrf` (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCunmqr))]
///
/// - `A`, `tau`: in, on the device
/// - `C`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmqr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCunmqr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCunmqr(
        handle, side, trans, m, n, k, A.as_ptr(), lda, tau.as_ptr(), C.as_mut_ptr(), ldc, work.as_mut_ptr(), lwork,
        devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for multiplying by Q (`unmqr`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCunmqr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`, `C`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmqr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCunmqr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCunmqr_bufferSize(
        handle, side, trans, m, n, k, A.as_ptr(), lda, tau.as_ptr(), C.as_ptr(), ldc, &mut lwork,
    ) };
    (returned, lwork)
}

/// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `hetrd` (single-precision complex).
///
/// `cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuComplex *A, int lda, cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCunmtr))]
///
/// - `A`, `tau`, `C`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmtr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnCunmtr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
    work: CuPtr<runtime::cuComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnCunmtr(
        handle, side, uplo, trans, m, n, A.as_mut_ptr(), lda, tau.as_mut_ptr(), C.as_mut_ptr(), ldc, work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for multiplying by Q (`unmtr`, single-precision complex).
///
/// `cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnCunmtr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`, `C`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmtr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnCunmtr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnCunmtr_bufferSize(
        handle, side, uplo, trans, m, n, A.as_ptr(), lda, tau.as_ptr(), C.as_ptr(), ldc, &mut lwork,
    ) };
    (returned, lwork)
}

/// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in bfloat16.
///
/// `cusolverStatus_t cusolverDnDBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDBgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDBgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnDBgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in double precision, with QR in bfloat16.
///
/// `cusolverStatus_t cusolverDnDBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDBgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDBgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnDBgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in double precision by refining an LU solution in bfloat16.
///
/// `cusolverStatus_t cusolverDnDBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDBgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDBgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnDBgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in double precision, with LU in bfloat16.
///
/// `cusolverStatus_t cusolverDnDBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDBgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDBgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnDBgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in double precision.
///
/// `cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDDgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDDgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnDDgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in double precision, with QR in double precision.
///
/// `cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDDgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDDgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnDDgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in double precision by refining an LU solution in double precision.
///
/// `cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDDgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDDgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnDDgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in double precision, with LU in double precision.
///
/// `cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDDgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDDgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnDDgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in half precision.
///
/// `cusolverStatus_t cusolverDnDHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDHgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDHgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnDHgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in double precision, with QR in half precision.
///
/// `cusolverStatus_t cusolverDnDHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDHgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDHgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnDHgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in double precision by refining an LU solution in half precision.
///
/// `cusolverStatus_t cusolverDnDHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDHgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDHgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnDHgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in double precision, with LU in half precision.
///
/// `cusolverStatus_t cusolverDnDHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDHgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDHgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnDHgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in single precision.
///
/// `cusolverStatus_t cusolverDnDSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDSgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDSgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnDSgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in double precision, with QR in single precision.
///
/// `cusolverStatus_t cusolverDnDSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDSgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDSgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnDSgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in double precision by refining an LU solution in single precision.
///
/// `cusolverStatus_t cusolverDnDSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDSgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDSgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnDSgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in double precision, with LU in single precision.
///
/// `cusolverStatus_t cusolverDnDSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDSgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDSgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnDSgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in double precision by refining a QR solution in TF32.
///
/// `cusolverStatus_t cusolverDnDXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDXgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDXgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnDXgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in double precision, with QR in TF32.
///
/// `cusolverStatus_t cusolverDnDXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDXgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDXgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnDXgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in double precision by refining an LU solution in TF32.
///
/// `cusolverStatus_t cusolverDnDXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDXgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDXgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnDXgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in double precision, with LU in TF32.
///
/// `cusolverStatus_t cusolverDnDXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDXgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDXgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f64>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f64>,
    lddb: cusolver_int_t,
    dX: CuPtr<f64>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnDXgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Destroys a handle for dense solvers and frees its memory.
///
/// `cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverDnDestroy(handle: cusolverDnHandle_t) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDestroy(handle) };
    (returned,)
}

/// Destroys the parameter and result object of the Jacobi SVD.
///
/// `cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnDestroyGesvdjInfo))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroyGesvdjInfo).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDestroyGesvdjInfo(info) };
    (returned,)
}

/// Destroys an options object for functions with 64-bit sizes.
///
/// `cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnDestroyParams))]
///
/// - `params`: in; invalid afterwards
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroyParams).
///
/// # Safety
///
/// - `params`: a live handle that no other thread uses during the call.
/// - No thread may use `params`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverDnDestroyParams(
    params: cusolverDnParams_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDestroyParams(params) };
    (returned,)
}

/// Destroys the parameter and result object of the Jacobi eigensolver.
///
/// `cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnDestroySyevjInfo))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroySyevjInfo).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverDnDestroySyevjInfo(info: syevjInfo_t) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDestroySyevjInfo(info) };
    (returned,)
}

/// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (double precision).
///
/// `cusolverStatus_t cusolverDnDgebrd(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *D, double *E, double *TAUQ, double *TAUP, double *Work, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgebrd))]
///
/// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgebrd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDgebrd(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    D: CuPtr<f64>,
    E: CuPtr<f64>,
    TAUQ: CuPtr<f64>,
    TAUP: CuPtr<f64>,
    Work: CuPtr<f64>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDgebrd(
        handle, m, n, A.as_mut_ptr(), lda, D.as_mut_ptr(), E.as_mut_ptr(), TAUQ.as_mut_ptr(), TAUP.as_mut_ptr(),
        Work.as_mut_ptr(), Lwork, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, double precision).
///
/// `cusolverStatus_t cusolverDnDgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgebrd_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgebrd_bufferSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnDgebrd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDgebrd_bufferSize(handle, m, n, &mut Lwork) };
    (returned, Lwork)
}

/// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (double precision).
///
/// `cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *TAU, double *Workspace, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgeqrf))]
///
/// - `A`, `TAU`, `Workspace`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgeqrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDgeqrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    TAU: CuPtr<f64>,
    Workspace: CuPtr<f64>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDgeqrf(
        handle, m, n, A.as_mut_ptr(), lda, TAU.as_mut_ptr(), Workspace.as_mut_ptr(), Lwork, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a QR factorization (`geqrf`, double precision).
///
/// `cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgeqrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgeqrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDgeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDgeqrf_bufferSize(handle, m, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (double precision).
///
/// `cusolverStatus_t cusolverDnDgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *VT, int ldvt, double *work, int lwork, double *rwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgesvd))]
///
/// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDgesvd(
    handle: cusolverDnHandle_t,
    jobu: i8,
    jobvt: i8,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    S: CuPtr<f64>,
    U: CuPtr<f64>,
    ldu: i32,
    VT: CuPtr<f64>,
    ldvt: i32,
    work: CuPtr<f64>,
    lwork: i32,
    rwork: CuPtr<f64>,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDgesvd(
        handle, jobu, jobvt, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, VT.as_mut_ptr(), ldvt,
        work.as_mut_ptr(), lwork, rwork.as_mut_ptr(), info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a singular value decomposition (`gesvd`, double precision).
///
/// `cusolverStatus_t cusolverDnDgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgesvd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvd_bufferSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnDgesvd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDgesvd_bufferSize(handle, m, n, &mut lwork) };
    (returned, lwork)
}

/// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (double precision).
///
/// `cusolverStatus_t cusolverDnDgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, double *d_S, long long strideS, double *d_U, int ldu, long long strideU, double *d_V, int ldv, long long strideV, double *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgesvdaStridedBatched))]
///
/// - `d_A`: in, on the device
/// - `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: on the device
/// - `h_R_nrmF`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdaStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDgesvdaStridedBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: CuPtr<f64>,
    lda: i32,
    strideA: i64,
    d_S: CuPtr<f64>,
    strideS: i64,
    d_U: CuPtr<f64>,
    ldu: i32,
    strideU: i64,
    d_V: CuPtr<f64>,
    ldv: i32,
    strideV: i64,
    d_work: CuPtr<f64>,
    lwork: i32,
    d_info: CuPtr<i32>,
    h_R_nrmF: *mut f64,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDgesvdaStridedBatched(
        handle, jobz, rank, m, n, d_A.as_ptr(), lda, strideA, d_S.as_mut_ptr(), strideS, d_U.as_mut_ptr(), ldu, strideU,
        d_V.as_mut_ptr(), ldv, strideV, d_work.as_mut_ptr(), lwork, d_info.as_mut_ptr(), h_R_nrmF, batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for `gesvdaStridedBatched` (double precision).
///
/// `cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const double *d_A, int lda, long long strideA, const double *d_S, long long strideS, const double *d_U, int ldu, long long strideU, const double *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusolver::cusolverDnDgesvdaStridedBatched_bufferSize)
)]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `d_A`, `d_S`, `d_U`, `d_V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdaStridedBatched_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: CuPtr<f64>,
    lda: i32,
    strideA: i64,
    d_S: CuPtr<f64>,
    strideS: i64,
    d_U: CuPtr<f64>,
    ldu: i32,
    strideU: i64,
    d_V: CuPtr<f64>,
    ldv: i32,
    strideV: i64,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDgesvdaStridedBatched_bufferSize(
        handle, jobz, rank, m, n, d_A.as_ptr(), lda, strideA, d_S.as_ptr(), strideS, d_U.as_ptr(), ldu, strideU,
        d_V.as_ptr(), ldv, strideV, &mut lwork, batchSize,
    ) };
    (returned, lwork)
}

/// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (double precision).
///
/// `cusolverStatus_t cusolverDnDgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgesvdj))]
///
/// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDgesvdj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    S: CuPtr<f64>,
    U: CuPtr<f64>,
    ldu: i32,
    V: CuPtr<f64>,
    ldv: i32,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
    params: gesvdjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDgesvdj(
        handle, jobz, econ, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, V.as_mut_ptr(), ldv,
        work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (double precision).
///
/// `cusolverStatus_t cusolverDnDgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgesvdjBatched))]
///
/// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdjBatched).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDgesvdjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    S: CuPtr<f64>,
    U: CuPtr<f64>,
    ldu: i32,
    V: CuPtr<f64>,
    ldv: i32,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDgesvdjBatched(
        handle, jobz, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, V.as_mut_ptr(), ldv,
        work.as_mut_ptr(), lwork, info.as_mut_ptr(), params, batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, double precision).
///
/// `cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgesvdjBatched_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `S`, `U`, `V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdjBatched_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    S: CuPtr<f64>,
    U: CuPtr<f64>,
    ldu: i32,
    V: CuPtr<f64>,
    ldv: i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDgesvdjBatched_bufferSize(
        handle, jobz, m, n, A.as_ptr(), lda, S.as_ptr(), U.as_ptr(), ldu, V.as_ptr(), ldv, &mut lwork, params,
        batchSize,
    ) };
    (returned, lwork)
}

/// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, double precision).
///
/// `cusolverStatus_t cusolverDnDgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork, gesvdjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgesvdj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `S`, `U`, `V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDgesvdj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    S: CuPtr<f64>,
    U: CuPtr<f64>,
    ldu: i32,
    V: CuPtr<f64>,
    ldv: i32,
    params: gesvdjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDgesvdj_bufferSize(
        handle, jobz, econ, m, n, A.as_ptr(), lda, S.as_ptr(), U.as_ptr(), ldu, V.as_ptr(), ldv, &mut lwork, params,
    ) };
    (returned, lwork)
}

/// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (double precision).
///
/// `cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *Workspace, int *devIpiv, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgetrf))]
///
/// - `A`, `Workspace`, `devIpiv`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDgetrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    Workspace: CuPtr<f64>,
    devIpiv: CuPtr<i32>,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDgetrf(
        handle, m, n, A.as_mut_ptr(), lda, Workspace.as_mut_ptr(), devIpiv.as_mut_ptr(), devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for an LU factorization (`getrf`, double precision).
///
/// `cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgetrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `A`: on the device
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDgetrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDgetrf_bufferSize(handle, m, n, A.as_mut_ptr(), lda, &mut Lwork) };
    (returned, Lwork)
}

/// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (double precision).
///
/// `cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double *A, int lda, const int *devIpiv, double *B, int ldb, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDgetrs))]
///
/// - `A`, `devIpiv`: in, on the device
/// - `B`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrs).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDgetrs(
    handle: cusolverDnHandle_t,
    trans: cublas::cublasOperation_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<f64>,
    lda: i32,
    devIpiv: CuPtr<i32>,
    B: CuPtr<f64>,
    ldb: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDgetrs(
        handle, trans, n, nrhs, A.as_ptr(), lda, devIpiv.as_ptr(), B.as_mut_ptr(), ldb, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (double precision).
///
/// `cusolverStatus_t cusolverDnDlaswp(cusolverDnHandle_t handle, int n, double *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDlaswp))]
///
/// - `A`: on the device
/// - `devIpiv`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlaswp).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDlaswp(
    handle: cusolverDnHandle_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    k1: i32,
    k2: i32,
    devIpiv: CuPtr<i32>,
    incx: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDlaswp(handle, n, A.as_mut_ptr(), lda, k1, k2, devIpiv.as_ptr(), incx) };
    (returned,)
}

/// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (double precision).
///
/// `cusolverStatus_t cusolverDnDlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDlauum))]
///
/// - `A`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlauum).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDlauum(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    work: CuPtr<f64>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnDlauum(handle, uplo, n, A.as_mut_ptr(), lda, work.as_mut_ptr(), lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Returns the workspace size in elements for the product of a triangular factor (`lauum`, double precision).
///
/// `cusolverStatus_t cusolverDnDlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDlauum_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlauum_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDlauum_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDlauum_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes the orthogonal Q (side left) or Pᵀ (side right) from the reflectors of `gebrd` (double precision).
///
/// `cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, double *A, int lda, const double *tau, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDorgbr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgbr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDorgbr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f64>,
    lda: i32,
    tau: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDorgbr(
        handle, side, m, n, k, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q or Pᵀ explicitly (`orgbr`, double precision).
///
/// `cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const double *A, int lda, const double *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDorgbr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgbr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDorgbr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f64>,
    lda: i32,
    tau: CuPtr<f64>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnDorgbr_bufferSize(handle, side, m, n, k, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the first n columns of the orthogonal matrix Q from the reflectors of `geqrf` (double precision).
///
/// `cusolverStatus_t cusolverDnDorgqr(cusolverDnHandle_t handle, int m, int n, int k, double *A, int lda, const double *tau, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDorgqr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgqr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDorgqr(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f64>,
    lda: i32,
    tau: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDorgqr(
        handle, m, n, k, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q explicitly (`orgqr`, double precision).
///
/// `cusolverStatus_t cusolverDnDorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const double *A, int lda, const double *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDorgqr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgqr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDorgqr_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f64>,
    lda: i32,
    tau: CuPtr<f64>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnDorgqr_bufferSize(handle, m, n, k, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the orthogonal matrix Q from the reflectors of `sytrd` (double precision).
///
/// `cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const double *tau, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDorgtr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgtr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDorgtr(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    tau: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDorgtr(
        handle, uplo, n, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q explicitly (`orgtr`, double precision).
///
/// `cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDorgtr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgtr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDorgtr_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    tau: CuPtr<f64>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnDorgtr_bufferSize(handle, uplo, n, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `geqrf` (double precision).
///
/// `cusolverStatus_t cusolverDnDormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, double *C, int ldc, double *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDormqr))]
///
/// - `A`, `tau`: in, on the device
/// - `C`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormqr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDormqr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f64>,
    lda: i32,
    tau: CuPtr<f64>,
    C: CuPtr<f64>,
    ldc: i32,
    work: CuPtr<f64>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDormqr(
        handle, side, trans, m, n, k, A.as_ptr(), lda, tau.as_ptr(), C.as_mut_ptr(), ldc, work.as_mut_ptr(), lwork,
        devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for multiplying by Q (`ormqr`, double precision).
///
/// `cusolverStatus_t cusolverDnDormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDormqr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`, `C`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormqr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDormqr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f64>,
    lda: i32,
    tau: CuPtr<f64>,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDormqr_bufferSize(
        handle, side, trans, m, n, k, A.as_ptr(), lda, tau.as_ptr(), C.as_ptr(), ldc, &mut lwork,
    ) };
    (returned, lwork)
}

/// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `sytrd` (double precision).
///
/// `cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, double *A, int lda, double *tau, double *C, int ldc, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDormtr))]
///
/// - `A`, `tau`, `C`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormtr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDormtr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    tau: CuPtr<f64>,
    C: CuPtr<f64>,
    ldc: i32,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDormtr(
        handle, side, uplo, trans, m, n, A.as_mut_ptr(), lda, tau.as_mut_ptr(), C.as_mut_ptr(), ldc, work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for multiplying by Q (`ormtr`, double precision).
///
/// `cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDormtr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`, `C`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormtr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDormtr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    tau: CuPtr<f64>,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDormtr_bufferSize(
        handle, side, uplo, trans, m, n, A.as_ptr(), lda, tau.as_ptr(), C.as_ptr(), ldc, &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (double precision).
///
/// `cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *Workspace, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDpotrf))]
///
/// - `A`, `Workspace`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDpotrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    Workspace: CuPtr<f64>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnDpotrf(handle, uplo, n, A.as_mut_ptr(), lda, Workspace.as_mut_ptr(), Lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Computes in place the Cholesky factorization of each positive definite matrix of a batch (double precision).
///
/// `cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double **Aarray, int lda, int *infoArray, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDpotrfBatched))]
///
/// - `Aarray`, `infoArray`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDpotrfBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    Aarray: CuPtr<*mut f64>,
    lda: i32,
    infoArray: CuPtr<i32>,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnDpotrfBatched(handle, uplo, n, Aarray.as_mut_ptr(), lda, infoArray.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Returns the workspace size in elements for a Cholesky factorization (`potrf`, double precision).
///
/// `cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDpotrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `A`: on the device
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDpotrf_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDpotrf_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut Lwork) };
    (returned, Lwork)
}

/// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (double precision).
///
/// `cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDpotri))]
///
/// - `A`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotri).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDpotri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    work: CuPtr<f64>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnDpotri(handle, uplo, n, A.as_mut_ptr(), lda, work.as_mut_ptr(), lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, double precision).
///
/// `cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDpotri_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotri_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDpotri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDpotri_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (double precision).
///
/// `cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const double *A, int lda, double *B, int ldb, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDpotrs))]
///
/// - `A`: in, on the device
/// - `B`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrs).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDpotrs(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnDpotrs(handle, uplo, n, nrhs, A.as_ptr(), lda, B.as_mut_ptr(), ldb, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (double precision).
///
/// `cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, double **A, int lda, double **B, int ldb, int *d_info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDpotrsBatched))]
///
/// - `A`, `B`, `d_info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDpotrsBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<*mut f64>,
    lda: i32,
    B: CuPtr<*mut f64>,
    ldb: i32,
    d_info: CuPtr<i32>,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDpotrsBatched(
        handle, uplo, n, nrhs, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, d_info.as_mut_ptr(), batchSize,
    ) };
    (returned,)
}

/// Computes all eigenvalues, and optionally eigenvectors, of a symmetric matrix A (double precision).
///
/// `cusolverStatus_t cusolverDnDsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsyevd))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDsyevd(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    W: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDsyevd(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for symmetric eigenvalues (`syevd`, double precision).
///
/// `cusolverStatus_t cusolverDnDsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsyevd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDsyevd_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    W: CuPtr<f64>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnDsyevd_bufferSize(handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes selected eigenvalues, and optionally eigenvectors, of a symmetric matrix A (double precision).
///
/// `cusolverStatus_t cusolverDnDsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsyevdx))]
///
/// Returns `(cusolverStatus_t, meig: int)`.
///
/// - `A`, `W`, `work`, `info`: on the device
/// - `meig`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevdx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDsyevdx(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    W: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut meig: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDsyevdx(
        handle, jobz, range, uplo, n, A.as_mut_ptr(), lda, vl, vu, il, iu, &mut meig, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned, meig)
}

/// Returns the workspace size in elements for selected eigenvalues (`syevdx`, double precision).
///
/// `cusolverStatus_t cusolverDnDsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsyevdx_bufferSize))]
///
/// Returns `(cusolverStatus_t, meig: int, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `meig`, `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevdx_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDsyevdx_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    W: CuPtr<f64>,
) -> (cusolverStatus_t, i32, i32) {
    let mut meig: i32 = output::zeroed();
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDsyevdx_bufferSize(
        handle, jobz, range, uplo, n, A.as_ptr(), lda, vl, vu, il, iu, &mut meig, W.as_ptr(), &mut lwork,
    ) };
    (returned, meig, lwork)
}

/// Computes eigenvalues, and optionally eigenvectors, of symmetric A by the Jacobi method (double precision).
///
/// `cusolverStatus_t cusolverDnDsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsyevj))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDsyevj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    W: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDsyevj(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Computes eigenvalues, and optionally eigenvectors, of many small symmetric matrices (double precision).
///
/// `cusolverStatus_t cusolverDnDsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsyevjBatched))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevjBatched).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDsyevjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    W: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDsyevjBatched(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
        batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for the batched eigensolver (`syevjBatched`, double precision).
///
/// `cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsyevjBatched_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevjBatched_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDsyevjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    W: CuPtr<f64>,
    params: syevjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDsyevjBatched_bufferSize(
        handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork, params, batchSize,
    ) };
    (returned, lwork)
}

/// Returns the workspace size in elements for the Jacobi eigensolver (`syevj`, double precision).
///
/// `cusolverStatus_t cusolverDnDsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsyevj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDsyevj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    W: CuPtr<f64>,
    params: syevjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnDsyevj_bufferSize(handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork, params)
    };
    (returned, lwork)
}

/// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (double precision).
///
/// `cusolverStatus_t cusolverDnDsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsygvd))]
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDsygvd(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    W: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDsygvd(
        handle, itype, jobz, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a generalized eigenproblem (`sygvd`, double precision).
///
/// `cusolverStatus_t cusolverDnDsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsygvd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDsygvd_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    W: CuPtr<f64>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDsygvd_bufferSize(
        handle, itype, jobz, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, W.as_ptr(), &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (double precision).
///
/// `cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double vl, double vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsygvdx))]
///
/// Returns `(cusolverStatus_t, meig: int)`.
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
/// - `meig`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvdx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDsygvdx(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    W: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut meig: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDsygvdx(
        handle, itype, jobz, range, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, vl, vu, il, iu, &mut meig,
        W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned, meig)
}

/// Returns the workspace size in elements for selected eigenvalues (`sygvdx`, double precision).
///
/// `cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsygvdx_bufferSize))]
///
/// Returns `(cusolverStatus_t, meig: int, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `meig`, `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvdx_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDsygvdx_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    W: CuPtr<f64>,
) -> (cusolverStatus_t, i32, i32) {
    let mut meig: i32 = output::zeroed();
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDsygvdx_bufferSize(
        handle, itype, jobz, range, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, vl, vu, il, iu, &mut meig, W.as_ptr(),
        &mut lwork,
    ) };
    (returned, meig, lwork)
}

/// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A symmetric (double precision).
///
/// `cusolverStatus_t cusolverDnDsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsygvj))]
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDsygvj(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    W: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDsygvj(
        handle, itype, jobz, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for the generalized Jacobi eigensolver (`sygvj`, double precision).
///
/// `cusolverStatus_t cusolverDnDsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsygvj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDsygvj_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    B: CuPtr<f64>,
    ldb: i32,
    W: CuPtr<f64>,
    params: syevjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDsygvj_bufferSize(
        handle, itype, jobz, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, W.as_ptr(), &mut lwork, params,
    ) };
    (returned, lwork)
}

/// Reduces a symmetric matrix A to the tridiagonal matrix Qᵀ·A·Q, whose diagonals are d and e (double precision).
///
/// `cusolverStatus_t cusolverDnDsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, double *d, double *e, double *tau, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsytrd))]
///
/// - `A`, `d`, `e`, `tau`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDsytrd(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    d: CuPtr<f64>,
    e: CuPtr<f64>,
    tau: CuPtr<f64>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDsytrd(
        handle, uplo, n, A.as_mut_ptr(), lda, d.as_mut_ptr(), e.as_mut_ptr(), tau.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for tridiagonal reduction (`sytrd`, double precision).
///
/// `cusolverStatus_t cusolverDnDsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, const double *d, const double *e, const double *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsytrd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `d`, `e`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDsytrd_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    d: CuPtr<f64>,
    e: CuPtr<f64>,
    tau: CuPtr<f64>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDsytrd_bufferSize(
        handle, uplo, n, A.as_ptr(), lda, d.as_ptr(), e.as_ptr(), tau.as_ptr(), &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (double precision).
///
/// `cusolverStatus_t cusolverDnDsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int *ipiv, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsytrf))]
///
/// - `A`, `ipiv`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDsytrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    ipiv: CuPtr<i32>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDsytrf(
        handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a symmetric factorization (`sytrf`, double precision).
///
/// `cusolverStatus_t cusolverDnDsytrf_bufferSize(cusolverDnHandle_t handle, int n, double *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsytrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDsytrf_bufferSize(
    handle: cusolverDnHandle_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnDsytrf_bufferSize(handle, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (double precision).
///
/// `cusolverStatus_t cusolverDnDsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const int *ipiv, double *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsytri))]
///
/// - `A`, `work`, `info`: on the device
/// - `ipiv`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytri).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnDsytri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    ipiv: CuPtr<i32>,
    work: CuPtr<f64>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnDsytri(
        handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, double precision).
///
/// `cusolverStatus_t cusolverDnDsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, const int *ipiv, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnDsytri_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `ipiv`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytri_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnDsytri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    ipiv: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnDsytri_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Returns whether results must be bitwise reproducible for the same input.
///
/// `cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t *mode)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnGetDeterministicMode))]
///
/// Returns `(cusolverStatus_t, mode: cusolverDeterministicMode_t)`.
///
/// - `mode`: out
///
/// In `cusolverDn.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetDeterministicMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnGetDeterministicMode(
    handle: cusolverDnHandle_t,
) -> (cusolverStatus_t, cusolverDeterministicMode_t) {
    let mut mode: cusolverDeterministicMode_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnGetDeterministicMode(handle, &mut mode) };
    (returned, mode)
}

/// Returns the stream of a handle for dense solvers; null means the default stream.
///
/// `cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t *streamId)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnGetStream))]
///
/// Returns `(cusolverStatus_t, streamId: cudaStream_t)`.
///
/// - `streamId`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetStream).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnGetStream(
    handle: cusolverDnHandle_t,
) -> (cusolverStatus_t, runtime::cudaStream_t) {
    let mut streamId: runtime::cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnGetStream(handle, &mut streamId) };
    (returned, streamId)
}

/// Creates an object that receives information about iterative refinement.
///
/// `cusolverStatus_t cusolverDnIRSInfosCreate(cusolverDnIRSInfos_t *infos_ptr)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSInfosCreate))]
///
/// Returns `(cusolverStatus_t, infos_ptr: cusolverDnIRSInfos_t)`.
///
/// - `infos_ptr`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverDnIRSInfosCreate() -> (cusolverStatus_t, cusolverDnIRSInfos_t) {
    let mut infos_ptr: cusolverDnIRSInfos_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSInfosCreate(&mut infos_ptr) };
    (returned, infos_ptr)
}

/// Destroys an information object of iterative refinement.
///
/// `cusolverStatus_t cusolverDnIRSInfosDestroy(cusolverDnIRSInfos_t infos)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnIRSInfosDestroy))]
///
/// - `infos`: in; invalid afterwards
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosDestroy).
///
/// # Safety
///
/// - `infos`: a live handle that no other thread uses during the call.
/// - No thread may use `infos`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverDnIRSInfosDestroy(
    infos: cusolverDnIRSInfos_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSInfosDestroy(infos) };
    (returned,)
}

/// Returns the maximum number of iterations of the last call.
///
/// `cusolverStatus_t cusolverDnIRSInfosGetMaxIters(cusolverDnIRSInfos_t infos, cusolver_int_t *maxiters)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSInfosGetMaxIters))]
///
/// Returns `(cusolverStatus_t, maxiters: cusolver_int_t)`.
///
/// - `maxiters`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetMaxIters).
///
/// # Safety
///
/// `infos`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSInfosGetMaxIters(
    infos: cusolverDnIRSInfos_t,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut maxiters: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSInfosGetMaxIters(infos, &mut maxiters) };
    (returned, maxiters)
}

/// Returns the total number of iterations of the last call, negative if the call fell back or failed.
///
/// `cusolverStatus_t cusolverDnIRSInfosGetNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *niters)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSInfosGetNiters))]
///
/// Returns `(cusolverStatus_t, niters: cusolver_int_t)`.
///
/// - `niters`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetNiters).
///
/// # Safety
///
/// `infos`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSInfosGetNiters(
    infos: cusolverDnIRSInfos_t,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut niters: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSInfosGetNiters(infos, &mut niters) };
    (returned, niters)
}

/// Returns the number of outer iterations of the last call.
///
/// `cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *outer_niters)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSInfosGetOuterNiters))]
///
/// Returns `(cusolverStatus_t, outer_niters: cusolver_int_t)`.
///
/// - `outer_niters`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetOuterNiters).
///
/// # Safety
///
/// `infos`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSInfosGetOuterNiters(
    infos: cusolverDnIRSInfos_t,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut outer_niters: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSInfosGetOuterNiters(infos, &mut outer_niters) };
    (returned, outer_niters)
}

/// Returns the address of the last call's residuals, whose recording must have been enabled.
///
/// `cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(cusolverDnIRSInfos_t infos, void **residual_history)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSInfosGetResidualHistory))]
///
/// Returns `(cusolverStatus_t, residual_history: void *)`.
///
/// - `residual_history`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetResidualHistory).
///
/// # Safety
///
/// - `infos`: a live handle that no other thread uses during the call.
/// - `residual_history` points to memory of the library, valid as long as `infos` exists.
#[inline]
pub unsafe fn cusolverDnIRSInfosGetResidualHistory(
    infos: cusolverDnIRSInfos_t,
) -> (cusolverStatus_t, *mut c_void) {
    let mut residual_history: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSInfosGetResidualHistory(infos, &mut residual_history) };
    (returned, residual_history)
}

/// Enables the recording of residuals, one for each iteration, in later calls.
///
/// `cusolverStatus_t cusolverDnIRSInfosRequestResidual(cusolverDnIRSInfos_t infos)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSInfosRequestResidual))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosRequestResidual).
///
/// # Safety
///
/// `infos`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSInfosRequestResidual(
    infos: cusolverDnIRSInfos_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSInfosRequestResidual(infos) };
    (returned,)
}

/// Creates a parameter object for iterative refinement; the precisions must be set before use.
///
/// `cusolverStatus_t cusolverDnIRSParamsCreate(cusolverDnIRSParams_t *params_ptr)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsCreate))]
///
/// Returns `(cusolverStatus_t, params_ptr: cusolverDnIRSParams_t)`.
///
/// - `params_ptr`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverDnIRSParamsCreate() -> (cusolverStatus_t, cusolverDnIRSParams_t) {
    let mut params_ptr: cusolverDnIRSParams_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSParamsCreate(&mut params_ptr) };
    (returned, params_ptr)
}

/// Destroys a parameter object for iterative refinement.
///
/// `cusolverStatus_t cusolverDnIRSParamsDestroy(cusolverDnIRSParams_t params)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnIRSParamsDestroy))]
///
/// - `params`: in; invalid afterwards
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsDestroy).
///
/// # Safety
///
/// - `params`: a live handle that no other thread uses during the call.
/// - No thread may use `params`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsDestroy(
    params: cusolverDnIRSParams_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSParamsDestroy(params) };
    (returned,)
}

/// Disables the fallback to the main precision if refinement does not converge.
///
/// `cusolverStatus_t cusolverDnIRSParamsDisableFallback(cusolverDnIRSParams_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsDisableFallback))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsDisableFallback).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsDisableFallback(
    params: cusolverDnIRSParams_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSParamsDisableFallback(params) };
    (returned,)
}

/// Enables the fallback to the main precision if refinement does not converge.
///
/// `cusolverStatus_t cusolverDnIRSParamsEnableFallback(cusolverDnIRSParams_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsEnableFallback))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsEnableFallback).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsEnableFallback(
    params: cusolverDnIRSParams_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSParamsEnableFallback(params) };
    (returned,)
}

/// Returns the maximum total number of refinement iterations.
///
/// `cusolverStatus_t cusolverDnIRSParamsGetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t *maxiters)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsGetMaxIters))]
///
/// Returns `(cusolverStatus_t, maxiters: cusolver_int_t)`.
///
/// - `maxiters`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsGetMaxIters).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsGetMaxIters(
    params: cusolverDnIRSParams_t,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut maxiters: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSParamsGetMaxIters(params, &mut maxiters) };
    (returned, maxiters)
}

/// Sets the maximum total number of refinement iterations.
///
/// `cusolverStatus_t cusolverDnIRSParamsSetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t maxiters)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsSetMaxIters))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetMaxIters).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetMaxIters(
    params: cusolverDnIRSParams_t,
    maxiters: cusolver_int_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSParamsSetMaxIters(params, maxiters) };
    (returned,)
}

/// Sets the maximum number of inner iterations, for refinement methods with an inner solver (GMRES).
///
/// `cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(cusolverDnIRSParams_t params, cusolver_int_t maxiters_inner)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsSetMaxItersInner))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetMaxItersInner).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetMaxItersInner(
    params: cusolverDnIRSParams_t,
    maxiters_inner: cusolver_int_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSParamsSetMaxItersInner(params, maxiters_inner) };
    (returned,)
}

/// Sets the refinement method, such as classical iterative refinement or GMRES.
///
/// `cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(cusolverDnIRSParams_t params, cusolverIRSRefinement_t refinement_solver)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsSetRefinementSolver))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetRefinementSolver).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetRefinementSolver(
    params: cusolverDnIRSParams_t,
    refinement_solver: cusolverIRSRefinement_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSParamsSetRefinementSolver(params, refinement_solver) };
    (returned,)
}

/// Sets the lowest precision that the factorization may use.
///
/// `cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t solver_lowest_precision)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusolver::cusolverDnIRSParamsSetSolverLowestPrecision)
)]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverLowestPrecision).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetSolverLowestPrecision(
    params: cusolverDnIRSParams_t,
    solver_lowest_precision: cusolverPrecType_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSParamsSetSolverLowestPrecision(params, solver_lowest_precision) };
    (returned,)
}

/// Sets the precision of the data and the solution.
///
/// `cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsSetSolverMainPrecision))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverMainPrecision).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetSolverMainPrecision(
    params: cusolverDnIRSParams_t,
    solver_main_precision: cusolverPrecType_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSParamsSetSolverMainPrecision(params, solver_main_precision) };
    (returned,)
}

/// Sets the precision of the data, and the lowest precision that the factorization may use.
///
/// `cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(cusolverDnIRSParams_t params, cusolverPrecType_t solver_main_precision, cusolverPrecType_t solver_lowest_precision)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsSetSolverPrecisions))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverPrecisions).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetSolverPrecisions(
    params: cusolverDnIRSParams_t,
    solver_main_precision: cusolverPrecType_t,
    solver_lowest_precision: cusolverPrecType_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnIRSParamsSetSolverPrecisions(params, solver_main_precision, solver_lowest_precision)
    };
    (returned,)
}

/// Sets the residual tolerance at which refinement stops.
///
/// `cusolverStatus_t cusolverDnIRSParamsSetTol(cusolverDnIRSParams_t params, double val)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsSetTol))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetTol).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetTol(
    params: cusolverDnIRSParams_t,
    val: f64,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSParamsSetTol(params, val) };
    (returned,)
}

/// Sets the tolerance of the inner solver, for refinement methods that have one (GMRES).
///
/// `cusolverStatus_t cusolverDnIRSParamsSetTolInner(cusolverDnIRSParams_t params, double val)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSParamsSetTolInner))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetTolInner).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSParamsSetTolInner(
    params: cusolverDnIRSParams_t,
    val: f64,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnIRSParamsSetTolInner(params, val) };
    (returned,)
}

/// Minimizes ‖B − A·X‖ by refining a QR solution, in the precisions that the parameters specify.
///
/// `cusolverStatus_t cusolverDnIRSXgels(cusolverDnHandle_t handle, cusolverDnIRSParams_t gels_irs_params, cusolverDnIRSInfos_t gels_irs_infos, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSXgels))]
///
/// Returns `(cusolverStatus_t, niters: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `niters`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgels).
///
/// # Safety
///
/// - `handle`, `gels_irs_params`, `gels_irs_infos`: live handles that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnIRSXgels(
    handle: cusolverDnHandle_t,
    gels_irs_params: cusolverDnIRSParams_t,
    gels_irs_infos: cusolverDnIRSInfos_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<c_void>,
    ldda: cusolver_int_t,
    dB: CuPtr<c_void>,
    lddb: cusolver_int_t,
    dX: CuPtr<c_void>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut niters: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSXgels(
        handle, gels_irs_params, gels_irs_infos, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb,
        dX.as_mut_ptr(), lddx, dWorkspace.as_mut_ptr(), lwork_bytes, &mut niters, d_info.as_mut_ptr(),
    ) };
    (returned, niters)
}

/// Returns the workspace size in bytes for `cusolverDnIRSXgels`.
///
/// `cusolverStatus_t cusolverDnIRSXgels_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSXgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgels_bufferSize).
///
/// # Safety
///
/// `handle`, `params`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSXgels_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnIRSParams_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSXgels_bufferSize(handle, params, m, n, nrhs, &mut lwork_bytes) };
    (returned, lwork_bytes)
}

/// Solves A·X = B by refining an LU solution, in the precisions that the parameters specify.
///
/// `cusolverStatus_t cusolverDnIRSXgesv(cusolverDnHandle_t handle, cusolverDnIRSParams_t gesv_irs_params, cusolverDnIRSInfos_t gesv_irs_infos, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSXgesv))]
///
/// Returns `(cusolverStatus_t, niters: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `niters`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgesv).
///
/// # Safety
///
/// - `handle`, `gesv_irs_params`, `gesv_irs_infos`: live handles that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnIRSXgesv(
    handle: cusolverDnHandle_t,
    gesv_irs_params: cusolverDnIRSParams_t,
    gesv_irs_infos: cusolverDnIRSInfos_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<c_void>,
    ldda: cusolver_int_t,
    dB: CuPtr<c_void>,
    lddb: cusolver_int_t,
    dX: CuPtr<c_void>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut niters: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSXgesv(
        handle, gesv_irs_params, gesv_irs_infos, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(),
        lddx, dWorkspace.as_mut_ptr(), lwork_bytes, &mut niters, d_info.as_mut_ptr(),
    ) };
    (returned, niters)
}

/// Returns the workspace size in bytes for `cusolverDnIRSXgesv`.
///
/// `cusolverStatus_t cusolverDnIRSXgesv_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnIRSXgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgesv_bufferSize).
///
/// # Safety
///
/// `handle`, `params`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnIRSXgesv_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnIRSParams_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnIRSXgesv_bufferSize(handle, params, n, nrhs, &mut lwork_bytes) };
    (returned, lwork_bytes)
}

/// Disables the dense solvers' log for the rest of the process.
///
/// `cusolverStatus_t cusolverDnLoggerForceDisable(void)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnLoggerForceDisable))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerForceDisable).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverDnLoggerForceDisable() -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnLoggerForceDisable() };
    (returned,)
}

/// Opens the file at a path and redirects the dense solvers' log to it.
///
/// `cusolverStatus_t cusolverDnLoggerOpenFile(const char *logFile)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnLoggerOpenFile))]
///
/// - `logFile`: in, string
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerOpenFile).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverDnLoggerOpenFile(logFile: &CStr) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnLoggerOpenFile(logFile.as_ptr()) };
    (returned,)
}

/// Sets a callback that receives each message of the dense solvers' log.
///
/// `cusolverStatus_t cusolverDnLoggerSetCallback(cusolverDnLoggerCallback_t callback)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnLoggerSetCallback))]
///
/// - `callback`: in, called by CUDA
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetCallback).
///
/// # Safety
///
/// `callback` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cusolverDnLoggerSetCallback(
    callback: cusolverDnLoggerCallback_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnLoggerSetCallback(callback) };
    (returned,)
}

/// Redirects the dense solvers' log to an open C file stream.
///
/// `cusolverStatus_t cusolverDnLoggerSetFile(FILE *file)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnLoggerSetFile))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetFile).
///
/// # Safety
///
/// `file`: a live handle.
#[inline]
pub unsafe fn cusolverDnLoggerSetFile(file: *mut cusparse::FILE) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnLoggerSetFile(file) };
    (returned,)
}

/// Sets the log level of the dense solvers; 0 disables logging.
///
/// `cusolverStatus_t cusolverDnLoggerSetLevel(int level)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnLoggerSetLevel))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetLevel).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverDnLoggerSetLevel(level: i32) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnLoggerSetLevel(level) };
    (returned,)
}

/// Sets the log mask of the dense solvers, which overrides the log level.
///
/// `cusolverStatus_t cusolverDnLoggerSetMask(int mask)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverDnLoggerSetMask))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetMask).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverDnLoggerSetMask(mask: i32) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnLoggerSetMask(mask) };
    (returned,)
}

/// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in bfloat16.
///
/// `cusolverStatus_t cusolverDnSBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSBgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSBgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnSBgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in single precision, with QR in bfloat16.
///
/// `cusolverStatus_t cusolverDnSBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSBgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSBgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnSBgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in single precision by refining an LU solution in bfloat16.
///
/// `cusolverStatus_t cusolverDnSBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSBgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSBgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnSBgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in single precision, with LU in bfloat16.
///
/// `cusolverStatus_t cusolverDnSBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSBgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSBgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnSBgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in half precision.
///
/// `cusolverStatus_t cusolverDnSHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSHgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSHgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnSHgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in single precision, with QR in half precision.
///
/// `cusolverStatus_t cusolverDnSHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSHgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSHgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnSHgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in single precision by refining an LU solution in half precision.
///
/// `cusolverStatus_t cusolverDnSHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSHgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSHgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnSHgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in single precision, with LU in half precision.
///
/// `cusolverStatus_t cusolverDnSHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSHgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSHgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnSHgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in single precision.
///
/// `cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSSgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSSgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnSSgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in single precision, with QR in single precision.
///
/// `cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSSgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSSgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnSSgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in single precision by refining an LU solution in single precision.
///
/// `cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSSgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSSgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnSSgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in single precision, with LU in single precision.
///
/// `cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSSgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSSgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnSSgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in single precision by refining a QR solution in TF32.
///
/// `cusolverStatus_t cusolverDnSXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSXgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSXgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnSXgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in single precision, with QR in TF32.
///
/// `cusolverStatus_t cusolverDnSXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSXgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSXgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnSXgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in single precision by refining an LU solution in TF32.
///
/// `cusolverStatus_t cusolverDnSXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSXgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSXgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnSXgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in single precision, with LU in TF32.
///
/// `cusolverStatus_t cusolverDnSXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSXgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSXgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<f32>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<f32>,
    lddb: cusolver_int_t,
    dX: CuPtr<f32>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnSXgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Selects the algorithm that a given function uses when it is called with these options.
///
/// `cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t params, cusolverDnFunction_t function, cusolverAlgMode_t algo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSetAdvOptions))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetAdvOptions).
///
/// # Safety
///
/// `params`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnSetAdvOptions(
    params: cusolverDnParams_t,
    function: cusolverDnFunction_t,
    algo: cusolverAlgMode_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSetAdvOptions(params, function, algo) };
    (returned,)
}

/// Sets whether results must be bitwise reproducible for the same input, which may reduce performance.
///
/// `cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t mode)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSetDeterministicMode))]
///
/// In `cusolverDn.h` since CUDA 12.2. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetDeterministicMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnSetDeterministicMode(
    handle: cusolverDnHandle_t,
    mode: cusolverDeterministicMode_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSetDeterministicMode(handle, mode) };
    (returned,)
}

/// Sets the stream in which later calls of dense solvers with the handle run.
///
/// `cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t streamId)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSetStream))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetStream).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `streamId`: a live handle, or a default stream (NULL).
/// - `streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cusolverDnSetStream(
    handle: cusolverDnHandle_t,
    streamId: runtime::cudaStream_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSetStream(handle, streamId) };
    (returned,)
}

/// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (single precision).
///
/// `cusolverStatus_t cusolverDnSgebrd(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *D, float *E, float *TAUQ, float *TAUP, float *Work, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgebrd))]
///
/// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgebrd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSgebrd(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    D: CuPtr<f32>,
    E: CuPtr<f32>,
    TAUQ: CuPtr<f32>,
    TAUP: CuPtr<f32>,
    Work: CuPtr<f32>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSgebrd(
        handle, m, n, A.as_mut_ptr(), lda, D.as_mut_ptr(), E.as_mut_ptr(), TAUQ.as_mut_ptr(), TAUP.as_mut_ptr(),
        Work.as_mut_ptr(), Lwork, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, single precision).
///
/// `cusolverStatus_t cusolverDnSgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgebrd_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgebrd_bufferSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnSgebrd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSgebrd_bufferSize(handle, m, n, &mut Lwork) };
    (returned, Lwork)
}

/// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (single precision).
///
/// `cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *TAU, float *Workspace, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgeqrf))]
///
/// - `A`, `TAU`, `Workspace`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgeqrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSgeqrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    TAU: CuPtr<f32>,
    Workspace: CuPtr<f32>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSgeqrf(
        handle, m, n, A.as_mut_ptr(), lda, TAU.as_mut_ptr(), Workspace.as_mut_ptr(), Lwork, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a QR factorization (`geqrf`, single precision).
///
/// `cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgeqrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgeqrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSgeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSgeqrf_bufferSize(handle, m, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (single precision).
///
/// `cusolverStatus_t cusolverDnSgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *VT, int ldvt, float *work, int lwork, float *rwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgesvd))]
///
/// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSgesvd(
    handle: cusolverDnHandle_t,
    jobu: i8,
    jobvt: i8,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    S: CuPtr<f32>,
    U: CuPtr<f32>,
    ldu: i32,
    VT: CuPtr<f32>,
    ldvt: i32,
    work: CuPtr<f32>,
    lwork: i32,
    rwork: CuPtr<f32>,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSgesvd(
        handle, jobu, jobvt, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, VT.as_mut_ptr(), ldvt,
        work.as_mut_ptr(), lwork, rwork.as_mut_ptr(), info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a singular value decomposition (`gesvd`, single precision).
///
/// `cusolverStatus_t cusolverDnSgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgesvd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvd_bufferSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnSgesvd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSgesvd_bufferSize(handle, m, n, &mut lwork) };
    (returned, lwork)
}

/// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (single precision).
///
/// `cusolverStatus_t cusolverDnSgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, float *d_S, long long strideS, float *d_U, int ldu, long long strideU, float *d_V, int ldv, long long strideV, float *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgesvdaStridedBatched))]
///
/// - `d_A`: in, on the device
/// - `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: on the device
/// - `h_R_nrmF`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdaStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSgesvdaStridedBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: CuPtr<f32>,
    lda: i32,
    strideA: i64,
    d_S: CuPtr<f32>,
    strideS: i64,
    d_U: CuPtr<f32>,
    ldu: i32,
    strideU: i64,
    d_V: CuPtr<f32>,
    ldv: i32,
    strideV: i64,
    d_work: CuPtr<f32>,
    lwork: i32,
    d_info: CuPtr<i32>,
    h_R_nrmF: *mut f64,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSgesvdaStridedBatched(
        handle, jobz, rank, m, n, d_A.as_ptr(), lda, strideA, d_S.as_mut_ptr(), strideS, d_U.as_mut_ptr(), ldu, strideU,
        d_V.as_mut_ptr(), ldv, strideV, d_work.as_mut_ptr(), lwork, d_info.as_mut_ptr(), h_R_nrmF, batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for `gesvdaStridedBatched` (single precision).
///
/// `cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const float *d_A, int lda, long long strideA, const float *d_S, long long strideS, const float *d_U, int ldu, long long strideU, const float *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusolver::cusolverDnSgesvdaStridedBatched_bufferSize)
)]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `d_A`, `d_S`, `d_U`, `d_V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdaStridedBatched_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: CuPtr<f32>,
    lda: i32,
    strideA: i64,
    d_S: CuPtr<f32>,
    strideS: i64,
    d_U: CuPtr<f32>,
    ldu: i32,
    strideU: i64,
    d_V: CuPtr<f32>,
    ldv: i32,
    strideV: i64,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSgesvdaStridedBatched_bufferSize(
        handle, jobz, rank, m, n, d_A.as_ptr(), lda, strideA, d_S.as_ptr(), strideS, d_U.as_ptr(), ldu, strideU,
        d_V.as_ptr(), ldv, strideV, &mut lwork, batchSize,
    ) };
    (returned, lwork)
}

/// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (single precision).
///
/// `cusolverStatus_t cusolverDnSgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgesvdj))]
///
/// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSgesvdj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    S: CuPtr<f32>,
    U: CuPtr<f32>,
    ldu: i32,
    V: CuPtr<f32>,
    ldv: i32,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
    params: gesvdjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSgesvdj(
        handle, jobz, econ, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, V.as_mut_ptr(), ldv,
        work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (single precision).
///
/// `cusolverStatus_t cusolverDnSgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgesvdjBatched))]
///
/// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdjBatched).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSgesvdjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    S: CuPtr<f32>,
    U: CuPtr<f32>,
    ldu: i32,
    V: CuPtr<f32>,
    ldv: i32,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSgesvdjBatched(
        handle, jobz, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, V.as_mut_ptr(), ldv,
        work.as_mut_ptr(), lwork, info.as_mut_ptr(), params, batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, single precision).
///
/// `cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgesvdjBatched_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `S`, `U`, `V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdjBatched_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    S: CuPtr<f32>,
    U: CuPtr<f32>,
    ldu: i32,
    V: CuPtr<f32>,
    ldv: i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSgesvdjBatched_bufferSize(
        handle, jobz, m, n, A.as_ptr(), lda, S.as_ptr(), U.as_ptr(), ldu, V.as_ptr(), ldv, &mut lwork, params,
        batchSize,
    ) };
    (returned, lwork)
}

/// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, single precision).
///
/// `cusolverStatus_t cusolverDnSgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork, gesvdjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgesvdj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `S`, `U`, `V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSgesvdj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    S: CuPtr<f32>,
    U: CuPtr<f32>,
    ldu: i32,
    V: CuPtr<f32>,
    ldv: i32,
    params: gesvdjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSgesvdj_bufferSize(
        handle, jobz, econ, m, n, A.as_ptr(), lda, S.as_ptr(), U.as_ptr(), ldu, V.as_ptr(), ldv, &mut lwork, params,
    ) };
    (returned, lwork)
}

/// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (single precision).
///
/// `cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *Workspace, int *devIpiv, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgetrf))]
///
/// - `A`, `Workspace`, `devIpiv`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSgetrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    Workspace: CuPtr<f32>,
    devIpiv: CuPtr<i32>,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSgetrf(
        handle, m, n, A.as_mut_ptr(), lda, Workspace.as_mut_ptr(), devIpiv.as_mut_ptr(), devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for an LU factorization (`getrf`, single precision).
///
/// `cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgetrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `A`: on the device
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSgetrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSgetrf_bufferSize(handle, m, n, A.as_mut_ptr(), lda, &mut Lwork) };
    (returned, Lwork)
}

/// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (single precision).
///
/// `cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float *A, int lda, const int *devIpiv, float *B, int ldb, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSgetrs))]
///
/// - `A`, `devIpiv`: in, on the device
/// - `B`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrs).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSgetrs(
    handle: cusolverDnHandle_t,
    trans: cublas::cublasOperation_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<f32>,
    lda: i32,
    devIpiv: CuPtr<i32>,
    B: CuPtr<f32>,
    ldb: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSgetrs(
        handle, trans, n, nrhs, A.as_ptr(), lda, devIpiv.as_ptr(), B.as_mut_ptr(), ldb, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (single precision).
///
/// `cusolverStatus_t cusolverDnSlaswp(cusolverDnHandle_t handle, int n, float *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSlaswp))]
///
/// - `A`: on the device
/// - `devIpiv`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlaswp).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSlaswp(
    handle: cusolverDnHandle_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    k1: i32,
    k2: i32,
    devIpiv: CuPtr<i32>,
    incx: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSlaswp(handle, n, A.as_mut_ptr(), lda, k1, k2, devIpiv.as_ptr(), incx) };
    (returned,)
}

/// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (single precision).
///
/// `cusolverStatus_t cusolverDnSlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSlauum))]
///
/// - `A`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlauum).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSlauum(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    work: CuPtr<f32>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnSlauum(handle, uplo, n, A.as_mut_ptr(), lda, work.as_mut_ptr(), lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Returns the workspace size in elements for the product of a triangular factor (`lauum`, single precision).
///
/// `cusolverStatus_t cusolverDnSlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSlauum_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlauum_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSlauum_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSlauum_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes the orthogonal Q (side left) or Pᵀ (side right) from the reflectors of `gebrd` (single precision).
///
/// `cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, float *A, int lda, const float *tau, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSorgbr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgbr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSorgbr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f32>,
    lda: i32,
    tau: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSorgbr(
        handle, side, m, n, k, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q or Pᵀ explicitly (`orgbr`, single precision).
///
/// `cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const float *A, int lda, const float *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSorgbr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgbr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSorgbr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f32>,
    lda: i32,
    tau: CuPtr<f32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnSorgbr_bufferSize(handle, side, m, n, k, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the first n columns of the orthogonal matrix Q from the reflectors of `geqrf` (single precision).
///
/// `cusolverStatus_t cusolverDnSorgqr(cusolverDnHandle_t handle, int m, int n, int k, float *A, int lda, const float *tau, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSorgqr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgqr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSorgqr(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f32>,
    lda: i32,
    tau: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSorgqr(
        handle, m, n, k, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q explicitly (`orgqr`, single precision).
///
/// `cusolverStatus_t cusolverDnSorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const float *A, int lda, const float *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSorgqr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgqr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSorgqr_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f32>,
    lda: i32,
    tau: CuPtr<f32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnSorgqr_bufferSize(handle, m, n, k, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the orthogonal matrix Q from the reflectors of `sytrd` (single precision).
///
/// `cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const float *tau, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSorgtr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgtr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSorgtr(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    tau: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSorgtr(
        handle, uplo, n, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q explicitly (`orgtr`, single precision).
///
/// `cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSorgtr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgtr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSorgtr_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    tau: CuPtr<f32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnSorgtr_bufferSize(handle, uplo, n, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `geqrf` (single precision).
///
/// `cusolverStatus_t cusolverDnSormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, float *C, int ldc, float *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSormqr))]
///
/// - `A`, `tau`: in, on the device
/// - `C`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormqr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSormqr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f32>,
    lda: i32,
    tau: CuPtr<f32>,
    C: CuPtr<f32>,
    ldc: i32,
    work: CuPtr<f32>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSormqr(
        handle, side, trans, m, n, k, A.as_ptr(), lda, tau.as_ptr(), C.as_mut_ptr(), ldc, work.as_mut_ptr(), lwork,
        devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for multiplying by Q (`ormqr`, single precision).
///
/// `cusolverStatus_t cusolverDnSormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSormqr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`, `C`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormqr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSormqr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<f32>,
    lda: i32,
    tau: CuPtr<f32>,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSormqr_bufferSize(
        handle, side, trans, m, n, k, A.as_ptr(), lda, tau.as_ptr(), C.as_ptr(), ldc, &mut lwork,
    ) };
    (returned, lwork)
}

/// C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of `sytrd` (single precision).
///
/// `cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, float *A, int lda, float *tau, float *C, int ldc, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSormtr))]
///
/// - `A`, `tau`, `C`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormtr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSormtr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    tau: CuPtr<f32>,
    C: CuPtr<f32>,
    ldc: i32,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSormtr(
        handle, side, uplo, trans, m, n, A.as_mut_ptr(), lda, tau.as_mut_ptr(), C.as_mut_ptr(), ldc, work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for multiplying by Q (`ormtr`, single precision).
///
/// `cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSormtr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`, `C`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormtr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSormtr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    tau: CuPtr<f32>,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSormtr_bufferSize(
        handle, side, uplo, trans, m, n, A.as_ptr(), lda, tau.as_ptr(), C.as_ptr(), ldc, &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (single precision).
///
/// `cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *Workspace, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSpotrf))]
///
/// - `A`, `Workspace`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSpotrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    Workspace: CuPtr<f32>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnSpotrf(handle, uplo, n, A.as_mut_ptr(), lda, Workspace.as_mut_ptr(), Lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Computes in place the Cholesky factorization of each positive definite matrix of a batch (single precision).
///
/// `cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float **Aarray, int lda, int *infoArray, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSpotrfBatched))]
///
/// - `Aarray`, `infoArray`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSpotrfBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    Aarray: CuPtr<*mut f32>,
    lda: i32,
    infoArray: CuPtr<i32>,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnSpotrfBatched(handle, uplo, n, Aarray.as_mut_ptr(), lda, infoArray.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Returns the workspace size in elements for a Cholesky factorization (`potrf`, single precision).
///
/// `cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSpotrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `A`: on the device
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSpotrf_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSpotrf_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut Lwork) };
    (returned, Lwork)
}

/// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (single precision).
///
/// `cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSpotri))]
///
/// - `A`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotri).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSpotri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    work: CuPtr<f32>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnSpotri(handle, uplo, n, A.as_mut_ptr(), lda, work.as_mut_ptr(), lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, single precision).
///
/// `cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSpotri_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotri_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSpotri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSpotri_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (single precision).
///
/// `cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const float *A, int lda, float *B, int ldb, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSpotrs))]
///
/// - `A`: in, on the device
/// - `B`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrs).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSpotrs(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnSpotrs(handle, uplo, n, nrhs, A.as_ptr(), lda, B.as_mut_ptr(), ldb, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (single precision).
///
/// `cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, float **A, int lda, float **B, int ldb, int *d_info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSpotrsBatched))]
///
/// - `A`, `B`, `d_info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSpotrsBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<*mut f32>,
    lda: i32,
    B: CuPtr<*mut f32>,
    ldb: i32,
    d_info: CuPtr<i32>,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSpotrsBatched(
        handle, uplo, n, nrhs, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, d_info.as_mut_ptr(), batchSize,
    ) };
    (returned,)
}

/// Computes all eigenvalues, and optionally eigenvectors, of a symmetric matrix A (single precision).
///
/// `cusolverStatus_t cusolverDnSsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsyevd))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSsyevd(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    W: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSsyevd(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for symmetric eigenvalues (`syevd`, single precision).
///
/// `cusolverStatus_t cusolverDnSsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsyevd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSsyevd_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    W: CuPtr<f32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnSsyevd_bufferSize(handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes selected eigenvalues, and optionally eigenvectors, of a symmetric matrix A (single precision).
///
/// `cusolverStatus_t cusolverDnSsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsyevdx))]
///
/// Returns `(cusolverStatus_t, meig: int)`.
///
/// - `A`, `W`, `work`, `info`: on the device
/// - `meig`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevdx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSsyevdx(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    W: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut meig: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSsyevdx(
        handle, jobz, range, uplo, n, A.as_mut_ptr(), lda, vl, vu, il, iu, &mut meig, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned, meig)
}

/// Returns the workspace size in elements for selected eigenvalues (`syevdx`, single precision).
///
/// `cusolverStatus_t cusolverDnSsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsyevdx_bufferSize))]
///
/// Returns `(cusolverStatus_t, meig: int, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `meig`, `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevdx_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSsyevdx_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    W: CuPtr<f32>,
) -> (cusolverStatus_t, i32, i32) {
    let mut meig: i32 = output::zeroed();
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSsyevdx_bufferSize(
        handle, jobz, range, uplo, n, A.as_ptr(), lda, vl, vu, il, iu, &mut meig, W.as_ptr(), &mut lwork,
    ) };
    (returned, meig, lwork)
}

/// Computes eigenvalues, and optionally eigenvectors, of symmetric A by the Jacobi method (single precision).
///
/// `cusolverStatus_t cusolverDnSsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsyevj))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSsyevj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    W: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSsyevj(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Computes eigenvalues, and optionally eigenvectors, of many small symmetric matrices (single precision).
///
/// `cusolverStatus_t cusolverDnSsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsyevjBatched))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevjBatched).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSsyevjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    W: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSsyevjBatched(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
        batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for the batched eigensolver (`syevjBatched`, single precision).
///
/// `cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsyevjBatched_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevjBatched_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSsyevjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    W: CuPtr<f32>,
    params: syevjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSsyevjBatched_bufferSize(
        handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork, params, batchSize,
    ) };
    (returned, lwork)
}

/// Returns the workspace size in elements for the Jacobi eigensolver (`syevj`, single precision).
///
/// `cusolverStatus_t cusolverDnSsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsyevj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSsyevj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    W: CuPtr<f32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnSsyevj_bufferSize(handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork, params)
    };
    (returned, lwork)
}

/// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (single precision).
///
/// `cusolverStatus_t cusolverDnSsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsygvd))]
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSsygvd(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    W: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSsygvd(
        handle, itype, jobz, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a generalized eigenproblem (`sygvd`, single precision).
///
/// `cusolverStatus_t cusolverDnSsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsygvd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSsygvd_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    W: CuPtr<f32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSsygvd_bufferSize(
        handle, itype, jobz, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, W.as_ptr(), &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (single precision).
///
/// `cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float vl, float vu, int il, int iu, int *meig, float *W, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsygvdx))]
///
/// Returns `(cusolverStatus_t, meig: int)`.
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
/// - `meig`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvdx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSsygvdx(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    W: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut meig: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSsygvdx(
        handle, itype, jobz, range, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, vl, vu, il, iu, &mut meig,
        W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned, meig)
}

/// Returns the workspace size in elements for selected eigenvalues (`sygvdx`, single precision).
///
/// `cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsygvdx_bufferSize))]
///
/// Returns `(cusolverStatus_t, meig: int, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `meig`, `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvdx_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSsygvdx_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    vl: f32,
    vu: f32,
    il: i32,
    iu: i32,
    W: CuPtr<f32>,
) -> (cusolverStatus_t, i32, i32) {
    let mut meig: i32 = output::zeroed();
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSsygvdx_bufferSize(
        handle, itype, jobz, range, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, vl, vu, il, iu, &mut meig, W.as_ptr(),
        &mut lwork,
    ) };
    (returned, meig, lwork)
}

/// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A symmetric (single precision).
///
/// `cusolverStatus_t cusolverDnSsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsygvj))]
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSsygvj(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    W: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSsygvj(
        handle, itype, jobz, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for the generalized Jacobi eigensolver (`sygvj`, single precision).
///
/// `cusolverStatus_t cusolverDnSsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsygvj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSsygvj_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    B: CuPtr<f32>,
    ldb: i32,
    W: CuPtr<f32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSsygvj_bufferSize(
        handle, itype, jobz, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, W.as_ptr(), &mut lwork, params,
    ) };
    (returned, lwork)
}

/// Reduces a symmetric matrix A to the tridiagonal matrix Qᵀ·A·Q, whose diagonals are d and e (single precision).
///
/// `cusolverStatus_t cusolverDnSsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, float *d, float *e, float *tau, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsytrd))]
///
/// - `A`, `d`, `e`, `tau`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSsytrd(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    d: CuPtr<f32>,
    e: CuPtr<f32>,
    tau: CuPtr<f32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSsytrd(
        handle, uplo, n, A.as_mut_ptr(), lda, d.as_mut_ptr(), e.as_mut_ptr(), tau.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for tridiagonal reduction (`sytrd`, single precision).
///
/// `cusolverStatus_t cusolverDnSsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, const float *d, const float *e, const float *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsytrd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `d`, `e`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSsytrd_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    d: CuPtr<f32>,
    e: CuPtr<f32>,
    tau: CuPtr<f32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSsytrd_bufferSize(
        handle, uplo, n, A.as_ptr(), lda, d.as_ptr(), e.as_ptr(), tau.as_ptr(), &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (single precision).
///
/// `cusolverStatus_t cusolverDnSsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int *ipiv, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsytrf))]
///
/// - `A`, `ipiv`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSsytrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    ipiv: CuPtr<i32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSsytrf(
        handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a symmetric factorization (`sytrf`, single precision).
///
/// `cusolverStatus_t cusolverDnSsytrf_bufferSize(cusolverDnHandle_t handle, int n, float *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsytrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSsytrf_bufferSize(
    handle: cusolverDnHandle_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnSsytrf_bufferSize(handle, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (single precision).
///
/// `cusolverStatus_t cusolverDnSsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const int *ipiv, float *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsytri))]
///
/// - `A`, `work`, `info`: on the device
/// - `ipiv`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytri).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnSsytri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    ipiv: CuPtr<i32>,
    work: CuPtr<f32>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnSsytri(
        handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, single precision).
///
/// `cusolverStatus_t cusolverDnSsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, const int *ipiv, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnSsytri_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `ipiv`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytri_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnSsytri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    ipiv: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnSsytri_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the eigenvalues, and optionally eigenvectors, of a general square matrix A.
///
/// `cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType dataTypeVL, void *VL, int64_t ldvl, cudaDataType dataTypeVR, void *VR, int64_t ldvr, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgeev))]
///
/// - `A`, `W`, `VL`, `VR`, `bufferOnDevice`, `info`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeev).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `VL`, `VR`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXgeev(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobvl: cusolverEigMode_t,
    jobvr: cusolverEigMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: CuPtr<c_void>,
    dataTypeVL: runtime::cudaDataType,
    VL: CuPtr<c_void>,
    ldvl: i64,
    dataTypeVR: runtime::cudaDataType,
    VR: CuPtr<c_void>,
    ldvr: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXgeev(
        handle, params, jobvl, jobvr, n, dataTypeA, A.as_mut_ptr(), lda, dataTypeW, W.as_mut_ptr(), dataTypeVL,
        VL.as_mut_ptr(), ldvl, dataTypeVR, VR.as_mut_ptr(), ldvr, computeType, bufferOnDevice.as_mut_ptr(),
        workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXgeev`.
///
/// `cusolverStatus_t cusolverDnXgeev_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType dataTypeVL, const void *VL, int64_t ldvl, cudaDataType dataTypeVR, const void *VR, int64_t ldvr, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgeev_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`, `W`, `VL`, `VR`: in, on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeev_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `VL`, `VR`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXgeev_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobvl: cusolverEigMode_t,
    jobvr: cusolverEigMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeW: runtime::cudaDataType,
    W: CuPtr<c_void>,
    dataTypeVL: runtime::cudaDataType,
    VL: CuPtr<c_void>,
    ldvl: i64,
    dataTypeVR: runtime::cudaDataType,
    VR: CuPtr<c_void>,
    ldvr: i64,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXgeev_bufferSize(
        handle, params, jobvl, jobvr, n, dataTypeA, A.as_ptr(), lda, dataTypeW, W.as_ptr(), dataTypeVL, VL.as_ptr(),
        ldvl, dataTypeVR, VR.as_ptr(), ldvr, computeType, &mut workspaceInBytesOnDevice, &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Computes the QR factorization A = Q·R in place, with 64-bit sizes and selectable data types.
///
/// `cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeTau, void *tau, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgeqrf))]
///
/// - `A`, `tau`, `bufferOnDevice`, `info`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeqrf).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `tau`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXgeqrf(
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
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXgeqrf(
        handle, params, m, n, dataTypeA, A.as_mut_ptr(), lda, dataTypeTau, tau.as_mut_ptr(), computeType,
        bufferOnDevice.as_mut_ptr(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXgeqrf`.
///
/// `cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeTau, const void *tau, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgeqrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`, `tau`: in, on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeqrf_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXgeqrf_bufferSize(
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
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXgeqrf_bufferSize(
        handle, params, m, n, dataTypeA, A.as_ptr(), lda, dataTypeTau, tau.as_ptr(), computeType,
        &mut workspaceInBytesOnDevice, &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Computes the SVD A = U·S·Vᴴ, with 64-bit sizes and selectable data types.
///
/// `cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeVT, void *VT, int64_t ldvt, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvd))]
///
/// - `A`, `S`, `U`, `VT`, `bufferOnDevice`, `info`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvd).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `VT`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXgesvd(
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
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXgesvd(
        handle, params, jobu, jobvt, m, n, dataTypeA, A.as_mut_ptr(), lda, dataTypeS, S.as_mut_ptr(), dataTypeU,
        U.as_mut_ptr(), ldu, dataTypeVT, VT.as_mut_ptr(), ldvt, computeType, bufferOnDevice.as_mut_ptr(),
        workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXgesvd`.
///
/// `cusolverStatus_t cusolverDnXgesvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeVT, const void *VT, int64_t ldvt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvd_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`, `S`, `U`, `VT`: in, on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvd_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `VT`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXgesvd_bufferSize(
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
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXgesvd_bufferSize(
        handle, params, jobu, jobvt, m, n, dataTypeA, A.as_ptr(), lda, dataTypeS, S.as_ptr(), dataTypeU, U.as_ptr(),
        ldu, dataTypeVT, VT.as_ptr(), ldvt, computeType, &mut workspaceInBytesOnDevice, &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Returns the residual (Frobenius norm) of the last call of `gesvdj` that was not batched.
///
/// `cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t handle, gesvdjInfo_t info, double *residual)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvdjGetResidual))]
///
/// Returns `(cusolverStatus_t, residual: double)`.
///
/// - `residual`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjGetResidual).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnXgesvdjGetResidual(
    handle: cusolverDnHandle_t,
    info: gesvdjInfo_t,
) -> (cusolverStatus_t, f64) {
    let mut residual: f64 = output::zeroed();
    let returned = unsafe { sys::cusolverDnXgesvdjGetResidual(handle, info, &mut residual) };
    (returned, residual)
}

/// Returns the number of sweeps of the last call of `gesvdj` that was not batched.
///
/// `cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t handle, gesvdjInfo_t info, int *executed_sweeps)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvdjGetSweeps))]
///
/// Returns `(cusolverStatus_t, executed_sweeps: int)`.
///
/// - `executed_sweeps`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjGetSweeps).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnXgesvdjGetSweeps(
    handle: cusolverDnHandle_t,
    info: gesvdjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut executed_sweeps: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnXgesvdjGetSweeps(handle, info, &mut executed_sweeps) };
    (returned, executed_sweeps)
}

/// Sets the maximum number of sweeps of the Jacobi SVD.
///
/// `cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t info, int max_sweeps)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvdjSetMaxSweeps))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetMaxSweeps).
///
/// # Safety
///
/// `info`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnXgesvdjSetMaxSweeps(
    info: gesvdjInfo_t,
    max_sweeps: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXgesvdjSetMaxSweeps(info, max_sweeps) };
    (returned,)
}

/// Sets whether the Jacobi SVD sorts singular values in descending order.
///
/// `cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t info, int sort_svd)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvdjSetSortEig))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetSortEig).
///
/// # Safety
///
/// `info`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnXgesvdjSetSortEig(
    info: gesvdjInfo_t,
    sort_svd: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXgesvdjSetSortEig(info, sort_svd) };
    (returned,)
}

/// Sets the tolerance at which the Jacobi SVD stops.
///
/// `cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t info, double tolerance)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvdjSetTolerance))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetTolerance).
///
/// # Safety
///
/// `info`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnXgesvdjSetTolerance(
    info: gesvdjInfo_t,
    tolerance: f64,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXgesvdjSetTolerance(info, tolerance) };
    (returned,)
}

/// Computes the SVD A = U·S·Vᴴ by polar decomposition, faster than `cusolverDnXgesvd`; returns an error bound.
///
/// `cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S, cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeV, void *V, int64_t ldv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info, double *h_err_sigma)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvdp))]
///
/// Returns `(cusolverStatus_t, h_err_sigma: double)`.
///
/// - `A`, `S`, `U`, `V`, `bufferOnDevice`, `d_info`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
/// - `h_err_sigma`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdp).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`, `bufferOnDevice`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXgesvdp(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    econ: i32,
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
    dataTypeV: runtime::cudaDataType,
    V: CuPtr<c_void>,
    ldv: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    d_info: CuPtr<i32>,
) -> (cusolverStatus_t, f64) {
    let mut h_err_sigma: f64 = output::zeroed();
    let returned = unsafe { sys::cusolverDnXgesvdp(
        handle, params, jobz, econ, m, n, dataTypeA, A.as_mut_ptr(), lda, dataTypeS, S.as_mut_ptr(), dataTypeU,
        U.as_mut_ptr(), ldu, dataTypeV, V.as_mut_ptr(), ldv, computeType, bufferOnDevice.as_mut_ptr(),
        workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, d_info.as_mut_ptr(), &mut h_err_sigma,
    ) };
    (returned, h_err_sigma)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXgesvdp`.
///
/// `cusolverStatus_t cusolverDnXgesvdp_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvdp_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`, `S`, `U`, `V`: in, on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdp_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXgesvdp_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobz: cusolverEigMode_t,
    econ: i32,
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
    dataTypeV: runtime::cudaDataType,
    V: CuPtr<c_void>,
    ldv: i64,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXgesvdp_bufferSize(
        handle, params, jobz, econ, m, n, dataTypeA, A.as_ptr(), lda, dataTypeS, S.as_ptr(), dataTypeU, U.as_ptr(), ldu,
        dataTypeV, V.as_ptr(), ldv, computeType, &mut workspaceInBytesOnDevice, &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Approximates the k largest singular values, and optionally singular vectors, by random projections.
///
/// `cusolverStatus_t cusolverDnXgesvdr(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeSrand, void *Srand, cudaDataType dataTypeUrand, void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, void *Vrand, int64_t ldVrand, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvdr))]
///
/// - `A`, `Srand`, `Urand`, `Vrand`, `bufferOnDevice`, `d_info`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdr).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `Srand`, `Urand`, `Vrand`, `bufferOnDevice`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXgesvdr(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobu: i8,
    jobv: i8,
    m: i64,
    n: i64,
    k: i64,
    p: i64,
    niters: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeSrand: runtime::cudaDataType,
    Srand: CuPtr<c_void>,
    dataTypeUrand: runtime::cudaDataType,
    Urand: CuPtr<c_void>,
    ldUrand: i64,
    dataTypeVrand: runtime::cudaDataType,
    Vrand: CuPtr<c_void>,
    ldVrand: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    d_info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXgesvdr(
        handle, params, jobu, jobv, m, n, k, p, niters, dataTypeA, A.as_mut_ptr(), lda, dataTypeSrand,
        Srand.as_mut_ptr(), dataTypeUrand, Urand.as_mut_ptr(), ldUrand, dataTypeVrand, Vrand.as_mut_ptr(), ldVrand,
        computeType, bufferOnDevice.as_mut_ptr(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost,
        d_info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXgesvdr`.
///
/// `cusolverStatus_t cusolverDnXgesvdr_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeSrand, const void *Srand, cudaDataType dataTypeUrand, const void *Urand, int64_t ldUrand, cudaDataType dataTypeVrand, const void *Vrand, int64_t ldVrand, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgesvdr_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`, `Srand`, `Urand`, `Vrand`: in, on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdr_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `Srand`, `Urand`, `Vrand`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXgesvdr_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    jobu: i8,
    jobv: i8,
    m: i64,
    n: i64,
    k: i64,
    p: i64,
    niters: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    dataTypeSrand: runtime::cudaDataType,
    Srand: CuPtr<c_void>,
    dataTypeUrand: runtime::cudaDataType,
    Urand: CuPtr<c_void>,
    ldUrand: i64,
    dataTypeVrand: runtime::cudaDataType,
    Vrand: CuPtr<c_void>,
    ldVrand: i64,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXgesvdr_bufferSize(
        handle, params, jobu, jobv, m, n, k, p, niters, dataTypeA, A.as_ptr(), lda, dataTypeSrand, Srand.as_ptr(),
        dataTypeUrand, Urand.as_ptr(), ldUrand, dataTypeVrand, Vrand.as_ptr(), ldVrand, computeType,
        &mut workspaceInBytesOnDevice, &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Computes the LU factorization P·A = L·U in place, with 64-bit sizes and selectable data types.
///
/// `cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgetrf))]
///
/// - `A`, `ipiv`, `bufferOnDevice`, `info`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrf).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `ipiv`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXgetrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    ipiv: CuPtr<i64>,
    computeType: runtime::cudaDataType,
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXgetrf(
        handle, params, m, n, dataTypeA, A.as_mut_ptr(), lda, ipiv.as_mut_ptr(), computeType,
        bufferOnDevice.as_mut_ptr(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXgetrf`.
///
/// `cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgetrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`: in, on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrf_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXgetrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    m: i64,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXgetrf_bufferSize(
        handle, params, m, n, dataTypeA, A.as_ptr(), lda, computeType, &mut workspaceInBytesOnDevice,
        &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Solves op(A)·X = B with the factors from `cusolverDnXgetrf`; X overwrites B.
///
/// `cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXgetrs))]
///
/// - `A`, `ipiv`: in, on the device
/// - `B`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrs).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `ipiv`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXgetrs(
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
    let returned = unsafe { sys::cusolverDnXgetrs(
        handle, params, trans, n, nrhs, dataTypeA, A.as_ptr(), lda, ipiv.as_ptr(), dataTypeB, B.as_mut_ptr(), ldb,
        info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the triangular matrix T that combines k reflectors into the block reflector I − V·T·Vᴴ.
///
/// `cusolverStatus_t cusolverDnXlarft(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXlarft))]
///
/// - `V`, `tau`: in, on the device
/// - `T`, `bufferOnDevice`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXlarft).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `V`, `tau`, `T`, `bufferOnDevice`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXlarft(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    direct: cusolverDirectMode_t,
    storev: cusolverStorevMode_t,
    n: i64,
    k: i64,
    dataTypeV: runtime::cudaDataType,
    V: CuPtr<c_void>,
    ldv: i64,
    dataTypeTau: runtime::cudaDataType,
    tau: CuPtr<c_void>,
    dataTypeT: runtime::cudaDataType,
    T: CuPtr<c_void>,
    ldt: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXlarft(
        handle, params, direct, storev, n, k, dataTypeV, V.as_ptr(), ldv, dataTypeTau, tau.as_ptr(), dataTypeT,
        T.as_mut_ptr(), ldt, computeType, bufferOnDevice.as_mut_ptr(), workspaceInBytesOnDevice, bufferOnHost,
        workspaceInBytesOnHost,
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXlarft`.
///
/// `cusolverStatus_t cusolverDnXlarft_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXlarft_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `V`, `tau`: in, on the device
/// - `T`: on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXlarft_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `V`, `tau`, `T`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXlarft_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    direct: cusolverDirectMode_t,
    storev: cusolverStorevMode_t,
    n: i64,
    k: i64,
    dataTypeV: runtime::cudaDataType,
    V: CuPtr<c_void>,
    ldv: i64,
    dataTypeTau: runtime::cudaDataType,
    tau: CuPtr<c_void>,
    dataTypeT: runtime::cudaDataType,
    T: CuPtr<c_void>,
    ldt: i64,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXlarft_bufferSize(
        handle, params, direct, storev, n, k, dataTypeV, V.as_ptr(), ldv, dataTypeTau, tau.as_ptr(), dataTypeT,
        T.as_mut_ptr(), ldt, computeType, &mut workspaceInBytesOnDevice, &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Computes the Cholesky factorization of a positive definite matrix A in place, with 64-bit sizes and selectable types.
///
/// `cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXpotrf))]
///
/// - `A`, `bufferOnDevice`, `info`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrf).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXpotrf(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    computeType: runtime::cudaDataType,
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXpotrf(
        handle, params, uplo, n, dataTypeA, A.as_mut_ptr(), lda, computeType, bufferOnDevice.as_mut_ptr(),
        workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXpotrf`.
///
/// `cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXpotrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`: in, on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrf_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXpotrf_bufferSize(
    handle: cusolverDnHandle_t,
    params: cusolverDnParams_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    computeType: runtime::cudaDataType,
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXpotrf_bufferSize(
        handle, params, uplo, n, dataTypeA, A.as_ptr(), lda, computeType, &mut workspaceInBytesOnDevice,
        &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Solves A·X = B with the Cholesky factor from `cusolverDnXpotrf`; X overwrites B.
///
/// `cusolverStatus_t cusolverDnXpotrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeB, void *B, int64_t ldb, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXpotrs))]
///
/// - `A`: in, on the device
/// - `B`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrs).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `B`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXpotrs(
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
    let returned = unsafe { sys::cusolverDnXpotrs(
        handle, params, uplo, n, nrhs, dataTypeA, A.as_ptr(), lda, dataTypeB, B.as_mut_ptr(), ldb, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes eigenvalues, and optionally eigenvectors, of a batch of symmetric or Hermitian matrices.
///
/// `cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info, int64_t batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevBatched))]
///
/// - `A`, `W`, `bufferOnDevice`, `info`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevBatched).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXsyevBatched(
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
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: CuPtr<i32>,
    batchSize: i64,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXsyevBatched(
        handle, params, jobz, uplo, n, dataTypeA, A.as_mut_ptr(), lda, dataTypeW, W.as_mut_ptr(), computeType,
        bufferOnDevice.as_mut_ptr(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.as_mut_ptr(),
        batchSize,
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXsyevBatched`.
///
/// `cusolverStatus_t cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost, int64_t batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevBatched_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`, `W`: in, on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since CUDA 12.6. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevBatched_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXsyevBatched_bufferSize(
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
    batchSize: i64,
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXsyevBatched_bufferSize(
        handle, params, jobz, uplo, n, dataTypeA, A.as_ptr(), lda, dataTypeW, W.as_ptr(), computeType,
        &mut workspaceInBytesOnDevice, &mut workspaceInBytesOnHost, batchSize,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Computes all eigenvalues, and optionally eigenvectors, of a symmetric or Hermitian matrix A of a selectable type.
///
/// `cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevd))]
///
/// - `A`, `W`, `bufferOnDevice`, `info`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevd).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXsyevd(
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
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXsyevd(
        handle, params, jobz, uplo, n, dataTypeA, A.as_mut_ptr(), lda, dataTypeW, W.as_mut_ptr(), computeType,
        bufferOnDevice.as_mut_ptr(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXsyevd`.
///
/// `cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevd_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`, `W`: in, on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevd_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXsyevd_bufferSize(
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
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXsyevd_bufferSize(
        handle, params, jobz, uplo, n, dataTypeA, A.as_ptr(), lda, dataTypeW, W.as_ptr(), computeType,
        &mut workspaceInBytesOnDevice, &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Computes selected eigenvalues, and optionally eigenvectors, of a symmetric or Hermitian matrix A.
///
/// `cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *meig64, cudaDataType dataTypeW, void *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevdx))]
///
/// Returns `(cusolverStatus_t, meig64: int64_t)`.
///
/// - `A`, `W`, `bufferOnDevice`, `info`: on the device
/// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
/// - `meig64`: out
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevdx).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXsyevdx<T: Input, U: Input>(
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
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t, i64) {
    if vl.is_some() && !value_size_cudaDataType(dataTypeW).fits(size_of::<T>()) {
        refusal::refuse(
            "cusolverDnXsyevdx", "the size of a value of `vl` differs from that of the type that `dataTypeW` selects",
        );
        return (cusolverStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    if vu.is_some() && !value_size_cudaDataType(dataTypeW).fits(size_of::<U>()) {
        refusal::refuse(
            "cusolverDnXsyevdx", "the size of a value of `vu` differs from that of the type that `dataTypeW` selects",
        );
        return (cusolverStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut meig64: i64 = output::zeroed();
    let returned = unsafe { sys::cusolverDnXsyevdx(
        handle, params, jobz, range, uplo, n, dataTypeA, A.as_mut_ptr(), lda, args::option_ptr(vl).cast_mut().cast(),
        args::option_ptr(vu).cast_mut().cast(), il, iu, &mut meig64, dataTypeW, W.as_mut_ptr(), computeType,
        bufferOnDevice.as_mut_ptr(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.as_mut_ptr(),
    ) };
    (returned, meig64)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXsyevdx`.
///
/// `cusolverStatus_t cusolverDnXsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *h_meig, cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevdx_bufferSize))]
///
/// Returns `(cusolverStatus_t, h_meig: int64_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`, `W`: in, on the device
/// - `vl`, `vu`: in, one value; `dataTypeW` selects the type: `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `None` passes NULL
/// - `h_meig`, `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevdx_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXsyevdx_bufferSize<T: Input, U: Input>(
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
) -> (cusolverStatus_t, i64, usize, usize) {
    if vl.is_some() && !value_size_cudaDataType(dataTypeW).fits(size_of::<T>()) {
        refusal::refuse(
            "cusolverDnXsyevdx_bufferSize",
            "the size of a value of `vl` differs from that of the type that `dataTypeW` selects",
        );
        return (cusolverStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed(), output::zeroed());
    }
    if vu.is_some() && !value_size_cudaDataType(dataTypeW).fits(size_of::<U>()) {
        refusal::refuse(
            "cusolverDnXsyevdx_bufferSize",
            "the size of a value of `vu` differs from that of the type that `dataTypeW` selects",
        );
        return (cusolverStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed(), output::zeroed());
    }
    let mut h_meig: i64 = output::zeroed();
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXsyevdx_bufferSize(
        handle, params, jobz, range, uplo, n, dataTypeA, A.as_ptr(), lda, args::option_ptr(vl).cast_mut().cast(),
        args::option_ptr(vu).cast_mut().cast(), il, iu, &mut h_meig, dataTypeW, W.as_ptr(), computeType,
        &mut workspaceInBytesOnDevice, &mut workspaceInBytesOnHost,
    ) };
    (returned, h_meig, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Returns the residual (Frobenius norm) of the last call of `syevj` or a variant that is not batched.
///
/// `cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t handle, syevjInfo_t info, double *residual)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevjGetResidual))]
///
/// Returns `(cusolverStatus_t, residual: double)`.
///
/// - `residual`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjGetResidual).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnXsyevjGetResidual(
    handle: cusolverDnHandle_t,
    info: syevjInfo_t,
) -> (cusolverStatus_t, f64) {
    let mut residual: f64 = output::zeroed();
    let returned = unsafe { sys::cusolverDnXsyevjGetResidual(handle, info, &mut residual) };
    (returned, residual)
}

/// Returns the number of sweeps of the last call of `syevj` or a variant that is not batched.
///
/// `cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t handle, syevjInfo_t info, int *executed_sweeps)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevjGetSweeps))]
///
/// Returns `(cusolverStatus_t, executed_sweeps: int)`.
///
/// - `executed_sweeps`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjGetSweeps).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnXsyevjGetSweeps(
    handle: cusolverDnHandle_t,
    info: syevjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut executed_sweeps: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnXsyevjGetSweeps(handle, info, &mut executed_sweeps) };
    (returned, executed_sweeps)
}

/// Sets the maximum number of sweeps of the Jacobi eigensolver.
///
/// `cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t info, int max_sweeps)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevjSetMaxSweeps))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetMaxSweeps).
///
/// # Safety
///
/// `info`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnXsyevjSetMaxSweeps(
    info: syevjInfo_t,
    max_sweeps: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXsyevjSetMaxSweeps(info, max_sweeps) };
    (returned,)
}

/// Sets whether the Jacobi eigensolver sorts eigenvalues in ascending order.
///
/// `cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t info, int sort_eig)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevjSetSortEig))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetSortEig).
///
/// # Safety
///
/// `info`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnXsyevjSetSortEig(
    info: syevjInfo_t,
    sort_eig: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXsyevjSetSortEig(info, sort_eig) };
    (returned,)
}

/// Sets the tolerance at which the Jacobi eigensolver stops.
///
/// `cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t info, double tolerance)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsyevjSetTolerance))]
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetTolerance).
///
/// # Safety
///
/// `info`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnXsyevjSetTolerance(
    info: syevjInfo_t,
    tolerance: f64,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXsyevjSetTolerance(info, tolerance) };
    (returned,)
}

/// Solves A·X = B with the symmetric factorization from `sytrf`; X overwrites B.
///
/// `cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsytrs))]
///
/// - `A`, `ipiv`: in, on the device
/// - `B`, `bufferOnDevice`, `info`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrs).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `ipiv`, `B`, `bufferOnDevice`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXsytrs(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    nrhs: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    ipiv: CuPtr<i64>,
    dataTypeB: runtime::cudaDataType,
    B: CuPtr<c_void>,
    ldb: i64,
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXsytrs(
        handle, uplo, n, nrhs, dataTypeA, A.as_ptr(), lda, ipiv.as_ptr(), dataTypeB, B.as_mut_ptr(), ldb,
        bufferOnDevice.as_mut_ptr(), workspaceInBytesOnDevice, bufferOnHost, workspaceInBytesOnHost, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXsytrs`.
///
/// `cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXsytrs_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`, `ipiv`: in, on the device
/// - `B`: on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrs_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `ipiv`, `B`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXsytrs_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i64,
    nrhs: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    ipiv: CuPtr<i64>,
    dataTypeB: runtime::cudaDataType,
    B: CuPtr<c_void>,
    ldb: i64,
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXsytrs_bufferSize(
        handle, uplo, n, nrhs, dataTypeA, A.as_ptr(), lda, ipiv.as_ptr(), dataTypeB, B.as_mut_ptr(), ldb,
        &mut workspaceInBytesOnDevice, &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Inverts a triangular matrix A in place, with 64-bit sizes and a selectable data type.
///
/// `cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXtrtri))]
///
/// - `A`, `bufferOnDevice`, `devInfo`: on the device
/// - `bufferOnHost`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXtrtri).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `bufferOnDevice`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `bufferOnHost`: valid memory of `workspaceInBytesOnHost` bytes, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnXtrtri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    diag: cublas::cublasDiagType_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
    bufferOnDevice: CuPtr<c_void>,
    workspaceInBytesOnDevice: usize,
    bufferOnHost: *mut c_void,
    workspaceInBytesOnHost: usize,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnXtrtri(
        handle, uplo, diag, n, dataTypeA, A.as_mut_ptr(), lda, bufferOnDevice.as_mut_ptr(), workspaceInBytesOnDevice,
        bufferOnHost, workspaceInBytesOnHost, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the device and host workspace sizes in bytes for `cusolverDnXtrtri`.
///
/// `cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnXtrtri_bufferSize))]
///
/// Returns `(cusolverStatus_t, workspaceInBytesOnDevice: size_t, workspaceInBytesOnHost: size_t)`.
///
/// - `A`: on the device
/// - `workspaceInBytesOnDevice`, `workspaceInBytesOnHost`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXtrtri_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnXtrtri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    diag: cublas::cublasDiagType_t,
    n: i64,
    dataTypeA: runtime::cudaDataType,
    A: CuPtr<c_void>,
    lda: i64,
) -> (cusolverStatus_t, usize, usize) {
    let mut workspaceInBytesOnDevice: usize = output::zeroed();
    let mut workspaceInBytesOnHost: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnXtrtri_bufferSize(
        handle, uplo, diag, n, dataTypeA, A.as_mut_ptr(), lda, &mut workspaceInBytesOnDevice,
        &mut workspaceInBytesOnHost,
    ) };
    (returned, workspaceInBytesOnDevice, workspaceInBytesOnHost)
}

/// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in single-precision complex.
///
/// `cusolverStatus_t cusolverDnZCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZCgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZCgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnZCgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in single-precision complex.
///
/// `cusolverStatus_t cusolverDnZCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZCgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZCgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnZCgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in double-precision complex by refining an LU solution in single-precision complex.
///
/// `cusolverStatus_t cusolverDnZCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZCgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZCgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnZCgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in single-precision complex.
///
/// `cusolverStatus_t cusolverDnZCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZCgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZCgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnZCgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in bfloat16 complex.
///
/// `cusolverStatus_t cusolverDnZEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZEgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZEgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnZEgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in bfloat16 complex.
///
/// `cusolverStatus_t cusolverDnZEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZEgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZEgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnZEgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in double-precision complex by refining an LU solution in bfloat16 complex.
///
/// `cusolverStatus_t cusolverDnZEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZEgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZEgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnZEgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in bfloat16 complex.
///
/// `cusolverStatus_t cusolverDnZEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZEgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZEgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnZEgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in half-precision complex.
///
/// `cusolverStatus_t cusolverDnZKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZKgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZKgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnZKgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in half-precision complex.
///
/// `cusolverStatus_t cusolverDnZKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZKgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZKgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnZKgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in double-precision complex by refining an LU solution in half-precision complex.
///
/// `cusolverStatus_t cusolverDnZKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZKgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZKgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnZKgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in half-precision complex.
///
/// `cusolverStatus_t cusolverDnZKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZKgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZKgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnZKgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in TF32 complex.
///
/// `cusolverStatus_t cusolverDnZYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZYgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZYgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnZYgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in TF32 complex.
///
/// `cusolverStatus_t cusolverDnZYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZYgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZYgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnZYgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in double-precision complex by refining an LU solution in TF32 complex.
///
/// `cusolverStatus_t cusolverDnZYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZYgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZYgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnZYgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in TF32 complex.
///
/// `cusolverStatus_t cusolverDnZYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZYgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZYgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnZYgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in double-precision complex.
///
/// `cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZZgels))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgels).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZZgels(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnZZgels(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gels` in double-precision complex, with QR in double-precision complex.
///
/// `cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZZgels_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgels_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZZgels_bufferSize(
    handle: cusolverDnHandle_t,
    m: cusolver_int_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnZZgels_bufferSize(
        handle, m, n, nrhs, dA.as_mut_ptr(), ldda, dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Solves A·X = B in double-precision complex by refining an LU solution in double-precision complex.
///
/// `cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZZgesv))]
///
/// Returns `(cusolverStatus_t, iter: cusolver_int_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: on the device
/// - `iter`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgesv).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZZgesv(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
    lwork_bytes: usize,
    d_info: CuPtr<cusolver_int_t>,
) -> (cusolverStatus_t, cusolver_int_t) {
    let mut iter: cusolver_int_t = output::zeroed();
    let returned = unsafe { sys::cusolverDnZZgesv(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), lwork_bytes, &mut iter, d_info.as_mut_ptr(),
    ) };
    (returned, iter)
}

/// Returns the workspace size in bytes for `gesv` in double-precision complex, with LU in double-precision complex.
///
/// `cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZZgesv_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork_bytes: size_t)`.
///
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: on the device
/// - `lwork_bytes`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgesv_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dA`, `dipiv`, `dB`, `dX`, `dWorkspace`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZZgesv_bufferSize(
    handle: cusolverDnHandle_t,
    n: cusolver_int_t,
    nrhs: cusolver_int_t,
    dA: CuPtr<runtime::cuDoubleComplex>,
    ldda: cusolver_int_t,
    dipiv: CuPtr<cusolver_int_t>,
    dB: CuPtr<runtime::cuDoubleComplex>,
    lddb: cusolver_int_t,
    dX: CuPtr<runtime::cuDoubleComplex>,
    lddx: cusolver_int_t,
    dWorkspace: CuPtr<c_void>,
) -> (cusolverStatus_t, usize) {
    let mut lwork_bytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverDnZZgesv_bufferSize(
        handle, n, nrhs, dA.as_mut_ptr(), ldda, dipiv.as_mut_ptr(), dB.as_mut_ptr(), lddb, dX.as_mut_ptr(), lddx,
        dWorkspace.as_mut_ptr(), &mut lwork_bytes,
    ) };
    (returned, lwork_bytes)
}

/// Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgebrd(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, double *D, double *E, cuDoubleComplex *TAUQ, cuDoubleComplex *TAUP, cuDoubleComplex *Work, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgebrd))]
///
/// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgebrd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `D`, `E`, `TAUQ`, `TAUP`, `Work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZgebrd(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    D: CuPtr<f64>,
    E: CuPtr<f64>,
    TAUQ: CuPtr<runtime::cuDoubleComplex>,
    TAUP: CuPtr<runtime::cuDoubleComplex>,
    Work: CuPtr<runtime::cuDoubleComplex>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZgebrd(
        handle, m, n, A.as_mut_ptr(), lda, D.as_mut_ptr(), E.as_mut_ptr(), TAUQ.as_mut_ptr(), TAUP.as_mut_ptr(),
        Work.as_mut_ptr(), Lwork, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for bidiagonal reduction (`gebrd`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgebrd_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgebrd_bufferSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnZgebrd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZgebrd_bufferSize(handle, m, n, &mut Lwork) };
    (returned, Lwork)
}

/// Computes A = Q·R in place; the reflectors of Q are stored below R and in `TAU` (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *TAU, cuDoubleComplex *Workspace, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgeqrf))]
///
/// - `A`, `TAU`, `Workspace`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgeqrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `TAU`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZgeqrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    TAU: CuPtr<runtime::cuDoubleComplex>,
    Workspace: CuPtr<runtime::cuDoubleComplex>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZgeqrf(
        handle, m, n, A.as_mut_ptr(), lda, TAU.as_mut_ptr(), Workspace.as_mut_ptr(), Lwork, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a QR factorization (`geqrf`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgeqrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgeqrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZgeqrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZgeqrf_bufferSize(handle, m, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *VT, int ldvt, cuDoubleComplex *work, int lwork, double *rwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgesvd))]
///
/// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `S`, `U`, `VT`, `work`, `rwork`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZgesvd(
    handle: cusolverDnHandle_t,
    jobu: i8,
    jobvt: i8,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    S: CuPtr<f64>,
    U: CuPtr<runtime::cuDoubleComplex>,
    ldu: i32,
    VT: CuPtr<runtime::cuDoubleComplex>,
    ldvt: i32,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    rwork: CuPtr<f64>,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZgesvd(
        handle, jobu, jobvt, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, VT.as_mut_ptr(), ldvt,
        work.as_mut_ptr(), lwork, rwork.as_mut_ptr(), info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a singular value decomposition (`gesvd`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgesvd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvd_bufferSize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverDnZgesvd_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZgesvd_bufferSize(handle, m, n, &mut lwork) };
    (returned, lwork)
}

/// Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, double *d_S, long long strideS, cuDoubleComplex *d_U, int ldu, long long strideU, cuDoubleComplex *d_V, int ldv, long long strideV, cuDoubleComplex *d_work, int lwork, int *d_info, double *h_R_nrmF, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgesvdaStridedBatched))]
///
/// - `d_A`: in, on the device
/// - `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: on the device
/// - `h_R_nrmF`: in, an address, passed unchanged
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdaStridedBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d_A`, `d_S`, `d_U`, `d_V`, `d_work`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `h_R_nrmF`: valid memory of `batchSize` elements, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZgesvdaStridedBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    strideA: i64,
    d_S: CuPtr<f64>,
    strideS: i64,
    d_U: CuPtr<runtime::cuDoubleComplex>,
    ldu: i32,
    strideU: i64,
    d_V: CuPtr<runtime::cuDoubleComplex>,
    ldv: i32,
    strideV: i64,
    d_work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    d_info: CuPtr<i32>,
    h_R_nrmF: *mut f64,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZgesvdaStridedBatched(
        handle, jobz, rank, m, n, d_A.as_ptr(), lda, strideA, d_S.as_mut_ptr(), strideS, d_U.as_mut_ptr(), ldu, strideU,
        d_V.as_mut_ptr(), ldv, strideV, d_work.as_mut_ptr(), lwork, d_info.as_mut_ptr(), h_R_nrmF, batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for `gesvdaStridedBatched` (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, const double *d_S, long long strideS, const cuDoubleComplex *d_U, int ldu, long long strideU, const cuDoubleComplex *d_V, int ldv, long long strideV, int *lwork, int batchSize)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusolver::cusolverDnZgesvdaStridedBatched_bufferSize)
)]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `d_A`, `d_S`, `d_U`, `d_V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdaStridedBatched_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `d_A`, `d_S`, `d_U`, `d_V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    rank: i32,
    m: i32,
    n: i32,
    d_A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    strideA: i64,
    d_S: CuPtr<f64>,
    strideS: i64,
    d_U: CuPtr<runtime::cuDoubleComplex>,
    ldu: i32,
    strideU: i64,
    d_V: CuPtr<runtime::cuDoubleComplex>,
    ldv: i32,
    strideV: i64,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZgesvdaStridedBatched_bufferSize(
        handle, jobz, rank, m, n, d_A.as_ptr(), lda, strideA, d_S.as_ptr(), strideS, d_U.as_ptr(), ldu, strideU,
        d_V.as_ptr(), ldv, strideV, &mut lwork, batchSize,
    ) };
    (returned, lwork)
}

/// Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex *work, int lwork, int *info, gesvdjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgesvdj))]
///
/// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZgesvdj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    S: CuPtr<f64>,
    U: CuPtr<runtime::cuDoubleComplex>,
    ldu: i32,
    V: CuPtr<runtime::cuDoubleComplex>,
    ldv: i32,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
    params: gesvdjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZgesvdj(
        handle, jobz, econ, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, V.as_mut_ptr(), ldv,
        work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgesvdjBatched))]
///
/// - `A`, `S`, `U`, `V`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdjBatched).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZgesvdjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    S: CuPtr<f64>,
    U: CuPtr<runtime::cuDoubleComplex>,
    ldu: i32,
    V: CuPtr<runtime::cuDoubleComplex>,
    ldv: i32,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZgesvdjBatched(
        handle, jobz, m, n, A.as_mut_ptr(), lda, S.as_mut_ptr(), U.as_mut_ptr(), ldu, V.as_mut_ptr(), ldv,
        work.as_mut_ptr(), lwork, info.as_mut_ptr(), params, batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a batched Jacobi SVD (`gesvdjBatched`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V, int ldv, int *lwork, gesvdjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgesvdjBatched_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `S`, `U`, `V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdjBatched_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    S: CuPtr<f64>,
    U: CuPtr<runtime::cuDoubleComplex>,
    ldu: i32,
    V: CuPtr<runtime::cuDoubleComplex>,
    ldv: i32,
    params: gesvdjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZgesvdjBatched_bufferSize(
        handle, jobz, m, n, A.as_ptr(), lda, S.as_ptr(), U.as_ptr(), ldu, V.as_ptr(), ldv, &mut lwork, params,
        batchSize,
    ) };
    (returned, lwork)
}

/// Returns the workspace size in elements for an SVD by the Jacobi method (`gesvdj`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V, int ldv, int *lwork, gesvdjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgesvdj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `S`, `U`, `V`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `S`, `U`, `V`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZgesvdj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    econ: i32,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    S: CuPtr<f64>,
    U: CuPtr<runtime::cuDoubleComplex>,
    ldu: i32,
    V: CuPtr<runtime::cuDoubleComplex>,
    ldv: i32,
    params: gesvdjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZgesvdj_bufferSize(
        handle, jobz, econ, m, n, A.as_ptr(), lda, S.as_ptr(), U.as_ptr(), ldu, V.as_ptr(), ldv, &mut lwork, params,
    ) };
    (returned, lwork)
}

/// Computes the LU factorization of an m × n matrix in place; no pivoting if `devIpiv` is null (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *Workspace, int *devIpiv, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgetrf))]
///
/// - `A`, `Workspace`, `devIpiv`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Workspace`, `devIpiv`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZgetrf(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    Workspace: CuPtr<runtime::cuDoubleComplex>,
    devIpiv: CuPtr<i32>,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZgetrf(
        handle, m, n, A.as_mut_ptr(), lda, Workspace.as_mut_ptr(), devIpiv.as_mut_ptr(), devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for an LU factorization (`getrf`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgetrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `A`: on the device
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZgetrf_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZgetrf_bufferSize(handle, m, n, A.as_mut_ptr(), lda, &mut Lwork) };
    (returned, Lwork)
}

/// Solves op(A)·X = B with the LU factors from `getrf`; X overwrites B (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const cuDoubleComplex *A, int lda, const int *devIpiv, cuDoubleComplex *B, int ldb, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZgetrs))]
///
/// - `A`, `devIpiv`: in, on the device
/// - `B`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrs).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `devIpiv`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZgetrs(
    handle: cusolverDnHandle_t,
    trans: cublas::cublasOperation_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    devIpiv: CuPtr<i32>,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZgetrs(
        handle, trans, n, nrhs, A.as_ptr(), lda, devIpiv.as_ptr(), B.as_mut_ptr(), ldb, devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes all eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZheevd))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZheevd(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    W: CuPtr<f64>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZheevd(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for Hermitian eigenvalues (`heevd`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZheevd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZheevd_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    W: CuPtr<f64>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnZheevd_bufferSize(handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes selected eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZheevdx))]
///
/// Returns `(cusolverStatus_t, meig: int)`.
///
/// - `A`, `W`, `work`, `info`: on the device
/// - `meig`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevdx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZheevdx(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    W: CuPtr<f64>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut meig: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZheevdx(
        handle, jobz, range, uplo, n, A.as_mut_ptr(), lda, vl, vu, il, iu, &mut meig, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned, meig)
}

/// Returns the workspace size in elements for selected eigenvalues (`heevdx`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZheevdx_bufferSize))]
///
/// Returns `(cusolverStatus_t, meig: int, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `meig`, `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevdx_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZheevdx_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    W: CuPtr<f64>,
) -> (cusolverStatus_t, i32, i32) {
    let mut meig: i32 = output::zeroed();
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZheevdx_bufferSize(
        handle, jobz, range, uplo, n, A.as_ptr(), lda, vl, vu, il, iu, &mut meig, W.as_ptr(), &mut lwork,
    ) };
    (returned, meig, lwork)
}

/// Computes eigenvalues, and optionally eigenvectors, of Hermitian A by the Jacobi method (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZheevj))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZheevj(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    W: CuPtr<f64>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZheevj(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Computes eigenvalues, and optionally eigenvectors, of many small Hermitian matrices (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZheevjBatched))]
///
/// - `A`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevjBatched).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZheevjBatched(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    W: CuPtr<f64>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZheevjBatched(
        handle, jobz, uplo, n, A.as_mut_ptr(), lda, W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(), params,
        batchSize,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for the batched eigensolver (`heevjBatched`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZheevjBatched_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevjBatched_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZheevjBatched_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    W: CuPtr<f64>,
    params: syevjInfo_t,
    batchSize: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZheevjBatched_bufferSize(
        handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork, params, batchSize,
    ) };
    (returned, lwork)
}

/// Returns the workspace size in elements for the Jacobi eigensolver (`heevj`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZheevj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZheevj_bufferSize(
    handle: cusolverDnHandle_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    W: CuPtr<f64>,
    params: syevjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnZheevj_bufferSize(handle, jobz, uplo, n, A.as_ptr(), lda, W.as_ptr(), &mut lwork, params)
    };
    (returned, lwork)
}

/// Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZhegvd))]
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZhegvd(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    W: CuPtr<f64>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZhegvd(
        handle, itype, jobz, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a generalized eigenproblem (`hegvd`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZhegvd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZhegvd_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    W: CuPtr<f64>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZhegvd_bufferSize(
        handle, itype, jobz, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, W.as_ptr(), &mut lwork,
    ) };
    (returned, lwork)
}

/// Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZhegvdx))]
///
/// Returns `(cusolverStatus_t, meig: int)`.
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
/// - `meig`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvdx).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZhegvdx(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    W: CuPtr<f64>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut meig: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZhegvdx(
        handle, itype, jobz, range, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, vl, vu, il, iu, &mut meig,
        W.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned, meig)
}

/// Returns the workspace size in elements for selected eigenvalues (`hegvdx`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZhegvdx_bufferSize))]
///
/// Returns `(cusolverStatus_t, meig: int, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `meig`, `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvdx_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZhegvdx_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    vl: f64,
    vu: f64,
    il: i32,
    iu: i32,
    W: CuPtr<f64>,
) -> (cusolverStatus_t, i32, i32) {
    let mut meig: i32 = output::zeroed();
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZhegvdx_bufferSize(
        handle, itype, jobz, range, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, vl, vu, il, iu, &mut meig, W.as_ptr(),
        &mut lwork,
    ) };
    (returned, meig, lwork)
}

/// Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A Hermitian (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZhegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZhegvj))]
///
/// - `A`, `B`, `W`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvj).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `B`, `W`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZhegvj(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    W: CuPtr<f64>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
    params: syevjInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZhegvj(
        handle, itype, jobz, uplo, n, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, W.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(), params,
    ) };
    (returned,)
}

/// Returns the workspace size in elements for the generalized Jacobi eigensolver (`hegvj`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZhegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double *W, int *lwork, syevjInfo_t params)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZhegvj_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `B`, `W`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvj_bufferSize).
///
/// # Safety
///
/// - `handle`, `params`: live handles that no other thread uses during the call.
/// - `A`, `B`, `W`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZhegvj_bufferSize(
    handle: cusolverDnHandle_t,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    W: CuPtr<f64>,
    params: syevjInfo_t,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZhegvj_bufferSize(
        handle, itype, jobz, uplo, n, A.as_ptr(), lda, B.as_ptr(), ldb, W.as_ptr(), &mut lwork, params,
    ) };
    (returned, lwork)
}

/// Reduces a Hermitian matrix A to the real tridiagonal matrix Qᴴ·A·Q with diagonals d and e (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double *d, double *e, cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZhetrd))]
///
/// - `A`, `d`, `e`, `tau`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhetrd).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `d`, `e`, `tau`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZhetrd(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    d: CuPtr<f64>,
    e: CuPtr<f64>,
    tau: CuPtr<runtime::cuDoubleComplex>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZhetrd(
        handle, uplo, n, A.as_mut_ptr(), lda, d.as_mut_ptr(), e.as_mut_ptr(), tau.as_mut_ptr(), work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for tridiagonal reduction (`hetrd`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *d, const double *e, const cuDoubleComplex *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZhetrd_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `d`, `e`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhetrd_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `d`, `e`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZhetrd_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    d: CuPtr<f64>,
    e: CuPtr<f64>,
    tau: CuPtr<runtime::cuDoubleComplex>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZhetrd_bufferSize(
        handle, uplo, n, A.as_ptr(), lda, d.as_ptr(), e.as_ptr(), tau.as_ptr(), &mut lwork,
    ) };
    (returned, lwork)
}

/// Applies the row interchanges k1 to k2, which `getrf` stored in `devIpiv`, to the rows of A (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZlaswp(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int k1, int k2, const int *devIpiv, int incx)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZlaswp))]
///
/// - `A`: on the device
/// - `devIpiv`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlaswp).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `devIpiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZlaswp(
    handle: cusolverDnHandle_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    k1: i32,
    k2: i32,
    devIpiv: CuPtr<i32>,
    incx: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZlaswp(handle, n, A.as_mut_ptr(), lda, k1, k2, devIpiv.as_ptr(), incx) };
    (returned,)
}

/// Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZlauum))]
///
/// - `A`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlauum).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZlauum(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnZlauum(handle, uplo, n, A.as_mut_ptr(), lda, work.as_mut_ptr(), lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Returns the workspace size in elements for the product of a triangular factor (`lauum`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZlauum_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlauum_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZlauum_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZlauum_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *Workspace, int Lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZpotrf))]
///
/// - `A`, `Workspace`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `Workspace`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZpotrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    Workspace: CuPtr<runtime::cuDoubleComplex>,
    Lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnZpotrf(handle, uplo, n, A.as_mut_ptr(), lda, Workspace.as_mut_ptr(), Lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Computes in place the Cholesky factorization of each positive definite matrix of a batch (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex **Aarray, int lda, int *infoArray, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZpotrfBatched))]
///
/// - `Aarray`, `infoArray`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrfBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Aarray`, `infoArray`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `Aarray` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZpotrfBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    Aarray: CuPtr<*mut runtime::cuDoubleComplex>,
    lda: i32,
    infoArray: CuPtr<i32>,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnZpotrfBatched(handle, uplo, n, Aarray.as_mut_ptr(), lda, infoArray.as_mut_ptr(), batchSize)
    };
    (returned,)
}

/// Returns the workspace size in elements for a Cholesky factorization (`potrf`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *Lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZpotrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, Lwork: int)`.
///
/// - `A`: on the device
/// - `Lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZpotrf_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut Lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZpotrf_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut Lwork) };
    (returned, Lwork)
}

/// Computes one triangle of A⁻¹ in place from the Cholesky factor of `potrf` (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZpotri))]
///
/// - `A`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotri).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZpotri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnZpotri(handle, uplo, n, A.as_mut_ptr(), lda, work.as_mut_ptr(), lwork, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Returns the workspace size in elements for an inverse from a Cholesky factor (`potri`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZpotri_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotri_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZpotri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZpotri_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Solves A·X = B with the Cholesky factor from `potrf`; X overwrites B (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZpotrs))]
///
/// - `A`: in, on the device
/// - `B`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrs).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZpotrs(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverDnZpotrs(handle, uplo, n, nrhs, A.as_ptr(), lda, B.as_mut_ptr(), ldb, devInfo.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b, with one right-hand side, for each matrix A factorized by `potrfBatched` (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, cuDoubleComplex **A, int lda, cuDoubleComplex **B, int ldb, int *d_info, int batchSize)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZpotrsBatched))]
///
/// - `A`, `B`, `d_info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrsBatched).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `B`, `d_info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - Each address in `A`, `B` points to valid memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZpotrsBatched(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    nrhs: i32,
    A: CuPtr<*mut runtime::cuDoubleComplex>,
    lda: i32,
    B: CuPtr<*mut runtime::cuDoubleComplex>,
    ldb: i32,
    d_info: CuPtr<i32>,
    batchSize: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZpotrsBatched(
        handle, uplo, n, nrhs, A.as_mut_ptr(), lda, B.as_mut_ptr(), ldb, d_info.as_mut_ptr(), batchSize,
    ) };
    (returned,)
}

/// Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, int *ipiv, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZsytrf))]
///
/// - `A`, `ipiv`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytrf).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `ipiv`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZsytrf(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    ipiv: CuPtr<i32>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZsytrf(
        handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_mut_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for a symmetric factorization (`sytrf`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZsytrf_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytrf_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZsytrf_bufferSize(
    handle: cusolverDnHandle_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZsytrf_bufferSize(handle, n, A.as_mut_ptr(), lda, &mut lwork) };
    (returned, lwork)
}

/// Computes A⁻¹ in place from the symmetric factorization of `sytrf` (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const int *ipiv, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZsytri))]
///
/// - `A`, `work`, `info`: on the device
/// - `ipiv`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytri).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `ipiv`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZsytri(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    ipiv: CuPtr<i32>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZsytri(
        handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for inverting a symmetric matrix (`sytri`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const int *ipiv, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZsytri_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`: on the device
/// - `ipiv`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytri_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `ipiv`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZsytri_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    ipiv: CuPtr<i32>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnZsytri_bufferSize(handle, uplo, n, A.as_mut_ptr(), lda, ipiv.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the unitary Q (side left) or Pᴴ (side right) from the reflectors of `gebrd` (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZungbr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungbr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZungbr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuDoubleComplex>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZungbr(
        handle, side, m, n, k, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q or Pᴴ explicitly (`ungbr`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZungbr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungbr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZungbr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuDoubleComplex>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnZungbr_bufferSize(handle, side, m, n, k, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the first n columns of the unitary matrix Q from the reflectors of `geqrf` (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t handle, int m, int n, int k, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZungqr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungqr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZungqr(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuDoubleComplex>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZungqr(
        handle, m, n, k, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q explicitly (`ungqr`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZungqr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungqr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZungqr_bufferSize(
    handle: cusolverDnHandle_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuDoubleComplex>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnZungqr_bufferSize(handle, m, n, k, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// Computes the unitary matrix Q from the reflectors of `hetrd` (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZungtr))]
///
/// - `A`, `work`, `info`: on the device
/// - `tau`: in, on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungtr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `work`, `info`, `tau`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZungtr(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuDoubleComplex>,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZungtr(
        handle, uplo, n, A.as_mut_ptr(), lda, tau.as_ptr(), work.as_mut_ptr(), lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for computing Q explicitly (`ungtr`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZungtr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungtr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZungtr_bufferSize(
    handle: cusolverDnHandle_t,
    uplo: cublas::cublasFillMode_t,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuDoubleComplex>,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe {
        sys::cusolverDnZungtr_bufferSize(handle, uplo, n, A.as_ptr(), lda, tau.as_ptr(), &mut lwork)
    };
    (returned, lwork)
}

/// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `geqrf` (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork, int *devInfo)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZunmqr))]
///
/// - `A`, `tau`: in, on the device
/// - `C`, `work`, `devInfo`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmqr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`, `work`, `devInfo`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZunmqr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    devInfo: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZunmqr(
        handle, side, trans, m, n, k, A.as_ptr(), lda, tau.as_ptr(), C.as_mut_ptr(), ldc, work.as_mut_ptr(), lwork,
        devInfo.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for multiplying by Q (`unmqr`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, int ldc, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZunmqr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`, `C`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmqr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZunmqr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    k: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZunmqr_bufferSize(
        handle, side, trans, m, n, k, A.as_ptr(), lda, tau.as_ptr(), C.as_ptr(), ldc, &mut lwork,
    ) };
    (returned, lwork)
}

/// C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of `hetrd` (double-precision complex).
///
/// `cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *tau, cuDoubleComplex *C, int ldc, cuDoubleComplex *work, int lwork, int *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZunmtr))]
///
/// - `A`, `tau`, `C`, `work`, `info`: on the device
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmtr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`, `work`, `info`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverDnZunmtr(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
    work: CuPtr<runtime::cuDoubleComplex>,
    lwork: i32,
    info: CuPtr<i32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverDnZunmtr(
        handle, side, uplo, trans, m, n, A.as_mut_ptr(), lda, tau.as_mut_ptr(), C.as_mut_ptr(), ldc, work.as_mut_ptr(),
        lwork, info.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in elements for multiplying by Q (`unmtr`, double-precision complex).
///
/// `cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C, int ldc, int *lwork)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverDnZunmtr_bufferSize))]
///
/// Returns `(cusolverStatus_t, lwork: int)`.
///
/// - `A`, `tau`, `C`: in, on the device
/// - `lwork`: out
///
/// In `cusolverDn.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmtr_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `tau`, `C`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverDnZunmtr_bufferSize(
    handle: cusolverDnHandle_t,
    side: cublas::cublasSideMode_t,
    uplo: cublas::cublasFillMode_t,
    trans: cublas::cublasOperation_t,
    m: i32,
    n: i32,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    tau: CuPtr<runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cusolverStatus_t, i32) {
    let mut lwork: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverDnZunmtr_bufferSize(
        handle, side, uplo, trans, m, n, A.as_ptr(), lda, tau.as_ptr(), C.as_ptr(), ldc, &mut lwork,
    ) };
    (returned, lwork)
}

/// Returns one part of the version of cuSOLVER: major, minor or patch level.
///
/// `cusolverStatus_t cusolverGetProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverGetProperty))]
///
/// Returns `(cusolverStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `cusolver_common.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (cusolverStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Returns the version of cuSOLVER as an integer.
///
/// `cusolverStatus_t cusolverGetVersion(int *version)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverGetVersion))]
///
/// Returns `(cusolverStatus_t, version: int)`.
///
/// - `version`: out
///
/// In `cusolver_common.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverGetVersion() -> (cusolverStatus_t, i32) {
    let mut version: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverGetVersion(&mut version) };
    (returned, version)
}

/// Returns the device addresses of L and U, stored as one CSR matrix M without L's unit diagonal.
///
/// `cusolverStatus_t cusolverRfAccessBundledFactorsDevice(cusolverRfHandle_t handle, int *nnzM, int **Mp, int **Mi, double **Mx)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfAccessBundledFactorsDevice))]
///
/// Returns `(cusolverStatus_t, nnzM: int, Mp: int *, Mi: int *, Mx: double *)`.
///
/// - `nnzM`, `Mp`, `Mi`, `Mx`: out
///
/// In `cusolverRf.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfAccessBundledFactorsDevice).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `Mp`, `Mi`, `Mx` point to memory of the library, valid as long as `handle` exists.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverRfAccessBundledFactorsDevice(
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t, i32, *mut i32, *mut i32, *mut f64) {
    let mut nnzM: i32 = output::zeroed();
    let mut Mp: *mut i32 = output::zeroed();
    let mut Mi: *mut i32 = output::zeroed();
    let mut Mx: *mut f64 = output::zeroed();
    let returned = unsafe { sys::cusolverRfAccessBundledFactorsDevice(handle, &mut nnzM, &mut Mp, &mut Mi, &mut Mx) };
    (returned, nnzM, Mp, Mi, Mx)
}

/// Analyzes the pattern for parallel refactorization; call this function once after setup.
///
/// `cusolverStatus_t cusolverRfAnalyze(cusolverRfHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfAnalyze))]
///
/// In `cusolverRf.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfAnalyze).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverRfAnalyze(handle: cusolverRfHandle_t) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfAnalyze(handle) };
    (returned,)
}

/// Copies L and U to host arrays, as one CSR matrix M without L's unit diagonal.
///
/// `cusolverStatus_t cusolverRfExtractBundledFactorsHost(cusolverRfHandle_t handle, int *h_nnzM, int **h_Mp, int **h_Mi, double **h_Mx)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfExtractBundledFactorsHost))]
///
/// Returns `(cusolverStatus_t, h_nnzM: int, h_Mp: int *, h_Mi: int *, h_Mx: double *)`.
///
/// - `h_nnzM`, `h_Mp`, `h_Mi`, `h_Mx`: out
///
/// In `cusolverRf.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfExtractBundledFactorsHost).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverRfExtractBundledFactorsHost(
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t, i32, *mut i32, *mut i32, *mut f64) {
    let mut h_nnzM: i32 = output::zeroed();
    let mut h_Mp: *mut i32 = output::zeroed();
    let mut h_Mi: *mut i32 = output::zeroed();
    let mut h_Mx: *mut f64 = output::zeroed();
    let returned = unsafe {
        sys::cusolverRfExtractBundledFactorsHost(handle, &mut h_nnzM, &mut h_Mp, &mut h_Mi, &mut h_Mx)
    };
    (returned, h_nnzM, h_Mp, h_Mi, h_Mx)
}

/// Copies L and U to host arrays, as two CSR matrices.
///
/// `cusolverStatus_t cusolverRfExtractSplitFactorsHost(cusolverRfHandle_t handle, int *h_nnzL, int **h_csrRowPtrL, int **h_csrColIndL, double **h_csrValL, int *h_nnzU, int **h_csrRowPtrU, int **h_csrColIndU, double **h_csrValU)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfExtractSplitFactorsHost))]
///
/// Returns `(cusolverStatus_t, h_nnzL: int, h_csrRowPtrL: int *, h_csrColIndL: int *, h_csrValL: double *, h_nnzU: int, h_csrRowPtrU: int *, h_csrColIndU: int *, h_csrValU: double *)`.
///
/// - `h_nnzL`, `h_csrRowPtrL`, `h_csrColIndL`, `h_csrValL`, `h_nnzU`, `h_csrRowPtrU`, `h_csrColIndU`, `h_csrValU`: out
///
/// In `cusolverRf.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfExtractSplitFactorsHost).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverRfExtractSplitFactorsHost(
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t, i32, *mut i32, *mut i32, *mut f64, i32, *mut i32, *mut i32, *mut f64) {
    let mut h_nnzL: i32 = output::zeroed();
    let mut h_csrRowPtrL: *mut i32 = output::zeroed();
    let mut h_csrColIndL: *mut i32 = output::zeroed();
    let mut h_csrValL: *mut f64 = output::zeroed();
    let mut h_nnzU: i32 = output::zeroed();
    let mut h_csrRowPtrU: *mut i32 = output::zeroed();
    let mut h_csrColIndU: *mut i32 = output::zeroed();
    let mut h_csrValU: *mut f64 = output::zeroed();
    let returned = unsafe { sys::cusolverRfExtractSplitFactorsHost(
        handle, &mut h_nnzL, &mut h_csrRowPtrL, &mut h_csrColIndL, &mut h_csrValL, &mut h_nnzU, &mut h_csrRowPtrU,
        &mut h_csrColIndU, &mut h_csrValU,
    ) };
    (returned, h_nnzL, h_csrRowPtrL, h_csrColIndL, h_csrValL, h_nnzU, h_csrRowPtrU, h_csrColIndU, h_csrValU)
}

/// Factorizes A with its current values on the GPU, using the pattern and permutations of the setup.
///
/// `cusolverStatus_t cusolverRfRefactor(cusolverRfHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfRefactor))]
///
/// In `cusolverRf.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfRefactor).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverRfRefactor(handle: cusolverRfHandle_t) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfRefactor(handle) };
    (returned,)
}

/// Replaces the values of A in the handle; the pattern must be the same as in the setup.
///
/// `cusolverStatus_t cusolverRfResetValues(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int *P, int *Q, cusolverRfHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfResetValues))]
///
/// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `P`, `Q`: on the device
///
/// In `cusolverRf.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfResetValues).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `P`, `Q`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverRfResetValues(
    n: i32,
    nnzA: i32,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    csrValA: CuPtr<f64>,
    P: CuPtr<i32>,
    Q: CuPtr<i32>,
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfResetValues(
        n, nnzA, csrRowPtrA.as_mut_ptr(), csrColIndA.as_mut_ptr(), csrValA.as_mut_ptr(), P.as_mut_ptr(), Q.as_mut_ptr(),
        handle,
    ) };
    (returned,)
}

/// Initializes a handle with a sparse matrix A, its factors L and U, and permutations P and Q in device memory.
///
/// `cusolverStatus_t cusolverRfSetupDevice(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int nnzL, int *csrRowPtrL, int *csrColIndL, double *csrValL, int nnzU, int *csrRowPtrU, int *csrColIndU, double *csrValU, int *P, int *Q, cusolverRfHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfSetupDevice))]
///
/// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `csrRowPtrL`, `csrColIndL`, `csrValL`, `csrRowPtrU`, `csrColIndU`, `csrValU`, `P`, `Q`: on the device
///
/// In `cusolverRf.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetupDevice).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `csrRowPtrA`, `csrColIndA`, `csrValA`, `csrRowPtrL`, `csrColIndL`, `csrValL`, `csrRowPtrU`, `csrColIndU`, `csrValU`, `P`, `Q`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverRfSetupDevice(
    n: i32,
    nnzA: i32,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    csrValA: CuPtr<f64>,
    nnzL: i32,
    csrRowPtrL: CuPtr<i32>,
    csrColIndL: CuPtr<i32>,
    csrValL: CuPtr<f64>,
    nnzU: i32,
    csrRowPtrU: CuPtr<i32>,
    csrColIndU: CuPtr<i32>,
    csrValU: CuPtr<f64>,
    P: CuPtr<i32>,
    Q: CuPtr<i32>,
    handle: cusolverRfHandle_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfSetupDevice(
        n, nnzA, csrRowPtrA.as_mut_ptr(), csrColIndA.as_mut_ptr(), csrValA.as_mut_ptr(), nnzL, csrRowPtrL.as_mut_ptr(),
        csrColIndL.as_mut_ptr(), csrValL.as_mut_ptr(), nnzU, csrRowPtrU.as_mut_ptr(), csrColIndU.as_mut_ptr(),
        csrValU.as_mut_ptr(), P.as_mut_ptr(), Q.as_mut_ptr(), handle,
    ) };
    (returned,)
}

/// Initializes a handle with a sparse matrix A, its factors L and U, and permutations P and Q in host memory.
///
/// `cusolverStatus_t cusolverRfSetupHost(int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double *h_csrValA, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfSetupHost))]
///
/// - `h_csrRowPtrA`, `h_csrColIndA`, `h_csrValA`, `h_csrRowPtrL`, `h_csrColIndL`, `h_csrValL`, `h_csrRowPtrU`, `h_csrColIndU`, `h_csrValU`, `h_P`, `h_Q`: in, an address, passed unchanged
///
/// In `cusolverRf.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetupHost).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `h_csrRowPtrA`, `h_csrRowPtrL`, `h_csrRowPtrU`: valid memory of `n + 1` elements.
/// - `h_csrColIndA`: valid memory of `nnzA` elements.
/// - `h_csrValA`: valid memory of `nnzA` elements.
/// - `h_csrColIndL`: valid memory of `nnzL` elements.
/// - `h_csrValL`: valid memory of `nnzL` elements.
/// - `h_csrColIndU`: valid memory of `nnzU` elements.
/// - `h_csrValU`: valid memory of `nnzU` elements.
/// - `h_P`, `h_Q`: valid memory of `n` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverRfSetupHost(
    n: i32,
    nnzA: i32,
    h_csrRowPtrA: *mut i32,
    h_csrColIndA: *mut i32,
    h_csrValA: *mut f64,
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
    let returned = unsafe { sys::cusolverRfSetupHost(
        n, nnzA, h_csrRowPtrA, h_csrColIndA, h_csrValA, nnzL, h_csrRowPtrL, h_csrColIndL, h_csrValL, nnzU, h_csrRowPtrU,
        h_csrColIndU, h_csrValU, h_P, h_Q, handle,
    ) };
    (returned,)
}

/// Solves A·X = F for `nrhs` right-hand sides with the last factors; X overwrites F in `XF`.
///
/// `cusolverStatus_t cusolverRfSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt, double *XF, int ldxf)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverRfSolve))]
///
/// - `P`, `Q`, `Temp`, `XF`: on the device
///
/// In `cusolverRf.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSolve).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `P`, `Q`, `Temp`, `XF`: valid device memory of the size that the other arguments imply, until the program has synchronized every device that the library uses.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverRfSolve(
    handle: cusolverRfHandle_t,
    P: CuPtr<i32>,
    Q: CuPtr<i32>,
    nrhs: i32,
    Temp: CuPtr<f64>,
    ldt: i32,
    XF: CuPtr<f64>,
    ldxf: i32,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverRfSolve(
        handle, P.as_mut_ptr(), Q.as_mut_ptr(), nrhs, Temp.as_mut_ptr(), ldt, XF.as_mut_ptr(), ldxf,
    ) };
    (returned,)
}

/// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrcholBufferInfo))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholBufferInfo).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrcholBufferInfo(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrcholInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrcholBufferInfo(
        handle, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrcholBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrcholBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrcholBufferInfoHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Writes the real diagonal of the factor L of a sparse Cholesky factorization (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrcholDiag))]
///
/// - `diag`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholDiag).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrcholDiag(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    diag: CuPtr<f32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsrcholDiag(handle, info, diag.as_mut_ptr()) };
    (returned,)
}

/// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrcholFactor))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholFactor).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrcholFactor(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrcholInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsrcholFactor(
        handle, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrcholFactorHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholFactorHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrcholFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpCcsrcholFactorHost(handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)
    };
    (returned,)
}

/// Solves A·x = b with a sparse Cholesky factorization (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrcholSolve(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrcholInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrcholSolve))]
///
/// - `b`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholSolve).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrcholSolve(
    handle: cusolverSpHandle_t,
    n: i32,
    b: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    info: csrcholInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpCcsrcholSolve(handle, n, b.as_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b with a sparse Cholesky factorization on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrcholInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrcholSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrcholSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsrcholSolveHost(handle, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrcholZeroPivot))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholZeroPivot).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrcholZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    tol: f32,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrcholZeroPivot(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrcholZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrcholInfoHost_t,
    tol: f32,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrcholZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrlsvchol))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
/// - `x`: on the device
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvchol).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrlsvchol(
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
    let returned = unsafe { sys::cusolverSpCcsrlsvchol(
        handle, m, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), b.as_ptr(), tol, reorder,
        x.as_mut_ptr(), &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrlsvcholHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvcholHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`: valid memory of `nnz` elements.
/// - `csrRowPtr`: valid memory of `m + 1` elements.
/// - `csrColInd`: valid memory of `nnz` elements.
/// - `b`, `x`: valid memory of `m` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrlsvcholHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const runtime::cuComplex,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const runtime::cuComplex,
    tol: f32,
    reorder: i32,
    x: *mut runtime::cuComplex,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrlsvcholHost(
        handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a CSR matrix A by LU on the CPU (single-precision complex); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpCcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder, cuComplex *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrlsvluHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvluHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `b`, `x`: valid memory of `n` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrlsvluHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
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
    let returned = unsafe { sys::cusolverSpCcsrlsvluHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrluBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrluBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrluBufferInfoHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, cuComplex *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, cuComplex *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrluExtractHost))]
///
/// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluExtractHost).
///
/// # Safety
///
/// - `handle`, `descrL`, `descrU`, `info`: live handles that no other thread uses during the call.
/// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
/// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrluExtractHost(
    handle: cusolverSpHandle_t,
    P: *mut i32,
    Q: *mut i32,
    descrL: cusparse::cusparseMatDescr_t,
    csrValL: *mut runtime::cuComplex,
    csrRowPtrL: *mut i32,
    csrColIndL: *mut i32,
    descrU: cusparse::cusparseMatDescr_t,
    csrValU: *mut runtime::cuComplex,
    csrRowPtrU: *mut i32,
    csrColIndU: *mut i32,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsrluExtractHost(
        handle, P, Q, descrL, csrValL, csrRowPtrL, csrColIndL, descrU, csrValU, csrRowPtrU, csrColIndU, info, pBuffer,
    ) };
    (returned,)
}

/// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrluFactorHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluFactorHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrluFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    pivot_threshold: f32,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsrluFactorHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pivot_threshold, pBuffer,
    ) };
    (returned,)
}

/// Solves A·x = b with a sparse LU factorization on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x, csrluInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrluSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrluSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsrluSolveHost(handle, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrluZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCcsrluZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrluInfoHost_t,
    tol: f32,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrluZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrBufferInfo))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfo).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpCcsrqrBufferInfo(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrqrInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrqrBufferInfo(
        handle, m, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[inline]
pub unsafe fn cusolverSpCcsrqrBufferInfoHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrqrBufferInfoHost(
        handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes,
        &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex *x, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrFactor))]
///
/// - `b`, `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrFactor).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpCcsrqrFactor(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpCcsrqrFactor(handle, m, n, nnzA, b.as_mut_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex *x, csrqrInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrFactorHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrFactorHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverSpCcsrqrFactorHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsrqrFactorHost(handle, m, n, nnzA, b, x, info, pBuffer) };
    (returned,)
}

/// Sets the values of a CSR matrix A and the shift mu for its QR factorization (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrSetup))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSetup).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpCcsrqrSetup(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    mu: runtime::cuComplex,
    info: csrqrInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsrqrSetup(
        handle, m, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), mu, info,
    ) };
    (returned,)
}

/// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrSetupHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSetupHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[inline]
pub unsafe fn cusolverSpCcsrqrSetupHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: runtime::cuComplex,
    info: csrqrInfoHost_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpCcsrqrSetupHost(handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)
    };
    (returned,)
}

/// Solves A·x = b or a least-squares problem with a sparse QR factorization (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrSolve))]
///
/// - `b`, `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSolve).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpCcsrqrSolve(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpCcsrqrSolve(handle, m, n, b.as_mut_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x, csrqrInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverSpCcsrqrSolveHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut runtime::cuComplex,
    x: *mut runtime::cuComplex,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpCcsrqrSolveHost(handle, m, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrZeroPivot))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrZeroPivot).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverSpCcsrqrZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrqrInfo_t,
    tol: f32,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrqrZeroPivot(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (single-precision complex).
///
/// `cusolverStatus_t cusolverSpCcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCcsrqrZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverSpCcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrqrInfoHost_t,
    tol: f32,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpCcsrqrZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Creates an object that stores a sparse Cholesky factorization.
///
/// `cusolverStatus_t cusolverSpCreateCsrcholInfo(csrcholInfo_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCreateCsrcholInfo))]
///
/// Returns `(cusolverStatus_t, info: csrcholInfo_t)`.
///
/// - `info`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrcholInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpCreateCsrcholInfo() -> (cusolverStatus_t, csrcholInfo_t) {
    let mut info: csrcholInfo_t = output::zeroed();
    let returned = unsafe { sys::cusolverSpCreateCsrcholInfo(&mut info) };
    (returned, info)
}

/// Creates an object that stores a sparse Cholesky factorization on the CPU.
///
/// `cusolverStatus_t cusolverSpCreateCsrcholInfoHost(csrcholInfoHost_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCreateCsrcholInfoHost))]
///
/// Returns `(cusolverStatus_t, info: csrcholInfoHost_t)`.
///
/// - `info`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrcholInfoHost).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverSpCreateCsrcholInfoHost() -> (
    cusolverStatus_t,
    csrcholInfoHost_t,
) {
    let mut info: csrcholInfoHost_t = output::zeroed();
    let returned = unsafe { sys::cusolverSpCreateCsrcholInfoHost(&mut info) };
    (returned, info)
}

/// Creates an object that stores a sparse LU factorization on the CPU.
///
/// `cusolverStatus_t cusolverSpCreateCsrluInfoHost(csrluInfoHost_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCreateCsrluInfoHost))]
///
/// Returns `(cusolverStatus_t, info: csrluInfoHost_t)`.
///
/// - `info`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrluInfoHost).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverSpCreateCsrluInfoHost() -> (cusolverStatus_t, csrluInfoHost_t) {
    let mut info: csrluInfoHost_t = output::zeroed();
    let returned = unsafe { sys::cusolverSpCreateCsrluInfoHost(&mut info) };
    (returned, info)
}

/// Creates an object that stores a sparse QR factorization on the CPU.
///
/// `cusolverStatus_t cusolverSpCreateCsrqrInfoHost(csrqrInfoHost_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpCreateCsrqrInfoHost))]
///
/// Returns `(cusolverStatus_t, info: csrqrInfoHost_t)`.
///
/// - `info`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrqrInfoHost).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusolverSpCreateCsrqrInfoHost() -> (cusolverStatus_t, csrqrInfoHost_t) {
    let mut info: csrqrInfoHost_t = output::zeroed();
    let returned = unsafe { sys::cusolverSpCreateCsrqrInfoHost(&mut info) };
    (returned, info)
}

/// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrcholBufferInfo))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholBufferInfo).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrcholBufferInfo(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f64>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrcholInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrcholBufferInfo(
        handle, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrcholBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrcholBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrcholBufferInfoHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Writes the real diagonal of the factor L of a sparse Cholesky factorization (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrcholDiag))]
///
/// - `diag`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholDiag).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrcholDiag(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    diag: CuPtr<f64>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsrcholDiag(handle, info, diag.as_mut_ptr()) };
    (returned,)
}

/// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrcholFactor))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholFactor).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrcholFactor(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f64>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrcholInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsrcholFactor(
        handle, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrcholFactorHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholFactorHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrcholFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpDcsrcholFactorHost(handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)
    };
    (returned,)
}

/// Solves A·x = b with a sparse Cholesky factorization (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrcholSolve(cusolverSpHandle_t handle, int n, const double *b, double *x, csrcholInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrcholSolve))]
///
/// - `b`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholSolve).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrcholSolve(
    handle: cusolverSpHandle_t,
    n: i32,
    b: CuPtr<f64>,
    x: CuPtr<f64>,
    info: csrcholInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpDcsrcholSolve(handle, n, b.as_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b with a sparse Cholesky factorization on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrcholSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x, csrcholInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrcholSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrcholSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const f64,
    x: *mut f64,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsrcholSolveHost(handle, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrcholZeroPivot))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholZeroPivot).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrcholZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    tol: f64,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrcholZeroPivot(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrcholZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrcholInfoHost_t,
    tol: f64,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrcholZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrlsvchol))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
/// - `x`: on the device
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvchol).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrlsvchol(
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
    let returned = unsafe { sys::cusolverSpDcsrlsvchol(
        handle, m, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), b.as_ptr(), tol, reorder,
        x.as_mut_ptr(), &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrlsvcholHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvcholHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`: valid memory of `nnz` elements.
/// - `csrRowPtr`: valid memory of `m + 1` elements.
/// - `csrColInd`: valid memory of `nnz` elements.
/// - `b`, `x`: valid memory of `m` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrlsvcholHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const f64,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const f64,
    tol: f64,
    reorder: i32,
    x: *mut f64,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrlsvcholHost(
        handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a CSR matrix A by LU on the CPU (double precision); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpDcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder, double *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrlsvluHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvluHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `b`, `x`: valid memory of `n` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrlsvluHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
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
    let returned = unsafe { sys::cusolverSpDcsrlsvluHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrluBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrluBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrluBufferInfoHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, double *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, double *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrluExtractHost))]
///
/// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluExtractHost).
///
/// # Safety
///
/// - `handle`, `descrL`, `descrU`, `info`: live handles that no other thread uses during the call.
/// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
/// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrluExtractHost(
    handle: cusolverSpHandle_t,
    P: *mut i32,
    Q: *mut i32,
    descrL: cusparse::cusparseMatDescr_t,
    csrValL: *mut f64,
    csrRowPtrL: *mut i32,
    csrColIndL: *mut i32,
    descrU: cusparse::cusparseMatDescr_t,
    csrValU: *mut f64,
    csrRowPtrU: *mut i32,
    csrColIndU: *mut i32,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsrluExtractHost(
        handle, P, Q, descrL, csrValL, csrRowPtrL, csrColIndL, descrU, csrValU, csrRowPtrU, csrColIndU, info, pBuffer,
    ) };
    (returned,)
}

/// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrluFactorHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluFactorHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrluFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    pivot_threshold: f64,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsrluFactorHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pivot_threshold, pBuffer,
    ) };
    (returned,)
}

/// Solves A·x = b with a sparse LU factorization on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrluSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x, csrluInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrluSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrluSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const f64,
    x: *mut f64,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsrluSolveHost(handle, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrluZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDcsrluZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrluInfoHost_t,
    tol: f64,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrluZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrBufferInfo))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfo).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpDcsrqrBufferInfo(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f64>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrqrInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrqrBufferInfo(
        handle, m, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[inline]
pub unsafe fn cusolverSpDcsrqrBufferInfoHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrqrBufferInfoHost(
        handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes,
        &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrFactor))]
///
/// - `b`, `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrFactor).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpDcsrqrFactor(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: CuPtr<f64>,
    x: CuPtr<f64>,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpDcsrqrFactor(handle, m, n, nnzA, b.as_mut_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x, csrqrInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrFactorHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrFactorHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverSpDcsrqrFactorHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut f64,
    x: *mut f64,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsrqrFactorHost(handle, m, n, nnzA, b, x, info, pBuffer) };
    (returned,)
}

/// Sets the values of a CSR matrix A and the shift mu for its QR factorization (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrSetup))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSetup).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpDcsrqrSetup(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f64>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    mu: f64,
    info: csrqrInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsrqrSetup(
        handle, m, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), mu, info,
    ) };
    (returned,)
}

/// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrSetupHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSetupHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[inline]
pub unsafe fn cusolverSpDcsrqrSetupHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f64,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: f64,
    info: csrqrInfoHost_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpDcsrqrSetupHost(handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)
    };
    (returned,)
}

/// Solves A·x = b or a least-squares problem with a sparse QR factorization (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrSolve(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrSolve))]
///
/// - `b`, `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSolve).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpDcsrqrSolve(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: CuPtr<f64>,
    x: CuPtr<f64>,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpDcsrqrSolve(handle, m, n, b.as_mut_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverSpDcsrqrSolveHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut f64,
    x: *mut f64,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDcsrqrSolveHost(handle, m, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrZeroPivot))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrZeroPivot).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverSpDcsrqrZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrqrInfo_t,
    tol: f64,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrqrZeroPivot(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (double precision).
///
/// `cusolverStatus_t cusolverSpDcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpDcsrqrZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverSpDcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrqrInfoHost_t,
    tol: f64,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpDcsrqrZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Destroys a sparse Cholesky factorization.
///
/// `cusolverStatus_t cusolverSpDestroyCsrcholInfo(csrcholInfo_t info)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverSpDestroyCsrcholInfo))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrcholInfo).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDestroyCsrcholInfo(info) };
    (returned,)
}

/// Destroys a sparse Cholesky factorization on the CPU.
///
/// `cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(csrcholInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverSpDestroyCsrcholInfoHost))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrcholInfoHost).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverSpDestroyCsrcholInfoHost(
    info: csrcholInfoHost_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDestroyCsrcholInfoHost(info) };
    (returned,)
}

/// Destroys a sparse LU factorization on the CPU.
///
/// `cusolverStatus_t cusolverSpDestroyCsrluInfoHost(csrluInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverSpDestroyCsrluInfoHost))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrluInfoHost).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverSpDestroyCsrluInfoHost(
    info: csrluInfoHost_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDestroyCsrluInfoHost(info) };
    (returned,)
}

/// Destroys a sparse QR factorization on the CPU.
///
/// `cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(csrqrInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(cusolver::cusolverSpDestroyCsrqrInfoHost))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrqrInfoHost).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusolverSpDestroyCsrqrInfoHost(
    info: csrqrInfoHost_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpDestroyCsrqrInfoHost(info) };
    (returned,)
}

/// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (single precision).
///
/// `cusolverStatus_t cusolverSpScsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrcholBufferInfo))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholBufferInfo).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrcholBufferInfo(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f32>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrcholInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrcholBufferInfo(
        handle, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrcholBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrcholBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrcholBufferInfoHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Writes the real diagonal of the factor L of a sparse Cholesky factorization (single precision).
///
/// `cusolverStatus_t cusolverSpScsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrcholDiag))]
///
/// - `diag`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholDiag).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrcholDiag(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    diag: CuPtr<f32>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsrcholDiag(handle, info, diag.as_mut_ptr()) };
    (returned,)
}

/// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (single precision).
///
/// `cusolverStatus_t cusolverSpScsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrcholFactor))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholFactor).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrcholFactor(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f32>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrcholInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsrcholFactor(
        handle, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrcholFactorHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholFactorHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrcholFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpScsrcholFactorHost(handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)
    };
    (returned,)
}

/// Solves A·x = b with a sparse Cholesky factorization (single precision).
///
/// `cusolverStatus_t cusolverSpScsrcholSolve(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrcholSolve))]
///
/// - `b`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholSolve).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrcholSolve(
    handle: cusolverSpHandle_t,
    n: i32,
    b: CuPtr<f32>,
    x: CuPtr<f32>,
    info: csrcholInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpScsrcholSolve(handle, n, b.as_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b with a sparse Cholesky factorization on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrcholSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrcholSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrcholSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const f32,
    x: *mut f32,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsrcholSolveHost(handle, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (single precision).
///
/// `cusolverStatus_t cusolverSpScsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrcholZeroPivot))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholZeroPivot).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrcholZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    tol: f32,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrcholZeroPivot(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (single precision).
///
/// `cusolverStatus_t cusolverSpScsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrcholZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrcholZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrcholInfoHost_t,
    tol: f32,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrcholZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (single precision).
///
/// `cusolverStatus_t cusolverSpScsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrlsvchol))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
/// - `x`: on the device
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvchol).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrlsvchol(
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
    let returned = unsafe { sys::cusolverSpScsrlsvchol(
        handle, m, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), b.as_ptr(), tol, reorder,
        x.as_mut_ptr(), &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrlsvcholHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvcholHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`: valid memory of `nnz` elements.
/// - `csrRowPtr`: valid memory of `m + 1` elements.
/// - `csrColInd`: valid memory of `nnz` elements.
/// - `b`, `x`: valid memory of `m` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrlsvcholHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const f32,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const f32,
    tol: f32,
    reorder: i32,
    x: *mut f32,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrlsvcholHost(
        handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a CSR matrix A by LU on the CPU (single precision); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpScsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrlsvluHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvluHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `b`, `x`: valid memory of `n` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrlsvluHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
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
    let returned = unsafe { sys::cusolverSpScsrlsvluHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrluBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrluBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrluBufferInfoHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, float *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, float *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrluExtractHost))]
///
/// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluExtractHost).
///
/// # Safety
///
/// - `handle`, `descrL`, `descrU`, `info`: live handles that no other thread uses during the call.
/// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
/// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrluExtractHost(
    handle: cusolverSpHandle_t,
    P: *mut i32,
    Q: *mut i32,
    descrL: cusparse::cusparseMatDescr_t,
    csrValL: *mut f32,
    csrRowPtrL: *mut i32,
    csrColIndL: *mut i32,
    descrU: cusparse::cusparseMatDescr_t,
    csrValU: *mut f32,
    csrRowPtrU: *mut i32,
    csrColIndU: *mut i32,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsrluExtractHost(
        handle, P, Q, descrL, csrValL, csrRowPtrL, csrColIndL, descrU, csrValU, csrRowPtrU, csrColIndU, info, pBuffer,
    ) };
    (returned,)
}

/// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrluFactorHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluFactorHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrluFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    pivot_threshold: f32,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsrluFactorHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pivot_threshold, pBuffer,
    ) };
    (returned,)
}

/// Solves A·x = b with a sparse LU factorization on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrluSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x, csrluInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrluSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrluSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const f32,
    x: *mut f32,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsrluSolveHost(handle, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (single precision).
///
/// `cusolverStatus_t cusolverSpScsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrluZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpScsrluZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrluInfoHost_t,
    tol: f32,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrluZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrBufferInfo))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfo).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpScsrqrBufferInfo(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f32>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrqrInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrqrBufferInfo(
        handle, m, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[inline]
pub unsafe fn cusolverSpScsrqrBufferInfoHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrqrBufferInfoHost(
        handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes,
        &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrFactor))]
///
/// - `b`, `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrFactor).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpScsrqrFactor(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: CuPtr<f32>,
    x: CuPtr<f32>,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpScsrqrFactor(handle, m, n, nnzA, b.as_mut_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x, csrqrInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrFactorHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrFactorHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverSpScsrqrFactorHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut f32,
    x: *mut f32,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsrqrFactorHost(handle, m, n, nnzA, b, x, info, pBuffer) };
    (returned,)
}

/// Sets the values of a CSR matrix A and the shift mu for its QR factorization (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrSetup))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSetup).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpScsrqrSetup(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<f32>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    mu: f32,
    info: csrqrInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsrqrSetup(
        handle, m, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), mu, info,
    ) };
    (returned,)
}

/// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrSetupHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSetupHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[inline]
pub unsafe fn cusolverSpScsrqrSetupHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const f32,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: f32,
    info: csrqrInfoHost_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpScsrqrSetupHost(handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)
    };
    (returned,)
}

/// Solves A·x = b or a least-squares problem with a sparse QR factorization (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrSolve(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrSolve))]
///
/// - `b`, `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSolve).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpScsrqrSolve(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: CuPtr<f32>,
    x: CuPtr<f32>,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpScsrqrSolve(handle, m, n, b.as_mut_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverSpScsrqrSolveHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut f32,
    x: *mut f32,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpScsrqrSolveHost(handle, m, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrZeroPivot))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrZeroPivot).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverSpScsrqrZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrqrInfo_t,
    tol: f32,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrqrZeroPivot(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (single precision).
///
/// `cusolverStatus_t cusolverSpScsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpScsrqrZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverSpScsrqrZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrqrInfoHost_t,
    tol: f32,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpScsrqrZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Analyzes a CSR pattern for Cholesky factorization, and stores the analysis in `info`.
///
/// `cusolverStatus_t cusolverSpXcsrcholAnalysis(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrcholAnalysis))]
///
/// - `csrRowPtrA`, `csrColIndA`: in, on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrcholAnalysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpXcsrcholAnalysis(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrcholInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpXcsrcholAnalysis(handle, n, nnzA, descrA, csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info)
    };
    (returned,)
}

/// Analyzes a CSR pattern for Cholesky factorization on the CPU, and stores the analysis in `info`.
///
/// `cusolverStatus_t cusolverSpXcsrcholAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrcholAnalysisHost))]
///
/// - `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrcholAnalysisHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpXcsrcholAnalysisHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpXcsrcholAnalysisHost(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, info)
    };
    (returned,)
}

/// Analyzes a CSR pattern for LU factorization on the CPU, and stores the analysis in `info`.
///
/// `cusolverStatus_t cusolverSpXcsrluAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrluAnalysisHost))]
///
/// - `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrluAnalysisHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpXcsrluAnalysisHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpXcsrluAnalysisHost(handle, n, nnzA, descrA, csrRowPtrA, csrColIndA, info) };
    (returned,)
}

/// Returns the numbers of nonzeros of the factors L and U of a factorization on the CPU.
///
/// `cusolverStatus_t cusolverSpXcsrluNnzHost(cusolverSpHandle_t handle, int *nnzLRef, int *nnzURef, csrluInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrluNnzHost))]
///
/// Returns `(cusolverStatus_t, nnzLRef: int, nnzURef: int)`.
///
/// - `nnzLRef`, `nnzURef`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrluNnzHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpXcsrluNnzHost(
    handle: cusolverSpHandle_t,
    info: csrluInfoHost_t,
) -> (cusolverStatus_t, i32, i32) {
    let mut nnzLRef: i32 = output::zeroed();
    let mut nnzURef: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpXcsrluNnzHost(handle, &mut nnzLRef, &mut nnzURef, info) };
    (returned, nnzLRef, nnzURef)
}

/// Analyzes a CSR pattern for QR factorization, and stores the analysis in `info`.
///
/// `cusolverStatus_t cusolverSpXcsrqrAnalysis(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrqrAnalysis))]
///
/// - `csrRowPtrA`, `csrColIndA`: in, on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpXcsrqrAnalysis(
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
        sys::cusolverSpXcsrqrAnalysis(handle, m, n, nnzA, descrA, csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info)
    };
    (returned,)
}

/// Analyzes a CSR pattern for QR factorization on the CPU, and stores the analysis in `info`.
///
/// `cusolverStatus_t cusolverSpXcsrqrAnalysisHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpXcsrqrAnalysisHost))]
///
/// - `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysisHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[inline]
pub unsafe fn cusolverSpXcsrqrAnalysisHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfoHost_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpXcsrqrAnalysisHost(handle, m, n, nnzA, descrA, csrRowPtrA, csrColIndA, info)
    };
    (returned,)
}

/// Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrcholBufferInfo))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholBufferInfo).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrcholBufferInfo(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrcholInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrcholBufferInfo(
        handle, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrcholBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrcholBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrcholBufferInfoHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Writes the real diagonal of the factor L of a sparse Cholesky factorization (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrcholDiag))]
///
/// - `diag`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholDiag).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `diag`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrcholDiag(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    diag: CuPtr<f64>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsrcholDiag(handle, info, diag.as_mut_ptr()) };
    (returned,)
}

/// Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrcholFactor))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholFactor).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrcholFactor(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrcholInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsrcholFactor(
        handle, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrcholFactorHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholFactorHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrcholFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpZcsrcholFactorHost(handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pBuffer)
    };
    (returned,)
}

/// Solves A·x = b with a sparse Cholesky factorization (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrcholSolve(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrcholInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrcholSolve))]
///
/// - `b`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholSolve).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrcholSolve(
    handle: cusolverSpHandle_t,
    n: i32,
    b: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    info: csrcholInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpZcsrcholSolve(handle, n, b.as_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b with a sparse Cholesky factorization on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrcholInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrcholSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrcholSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrcholInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsrcholSolveHost(handle, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrcholZeroPivot))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholZeroPivot).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrcholZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrcholInfo_t,
    tol: f64,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrcholZeroPivot(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrcholZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrcholInfoHost_t,
    tol: f64,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrcholZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrlsvchol))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`: in, on the device
/// - `x`: on the device
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvchol).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrlsvchol(
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
    let returned = unsafe { sys::cusolverSpZcsrlsvchol(
        handle, m, nnz, descrA, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), b.as_ptr(), tol, reorder,
        x.as_mut_ptr(), &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrlsvcholHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvcholHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrVal`: valid memory of `nnz` elements.
/// - `csrRowPtr`: valid memory of `m + 1` elements.
/// - `csrColInd`: valid memory of `nnz` elements.
/// - `b`, `x`: valid memory of `m` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrlsvcholHost(
    handle: cusolverSpHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrVal: *const runtime::cuDoubleComplex,
    csrRowPtr: *const i32,
    csrColInd: *const i32,
    b: *const runtime::cuDoubleComplex,
    tol: f64,
    reorder: i32,
    x: *mut runtime::cuDoubleComplex,
) -> (cusolverStatus_t, i32) {
    let mut singularity: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrlsvcholHost(
        handle, m, nnz, descrA, csrVal, csrRowPtr, csrColInd, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Solves A·x = b for a CSR matrix A by LU on the CPU (double-precision complex); `singularity` is −1 if A is invertible.
///
/// `cusolverStatus_t cusolverSpZcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol, int reorder, cuDoubleComplex *x, int *singularity)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrlsvluHost))]
///
/// Returns `(cusolverStatus_t, singularity: int)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `b`, `x`: in, an address, passed unchanged
/// - `singularity`: out
///
/// In `cusolverSp.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvluHost).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `b`, `x`: valid memory of `n` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrlsvluHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
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
    let returned = unsafe { sys::cusolverSpZcsrlsvluHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, b, tol, reorder, x, &mut singularity,
    ) };
    (returned, singularity)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrluBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrluBufferInfoHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrluBufferInfoHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL, cuDoubleComplex *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, cuDoubleComplex *csrValU, int *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrluExtractHost))]
///
/// - `P`, `Q`, `csrValL`, `csrRowPtrL`, `csrColIndL`, `csrValU`, `csrRowPtrU`, `csrColIndU`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluExtractHost).
///
/// # Safety
///
/// - `handle`, `descrL`, `descrU`, `info`: live handles that no other thread uses during the call.
/// - `P`, `Q`, `csrRowPtrL`, `csrColIndL`, `csrRowPtrU`, `csrColIndU`: valid memory of the size that the other arguments imply.
/// - `csrValL`, `csrValU`: valid memory of the size that the other arguments imply.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrluExtractHost(
    handle: cusolverSpHandle_t,
    P: *mut i32,
    Q: *mut i32,
    descrL: cusparse::cusparseMatDescr_t,
    csrValL: *mut runtime::cuDoubleComplex,
    csrRowPtrL: *mut i32,
    csrColIndL: *mut i32,
    descrU: cusparse::cusparseMatDescr_t,
    csrValU: *mut runtime::cuDoubleComplex,
    csrRowPtrU: *mut i32,
    csrColIndU: *mut i32,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsrluExtractHost(
        handle, P, Q, descrL, csrValL, csrRowPtrL, csrColIndL, descrU, csrValU, csrRowPtrU, csrColIndU, info, pBuffer,
    ) };
    (returned,)
}

/// Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrluFactorHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluFactorHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `n + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrluFactorHost(
    handle: cusolverSpHandle_t,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrluInfoHost_t,
    pivot_threshold: f64,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsrluFactorHost(
        handle, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, pivot_threshold, pBuffer,
    ) };
    (returned,)
}

/// Solves A·x = b with a sparse LU factorization on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b, cuDoubleComplex *x, csrluInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrluSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrluSolveHost(
    handle: cusolverSpHandle_t,
    n: i32,
    b: *const runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrluInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsrluSolveHost(handle, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrluZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusolverSpZcsrluZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrluInfoHost_t,
    tol: f64,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrluZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrBufferInfo))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfo).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpZcsrqrBufferInfo(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    info: csrqrInfo_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrqrBufferInfo(
        handle, m, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), info,
        &mut internalDataInBytes, &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrBufferInfoHost))]
///
/// Returns `(cusolverStatus_t, internalDataInBytes: size_t, workspaceInBytes: size_t)`.
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
/// - `internalDataInBytes`, `workspaceInBytes`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfoHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[inline]
pub unsafe fn cusolverSpZcsrqrBufferInfoHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    info: csrqrInfoHost_t,
) -> (cusolverStatus_t, usize, usize) {
    let mut internalDataInBytes: usize = output::zeroed();
    let mut workspaceInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrqrBufferInfoHost(
        handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, info, &mut internalDataInBytes,
        &mut workspaceInBytes,
    ) };
    (returned, internalDataInBytes, workspaceInBytes)
}

/// Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrFactor))]
///
/// - `b`, `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrFactor).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpZcsrqrFactor(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpZcsrqrFactor(handle, m, n, nnzA, b.as_mut_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrFactorHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrFactorHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverSpZcsrqrFactorHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    b: *mut runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsrqrFactorHost(handle, m, n, nnzA, b, x, info, pBuffer) };
    (returned,)
}

/// Sets the values of a CSR matrix A and the shift mu for its QR factorization (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu, csrqrInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrSetup))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSetup).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpZcsrqrSetup(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    mu: runtime::cuDoubleComplex,
    info: csrqrInfo_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsrqrSetup(
        handle, m, n, nnzA, descrA, csrValA.as_ptr(), csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), mu, info,
    ) };
    (returned,)
}

/// Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu, csrqrInfoHost_t info)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrSetupHost))]
///
/// - `csrValA`, `csrRowPtrA`, `csrColIndA`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSetupHost).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrValA`: valid memory of `nnzA` elements.
/// - `csrRowPtrA`: valid memory of `m + 1` elements.
/// - `csrColIndA`: valid memory of `nnzA` elements.
#[inline]
pub unsafe fn cusolverSpZcsrqrSetupHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparse::cusparseMatDescr_t,
    csrValA: *const runtime::cuDoubleComplex,
    csrRowPtrA: *const i32,
    csrColIndA: *const i32,
    mu: runtime::cuDoubleComplex,
    info: csrqrInfoHost_t,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpZcsrqrSetupHost(handle, m, n, nnzA, descrA, csrValA, csrRowPtrA, csrColIndA, mu, info)
    };
    (returned,)
}

/// Solves A·x = b or a least-squares problem with a sparse QR factorization (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrSolve))]
///
/// - `b`, `x`, `pBuffer`: on the device
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSolve).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusolverSpZcsrqrSolve(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    info: csrqrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusolverStatus_t,) {
    let returned = unsafe {
        sys::cusolverSpZcsrqrSolve(handle, m, n, b.as_mut_ptr(), x.as_mut_ptr(), info, pBuffer.as_mut_ptr())
    };
    (returned,)
}

/// Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b, cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrSolveHost))]
///
/// - `b`, `x`, `pBuffer`: in, an address, passed unchanged
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSolveHost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `b`: valid memory of `m` elements.
/// - `x`: valid memory of `n` elements.
/// - `pBuffer`: valid memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusolverSpZcsrqrSolveHost(
    handle: cusolverSpHandle_t,
    m: i32,
    n: i32,
    b: *mut runtime::cuDoubleComplex,
    x: *mut runtime::cuDoubleComplex,
    info: csrqrInfoHost_t,
    pBuffer: *mut c_void,
) -> (cusolverStatus_t,) {
    let returned = unsafe { sys::cusolverSpZcsrqrSolveHost(handle, m, n, b, x, info, pBuffer) };
    (returned,)
}

/// Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrZeroPivot))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrZeroPivot).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverSpZcsrqrZeroPivot(
    handle: cusolverSpHandle_t,
    info: csrqrInfo_t,
    tol: f64,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrqrZeroPivot(handle, info, tol, &mut position) };
    (returned, position)
}

/// Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (double-precision complex).
///
/// `cusolverStatus_t cusolverSpZcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusolver::cusolverSpZcsrqrZeroPivotHost))]
///
/// Returns `(cusolverStatus_t, position: int)`.
///
/// - `position`: out
///
/// In `cusolverSp_LOWLEVEL_PREVIEW.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrZeroPivotHost).
///
/// # Safety
///
/// `handle`, `info`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusolverSpZcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t,
    info: csrqrInfoHost_t,
    tol: f64,
) -> (cusolverStatus_t, i32) {
    let mut position: i32 = output::zeroed();
    let returned = unsafe { sys::cusolverSpZcsrqrZeroPivotHost(handle, info, tol, &mut position) };
    (returned, position)
}
