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

const fn value_size_cusparseSpMatAttribute_t(
    selector: cusparseSpMatAttribute_t,
) -> ValueSize {
    match selector {
        cusparseSpMatAttribute_t::CUSPARSE_SPMAT_FILL_MODE
        | cusparseSpMatAttribute_t::CUSPARSE_SPMAT_DIAG_TYPE
        | cusparseSpMatAttribute_t::CUSPARSE_SPMAT_STORAGE
        | cusparseSpMatAttribute_t::CUSPARSE_SPMAT_SYMMETRY_TYPE => ValueSize::One(4),
        _ => ValueSize::Any,
    }
}

/// Y = α·X + β·Y for a sparse vector X and a dense vector Y.
///
/// `cusparseStatus_t cusparseAxpby(cusparseHandle_t handle, const void *alpha, cusparseConstSpVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseAxpby))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; its type: the type of the vectors' values; `float` for 16-bit values, and `cuComplex` for complex values with 16-bit parts
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseAxpby).
///
/// # Safety
///
/// - `handle`, `vecX`, `vecY`: live handles that no other thread uses during the call.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseAxpby(
    handle: cusparseHandle_t,
    alpha: AnyScalar,
    vecX: cusparseConstSpVecDescr_t,
    beta: AnyScalar,
    vecY: cusparseDnVecDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseAxpby(handle, alpha.as_ptr(), vecX, beta.as_ptr(), vecY) };
    (returned,)
}

/// Returns the size, block layout, arrays and types of a Blocked-ELL matrix.
///
/// `cusparseStatus_t cusparseBlockedEllGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *ellBlockSize, int64_t *ellCols, void **ellColInd, void **ellValue, cusparseIndexType_t *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseBlockedEllGet))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, ellBlockSize: int64_t, ellCols: int64_t, ellColInd: void *, ellValue: void *, ellIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: cudaDataType)`.
///
/// - `rows`, `cols`, `ellBlockSize`, `ellCols`, `ellColInd`, `ellValue`, `ellIdxType`, `idxBase`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBlockedEllGet).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseBlockedEllGet(
    spMatDescr: cusparseSpMatDescr_t,
) -> (
    cusparseStatus_t, i64, i64, i64, i64, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t,
    runtime::cudaDataType,
) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut ellBlockSize: i64 = output::zeroed();
    let mut ellCols: i64 = output::zeroed();
    let mut ellColInd: *mut c_void = output::zeroed();
    let mut ellValue: *mut c_void = output::zeroed();
    let mut ellIdxType: cusparseIndexType_t = output::zeroed();
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseBlockedEllGet(
        spMatDescr, &mut rows, &mut cols, &mut ellBlockSize, &mut ellCols, &mut ellColInd, &mut ellValue,
        &mut ellIdxType, &mut idxBase, &mut valueType,
    ) };
    (returned, rows, cols, ellBlockSize, ellCols, ellColInd, ellValue, ellIdxType, idxBase, valueType)
}

/// Makes a descriptor describe a batch of BSR matrices at fixed strides.
///
/// `cusparseStatus_t cusparseBsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t offsetsBatchStride, int64_t columnsBatchStride, int64_t ValuesBatchStride)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseBsrSetStridedBatch))]
///
/// In `cusparse.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBsrSetStridedBatch).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseBsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t,
    batchCount: i32,
    offsetsBatchStride: i64,
    columnsBatchStride: i64,
    ValuesBatchStride: i64,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseBsrSetStridedBatch(
        spMatDescr, batchCount, offsetsBatchStride, columnsBatchStride, ValuesBatchStride,
    ) };
    (returned,)
}

/// Converts a BSR matrix with square blocks to CSR format (single-precision complex).
///
/// `cusparseStatus_t cusparseCbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsr2csr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsr2csr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsr2csr(
        handle, dirA, mb, nb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        blockDim, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(), csrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single-precision complex).
///
/// `cusparseStatus_t cusparseCbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsric02))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsric02(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsric02(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, single-precision complex).
///
/// `cusparseStatus_t cusparseCbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsric02_analysis))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pInputBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsric02_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
    policy: cusparseSolvePolicy_t,
    pInputBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsric02_analysis(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pInputBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsric02` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseCbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsric02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsric02_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseCbsric02_bufferSize(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single-precision complex).
///
/// `cusparseStatus_t cusparseCbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrilu02))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrilu02(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsrilu02(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, single-precision complex).
///
/// `cusparseStatus_t cusparseCbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrilu02_analysis))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrilu02_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsrilu02_analysis(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrilu02` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseCbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrilu02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrilu02_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseCbsrilu02_bufferSize(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (single-precision complex).
///
/// `cusparseStatus_t cusparseCbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrilu02_numericBoost))]
///
/// - `tol`, `boost_val`: in, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_numericBoost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrilu02_numericBoost(
    handle: cusparseHandle_t,
    info: bsrilu02Info_t,
    enable_boost: i32,
    tol: Scalar<'_, f64>,
    boost_val: Scalar<'_, runtime::cuComplex>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsrilu02_numericBoost(
        handle, info, enable_boost, tol.into_ptr().cast_mut(), boost_val.into_ptr().cast_mut(),
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single-precision complex.
///
/// `cusparseStatus_t cusparseCbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrmm))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmm).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrmm(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    mb: i32,
    n: i32,
    kb: i32,
    nnzb: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockSize: i32,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuComplex>,
    C: CuPtr<runtime::cuComplex>,
    ldc: i32,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsrmm(
        handle, dirA, transA, transB, mb, n, kb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(),
        bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(), blockSize, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (single-precision complex).
///
/// `cusparseStatus_t cusparseCbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrsm2_analysis))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrsm2_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsrsm2_analysis(
        handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(),
        bsrSortedColInd.as_ptr(), blockSize, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrsm2` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseCbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrsm2_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrsm2_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseCbsrsm2_bufferSize(
        handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(),
        bsrSortedColInd.as_ptr(), blockSize, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single-precision complex).
///
/// `cusparseStatus_t cusparseCbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuComplex *B, int ldb, cuComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrsm2_solve))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`: in, on the device
/// - `X`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_solve).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrsm2_solve(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    X: CuPtr<runtime::cuComplex>,
    ldx: i32,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsrsm2_solve(
        handle, dirA, transA, transXY, mb, n, nnzb, alpha.into_ptr(), descrA, bsrSortedVal.as_ptr(),
        bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), blockSize, info, B.as_ptr(), ldb, X.as_mut_ptr(), ldx,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (single-precision complex).
///
/// `cusparseStatus_t cusparseCbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrsv2_analysis))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrsv2_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsrsv2_analysis(
        handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrsv2` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseCbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrsv2_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedValA`: on the device
/// - `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrsv2_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseCbsrsv2_bufferSize(
        handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA.as_mut_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single-precision complex).
///
/// `cusparseStatus_t cusparseCbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuComplex *f, cuComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrsv2_solve))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_solve).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrsv2_solve(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
    f: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsrsv2_solve(
        handle, dirA, transA, mb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, f.as_ptr(), x.as_mut_ptr(), policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single-precision complex.
///
/// `cusparseStatus_t cusparseCbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex *y)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCbsrxmv))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrxmv).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCbsrxmv(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    sizeOfMask: i32,
    mb: i32,
    nb: i32,
    nnzb: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuComplex>,
    bsrSortedMaskPtrA: CuPtr<i32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedEndPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    x: CuPtr<runtime::cuComplex>,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCbsrxmv(
        handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(),
        bsrSortedMaskPtrA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedEndPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        blockDim, x.as_ptr(), beta.into_ptr(), y.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a CSR matrix to BSR format with square blocks (single-precision complex).
///
/// `cusparseStatus_t cusparseCcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsr2bsr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2bsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsr2bsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsr2bsr(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        blockDim, descrC, bsrSortedValC.as_mut_ptr(), bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single-precision complex).
///
/// `cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuComplex tol)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsr2csr_compress))]
///
/// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`: in, on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csr_compress).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsr2csr_compress(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedColIndA: CuPtr<i32>,
    csrSortedRowPtrA: CuPtr<i32>,
    nnzA: i32,
    nnzPerRow: CuPtr<i32>,
    csrSortedValC: CuPtr<runtime::cuComplex>,
    csrSortedColIndC: CuPtr<i32>,
    csrSortedRowPtrC: CuPtr<i32>,
    tol: runtime::cuComplex,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsr2csr_compress(
        handle, m, n, descrA, csrSortedValA.as_ptr(), csrSortedColIndA.as_ptr(), csrSortedRowPtrA.as_ptr(), nnzA,
        nnzPerRow.as_ptr(), csrSortedValC.as_mut_ptr(), csrSortedColIndC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        tol,
    ) };
    (returned,)
}

/// Restores the order that a CSR matrix had before `csru2csr` (single-precision complex).
///
/// `cusparseStatus_t cusparseCcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsr2csru))]
///
/// - `csrVal`, `csrColInd`, `pBuffer`: on the device
/// - `csrRowPtr`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csru).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsr2csru(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrVal: CuPtr<runtime::cuComplex>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsr2csru(
        handle, m, n, nnz, descrA, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a CSR matrix to BSR format with rectangular blocks (single-precision complex).
///
/// `cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsr2gebsr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseCcsr2gebsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsr2gebsr(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        descrC, bsrSortedValC.as_mut_ptr(), bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(), rowBlockDim,
        colBlockDim, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csr2gebsr` (single-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseCcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsr2gebsr_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseCcsr2gebsr_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseCcsr2gebsr_bufferSize(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        rowBlockDim, colBlockDim, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single-precision complex).
///
/// `cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsrcolor))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `fractionToColor`: in, a scalar on the host or on the device
/// - `ncolors`: out, a scalar on the host or on the device
/// - `coloring`, `reordering`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrcolor).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsrcolor(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    fractionToColor: Scalar<'_, f32>,
    ncolors: ScalarMut<'_, i32>,
    coloring: CuPtr<i32>,
    reordering: CuPtr<i32>,
    info: cusparseColorInfo_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsrcolor(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        fractionToColor.into_ptr(), ncolors.into_mut_ptr(), coloring.as_mut_ptr(), reordering.as_mut_ptr(), info,
    ) };
    (returned,)
}

/// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, single-precision complex.
///
/// `cusparseStatus_t cusparseCcsrgeam2(cusparseHandle_t handle, int m, int n, const cuComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsrgeam2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseCcsrgeam2(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    descrA: cusparseMatDescr_t,
    nnzA: i32,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    beta: Scalar<'_, runtime::cuComplex>,
    descrB: cusparseMatDescr_t,
    nnzB: i32,
    csrSortedValB: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrB: CuPtr<i32>,
    csrSortedColIndB: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsrgeam2(
        handle, m, n, alpha.into_ptr(), descrA, nnzA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(),
        csrSortedColIndA.as_ptr(), beta.into_ptr(), descrB, nnzB, csrSortedValB.as_ptr(), csrSortedRowPtrB.as_ptr(),
        csrSortedColIndB.as_ptr(), descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        csrSortedColIndC.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csrgeam2` (CSR sum, single-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseCcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const cuComplex *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsrgeam2_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[inline]
pub unsafe fn cusparseCcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    descrA: cusparseMatDescr_t,
    nnzA: i32,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    beta: Scalar<'_, runtime::cuComplex>,
    descrB: cusparseMatDescr_t,
    nnzB: i32,
    csrSortedValB: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrB: CuPtr<i32>,
    csrSortedColIndB: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseCcsrgeam2_bufferSizeExt(
        handle, m, n, alpha.into_ptr(), descrA, nnzA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(),
        csrSortedColIndA.as_ptr(), beta.into_ptr(), descrB, nnzB, csrSortedValB.as_ptr(), csrSortedRowPtrB.as_ptr(),
        csrSortedColIndB.as_ptr(), descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_ptr(),
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single-precision complex).
///
/// `cusparseStatus_t cusparseCcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsric02))]
///
/// - `csrSortedValA_valM`, `pBuffer`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsric02(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA_valM: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsric02(
        handle, m, nnz, descrA, csrSortedValA_valM.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, single-precision complex).
///
/// `cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsric02_analysis))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsric02_analysis(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsric02_analysis(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csric02` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseCcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsric02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsric02_bufferSize(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseCcsric02_bufferSize(
        handle, m, nnz, descrA, csrSortedValA.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single-precision complex).
///
/// `cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsrilu02))]
///
/// - `csrSortedValA_valM`, `pBuffer`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsrilu02(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA_valM: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsrilu02(
        handle, m, nnz, descrA, csrSortedValA_valM.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, single-precision complex).
///
/// `cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsrilu02_analysis))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsrilu02_analysis(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsrilu02_analysis(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csrilu02` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseCcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsrilu02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsrilu02_bufferSize(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseCcsrilu02_bufferSize(
        handle, m, nnz, descrA, csrSortedValA.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (single-precision complex).
///
/// `cusparseStatus_t cusparseCcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsrilu02_numericBoost))]
///
/// - `tol`, `boost_val`: in, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_numericBoost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsrilu02_numericBoost(
    handle: cusparseHandle_t,
    info: csrilu02Info_t,
    enable_boost: i32,
    tol: Scalar<'_, f64>,
    boost_val: Scalar<'_, runtime::cuComplex>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsrilu02_numericBoost(
        handle, info, enable_boost, tol.into_ptr().cast_mut(), boost_val.into_ptr().cast_mut(),
    ) };
    (returned,)
}

/// Sorts each row of a CSR matrix by column, with its values, and stores the original order (single-precision complex).
///
/// `cusparseStatus_t cusparseCcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsru2csr))]
///
/// - `csrVal`, `csrColInd`, `pBuffer`: on the device
/// - `csrRowPtr`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsru2csr(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrVal: CuPtr<runtime::cuComplex>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCcsru2csr(
        handle, m, n, nnz, descrA, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csru2csr` and `csr2csru` (single-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseCcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCcsru2csr_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrVal`, `csrColInd`: on the device
/// - `csrRowPtr`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    csrVal: CuPtr<runtime::cuComplex>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseCcsru2csr_bufferSizeExt(
        handle, m, n, nnz, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Converts a BSR matrix with rectangular blocks to CSR format (single-precision complex).
///
/// `cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgebsr2csr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCgebsr2csr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCgebsr2csr(
        handle, dirA, mb, nb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        rowBlockDim, colBlockDim, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        csrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a matrix with rectangular blocks from BSR to BSC (block columns, single-precision complex).
///
/// `cusparseStatus_t cusparseCgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgebsr2gebsc))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseCgebsr2gebsc(
    handle: cusparseHandle_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    bscVal: CuPtr<runtime::cuComplex>,
    bscRowInd: CuPtr<i32>,
    bscColPtr: CuPtr<i32>,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCgebsr2gebsc(
        handle, mb, nb, nnzb, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), rowBlockDim,
        colBlockDim, bscVal.as_mut_ptr(), bscRowInd.as_mut_ptr(), bscColPtr.as_mut_ptr(), copyValues, idxBase,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gebsr2gebsc` (single-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseCgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgebsr2gebsc_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseCgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    bsrSortedVal: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseCgebsr2gebsc_bufferSize(
        handle, mb, nb, nnzb, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), rowBlockDim,
        colBlockDim, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Converts a BSR matrix to BSR format with another block shape (single-precision complex).
///
/// `cusparseStatus_t cusparseCgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgebsr2gebsr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCgebsr2gebsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDimA: i32,
    colBlockDimA: i32,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
    rowBlockDimC: i32,
    colBlockDimC: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCgebsr2gebsr(
        handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), rowBlockDimA, colBlockDimA, descrC, bsrSortedValC.as_mut_ptr(),
        bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(), rowBlockDimC, colBlockDimC, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gebsr2gebsr` (single-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseCgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgebsr2gebsr_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDimA: i32,
    colBlockDimA: i32,
    rowBlockDimC: i32,
    colBlockDimC: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseCgebsr2gebsr_bufferSize(
        handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single-precision complex.
///
/// `cusparseStatus_t cusparseCgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, int nnz, const cuComplex *xVal, const int *xInd, const cuComplex *beta, cuComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgemvi))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `xVal`, `xInd`: in, on the device
/// - `y`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCgemvi(
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuComplex>,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    nnz: i32,
    xVal: CuPtr<runtime::cuComplex>,
    xInd: CuPtr<i32>,
    beta: Scalar<'_, runtime::cuComplex>,
    y: CuPtr<runtime::cuComplex>,
    idxBase: cusparseIndexBase_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCgemvi(
        handle, transA, m, n, alpha.into_ptr(), A.as_ptr(), lda, nnz, xVal.as_ptr(), xInd.as_ptr(), beta.into_ptr(),
        y.as_mut_ptr(), idxBase, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gemvi` (single-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseCgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgemvi_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSize: int)`.
///
/// - `pBufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCgemvi_bufferSize(
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: i32,
    n: i32,
    nnz: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSize: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseCgemvi_bufferSize(handle, transA, m, n, nnz, &mut pBufferSize) };
    (returned, pBufferSize)
}

/// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single-precision complex).
///
/// `cusparseStatus_t cusparseCgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *ds, cuComplex *dl, cuComplex *d, cuComplex *du, cuComplex *dw, cuComplex *x, int batchCount, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgpsvInterleavedBatch))]
///
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseCgpsvInterleavedBatch(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    ds: CuPtr<runtime::cuComplex>,
    dl: CuPtr<runtime::cuComplex>,
    d: CuPtr<runtime::cuComplex>,
    du: CuPtr<runtime::cuComplex>,
    dw: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    batchCount: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCgpsvInterleavedBatch(
        handle, algo, m, ds.as_mut_ptr(), dl.as_mut_ptr(), d.as_mut_ptr(), du.as_mut_ptr(), dw.as_mut_ptr(),
        x.as_mut_ptr(), batchCount, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gpsvInterleavedBatch` (single-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuComplex *ds, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *dw, const cuComplex *x, int batchCount, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseCgpsvInterleavedBatch_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseCgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    ds: CuPtr<runtime::cuComplex>,
    dl: CuPtr<runtime::cuComplex>,
    d: CuPtr<runtime::cuComplex>,
    du: CuPtr<runtime::cuComplex>,
    dw: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    batchCount: i32,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseCgpsvInterleavedBatch_bufferSizeExt(
        handle, algo, m, ds.as_ptr(), dl.as_ptr(), d.as_ptr(), du.as_ptr(), dw.as_ptr(), x.as_ptr(), batchCount,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single-precision complex).
///
/// `cusparseStatus_t cusparseCgtsv2(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgtsv2))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `B`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseCgtsv2(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<runtime::cuComplex>,
    d: CuPtr<runtime::cuComplex>,
    du: CuPtr<runtime::cuComplex>,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCgtsv2(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_mut_ptr(), ldb, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Solves a strided batch of tridiagonal systems; solutions overwrite x (single-precision complex).
///
/// `cusparseStatus_t cusparseCgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *x, int batchCount, int batchStride, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgtsv2StridedBatch))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseCgtsv2StridedBatch(
    handle: cusparseHandle_t,
    m: i32,
    dl: CuPtr<runtime::cuComplex>,
    d: CuPtr<runtime::cuComplex>,
    du: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    batchCount: i32,
    batchStride: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCgtsv2StridedBatch(
        handle, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_mut_ptr(), batchCount, batchStride, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsv2StridedBatch` (single-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseCgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgtsv2StridedBatch_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `x`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseCgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    dl: CuPtr<runtime::cuComplex>,
    d: CuPtr<runtime::cuComplex>,
    du: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    batchCount: i32,
    batchStride: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseCgtsv2StridedBatch_bufferSizeExt(
        handle, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_ptr(), batchCount, batchStride, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Returns the workspace size of `gtsv2` (tridiagonal solve, single-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseCgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *B, int ldb, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgtsv2_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `B`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseCgtsv2_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<runtime::cuComplex>,
    d: CuPtr<runtime::cuComplex>,
    du: CuPtr<runtime::cuComplex>,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseCgtsv2_bufferSizeExt(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_ptr(), ldb, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single-precision complex).
///
/// `cusparseStatus_t cusparseCgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgtsv2_nopivot))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `B`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseCgtsv2_nopivot(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<runtime::cuComplex>,
    d: CuPtr<runtime::cuComplex>,
    du: CuPtr<runtime::cuComplex>,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCgtsv2_nopivot(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_mut_ptr(), ldb, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsv2_nopivot` (single-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseCgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *B, int ldb, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgtsv2_nopivot_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `B`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseCgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<runtime::cuComplex>,
    d: CuPtr<runtime::cuComplex>,
    du: CuPtr<runtime::cuComplex>,
    B: CuPtr<runtime::cuComplex>,
    ldb: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseCgtsv2_nopivot_bufferSizeExt(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_ptr(), ldb, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single-precision complex).
///
/// `cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *dl, cuComplex *d, cuComplex *du, cuComplex *x, int batchCount, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCgtsvInterleavedBatch))]
///
/// - `dl`, `d`, `du`, `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseCgtsvInterleavedBatch(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    dl: CuPtr<runtime::cuComplex>,
    d: CuPtr<runtime::cuComplex>,
    du: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    batchCount: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCgtsvInterleavedBatch(
        handle, algo, m, dl.as_mut_ptr(), d.as_mut_ptr(), du.as_mut_ptr(), x.as_mut_ptr(), batchCount,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsvInterleavedBatch` (single-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseCgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *x, int batchCount, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseCgtsvInterleavedBatch_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `x`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseCgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    dl: CuPtr<runtime::cuComplex>,
    d: CuPtr<runtime::cuComplex>,
    du: CuPtr<runtime::cuComplex>,
    x: CuPtr<runtime::cuComplex>,
    batchCount: i32,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseCgtsvInterleavedBatch_bufferSizeExt(
        handle, algo, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_ptr(), batchCount, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Counts the nonzeros of a dense matrix A in total and in each row or column (single-precision complex).
///
/// `cusparseStatus_t cusparseCnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCnnz))]
///
/// - `A`: in, on the device
/// - `nnzPerRowCol`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseCnnz(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    A: CuPtr<runtime::cuComplex>,
    lda: i32,
    nnzPerRowCol: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCnnz(
        handle, dirA, m, n, descrA, A.as_ptr(), lda, nnzPerRowCol.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
    ) };
    (returned,)
}

/// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single-precision complex).
///
/// `cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuComplex tol)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCnnz_compress))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`: in, on the device
/// - `nnzPerRow`: on the device
/// - `nnzC`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz_compress).
///
/// # Safety
///
/// - `handle`, `descr`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCnnz_compress(
    handle: cusparseHandle_t,
    m: i32,
    descr: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    nnzPerRow: CuPtr<i32>,
    nnzC: ScalarMut<'_, i32>,
    tol: runtime::cuComplex,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCnnz_compress(
        handle, m, descr, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), nnzPerRow.as_mut_ptr(),
        nnzC.into_mut_ptr(), tol,
    ) };
    (returned,)
}

/// Returns the size, block layout, arrays (as read-only) and types of a Blocked-ELL matrix.
///
/// `cusparseStatus_t cusparseConstBlockedEllGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *ellBlockSize, int64_t *ellCols, const void **ellColInd, const void **ellValue, cusparseIndexType_t *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstBlockedEllGet))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, ellBlockSize: int64_t, ellCols: int64_t, ellColInd: const void *, ellValue: const void *, ellIdxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: cudaDataType)`.
///
/// - `rows`, `cols`, `ellBlockSize`, `ellCols`, `ellColInd`, `ellValue`, `ellIdxType`, `idxBase`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstBlockedEllGet).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstBlockedEllGet(
    spMatDescr: cusparseConstSpMatDescr_t,
) -> (
    cusparseStatus_t, i64, i64, i64, i64, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t,
    runtime::cudaDataType,
) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut ellBlockSize: i64 = output::zeroed();
    let mut ellCols: i64 = output::zeroed();
    let mut ellColInd: *const c_void = output::zeroed();
    let mut ellValue: *const c_void = output::zeroed();
    let mut ellIdxType: cusparseIndexType_t = output::zeroed();
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseConstBlockedEllGet(
        spMatDescr, &mut rows, &mut cols, &mut ellBlockSize, &mut ellCols, &mut ellColInd, &mut ellValue,
        &mut ellIdxType, &mut idxBase, &mut valueType,
    ) };
    (returned, rows, cols, ellBlockSize, ellCols, ellColInd, ellValue, ellIdxType, idxBase, valueType)
}

/// Returns the size, number of nonzeros, arrays (as read-only) and types of a COO matrix.
///
/// `cusparseStatus_t cusparseConstCooGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **cooRowInd, const void **cooColInd, const void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstCooGet))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, nnz: int64_t, cooRowInd: const void *, cooColInd: const void *, cooValues: const void *, idxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: cudaDataType)`.
///
/// - `rows`, `cols`, `nnz`, `cooRowInd`, `cooColInd`, `cooValues`, `idxType`, `idxBase`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCooGet).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstCooGet(
    spMatDescr: cusparseConstSpMatDescr_t,
) -> (
    cusparseStatus_t, i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t,
    cusparseIndexBase_t, runtime::cudaDataType,
) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut nnz: i64 = output::zeroed();
    let mut cooRowInd: *const c_void = output::zeroed();
    let mut cooColInd: *const c_void = output::zeroed();
    let mut cooValues: *const c_void = output::zeroed();
    let mut idxType: cusparseIndexType_t = output::zeroed();
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseConstCooGet(
        spMatDescr, &mut rows, &mut cols, &mut nnz, &mut cooRowInd, &mut cooColInd, &mut cooValues, &mut idxType,
        &mut idxBase, &mut valueType,
    ) };
    (returned, rows, cols, nnz, cooRowInd, cooColInd, cooValues, idxType, idxBase, valueType)
}

/// Returns the size, number of nonzeros, arrays (as read-only) and types of a CSC matrix.
///
/// `cusparseStatus_t cusparseConstCscGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **cscColOffsets, const void **cscRowInd, const void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstCscGet))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, nnz: int64_t, cscColOffsets: const void *, cscRowInd: const void *, cscValues: const void *, cscColOffsetsType: cusparseIndexType_t, cscRowIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: cudaDataType)`.
///
/// - `rows`, `cols`, `nnz`, `cscColOffsets`, `cscRowInd`, `cscValues`, `cscColOffsetsType`, `cscRowIndType`, `idxBase`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCscGet).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstCscGet(
    spMatDescr: cusparseConstSpMatDescr_t,
) -> (
    cusparseStatus_t, i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t,
    cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType,
) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut nnz: i64 = output::zeroed();
    let mut cscColOffsets: *const c_void = output::zeroed();
    let mut cscRowInd: *const c_void = output::zeroed();
    let mut cscValues: *const c_void = output::zeroed();
    let mut cscColOffsetsType: cusparseIndexType_t = output::zeroed();
    let mut cscRowIndType: cusparseIndexType_t = output::zeroed();
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseConstCscGet(
        spMatDescr, &mut rows, &mut cols, &mut nnz, &mut cscColOffsets, &mut cscRowInd, &mut cscValues,
        &mut cscColOffsetsType, &mut cscRowIndType, &mut idxBase, &mut valueType,
    ) };
    (
        returned, rows, cols, nnz, cscColOffsets, cscRowInd, cscValues, cscColOffsetsType, cscRowIndType, idxBase,
        valueType,
    )
}

/// Returns the size, number of nonzeros, arrays (as read-only) and types of a CSR matrix.
///
/// `cusparseStatus_t cusparseConstCsrGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **csrRowOffsets, const void **csrColInd, const void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstCsrGet))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, nnz: int64_t, csrRowOffsets: const void *, csrColInd: const void *, csrValues: const void *, csrRowOffsetsType: cusparseIndexType_t, csrColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: cudaDataType)`.
///
/// - `rows`, `cols`, `nnz`, `csrRowOffsets`, `csrColInd`, `csrValues`, `csrRowOffsetsType`, `csrColIndType`, `idxBase`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCsrGet).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstCsrGet(
    spMatDescr: cusparseConstSpMatDescr_t,
) -> (
    cusparseStatus_t, i64, i64, i64, *const c_void, *const c_void, *const c_void, cusparseIndexType_t,
    cusparseIndexType_t, cusparseIndexBase_t, runtime::cudaDataType,
) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut nnz: i64 = output::zeroed();
    let mut csrRowOffsets: *const c_void = output::zeroed();
    let mut csrColInd: *const c_void = output::zeroed();
    let mut csrValues: *const c_void = output::zeroed();
    let mut csrRowOffsetsType: cusparseIndexType_t = output::zeroed();
    let mut csrColIndType: cusparseIndexType_t = output::zeroed();
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseConstCsrGet(
        spMatDescr, &mut rows, &mut cols, &mut nnz, &mut csrRowOffsets, &mut csrColInd, &mut csrValues,
        &mut csrRowOffsetsType, &mut csrColIndType, &mut idxBase, &mut valueType,
    ) };
    (
        returned, rows, cols, nnz, csrRowOffsets, csrColInd, csrValues, csrRowOffsetsType, csrColIndType, idxBase,
        valueType,
    )
}

/// Returns a dense matrix's size, leading dimension, array (as read-only), type and order.
///
/// `cusparseStatus_t cusparseConstDnMatGet(cusparseConstDnMatDescr_t dnMatDescr, int64_t *rows, int64_t *cols, int64_t *ld, const void **values, cudaDataType *type, cusparseOrder_t *order)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstDnMatGet))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, ld: int64_t, values: const void *, type: cudaDataType, order: cusparseOrder_t)`.
///
/// - `rows`, `cols`, `ld`, `values`, `type`, `order`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGet).
///
/// # Safety
///
/// `dnMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstDnMatGet(
    dnMatDescr: cusparseConstDnMatDescr_t,
) -> (cusparseStatus_t, i64, i64, i64, *const c_void, runtime::cudaDataType, cusparseOrder_t) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut ld: i64 = output::zeroed();
    let mut values: *const c_void = output::zeroed();
    let mut r#type: runtime::cudaDataType = output::zeroed();
    let mut order: cusparseOrder_t = output::zeroed();
    let returned = unsafe {
        sys::cusparseConstDnMatGet(dnMatDescr, &mut rows, &mut cols, &mut ld, &mut values, &mut r#type, &mut order)
    };
    (returned, rows, cols, ld, values, r#type, order)
}

/// Returns the address of a dense matrix's values, for reading only.
///
/// `cusparseStatus_t cusparseConstDnMatGetValues(cusparseConstDnMatDescr_t dnMatDescr, const void **values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstDnMatGetValues))]
///
/// Returns `(cusparseStatus_t, values: const void *)`.
///
/// - `values`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGetValues).
///
/// # Safety
///
/// `dnMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstDnMatGetValues(
    dnMatDescr: cusparseConstDnMatDescr_t,
) -> (cusparseStatus_t, *const c_void) {
    let mut values: *const c_void = output::zeroed();
    let returned = unsafe { sys::cusparseConstDnMatGetValues(dnMatDescr, &mut values) };
    (returned, values)
}

/// Returns a dense vector's size, array (as read-only) and type.
///
/// `cusparseStatus_t cusparseConstDnVecGet(cusparseConstDnVecDescr_t dnVecDescr, int64_t *size, const void **values, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstDnVecGet))]
///
/// Returns `(cusparseStatus_t, size: int64_t, values: const void *, valueType: cudaDataType)`.
///
/// - `size`, `values`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGet).
///
/// # Safety
///
/// `dnVecDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstDnVecGet(
    dnVecDescr: cusparseConstDnVecDescr_t,
) -> (cusparseStatus_t, i64, *const c_void, runtime::cudaDataType) {
    let mut size: i64 = output::zeroed();
    let mut values: *const c_void = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseConstDnVecGet(dnVecDescr, &mut size, &mut values, &mut valueType) };
    (returned, size, values, valueType)
}

/// Returns the address of a dense vector's values, for reading only.
///
/// `cusparseStatus_t cusparseConstDnVecGetValues(cusparseConstDnVecDescr_t dnVecDescr, const void **values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstDnVecGetValues))]
///
/// Returns `(cusparseStatus_t, values: const void *)`.
///
/// - `values`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGetValues).
///
/// # Safety
///
/// `dnVecDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstDnVecGetValues(
    dnVecDescr: cusparseConstDnVecDescr_t,
) -> (cusparseStatus_t, *const c_void) {
    let mut values: *const c_void = output::zeroed();
    let returned = unsafe { sys::cusparseConstDnVecGetValues(dnVecDescr, &mut values) };
    (returned, values)
}

/// Returns the address of a sparse matrix's values, for reading only.
///
/// `cusparseStatus_t cusparseConstSpMatGetValues(cusparseConstSpMatDescr_t spMatDescr, const void **values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstSpMatGetValues))]
///
/// Returns `(cusparseStatus_t, values: const void *)`.
///
/// - `values`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpMatGetValues).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstSpMatGetValues(
    spMatDescr: cusparseConstSpMatDescr_t,
) -> (cusparseStatus_t, *const c_void) {
    let mut values: *const c_void = output::zeroed();
    let returned = unsafe { sys::cusparseConstSpMatGetValues(spMatDescr, &mut values) };
    (returned, values)
}

/// Returns a sparse vector's size, number of nonzeros, arrays (as read-only) and types.
///
/// `cusparseStatus_t cusparseConstSpVecGet(cusparseConstSpVecDescr_t spVecDescr, int64_t *size, int64_t *nnz, const void **indices, const void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstSpVecGet))]
///
/// Returns `(cusparseStatus_t, size: int64_t, nnz: int64_t, indices: const void *, values: const void *, idxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: cudaDataType)`.
///
/// - `size`, `nnz`, `indices`, `values`, `idxType`, `idxBase`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGet).
///
/// # Safety
///
/// `spVecDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstSpVecGet(
    spVecDescr: cusparseConstSpVecDescr_t,
) -> (
    cusparseStatus_t, i64, i64, *const c_void, *const c_void, cusparseIndexType_t, cusparseIndexBase_t,
    runtime::cudaDataType,
) {
    let mut size: i64 = output::zeroed();
    let mut nnz: i64 = output::zeroed();
    let mut indices: *const c_void = output::zeroed();
    let mut values: *const c_void = output::zeroed();
    let mut idxType: cusparseIndexType_t = output::zeroed();
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseConstSpVecGet(
        spVecDescr, &mut size, &mut nnz, &mut indices, &mut values, &mut idxType, &mut idxBase, &mut valueType,
    ) };
    (returned, size, nnz, indices, values, idxType, idxBase, valueType)
}

/// Returns the address of a sparse vector's values, for reading only.
///
/// `cusparseStatus_t cusparseConstSpVecGetValues(cusparseConstSpVecDescr_t spVecDescr, const void **values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseConstSpVecGetValues))]
///
/// Returns `(cusparseStatus_t, values: const void *)`.
///
/// - `values`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGetValues).
///
/// # Safety
///
/// `spVecDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseConstSpVecGetValues(
    spVecDescr: cusparseConstSpVecDescr_t,
) -> (cusparseStatus_t, *const c_void) {
    let mut values: *const c_void = output::zeroed();
    let returned = unsafe { sys::cusparseConstSpVecGetValues(spVecDescr, &mut values) };
    (returned, values)
}

/// Returns the size, number of nonzeros, arrays and types of a COO matrix.
///
/// `cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **cooRowInd, void **cooColInd, void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCooGet))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, nnz: int64_t, cooRowInd: void *, cooColInd: void *, cooValues: void *, idxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: cudaDataType)`.
///
/// - `rows`, `cols`, `nnz`, `cooRowInd`, `cooColInd`, `cooValues`, `idxType`, `idxBase`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooGet).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseCooGet(
    spMatDescr: cusparseSpMatDescr_t,
) -> (
    cusparseStatus_t, i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t,
    runtime::cudaDataType,
) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut nnz: i64 = output::zeroed();
    let mut cooRowInd: *mut c_void = output::zeroed();
    let mut cooColInd: *mut c_void = output::zeroed();
    let mut cooValues: *mut c_void = output::zeroed();
    let mut idxType: cusparseIndexType_t = output::zeroed();
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseCooGet(
        spMatDescr, &mut rows, &mut cols, &mut nnz, &mut cooRowInd, &mut cooColInd, &mut cooValues, &mut idxType,
        &mut idxBase, &mut valueType,
    ) };
    (returned, rows, cols, nnz, cooRowInd, cooColInd, cooValues, idxType, idxBase, valueType)
}

/// Sets the device arrays of a COO matrix: row indices, column indices and values.
///
/// `cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t spMatDescr, void *cooRows, void *cooColumns, void *cooValues)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCooSetPointers))]
///
/// - `cooRows`, `cooColumns`, `cooValues`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetPointers).
///
/// # Safety
///
/// - `spMatDescr`: a live handle that no other thread uses during the call.
/// - `cooRows`, `cooColumns`, `cooValues`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
#[inline]
pub unsafe fn cusparseCooSetPointers(
    spMatDescr: cusparseSpMatDescr_t,
    cooRows: CuPtr<c_void>,
    cooColumns: CuPtr<c_void>,
    cooValues: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe {
        sys::cusparseCooSetPointers(spMatDescr, cooRows.as_mut_ptr(), cooColumns.as_mut_ptr(), cooValues.as_mut_ptr())
    };
    (returned,)
}

/// Makes a descriptor describe a batch of COO matrices at a fixed stride.
///
/// `cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t batchStride)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCooSetStridedBatch))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetStridedBatch).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseCooSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t,
    batchCount: i32,
    batchStride: i64,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCooSetStridedBatch(spMatDescr, batchCount, batchStride) };
    (returned,)
}

/// Creates a cuSPARSE handle on the current device.
///
/// `cusparseStatus_t cusparseCreate(cusparseHandle_t *handle)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreate))]
///
/// Returns `(cusparseStatus_t, handle: cusparseHandle_t)`.
///
/// - `handle`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseCreate() -> (cusparseStatus_t, cusparseHandle_t) {
    let mut handle: cusparseHandle_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreate(&mut handle) };
    (returned, handle)
}

/// Creates a descriptor of a Blocked-ELL matrix, which has the same number of dense blocks in each block row.
///
/// `cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, void *ellColInd, void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateBlockedEll))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `ellColInd`, `ellValue`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBlockedEll).
///
/// # Safety
///
/// `ellColInd`, `ellValue`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateBlockedEll(
    rows: i64,
    cols: i64,
    ellBlockSize: i64,
    ellCols: i64,
    ellColInd: CuPtr<c_void>,
    ellValue: CuPtr<c_void>,
    ellIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseSpMatDescr_t) {
    let mut spMatDescr: cusparseSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateBlockedEll(
        &mut spMatDescr, rows, cols, ellBlockSize, ellCols, ellColInd.as_mut_ptr(), ellValue.as_mut_ptr(), ellIdxType,
        idxBase, valueType,
    ) };
    (returned, spMatDescr)
}

/// Creates a descriptor of a matrix in block compressed-row format (BSR) in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockSize, int64_t colBlockSize, void *bsrRowOffsets, void *bsrColInd, void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateBsr))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `bsrRowOffsets`, `bsrColInd`, `bsrValues`: on the device
///
/// In `cusparse.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsr).
///
/// # Safety
///
/// `bsrRowOffsets`, `bsrColInd`, `bsrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateBsr(
    brows: i64,
    bcols: i64,
    bnnz: i64,
    rowBlockSize: i64,
    colBlockSize: i64,
    bsrRowOffsets: CuPtr<c_void>,
    bsrColInd: CuPtr<c_void>,
    bsrValues: CuPtr<c_void>,
    bsrRowOffsetsType: cusparseIndexType_t,
    bsrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
    order: cusparseOrder_t,
) -> (cusparseStatus_t, cusparseSpMatDescr_t) {
    let mut spMatDescr: cusparseSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateBsr(
        &mut spMatDescr, brows, bcols, bnnz, rowBlockSize, colBlockSize, bsrRowOffsets.as_mut_ptr(),
        bsrColInd.as_mut_ptr(), bsrValues.as_mut_ptr(), bsrRowOffsetsType, bsrColIndType, idxBase, valueType, order,
    ) };
    (returned, spMatDescr)
}

/// Creates the object that stores the analysis of an incomplete Cholesky factorization of a BSR matrix.
///
/// `cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateBsric02Info))]
///
/// Returns `(cusparseStatus_t, info: bsric02Info_t)`.
///
/// - `info`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsric02Info).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCreateBsric02Info() -> (cusparseStatus_t, bsric02Info_t) {
    let mut info: bsric02Info_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateBsric02Info(&mut info) };
    (returned, info)
}

/// Creates the object that stores the analysis of an incomplete LU factorization of a BSR matrix.
///
/// `cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateBsrilu02Info))]
///
/// Returns `(cusparseStatus_t, info: bsrilu02Info_t)`.
///
/// - `info`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrilu02Info).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCreateBsrilu02Info() -> (cusparseStatus_t, bsrilu02Info_t) {
    let mut info: bsrilu02Info_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateBsrilu02Info(&mut info) };
    (returned, info)
}

/// Creates the object that stores the analysis of a triangular BSR solve with a matrix.
///
/// `cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateBsrsm2Info))]
///
/// Returns `(cusparseStatus_t, info: bsrsm2Info_t)`.
///
/// - `info`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsm2Info).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCreateBsrsm2Info() -> (cusparseStatus_t, bsrsm2Info_t) {
    let mut info: bsrsm2Info_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateBsrsm2Info(&mut info) };
    (returned, info)
}

/// Creates the object that stores the analysis of a triangular BSR solve with a vector.
///
/// `cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateBsrsv2Info))]
///
/// Returns `(cusparseStatus_t, info: bsrsv2Info_t)`.
///
/// - `info`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsv2Info).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCreateBsrsv2Info() -> (cusparseStatus_t, bsrsv2Info_t) {
    let mut info: bsrsv2Info_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateBsrsv2Info(&mut info) };
    (returned, info)
}

/// Creates the configuration of a graph coloring.
///
/// `cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateColorInfo))]
///
/// Returns `(cusparseStatus_t, info: cusparseColorInfo_t)`.
///
/// - `info`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateColorInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCreateColorInfo() -> (cusparseStatus_t, cusparseColorInfo_t) {
    let mut info: cusparseColorInfo_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateColorInfo(&mut info) };
    (returned, info)
}

/// Creates a descriptor of a read-only Blocked-ELL matrix in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, const void *ellColInd, const void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateConstBlockedEll))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseConstSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `ellColInd`, `ellValue`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBlockedEll).
///
/// # Safety
///
/// `ellColInd`, `ellValue`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateConstBlockedEll(
    rows: i64,
    cols: i64,
    ellBlockSize: i64,
    ellCols: i64,
    ellColInd: CuPtr<c_void>,
    ellValue: CuPtr<c_void>,
    ellIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseConstSpMatDescr_t) {
    let mut spMatDescr: cusparseConstSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateConstBlockedEll(
        &mut spMatDescr, rows, cols, ellBlockSize, ellCols, ellColInd.as_ptr(), ellValue.as_ptr(), ellIdxType, idxBase,
        valueType,
    ) };
    (returned, spMatDescr)
}

/// Creates a descriptor of a read-only BSR matrix in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockDim, int64_t colBlockDim, const void *bsrRowOffsets, const void *bsrColInd, const void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateConstBsr))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseConstSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `bsrRowOffsets`, `bsrColInd`, `bsrValues`: in, on the device
///
/// In `cusparse.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBsr).
///
/// # Safety
///
/// `bsrRowOffsets`, `bsrColInd`, `bsrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateConstBsr(
    brows: i64,
    bcols: i64,
    bnnz: i64,
    rowBlockDim: i64,
    colBlockDim: i64,
    bsrRowOffsets: CuPtr<c_void>,
    bsrColInd: CuPtr<c_void>,
    bsrValues: CuPtr<c_void>,
    bsrRowOffsetsType: cusparseIndexType_t,
    bsrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
    order: cusparseOrder_t,
) -> (cusparseStatus_t, cusparseConstSpMatDescr_t) {
    let mut spMatDescr: cusparseConstSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateConstBsr(
        &mut spMatDescr, brows, bcols, bnnz, rowBlockDim, colBlockDim, bsrRowOffsets.as_ptr(), bsrColInd.as_ptr(),
        bsrValues.as_ptr(), bsrRowOffsetsType, bsrColIndType, idxBase, valueType, order,
    ) };
    (returned, spMatDescr)
}

/// Creates a descriptor of a read-only COO matrix in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cooRowInd, const void *cooColInd, const void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateConstCoo))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseConstSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `cooRowInd`, `cooColInd`, `cooValues`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCoo).
///
/// # Safety
///
/// `cooRowInd`, `cooColInd`, `cooValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateConstCoo(
    rows: i64,
    cols: i64,
    nnz: i64,
    cooRowInd: CuPtr<c_void>,
    cooColInd: CuPtr<c_void>,
    cooValues: CuPtr<c_void>,
    cooIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseConstSpMatDescr_t) {
    let mut spMatDescr: cusparseConstSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateConstCoo(
        &mut spMatDescr, rows, cols, nnz, cooRowInd.as_ptr(), cooColInd.as_ptr(), cooValues.as_ptr(), cooIdxType,
        idxBase, valueType,
    ) };
    (returned, spMatDescr)
}

/// Creates a descriptor of a read-only CSC matrix in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cscColOffsets, const void *cscRowInd, const void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateConstCsc))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseConstSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `cscColOffsets`, `cscRowInd`, `cscValues`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsc).
///
/// # Safety
///
/// `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateConstCsc(
    rows: i64,
    cols: i64,
    nnz: i64,
    cscColOffsets: CuPtr<c_void>,
    cscRowInd: CuPtr<c_void>,
    cscValues: CuPtr<c_void>,
    cscColOffsetsType: cusparseIndexType_t,
    cscRowIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseConstSpMatDescr_t) {
    let mut spMatDescr: cusparseConstSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateConstCsc(
        &mut spMatDescr, rows, cols, nnz, cscColOffsets.as_ptr(), cscRowInd.as_ptr(), cscValues.as_ptr(),
        cscColOffsetsType, cscRowIndType, idxBase, valueType,
    ) };
    (returned, spMatDescr)
}

/// Creates a descriptor of a read-only CSR matrix in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *csrRowOffsets, const void *csrColInd, const void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateConstCsr))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseConstSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `csrRowOffsets`, `csrColInd`, `csrValues`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsr).
///
/// # Safety
///
/// `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateConstCsr(
    rows: i64,
    cols: i64,
    nnz: i64,
    csrRowOffsets: CuPtr<c_void>,
    csrColInd: CuPtr<c_void>,
    csrValues: CuPtr<c_void>,
    csrRowOffsetsType: cusparseIndexType_t,
    csrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseConstSpMatDescr_t) {
    let mut spMatDescr: cusparseConstSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateConstCsr(
        &mut spMatDescr, rows, cols, nnz, csrRowOffsets.as_ptr(), csrColInd.as_ptr(), csrValues.as_ptr(),
        csrRowOffsetsType, csrColIndType, idxBase, valueType,
    ) };
    (returned, spMatDescr)
}

/// Creates a descriptor of a read-only dense matrix, in row-major or column-major order.
///
/// `cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, const void *values, cudaDataType valueType, cusparseOrder_t order)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateConstDnMat))]
///
/// Returns `(cusparseStatus_t, dnMatDescr: cusparseConstDnMatDescr_t)`.
///
/// - `dnMatDescr`: out
/// - `values`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnMat).
///
/// # Safety
///
/// `values`: valid device memory of the size that the other arguments imply, as long as `dnMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateConstDnMat(
    rows: i64,
    cols: i64,
    ld: i64,
    values: CuPtr<c_void>,
    valueType: runtime::cudaDataType,
    order: cusparseOrder_t,
) -> (cusparseStatus_t, cusparseConstDnMatDescr_t) {
    let mut dnMatDescr: cusparseConstDnMatDescr_t = output::zeroed();
    let returned = unsafe {
        sys::cusparseCreateConstDnMat(&mut dnMatDescr, rows, cols, ld, values.as_ptr(), valueType, order)
    };
    (returned, dnMatDescr)
}

/// Creates a descriptor of a read-only dense vector in the caller's device array.
///
/// `cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *dnVecDescr, int64_t size, const void *values, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateConstDnVec))]
///
/// Returns `(cusparseStatus_t, dnVecDescr: cusparseConstDnVecDescr_t)`.
///
/// - `dnVecDescr`: out
/// - `values`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnVec).
///
/// # Safety
///
/// `values`: valid device memory of the size that the other arguments imply, as long as `dnVecDescr` exists.
#[inline]
pub unsafe fn cusparseCreateConstDnVec(
    size: i64,
    values: CuPtr<c_void>,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseConstDnVecDescr_t) {
    let mut dnVecDescr: cusparseConstDnVecDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateConstDnVec(&mut dnVecDescr, size, values.as_ptr(), valueType) };
    (returned, dnVecDescr)
}

/// Creates a descriptor of a read-only Sliced-ELL matrix in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, const void *sellSliceOffsets, const void *sellColInd, const void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateConstSlicedEll))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseConstSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `sellSliceOffsets`, `sellColInd`, `sellValues`: in, on the device
///
/// In `cusparse.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSlicedEll).
///
/// # Safety
///
/// `sellSliceOffsets`, `sellColInd`, `sellValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateConstSlicedEll(
    rows: i64,
    cols: i64,
    nnz: i64,
    sellValuesSize: i64,
    sliceSize: i64,
    sellSliceOffsets: CuPtr<c_void>,
    sellColInd: CuPtr<c_void>,
    sellValues: CuPtr<c_void>,
    sellSliceOffsetsType: cusparseIndexType_t,
    sellColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseConstSpMatDescr_t) {
    let mut spMatDescr: cusparseConstSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateConstSlicedEll(
        &mut spMatDescr, rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets.as_ptr(), sellColInd.as_ptr(),
        sellValues.as_ptr(), sellSliceOffsetsType, sellColIndType, idxBase, valueType,
    ) };
    (returned, spMatDescr)
}

/// Creates a descriptor of a read-only sparse vector in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, const void *indices, const void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateConstSpVec))]
///
/// Returns `(cusparseStatus_t, spVecDescr: cusparseConstSpVecDescr_t)`.
///
/// - `spVecDescr`: out
/// - `indices`, `values`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSpVec).
///
/// # Safety
///
/// `indices`, `values`: valid device memory of the size that the other arguments imply, as long as `spVecDescr` exists.
#[inline]
pub unsafe fn cusparseCreateConstSpVec(
    size: i64,
    nnz: i64,
    indices: CuPtr<c_void>,
    values: CuPtr<c_void>,
    idxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseConstSpVecDescr_t) {
    let mut spVecDescr: cusparseConstSpVecDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateConstSpVec(
        &mut spVecDescr, size, nnz, indices.as_ptr(), values.as_ptr(), idxType, idxBase, valueType,
    ) };
    (returned, spVecDescr)
}

/// Creates a descriptor of a matrix in coordinate format (COO) in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cooRowInd, void *cooColInd, void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateCoo))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `cooRowInd`, `cooColInd`, `cooValues`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCoo).
///
/// # Safety
///
/// `cooRowInd`, `cooColInd`, `cooValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateCoo(
    rows: i64,
    cols: i64,
    nnz: i64,
    cooRowInd: CuPtr<c_void>,
    cooColInd: CuPtr<c_void>,
    cooValues: CuPtr<c_void>,
    cooIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseSpMatDescr_t) {
    let mut spMatDescr: cusparseSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateCoo(
        &mut spMatDescr, rows, cols, nnz, cooRowInd.as_mut_ptr(), cooColInd.as_mut_ptr(), cooValues.as_mut_ptr(),
        cooIdxType, idxBase, valueType,
    ) };
    (returned, spMatDescr)
}

/// Creates a descriptor of a matrix in compressed-column format (CSC) in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cscColOffsets, void *cscRowInd, void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateCsc))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `cscColOffsets`, `cscRowInd`, `cscValues`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsc).
///
/// # Safety
///
/// `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateCsc(
    rows: i64,
    cols: i64,
    nnz: i64,
    cscColOffsets: CuPtr<c_void>,
    cscRowInd: CuPtr<c_void>,
    cscValues: CuPtr<c_void>,
    cscColOffsetsType: cusparseIndexType_t,
    cscRowIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseSpMatDescr_t) {
    let mut spMatDescr: cusparseSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateCsc(
        &mut spMatDescr, rows, cols, nnz, cscColOffsets.as_mut_ptr(), cscRowInd.as_mut_ptr(), cscValues.as_mut_ptr(),
        cscColOffsetsType, cscRowIndType, idxBase, valueType,
    ) };
    (returned, spMatDescr)
}

/// Creates a descriptor of a matrix in compressed-row format (CSR) in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *csrRowOffsets, void *csrColInd, void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateCsr))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `csrRowOffsets`, `csrColInd`, `csrValues`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsr).
///
/// # Safety
///
/// `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateCsr(
    rows: i64,
    cols: i64,
    nnz: i64,
    csrRowOffsets: CuPtr<c_void>,
    csrColInd: CuPtr<c_void>,
    csrValues: CuPtr<c_void>,
    csrRowOffsetsType: cusparseIndexType_t,
    csrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseSpMatDescr_t) {
    let mut spMatDescr: cusparseSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateCsr(
        &mut spMatDescr, rows, cols, nnz, csrRowOffsets.as_mut_ptr(), csrColInd.as_mut_ptr(), csrValues.as_mut_ptr(),
        csrRowOffsetsType, csrColIndType, idxBase, valueType,
    ) };
    (returned, spMatDescr)
}

/// Creates the object that stores the analysis of an incomplete Cholesky factorization of a CSR matrix.
///
/// `cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateCsric02Info))]
///
/// Returns `(cusparseStatus_t, info: csric02Info_t)`.
///
/// - `info`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsric02Info).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCreateCsric02Info() -> (cusparseStatus_t, csric02Info_t) {
    let mut info: csric02Info_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateCsric02Info(&mut info) };
    (returned, info)
}

/// Creates the object that stores the analysis of an incomplete LU factorization of a CSR matrix.
///
/// `cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateCsrilu02Info))]
///
/// Returns `(cusparseStatus_t, info: csrilu02Info_t)`.
///
/// - `info`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsrilu02Info).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCreateCsrilu02Info() -> (cusparseStatus_t, csrilu02Info_t) {
    let mut info: csrilu02Info_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateCsrilu02Info(&mut info) };
    (returned, info)
}

/// Creates an object that stores the order of a CSR matrix's elements before sorting.
///
/// `cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateCsru2csrInfo))]
///
/// Returns `(cusparseStatus_t, info: csru2csrInfo_t)`.
///
/// - `info`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsru2csrInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCreateCsru2csrInfo() -> (cusparseStatus_t, csru2csrInfo_t) {
    let mut info: csru2csrInfo_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateCsru2csrInfo(&mut info) };
    (returned, info)
}

/// Creates a descriptor of a dense matrix in the caller's device array, in row-major or column-major order.
///
/// `cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, void *values, cudaDataType valueType, cusparseOrder_t order)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateDnMat))]
///
/// Returns `(cusparseStatus_t, dnMatDescr: cusparseDnMatDescr_t)`.
///
/// - `dnMatDescr`: out
/// - `values`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnMat).
///
/// # Safety
///
/// `values`: valid device memory of the size that the other arguments imply, as long as `dnMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateDnMat(
    rows: i64,
    cols: i64,
    ld: i64,
    values: CuPtr<c_void>,
    valueType: runtime::cudaDataType,
    order: cusparseOrder_t,
) -> (cusparseStatus_t, cusparseDnMatDescr_t) {
    let mut dnMatDescr: cusparseDnMatDescr_t = output::zeroed();
    let returned = unsafe {
        sys::cusparseCreateDnMat(&mut dnMatDescr, rows, cols, ld, values.as_mut_ptr(), valueType, order)
    };
    (returned, dnMatDescr)
}

/// Creates a descriptor of a dense vector, with values in the caller's device array.
///
/// `cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *dnVecDescr, int64_t size, void *values, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateDnVec))]
///
/// Returns `(cusparseStatus_t, dnVecDescr: cusparseDnVecDescr_t)`.
///
/// - `dnVecDescr`: out
/// - `values`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnVec).
///
/// # Safety
///
/// `values`: valid device memory of the size that the other arguments imply, as long as `dnVecDescr` exists.
#[inline]
pub unsafe fn cusparseCreateDnVec(
    size: i64,
    values: CuPtr<c_void>,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseDnVecDescr_t) {
    let mut dnVecDescr: cusparseDnVecDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateDnVec(&mut dnVecDescr, size, values.as_mut_ptr(), valueType) };
    (returned, dnVecDescr)
}

/// Writes the identity permutation 0, 1, …, n − 1 to `p`, as the input for a sort.
///
/// `cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int n, int *p)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateIdentityPermutation))]
///
/// - `p`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateIdentityPermutation).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `p`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCreateIdentityPermutation(
    handle: cusparseHandle_t,
    n: i32,
    p: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCreateIdentityPermutation(handle, n, p.as_mut_ptr()) };
    (returned,)
}

/// Creates a legacy matrix descriptor, initially for a general matrix with indices from 0.
///
/// `cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *descrA)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateMatDescr))]
///
/// Returns `(cusparseStatus_t, descrA: cusparseMatDescr_t)`.
///
/// - `descrA`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateMatDescr).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseCreateMatDescr() -> (cusparseStatus_t, cusparseMatDescr_t) {
    let mut descrA: cusparseMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateMatDescr(&mut descrA) };
    (returned, descrA)
}

/// Creates the object that stores the state of pruning by percentage.
///
/// `cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreatePruneInfo))]
///
/// Returns `(cusparseStatus_t, info: pruneInfo_t)`.
///
/// - `info`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreatePruneInfo).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseCreatePruneInfo() -> (cusparseStatus_t, pruneInfo_t) {
    let mut info: pruneInfo_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreatePruneInfo(&mut info) };
    (returned, info)
}

/// Creates a descriptor of a Sliced-ELL matrix: slices of rows, each padded to the length of its longest row.
///
/// `cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, void *sellSliceOffsets, void *sellColInd, void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateSlicedEll))]
///
/// Returns `(cusparseStatus_t, spMatDescr: cusparseSpMatDescr_t)`.
///
/// - `spMatDescr`: out
/// - `sellSliceOffsets`, `sellColInd`, `sellValues`: on the device
///
/// In `cusparse.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSlicedEll).
///
/// # Safety
///
/// `sellSliceOffsets`, `sellColInd`, `sellValues`: valid device memory of the size that the other arguments imply, as long as `spMatDescr` exists.
#[inline]
pub unsafe fn cusparseCreateSlicedEll(
    rows: i64,
    cols: i64,
    nnz: i64,
    sellValuesSize: i64,
    sliceSize: i64,
    sellSliceOffsets: CuPtr<c_void>,
    sellColInd: CuPtr<c_void>,
    sellValues: CuPtr<c_void>,
    sellSliceOffsetsType: cusparseIndexType_t,
    sellColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseSpMatDescr_t) {
    let mut spMatDescr: cusparseSpMatDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateSlicedEll(
        &mut spMatDescr, rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets.as_mut_ptr(),
        sellColInd.as_mut_ptr(), sellValues.as_mut_ptr(), sellSliceOffsetsType, sellColIndType, idxBase, valueType,
    ) };
    (returned, spMatDescr)
}

/// Creates a descriptor of a sparse vector, with indices and values in the caller's device arrays.
///
/// `cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, void *indices, void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCreateSpVec))]
///
/// Returns `(cusparseStatus_t, spVecDescr: cusparseSpVecDescr_t)`.
///
/// - `spVecDescr`: out
/// - `indices`, `values`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSpVec).
///
/// # Safety
///
/// `indices`, `values`: valid device memory of the size that the other arguments imply, as long as `spVecDescr` exists.
#[inline]
pub unsafe fn cusparseCreateSpVec(
    size: i64,
    nnz: i64,
    indices: CuPtr<c_void>,
    values: CuPtr<c_void>,
    idxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: runtime::cudaDataType,
) -> (cusparseStatus_t, cusparseSpVecDescr_t) {
    let mut spVecDescr: cusparseSpVecDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseCreateSpVec(
        &mut spVecDescr, size, nnz, indices.as_mut_ptr(), values.as_mut_ptr(), idxType, idxBase, valueType,
    ) };
    (returned, spVecDescr)
}

/// Returns the size, number of nonzeros, arrays and types of a CSC matrix.
///
/// `cusparseStatus_t cusparseCscGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **cscColOffsets, void **cscRowInd, void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCscGet))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, nnz: int64_t, cscColOffsets: void *, cscRowInd: void *, cscValues: void *, cscColOffsetsType: cusparseIndexType_t, cscRowIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: cudaDataType)`.
///
/// - `rows`, `cols`, `nnz`, `cscColOffsets`, `cscRowInd`, `cscValues`, `cscColOffsetsType`, `cscRowIndType`, `idxBase`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscGet).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseCscGet(
    spMatDescr: cusparseSpMatDescr_t,
) -> (
    cusparseStatus_t, i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexType_t,
    cusparseIndexBase_t, runtime::cudaDataType,
) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut nnz: i64 = output::zeroed();
    let mut cscColOffsets: *mut c_void = output::zeroed();
    let mut cscRowInd: *mut c_void = output::zeroed();
    let mut cscValues: *mut c_void = output::zeroed();
    let mut cscColOffsetsType: cusparseIndexType_t = output::zeroed();
    let mut cscRowIndType: cusparseIndexType_t = output::zeroed();
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseCscGet(
        spMatDescr, &mut rows, &mut cols, &mut nnz, &mut cscColOffsets, &mut cscRowInd, &mut cscValues,
        &mut cscColOffsetsType, &mut cscRowIndType, &mut idxBase, &mut valueType,
    ) };
    (
        returned, rows, cols, nnz, cscColOffsets, cscRowInd, cscValues, cscColOffsetsType, cscRowIndType, idxBase,
        valueType,
    )
}

/// Sets the device arrays of a CSC matrix: column offsets, row indices and values.
///
/// `cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t spMatDescr, void *cscColOffsets, void *cscRowInd, void *cscValues)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCscSetPointers))]
///
/// - `cscColOffsets`, `cscRowInd`, `cscValues`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscSetPointers).
///
/// # Safety
///
/// - `spMatDescr`: a live handle that no other thread uses during the call.
/// - `cscColOffsets`, `cscRowInd`, `cscValues`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
#[inline]
pub unsafe fn cusparseCscSetPointers(
    spMatDescr: cusparseSpMatDescr_t,
    cscColOffsets: CuPtr<c_void>,
    cscRowInd: CuPtr<c_void>,
    cscValues: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCscSetPointers(
        spMatDescr, cscColOffsets.as_mut_ptr(), cscRowInd.as_mut_ptr(), cscValues.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a CSR matrix to CSC format (the CSR format of its transpose), with or without values.
///
/// `cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, void *buffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCsr2cscEx2))]
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
/// - `cscVal`, `cscColPtr`, `cscRowInd`, `buffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `cscVal`, `cscColPtr`, `cscRowInd`, `buffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseCsr2cscEx2(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    csrVal: CuPtr<c_void>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    cscVal: CuPtr<c_void>,
    cscColPtr: CuPtr<i32>,
    cscRowInd: CuPtr<i32>,
    valType: runtime::cudaDataType,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    alg: cusparseCsr2CscAlg_t,
    buffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCsr2cscEx2(
        handle, m, n, nnz, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), cscVal.as_mut_ptr(),
        cscColPtr.as_mut_ptr(), cscRowInd.as_mut_ptr(), valType, copyValues, idxBase, alg, buffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusparseCsr2cscEx2`.
///
/// `cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, size_t *bufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCsr2cscEx2_bufferSize))]
///
/// Returns `(cusparseStatus_t, bufferSize: size_t)`.
///
/// - `csrVal`, `csrRowPtr`, `csrColInd`: in, on the device
/// - `cscVal`, `cscColPtr`, `cscRowInd`: on the device
/// - `bufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `csrVal`, `csrRowPtr`, `csrColInd`, `cscVal`, `cscColPtr`, `cscRowInd`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseCsr2cscEx2_bufferSize(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    csrVal: CuPtr<c_void>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    cscVal: CuPtr<c_void>,
    cscColPtr: CuPtr<i32>,
    cscRowInd: CuPtr<i32>,
    valType: runtime::cudaDataType,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    alg: cusparseCsr2CscAlg_t,
) -> (cusparseStatus_t, usize) {
    let mut bufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseCsr2cscEx2_bufferSize(
        handle, m, n, nnz, csrVal.as_ptr(), csrRowPtr.as_ptr(), csrColInd.as_ptr(), cscVal.as_mut_ptr(),
        cscColPtr.as_mut_ptr(), cscRowInd.as_mut_ptr(), valType, copyValues, idxBase, alg, &mut bufferSize,
    ) };
    (returned, bufferSize)
}

/// Returns the size, number of nonzeros, arrays and types of a CSR matrix.
///
/// `cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **csrRowOffsets, void **csrColInd, void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCsrGet))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, nnz: int64_t, csrRowOffsets: void *, csrColInd: void *, csrValues: void *, csrRowOffsetsType: cusparseIndexType_t, csrColIndType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: cudaDataType)`.
///
/// - `rows`, `cols`, `nnz`, `csrRowOffsets`, `csrColInd`, `csrValues`, `csrRowOffsetsType`, `csrColIndType`, `idxBase`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrGet).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseCsrGet(
    spMatDescr: cusparseSpMatDescr_t,
) -> (
    cusparseStatus_t, i64, i64, i64, *mut c_void, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexType_t,
    cusparseIndexBase_t, runtime::cudaDataType,
) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut nnz: i64 = output::zeroed();
    let mut csrRowOffsets: *mut c_void = output::zeroed();
    let mut csrColInd: *mut c_void = output::zeroed();
    let mut csrValues: *mut c_void = output::zeroed();
    let mut csrRowOffsetsType: cusparseIndexType_t = output::zeroed();
    let mut csrColIndType: cusparseIndexType_t = output::zeroed();
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseCsrGet(
        spMatDescr, &mut rows, &mut cols, &mut nnz, &mut csrRowOffsets, &mut csrColInd, &mut csrValues,
        &mut csrRowOffsetsType, &mut csrColIndType, &mut idxBase, &mut valueType,
    ) };
    (
        returned, rows, cols, nnz, csrRowOffsets, csrColInd, csrValues, csrRowOffsetsType, csrColIndType, idxBase,
        valueType,
    )
}

/// Sets the device arrays of a CSR matrix: row offsets, column indices and values.
///
/// `cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t spMatDescr, void *csrRowOffsets, void *csrColInd, void *csrValues)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCsrSetPointers))]
///
/// - `csrRowOffsets`, `csrColInd`, `csrValues`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetPointers).
///
/// # Safety
///
/// - `spMatDescr`: a live handle that no other thread uses during the call.
/// - `csrRowOffsets`, `csrColInd`, `csrValues`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
#[inline]
pub unsafe fn cusparseCsrSetPointers(
    spMatDescr: cusparseSpMatDescr_t,
    csrRowOffsets: CuPtr<c_void>,
    csrColInd: CuPtr<c_void>,
    csrValues: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseCsrSetPointers(
        spMatDescr, csrRowOffsets.as_mut_ptr(), csrColInd.as_mut_ptr(), csrValues.as_mut_ptr(),
    ) };
    (returned,)
}

/// Makes a descriptor describe a batch of CSR matrices at fixed strides.
///
/// `cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t offsetsBatchStride, int64_t columnsValuesBatchStride)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseCsrSetStridedBatch))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetStridedBatch).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseCsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t,
    batchCount: i32,
    offsetsBatchStride: i64,
    columnsValuesBatchStride: i64,
) -> (cusparseStatus_t,) {
    let returned = unsafe {
        sys::cusparseCsrSetStridedBatch(spMatDescr, batchCount, offsetsBatchStride, columnsValuesBatchStride)
    };
    (returned,)
}

/// Converts a BSR matrix with square blocks to CSR format (double precision).
///
/// `cusparseStatus_t cusparseDbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsr2csr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsr2csr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f64>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsr2csr(
        handle, dirA, mb, nb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        blockDim, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(), csrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double precision).
///
/// `cusparseStatus_t cusparseDbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsric02))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsric02(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsric02(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, double precision).
///
/// `cusparseStatus_t cusparseDbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsric02_analysis))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pInputBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsric02_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
    policy: cusparseSolvePolicy_t,
    pInputBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsric02_analysis(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pInputBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsric02` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseDbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsric02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsric02_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseDbsric02_bufferSize(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double precision).
///
/// `cusparseStatus_t cusparseDbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrilu02))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrilu02(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsrilu02(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, double precision).
///
/// `cusparseStatus_t cusparseDbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrilu02_analysis))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrilu02_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsrilu02_analysis(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrilu02` (incomplete LU, double precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseDbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrilu02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrilu02_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseDbsrilu02_bufferSize(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (double precision).
///
/// `cusparseStatus_t cusparseDbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, double *boost_val)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrilu02_numericBoost))]
///
/// - `tol`, `boost_val`: in, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_numericBoost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrilu02_numericBoost(
    handle: cusparseHandle_t,
    info: bsrilu02Info_t,
    enable_boost: i32,
    tol: Scalar<'_, f64>,
    boost_val: Scalar<'_, f64>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsrilu02_numericBoost(
        handle, info, enable_boost, tol.into_ptr().cast_mut(), boost_val.into_ptr().cast_mut(),
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double precision.
///
/// `cusparseStatus_t cusparseDbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const double *B, int ldb, const double *beta, double *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrmm))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmm).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrmm(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    mb: i32,
    n: i32,
    kb: i32,
    nnzb: i32,
    alpha: Scalar<'_, f64>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f64>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockSize: i32,
    B: CuPtr<f64>,
    ldb: i32,
    beta: Scalar<'_, f64>,
    C: CuPtr<f64>,
    ldc: i32,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsrmm(
        handle, dirA, transA, transB, mb, n, kb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(),
        bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(), blockSize, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (double precision).
///
/// `cusparseStatus_t cusparseDbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrsm2_analysis))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrsm2_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsrsm2_analysis(
        handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(),
        bsrSortedColInd.as_ptr(), blockSize, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrsm2` (BSR solve, double precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseDbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrsm2_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrsm2_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseDbsrsm2_bufferSize(
        handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(),
        bsrSortedColInd.as_ptr(), blockSize, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double precision).
///
/// `cusparseStatus_t cusparseDbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const double *B, int ldb, double *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrsm2_solve))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`: in, on the device
/// - `X`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_solve).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrsm2_solve(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    alpha: Scalar<'_, f64>,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
    B: CuPtr<f64>,
    ldb: i32,
    X: CuPtr<f64>,
    ldx: i32,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsrsm2_solve(
        handle, dirA, transA, transXY, mb, n, nnzb, alpha.into_ptr(), descrA, bsrSortedVal.as_ptr(),
        bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), blockSize, info, B.as_ptr(), ldb, X.as_mut_ptr(), ldx,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (double precision).
///
/// `cusparseStatus_t cusparseDbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrsv2_analysis))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrsv2_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f64>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsrsv2_analysis(
        handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrsv2` (BSR solve, double precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseDbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrsv2_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedValA`: on the device
/// - `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrsv2_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f64>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseDbsrsv2_bufferSize(
        handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA.as_mut_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double precision).
///
/// `cusparseStatus_t cusparseDbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const double *f, double *x, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrsv2_solve))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_solve).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrsv2_solve(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    alpha: Scalar<'_, f64>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f64>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
    f: CuPtr<f64>,
    x: CuPtr<f64>,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsrsv2_solve(
        handle, dirA, transA, mb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, f.as_ptr(), x.as_mut_ptr(), policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double precision.
///
/// `cusparseStatus_t cusparseDbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDbsrxmv))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrxmv).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDbsrxmv(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    sizeOfMask: i32,
    mb: i32,
    nb: i32,
    nnzb: i32,
    alpha: Scalar<'_, f64>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f64>,
    bsrSortedMaskPtrA: CuPtr<i32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedEndPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    x: CuPtr<f64>,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDbsrxmv(
        handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(),
        bsrSortedMaskPtrA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedEndPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        blockDim, x.as_ptr(), beta.into_ptr(), y.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a CSR matrix to BSR format with square blocks (double precision).
///
/// `cusparseStatus_t cusparseDcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsr2bsr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2bsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsr2bsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<f64>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsr2bsr(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        blockDim, descrC, bsrSortedValC.as_mut_ptr(), bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double precision).
///
/// `cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, double *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, double tol)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsr2csr_compress))]
///
/// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`: in, on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csr_compress).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsr2csr_compress(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedColIndA: CuPtr<i32>,
    csrSortedRowPtrA: CuPtr<i32>,
    nnzA: i32,
    nnzPerRow: CuPtr<i32>,
    csrSortedValC: CuPtr<f64>,
    csrSortedColIndC: CuPtr<i32>,
    csrSortedRowPtrC: CuPtr<i32>,
    tol: f64,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsr2csr_compress(
        handle, m, n, descrA, csrSortedValA.as_ptr(), csrSortedColIndA.as_ptr(), csrSortedRowPtrA.as_ptr(), nnzA,
        nnzPerRow.as_ptr(), csrSortedValC.as_mut_ptr(), csrSortedColIndC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        tol,
    ) };
    (returned,)
}

/// Restores the order that a CSR matrix had before `csru2csr` (double precision).
///
/// `cusparseStatus_t cusparseDcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsr2csru))]
///
/// - `csrVal`, `csrColInd`, `pBuffer`: on the device
/// - `csrRowPtr`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csru).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsr2csru(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrVal: CuPtr<f64>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsr2csru(
        handle, m, n, nnz, descrA, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a CSR matrix to BSR format with rectangular blocks (double precision).
///
/// `cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsr2gebsr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDcsr2gebsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<f64>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsr2gebsr(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        descrC, bsrSortedValC.as_mut_ptr(), bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(), rowBlockDim,
        colBlockDim, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csr2gebsr` (double precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseDcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsr2gebsr_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseDcsr2gebsr_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseDcsr2gebsr_bufferSize(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        rowBlockDim, colBlockDim, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double precision).
///
/// `cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsrcolor))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `fractionToColor`: in, a scalar on the host or on the device
/// - `ncolors`: out, a scalar on the host or on the device
/// - `coloring`, `reordering`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrcolor).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsrcolor(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    fractionToColor: Scalar<'_, f64>,
    ncolors: ScalarMut<'_, i32>,
    coloring: CuPtr<i32>,
    reordering: CuPtr<i32>,
    info: cusparseColorInfo_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsrcolor(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        fractionToColor.into_ptr(), ncolors.into_mut_ptr(), coloring.as_mut_ptr(), reordering.as_mut_ptr(), info,
    ) };
    (returned,)
}

/// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, double precision.
///
/// `cusparseStatus_t cusparseDcsrgeam2(cusparseHandle_t handle, int m, int n, const double *alpha, cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsrgeam2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDcsrgeam2(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    descrA: cusparseMatDescr_t,
    nnzA: i32,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    beta: Scalar<'_, f64>,
    descrB: cusparseMatDescr_t,
    nnzB: i32,
    csrSortedValB: CuPtr<f64>,
    csrSortedRowPtrB: CuPtr<i32>,
    csrSortedColIndB: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsrgeam2(
        handle, m, n, alpha.into_ptr(), descrA, nnzA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(),
        csrSortedColIndA.as_ptr(), beta.into_ptr(), descrB, nnzB, csrSortedValB.as_ptr(), csrSortedRowPtrB.as_ptr(),
        csrSortedColIndB.as_ptr(), descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        csrSortedColIndC.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csrgeam2` (CSR sum, double precision) in bytes.
///
/// `cusparseStatus_t cusparseDcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *alpha, cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsrgeam2_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[inline]
pub unsafe fn cusparseDcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    descrA: cusparseMatDescr_t,
    nnzA: i32,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    beta: Scalar<'_, f64>,
    descrB: cusparseMatDescr_t,
    nnzB: i32,
    csrSortedValB: CuPtr<f64>,
    csrSortedRowPtrB: CuPtr<i32>,
    csrSortedColIndB: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDcsrgeam2_bufferSizeExt(
        handle, m, n, alpha.into_ptr(), descrA, nnzA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(),
        csrSortedColIndA.as_ptr(), beta.into_ptr(), descrB, nnzB, csrSortedValB.as_ptr(), csrSortedRowPtrB.as_ptr(),
        csrSortedColIndB.as_ptr(), descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_ptr(),
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double precision).
///
/// `cusparseStatus_t cusparseDcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsric02))]
///
/// - `csrSortedValA_valM`, `pBuffer`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsric02(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA_valM: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsric02(
        handle, m, nnz, descrA, csrSortedValA_valM.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, double precision).
///
/// `cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsric02_analysis))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsric02_analysis(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsric02_analysis(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csric02` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseDcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsric02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsric02_bufferSize(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseDcsric02_bufferSize(
        handle, m, nnz, descrA, csrSortedValA.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double precision).
///
/// `cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsrilu02))]
///
/// - `csrSortedValA_valM`, `pBuffer`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsrilu02(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA_valM: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsrilu02(
        handle, m, nnz, descrA, csrSortedValA_valM.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, double precision).
///
/// `cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsrilu02_analysis))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsrilu02_analysis(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsrilu02_analysis(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csrilu02` (incomplete LU, double precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseDcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsrilu02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsrilu02_bufferSize(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseDcsrilu02_bufferSize(
        handle, m, nnz, descrA, csrSortedValA.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (double precision).
///
/// `cusparseStatus_t cusparseDcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, double *boost_val)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsrilu02_numericBoost))]
///
/// - `tol`, `boost_val`: in, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_numericBoost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsrilu02_numericBoost(
    handle: cusparseHandle_t,
    info: csrilu02Info_t,
    enable_boost: i32,
    tol: Scalar<'_, f64>,
    boost_val: Scalar<'_, f64>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsrilu02_numericBoost(
        handle, info, enable_boost, tol.into_ptr().cast_mut(), boost_val.into_ptr().cast_mut(),
    ) };
    (returned,)
}

/// Sorts each row of a CSR matrix by column, with its values, and stores the original order (double precision).
///
/// `cusparseStatus_t cusparseDcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsru2csr))]
///
/// - `csrVal`, `csrColInd`, `pBuffer`: on the device
/// - `csrRowPtr`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsru2csr(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrVal: CuPtr<f64>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDcsru2csr(
        handle, m, n, nnz, descrA, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csru2csr` and `csr2csru` (double precision) in bytes.
///
/// `cusparseStatus_t cusparseDcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDcsru2csr_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrVal`, `csrColInd`: on the device
/// - `csrRowPtr`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    csrVal: CuPtr<f64>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDcsru2csr_bufferSizeExt(
        handle, m, n, nnz, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Counts the nonzeros of a dense matrix, so that the arrays of the sparse matrix can be allocated.
///
/// `cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDenseToSparse_analysis))]
///
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_analysis).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matB`, or `matB` is destroyed.
/// - `matA`, `matB`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDenseToSparse_analysis(
    handle: cusparseHandle_t,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseSpMatDescr_t,
    alg: cusparseDenseToSparseAlg_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDenseToSparse_analysis(handle, matA, matB, alg, externalBuffer.as_mut_ptr()) };
    (returned,)
}

/// Returns the workspace size in bytes for converting a dense matrix to a sparse matrix.
///
/// `cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, size_t *bufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDenseToSparse_bufferSize))]
///
/// Returns `(cusparseStatus_t, bufferSize: size_t)`.
///
/// - `bufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_bufferSize).
///
/// # Safety
///
/// `handle`, `matA`, `matB`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseDenseToSparse_bufferSize(
    handle: cusparseHandle_t,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseSpMatDescr_t,
    alg: cusparseDenseToSparseAlg_t,
) -> (cusparseStatus_t, usize) {
    let mut bufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDenseToSparse_bufferSize(handle, matA, matB, alg, &mut bufferSize) };
    (returned, bufferSize)
}

/// Writes the nonzeros of an analyzed dense matrix to the arrays of the sparse matrix.
///
/// `cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDenseToSparse_convert))]
///
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_convert).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDenseToSparse_convert(
    handle: cusparseHandle_t,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseSpMatDescr_t,
    alg: cusparseDenseToSparseAlg_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDenseToSparse_convert(handle, matA, matB, alg, externalBuffer.as_mut_ptr()) };
    (returned,)
}

/// Destroys a cuSPARSE handle and frees its memory.
///
/// `cusparseStatus_t cusparseDestroy(cusparseHandle_t handle)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroy))]
///
/// - `handle`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread may use `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseDestroy(handle: cusparseHandle_t) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroy(handle) };
    (returned,)
}

/// Destroys the analysis of an incomplete Cholesky factorization of a BSR matrix.
///
/// `cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t info)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyBsric02Info))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsric02Info).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDestroyBsric02Info(info: bsric02Info_t) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyBsric02Info(info) };
    (returned,)
}

/// Destroys the analysis of an incomplete LU factorization of a BSR matrix.
///
/// `cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t info)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyBsrilu02Info))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrilu02Info).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDestroyBsrilu02Info(info: bsrilu02Info_t) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyBsrilu02Info(info) };
    (returned,)
}

/// Destroys the analysis of a triangular BSR solve with a matrix.
///
/// `cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t info)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyBsrsm2Info))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsm2Info).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDestroyBsrsm2Info(info: bsrsm2Info_t) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyBsrsm2Info(info) };
    (returned,)
}

/// Destroys the analysis of a triangular BSR solve with a vector.
///
/// `cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t info)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyBsrsv2Info))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsv2Info).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDestroyBsrsv2Info(info: bsrsv2Info_t) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyBsrsv2Info(info) };
    (returned,)
}

/// Destroys the configuration of a graph coloring.
///
/// `cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t info)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyColorInfo))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyColorInfo).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDestroyColorInfo(
    info: cusparseColorInfo_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyColorInfo(info) };
    (returned,)
}

/// Destroys the analysis of an incomplete Cholesky factorization of a CSR matrix.
///
/// `cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t info)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyCsric02Info))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsric02Info).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDestroyCsric02Info(info: csric02Info_t) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyCsric02Info(info) };
    (returned,)
}

/// Destroys the analysis of an incomplete LU factorization of a CSR matrix.
///
/// `cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t info)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyCsrilu02Info))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsrilu02Info).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDestroyCsrilu02Info(info: csrilu02Info_t) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyCsrilu02Info(info) };
    (returned,)
}

/// Destroys the stored order of a CSR matrix's elements before sorting.
///
/// `cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t info)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyCsru2csrInfo))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsru2csrInfo).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyCsru2csrInfo(info) };
    (returned,)
}

/// Destroys the descriptor of a dense matrix, but not its array.
///
/// `cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t dnMatDescr)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyDnMat))]
///
/// - `dnMatDescr`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnMat).
///
/// # Safety
///
/// - `dnMatDescr`: a live handle that no other thread uses during the call.
/// - No thread may use `dnMatDescr`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseDestroyDnMat(
    dnMatDescr: cusparseConstDnMatDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyDnMat(dnMatDescr) };
    (returned,)
}

/// Destroys the descriptor of a dense vector, but not its array.
///
/// `cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t dnVecDescr)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyDnVec))]
///
/// - `dnVecDescr`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnVec).
///
/// # Safety
///
/// - `dnVecDescr`: a live handle that no other thread uses during the call.
/// - No thread may use `dnVecDescr`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseDestroyDnVec(
    dnVecDescr: cusparseConstDnVecDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyDnVec(dnVecDescr) };
    (returned,)
}

/// Destroys a legacy matrix descriptor.
///
/// `cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descrA)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyMatDescr))]
///
/// - `descrA`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyMatDescr).
///
/// # Safety
///
/// - `descrA`: a live handle that no other thread uses during the call.
/// - No thread may use `descrA`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseDestroyMatDescr(
    descrA: cusparseMatDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyMatDescr(descrA) };
    (returned,)
}

/// Destroys the state of pruning by percentage.
///
/// `cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t info)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroyPruneInfo))]
///
/// - `info`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyPruneInfo).
///
/// # Safety
///
/// - `info`: a live handle that no other thread uses during the call.
/// - No thread may use `info`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDestroyPruneInfo(info: pruneInfo_t) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroyPruneInfo(info) };
    (returned,)
}

/// Destroys the descriptor of a sparse matrix, but not its arrays.
///
/// `cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t spMatDescr)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroySpMat))]
///
/// - `spMatDescr`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpMat).
///
/// # Safety
///
/// - `spMatDescr`: a live handle that no other thread uses during the call.
/// - No thread may use `spMatDescr`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseDestroySpMat(
    spMatDescr: cusparseConstSpMatDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroySpMat(spMatDescr) };
    (returned,)
}

/// Destroys the descriptor of a sparse vector, but not its arrays.
///
/// `cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t spVecDescr)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseDestroySpVec))]
///
/// - `spVecDescr`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpVec).
///
/// # Safety
///
/// - `spVecDescr`: a live handle that no other thread uses during the call.
/// - No thread may use `spVecDescr`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseDestroySpVec(
    spVecDescr: cusparseConstSpVecDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDestroySpVec(spVecDescr) };
    (returned,)
}

/// Converts a BSR matrix with rectangular blocks to CSR format (double precision).
///
/// `cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgebsr2csr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDgebsr2csr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f64>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDgebsr2csr(
        handle, dirA, mb, nb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        rowBlockDim, colBlockDim, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        csrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a matrix with rectangular blocks from BSR to BSC (block columns, double precision).
///
/// `cusparseStatus_t cusparseDgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, double *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgebsr2gebsc))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDgebsr2gebsc(
    handle: cusparseHandle_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    bscVal: CuPtr<f64>,
    bscRowInd: CuPtr<i32>,
    bscColPtr: CuPtr<i32>,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDgebsr2gebsc(
        handle, mb, nb, nnzb, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), rowBlockDim,
        colBlockDim, bscVal.as_mut_ptr(), bscRowInd.as_mut_ptr(), bscColPtr.as_mut_ptr(), copyValues, idxBase,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gebsr2gebsc` (double precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseDgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgebsr2gebsc_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseDgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    bsrSortedVal: CuPtr<f64>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseDgebsr2gebsc_bufferSize(
        handle, mb, nb, nnzb, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), rowBlockDim,
        colBlockDim, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Converts a BSR matrix to BSR format with another block shape (double precision).
///
/// `cusparseStatus_t cusparseDgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgebsr2gebsr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDgebsr2gebsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f64>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDimA: i32,
    colBlockDimA: i32,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<f64>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
    rowBlockDimC: i32,
    colBlockDimC: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDgebsr2gebsr(
        handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), rowBlockDimA, colBlockDimA, descrC, bsrSortedValC.as_mut_ptr(),
        bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(), rowBlockDimC, colBlockDimC, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gebsr2gebsr` (double precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseDgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgebsr2gebsr_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f64>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDimA: i32,
    colBlockDimA: i32,
    rowBlockDimC: i32,
    colBlockDimC: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseDgebsr2gebsr_bufferSize(
        handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double precision.
///
/// `cusparseStatus_t cusparseDgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const double *alpha, const double *A, int lda, int nnz, const double *xVal, const int *xInd, const double *beta, double *y, cusparseIndexBase_t idxBase, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgemvi))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `xVal`, `xInd`: in, on the device
/// - `y`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDgemvi(
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f64>,
    A: CuPtr<f64>,
    lda: i32,
    nnz: i32,
    xVal: CuPtr<f64>,
    xInd: CuPtr<i32>,
    beta: Scalar<'_, f64>,
    y: CuPtr<f64>,
    idxBase: cusparseIndexBase_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDgemvi(
        handle, transA, m, n, alpha.into_ptr(), A.as_ptr(), lda, nnz, xVal.as_ptr(), xInd.as_ptr(), beta.into_ptr(),
        y.as_mut_ptr(), idxBase, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gemvi` (double precision) in bytes.
///
/// `cusparseStatus_t cusparseDgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgemvi_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSize: int)`.
///
/// - `pBufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDgemvi_bufferSize(
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: i32,
    n: i32,
    nnz: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSize: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseDgemvi_bufferSize(handle, transA, m, n, nnz, &mut pBufferSize) };
    (returned, pBufferSize)
}

/// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double precision).
///
/// `cusparseStatus_t cusparseDgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *ds, double *dl, double *d, double *du, double *dw, double *x, int batchCount, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgpsvInterleavedBatch))]
///
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDgpsvInterleavedBatch(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    ds: CuPtr<f64>,
    dl: CuPtr<f64>,
    d: CuPtr<f64>,
    du: CuPtr<f64>,
    dw: CuPtr<f64>,
    x: CuPtr<f64>,
    batchCount: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDgpsvInterleavedBatch(
        handle, algo, m, ds.as_mut_ptr(), dl.as_mut_ptr(), d.as_mut_ptr(), du.as_mut_ptr(), dw.as_mut_ptr(),
        x.as_mut_ptr(), batchCount, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gpsvInterleavedBatch` (double precision) in bytes.
///
/// `cusparseStatus_t cusparseDgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const double *ds, const double *dl, const double *d, const double *du, const double *dw, const double *x, int batchCount, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseDgpsvInterleavedBatch_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseDgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    ds: CuPtr<f64>,
    dl: CuPtr<f64>,
    d: CuPtr<f64>,
    du: CuPtr<f64>,
    dw: CuPtr<f64>,
    x: CuPtr<f64>,
    batchCount: i32,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDgpsvInterleavedBatch_bufferSizeExt(
        handle, algo, m, ds.as_ptr(), dl.as_ptr(), d.as_ptr(), du.as_ptr(), dw.as_ptr(), x.as_ptr(), batchCount,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double precision).
///
/// `cusparseStatus_t cusparseDgtsv2(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B, int ldb, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgtsv2))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `B`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDgtsv2(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<f64>,
    d: CuPtr<f64>,
    du: CuPtr<f64>,
    B: CuPtr<f64>,
    ldb: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDgtsv2(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_mut_ptr(), ldb, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Solves a strided batch of tridiagonal systems; solutions overwrite x (double precision).
///
/// `cusparseStatus_t cusparseDgtsv2StridedBatch(cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, double *x, int batchCount, int batchStride, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgtsv2StridedBatch))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDgtsv2StridedBatch(
    handle: cusparseHandle_t,
    m: i32,
    dl: CuPtr<f64>,
    d: CuPtr<f64>,
    du: CuPtr<f64>,
    x: CuPtr<f64>,
    batchCount: i32,
    batchStride: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDgtsv2StridedBatch(
        handle, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_mut_ptr(), batchCount, batchStride, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsv2StridedBatch` (double precision) in bytes.
///
/// `cusparseStatus_t cusparseDgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, const double *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgtsv2StridedBatch_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `x`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseDgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    dl: CuPtr<f64>,
    d: CuPtr<f64>,
    du: CuPtr<f64>,
    x: CuPtr<f64>,
    batchCount: i32,
    batchStride: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDgtsv2StridedBatch_bufferSizeExt(
        handle, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_ptr(), batchCount, batchStride, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Returns the workspace size of `gtsv2` (tridiagonal solve, double precision) in bytes.
///
/// `cusparseStatus_t cusparseDgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, const double *B, int ldb, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgtsv2_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `B`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseDgtsv2_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<f64>,
    d: CuPtr<f64>,
    du: CuPtr<f64>,
    B: CuPtr<f64>,
    ldb: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDgtsv2_bufferSizeExt(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_ptr(), ldb, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double precision).
///
/// `cusparseStatus_t cusparseDgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B, int ldb, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgtsv2_nopivot))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `B`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDgtsv2_nopivot(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<f64>,
    d: CuPtr<f64>,
    du: CuPtr<f64>,
    B: CuPtr<f64>,
    ldb: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDgtsv2_nopivot(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_mut_ptr(), ldb, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsv2_nopivot` (double precision) in bytes.
///
/// `cusparseStatus_t cusparseDgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, const double *B, int ldb, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgtsv2_nopivot_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `B`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseDgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<f64>,
    d: CuPtr<f64>,
    du: CuPtr<f64>,
    B: CuPtr<f64>,
    ldb: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDgtsv2_nopivot_bufferSizeExt(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_ptr(), ldb, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double precision).
///
/// `cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *dl, double *d, double *du, double *x, int batchCount, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDgtsvInterleavedBatch))]
///
/// - `dl`, `d`, `du`, `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDgtsvInterleavedBatch(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    dl: CuPtr<f64>,
    d: CuPtr<f64>,
    du: CuPtr<f64>,
    x: CuPtr<f64>,
    batchCount: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDgtsvInterleavedBatch(
        handle, algo, m, dl.as_mut_ptr(), d.as_mut_ptr(), du.as_mut_ptr(), x.as_mut_ptr(), batchCount,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsvInterleavedBatch` (double precision) in bytes.
///
/// `cusparseStatus_t cusparseDgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const double *dl, const double *d, const double *du, const double *x, int batchCount, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseDgtsvInterleavedBatch_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `x`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseDgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    dl: CuPtr<f64>,
    d: CuPtr<f64>,
    du: CuPtr<f64>,
    x: CuPtr<f64>,
    batchCount: i32,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDgtsvInterleavedBatch_bufferSizeExt(
        handle, algo, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_ptr(), batchCount, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Returns a dense matrix's size, leading dimension, array, type and order.
///
/// `cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t dnMatDescr, int64_t *rows, int64_t *cols, int64_t *ld, void **values, cudaDataType *type, cusparseOrder_t *order)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDnMatGet))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, ld: int64_t, values: void *, type: cudaDataType, order: cusparseOrder_t)`.
///
/// - `rows`, `cols`, `ld`, `values`, `type`, `order`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGet).
///
/// # Safety
///
/// `dnMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseDnMatGet(
    dnMatDescr: cusparseDnMatDescr_t,
) -> (cusparseStatus_t, i64, i64, i64, *mut c_void, runtime::cudaDataType, cusparseOrder_t) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut ld: i64 = output::zeroed();
    let mut values: *mut c_void = output::zeroed();
    let mut r#type: runtime::cudaDataType = output::zeroed();
    let mut order: cusparseOrder_t = output::zeroed();
    let returned = unsafe {
        sys::cusparseDnMatGet(dnMatDescr, &mut rows, &mut cols, &mut ld, &mut values, &mut r#type, &mut order)
    };
    (returned, rows, cols, ld, values, r#type, order)
}

/// Returns the number of dense matrices in a descriptor's batch, and the stride in elements.
///
/// `cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t dnMatDescr, int *batchCount, int64_t *batchStride)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDnMatGetStridedBatch))]
///
/// Returns `(cusparseStatus_t, batchCount: int, batchStride: int64_t)`.
///
/// - `batchCount`, `batchStride`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetStridedBatch).
///
/// # Safety
///
/// `dnMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseDnMatGetStridedBatch(
    dnMatDescr: cusparseConstDnMatDescr_t,
) -> (cusparseStatus_t, i32, i64) {
    let mut batchCount: i32 = output::zeroed();
    let mut batchStride: i64 = output::zeroed();
    let returned = unsafe { sys::cusparseDnMatGetStridedBatch(dnMatDescr, &mut batchCount, &mut batchStride) };
    (returned, batchCount, batchStride)
}

/// Returns the address of a dense matrix's values.
///
/// `cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t dnMatDescr, void **values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDnMatGetValues))]
///
/// Returns `(cusparseStatus_t, values: void *)`.
///
/// - `values`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetValues).
///
/// # Safety
///
/// `dnMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseDnMatGetValues(
    dnMatDescr: cusparseDnMatDescr_t,
) -> (cusparseStatus_t, *mut c_void) {
    let mut values: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cusparseDnMatGetValues(dnMatDescr, &mut values) };
    (returned, values)
}

/// Makes a descriptor describe a batch of dense matrices at a stride in elements.
///
/// `cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t dnMatDescr, int batchCount, int64_t batchStride)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDnMatSetStridedBatch))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetStridedBatch).
///
/// # Safety
///
/// `dnMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseDnMatSetStridedBatch(
    dnMatDescr: cusparseDnMatDescr_t,
    batchCount: i32,
    batchStride: i64,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDnMatSetStridedBatch(dnMatDescr, batchCount, batchStride) };
    (returned,)
}

/// Sets the address of the values of a dense matrix in device memory.
///
/// `cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t dnMatDescr, void *values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDnMatSetValues))]
///
/// - `values`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetValues).
///
/// # Safety
///
/// - `dnMatDescr`: a live handle that no other thread uses during the call.
/// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `dnMatDescr`, or `dnMatDescr` is destroyed.
#[inline]
pub unsafe fn cusparseDnMatSetValues(
    dnMatDescr: cusparseDnMatDescr_t,
    values: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDnMatSetValues(dnMatDescr, values.as_mut_ptr()) };
    (returned,)
}

/// Returns a dense vector's size, array and type.
///
/// `cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t dnVecDescr, int64_t *size, void **values, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDnVecGet))]
///
/// Returns `(cusparseStatus_t, size: int64_t, values: void *, valueType: cudaDataType)`.
///
/// - `size`, `values`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGet).
///
/// # Safety
///
/// `dnVecDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseDnVecGet(
    dnVecDescr: cusparseDnVecDescr_t,
) -> (cusparseStatus_t, i64, *mut c_void, runtime::cudaDataType) {
    let mut size: i64 = output::zeroed();
    let mut values: *mut c_void = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseDnVecGet(dnVecDescr, &mut size, &mut values, &mut valueType) };
    (returned, size, values, valueType)
}

/// Returns the address of a dense vector's values.
///
/// `cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t dnVecDescr, void **values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDnVecGetValues))]
///
/// Returns `(cusparseStatus_t, values: void *)`.
///
/// - `values`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGetValues).
///
/// # Safety
///
/// `dnVecDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseDnVecGetValues(
    dnVecDescr: cusparseDnVecDescr_t,
) -> (cusparseStatus_t, *mut c_void) {
    let mut values: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cusparseDnVecGetValues(dnVecDescr, &mut values) };
    (returned, values)
}

/// Sets the address of the values of a dense vector in device memory.
///
/// `cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t dnVecDescr, void *values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDnVecSetValues))]
///
/// - `values`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecSetValues).
///
/// # Safety
///
/// - `dnVecDescr`: a live handle that no other thread uses during the call.
/// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `dnVecDescr`, or `dnVecDescr` is destroyed.
#[inline]
pub unsafe fn cusparseDnVecSetValues(
    dnVecDescr: cusparseDnVecDescr_t,
    values: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDnVecSetValues(dnVecDescr, values.as_mut_ptr()) };
    (returned,)
}

/// Counts the nonzeros of a dense matrix A in total and in each row or column (double precision).
///
/// `cusparseStatus_t cusparseDnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDnnz))]
///
/// - `A`: in, on the device
/// - `nnzPerRowCol`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseDnnz(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    A: CuPtr<f64>,
    lda: i32,
    nnzPerRowCol: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDnnz(
        handle, dirA, m, n, descrA, A.as_ptr(), lda, nnzPerRowCol.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
    ) };
    (returned,)
}

/// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double precision).
///
/// `cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const double *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, double tol)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDnnz_compress))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`: in, on the device
/// - `nnzPerRow`: on the device
/// - `nnzC`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz_compress).
///
/// # Safety
///
/// - `handle`, `descr`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDnnz_compress(
    handle: cusparseHandle_t,
    m: i32,
    descr: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    nnzPerRow: CuPtr<i32>,
    nnzC: ScalarMut<'_, i32>,
    tol: f64,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDnnz_compress(
        handle, m, descr, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), nnzPerRow.as_mut_ptr(),
        nnzC.into_mut_ptr(), tol,
    ) };
    (returned,)
}

/// Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (double precision).
///
/// `cusparseStatus_t cusparseDpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDpruneCsr2csr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneCsr2csr(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    threshold: Scalar<'_, f64>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDpruneCsr2csr(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        threshold.into_ptr(), descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (double precision).
///
/// `cusparseStatus_t cusparseDpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDpruneCsr2csrByPercentage))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneCsr2csrByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDpruneCsr2csrByPercentage(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        percentage, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a CSR matrix by percentage (double precision) in bytes.
///
/// `cusparseStatus_t cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseDpruneCsr2csrByPercentage_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneCsr2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDpruneCsr2csrByPercentage_bufferSizeExt(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        percentage, descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (double precision).
///
/// `cusparseStatus_t cusparseDpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDpruneCsr2csrNnz))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrSortedRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnz).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneCsr2csrNnz(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    threshold: Scalar<'_, f64>,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDpruneCsr2csrNnz(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        threshold.into_ptr(), descrC, csrSortedRowPtrC.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (double precision).
///
/// `cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDpruneCsr2csrNnzByPercentage))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `csrSortedRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnzByPercentage).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneCsr2csrNnzByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDpruneCsr2csrNnzByPercentage(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        percentage, descrC, csrSortedRowPtrC.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a CSR matrix (double precision) in bytes.
///
/// `cusparseStatus_t cusparseDpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDpruneCsr2csr_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneCsr2csr_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f64>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    threshold: Scalar<'_, f64>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDpruneCsr2csr_bufferSizeExt(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        threshold.into_ptr(), descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_ptr(),
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (double precision).
///
/// `cusparseStatus_t cusparseDpruneDense2csr(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDpruneDense2csr))]
///
/// - `A`, `csrSortedRowPtrC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr).
///
/// # Safety
///
/// - `handle`, `descrC`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneDense2csr(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    threshold: Scalar<'_, f64>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDpruneDense2csr(
        handle, m, n, A.as_ptr(), lda, threshold.into_ptr(), descrC, csrSortedValC.as_mut_ptr(),
        csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies dense A to CSR C without the given percentage of elements of smallest magnitude (double precision).
///
/// `cusparseStatus_t cusparseDpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDpruneDense2csrByPercentage))]
///
/// - `A`, `csrSortedRowPtrC`: in, on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage).
///
/// # Safety
///
/// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneDense2csrByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDpruneDense2csrByPercentage(
        handle, m, n, A.as_ptr(), lda, percentage, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_mut_ptr(), info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a dense matrix by percentage (double precision) in bytes.
///
/// `cusparseStatus_t cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseDpruneDense2csrByPercentage_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneDense2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDpruneDense2csrByPercentage_bufferSizeExt(
        handle, m, n, A.as_ptr(), lda, percentage, descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_ptr(), info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes C's row offsets and counts the elements of dense A with magnitude > threshold (double precision).
///
/// `cusparseStatus_t cusparseDpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDpruneDense2csrNnz))]
///
/// - `A`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrSortedRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnz).
///
/// # Safety
///
/// - `handle`, `descrC`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneDense2csrNnz(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    threshold: Scalar<'_, f64>,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDpruneDense2csrNnz(
        handle, m, n, A.as_ptr(), lda, threshold.into_ptr(), descrC, csrSortedRowPtrC.as_mut_ptr(),
        nnzTotalDevHostPtr.into_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes C's row offsets and number of nonzeros for pruning dense A by percentage (double precision).
///
/// `cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDpruneDense2csrNnzByPercentage))]
///
/// - `A`: in, on the device
/// - `csrRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnzByPercentage).
///
/// # Safety
///
/// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneDense2csrNnzByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseDpruneDense2csrNnzByPercentage(
        handle, m, n, A.as_ptr(), lda, percentage, descrC, csrRowPtrC.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
        info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a dense matrix (double precision) in bytes.
///
/// `cusparseStatus_t cusparseDpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseDpruneDense2csr_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrC`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseDpruneDense2csr_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f64>,
    lda: i32,
    threshold: Scalar<'_, f64>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f64>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseDpruneDense2csr_bufferSizeExt(
        handle, m, n, A.as_ptr(), lda, threshold.into_ptr(), descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_ptr(), &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Copies the elements of a dense vector Y at the indices of a sparse vector X to the values of X.
///
/// `cusparseStatus_t cusparseGather(cusparseHandle_t handle, cusparseConstDnVecDescr_t vecY, cusparseSpVecDescr_t vecX)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseGather))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGather).
///
/// # Safety
///
/// - `handle`, `vecY`, `vecX`: live handles that no other thread uses during the call.
/// - `vecY`, `vecX`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseGather(
    handle: cusparseHandle_t,
    vecY: cusparseConstDnVecDescr_t,
    vecX: cusparseSpVecDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseGather(handle, vecY, vecX) };
    (returned,)
}

/// Returns the name of a status, such as `CUSPARSE_STATUS_SUCCESS`.
///
/// `const char *cusparseGetErrorName(cusparseStatus_t status)`
#[cfg_attr(doc, doc = forms!(only cusparse::cusparseGetErrorName))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorName).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cusparseGetErrorName(status: cusparseStatus_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::cusparseGetErrorName(status)) }
}

/// Returns the English description of a status.
///
/// `const char *cusparseGetErrorString(cusparseStatus_t status)`
#[cfg_attr(doc, doc = forms!(only cusparse::cusparseGetErrorString))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorString).
///
/// # Safety
///
/// No preconditions.
#[inline]
pub unsafe fn cusparseGetErrorString(status: cusparseStatus_t) -> Option<&'static CStr> {
    unsafe { support::text(sys::cusparseGetErrorString(status)) }
}

/// Returns whether the diagonal of a matrix is stored or implied to be all ones.
///
/// `cusparseDiagType_t cusparseGetMatDiagType(cusparseMatDescr_t descrA)`
#[cfg_attr(doc, doc = forms!(only cusparse::cusparseGetMatDiagType))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatDiagType).
///
/// # Safety
///
/// `descrA`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseGetMatDiagType(descrA: cusparseMatDescr_t) -> cusparseDiagType_t {
    unsafe { sys::cusparseGetMatDiagType(descrA) }
}

/// Returns the fill mode of a matrix: whether its lower or upper triangle is used.
///
/// `cusparseFillMode_t cusparseGetMatFillMode(cusparseMatDescr_t descrA)`
#[cfg_attr(doc, doc = forms!(only cusparse::cusparseGetMatFillMode))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatFillMode).
///
/// # Safety
///
/// `descrA`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseGetMatFillMode(descrA: cusparseMatDescr_t) -> cusparseFillMode_t {
    unsafe { sys::cusparseGetMatFillMode(descrA) }
}

/// Returns the index base (0 or 1) of a legacy matrix descriptor.
///
/// `cusparseIndexBase_t cusparseGetMatIndexBase(cusparseMatDescr_t descrA)`
#[cfg_attr(doc, doc = forms!(only cusparse::cusparseGetMatIndexBase))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatIndexBase).
///
/// # Safety
///
/// `descrA`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseGetMatIndexBase(
    descrA: cusparseMatDescr_t,
) -> cusparseIndexBase_t {
    unsafe { sys::cusparseGetMatIndexBase(descrA) }
}

/// Returns the type of a matrix: general, symmetric, Hermitian or triangular.
///
/// `cusparseMatrixType_t cusparseGetMatType(cusparseMatDescr_t descrA)`
#[cfg_attr(doc, doc = forms!(only cusparse::cusparseGetMatType))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatType).
///
/// # Safety
///
/// `descrA`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseGetMatType(descrA: cusparseMatDescr_t) -> cusparseMatrixType_t {
    unsafe { sys::cusparseGetMatType(descrA) }
}

/// Returns whether the handle expects pointers to scalars to refer to host or device memory.
///
/// `cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t *mode)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseGetPointerMode))]
///
/// Returns `(cusparseStatus_t, mode: cusparsePointerMode_t)`.
///
/// - `mode`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetPointerMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseGetPointerMode(
    handle: cusparseHandle_t,
) -> (cusparseStatus_t, cusparsePointerMode_t) {
    let mut mode: cusparsePointerMode_t = output::zeroed();
    let returned = unsafe { sys::cusparseGetPointerMode(handle, &mut mode) };
    (returned, mode)
}

/// Returns one part of the version of cuSPARSE: major, minor or patch level.
///
/// `cusparseStatus_t cusparseGetProperty(libraryPropertyType type, int *value)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseGetProperty))]
///
/// Returns `(cusparseStatus_t, value: int)`.
///
/// - `value`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetProperty).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseGetProperty(
    r#type: runtime::libraryPropertyType,
) -> (cusparseStatus_t, i32) {
    let mut value: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseGetProperty(r#type, &mut value) };
    (returned, value)
}

/// Returns the stream in which calls with the handle run; null means the default stream.
///
/// `cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t *streamId)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseGetStream))]
///
/// Returns `(cusparseStatus_t, streamId: cudaStream_t)`.
///
/// - `streamId`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetStream).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseGetStream(
    handle: cusparseHandle_t,
) -> (cusparseStatus_t, runtime::cudaStream_t) {
    let mut streamId: runtime::cudaStream_t = output::zeroed();
    let returned = unsafe { sys::cusparseGetStream(handle, &mut streamId) };
    (returned, streamId)
}

/// Returns the version of cuSPARSE as an integer.
///
/// `cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int *version)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseGetVersion))]
///
/// Returns `(cusparseStatus_t, version: int)`.
///
/// - `version`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetVersion).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseGetVersion(handle: cusparseHandle_t) -> (cusparseStatus_t, i32) {
    let mut version: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseGetVersion(handle, &mut version) };
    (returned, version)
}

/// Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (half precision).
///
/// `cusparseStatus_t cusparseHpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const __half_raw *threshold, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseHpruneCsr2csr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneCsr2csr(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f16>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    threshold: Scalar<'_, f16>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f16>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseHpruneCsr2csr(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        threshold.into_ptr(), descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (half precision).
///
/// `cusparseStatus_t cusparseHpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseHpruneCsr2csrByPercentage))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrByPercentage).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneCsr2csrByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f16>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f16>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseHpruneCsr2csrByPercentage(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        percentage, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a CSR matrix by percentage (half precision) in bytes.
///
/// `cusparseStatus_t cusparseHpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseHpruneCsr2csrByPercentage_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrByPercentage_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneCsr2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f16>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f16>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseHpruneCsr2csrByPercentage_bufferSizeExt(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        percentage, descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (half precision).
///
/// `cusparseStatus_t cusparseHpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const __half_raw *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseHpruneCsr2csrNnz))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrSortedRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrNnz).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneCsr2csrNnz(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f16>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    threshold: Scalar<'_, f16>,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseHpruneCsr2csrNnz(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        threshold.into_ptr(), descrC, csrSortedRowPtrC.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (half precision).
///
/// `cusparseStatus_t cusparseHpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseHpruneCsr2csrNnzByPercentage))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `csrSortedRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrNnzByPercentage).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneCsr2csrNnzByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f16>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseHpruneCsr2csrNnzByPercentage(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        percentage, descrC, csrSortedRowPtrC.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a CSR matrix (half precision) in bytes.
///
/// `cusparseStatus_t cusparseHpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const __half_raw *threshold, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseHpruneCsr2csr_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csr_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneCsr2csr_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f16>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    threshold: Scalar<'_, f16>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f16>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseHpruneCsr2csr_bufferSizeExt(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        threshold.into_ptr(), descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_ptr(),
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (half precision).
///
/// `cusparseStatus_t cusparseHpruneDense2csr(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, const __half_raw *threshold, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseHpruneDense2csr))]
///
/// - `A`, `csrSortedRowPtrC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csr).
///
/// # Safety
///
/// - `handle`, `descrC`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneDense2csr(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f16>,
    lda: i32,
    threshold: Scalar<'_, f16>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f16>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseHpruneDense2csr(
        handle, m, n, A.as_ptr(), lda, threshold.into_ptr(), descrC, csrSortedValC.as_mut_ptr(),
        csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies dense A to CSR C without the given percentage of elements of smallest magnitude (half precision).
///
/// `cusparseStatus_t cusparseHpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, float percentage, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseHpruneDense2csrByPercentage))]
///
/// - `A`, `csrSortedRowPtrC`: in, on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrByPercentage).
///
/// # Safety
///
/// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneDense2csrByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f16>,
    lda: i32,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f16>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseHpruneDense2csrByPercentage(
        handle, m, n, A.as_ptr(), lda, percentage, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_mut_ptr(), info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a dense matrix by percentage (half precision) in bytes.
///
/// `cusparseStatus_t cusparseHpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, float percentage, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseHpruneDense2csrByPercentage_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrByPercentage_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneDense2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f16>,
    lda: i32,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f16>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseHpruneDense2csrByPercentage_bufferSizeExt(
        handle, m, n, A.as_ptr(), lda, percentage, descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_ptr(), info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes C's row offsets and counts the elements of dense A with magnitude > threshold (half precision).
///
/// `cusparseStatus_t cusparseHpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, const __half_raw *threshold, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseHpruneDense2csrNnz))]
///
/// - `A`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrNnz).
///
/// # Safety
///
/// - `handle`, `descrC`: live handles that no other thread uses during the call.
/// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneDense2csrNnz(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f16>,
    lda: i32,
    threshold: Scalar<'_, f16>,
    descrC: cusparseMatDescr_t,
    csrRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseHpruneDense2csrNnz(
        handle, m, n, A.as_ptr(), lda, threshold.into_ptr(), descrC, csrRowPtrC.as_mut_ptr(),
        nnzTotalDevHostPtr.into_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes C's row offsets and number of nonzeros for pruning dense A by percentage (half precision).
///
/// `cusparseStatus_t cusparseHpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseHpruneDense2csrNnzByPercentage))]
///
/// - `A`: in, on the device
/// - `csrRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrNnzByPercentage).
///
/// # Safety
///
/// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneDense2csrNnzByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f16>,
    lda: i32,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseHpruneDense2csrNnzByPercentage(
        handle, m, n, A.as_ptr(), lda, percentage, descrC, csrRowPtrC.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
        info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a dense matrix (half precision) in bytes.
///
/// `cusparseStatus_t cusparseHpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, const __half_raw *threshold, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseHpruneDense2csr_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csr_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrC`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseHpruneDense2csr_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f16>,
    lda: i32,
    threshold: Scalar<'_, f16>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f16>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseHpruneDense2csr_bufferSizeExt(
        handle, m, n, A.as_ptr(), lda, threshold.into_ptr(), descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_ptr(), &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Disables the log of cuSPARSE for the rest of the process.
///
/// `cusparseStatus_t cusparseLoggerForceDisable(void)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseLoggerForceDisable))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerForceDisable).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseLoggerForceDisable() -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLoggerForceDisable() };
    (returned,)
}

/// Opens the file at a path and redirects the log of cuSPARSE to it.
///
/// `cusparseStatus_t cusparseLoggerOpenFile(const char *logFile)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseLoggerOpenFile))]
///
/// - `logFile`: in, string
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerOpenFile).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseLoggerOpenFile(logFile: &CStr) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLoggerOpenFile(logFile.as_ptr()) };
    (returned,)
}

/// Sets a callback that receives each message of cuSPARSE's log.
///
/// `cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t callback)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseLoggerSetCallback))]
///
/// - `callback`: in, called by CUDA
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetCallback).
///
/// # Safety
///
/// `callback` may be called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cusparseLoggerSetCallback(
    callback: cusparseLoggerCallback_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLoggerSetCallback(callback) };
    (returned,)
}

/// Redirects the log of cuSPARSE to an open C file stream.
///
/// `cusparseStatus_t cusparseLoggerSetFile(FILE *file)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseLoggerSetFile))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetFile).
///
/// # Safety
///
/// `file`: a live handle.
#[inline]
pub unsafe fn cusparseLoggerSetFile(file: *mut FILE) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLoggerSetFile(file) };
    (returned,)
}

/// Sets the log level of cuSPARSE; 0 disables logging.
///
/// `cusparseStatus_t cusparseLoggerSetLevel(int level)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseLoggerSetLevel))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetLevel).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseLoggerSetLevel(level: i32) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLoggerSetLevel(level) };
    (returned,)
}

/// Sets the log mask of cuSPARSE, which overrides the log level.
///
/// `cusparseStatus_t cusparseLoggerSetMask(int mask)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseLoggerSetMask))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetMask).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseLoggerSetMask(mask: i32) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseLoggerSetMask(mask) };
    (returned,)
}

/// Applies the rotation (x, y) = (c·x + s·y, c·y − s·x) to a sparse vector X and a dense vector Y.
///
/// `cusparseStatus_t cusparseRot(cusparseHandle_t handle, const void *c_coeff, const void *s_coeff, cusparseSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseRot))]
///
/// - `c_coeff`, `s_coeff`: in, a scalar on the host or on the device; its type: the type of the vectors' values; `float` for 16-bit values, and `cuComplex` for complex values with 16-bit parts
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseRot).
///
/// # Safety
///
/// - `handle`, `vecX`, `vecY`: live handles that no other thread uses during the call.
/// - `c_coeff`, `s_coeff`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseRot(
    handle: cusparseHandle_t,
    c_coeff: AnyScalar,
    s_coeff: AnyScalar,
    vecX: cusparseSpVecDescr_t,
    vecY: cusparseDnVecDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseRot(handle, c_coeff.as_ptr(), s_coeff.as_ptr(), vecX, vecY) };
    (returned,)
}

/// C = α·(op(A)·op(B)) + β·C for dense matrices A and B, only at the elements of a sparse matrix C.
///
/// `cusparseStatus_t cusparseSDDMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSDDMM))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSDDMM(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: AnyScalar,
    matC: cusparseSpMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSDDMMAlg_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSDDMM", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse("cusparseSDDMM", "the size of `beta` differs from that of the type that `computeType` selects");
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSDDMM(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg,
        externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusparseSDDMM`.
///
/// `cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, size_t *bufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSDDMM_bufferSize))]
///
/// Returns `(cusparseStatus_t, bufferSize: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `bufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_bufferSize).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[inline]
pub unsafe fn cusparseSDDMM_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: AnyScalar,
    matC: cusparseSpMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSDDMMAlg_t,
) -> (cusparseStatus_t, usize) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSDDMM_bufferSize", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSDDMM_bufferSize", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut bufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSDDMM_bufferSize(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg, &mut bufferSize,
    ) };
    (returned, bufferSize)
}

/// Prepares workspace data that speeds up later calls of `cusparseSDDMM` with the same C.
///
/// `cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSDDMM_preprocess))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_preprocess).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matC`, or `matC` is destroyed.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSDDMM_preprocess(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstDnMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: AnyScalar,
    matC: cusparseSpMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSDDMMAlg_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSDDMM_preprocess", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSDDMM_preprocess", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSDDMM_preprocess(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg,
        externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a BSR matrix with square blocks to CSR format (single precision).
///
/// `cusparseStatus_t cusparseSbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsr2csr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsr2csr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsr2csr(
        handle, dirA, mb, nb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        blockDim, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(), csrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single precision).
///
/// `cusparseStatus_t cusparseSbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsric02))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsric02(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsric02(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, single precision).
///
/// `cusparseStatus_t cusparseSbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsric02_analysis))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pInputBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsric02_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
    policy: cusparseSolvePolicy_t,
    pInputBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsric02_analysis(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pInputBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsric02` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseSbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsric02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsric02_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseSbsric02_bufferSize(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single precision).
///
/// `cusparseStatus_t cusparseSbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrilu02))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrilu02(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsrilu02(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, single precision).
///
/// `cusparseStatus_t cusparseSbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrilu02_analysis))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrilu02_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsrilu02_analysis(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrilu02` (incomplete LU, single precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseSbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrilu02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrilu02_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseSbsrilu02_bufferSize(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (single precision).
///
/// `cusparseStatus_t cusparseSbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, float *boost_val)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrilu02_numericBoost))]
///
/// - `tol`, `boost_val`: in, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_numericBoost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrilu02_numericBoost(
    handle: cusparseHandle_t,
    info: bsrilu02Info_t,
    enable_boost: i32,
    tol: Scalar<'_, f64>,
    boost_val: Scalar<'_, f32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsrilu02_numericBoost(
        handle, info, enable_boost, tol.into_ptr().cast_mut(), boost_val.into_ptr().cast_mut(),
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single precision.
///
/// `cusparseStatus_t cusparseSbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const float *B, int ldb, const float *beta, float *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrmm))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmm).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrmm(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    mb: i32,
    n: i32,
    kb: i32,
    nnzb: i32,
    alpha: Scalar<'_, f32>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockSize: i32,
    B: CuPtr<f32>,
    ldb: i32,
    beta: Scalar<'_, f32>,
    C: CuPtr<f32>,
    ldc: i32,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsrmm(
        handle, dirA, transA, transB, mb, n, kb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(),
        bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(), blockSize, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (single precision).
///
/// `cusparseStatus_t cusparseSbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrsm2_analysis))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrsm2_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsrsm2_analysis(
        handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(),
        bsrSortedColInd.as_ptr(), blockSize, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrsm2` (BSR solve, single precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseSbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrsm2_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrsm2_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseSbsrsm2_bufferSize(
        handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(),
        bsrSortedColInd.as_ptr(), blockSize, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single precision).
///
/// `cusparseStatus_t cusparseSbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const float *B, int ldb, float *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrsm2_solve))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`: in, on the device
/// - `X`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_solve).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrsm2_solve(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    alpha: Scalar<'_, f32>,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
    B: CuPtr<f32>,
    ldb: i32,
    X: CuPtr<f32>,
    ldx: i32,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsrsm2_solve(
        handle, dirA, transA, transXY, mb, n, nnzb, alpha.into_ptr(), descrA, bsrSortedVal.as_ptr(),
        bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), blockSize, info, B.as_ptr(), ldb, X.as_mut_ptr(), ldx,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (single precision).
///
/// `cusparseStatus_t cusparseSbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrsv2_analysis))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrsv2_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsrsv2_analysis(
        handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrsv2` (BSR solve, single precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseSbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrsv2_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedValA`: on the device
/// - `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrsv2_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseSbsrsv2_bufferSize(
        handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA.as_mut_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single precision).
///
/// `cusparseStatus_t cusparseSbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const float *f, float *x, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrsv2_solve))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_solve).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrsv2_solve(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    alpha: Scalar<'_, f32>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
    f: CuPtr<f32>,
    x: CuPtr<f32>,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsrsv2_solve(
        handle, dirA, transA, mb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, f.as_ptr(), x.as_mut_ptr(), policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single precision.
///
/// `cusparseStatus_t cusparseSbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSbsrxmv))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrxmv).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSbsrxmv(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    sizeOfMask: i32,
    mb: i32,
    nb: i32,
    nnzb: i32,
    alpha: Scalar<'_, f32>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f32>,
    bsrSortedMaskPtrA: CuPtr<i32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedEndPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    x: CuPtr<f32>,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSbsrxmv(
        handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(),
        bsrSortedMaskPtrA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedEndPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        blockDim, x.as_ptr(), beta.into_ptr(), y.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies the values of a sparse vector X to the elements of a dense vector Y at the indices of X.
///
/// `cusparseStatus_t cusparseScatter(cusparseHandle_t handle, cusparseConstSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScatter))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScatter).
///
/// # Safety
///
/// - `handle`, `vecX`, `vecY`: live handles that no other thread uses during the call.
/// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseScatter(
    handle: cusparseHandle_t,
    vecX: cusparseConstSpVecDescr_t,
    vecY: cusparseDnVecDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScatter(handle, vecX, vecY) };
    (returned,)
}

/// Converts a CSR matrix to BSR format with square blocks (single precision).
///
/// `cusparseStatus_t cusparseScsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsr2bsr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2bsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsr2bsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<f32>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsr2bsr(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        blockDim, descrC, bsrSortedValC.as_mut_ptr(), bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single precision).
///
/// `cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, float *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, float tol)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsr2csr_compress))]
///
/// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`: in, on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csr_compress).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsr2csr_compress(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedColIndA: CuPtr<i32>,
    csrSortedRowPtrA: CuPtr<i32>,
    nnzA: i32,
    nnzPerRow: CuPtr<i32>,
    csrSortedValC: CuPtr<f32>,
    csrSortedColIndC: CuPtr<i32>,
    csrSortedRowPtrC: CuPtr<i32>,
    tol: f32,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsr2csr_compress(
        handle, m, n, descrA, csrSortedValA.as_ptr(), csrSortedColIndA.as_ptr(), csrSortedRowPtrA.as_ptr(), nnzA,
        nnzPerRow.as_ptr(), csrSortedValC.as_mut_ptr(), csrSortedColIndC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        tol,
    ) };
    (returned,)
}

/// Restores the order that a CSR matrix had before `csru2csr` (single precision).
///
/// `cusparseStatus_t cusparseScsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsr2csru))]
///
/// - `csrVal`, `csrColInd`, `pBuffer`: on the device
/// - `csrRowPtr`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csru).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsr2csru(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrVal: CuPtr<f32>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsr2csru(
        handle, m, n, nnz, descrA, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a CSR matrix to BSR format with rectangular blocks (single precision).
///
/// `cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsr2gebsr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseScsr2gebsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<f32>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsr2gebsr(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        descrC, bsrSortedValC.as_mut_ptr(), bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(), rowBlockDim,
        colBlockDim, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csr2gebsr` (single precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseScsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsr2gebsr_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseScsr2gebsr_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseScsr2gebsr_bufferSize(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        rowBlockDim, colBlockDim, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single precision).
///
/// `cusparseStatus_t cusparseScsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsrcolor))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `fractionToColor`: in, a scalar on the host or on the device
/// - `ncolors`: out, a scalar on the host or on the device
/// - `coloring`, `reordering`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrcolor).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsrcolor(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    fractionToColor: Scalar<'_, f32>,
    ncolors: ScalarMut<'_, i32>,
    coloring: CuPtr<i32>,
    reordering: CuPtr<i32>,
    info: cusparseColorInfo_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsrcolor(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        fractionToColor.into_ptr(), ncolors.into_mut_ptr(), coloring.as_mut_ptr(), reordering.as_mut_ptr(), info,
    ) };
    (returned,)
}

/// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, single precision.
///
/// `cusparseStatus_t cusparseScsrgeam2(cusparseHandle_t handle, int m, int n, const float *alpha, cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsrgeam2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseScsrgeam2(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    descrA: cusparseMatDescr_t,
    nnzA: i32,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    beta: Scalar<'_, f32>,
    descrB: cusparseMatDescr_t,
    nnzB: i32,
    csrSortedValB: CuPtr<f32>,
    csrSortedRowPtrB: CuPtr<i32>,
    csrSortedColIndB: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsrgeam2(
        handle, m, n, alpha.into_ptr(), descrA, nnzA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(),
        csrSortedColIndA.as_ptr(), beta.into_ptr(), descrB, nnzB, csrSortedValB.as_ptr(), csrSortedRowPtrB.as_ptr(),
        csrSortedColIndB.as_ptr(), descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        csrSortedColIndC.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csrgeam2` (CSR sum, single precision) in bytes.
///
/// `cusparseStatus_t cusparseScsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *alpha, cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsrgeam2_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[inline]
pub unsafe fn cusparseScsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    descrA: cusparseMatDescr_t,
    nnzA: i32,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    beta: Scalar<'_, f32>,
    descrB: cusparseMatDescr_t,
    nnzB: i32,
    csrSortedValB: CuPtr<f32>,
    csrSortedRowPtrB: CuPtr<i32>,
    csrSortedColIndB: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseScsrgeam2_bufferSizeExt(
        handle, m, n, alpha.into_ptr(), descrA, nnzA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(),
        csrSortedColIndA.as_ptr(), beta.into_ptr(), descrB, nnzB, csrSortedValB.as_ptr(), csrSortedRowPtrB.as_ptr(),
        csrSortedColIndB.as_ptr(), descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_ptr(),
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single precision).
///
/// `cusparseStatus_t cusparseScsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsric02))]
///
/// - `csrSortedValA_valM`, `pBuffer`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsric02(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA_valM: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsric02(
        handle, m, nnz, descrA, csrSortedValA_valM.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, single precision).
///
/// `cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsric02_analysis))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsric02_analysis(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsric02_analysis(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csric02` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseScsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsric02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsric02_bufferSize(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseScsric02_bufferSize(
        handle, m, nnz, descrA, csrSortedValA.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single precision).
///
/// `cusparseStatus_t cusparseScsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsrilu02))]
///
/// - `csrSortedValA_valM`, `pBuffer`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsrilu02(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA_valM: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsrilu02(
        handle, m, nnz, descrA, csrSortedValA_valM.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, single precision).
///
/// `cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsrilu02_analysis))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsrilu02_analysis(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsrilu02_analysis(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csrilu02` (incomplete LU, single precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseScsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsrilu02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsrilu02_bufferSize(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseScsrilu02_bufferSize(
        handle, m, nnz, descrA, csrSortedValA.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (single precision).
///
/// `cusparseStatus_t cusparseScsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, float *boost_val)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsrilu02_numericBoost))]
///
/// - `tol`, `boost_val`: in, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_numericBoost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsrilu02_numericBoost(
    handle: cusparseHandle_t,
    info: csrilu02Info_t,
    enable_boost: i32,
    tol: Scalar<'_, f64>,
    boost_val: Scalar<'_, f32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsrilu02_numericBoost(
        handle, info, enable_boost, tol.into_ptr().cast_mut(), boost_val.into_ptr().cast_mut(),
    ) };
    (returned,)
}

/// Sorts each row of a CSR matrix by column, with its values, and stores the original order (single precision).
///
/// `cusparseStatus_t cusparseScsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsru2csr))]
///
/// - `csrVal`, `csrColInd`, `pBuffer`: on the device
/// - `csrRowPtr`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsru2csr(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrVal: CuPtr<f32>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseScsru2csr(
        handle, m, n, nnz, descrA, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csru2csr` and `csr2csru` (single precision) in bytes.
///
/// `cusparseStatus_t cusparseScsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseScsru2csr_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrVal`, `csrColInd`: on the device
/// - `csrRowPtr`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseScsru2csr_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    csrVal: CuPtr<f32>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseScsru2csr_bufferSizeExt(
        handle, m, n, nnz, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Sets whether the diagonal of a matrix is stored or implied to be all ones.
///
/// `cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t descrA, cusparseDiagType_t diagType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSetMatDiagType))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatDiagType).
///
/// # Safety
///
/// `descrA`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSetMatDiagType(
    descrA: cusparseMatDescr_t,
    diagType: cusparseDiagType_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSetMatDiagType(descrA, diagType) };
    (returned,)
}

/// Sets the fill mode of a matrix: whether its lower or upper triangle is used.
///
/// `cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t descrA, cusparseFillMode_t fillMode)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSetMatFillMode))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatFillMode).
///
/// # Safety
///
/// `descrA`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSetMatFillMode(
    descrA: cusparseMatDescr_t,
    fillMode: cusparseFillMode_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSetMatFillMode(descrA, fillMode) };
    (returned,)
}

/// Sets the index base (0 or 1) of a legacy matrix descriptor.
///
/// `cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t descrA, cusparseIndexBase_t base)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSetMatIndexBase))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatIndexBase).
///
/// # Safety
///
/// `descrA`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSetMatIndexBase(
    descrA: cusparseMatDescr_t,
    base: cusparseIndexBase_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSetMatIndexBase(descrA, base) };
    (returned,)
}

/// Sets the type of a matrix: general, symmetric, Hermitian or triangular.
///
/// `cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t descrA, cusparseMatrixType_t type)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSetMatType))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatType).
///
/// # Safety
///
/// `descrA`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSetMatType(
    descrA: cusparseMatDescr_t,
    r#type: cusparseMatrixType_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSetMatType(descrA, r#type) };
    (returned,)
}

/// Sets whether pointers to scalars such as α, β and results refer to host or device memory.
///
/// `cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSetPointerMode))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetPointerMode).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSetPointerMode(
    handle: cusparseHandle_t,
    mode: cusparsePointerMode_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSetPointerMode(handle, mode) };
    (returned,)
}

/// Sets the stream in which later calls with the handle run.
///
/// `cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t streamId)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSetStream))]
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetStream).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `streamId`: a live handle, or a default stream (NULL).
/// - `streamId`, and the memory and handles that it refers to, must stay valid after the call returns, until another value is set in `handle`, or `handle` is destroyed.
#[inline]
pub unsafe fn cusparseSetStream(
    handle: cusparseHandle_t,
    streamId: runtime::cudaStream_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSetStream(handle, streamId) };
    (returned,)
}

/// Converts a BSR matrix with rectangular blocks to CSR format (single precision).
///
/// `cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgebsr2csr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSgebsr2csr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSgebsr2csr(
        handle, dirA, mb, nb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        rowBlockDim, colBlockDim, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        csrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a matrix with rectangular blocks from BSR to BSC (block columns, single precision).
///
/// `cusparseStatus_t cusparseSgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, float *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgebsr2gebsc))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSgebsr2gebsc(
    handle: cusparseHandle_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    bscVal: CuPtr<f32>,
    bscRowInd: CuPtr<i32>,
    bscColPtr: CuPtr<i32>,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSgebsr2gebsc(
        handle, mb, nb, nnzb, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), rowBlockDim,
        colBlockDim, bscVal.as_mut_ptr(), bscRowInd.as_mut_ptr(), bscColPtr.as_mut_ptr(), copyValues, idxBase,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gebsr2gebsc` (single precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseSgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgebsr2gebsc_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseSgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    bsrSortedVal: CuPtr<f32>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseSgebsr2gebsc_bufferSize(
        handle, mb, nb, nnzb, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), rowBlockDim,
        colBlockDim, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Converts a BSR matrix to BSR format with another block shape (single precision).
///
/// `cusparseStatus_t cusparseSgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgebsr2gebsr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSgebsr2gebsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDimA: i32,
    colBlockDimA: i32,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<f32>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
    rowBlockDimC: i32,
    colBlockDimC: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSgebsr2gebsr(
        handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), rowBlockDimA, colBlockDimA, descrC, bsrSortedValC.as_mut_ptr(),
        bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(), rowBlockDimC, colBlockDimC, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gebsr2gebsr` (single precision) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseSgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgebsr2gebsr_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<f32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDimA: i32,
    colBlockDimA: i32,
    rowBlockDimC: i32,
    colBlockDimC: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseSgebsr2gebsr_bufferSize(
        handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single precision.
///
/// `cusparseStatus_t cusparseSgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const float *alpha, const float *A, int lda, int nnz, const float *xVal, const int *xInd, const float *beta, float *y, cusparseIndexBase_t idxBase, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgemvi))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `xVal`, `xInd`: in, on the device
/// - `y`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSgemvi(
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, f32>,
    A: CuPtr<f32>,
    lda: i32,
    nnz: i32,
    xVal: CuPtr<f32>,
    xInd: CuPtr<i32>,
    beta: Scalar<'_, f32>,
    y: CuPtr<f32>,
    idxBase: cusparseIndexBase_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSgemvi(
        handle, transA, m, n, alpha.into_ptr(), A.as_ptr(), lda, nnz, xVal.as_ptr(), xInd.as_ptr(), beta.into_ptr(),
        y.as_mut_ptr(), idxBase, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gemvi` (single precision) in bytes.
///
/// `cusparseStatus_t cusparseSgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgemvi_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSize: int)`.
///
/// - `pBufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSgemvi_bufferSize(
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: i32,
    n: i32,
    nnz: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSize: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseSgemvi_bufferSize(handle, transA, m, n, nnz, &mut pBufferSize) };
    (returned, pBufferSize)
}

/// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single precision).
///
/// `cusparseStatus_t cusparseSgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *ds, float *dl, float *d, float *du, float *dw, float *x, int batchCount, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgpsvInterleavedBatch))]
///
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSgpsvInterleavedBatch(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    ds: CuPtr<f32>,
    dl: CuPtr<f32>,
    d: CuPtr<f32>,
    du: CuPtr<f32>,
    dw: CuPtr<f32>,
    x: CuPtr<f32>,
    batchCount: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSgpsvInterleavedBatch(
        handle, algo, m, ds.as_mut_ptr(), dl.as_mut_ptr(), d.as_mut_ptr(), du.as_mut_ptr(), dw.as_mut_ptr(),
        x.as_mut_ptr(), batchCount, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gpsvInterleavedBatch` (single precision) in bytes.
///
/// `cusparseStatus_t cusparseSgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const float *ds, const float *dl, const float *d, const float *du, const float *dw, const float *x, int batchCount, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseSgpsvInterleavedBatch_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseSgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    ds: CuPtr<f32>,
    dl: CuPtr<f32>,
    d: CuPtr<f32>,
    du: CuPtr<f32>,
    dw: CuPtr<f32>,
    x: CuPtr<f32>,
    batchCount: i32,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSgpsvInterleavedBatch_bufferSizeExt(
        handle, algo, m, ds.as_ptr(), dl.as_ptr(), d.as_ptr(), du.as_ptr(), dw.as_ptr(), x.as_ptr(), batchCount,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single precision).
///
/// `cusparseStatus_t cusparseSgtsv2(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B, int ldb, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgtsv2))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `B`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSgtsv2(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<f32>,
    d: CuPtr<f32>,
    du: CuPtr<f32>,
    B: CuPtr<f32>,
    ldb: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSgtsv2(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_mut_ptr(), ldb, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Solves a strided batch of tridiagonal systems; solutions overwrite x (single precision).
///
/// `cusparseStatus_t cusparseSgtsv2StridedBatch(cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, float *x, int batchCount, int batchStride, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgtsv2StridedBatch))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSgtsv2StridedBatch(
    handle: cusparseHandle_t,
    m: i32,
    dl: CuPtr<f32>,
    d: CuPtr<f32>,
    du: CuPtr<f32>,
    x: CuPtr<f32>,
    batchCount: i32,
    batchStride: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSgtsv2StridedBatch(
        handle, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_mut_ptr(), batchCount, batchStride, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsv2StridedBatch` (single precision) in bytes.
///
/// `cusparseStatus_t cusparseSgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, const float *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgtsv2StridedBatch_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `x`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseSgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    dl: CuPtr<f32>,
    d: CuPtr<f32>,
    du: CuPtr<f32>,
    x: CuPtr<f32>,
    batchCount: i32,
    batchStride: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSgtsv2StridedBatch_bufferSizeExt(
        handle, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_ptr(), batchCount, batchStride, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Returns the workspace size of `gtsv2` (tridiagonal solve, single precision) in bytes.
///
/// `cusparseStatus_t cusparseSgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, const float *B, int ldb, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgtsv2_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `B`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseSgtsv2_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<f32>,
    d: CuPtr<f32>,
    du: CuPtr<f32>,
    B: CuPtr<f32>,
    ldb: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSgtsv2_bufferSizeExt(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_ptr(), ldb, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single precision).
///
/// `cusparseStatus_t cusparseSgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B, int ldb, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgtsv2_nopivot))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `B`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSgtsv2_nopivot(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<f32>,
    d: CuPtr<f32>,
    du: CuPtr<f32>,
    B: CuPtr<f32>,
    ldb: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSgtsv2_nopivot(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_mut_ptr(), ldb, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsv2_nopivot` (single precision) in bytes.
///
/// `cusparseStatus_t cusparseSgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, const float *B, int ldb, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgtsv2_nopivot_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `B`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseSgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<f32>,
    d: CuPtr<f32>,
    du: CuPtr<f32>,
    B: CuPtr<f32>,
    ldb: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSgtsv2_nopivot_bufferSizeExt(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_ptr(), ldb, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single precision).
///
/// `cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *dl, float *d, float *du, float *x, int batchCount, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSgtsvInterleavedBatch))]
///
/// - `dl`, `d`, `du`, `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSgtsvInterleavedBatch(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    dl: CuPtr<f32>,
    d: CuPtr<f32>,
    du: CuPtr<f32>,
    x: CuPtr<f32>,
    batchCount: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSgtsvInterleavedBatch(
        handle, algo, m, dl.as_mut_ptr(), d.as_mut_ptr(), du.as_mut_ptr(), x.as_mut_ptr(), batchCount,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsvInterleavedBatch` (single precision) in bytes.
///
/// `cusparseStatus_t cusparseSgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const float *dl, const float *d, const float *du, const float *x, int batchCount, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseSgtsvInterleavedBatch_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `x`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseSgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    dl: CuPtr<f32>,
    d: CuPtr<f32>,
    du: CuPtr<f32>,
    x: CuPtr<f32>,
    batchCount: i32,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSgtsvInterleavedBatch_bufferSizeExt(
        handle, algo, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_ptr(), batchCount, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Counts the nonzeros of a dense matrix A in total and in each row or column (single precision).
///
/// `cusparseStatus_t cusparseSnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSnnz))]
///
/// - `A`: in, on the device
/// - `nnzPerRowCol`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSnnz(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    A: CuPtr<f32>,
    lda: i32,
    nnzPerRowCol: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSnnz(
        handle, dirA, m, n, descrA, A.as_ptr(), lda, nnzPerRowCol.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
    ) };
    (returned,)
}

/// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single precision).
///
/// `cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const float *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, float tol)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSnnz_compress))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`: in, on the device
/// - `nnzPerRow`: on the device
/// - `nnzC`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz_compress).
///
/// # Safety
///
/// - `handle`, `descr`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSnnz_compress(
    handle: cusparseHandle_t,
    m: i32,
    descr: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    nnzPerRow: CuPtr<i32>,
    nnzC: ScalarMut<'_, i32>,
    tol: f32,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSnnz_compress(
        handle, m, descr, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), nnzPerRow.as_mut_ptr(),
        nnzC.into_mut_ptr(), tol,
    ) };
    (returned,)
}

/// Computes a sparse product (step 2), or returns the buffer size in bytes if the buffer is null.
///
/// `cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEMM_compute))]
///
/// Returns `(cusparseStatus_t, bufferSize2: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `bufferSize2`: in and out
/// - `externalBuffer2`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_compute).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
/// - `externalBuffer2`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpGEMM_compute(
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
    mut bufferSize2: usize,
    externalBuffer2: CuPtr<c_void>,
) -> (cusparseStatus_t, usize) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEMM_compute", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEMM_compute", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let returned = unsafe { sys::cusparseSpGEMM_compute(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg, spgemmDescr,
        &mut bufferSize2, externalBuffer2.as_mut_ptr(),
    ) };
    (returned, bufferSize2)
}

/// Copies a computed sparse product into the arrays of C (the last step).
///
/// `cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEMM_copy))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_copy).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpGEMM_copy(
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
            "cusparseSpGEMM_copy", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEMM_copy", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpGEMM_copy(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg, spgemmDescr,
    ) };
    (returned,)
}

/// Creates the object that carries state between the steps of a sparse matrix product.
///
/// `cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *descr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEMM_createDescr))]
///
/// Returns `(cusparseStatus_t, descr: cusparseSpGEMMDescr_t)`.
///
/// - `descr`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_createDescr).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseSpGEMM_createDescr() -> (cusparseStatus_t, cusparseSpGEMMDescr_t) {
    let mut descr: cusparseSpGEMMDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseSpGEMM_createDescr(&mut descr) };
    (returned, descr)
}

/// Destroys the state of a sparse matrix product.
///
/// `cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descr)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseSpGEMM_destroyDescr))]
///
/// - `descr`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_destroyDescr).
///
/// # Safety
///
/// - `descr`: a live handle that no other thread uses during the call.
/// - No thread may use `descr`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseSpGEMM_destroyDescr(
    descr: cusparseSpGEMMDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpGEMM_destroyDescr(descr) };
    (returned,)
}

/// Returns the buffer size in bytes for a sparse matrix product that is computed in chunks.
///
/// `cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, float chunk_fraction, size_t *bufferSize3, void *externalBuffer3, size_t *bufferSize2)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEMM_estimateMemory))]
///
/// Returns `(cusparseStatus_t, bufferSize3: size_t, bufferSize2: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `bufferSize3`: in and out
/// - `externalBuffer3`: on the device
/// - `bufferSize2`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_estimateMemory).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
/// - `externalBuffer3`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpGEMM_estimateMemory(
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
    chunk_fraction: f32,
    mut bufferSize3: usize,
    externalBuffer3: CuPtr<c_void>,
) -> (cusparseStatus_t, usize, usize) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEMM_estimateMemory",
            "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEMM_estimateMemory",
            "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    }
    let mut bufferSize2: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpGEMM_estimateMemory(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg, spgemmDescr,
        chunk_fraction, &mut bufferSize3, externalBuffer3.as_mut_ptr(), &mut bufferSize2,
    ) };
    (returned, bufferSize3, bufferSize2)
}

/// Returns the number of scalar products in a sparse matrix product, after the work estimation.
///
/// `cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t spgemmDescr, int64_t *num_prods)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEMM_getNumProducts))]
///
/// Returns `(cusparseStatus_t, num_prods: int64_t)`.
///
/// - `num_prods`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_getNumProducts).
///
/// # Safety
///
/// `spgemmDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpGEMM_getNumProducts(
    spgemmDescr: cusparseSpGEMMDescr_t,
) -> (cusparseStatus_t, i64) {
    let mut num_prods: i64 = output::zeroed();
    let returned = unsafe { sys::cusparseSpGEMM_getNumProducts(spgemmDescr, &mut num_prods) };
    (returned, num_prods)
}

/// Estimates the work of a sparse product (step 1), or returns the buffer size in bytes if the buffer is null.
///
/// `cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpGEMM_workEstimation))]
///
/// Returns `(cusparseStatus_t, bufferSize1: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `bufferSize1`: in and out
/// - `externalBuffer1`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_workEstimation).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
/// - `externalBuffer1`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpGEMM_workEstimation(
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
    mut bufferSize1: usize,
    externalBuffer1: CuPtr<c_void>,
) -> (cusparseStatus_t, usize) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEMM_workEstimation",
            "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpGEMM_workEstimation",
            "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let returned = unsafe { sys::cusparseSpGEMM_workEstimation(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg, spgemmDescr,
        &mut bufferSize1, externalBuffer1.as_mut_ptr(),
    ) };
    (returned, bufferSize1)
}

/// C = α·op(A)·op(B) + β·C for a sparse matrix A and dense matrices B and C.
///
/// `cusparseStatus_t cusparseSpMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMM))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpMM(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: AnyScalar,
    matC: cusparseDnMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpMMAlg_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse("cusparseSpMM", "the size of `alpha` differs from that of the type that `computeType` selects");
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse("cusparseSpMM", "the size of `beta` differs from that of the type that `computeType` selects");
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpMM(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg,
        externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusparseSpMM`.
///
/// `cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, size_t *bufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMM_bufferSize))]
///
/// Returns `(cusparseStatus_t, bufferSize: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `bufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_bufferSize).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[inline]
pub unsafe fn cusparseSpMM_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: AnyScalar,
    matC: cusparseDnMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpMMAlg_t,
) -> (cusparseStatus_t, usize) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpMM_bufferSize", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpMM_bufferSize", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut bufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpMM_bufferSize(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg, &mut bufferSize,
    ) };
    (returned, bufferSize)
}

/// Prepares workspace data that speeds up later calls of `cusparseSpMM` with the same A.
///
/// `cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMM_preprocess))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_preprocess).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matA`, or `matA` is destroyed.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpMM_preprocess(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    beta: AnyScalar,
    matC: cusparseDnMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpMMAlg_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpMM_preprocess", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpMM_preprocess", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpMM_preprocess(
        handle, opA, opB, alpha.as_ptr(), matA, matB, beta.as_ptr(), matC, computeType, alg,
        externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Y = α·op(A)·X + β·Y for a sparse matrix A and dense vectors X and Y.
///
/// `cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMV))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV).
///
/// # Safety
///
/// - `handle`, `matA`, `vecX`, `vecY`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpMV(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    beta: AnyScalar,
    vecY: cusparseDnVecDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpMVAlg_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse("cusparseSpMV", "the size of `alpha` differs from that of the type that `computeType` selects");
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse("cusparseSpMV", "the size of `beta` differs from that of the type that `computeType` selects");
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpMV(
        handle, opA, alpha.as_ptr(), matA, vecX, beta.as_ptr(), vecY, computeType, alg, externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusparseSpMV`.
///
/// `cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, size_t *bufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMV_bufferSize))]
///
/// Returns `(cusparseStatus_t, bufferSize: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `bufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_bufferSize).
///
/// # Safety
///
/// - `handle`, `matA`, `vecX`, `vecY`: live handles that no other thread uses during the call.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[inline]
pub unsafe fn cusparseSpMV_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    beta: AnyScalar,
    vecY: cusparseDnVecDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpMVAlg_t,
) -> (cusparseStatus_t, usize) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpMV_bufferSize", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpMV_bufferSize", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut bufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpMV_bufferSize(
        handle, opA, alpha.as_ptr(), matA, vecX, beta.as_ptr(), vecY, computeType, alg, &mut bufferSize,
    ) };
    (returned, bufferSize)
}

/// Prepares workspace data that speeds up later calls of `cusparseSpMV` with the same A.
///
/// `cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMV_preprocess))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_preprocess).
///
/// # Safety
///
/// - `handle`, `matA`, `vecX`, `vecY`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `matA`, or `matA` is destroyed.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpMV_preprocess(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    beta: AnyScalar,
    vecY: cusparseDnVecDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpMVAlg_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpMV_preprocess", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    if !beta.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpMV_preprocess", "the size of `beta` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpMV_preprocess(
        handle, opA, alpha.as_ptr(), matA, vecX, beta.as_ptr(), vecY, computeType, alg, externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Gets an attribute of a sparse matrix, such as the fill mode (which triangle is stored).
///
/// `cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute, void *data, size_t dataSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMatGetAttribute))]
///
/// Returns `(cusparseStatus_t, data: T)`.
///
/// - `data`: out, one value; `attribute` selects the type: `cusparseDiagType_t` for `CUSPARSE_SPMAT_DIAG_TYPE`; `cusparseFillMode_t` for `CUSPARSE_SPMAT_FILL_MODE`; `cusparseSpMatStorage_t` for `CUSPARSE_SPMAT_STORAGE`; `cusparseSymmetryType_t` for `CUSPARSE_SPMAT_SYMMETRY_TYPE`
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetAttribute).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpMatGetAttribute<T: Output>(
    spMatDescr: cusparseConstSpMatDescr_t,
    attribute: cusparseSpMatAttribute_t,
) -> (cusparseStatus_t, T) {
    if !value_size_cusparseSpMatAttribute_t(attribute).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cusparseSpMatGetAttribute",
            "the size of a value of `data` differs from that of the type that `attribute` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut data = output::Reserved::<T>::new();
    let returned = unsafe {
        sys::cusparseSpMatGetAttribute(spMatDescr, attribute, data.slot().cast(), args::count(size_of::<T>()))
    };
    (returned, data.take())
}

/// Returns the format of a sparse matrix, such as CSR or COO.
///
/// `cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t spMatDescr, cusparseFormat_t *format)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMatGetFormat))]
///
/// Returns `(cusparseStatus_t, format: cusparseFormat_t)`.
///
/// - `format`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetFormat).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpMatGetFormat(
    spMatDescr: cusparseConstSpMatDescr_t,
) -> (cusparseStatus_t, cusparseFormat_t) {
    let mut format: cusparseFormat_t = output::zeroed();
    let returned = unsafe { sys::cusparseSpMatGetFormat(spMatDescr, &mut format) };
    (returned, format)
}

/// Returns the index base (0 or 1) of a sparse matrix.
///
/// `cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t spMatDescr, cusparseIndexBase_t *idxBase)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMatGetIndexBase))]
///
/// Returns `(cusparseStatus_t, idxBase: cusparseIndexBase_t)`.
///
/// - `idxBase`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetIndexBase).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpMatGetIndexBase(
    spMatDescr: cusparseConstSpMatDescr_t,
) -> (cusparseStatus_t, cusparseIndexBase_t) {
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let returned = unsafe { sys::cusparseSpMatGetIndexBase(spMatDescr, &mut idxBase) };
    (returned, idxBase)
}

/// Returns the numbers of rows, columns and nonzeros of a sparse matrix.
///
/// `cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMatGetSize))]
///
/// Returns `(cusparseStatus_t, rows: int64_t, cols: int64_t, nnz: int64_t)`.
///
/// - `rows`, `cols`, `nnz`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetSize).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpMatGetSize(
    spMatDescr: cusparseConstSpMatDescr_t,
) -> (cusparseStatus_t, i64, i64, i64) {
    let mut rows: i64 = output::zeroed();
    let mut cols: i64 = output::zeroed();
    let mut nnz: i64 = output::zeroed();
    let returned = unsafe { sys::cusparseSpMatGetSize(spMatDescr, &mut rows, &mut cols, &mut nnz) };
    (returned, rows, cols, nnz)
}

/// Returns the number of matrices in the batch of a sparse matrix descriptor.
///
/// `cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t spMatDescr, int *batchCount)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMatGetStridedBatch))]
///
/// Returns `(cusparseStatus_t, batchCount: int)`.
///
/// - `batchCount`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetStridedBatch).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpMatGetStridedBatch(
    spMatDescr: cusparseConstSpMatDescr_t,
) -> (cusparseStatus_t, i32) {
    let mut batchCount: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseSpMatGetStridedBatch(spMatDescr, &mut batchCount) };
    (returned, batchCount)
}

/// Returns the address of a sparse matrix's values.
///
/// `cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t spMatDescr, void **values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMatGetValues))]
///
/// Returns `(cusparseStatus_t, values: void *)`.
///
/// - `values`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetValues).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpMatGetValues(
    spMatDescr: cusparseSpMatDescr_t,
) -> (cusparseStatus_t, *mut c_void) {
    let mut values: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cusparseSpMatGetValues(spMatDescr, &mut values) };
    (returned, values)
}

/// Sets an attribute of a sparse matrix, such as the fill mode (which triangle is stored) or the diagonal type.
///
/// `cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute, void *data, size_t dataSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMatSetAttribute))]
///
/// - `data`: in, one value; `attribute` selects the type: `cusparseDiagType_t` for `CUSPARSE_SPMAT_DIAG_TYPE`; `cusparseFillMode_t` for `CUSPARSE_SPMAT_FILL_MODE`; `cusparseSpMatStorage_t` for `CUSPARSE_SPMAT_STORAGE`; `cusparseSymmetryType_t` for `CUSPARSE_SPMAT_SYMMETRY_TYPE`
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetAttribute).
///
/// # Safety
///
/// `spMatDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpMatSetAttribute<T: Input>(
    spMatDescr: cusparseSpMatDescr_t,
    attribute: cusparseSpMatAttribute_t,
    data: &T,
) -> (cusparseStatus_t,) {
    if !value_size_cusparseSpMatAttribute_t(attribute).fits_sized(size_of::<T>()) {
        refusal::refuse(
            "cusparseSpMatSetAttribute",
            "the size of a value of `data` differs from that of the type that `attribute` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpMatSetAttribute(
        spMatDescr, attribute, core::ptr::from_ref(data).cast_mut().cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Sets the address of the values of a sparse matrix in device memory.
///
/// `cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t spMatDescr, void *values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpMatSetValues))]
///
/// - `values`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetValues).
///
/// # Safety
///
/// - `spMatDescr`: a live handle that no other thread uses during the call.
/// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `spMatDescr`, or `spMatDescr` is destroyed.
#[inline]
pub unsafe fn cusparseSpMatSetValues(
    spMatDescr: cusparseSpMatDescr_t,
    values: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpMatSetValues(spMatDescr, values.as_mut_ptr()) };
    (returned,)
}

/// Analyzes a sparse triangular matrix A for `cusparseSpSM_solve`; the workspace must stay valid for the solve.
///
/// `cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpSM_analysis))]
///
/// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_analysis).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spsmDescr`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `spsmDescr`, or `spsmDescr` is destroyed.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpSM_analysis(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    matC: cusparseDnMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpSMAlg_t,
    spsmDescr: cusparseSpSMDescr_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpSM_analysis", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpSM_analysis(
        handle, opA, opB, alpha.as_ptr(), matA, matB, matC, computeType, alg, spsmDescr, externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for a triangular solve with a matrix.
///
/// `cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, size_t *bufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpSM_bufferSize))]
///
/// Returns `(cusparseStatus_t, bufferSize: size_t)`.
///
/// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `bufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_bufferSize).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spsmDescr`: live handles that no other thread uses during the call.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[inline]
pub unsafe fn cusparseSpSM_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    matC: cusparseDnMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpSMAlg_t,
    spsmDescr: cusparseSpSMDescr_t,
) -> (cusparseStatus_t, usize) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpSM_bufferSize", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut bufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpSM_bufferSize(
        handle, opA, opB, alpha.as_ptr(), matA, matB, matC, computeType, alg, spsmDescr, &mut bufferSize,
    ) };
    (returned, bufferSize)
}

/// Creates the object that stores the analysis of a triangular solve with a matrix.
///
/// `cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *descr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpSM_createDescr))]
///
/// Returns `(cusparseStatus_t, descr: cusparseSpSMDescr_t)`.
///
/// - `descr`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_createDescr).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseSpSM_createDescr() -> (cusparseStatus_t, cusparseSpSMDescr_t) {
    let mut descr: cusparseSpSMDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseSpSM_createDescr(&mut descr) };
    (returned, descr)
}

/// Destroys the analysis of a triangular solve with a matrix.
///
/// `cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t descr)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseSpSM_destroyDescr))]
///
/// - `descr`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_destroyDescr).
///
/// # Safety
///
/// - `descr`: a live handle that no other thread uses during the call.
/// - No thread may use `descr`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseSpSM_destroyDescr(
    descr: cusparseSpSMDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpSM_destroyDescr(descr) };
    (returned,)
}

/// Solves op(A)·C = α·op(B) for an analyzed sparse triangular matrix A and dense matrices B and C.
///
/// `cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpSM_solve))]
///
/// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_solve).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`, `matC`, `spsmDescr`: live handles that no other thread uses during the call.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpSM_solve(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseConstDnMatDescr_t,
    matC: cusparseDnMatDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpSMAlg_t,
    spsmDescr: cusparseSpSMDescr_t,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpSM_solve", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cusparseSpSM_solve(handle, opA, opB, alpha.as_ptr(), matA, matB, matC, computeType, alg, spsmDescr)
    };
    (returned,)
}

/// Updates the values of A, or only its diagonal, after the analysis of a triangular solve with several right-hand sides.
///
/// `cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t handle, cusparseSpSMDescr_t spsmDescr, void *newValues, cusparseSpSMUpdate_t updatePart)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpSM_updateMatrix))]
///
/// - `newValues`: on the device
///
/// In `cusparse.h` since CUDA 12.4. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_updateMatrix).
///
/// # Safety
///
/// - `handle`, `spsmDescr`: live handles that no other thread uses during the call.
/// - `newValues`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpSM_updateMatrix(
    handle: cusparseHandle_t,
    spsmDescr: cusparseSpSMDescr_t,
    newValues: CuPtr<c_void>,
    updatePart: cusparseSpSMUpdate_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpSM_updateMatrix(handle, spsmDescr, newValues.as_mut_ptr(), updatePart) };
    (returned,)
}

/// Analyzes a sparse triangular matrix A for `cusparseSpSV_solve`; the workspace must stay valid for the solve.
///
/// `cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpSV_analysis))]
///
/// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_analysis).
///
/// # Safety
///
/// - `handle`, `matA`, `vecX`, `vecY`, `spsvDescr`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `spsvDescr`, or `spsvDescr` is destroyed.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpSV_analysis(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    vecY: cusparseDnVecDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpSVAlg_t,
    spsvDescr: cusparseSpSVDescr_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpSV_analysis", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpSV_analysis(
        handle, opA, alpha.as_ptr(), matA, vecX, vecY, computeType, alg, spsvDescr, externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for a triangular solve with a vector.
///
/// `cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, size_t *bufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpSV_bufferSize))]
///
/// Returns `(cusparseStatus_t, bufferSize: size_t)`.
///
/// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `bufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_bufferSize).
///
/// # Safety
///
/// - `handle`, `matA`, `vecX`, `vecY`, `spsvDescr`: live handles that no other thread uses during the call.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[inline]
pub unsafe fn cusparseSpSV_bufferSize(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    vecY: cusparseDnVecDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpSVAlg_t,
    spsvDescr: cusparseSpSVDescr_t,
) -> (cusparseStatus_t, usize) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpSV_bufferSize", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut bufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpSV_bufferSize(
        handle, opA, alpha.as_ptr(), matA, vecX, vecY, computeType, alg, spsvDescr, &mut bufferSize,
    ) };
    (returned, bufferSize)
}

/// Creates the object that stores the analysis of a triangular solve with a vector.
///
/// `cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *descr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpSV_createDescr))]
///
/// Returns `(cusparseStatus_t, descr: cusparseSpSVDescr_t)`.
///
/// - `descr`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_createDescr).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cusparseSpSV_createDescr() -> (cusparseStatus_t, cusparseSpSVDescr_t) {
    let mut descr: cusparseSpSVDescr_t = output::zeroed();
    let returned = unsafe { sys::cusparseSpSV_createDescr(&mut descr) };
    (returned, descr)
}

/// Destroys the analysis of a triangular solve with a vector.
///
/// `cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descr)`
#[cfg_attr(doc, doc = forms!(cusparse::cusparseSpSV_destroyDescr))]
///
/// - `descr`: in; invalid afterwards
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_destroyDescr).
///
/// # Safety
///
/// - `descr`: a live handle that no other thread uses during the call.
/// - No thread may use `descr`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cusparseSpSV_destroyDescr(
    descr: cusparseSpSVDescr_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpSV_destroyDescr(descr) };
    (returned,)
}

/// Solves op(A)·Y = α·X for an analyzed sparse triangular matrix A and dense vectors X and Y.
///
/// `cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpSV_solve))]
///
/// - `alpha`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_solve).
///
/// # Safety
///
/// - `handle`, `matA`, `vecX`, `vecY`, `spsvDescr`: live handles that no other thread uses during the call.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `matA`, `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpSV_solve(
    handle: cusparseHandle_t,
    opA: cusparseOperation_t,
    alpha: AnyScalar,
    matA: cusparseConstSpMatDescr_t,
    vecX: cusparseConstDnVecDescr_t,
    vecY: cusparseDnVecDescr_t,
    computeType: runtime::cudaDataType,
    alg: cusparseSpSVAlg_t,
    spsvDescr: cusparseSpSVDescr_t,
) -> (cusparseStatus_t,) {
    if !alpha.fits(value_size_cudaDataType(computeType)) {
        refusal::refuse(
            "cusparseSpSV_solve", "the size of `alpha` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe {
        sys::cusparseSpSV_solve(handle, opA, alpha.as_ptr(), matA, vecX, vecY, computeType, alg, spsvDescr)
    };
    (returned,)
}

/// Updates the values of A, or only its diagonal, after the analysis of a triangular solve with one right-hand side.
///
/// `cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t handle, cusparseSpSVDescr_t spsvDescr, void *newValues, cusparseSpSVUpdate_t updatePart)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpSV_updateMatrix))]
///
/// - `newValues`: on the device
///
/// In `cusparse.h` since CUDA 12.1. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_updateMatrix).
///
/// # Safety
///
/// - `handle`, `spsvDescr`: live handles that no other thread uses during the call.
/// - `newValues`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSpSV_updateMatrix(
    handle: cusparseHandle_t,
    spsvDescr: cusparseSpSVDescr_t,
    newValues: CuPtr<c_void>,
    updatePart: cusparseSpSVUpdate_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpSV_updateMatrix(handle, spsvDescr, newValues.as_mut_ptr(), updatePart) };
    (returned,)
}

/// result = Σ op(X\[i\])·Y\[i\] for a sparse X and a dense Y, where op may conjugate.
///
/// `cusparseStatus_t cusparseSpVV(cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, void *result, cudaDataType computeType, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpVV))]
///
/// - `result`: out, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV).
///
/// # Safety
///
/// - `handle`, `vecX`, `vecY`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `result`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
/// - `vecX`, `vecY`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpVV<T: Output>(
    handle: cusparseHandle_t,
    opX: cusparseOperation_t,
    vecX: cusparseConstSpVecDescr_t,
    vecY: cusparseConstDnVecDescr_t,
    result: ScalarMut<'_, T>,
    computeType: runtime::cudaDataType,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    if !value_size_cudaDataType(computeType).fits_output(size_of::<T>()) {
        refusal::refuse(
            "cusparseSpVV", "the size of a value of `result` differs from that of the type that `computeType` selects",
        );
        return (cusparseStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cusparseSpVV(
        handle, opX, vecX, vecY, result.into_mut_ptr().cast(), computeType, externalBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusparseSpVV`.
///
/// `cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, const void *result, cudaDataType computeType, size_t *bufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpVV_bufferSize))]
///
/// Returns `(cusparseStatus_t, bufferSize: size_t)`.
///
/// - `result`: in, an address, passed unchanged
/// - `bufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV_bufferSize).
///
/// # Safety
///
/// - `handle`, `vecX`, `vecY`: live handles that no other thread uses during the call.
/// - `result`: valid memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpVV_bufferSize(
    handle: cusparseHandle_t,
    opX: cusparseOperation_t,
    vecX: cusparseConstSpVecDescr_t,
    vecY: cusparseConstDnVecDescr_t,
    result: *const c_void,
    computeType: runtime::cudaDataType,
) -> (cusparseStatus_t, usize) {
    let mut bufferSize: usize = output::zeroed();
    let returned = unsafe {
        sys::cusparseSpVV_bufferSize(handle, opX, vecX, vecY, result, computeType, &mut bufferSize)
    };
    (returned, bufferSize)
}

/// Returns a sparse vector's size, number of nonzeros, arrays and types.
///
/// `cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t spVecDescr, int64_t *size, int64_t *nnz, void **indices, void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpVecGet))]
///
/// Returns `(cusparseStatus_t, size: int64_t, nnz: int64_t, indices: void *, values: void *, idxType: cusparseIndexType_t, idxBase: cusparseIndexBase_t, valueType: cudaDataType)`.
///
/// - `size`, `nnz`, `indices`, `values`, `idxType`, `idxBase`, `valueType`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGet).
///
/// # Safety
///
/// `spVecDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpVecGet(
    spVecDescr: cusparseSpVecDescr_t,
) -> (
    cusparseStatus_t, i64, i64, *mut c_void, *mut c_void, cusparseIndexType_t, cusparseIndexBase_t,
    runtime::cudaDataType,
) {
    let mut size: i64 = output::zeroed();
    let mut nnz: i64 = output::zeroed();
    let mut indices: *mut c_void = output::zeroed();
    let mut values: *mut c_void = output::zeroed();
    let mut idxType: cusparseIndexType_t = output::zeroed();
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let mut valueType: runtime::cudaDataType = output::zeroed();
    let returned = unsafe { sys::cusparseSpVecGet(
        spVecDescr, &mut size, &mut nnz, &mut indices, &mut values, &mut idxType, &mut idxBase, &mut valueType,
    ) };
    (returned, size, nnz, indices, values, idxType, idxBase, valueType)
}

/// Returns the index base (0 or 1) of a sparse vector.
///
/// `cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t spVecDescr, cusparseIndexBase_t *idxBase)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpVecGetIndexBase))]
///
/// Returns `(cusparseStatus_t, idxBase: cusparseIndexBase_t)`.
///
/// - `idxBase`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetIndexBase).
///
/// # Safety
///
/// `spVecDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpVecGetIndexBase(
    spVecDescr: cusparseConstSpVecDescr_t,
) -> (cusparseStatus_t, cusparseIndexBase_t) {
    let mut idxBase: cusparseIndexBase_t = output::zeroed();
    let returned = unsafe { sys::cusparseSpVecGetIndexBase(spVecDescr, &mut idxBase) };
    (returned, idxBase)
}

/// Returns the address of the values of a sparse vector.
///
/// `cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t spVecDescr, void **values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpVecGetValues))]
///
/// Returns `(cusparseStatus_t, values: void *)`.
///
/// - `values`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetValues).
///
/// # Safety
///
/// `spVecDescr`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSpVecGetValues(
    spVecDescr: cusparseSpVecDescr_t,
) -> (cusparseStatus_t, *mut c_void) {
    let mut values: *mut c_void = output::zeroed();
    let returned = unsafe { sys::cusparseSpVecGetValues(spVecDescr, &mut values) };
    (returned, values)
}

/// Sets the address of the values of a sparse vector in device memory.
///
/// `cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t spVecDescr, void *values)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpVecSetValues))]
///
/// - `values`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecSetValues).
///
/// # Safety
///
/// - `spVecDescr`: a live handle that no other thread uses during the call.
/// - `values`: valid device memory of the size that the other arguments imply, until another value is set in `spVecDescr`, or `spVecDescr` is destroyed.
#[inline]
pub unsafe fn cusparseSpVecSetValues(
    spVecDescr: cusparseSpVecDescr_t,
    values: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpVecSetValues(spVecDescr, values.as_mut_ptr()) };
    (returned,)
}

/// Converts a sparse matrix to a dense matrix, with zeros for the missing elements.
///
/// `cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, void *externalBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSparseToDense))]
///
/// - `externalBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense).
///
/// # Safety
///
/// - `handle`, `matA`, `matB`: live handles that no other thread uses during the call.
/// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `matA`, `matB`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseSparseToDense(
    handle: cusparseHandle_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseDnMatDescr_t,
    alg: cusparseSparseToDenseAlg_t,
    externalBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSparseToDense(handle, matA, matB, alg, externalBuffer.as_mut_ptr()) };
    (returned,)
}

/// Returns the workspace size in bytes for `cusparseSparseToDense`.
///
/// `cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, size_t *bufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSparseToDense_bufferSize))]
///
/// Returns `(cusparseStatus_t, bufferSize: size_t)`.
///
/// - `bufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense_bufferSize).
///
/// # Safety
///
/// `handle`, `matA`, `matB`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cusparseSparseToDense_bufferSize(
    handle: cusparseHandle_t,
    matA: cusparseConstSpMatDescr_t,
    matB: cusparseDnMatDescr_t,
    alg: cusparseSparseToDenseAlg_t,
) -> (cusparseStatus_t, usize) {
    let mut bufferSize: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSparseToDense_bufferSize(handle, matA, matB, alg, &mut bufferSize) };
    (returned, bufferSize)
}

/// Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (single precision).
///
/// `cusparseStatus_t cusparseSpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpruneCsr2csr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneCsr2csr(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    threshold: Scalar<'_, f32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpruneCsr2csr(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        threshold.into_ptr(), descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (single precision).
///
/// `cusparseStatus_t cusparseSpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpruneCsr2csrByPercentage))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`: in, on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneCsr2csrByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpruneCsr2csrByPercentage(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        percentage, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a CSR matrix by percentage (single precision) in bytes.
///
/// `cusparseStatus_t cusparseSpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseSpruneCsr2csrByPercentage_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneCsr2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpruneCsr2csrByPercentage_bufferSizeExt(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        percentage, descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (single precision).
///
/// `cusparseStatus_t cusparseSpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpruneCsr2csrNnz))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrSortedRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnz).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneCsr2csrNnz(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    threshold: Scalar<'_, f32>,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpruneCsr2csrNnz(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        threshold.into_ptr(), descrC, csrSortedRowPtrC.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (single precision).
///
/// `cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpruneCsr2csrNnzByPercentage))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `csrSortedRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnzByPercentage).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneCsr2csrNnzByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpruneCsr2csrNnzByPercentage(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        percentage, descrC, csrSortedRowPtrC.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a CSR matrix (single precision) in bytes.
///
/// `cusparseStatus_t cusparseSpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpruneCsr2csr_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneCsr2csr_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnzA: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<f32>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    threshold: Scalar<'_, f32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpruneCsr2csr_bufferSizeExt(
        handle, m, n, nnzA, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        threshold.into_ptr(), descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_ptr(),
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (single precision).
///
/// `cusparseStatus_t cusparseSpruneDense2csr(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpruneDense2csr))]
///
/// - `A`, `csrSortedRowPtrC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr).
///
/// # Safety
///
/// - `handle`, `descrC`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneDense2csr(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    threshold: Scalar<'_, f32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpruneDense2csr(
        handle, m, n, A.as_ptr(), lda, threshold.into_ptr(), descrC, csrSortedValC.as_mut_ptr(),
        csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies dense A to CSR C without the given percentage of elements of smallest magnitude (single precision).
///
/// `cusparseStatus_t cusparseSpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpruneDense2csrByPercentage))]
///
/// - `A`, `csrSortedRowPtrC`: in, on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage).
///
/// # Safety
///
/// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedRowPtrC`, `csrSortedValC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneDense2csrByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpruneDense2csrByPercentage(
        handle, m, n, A.as_ptr(), lda, percentage, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_mut_ptr(), info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a dense matrix by percentage (single precision) in bytes.
///
/// `cusparseStatus_t cusparseSpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseSpruneDense2csrByPercentage_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneDense2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    info: pruneInfo_t,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpruneDense2csrByPercentage_bufferSizeExt(
        handle, m, n, A.as_ptr(), lda, percentage, descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_ptr(), info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes C's row offsets and counts the elements of dense A with magnitude > threshold (single precision).
///
/// `cusparseStatus_t cusparseSpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpruneDense2csrNnz))]
///
/// - `A`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `csrRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnz).
///
/// # Safety
///
/// - `handle`, `descrC`: live handles that no other thread uses during the call.
/// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `threshold`, `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneDense2csrNnz(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    threshold: Scalar<'_, f32>,
    descrC: cusparseMatDescr_t,
    csrRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpruneDense2csrNnz(
        handle, m, n, A.as_ptr(), lda, threshold.into_ptr(), descrC, csrRowPtrC.as_mut_ptr(),
        nnzTotalDevHostPtr.into_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes C's row offsets and number of nonzeros for pruning dense A by percentage (single precision).
///
/// `cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpruneDense2csrNnzByPercentage))]
///
/// - `A`: in, on the device
/// - `csrRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnzByPercentage).
///
/// # Safety
///
/// - `handle`, `descrC`, `info`: live handles that no other thread uses during the call.
/// - `A`, `csrRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneDense2csrNnzByPercentage(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    percentage: f32,
    descrC: cusparseMatDescr_t,
    csrRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    info: pruneInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseSpruneDense2csrNnzByPercentage(
        handle, m, n, A.as_ptr(), lda, percentage, descrC, csrRowPtrC.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
        info, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size for pruning a dense matrix (single precision) in bytes.
///
/// `cusparseStatus_t cusparseSpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseSpruneDense2csr_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `threshold`: in, a scalar on the host or on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrC`: live handles that no other thread uses during the call.
/// - `A`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
/// - `threshold`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseSpruneDense2csr_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    A: CuPtr<f32>,
    lda: i32,
    threshold: Scalar<'_, f32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<f32>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseSpruneDense2csr_bufferSizeExt(
        handle, m, n, A.as_ptr(), lda, threshold.into_ptr(), descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(),
        csrSortedColIndC.as_ptr(), &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Waits for the incomplete Cholesky of a BSR matrix and returns the block row of its first zero pivot, or −1.
///
/// `cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t handle, bsric02Info_t info, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXbsric02_zeroPivot))]
///
/// - `position`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsric02_zeroPivot).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseXbsric02_zeroPivot(
    handle: cusparseHandle_t,
    info: bsric02Info_t,
    position: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXbsric02_zeroPivot(handle, info, position.into_mut_ptr()) };
    (returned,)
}

/// Waits for the incomplete LU of a BSR matrix and returns the block row of its first zero pivot, or −1.
///
/// `cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t handle, bsrilu02Info_t info, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXbsrilu02_zeroPivot))]
///
/// - `position`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrilu02_zeroPivot).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseXbsrilu02_zeroPivot(
    handle: cusparseHandle_t,
    info: bsrilu02Info_t,
    position: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXbsrilu02_zeroPivot(handle, info, position.into_mut_ptr()) };
    (returned,)
}

/// Waits for a BSR solve with a matrix and returns the block row of its first zero pivot, or −1.
///
/// `cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t handle, bsrsm2Info_t info, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXbsrsm2_zeroPivot))]
///
/// - `position`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsm2_zeroPivot).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseXbsrsm2_zeroPivot(
    handle: cusparseHandle_t,
    info: bsrsm2Info_t,
    position: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXbsrsm2_zeroPivot(handle, info, position.into_mut_ptr()) };
    (returned,)
}

/// Waits for a BSR solve with a vector and returns the block row of its first zero pivot, or −1.
///
/// `cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t handle, bsrsv2Info_t info, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXbsrsv2_zeroPivot))]
///
/// - `position`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsv2_zeroPivot).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseXbsrsv2_zeroPivot(
    handle: cusparseHandle_t,
    info: bsrsv2Info_t,
    position: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXbsrsv2_zeroPivot(handle, info, position.into_mut_ptr()) };
    (returned,)
}

/// Compresses the sorted row indices of a COO matrix into CSR row offsets.
///
/// `cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t handle, const int *cooRowInd, int nnz, int m, int *csrSortedRowPtr, cusparseIndexBase_t idxBase)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcoo2csr))]
///
/// - `cooRowInd`: in, on the device
/// - `csrSortedRowPtr`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoo2csr).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `cooRowInd`, `csrSortedRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseXcoo2csr(
    handle: cusparseHandle_t,
    cooRowInd: CuPtr<i32>,
    nnz: i32,
    m: i32,
    csrSortedRowPtr: CuPtr<i32>,
    idxBase: cusparseIndexBase_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe {
        sys::cusparseXcoo2csr(handle, cooRowInd.as_ptr(), nnz, m, csrSortedRowPtr.as_mut_ptr(), idxBase)
    };
    (returned,)
}

/// Sorts a COO matrix by column in place, and permutes `P` in the same way.
///
/// `cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int *cooColsA, int *P, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcoosortByColumn))]
///
/// - `cooRowsA`, `cooColsA`, `P`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByColumn).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `cooRowsA`, `cooColsA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseXcoosortByColumn(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    cooRowsA: CuPtr<i32>,
    cooColsA: CuPtr<i32>,
    P: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXcoosortByColumn(
        handle, m, n, nnz, cooRowsA.as_mut_ptr(), cooColsA.as_mut_ptr(), P.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Sorts a COO matrix by row in place, and permutes `P` in the same way.
///
/// `cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int *cooColsA, int *P, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcoosortByRow))]
///
/// - `cooRowsA`, `cooColsA`, `P`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByRow).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `cooRowsA`, `cooColsA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseXcoosortByRow(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    cooRowsA: CuPtr<i32>,
    cooColsA: CuPtr<i32>,
    P: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXcoosortByRow(
        handle, m, n, nnz, cooRowsA.as_mut_ptr(), cooColsA.as_mut_ptr(), P.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for sorting a COO matrix.
///
/// `cusparseStatus_t cusparseXcoosort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *cooRowsA, const int *cooColsA, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcoosort_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `cooRowsA`, `cooColsA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosort_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `cooRowsA`, `cooColsA`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseXcoosort_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    cooRowsA: CuPtr<i32>,
    cooColsA: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseXcoosort_bufferSizeExt(
        handle, m, n, nnz, cooRowsA.as_ptr(), cooColsA.as_ptr(), &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Sorts the row indices in each column of a CSC matrix in place, and permutes `P` in the same way.
///
/// `cusparseStatus_t cusparseXcscsort(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const int *cscColPtrA, int *cscRowIndA, int *P, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcscsort))]
///
/// - `cscColPtrA`: in, on the device
/// - `cscRowIndA`, `P`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `cscColPtrA`, `cscRowIndA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseXcscsort(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    cscColPtrA: CuPtr<i32>,
    cscRowIndA: CuPtr<i32>,
    P: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXcscsort(
        handle, m, n, nnz, descrA, cscColPtrA.as_ptr(), cscRowIndA.as_mut_ptr(), P.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for sorting a CSC matrix.
///
/// `cusparseStatus_t cusparseXcscsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *cscColPtrA, const int *cscRowIndA, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcscsort_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `cscColPtrA`, `cscRowIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `cscColPtrA`, `cscRowIndA`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseXcscsort_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    cscColPtrA: CuPtr<i32>,
    cscRowIndA: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseXcscsort_bufferSizeExt(
        handle, m, n, nnz, cscColPtrA.as_ptr(), cscRowIndA.as_ptr(), &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes the row offsets and the number of blocks of the BSR form of a CSR matrix.
///
/// `cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int *nnzTotalDevHostPtr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcsr2bsrNnz))]
///
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `bsrSortedRowPtrC`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2bsrNnz).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseXcsr2bsrNnz(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    descrC: cusparseMatDescr_t,
    bsrSortedRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXcsr2bsrNnz(
        handle, dirA, m, n, descrA, csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), blockDim, descrC,
        bsrSortedRowPtrC.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
    ) };
    (returned,)
}

/// Expands CSR row offsets into one row index for each element (COO).
///
/// `cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t handle, const int *csrSortedRowPtr, int nnz, int m, int *cooRowInd, cusparseIndexBase_t idxBase)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcsr2coo))]
///
/// - `csrSortedRowPtr`: in, on the device
/// - `cooRowInd`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2coo).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `csrSortedRowPtr`, `cooRowInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseXcsr2coo(
    handle: cusparseHandle_t,
    csrSortedRowPtr: CuPtr<i32>,
    nnz: i32,
    m: i32,
    cooRowInd: CuPtr<i32>,
    idxBase: cusparseIndexBase_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe {
        sys::cusparseXcsr2coo(handle, csrSortedRowPtr.as_ptr(), nnz, m, cooRowInd.as_mut_ptr(), idxBase)
    };
    (returned,)
}

/// Computes the row offsets and the number of rectangular blocks of the BSR form of a CSR matrix.
///
/// `cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDim, int colBlockDim, int *nnzTotalDevHostPtr, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcsr2gebsrNnz))]
///
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `bsrSortedRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2gebsrNnz).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseXcsr2gebsrNnz(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    bsrSortedRowPtrC: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXcsr2gebsrNnz(
        handle, dirA, m, n, descrA, csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), descrC,
        bsrSortedRowPtrC.as_mut_ptr(), rowBlockDim, colBlockDim, nnzTotalDevHostPtr.into_mut_ptr(),
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes the row offsets and the number of nonzeros of C, the sum of two CSR matrices.
///
/// `cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, int nnzA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrB, int nnzB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *workspace)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcsrgeam2Nnz))]
///
/// - `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrB`, `csrSortedColIndB`: in, on the device
/// - `csrSortedRowPtrC`, `workspace`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrgeam2Nnz).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedRowPtrC`, `workspace`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseXcsrgeam2Nnz(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    nnzA: i32,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    descrB: cusparseMatDescr_t,
    nnzB: i32,
    csrSortedRowPtrB: CuPtr<i32>,
    csrSortedColIndB: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    csrSortedRowPtrC: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    workspace: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXcsrgeam2Nnz(
        handle, m, n, descrA, nnzA, csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), descrB, nnzB,
        csrSortedRowPtrB.as_ptr(), csrSortedColIndB.as_ptr(), descrC, csrSortedRowPtrC.as_mut_ptr(),
        nnzTotalDevHostPtr.into_mut_ptr(), workspace.as_mut_ptr(),
    ) };
    (returned,)
}

/// Waits for the incomplete Cholesky of a CSR matrix and returns the row of its first zero pivot, or −1.
///
/// `cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t handle, csric02Info_t info, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcsric02_zeroPivot))]
///
/// - `position`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsric02_zeroPivot).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseXcsric02_zeroPivot(
    handle: cusparseHandle_t,
    info: csric02Info_t,
    position: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXcsric02_zeroPivot(handle, info, position.into_mut_ptr()) };
    (returned,)
}

/// Waits for the incomplete LU of a CSR matrix and returns the row of its first zero pivot, or −1.
///
/// `cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t handle, csrilu02Info_t info, int *position)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcsrilu02_zeroPivot))]
///
/// - `position`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrilu02_zeroPivot).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `position`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseXcsrilu02_zeroPivot(
    handle: cusparseHandle_t,
    info: csrilu02Info_t,
    position: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXcsrilu02_zeroPivot(handle, info, position.into_mut_ptr()) };
    (returned,)
}

/// Sorts the column indices in each row of a CSR matrix in place, and permutes `P` in the same way.
///
/// `cusparseStatus_t cusparseXcsrsort(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const int *csrRowPtrA, int *csrColIndA, int *P, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcsrsort))]
///
/// - `csrRowPtrA`: in, on the device
/// - `csrColIndA`, `P`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrRowPtrA`, `csrColIndA`, `P`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseXcsrsort(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
    P: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXcsrsort(
        handle, m, n, nnz, descrA, csrRowPtrA.as_ptr(), csrColIndA.as_mut_ptr(), P.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size in bytes for sorting a CSR matrix.
///
/// `cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *csrRowPtrA, const int *csrColIndA, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXcsrsort_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrRowPtrA`, `csrColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `csrRowPtrA`, `csrColIndA`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseXcsrsort_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    csrRowPtrA: CuPtr<i32>,
    csrColIndA: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseXcsrsort_bufferSizeExt(
        handle, m, n, nnz, csrRowPtrA.as_ptr(), csrColIndA.as_ptr(), &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes the row offsets and the number of blocks of a BSR matrix after a change of the block shape.
///
/// `cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDimC, int colBlockDimC, int *nnzTotalDevHostPtr, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseXgebsr2gebsrNnz))]
///
/// - `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `bsrSortedRowPtrC`, `pBuffer`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXgebsr2gebsrNnz).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedRowPtrC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseXgebsr2gebsrNnz(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDimA: i32,
    colBlockDimA: i32,
    descrC: cusparseMatDescr_t,
    bsrSortedRowPtrC: CuPtr<i32>,
    rowBlockDimC: i32,
    colBlockDimC: i32,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseXgebsr2gebsrNnz(
        handle, dirA, mb, nb, nnzb, descrA, bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(), rowBlockDimA,
        colBlockDimA, descrC, bsrSortedRowPtrC.as_mut_ptr(), rowBlockDimC, colBlockDimC,
        nnzTotalDevHostPtr.into_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a BSR matrix with square blocks to CSR format (double-precision complex).
///
/// `cusparseStatus_t cusparseZbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsr2csr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsr2csr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsr2csr(
        handle, dirA, mb, nb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        blockDim, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(), csrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double-precision complex).
///
/// `cusparseStatus_t cusparseZbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsric02))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsric02(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsric02(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a BSR matrix A for incomplete Cholesky factorization (`bsric02`, double-precision complex).
///
/// `cusparseStatus_t cusparseZbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsric02_analysis))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pInputBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pInputBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsric02_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
    policy: cusparseSolvePolicy_t,
    pInputBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsric02_analysis(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pInputBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsric02` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseZbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsric02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsric02_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsric02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseZbsric02_bufferSize(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double-precision complex).
///
/// `cusparseStatus_t cusparseZbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrilu02))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `pBuffer`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrilu02(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsrilu02(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a BSR matrix A for incomplete LU factorization (`bsrilu02`, double-precision complex).
///
/// `cusparseStatus_t cusparseZbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrilu02_analysis))]
///
/// - `bsrSortedVal`, `pBuffer`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrilu02_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsrilu02_analysis(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrilu02` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseZbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrilu02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrilu02_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockDim: i32,
    info: bsrilu02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseZbsrilu02_bufferSize(
        handle, dirA, mb, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(),
        blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Sets the value with which `bsrilu02` replaces pivots whose magnitude is at most tol (double-precision complex).
///
/// `cusparseStatus_t cusparseZbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrilu02_numericBoost))]
///
/// - `tol`, `boost_val`: in, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_numericBoost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrilu02_numericBoost(
    handle: cusparseHandle_t,
    info: bsrilu02Info_t,
    enable_boost: i32,
    tol: Scalar<'_, f64>,
    boost_val: Scalar<'_, runtime::cuDoubleComplex>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsrilu02_numericBoost(
        handle, info, enable_boost, tol.into_ptr().cast_mut(), boost_val.into_ptr().cast_mut(),
    ) };
    (returned,)
}

/// C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double-precision complex.
///
/// `cusparseStatus_t cusparseZbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrmm))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`: in, on the device
/// - `C`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmm).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `B`, `C`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrmm(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    mb: i32,
    n: i32,
    kb: i32,
    nnzb: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockSize: i32,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    C: CuPtr<runtime::cuDoubleComplex>,
    ldc: i32,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsrmm(
        handle, dirA, transA, transB, mb, n, kb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(),
        bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(), blockSize, B.as_ptr(), ldb, beta.into_ptr(),
        C.as_mut_ptr(), ldc,
    ) };
    (returned,)
}

/// Analyzes a triangular BSR matrix A for `bsrsm2_solve` (double-precision complex).
///
/// `cusparseStatus_t cusparseZbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrsm2_analysis))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrsm2_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsrsm2_analysis(
        handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(),
        bsrSortedColInd.as_ptr(), blockSize, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrsm2` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseZbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrsm2_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`: on the device
/// - `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrsm2_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseZbsrsm2_bufferSize(
        handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal.as_mut_ptr(), bsrSortedRowPtr.as_ptr(),
        bsrSortedColInd.as_ptr(), blockSize, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double-precision complex).
///
/// `cusparseStatus_t cusparseZbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuDoubleComplex *B, int ldb, cuDoubleComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrsm2_solve))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`: in, on the device
/// - `X`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_solve).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `B`, `X`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrsm2_solve(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: i32,
    n: i32,
    nnzb: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    descrA: cusparseMatDescr_t,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    blockSize: i32,
    info: bsrsm2Info_t,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    X: CuPtr<runtime::cuDoubleComplex>,
    ldx: i32,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsrsm2_solve(
        handle, dirA, transA, transXY, mb, n, nnzb, alpha.into_ptr(), descrA, bsrSortedVal.as_ptr(),
        bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), blockSize, info, B.as_ptr(), ldb, X.as_mut_ptr(), ldx,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a triangular BSR matrix A for `bsrsv2_solve` (double-precision complex).
///
/// `cusparseStatus_t cusparseZbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrsv2_analysis))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrsv2_analysis(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsrsv2_analysis(
        handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `bsrsv2` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseZbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrsv2_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedValA`: on the device
/// - `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrsv2_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseZbsrsv2_bufferSize(
        handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA.as_mut_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double-precision complex).
///
/// `cusparseStatus_t cusparseZbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuDoubleComplex *f, cuDoubleComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrsv2_solve))]
///
/// - `alpha`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_solve).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `f`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrsv2_solve(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: i32,
    nnzb: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    info: bsrsv2Info_t,
    f: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsrsv2_solve(
        handle, dirA, transA, mb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), blockDim, info, f.as_ptr(), x.as_mut_ptr(), policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double-precision complex.
///
/// `cusparseStatus_t cusparseZbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const cuDoubleComplex *beta, cuDoubleComplex *y)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZbsrxmv))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`: in, on the device
/// - `y`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrxmv).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedMaskPtrA`, `bsrSortedRowPtrA`, `bsrSortedEndPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZbsrxmv(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    sizeOfMask: i32,
    mb: i32,
    nb: i32,
    nnzb: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedMaskPtrA: CuPtr<i32>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedEndPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    x: CuPtr<runtime::cuDoubleComplex>,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZbsrxmv(
        handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha.into_ptr(), descrA, bsrSortedValA.as_ptr(),
        bsrSortedMaskPtrA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedEndPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        blockDim, x.as_ptr(), beta.into_ptr(), y.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a CSR matrix to BSR format with square blocks (double-precision complex).
///
/// `cusparseStatus_t cusparseZcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsr2bsr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2bsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsr2bsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    blockDim: i32,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsr2bsr(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        blockDim, descrC, bsrSortedValC.as_mut_ptr(), bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double-precision complex).
///
/// `cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuDoubleComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuDoubleComplex tol)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsr2csr_compress))]
///
/// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`: in, on the device
/// - `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csr_compress).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedColIndA`, `csrSortedRowPtrA`, `nnzPerRow`, `csrSortedValC`, `csrSortedColIndC`, `csrSortedRowPtrC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsr2csr_compress(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedColIndA: CuPtr<i32>,
    csrSortedRowPtrA: CuPtr<i32>,
    nnzA: i32,
    nnzPerRow: CuPtr<i32>,
    csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
    csrSortedColIndC: CuPtr<i32>,
    csrSortedRowPtrC: CuPtr<i32>,
    tol: runtime::cuDoubleComplex,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsr2csr_compress(
        handle, m, n, descrA, csrSortedValA.as_ptr(), csrSortedColIndA.as_ptr(), csrSortedRowPtrA.as_ptr(), nnzA,
        nnzPerRow.as_ptr(), csrSortedValC.as_mut_ptr(), csrSortedColIndC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        tol,
    ) };
    (returned,)
}

/// Restores the order that a CSR matrix had before `csru2csr` (double-precision complex).
///
/// `cusparseStatus_t cusparseZcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsr2csru))]
///
/// - `csrVal`, `csrColInd`, `pBuffer`: on the device
/// - `csrRowPtr`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csru).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsr2csru(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrVal: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsr2csru(
        handle, m, n, nnz, descrA, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a CSR matrix to BSR format with rectangular blocks (double-precision complex).
///
/// `cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsr2gebsr))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseZcsr2gebsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsr2gebsr(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        descrC, bsrSortedValC.as_mut_ptr(), bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(), rowBlockDim,
        colBlockDim, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csr2gebsr` (double-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseZcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsr2gebsr_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseZcsr2gebsr_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseZcsr2gebsr_bufferSize(
        handle, dirA, m, n, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        rowBlockDim, colBlockDim, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double-precision complex).
///
/// `cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsrcolor))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `fractionToColor`: in, a scalar on the host or on the device
/// - `ncolors`: out, a scalar on the host or on the device
/// - `coloring`, `reordering`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrcolor).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `coloring`, `reordering`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `fractionToColor`, `ncolors`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsrcolor(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    fractionToColor: Scalar<'_, f64>,
    ncolors: ScalarMut<'_, i32>,
    coloring: CuPtr<i32>,
    reordering: CuPtr<i32>,
    info: cusparseColorInfo_t,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsrcolor(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        fractionToColor.into_ptr(), ncolors.into_mut_ptr(), coloring.as_mut_ptr(), reordering.as_mut_ptr(), info,
    ) };
    (returned,)
}

/// C = α·A + β·B for CSR matrices; `cusparseXcsrgeam2Nnz` computes the row offsets of C, double-precision complex.
///
/// `cusparseStatus_t cusparseZcsrgeam2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsrgeam2))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseZcsrgeam2(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    descrA: cusparseMatDescr_t,
    nnzA: i32,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    descrB: cusparseMatDescr_t,
    nnzB: i32,
    csrSortedValB: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrB: CuPtr<i32>,
    csrSortedColIndB: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsrgeam2(
        handle, m, n, alpha.into_ptr(), descrA, nnzA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(),
        csrSortedColIndA.as_ptr(), beta.into_ptr(), descrB, nnzB, csrSortedValB.as_ptr(), csrSortedRowPtrB.as_ptr(),
        csrSortedColIndB.as_ptr(), descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        csrSortedColIndC.as_mut_ptr(), pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csrgeam2` (CSR sum, double-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseZcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const cuDoubleComplex *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsrgeam2_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrB`, `descrC`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`, `csrSortedValB`, `csrSortedRowPtrB`, `csrSortedColIndB`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`.
#[inline]
pub unsafe fn cusparseZcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    descrA: cusparseMatDescr_t,
    nnzA: i32,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    descrB: cusparseMatDescr_t,
    nnzB: i32,
    csrSortedValB: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrB: CuPtr<i32>,
    csrSortedColIndB: CuPtr<i32>,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseZcsrgeam2_bufferSizeExt(
        handle, m, n, alpha.into_ptr(), descrA, nnzA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(),
        csrSortedColIndA.as_ptr(), beta.into_ptr(), descrB, nnzB, csrSortedValB.as_ptr(), csrSortedRowPtrB.as_ptr(),
        csrSortedColIndB.as_ptr(), descrC, csrSortedValC.as_ptr(), csrSortedRowPtrC.as_ptr(), csrSortedColIndC.as_ptr(),
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double-precision complex).
///
/// `cusparseStatus_t cusparseZcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsric02))]
///
/// - `csrSortedValA_valM`, `pBuffer`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsric02(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA_valM: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsric02(
        handle, m, nnz, descrA, csrSortedValA_valM.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a CSR matrix A for incomplete Cholesky factorization (`csric02`, double-precision complex).
///
/// `cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsric02_analysis))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsric02_analysis(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsric02_analysis(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csric02` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseZcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsric02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsric02_bufferSize(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csric02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseZcsric02_bufferSize(
        handle, m, nnz, descrA, csrSortedValA.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double-precision complex).
///
/// `cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsrilu02))]
///
/// - `csrSortedValA_valM`, `pBuffer`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA_valM`, `pBuffer`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsrilu02(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA_valM: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsrilu02(
        handle, m, nnz, descrA, csrSortedValA_valM.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(),
        info, policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Analyzes a CSR matrix A for incomplete LU factorization (`csrilu02`, double-precision complex).
///
/// `cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsrilu02_analysis))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_analysis).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `pBuffer`: valid device memory of the size that the other arguments imply, until another value is set in `info`, or `info` is destroyed.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsrilu02_analysis(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
    policy: cusparseSolvePolicy_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsrilu02_analysis(
        handle, m, nnz, descrA, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        policy, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csrilu02` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseZcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsrilu02_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `csrSortedValA`: on the device
/// - `csrSortedRowPtrA`, `csrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `csrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsrilu02_bufferSize(
    handle: cusparseHandle_t,
    m: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    csrSortedColIndA: CuPtr<i32>,
    info: csrilu02Info_t,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseZcsrilu02_bufferSize(
        handle, m, nnz, descrA, csrSortedValA.as_mut_ptr(), csrSortedRowPtrA.as_ptr(), csrSortedColIndA.as_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Sets the value with which `csrilu02` replaces pivots whose magnitude is at most tol (double-precision complex).
///
/// `cusparseStatus_t cusparseZcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsrilu02_numericBoost))]
///
/// - `tol`, `boost_val`: in, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_numericBoost).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `tol`, `boost_val`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsrilu02_numericBoost(
    handle: cusparseHandle_t,
    info: csrilu02Info_t,
    enable_boost: i32,
    tol: Scalar<'_, f64>,
    boost_val: Scalar<'_, runtime::cuDoubleComplex>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsrilu02_numericBoost(
        handle, info, enable_boost, tol.into_ptr().cast_mut(), boost_val.into_ptr().cast_mut(),
    ) };
    (returned,)
}

/// Sorts each row of a CSR matrix by column, with its values, and stores the original order (double-precision complex).
///
/// `cusparseStatus_t cusparseZcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsru2csr))]
///
/// - `csrVal`, `csrColInd`, `pBuffer`: on the device
/// - `csrRowPtr`: in, on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `pBuffer`, `csrRowPtr`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsru2csr(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    descrA: cusparseMatDescr_t,
    csrVal: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZcsru2csr(
        handle, m, n, nnz, descrA, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `csru2csr` and `csr2csru` (double-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseZcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZcsru2csr_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `csrVal`, `csrColInd`: on the device
/// - `csrRowPtr`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr_bufferSizeExt).
///
/// # Safety
///
/// - `handle`, `info`: live handles that no other thread uses during the call.
/// - `csrVal`, `csrColInd`, `csrRowPtr`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    nnz: i32,
    csrVal: CuPtr<runtime::cuDoubleComplex>,
    csrRowPtr: CuPtr<i32>,
    csrColInd: CuPtr<i32>,
    info: csru2csrInfo_t,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseZcsru2csr_bufferSizeExt(
        handle, m, n, nnz, csrVal.as_mut_ptr(), csrRowPtr.as_ptr(), csrColInd.as_mut_ptr(), info,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Converts a BSR matrix with rectangular blocks to CSR format (double-precision complex).
///
/// `cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgebsr2csr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2csr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `csrSortedValC`, `csrSortedRowPtrC`, `csrSortedColIndC`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZgebsr2csr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    descrC: cusparseMatDescr_t,
    csrSortedValC: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrC: CuPtr<i32>,
    csrSortedColIndC: CuPtr<i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZgebsr2csr(
        handle, dirA, mb, nb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(), bsrSortedColIndA.as_ptr(),
        rowBlockDim, colBlockDim, descrC, csrSortedValC.as_mut_ptr(), csrSortedRowPtrC.as_mut_ptr(),
        csrSortedColIndC.as_mut_ptr(),
    ) };
    (returned,)
}

/// Converts a matrix with rectangular blocks from BSR to BSC (block columns, double-precision complex).
///
/// `cusparseStatus_t cusparseZgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuDoubleComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgebsr2gebsc))]
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`, `bscVal`, `bscRowInd`, `bscColPtr`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseZgebsr2gebsc(
    handle: cusparseHandle_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
    bscVal: CuPtr<runtime::cuDoubleComplex>,
    bscRowInd: CuPtr<i32>,
    bscColPtr: CuPtr<i32>,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZgebsr2gebsc(
        handle, mb, nb, nnzb, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), rowBlockDim,
        colBlockDim, bscVal.as_mut_ptr(), bscRowInd.as_mut_ptr(), bscColPtr.as_mut_ptr(), copyValues, idxBase,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gebsr2gebsc` (double-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseZgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgebsr2gebsc_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `bsrSortedVal`, `bsrSortedRowPtr`, `bsrSortedColInd`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseZgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    bsrSortedVal: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtr: CuPtr<i32>,
    bsrSortedColInd: CuPtr<i32>,
    rowBlockDim: i32,
    colBlockDim: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseZgebsr2gebsc_bufferSize(
        handle, mb, nb, nnzb, bsrSortedVal.as_ptr(), bsrSortedRowPtr.as_ptr(), bsrSortedColInd.as_ptr(), rowBlockDim,
        colBlockDim, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Converts a BSR matrix to BSR format with another block shape (double-precision complex).
///
/// `cusparseStatus_t cusparseZgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgebsr2gebsr))]
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr).
///
/// # Safety
///
/// - `handle`, `descrA`, `descrC`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `bsrSortedValC`, `bsrSortedRowPtrC`, `bsrSortedColIndC`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZgebsr2gebsr(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDimA: i32,
    colBlockDimA: i32,
    descrC: cusparseMatDescr_t,
    bsrSortedValC: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrC: CuPtr<i32>,
    bsrSortedColIndC: CuPtr<i32>,
    rowBlockDimC: i32,
    colBlockDimC: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZgebsr2gebsr(
        handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), rowBlockDimA, colBlockDimA, descrC, bsrSortedValC.as_mut_ptr(),
        bsrSortedRowPtrC.as_mut_ptr(), bsrSortedColIndC.as_mut_ptr(), rowBlockDimC, colBlockDimC, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gebsr2gebsr` (double-precision complex) in bytes, as a 32-bit integer.
///
/// `cusparseStatus_t cusparseZgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgebsr2gebsr_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: int)`.
///
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr_bufferSize).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`: valid device memory of the size that the other arguments imply.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    mb: i32,
    nb: i32,
    nnzb: i32,
    descrA: cusparseMatDescr_t,
    bsrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    bsrSortedRowPtrA: CuPtr<i32>,
    bsrSortedColIndA: CuPtr<i32>,
    rowBlockDimA: i32,
    colBlockDimA: i32,
    rowBlockDimC: i32,
    colBlockDimC: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSizeInBytes: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseZgebsr2gebsr_bufferSize(
        handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA.as_ptr(), bsrSortedRowPtrA.as_ptr(),
        bsrSortedColIndA.as_ptr(), rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double-precision complex.
///
/// `cusparseStatus_t cusparseZgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, int nnz, const cuDoubleComplex *xVal, const int *xInd, const cuDoubleComplex *beta, cuDoubleComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgemvi))]
///
/// - `alpha`, `beta`: in, a scalar on the host or on the device
/// - `A`, `xVal`, `xInd`: in, on the device
/// - `y`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `A`, `xVal`, `xInd`, `y`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZgemvi(
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: i32,
    n: i32,
    alpha: Scalar<'_, runtime::cuDoubleComplex>,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    nnz: i32,
    xVal: CuPtr<runtime::cuDoubleComplex>,
    xInd: CuPtr<i32>,
    beta: Scalar<'_, runtime::cuDoubleComplex>,
    y: CuPtr<runtime::cuDoubleComplex>,
    idxBase: cusparseIndexBase_t,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZgemvi(
        handle, transA, m, n, alpha.into_ptr(), A.as_ptr(), lda, nnz, xVal.as_ptr(), xInd.as_ptr(), beta.into_ptr(),
        y.as_mut_ptr(), idxBase, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gemvi` (double-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseZgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgemvi_bufferSize))]
///
/// Returns `(cusparseStatus_t, pBufferSize: int)`.
///
/// - `pBufferSize`: out
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi_bufferSize).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `m`, `n` and `nnz` must be above 0, and `nnz` must be at most `n`.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZgemvi_bufferSize(
    handle: cusparseHandle_t,
    transA: cusparseOperation_t,
    m: i32,
    n: i32,
    nnz: i32,
) -> (cusparseStatus_t, i32) {
    let mut pBufferSize: i32 = output::zeroed();
    let returned = unsafe { sys::cusparseZgemvi_bufferSize(handle, transA, m, n, nnz, &mut pBufferSize) };
    (returned, pBufferSize)
}

/// Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double-precision complex).
///
/// `cusparseStatus_t cusparseZgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *ds, cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *dw, cuDoubleComplex *x, int batchCount, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgpsvInterleavedBatch))]
///
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseZgpsvInterleavedBatch(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    ds: CuPtr<runtime::cuDoubleComplex>,
    dl: CuPtr<runtime::cuDoubleComplex>,
    d: CuPtr<runtime::cuDoubleComplex>,
    du: CuPtr<runtime::cuDoubleComplex>,
    dw: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    batchCount: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZgpsvInterleavedBatch(
        handle, algo, m, ds.as_mut_ptr(), dl.as_mut_ptr(), d.as_mut_ptr(), du.as_mut_ptr(), dw.as_mut_ptr(),
        x.as_mut_ptr(), batchCount, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gpsvInterleavedBatch` (double-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseZgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuDoubleComplex *ds, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *dw, const cuDoubleComplex *x, int batchCount, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseZgpsvInterleavedBatch_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `ds`, `dl`, `d`, `du`, `dw`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseZgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    ds: CuPtr<runtime::cuDoubleComplex>,
    dl: CuPtr<runtime::cuDoubleComplex>,
    d: CuPtr<runtime::cuDoubleComplex>,
    du: CuPtr<runtime::cuDoubleComplex>,
    dw: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    batchCount: i32,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseZgpsvInterleavedBatch_bufferSizeExt(
        handle, algo, m, ds.as_ptr(), dl.as_ptr(), d.as_ptr(), du.as_ptr(), dw.as_ptr(), x.as_ptr(), batchCount,
        &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double-precision complex).
///
/// `cusparseStatus_t cusparseZgtsv2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgtsv2))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `B`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseZgtsv2(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<runtime::cuDoubleComplex>,
    d: CuPtr<runtime::cuDoubleComplex>,
    du: CuPtr<runtime::cuDoubleComplex>,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZgtsv2(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_mut_ptr(), ldb, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Solves a strided batch of tridiagonal systems; solutions overwrite x (double-precision complex).
///
/// `cusparseStatus_t cusparseZgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, int batchStride, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgtsv2StridedBatch))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseZgtsv2StridedBatch(
    handle: cusparseHandle_t,
    m: i32,
    dl: CuPtr<runtime::cuDoubleComplex>,
    d: CuPtr<runtime::cuDoubleComplex>,
    du: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    batchCount: i32,
    batchStride: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZgtsv2StridedBatch(
        handle, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_mut_ptr(), batchCount, batchStride, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsv2StridedBatch` (double-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseZgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgtsv2StridedBatch_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `x`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseZgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    dl: CuPtr<runtime::cuDoubleComplex>,
    d: CuPtr<runtime::cuDoubleComplex>,
    du: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    batchCount: i32,
    batchStride: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseZgtsv2StridedBatch_bufferSizeExt(
        handle, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_ptr(), batchCount, batchStride, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Returns the workspace size of `gtsv2` (tridiagonal solve, double-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseZgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *B, int ldb, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgtsv2_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `B`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseZgtsv2_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<runtime::cuDoubleComplex>,
    d: CuPtr<runtime::cuDoubleComplex>,
    du: CuPtr<runtime::cuDoubleComplex>,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseZgtsv2_bufferSizeExt(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_ptr(), ldb, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double-precision complex).
///
/// `cusparseStatus_t cusparseZgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgtsv2_nopivot))]
///
/// - `dl`, `d`, `du`: in, on the device
/// - `B`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseZgtsv2_nopivot(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<runtime::cuDoubleComplex>,
    d: CuPtr<runtime::cuDoubleComplex>,
    du: CuPtr<runtime::cuDoubleComplex>,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZgtsv2_nopivot(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_mut_ptr(), ldb, pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsv2_nopivot` (double-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseZgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *B, int ldb, size_t *bufferSizeInBytes)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgtsv2_nopivot_bufferSizeExt))]
///
/// Returns `(cusparseStatus_t, bufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `B`: in, on the device
/// - `bufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `B`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseZgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t,
    m: i32,
    n: i32,
    dl: CuPtr<runtime::cuDoubleComplex>,
    d: CuPtr<runtime::cuDoubleComplex>,
    du: CuPtr<runtime::cuDoubleComplex>,
    B: CuPtr<runtime::cuDoubleComplex>,
    ldb: i32,
) -> (cusparseStatus_t, usize) {
    let mut bufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseZgtsv2_nopivot_bufferSizeExt(
        handle, m, n, dl.as_ptr(), d.as_ptr(), du.as_ptr(), B.as_ptr(), ldb, &mut bufferSizeInBytes,
    ) };
    (returned, bufferSizeInBytes)
}

/// Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double-precision complex).
///
/// `cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, void *pBuffer)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZgtsvInterleavedBatch))]
///
/// - `dl`, `d`, `du`, `x`, `pBuffer`: on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`, `pBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseZgtsvInterleavedBatch(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    dl: CuPtr<runtime::cuDoubleComplex>,
    d: CuPtr<runtime::cuDoubleComplex>,
    du: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    batchCount: i32,
    pBuffer: CuPtr<c_void>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZgtsvInterleavedBatch(
        handle, algo, m, dl.as_mut_ptr(), d.as_mut_ptr(), du.as_mut_ptr(), x.as_mut_ptr(), batchCount,
        pBuffer.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns the workspace size of `gtsvInterleavedBatch` (double-precision complex) in bytes.
///
/// `cusparseStatus_t cusparseZgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *x, int batchCount, size_t *pBufferSizeInBytes)`
#[cfg_attr(
    doc,
    doc = forms!(owned cusparse::cusparseZgtsvInterleavedBatch_bufferSizeExt)
)]
///
/// Returns `(cusparseStatus_t, pBufferSizeInBytes: size_t)`.
///
/// - `dl`, `d`, `du`, `x`: in, on the device
/// - `pBufferSizeInBytes`: out
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch_bufferSizeExt).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `dl`, `d`, `du`, `x`: valid device memory of the size that the other arguments imply.
#[inline]
pub unsafe fn cusparseZgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t,
    algo: i32,
    m: i32,
    dl: CuPtr<runtime::cuDoubleComplex>,
    d: CuPtr<runtime::cuDoubleComplex>,
    du: CuPtr<runtime::cuDoubleComplex>,
    x: CuPtr<runtime::cuDoubleComplex>,
    batchCount: i32,
) -> (cusparseStatus_t, usize) {
    let mut pBufferSizeInBytes: usize = output::zeroed();
    let returned = unsafe { sys::cusparseZgtsvInterleavedBatch_bufferSizeExt(
        handle, algo, m, dl.as_ptr(), d.as_ptr(), du.as_ptr(), x.as_ptr(), batchCount, &mut pBufferSizeInBytes,
    ) };
    (returned, pBufferSizeInBytes)
}

/// Counts the nonzeros of a dense matrix A in total and in each row or column (double-precision complex).
///
/// `cusparseStatus_t cusparseZnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZnnz))]
///
/// - `A`: in, on the device
/// - `nnzPerRowCol`: on the device
/// - `nnzTotalDevHostPtr`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz).
///
/// # Safety
///
/// - `handle`, `descrA`: live handles that no other thread uses during the call.
/// - `A`, `nnzPerRowCol`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzTotalDevHostPtr`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[inline]
pub unsafe fn cusparseZnnz(
    handle: cusparseHandle_t,
    dirA: cusparseDirection_t,
    m: i32,
    n: i32,
    descrA: cusparseMatDescr_t,
    A: CuPtr<runtime::cuDoubleComplex>,
    lda: i32,
    nnzPerRowCol: CuPtr<i32>,
    nnzTotalDevHostPtr: ScalarMut<'_, i32>,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZnnz(
        handle, dirA, m, n, descrA, A.as_ptr(), lda, nnzPerRowCol.as_mut_ptr(), nnzTotalDevHostPtr.into_mut_ptr(),
    ) };
    (returned,)
}

/// Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double-precision complex).
///
/// `cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuDoubleComplex tol)`
#[cfg_attr(doc, doc = forms!(owned cusparse::cusparseZnnz_compress))]
///
/// - `csrSortedValA`, `csrSortedRowPtrA`: in, on the device
/// - `nnzPerRow`: on the device
/// - `nnzC`: out, a scalar on the host or on the device
///
/// In `cusparse.h` since at least CUDA 12.0, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz_compress).
///
/// # Safety
///
/// - `handle`, `descr`: live handles that no other thread uses during the call.
/// - `csrSortedValA`, `csrSortedRowPtrA`, `nnzPerRow`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
/// - `nnzC`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cusparseZnnz_compress(
    handle: cusparseHandle_t,
    m: i32,
    descr: cusparseMatDescr_t,
    csrSortedValA: CuPtr<runtime::cuDoubleComplex>,
    csrSortedRowPtrA: CuPtr<i32>,
    nnzPerRow: CuPtr<i32>,
    nnzC: ScalarMut<'_, i32>,
    tol: runtime::cuDoubleComplex,
) -> (cusparseStatus_t,) {
    let returned = unsafe { sys::cusparseZnnz_compress(
        handle, m, descr, csrSortedValA.as_ptr(), csrSortedRowPtrA.as_ptr(), nnzPerRow.as_mut_ptr(),
        nnzC.into_mut_ptr(), tol,
    ) };
    (returned,)
}
