//! Functions (cuSPARSE).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

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
        _ => ValueSize::Any,
    }
}

/// y = α·op(A)·x + β·y for a BSR matrix A, single-precision complex.
///
/// `cusparseStatus_t cusparseCbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex *y)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrmv))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmv).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrmv(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    x: CuPtr<runtime::cuComplex>,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsrmv(
        handle, dirA, transA, mb, nb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, x.as_ptr(), beta.into_ptr(), y.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a BSR matrix A, double precision.
///
/// `cusparseStatus_t cusparseDbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrmv))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmv).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrmv(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    alpha: Scalar<'_, f64>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f64>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    x: CuPtr<f64>,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsrmv(
        handle, dirA, transA, mb, nb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, x.as_ptr(), beta.into_ptr(), y.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a BSR matrix A, single precision.
///
/// `cusparseStatus_t cusparseSbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrmv))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmv).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrmv(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    alpha: Scalar<'_, f32>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    x: CuPtr<f32>,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsrmv(
        handle, dirA, transA, mb, nb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, x.as_ptr(), beta.into_ptr(), y.as_mut_ptr(),
    ) };
    (returned,)
}

/// C = α·op(A) + β·op(B) for sparse matrices.
///
/// `cusparseStatus_t cusparseSpGEAM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEAM))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgeamDescr`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpGEAM(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseSpMatDescr_t,
    beta: AnyScalar,
    matB: cusparseSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpGEAMAlg_t,
    spgeamDescr: cusparseSpGEAMDescr_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEAM", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEAM", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpGEAM(
        handle, opA, opB, alpha.as_ptr(), matA, beta.as_ptr(), matB, matC, computeType, alg, spgeamDescr,
        externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for a sparse matrix sum.
///
/// `cusparseStatus_t cusparseSpGEAM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, size_t *bufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEAM_bufferSize))]
///
/// Returns `(cusparseStatus_t, bufferSize: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `bufferSize`: out
///
/// In `cusparse.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_bufferSize).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgeamDescr`: live handles that no other thread uses during the call.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[inline]
pub unsafe fn cusparseSpGEAM_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseSpMatDescr_t,
    beta: AnyScalar,
    matB: cusparseSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpGEAMAlg_t,
    spgeamDescr: cusparseSpGEAMDescr_t,
) -> (cusparseStatus_t, usize) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEAM_bufferSize", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEAM_bufferSize", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut bufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpGEAM_bufferSize(
        handle, opA, opB, alpha.as_ptr(), matA, beta.as_ptr(), matB, matC, computeType, alg, spgeamDescr,
        &mut bufferSize,
    ) };
    (returned, bufferSize)
}

/// Creates the object that carries state between the steps of a sparse matrix sum.
///
/// `cusparseStatus_t cusparseSpGEAM_createDescr(cusparseSpGEAMDescr_t *descr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEAM_createDescr))]
///
/// Returns `(cusparseStatus_t, descr: cusparseSpGEAMDescr_t)`.
///
/// - `descr`: out
///
/// In `cusparse.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_createDescr).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseSpGEAM_createDescr() -> (cusparseStatus_t, cusparseSpGEAMDescr_t) {
    let mut descr: cusparseSpGEAMDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseSpGEAM_createDescr(&mut descr) };
    (returned, descr)
}

/// Destroys the state of a sparse matrix sum.
///
/// `cusparseStatus_t cusparseSpGEAM_destroyDescr(cusparseSpGEAMDescr_t descr)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseSpGEAM_destroyDescr))]
///
/// - `descr`: in; invalid afterwards
///
/// In `cusparse.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_destroyDescr).
///
/// # Safety
///
/// - `descr`: a live handle that no other thread uses during the call.
/// - No thread may use `descr`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseSpGEAM_destroyDescr(
    descr: cusparseSpGEAMDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpGEAM_destroyDescr(descr) };
    (returned,)
}

/// Computes the number of nonzeros of a sparse matrix sum, from which the arrays of C can be allocated.
///
/// `cusparseStatus_t cusparseSpGEAM_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEAM_nnz))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since CUDA 13.3. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_nnz).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgeamDescr`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpGEAM_nnz(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseSpMatDescr_t,
    beta: AnyScalar,
    matB: cusparseSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpGEAMAlg_t,
    spgeamDescr: cusparseSpGEAMDescr_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEAM_nnz", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEAM_nnz", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpGEAM_nnz(
        handle, opA, opB, alpha.as_ptr(), matA, beta.as_ptr(), matB, matC, computeType, alg, spgeamDescr,
        externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for sparse matrices with a known pattern; can be repeated with other values.
///
/// `cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEMMreuse_compute))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_compute).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpGEMMreuse_compute(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstSpMatDescr_t,
    beta: AnyScalar,
    matC: cusparseSpMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEMMreuse_compute",
            "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEMMreuse_compute",
            "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpGEMMreuse_compute(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg, spgemmDescr,
    ) };
    (returned,)
}

/// Copies the reusable pattern of a sparse product into the arrays of C (step 3).
///
/// `cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize5, void *externalBuffer5)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEMMreuse_copy))]
///
/// Returns `(cusparseStatus_t, bufferSize5: size_t)`.
///
/// - `bufferSize5`: in and out
/// - `externalBuffer5`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_copy).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
/// - `externalBuffer5`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpGEMMreuse_copy(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t,
    mut bufferSize5: usize,
    externalBuffer5: CuPtr<c_void>,
) -> (cusparseStatus_t, usize) {
    let returned = unsafe { sys::cusparseSpGEMMreuse_copy(
        handle, opA, opB, matA, matB, matC, alg, spgemmDescr, &mut bufferSize5, externalBuffer5.as_mut_ptr(),
    ) };
    (returned, bufferSize5)
}

/// Computes the reusable pattern of a sparse product, and the number of nonzeros of C (step 2).
///
/// `cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2, size_t *bufferSize3, void *externalBuffer3, size_t *bufferSize4, void *externalBuffer4)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEMMreuse_nnz))]
///
/// Returns `(cusparseStatus_t, bufferSize2: size_t, bufferSize3: size_t, bufferSize4: size_t)`.
///
/// - `bufferSize2`, `bufferSize3`, `bufferSize4`: in and out
/// - `externalBuffer2`, `externalBuffer3`, `externalBuffer4`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_nnz).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
/// - `externalBuffer2`, `externalBuffer3`, `externalBuffer4`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpGEMMreuse_nnz(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t,
    mut bufferSize2: usize,
    externalBuffer2: CuPtr<c_void>,
    mut bufferSize3: usize,
    externalBuffer3: CuPtr<c_void>,
    mut bufferSize4: usize,
    externalBuffer4: CuPtr<c_void>,
) -> (cusparseStatus_t, usize, usize, usize) {
    let returned = unsafe { sys::cusparseSpGEMMreuse_nnz(
        handle, opA, opB, matA, matB, matC, alg, spgemmDescr, &mut bufferSize2, externalBuffer2.as_mut_ptr(),
        &mut bufferSize3, externalBuffer3.as_mut_ptr(), &mut bufferSize4, externalBuffer4.as_mut_ptr(),
    ) };
    (returned, bufferSize2, bufferSize3, bufferSize4)
}

/// Estimates the work of a sparse product whose pattern will be reused (step 1).
///
/// `cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEMMreuse_workEstimation))]
///
/// Returns `(cusparseStatus_t, bufferSize1: size_t)`.
///
/// - `bufferSize1`: in and out
/// - `externalBuffer1`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_workEstimation).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
/// - `externalBuffer1`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpGEMMreuse_workEstimation(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstSpMatDescr_t,
    matC: cusparseSpMatDescr_t,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t,
    mut bufferSize1: usize,
    externalBuffer1: CuPtr<c_void>,
) -> (cusparseStatus_t, usize) {
    let returned = unsafe { sys::cusparseSpGEMMreuse_workEstimation(
        handle, opA, opB, matA, matB, matC, alg, spgemmDescr, &mut bufferSize1, externalBuffer1.as_mut_ptr(),
    ) };
    (returned, bufferSize1)
}

/// Runs the plan of a product of a sparse matrix A and a dense matrix B with user-defined operators.
///
/// `cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t plan, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMMOp))]
///
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp).
///
/// # Safety
///
/// - `plan`: a live handle that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
/// - Everything that `plan` launches, and the memory that it uses, must stay valid, until the call's work completes on `plan`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpMMOp(
    plan: cusparseSpMMOpPlan_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpMMOp(plan, externalBuffer.as_mut_ptr()) };
    (returned,)
}

/// Creates a plan for a product of sparse A and dense B with user-defined addition and multiplication.
///
/// `cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t handle, cusparseSpMMOpPlan_t *plan, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMOpAlg_t alg, const void *addOperationLtoirBuffer, size_t addOperationBufferSize, const void *mulOperationLtoirBuffer, size_t mulOperationBufferSize, const void *epilogueLtoirBuffer, size_t epilogueBufferSize, size_t *SpMMWorkspaceSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMMOp_createPlan))]
///
/// Returns `(cusparseStatus_t, plan: cusparseSpMMOpPlan_t, SpMMWorkspaceSize: size_t)`.
///
/// - `plan`, `SpMMWorkspaceSize`: out
/// - `addOperationLtoirBuffer`: in, host memory, whose size in bytes is passed as `addOperationBufferSize`
/// - `mulOperationLtoirBuffer`: in, host memory, whose size in bytes is passed as `mulOperationBufferSize`
/// - `epilogueLtoirBuffer`: in, host memory, whose size in bytes is passed as `epilogueBufferSize`
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_createPlan).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, as long as `plan` exists.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpMMOp_createPlan<T: Input, U: Input, V: Input>(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    matC: cusparseDnMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpMMOpAlg_t,
    addOperationLtoirBuffer: &[T],
    mulOperationLtoirBuffer: &[U],
    epilogueLtoirBuffer: &[V],
) -> (cusparseStatus_t, cusparseSpMMOpPlan_t, usize) {
    let mut plan: cusparseSpMMOpPlan_t = output::zeroed();
    let mut SpMMWorkspaceSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpMMOp_createPlan(
        handle, &mut plan, opA, opB, matA, matB, matC, computeType, alg, args::as_ptr(addOperationLtoirBuffer).cast(),
        args::count(size_of_val(addOperationLtoirBuffer)), args::as_ptr(mulOperationLtoirBuffer).cast(),
        args::count(size_of_val(mulOperationLtoirBuffer)), args::as_ptr(epilogueLtoirBuffer).cast(),
        args::count(size_of_val(epilogueLtoirBuffer)), &mut SpMMWorkspaceSize,
    ) };
    (returned, plan, SpMMWorkspaceSize)
}

/// Destroys the plan of a product with user-defined operators.
///
/// `cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t plan)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseSpMMOp_destroyPlan))]
///
/// - `plan`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_destroyPlan).
///
/// # Safety
///
/// - `plan`: a live handle that no other thread uses during the call.
/// - No thread may use `plan`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpMMOp_destroyPlan(
    plan: cusparseSpMMOpPlan_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpMMOp_destroyPlan(plan) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a BSR matrix A, double-precision complex.
///
/// `cusparseStatus_t cusparseZbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const cuDoubleComplex *beta, cuDoubleComplex *y)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrmv))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmv).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrmv(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsrmv(
        handle, dirA, transA, mb, nb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, x.as_ptr(), beta.into_ptr(), y.as_mut_ptr(),
    ) };
    (returned,)
}
