//! Functions of cusparse: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, by_value, cusparse, cusparse13, runtime};

documented!(cusparseAxpby, c"cusparseAxpby($self, handle, alpha, vecX, beta, vecY)
--

Y = α·X + β·Y for a sparse X and a dense Y.

``cusparseStatus_t cusparseAxpby(cusparseHandle_t handle, const void *alpha, cusparseConstSpVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY)``

Parameters
----------
handle : cusparseHandle_t or None
alpha, beta : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecX : cusparseSpVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecY : cusparseDnVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseAxpby
");

pub(crate) fn cusparseAxpby<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseAxpby(handle alpha vecX beta vecY));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_alpha = args::selected_scalar(alpha, "alpha", None, &mut c_alpha_number, &arena)?;
    let c_beta = args::selected_scalar(beta, "beta", None, &mut c_beta_number, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, Ptr, u64) -> i32 = call.symbol(slots::cusparseAxpby)?;
    let status = unsafe { released(py, || function(c_handle, c_alpha.cast(), c_vecX, c_beta.cast(), c_vecY)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseBlockedEllGet, c"cusparseBlockedEllGet($self, spMatDescr)
--

Writes the size, blocks, arrays and types of a Blocked-ELL matrix.

``cusparseStatus_t cusparseBlockedEllGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *ellBlockSize, int64_t *ellCols, void **ellColInd, void **ellValue, cusparseIndexType_t *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
ellBlockSize : int
ellCols : int
ellColInd : int
ellValue : int
ellIdxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBlockedEllGet
");

pub(crate) fn cusparseBlockedEllGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseBlockedEllGet(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_ellBlockSize: i64 = 0;
    let mut c_ellCols: i64 = 0;
    let mut c_ellColInd: *mut c_void = core::ptr::null_mut();
    let mut c_ellValue: *mut c_void = core::ptr::null_mut();
    let mut c_ellIdxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseBlockedEllGet)?;
    let status = unsafe { released(py, || function(
        c_spMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_ellBlockSize).cast(),
        (&raw mut c_ellCols).cast(), (&raw mut c_ellColInd).cast(), (&raw mut c_ellValue).cast(),
        (&raw mut c_ellIdxType).cast(), (&raw mut c_idxBase).cast(), (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        9,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_ellBlockSize)?)?;
            tuple.push(out::i64(py, c_ellCols)?)?;
            tuple.push(out::pointer(py, c_ellColInd)?)?;
            tuple.push(out::pointer(py, c_ellValue)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_ellIdxType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseBsrSetStridedBatch, c"cusparseBsrSetStridedBatch($self, spMatDescr, batchCount, offsetsBatchStride, columnsBatchStride, ValuesBatchStride)
--

Makes a descriptor stand for a batch of BSR matrices at fixed strides.

``cusparseStatus_t cusparseBsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t offsetsBatchStride, int64_t columnsBatchStride, int64_t ValuesBatchStride)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
batchCount, offsetsBatchStride, columnsBatchStride, ValuesBatchStride : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBsrSetStridedBatch
");

pub(crate) fn cusparseBsrSetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseBsrSetStridedBatch(spMatDescr batchCount offsetsBatchStride columnsBatchStride ValuesBatchStride)
    );
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    ints!(i32, c_batchCount = batchCount);
    ints!(
        i64, c_offsetsBatchStride = offsetsBatchStride, c_columnsBatchStride = columnsBatchStride,
        c_ValuesBatchStride = ValuesBatchStride
    );
    let function: unsafe extern "system" fn(u64, i32, i64, i64, i64) -> i32 = call
        .symbol(slots::cusparseBsrSetStridedBatch)?;
    let status = unsafe { released(
        py, || function(c_spMatDescr, c_batchCount, c_offsetsBatchStride, c_columnsBatchStride, c_ValuesBatchStride),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsr2csr, c"cusparseCbsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts BSR with square blocks into CSR, single-precision complex.

``cusparseStatus_t cusparseCbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsr2csr
");

pub(crate) fn cusparseCbsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsr2csr(handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim
        descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsr2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsric02, c"cusparseCbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Factors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR A, single-precision complex.

``cusparseStatus_t cusparseCbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02
");

pub(crate) fn cusparseCbsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsric02(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim
        info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsric02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsric02_analysis, c"cusparseCbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)
--

Analyzes a BSR A for incomplete Cholesky (``bsric02``), single-precision complex.

``cusparseStatus_t cusparseCbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t
pInputBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_analysis
");

pub(crate) fn cusparseCbsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsric02_analysis(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info policy pInputBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pInputBuffer = args::device(pInputBuffer, "pInputBuffer", None, &arena)?;
    args::keep(pInputBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsric02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pInputBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsric02Info_t,
            c_info as u64,
            Some((
                "cusparseCbsric02_analysis", (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsric02_bufferSize, c"cusparseCbsric02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)
--

Writes, as an int, how many bytes of workspace incomplete Cholesky of BSR needs, single-precision complex.

``cusparseStatus_t cusparseCbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_bufferSize
");

pub(crate) fn cusparseCbsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsric02_bufferSize(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsric02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCbsrilu02, c"cusparseCbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Factors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed BSR A, single-precision complex.

``cusparseStatus_t cusparseCbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02
");

pub(crate) fn cusparseCbsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrilu02(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim
        info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrilu02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsrilu02_analysis, c"cusparseCbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Analyzes a BSR A for incomplete LU (``bsrilu02``), single-precision complex.

``cusparseStatus_t cusparseCbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_analysis
");

pub(crate) fn cusparseCbsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrilu02_analysis(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrilu02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrilu02Info_t,
            c_info as u64,
            Some((
                "cusparseCbsrilu02_analysis", (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsrilu02_bufferSize, c"cusparseCbsrilu02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)
--

Writes, as an int, how many bytes of workspace incomplete LU of BSR needs, single-precision complex.

``cusparseStatus_t cusparseCbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_bufferSize
");

pub(crate) fn cusparseCbsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrilu02_bufferSize(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrilu02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCbsrilu02_numericBoost, c"cusparseCbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets a value that takes the place of pivots of at most tol in ``bsrilu02``, single-precision complex.

``cusparseStatus_t cusparseCbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrilu02Info_t or None
enable_boost : int
tol : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
boost_val : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_numericBoost
");

pub(crate) fn cusparseCbsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCbsrilu02_numericBoost(handle info enable_boost tol boost_val));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    ints!(i32, c_enable_boost = enable_boost);
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(boost_val, "boost_val", &Ty::Complex64, &mut c_boost_val_number, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseCbsrilu02_numericBoost)?;
    let status = unsafe {
        released(py, || function(c_handle, c_info, c_enable_boost, c_tol.cast(), c_boost_val.cast()))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsrmm, c"cusparseCbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C for a BSR A and dense B and C, single-precision complex.

``cusparseStatus_t cusparseCbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transB : cusparseOperation_t
mb, n, kb, nnzb, blockSize, ldb, ldc : int
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmm
");

pub(crate) fn cusparseCbsrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrmm(handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockSize B ldb beta C ldc)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transB = args::enumeration(transB, "transB", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_kb = kb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize, c_ldb = ldb, c_ldc = ldc);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex64, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex64, &mut c_beta_number, &arena)?;
    let c_C = args::device(C, "C", Some(&Ty::Complex64), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
    ) -> i32 = call.symbol(slots::cusparseCbsrmm)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transB, c_mb, c_n, c_kb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockSize, c_B.cast(), c_ldb, c_beta.cast(), c_C.cast(),
        c_ldc,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseCbsrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrmv(handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim x beta y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex64, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex64, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::Complex64), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrmv)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockDim, c_x.cast(), c_beta.cast(), c_y.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsrsm2_analysis, c"cusparseCbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)
--

Analyzes a triangular BSR A for ``bsrsm2_solve``, single-precision complex.

``cusparseStatus_t cusparseCbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_analysis
");

pub(crate) fn cusparseCbsrsm2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrsm2_analysis(handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrsm2_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsm2Info_t,
            c_info as u64,
            Some((
                "cusparseCbsrsm2_analysis",
                (((u64::from(c_dirA as u32)).rotate_left(24)
                    ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_transXY as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsrsm2_bufferSize, c"cusparseCbsrsm2_bufferSize($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info)
--

Writes, as an int, how many bytes of workspace a BSR solve (``bsrsm2``) needs, single-precision complex.

``cusparseStatus_t cusparseCbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsrsm2Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_bufferSize
");

pub(crate) fn cusparseCbsrsm2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrsm2_bufferSize(handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrsm2_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCbsrsm2_solve, c"cusparseCbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)
--

Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR A, single-precision complex.

``cusparseStatus_t cusparseCbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuComplex *B, int ldb, cuComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize, ldb, ldx : int
alpha : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_solve
");

pub(crate) fn cusparseCbsrsm2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrsm2_solve(handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info B ldb X ldx policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    ints!(i32, c_ldb = ldb, c_ldx = ldx);
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex64, &mut c_alpha_number, &arena)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex64), &arena)?;
    let c_X = args::device(X, "X", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, i32, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrsm2_solve)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, c_B.cast(), c_ldb, c_X.cast(), c_ldx,
        c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsrsv2_analysis, c"cusparseCbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)
--

Analyzes a triangular BSR A for ``bsrsv2_solve``, single-precision complex.

``cusparseStatus_t cusparseCbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_analysis
");

pub(crate) fn cusparseCbsrsv2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrsv2_analysis(handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrsv2_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsv2Info_t,
            c_info as u64,
            Some((
                "cusparseCbsrsv2_analysis",
                ((u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsrsv2_bufferSize, c"cusparseCbsrsv2_bufferSize($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info)
--

Writes, as an int, how many bytes of workspace a BSR solve (``bsrsv2``) needs, single-precision complex.

``cusparseStatus_t cusparseCbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
info : bsrsv2Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_bufferSize
");

pub(crate) fn cusparseCbsrsv2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrsv2_bufferSize(handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrsv2_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCbsrsv2_solve, c"cusparseCbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)
--

Solves op(A)·x = α·f for an analyzed triangular BSR A, single-precision complex.

``cusparseStatus_t cusparseCbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuComplex *f, cuComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
alpha : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_solve
");

pub(crate) fn cusparseCbsrsv2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrsv2_solve(handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info f x policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex64, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_f = args::device(f, "f", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrsv2_solve)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockDim, c_info, c_f.cast(), c_x.cast(), c_policy,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCbsrxmv, c"cusparseCbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR A, only in the block rows of a mask, single-precision complex.

``cusparseStatus_t cusparseCbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
sizeOfMask, mb, nb, nnzb, blockDim : int
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrxmv
");

pub(crate) fn cusparseCbsrxmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCbsrxmv(handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA
        bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_sizeOfMask = sizeOfMask, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex64, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedMaskPtrA = args::device(bsrSortedMaskPtrA, "bsrSortedMaskPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedEndPtrA = args::device(bsrSortedEndPtrA, "bsrSortedEndPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex64, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::Complex64), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCbsrxmv)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_sizeOfMask, c_mb, c_nb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedMaskPtrA.cast(), c_bsrSortedRowPtrA.cast(), c_bsrSortedEndPtrA.cast(), c_bsrSortedColIndA.cast(),
        c_blockDim, c_x.cast(), c_beta.cast(), c_y.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsr2bsr, c"cusparseCcsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)
--

Converts CSR into BSR with square blocks, single-precision complex.

``cusparseStatus_t cusparseCcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2bsr
");

pub(crate) fn cusparseCcsr2bsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCcsr2bsr(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim
        descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsr2bsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_blockDim, c_descrC, c_bsrSortedValC.cast(), c_bsrSortedRowPtrC.cast(),
        c_bsrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsr2csr_compress, c"cusparseCcsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)
--

Copies the elements of a CSR A of magnitude above tol into a CSR C, single-precision complex.

``cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuComplex tol)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
tol : runtime.cuComplex

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csr_compress
");

pub(crate) fn cusparseCcsr2csr_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCcsr2csr_compress(handle m n descrA csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzA
        nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC tol)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_nnzPerRow = args::device(nnzPerRow, "nnzPerRow", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_tol = args::record(tol, "tol", &runtime::cuComplex)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr, Ptr, by_value::runtime::float2,
    ) -> i32 = call.symbol(slots::cusparseCcsr2csr_compress)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedColIndA.cast(), c_csrSortedRowPtrA.cast(),
        c_nnzA, c_nnzPerRow.cast(), c_csrSortedValC.cast(), c_csrSortedColIndC.cast(), c_csrSortedRowPtrC.cast(),
        c_tol.cast::<by_value::runtime::float2>().read_unaligned(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsr2csru, c"cusparseCcsr2csru($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Brings CSR back into the order that it had before ``csru2csr``, single-precision complex.

``cusparseStatus_t cusparseCcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csru
");

pub(crate) fn cusparseCcsr2csru<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCcsr2csru(handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::Complex64), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsr2csru)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_descrA, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsr2gebsr, c"cusparseCcsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)
--

Converts CSR into BSR with rectangular blocks, single-precision complex.

``cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr
");

pub(crate) fn cusparseCcsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCcsr2gebsr(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC
        bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsr2gebsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_descrC, c_bsrSortedValC.cast(), c_bsrSortedRowPtrC.cast(),
        c_bsrSortedColIndC.cast(), c_rowBlockDim, c_colBlockDim, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsr2gebsr_bufferSize, c"cusparseCcsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)
--

Writes, as an int, how many bytes of workspace ``csr2gebsr`` needs, single-precision complex.

``cusparseStatus_t cusparseCcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr_bufferSize
");

pub(crate) fn cusparseCcsr2gebsr_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCcsr2gebsr_bufferSize(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA
        rowBlockDim colBlockDim)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsr2gebsr_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_rowBlockDim, c_colBlockDim, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCcsrcolor, c"cusparseCcsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)
--

Colors the graph of a CSR A so that neighbors differ, to a fraction of its rows, single-precision complex.

``cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
fractionToColor : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
ncolors : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrcolor
");

pub(crate) fn cusparseCcsrcolor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCcsrcolor(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor
        ncolors coloring reordering info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::cusparseColorInfo_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_fractionToColor_number = args::Number::default();
    let c_fractionToColor = args::scalar(
        fractionToColor, "fractionToColor", &Ty::F32, &mut c_fractionToColor_number, &arena,
    )?;
    let c_coloring = args::device(coloring, "coloring", Some(&Ty::I32), &arena)?;
    let c_reordering = args::device(reordering, "reordering", Some(&Ty::I32), &arena)?;
    let c_ncolors = args::scalar_to_write(ncolors, "ncolors", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cusparseCcsrcolor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_fractionToColor.cast(), c_ncolors.cast(), c_coloring.cast(), c_reordering.cast(), c_info,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsrgeam2, c"cusparseCcsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

C = α·A + β·B for CSR matrices whose pattern ``cusparseXcsrgeam2Nnz`` counted, single-precision complex.

``cusparseStatus_t cusparseCcsrgeam2(cusparseHandle_t handle, int m, int n, const cuComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2
");

pub(crate) fn cusparseCcsrgeam2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCcsrgeam2(handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta
        descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC
        csrSortedColIndC pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_descrB = args::value::<u64>(descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzB = nnzB);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex64, &mut c_alpha_number, &arena)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex64, &mut c_beta_number, &arena)?;
    let c_csrSortedValB = args::device(csrSortedValB, "csrSortedValB", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrB = args::device(csrSortedRowPtrB, "csrSortedRowPtrB", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndB = args::device(csrSortedColIndB, "csrSortedColIndB", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsrgeam2)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_alpha.cast(), c_descrA, c_nnzA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_beta.cast(), c_descrB, c_nnzB, c_csrSortedValB.cast(), c_csrSortedRowPtrB.cast(),
        c_csrSortedColIndB.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsrgeam2_bufferSizeExt, c"cusparseCcsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Writes how many bytes of workspace a CSR sum (``csrgeam2``) needs, single-precision complex.

``cusparseStatus_t cusparseCcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const cuComplex *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : complex or address or buffer
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2_bufferSizeExt
");

pub(crate) fn cusparseCcsrgeam2_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseCcsrgeam2_bufferSizeExt(handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC
        csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_descrB = args::value::<u64>(descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzB = nnzB);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex64, &mut c_alpha_number, &arena)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex64, &mut c_beta_number, &arena)?;
    let c_csrSortedValB = args::device(csrSortedValB, "csrSortedValB", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrB = args::device(csrSortedRowPtrB, "csrSortedRowPtrB", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndB = args::device(csrSortedColIndB, "csrSortedColIndB", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsrgeam2_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_alpha.cast(), c_descrA, c_nnzA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_beta.cast(), c_descrB, c_nnzB, c_csrSortedValB.cast(), c_csrSortedRowPtrB.cast(),
        c_csrSortedColIndB.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCcsric02, c"cusparseCcsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Factors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR A, single-precision complex.

``cusparseStatus_t cusparseCcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02
");

pub(crate) fn cusparseCcsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseCcsric02(handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA_valM = args::device(csrSortedValA_valM, "csrSortedValA_valM", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsric02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA_valM.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsric02_analysis, c"cusparseCcsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR A for incomplete Cholesky (``csric02``), single-precision complex.

``cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_analysis
");

pub(crate) fn cusparseCcsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCcsric02_analysis(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info
        policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsric02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csric02Info_t, c_info as u64, Some(("cusparseCcsric02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsric02_bufferSize, c"cusparseCcsric02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)
--

Writes, as an int, how many bytes of workspace incomplete Cholesky of CSR needs, single-precision complex.

``cusparseStatus_t cusparseCcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
info : csric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_bufferSize
");

pub(crate) fn cusparseCcsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCcsric02_bufferSize(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsric02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCcsrilu02, c"cusparseCcsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Factors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed CSR A, single-precision complex.

``cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02
");

pub(crate) fn cusparseCcsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseCcsrilu02(handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA_valM = args::device(csrSortedValA_valM, "csrSortedValA_valM", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsrilu02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA_valM.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsrilu02_analysis, c"cusparseCcsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR A for incomplete LU (``csrilu02``), single-precision complex.

``cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_analysis
");

pub(crate) fn cusparseCcsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCcsrilu02_analysis(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info
        policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsrilu02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csrilu02Info_t, c_info as u64, Some(("cusparseCcsrilu02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsrilu02_bufferSize, c"cusparseCcsrilu02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)
--

Writes, as an int, how many bytes of workspace incomplete LU of CSR needs, single-precision complex.

``cusparseStatus_t cusparseCcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
info : csrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_bufferSize
");

pub(crate) fn cusparseCcsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseCcsrilu02_bufferSize(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsrilu02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCcsrilu02_numericBoost, c"cusparseCcsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets a value that takes the place of pivots of at most tol in ``csrilu02``, single-precision complex.

``cusparseStatus_t cusparseCcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : csrilu02Info_t or None
enable_boost : int
tol : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
boost_val : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_numericBoost
");

pub(crate) fn cusparseCcsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCcsrilu02_numericBoost(handle info enable_boost tol boost_val));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    ints!(i32, c_enable_boost = enable_boost);
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(boost_val, "boost_val", &Ty::Complex64, &mut c_boost_val_number, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseCcsrilu02_numericBoost)?;
    let status = unsafe {
        released(py, || function(c_handle, c_info, c_enable_boost, c_tol.cast(), c_boost_val.cast()))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsru2csr, c"cusparseCcsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Sorts the columns of each row of CSR with their values and remembers the order, single-precision complex.

``cusparseStatus_t cusparseCcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr
");

pub(crate) fn cusparseCcsru2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCcsru2csr(handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::Complex64), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsru2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_descrA, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCcsru2csr_bufferSizeExt, c"cusparseCcsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)
--

Writes how many bytes of workspace ``csru2csr`` and ``csr2csru`` need, single-precision complex.

``cusparseStatus_t cusparseCcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
csrVal, csrRowPtr, csrColInd : device address or array
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr_bufferSizeExt
");

pub(crate) fn cusparseCcsru2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseCcsru2csr_bufferSizeExt(handle m n nnz csrVal csrRowPtr csrColInd info));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::Complex64), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCcsru2csr_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCgebsr2csr, c"cusparseCgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts BSR with rectangular blocks into CSR, single-precision complex.

``cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2csr
");

pub(crate) fn cusparseCgebsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCgebsr2csr(handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
        rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgebsr2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDim, c_colBlockDim, c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCgebsr2gebsc, c"cusparseCgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)
--

Converts rectangular blocks from compressed rows to compressed columns, single-precision complex.

``cusparseStatus_t cusparseCgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
copyValues : cusparseAction_t
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc
");

pub(crate) fn cusparseCgebsr2gebsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCgebsr2gebsc(handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim
        colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_copyValues = args::enumeration(copyValues, "copyValues", &cusparse::cusparseAction_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_bscVal = args::device(bscVal, "bscVal", Some(&Ty::Complex64), &arena)?;
    let c_bscRowInd = args::device(bscRowInd, "bscRowInd", Some(&Ty::I32), &arena)?;
    let c_bscColPtr = args::device(bscColPtr, "bscColPtr", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgebsr2gebsc)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mb, c_nb, c_nnzb, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(),
        c_rowBlockDim, c_colBlockDim, c_bscVal.cast(), c_bscRowInd.cast(), c_bscColPtr.cast(), c_copyValues, c_idxBase,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCgebsr2gebsc_bufferSize, c"cusparseCgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)
--

Writes, as an int, how many bytes of workspace ``gebsr2gebsc`` needs, single-precision complex.

``cusparseStatus_t cusparseCgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc_bufferSize
");

pub(crate) fn cusparseCgebsr2gebsc_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseCgebsr2gebsc_bufferSize(handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        rowBlockDim colBlockDim)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgebsr2gebsc_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mb, c_nb, c_nnzb, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(),
        c_rowBlockDim, c_colBlockDim, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCgebsr2gebsr, c"cusparseCgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)
--

Converts BSR into BSR with blocks of another shape, single-precision complex.

``cusparseStatus_t cusparseCgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr
");

pub(crate) fn cusparseCgebsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCgebsr2gebsr(handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
        rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC
        pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDimA = rowBlockDimA, c_colBlockDimA = colBlockDimA);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDimC = rowBlockDimC, c_colBlockDimC = colBlockDimC);
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgebsr2gebsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDimA, c_colBlockDimA, c_descrC, c_bsrSortedValC.cast(),
        c_bsrSortedRowPtrC.cast(), c_bsrSortedColIndC.cast(), c_rowBlockDimC, c_colBlockDimC, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCgebsr2gebsr_bufferSize, c"cusparseCgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)
--

Writes, as an int, how many bytes of workspace ``gebsr2gebsr`` needs, single-precision complex.

``cusparseStatus_t cusparseCgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr_bufferSize
");

pub(crate) fn cusparseCgebsr2gebsr_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseCgebsr2gebsr_bufferSize(handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(
        i32, c_rowBlockDimA = rowBlockDimA, c_colBlockDimA = colBlockDimA, c_rowBlockDimC = rowBlockDimC,
        c_colBlockDimC = colBlockDimC
    );
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgebsr2gebsr_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDimA, c_colBlockDimA, c_rowBlockDimC, c_colBlockDimC,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCgemvi, c"cusparseCgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)
--

y = α·op(A)·x + β·y for a dense A and a sparse x, single-precision complex.

``cusparseStatus_t cusparseCgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, int nnz, const cuComplex *xVal, const int *xInd, const cuComplex *beta, cuComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, lda, nnz : int
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
A, xVal, xInd, y, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi
");

pub(crate) fn cusparseCgemvi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCgemvi(handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda, c_nnz = nnz);
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex64, &mut c_alpha_number, &arena)?;
    let c_A = args::device(A, "A", Some(&Ty::Complex64), &arena)?;
    let c_xVal = args::device(xVal, "xVal", Some(&Ty::Complex64), &arena)?;
    let c_xInd = args::device(xInd, "xInd", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex64, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgemvi)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transA, c_m, c_n, c_alpha.cast(), c_A.cast(), c_lda, c_nnz, c_xVal.cast(), c_xInd.cast(),
        c_beta.cast(), c_y.cast(), c_idxBase, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCgemvi_bufferSize, c"cusparseCgemvi_bufferSize($self, handle, transA, m, n, nnz)
--

Writes how many bytes of workspace ``gemvi`` needs, single-precision complex.

``cusparseStatus_t cusparseCgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, nnz : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi_bufferSize
");

pub(crate) fn cusparseCgemvi_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCgemvi_bufferSize(handle transA m n nnz));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let mut c_pBufferSize: i32 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseCgemvi_bufferSize)?;
    let status = unsafe {
        released(py, || function(c_handle, c_transA, c_m, c_n, c_nnz, (&raw mut c_pBufferSize).cast()))
    };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSize)?))
}

documented!(cusparseCgpsvInterleavedBatch, c"cusparseCgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)
--

Solves many interleaved pentadiagonal systems, single-precision complex; overwrites all arrays.

``cusparseStatus_t cusparseCgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *ds, cuComplex *dl, cuComplex *d, cuComplex *du, cuComplex *dw, cuComplex *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch
");

pub(crate) fn cusparseCgpsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCgpsvInterleavedBatch(handle algo m ds dl d du dw x batchCount pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_ds = args::device(ds, "ds", Some(&Ty::Complex64), &arena)?;
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex64), &arena)?;
    let c_dw = args::device(dw, "dw", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgpsvInterleavedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_ds.cast(), c_dl.cast(), c_d.cast(), c_du.cast(), c_dw.cast(), c_x.cast(), c_batchCount,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCgpsvInterleavedBatch_bufferSizeExt, c"cusparseCgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)
--

Writes how many bytes of workspace ``gpsvInterleavedBatch`` needs, single-precision complex.

``cusparseStatus_t cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuComplex *ds, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *dw, const cuComplex *x, int batchCount, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch_bufferSizeExt
");

pub(crate) fn cusparseCgpsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseCgpsvInterleavedBatch_bufferSizeExt(handle algo m ds dl d du dw x batchCount));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_ds = args::device(ds, "ds", Some(&Ty::Complex64), &arena)?;
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex64), &arena)?;
    let c_dw = args::device(dw, "dw", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex64), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgpsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_ds.cast(), c_dl.cast(), c_d.cast(), c_du.cast(), c_dw.cast(), c_x.cast(), c_batchCount,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCgtsv2, c"cusparseCgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal A with pivoting, single-precision complex; X replaces B.

``cusparseStatus_t cusparseCgtsv2(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2
");

pub(crate) fn cusparseCgtsv2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCgtsv2(handle m n dl d du B ldb pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex64), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2)?;
    let status = unsafe { released(
        py, || function(c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb, c_pBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCgtsv2StridedBatch, c"cusparseCgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)
--

Solves a batch of tridiagonal systems at a fixed stride, single-precision complex; solutions replace x.

``cusparseStatus_t cusparseCgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *x, int batchCount, int batchStride, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch
");

pub(crate) fn cusparseCgtsv2StridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCgtsv2StridedBatch(handle m dl d du x batchCount batchStride pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_batchCount = batchCount, c_batchStride = batchStride);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2StridedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_batchStride, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCgtsv2StridedBatch_bufferSizeExt, c"cusparseCgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)
--

Writes how many bytes of workspace ``gtsv2StridedBatch`` needs, single-precision complex.

``cusparseStatus_t cusparseCgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch_bufferSizeExt
");

pub(crate) fn cusparseCgtsv2StridedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseCgtsv2StridedBatch_bufferSizeExt(handle m dl d du x batchCount batchStride));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_batchCount = batchCount, c_batchStride = batchStride);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2StridedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_batchStride,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseCgtsv2_bufferSizeExt, c"cusparseCgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Writes how many bytes of workspace a tridiagonal solve (``gtsv2``) needs, single-precision complex.

``cusparseStatus_t cusparseCgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *B, int ldb, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_bufferSizeExt
");

pub(crate) fn cusparseCgtsv2_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCgtsv2_bufferSizeExt(handle m n dl d du B ldb));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex64), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseCgtsv2_nopivot, c"cusparseCgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal A without pivoting, single-precision complex; X replaces B.

``cusparseStatus_t cusparseCgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot
");

pub(crate) fn cusparseCgtsv2_nopivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCgtsv2_nopivot(handle m n dl d du B ldb pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex64), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2_nopivot)?;
    let status = unsafe { released(
        py, || function(c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb, c_pBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCgtsv2_nopivot_bufferSizeExt, c"cusparseCgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Writes how many bytes of workspace ``gtsv2_nopivot`` needs, single-precision complex.

``cusparseStatus_t cusparseCgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *B, int ldb, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot_bufferSizeExt
");

pub(crate) fn cusparseCgtsv2_nopivot_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseCgtsv2_nopivot_bufferSizeExt(handle m n dl d du B ldb));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex64), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgtsv2_nopivot_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseCgtsvInterleavedBatch, c"cusparseCgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)
--

Solves many interleaved tridiagonal systems, single-precision complex; overwrites all arrays.

``cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *dl, cuComplex *d, cuComplex *du, cuComplex *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch
");

pub(crate) fn cusparseCgtsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCgtsvInterleavedBatch(handle algo m dl d du x batchCount pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgtsvInterleavedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCgtsvInterleavedBatch_bufferSizeExt, c"cusparseCgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)
--

Writes how many bytes of workspace ``gtsvInterleavedBatch`` needs, single-precision complex.

``cusparseStatus_t cusparseCgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, const cuComplex *x, int batchCount, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch_bufferSizeExt
");

pub(crate) fn cusparseCgtsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseCgtsvInterleavedBatch_bufferSizeExt(handle algo m dl d du x batchCount));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex64), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCgtsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseCnnz, c"cusparseCnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)
--

Counts the nonzeros of each row or column of a dense A, and all of them, single-precision complex.

``cusparseStatus_t cusparseCnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, lda : int
descrA : cusparseMatDescr_t or None
A, nnzPerRowCol : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz
");

pub(crate) fn cusparseCnnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCnnz(handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_lda = lda);
    let c_A = args::device(A, "A", Some(&Ty::Complex64), &arena)?;
    let c_nnzPerRowCol = args::device(nnzPerRowCol, "nnzPerRowCol", Some(&Ty::I32), &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, i32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCnnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_A.cast(), c_lda, c_nnzPerRowCol.cast(), c_nnzTotalDevHostPtr.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCnnz_compress, c"cusparseCnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)
--

Counts the CSR elements of magnitude above tol, of each row and in all, single-precision complex.

``cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuComplex tol)``

Parameters
----------
handle : cusparseHandle_t or None
m : int
descr : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, nnzPerRow : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzC : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
tol : runtime.cuComplex

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz_compress
");

pub(crate) fn cusparseCnnz_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCnnz_compress(handle m descr csrSortedValA csrSortedRowPtrA nnzPerRow nnzC tol));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m);
    let c_descr = args::value::<u64>(descr, "descr", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_nnzPerRow = args::device(nnzPerRow, "nnzPerRow", Some(&Ty::I32), &arena)?;
    let c_tol = args::record(tol, "tol", &runtime::cuComplex)?;
    let c_nnzC = args::scalar_to_write(nnzC, "nnzC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, u64, Ptr, Ptr, Ptr, Ptr, by_value::runtime::float2,
    ) -> i32 = call.symbol(slots::cusparseCnnz_compress)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_descr, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_nnzPerRow.cast(), c_nnzC.cast(),
        c_tol.cast::<by_value::runtime::float2>().read_unaligned(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseConstBlockedEllGet, c"cusparseConstBlockedEllGet($self, spMatDescr)
--

Writes the size, blocks, arrays (only to read) and types of a Blocked-ELL matrix.

``cusparseStatus_t cusparseConstBlockedEllGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *ellBlockSize, int64_t *ellCols, const void **ellColInd, const void **ellValue, cusparseIndexType_t *ellIdxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
ellBlockSize : int
ellCols : int
ellColInd : int
ellValue : int
ellIdxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstBlockedEllGet
");

pub(crate) fn cusparseConstBlockedEllGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstBlockedEllGet(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_ellBlockSize: i64 = 0;
    let mut c_ellCols: i64 = 0;
    let mut c_ellColInd: *mut c_void = core::ptr::null_mut();
    let mut c_ellValue: *mut c_void = core::ptr::null_mut();
    let mut c_ellIdxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseConstBlockedEllGet)?;
    let status = unsafe { released(py, || function(
        c_spMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_ellBlockSize).cast(),
        (&raw mut c_ellCols).cast(), (&raw mut c_ellColInd).cast(), (&raw mut c_ellValue).cast(),
        (&raw mut c_ellIdxType).cast(), (&raw mut c_idxBase).cast(), (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        9,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_ellBlockSize)?)?;
            tuple.push(out::i64(py, c_ellCols)?)?;
            tuple.push(out::pointer(py, c_ellColInd)?)?;
            tuple.push(out::pointer(py, c_ellValue)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_ellIdxType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseConstCooGet, c"cusparseConstCooGet($self, spMatDescr)
--

Writes the size, number of nonzeros, arrays (only to read) and types of a matrix of coordinates.

``cusparseStatus_t cusparseConstCooGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **cooRowInd, const void **cooColInd, const void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
nnz : int
cooRowInd : int
cooColInd : int
cooValues : int
idxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCooGet
");

pub(crate) fn cusparseConstCooGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstCooGet(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_cooRowInd: *mut c_void = core::ptr::null_mut();
    let mut c_cooColInd: *mut c_void = core::ptr::null_mut();
    let mut c_cooValues: *mut c_void = core::ptr::null_mut();
    let mut c_idxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseConstCooGet)?;
    let status = unsafe { released(py, || function(
        c_spMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_nnz).cast(),
        (&raw mut c_cooRowInd).cast(), (&raw mut c_cooColInd).cast(), (&raw mut c_cooValues).cast(),
        (&raw mut c_idxType).cast(), (&raw mut c_idxBase).cast(), (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        9,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_cooRowInd)?)?;
            tuple.push(out::pointer(py, c_cooColInd)?)?;
            tuple.push(out::pointer(py, c_cooValues)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_idxType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseConstCscGet, c"cusparseConstCscGet($self, spMatDescr)
--

Writes the size, number of nonzeros, arrays (only to read) and types of a CSC matrix.

``cusparseStatus_t cusparseConstCscGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **cscColOffsets, const void **cscRowInd, const void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
nnz : int
cscColOffsets : int
cscRowInd : int
cscValues : int
cscColOffsetsType : cusparseIndexType_t
cscRowIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCscGet
");

pub(crate) fn cusparseConstCscGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstCscGet(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_cscColOffsets: *mut c_void = core::ptr::null_mut();
    let mut c_cscRowInd: *mut c_void = core::ptr::null_mut();
    let mut c_cscValues: *mut c_void = core::ptr::null_mut();
    let mut c_cscColOffsetsType: i32 = 0;
    let mut c_cscRowIndType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseConstCscGet)?;
    let status = unsafe { released(py, || function(
        c_spMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_nnz).cast(),
        (&raw mut c_cscColOffsets).cast(), (&raw mut c_cscRowInd).cast(), (&raw mut c_cscValues).cast(),
        (&raw mut c_cscColOffsetsType).cast(), (&raw mut c_cscRowIndType).cast(), (&raw mut c_idxBase).cast(),
        (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        10,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_cscColOffsets)?)?;
            tuple.push(out::pointer(py, c_cscRowInd)?)?;
            tuple.push(out::pointer(py, c_cscValues)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_cscColOffsetsType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_cscRowIndType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseConstCsrGet, c"cusparseConstCsrGet($self, spMatDescr)
--

Writes the size, number of nonzeros, arrays (only to read) and types of a CSR matrix.

``cusparseStatus_t cusparseConstCsrGet(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, const void **csrRowOffsets, const void **csrColInd, const void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
nnz : int
csrRowOffsets : int
csrColInd : int
csrValues : int
csrRowOffsetsType : cusparseIndexType_t
csrColIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCsrGet
");

pub(crate) fn cusparseConstCsrGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstCsrGet(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_csrRowOffsets: *mut c_void = core::ptr::null_mut();
    let mut c_csrColInd: *mut c_void = core::ptr::null_mut();
    let mut c_csrValues: *mut c_void = core::ptr::null_mut();
    let mut c_csrRowOffsetsType: i32 = 0;
    let mut c_csrColIndType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseConstCsrGet)?;
    let status = unsafe { released(py, || function(
        c_spMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_nnz).cast(),
        (&raw mut c_csrRowOffsets).cast(), (&raw mut c_csrColInd).cast(), (&raw mut c_csrValues).cast(),
        (&raw mut c_csrRowOffsetsType).cast(), (&raw mut c_csrColIndType).cast(), (&raw mut c_idxBase).cast(),
        (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        10,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_csrRowOffsets)?)?;
            tuple.push(out::pointer(py, c_csrColInd)?)?;
            tuple.push(out::pointer(py, c_csrValues)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_csrRowOffsetsType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_csrColIndType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseConstDnMatGet, c"cusparseConstDnMatGet($self, dnMatDescr)
--

Writes a dense matrix's size, leading dimension, array (only to read), type and order.

``cusparseStatus_t cusparseConstDnMatGet(cusparseConstDnMatDescr_t dnMatDescr, int64_t *rows, int64_t *cols, int64_t *ld, const void **values, cudaDataType *type, cusparseOrder_t *order)``

Parameters
----------
dnMatDescr : cusparseDnMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
ld : int
values : int
type : runtime.cudaDataType
order : cusparseOrder_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGet
");

pub(crate) fn cusparseConstDnMatGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstDnMatGet(dnMatDescr));
    let c_dnMatDescr = args::value::<
        u64,
    >(dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_ld: i64 = 0;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_type: i32 = 0;
    let mut c_order: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseConstDnMatGet)?;
    let status = unsafe { released(py, || function(
        c_dnMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_ld).cast(),
        (&raw mut c_values).cast(), (&raw mut c_type).cast(), (&raw mut c_order).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        6,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_ld)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_type)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseOrder_t, c_order)?)?;
            Ok(())
        },
    )
}

documented!(cusparseConstDnMatGetValues, c"cusparseConstDnMatGetValues($self, dnMatDescr)
--

Writes where a dense matrix's values are, only to read.

``cusparseStatus_t cusparseConstDnMatGetValues(cusparseConstDnMatDescr_t dnMatDescr, const void **values)``

Parameters
----------
dnMatDescr : cusparseDnMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
values : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGetValues
");

pub(crate) fn cusparseConstDnMatGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstDnMatGetValues(dnMatDescr));
    let c_dnMatDescr = args::value::<
        u64,
    >(dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseConstDnMatGetValues)?;
    let status = unsafe { released(py, || function(c_dnMatDescr, (&raw mut c_values).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_values)?))
}

documented!(cusparseConstDnVecGet, c"cusparseConstDnVecGet($self, dnVecDescr)
--

Writes a dense vector's size, array (only to read) and type.

``cusparseStatus_t cusparseConstDnVecGet(cusparseConstDnVecDescr_t dnVecDescr, int64_t *size, const void **values, cudaDataType *valueType)``

Parameters
----------
dnVecDescr : cusparseDnVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
size : int
values : int
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGet
");

pub(crate) fn cusparseConstDnVecGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstDnVecGet(dnVecDescr));
    let c_dnVecDescr = args::value::<
        u64,
    >(dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_size: i64 = 0;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cusparseConstDnVecGet)?;
    let status = unsafe { released(py, || function(
        c_dnVecDescr, (&raw mut c_size).cast(), (&raw mut c_values).cast(), (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::i64(py, c_size)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseConstDnVecGetValues, c"cusparseConstDnVecGetValues($self, dnVecDescr)
--

Writes where a dense vector's values are, only to read.

``cusparseStatus_t cusparseConstDnVecGetValues(cusparseConstDnVecDescr_t dnVecDescr, const void **values)``

Parameters
----------
dnVecDescr : cusparseDnVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
values : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGetValues
");

pub(crate) fn cusparseConstDnVecGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstDnVecGetValues(dnVecDescr));
    let c_dnVecDescr = args::value::<
        u64,
    >(dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseConstDnVecGetValues)?;
    let status = unsafe { released(py, || function(c_dnVecDescr, (&raw mut c_values).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_values)?))
}

documented!(cusparseConstSpMatGetValues, c"cusparseConstSpMatGetValues($self, spMatDescr)
--

Writes where a sparse matrix's values are, only to read.

``cusparseStatus_t cusparseConstSpMatGetValues(cusparseConstSpMatDescr_t spMatDescr, const void **values)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
values : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpMatGetValues
");

pub(crate) fn cusparseConstSpMatGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstSpMatGetValues(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseConstSpMatGetValues)?;
    let status = unsafe { released(py, || function(c_spMatDescr, (&raw mut c_values).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_values)?))
}

documented!(cusparseConstSpVecGet, c"cusparseConstSpVecGet($self, spVecDescr)
--

Writes a sparse vector's size, number of nonzeros, arrays (only to read) and types.

``cusparseStatus_t cusparseConstSpVecGet(cusparseConstSpVecDescr_t spVecDescr, int64_t *size, int64_t *nnz, const void **indices, const void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

Parameters
----------
spVecDescr : cusparseSpVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
size : int
nnz : int
indices : int
values : int
idxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGet
");

pub(crate) fn cusparseConstSpVecGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstSpVecGet(spVecDescr));
    let c_spVecDescr = args::value::<
        u64,
    >(spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let mut c_size: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_indices: *mut c_void = core::ptr::null_mut();
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_idxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseConstSpVecGet)?;
    let status = unsafe { released(py, || function(
        c_spVecDescr, (&raw mut c_size).cast(), (&raw mut c_nnz).cast(), (&raw mut c_indices).cast(),
        (&raw mut c_values).cast(), (&raw mut c_idxType).cast(), (&raw mut c_idxBase).cast(),
        (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        7,
        |tuple| {
            tuple.push(out::i64(py, c_size)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_indices)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_idxType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseConstSpVecGetValues, c"cusparseConstSpVecGetValues($self, spVecDescr)
--

Writes where a sparse vector's values are, only to read.

``cusparseStatus_t cusparseConstSpVecGetValues(cusparseConstSpVecDescr_t spVecDescr, const void **values)``

Parameters
----------
spVecDescr : cusparseSpVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
values : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGetValues
");

pub(crate) fn cusparseConstSpVecGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseConstSpVecGetValues(spVecDescr));
    let c_spVecDescr = args::value::<
        u64,
    >(spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseConstSpVecGetValues)?;
    let status = unsafe { released(py, || function(c_spVecDescr, (&raw mut c_values).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_values)?))
}

documented!(cusparseCooGet, c"cusparseCooGet($self, spMatDescr)
--

Writes the size, number of nonzeros, arrays and types of a matrix of coordinates.

``cusparseStatus_t cusparseCooGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **cooRowInd, void **cooColInd, void **cooValues, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
nnz : int
cooRowInd : int
cooColInd : int
cooValues : int
idxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooGet
");

pub(crate) fn cusparseCooGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCooGet(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_cooRowInd: *mut c_void = core::ptr::null_mut();
    let mut c_cooColInd: *mut c_void = core::ptr::null_mut();
    let mut c_cooValues: *mut c_void = core::ptr::null_mut();
    let mut c_idxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCooGet)?;
    let status = unsafe { released(py, || function(
        c_spMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_nnz).cast(),
        (&raw mut c_cooRowInd).cast(), (&raw mut c_cooColInd).cast(), (&raw mut c_cooValues).cast(),
        (&raw mut c_idxType).cast(), (&raw mut c_idxBase).cast(), (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        9,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_cooRowInd)?)?;
            tuple.push(out::pointer(py, c_cooColInd)?)?;
            tuple.push(out::pointer(py, c_cooValues)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_idxType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseCooSetPointers, c"cusparseCooSetPointers($self, spMatDescr, cooRows, cooColumns, cooValues)
--

Makes a matrix of coordinates take its rows, columns and values from other device arrays.

``cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t spMatDescr, void *cooRows, void *cooColumns, void *cooValues)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
cooRows, cooColumns, cooValues : device address or array
    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetPointers
");

pub(crate) fn cusparseCooSetPointers<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCooSetPointers(spMatDescr cooRows cooColumns cooValues));
    let arena = CallArena::new();
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_cooRows = args::device(cooRows, "cooRows", None, &arena)?;
    let c_cooColumns = args::device(cooColumns, "cooColumns", None, &arena)?;
    let c_cooValues = args::device(cooValues, "cooValues", None, &arena)?;
    args::keep(cooRows, &arena)?;
    args::keep(cooColumns, &arena)?;
    args::keep(cooValues, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cusparseCooSetPointers)?;
    let status = unsafe {
        released(py, || function(c_spMatDescr, c_cooRows.cast(), c_cooColumns.cast(), c_cooValues.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, Some(("cusparseCooSetPointers", 0)), arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCooSetStridedBatch, c"cusparseCooSetStridedBatch($self, spMatDescr, batchCount, batchStride)
--

Makes a descriptor stand for a batch of matrices of coordinates at a fixed stride.

``cusparseStatus_t cusparseCooSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t batchStride)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
batchCount, batchStride : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetStridedBatch
");

pub(crate) fn cusparseCooSetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCooSetStridedBatch(spMatDescr batchCount batchStride));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    ints!(i32, c_batchCount = batchCount);
    ints!(i64, c_batchStride = batchStride);
    let function: unsafe extern "system" fn(u64, i32, i64) -> i32 = call.symbol(slots::cusparseCooSetStridedBatch)?;
    let status = unsafe { released(py, || function(c_spMatDescr, c_batchCount, c_batchStride)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCreate, c"cusparseCreate($self)
--

Creates a cuSPARSE handle on the current device.

``cusparseStatus_t cusparseCreate(cusparseHandle_t *handle)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
handle : cusparseHandle_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreate
");

pub(crate) fn cusparseCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreate());
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cusparse::cusparseHandle_t, c_handle as u64)?),
    )
}

documented!(cusparseCreateBlockedEll, c"cusparseCreateBlockedEll($self, rows, cols, ellBlockSize, ellCols, ellColInd, ellValue, ellIdxType, idxBase, valueType)
--

Describes a sparse matrix with equally many dense blocks in each row of blocks (Blocked-ELL).

``cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, void *ellColInd, void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, ellBlockSize, ellCols : int
ellColInd, ellValue : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
ellIdxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBlockedEll
");

pub(crate) fn cusparseCreateBlockedEll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseCreateBlockedEll(rows cols ellBlockSize ellCols ellColInd ellValue ellIdxType idxBase valueType)
    );
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_ellBlockSize = ellBlockSize, c_ellCols = ellCols);
    let c_ellIdxType = args::enumeration(ellIdxType, "ellIdxType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spMatDescr: u64 = 0;
    let c_ellColInd = args::device(ellColInd, "ellColInd", None, &arena)?;
    let c_ellValue = args::device(ellValue, "ellValue", None, &arena)?;
    args::keep(ellColInd, &arena)?;
    args::keep(ellValue, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, i64, Ptr, Ptr, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateBlockedEll)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_rows, c_cols, c_ellBlockSize, c_ellCols, c_ellColInd.cast(),
        c_ellValue.cast(), c_ellIdxType, c_idxBase, c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateBsr, c"cusparseCreateBsr($self, brows, bcols, bnnz, rowBlockSize, colBlockSize, bsrRowOffsets, bsrColInd, bsrValues, bsrRowOffsetsType, bsrColIndType, idxBase, valueType, order)
--

Describes a sparse matrix of dense blocks in compressed rows (BSR) in the caller's device arrays.

``cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockSize, int64_t colBlockSize, void *bsrRowOffsets, void *bsrColInd, void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order)``

Parameters
----------
brows, bcols, bnnz, rowBlockSize, colBlockSize : int
bsrRowOffsets, bsrColInd, bsrValues : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
bsrRowOffsetsType, bsrColIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType
order : cusparseOrder_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsr
");

pub(crate) fn cusparseCreateBsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCreateBsr(brows bcols bnnz rowBlockSize colBlockSize bsrRowOffsets bsrColInd bsrValues
        bsrRowOffsetsType bsrColIndType idxBase valueType order)
    );
    let arena = CallArena::new();
    ints!(
        i64, c_brows = brows, c_bcols = bcols, c_bnnz = bnnz, c_rowBlockSize = rowBlockSize,
        c_colBlockSize = colBlockSize
    );
    let c_bsrRowOffsetsType = args::enumeration(
        bsrRowOffsetsType, "bsrRowOffsetsType", &cusparse::cusparseIndexType_t,
    )?;
    let c_bsrColIndType = args::enumeration(bsrColIndType, "bsrColIndType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let c_order = args::enumeration(order, "order", &cusparse::cusparseOrder_t)?;
    let mut c_spMatDescr: u64 = 0;
    let c_bsrRowOffsets = args::device(bsrRowOffsets, "bsrRowOffsets", None, &arena)?;
    let c_bsrColInd = args::device(bsrColInd, "bsrColInd", None, &arena)?;
    let c_bsrValues = args::device(bsrValues, "bsrValues", None, &arena)?;
    args::keep(bsrRowOffsets, &arena)?;
    args::keep(bsrColInd, &arena)?;
    args::keep(bsrValues, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateBsr)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_brows, c_bcols, c_bnnz, c_rowBlockSize, c_colBlockSize,
        c_bsrRowOffsets.cast(), c_bsrColInd.cast(), c_bsrValues.cast(), c_bsrRowOffsetsType, c_bsrColIndType, c_idxBase,
        c_valueType, c_order,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateBsric02Info, c"cusparseCreateBsric02Info($self)
--

Creates the object that holds the analysis of an incomplete Cholesky factorization of BSR.

``cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : bsric02Info_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsric02Info
");

pub(crate) fn cusparseCreateBsric02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateBsric02Info());
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreateBsric02Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::bsric02Info_t, c_info as u64);
    }
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cusparse::bsric02Info_t, c_info as u64)?),
    )
}

documented!(cusparseCreateBsrilu02Info, c"cusparseCreateBsrilu02Info($self)
--

Creates the object that holds the analysis of an incomplete LU factorization of BSR.

``cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : bsrilu02Info_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrilu02Info
");

pub(crate) fn cusparseCreateBsrilu02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateBsrilu02Info());
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreateBsrilu02Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::bsrilu02Info_t, c_info as u64);
    }
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cusparse::bsrilu02Info_t, c_info as u64)?),
    )
}

documented!(cusparseCreateBsrsm2Info, c"cusparseCreateBsrsm2Info($self)
--

Creates the object that holds the analysis of a triangular BSR solve with a matrix.

``cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : bsrsm2Info_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsm2Info
");

pub(crate) fn cusparseCreateBsrsm2Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateBsrsm2Info());
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreateBsrsm2Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::bsrsm2Info_t, c_info as u64);
    }
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cusparse::bsrsm2Info_t, c_info as u64)?),
    )
}

documented!(cusparseCreateBsrsv2Info, c"cusparseCreateBsrsv2Info($self)
--

Creates the object that holds the analysis of a triangular BSR solve with a vector.

``cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : bsrsv2Info_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsv2Info
");

pub(crate) fn cusparseCreateBsrsv2Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateBsrsv2Info());
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreateBsrsv2Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::bsrsv2Info_t, c_info as u64);
    }
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cusparse::bsrsv2Info_t, c_info as u64)?),
    )
}

documented!(cusparseCreateColorInfo, c"cusparseCreateColorInfo($self)
--

Creates the settings of graph coloring.

``cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : cusparseColorInfo_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateColorInfo
");

pub(crate) fn cusparseCreateColorInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateColorInfo());
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreateColorInfo)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseColorInfo_t, c_info as u64)?)
        },
    )
}

documented!(cusparseCreateConstBlockedEll, c"cusparseCreateConstBlockedEll($self, rows, cols, ellBlockSize, ellCols, ellColInd, ellValue, ellIdxType, idxBase, valueType)
--

Describes a Blocked-ELL matrix that calls only read, in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, const void *ellColInd, const void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, ellBlockSize, ellCols : int
ellColInd, ellValue : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
ellIdxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBlockedEll
");

pub(crate) fn cusparseCreateConstBlockedEll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseCreateConstBlockedEll(rows cols ellBlockSize ellCols ellColInd ellValue ellIdxType idxBase valueType)
    );
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_ellBlockSize = ellBlockSize, c_ellCols = ellCols);
    let c_ellIdxType = args::enumeration(ellIdxType, "ellIdxType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spMatDescr: u64 = 0;
    let c_ellColInd = args::device(ellColInd, "ellColInd", None, &arena)?;
    let c_ellValue = args::device(ellValue, "ellValue", None, &arena)?;
    args::keep(ellColInd, &arena)?;
    args::keep(ellValue, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, i64, Ptr, Ptr, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstBlockedEll)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_rows, c_cols, c_ellBlockSize, c_ellCols, c_ellColInd.cast(),
        c_ellValue.cast(), c_ellIdxType, c_idxBase, c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateConstBsr, c"cusparseCreateConstBsr($self, brows, bcols, bnnz, rowBlockDim, colBlockDim, bsrRowOffsets, bsrColInd, bsrValues, bsrRowOffsetsType, bsrColIndType, idxBase, valueType, order)
--

Describes a BSR matrix that calls only read, in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockDim, int64_t colBlockDim, const void *bsrRowOffsets, const void *bsrColInd, const void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order)``

Parameters
----------
brows, bcols, bnnz, rowBlockDim, colBlockDim : int
bsrRowOffsets, bsrColInd, bsrValues : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
bsrRowOffsetsType, bsrColIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType
order : cusparseOrder_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBsr
");

pub(crate) fn cusparseCreateConstBsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCreateConstBsr(brows bcols bnnz rowBlockDim colBlockDim bsrRowOffsets bsrColInd bsrValues
        bsrRowOffsetsType bsrColIndType idxBase valueType order)
    );
    let arena = CallArena::new();
    ints!(
        i64, c_brows = brows, c_bcols = bcols, c_bnnz = bnnz, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim
    );
    let c_bsrRowOffsetsType = args::enumeration(
        bsrRowOffsetsType, "bsrRowOffsetsType", &cusparse::cusparseIndexType_t,
    )?;
    let c_bsrColIndType = args::enumeration(bsrColIndType, "bsrColIndType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let c_order = args::enumeration(order, "order", &cusparse::cusparseOrder_t)?;
    let mut c_spMatDescr: u64 = 0;
    let c_bsrRowOffsets = args::device(bsrRowOffsets, "bsrRowOffsets", None, &arena)?;
    let c_bsrColInd = args::device(bsrColInd, "bsrColInd", None, &arena)?;
    let c_bsrValues = args::device(bsrValues, "bsrValues", None, &arena)?;
    args::keep(bsrRowOffsets, &arena)?;
    args::keep(bsrColInd, &arena)?;
    args::keep(bsrValues, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstBsr)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_brows, c_bcols, c_bnnz, c_rowBlockDim, c_colBlockDim, c_bsrRowOffsets.cast(),
        c_bsrColInd.cast(), c_bsrValues.cast(), c_bsrRowOffsetsType, c_bsrColIndType, c_idxBase, c_valueType, c_order,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateConstCoo, c"cusparseCreateConstCoo($self, rows, cols, nnz, cooRowInd, cooColInd, cooValues, cooIdxType, idxBase, valueType)
--

Describes a sparse matrix of coordinates that calls only read, in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cooRowInd, const void *cooColInd, const void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
cooRowInd, cooColInd, cooValues : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
cooIdxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCoo
");

pub(crate) fn cusparseCreateConstCoo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateConstCoo(rows cols nnz cooRowInd cooColInd cooValues cooIdxType idxBase valueType));
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_nnz = nnz);
    let c_cooIdxType = args::enumeration(cooIdxType, "cooIdxType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spMatDescr: u64 = 0;
    let c_cooRowInd = args::device(cooRowInd, "cooRowInd", None, &arena)?;
    let c_cooColInd = args::device(cooColInd, "cooColInd", None, &arena)?;
    let c_cooValues = args::device(cooValues, "cooValues", None, &arena)?;
    args::keep(cooRowInd, &arena)?;
    args::keep(cooColInd, &arena)?;
    args::keep(cooValues, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstCoo)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_rows, c_cols, c_nnz, c_cooRowInd.cast(), c_cooColInd.cast(),
        c_cooValues.cast(), c_cooIdxType, c_idxBase, c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateConstCsc, c"cusparseCreateConstCsc($self, rows, cols, nnz, cscColOffsets, cscRowInd, cscValues, cscColOffsetsType, cscRowIndType, idxBase, valueType)
--

Describes a CSC matrix that calls only read, in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cscColOffsets, const void *cscRowInd, const void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
cscColOffsets, cscRowInd, cscValues : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
cscColOffsetsType, cscRowIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsc
");

pub(crate) fn cusparseCreateConstCsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCreateConstCsc(rows cols nnz cscColOffsets cscRowInd cscValues cscColOffsetsType
        cscRowIndType idxBase valueType)
    );
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_nnz = nnz);
    let c_cscColOffsetsType = args::enumeration(
        cscColOffsetsType, "cscColOffsetsType", &cusparse::cusparseIndexType_t,
    )?;
    let c_cscRowIndType = args::enumeration(cscRowIndType, "cscRowIndType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spMatDescr: u64 = 0;
    let c_cscColOffsets = args::device(cscColOffsets, "cscColOffsets", None, &arena)?;
    let c_cscRowInd = args::device(cscRowInd, "cscRowInd", None, &arena)?;
    let c_cscValues = args::device(cscValues, "cscValues", None, &arena)?;
    args::keep(cscColOffsets, &arena)?;
    args::keep(cscRowInd, &arena)?;
    args::keep(cscValues, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstCsc)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_rows, c_cols, c_nnz, c_cscColOffsets.cast(), c_cscRowInd.cast(),
        c_cscValues.cast(), c_cscColOffsetsType, c_cscRowIndType, c_idxBase, c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateConstCsr, c"cusparseCreateConstCsr($self, rows, cols, nnz, csrRowOffsets, csrColInd, csrValues, csrRowOffsetsType, csrColIndType, idxBase, valueType)
--

Describes a CSR matrix that calls only read, in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *csrRowOffsets, const void *csrColInd, const void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
csrRowOffsets, csrColInd, csrValues : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
csrRowOffsetsType, csrColIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsr
");

pub(crate) fn cusparseCreateConstCsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCreateConstCsr(rows cols nnz csrRowOffsets csrColInd csrValues csrRowOffsetsType
        csrColIndType idxBase valueType)
    );
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_nnz = nnz);
    let c_csrRowOffsetsType = args::enumeration(
        csrRowOffsetsType, "csrRowOffsetsType", &cusparse::cusparseIndexType_t,
    )?;
    let c_csrColIndType = args::enumeration(csrColIndType, "csrColIndType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spMatDescr: u64 = 0;
    let c_csrRowOffsets = args::device(csrRowOffsets, "csrRowOffsets", None, &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", None, &arena)?;
    let c_csrValues = args::device(csrValues, "csrValues", None, &arena)?;
    args::keep(csrRowOffsets, &arena)?;
    args::keep(csrColInd, &arena)?;
    args::keep(csrValues, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstCsr)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_rows, c_cols, c_nnz, c_csrRowOffsets.cast(), c_csrColInd.cast(),
        c_csrValues.cast(), c_csrRowOffsetsType, c_csrColIndType, c_idxBase, c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateConstDnMat, c"cusparseCreateConstDnMat($self, rows, cols, ld, values, valueType, order)
--

Describes a dense matrix that calls only read, in row or column order.

``cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, const void *values, cudaDataType valueType, cusparseOrder_t order)``

Parameters
----------
rows, cols, ld : int
values : device address or array
    cubind keeps it alive as long as ``dnMatDescr`` exists.
valueType : runtime.cudaDataType
order : cusparseOrder_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
dnMatDescr : cusparseDnMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnMat
");

pub(crate) fn cusparseCreateConstDnMat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateConstDnMat(rows cols ld values valueType order));
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_ld = ld);
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let c_order = args::enumeration(order, "order", &cusparse::cusparseOrder_t)?;
    let mut c_dnMatDescr: u64 = 0;
    let c_values = args::device(values, "values", None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(Ptr, i64, i64, i64, Ptr, i32, i32) -> i32 = call
        .symbol(slots::cusparseCreateConstDnMat)?;
    let status = unsafe { released(
        py, || function((&raw mut c_dnMatDescr).cast(), c_rows, c_cols, c_ld, c_values.cast(), c_valueType, c_order),
    ) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateConstDnVec, c"cusparseCreateConstDnVec($self, size, values, valueType)
--

Describes a dense vector that calls only read, in the caller's device array.

``cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *dnVecDescr, int64_t size, const void *values, cudaDataType valueType)``

Parameters
----------
size : int
values : device address or array
    cubind keeps it alive as long as ``dnVecDescr`` exists.
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
dnVecDescr : cusparseDnVecDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnVec
");

pub(crate) fn cusparseCreateConstDnVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateConstDnVec(size values valueType));
    let arena = CallArena::new();
    ints!(i64, c_size = size);
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_dnVecDescr: u64 = 0;
    let c_values = args::device(values, "values", None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(Ptr, i64, Ptr, i32) -> i32 = call.symbol(slots::cusparseCreateConstDnVec)?;
    let status = unsafe {
        released(py, || function((&raw mut c_dnVecDescr).cast(), c_size, c_values.cast(), c_valueType))
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64)?)
        },
    )
}

documented!(cusparseCreateConstSlicedEll, c"cusparseCreateConstSlicedEll($self, rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets, sellColInd, sellValues, sellSliceOffsetsType, sellColIndType, idxBase, valueType)
--

Describes a Sliced-ELL matrix that calls only read, in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, const void *sellSliceOffsets, const void *sellColInd, const void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz, sellValuesSize, sliceSize : int
sellSliceOffsets, sellColInd, sellValues : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
sellSliceOffsetsType, sellColIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSlicedEll
");

pub(crate) fn cusparseCreateConstSlicedEll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCreateConstSlicedEll(rows cols nnz sellValuesSize sliceSize sellSliceOffsets sellColInd
        sellValues sellSliceOffsetsType sellColIndType idxBase valueType)
    );
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_nnz = nnz, c_sellValuesSize = sellValuesSize, c_sliceSize = sliceSize);
    let c_sellSliceOffsetsType = args::enumeration(
        sellSliceOffsetsType, "sellSliceOffsetsType", &cusparse::cusparseIndexType_t,
    )?;
    let c_sellColIndType = args::enumeration(sellColIndType, "sellColIndType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spMatDescr: u64 = 0;
    let c_sellSliceOffsets = args::device(sellSliceOffsets, "sellSliceOffsets", None, &arena)?;
    let c_sellColInd = args::device(sellColInd, "sellColInd", None, &arena)?;
    let c_sellValues = args::device(sellValues, "sellValues", None, &arena)?;
    args::keep(sellSliceOffsets, &arena)?;
    args::keep(sellColInd, &arena)?;
    args::keep(sellValues, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstSlicedEll)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_rows, c_cols, c_nnz, c_sellValuesSize, c_sliceSize, c_sellSliceOffsets.cast(),
        c_sellColInd.cast(), c_sellValues.cast(), c_sellSliceOffsetsType, c_sellColIndType, c_idxBase, c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateConstSpVec, c"cusparseCreateConstSpVec($self, size, nnz, indices, values, idxType, idxBase, valueType)
--

Describes a sparse vector that calls only read, in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, const void *indices, const void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
size, nnz : int
indices, values : device address or array
    cubind keeps it alive as long as ``spVecDescr`` exists.
idxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spVecDescr : cusparseSpVecDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSpVec
");

pub(crate) fn cusparseCreateConstSpVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateConstSpVec(size nnz indices values idxType idxBase valueType));
    let arena = CallArena::new();
    ints!(i64, c_size = size, c_nnz = nnz);
    let c_idxType = args::enumeration(idxType, "idxType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spVecDescr: u64 = 0;
    let c_indices = args::device(indices, "indices", None, &arena)?;
    let c_values = args::device(values, "values", None, &arena)?;
    args::keep(indices, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, Ptr, Ptr, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateConstSpVec)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spVecDescr).cast(), c_size, c_nnz, c_indices.cast(), c_values.cast(), c_idxType, c_idxBase,
        c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64)?)
        },
    )
}

documented!(cusparseCreateCoo, c"cusparseCreateCoo($self, rows, cols, nnz, cooRowInd, cooColInd, cooValues, cooIdxType, idxBase, valueType)
--

Describes a sparse matrix of coordinates (row, column, value) in the caller's device arrays.

``cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cooRowInd, void *cooColInd, void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
cooRowInd, cooColInd, cooValues : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
cooIdxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCoo
");

pub(crate) fn cusparseCreateCoo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateCoo(rows cols nnz cooRowInd cooColInd cooValues cooIdxType idxBase valueType));
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_nnz = nnz);
    let c_cooIdxType = args::enumeration(cooIdxType, "cooIdxType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spMatDescr: u64 = 0;
    let c_cooRowInd = args::device(cooRowInd, "cooRowInd", None, &arena)?;
    let c_cooColInd = args::device(cooColInd, "cooColInd", None, &arena)?;
    let c_cooValues = args::device(cooValues, "cooValues", None, &arena)?;
    args::keep(cooRowInd, &arena)?;
    args::keep(cooColInd, &arena)?;
    args::keep(cooValues, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateCoo)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_rows, c_cols, c_nnz, c_cooRowInd.cast(), c_cooColInd.cast(),
        c_cooValues.cast(), c_cooIdxType, c_idxBase, c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateCsc, c"cusparseCreateCsc($self, rows, cols, nnz, cscColOffsets, cscRowInd, cscValues, cscColOffsetsType, cscRowIndType, idxBase, valueType)
--

Describes a sparse matrix in compressed columns (CSC) in the caller's device arrays.

``cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cscColOffsets, void *cscRowInd, void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
cscColOffsets, cscRowInd, cscValues : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
cscColOffsetsType, cscRowIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsc
");

pub(crate) fn cusparseCreateCsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCreateCsc(rows cols nnz cscColOffsets cscRowInd cscValues cscColOffsetsType cscRowIndType
        idxBase valueType)
    );
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_nnz = nnz);
    let c_cscColOffsetsType = args::enumeration(
        cscColOffsetsType, "cscColOffsetsType", &cusparse::cusparseIndexType_t,
    )?;
    let c_cscRowIndType = args::enumeration(cscRowIndType, "cscRowIndType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spMatDescr: u64 = 0;
    let c_cscColOffsets = args::device(cscColOffsets, "cscColOffsets", None, &arena)?;
    let c_cscRowInd = args::device(cscRowInd, "cscRowInd", None, &arena)?;
    let c_cscValues = args::device(cscValues, "cscValues", None, &arena)?;
    args::keep(cscColOffsets, &arena)?;
    args::keep(cscRowInd, &arena)?;
    args::keep(cscValues, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateCsc)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_rows, c_cols, c_nnz, c_cscColOffsets.cast(), c_cscRowInd.cast(),
        c_cscValues.cast(), c_cscColOffsetsType, c_cscRowIndType, c_idxBase, c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateCsr, c"cusparseCreateCsr($self, rows, cols, nnz, csrRowOffsets, csrColInd, csrValues, csrRowOffsetsType, csrColIndType, idxBase, valueType)
--

Describes a sparse matrix in compressed rows (CSR) in the caller's device arrays.

``cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *csrRowOffsets, void *csrColInd, void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
csrRowOffsets, csrColInd, csrValues : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
csrRowOffsetsType, csrColIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsr
");

pub(crate) fn cusparseCreateCsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCreateCsr(rows cols nnz csrRowOffsets csrColInd csrValues csrRowOffsetsType csrColIndType
        idxBase valueType)
    );
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_nnz = nnz);
    let c_csrRowOffsetsType = args::enumeration(
        csrRowOffsetsType, "csrRowOffsetsType", &cusparse::cusparseIndexType_t,
    )?;
    let c_csrColIndType = args::enumeration(csrColIndType, "csrColIndType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spMatDescr: u64 = 0;
    let c_csrRowOffsets = args::device(csrRowOffsets, "csrRowOffsets", None, &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", None, &arena)?;
    let c_csrValues = args::device(csrValues, "csrValues", None, &arena)?;
    args::keep(csrRowOffsets, &arena)?;
    args::keep(csrColInd, &arena)?;
    args::keep(csrValues, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateCsr)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_rows, c_cols, c_nnz, c_csrRowOffsets.cast(), c_csrColInd.cast(),
        c_csrValues.cast(), c_csrRowOffsetsType, c_csrColIndType, c_idxBase, c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateCsric02Info, c"cusparseCreateCsric02Info($self)
--

Creates the object that holds the analysis of an incomplete Cholesky factorization of CSR.

``cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : csric02Info_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsric02Info
");

pub(crate) fn cusparseCreateCsric02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateCsric02Info());
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreateCsric02Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::csric02Info_t, c_info as u64);
    }
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cusparse::csric02Info_t, c_info as u64)?),
    )
}

documented!(cusparseCreateCsrilu02Info, c"cusparseCreateCsrilu02Info($self)
--

Creates the object that holds the analysis of an incomplete LU factorization of CSR.

``cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : csrilu02Info_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsrilu02Info
");

pub(crate) fn cusparseCreateCsrilu02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateCsrilu02Info());
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreateCsrilu02Info)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::csrilu02Info_t, c_info as u64);
    }
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cusparse::csrilu02Info_t, c_info as u64)?),
    )
}

documented!(cusparseCreateCsru2csrInfo, c"cusparseCreateCsru2csrInfo($self)
--

Creates the object that remembers the order of CSR elements before they were sorted.

``cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : csru2csrInfo_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsru2csrInfo
");

pub(crate) fn cusparseCreateCsru2csrInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateCsru2csrInfo());
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreateCsru2csrInfo)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cusparse::csru2csrInfo_t, c_info as u64)?),
    )
}

documented!(cusparseCreateDnMat, c"cusparseCreateDnMat($self, rows, cols, ld, values, valueType, order)
--

Describes a dense matrix in the caller's device array, in row or column order.

``cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, void *values, cudaDataType valueType, cusparseOrder_t order)``

Parameters
----------
rows, cols, ld : int
values : device address or array
    cubind keeps it alive as long as ``dnMatDescr`` exists.
valueType : runtime.cudaDataType
order : cusparseOrder_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
dnMatDescr : cusparseDnMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnMat
");

pub(crate) fn cusparseCreateDnMat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateDnMat(rows cols ld values valueType order));
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_ld = ld);
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let c_order = args::enumeration(order, "order", &cusparse::cusparseOrder_t)?;
    let mut c_dnMatDescr: u64 = 0;
    let c_values = args::device(values, "values", None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(Ptr, i64, i64, i64, Ptr, i32, i32) -> i32 = call
        .symbol(slots::cusparseCreateDnMat)?;
    let status = unsafe { released(
        py, || function((&raw mut c_dnMatDescr).cast(), c_rows, c_cols, c_ld, c_values.cast(), c_valueType, c_order),
    ) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateDnVec, c"cusparseCreateDnVec($self, size, values, valueType)
--

Describes a dense vector whose values are in the caller's device array.

``cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *dnVecDescr, int64_t size, void *values, cudaDataType valueType)``

Parameters
----------
size : int
values : device address or array
    cubind keeps it alive as long as ``dnVecDescr`` exists.
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
dnVecDescr : cusparseDnVecDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnVec
");

pub(crate) fn cusparseCreateDnVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateDnVec(size values valueType));
    let arena = CallArena::new();
    ints!(i64, c_size = size);
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_dnVecDescr: u64 = 0;
    let c_values = args::device(values, "values", None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(Ptr, i64, Ptr, i32) -> i32 = call.symbol(slots::cusparseCreateDnVec)?;
    let status = unsafe {
        released(py, || function((&raw mut c_dnVecDescr).cast(), c_size, c_values.cast(), c_valueType))
    };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64)?)
        },
    )
}

documented!(cusparseCreateIdentityPermutation, c"cusparseCreateIdentityPermutation($self, handle, n, p)
--

Writes 0, 1, …, n − 1 into p, from which a sort makes a permutation.

``cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int n, int *p)``

Parameters
----------
handle : cusparseHandle_t or None
n : int
p : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateIdentityPermutation
");

pub(crate) fn cusparseCreateIdentityPermutation<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseCreateIdentityPermutation(handle n p));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_n = n);
    let c_p = args::device(p, "p", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(u64, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseCreateIdentityPermutation)?;
    let status = unsafe { released(py, || function(c_handle, c_n, c_p.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCreateMatDescr, c"cusparseCreateMatDescr($self)
--

Creates the older descriptor of a matrix; it begins as general, with indices from 0.

``cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *descrA)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
descrA : cusparseMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateMatDescr
");

pub(crate) fn cusparseCreateMatDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateMatDescr());
    let mut c_descrA: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreateMatDescr)?;
    let status = unsafe { released(py, || function((&raw mut c_descrA).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseMatDescr_t, c_descrA as u64)?)
        },
    )
}

documented!(cusparseCreatePruneInfo, c"cusparseCreatePruneInfo($self)
--

Creates the state of pruning by a percentage.

``cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : pruneInfo_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreatePruneInfo
");

pub(crate) fn cusparseCreatePruneInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreatePruneInfo());
    let mut c_info: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseCreatePruneInfo)?;
    let status = unsafe { released(py, || function((&raw mut c_info).cast())) };
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &cusparse::pruneInfo_t, c_info as u64)?),
    )
}

documented!(cusparseCreateSlicedEll, c"cusparseCreateSlicedEll($self, rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets, sellColInd, sellValues, sellSliceOffsetsType, sellColIndType, idxBase, valueType)
--

Describes a sparse matrix of slices of rows, each padded to its longest row (Sliced ELL).

``cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, void *sellSliceOffsets, void *sellColInd, void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz, sellValuesSize, sliceSize : int
sellSliceOffsets, sellColInd, sellValues : device address or array
    cubind keeps it alive as long as ``spMatDescr`` exists.
sellSliceOffsetsType, sellColIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spMatDescr : cusparseSpMatDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSlicedEll
");

pub(crate) fn cusparseCreateSlicedEll<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCreateSlicedEll(rows cols nnz sellValuesSize sliceSize sellSliceOffsets sellColInd sellValues
        sellSliceOffsetsType sellColIndType idxBase valueType)
    );
    let arena = CallArena::new();
    ints!(i64, c_rows = rows, c_cols = cols, c_nnz = nnz, c_sellValuesSize = sellValuesSize, c_sliceSize = sliceSize);
    let c_sellSliceOffsetsType = args::enumeration(
        sellSliceOffsetsType, "sellSliceOffsetsType", &cusparse::cusparseIndexType_t,
    )?;
    let c_sellColIndType = args::enumeration(sellColIndType, "sellColIndType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spMatDescr: u64 = 0;
    let c_sellSliceOffsets = args::device(sellSliceOffsets, "sellSliceOffsets", None, &arena)?;
    let c_sellColInd = args::device(sellColInd, "sellColInd", None, &arena)?;
    let c_sellValues = args::device(sellValues, "sellValues", None, &arena)?;
    args::keep(sellSliceOffsets, &arena)?;
    args::keep(sellColInd, &arena)?;
    args::keep(sellValues, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateSlicedEll)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spMatDescr).cast(), c_rows, c_cols, c_nnz, c_sellValuesSize, c_sliceSize, c_sellSliceOffsets.cast(),
        c_sellColInd.cast(), c_sellValues.cast(), c_sellSliceOffsetsType, c_sellColIndType, c_idxBase, c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64)?)
        },
    )
}

documented!(cusparseCreateSpVec, c"cusparseCreateSpVec($self, size, nnz, indices, values, idxType, idxBase, valueType)
--

Describes a sparse vector whose indices and values are in the caller's device arrays.

``cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, void *indices, void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
size, nnz : int
indices, values : device address or array
    cubind keeps it alive as long as ``spVecDescr`` exists.
idxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
spVecDescr : cusparseSpVecDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSpVec
");

pub(crate) fn cusparseCreateSpVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCreateSpVec(size nnz indices values idxType idxBase valueType));
    let arena = CallArena::new();
    ints!(i64, c_size = size, c_nnz = nnz);
    let c_idxType = args::enumeration(idxType, "idxType", &cusparse::cusparseIndexType_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_valueType = args::enumeration(valueType, "valueType", &runtime::cudaDataType)?;
    let mut c_spVecDescr: u64 = 0;
    let c_indices = args::device(indices, "indices", None, &arena)?;
    let c_values = args::device(values, "values", None, &arena)?;
    args::keep(indices, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(
        Ptr, i64, i64, Ptr, Ptr, i32, i32, i32,
    ) -> i32 = call.symbol(slots::cusparseCreateSpVec)?;
    let status = unsafe { released(py, || function(
        (&raw mut c_spVecDescr).cast(), c_size, c_nnz, c_indices.cast(), c_values.cast(), c_idxType, c_idxBase,
        c_valueType,
    )) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64);
    }
    if status == 0 {
        handle_keepalive::hold(&cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64, None, arena);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64)?)
        },
    )
}

documented!(cusparseCscGet, c"cusparseCscGet($self, spMatDescr)
--

Writes the size, number of nonzeros, arrays and types of a CSC matrix.

``cusparseStatus_t cusparseCscGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **cscColOffsets, void **cscRowInd, void **cscValues, cusparseIndexType_t *cscColOffsetsType, cusparseIndexType_t *cscRowIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
nnz : int
cscColOffsets : int
cscRowInd : int
cscValues : int
cscColOffsetsType : cusparseIndexType_t
cscRowIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscGet
");

pub(crate) fn cusparseCscGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCscGet(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_cscColOffsets: *mut c_void = core::ptr::null_mut();
    let mut c_cscRowInd: *mut c_void = core::ptr::null_mut();
    let mut c_cscValues: *mut c_void = core::ptr::null_mut();
    let mut c_cscColOffsetsType: i32 = 0;
    let mut c_cscRowIndType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCscGet)?;
    let status = unsafe { released(py, || function(
        c_spMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_nnz).cast(),
        (&raw mut c_cscColOffsets).cast(), (&raw mut c_cscRowInd).cast(), (&raw mut c_cscValues).cast(),
        (&raw mut c_cscColOffsetsType).cast(), (&raw mut c_cscRowIndType).cast(), (&raw mut c_idxBase).cast(),
        (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        10,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_cscColOffsets)?)?;
            tuple.push(out::pointer(py, c_cscRowInd)?)?;
            tuple.push(out::pointer(py, c_cscValues)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_cscColOffsetsType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_cscRowIndType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseCscSetPointers, c"cusparseCscSetPointers($self, spMatDescr, cscColOffsets, cscRowInd, cscValues)
--

Makes a CSC matrix take its offsets, rows and values from other device arrays.

``cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t spMatDescr, void *cscColOffsets, void *cscRowInd, void *cscValues)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
cscColOffsets, cscRowInd, cscValues : device address or array
    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscSetPointers
");

pub(crate) fn cusparseCscSetPointers<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCscSetPointers(spMatDescr cscColOffsets cscRowInd cscValues));
    let arena = CallArena::new();
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_cscColOffsets = args::device(cscColOffsets, "cscColOffsets", None, &arena)?;
    let c_cscRowInd = args::device(cscRowInd, "cscRowInd", None, &arena)?;
    let c_cscValues = args::device(cscValues, "cscValues", None, &arena)?;
    args::keep(cscColOffsets, &arena)?;
    args::keep(cscRowInd, &arena)?;
    args::keep(cscValues, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cusparseCscSetPointers)?;
    let status = unsafe {
        released(py, || function(c_spMatDescr, c_cscColOffsets.cast(), c_cscRowInd.cast(), c_cscValues.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, Some(("cusparseCscSetPointers", 0)), arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCsr2cscEx2, c"cusparseCsr2cscEx2($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, cscVal, cscColPtr, cscRowInd, valType, copyValues, idxBase, alg, buffer)
--

Converts CSR into CSC, which is the transpose in CSR, with or without the values.

``cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, void *buffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
csrVal, csrRowPtr, csrColInd, cscVal, cscColPtr, cscRowInd, buffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
valType : runtime.cudaDataType
copyValues : cusparseAction_t
idxBase : cusparseIndexBase_t
alg : cusparseCsr2CscAlg_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2
");

pub(crate) fn cusparseCsr2cscEx2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCsr2cscEx2(handle m n nnz csrVal csrRowPtr csrColInd cscVal cscColPtr cscRowInd valType
        copyValues idxBase alg buffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_valType = args::enumeration(valType, "valType", &runtime::cudaDataType)?;
    let c_copyValues = args::enumeration(copyValues, "copyValues", &cusparse::cusparseAction_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseCsr2CscAlg_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", None, &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let c_cscVal = args::device(cscVal, "cscVal", None, &arena)?;
    let c_cscColPtr = args::device(cscColPtr, "cscColPtr", Some(&Ty::I32), &arena)?;
    let c_cscRowInd = args::device(cscRowInd, "cscRowInd", Some(&Ty::I32), &arena)?;
    let c_buffer = args::device(buffer, "buffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCsr2cscEx2)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_cscVal.cast(),
        c_cscColPtr.cast(), c_cscRowInd.cast(), c_valType, c_copyValues, c_idxBase, c_alg, c_buffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCsr2cscEx2_bufferSize, c"cusparseCsr2cscEx2_bufferSize($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, cscVal, cscColPtr, cscRowInd, valType, copyValues, idxBase, alg)
--

Writes how many bytes of workspace ``cusparseCsr2cscEx2`` needs.

``cusparseStatus_t cusparseCsr2cscEx2_bufferSize(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, size_t *bufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
csrVal, csrRowPtr, csrColInd, cscVal, cscColPtr, cscRowInd : device address or array
valType : runtime.cudaDataType
copyValues : cusparseAction_t
idxBase : cusparseIndexBase_t
alg : cusparseCsr2CscAlg_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2_bufferSize
");

pub(crate) fn cusparseCsr2cscEx2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseCsr2cscEx2_bufferSize(handle m n nnz csrVal csrRowPtr csrColInd cscVal cscColPtr cscRowInd
        valType copyValues idxBase alg)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_valType = args::enumeration(valType, "valType", &runtime::cudaDataType)?;
    let c_copyValues = args::enumeration(copyValues, "copyValues", &cusparse::cusparseAction_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseCsr2CscAlg_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", None, &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let c_cscVal = args::device(cscVal, "cscVal", None, &arena)?;
    let c_cscColPtr = args::device(cscColPtr, "cscColPtr", Some(&Ty::I32), &arena)?;
    let c_cscRowInd = args::device(cscRowInd, "cscRowInd", Some(&Ty::I32), &arena)?;
    let mut c_bufferSize: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCsr2cscEx2_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_cscVal.cast(),
        c_cscColPtr.cast(), c_cscRowInd.cast(), c_valType, c_copyValues, c_idxBase, c_alg,
        (&raw mut c_bufferSize).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize)?))
}

documented!(cusparseCsrGet, c"cusparseCsrGet($self, spMatDescr)
--

Writes the size, number of nonzeros, arrays and types of a CSR matrix.

``cusparseStatus_t cusparseCsrGet(cusparseSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz, void **csrRowOffsets, void **csrColInd, void **csrValues, cusparseIndexType_t *csrRowOffsetsType, cusparseIndexType_t *csrColIndType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
nnz : int
csrRowOffsets : int
csrColInd : int
csrValues : int
csrRowOffsetsType : cusparseIndexType_t
csrColIndType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrGet
");

pub(crate) fn cusparseCsrGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCsrGet(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_csrRowOffsets: *mut c_void = core::ptr::null_mut();
    let mut c_csrColInd: *mut c_void = core::ptr::null_mut();
    let mut c_csrValues: *mut c_void = core::ptr::null_mut();
    let mut c_csrRowOffsetsType: i32 = 0;
    let mut c_csrColIndType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseCsrGet)?;
    let status = unsafe { released(py, || function(
        c_spMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_nnz).cast(),
        (&raw mut c_csrRowOffsets).cast(), (&raw mut c_csrColInd).cast(), (&raw mut c_csrValues).cast(),
        (&raw mut c_csrRowOffsetsType).cast(), (&raw mut c_csrColIndType).cast(), (&raw mut c_idxBase).cast(),
        (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        10,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_csrRowOffsets)?)?;
            tuple.push(out::pointer(py, c_csrColInd)?)?;
            tuple.push(out::pointer(py, c_csrValues)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_csrRowOffsetsType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_csrColIndType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseCsrSetPointers, c"cusparseCsrSetPointers($self, spMatDescr, csrRowOffsets, csrColInd, csrValues)
--

Makes a CSR matrix take its offsets, columns and values from other device arrays.

``cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t spMatDescr, void *csrRowOffsets, void *csrColInd, void *csrValues)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
csrRowOffsets, csrColInd, csrValues : device address or array
    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetPointers
");

pub(crate) fn cusparseCsrSetPointers<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCsrSetPointers(spMatDescr csrRowOffsets csrColInd csrValues));
    let arena = CallArena::new();
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_csrRowOffsets = args::device(csrRowOffsets, "csrRowOffsets", None, &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", None, &arena)?;
    let c_csrValues = args::device(csrValues, "csrValues", None, &arena)?;
    args::keep(csrRowOffsets, &arena)?;
    args::keep(csrColInd, &arena)?;
    args::keep(csrValues, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cusparseCsrSetPointers)?;
    let status = unsafe {
        released(py, || function(c_spMatDescr, c_csrRowOffsets.cast(), c_csrColInd.cast(), c_csrValues.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, Some(("cusparseCsrSetPointers", 0)), arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseCsrSetStridedBatch, c"cusparseCsrSetStridedBatch($self, spMatDescr, batchCount, offsetsBatchStride, columnsValuesBatchStride)
--

Makes a descriptor stand for a batch of CSR matrices at fixed strides.

``cusparseStatus_t cusparseCsrSetStridedBatch(cusparseSpMatDescr_t spMatDescr, int batchCount, int64_t offsetsBatchStride, int64_t columnsValuesBatchStride)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
batchCount, offsetsBatchStride, columnsValuesBatchStride : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetStridedBatch
");

pub(crate) fn cusparseCsrSetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseCsrSetStridedBatch(spMatDescr batchCount offsetsBatchStride columnsValuesBatchStride));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    ints!(i32, c_batchCount = batchCount);
    ints!(i64, c_offsetsBatchStride = offsetsBatchStride, c_columnsValuesBatchStride = columnsValuesBatchStride);
    let function: unsafe extern "system" fn(u64, i32, i64, i64) -> i32 = call
        .symbol(slots::cusparseCsrSetStridedBatch)?;
    let status = unsafe {
        released(py, || function(c_spMatDescr, c_batchCount, c_offsetsBatchStride, c_columnsValuesBatchStride))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsr2csr, c"cusparseDbsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts BSR with square blocks into CSR, double precision.

``cusparseStatus_t cusparseDbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsr2csr
");

pub(crate) fn cusparseDbsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsr2csr(handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim
        descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsr2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsric02, c"cusparseDbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Factors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR A, double precision.

``cusparseStatus_t cusparseDbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02
");

pub(crate) fn cusparseDbsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsric02(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim
        info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsric02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsric02_analysis, c"cusparseDbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)
--

Analyzes a BSR A for incomplete Cholesky (``bsric02``), double precision.

``cusparseStatus_t cusparseDbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t
pInputBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_analysis
");

pub(crate) fn cusparseDbsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsric02_analysis(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info policy pInputBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pInputBuffer = args::device(pInputBuffer, "pInputBuffer", None, &arena)?;
    args::keep(pInputBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsric02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pInputBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsric02Info_t,
            c_info as u64,
            Some((
                "cusparseDbsric02_analysis", (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsric02_bufferSize, c"cusparseDbsric02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)
--

Writes, as an int, how many bytes of workspace incomplete Cholesky of BSR needs, double precision.

``cusparseStatus_t cusparseDbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_bufferSize
");

pub(crate) fn cusparseDbsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsric02_bufferSize(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsric02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDbsrilu02, c"cusparseDbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Factors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed BSR A, double precision.

``cusparseStatus_t cusparseDbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02
");

pub(crate) fn cusparseDbsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrilu02(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim
        info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrilu02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsrilu02_analysis, c"cusparseDbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Analyzes a BSR A for incomplete LU (``bsrilu02``), double precision.

``cusparseStatus_t cusparseDbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_analysis
");

pub(crate) fn cusparseDbsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrilu02_analysis(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrilu02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrilu02Info_t,
            c_info as u64,
            Some((
                "cusparseDbsrilu02_analysis", (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsrilu02_bufferSize, c"cusparseDbsrilu02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)
--

Writes, as an int, how many bytes of workspace incomplete LU of BSR needs, double precision.

``cusparseStatus_t cusparseDbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_bufferSize
");

pub(crate) fn cusparseDbsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrilu02_bufferSize(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrilu02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDbsrilu02_numericBoost, c"cusparseDbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets a value that takes the place of pivots of at most tol in ``bsrilu02``, double precision.

``cusparseStatus_t cusparseDbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, double *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrilu02Info_t or None
enable_boost : int
tol, boost_val : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_numericBoost
");

pub(crate) fn cusparseDbsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDbsrilu02_numericBoost(handle info enable_boost tol boost_val));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    ints!(i32, c_enable_boost = enable_boost);
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(boost_val, "boost_val", &Ty::F64, &mut c_boost_val_number, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseDbsrilu02_numericBoost)?;
    let status = unsafe {
        released(py, || function(c_handle, c_info, c_enable_boost, c_tol.cast(), c_boost_val.cast()))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsrmm, c"cusparseDbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C for a BSR A and dense B and C, double precision.

``cusparseStatus_t cusparseDbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const double *B, int ldb, const double *beta, double *C, int ldc)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transB : cusparseOperation_t
mb, n, kb, nnzb, blockSize, ldb, ldc : int
alpha, beta : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmm
");

pub(crate) fn cusparseDbsrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrmm(handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockSize B ldb beta C ldc)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transB = args::enumeration(transB, "transB", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_kb = kb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize, c_ldb = ldb, c_ldc = ldc);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F64, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F64, &mut c_beta_number, &arena)?;
    let c_C = args::device(C, "C", Some(&Ty::F64), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
    ) -> i32 = call.symbol(slots::cusparseDbsrmm)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transB, c_mb, c_n, c_kb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockSize, c_B.cast(), c_ldb, c_beta.cast(), c_C.cast(),
        c_ldc,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseDbsrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrmv(handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim x beta y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F64, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F64, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::F64), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrmv)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockDim, c_x.cast(), c_beta.cast(), c_y.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsrsm2_analysis, c"cusparseDbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)
--

Analyzes a triangular BSR A for ``bsrsm2_solve``, double precision.

``cusparseStatus_t cusparseDbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_analysis
");

pub(crate) fn cusparseDbsrsm2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrsm2_analysis(handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrsm2_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsm2Info_t,
            c_info as u64,
            Some((
                "cusparseDbsrsm2_analysis",
                (((u64::from(c_dirA as u32)).rotate_left(24)
                    ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_transXY as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsrsm2_bufferSize, c"cusparseDbsrsm2_bufferSize($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info)
--

Writes, as an int, how many bytes of workspace a BSR solve (``bsrsm2``) needs, double precision.

``cusparseStatus_t cusparseDbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsrsm2Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_bufferSize
");

pub(crate) fn cusparseDbsrsm2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrsm2_bufferSize(handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrsm2_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDbsrsm2_solve, c"cusparseDbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)
--

Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR A, double precision.

``cusparseStatus_t cusparseDbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const double *B, int ldb, double *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize, ldb, ldx : int
alpha : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_solve
");

pub(crate) fn cusparseDbsrsm2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrsm2_solve(handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info B ldb X ldx policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    ints!(i32, c_ldb = ldb, c_ldx = ldx);
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F64, &mut c_alpha_number, &arena)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F64), &arena)?;
    let c_X = args::device(X, "X", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, i32, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrsm2_solve)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, c_B.cast(), c_ldb, c_X.cast(), c_ldx,
        c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsrsv2_analysis, c"cusparseDbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)
--

Analyzes a triangular BSR A for ``bsrsv2_solve``, double precision.

``cusparseStatus_t cusparseDbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_analysis
");

pub(crate) fn cusparseDbsrsv2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrsv2_analysis(handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrsv2_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsv2Info_t,
            c_info as u64,
            Some((
                "cusparseDbsrsv2_analysis",
                ((u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsrsv2_bufferSize, c"cusparseDbsrsv2_bufferSize($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info)
--

Writes, as an int, how many bytes of workspace a BSR solve (``bsrsv2``) needs, double precision.

``cusparseStatus_t cusparseDbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
info : bsrsv2Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_bufferSize
");

pub(crate) fn cusparseDbsrsv2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrsv2_bufferSize(handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrsv2_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDbsrsv2_solve, c"cusparseDbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)
--

Solves op(A)·x = α·f for an analyzed triangular BSR A, double precision.

``cusparseStatus_t cusparseDbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const double *f, double *x, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
alpha : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_solve
");

pub(crate) fn cusparseDbsrsv2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrsv2_solve(handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info f x policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F64, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_f = args::device(f, "f", Some(&Ty::F64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrsv2_solve)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockDim, c_info, c_f.cast(), c_x.cast(), c_policy,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDbsrxmv, c"cusparseDbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR A, only in the block rows of a mask, double precision.

``cusparseStatus_t cusparseDbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
sizeOfMask, mb, nb, nnzb, blockDim : int
alpha, beta : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrxmv
");

pub(crate) fn cusparseDbsrxmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDbsrxmv(handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA
        bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_sizeOfMask = sizeOfMask, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F64, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F64), &arena)?;
    let c_bsrSortedMaskPtrA = args::device(bsrSortedMaskPtrA, "bsrSortedMaskPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedEndPtrA = args::device(bsrSortedEndPtrA, "bsrSortedEndPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F64, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::F64), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDbsrxmv)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_sizeOfMask, c_mb, c_nb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedMaskPtrA.cast(), c_bsrSortedRowPtrA.cast(), c_bsrSortedEndPtrA.cast(), c_bsrSortedColIndA.cast(),
        c_blockDim, c_x.cast(), c_beta.cast(), c_y.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsr2bsr, c"cusparseDcsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)
--

Converts CSR into BSR with square blocks, double precision.

``cusparseStatus_t cusparseDcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2bsr
");

pub(crate) fn cusparseDcsr2bsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDcsr2bsr(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim
        descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsr2bsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_blockDim, c_descrC, c_bsrSortedValC.cast(), c_bsrSortedRowPtrC.cast(),
        c_bsrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsr2csr_compress, c"cusparseDcsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)
--

Copies the elements of a CSR A of magnitude above tol into a CSR C, double precision.

``cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, double *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, double tol)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
tol : float

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csr_compress
");

pub(crate) fn cusparseDcsr2csr_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDcsr2csr_compress(handle m n descrA csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzA
        nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC tol)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_tol = args::f64(tol)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_nnzPerRow = args::device(nnzPerRow, "nnzPerRow", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr, Ptr, f64,
    ) -> i32 = call.symbol(slots::cusparseDcsr2csr_compress)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedColIndA.cast(), c_csrSortedRowPtrA.cast(),
        c_nnzA, c_nnzPerRow.cast(), c_csrSortedValC.cast(), c_csrSortedColIndC.cast(), c_csrSortedRowPtrC.cast(), c_tol,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsr2csru, c"cusparseDcsr2csru($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Brings CSR back into the order that it had before ``csru2csr``, double precision.

``cusparseStatus_t cusparseDcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csru
");

pub(crate) fn cusparseDcsr2csru<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDcsr2csru(handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::F64), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsr2csru)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_descrA, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsr2gebsr, c"cusparseDcsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)
--

Converts CSR into BSR with rectangular blocks, double precision.

``cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr
");

pub(crate) fn cusparseDcsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDcsr2gebsr(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC
        bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsr2gebsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_descrC, c_bsrSortedValC.cast(), c_bsrSortedRowPtrC.cast(),
        c_bsrSortedColIndC.cast(), c_rowBlockDim, c_colBlockDim, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsr2gebsr_bufferSize, c"cusparseDcsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)
--

Writes, as an int, how many bytes of workspace ``csr2gebsr`` needs, double precision.

``cusparseStatus_t cusparseDcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr_bufferSize
");

pub(crate) fn cusparseDcsr2gebsr_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDcsr2gebsr_bufferSize(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA
        rowBlockDim colBlockDim)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsr2gebsr_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_rowBlockDim, c_colBlockDim, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDcsrcolor, c"cusparseDcsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)
--

Colors the graph of a CSR A so that neighbors differ, to a fraction of its rows, double precision.

``cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
fractionToColor : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
ncolors : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrcolor
");

pub(crate) fn cusparseDcsrcolor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDcsrcolor(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor
        ncolors coloring reordering info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::cusparseColorInfo_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_fractionToColor_number = args::Number::default();
    let c_fractionToColor = args::scalar(
        fractionToColor, "fractionToColor", &Ty::F64, &mut c_fractionToColor_number, &arena,
    )?;
    let c_coloring = args::device(coloring, "coloring", Some(&Ty::I32), &arena)?;
    let c_reordering = args::device(reordering, "reordering", Some(&Ty::I32), &arena)?;
    let c_ncolors = args::scalar_to_write(ncolors, "ncolors", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cusparseDcsrcolor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_fractionToColor.cast(), c_ncolors.cast(), c_coloring.cast(), c_reordering.cast(), c_info,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsrgeam2, c"cusparseDcsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

C = α·A + β·B for CSR matrices whose pattern ``cusparseXcsrgeam2Nnz`` counted, double precision.

``cusparseStatus_t cusparseDcsrgeam2(cusparseHandle_t handle, int m, int n, const double *alpha, cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2
");

pub(crate) fn cusparseDcsrgeam2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDcsrgeam2(handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta
        descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC
        csrSortedColIndC pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_descrB = args::value::<u64>(descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzB = nnzB);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F64, &mut c_alpha_number, &arena)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F64, &mut c_beta_number, &arena)?;
    let c_csrSortedValB = args::device(csrSortedValB, "csrSortedValB", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrB = args::device(csrSortedRowPtrB, "csrSortedRowPtrB", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndB = args::device(csrSortedColIndB, "csrSortedColIndB", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsrgeam2)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_alpha.cast(), c_descrA, c_nnzA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_beta.cast(), c_descrB, c_nnzB, c_csrSortedValB.cast(), c_csrSortedRowPtrB.cast(),
        c_csrSortedColIndB.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsrgeam2_bufferSizeExt, c"cusparseDcsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Writes how many bytes of workspace a CSR sum (``csrgeam2``) needs, double precision.

``cusparseStatus_t cusparseDcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *alpha, cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : float or address or buffer
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2_bufferSizeExt
");

pub(crate) fn cusparseDcsrgeam2_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDcsrgeam2_bufferSizeExt(handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC
        csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_descrB = args::value::<u64>(descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzB = nnzB);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F64, &mut c_alpha_number, &arena)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F64, &mut c_beta_number, &arena)?;
    let c_csrSortedValB = args::device(csrSortedValB, "csrSortedValB", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrB = args::device(csrSortedRowPtrB, "csrSortedRowPtrB", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndB = args::device(csrSortedColIndB, "csrSortedColIndB", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsrgeam2_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_alpha.cast(), c_descrA, c_nnzA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_beta.cast(), c_descrB, c_nnzB, c_csrSortedValB.cast(), c_csrSortedRowPtrB.cast(),
        c_csrSortedColIndB.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDcsric02, c"cusparseDcsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Factors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR A, double precision.

``cusparseStatus_t cusparseDcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02
");

pub(crate) fn cusparseDcsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseDcsric02(handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA_valM = args::device(csrSortedValA_valM, "csrSortedValA_valM", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsric02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA_valM.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsric02_analysis, c"cusparseDcsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR A for incomplete Cholesky (``csric02``), double precision.

``cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_analysis
");

pub(crate) fn cusparseDcsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDcsric02_analysis(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info
        policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsric02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csric02Info_t, c_info as u64, Some(("cusparseDcsric02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsric02_bufferSize, c"cusparseDcsric02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)
--

Writes, as an int, how many bytes of workspace incomplete Cholesky of CSR needs, double precision.

``cusparseStatus_t cusparseDcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
info : csric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_bufferSize
");

pub(crate) fn cusparseDcsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDcsric02_bufferSize(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsric02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDcsrilu02, c"cusparseDcsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Factors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed CSR A, double precision.

``cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02
");

pub(crate) fn cusparseDcsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseDcsrilu02(handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA_valM = args::device(csrSortedValA_valM, "csrSortedValA_valM", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsrilu02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA_valM.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsrilu02_analysis, c"cusparseDcsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR A for incomplete LU (``csrilu02``), double precision.

``cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_analysis
");

pub(crate) fn cusparseDcsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDcsrilu02_analysis(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info
        policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsrilu02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csrilu02Info_t, c_info as u64, Some(("cusparseDcsrilu02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsrilu02_bufferSize, c"cusparseDcsrilu02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)
--

Writes, as an int, how many bytes of workspace incomplete LU of CSR needs, double precision.

``cusparseStatus_t cusparseDcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
info : csrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_bufferSize
");

pub(crate) fn cusparseDcsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseDcsrilu02_bufferSize(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsrilu02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDcsrilu02_numericBoost, c"cusparseDcsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets a value that takes the place of pivots of at most tol in ``csrilu02``, double precision.

``cusparseStatus_t cusparseDcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, double *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : csrilu02Info_t or None
enable_boost : int
tol, boost_val : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_numericBoost
");

pub(crate) fn cusparseDcsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDcsrilu02_numericBoost(handle info enable_boost tol boost_val));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    ints!(i32, c_enable_boost = enable_boost);
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(boost_val, "boost_val", &Ty::F64, &mut c_boost_val_number, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseDcsrilu02_numericBoost)?;
    let status = unsafe {
        released(py, || function(c_handle, c_info, c_enable_boost, c_tol.cast(), c_boost_val.cast()))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsru2csr, c"cusparseDcsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Sorts the columns of each row of CSR with their values and remembers the order, double precision.

``cusparseStatus_t cusparseDcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr
");

pub(crate) fn cusparseDcsru2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDcsru2csr(handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::F64), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsru2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_descrA, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDcsru2csr_bufferSizeExt, c"cusparseDcsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)
--

Writes how many bytes of workspace ``csru2csr`` and ``csr2csru`` need, double precision.

``cusparseStatus_t cusparseDcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
csrVal, csrRowPtr, csrColInd : device address or array
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr_bufferSizeExt
");

pub(crate) fn cusparseDcsru2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseDcsru2csr_bufferSizeExt(handle m n nnz csrVal csrRowPtr csrColInd info));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::F64), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDcsru2csr_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDenseToSparse_analysis, c"cusparseDenseToSparse_analysis($self, handle, matA, matB, alg, externalBuffer)
--

Counts the nonzeros of a dense matrix into B's descriptor, for B's arrays.

``cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
matA : cusparseDnMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matB : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
alg : cusparseDenseToSparseAlg_t
externalBuffer : device address or array
    cubind keeps it alive until ``matB`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_analysis
");

pub(crate) fn cusparseDenseToSparse_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDenseToSparse_analysis(handle matA matB alg externalBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseDenseToSparseAlg_t)?;
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    args::keep(externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseDenseToSparse_analysis)?;
    let status = unsafe { released(py, || function(c_handle, c_matA, c_matB, c_alg, c_externalBuffer.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t, c_matB as u64,
            Some(("cusparseDenseToSparse_analysis", u64::from(c_alg as u32))), arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDenseToSparse_bufferSize, c"cusparseDenseToSparse_bufferSize($self, handle, matA, matB, alg)
--

Writes how many bytes of workspace the conversion of a dense matrix needs.

``cusparseStatus_t cusparseDenseToSparse_bufferSize(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, size_t *bufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
matA : cusparseDnMatDescr_t or None
matB : cusparseSpMatDescr_t or None
alg : cusparseDenseToSparseAlg_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_bufferSize
");

pub(crate) fn cusparseDenseToSparse_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseDenseToSparse_bufferSize(handle matA matB alg));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseDenseToSparseAlg_t)?;
    let mut c_bufferSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseDenseToSparse_bufferSize)?;
    let status = unsafe { released(py, || function(c_handle, c_matA, c_matB, c_alg, (&raw mut c_bufferSize).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize)?))
}

documented!(cusparseDenseToSparse_convert, c"cusparseDenseToSparse_convert($self, handle, matA, matB, alg, externalBuffer)
--

Writes the nonzeros of an analyzed dense matrix into the arrays of B.

``cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
matA : cusparseDnMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matB : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
alg : cusparseDenseToSparseAlg_t
externalBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_convert
");

pub(crate) fn cusparseDenseToSparse_convert<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDenseToSparse_convert(handle matA matB alg externalBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseDenseToSparseAlg_t)?;
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseDenseToSparse_convert)?;
    let status = unsafe { released(py, || function(c_handle, c_matA, c_matB, c_alg, c_externalBuffer.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroy, c"cusparseDestroy($self, handle)
--

Destroys a cuSPARSE handle and frees what it allocated.

``cusparseStatus_t cusparseDestroy(cusparseHandle_t handle)``

Parameters
----------
handle : cusparseHandle_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroy
");

pub(crate) fn cusparseDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroy(handle));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroy)?;
    let status = unsafe { released(py, || function(c_handle)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyBsric02Info, c"cusparseDestroyBsric02Info($self, info)
--

Destroys the analysis of an incomplete Cholesky factorization of BSR.

``cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t info)``

Parameters
----------
info : bsric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsric02Info
");

pub(crate) fn cusparseDestroyBsric02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyBsric02Info(info));
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyBsric02Info)?;
    let detached = handle_keepalive::detach(&cusparse::bsric02Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyBsrilu02Info, c"cusparseDestroyBsrilu02Info($self, info)
--

Destroys the analysis of an incomplete LU factorization of BSR.

``cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t info)``

Parameters
----------
info : bsrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrilu02Info
");

pub(crate) fn cusparseDestroyBsrilu02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyBsrilu02Info(info));
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyBsrilu02Info)?;
    let detached = handle_keepalive::detach(&cusparse::bsrilu02Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyBsrsm2Info, c"cusparseDestroyBsrsm2Info($self, info)
--

Destroys the analysis of a triangular BSR solve with a matrix.

``cusparseStatus_t cusparseDestroyBsrsm2Info(bsrsm2Info_t info)``

Parameters
----------
info : bsrsm2Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsm2Info
");

pub(crate) fn cusparseDestroyBsrsm2Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyBsrsm2Info(info));
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyBsrsm2Info)?;
    let detached = handle_keepalive::detach(&cusparse::bsrsm2Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyBsrsv2Info, c"cusparseDestroyBsrsv2Info($self, info)
--

Destroys the analysis of a triangular BSR solve with a vector.

``cusparseStatus_t cusparseDestroyBsrsv2Info(bsrsv2Info_t info)``

Parameters
----------
info : bsrsv2Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsv2Info
");

pub(crate) fn cusparseDestroyBsrsv2Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyBsrsv2Info(info));
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyBsrsv2Info)?;
    let detached = handle_keepalive::detach(&cusparse::bsrsv2Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyColorInfo, c"cusparseDestroyColorInfo($self, info)
--

Destroys the settings of graph coloring.

``cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t info)``

Parameters
----------
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyColorInfo
");

pub(crate) fn cusparseDestroyColorInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyColorInfo(info));
    let c_info = args::value::<u64>(info, "info", &cusparse::cusparseColorInfo_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyColorInfo)?;
    let status = unsafe { released(py, || function(c_info)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyCsric02Info, c"cusparseDestroyCsric02Info($self, info)
--

Destroys the analysis of an incomplete Cholesky factorization of CSR.

``cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t info)``

Parameters
----------
info : csric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsric02Info
");

pub(crate) fn cusparseDestroyCsric02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyCsric02Info(info));
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyCsric02Info)?;
    let detached = handle_keepalive::detach(&cusparse::csric02Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyCsrilu02Info, c"cusparseDestroyCsrilu02Info($self, info)
--

Destroys the analysis of an incomplete LU factorization of CSR.

``cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t info)``

Parameters
----------
info : csrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsrilu02Info
");

pub(crate) fn cusparseDestroyCsrilu02Info<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyCsrilu02Info(info));
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyCsrilu02Info)?;
    let detached = handle_keepalive::detach(&cusparse::csrilu02Info_t, c_info as u64);
    let status = unsafe { released(py, || function(c_info)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyCsru2csrInfo, c"cusparseDestroyCsru2csrInfo($self, info)
--

Destroys the remembered order of CSR elements.

``cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t info)``

Parameters
----------
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsru2csrInfo
");

pub(crate) fn cusparseDestroyCsru2csrInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyCsru2csrInfo(info));
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyCsru2csrInfo)?;
    let status = unsafe { released(py, || function(c_info)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyDnMat, c"cusparseDestroyDnMat($self, dnMatDescr)
--

Destroys a dense matrix's descriptor, not its array.

``cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t dnMatDescr)``

Parameters
----------
dnMatDescr : cusparseDnMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnMat
");

pub(crate) fn cusparseDestroyDnMat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyDnMat(dnMatDescr));
    let c_dnMatDescr = args::value::<
        u64,
    >(dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyDnMat)?;
    let detached = handle_keepalive::detach(&cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64);
    let status = unsafe { released(py, || function(c_dnMatDescr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyDnVec, c"cusparseDestroyDnVec($self, dnVecDescr)
--

Destroys a dense vector's descriptor, not its array.

``cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t dnVecDescr)``

Parameters
----------
dnVecDescr : cusparseDnVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnVec
");

pub(crate) fn cusparseDestroyDnVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyDnVec(dnVecDescr));
    let c_dnVecDescr = args::value::<
        u64,
    >(dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyDnVec)?;
    let detached = handle_keepalive::detach(&cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64);
    let status = unsafe { released(py, || function(c_dnVecDescr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyMatDescr, c"cusparseDestroyMatDescr($self, descrA)
--

Destroys an older descriptor of a matrix.

``cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descrA)``

Parameters
----------
descrA : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyMatDescr
");

pub(crate) fn cusparseDestroyMatDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyMatDescr(descrA));
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyMatDescr)?;
    let status = unsafe { released(py, || function(c_descrA)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroyPruneInfo, c"cusparseDestroyPruneInfo($self, info)
--

Destroys the state of pruning by a percentage.

``cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t info)``

Parameters
----------
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyPruneInfo
");

pub(crate) fn cusparseDestroyPruneInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroyPruneInfo(info));
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroyPruneInfo)?;
    let status = unsafe { released(py, || function(c_info)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroySpMat, c"cusparseDestroySpMat($self, spMatDescr)
--

Destroys a sparse matrix's descriptor, not its arrays.

``cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t spMatDescr)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpMat
");

pub(crate) fn cusparseDestroySpMat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroySpMat(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroySpMat)?;
    let detached = handle_keepalive::detach(&cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64);
    let status = unsafe { released(py, || function(c_spMatDescr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDestroySpVec, c"cusparseDestroySpVec($self, spVecDescr)
--

Destroys a sparse vector's descriptor, not its arrays.

``cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t spVecDescr)``

Parameters
----------
spVecDescr : cusparseSpVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpVec
");

pub(crate) fn cusparseDestroySpVec<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDestroySpVec(spVecDescr));
    let c_spVecDescr = args::value::<
        u64,
    >(spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseDestroySpVec)?;
    let detached = handle_keepalive::detach(&cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64);
    let status = unsafe { released(py, || function(c_spVecDescr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDgebsr2csr, c"cusparseDgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts BSR with rectangular blocks into CSR, double precision.

``cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2csr
");

pub(crate) fn cusparseDgebsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDgebsr2csr(handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
        rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgebsr2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDim, c_colBlockDim, c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDgebsr2gebsc, c"cusparseDgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)
--

Converts rectangular blocks from compressed rows to compressed columns, double precision.

``cusparseStatus_t cusparseDgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, double *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
copyValues : cusparseAction_t
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc
");

pub(crate) fn cusparseDgebsr2gebsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDgebsr2gebsc(handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim
        colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_copyValues = args::enumeration(copyValues, "copyValues", &cusparse::cusparseAction_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_bscVal = args::device(bscVal, "bscVal", Some(&Ty::F64), &arena)?;
    let c_bscRowInd = args::device(bscRowInd, "bscRowInd", Some(&Ty::I32), &arena)?;
    let c_bscColPtr = args::device(bscColPtr, "bscColPtr", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgebsr2gebsc)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mb, c_nb, c_nnzb, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(),
        c_rowBlockDim, c_colBlockDim, c_bscVal.cast(), c_bscRowInd.cast(), c_bscColPtr.cast(), c_copyValues, c_idxBase,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDgebsr2gebsc_bufferSize, c"cusparseDgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)
--

Writes, as an int, how many bytes of workspace ``gebsr2gebsc`` needs, double precision.

``cusparseStatus_t cusparseDgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc_bufferSize
");

pub(crate) fn cusparseDgebsr2gebsc_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDgebsr2gebsc_bufferSize(handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        rowBlockDim colBlockDim)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgebsr2gebsc_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mb, c_nb, c_nnzb, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(),
        c_rowBlockDim, c_colBlockDim, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDgebsr2gebsr, c"cusparseDgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)
--

Converts BSR into BSR with blocks of another shape, double precision.

``cusparseStatus_t cusparseDgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr
");

pub(crate) fn cusparseDgebsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDgebsr2gebsr(handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
        rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC
        pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDimA = rowBlockDimA, c_colBlockDimA = colBlockDimA);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDimC = rowBlockDimC, c_colBlockDimC = colBlockDimC);
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgebsr2gebsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDimA, c_colBlockDimA, c_descrC, c_bsrSortedValC.cast(),
        c_bsrSortedRowPtrC.cast(), c_bsrSortedColIndC.cast(), c_rowBlockDimC, c_colBlockDimC, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDgebsr2gebsr_bufferSize, c"cusparseDgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)
--

Writes, as an int, how many bytes of workspace ``gebsr2gebsr`` needs, double precision.

``cusparseStatus_t cusparseDgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr_bufferSize
");

pub(crate) fn cusparseDgebsr2gebsr_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDgebsr2gebsr_bufferSize(handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(
        i32, c_rowBlockDimA = rowBlockDimA, c_colBlockDimA = colBlockDimA, c_rowBlockDimC = rowBlockDimC,
        c_colBlockDimC = colBlockDimC
    );
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F64), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgebsr2gebsr_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDimA, c_colBlockDimA, c_rowBlockDimC, c_colBlockDimC,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDgemvi, c"cusparseDgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)
--

y = α·op(A)·x + β·y for a dense A and a sparse x, double precision.

``cusparseStatus_t cusparseDgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const double *alpha, const double *A, int lda, int nnz, const double *xVal, const int *xInd, const double *beta, double *y, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, lda, nnz : int
alpha, beta : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
A, xVal, xInd, y, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi
");

pub(crate) fn cusparseDgemvi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDgemvi(handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda, c_nnz = nnz);
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F64, &mut c_alpha_number, &arena)?;
    let c_A = args::device(A, "A", Some(&Ty::F64), &arena)?;
    let c_xVal = args::device(xVal, "xVal", Some(&Ty::F64), &arena)?;
    let c_xInd = args::device(xInd, "xInd", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F64, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgemvi)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transA, c_m, c_n, c_alpha.cast(), c_A.cast(), c_lda, c_nnz, c_xVal.cast(), c_xInd.cast(),
        c_beta.cast(), c_y.cast(), c_idxBase, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDgemvi_bufferSize, c"cusparseDgemvi_bufferSize($self, handle, transA, m, n, nnz)
--

Writes how many bytes of workspace ``gemvi`` needs, double precision.

``cusparseStatus_t cusparseDgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, nnz : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi_bufferSize
");

pub(crate) fn cusparseDgemvi_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDgemvi_bufferSize(handle transA m n nnz));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let mut c_pBufferSize: i32 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseDgemvi_bufferSize)?;
    let status = unsafe {
        released(py, || function(c_handle, c_transA, c_m, c_n, c_nnz, (&raw mut c_pBufferSize).cast()))
    };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSize)?))
}

documented!(cusparseDgpsvInterleavedBatch, c"cusparseDgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)
--

Solves many interleaved pentadiagonal systems, double precision; overwrites all arrays.

``cusparseStatus_t cusparseDgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *ds, double *dl, double *d, double *du, double *dw, double *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch
");

pub(crate) fn cusparseDgpsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDgpsvInterleavedBatch(handle algo m ds dl d du dw x batchCount pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_ds = args::device(ds, "ds", Some(&Ty::F64), &arena)?;
    let c_dl = args::device(dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F64), &arena)?;
    let c_dw = args::device(dw, "dw", Some(&Ty::F64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgpsvInterleavedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_ds.cast(), c_dl.cast(), c_d.cast(), c_du.cast(), c_dw.cast(), c_x.cast(), c_batchCount,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDgpsvInterleavedBatch_bufferSizeExt, c"cusparseDgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)
--

Writes how many bytes of workspace ``gpsvInterleavedBatch`` needs, double precision.

``cusparseStatus_t cusparseDgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const double *ds, const double *dl, const double *d, const double *du, const double *dw, const double *x, int batchCount, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch_bufferSizeExt
");

pub(crate) fn cusparseDgpsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseDgpsvInterleavedBatch_bufferSizeExt(handle algo m ds dl d du dw x batchCount));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_ds = args::device(ds, "ds", Some(&Ty::F64), &arena)?;
    let c_dl = args::device(dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F64), &arena)?;
    let c_dw = args::device(dw, "dw", Some(&Ty::F64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgpsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_ds.cast(), c_dl.cast(), c_d.cast(), c_du.cast(), c_dw.cast(), c_x.cast(), c_batchCount,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDgtsv2, c"cusparseDgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal A with pivoting, double precision; X replaces B.

``cusparseStatus_t cusparseDgtsv2(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2
");

pub(crate) fn cusparseDgtsv2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDgtsv2(handle m n dl d du B ldb pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F64), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2)?;
    let status = unsafe { released(
        py, || function(c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb, c_pBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDgtsv2StridedBatch, c"cusparseDgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)
--

Solves a batch of tridiagonal systems at a fixed stride, double precision; solutions replace x.

``cusparseStatus_t cusparseDgtsv2StridedBatch(cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, double *x, int batchCount, int batchStride, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch
");

pub(crate) fn cusparseDgtsv2StridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDgtsv2StridedBatch(handle m dl d du x batchCount batchStride pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_batchCount = batchCount, c_batchStride = batchStride);
    let c_dl = args::device(dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2StridedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_batchStride, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDgtsv2StridedBatch_bufferSizeExt, c"cusparseDgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)
--

Writes how many bytes of workspace ``gtsv2StridedBatch`` needs, double precision.

``cusparseStatus_t cusparseDgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, const double *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch_bufferSizeExt
");

pub(crate) fn cusparseDgtsv2StridedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseDgtsv2StridedBatch_bufferSizeExt(handle m dl d du x batchCount batchStride));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_batchCount = batchCount, c_batchStride = batchStride);
    let c_dl = args::device(dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2StridedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_batchStride,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseDgtsv2_bufferSizeExt, c"cusparseDgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Writes how many bytes of workspace a tridiagonal solve (``gtsv2``) needs, double precision.

``cusparseStatus_t cusparseDgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, const double *B, int ldb, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_bufferSizeExt
");

pub(crate) fn cusparseDgtsv2_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDgtsv2_bufferSizeExt(handle m n dl d du B ldb));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F64), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseDgtsv2_nopivot, c"cusparseDgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal A without pivoting, double precision; X replaces B.

``cusparseStatus_t cusparseDgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot
");

pub(crate) fn cusparseDgtsv2_nopivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDgtsv2_nopivot(handle m n dl d du B ldb pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F64), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2_nopivot)?;
    let status = unsafe { released(
        py, || function(c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb, c_pBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDgtsv2_nopivot_bufferSizeExt, c"cusparseDgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Writes how many bytes of workspace ``gtsv2_nopivot`` needs, double precision.

``cusparseStatus_t cusparseDgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, const double *B, int ldb, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot_bufferSizeExt
");

pub(crate) fn cusparseDgtsv2_nopivot_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseDgtsv2_nopivot_bufferSizeExt(handle m n dl d du B ldb));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F64), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F64), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgtsv2_nopivot_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseDgtsvInterleavedBatch, c"cusparseDgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)
--

Solves many interleaved tridiagonal systems, double precision; overwrites all arrays.

``cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *dl, double *d, double *du, double *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch
");

pub(crate) fn cusparseDgtsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDgtsvInterleavedBatch(handle algo m dl d du x batchCount pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_dl = args::device(dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgtsvInterleavedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDgtsvInterleavedBatch_bufferSizeExt, c"cusparseDgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)
--

Writes how many bytes of workspace ``gtsvInterleavedBatch`` needs, double precision.

``cusparseStatus_t cusparseDgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const double *dl, const double *d, const double *du, const double *x, int batchCount, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch_bufferSizeExt
");

pub(crate) fn cusparseDgtsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseDgtsvInterleavedBatch_bufferSizeExt(handle algo m dl d du x batchCount));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_dl = args::device(dl, "dl", Some(&Ty::F64), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F64), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F64), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F64), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDgtsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDnMatGet, c"cusparseDnMatGet($self, dnMatDescr)
--

Writes a dense matrix's size, leading dimension, array, type and order.

``cusparseStatus_t cusparseDnMatGet(cusparseDnMatDescr_t dnMatDescr, int64_t *rows, int64_t *cols, int64_t *ld, void **values, cudaDataType *type, cusparseOrder_t *order)``

Parameters
----------
dnMatDescr : cusparseDnMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
ld : int
values : int
type : runtime.cudaDataType
order : cusparseOrder_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGet
");

pub(crate) fn cusparseDnMatGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnMatGet(dnMatDescr));
    let c_dnMatDescr = args::value::<
        u64,
    >(dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_ld: i64 = 0;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_type: i32 = 0;
    let mut c_order: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseDnMatGet)?;
    let status = unsafe { released(py, || function(
        c_dnMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_ld).cast(),
        (&raw mut c_values).cast(), (&raw mut c_type).cast(), (&raw mut c_order).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        6,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_ld)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_type)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseOrder_t, c_order)?)?;
            Ok(())
        },
    )
}

documented!(cusparseDnMatGetStridedBatch, c"cusparseDnMatGetStridedBatch($self, dnMatDescr)
--

Writes how many dense matrices a descriptor stands for, and their stride in elements.

``cusparseStatus_t cusparseDnMatGetStridedBatch(cusparseConstDnMatDescr_t dnMatDescr, int *batchCount, int64_t *batchStride)``

Parameters
----------
dnMatDescr : cusparseDnMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
batchCount : int
batchStride : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetStridedBatch
");

pub(crate) fn cusparseDnMatGetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnMatGetStridedBatch(dnMatDescr));
    let c_dnMatDescr = args::value::<
        u64,
    >(dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_batchCount: i32 = 0;
    let mut c_batchStride: i64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr) -> i32 = call.symbol(slots::cusparseDnMatGetStridedBatch)?;
    let status = unsafe {
        released(py, || function(c_dnMatDescr, (&raw mut c_batchCount).cast(), (&raw mut c_batchStride).cast()))
    };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_batchCount)?)?;
            tuple.push(out::i64(py, c_batchStride)?)?;
            Ok(())
        },
    )
}

documented!(cusparseDnMatGetValues, c"cusparseDnMatGetValues($self, dnMatDescr)
--

Writes where a dense matrix's values are.

``cusparseStatus_t cusparseDnMatGetValues(cusparseDnMatDescr_t dnMatDescr, void **values)``

Parameters
----------
dnMatDescr : cusparseDnMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
values : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetValues
");

pub(crate) fn cusparseDnMatGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnMatGetValues(dnMatDescr));
    let c_dnMatDescr = args::value::<
        u64,
    >(dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseDnMatGetValues)?;
    let status = unsafe { released(py, || function(c_dnMatDescr, (&raw mut c_values).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_values)?))
}

documented!(cusparseDnMatSetStridedBatch, c"cusparseDnMatSetStridedBatch($self, dnMatDescr, batchCount, batchStride)
--

Makes a descriptor stand for a batch of dense matrices at a stride in elements.

``cusparseStatus_t cusparseDnMatSetStridedBatch(cusparseDnMatDescr_t dnMatDescr, int batchCount, int64_t batchStride)``

Parameters
----------
dnMatDescr : cusparseDnMatDescr_t or None
batchCount, batchStride : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetStridedBatch
");

pub(crate) fn cusparseDnMatSetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnMatSetStridedBatch(dnMatDescr batchCount batchStride));
    let c_dnMatDescr = args::value::<
        u64,
    >(dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    ints!(i32, c_batchCount = batchCount);
    ints!(i64, c_batchStride = batchStride);
    let function: unsafe extern "system" fn(u64, i32, i64) -> i32 = call.symbol(slots::cusparseDnMatSetStridedBatch)?;
    let status = unsafe { released(py, || function(c_dnMatDescr, c_batchCount, c_batchStride)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDnMatSetValues, c"cusparseDnMatSetValues($self, dnMatDescr, values)
--

Makes a dense matrix take its values from another device array.

``cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t dnMatDescr, void *values)``

Parameters
----------
dnMatDescr : cusparseDnMatDescr_t or None
values : device address or array
    cubind keeps it alive until ``dnMatDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetValues
");

pub(crate) fn cusparseDnMatSetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnMatSetValues(dnMatDescr values));
    let arena = CallArena::new();
    let c_dnMatDescr = args::value::<
        u64,
    >(dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let c_values = args::device(values, "values", None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseDnMatSetValues)?;
    let status = unsafe { released(py, || function(c_dnMatDescr, c_values.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseDnMatDescr_t, c_dnMatDescr as u64, Some(("cusparseDnMatSetValues", 0)), arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDnVecGet, c"cusparseDnVecGet($self, dnVecDescr)
--

Writes a dense vector's size, array and type.

``cusparseStatus_t cusparseDnVecGet(cusparseDnVecDescr_t dnVecDescr, int64_t *size, void **values, cudaDataType *valueType)``

Parameters
----------
dnVecDescr : cusparseDnVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
size : int
values : int
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGet
");

pub(crate) fn cusparseDnVecGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnVecGet(dnVecDescr));
    let c_dnVecDescr = args::value::<
        u64,
    >(dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_size: i64 = 0;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cusparseDnVecGet)?;
    let status = unsafe { released(py, || function(
        c_dnVecDescr, (&raw mut c_size).cast(), (&raw mut c_values).cast(), (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::i64(py, c_size)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseDnVecGetValues, c"cusparseDnVecGetValues($self, dnVecDescr)
--

Writes where a dense vector's values are.

``cusparseStatus_t cusparseDnVecGetValues(cusparseDnVecDescr_t dnVecDescr, void **values)``

Parameters
----------
dnVecDescr : cusparseDnVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
values : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGetValues
");

pub(crate) fn cusparseDnVecGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnVecGetValues(dnVecDescr));
    let c_dnVecDescr = args::value::<
        u64,
    >(dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseDnVecGetValues)?;
    let status = unsafe { released(py, || function(c_dnVecDescr, (&raw mut c_values).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_values)?))
}

documented!(cusparseDnVecSetValues, c"cusparseDnVecSetValues($self, dnVecDescr, values)
--

Makes a dense vector take its values from another device array.

``cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t dnVecDescr, void *values)``

Parameters
----------
dnVecDescr : cusparseDnVecDescr_t or None
values : device address or array
    cubind keeps it alive until ``dnVecDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecSetValues
");

pub(crate) fn cusparseDnVecSetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnVecSetValues(dnVecDescr values));
    let arena = CallArena::new();
    let c_dnVecDescr = args::value::<
        u64,
    >(dnVecDescr, "dnVecDescr", &cusparse::cusparseDnVecDescr_t)?;
    let c_values = args::device(values, "values", None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseDnVecSetValues)?;
    let status = unsafe { released(py, || function(c_dnVecDescr, c_values.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseDnVecDescr_t, c_dnVecDescr as u64, Some(("cusparseDnVecSetValues", 0)), arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDnnz, c"cusparseDnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)
--

Counts the nonzeros of each row or column of a dense A, and all of them, double precision.

``cusparseStatus_t cusparseDnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, lda : int
descrA : cusparseMatDescr_t or None
A, nnzPerRowCol : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz
");

pub(crate) fn cusparseDnnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnnz(handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_lda = lda);
    let c_A = args::device(A, "A", Some(&Ty::F64), &arena)?;
    let c_nnzPerRowCol = args::device(nnzPerRowCol, "nnzPerRowCol", Some(&Ty::I32), &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, i32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDnnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_A.cast(), c_lda, c_nnzPerRowCol.cast(), c_nnzTotalDevHostPtr.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDnnz_compress, c"cusparseDnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)
--

Counts the CSR elements of magnitude above tol, of each row and in all, double precision.

``cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const double *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, double tol)``

Parameters
----------
handle : cusparseHandle_t or None
m : int
descr : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, nnzPerRow : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzC : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
tol : float

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz_compress
");

pub(crate) fn cusparseDnnz_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnnz_compress(handle m descr csrSortedValA csrSortedRowPtrA nnzPerRow nnzC tol));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m);
    let c_descr = args::value::<u64>(descr, "descr", &cusparse::cusparseMatDescr_t)?;
    let c_tol = args::f64(tol)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_nnzPerRow = args::device(nnzPerRow, "nnzPerRow", Some(&Ty::I32), &arena)?;
    let c_nnzC = args::scalar_to_write(nnzC, "nnzC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, u64, Ptr, Ptr, Ptr, Ptr, f64,
    ) -> i32 = call.symbol(slots::cusparseDnnz_compress)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_descr, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_nnzPerRow.cast(), c_nnzC.cast(),
        c_tol,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDpruneCsr2csr, c"cusparseDpruneCsr2csr($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

Copies the elements of a CSR A whose magnitude exceeds the threshold into a CSR C, double precision.

``cusparseStatus_t cusparseDpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
threshold : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr
");

pub(crate) fn cusparseDpruneCsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneCsr2csr(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA
        threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F64, &mut c_threshold_number, &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_threshold.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDpruneCsr2csrByPercentage, c"cusparseDpruneCsr2csrByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)
--

Copies a CSR A into a CSR C without a percentage of the smallest elements, double precision.

``cusparseStatus_t cusparseDpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
percentage : float
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage
");

pub(crate) fn cusparseDpruneCsr2csrByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneCsr2csrByPercentage(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csrByPercentage)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_percentage, c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), c_info, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDpruneCsr2csrByPercentage_bufferSizeExt, c"cusparseDpruneCsr2csrByPercentage_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)
--

Writes how many bytes of workspace pruning a CSR matrix by percentage needs, double precision.

``cusparseStatus_t cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
percentage : float
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage_bufferSizeExt
");

pub(crate) fn cusparseDpruneCsr2csrByPercentage_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneCsr2csrByPercentage_bufferSizeExt(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csrByPercentage_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_percentage, c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDpruneCsr2csrNnz, c"cusparseDpruneCsr2csrNnz($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, pBuffer)
--

Writes C's row offsets and how many elements of a CSR A exceed the threshold in magnitude, double precision.

``cusparseStatus_t cusparseDpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
threshold : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnz
");

pub(crate) fn cusparseDpruneCsr2csrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneCsr2csrNnz(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA
        threshold descrC csrSortedRowPtrC nnzTotalDevHostPtr pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F64, &mut c_threshold_number, &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csrNnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_threshold.cast(), c_descrC, c_csrSortedRowPtrC.cast(), c_nnzTotalDevHostPtr.cast(),
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDpruneCsr2csrNnzByPercentage, c"cusparseDpruneCsr2csrNnzByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, info, pBuffer)
--

Writes C's row offsets and nonzeros if a percentage of a CSR A is dropped, double precision.

``cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
percentage : float
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnzByPercentage
");

pub(crate) fn cusparseDpruneCsr2csrNnzByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneCsr2csrNnzByPercentage(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA percentage descrC csrSortedRowPtrC nnzTotalDevHostPtr info pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, f32, u64, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csrNnzByPercentage)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_percentage, c_descrC, c_csrSortedRowPtrC.cast(), c_nnzTotalDevHostPtr.cast(),
        c_info, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDpruneCsr2csr_bufferSizeExt, c"cusparseDpruneCsr2csr_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Writes how many bytes of workspace pruning a CSR matrix needs, double precision.

``cusparseStatus_t cusparseDpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
threshold : float or address or buffer

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr_bufferSizeExt
");

pub(crate) fn cusparseDpruneCsr2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneCsr2csr_bufferSizeExt(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F64, &mut c_threshold_number, &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneCsr2csr_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_threshold.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDpruneDense2csr, c"cusparseDpruneDense2csr($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

Copies the elements of a dense A whose magnitude exceeds the threshold into a CSR C, double precision.

``cusparseStatus_t cusparseDpruneDense2csr(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
threshold : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrC : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr
");

pub(crate) fn cusparseDpruneDense2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneDense2csr(handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC
        csrSortedColIndC pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F64), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F64, &mut c_threshold_number, &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_threshold.cast(), c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDpruneDense2csrByPercentage, c"cusparseDpruneDense2csrByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)
--

Copies a dense A into a CSR C without a percentage of the smallest elements, double precision.

``cusparseStatus_t cusparseDpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
percentage : float
descrC : cusparseMatDescr_t or None
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage
");

pub(crate) fn cusparseDpruneDense2csrByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneDense2csrByPercentage(handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC
        csrSortedColIndC info pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F64), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csrByPercentage)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_percentage, c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(), c_info, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDpruneDense2csrByPercentage_bufferSizeExt, c"cusparseDpruneDense2csrByPercentage_bufferSizeExt($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)
--

Writes how many bytes of workspace pruning a dense matrix by percentage needs, double precision.

``cusparseStatus_t cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
percentage : float
descrC : cusparseMatDescr_t or None
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage_bufferSizeExt
");

pub(crate) fn cusparseDpruneDense2csrByPercentage_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneDense2csrByPercentage_bufferSizeExt(handle m n A lda percentage descrC csrSortedValC
        csrSortedRowPtrC csrSortedColIndC info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F64), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csrByPercentage_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_percentage, c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(), c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseDpruneDense2csrNnz, c"cusparseDpruneDense2csrNnz($self, handle, m, n, A, lda, threshold, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, pBuffer)
--

Writes C's row offsets and how many elements of a dense A exceed the threshold in magnitude, double precision.

``cusparseStatus_t cusparseDpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
threshold : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrC : cusparseMatDescr_t or None
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnz
");

pub(crate) fn cusparseDpruneDense2csrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseDpruneDense2csrNnz(handle m n A lda threshold descrC csrSortedRowPtrC nnzTotalDevHostPtr pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F64), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F64, &mut c_threshold_number, &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, Ptr, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csrNnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_threshold.cast(), c_descrC, c_csrSortedRowPtrC.cast(),
        c_nnzTotalDevHostPtr.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDpruneDense2csrNnzByPercentage, c"cusparseDpruneDense2csrNnzByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrRowPtrC, nnzTotalDevHostPtr, info, pBuffer)
--

Writes C's row offsets and nonzeros if a percentage of a dense A is dropped, double precision.

``cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrRowPtrC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
percentage : float
descrC : cusparseMatDescr_t or None
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnzByPercentage
");

pub(crate) fn cusparseDpruneDense2csrNnzByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneDense2csrNnzByPercentage(handle m n A lda percentage descrC csrRowPtrC
        nnzTotalDevHostPtr info pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F64), &arena)?;
    let c_csrRowPtrC = args::device(csrRowPtrC, "csrRowPtrC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, f32, u64, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csrNnzByPercentage)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_percentage, c_descrC, c_csrRowPtrC.cast(), c_nnzTotalDevHostPtr.cast(),
        c_info, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseDpruneDense2csr_bufferSizeExt, c"cusparseDpruneDense2csr_bufferSizeExt($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Writes how many bytes of workspace pruning a dense matrix needs, double precision.

``cusparseStatus_t cusparseDpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, const double *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
threshold : float or address or buffer
descrC : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr_bufferSizeExt
");

pub(crate) fn cusparseDpruneDense2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseDpruneDense2csr_bufferSizeExt(handle m n A lda threshold descrC csrSortedValC
        csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F64), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F64, &mut c_threshold_number, &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F64), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseDpruneDense2csr_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_threshold.cast(), c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseGather, c"cusparseGather($self, handle, vecY, vecX)
--

Copies those elements of the dense Y whose indices X has into X's values.

``cusparseStatus_t cusparseGather(cusparseHandle_t handle, cusparseConstDnVecDescr_t vecY, cusparseSpVecDescr_t vecX)``

Parameters
----------
handle : cusparseHandle_t or None
vecY : cusparseDnVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecX : cusparseSpVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGather
");

pub(crate) fn cusparseGather<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseGather(handle vecY vecX));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call.symbol(slots::cusparseGather)?;
    let status = unsafe { released(py, || function(c_handle, c_vecY, c_vecX)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseGetColorAlgs, c"cusparseGetColorAlgs($self, info)
--

Returns the algorithm of graph coloring.

``cusparseStatus_t cusparseGetColorAlgs(cusparseColorInfo_t info, cusparseColorAlg_t *alg)``

Parameters
----------
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
alg : cusparseColorAlg_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier, until CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetColorAlgs
");

pub(crate) fn cusparseGetColorAlgs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseGetColorAlgs(info));
    let c_info = args::value::<u64>(info, "info", &cusparse::cusparseColorInfo_t)?;
    let mut c_alg: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseGetColorAlgs)?;
    let status = unsafe { released(py, || function(c_info, (&raw mut c_alg).cast())) };
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseColorAlg_t, c_alg)?),
    )
}

documented!(cusparseGetErrorName, c"cusparseGetErrorName($self, status)
--

Returns the name of a status as a static string, such as ``CUSPARSE_STATUS_SUCCESS``.

``const char *cusparseGetErrorName(cusparseStatus_t status)``

Parameters
----------
status : cusparseStatus_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
value : bytes

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorName
");

pub(crate) fn cusparseGetErrorName<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cusparseGetErrorName", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cusparse::cusparseStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cusparseGetErrorName)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(py, &cusparse::cusparseStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cusparseGetErrorString, c"cusparseGetErrorString($self, status)
--

Returns a static string that explains a status in words.

``const char *cusparseGetErrorString(cusparseStatus_t status)``

Parameters
----------
status : cusparseStatus_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
value : bytes

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorString
");

pub(crate) fn cusparseGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([object_status], []) = call.bind("cusparseGetErrorString", "status")?;
    let py = call.py();
    let c_status = args::enumeration(object_status, "status", &cusparse::cusparseStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cusparseGetErrorString)?;
    let value = unsafe { held(py, || function(c_status)) };
    returned(py, &cusparse::cusparseStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cusparseGetMatDiagType, c"cusparseGetMatDiagType($self, descrA)
--

Returns whether the diagonal is stored or all ones.

``cusparseDiagType_t cusparseGetMatDiagType(cusparseMatDescr_t descrA)``

Parameters
----------
descrA : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
value : cusparseDiagType_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatDiagType
");

pub(crate) fn cusparseGetMatDiagType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseGetMatDiagType(descrA));
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseGetMatDiagType)?;
    let value = unsafe { released(py, || function(c_descrA)) };
    returned(
        py, &cusparse::cusparseStatus_t, 0, 1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseDiagType_t, value)?),
    )
}

documented!(cusparseGetMatFillMode, c"cusparseGetMatFillMode($self, descrA)
--

Returns whether the lower or the upper triangle counts.

``cusparseFillMode_t cusparseGetMatFillMode(cusparseMatDescr_t descrA)``

Parameters
----------
descrA : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
value : cusparseFillMode_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatFillMode
");

pub(crate) fn cusparseGetMatFillMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseGetMatFillMode(descrA));
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseGetMatFillMode)?;
    let value = unsafe { released(py, || function(c_descrA)) };
    returned(
        py, &cusparse::cusparseStatus_t, 0, 1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseFillMode_t, value)?),
    )
}

documented!(cusparseGetMatIndexBase, c"cusparseGetMatIndexBase($self, descrA)
--

Returns whether indices begin at 0 or 1.

``cusparseIndexBase_t cusparseGetMatIndexBase(cusparseMatDescr_t descrA)``

Parameters
----------
descrA : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
value : cusparseIndexBase_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatIndexBase
");

pub(crate) fn cusparseGetMatIndexBase<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseGetMatIndexBase(descrA));
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseGetMatIndexBase)?;
    let value = unsafe { released(py, || function(c_descrA)) };
    returned(
        py, &cusparse::cusparseStatus_t, 0, 1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, value)?),
    )
}

documented!(cusparseGetMatType, c"cusparseGetMatType($self, descrA)
--

Returns whether a matrix is general, symmetric, Hermitian or triangular.

``cusparseMatrixType_t cusparseGetMatType(cusparseMatDescr_t descrA)``

Parameters
----------
descrA : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
value : cusparseMatrixType_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatType
");

pub(crate) fn cusparseGetMatType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseGetMatType(descrA));
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseGetMatType)?;
    let value = unsafe { released(py, || function(c_descrA)) };
    returned(
        py, &cusparse::cusparseStatus_t, 0, 1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseMatrixType_t, value)?),
    )
}

documented!(cusparseGetPointerMode, c"cusparseGetPointerMode($self, handle)
--

Returns whether the handle takes pointers to scalars as host or as device addresses.

``cusparseStatus_t cusparseGetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t *mode)``

Parameters
----------
handle : cusparseHandle_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
mode : cusparsePointerMode_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetPointerMode
");

pub(crate) fn cusparseGetPointerMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseGetPointerMode(handle));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let mut c_mode: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseGetPointerMode)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_mode).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cusparse::cusparsePointerMode_t, c_mode)?)
        },
    )
}

documented!(cusparseGetProperty, c"cusparseGetProperty($self, typename)
--

Writes one part of cuSPARSE's version (major, minor or patch level).

``cusparseStatus_t cusparseGetProperty(libraryPropertyType type, int *value)``

Parameters
----------
typename : runtime.libraryPropertyType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
value : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetProperty
");

pub(crate) fn cusparseGetProperty<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseGetProperty(typename));
    let c_type = args::enumeration(typename, "typename", &runtime::libraryPropertyType)?;
    let mut c_value: i32 = 0;
    let function: unsafe extern "system" fn(i32, Ptr) -> i32 = call.symbol(slots::cusparseGetProperty)?;
    let status = unsafe { released(py, || function(c_type, (&raw mut c_value).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_value)?))
}

documented!(cusparseGetStream, c"cusparseGetStream($self, handle)
--

Writes the stream on which the handle's calls run (null is the default stream).

``cusparseStatus_t cusparseGetStream(cusparseHandle_t handle, cudaStream_t *streamId)``

Parameters
----------
handle : cusparseHandle_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
streamId : runtime.cudaStream_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetStream
");

pub(crate) fn cusparseGetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseGetStream(handle));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let mut c_streamId: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseGetStream)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_streamId).cast())) };
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::value(py, &runtime::cudaStream_t, c_streamId as u64)?),
    )
}

documented!(cusparseGetVersion, c"cusparseGetVersion($self, handle)
--

Writes cuSPARSE's version as one number.

``cusparseStatus_t cusparseGetVersion(cusparseHandle_t handle, int *version)``

Parameters
----------
handle : cusparseHandle_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
version : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetVersion
");

pub(crate) fn cusparseGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseGetVersion(handle));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let mut c_version: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseGetVersion)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_version).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_version)?))
}

documented!(cusparseLoggerForceDisable, c"cusparseLoggerForceDisable($self)
--

Turns cuSPARSE's log off for the rest of the process.

``cusparseStatus_t cusparseLoggerForceDisable(void)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerForceDisable
");

pub(crate) fn cusparseLoggerForceDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLoggerForceDisable());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::cusparseLoggerForceDisable)?;
    let status = unsafe { released(py, || function()) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLoggerOpenFile, c"cusparseLoggerOpenFile($self, logFile)
--

Opens a file by its path and makes cuSPARSE write its log into it.

``cusparseStatus_t cusparseLoggerOpenFile(const char *logFile)``

Parameters
----------
logFile : bytes or str

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerOpenFile
");

pub(crate) fn cusparseLoggerOpenFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLoggerOpenFile(logFile));
    let arena = CallArena::new();
    let c_logFile = args::c_string(logFile, &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call.symbol(slots::cusparseLoggerOpenFile)?;
    let status = unsafe { released(py, || function(c_logFile)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLoggerSetCallback, c"cusparseLoggerSetCallback($self, callback)
--

Installs a function that gets every line of cuSPARSE's log.

``cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t callback)``

Parameters
----------
callback : callback

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetCallback
");

pub(crate) fn cusparseLoggerSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLoggerSetCallback(callback));
    let arena = CallArena::new();
    let mut c_callback = args::callback(callback, Some(&cusparse::cusparseLoggerCallback_t__signature), None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseLoggerSetCallback)?;
    let status = unsafe { released(py, || function(c_callback.address())) };
    c_callback.left(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLoggerSetFile, c"cusparseLoggerSetFile($self, file)
--

Makes cuSPARSE write its log into an open C stream.

``cusparseStatus_t cusparseLoggerSetFile(FILE *file)``

Parameters
----------
file : address or buffer

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetFile
");

pub(crate) fn cusparseLoggerSetFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLoggerSetFile(file));
    let arena = CallArena::new();
    let c_file = args::either(file, "file", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseLoggerSetFile)?;
    let status = unsafe { released(py, || function(c_file.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLoggerSetLevel, c"cusparseLoggerSetLevel($self, level)
--

Sets how much cuSPARSE logs, from 0 (nothing) upward.

``cusparseStatus_t cusparseLoggerSetLevel(int level)``

Parameters
----------
level : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetLevel
");

pub(crate) fn cusparseLoggerSetLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLoggerSetLevel(level));
    ints!(i32, c_level = level);
    let function: unsafe extern "system" fn(i32) -> i32 = call.symbol(slots::cusparseLoggerSetLevel)?;
    let status = unsafe { released(py, || function(c_level)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLoggerSetMask, c"cusparseLoggerSetMask($self, mask)
--

Sets what cuSPARSE logs, as a mask of bits instead of a level.

``cusparseStatus_t cusparseLoggerSetMask(int mask)``

Parameters
----------
mask : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetMask
");

pub(crate) fn cusparseLoggerSetMask<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLoggerSetMask(mask));
    ints!(i32, c_mask = mask);
    let function: unsafe extern "system" fn(i32) -> i32 = call.symbol(slots::cusparseLoggerSetMask)?;
    let status = unsafe { released(py, || function(c_mask)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseRot, c"cusparseRot($self, handle, c_coeff, s_coeff, vecX, vecY)
--

Rotates a sparse X and a dense Y, (x, y) = (c·x + s·y, c·y − s·x), at X's indices.

``cusparseStatus_t cusparseRot(cusparseHandle_t handle, const void *c_coeff, const void *s_coeff, cusparseSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)``

Parameters
----------
handle : cusparseHandle_t or None
c_coeff, s_coeff : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecX : cusparseSpVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecY : cusparseDnVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseRot
");

pub(crate) fn cusparseRot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseRot(handle c_coeff s_coeff vecX vecY));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_c_coeff_number = args::Number::default();
    let mut c_s_coeff_number = args::Number::default();
    let c_c_coeff = args::selected_scalar(c_coeff, "c_coeff", None, &mut c_c_coeff_number, &arena)?;
    let c_s_coeff = args::selected_scalar(s_coeff, "s_coeff", None, &mut c_s_coeff_number, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64, u64) -> i32 = call.symbol(slots::cusparseRot)?;
    let status = unsafe { released(py, || function(c_handle, c_c_coeff.cast(), c_s_coeff.cast(), c_vecX, c_vecY)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSDDMM, c"cusparseSDDMM($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, externalBuffer)
--

C = α·(op(A)·op(B)) + β·C for dense A and B, only where the sparse C has elements.

``cusparseStatus_t cusparseSDDMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA, matB : cusparseDnMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matC : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSDDMMAlg_t
externalBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM
");

pub(crate) fn cusparseSDDMM<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSDDMM(handle opA opB alpha matA matB beta matC computeType alg externalBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSDDMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSDDMM)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        c_externalBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSDDMM_bufferSize, c"cusparseSDDMM_bufferSize($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg)
--

Writes how many bytes of workspace ``cusparseSDDMM`` needs.

``cusparseStatus_t cusparseSDDMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, size_t *bufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
matA, matB : cusparseDnMatDescr_t or None
matC : cusparseSpMatDescr_t or None
computeType : runtime.cudaDataType
alg : cusparseSDDMMAlg_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_bufferSize
");

pub(crate) fn cusparseSDDMM_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSDDMM_bufferSize(handle opA opB alpha matA matB beta matC computeType alg));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSDDMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSDDMM_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        (&raw mut c_bufferSize).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize)?))
}

documented!(cusparseSDDMM_preprocess, c"cusparseSDDMM_preprocess($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, externalBuffer)
--

Prepares in the workspace what makes later ``cusparseSDDMM`` with the same C faster.

``cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA, matB : cusparseDnMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matC : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSDDMMAlg_t
externalBuffer : device address or array
    cubind keeps it alive until ``matC`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_preprocess
");

pub(crate) fn cusparseSDDMM_preprocess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSDDMM_preprocess(handle opA opB alpha matA matB beta matC computeType alg externalBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseDnMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSDDMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    args::keep(externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSDDMM_preprocess)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        c_externalBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_matC as u64,
            Some((
                "cusparseSDDMM_preprocess",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsr2csr, c"cusparseSbsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts BSR with square blocks into CSR, single precision.

``cusparseStatus_t cusparseSbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsr2csr
");

pub(crate) fn cusparseSbsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsr2csr(handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim
        descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsr2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsric02, c"cusparseSbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Factors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR A, single precision.

``cusparseStatus_t cusparseSbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02
");

pub(crate) fn cusparseSbsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsric02(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim
        info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsric02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsric02_analysis, c"cusparseSbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)
--

Analyzes a BSR A for incomplete Cholesky (``bsric02``), single precision.

``cusparseStatus_t cusparseSbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t
pInputBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_analysis
");

pub(crate) fn cusparseSbsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsric02_analysis(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info policy pInputBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pInputBuffer = args::device(pInputBuffer, "pInputBuffer", None, &arena)?;
    args::keep(pInputBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsric02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pInputBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsric02Info_t,
            c_info as u64,
            Some((
                "cusparseSbsric02_analysis", (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsric02_bufferSize, c"cusparseSbsric02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)
--

Writes, as an int, how many bytes of workspace incomplete Cholesky of BSR needs, single precision.

``cusparseStatus_t cusparseSbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_bufferSize
");

pub(crate) fn cusparseSbsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsric02_bufferSize(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsric02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSbsrilu02, c"cusparseSbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Factors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed BSR A, single precision.

``cusparseStatus_t cusparseSbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02
");

pub(crate) fn cusparseSbsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrilu02(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim
        info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrilu02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsrilu02_analysis, c"cusparseSbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Analyzes a BSR A for incomplete LU (``bsrilu02``), single precision.

``cusparseStatus_t cusparseSbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_analysis
");

pub(crate) fn cusparseSbsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrilu02_analysis(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrilu02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrilu02Info_t,
            c_info as u64,
            Some((
                "cusparseSbsrilu02_analysis", (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsrilu02_bufferSize, c"cusparseSbsrilu02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)
--

Writes, as an int, how many bytes of workspace incomplete LU of BSR needs, single precision.

``cusparseStatus_t cusparseSbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_bufferSize
");

pub(crate) fn cusparseSbsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrilu02_bufferSize(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrilu02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSbsrilu02_numericBoost, c"cusparseSbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets a value that takes the place of pivots of at most tol in ``bsrilu02``, single precision.

``cusparseStatus_t cusparseSbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, float *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrilu02Info_t or None
enable_boost : int
tol, boost_val : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_numericBoost
");

pub(crate) fn cusparseSbsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSbsrilu02_numericBoost(handle info enable_boost tol boost_val));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    ints!(i32, c_enable_boost = enable_boost);
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(boost_val, "boost_val", &Ty::F32, &mut c_boost_val_number, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseSbsrilu02_numericBoost)?;
    let status = unsafe {
        released(py, || function(c_handle, c_info, c_enable_boost, c_tol.cast(), c_boost_val.cast()))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsrmm, c"cusparseSbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C for a BSR A and dense B and C, single precision.

``cusparseStatus_t cusparseSbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const float *B, int ldb, const float *beta, float *C, int ldc)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transB : cusparseOperation_t
mb, n, kb, nnzb, blockSize, ldb, ldc : int
alpha, beta : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmm
");

pub(crate) fn cusparseSbsrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrmm(handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockSize B ldb beta C ldc)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transB = args::enumeration(transB, "transB", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_kb = kb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize, c_ldb = ldb, c_ldc = ldc);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F32, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F32, &mut c_beta_number, &arena)?;
    let c_C = args::device(C, "C", Some(&Ty::F32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
    ) -> i32 = call.symbol(slots::cusparseSbsrmm)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transB, c_mb, c_n, c_kb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockSize, c_B.cast(), c_ldb, c_beta.cast(), c_C.cast(),
        c_ldc,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSbsrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrmv(handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim x beta y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F32, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F32, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::F32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrmv)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockDim, c_x.cast(), c_beta.cast(), c_y.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsrsm2_analysis, c"cusparseSbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)
--

Analyzes a triangular BSR A for ``bsrsm2_solve``, single precision.

``cusparseStatus_t cusparseSbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_analysis
");

pub(crate) fn cusparseSbsrsm2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrsm2_analysis(handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrsm2_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsm2Info_t,
            c_info as u64,
            Some((
                "cusparseSbsrsm2_analysis",
                (((u64::from(c_dirA as u32)).rotate_left(24)
                    ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_transXY as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsrsm2_bufferSize, c"cusparseSbsrsm2_bufferSize($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info)
--

Writes, as an int, how many bytes of workspace a BSR solve (``bsrsm2``) needs, single precision.

``cusparseStatus_t cusparseSbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsrsm2Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_bufferSize
");

pub(crate) fn cusparseSbsrsm2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrsm2_bufferSize(handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrsm2_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSbsrsm2_solve, c"cusparseSbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)
--

Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR A, single precision.

``cusparseStatus_t cusparseSbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const float *B, int ldb, float *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize, ldb, ldx : int
alpha : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_solve
");

pub(crate) fn cusparseSbsrsm2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrsm2_solve(handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info B ldb X ldx policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    ints!(i32, c_ldb = ldb, c_ldx = ldx);
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F32, &mut c_alpha_number, &arena)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F32), &arena)?;
    let c_X = args::device(X, "X", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, i32, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrsm2_solve)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, c_B.cast(), c_ldb, c_X.cast(), c_ldx,
        c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsrsv2_analysis, c"cusparseSbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)
--

Analyzes a triangular BSR A for ``bsrsv2_solve``, single precision.

``cusparseStatus_t cusparseSbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_analysis
");

pub(crate) fn cusparseSbsrsv2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrsv2_analysis(handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrsv2_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsv2Info_t,
            c_info as u64,
            Some((
                "cusparseSbsrsv2_analysis",
                ((u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsrsv2_bufferSize, c"cusparseSbsrsv2_bufferSize($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info)
--

Writes, as an int, how many bytes of workspace a BSR solve (``bsrsv2``) needs, single precision.

``cusparseStatus_t cusparseSbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
info : bsrsv2Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_bufferSize
");

pub(crate) fn cusparseSbsrsv2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrsv2_bufferSize(handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrsv2_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSbsrsv2_solve, c"cusparseSbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)
--

Solves op(A)·x = α·f for an analyzed triangular BSR A, single precision.

``cusparseStatus_t cusparseSbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const float *f, float *x, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
alpha : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_solve
");

pub(crate) fn cusparseSbsrsv2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrsv2_solve(handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info f x policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F32, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_f = args::device(f, "f", Some(&Ty::F32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrsv2_solve)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockDim, c_info, c_f.cast(), c_x.cast(), c_policy,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSbsrxmv, c"cusparseSbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR A, only in the block rows of a mask, single precision.

``cusparseStatus_t cusparseSbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
sizeOfMask, mb, nb, nnzb, blockDim : int
alpha, beta : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrxmv
");

pub(crate) fn cusparseSbsrxmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSbsrxmv(handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA
        bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_sizeOfMask = sizeOfMask, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F32, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F32), &arena)?;
    let c_bsrSortedMaskPtrA = args::device(bsrSortedMaskPtrA, "bsrSortedMaskPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedEndPtrA = args::device(bsrSortedEndPtrA, "bsrSortedEndPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F32, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::F32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSbsrxmv)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_sizeOfMask, c_mb, c_nb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedMaskPtrA.cast(), c_bsrSortedRowPtrA.cast(), c_bsrSortedEndPtrA.cast(), c_bsrSortedColIndA.cast(),
        c_blockDim, c_x.cast(), c_beta.cast(), c_y.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScatter, c"cusparseScatter($self, handle, vecX, vecY)
--

Copies X's values into the dense Y at X's indices; other elements stay as they are.

``cusparseStatus_t cusparseScatter(cusparseHandle_t handle, cusparseConstSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)``

Parameters
----------
handle : cusparseHandle_t or None
vecX : cusparseSpVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecY : cusparseDnVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScatter
");

pub(crate) fn cusparseScatter<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseScatter(handle vecX vecY));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call.symbol(slots::cusparseScatter)?;
    let status = unsafe { released(py, || function(c_handle, c_vecX, c_vecY)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsr2bsr, c"cusparseScsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)
--

Converts CSR into BSR with square blocks, single precision.

``cusparseStatus_t cusparseScsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2bsr
");

pub(crate) fn cusparseScsr2bsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseScsr2bsr(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim
        descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsr2bsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_blockDim, c_descrC, c_bsrSortedValC.cast(), c_bsrSortedRowPtrC.cast(),
        c_bsrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsr2csr_compress, c"cusparseScsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)
--

Copies the elements of a CSR A of magnitude above tol into a CSR C, single precision.

``cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, float *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, float tol)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
tol : float

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csr_compress
");

pub(crate) fn cusparseScsr2csr_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseScsr2csr_compress(handle m n descrA csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzA
        nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC tol)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_tol = args::f32(tol)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_nnzPerRow = args::device(nnzPerRow, "nnzPerRow", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr, Ptr, f32,
    ) -> i32 = call.symbol(slots::cusparseScsr2csr_compress)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedColIndA.cast(), c_csrSortedRowPtrA.cast(),
        c_nnzA, c_nnzPerRow.cast(), c_csrSortedValC.cast(), c_csrSortedColIndC.cast(), c_csrSortedRowPtrC.cast(), c_tol,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsr2csru, c"cusparseScsr2csru($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Brings CSR back into the order that it had before ``csru2csr``, single precision.

``cusparseStatus_t cusparseScsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csru
");

pub(crate) fn cusparseScsr2csru<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseScsr2csru(handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::F32), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsr2csru)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_descrA, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsr2gebsr, c"cusparseScsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)
--

Converts CSR into BSR with rectangular blocks, single precision.

``cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr
");

pub(crate) fn cusparseScsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseScsr2gebsr(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC
        bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsr2gebsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_descrC, c_bsrSortedValC.cast(), c_bsrSortedRowPtrC.cast(),
        c_bsrSortedColIndC.cast(), c_rowBlockDim, c_colBlockDim, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsr2gebsr_bufferSize, c"cusparseScsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)
--

Writes, as an int, how many bytes of workspace ``csr2gebsr`` needs, single precision.

``cusparseStatus_t cusparseScsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr_bufferSize
");

pub(crate) fn cusparseScsr2gebsr_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseScsr2gebsr_bufferSize(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA
        rowBlockDim colBlockDim)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsr2gebsr_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_rowBlockDim, c_colBlockDim, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseScsrcolor, c"cusparseScsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)
--

Colors the graph of a CSR A so that neighbors differ, to a fraction of its rows, single precision.

``cusparseStatus_t cusparseScsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
fractionToColor : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
ncolors : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrcolor
");

pub(crate) fn cusparseScsrcolor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseScsrcolor(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor
        ncolors coloring reordering info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::cusparseColorInfo_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_fractionToColor_number = args::Number::default();
    let c_fractionToColor = args::scalar(
        fractionToColor, "fractionToColor", &Ty::F32, &mut c_fractionToColor_number, &arena,
    )?;
    let c_coloring = args::device(coloring, "coloring", Some(&Ty::I32), &arena)?;
    let c_reordering = args::device(reordering, "reordering", Some(&Ty::I32), &arena)?;
    let c_ncolors = args::scalar_to_write(ncolors, "ncolors", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cusparseScsrcolor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_fractionToColor.cast(), c_ncolors.cast(), c_coloring.cast(), c_reordering.cast(), c_info,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsrgeam2, c"cusparseScsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

C = α·A + β·B for CSR matrices whose pattern ``cusparseXcsrgeam2Nnz`` counted, single precision.

``cusparseStatus_t cusparseScsrgeam2(cusparseHandle_t handle, int m, int n, const float *alpha, cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2
");

pub(crate) fn cusparseScsrgeam2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseScsrgeam2(handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta
        descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC
        csrSortedColIndC pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_descrB = args::value::<u64>(descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzB = nnzB);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F32, &mut c_alpha_number, &arena)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F32, &mut c_beta_number, &arena)?;
    let c_csrSortedValB = args::device(csrSortedValB, "csrSortedValB", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrB = args::device(csrSortedRowPtrB, "csrSortedRowPtrB", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndB = args::device(csrSortedColIndB, "csrSortedColIndB", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsrgeam2)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_alpha.cast(), c_descrA, c_nnzA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_beta.cast(), c_descrB, c_nnzB, c_csrSortedValB.cast(), c_csrSortedRowPtrB.cast(),
        c_csrSortedColIndB.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsrgeam2_bufferSizeExt, c"cusparseScsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Writes how many bytes of workspace a CSR sum (``csrgeam2``) needs, single precision.

``cusparseStatus_t cusparseScsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *alpha, cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : float or address or buffer
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2_bufferSizeExt
");

pub(crate) fn cusparseScsrgeam2_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseScsrgeam2_bufferSizeExt(handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC
        csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_descrB = args::value::<u64>(descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzB = nnzB);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F32, &mut c_alpha_number, &arena)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F32, &mut c_beta_number, &arena)?;
    let c_csrSortedValB = args::device(csrSortedValB, "csrSortedValB", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrB = args::device(csrSortedRowPtrB, "csrSortedRowPtrB", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndB = args::device(csrSortedColIndB, "csrSortedColIndB", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsrgeam2_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_alpha.cast(), c_descrA, c_nnzA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_beta.cast(), c_descrB, c_nnzB, c_csrSortedValB.cast(), c_csrSortedRowPtrB.cast(),
        c_csrSortedColIndB.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseScsric02, c"cusparseScsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Factors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR A, single precision.

``cusparseStatus_t cusparseScsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02
");

pub(crate) fn cusparseScsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseScsric02(handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA_valM = args::device(csrSortedValA_valM, "csrSortedValA_valM", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsric02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA_valM.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsric02_analysis, c"cusparseScsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR A for incomplete Cholesky (``csric02``), single precision.

``cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_analysis
");

pub(crate) fn cusparseScsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseScsric02_analysis(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info
        policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsric02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csric02Info_t, c_info as u64, Some(("cusparseScsric02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsric02_bufferSize, c"cusparseScsric02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)
--

Writes, as an int, how many bytes of workspace incomplete Cholesky of CSR needs, single precision.

``cusparseStatus_t cusparseScsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
info : csric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_bufferSize
");

pub(crate) fn cusparseScsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseScsric02_bufferSize(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsric02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseScsrilu02, c"cusparseScsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Factors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed CSR A, single precision.

``cusparseStatus_t cusparseScsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02
");

pub(crate) fn cusparseScsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseScsrilu02(handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA_valM = args::device(csrSortedValA_valM, "csrSortedValA_valM", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsrilu02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA_valM.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsrilu02_analysis, c"cusparseScsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR A for incomplete LU (``csrilu02``), single precision.

``cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_analysis
");

pub(crate) fn cusparseScsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseScsrilu02_analysis(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info
        policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsrilu02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csrilu02Info_t, c_info as u64, Some(("cusparseScsrilu02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsrilu02_bufferSize, c"cusparseScsrilu02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)
--

Writes, as an int, how many bytes of workspace incomplete LU of CSR needs, single precision.

``cusparseStatus_t cusparseScsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
info : csrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_bufferSize
");

pub(crate) fn cusparseScsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseScsrilu02_bufferSize(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsrilu02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseScsrilu02_numericBoost, c"cusparseScsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets a value that takes the place of pivots of at most tol in ``csrilu02``, single precision.

``cusparseStatus_t cusparseScsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, float *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : csrilu02Info_t or None
enable_boost : int
tol, boost_val : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_numericBoost
");

pub(crate) fn cusparseScsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseScsrilu02_numericBoost(handle info enable_boost tol boost_val));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    ints!(i32, c_enable_boost = enable_boost);
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(boost_val, "boost_val", &Ty::F32, &mut c_boost_val_number, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseScsrilu02_numericBoost)?;
    let status = unsafe {
        released(py, || function(c_handle, c_info, c_enable_boost, c_tol.cast(), c_boost_val.cast()))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsru2csr, c"cusparseScsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Sorts the columns of each row of CSR with their values and remembers the order, single precision.

``cusparseStatus_t cusparseScsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr
");

pub(crate) fn cusparseScsru2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseScsru2csr(handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::F32), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsru2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_descrA, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseScsru2csr_bufferSizeExt, c"cusparseScsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)
--

Writes how many bytes of workspace ``csru2csr`` and ``csr2csru`` need, single precision.

``cusparseStatus_t cusparseScsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
csrVal, csrRowPtr, csrColInd : device address or array
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr_bufferSizeExt
");

pub(crate) fn cusparseScsru2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseScsru2csr_bufferSizeExt(handle m n nnz csrVal csrRowPtr csrColInd info));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::F32), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseScsru2csr_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSetColorAlgs, c"cusparseSetColorAlgs($self, info, alg)
--

Sets the algorithm of graph coloring.

``cusparseStatus_t cusparseSetColorAlgs(cusparseColorInfo_t info, cusparseColorAlg_t alg)``

Parameters
----------
info : cusparseColorInfo_t or None
alg : cusparseColorAlg_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier, until CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetColorAlgs
");

pub(crate) fn cusparseSetColorAlgs<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSetColorAlgs(info alg));
    let c_info = args::value::<u64>(info, "info", &cusparse::cusparseColorInfo_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseColorAlg_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::cusparseSetColorAlgs)?;
    let status = unsafe { released(py, || function(c_info, c_alg)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSetMatDiagType, c"cusparseSetMatDiagType($self, descrA, diagType)
--

Sets whether the diagonal is stored or all ones.

``cusparseStatus_t cusparseSetMatDiagType(cusparseMatDescr_t descrA, cusparseDiagType_t diagType)``

Parameters
----------
descrA : cusparseMatDescr_t or None
diagType : cusparseDiagType_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatDiagType
");

pub(crate) fn cusparseSetMatDiagType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSetMatDiagType(descrA diagType));
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_diagType = args::enumeration(diagType, "diagType", &cusparse::cusparseDiagType_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::cusparseSetMatDiagType)?;
    let status = unsafe { released(py, || function(c_descrA, c_diagType)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSetMatFillMode, c"cusparseSetMatFillMode($self, descrA, fillMode)
--

Sets whether the lower or the upper triangle counts.

``cusparseStatus_t cusparseSetMatFillMode(cusparseMatDescr_t descrA, cusparseFillMode_t fillMode)``

Parameters
----------
descrA : cusparseMatDescr_t or None
fillMode : cusparseFillMode_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatFillMode
");

pub(crate) fn cusparseSetMatFillMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSetMatFillMode(descrA fillMode));
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_fillMode = args::enumeration(fillMode, "fillMode", &cusparse::cusparseFillMode_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::cusparseSetMatFillMode)?;
    let status = unsafe { released(py, || function(c_descrA, c_fillMode)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSetMatIndexBase, c"cusparseSetMatIndexBase($self, descrA, base)
--

Sets whether indices begin at 0 or 1.

``cusparseStatus_t cusparseSetMatIndexBase(cusparseMatDescr_t descrA, cusparseIndexBase_t base)``

Parameters
----------
descrA : cusparseMatDescr_t or None
base : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatIndexBase
");

pub(crate) fn cusparseSetMatIndexBase<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSetMatIndexBase(descrA base));
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_base = args::enumeration(base, "base", &cusparse::cusparseIndexBase_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::cusparseSetMatIndexBase)?;
    let status = unsafe { released(py, || function(c_descrA, c_base)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSetMatType, c"cusparseSetMatType($self, descrA, typename)
--

Sets whether a matrix is general, symmetric, Hermitian or triangular.

``cusparseStatus_t cusparseSetMatType(cusparseMatDescr_t descrA, cusparseMatrixType_t type)``

Parameters
----------
descrA : cusparseMatDescr_t or None
typename : cusparseMatrixType_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatType
");

pub(crate) fn cusparseSetMatType<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSetMatType(descrA typename));
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_type = args::enumeration(typename, "typename", &cusparse::cusparseMatrixType_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::cusparseSetMatType)?;
    let status = unsafe { released(py, || function(c_descrA, c_type)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSetPointerMode, c"cusparseSetPointerMode($self, handle, mode)
--

Sets whether scalars such as α, β and results are pointers to host or to device memory.

``cusparseStatus_t cusparseSetPointerMode(cusparseHandle_t handle, cusparsePointerMode_t mode)``

Parameters
----------
handle : cusparseHandle_t or None
mode : cusparsePointerMode_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetPointerMode
");

pub(crate) fn cusparseSetPointerMode<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSetPointerMode(handle mode));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_mode = args::enumeration(mode, "mode", &cusparse::cusparsePointerMode_t)?;
    let function: unsafe extern "system" fn(u64, i32) -> i32 = call.symbol(slots::cusparseSetPointerMode)?;
    let status = unsafe { released(py, || function(c_handle, c_mode)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSetStream, c"cusparseSetStream($self, handle, streamId)
--

Makes later calls with the handle run on a stream.

``cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t streamId)``

Parameters
----------
handle : cusparseHandle_t or None
streamId : runtime.cudaStream_t or None
    Used after the call: keep it alive until ``handle`` is destroyed or set again.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetStream
");

pub(crate) fn cusparseSetStream<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSetStream(handle streamId));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_streamId = args::value::<u64>(streamId, "streamId", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call.symbol(slots::cusparseSetStream)?;
    let status = unsafe { released(py, || function(c_handle, c_streamId)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSgebsr2csr, c"cusparseSgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts BSR with rectangular blocks into CSR, single precision.

``cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2csr
");

pub(crate) fn cusparseSgebsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSgebsr2csr(handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
        rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgebsr2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDim, c_colBlockDim, c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSgebsr2gebsc, c"cusparseSgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)
--

Converts rectangular blocks from compressed rows to compressed columns, single precision.

``cusparseStatus_t cusparseSgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, float *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
copyValues : cusparseAction_t
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc
");

pub(crate) fn cusparseSgebsr2gebsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSgebsr2gebsc(handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim
        colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_copyValues = args::enumeration(copyValues, "copyValues", &cusparse::cusparseAction_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_bscVal = args::device(bscVal, "bscVal", Some(&Ty::F32), &arena)?;
    let c_bscRowInd = args::device(bscRowInd, "bscRowInd", Some(&Ty::I32), &arena)?;
    let c_bscColPtr = args::device(bscColPtr, "bscColPtr", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgebsr2gebsc)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mb, c_nb, c_nnzb, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(),
        c_rowBlockDim, c_colBlockDim, c_bscVal.cast(), c_bscRowInd.cast(), c_bscColPtr.cast(), c_copyValues, c_idxBase,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSgebsr2gebsc_bufferSize, c"cusparseSgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)
--

Writes, as an int, how many bytes of workspace ``gebsr2gebsc`` needs, single precision.

``cusparseStatus_t cusparseSgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc_bufferSize
");

pub(crate) fn cusparseSgebsr2gebsc_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseSgebsr2gebsc_bufferSize(handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        rowBlockDim colBlockDim)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgebsr2gebsc_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mb, c_nb, c_nnzb, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(),
        c_rowBlockDim, c_colBlockDim, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSgebsr2gebsr, c"cusparseSgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)
--

Converts BSR into BSR with blocks of another shape, single precision.

``cusparseStatus_t cusparseSgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr
");

pub(crate) fn cusparseSgebsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSgebsr2gebsr(handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
        rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC
        pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDimA = rowBlockDimA, c_colBlockDimA = colBlockDimA);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDimC = rowBlockDimC, c_colBlockDimC = colBlockDimC);
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgebsr2gebsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDimA, c_colBlockDimA, c_descrC, c_bsrSortedValC.cast(),
        c_bsrSortedRowPtrC.cast(), c_bsrSortedColIndC.cast(), c_rowBlockDimC, c_colBlockDimC, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSgebsr2gebsr_bufferSize, c"cusparseSgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)
--

Writes, as an int, how many bytes of workspace ``gebsr2gebsr`` needs, single precision.

``cusparseStatus_t cusparseSgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr_bufferSize
");

pub(crate) fn cusparseSgebsr2gebsr_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseSgebsr2gebsr_bufferSize(handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(
        i32, c_rowBlockDimA = rowBlockDimA, c_colBlockDimA = colBlockDimA, c_rowBlockDimC = rowBlockDimC,
        c_colBlockDimC = colBlockDimC
    );
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::F32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgebsr2gebsr_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDimA, c_colBlockDimA, c_rowBlockDimC, c_colBlockDimC,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSgemvi, c"cusparseSgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)
--

y = α·op(A)·x + β·y for a dense A and a sparse x, single precision.

``cusparseStatus_t cusparseSgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const float *alpha, const float *A, int lda, int nnz, const float *xVal, const int *xInd, const float *beta, float *y, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, lda, nnz : int
alpha, beta : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
A, xVal, xInd, y, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi
");

pub(crate) fn cusparseSgemvi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSgemvi(handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda, c_nnz = nnz);
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::F32, &mut c_alpha_number, &arena)?;
    let c_A = args::device(A, "A", Some(&Ty::F32), &arena)?;
    let c_xVal = args::device(xVal, "xVal", Some(&Ty::F32), &arena)?;
    let c_xInd = args::device(xInd, "xInd", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::F32, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgemvi)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transA, c_m, c_n, c_alpha.cast(), c_A.cast(), c_lda, c_nnz, c_xVal.cast(), c_xInd.cast(),
        c_beta.cast(), c_y.cast(), c_idxBase, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSgemvi_bufferSize, c"cusparseSgemvi_bufferSize($self, handle, transA, m, n, nnz)
--

Writes how many bytes of workspace ``gemvi`` needs, single precision.

``cusparseStatus_t cusparseSgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, nnz : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi_bufferSize
");

pub(crate) fn cusparseSgemvi_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSgemvi_bufferSize(handle transA m n nnz));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let mut c_pBufferSize: i32 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseSgemvi_bufferSize)?;
    let status = unsafe {
        released(py, || function(c_handle, c_transA, c_m, c_n, c_nnz, (&raw mut c_pBufferSize).cast()))
    };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSize)?))
}

documented!(cusparseSgpsvInterleavedBatch, c"cusparseSgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)
--

Solves many interleaved pentadiagonal systems, single precision; overwrites all arrays.

``cusparseStatus_t cusparseSgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *ds, float *dl, float *d, float *du, float *dw, float *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch
");

pub(crate) fn cusparseSgpsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSgpsvInterleavedBatch(handle algo m ds dl d du dw x batchCount pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_ds = args::device(ds, "ds", Some(&Ty::F32), &arena)?;
    let c_dl = args::device(dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F32), &arena)?;
    let c_dw = args::device(dw, "dw", Some(&Ty::F32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgpsvInterleavedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_ds.cast(), c_dl.cast(), c_d.cast(), c_du.cast(), c_dw.cast(), c_x.cast(), c_batchCount,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSgpsvInterleavedBatch_bufferSizeExt, c"cusparseSgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)
--

Writes how many bytes of workspace ``gpsvInterleavedBatch`` needs, single precision.

``cusparseStatus_t cusparseSgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const float *ds, const float *dl, const float *d, const float *du, const float *dw, const float *x, int batchCount, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch_bufferSizeExt
");

pub(crate) fn cusparseSgpsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseSgpsvInterleavedBatch_bufferSizeExt(handle algo m ds dl d du dw x batchCount));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_ds = args::device(ds, "ds", Some(&Ty::F32), &arena)?;
    let c_dl = args::device(dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F32), &arena)?;
    let c_dw = args::device(dw, "dw", Some(&Ty::F32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgpsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_ds.cast(), c_dl.cast(), c_d.cast(), c_du.cast(), c_dw.cast(), c_x.cast(), c_batchCount,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSgtsv2, c"cusparseSgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal A with pivoting, single precision; X replaces B.

``cusparseStatus_t cusparseSgtsv2(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2
");

pub(crate) fn cusparseSgtsv2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSgtsv2(handle m n dl d du B ldb pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2)?;
    let status = unsafe { released(
        py, || function(c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb, c_pBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSgtsv2StridedBatch, c"cusparseSgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)
--

Solves a batch of tridiagonal systems at a fixed stride, single precision; solutions replace x.

``cusparseStatus_t cusparseSgtsv2StridedBatch(cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, float *x, int batchCount, int batchStride, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch
");

pub(crate) fn cusparseSgtsv2StridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSgtsv2StridedBatch(handle m dl d du x batchCount batchStride pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_batchCount = batchCount, c_batchStride = batchStride);
    let c_dl = args::device(dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2StridedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_batchStride, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSgtsv2StridedBatch_bufferSizeExt, c"cusparseSgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)
--

Writes how many bytes of workspace ``gtsv2StridedBatch`` needs, single precision.

``cusparseStatus_t cusparseSgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, const float *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch_bufferSizeExt
");

pub(crate) fn cusparseSgtsv2StridedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseSgtsv2StridedBatch_bufferSizeExt(handle m dl d du x batchCount batchStride));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_batchCount = batchCount, c_batchStride = batchStride);
    let c_dl = args::device(dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2StridedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_batchStride,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseSgtsv2_bufferSizeExt, c"cusparseSgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Writes how many bytes of workspace a tridiagonal solve (``gtsv2``) needs, single precision.

``cusparseStatus_t cusparseSgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, const float *B, int ldb, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_bufferSizeExt
");

pub(crate) fn cusparseSgtsv2_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSgtsv2_bufferSizeExt(handle m n dl d du B ldb));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F32), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseSgtsv2_nopivot, c"cusparseSgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal A without pivoting, single precision; X replaces B.

``cusparseStatus_t cusparseSgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot
");

pub(crate) fn cusparseSgtsv2_nopivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSgtsv2_nopivot(handle m n dl d du B ldb pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2_nopivot)?;
    let status = unsafe { released(
        py, || function(c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb, c_pBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSgtsv2_nopivot_bufferSizeExt, c"cusparseSgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Writes how many bytes of workspace ``gtsv2_nopivot`` needs, single precision.

``cusparseStatus_t cusparseSgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, const float *B, int ldb, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot_bufferSizeExt
");

pub(crate) fn cusparseSgtsv2_nopivot_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseSgtsv2_nopivot_bufferSizeExt(handle m n dl d du B ldb));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::F32), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgtsv2_nopivot_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseSgtsvInterleavedBatch, c"cusparseSgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)
--

Solves many interleaved tridiagonal systems, single precision; overwrites all arrays.

``cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *dl, float *d, float *du, float *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch
");

pub(crate) fn cusparseSgtsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSgtsvInterleavedBatch(handle algo m dl d du x batchCount pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_dl = args::device(dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgtsvInterleavedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSgtsvInterleavedBatch_bufferSizeExt, c"cusparseSgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)
--

Writes how many bytes of workspace ``gtsvInterleavedBatch`` needs, single precision.

``cusparseStatus_t cusparseSgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const float *dl, const float *d, const float *du, const float *x, int batchCount, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch_bufferSizeExt
");

pub(crate) fn cusparseSgtsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseSgtsvInterleavedBatch_bufferSizeExt(handle algo m dl d du x batchCount));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_dl = args::device(dl, "dl", Some(&Ty::F32), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::F32), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::F32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::F32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSgtsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSnnz, c"cusparseSnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)
--

Counts the nonzeros of each row or column of a dense A, and all of them, single precision.

``cusparseStatus_t cusparseSnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, lda : int
descrA : cusparseMatDescr_t or None
A, nnzPerRowCol : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz
");

pub(crate) fn cusparseSnnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSnnz(handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_lda = lda);
    let c_A = args::device(A, "A", Some(&Ty::F32), &arena)?;
    let c_nnzPerRowCol = args::device(nnzPerRowCol, "nnzPerRowCol", Some(&Ty::I32), &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, i32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSnnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_A.cast(), c_lda, c_nnzPerRowCol.cast(), c_nnzTotalDevHostPtr.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSnnz_compress, c"cusparseSnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)
--

Counts the CSR elements of magnitude above tol, of each row and in all, single precision.

``cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const float *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, float tol)``

Parameters
----------
handle : cusparseHandle_t or None
m : int
descr : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, nnzPerRow : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzC : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
tol : float

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz_compress
");

pub(crate) fn cusparseSnnz_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSnnz_compress(handle m descr csrSortedValA csrSortedRowPtrA nnzPerRow nnzC tol));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m);
    let c_descr = args::value::<u64>(descr, "descr", &cusparse::cusparseMatDescr_t)?;
    let c_tol = args::f32(tol)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_nnzPerRow = args::device(nnzPerRow, "nnzPerRow", Some(&Ty::I32), &arena)?;
    let c_nnzC = args::scalar_to_write(nnzC, "nnzC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, u64, Ptr, Ptr, Ptr, Ptr, f32,
    ) -> i32 = call.symbol(slots::cusparseSnnz_compress)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_descr, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_nnzPerRow.cast(), c_nnzC.cast(),
        c_tol,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpGEAM, c"cusparseSpGEAM($self, handle, opA, opB, alpha, matA, beta, matB, matC, computeType, alg, spgeamDescr, externalBuffer)
--

C = α·op(A) + β·op(B) for sparse matrices.

``cusparseStatus_t cusparseSpGEAM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEAMAlg_t
spgeamDescr : cusparseSpGEAMDescr_t or None
externalBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM
");

pub(crate) fn cusparseSpGEAM<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpGEAM(handle opA opB alpha matA beta matB matC computeType alg spgeamDescr externalBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse13::cusparseSpGEAMAlg_t)?;
    let c_spgeamDescr = args::value::<
        u64,
    >(spgeamDescr, "spgeamDescr", &cusparse13::cusparseSpGEAMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, Ptr, u64, u64, i32, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpGEAM)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_beta.cast(), c_matB, c_matC, c_computeType, c_alg,
        c_spgeamDescr, c_externalBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpGEAM_bufferSize, c"cusparseSpGEAM_bufferSize($self, handle, opA, opB, alpha, matA, beta, matB, matC, computeType, alg, spgeamDescr)
--

Writes how many bytes of workspace a sparse sum needs.

``cusparseStatus_t cusparseSpGEAM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, size_t *bufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
matA, matB, matC : cusparseSpMatDescr_t or None
computeType : runtime.cudaDataType
alg : cusparseSpGEAMAlg_t
spgeamDescr : cusparseSpGEAMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_bufferSize
");

pub(crate) fn cusparseSpGEAM_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpGEAM_bufferSize(handle opA opB alpha matA beta matB matC computeType alg spgeamDescr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse13::cusparseSpGEAMAlg_t)?;
    let c_spgeamDescr = args::value::<
        u64,
    >(spgeamDescr, "spgeamDescr", &cusparse13::cusparseSpGEAMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, Ptr, u64, u64, i32, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpGEAM_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_beta.cast(), c_matB, c_matC, c_computeType, c_alg,
        c_spgeamDescr, (&raw mut c_bufferSize).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize)?))
}

documented!(cusparseSpGEAM_createDescr, c"cusparseSpGEAM_createDescr($self)
--

Creates the object that passes state between the steps of a sparse sum.

``cusparseStatus_t cusparseSpGEAM_createDescr(cusparseSpGEAMDescr_t *descr)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
descr : cusparseSpGEAMDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_createDescr
");

pub(crate) fn cusparseSpGEAM_createDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpGEAM_createDescr());
    let mut c_descr: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseSpGEAM_createDescr)?;
    let status = unsafe { released(py, || function((&raw mut c_descr).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse13::cusparseSpGEAMDescr_t, c_descr as u64)?)
        },
    )
}

documented!(cusparseSpGEAM_destroyDescr, c"cusparseSpGEAM_destroyDescr($self, descr)
--

Destroys the state of a sparse sum.

``cusparseStatus_t cusparseSpGEAM_destroyDescr(cusparseSpGEAMDescr_t descr)``

Parameters
----------
descr : cusparseSpGEAMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_destroyDescr
");

pub(crate) fn cusparseSpGEAM_destroyDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpGEAM_destroyDescr(descr));
    let c_descr = args::value::<
        u64,
    >(descr, "descr", &cusparse13::cusparseSpGEAMDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseSpGEAM_destroyDescr)?;
    let status = unsafe { released(py, || function(c_descr)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpGEAM_nnz, c"cusparseSpGEAM_nnz($self, handle, opA, opB, alpha, matA, beta, matB, matC, computeType, alg, spgeamDescr, externalBuffer)
--

Finds how many nonzeros a sparse sum has, for the arrays of C.

``cusparseStatus_t cusparseSpGEAM_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEAMAlg_t
spgeamDescr : cusparseSpGEAMDescr_t or None
externalBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_nnz
");

pub(crate) fn cusparseSpGEAM_nnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseSpGEAM_nnz(handle opA opB alpha matA beta matB matC computeType alg spgeamDescr externalBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse13::cusparseSpGEAMAlg_t)?;
    let c_spgeamDescr = args::value::<
        u64,
    >(spgeamDescr, "spgeamDescr", &cusparse13::cusparseSpGEAMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, Ptr, u64, u64, i32, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpGEAM_nnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_beta.cast(), c_matB, c_matC, c_computeType, c_alg,
        c_spgeamDescr, c_externalBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpGEMM_compute, c"cusparseSpGEMM_compute($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr, bufferSize2, externalBuffer2)
--

Computes a product of sparse matrices; with a null buffer, writes the bytes it needs (step 2).

``cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEMMAlg_t
spgemmDescr : cusparseSpGEMMDescr_t or None
bufferSize2 : int
externalBuffer2 : device address or array
    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize2 : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_compute
");

pub(crate) fn cusparseSpGEMM_compute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpGEMM_compute(handle opA opB alpha matA matB beta matC computeType alg spgemmDescr
        bufferSize2 externalBuffer2)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_bufferSize2 = args::u64(bufferSize2, "bufferSize2")?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer2 = args::device(externalBuffer2, "externalBuffer2", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    args::keep(externalBuffer2, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpGEMM_compute)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        c_spgemmDescr, (&raw mut c_bufferSize2).cast(), c_externalBuffer2.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMM_compute",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize2)?))
}

documented!(cusparseSpGEMM_copy, c"cusparseSpGEMM_copy($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr)
--

Copies the computed sparse product into the arrays of C (the last step).

``cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEMMAlg_t
spgemmDescr : cusparseSpGEMMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_copy
");

pub(crate) fn cusparseSpGEMM_copy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpGEMM_copy(handle opA opB alpha matA matB beta matC computeType alg spgemmDescr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, u64,
    ) -> i32 = call.symbol(slots::cusparseSpGEMM_copy)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        c_spgemmDescr,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpGEMM_createDescr, c"cusparseSpGEMM_createDescr($self)
--

Creates the object that passes state between the steps of a sparse product.

``cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *descr)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
descr : cusparseSpGEMMDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_createDescr
");

pub(crate) fn cusparseSpGEMM_createDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpGEMM_createDescr());
    let mut c_descr: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseSpGEMM_createDescr)?;
    let status = unsafe { released(py, || function((&raw mut c_descr).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpGEMMDescr_t, c_descr as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpGEMMDescr_t, c_descr as u64)?)
        },
    )
}

documented!(cusparseSpGEMM_destroyDescr, c"cusparseSpGEMM_destroyDescr($self, descr)
--

Destroys the state of a sparse product.

``cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descr)``

Parameters
----------
descr : cusparseSpGEMMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_destroyDescr
");

pub(crate) fn cusparseSpGEMM_destroyDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpGEMM_destroyDescr(descr));
    let c_descr = args::value::<u64>(descr, "descr", &cusparse::cusparseSpGEMMDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseSpGEMM_destroyDescr)?;
    let detached = handle_keepalive::detach(&cusparse::cusparseSpGEMMDescr_t, c_descr as u64);
    let status = unsafe { released(py, || function(c_descr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpGEMM_estimateMemory, c"cusparseSpGEMM_estimateMemory($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr, chunk_fraction, bufferSize3, externalBuffer3)
--

Writes how much memory a sparse product needs if it is computed in parts.

``cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, float chunk_fraction, size_t *bufferSize3, void *externalBuffer3, size_t *bufferSize2)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEMMAlg_t
spgemmDescr : cusparseSpGEMMDescr_t or None
chunk_fraction : float
bufferSize3 : int
externalBuffer3 : device address or array
    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize3 : int
bufferSize2 : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_estimateMemory
");

pub(crate) fn cusparseSpGEMM_estimateMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpGEMM_estimateMemory(handle opA opB alpha matA matB beta matC computeType alg spgemmDescr
        chunk_fraction bufferSize3 externalBuffer3)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let c_chunk_fraction = args::f32(chunk_fraction)?;
    let mut c_bufferSize3 = args::u64(bufferSize3, "bufferSize3")?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer3 = args::device(externalBuffer3, "externalBuffer3", None, &arena)?;
    let mut c_bufferSize2: u64 = 0;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    args::keep(externalBuffer3, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, u64, f32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpGEMM_estimateMemory)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        c_spgemmDescr, c_chunk_fraction, (&raw mut c_bufferSize3).cast(), c_externalBuffer3.cast(),
        (&raw mut c_bufferSize2).cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMM_estimateMemory",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::u64(py, c_bufferSize3)?)?;
            tuple.push(out::u64(py, c_bufferSize2)?)?;
            Ok(())
        },
    )
}

documented!(cusparseSpGEMM_getNumProducts, c"cusparseSpGEMM_getNumProducts($self, spgemmDescr)
--

Writes how many products of elements a sparse product computes, after its work estimation.

``cusparseStatus_t cusparseSpGEMM_getNumProducts(cusparseSpGEMMDescr_t spgemmDescr, int64_t *num_prods)``

Parameters
----------
spgemmDescr : cusparseSpGEMMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
num_prods : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_getNumProducts
");

pub(crate) fn cusparseSpGEMM_getNumProducts<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpGEMM_getNumProducts(spgemmDescr));
    let c_spgemmDescr = args::value::<
        u64,
    >(spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_num_prods: i64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpGEMM_getNumProducts)?;
    let status = unsafe { released(py, || function(c_spgemmDescr, (&raw mut c_num_prods).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_num_prods)?))
}

documented!(cusparseSpGEMM_workEstimation, c"cusparseSpGEMM_workEstimation($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr, bufferSize1, externalBuffer1)
--

Estimates a sparse product's work; with a null buffer, writes the bytes it needs (step 1).

``cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEMMAlg_t
spgemmDescr : cusparseSpGEMMDescr_t or None
bufferSize1 : int
externalBuffer1 : device address or array
    cubind keeps it alive until ``spgemmDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize1 : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_workEstimation
");

pub(crate) fn cusparseSpGEMM_workEstimation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpGEMM_workEstimation(handle opA opB alpha matA matB beta matC computeType alg spgemmDescr
        bufferSize1 externalBuffer1)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_bufferSize1 = args::u64(bufferSize1, "bufferSize1")?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer1 = args::device(externalBuffer1, "externalBuffer1", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    args::keep(externalBuffer1, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpGEMM_workEstimation)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        c_spgemmDescr, (&raw mut c_bufferSize1).cast(), c_externalBuffer1.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMM_workEstimation",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize1)?))
}

pub(crate) fn cusparseSpGEMMreuse_compute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpGEMMreuse_compute(handle opA opB alpha matA matB beta matC computeType alg spgemmDescr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, u64,
    ) -> i32 = call.symbol(slots::cusparseSpGEMMreuse_compute)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        c_spgemmDescr,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpGEMMreuse_copy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpGEMMreuse_copy(handle opA opB matA matB matC alg spgemmDescr bufferSize5 externalBuffer5)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_bufferSize5 = args::u64(bufferSize5, "bufferSize5")?;
    let c_externalBuffer5 = args::device(externalBuffer5, "externalBuffer5", None, &arena)?;
    args::keep(externalBuffer5, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, u64, u64, i32, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpGEMMreuse_copy)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_matA, c_matB, c_matC, c_alg, c_spgemmDescr, (&raw mut c_bufferSize5).cast(),
        c_externalBuffer5.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMMreuse_copy",
                ((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize5)?))
}

pub(crate) fn cusparseSpGEMMreuse_nnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpGEMMreuse_nnz(handle opA opB matA matB matC alg spgemmDescr bufferSize2 externalBuffer2
        bufferSize3 externalBuffer3 bufferSize4 externalBuffer4)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_bufferSize2 = args::u64(bufferSize2, "bufferSize2")?;
    let mut c_bufferSize3 = args::u64(bufferSize3, "bufferSize3")?;
    let mut c_bufferSize4 = args::u64(bufferSize4, "bufferSize4")?;
    let c_externalBuffer2 = args::device(externalBuffer2, "externalBuffer2", None, &arena)?;
    let c_externalBuffer3 = args::device(externalBuffer3, "externalBuffer3", None, &arena)?;
    let c_externalBuffer4 = args::device(externalBuffer4, "externalBuffer4", None, &arena)?;
    args::keep(externalBuffer2, &arena)?;
    args::keep(externalBuffer3, &arena)?;
    args::keep(externalBuffer4, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, u64, u64, i32, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpGEMMreuse_nnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_matA, c_matB, c_matC, c_alg, c_spgemmDescr, (&raw mut c_bufferSize2).cast(),
        c_externalBuffer2.cast(), (&raw mut c_bufferSize3).cast(), c_externalBuffer3.cast(),
        (&raw mut c_bufferSize4).cast(), c_externalBuffer4.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMMreuse_nnz",
                ((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::u64(py, c_bufferSize2)?)?;
            tuple.push(out::u64(py, c_bufferSize3)?)?;
            tuple.push(out::u64(py, c_bufferSize4)?)?;
            Ok(())
        },
    )
}

pub(crate) fn cusparseSpGEMMreuse_workEstimation<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cusparseSpGEMMreuse_workEstimation(handle opA opB matA matB matC alg spgemmDescr bufferSize1 externalBuffer1)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseSpMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseSpMatDescr_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpGEMMAlg_t)?;
    let c_spgemmDescr = args::value::<
        u64,
    >(spgemmDescr, "spgemmDescr", &cusparse::cusparseSpGEMMDescr_t)?;
    let mut c_bufferSize1 = args::u64(bufferSize1, "bufferSize1")?;
    let c_externalBuffer1 = args::device(externalBuffer1, "externalBuffer1", None, &arena)?;
    args::keep(externalBuffer1, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, u64, u64, i32, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpGEMMreuse_workEstimation)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_matA, c_matB, c_matC, c_alg, c_spgemmDescr, (&raw mut c_bufferSize1).cast(),
        c_externalBuffer1.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpGEMMDescr_t,
            c_spgemmDescr as u64,
            Some((
                "cusparseSpGEMMreuse_workEstimation",
                ((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize1)?))
}

documented!(cusparseSpMM, c"cusparseSpMM($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, externalBuffer)
--

C = α·op(A)·op(B) + β·C for a sparse A and dense B and C.

``cusparseStatus_t cusparseSpMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matB, matC : cusparseDnMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpMMAlg_t
externalBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM
");

pub(crate) fn cusparseSpMM<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMM(handle opA opB alpha matA matB beta matC computeType alg externalBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpMM)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        c_externalBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpMMOp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMMOp(plan externalBuffer));
    let arena = CallArena::new();
    let c_plan = args::value::<u64>(plan, "plan", &cusparse::cusparseSpMMOpPlan_t)?;
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpMMOp)?;
    let status = unsafe { released(py, || function(c_plan, c_externalBuffer.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseSpMMOp_destroyPlan<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMMOp_destroyPlan(plan));
    let c_plan = args::value::<u64>(plan, "plan", &cusparse::cusparseSpMMOpPlan_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseSpMMOp_destroyPlan)?;
    let status = unsafe { released(py, || function(c_plan)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpMM_bufferSize, c"cusparseSpMM_bufferSize($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg)
--

Writes how many bytes of workspace ``cusparseSpMM`` needs.

``cusparseStatus_t cusparseSpMM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, size_t *bufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
matA : cusparseSpMatDescr_t or None
matB, matC : cusparseDnMatDescr_t or None
computeType : runtime.cudaDataType
alg : cusparseSpMMAlg_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_bufferSize
");

pub(crate) fn cusparseSpMM_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMM_bufferSize(handle opA opB alpha matA matB beta matC computeType alg));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpMM_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        (&raw mut c_bufferSize).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize)?))
}

documented!(cusparseSpMM_preprocess, c"cusparseSpMM_preprocess($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, externalBuffer)
--

Prepares in the workspace what makes later ``cusparseSpMM`` with the same A faster.

``cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matB, matC : cusparseDnMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpMMAlg_t
externalBuffer : device address or array
    cubind keeps it alive until ``matA`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_preprocess
");

pub(crate) fn cusparseSpMM_preprocess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMM_preprocess(handle opA opB alpha matA matB beta matC computeType alg externalBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpMMAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    args::keep(externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpMM_preprocess)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_beta.cast(), c_matC, c_computeType, c_alg,
        c_externalBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_matA as u64,
            Some((
                "cusparseSpMM_preprocess",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpMV, c"cusparseSpMV($self, handle, opA, alpha, matA, vecX, beta, vecY, computeType, alg, externalBuffer)
--

Y = α·op(A)·X + β·Y for a sparse A and dense vectors.

``cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecX, vecY : cusparseDnVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpMVAlg_t
externalBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV
");

pub(crate) fn cusparseSpMV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMV(handle opA alpha matA vecX beta vecY computeType alg externalBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpMVAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, u64, u64, Ptr, u64, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpMV)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_alpha.cast(), c_matA, c_vecX, c_beta.cast(), c_vecY, c_computeType, c_alg,
        c_externalBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpMV_bufferSize, c"cusparseSpMV_bufferSize($self, handle, opA, alpha, matA, vecX, beta, vecY, computeType, alg)
--

Writes how many bytes of workspace ``cusparseSpMV`` needs.

``cusparseStatus_t cusparseSpMV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, size_t *bufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
opA : cusparseOperation_t
alpha, beta : complex or address or buffer
matA : cusparseSpMatDescr_t or None
vecX, vecY : cusparseDnVecDescr_t or None
computeType : runtime.cudaDataType
alg : cusparseSpMVAlg_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_bufferSize
");

pub(crate) fn cusparseSpMV_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMV_bufferSize(handle opA alpha matA vecX beta vecY computeType alg));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpMVAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, u64, u64, Ptr, u64, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpMV_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_alpha.cast(), c_matA, c_vecX, c_beta.cast(), c_vecY, c_computeType, c_alg,
        (&raw mut c_bufferSize).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize)?))
}

documented!(cusparseSpMV_preprocess, c"cusparseSpMV_preprocess($self, handle, opA, alpha, matA, vecX, beta, vecY, computeType, alg, externalBuffer)
--

Prepares in the workspace what makes later ``cusparseSpMV`` with the same A faster.

``cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA : cusparseOperation_t
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecX, vecY : cusparseDnVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpMVAlg_t
externalBuffer : device address or array
    cubind keeps it alive until ``matA`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_preprocess
");

pub(crate) fn cusparseSpMV_preprocess<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMV_preprocess(handle opA alpha matA vecX beta vecY computeType alg externalBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpMVAlg_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_beta_number = args::Number::default();
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let c_beta = args::selected_scalar(
        beta, "beta", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_beta_number, &arena,
    )?;
    args::keep(externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, u64, u64, Ptr, u64, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpMV_preprocess)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_alpha.cast(), c_matA, c_vecX, c_beta.cast(), c_vecY, c_computeType, c_alg,
        c_externalBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t,
            c_matA as u64,
            Some((
                "cusparseSpMV_preprocess",
                ((u64::from(c_opA as u32)).rotate_left(24)
                    ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpMatGetAttribute, c"cusparseSpMatGetAttribute($self, spMatDescr, attribute, dataSize)
--

Reads an attribute of a sparse matrix, such as which triangle counts.

``cusparseStatus_t cusparseSpMatGetAttribute(cusparseConstSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute, void *data, size_t dataSize)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
attribute : cusparseSpMatAttribute_t
dataSize : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
data : object

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetAttribute
");

documented!(cusparseSpMatGetFormat, c"cusparseSpMatGetFormat($self, spMatDescr)
--

Returns the format of a sparse matrix, such as CSR or COO.

``cusparseStatus_t cusparseSpMatGetFormat(cusparseConstSpMatDescr_t spMatDescr, cusparseFormat_t *format)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
format : cusparseFormat_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetFormat
");

pub(crate) fn cusparseSpMatGetFormat<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMatGetFormat(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_format: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpMatGetFormat)?;
    let status = unsafe { released(py, || function(c_spMatDescr, (&raw mut c_format).cast())) };
    returned(
        py, &cusparse::cusparseStatus_t, status, 1,
        |tuple| tuple.push(out::enumeration(py, &cusparse::cusparseFormat_t, c_format)?),
    )
}

documented!(cusparseSpMatGetIndexBase, c"cusparseSpMatGetIndexBase($self, spMatDescr)
--

Returns whether a sparse matrix's indices begin at 0 or 1.

``cusparseStatus_t cusparseSpMatGetIndexBase(cusparseConstSpMatDescr_t spMatDescr, cusparseIndexBase_t *idxBase)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
idxBase : cusparseIndexBase_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetIndexBase
");

pub(crate) fn cusparseSpMatGetIndexBase<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMatGetIndexBase(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_idxBase: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpMatGetIndexBase)?;
    let status = unsafe { released(py, || function(c_spMatDescr, (&raw mut c_idxBase).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)
        },
    )
}

documented!(cusparseSpMatGetSize, c"cusparseSpMatGetSize($self, spMatDescr)
--

Writes how many rows, columns and nonzeros a sparse matrix has.

``cusparseStatus_t cusparseSpMatGetSize(cusparseConstSpMatDescr_t spMatDescr, int64_t *rows, int64_t *cols, int64_t *nnz)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
rows : int
cols : int
nnz : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetSize
");

pub(crate) fn cusparseSpMatGetSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMatGetSize(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32 = call.symbol(slots::cusparseSpMatGetSize)?;
    let status = unsafe { released(
        py, || function(c_spMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_nnz).cast()),
    ) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        3,
        |tuple| {
            tuple.push(out::i64(py, c_rows)?)?;
            tuple.push(out::i64(py, c_cols)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            Ok(())
        },
    )
}

documented!(cusparseSpMatGetStridedBatch, c"cusparseSpMatGetStridedBatch($self, spMatDescr)
--

Writes how many matrices a sparse descriptor stands for.

``cusparseStatus_t cusparseSpMatGetStridedBatch(cusparseConstSpMatDescr_t spMatDescr, int *batchCount)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
batchCount : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetStridedBatch
");

pub(crate) fn cusparseSpMatGetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMatGetStridedBatch(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_batchCount: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpMatGetStridedBatch)?;
    let status = unsafe { released(py, || function(c_spMatDescr, (&raw mut c_batchCount).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_batchCount)?))
}

documented!(cusparseSpMatGetValues, c"cusparseSpMatGetValues($self, spMatDescr)
--

Writes where a sparse matrix's values are.

``cusparseStatus_t cusparseSpMatGetValues(cusparseSpMatDescr_t spMatDescr, void **values)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
values : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetValues
");

pub(crate) fn cusparseSpMatGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMatGetValues(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpMatGetValues)?;
    let status = unsafe { released(py, || function(c_spMatDescr, (&raw mut c_values).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_values)?))
}

documented!(cusparseSpMatSetAttribute, c"cusparseSpMatSetAttribute($self, spMatDescr, attribute, data, dataSize)
--

Sets an attribute of a sparse matrix, such as which triangle counts or a unit diagonal.

``cusparseStatus_t cusparseSpMatSetAttribute(cusparseSpMatDescr_t spMatDescr, cusparseSpMatAttribute_t attribute, void *data, size_t dataSize)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
attribute : cusparseSpMatAttribute_t
data : object
dataSize : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetAttribute
");

documented!(cusparseSpMatSetValues, c"cusparseSpMatSetValues($self, spMatDescr, values)
--

Makes a sparse matrix take its values from another device array.

``cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t spMatDescr, void *values)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
values : device address or array
    cubind keeps it alive until ``spMatDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetValues
");

pub(crate) fn cusparseSpMatSetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMatSetValues(spMatDescr values));
    let arena = CallArena::new();
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_values = args::device(values, "values", None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpMatSetValues)?;
    let status = unsafe { released(py, || function(c_spMatDescr, c_values.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpMatDescr_t, c_spMatDescr as u64, Some(("cusparseSpMatSetValues", 0)), arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpSM_analysis, c"cusparseSpSM_analysis($self, handle, opA, opB, alpha, matA, matB, matC, computeType, alg, spsmDescr, externalBuffer)
--

Analyzes a triangular sparse A for ``cusparseSpSM_solve``; the workspace must live on for it.

``cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matB, matC : cusparseDnMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpSMAlg_t
spsmDescr : cusparseSpSMDescr_t or None
externalBuffer : device address or array
    cubind keeps it alive until ``spsmDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_analysis
");

pub(crate) fn cusparseSpSM_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpSM_analysis(handle opA opB alpha matA matB matC computeType alg spsmDescr externalBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpSMAlg_t)?;
    let c_spsmDescr = args::value::<
        u64,
    >(spsmDescr, "spsmDescr", &cusparse::cusparseSpSMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    args::keep(externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, u64, i32, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpSM_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_matC, c_computeType, c_alg, c_spsmDescr,
        c_externalBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpSMDescr_t,
            c_spsmDescr as u64,
            Some((
                "cusparseSpSM_analysis",
                (((u64::from(c_opA as u32)).rotate_left(24) ^ u64::from(c_opB as u32))
                    .rotate_left(24) ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpSM_bufferSize, c"cusparseSpSM_bufferSize($self, handle, opA, opB, alpha, matA, matB, matC, computeType, alg, spsmDescr)
--

Writes how many bytes of workspace a triangular solve with a matrix needs.

``cusparseStatus_t cusparseSpSM_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, size_t *bufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha : complex or address or buffer
matA : cusparseSpMatDescr_t or None
matB, matC : cusparseDnMatDescr_t or None
computeType : runtime.cudaDataType
alg : cusparseSpSMAlg_t
spsmDescr : cusparseSpSMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_bufferSize
");

pub(crate) fn cusparseSpSM_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSM_bufferSize(handle opA opB alpha matA matB matC computeType alg spsmDescr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpSMAlg_t)?;
    let c_spsmDescr = args::value::<
        u64,
    >(spsmDescr, "spsmDescr", &cusparse::cusparseSpSMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, u64, i32, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpSM_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_matC, c_computeType, c_alg, c_spsmDescr,
        (&raw mut c_bufferSize).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize)?))
}

documented!(cusparseSpSM_createDescr, c"cusparseSpSM_createDescr($self)
--

Creates the object that holds the analysis of a triangular solve with a matrix.

``cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *descr)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
descr : cusparseSpSMDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_createDescr
");

pub(crate) fn cusparseSpSM_createDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSM_createDescr());
    let mut c_descr: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseSpSM_createDescr)?;
    let status = unsafe { released(py, || function((&raw mut c_descr).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpSMDescr_t, c_descr as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpSMDescr_t, c_descr as u64)?)
        },
    )
}

documented!(cusparseSpSM_destroyDescr, c"cusparseSpSM_destroyDescr($self, descr)
--

Destroys the analysis of a triangular solve with a matrix.

``cusparseStatus_t cusparseSpSM_destroyDescr(cusparseSpSMDescr_t descr)``

Parameters
----------
descr : cusparseSpSMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_destroyDescr
");

pub(crate) fn cusparseSpSM_destroyDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSM_destroyDescr(descr));
    let c_descr = args::value::<u64>(descr, "descr", &cusparse::cusparseSpSMDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseSpSM_destroyDescr)?;
    let detached = handle_keepalive::detach(&cusparse::cusparseSpSMDescr_t, c_descr as u64);
    let status = unsafe { released(py, || function(c_descr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpSM_solve, c"cusparseSpSM_solve($self, handle, opA, opB, alpha, matA, matB, matC, computeType, alg, spsmDescr)
--

Solves op(A)·C = α·op(B) for an analyzed triangular sparse A and dense matrices.

``cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matB, matC : cusparseDnMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpSMAlg_t
spsmDescr : cusparseSpSMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_solve
");

pub(crate) fn cusparseSpSM_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSM_solve(handle opA opB alpha matA matB matC computeType alg spsmDescr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_opB = args::enumeration(opB, "opB", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_matC = args::value::<u64>(matC, "matC", &cusparse::cusparseDnMatDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpSMAlg_t)?;
    let c_spsmDescr = args::value::<
        u64,
    >(spsmDescr, "spsmDescr", &cusparse::cusparseSpSMDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, u64, u64, i32, i32, u64,
    ) -> i32 = call.symbol(slots::cusparseSpSM_solve)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_opB, c_alpha.cast(), c_matA, c_matB, c_matC, c_computeType, c_alg, c_spsmDescr,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpSM_updateMatrix, c"cusparseSpSM_updateMatrix($self, handle, spsmDescr, newValues, updatePart)
--

Gives an analyzed triangular solve with a matrix other values of A, or of A's diagonal.

``cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t handle, cusparseSpSMDescr_t spsmDescr, void *newValues, cusparseSpSMUpdate_t updatePart)``

Parameters
----------
handle : cusparseHandle_t or None
spsmDescr : cusparseSpSMDescr_t or None
newValues : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
updatePart : cusparseSpSMUpdate_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_updateMatrix
");

pub(crate) fn cusparseSpSM_updateMatrix<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSM_updateMatrix(handle spsmDescr newValues updatePart));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_spsmDescr = args::value::<
        u64,
    >(spsmDescr, "spsmDescr", &cusparse::cusparseSpSMDescr_t)?;
    let c_updatePart = args::enumeration(updatePart, "updatePart", &cusparse::cusparseSpSMUpdate_t)?;
    let c_newValues = args::device(newValues, "newValues", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, i32) -> i32 = call.symbol(slots::cusparseSpSM_updateMatrix)?;
    let status = unsafe { released(py, || function(c_handle, c_spsmDescr, c_newValues.cast(), c_updatePart)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpSV_analysis, c"cusparseSpSV_analysis($self, handle, opA, alpha, matA, vecX, vecY, computeType, alg, spsvDescr, externalBuffer)
--

Analyzes a triangular sparse A for ``cusparseSpSV_solve``; the workspace must live on for it.

``cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA : cusparseOperation_t
alpha : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecX, vecY : cusparseDnVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpSVAlg_t
spsvDescr : cusparseSpSVDescr_t or None
externalBuffer : device address or array
    cubind keeps it alive until ``spsvDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_analysis
");

pub(crate) fn cusparseSpSV_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSV_analysis(handle opA alpha matA vecX vecY computeType alg spsvDescr externalBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpSVAlg_t)?;
    let c_spsvDescr = args::value::<
        u64,
    >(spsvDescr, "spsvDescr", &cusparse::cusparseSpSVDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    args::keep(externalBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, u64, u64, u64, i32, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpSV_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_alpha.cast(), c_matA, c_vecX, c_vecY, c_computeType, c_alg, c_spsvDescr,
        c_externalBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpSVDescr_t,
            c_spsvDescr as u64,
            Some((
                "cusparseSpSV_analysis",
                ((u64::from(c_opA as u32)).rotate_left(24)
                    ^ u64::from(c_computeType as u32))
                    .rotate_left(24) ^ u64::from(c_alg as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpSV_bufferSize, c"cusparseSpSV_bufferSize($self, handle, opA, alpha, matA, vecX, vecY, computeType, alg, spsvDescr)
--

Writes how many bytes of workspace a triangular solve with a vector needs.

``cusparseStatus_t cusparseSpSV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, size_t *bufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
opA : cusparseOperation_t
alpha : complex or address or buffer
matA : cusparseSpMatDescr_t or None
vecX, vecY : cusparseDnVecDescr_t or None
computeType : runtime.cudaDataType
alg : cusparseSpSVAlg_t
spsvDescr : cusparseSpSVDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_bufferSize
");

pub(crate) fn cusparseSpSV_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSV_bufferSize(handle opA alpha matA vecX vecY computeType alg spsvDescr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpSVAlg_t)?;
    let c_spsvDescr = args::value::<
        u64,
    >(spsvDescr, "spsvDescr", &cusparse::cusparseSpSVDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let mut c_bufferSize: u64 = 0;
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, u64, u64, u64, i32, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpSV_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opA, c_alpha.cast(), c_matA, c_vecX, c_vecY, c_computeType, c_alg, c_spsvDescr,
        (&raw mut c_bufferSize).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize)?))
}

documented!(cusparseSpSV_createDescr, c"cusparseSpSV_createDescr($self)
--

Creates the object that holds the analysis of a triangular solve with a vector.

``cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *descr)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
descr : cusparseSpSVDescr_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_createDescr
");

pub(crate) fn cusparseSpSV_createDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSV_createDescr());
    let mut c_descr: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cusparseSpSV_createDescr)?;
    let status = unsafe { released(py, || function((&raw mut c_descr).cast())) };
    if status == 0 {
        handle_keepalive::made(&cusparse::cusparseSpSVDescr_t, c_descr as u64);
    }
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cusparse::cusparseSpSVDescr_t, c_descr as u64)?)
        },
    )
}

documented!(cusparseSpSV_destroyDescr, c"cusparseSpSV_destroyDescr($self, descr)
--

Destroys the analysis of a triangular solve with a vector.

``cusparseStatus_t cusparseSpSV_destroyDescr(cusparseSpSVDescr_t descr)``

Parameters
----------
descr : cusparseSpSVDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_destroyDescr
");

pub(crate) fn cusparseSpSV_destroyDescr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSV_destroyDescr(descr));
    let c_descr = args::value::<u64>(descr, "descr", &cusparse::cusparseSpSVDescr_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cusparseSpSV_destroyDescr)?;
    let detached = handle_keepalive::detach(&cusparse::cusparseSpSVDescr_t, c_descr as u64);
    let status = unsafe { released(py, || function(c_descr)) };
    detached.finish(status == 0);
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpSV_solve, c"cusparseSpSV_solve($self, handle, opA, alpha, matA, vecX, vecY, computeType, alg, spsvDescr)
--

Solves op(A)·Y = α·X for an analyzed triangular sparse A and dense vectors.

``cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr)``

Parameters
----------
handle : cusparseHandle_t or None
opA : cusparseOperation_t
alpha : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecX, vecY : cusparseDnVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpSVAlg_t
spsvDescr : cusparseSpSVDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_solve
");

pub(crate) fn cusparseSpSV_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSV_solve(handle opA alpha matA vecX vecY computeType alg spsvDescr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opA = args::enumeration(opA, "opA", &cusparse::cusparseOperation_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseDnVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSpSVAlg_t)?;
    let c_spsvDescr = args::value::<
        u64,
    >(spsvDescr, "spsvDescr", &cusparse::cusparseSpSVDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::selected_scalar(
        alpha, "alpha", attribute_types::cusparse::cudaDataType.known(c_computeType), &mut c_alpha_number, &arena,
    )?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, u64, u64, u64, i32, i32, u64,
    ) -> i32 = call.symbol(slots::cusparseSpSV_solve)?;
    let status = unsafe { released(
        py, || function(c_handle, c_opA, c_alpha.cast(), c_matA, c_vecX, c_vecY, c_computeType, c_alg, c_spsvDescr),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpSV_updateMatrix, c"cusparseSpSV_updateMatrix($self, handle, spsvDescr, newValues, updatePart)
--

Gives an analyzed triangular solve other values of A, or of A's diagonal.

``cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t handle, cusparseSpSVDescr_t spsvDescr, void *newValues, cusparseSpSVUpdate_t updatePart)``

Parameters
----------
handle : cusparseHandle_t or None
spsvDescr : cusparseSpSVDescr_t or None
newValues : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
updatePart : cusparseSpSVUpdate_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_updateMatrix
");

pub(crate) fn cusparseSpSV_updateMatrix<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpSV_updateMatrix(handle spsvDescr newValues updatePart));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_spsvDescr = args::value::<
        u64,
    >(spsvDescr, "spsvDescr", &cusparse::cusparseSpSVDescr_t)?;
    let c_updatePart = args::enumeration(updatePart, "updatePart", &cusparse::cusparseSpSVUpdate_t)?;
    let c_newValues = args::device(newValues, "newValues", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, i32) -> i32 = call.symbol(slots::cusparseSpSV_updateMatrix)?;
    let status = unsafe { released(py, || function(c_handle, c_spsvDescr, c_newValues.cast(), c_updatePart)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpVV, c"cusparseSpVV($self, handle, opX, vecX, vecY, result, computeType, externalBuffer)
--

result = Σ op(X[i])·Y[i] for a sparse X and a dense Y; op may conjugate.

``cusparseStatus_t cusparseSpVV(cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, void *result, cudaDataType computeType, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opX : cusparseOperation_t
vecX : cusparseSpVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
vecY : cusparseDnVecDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
result : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
computeType : runtime.cudaDataType
externalBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV
");

pub(crate) fn cusparseSpVV<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, opX, vecX, vecY, object_result, computeType, externalBuffer], []) = call
        .bind("cusparseSpVV", "handle opX vecX vecY result computeType externalBuffer")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opX = args::enumeration(opX, "opX", &cusparse::cusparseOperation_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let c_result = args::scalar_to_write(
        object_result, "result", attribute_types::cusparse::cudaDataType.known(c_computeType), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, u64, u64, Ptr, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseSpVV)?;
    let status = unsafe { released(
        py, || function(c_handle, c_opX, c_vecX, c_vecY, c_result.cast(), c_computeType, c_externalBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpVV_bufferSize, c"cusparseSpVV_bufferSize($self, handle, opX, vecX, vecY, result, computeType)
--

Writes how many bytes of workspace ``cusparseSpVV`` needs.

``cusparseStatus_t cusparseSpVV_bufferSize(cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, const void *result, cudaDataType computeType, size_t *bufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
opX : cusparseOperation_t
vecX : cusparseSpVecDescr_t or None
vecY : cusparseDnVecDescr_t or None
result : address or buffer
computeType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV_bufferSize
");

pub(crate) fn cusparseSpVV_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, opX, vecX, vecY, object_result, computeType], []) = call
        .bind("cusparseSpVV_bufferSize", "handle opX vecX vecY result computeType")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_opX = args::enumeration(opX, "opX", &cusparse::cusparseOperation_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &runtime::cudaDataType)?;
    let c_result = args::either(object_result, "result", None, false, None, &arena)?;
    let mut c_bufferSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, u64, u64, Ptr, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseSpVV_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_opX, c_vecX, c_vecY, c_result.cast(), c_computeType, (&raw mut c_bufferSize).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize)?))
}

documented!(cusparseSpVecGet, c"cusparseSpVecGet($self, spVecDescr)
--

Writes a sparse vector's size, number of nonzeros, arrays and types.

``cusparseStatus_t cusparseSpVecGet(cusparseSpVecDescr_t spVecDescr, int64_t *size, int64_t *nnz, void **indices, void **values, cusparseIndexType_t *idxType, cusparseIndexBase_t *idxBase, cudaDataType *valueType)``

Parameters
----------
spVecDescr : cusparseSpVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
size : int
nnz : int
indices : int
values : int
idxType : cusparseIndexType_t
idxBase : cusparseIndexBase_t
valueType : runtime.cudaDataType

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGet
");

pub(crate) fn cusparseSpVecGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpVecGet(spVecDescr));
    let c_spVecDescr = args::value::<
        u64,
    >(spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let mut c_size: i64 = 0;
    let mut c_nnz: i64 = 0;
    let mut c_indices: *mut c_void = core::ptr::null_mut();
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let mut c_idxType: i32 = 0;
    let mut c_idxBase: i32 = 0;
    let mut c_valueType: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpVecGet)?;
    let status = unsafe { released(py, || function(
        c_spVecDescr, (&raw mut c_size).cast(), (&raw mut c_nnz).cast(), (&raw mut c_indices).cast(),
        (&raw mut c_values).cast(), (&raw mut c_idxType).cast(), (&raw mut c_idxBase).cast(),
        (&raw mut c_valueType).cast(),
    )) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        7,
        |tuple| {
            tuple.push(out::i64(py, c_size)?)?;
            tuple.push(out::i64(py, c_nnz)?)?;
            tuple.push(out::pointer(py, c_indices)?)?;
            tuple.push(out::pointer(py, c_values)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexType_t, c_idxType)?)?;
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)?;
            tuple.push(out::enumeration(py, &runtime::cudaDataType, c_valueType)?)?;
            Ok(())
        },
    )
}

documented!(cusparseSpVecGetIndexBase, c"cusparseSpVecGetIndexBase($self, spVecDescr)
--

Returns whether a sparse vector's indices begin at 0 or 1.

``cusparseStatus_t cusparseSpVecGetIndexBase(cusparseConstSpVecDescr_t spVecDescr, cusparseIndexBase_t *idxBase)``

Parameters
----------
spVecDescr : cusparseSpVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
idxBase : cusparseIndexBase_t

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetIndexBase
");

pub(crate) fn cusparseSpVecGetIndexBase<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpVecGetIndexBase(spVecDescr));
    let c_spVecDescr = args::value::<
        u64,
    >(spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let mut c_idxBase: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpVecGetIndexBase)?;
    let status = unsafe { released(py, || function(c_spVecDescr, (&raw mut c_idxBase).cast())) };
    returned(
        py,
        &cusparse::cusparseStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::enumeration(py, &cusparse::cusparseIndexBase_t, c_idxBase)?)
        },
    )
}

documented!(cusparseSpVecGetValues, c"cusparseSpVecGetValues($self, spVecDescr)
--

Writes where a sparse vector's values are.

``cusparseStatus_t cusparseSpVecGetValues(cusparseSpVecDescr_t spVecDescr, void **values)``

Parameters
----------
spVecDescr : cusparseSpVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
values : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetValues
");

pub(crate) fn cusparseSpVecGetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpVecGetValues(spVecDescr));
    let c_spVecDescr = args::value::<
        u64,
    >(spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let mut c_values: *mut c_void = core::ptr::null_mut();
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpVecGetValues)?;
    let status = unsafe { released(py, || function(c_spVecDescr, (&raw mut c_values).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::pointer(py, c_values)?))
}

documented!(cusparseSpVecSetValues, c"cusparseSpVecSetValues($self, spVecDescr, values)
--

Makes a sparse vector take its values from another device array.

``cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t spVecDescr, void *values)``

Parameters
----------
spVecDescr : cusparseSpVecDescr_t or None
values : device address or array
    cubind keeps it alive until ``spVecDescr`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecSetValues
");

pub(crate) fn cusparseSpVecSetValues<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpVecSetValues(spVecDescr values));
    let arena = CallArena::new();
    let c_spVecDescr = args::value::<
        u64,
    >(spVecDescr, "spVecDescr", &cusparse::cusparseSpVecDescr_t)?;
    let c_values = args::device(values, "values", None, &arena)?;
    args::keep(values, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpVecSetValues)?;
    let status = unsafe { released(py, || function(c_spVecDescr, c_values.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::cusparseSpVecDescr_t, c_spVecDescr as u64, Some(("cusparseSpVecSetValues", 0)), arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSparseToDense, c"cusparseSparseToDense($self, handle, matA, matB, alg, externalBuffer)
--

Writes a sparse matrix into a dense one, with zeros elsewhere.

``cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
matA : cusparseSpMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
matB : cusparseDnMatDescr_t or None
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
alg : cusparseSparseToDenseAlg_t
externalBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense
");

pub(crate) fn cusparseSparseToDense<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSparseToDense(handle matA matB alg externalBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSparseToDenseAlg_t)?;
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseSparseToDense)?;
    let status = unsafe { released(py, || function(c_handle, c_matA, c_matB, c_alg, c_externalBuffer.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSparseToDense_bufferSize, c"cusparseSparseToDense_bufferSize($self, handle, matA, matB, alg)
--

Writes how many bytes of workspace ``cusparseSparseToDense`` needs.

``cusparseStatus_t cusparseSparseToDense_bufferSize(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, size_t *bufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
matA : cusparseSpMatDescr_t or None
matB : cusparseDnMatDescr_t or None
alg : cusparseSparseToDenseAlg_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense_bufferSize
");

pub(crate) fn cusparseSparseToDense_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseSparseToDense_bufferSize(handle matA matB alg));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_matA = args::value::<u64>(matA, "matA", &cusparse::cusparseSpMatDescr_t)?;
    let c_matB = args::value::<u64>(matB, "matB", &cusparse::cusparseDnMatDescr_t)?;
    let c_alg = args::enumeration(alg, "alg", &cusparse::cusparseSparseToDenseAlg_t)?;
    let mut c_bufferSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseSparseToDense_bufferSize)?;
    let status = unsafe { released(py, || function(c_handle, c_matA, c_matB, c_alg, (&raw mut c_bufferSize).cast())) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSize)?))
}

documented!(cusparseSpruneCsr2csr, c"cusparseSpruneCsr2csr($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

Copies the elements of a CSR A whose magnitude exceeds the threshold into a CSR C, single precision.

``cusparseStatus_t cusparseSpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
threshold : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr
");

pub(crate) fn cusparseSpruneCsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneCsr2csr(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA
        threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F32, &mut c_threshold_number, &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_threshold.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpruneCsr2csrByPercentage, c"cusparseSpruneCsr2csrByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)
--

Copies a CSR A into a CSR C without a percentage of the smallest elements, single precision.

``cusparseStatus_t cusparseSpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
percentage : float
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage
");

pub(crate) fn cusparseSpruneCsr2csrByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneCsr2csrByPercentage(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csrByPercentage)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_percentage, c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), c_info, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpruneCsr2csrByPercentage_bufferSizeExt, c"cusparseSpruneCsr2csrByPercentage_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)
--

Writes how many bytes of workspace pruning a CSR matrix by percentage needs, single precision.

``cusparseStatus_t cusparseSpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
percentage : float
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage_bufferSizeExt
");

pub(crate) fn cusparseSpruneCsr2csrByPercentage_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneCsr2csrByPercentage_bufferSizeExt(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csrByPercentage_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_percentage, c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSpruneCsr2csrNnz, c"cusparseSpruneCsr2csrNnz($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, pBuffer)
--

Writes C's row offsets and how many elements of a CSR A exceed the threshold in magnitude, single precision.

``cusparseStatus_t cusparseSpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
threshold : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnz
");

pub(crate) fn cusparseSpruneCsr2csrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneCsr2csrNnz(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA
        threshold descrC csrSortedRowPtrC nnzTotalDevHostPtr pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F32, &mut c_threshold_number, &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csrNnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_threshold.cast(), c_descrC, c_csrSortedRowPtrC.cast(), c_nnzTotalDevHostPtr.cast(),
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpruneCsr2csrNnzByPercentage, c"cusparseSpruneCsr2csrNnzByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, info, pBuffer)
--

Writes C's row offsets and nonzeros if a percentage of a CSR A is dropped, single precision.

``cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
percentage : float
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnzByPercentage
");

pub(crate) fn cusparseSpruneCsr2csrNnzByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneCsr2csrNnzByPercentage(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA percentage descrC csrSortedRowPtrC nnzTotalDevHostPtr info pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, f32, u64, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csrNnzByPercentage)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_percentage, c_descrC, c_csrSortedRowPtrC.cast(), c_nnzTotalDevHostPtr.cast(),
        c_info, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpruneCsr2csr_bufferSizeExt, c"cusparseSpruneCsr2csr_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Writes how many bytes of workspace pruning a CSR matrix needs, single precision.

``cusparseStatus_t cusparseSpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
threshold : float or address or buffer

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr_bufferSizeExt
");

pub(crate) fn cusparseSpruneCsr2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneCsr2csr_bufferSizeExt(handle m n nnzA descrA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnzA = nnzA);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F32, &mut c_threshold_number, &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneCsr2csr_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnzA, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_threshold.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSpruneDense2csr, c"cusparseSpruneDense2csr($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

Copies the elements of a dense A whose magnitude exceeds the threshold into a CSR C, single precision.

``cusparseStatus_t cusparseSpruneDense2csr(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
threshold : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrC : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr
");

pub(crate) fn cusparseSpruneDense2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneDense2csr(handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC
        csrSortedColIndC pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F32, &mut c_threshold_number, &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_threshold.cast(), c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpruneDense2csrByPercentage, c"cusparseSpruneDense2csrByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)
--

Copies a dense A into a CSR C without a percentage of the smallest elements, single precision.

``cusparseStatus_t cusparseSpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
percentage : float
descrC : cusparseMatDescr_t or None
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage
");

pub(crate) fn cusparseSpruneDense2csrByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneDense2csrByPercentage(handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC
        csrSortedColIndC info pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csrByPercentage)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_percentage, c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(), c_info, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpruneDense2csrByPercentage_bufferSizeExt, c"cusparseSpruneDense2csrByPercentage_bufferSizeExt($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)
--

Writes how many bytes of workspace pruning a dense matrix by percentage needs, single precision.

``cusparseStatus_t cusparseSpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
percentage : float
descrC : cusparseMatDescr_t or None
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage_bufferSizeExt
");

pub(crate) fn cusparseSpruneDense2csrByPercentage_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneDense2csrByPercentage_bufferSizeExt(handle m n A lda percentage descrC csrSortedValC
        csrSortedRowPtrC csrSortedColIndC info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csrByPercentage_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_percentage, c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(), c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseSpruneDense2csrNnz, c"cusparseSpruneDense2csrNnz($self, handle, m, n, A, lda, threshold, descrC, csrRowPtrC, nnzTotalDevHostPtr, pBuffer)
--

Writes C's row offsets and how many elements of a dense A exceed the threshold in magnitude, single precision.

``cusparseStatus_t cusparseSpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrRowPtrC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
threshold : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrC : cusparseMatDescr_t or None
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnz
");

pub(crate) fn cusparseSpruneDense2csrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneDense2csrNnz(handle m n A lda threshold descrC csrRowPtrC nnzTotalDevHostPtr pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F32, &mut c_threshold_number, &arena)?;
    let c_csrRowPtrC = args::device(csrRowPtrC, "csrRowPtrC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, Ptr, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csrNnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_threshold.cast(), c_descrC, c_csrRowPtrC.cast(),
        c_nnzTotalDevHostPtr.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpruneDense2csrNnzByPercentage, c"cusparseSpruneDense2csrNnzByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrRowPtrC, nnzTotalDevHostPtr, info, pBuffer)
--

Writes C's row offsets and nonzeros if a percentage of a dense A is dropped, single precision.

``cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrRowPtrC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
percentage : float
descrC : cusparseMatDescr_t or None
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnzByPercentage
");

pub(crate) fn cusparseSpruneDense2csrNnzByPercentage<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneDense2csrNnzByPercentage(handle m n A lda percentage descrC csrRowPtrC
        nnzTotalDevHostPtr info pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_percentage = args::f32(percentage)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::pruneInfo_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F32), &arena)?;
    let c_csrRowPtrC = args::device(csrRowPtrC, "csrRowPtrC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, f32, u64, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csrNnzByPercentage)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_percentage, c_descrC, c_csrRowPtrC.cast(), c_nnzTotalDevHostPtr.cast(),
        c_info, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSpruneDense2csr_bufferSizeExt, c"cusparseSpruneDense2csr_bufferSizeExt($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Writes how many bytes of workspace pruning a dense matrix needs, single precision.

``cusparseStatus_t cusparseSpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, const float *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
threshold : float or address or buffer
descrC : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr_bufferSizeExt
");

pub(crate) fn cusparseSpruneDense2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseSpruneDense2csr_bufferSizeExt(handle m n A lda threshold descrC csrSortedValC
        csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_A = args::device(A, "A", Some(&Ty::F32), &arena)?;
    let mut c_threshold_number = args::Number::default();
    let c_threshold = args::scalar(threshold, "threshold", &Ty::F32, &mut c_threshold_number, &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::F32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseSpruneDense2csr_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_A.cast(), c_lda, c_threshold.cast(), c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseXbsric02_zeroPivot, c"cusparseXbsric02_zeroPivot($self, handle, info, position)
--

Waits, then writes the first zero pivot's block row of incomplete Cholesky of BSR, or −1.

``cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t handle, bsric02Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsric02Info_t or None
position : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsric02_zeroPivot
");

pub(crate) fn cusparseXbsric02_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXbsric02_zeroPivot(handle info position));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_position = args::scalar_to_write(position, "position", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cusparseXbsric02_zeroPivot)?;
    let status = unsafe { released(py, || function(c_handle, c_info, c_position.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXbsrilu02_zeroPivot, c"cusparseXbsrilu02_zeroPivot($self, handle, info, position)
--

Waits, then writes the first zero pivot's block row of incomplete LU of BSR, or −1.

``cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t handle, bsrilu02Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrilu02Info_t or None
position : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrilu02_zeroPivot
");

pub(crate) fn cusparseXbsrilu02_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXbsrilu02_zeroPivot(handle info position));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_position = args::scalar_to_write(position, "position", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cusparseXbsrilu02_zeroPivot)?;
    let status = unsafe { released(py, || function(c_handle, c_info, c_position.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXbsrsm2_zeroPivot, c"cusparseXbsrsm2_zeroPivot($self, handle, info, position)
--

Waits, then writes the first zero pivot's block row of a BSR solve with a matrix, or −1.

``cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t handle, bsrsm2Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrsm2Info_t or None
position : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsm2_zeroPivot
");

pub(crate) fn cusparseXbsrsm2_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXbsrsm2_zeroPivot(handle info position));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    let c_position = args::scalar_to_write(position, "position", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cusparseXbsrsm2_zeroPivot)?;
    let status = unsafe { released(py, || function(c_handle, c_info, c_position.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXbsrsv2_zeroPivot, c"cusparseXbsrsv2_zeroPivot($self, handle, info, position)
--

Waits, then writes the first zero pivot's block row of a BSR solve with a vector, or −1.

``cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t handle, bsrsv2Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrsv2Info_t or None
position : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsv2_zeroPivot
");

pub(crate) fn cusparseXbsrsv2_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXbsrsv2_zeroPivot(handle info position));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_position = args::scalar_to_write(position, "position", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cusparseXbsrsv2_zeroPivot)?;
    let status = unsafe { released(py, || function(c_handle, c_info, c_position.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcoo2csr, c"cusparseXcoo2csr($self, handle, cooRowInd, nnz, m, csrSortedRowPtr, idxBase)
--

Compresses the sorted row indices of coordinates into the row offsets of CSR.

``cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t handle, const int *cooRowInd, int nnz, int m, int *csrSortedRowPtr, cusparseIndexBase_t idxBase)``

Parameters
----------
handle : cusparseHandle_t or None
cooRowInd, csrSortedRowPtr : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnz, m : int
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoo2csr
");

pub(crate) fn cusparseXcoo2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcoo2csr(handle cooRowInd nnz m csrSortedRowPtr idxBase));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_nnz = nnz, c_m = m);
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_cooRowInd = args::device(cooRowInd, "cooRowInd", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtr = args::device(csrSortedRowPtr, "csrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32, i32, Ptr, i32) -> i32 = call
        .symbol(slots::cusparseXcoo2csr)?;
    let status = unsafe {
        released(py, || function(c_handle, c_cooRowInd.cast(), c_nnz, c_m, c_csrSortedRowPtr.cast(), c_idxBase))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcoosortByColumn, c"cusparseXcoosortByColumn($self, handle, m, n, nnz, cooRowsA, cooColsA, P, pBuffer)
--

Sorts coordinates by column in place, and P along with them.

``cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int *cooColsA, int *P, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
cooRowsA, cooColsA, P, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByColumn
");

pub(crate) fn cusparseXcoosortByColumn<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcoosortByColumn(handle m n nnz cooRowsA cooColsA P pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_cooRowsA = args::device(cooRowsA, "cooRowsA", Some(&Ty::I32), &arena)?;
    let c_cooColsA = args::device(cooColsA, "cooColsA", Some(&Ty::I32), &arena)?;
    let c_P = args::device(P, "P", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseXcoosortByColumn)?;
    let status = unsafe { released(
        py, || function(c_handle, c_m, c_n, c_nnz, c_cooRowsA.cast(), c_cooColsA.cast(), c_P.cast(), c_pBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcoosortByRow, c"cusparseXcoosortByRow($self, handle, m, n, nnz, cooRowsA, cooColsA, P, pBuffer)
--

Sorts coordinates by row in place, and P along with them.

``cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int *cooColsA, int *P, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
cooRowsA, cooColsA, P, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByRow
");

pub(crate) fn cusparseXcoosortByRow<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcoosortByRow(handle m n nnz cooRowsA cooColsA P pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_cooRowsA = args::device(cooRowsA, "cooRowsA", Some(&Ty::I32), &arena)?;
    let c_cooColsA = args::device(cooColsA, "cooColsA", Some(&Ty::I32), &arena)?;
    let c_P = args::device(P, "P", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseXcoosortByRow)?;
    let status = unsafe { released(
        py, || function(c_handle, c_m, c_n, c_nnz, c_cooRowsA.cast(), c_cooColsA.cast(), c_P.cast(), c_pBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcoosort_bufferSizeExt, c"cusparseXcoosort_bufferSizeExt($self, handle, m, n, nnz, cooRowsA, cooColsA)
--

Writes how many bytes of workspace sorting coordinates needs.

``cusparseStatus_t cusparseXcoosort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *cooRowsA, const int *cooColsA, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
cooRowsA, cooColsA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosort_bufferSizeExt
");

pub(crate) fn cusparseXcoosort_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcoosort_bufferSizeExt(handle m n nnz cooRowsA cooColsA));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_cooRowsA = args::device(cooRowsA, "cooRowsA", Some(&Ty::I32), &arena)?;
    let c_cooColsA = args::device(cooColsA, "cooColsA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseXcoosort_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_cooRowsA.cast(), c_cooColsA.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseXcscsort, c"cusparseXcscsort($self, handle, m, n, nnz, descrA, cscColPtrA, cscRowIndA, P, pBuffer)
--

Sorts the rows of each column of CSC in place, and P along with them.

``cusparseStatus_t cusparseXcscsort(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const int *cscColPtrA, int *cscRowIndA, int *P, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
cscColPtrA, cscRowIndA, P, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort
");

pub(crate) fn cusparseXcscsort<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcscsort(handle m n nnz descrA cscColPtrA cscRowIndA P pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_cscColPtrA = args::device(cscColPtrA, "cscColPtrA", Some(&Ty::I32), &arena)?;
    let c_cscRowIndA = args::device(cscRowIndA, "cscRowIndA", Some(&Ty::I32), &arena)?;
    let c_P = args::device(P, "P", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseXcscsort)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_descrA, c_cscColPtrA.cast(), c_cscRowIndA.cast(), c_P.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcscsort_bufferSizeExt, c"cusparseXcscsort_bufferSizeExt($self, handle, m, n, nnz, cscColPtrA, cscRowIndA)
--

Writes how many bytes of workspace sorting CSC needs.

``cusparseStatus_t cusparseXcscsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *cscColPtrA, const int *cscRowIndA, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
cscColPtrA, cscRowIndA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort_bufferSizeExt
");

pub(crate) fn cusparseXcscsort_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcscsort_bufferSizeExt(handle m n nnz cscColPtrA cscRowIndA));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_cscColPtrA = args::device(cscColPtrA, "cscColPtrA", Some(&Ty::I32), &arena)?;
    let c_cscRowIndA = args::device(cscRowIndA, "cscRowIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseXcscsort_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_cscColPtrA.cast(), c_cscRowIndA.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseXcsr2bsrNnz, c"cusparseXcsr2bsrNnz($self, handle, dirA, m, n, descrA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedRowPtrC, nnzTotalDevHostPtr)
--

Writes the row offsets and the number of blocks that CSR has as BSR.

``cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int *nnzTotalDevHostPtr)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedRowPtrA, csrSortedColIndA, bsrSortedRowPtrC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2bsrNnz
");

pub(crate) fn cusparseXcsr2bsrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseXcsr2bsrNnz(handle dirA m n descrA csrSortedRowPtrA csrSortedColIndA blockDim descrC
        bsrSortedRowPtrC nnzTotalDevHostPtr)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, i32, u64, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseXcsr2bsrNnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(), c_blockDim,
        c_descrC, c_bsrSortedRowPtrC.cast(), c_nnzTotalDevHostPtr.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcsr2coo, c"cusparseXcsr2coo($self, handle, csrSortedRowPtr, nnz, m, cooRowInd, idxBase)
--

Expands the row offsets of CSR into one row index for each element.

``cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t handle, const int *csrSortedRowPtr, int nnz, int m, int *cooRowInd, cusparseIndexBase_t idxBase)``

Parameters
----------
handle : cusparseHandle_t or None
csrSortedRowPtr, cooRowInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnz, m : int
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2coo
");

pub(crate) fn cusparseXcsr2coo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcsr2coo(handle csrSortedRowPtr nnz m cooRowInd idxBase));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_nnz = nnz, c_m = m);
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_csrSortedRowPtr = args::device(csrSortedRowPtr, "csrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_cooRowInd = args::device(cooRowInd, "cooRowInd", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, i32, i32, Ptr, i32) -> i32 = call
        .symbol(slots::cusparseXcsr2coo)?;
    let status = unsafe {
        released(py, || function(c_handle, c_csrSortedRowPtr.cast(), c_nnz, c_m, c_cooRowInd.cast(), c_idxBase))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcsr2gebsrNnz, c"cusparseXcsr2gebsrNnz($self, handle, dirA, m, n, descrA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedRowPtrC, rowBlockDim, colBlockDim, nnzTotalDevHostPtr, pBuffer)
--

Writes the row offsets and the number of blocks that CSR has as BSR with rectangular blocks.

``cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDim, int colBlockDim, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedRowPtrA, csrSortedColIndA, bsrSortedRowPtrC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2gebsrNnz
");

pub(crate) fn cusparseXcsr2gebsrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseXcsr2gebsrNnz(handle dirA m n descrA csrSortedRowPtrA csrSortedColIndA descrC
        bsrSortedRowPtrC rowBlockDim colBlockDim nnzTotalDevHostPtr pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, u64, Ptr, i32, i32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseXcsr2gebsrNnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(), c_descrC,
        c_bsrSortedRowPtrC.cast(), c_rowBlockDim, c_colBlockDim, c_nnzTotalDevHostPtr.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcsrgeam2Nnz, c"cusparseXcsrgeam2Nnz($self, handle, m, n, descrA, nnzA, csrSortedRowPtrA, csrSortedColIndA, descrB, nnzB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, workspace)
--

Writes C's row offsets and number of nonzeros for a sum of CSR matrices.

``cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, int nnzA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrB, int nnzB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *workspace)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrB, csrSortedColIndB, csrSortedRowPtrC, workspace : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrgeam2Nnz
");

pub(crate) fn cusparseXcsrgeam2Nnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseXcsrgeam2Nnz(handle m n descrA nnzA csrSortedRowPtrA csrSortedColIndA descrB nnzB
        csrSortedRowPtrB csrSortedColIndB descrC csrSortedRowPtrC nnzTotalDevHostPtr workspace)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_descrB = args::value::<u64>(descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzB = nnzB);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrB = args::device(csrSortedRowPtrB, "csrSortedRowPtrB", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndB = args::device(csrSortedColIndB, "csrSortedColIndB", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_workspace = args::device(workspace, "workspace", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, i32, Ptr, Ptr, u64, i32, Ptr, Ptr, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseXcsrgeam2Nnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_descrA, c_nnzA, c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(), c_descrB, c_nnzB,
        c_csrSortedRowPtrB.cast(), c_csrSortedColIndB.cast(), c_descrC, c_csrSortedRowPtrC.cast(),
        c_nnzTotalDevHostPtr.cast(), c_workspace.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcsric02_zeroPivot, c"cusparseXcsric02_zeroPivot($self, handle, info, position)
--

Waits, then writes the first zero pivot's row of incomplete Cholesky of CSR, or −1.

``cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t handle, csric02Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : csric02Info_t or None
position : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsric02_zeroPivot
");

pub(crate) fn cusparseXcsric02_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcsric02_zeroPivot(handle info position));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_position = args::scalar_to_write(position, "position", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cusparseXcsric02_zeroPivot)?;
    let status = unsafe { released(py, || function(c_handle, c_info, c_position.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcsrilu02_zeroPivot, c"cusparseXcsrilu02_zeroPivot($self, handle, info, position)
--

Waits, then writes the first zero pivot's row of incomplete LU of CSR, or −1.

``cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t handle, csrilu02Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : csrilu02Info_t or None
position : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrilu02_zeroPivot
");

pub(crate) fn cusparseXcsrilu02_zeroPivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcsrilu02_zeroPivot(handle info position));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_position = args::scalar_to_write(position, "position", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.symbol(slots::cusparseXcsrilu02_zeroPivot)?;
    let status = unsafe { released(py, || function(c_handle, c_info, c_position.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcsrsort, c"cusparseXcsrsort($self, handle, m, n, nnz, descrA, csrRowPtrA, csrColIndA, P, pBuffer)
--

Sorts the columns of each row of CSR in place, and P along with them.

``cusparseStatus_t cusparseXcsrsort(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const int *csrRowPtrA, int *csrColIndA, int *P, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrRowPtrA, csrColIndA, P, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort
");

pub(crate) fn cusparseXcsrsort<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcsrsort(handle m n nnz descrA csrRowPtrA csrColIndA P pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_csrRowPtrA = args::device(csrRowPtrA, "csrRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrColIndA = args::device(csrColIndA, "csrColIndA", Some(&Ty::I32), &arena)?;
    let c_P = args::device(P, "P", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseXcsrsort)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_descrA, c_csrRowPtrA.cast(), c_csrColIndA.cast(), c_P.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseXcsrsort_bufferSizeExt, c"cusparseXcsrsort_bufferSizeExt($self, handle, m, n, nnz, csrRowPtrA, csrColIndA)
--

Writes how many bytes of workspace sorting CSR needs.

``cusparseStatus_t cusparseXcsrsort_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, const int *csrRowPtrA, const int *csrColIndA, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
csrRowPtrA, csrColIndA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort_bufferSizeExt
");

pub(crate) fn cusparseXcsrsort_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseXcsrsort_bufferSizeExt(handle m n nnz csrRowPtrA csrColIndA));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_csrRowPtrA = args::device(csrRowPtrA, "csrRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrColIndA = args::device(csrColIndA, "csrColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseXcsrsort_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_csrRowPtrA.cast(), c_csrColIndA.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseXgebsr2gebsrNnz, c"cusparseXgebsr2gebsrNnz($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedRowPtrC, rowBlockDimC, colBlockDimC, nnzTotalDevHostPtr, pBuffer)
--

Writes the row offsets and the number of blocks that BSR has with blocks of another shape.

``cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDimC, int colBlockDimC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedRowPtrC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXgebsr2gebsrNnz
");

pub(crate) fn cusparseXgebsr2gebsrNnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseXgebsr2gebsrNnz(handle dirA mb nb nnzb descrA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA
        colBlockDimA descrC bsrSortedRowPtrC rowBlockDimC colBlockDimC nnzTotalDevHostPtr pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDimA = rowBlockDimA, c_colBlockDimA = colBlockDimA);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDimC = rowBlockDimC, c_colBlockDimC = colBlockDimC);
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, i32, i32, u64, Ptr, i32, i32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseXgebsr2gebsrNnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_nnzb, c_descrA, c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(),
        c_rowBlockDimA, c_colBlockDimA, c_descrC, c_bsrSortedRowPtrC.cast(), c_rowBlockDimC, c_colBlockDimC,
        c_nnzTotalDevHostPtr.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsr2csr, c"cusparseZbsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts BSR with square blocks into CSR, double-precision complex.

``cusparseStatus_t cusparseZbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsr2csr
");

pub(crate) fn cusparseZbsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsr2csr(handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim
        descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsr2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsric02, c"cusparseZbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Factors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR A, double-precision complex.

``cusparseStatus_t cusparseZbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02
");

pub(crate) fn cusparseZbsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsric02(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim
        info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsric02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsric02_analysis, c"cusparseZbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)
--

Analyzes a BSR A for incomplete Cholesky (``bsric02``), double-precision complex.

``cusparseStatus_t cusparseZbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t
pInputBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_analysis
");

pub(crate) fn cusparseZbsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsric02_analysis(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info policy pInputBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pInputBuffer = args::device(pInputBuffer, "pInputBuffer", None, &arena)?;
    args::keep(pInputBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsric02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pInputBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsric02Info_t,
            c_info as u64,
            Some((
                "cusparseZbsric02_analysis", (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsric02_bufferSize, c"cusparseZbsric02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)
--

Writes, as an int, how many bytes of workspace incomplete Cholesky of BSR needs, double-precision complex.

``cusparseStatus_t cusparseZbsric02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_bufferSize
");

pub(crate) fn cusparseZbsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsric02_bufferSize(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsric02Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsric02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZbsrilu02, c"cusparseZbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Factors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed BSR A, double-precision complex.

``cusparseStatus_t cusparseZbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02
");

pub(crate) fn cusparseZbsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrilu02(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim
        info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrilu02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsrilu02_analysis, c"cusparseZbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Analyzes a BSR A for incomplete LU (``bsrilu02``), double-precision complex.

``cusparseStatus_t cusparseZbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_analysis
");

pub(crate) fn cusparseZbsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrilu02_analysis(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrilu02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrilu02Info_t,
            c_info as u64,
            Some((
                "cusparseZbsrilu02_analysis", (u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsrilu02_bufferSize, c"cusparseZbsrilu02_bufferSize($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info)
--

Writes, as an int, how many bytes of workspace incomplete LU of BSR needs, double-precision complex.

``cusparseStatus_t cusparseZbsrilu02_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_bufferSize
");

pub(crate) fn cusparseZbsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrilu02_bufferSize(handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrilu02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nnzb, c_descrA, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(),
        c_bsrSortedColInd.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZbsrilu02_numericBoost, c"cusparseZbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets a value that takes the place of pivots of at most tol in ``bsrilu02``, double-precision complex.

``cusparseStatus_t cusparseZbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrilu02Info_t or None
enable_boost : int
tol : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
boost_val : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_numericBoost
");

pub(crate) fn cusparseZbsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZbsrilu02_numericBoost(handle info enable_boost tol boost_val));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrilu02Info_t)?;
    ints!(i32, c_enable_boost = enable_boost);
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(boost_val, "boost_val", &Ty::Complex128, &mut c_boost_val_number, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseZbsrilu02_numericBoost)?;
    let status = unsafe {
        released(py, || function(c_handle, c_info, c_enable_boost, c_tol.cast(), c_boost_val.cast()))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsrmm, c"cusparseZbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C for a BSR A and dense B and C, double-precision complex.

``cusparseStatus_t cusparseZbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transB : cusparseOperation_t
mb, n, kb, nnzb, blockSize, ldb, ldc : int
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmm
");

pub(crate) fn cusparseZbsrmm<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrmm(handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockSize B ldb beta C ldc)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transB = args::enumeration(transB, "transB", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_kb = kb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize, c_ldb = ldb, c_ldc = ldc);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex128, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex128), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex128, &mut c_beta_number, &arena)?;
    let c_C = args::device(C, "C", Some(&Ty::Complex128), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
    ) -> i32 = call.symbol(slots::cusparseZbsrmm)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transB, c_mb, c_n, c_kb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockSize, c_B.cast(), c_ldb, c_beta.cast(), c_C.cast(),
        c_ldc,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

pub(crate) fn cusparseZbsrmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrmv(handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim x beta y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex128, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex128), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex128, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::Complex128), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrmv)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockDim, c_x.cast(), c_beta.cast(), c_y.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsrsm2_analysis, c"cusparseZbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)
--

Analyzes a triangular BSR A for ``bsrsm2_solve``, double-precision complex.

``cusparseStatus_t cusparseZbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_analysis
");

pub(crate) fn cusparseZbsrsm2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrsm2_analysis(handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrsm2_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsm2Info_t,
            c_info as u64,
            Some((
                "cusparseZbsrsm2_analysis",
                (((u64::from(c_dirA as u32)).rotate_left(24)
                    ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_transXY as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsrsm2_bufferSize, c"cusparseZbsrsm2_bufferSize($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info)
--

Writes, as an int, how many bytes of workspace a BSR solve (``bsrsm2``) needs, double-precision complex.

``cusparseStatus_t cusparseZbsrsm2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
info : bsrsm2Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_bufferSize
");

pub(crate) fn cusparseZbsrsm2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrsm2_bufferSize(handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrsm2_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZbsrsm2_solve, c"cusparseZbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)
--

Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR A, double-precision complex.

``cusparseStatus_t cusparseZbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuDoubleComplex *B, int ldb, cuDoubleComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize, ldb, ldx : int
alpha : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_solve
");

pub(crate) fn cusparseZbsrsm2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrsm2_solve(handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr
        bsrSortedColInd blockSize info B ldb X ldx policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    let c_transXY = args::enumeration(transXY, "transXY", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_n = n, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockSize = blockSize);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsm2Info_t)?;
    ints!(i32, c_ldb = ldb, c_ldx = ldx);
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex128, &mut c_alpha_number, &arena)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex128), &arena)?;
    let c_X = args::device(X, "X", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, i32, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrsm2_solve)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_transXY, c_mb, c_n, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedVal.cast(),
        c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(), c_blockSize, c_info, c_B.cast(), c_ldb, c_X.cast(), c_ldx,
        c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsrsv2_analysis, c"cusparseZbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)
--

Analyzes a triangular BSR A for ``bsrsv2_solve``, double-precision complex.

``cusparseStatus_t cusparseZbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_analysis
");

pub(crate) fn cusparseZbsrsv2_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrsv2_analysis(handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrsv2_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::bsrsv2Info_t,
            c_info as u64,
            Some((
                "cusparseZbsrsv2_analysis",
                ((u64::from(c_dirA as u32)).rotate_left(24) ^ u64::from(c_transA as u32))
                    .rotate_left(24) ^ u64::from(c_policy as u32),
            )),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsrsv2_bufferSize, c"cusparseZbsrsv2_bufferSize($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info)
--

Writes, as an int, how many bytes of workspace a BSR solve (``bsrsv2``) needs, double-precision complex.

``cusparseStatus_t cusparseZbsrsv2_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
info : bsrsv2Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_bufferSize
");

pub(crate) fn cusparseZbsrsv2_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrsv2_bufferSize(handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrsv2_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_blockDim, c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZbsrsv2_solve, c"cusparseZbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)
--

Solves op(A)·x = α·f for an analyzed triangular BSR A, double-precision complex.

``cusparseStatus_t cusparseZbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuDoubleComplex *f, cuDoubleComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
alpha : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_solve
");

pub(crate) fn cusparseZbsrsv2_solve<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrsv2_solve(handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA blockDim info f x policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_mb = mb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_info = args::value::<u64>(info, "info", &cusparse::bsrsv2Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex128, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_f = args::device(f, "f", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrsv2_solve)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_mb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedRowPtrA.cast(), c_bsrSortedColIndA.cast(), c_blockDim, c_info, c_f.cast(), c_x.cast(), c_policy,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsrxmv, c"cusparseZbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR A, only in the block rows of a mask, double-precision complex.

``cusparseStatus_t cusparseZbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const cuDoubleComplex *beta, cuDoubleComplex *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
sizeOfMask, mb, nb, nnzb, blockDim : int
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrxmv
");

pub(crate) fn cusparseZbsrxmv<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZbsrxmv(handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA
        bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_sizeOfMask = sizeOfMask, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex128, &mut c_alpha_number, &arena)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedMaskPtrA = args::device(bsrSortedMaskPtrA, "bsrSortedMaskPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedEndPtrA = args::device(bsrSortedEndPtrA, "bsrSortedEndPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex128), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex128, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::Complex128), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZbsrxmv)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_transA, c_sizeOfMask, c_mb, c_nb, c_nnzb, c_alpha.cast(), c_descrA, c_bsrSortedValA.cast(),
        c_bsrSortedMaskPtrA.cast(), c_bsrSortedRowPtrA.cast(), c_bsrSortedEndPtrA.cast(), c_bsrSortedColIndA.cast(),
        c_blockDim, c_x.cast(), c_beta.cast(), c_y.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsr2bsr, c"cusparseZcsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)
--

Converts CSR into BSR with square blocks, double-precision complex.

``cusparseStatus_t cusparseZcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2bsr
");

pub(crate) fn cusparseZcsr2bsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZcsr2bsr(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim
        descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_blockDim = blockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsr2bsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_blockDim, c_descrC, c_bsrSortedValC.cast(), c_bsrSortedRowPtrC.cast(),
        c_bsrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsr2csr_compress, c"cusparseZcsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)
--

Copies the elements of a CSR A of magnitude above tol into a CSR C, double-precision complex.

``cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuDoubleComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuDoubleComplex tol)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
tol : runtime.cuDoubleComplex

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csr_compress
");

pub(crate) fn cusparseZcsr2csr_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZcsr2csr_compress(handle m n descrA csrSortedValA csrSortedColIndA csrSortedRowPtrA nnzA
        nnzPerRow csrSortedValC csrSortedColIndC csrSortedRowPtrC tol)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_nnzPerRow = args::device(nnzPerRow, "nnzPerRow", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_tol = args::record(tol, "tol", &runtime::cuDoubleComplex)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr, Ptr, by_value::runtime::double2,
    ) -> i32 = call.symbol(slots::cusparseZcsr2csr_compress)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedColIndA.cast(), c_csrSortedRowPtrA.cast(),
        c_nnzA, c_nnzPerRow.cast(), c_csrSortedValC.cast(), c_csrSortedColIndC.cast(), c_csrSortedRowPtrC.cast(),
        c_tol.cast::<by_value::runtime::double2>().read_unaligned(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsr2csru, c"cusparseZcsr2csru($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Brings CSR back into the order that it had before ``csru2csr``, double-precision complex.

``cusparseStatus_t cusparseZcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csru
");

pub(crate) fn cusparseZcsr2csru<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZcsr2csru(handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::Complex128), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsr2csru)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_descrA, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsr2gebsr, c"cusparseZcsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)
--

Converts CSR into BSR with rectangular blocks, double-precision complex.

``cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr
");

pub(crate) fn cusparseZcsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZcsr2gebsr(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC
        bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsr2gebsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_descrC, c_bsrSortedValC.cast(), c_bsrSortedRowPtrC.cast(),
        c_bsrSortedColIndC.cast(), c_rowBlockDim, c_colBlockDim, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsr2gebsr_bufferSize, c"cusparseZcsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)
--

Writes, as an int, how many bytes of workspace ``csr2gebsr`` needs, double-precision complex.

``cusparseStatus_t cusparseZcsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr_bufferSize
");

pub(crate) fn cusparseZcsr2gebsr_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZcsr2gebsr_bufferSize(handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA
        rowBlockDim colBlockDim)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsr2gebsr_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_rowBlockDim, c_colBlockDim, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZcsrcolor, c"cusparseZcsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)
--

Colors the graph of a CSR A so that neighbors differ, to a fraction of its rows, double-precision complex.

``cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
fractionToColor : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
ncolors : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrcolor
");

pub(crate) fn cusparseZcsrcolor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZcsrcolor(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor
        ncolors coloring reordering info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::cusparseColorInfo_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_fractionToColor_number = args::Number::default();
    let c_fractionToColor = args::scalar(
        fractionToColor, "fractionToColor", &Ty::F64, &mut c_fractionToColor_number, &arena,
    )?;
    let c_coloring = args::device(coloring, "coloring", Some(&Ty::I32), &arena)?;
    let c_reordering = args::device(reordering, "reordering", Some(&Ty::I32), &arena)?;
    let c_ncolors = args::scalar_to_write(ncolors, "ncolors", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cusparseZcsrcolor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_fractionToColor.cast(), c_ncolors.cast(), c_coloring.cast(), c_reordering.cast(), c_info,
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsrgeam2, c"cusparseZcsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

C = α·A + β·B for CSR matrices whose pattern ``cusparseXcsrgeam2Nnz`` counted, double-precision complex.

``cusparseStatus_t cusparseZcsrgeam2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2
");

pub(crate) fn cusparseZcsrgeam2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZcsrgeam2(handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta
        descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC
        csrSortedColIndC pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_descrB = args::value::<u64>(descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzB = nnzB);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex128, &mut c_alpha_number, &arena)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex128, &mut c_beta_number, &arena)?;
    let c_csrSortedValB = args::device(csrSortedValB, "csrSortedValB", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrB = args::device(csrSortedRowPtrB, "csrSortedRowPtrB", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndB = args::device(csrSortedColIndB, "csrSortedColIndB", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsrgeam2)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_alpha.cast(), c_descrA, c_nnzA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_beta.cast(), c_descrB, c_nnzB, c_csrSortedValB.cast(), c_csrSortedRowPtrB.cast(),
        c_csrSortedColIndB.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsrgeam2_bufferSizeExt, c"cusparseZcsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Writes how many bytes of workspace a CSR sum (``csrgeam2``) needs, double-precision complex.

``cusparseStatus_t cusparseZcsrgeam2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, const cuDoubleComplex *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : complex or address or buffer
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2_bufferSizeExt
");

pub(crate) fn cusparseZcsrgeam2_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseZcsrgeam2_bufferSizeExt(handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA
        csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC
        csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzA = nnzA);
    let c_descrB = args::value::<u64>(descrB, "descrB", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_nnzB = nnzB);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex128, &mut c_alpha_number, &arena)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex128, &mut c_beta_number, &arena)?;
    let c_csrSortedValB = args::device(csrSortedValB, "csrSortedValB", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrB = args::device(csrSortedRowPtrB, "csrSortedRowPtrB", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndB = args::device(csrSortedColIndB, "csrSortedColIndB", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsrgeam2_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_alpha.cast(), c_descrA, c_nnzA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_beta.cast(), c_descrB, c_nnzB, c_csrSortedValB.cast(), c_csrSortedRowPtrB.cast(),
        c_csrSortedColIndB.cast(), c_descrC, c_csrSortedValC.cast(), c_csrSortedRowPtrC.cast(),
        c_csrSortedColIndC.cast(), (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZcsric02, c"cusparseZcsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Factors A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR A, double-precision complex.

``cusparseStatus_t cusparseZcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02
");

pub(crate) fn cusparseZcsric02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseZcsric02(handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA_valM = args::device(csrSortedValA_valM, "csrSortedValA_valM", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsric02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA_valM.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsric02_analysis, c"cusparseZcsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR A for incomplete Cholesky (``csric02``), double-precision complex.

``cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_analysis
");

pub(crate) fn cusparseZcsric02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZcsric02_analysis(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info
        policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsric02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csric02Info_t, c_info as u64, Some(("cusparseZcsric02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsric02_bufferSize, c"cusparseZcsric02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)
--

Writes, as an int, how many bytes of workspace incomplete Cholesky of CSR needs, double-precision complex.

``cusparseStatus_t cusparseZcsric02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
info : csric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_bufferSize
");

pub(crate) fn cusparseZcsric02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZcsric02_bufferSize(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csric02Info_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsric02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZcsrilu02, c"cusparseZcsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Factors A ≈ L·U in place (incomplete LU without fill-in) for an analyzed CSR A, double-precision complex.

``cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02
");

pub(crate) fn cusparseZcsrilu02<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseZcsrilu02(handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA_valM = args::device(csrSortedValA_valM, "csrSortedValA_valM", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsrilu02)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA_valM.cast(), c_csrSortedRowPtrA.cast(),
        c_csrSortedColIndA.cast(), c_info, c_policy, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsrilu02_analysis, c"cusparseZcsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR A for incomplete LU (``csrilu02``), double-precision complex.

``cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    cubind keeps it alive until ``info`` is destroyed, or such a call replaces it.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_analysis
");

pub(crate) fn cusparseZcsrilu02_analysis<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZcsrilu02_analysis(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info
        policy pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_policy = args::enumeration(policy, "policy", &cusparse::cusparseSolvePolicy_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    args::keep(pBuffer, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsrilu02_analysis)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, c_policy, c_pBuffer.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cusparse::csrilu02Info_t, c_info as u64, Some(("cusparseZcsrilu02_analysis", u64::from(c_policy as u32))),
            arena,
        );
    }
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsrilu02_bufferSize, c"cusparseZcsrilu02_bufferSize($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info)
--

Writes, as an int, how many bytes of workspace incomplete LU of CSR needs, double-precision complex.

``cusparseStatus_t cusparseZcsrilu02_bufferSize(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
info : csrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_bufferSize
");

pub(crate) fn cusparseZcsrilu02_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cusparseZcsrilu02_bufferSize(handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndA = args::device(csrSortedColIndA, "csrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsrilu02_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_nnz, c_descrA, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_csrSortedColIndA.cast(),
        c_info, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZcsrilu02_numericBoost, c"cusparseZcsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets a value that takes the place of pivots of at most tol in ``csrilu02``, double-precision complex.

``cusparseStatus_t cusparseZcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : csrilu02Info_t or None
enable_boost : int
tol : float or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
boost_val : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_numericBoost
");

pub(crate) fn cusparseZcsrilu02_numericBoost<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZcsrilu02_numericBoost(handle info enable_boost tol boost_val));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csrilu02Info_t)?;
    ints!(i32, c_enable_boost = enable_boost);
    let mut c_tol_number = args::Number::default();
    let c_tol = args::scalar(tol, "tol", &Ty::F64, &mut c_tol_number, &arena)?;
    let mut c_boost_val_number = args::Number::default();
    let c_boost_val = args::scalar(boost_val, "boost_val", &Ty::Complex128, &mut c_boost_val_number, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cusparseZcsrilu02_numericBoost)?;
    let status = unsafe {
        released(py, || function(c_handle, c_info, c_enable_boost, c_tol.cast(), c_boost_val.cast()))
    };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsru2csr, c"cusparseZcsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Sorts the columns of each row of CSR with their values and remembers the order, double-precision complex.

``cusparseStatus_t cusparseZcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr
");

pub(crate) fn cusparseZcsru2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZcsru2csr(handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::Complex128), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsru2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_descrA, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZcsru2csr_bufferSizeExt, c"cusparseZcsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)
--

Writes how many bytes of workspace ``csru2csr`` and ``csr2csru`` need, double-precision complex.

``cusparseStatus_t cusparseZcsru2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnz, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
csrVal, csrRowPtr, csrColInd : device address or array
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr_bufferSizeExt
");

pub(crate) fn cusparseZcsru2csr_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseZcsru2csr_bufferSizeExt(handle m n nnz csrVal csrRowPtr csrColInd info));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let c_info = args::value::<u64>(info, "info", &cusparse::csru2csrInfo_t)?;
    let c_csrVal = args::device(csrVal, "csrVal", Some(&Ty::Complex128), &arena)?;
    let c_csrRowPtr = args::device(csrRowPtr, "csrRowPtr", Some(&Ty::I32), &arena)?;
    let c_csrColInd = args::device(csrColInd, "csrColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, u64, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZcsru2csr_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_nnz, c_csrVal.cast(), c_csrRowPtr.cast(), c_csrColInd.cast(), c_info,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZgebsr2csr, c"cusparseZgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts BSR with rectangular blocks into CSR, double-precision complex.

``cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2csr
");

pub(crate) fn cusparseZgebsr2csr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZgebsr2csr(handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
        rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_csrSortedValC = args::device(csrSortedValC, "csrSortedValC", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrC = args::device(csrSortedRowPtrC, "csrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_csrSortedColIndC = args::device(csrSortedColIndC, "csrSortedColIndC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, u64, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgebsr2csr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDim, c_colBlockDim, c_descrC, c_csrSortedValC.cast(),
        c_csrSortedRowPtrC.cast(), c_csrSortedColIndC.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZgebsr2gebsc, c"cusparseZgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)
--

Converts rectangular blocks from compressed rows to compressed columns, double-precision complex.

``cusparseStatus_t cusparseZgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuDoubleComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
copyValues : cusparseAction_t
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc
");

pub(crate) fn cusparseZgebsr2gebsc<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZgebsr2gebsc(handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim
        colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_copyValues = args::enumeration(copyValues, "copyValues", &cusparse::cusparseAction_t)?;
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let c_bscVal = args::device(bscVal, "bscVal", Some(&Ty::Complex128), &arena)?;
    let c_bscRowInd = args::device(bscRowInd, "bscRowInd", Some(&Ty::I32), &arena)?;
    let c_bscColPtr = args::device(bscColPtr, "bscColPtr", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgebsr2gebsc)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mb, c_nb, c_nnzb, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(),
        c_rowBlockDim, c_colBlockDim, c_bscVal.cast(), c_bscRowInd.cast(), c_bscColPtr.cast(), c_copyValues, c_idxBase,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZgebsr2gebsc_bufferSize, c"cusparseZgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)
--

Writes, as an int, how many bytes of workspace ``gebsr2gebsc`` needs, double-precision complex.

``cusparseStatus_t cusparseZgebsr2gebsc_bufferSize(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc_bufferSize
");

pub(crate) fn cusparseZgebsr2gebsc_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseZgebsr2gebsc_bufferSize(handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd
        rowBlockDim colBlockDim)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb, c_rowBlockDim = rowBlockDim, c_colBlockDim = colBlockDim);
    let c_bsrSortedVal = args::device(bsrSortedVal, "bsrSortedVal", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtr = args::device(bsrSortedRowPtr, "bsrSortedRowPtr", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColInd = args::device(bsrSortedColInd, "bsrSortedColInd", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgebsr2gebsc_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_mb, c_nb, c_nnzb, c_bsrSortedVal.cast(), c_bsrSortedRowPtr.cast(), c_bsrSortedColInd.cast(),
        c_rowBlockDim, c_colBlockDim, (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZgebsr2gebsr, c"cusparseZgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)
--

Converts BSR into BSR with blocks of another shape, double-precision complex.

``cusparseStatus_t cusparseZgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr
");

pub(crate) fn cusparseZgebsr2gebsr<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cusparseZgebsr2gebsr(handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA
        rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC
        pBuffer)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDimA = rowBlockDimA, c_colBlockDimA = colBlockDimA);
    let c_descrC = args::value::<u64>(descrC, "descrC", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_rowBlockDimC = rowBlockDimC, c_colBlockDimC = colBlockDimC);
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedValC = args::device(bsrSortedValC, "bsrSortedValC", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrC = args::device(bsrSortedRowPtrC, "bsrSortedRowPtrC", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndC = args::device(bsrSortedColIndC, "bsrSortedColIndC", Some(&Ty::I32), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgebsr2gebsr)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDimA, c_colBlockDimA, c_descrC, c_bsrSortedValC.cast(),
        c_bsrSortedRowPtrC.cast(), c_bsrSortedColIndC.cast(), c_rowBlockDimC, c_colBlockDimC, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZgebsr2gebsr_bufferSize, c"cusparseZgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)
--

Writes, as an int, how many bytes of workspace ``gebsr2gebsr`` needs, double-precision complex.

``cusparseStatus_t cusparseZgebsr2gebsr_bufferSize(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, int rowBlockDimC, int colBlockDimC, int *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr_bufferSize
");

pub(crate) fn cusparseZgebsr2gebsr_bufferSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cusparseZgebsr2gebsr_bufferSize(handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA
        bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_mb = mb, c_nb = nb, c_nnzb = nnzb);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(
        i32, c_rowBlockDimA = rowBlockDimA, c_colBlockDimA = colBlockDimA, c_rowBlockDimC = rowBlockDimC,
        c_colBlockDimC = colBlockDimC
    );
    let c_bsrSortedValA = args::device(bsrSortedValA, "bsrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_bsrSortedRowPtrA = args::device(bsrSortedRowPtrA, "bsrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_bsrSortedColIndA = args::device(bsrSortedColIndA, "bsrSortedColIndA", Some(&Ty::I32), &arena)?;
    let mut c_pBufferSizeInBytes: i32 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgebsr2gebsr_bufferSize)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_mb, c_nb, c_nnzb, c_descrA, c_bsrSortedValA.cast(), c_bsrSortedRowPtrA.cast(),
        c_bsrSortedColIndA.cast(), c_rowBlockDimA, c_colBlockDimA, c_rowBlockDimC, c_colBlockDimC,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZgemvi, c"cusparseZgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)
--

y = α·op(A)·x + β·y for a dense A and a sparse x, double-precision complex.

``cusparseStatus_t cusparseZgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, int nnz, const cuDoubleComplex *xVal, const int *xInd, const cuDoubleComplex *beta, cuDoubleComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, lda, nnz : int
alpha, beta : complex or address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
A, xVal, xInd, y, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi
");

pub(crate) fn cusparseZgemvi<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZgemvi(handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_lda = lda, c_nnz = nnz);
    let c_idxBase = args::enumeration(idxBase, "idxBase", &cusparse::cusparseIndexBase_t)?;
    let mut c_alpha_number = args::Number::default();
    let c_alpha = args::scalar(alpha, "alpha", &Ty::Complex128, &mut c_alpha_number, &arena)?;
    let c_A = args::device(A, "A", Some(&Ty::Complex128), &arena)?;
    let c_xVal = args::device(xVal, "xVal", Some(&Ty::Complex128), &arena)?;
    let c_xInd = args::device(xInd, "xInd", Some(&Ty::I32), &arena)?;
    let mut c_beta_number = args::Number::default();
    let c_beta = args::scalar(beta, "beta", &Ty::Complex128, &mut c_beta_number, &arena)?;
    let c_y = args::device(y, "y", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgemvi)?;
    let status = unsafe { released(py, || function(
        c_handle, c_transA, c_m, c_n, c_alpha.cast(), c_A.cast(), c_lda, c_nnz, c_xVal.cast(), c_xInd.cast(),
        c_beta.cast(), c_y.cast(), c_idxBase, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZgemvi_bufferSize, c"cusparseZgemvi_bufferSize($self, handle, transA, m, n, nnz)
--

Writes how many bytes of workspace ``gemvi`` needs, double-precision complex.

``cusparseStatus_t cusparseZgemvi_bufferSize(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, int nnz, int *pBufferSize)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, nnz : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSize : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi_bufferSize
");

pub(crate) fn cusparseZgemvi_bufferSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZgemvi_bufferSize(handle transA m n nnz));
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_transA = args::enumeration(transA, "transA", &cusparse::cusparseOperation_t)?;
    ints!(i32, c_m = m, c_n = n, c_nnz = nnz);
    let mut c_pBufferSize: i32 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, i32, i32, Ptr) -> i32 = call
        .symbol(slots::cusparseZgemvi_bufferSize)?;
    let status = unsafe {
        released(py, || function(c_handle, c_transA, c_m, c_n, c_nnz, (&raw mut c_pBufferSize).cast()))
    };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_pBufferSize)?))
}

documented!(cusparseZgpsvInterleavedBatch, c"cusparseZgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)
--

Solves many interleaved pentadiagonal systems, double-precision complex; overwrites all arrays.

``cusparseStatus_t cusparseZgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *ds, cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *dw, cuDoubleComplex *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch
");

pub(crate) fn cusparseZgpsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZgpsvInterleavedBatch(handle algo m ds dl d du dw x batchCount pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_ds = args::device(ds, "ds", Some(&Ty::Complex128), &arena)?;
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex128), &arena)?;
    let c_dw = args::device(dw, "dw", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgpsvInterleavedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_ds.cast(), c_dl.cast(), c_d.cast(), c_du.cast(), c_dw.cast(), c_x.cast(), c_batchCount,
        c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZgpsvInterleavedBatch_bufferSizeExt, c"cusparseZgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)
--

Writes how many bytes of workspace ``gpsvInterleavedBatch`` needs, double-precision complex.

``cusparseStatus_t cusparseZgpsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuDoubleComplex *ds, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *dw, const cuDoubleComplex *x, int batchCount, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch_bufferSizeExt
");

pub(crate) fn cusparseZgpsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseZgpsvInterleavedBatch_bufferSizeExt(handle algo m ds dl d du dw x batchCount));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_ds = args::device(ds, "ds", Some(&Ty::Complex128), &arena)?;
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex128), &arena)?;
    let c_dw = args::device(dw, "dw", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex128), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgpsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_ds.cast(), c_dl.cast(), c_d.cast(), c_du.cast(), c_dw.cast(), c_x.cast(), c_batchCount,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZgtsv2, c"cusparseZgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal A with pivoting, double-precision complex; X replaces B.

``cusparseStatus_t cusparseZgtsv2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2
");

pub(crate) fn cusparseZgtsv2<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZgtsv2(handle m n dl d du B ldb pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex128), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2)?;
    let status = unsafe { released(
        py, || function(c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb, c_pBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZgtsv2StridedBatch, c"cusparseZgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)
--

Solves a batch of tridiagonal systems at a fixed stride, double-precision complex; solutions replace x.

``cusparseStatus_t cusparseZgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, int batchStride, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch
");

pub(crate) fn cusparseZgtsv2StridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZgtsv2StridedBatch(handle m dl d du x batchCount batchStride pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_batchCount = batchCount, c_batchStride = batchStride);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2StridedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_batchStride, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZgtsv2StridedBatch_bufferSizeExt, c"cusparseZgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)
--

Writes how many bytes of workspace ``gtsv2StridedBatch`` needs, double-precision complex.

``cusparseStatus_t cusparseZgtsv2StridedBatch_bufferSizeExt(cusparseHandle_t handle, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *x, int batchCount, int batchStride, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch_bufferSizeExt
");

pub(crate) fn cusparseZgtsv2StridedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseZgtsv2StridedBatch_bufferSizeExt(handle m dl d du x batchCount batchStride));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_batchCount = batchCount, c_batchStride = batchStride);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex128), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2StridedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_batchStride,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseZgtsv2_bufferSizeExt, c"cusparseZgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Writes how many bytes of workspace a tridiagonal solve (``gtsv2``) needs, double-precision complex.

``cusparseStatus_t cusparseZgtsv2_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *B, int ldb, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_bufferSizeExt
");

pub(crate) fn cusparseZgtsv2_bufferSizeExt<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZgtsv2_bufferSizeExt(handle m n dl d du B ldb));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex128), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex128), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseZgtsv2_nopivot, c"cusparseZgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal A without pivoting, double-precision complex; X replaces B.

``cusparseStatus_t cusparseZgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot
");

pub(crate) fn cusparseZgtsv2_nopivot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZgtsv2_nopivot(handle m n dl d du B ldb pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex128), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2_nopivot)?;
    let status = unsafe { released(
        py, || function(c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb, c_pBuffer.cast()),
    ) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZgtsv2_nopivot_bufferSizeExt, c"cusparseZgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Writes how many bytes of workspace ``gtsv2_nopivot`` needs, double-precision complex.

``cusparseStatus_t cusparseZgtsv2_nopivot_bufferSizeExt(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *B, int ldb, size_t *bufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot_bufferSizeExt
");

pub(crate) fn cusparseZgtsv2_nopivot_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseZgtsv2_nopivot_bufferSizeExt(handle m n dl d du B ldb));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m, c_n = n, c_ldb = ldb);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex128), &arena)?;
    let c_B = args::device(B, "B", Some(&Ty::Complex128), &arena)?;
    let mut c_bufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgtsv2_nopivot_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_n, c_dl.cast(), c_d.cast(), c_du.cast(), c_B.cast(), c_ldb,
        (&raw mut c_bufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_bufferSizeInBytes)?))
}

documented!(cusparseZgtsvInterleavedBatch, c"cusparseZgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)
--

Solves many interleaved tridiagonal systems, double-precision complex; overwrites all arrays.

``cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x, pBuffer : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch
");

pub(crate) fn cusparseZgtsvInterleavedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZgtsvInterleavedBatch(handle algo m dl d du x batchCount pBuffer));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex128), &arena)?;
    let c_pBuffer = args::device(pBuffer, "pBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgtsvInterleavedBatch)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount, c_pBuffer.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZgtsvInterleavedBatch_bufferSizeExt, c"cusparseZgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)
--

Writes how many bytes of workspace ``gtsvInterleavedBatch`` needs, double-precision complex.

``cusparseStatus_t cusparseZgtsvInterleavedBatch_bufferSizeExt(cusparseHandle_t handle, int algo, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, const cuDoubleComplex *x, int batchCount, size_t *pBufferSizeInBytes)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x : device address or array

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
pBufferSizeInBytes : int

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch_bufferSizeExt
");

pub(crate) fn cusparseZgtsvInterleavedBatch_bufferSizeExt<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cusparseZgtsvInterleavedBatch_bufferSizeExt(handle algo m dl d du x batchCount));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_algo = algo, c_m = m, c_batchCount = batchCount);
    let c_dl = args::device(dl, "dl", Some(&Ty::Complex128), &arena)?;
    let c_d = args::device(d, "d", Some(&Ty::Complex128), &arena)?;
    let c_du = args::device(du, "du", Some(&Ty::Complex128), &arena)?;
    let c_x = args::device(x, "x", Some(&Ty::Complex128), &arena)?;
    let mut c_pBufferSizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZgtsvInterleavedBatch_bufferSizeExt)?;
    let status = unsafe { released(py, || function(
        c_handle, c_algo, c_m, c_dl.cast(), c_d.cast(), c_du.cast(), c_x.cast(), c_batchCount,
        (&raw mut c_pBufferSizeInBytes).cast(),
    )) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_pBufferSizeInBytes)?))
}

documented!(cusparseZnnz, c"cusparseZnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)
--

Counts the nonzeros of each row or column of a dense A, and all of them, double-precision complex.

``cusparseStatus_t cusparseZnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, lda : int
descrA : cusparseMatDescr_t or None
A, nnzPerRowCol : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz
");

pub(crate) fn cusparseZnnz<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZnnz(handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_dirA = args::enumeration(dirA, "dirA", &cusparse::cusparseDirection_t)?;
    ints!(i32, c_m = m, c_n = n);
    let c_descrA = args::value::<u64>(descrA, "descrA", &cusparse::cusparseMatDescr_t)?;
    ints!(i32, c_lda = lda);
    let c_A = args::device(A, "A", Some(&Ty::Complex128), &arena)?;
    let c_nnzPerRowCol = args::device(nnzPerRowCol, "nnzPerRowCol", Some(&Ty::I32), &arena)?;
    let c_nnzTotalDevHostPtr = args::scalar_to_write(nnzTotalDevHostPtr, "nnzTotalDevHostPtr", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, i32, i32, u64, Ptr, i32, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cusparseZnnz)?;
    let status = unsafe { released(py, || function(
        c_handle, c_dirA, c_m, c_n, c_descrA, c_A.cast(), c_lda, c_nnzPerRowCol.cast(), c_nnzTotalDevHostPtr.cast(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZnnz_compress, c"cusparseZnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)
--

Counts the CSR elements of magnitude above tol, of each row and in all, double-precision complex.

``cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuDoubleComplex tol)``

Parameters
----------
handle : cusparseHandle_t or None
m : int
descr : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, nnzPerRow : device address or array
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
nnzC : address or buffer
    Used after the call: keep it alive until this call completes on ``handle``'s stream.
tol : runtime.cuDoubleComplex

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
In ``cusparse.h``. Since CUDA 12.0 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz_compress
");

pub(crate) fn cusparseZnnz_compress<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseZnnz_compress(handle m descr csrSortedValA csrSortedRowPtrA nnzPerRow nnzC tol));
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    ints!(i32, c_m = m);
    let c_descr = args::value::<u64>(descr, "descr", &cusparse::cusparseMatDescr_t)?;
    let c_csrSortedValA = args::device(csrSortedValA, "csrSortedValA", Some(&Ty::Complex128), &arena)?;
    let c_csrSortedRowPtrA = args::device(csrSortedRowPtrA, "csrSortedRowPtrA", Some(&Ty::I32), &arena)?;
    let c_nnzPerRow = args::device(nnzPerRow, "nnzPerRow", Some(&Ty::I32), &arena)?;
    let c_tol = args::record(tol, "tol", &runtime::cuDoubleComplex)?;
    let c_nnzC = args::scalar_to_write(nnzC, "nnzC", Some(&Ty::I32), &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, u64, Ptr, Ptr, Ptr, Ptr, by_value::runtime::double2,
    ) -> i32 = call.symbol(slots::cusparseZnnz_compress)?;
    let status = unsafe { released(py, || function(
        c_handle, c_m, c_descr, c_csrSortedValA.cast(), c_csrSortedRowPtrA.cast(), c_nnzPerRow.cast(), c_nnzC.cast(),
        c_tol.cast::<by_value::runtime::double2>().read_unaligned(),
    )) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}
