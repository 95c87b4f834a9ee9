//! Functions of cusparse in these major versions: `common`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, by_value, cusparse, cusparse13, runtime};

documented!(cusparseAxpby, c"cusparseAxpby($self, handle, alpha, vecX, beta, vecY)
--

Y = α·X + β·Y for a sparse vector X and a dense vector Y.

``cusparseStatus_t cusparseAxpby(cusparseHandle_t handle, const void *alpha, cusparseConstSpVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY)``

Parameters
----------
handle : cusparseHandle_t or None
alpha, beta : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecX : cusparseSpVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecY : cusparseDnVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseAxpby
");

#[inline(always)]
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

Returns the size, block layout, arrays and types of a Blocked-ELL matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBlockedEllGet
");

shared!(
    cusparseBlockedEllGet = like_cusparseBlockedEllGet(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType), "cusparseBlockedEllGet",
    "spMatDescr", slots::cusparseBlockedEllGet
);

/// The shared body of `cusparseBlockedEllGet` and other functions.
#[inline(never)]
fn like_cusparseBlockedEllGet<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i64 = 0;
            let mut c2: i64 = 0;
            let mut c3: i64 = 0;
            let mut c4: i64 = 0;
            let mut c5: *mut c_void = core::ptr::null_mut();
            let mut c6: *mut c_void = core::ptr::null_mut();
            let mut c7: i32 = 0;
            let mut c8: i32 = 0;
            let mut c9: i32 = 0;
            let (function, alone): (
                unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast(), (&raw mut c4).cast(),
                (&raw mut c5).cast(), (&raw mut c6).cast(), (&raw mut c7).cast(), (&raw mut c8).cast(),
                (&raw mut c9).cast(),
            )) };
            returned_in_form(
                py,
                t1,
                status,
                (9, alone),
                |tuple| {
                    tuple.push(out::i64(py, c1)?)?;
                    tuple.push(out::i64(py, c2)?)?;
                    tuple.push(out::i64(py, c3)?)?;
                    tuple.push(out::i64(py, c4)?)?;
                    tuple.push(out::pointer(py, c5)?)?;
                    tuple.push(out::pointer(py, c6)?)?;
                    tuple.push(out::enumeration(py, t2, c7)?)?;
                    tuple.push(out::enumeration(py, t3, c8)?)?;
                    tuple.push(out::enumeration(py, t4, c9)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cusparseBsrSetStridedBatch, c"cusparseBsrSetStridedBatch($self, spMatDescr, batchCount, offsetsBatchStride, columnsBatchStride, ValuesBatchStride)
--

Makes a descriptor describe a batch of BSR matrices at fixed strides.

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
Declared in ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseBsrSetStridedBatch
");

#[inline(always)]
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

Converts a BSR matrix with square blocks to CSR format (single-precision complex).

``cusparseStatus_t cusparseCbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsr2csr
");

shared!(
    cusparseCbsr2csr = like_cusparseCbsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCbsr2csr",
    "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseCbsr2csr
);

/// The shared body of `cusparseCbsr2csr` and other functions.
#[inline(never)]
fn like_cusparseCbsr2csr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c8 = args::i32(a8, own.name(8))?;
            let c9 = args::value::<u64>(a9, own.name(9), t2)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t3), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t4), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9, c10.cast(), c11.cast(), c12.cast(),
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseCbsric02, c"cusparseCbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single-precision complex).

``cusparseStatus_t cusparseCbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02
");

shared!(
    cusparseCbsric02 = like_cusparseCbsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, cusparse::bsric02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCbsric02",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
    slots::cusparseCbsric02
);

/// The shared body of `cusparseCbsric02` and other functions.
#[inline(never)]
fn like_cusparseCbsric02<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
    t5: &'static Ty,
    t6: &'static Ty,
    t7: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c8 = args::i32(a8, own.name(8))?;
            let c9 = args::value::<u64>(a9, own.name(9), t3)?;
            let c10 = args::enumeration(a10, own.name(10), t4)?;
            let c5 = args::device(a5, own.name(5), Some(t5), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t6), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t6), &arena)?;
            let c11 = args::device(a11, own.name(11), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9, c10, c11.cast()))
            };
            returned0(py, t7, status)
        },
    )
}

documented!(cusparseCbsric02_analysis, c"cusparseCbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)
--

Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, single-precision complex).

``cusparseStatus_t cusparseCbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t
pInputBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsric02`` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsric02_bufferSize
");

shared!(
    cusparseCbsric02_bufferSize =
    like_cusparseCbsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, cusparse::bsric02Info_t,
    Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t), "cusparseCbsric02_bufferSize",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
    slots::cusparseCbsric02_bufferSize
);

/// The shared body of `cusparseCbsric02_bufferSize` and other functions.
#[inline(never)]
fn like_cusparseCbsric02_bufferSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static ValueDef,
    t4: &'static Ty,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c8 = args::i32(a8, own.name(8))?;
            let c9 = args::value::<u64>(a9, own.name(9), t3)?;
            let c5 = args::device(a5, own.name(5), Some(t4), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t5), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t5), &arena)?;
            let mut c10: i32 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9, (&raw mut c10).cast()),
            ) };
            returned(py, t6, status, 1, |tuple| tuple.push(out::i32(py, c10)?))
        },
    )
}

documented!(cusparseCbsrilu02, c"cusparseCbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single-precision complex).

``cusparseStatus_t cusparseCbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02
");

shared!(
    cusparseCbsrilu02 = like_cusparseCbsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t,
    cusparse::bsrilu02Info_t, cusparse::cusparseSolvePolicy_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCbsrilu02",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
    slots::cusparseCbsrilu02
);

documented!(cusparseCbsrilu02_analysis, c"cusparseCbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, single-precision complex).

``cusparseStatus_t cusparseCbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrilu02`` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_bufferSize
");

shared!(
    cusparseCbsrilu02_bufferSize =
    like_cusparseCbsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t,
    cusparse::bsrilu02Info_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCbsrilu02_bufferSize",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
    slots::cusparseCbsrilu02_bufferSize
);

documented!(cusparseCbsrilu02_numericBoost, c"cusparseCbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (single-precision complex).

``cusparseStatus_t cusparseCbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrilu02Info_t or None
enable_boost : int
tol : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
boost_val : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrilu02_numericBoost
");

shared!(
    cusparseCbsrilu02_numericBoost =
    like_cusparseCbsrilu02_numericBoost(cusparse::cusparseHandle_t,
    cusparse::bsrilu02Info_t, Ty::F64, Ty::Complex64, cusparse::cusparseStatus_t),
    "cusparseCbsrilu02_numericBoost", "handle info enable_boost tol boost_val",
    slots::cusparseCbsrilu02_numericBoost
);

/// The shared body of `cusparseCbsrilu02_numericBoost` and other functions.
#[inline(never)]
fn like_cusparseCbsrilu02_numericBoost<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t3, &mut c4_number, &arena)?;
            let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast())) };
            returned0(py, t4, status)
        },
    )
}

documented!(cusparseCbsrmm, c"cusparseCbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single-precision complex.

``cusparseStatus_t cusparseCbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex *C, int ldc)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transB : cusparseOperation_t
mb, n, kb, nnzb, blockSize, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmm
");

shared!(
    cusparseCbsrmm = like_cusparseCbsrmm(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCbsrmm",
    "handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockSize B ldb beta C ldc",
    slots::cusparseCbsrmm
);

/// The shared body of `cusparseCbsrmm` and other functions.
#[inline(never)]
fn like_cusparseCbsrmm<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static Ty,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let (
                [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, ], [],
            ) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t2)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c9 = args::value::<u64>(a9, own.name(9), t3)?;
            let c13 = args::i32(a13, own.name(13))?;
            let c15 = args::i32(a15, own.name(15))?;
            let c18 = args::i32(a18, own.name(18))?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t4, &mut c8_number, &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t4), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t5), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t5), &arena)?;
            let c14 = args::device(a14, own.name(14), Some(t4), &arena)?;
            let mut c16_number = args::Number::default();
            let c16 = args::scalar(a16, own.name(16), t4, &mut c16_number, &arena)?;
            let c17 = args::device(a17, own.name(17), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, Ptr, i32, Ptr, Ptr, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6, c7, c8.cast(), c9, c10.cast(), c11.cast(), c12.cast(), c13, c14.cast(), c15,
                c16.cast(), c17.cast(), c18,
            )) };
            returned0(py, t6, status)
        },
    )
}

shared!(
    cusparseCbsrmv = like_cusparseCbsrmv(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCbsrmv",
    "handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim x beta y",
    slots::cusparseCbsrmv
);

/// The shared body of `cusparseCbsrmv` and other functions.
#[inline(never)]
fn like_cusparseCbsrmv<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static Ty,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c7 = args::value::<u64>(a7, own.name(7), t3)?;
            let c11 = args::i32(a11, own.name(11))?;
            let mut c6_number = args::Number::default();
            let c6 = args::scalar(a6, own.name(6), t4, &mut c6_number, &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t4), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t5), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t5), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t4), &arena)?;
            let mut c13_number = args::Number::default();
            let c13 = args::scalar(a13, own.name(13), t4, &mut c13_number, &arena)?;
            let c14 = args::device(a14, own.name(14), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7, c8.cast(), c9.cast(), c10.cast(), c11, c12.cast(), c13.cast(),
                c14.cast(),
            )) };
            returned0(py, t6, status)
        },
    )
}

documented!(cusparseCbsrsm2_analysis, c"cusparseCbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)
--

Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (single-precision complex).

``cusparseStatus_t cusparseCbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrsm2`` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_bufferSize
");

shared!(
    cusparseCbsrsm2_bufferSize =
    like_cusparseCbsrsm2_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsm2Info_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCbsrsm2_bufferSize",
    "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info",
    slots::cusparseCbsrsm2_bufferSize
);

/// The shared body of `cusparseCbsrsm2_bufferSize` and other functions.
#[inline(never)]
fn like_cusparseCbsrsm2_bufferSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static ValueDef,
    t5: &'static Ty,
    t6: &'static Ty,
    t7: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t2)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::value::<u64>(a7, own.name(7), t3)?;
            let c11 = args::i32(a11, own.name(11))?;
            let c12 = args::value::<u64>(a12, own.name(12), t4)?;
            let c8 = args::device(a8, own.name(8), Some(t5), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t6), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t6), &arena)?;
            let mut c13: i32 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6, c7, c8.cast(), c9.cast(), c10.cast(), c11, c12, (&raw mut c13).cast(),
            )) };
            returned(py, t7, status, 1, |tuple| tuple.push(out::i32(py, c13)?))
        },
    )
}

documented!(cusparseCbsrsm2_solve, c"cusparseCbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)
--

Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single-precision complex).

``cusparseStatus_t cusparseCbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuComplex *B, int ldb, cuComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize, ldb, ldx : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsm2_solve
");

shared!(
    cusparseCbsrsm2_solve = like_cusparseCbsrsm2_solve(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsm2Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCbsrsm2_solve",
    "handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info B ldb X ldx policy pBuffer",
    slots::cusparseCbsrsm2_solve
);

/// The shared body of `cusparseCbsrsm2_solve` and other functions.
#[inline(never)]
fn like_cusparseCbsrsm2_solve<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static ValueDef,
    t5: &'static EnumDef,
    t6: &'static Ty,
    t7: &'static Ty,
    t8: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let (
                [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, ], [],
            ) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t2)?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c8 = args::value::<u64>(a8, own.name(8), t3)?;
            let c12 = args::i32(a12, own.name(12))?;
            let c13 = args::value::<u64>(a13, own.name(13), t4)?;
            let c15 = args::i32(a15, own.name(15))?;
            let c17 = args::i32(a17, own.name(17))?;
            let c18 = args::enumeration(a18, own.name(18), t5)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t6, &mut c7_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t6), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t7), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t7), &arena)?;
            let c14 = args::device(a14, own.name(14), Some(t6), &arena)?;
            let c16 = args::device(a16, own.name(16), Some(t6), &arena)?;
            let c19 = args::device(a19, own.name(19), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, i32, Ptr, i32, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8, c9.cast(), c10.cast(), c11.cast(), c12, c13, c14.cast(), c15,
                c16.cast(), c17, c18, c19.cast(),
            )) };
            returned0(py, t8, status)
        },
    )
}

documented!(cusparseCbsrsv2_analysis, c"cusparseCbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)
--

Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (single-precision complex).

``cusparseStatus_t cusparseCbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrsv2`` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_bufferSize
");

shared!(
    cusparseCbsrsv2_bufferSize =
    like_cusparseCbsrsv2_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsv2Info_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCbsrsv2_bufferSize",
    "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info",
    slots::cusparseCbsrsv2_bufferSize
);

/// The shared body of `cusparseCbsrsv2_bufferSize` and other functions.
#[inline(never)]
fn like_cusparseCbsrsv2_bufferSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static ValueDef,
    t5: &'static Ty,
    t6: &'static Ty,
    t7: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::value::<u64>(a5, own.name(5), t3)?;
            let c9 = args::i32(a9, own.name(9))?;
            let c10 = args::value::<u64>(a10, own.name(10), t4)?;
            let c6 = args::device(a6, own.name(6), Some(t5), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t6), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t6), &arena)?;
            let mut c11: i32 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8.cast(), c9, c10, (&raw mut c11).cast(),
            )) };
            returned(py, t7, status, 1, |tuple| tuple.push(out::i32(py, c11)?))
        },
    )
}

documented!(cusparseCbsrsv2_solve, c"cusparseCbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)
--

Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single-precision complex).

``cusparseStatus_t cusparseCbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuComplex *f, cuComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrsv2_solve
");

shared!(
    cusparseCbsrsv2_solve = like_cusparseCbsrsv2_solve(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsv2Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCbsrsv2_solve",
    "handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info f x policy pBuffer",
    slots::cusparseCbsrsv2_solve
);

/// The shared body of `cusparseCbsrsv2_solve` and other functions.
#[inline(never)]
fn like_cusparseCbsrsv2_solve<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static ValueDef,
    t5: &'static EnumDef,
    t6: &'static Ty,
    t7: &'static Ty,
    t8: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c6 = args::value::<u64>(a6, own.name(6), t3)?;
            let c10 = args::i32(a10, own.name(10))?;
            let c11 = args::value::<u64>(a11, own.name(11), t4)?;
            let c14 = args::enumeration(a14, own.name(14), t5)?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t6, &mut c5_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t6), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t7), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t7), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t6), &arena)?;
            let c13 = args::device(a13, own.name(13), Some(t6), &arena)?;
            let c15 = args::device(a15, own.name(15), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, i32, u64, Ptr, Ptr, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6, c7.cast(), c8.cast(), c9.cast(), c10, c11, c12.cast(), c13.cast(),
                c14, c15.cast(),
            )) };
            returned0(py, t8, status)
        },
    )
}

documented!(cusparseCbsrxmv, c"cusparseCbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single-precision complex.

``cusparseStatus_t cusparseCbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
sizeOfMask, mb, nb, nnzb, blockDim : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrxmv
");

shared!(
    cusparseCbsrxmv = like_cusparseCbsrxmv(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCbsrxmv",
    "handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y",
    slots::cusparseCbsrxmv
);

/// The shared body of `cusparseCbsrxmv` and other functions.
#[inline(never)]
fn like_cusparseCbsrxmv<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static Ty,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let (
                [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, ], [],
            ) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t2)?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::i32(a5, own.name(5))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c8 = args::value::<u64>(a8, own.name(8), t3)?;
            let c14 = args::i32(a14, own.name(14))?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t4, &mut c7_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t4), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t5), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t5), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t5), &arena)?;
            let c13 = args::device(a13, own.name(13), Some(t5), &arena)?;
            let c15 = args::device(a15, own.name(15), Some(t4), &arena)?;
            let mut c16_number = args::Number::default();
            let c16 = args::scalar(a16, own.name(16), t4, &mut c16_number, &arena)?;
            let c17 = args::device(a17, own.name(17), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, i32, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6, c7.cast(), c8, c9.cast(), c10.cast(), c11.cast(), c12.cast(), c13.cast(),
                c14, c15.cast(), c16.cast(), c17.cast(),
            )) };
            returned0(py, t6, status)
        },
    )
}

documented!(cusparseCcsr2bsr, c"cusparseCcsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)
--

Converts a CSR matrix to BSR format with square blocks (single-precision complex).

``cusparseStatus_t cusparseCcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2bsr
");

shared!(
    cusparseCcsr2bsr = like_cusparseCbsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCcsr2bsr",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC",
    slots::cusparseCcsr2bsr
);

documented!(cusparseCcsr2csr_compress, c"cusparseCcsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)
--

Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single-precision complex).

``cusparseStatus_t cusparseCcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuComplex tol)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : runtime.cuComplex

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csr_compress
");

#[inline(always)]
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

Restores the order that a CSR matrix had before ``csru2csr`` (single-precision complex).

``cusparseStatus_t cusparseCcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2csru
");

shared!(
    cusparseCcsr2csru = like_cusparseCcsr2csru(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csru2csrInfo_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCcsr2csru",
    "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
    slots::cusparseCcsr2csru
);

/// The shared body of `cusparseCcsr2csru` and other functions.
#[inline(never)]
fn like_cusparseCcsr2csru<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c8 = args::value::<u64>(a8, own.name(8), t2)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c9 = args::device(a9, own.name(9), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9.cast()))
            };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseCcsr2gebsr, c"cusparseCcsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)
--

Converts a CSR matrix to BSR format with rectangular blocks (single-precision complex).

``cusparseStatus_t cusparseCcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr
");

shared!(
    cusparseCcsr2gebsr = like_cusparseCcsr2gebsr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCcsr2gebsr",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer",
    slots::cusparseCcsr2gebsr
);

/// The shared body of `cusparseCcsr2gebsr` and other functions.
#[inline(never)]
fn like_cusparseCcsr2gebsr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c8 = args::value::<u64>(a8, own.name(8), t2)?;
            let c12 = args::i32(a12, own.name(12))?;
            let c13 = args::i32(a13, own.name(13))?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t3), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t4), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t4), &arena)?;
            let c14 = args::device(a14, own.name(14), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9.cast(), c10.cast(), c11.cast(), c12, c13,
                c14.cast(),
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseCcsr2gebsr_bufferSize, c"cusparseCcsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)
--

Returns the workspace size of ``csr2gebsr`` (single-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsr2gebsr_bufferSize
");

shared!(
    cusparseCcsr2gebsr_bufferSize =
    like_cusparseCcsr2gebsr_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCcsr2gebsr_bufferSize",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA rowBlockDim colBlockDim",
    slots::cusparseCcsr2gebsr_bufferSize
);

/// The shared body of `cusparseCcsr2gebsr_bufferSize` and other functions.
#[inline(never)]
fn like_cusparseCcsr2gebsr_bufferSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c8 = args::i32(a8, own.name(8))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let mut c10: i32 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9, (&raw mut c10).cast()),
            ) };
            returned(py, t5, status, 1, |tuple| tuple.push(out::i32(py, c10)?))
        },
    )
}

documented!(cusparseCcsrcolor, c"cusparseCcsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)
--

Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single-precision complex).

``cusparseStatus_t cusparseCcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
fractionToColor : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
ncolors : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrcolor
");

shared!(
    cusparseCcsrcolor = like_cusparseCcsrcolor(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::cusparseColorInfo_t, Ty::Complex64, Ty::I32,
    Ty::F32, cusparse::cusparseStatus_t), "cusparseCcsrcolor",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor ncolors coloring reordering info",
    slots::cusparseCcsrcolor
);

/// The shared body of `cusparseCcsrcolor` and other functions.
#[inline(never)]
fn like_cusparseCcsrcolor<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::value::<u64>(a3, own.name(3), t1)?;
            let c11 = args::value::<u64>(a11, own.name(11), t2)?;
            let c4 = args::device(a4, own.name(4), Some(t3), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t4), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t5, &mut c7_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t4), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t4), &arena)?;
            let c8 = args::scalar_to_write(a8, own.name(8), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6.cast(), c7.cast(), c8.cast(), c9.cast(), c10.cast(), c11,
            )) };
            returned0(py, t6, status)
        },
    )
}

documented!(cusparseCcsrgeam2, c"cusparseCcsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, single-precision complex.

``cusparseStatus_t cusparseCcsrgeam2(cusparseHandle_t handle, int m, int n, const cuComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2
");

shared!(
    cusparseCcsrgeam2 = like_cusparseCcsrgeam2(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCcsrgeam2",
    "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
    slots::cusparseCcsrgeam2
);

/// The shared body of `cusparseCcsrgeam2` and other functions.
#[inline(never)]
fn like_cusparseCcsrgeam2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let (
                [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, ], [],
            ) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c5 = args::i32(a5, own.name(5))?;
            let c10 = args::value::<u64>(a10, own.name(10), t1)?;
            let c11 = args::i32(a11, own.name(11))?;
            let c15 = args::value::<u64>(a15, own.name(15), t1)?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let mut c9_number = args::Number::default();
            let c9 = args::scalar(a9, own.name(9), t2, &mut c9_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t2), &arena)?;
            let c13 = args::device(a13, own.name(13), Some(t3), &arena)?;
            let c14 = args::device(a14, own.name(14), Some(t3), &arena)?;
            let c16 = args::device(a16, own.name(16), Some(t2), &arena)?;
            let c17 = args::device(a17, own.name(17), Some(t3), &arena)?;
            let c18 = args::device(a18, own.name(18), Some(t3), &arena)?;
            let c19 = args::device(a19, own.name(19), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3.cast(), c4, c5, c6.cast(), c7.cast(), c8.cast(), c9.cast(), c10, c11, c12.cast(),
                c13.cast(), c14.cast(), c15, c16.cast(), c17.cast(), c18.cast(), c19.cast(),
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cusparseCcsrgeam2_bufferSizeExt, c"cusparseCcsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Returns the workspace size of ``csrgeam2`` (CSR sum, single-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrgeam2_bufferSizeExt
");

shared!(
    cusparseCcsrgeam2_bufferSizeExt =
    like_cusparseCcsrgeam2_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCcsrgeam2_bufferSizeExt",
    "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseCcsrgeam2_bufferSizeExt
);

/// The shared body of `cusparseCcsrgeam2_bufferSizeExt` and other functions.
#[inline(never)]
fn like_cusparseCcsrgeam2_bufferSizeExt<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let (
                [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, ], [],
            ) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c5 = args::i32(a5, own.name(5))?;
            let c10 = args::value::<u64>(a10, own.name(10), t1)?;
            let c11 = args::i32(a11, own.name(11))?;
            let c15 = args::value::<u64>(a15, own.name(15), t1)?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let mut c9_number = args::Number::default();
            let c9 = args::scalar(a9, own.name(9), t2, &mut c9_number, &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t2), &arena)?;
            let c13 = args::device(a13, own.name(13), Some(t3), &arena)?;
            let c14 = args::device(a14, own.name(14), Some(t3), &arena)?;
            let c16 = args::device(a16, own.name(16), Some(t2), &arena)?;
            let c17 = args::device(a17, own.name(17), Some(t3), &arena)?;
            let c18 = args::device(a18, own.name(18), Some(t3), &arena)?;
            let mut c19: u64 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, u64, i32, Ptr, Ptr, Ptr, Ptr, u64, i32, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3.cast(), c4, c5, c6.cast(), c7.cast(), c8.cast(), c9.cast(), c10, c11, c12.cast(),
                c13.cast(), c14.cast(), c15, c16.cast(), c17.cast(), c18.cast(), (&raw mut c19).cast(),
            )) };
            returned(py, t4, status, 1, |tuple| tuple.push(out::u64(py, c19)?))
        },
    )
}

documented!(cusparseCcsric02, c"cusparseCcsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single-precision complex).

``cusparseStatus_t cusparseCcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02
");

shared!(
    cusparseCcsric02 = like_cusparseCcsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csric02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCcsric02",
    "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
    slots::cusparseCcsric02
);

/// The shared body of `cusparseCcsric02` and other functions.
#[inline(never)]
fn like_cusparseCcsric02<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
    t4: &'static Ty,
    t5: &'static Ty,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::value::<u64>(a3, own.name(3), t1)?;
            let c7 = args::value::<u64>(a7, own.name(7), t2)?;
            let c8 = args::enumeration(a8, own.name(8), t3)?;
            let c4 = args::device(a4, own.name(4), Some(t4), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t5), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t5), &arena)?;
            let c9 = args::device(a9, own.name(9), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4.cast(), c5.cast(), c6.cast(), c7, c8, c9.cast()))
            };
            returned0(py, t6, status)
        },
    )
}

documented!(cusparseCcsric02_analysis, c"cusparseCcsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, single-precision complex).

``cusparseStatus_t cusparseCcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``csric02`` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsric02_bufferSize
");

shared!(
    cusparseCcsric02_bufferSize =
    like_cusparseCcsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csric02Info_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCcsric02_bufferSize",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
    slots::cusparseCcsric02_bufferSize
);

/// The shared body of `cusparseCcsric02_bufferSize` and other functions.
#[inline(never)]
fn like_cusparseCcsric02_bufferSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::value::<u64>(a3, own.name(3), t1)?;
            let c7 = args::value::<u64>(a7, own.name(7), t2)?;
            let c4 = args::device(a4, own.name(4), Some(t3), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t4), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let mut c8: i32 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, Ptr, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4.cast(), c5.cast(), c6.cast(), c7, (&raw mut c8).cast()))
            };
            returned(py, t5, status, 1, |tuple| tuple.push(out::i32(py, c8)?))
        },
    )
}

documented!(cusparseCcsrilu02, c"cusparseCcsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single-precision complex).

``cusparseStatus_t cusparseCcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02
");

shared!(
    cusparseCcsrilu02 = like_cusparseCcsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csrilu02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCcsrilu02",
    "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
    slots::cusparseCcsrilu02
);

documented!(cusparseCcsrilu02_analysis, c"cusparseCcsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, single-precision complex).

``cusparseStatus_t cusparseCcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``csrilu02`` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_bufferSize
");

shared!(
    cusparseCcsrilu02_bufferSize =
    like_cusparseCcsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csrilu02Info_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCcsrilu02_bufferSize",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
    slots::cusparseCcsrilu02_bufferSize
);

documented!(cusparseCcsrilu02_numericBoost, c"cusparseCcsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (single-precision complex).

``cusparseStatus_t cusparseCcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuComplex *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : csrilu02Info_t or None
enable_boost : int
tol : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
boost_val : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsrilu02_numericBoost
");

shared!(
    cusparseCcsrilu02_numericBoost =
    like_cusparseCbsrilu02_numericBoost(cusparse::cusparseHandle_t,
    cusparse::csrilu02Info_t, Ty::F64, Ty::Complex64, cusparse::cusparseStatus_t),
    "cusparseCcsrilu02_numericBoost", "handle info enable_boost tol boost_val",
    slots::cusparseCcsrilu02_numericBoost
);

documented!(cusparseCcsru2csr, c"cusparseCcsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Sorts each row of a CSR matrix by column, with its values, and stores the original order (single-precision complex).

``cusparseStatus_t cusparseCcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr
");

shared!(
    cusparseCcsru2csr = like_cusparseCcsr2csru(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csru2csrInfo_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCcsru2csr",
    "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
    slots::cusparseCcsru2csr
);

documented!(cusparseCcsru2csr_bufferSizeExt, c"cusparseCcsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)
--

Returns the workspace size of ``csru2csr`` and ``csr2csru`` (single-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCcsru2csr_bufferSizeExt
");

shared!(
    cusparseCcsru2csr_bufferSizeExt =
    like_cusparseCcsru2csr_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::csru2csrInfo_t, Ty::Complex64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseCcsru2csr_bufferSizeExt", "handle m n nnz csrVal csrRowPtr csrColInd info",
    slots::cusparseCcsru2csr_bufferSizeExt
);

/// The shared body of `cusparseCcsru2csr_bufferSizeExt` and other functions.
#[inline(never)]
fn like_cusparseCcsru2csr_bufferSizeExt<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c7 = args::value::<u64>(a7, own.name(7), t1)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let mut c8: u64 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4.cast(), c5.cast(), c6.cast(), c7, (&raw mut c8).cast()))
            };
            returned(py, t4, status, 1, |tuple| tuple.push(out::u64(py, c8)?))
        },
    )
}

documented!(cusparseCgebsr2csr, c"cusparseCgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts a BSR matrix with rectangular blocks to CSR format (single-precision complex).

``cusparseStatus_t cusparseCgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, cuComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2csr
");

shared!(
    cusparseCgebsr2csr = like_cusparseCgebsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCgebsr2csr",
    "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseCgebsr2csr
);

/// The shared body of `cusparseCgebsr2csr` and other functions.
#[inline(never)]
fn like_cusparseCgebsr2csr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c8 = args::i32(a8, own.name(8))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c10 = args::value::<u64>(a10, own.name(10), t2)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t3), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t4), &arena)?;
            let c13 = args::device(a13, own.name(13), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, u64, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9, c10, c11.cast(), c12.cast(), c13.cast(),
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseCgebsr2gebsc, c"cusparseCgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)
--

Converts a matrix with rectangular blocks from BSR to BSC (block columns, single-precision complex).

``cusparseStatus_t cusparseCgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
copyValues : cusparseAction_t
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc
");

shared!(
    cusparseCgebsr2gebsc = like_cusparseCgebsr2gebsc(cusparse::cusparseHandle_t,
    cusparse::cusparseAction_t, cusparse::cusparseIndexBase_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCgebsr2gebsc",
    "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer",
    slots::cusparseCgebsr2gebsc
);

/// The shared body of `cusparseCgebsr2gebsc` and other functions.
#[inline(never)]
fn like_cusparseCgebsr2gebsc<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c12 = args::enumeration(a12, own.name(12), t1)?;
            let c13 = args::enumeration(a13, own.name(13), t2)?;
            let c4 = args::device(a4, own.name(4), Some(t3), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t4), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t3), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t4), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t4), &arena)?;
            let c14 = args::device(a14, own.name(14), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6.cast(), c7, c8, c9.cast(), c10.cast(), c11.cast(), c12, c13,
                c14.cast(),
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseCgebsr2gebsc_bufferSize, c"cusparseCgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)
--

Returns the workspace size of ``gebsr2gebsc`` (single-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsc_bufferSize
");

shared!(
    cusparseCgebsr2gebsc_bufferSize =
    like_cusparseCgebsr2gebsc_bufferSize(cusparse::cusparseHandle_t, Ty::Complex64,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseCgebsr2gebsc_bufferSize",
    "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim",
    slots::cusparseCgebsr2gebsc_bufferSize
);

/// The shared body of `cusparseCgebsr2gebsc_bufferSize` and other functions.
#[inline(never)]
fn like_cusparseCgebsr2gebsc_bufferSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c8 = args::i32(a8, own.name(8))?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let mut c9: i32 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4.cast(), c5.cast(), c6.cast(), c7, c8, (&raw mut c9).cast()))
            };
            returned(py, t3, status, 1, |tuple| tuple.push(out::i32(py, c9)?))
        },
    )
}

documented!(cusparseCgebsr2gebsr, c"cusparseCgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)
--

Converts a BSR matrix to BSR format with another block shape (single-precision complex).

``cusparseStatus_t cusparseCgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, cuComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr
");

shared!(
    cusparseCgebsr2gebsr = like_cusparseCgebsr2gebsr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCgebsr2gebsr",
    "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC pBuffer",
    slots::cusparseCgebsr2gebsr
);

/// The shared body of `cusparseCgebsr2gebsr` and other functions.
#[inline(never)]
fn like_cusparseCgebsr2gebsr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let (
                [a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, ], [],
            ) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::value::<u64>(a5, own.name(5), t2)?;
            let c9 = args::i32(a9, own.name(9))?;
            let c10 = args::i32(a10, own.name(10))?;
            let c11 = args::value::<u64>(a11, own.name(11), t2)?;
            let c15 = args::i32(a15, own.name(15))?;
            let c16 = args::i32(a16, own.name(16))?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t4), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t3), &arena)?;
            let c13 = args::device(a13, own.name(13), Some(t4), &arena)?;
            let c14 = args::device(a14, own.name(14), Some(t4), &arena)?;
            let c17 = args::device(a17, own.name(17), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8.cast(), c9, c10, c11, c12.cast(), c13.cast(),
                c14.cast(), c15, c16, c17.cast(),
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseCgebsr2gebsr_bufferSize, c"cusparseCgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)
--

Returns the workspace size of ``gebsr2gebsr`` (single-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgebsr2gebsr_bufferSize
");

shared!(
    cusparseCgebsr2gebsr_bufferSize =
    like_cusparseCgebsr2gebsr_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCgebsr2gebsr_bufferSize",
    "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC",
    slots::cusparseCgebsr2gebsr_bufferSize
);

/// The shared body of `cusparseCgebsr2gebsr_bufferSize` and other functions.
#[inline(never)]
fn like_cusparseCgebsr2gebsr_bufferSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::value::<u64>(a5, own.name(5), t2)?;
            let c9 = args::i32(a9, own.name(9))?;
            let c10 = args::i32(a10, own.name(10))?;
            let c11 = args::i32(a11, own.name(11))?;
            let c12 = args::i32(a12, own.name(12))?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t4), &arena)?;
            let mut c13: i32 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, i32, u64, Ptr, Ptr, Ptr, i32, i32, i32, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8.cast(), c9, c10, c11, c12, (&raw mut c13).cast(),
            )) };
            returned(py, t5, status, 1, |tuple| tuple.push(out::i32(py, c13)?))
        },
    )
}

documented!(cusparseCgemvi, c"cusparseCgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)
--

y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single-precision complex.

``cusparseStatus_t cusparseCgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda, int nnz, const cuComplex *xVal, const int *xInd, const cuComplex *beta, cuComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, lda, nnz : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, xVal, xInd, y, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi
");

shared!(
    cusparseCgemvi = like_cusparseCgemvi(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseIndexBase_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCgemvi",
    "handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer",
    slots::cusparseCgemvi
);

/// The shared body of `cusparseCgemvi` and other functions.
#[inline(never)]
fn like_cusparseCgemvi<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c12 = args::enumeration(a12, own.name(12), t2)?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t3, &mut c4_number, &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t4), &arena)?;
            let mut c10_number = args::Number::default();
            let c10 = args::scalar(a10, own.name(10), t3, &mut c10_number, &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t3), &arena)?;
            let c13 = args::device(a13, own.name(13), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, Ptr, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6, c7, c8.cast(), c9.cast(), c10.cast(), c11.cast(), c12,
                c13.cast(),
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseCgemvi_bufferSize, c"cusparseCgemvi_bufferSize($self, handle, transA, m, n, nnz)
--

Returns the workspace size of ``gemvi`` (single-precision complex) in bytes.

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

Warnings
--------
- ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgemvi_bufferSize
");

shared!(
    cusparseCgemvi_bufferSize =
    like_cusparseCgemvi_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseStatus_t),
    "cusparseCgemvi_bufferSize", "handle transA m n nnz",
    slots::cusparseCgemvi_bufferSize
);

/// The shared body of `cusparseCgemvi_bufferSize` and other functions.
#[inline(never)]
fn like_cusparseCgemvi_bufferSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::i32(a4, own.name(4))?;
            let mut c5: i32 = 0;
            let function: unsafe extern "system" fn(u64, i32, i32, i32, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, (&raw mut c5).cast())) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::i32(py, c5)?))
        },
    )
}

documented!(cusparseCgpsvInterleavedBatch, c"cusparseCgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)
--

Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single-precision complex).

``cusparseStatus_t cusparseCgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *ds, cuComplex *dl, cuComplex *d, cuComplex *du, cuComplex *dw, cuComplex *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch
");

shared!(
    cusparseCgpsvInterleavedBatch =
    like_cusparseCgpsvInterleavedBatch(cusparse::cusparseHandle_t, Ty::Complex64,
    cusparse::cusparseStatus_t), "cusparseCgpsvInterleavedBatch",
    "handle algo m ds dl d du dw x batchCount pBuffer",
    slots::cusparseCgpsvInterleavedBatch
);

/// The shared body of `cusparseCgpsvInterleavedBatch` and other functions.
#[inline(never)]
fn like_cusparseCgpsvInterleavedBatch<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t1), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t1), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t1), &arena)?;
            let c10 = args::device(a10, own.name(10), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7.cast(), c8.cast(), c9, c10.cast(),
            )) };
            returned0(py, t2, status)
        },
    )
}

documented!(cusparseCgpsvInterleavedBatch_bufferSizeExt, c"cusparseCgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)
--

Returns the workspace size of ``gpsvInterleavedBatch`` (single-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgpsvInterleavedBatch_bufferSizeExt
");

shared!(
    cusparseCgpsvInterleavedBatch_bufferSizeExt =
    like_cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparse::cusparseHandle_t,
    Ty::Complex64, cusparse::cusparseStatus_t),
    "cusparseCgpsvInterleavedBatch_bufferSizeExt",
    "handle algo m ds dl d du dw x batchCount",
    slots::cusparseCgpsvInterleavedBatch_bufferSizeExt
);

/// The shared body of `cusparseCgpsvInterleavedBatch_bufferSizeExt` and other functions.
#[inline(never)]
fn like_cusparseCgpsvInterleavedBatch_bufferSizeExt<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c9 = args::i32(a9, own.name(9))?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t1), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t1), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t1), &arena)?;
            let mut c10: u64 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7.cast(), c8.cast(), c9, (&raw mut c10).cast(),
            )) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::u64(py, c10)?))
        },
    )
}

documented!(cusparseCgtsv2, c"cusparseCgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single-precision complex).

``cusparseStatus_t cusparseCgtsv2(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2
");

shared!(
    cusparseCgtsv2 = like_cusparseCgtsv2(cusparse::cusparseHandle_t, Ty::Complex64,
    cusparse::cusparseStatus_t), "cusparseCgtsv2", "handle m n dl d du B ldb pBuffer",
    slots::cusparseCgtsv2
);

/// The shared body of `cusparseCgtsv2` and other functions.
#[inline(never)]
fn like_cusparseCgtsv2<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t1), &arena)?;
            let c8 = args::device(a8, own.name(8), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7, c8.cast()))
            };
            returned0(py, t2, status)
        },
    )
}

documented!(cusparseCgtsv2StridedBatch, c"cusparseCgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)
--

Solves a strided batch of tridiagonal systems; solutions overwrite x (single-precision complex).

``cusparseStatus_t cusparseCgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *x, int batchCount, int batchStride, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch
");

shared!(
    cusparseCgtsv2StridedBatch =
    like_cusparseCgtsv2StridedBatch(cusparse::cusparseHandle_t, Ty::Complex64,
    cusparse::cusparseStatus_t), "cusparseCgtsv2StridedBatch",
    "handle m dl d du x batchCount batchStride pBuffer",
    slots::cusparseCgtsv2StridedBatch
);

/// The shared body of `cusparseCgtsv2StridedBatch` and other functions.
#[inline(never)]
fn like_cusparseCgtsv2StridedBatch<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let c8 = args::device(a8, own.name(8), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2.cast(), c3.cast(), c4.cast(), c5.cast(), c6, c7, c8.cast()))
            };
            returned0(py, t2, status)
        },
    )
}

documented!(cusparseCgtsv2StridedBatch_bufferSizeExt, c"cusparseCgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)
--

Returns the workspace size of ``gtsv2StridedBatch`` (single-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2StridedBatch_bufferSizeExt
");

shared!(
    cusparseCgtsv2StridedBatch_bufferSizeExt =
    like_cusparseCgtsv2StridedBatch_bufferSizeExt(cusparse::cusparseHandle_t,
    Ty::Complex64, cusparse::cusparseStatus_t),
    "cusparseCgtsv2StridedBatch_bufferSizeExt",
    "handle m dl d du x batchCount batchStride",
    slots::cusparseCgtsv2StridedBatch_bufferSizeExt
);

/// The shared body of `cusparseCgtsv2StridedBatch_bufferSizeExt` and other functions.
#[inline(never)]
fn like_cusparseCgtsv2StridedBatch_bufferSizeExt<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c6 = args::i32(a6, own.name(6))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c2 = args::device(a2, own.name(2), Some(t1), &arena)?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let mut c8: u64 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, Ptr, Ptr, Ptr, Ptr, i32, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2.cast(), c3.cast(), c4.cast(), c5.cast(), c6, c7, (&raw mut c8).cast()),
            ) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::u64(py, c8)?))
        },
    )
}

documented!(cusparseCgtsv2_bufferSizeExt, c"cusparseCgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Returns the workspace size of ``gtsv2`` (tridiagonal solve, single-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_bufferSizeExt
");

shared!(
    cusparseCgtsv2_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::Complex64,
    cusparse::cusparseStatus_t), "cusparseCgtsv2_bufferSizeExt",
    "handle m n dl d du B ldb", slots::cusparseCgtsv2_bufferSizeExt
);

/// The shared body of `cusparseCgtsv2_bufferSizeExt` and other functions.
#[inline(never)]
fn like_cusparseCgtsv2_bufferSizeExt<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c7 = args::i32(a7, own.name(7))?;
            let c3 = args::device(a3, own.name(3), Some(t1), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t1), &arena)?;
            let mut c8: u64 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3.cast(), c4.cast(), c5.cast(), c6.cast(), c7, (&raw mut c8).cast()),
            ) };
            returned(py, t2, status, 1, |tuple| tuple.push(out::u64(py, c8)?))
        },
    )
}

documented!(cusparseCgtsv2_nopivot, c"cusparseCgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single-precision complex).

``cusparseStatus_t cusparseCgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuComplex *dl, const cuComplex *d, const cuComplex *du, cuComplex *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot
");

shared!(
    cusparseCgtsv2_nopivot = like_cusparseCgtsv2(cusparse::cusparseHandle_t,
    Ty::Complex64, cusparse::cusparseStatus_t), "cusparseCgtsv2_nopivot",
    "handle m n dl d du B ldb pBuffer", slots::cusparseCgtsv2_nopivot
);

documented!(cusparseCgtsv2_nopivot_bufferSizeExt, c"cusparseCgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Returns the workspace size of ``gtsv2_nopivot`` (single-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsv2_nopivot_bufferSizeExt
");

shared!(
    cusparseCgtsv2_nopivot_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::Complex64,
    cusparse::cusparseStatus_t), "cusparseCgtsv2_nopivot_bufferSizeExt",
    "handle m n dl d du B ldb", slots::cusparseCgtsv2_nopivot_bufferSizeExt
);

documented!(cusparseCgtsvInterleavedBatch, c"cusparseCgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)
--

Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single-precision complex).

``cusparseStatus_t cusparseCgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuComplex *dl, cuComplex *d, cuComplex *du, cuComplex *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch
");

shared!(
    cusparseCgtsvInterleavedBatch = like_cusparseCgtsv2(cusparse::cusparseHandle_t,
    Ty::Complex64, cusparse::cusparseStatus_t), "cusparseCgtsvInterleavedBatch",
    "handle algo m dl d du x batchCount pBuffer", slots::cusparseCgtsvInterleavedBatch
);

documented!(cusparseCgtsvInterleavedBatch_bufferSizeExt, c"cusparseCgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)
--

Returns the workspace size of ``gtsvInterleavedBatch`` (single-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCgtsvInterleavedBatch_bufferSizeExt
");

shared!(
    cusparseCgtsvInterleavedBatch_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::Complex64,
    cusparse::cusparseStatus_t), "cusparseCgtsvInterleavedBatch_bufferSizeExt",
    "handle algo m dl d du x batchCount",
    slots::cusparseCgtsvInterleavedBatch_bufferSizeExt
);

documented!(cusparseCnnz, c"cusparseCnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)
--

Counts the nonzeros of a dense matrix A in total and in each row or column (single-precision complex).

``cusparseStatus_t cusparseCnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, lda : int
descrA : cusparseMatDescr_t or None
A, nnzPerRowCol : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz
");

shared!(
    cusparseCnnz = like_cusparseCnnz(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseCnnz",
    "handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr", slots::cusparseCnnz
);

/// The shared body of `cusparseCnnz` and other functions.
#[inline(never)]
fn like_cusparseCnnz<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c6 = args::i32(a6, own.name(6))?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c8 = args::scalar_to_write(a8, own.name(8), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, i32, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6, c7.cast(), c8.cast())) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseCnnz_compress, c"cusparseCnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)
--

Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single-precision complex).

``cusparseStatus_t cusparseCnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const cuComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuComplex tol)``

Parameters
----------
handle : cusparseHandle_t or None
m : int
descr : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, nnzPerRow : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzC : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : runtime.cuComplex

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCnnz_compress
");

#[inline(always)]
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

Returns the size, block layout, arrays (as read-only) and types of a Blocked-ELL matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstBlockedEllGet
");

shared!(
    cusparseConstBlockedEllGet =
    like_cusparseBlockedEllGet(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType), "cusparseConstBlockedEllGet",
    "spMatDescr", slots::cusparseConstBlockedEllGet
);

documented!(cusparseConstCooGet, c"cusparseConstCooGet($self, spMatDescr)
--

Returns the size, number of nonzeros, arrays (as read-only) and types of a COO matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCooGet
");

shared!(
    cusparseConstCooGet = like_cusparseConstCooGet(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType), "cusparseConstCooGet",
    "spMatDescr", slots::cusparseConstCooGet
);

/// The shared body of `cusparseConstCooGet` and other functions.
#[inline(never)]
fn like_cusparseConstCooGet<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i64 = 0;
            let mut c2: i64 = 0;
            let mut c3: i64 = 0;
            let mut c4: *mut c_void = core::ptr::null_mut();
            let mut c5: *mut c_void = core::ptr::null_mut();
            let mut c6: *mut c_void = core::ptr::null_mut();
            let mut c7: i32 = 0;
            let mut c8: i32 = 0;
            let mut c9: i32 = 0;
            let (function, alone): (
                unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast(), (&raw mut c4).cast(),
                (&raw mut c5).cast(), (&raw mut c6).cast(), (&raw mut c7).cast(), (&raw mut c8).cast(),
                (&raw mut c9).cast(),
            )) };
            returned_in_form(
                py,
                t1,
                status,
                (9, alone),
                |tuple| {
                    tuple.push(out::i64(py, c1)?)?;
                    tuple.push(out::i64(py, c2)?)?;
                    tuple.push(out::i64(py, c3)?)?;
                    tuple.push(out::pointer(py, c4)?)?;
                    tuple.push(out::pointer(py, c5)?)?;
                    tuple.push(out::pointer(py, c6)?)?;
                    tuple.push(out::enumeration(py, t2, c7)?)?;
                    tuple.push(out::enumeration(py, t3, c8)?)?;
                    tuple.push(out::enumeration(py, t4, c9)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cusparseConstCscGet, c"cusparseConstCscGet($self, spMatDescr)
--

Returns the size, number of nonzeros, arrays (as read-only) and types of a CSC matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCscGet
");

shared!(
    cusparseConstCscGet = like_cusparseConstCscGet(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType), "cusparseConstCscGet",
    "spMatDescr", slots::cusparseConstCscGet
);

/// The shared body of `cusparseConstCscGet` and other functions.
#[inline(never)]
fn like_cusparseConstCscGet<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i64 = 0;
            let mut c2: i64 = 0;
            let mut c3: i64 = 0;
            let mut c4: *mut c_void = core::ptr::null_mut();
            let mut c5: *mut c_void = core::ptr::null_mut();
            let mut c6: *mut c_void = core::ptr::null_mut();
            let mut c7: i32 = 0;
            let mut c8: i32 = 0;
            let mut c9: i32 = 0;
            let mut c10: i32 = 0;
            let (function, alone): (
                unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast(), (&raw mut c4).cast(),
                (&raw mut c5).cast(), (&raw mut c6).cast(), (&raw mut c7).cast(), (&raw mut c8).cast(),
                (&raw mut c9).cast(), (&raw mut c10).cast(),
            )) };
            returned_in_form(
                py,
                t1,
                status,
                (10, alone),
                |tuple| {
                    tuple.push(out::i64(py, c1)?)?;
                    tuple.push(out::i64(py, c2)?)?;
                    tuple.push(out::i64(py, c3)?)?;
                    tuple.push(out::pointer(py, c4)?)?;
                    tuple.push(out::pointer(py, c5)?)?;
                    tuple.push(out::pointer(py, c6)?)?;
                    tuple.push(out::enumeration(py, t2, c7)?)?;
                    tuple.push(out::enumeration(py, t2, c8)?)?;
                    tuple.push(out::enumeration(py, t3, c9)?)?;
                    tuple.push(out::enumeration(py, t4, c10)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cusparseConstCsrGet, c"cusparseConstCsrGet($self, spMatDescr)
--

Returns the size, number of nonzeros, arrays (as read-only) and types of a CSR matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstCsrGet
");

shared!(
    cusparseConstCsrGet = like_cusparseConstCscGet(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType), "cusparseConstCsrGet",
    "spMatDescr", slots::cusparseConstCsrGet
);

documented!(cusparseConstDnMatGet, c"cusparseConstDnMatGet($self, dnMatDescr)
--

Returns a dense matrix's size, leading dimension, array (as read-only), type and order.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGet
");

shared!(
    cusparseConstDnMatGet = like_cusparseConstDnMatGet(cusparse::cusparseDnMatDescr_t,
    cusparse::cusparseStatus_t, runtime::cudaDataType, cusparse::cusparseOrder_t),
    "cusparseConstDnMatGet", "dnMatDescr", slots::cusparseConstDnMatGet
);

/// The shared body of `cusparseConstDnMatGet` and other functions.
#[inline(never)]
fn like_cusparseConstDnMatGet<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i64 = 0;
            let mut c2: i64 = 0;
            let mut c3: i64 = 0;
            let mut c4: *mut c_void = core::ptr::null_mut();
            let mut c5: i32 = 0;
            let mut c6: i32 = 0;
            let (function, alone): (
                unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast(), (&raw mut c4).cast(),
                (&raw mut c5).cast(), (&raw mut c6).cast(),
            )) };
            returned_in_form(
                py,
                t1,
                status,
                (6, alone),
                |tuple| {
                    tuple.push(out::i64(py, c1)?)?;
                    tuple.push(out::i64(py, c2)?)?;
                    tuple.push(out::i64(py, c3)?)?;
                    tuple.push(out::pointer(py, c4)?)?;
                    tuple.push(out::enumeration(py, t2, c5)?)?;
                    tuple.push(out::enumeration(py, t3, c6)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cusparseConstDnMatGetValues, c"cusparseConstDnMatGetValues($self, dnMatDescr)
--

Returns the address of a dense matrix's values, for reading only.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnMatGetValues
");

shared!(
    cusparseConstDnMatGetValues =
    like_cusparseConstDnMatGetValues(cusparse::cusparseDnMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseConstDnMatGetValues", "dnMatDescr",
    slots::cusparseConstDnMatGetValues
);

/// The shared body of `cusparseConstDnMatGetValues` and other functions.
#[inline(never)]
fn like_cusparseConstDnMatGetValues<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: *mut c_void = core::ptr::null_mut();
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::pointer(py, c1)?))
        },
    )
}

documented!(cusparseConstDnVecGet, c"cusparseConstDnVecGet($self, dnVecDescr)
--

Returns a dense vector's size, array (as read-only) and type.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGet
");

shared!(
    cusparseConstDnVecGet = like_cusparseConstDnVecGet(cusparse::cusparseDnVecDescr_t,
    cusparse::cusparseStatus_t, runtime::cudaDataType), "cusparseConstDnVecGet",
    "dnVecDescr", slots::cusparseConstDnVecGet
);

/// The shared body of `cusparseConstDnVecGet` and other functions.
#[inline(never)]
fn like_cusparseConstDnVecGet<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i64 = 0;
            let mut c2: *mut c_void = core::ptr::null_mut();
            let mut c3: i32 = 0;
            let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
                .own_symbol_and_form(own)?;
            let status = unsafe {
                released(py, || function(c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast()))
            };
            returned_in_form(
                py,
                t1,
                status,
                (3, alone),
                |tuple| {
                    tuple.push(out::i64(py, c1)?)?;
                    tuple.push(out::pointer(py, c2)?)?;
                    tuple.push(out::enumeration(py, t2, c3)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cusparseConstDnVecGetValues, c"cusparseConstDnVecGetValues($self, dnVecDescr)
--

Returns the address of a dense vector's values, for reading only.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstDnVecGetValues
");

shared!(
    cusparseConstDnVecGetValues =
    like_cusparseConstDnMatGetValues(cusparse::cusparseDnVecDescr_t,
    cusparse::cusparseStatus_t), "cusparseConstDnVecGetValues", "dnVecDescr",
    slots::cusparseConstDnVecGetValues
);

documented!(cusparseConstSpMatGetValues, c"cusparseConstSpMatGetValues($self, spMatDescr)
--

Returns the address of a sparse matrix's values, for reading only.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpMatGetValues
");

shared!(
    cusparseConstSpMatGetValues =
    like_cusparseConstDnMatGetValues(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseConstSpMatGetValues", "spMatDescr",
    slots::cusparseConstSpMatGetValues
);

documented!(cusparseConstSpVecGet, c"cusparseConstSpVecGet($self, spVecDescr)
--

Returns a sparse vector's size, number of nonzeros, arrays (as read-only) and types.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGet
");

shared!(
    cusparseConstSpVecGet = like_cusparseConstSpVecGet(cusparse::cusparseSpVecDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType), "cusparseConstSpVecGet",
    "spVecDescr", slots::cusparseConstSpVecGet
);

/// The shared body of `cusparseConstSpVecGet` and other functions.
#[inline(never)]
fn like_cusparseConstSpVecGet<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i64 = 0;
            let mut c2: i64 = 0;
            let mut c3: *mut c_void = core::ptr::null_mut();
            let mut c4: *mut c_void = core::ptr::null_mut();
            let mut c5: i32 = 0;
            let mut c6: i32 = 0;
            let mut c7: i32 = 0;
            let (function, alone): (
                unsafe extern "system" fn(u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), (&raw mut c2).cast(), (&raw mut c3).cast(), (&raw mut c4).cast(),
                (&raw mut c5).cast(), (&raw mut c6).cast(), (&raw mut c7).cast(),
            )) };
            returned_in_form(
                py,
                t1,
                status,
                (7, alone),
                |tuple| {
                    tuple.push(out::i64(py, c1)?)?;
                    tuple.push(out::i64(py, c2)?)?;
                    tuple.push(out::pointer(py, c3)?)?;
                    tuple.push(out::pointer(py, c4)?)?;
                    tuple.push(out::enumeration(py, t2, c5)?)?;
                    tuple.push(out::enumeration(py, t3, c6)?)?;
                    tuple.push(out::enumeration(py, t4, c7)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cusparseConstSpVecGetValues, c"cusparseConstSpVecGetValues($self, spVecDescr)
--

Returns the address of a sparse vector's values, for reading only.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseConstSpVecGetValues
");

shared!(
    cusparseConstSpVecGetValues =
    like_cusparseConstDnMatGetValues(cusparse::cusparseSpVecDescr_t,
    cusparse::cusparseStatus_t), "cusparseConstSpVecGetValues", "spVecDescr",
    slots::cusparseConstSpVecGetValues
);

documented!(cusparseCooGet, c"cusparseCooGet($self, spMatDescr)
--

Returns the size, number of nonzeros, arrays and types of a COO matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooGet
");

shared!(
    cusparseCooGet = like_cusparseConstCooGet(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType), "cusparseCooGet",
    "spMatDescr", slots::cusparseCooGet
);

documented!(cusparseCooSetPointers, c"cusparseCooSetPointers($self, spMatDescr, cooRows, cooColumns, cooValues)
--

Sets the device arrays of a COO matrix: row indices, column indices and values.

``cusparseStatus_t cusparseCooSetPointers(cusparseSpMatDescr_t spMatDescr, void *cooRows, void *cooColumns, void *cooValues)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
cooRows, cooColumns, cooValues : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or ``spMatDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetPointers
");

#[inline(always)]
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

Makes a descriptor describe a batch of COO matrices at a fixed stride.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCooSetStridedBatch
");

shared!(
    cusparseCooSetStridedBatch =
    like_cusparseCooSetStridedBatch(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCooSetStridedBatch",
    "spMatDescr batchCount batchStride", slots::cusparseCooSetStridedBatch
);

/// The shared body of `cusparseCooSetStridedBatch` and other functions.
#[inline(never)]
fn like_cusparseCooSetStridedBatch<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i64(a2, own.name(2))?;
            let function: unsafe extern "system" fn(u64, i32, i64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t1, status)
        },
    )
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreate
");

shared!(
    cusparseCreate = like_cusparseCreate(cusparse::cusparseStatus_t,
    cusparse::cusparseHandle_t), "cusparseCreate", "", slots::cusparseCreate
);

/// The shared body of `cusparseCreate` and other functions.
#[inline(never)]
fn like_cusparseCreate<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            returned(py, t0, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cusparseCreateBlockedEll, c"cusparseCreateBlockedEll($self, rows, cols, ellBlockSize, ellCols, ellColInd, ellValue, ellIdxType, idxBase, valueType)
--

Creates a descriptor of a Blocked-ELL matrix, which has the same number of dense blocks in each block row.

``cusparseStatus_t cusparseCreateBlockedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, void *ellColInd, void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, ellBlockSize, ellCols : int
ellColInd, ellValue : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBlockedEll
");

shared!(
    cusparseCreateBlockedEll =
    like_cusparseCreateBlockedEll(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateBlockedEll",
    "rows cols ellBlockSize ellCols ellColInd ellValue ellIdxType idxBase valueType",
    slots::cusparseCreateBlockedEll
);

/// The shared body of `cusparseCreateBlockedEll` and other functions.
#[inline(never)]
fn like_cusparseCreateBlockedEll<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::i64(a0, own.name(0))?;
            let c2 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a2, own.name(2))?;
            let c4 = args::i64(a3, own.name(3))?;
            let c7 = args::enumeration(a6, own.name(6), t0)?;
            let c8 = args::enumeration(a7, own.name(7), t1)?;
            let c9 = args::enumeration(a8, own.name(8), t2)?;
            let mut c0: u64 = 0;
            let c5 = args::device(a4, own.name(4), None, &arena)?;
            let c6 = args::device(a5, own.name(5), None, &arena)?;
            args::keep(a4, &arena)?;
            args::keep(a5, &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, i64, i64, i64, i64, Ptr, Ptr, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function((&raw mut c0).cast(), c1, c2, c3, c4, c5.cast(), c6.cast(), c7, c8, c9))
            };
            if status == 0 {
                handle_keepalive::made(t3, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t3, c0 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

documented!(cusparseCreateBsr, c"cusparseCreateBsr($self, brows, bcols, bnnz, rowBlockSize, colBlockSize, bsrRowOffsets, bsrColInd, bsrValues, bsrRowOffsetsType, bsrColIndType, idxBase, valueType, order)
--

Creates a descriptor of a matrix in block compressed-row format (BSR) in the caller's device arrays.

``cusparseStatus_t cusparseCreateBsr(cusparseSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockSize, int64_t colBlockSize, void *bsrRowOffsets, void *bsrColInd, void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order)``

Parameters
----------
brows, bcols, bnnz, rowBlockSize, colBlockSize : int
bsrRowOffsets, bsrColInd, bsrValues : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsr
");

shared!(
    cusparseCreateBsr = like_cusparseCreateBsr(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseOrder_t,
    cusparse::cusparseSpMatDescr_t, cusparse::cusparseStatus_t), "cusparseCreateBsr",
    "brows bcols bnnz rowBlockSize colBlockSize bsrRowOffsets bsrColInd bsrValues bsrRowOffsetsType bsrColIndType idxBase valueType order",
    slots::cusparseCreateBsr
);

/// The shared body of `cusparseCreateBsr` and other functions.
#[inline(never)]
fn like_cusparseCreateBsr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
    t4: &'static ValueDef,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::i64(a0, own.name(0))?;
            let c2 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a2, own.name(2))?;
            let c4 = args::i64(a3, own.name(3))?;
            let c5 = args::i64(a4, own.name(4))?;
            let c9 = args::enumeration(a8, own.name(8), t0)?;
            let c10 = args::enumeration(a9, own.name(9), t0)?;
            let c11 = args::enumeration(a10, own.name(10), t1)?;
            let c12 = args::enumeration(a11, own.name(11), t2)?;
            let c13 = args::enumeration(a12, own.name(12), t3)?;
            let mut c0: u64 = 0;
            let c6 = args::device(a5, own.name(5), None, &arena)?;
            let c7 = args::device(a6, own.name(6), None, &arena)?;
            let c8 = args::device(a7, own.name(7), None, &arena)?;
            args::keep(a5, &arena)?;
            args::keep(a6, &arena)?;
            args::keep(a7, &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, i64, i64, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                (&raw mut c0).cast(), c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8.cast(), c9, c10, c11, c12, c13,
            )) };
            if status == 0 {
                handle_keepalive::made(t4, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t4, c0 as u64, None, arena);
            }
            returned(py, t5, status, 1, |tuple| tuple.push(out::value(py, t4, c0 as u64)?))
        },
    )
}

documented!(cusparseCreateBsric02Info, c"cusparseCreateBsric02Info($self)
--

Creates the object that stores the analysis of an incomplete Cholesky factorization of a BSR matrix.

``cusparseStatus_t cusparseCreateBsric02Info(bsric02Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : bsric02Info_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsric02Info
");

shared!(
    cusparseCreateBsric02Info = like_cusparseCreateBsric02Info(cusparse::bsric02Info_t,
    cusparse::cusparseStatus_t), "cusparseCreateBsric02Info", "",
    slots::cusparseCreateBsric02Info
);

/// The shared body of `cusparseCreateBsric02Info` and other functions.
#[inline(never)]
fn like_cusparseCreateBsric02Info<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([], []) = call.bind_own(own)?;
            let py = call.py();
            let mut c0: u64 = 0;
            let function: unsafe extern "system" fn(Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast())) };
            if status == 0 {
                handle_keepalive::made(t0, c0 as u64);
            }
            returned(py, t1, status, 1, |tuple| tuple.push(out::value(py, t0, c0 as u64)?))
        },
    )
}

documented!(cusparseCreateBsrilu02Info, c"cusparseCreateBsrilu02Info($self)
--

Creates the object that stores the analysis of an incomplete LU factorization of a BSR matrix.

``cusparseStatus_t cusparseCreateBsrilu02Info(bsrilu02Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : bsrilu02Info_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrilu02Info
");

shared!(
    cusparseCreateBsrilu02Info = like_cusparseCreateBsric02Info(cusparse::bsrilu02Info_t,
    cusparse::cusparseStatus_t), "cusparseCreateBsrilu02Info", "",
    slots::cusparseCreateBsrilu02Info
);

documented!(cusparseCreateBsrsm2Info, c"cusparseCreateBsrsm2Info($self)
--

Creates the object that stores the analysis of a triangular BSR solve with a matrix.

``cusparseStatus_t cusparseCreateBsrsm2Info(bsrsm2Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : bsrsm2Info_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsm2Info
");

shared!(
    cusparseCreateBsrsm2Info = like_cusparseCreateBsric02Info(cusparse::bsrsm2Info_t,
    cusparse::cusparseStatus_t), "cusparseCreateBsrsm2Info", "",
    slots::cusparseCreateBsrsm2Info
);

documented!(cusparseCreateBsrsv2Info, c"cusparseCreateBsrsv2Info($self)
--

Creates the object that stores the analysis of a triangular BSR solve with a vector.

``cusparseStatus_t cusparseCreateBsrsv2Info(bsrsv2Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : bsrsv2Info_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateBsrsv2Info
");

shared!(
    cusparseCreateBsrsv2Info = like_cusparseCreateBsric02Info(cusparse::bsrsv2Info_t,
    cusparse::cusparseStatus_t), "cusparseCreateBsrsv2Info", "",
    slots::cusparseCreateBsrsv2Info
);

documented!(cusparseCreateColorInfo, c"cusparseCreateColorInfo($self)
--

Creates the configuration of a graph coloring.

``cusparseStatus_t cusparseCreateColorInfo(cusparseColorInfo_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : cusparseColorInfo_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateColorInfo
");

shared!(
    cusparseCreateColorInfo = like_cusparseCreate(cusparse::cusparseStatus_t,
    cusparse::cusparseColorInfo_t), "cusparseCreateColorInfo", "",
    slots::cusparseCreateColorInfo
);

documented!(cusparseCreateConstBlockedEll, c"cusparseCreateConstBlockedEll($self, rows, cols, ellBlockSize, ellCols, ellColInd, ellValue, ellIdxType, idxBase, valueType)
--

Creates a descriptor of a read-only Blocked-ELL matrix in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstBlockedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t ellBlockSize, int64_t ellCols, const void *ellColInd, const void *ellValue, cusparseIndexType_t ellIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, ellBlockSize, ellCols : int
ellColInd, ellValue : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBlockedEll
");

shared!(
    cusparseCreateConstBlockedEll =
    like_cusparseCreateBlockedEll(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateConstBlockedEll",
    "rows cols ellBlockSize ellCols ellColInd ellValue ellIdxType idxBase valueType",
    slots::cusparseCreateConstBlockedEll
);

documented!(cusparseCreateConstBsr, c"cusparseCreateConstBsr($self, brows, bcols, bnnz, rowBlockDim, colBlockDim, bsrRowOffsets, bsrColInd, bsrValues, bsrRowOffsetsType, bsrColIndType, idxBase, valueType, order)
--

Creates a descriptor of a read-only BSR matrix in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstBsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t brows, int64_t bcols, int64_t bnnz, int64_t rowBlockDim, int64_t colBlockDim, const void *bsrRowOffsets, const void *bsrColInd, const void *bsrValues, cusparseIndexType_t bsrRowOffsetsType, cusparseIndexType_t bsrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType, cusparseOrder_t order)``

Parameters
----------
brows, bcols, bnnz, rowBlockDim, colBlockDim : int
bsrRowOffsets, bsrColInd, bsrValues : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstBsr
");

shared!(
    cusparseCreateConstBsr = like_cusparseCreateBsr(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseOrder_t,
    cusparse::cusparseSpMatDescr_t, cusparse::cusparseStatus_t),
    "cusparseCreateConstBsr",
    "brows bcols bnnz rowBlockDim colBlockDim bsrRowOffsets bsrColInd bsrValues bsrRowOffsetsType bsrColIndType idxBase valueType order",
    slots::cusparseCreateConstBsr
);

documented!(cusparseCreateConstCoo, c"cusparseCreateConstCoo($self, rows, cols, nnz, cooRowInd, cooColInd, cooValues, cooIdxType, idxBase, valueType)
--

Creates a descriptor of a read-only COO matrix in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstCoo(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cooRowInd, const void *cooColInd, const void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
cooRowInd, cooColInd, cooValues : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCoo
");

shared!(
    cusparseCreateConstCoo = like_cusparseCreateConstCoo(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateConstCoo",
    "rows cols nnz cooRowInd cooColInd cooValues cooIdxType idxBase valueType",
    slots::cusparseCreateConstCoo
);

/// The shared body of `cusparseCreateConstCoo` and other functions.
#[inline(never)]
fn like_cusparseCreateConstCoo<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::i64(a0, own.name(0))?;
            let c2 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a2, own.name(2))?;
            let c7 = args::enumeration(a6, own.name(6), t0)?;
            let c8 = args::enumeration(a7, own.name(7), t1)?;
            let c9 = args::enumeration(a8, own.name(8), t2)?;
            let mut c0: u64 = 0;
            let c4 = args::device(a3, own.name(3), None, &arena)?;
            let c5 = args::device(a4, own.name(4), None, &arena)?;
            let c6 = args::device(a5, own.name(5), None, &arena)?;
            args::keep(a3, &arena)?;
            args::keep(a4, &arena)?;
            args::keep(a5, &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function((&raw mut c0).cast(), c1, c2, c3, c4.cast(), c5.cast(), c6.cast(), c7, c8, c9))
            };
            if status == 0 {
                handle_keepalive::made(t3, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t3, c0 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

documented!(cusparseCreateConstCsc, c"cusparseCreateConstCsc($self, rows, cols, nnz, cscColOffsets, cscRowInd, cscValues, cscColOffsetsType, cscRowIndType, idxBase, valueType)
--

Creates a descriptor of a read-only CSC matrix in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstCsc(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *cscColOffsets, const void *cscRowInd, const void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
cscColOffsets, cscRowInd, cscValues : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsc
");

shared!(
    cusparseCreateConstCsc = like_cusparseCreateConstCsc(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateConstCsc",
    "rows cols nnz cscColOffsets cscRowInd cscValues cscColOffsetsType cscRowIndType idxBase valueType",
    slots::cusparseCreateConstCsc
);

/// The shared body of `cusparseCreateConstCsc` and other functions.
#[inline(never)]
fn like_cusparseCreateConstCsc<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::i64(a0, own.name(0))?;
            let c2 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a2, own.name(2))?;
            let c7 = args::enumeration(a6, own.name(6), t0)?;
            let c8 = args::enumeration(a7, own.name(7), t0)?;
            let c9 = args::enumeration(a8, own.name(8), t1)?;
            let c10 = args::enumeration(a9, own.name(9), t2)?;
            let mut c0: u64 = 0;
            let c4 = args::device(a3, own.name(3), None, &arena)?;
            let c5 = args::device(a4, own.name(4), None, &arena)?;
            let c6 = args::device(a5, own.name(5), None, &arena)?;
            args::keep(a3, &arena)?;
            args::keep(a4, &arena)?;
            args::keep(a5, &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function((&raw mut c0).cast(), c1, c2, c3, c4.cast(), c5.cast(), c6.cast(), c7, c8, c9, c10),
            ) };
            if status == 0 {
                handle_keepalive::made(t3, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t3, c0 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

documented!(cusparseCreateConstCsr, c"cusparseCreateConstCsr($self, rows, cols, nnz, csrRowOffsets, csrColInd, csrValues, csrRowOffsetsType, csrColIndType, idxBase, valueType)
--

Creates a descriptor of a read-only CSR matrix in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstCsr(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, const void *csrRowOffsets, const void *csrColInd, const void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
csrRowOffsets, csrColInd, csrValues : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstCsr
");

shared!(
    cusparseCreateConstCsr = like_cusparseCreateConstCsc(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateConstCsr",
    "rows cols nnz csrRowOffsets csrColInd csrValues csrRowOffsetsType csrColIndType idxBase valueType",
    slots::cusparseCreateConstCsr
);

documented!(cusparseCreateConstDnMat, c"cusparseCreateConstDnMat($self, rows, cols, ld, values, valueType, order)
--

Creates a descriptor of a read-only dense matrix, in row-major or column-major order.

``cusparseStatus_t cusparseCreateConstDnMat(cusparseConstDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, const void *values, cudaDataType valueType, cusparseOrder_t order)``

Parameters
----------
rows, cols, ld : int
values : device address or array
    Used after the call returns; kept alive by cubind as long as ``dnMatDescr`` exists.
valueType : runtime.cudaDataType
order : cusparseOrder_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
dnMatDescr : cusparseDnMatDescr_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnMat
");

shared!(
    cusparseCreateConstDnMat = like_cusparseCreateConstDnMat(runtime::cudaDataType,
    cusparse::cusparseOrder_t, cusparse::cusparseDnMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateConstDnMat",
    "rows cols ld values valueType order", slots::cusparseCreateConstDnMat
);

/// The shared body of `cusparseCreateConstDnMat` and other functions.
#[inline(never)]
fn like_cusparseCreateConstDnMat<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::i64(a0, own.name(0))?;
            let c2 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a2, own.name(2))?;
            let c5 = args::enumeration(a4, own.name(4), t0)?;
            let c6 = args::enumeration(a5, own.name(5), t1)?;
            let mut c0: u64 = 0;
            let c4 = args::device(a3, own.name(3), None, &arena)?;
            args::keep(a3, &arena)?;
            let function: unsafe extern "system" fn(Ptr, i64, i64, i64, Ptr, i32, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2, c3, c4.cast(), c5, c6)) };
            if status == 0 {
                handle_keepalive::made(t2, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t2, c0 as u64, None, arena);
            }
            returned(py, t3, status, 1, |tuple| tuple.push(out::value(py, t2, c0 as u64)?))
        },
    )
}

documented!(cusparseCreateConstDnVec, c"cusparseCreateConstDnVec($self, size, values, valueType)
--

Creates a descriptor of a read-only dense vector in the caller's device array.

``cusparseStatus_t cusparseCreateConstDnVec(cusparseConstDnVecDescr_t *dnVecDescr, int64_t size, const void *values, cudaDataType valueType)``

Parameters
----------
size : int
values : device address or array
    Used after the call returns; kept alive by cubind as long as ``dnVecDescr`` exists.
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
dnVecDescr : cusparseDnVecDescr_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstDnVec
");

shared!(
    cusparseCreateConstDnVec = like_cusparseCreateConstDnVec(runtime::cudaDataType,
    cusparse::cusparseDnVecDescr_t, cusparse::cusparseStatus_t),
    "cusparseCreateConstDnVec", "size values valueType", slots::cusparseCreateConstDnVec
);

/// The shared body of `cusparseCreateConstDnVec` and other functions.
#[inline(never)]
fn like_cusparseCreateConstDnVec<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::i64(a0, own.name(0))?;
            let c3 = args::enumeration(a2, own.name(2), t0)?;
            let mut c0: u64 = 0;
            let c2 = args::device(a1, own.name(1), None, &arena)?;
            args::keep(a1, &arena)?;
            let function: unsafe extern "system" fn(Ptr, i64, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function((&raw mut c0).cast(), c1, c2.cast(), c3)) };
            if status == 0 {
                handle_keepalive::made(t1, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t1, c0 as u64, None, arena);
            }
            returned(py, t2, status, 1, |tuple| tuple.push(out::value(py, t1, c0 as u64)?))
        },
    )
}

documented!(cusparseCreateConstSlicedEll, c"cusparseCreateConstSlicedEll($self, rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets, sellColInd, sellValues, sellSliceOffsetsType, sellColIndType, idxBase, valueType)
--

Creates a descriptor of a read-only Sliced-ELL matrix in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstSlicedEll(cusparseConstSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, const void *sellSliceOffsets, const void *sellColInd, const void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz, sellValuesSize, sliceSize : int
sellSliceOffsets, sellColInd, sellValues : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSlicedEll
");

shared!(
    cusparseCreateConstSlicedEll =
    like_cusparseCreateConstSlicedEll(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateConstSlicedEll",
    "rows cols nnz sellValuesSize sliceSize sellSliceOffsets sellColInd sellValues sellSliceOffsetsType sellColIndType idxBase valueType",
    slots::cusparseCreateConstSlicedEll
);

/// The shared body of `cusparseCreateConstSlicedEll` and other functions.
#[inline(never)]
fn like_cusparseCreateConstSlicedEll<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::i64(a0, own.name(0))?;
            let c2 = args::i64(a1, own.name(1))?;
            let c3 = args::i64(a2, own.name(2))?;
            let c4 = args::i64(a3, own.name(3))?;
            let c5 = args::i64(a4, own.name(4))?;
            let c9 = args::enumeration(a8, own.name(8), t0)?;
            let c10 = args::enumeration(a9, own.name(9), t0)?;
            let c11 = args::enumeration(a10, own.name(10), t1)?;
            let c12 = args::enumeration(a11, own.name(11), t2)?;
            let mut c0: u64 = 0;
            let c6 = args::device(a5, own.name(5), None, &arena)?;
            let c7 = args::device(a6, own.name(6), None, &arena)?;
            let c8 = args::device(a7, own.name(7), None, &arena)?;
            args::keep(a5, &arena)?;
            args::keep(a6, &arena)?;
            args::keep(a7, &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, i64, i64, i64, i64, i64, Ptr, Ptr, Ptr, i32, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                (&raw mut c0).cast(), c1, c2, c3, c4, c5, c6.cast(), c7.cast(), c8.cast(), c9, c10, c11, c12,
            )) };
            if status == 0 {
                handle_keepalive::made(t3, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t3, c0 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

documented!(cusparseCreateConstSpVec, c"cusparseCreateConstSpVec($self, size, nnz, indices, values, idxType, idxBase, valueType)
--

Creates a descriptor of a read-only sparse vector in the caller's device arrays.

``cusparseStatus_t cusparseCreateConstSpVec(cusparseConstSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, const void *indices, const void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
size, nnz : int
indices, values : device address or array
    Used after the call returns; kept alive by cubind as long as ``spVecDescr`` exists.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateConstSpVec
");

shared!(
    cusparseCreateConstSpVec =
    like_cusparseCreateConstSpVec(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpVecDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateConstSpVec",
    "size nnz indices values idxType idxBase valueType", slots::cusparseCreateConstSpVec
);

/// The shared body of `cusparseCreateConstSpVec` and other functions.
#[inline(never)]
fn like_cusparseCreateConstSpVec<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
    t3: &'static ValueDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c1 = args::i64(a0, own.name(0))?;
            let c2 = args::i64(a1, own.name(1))?;
            let c5 = args::enumeration(a4, own.name(4), t0)?;
            let c6 = args::enumeration(a5, own.name(5), t1)?;
            let c7 = args::enumeration(a6, own.name(6), t2)?;
            let mut c0: u64 = 0;
            let c3 = args::device(a2, own.name(2), None, &arena)?;
            let c4 = args::device(a3, own.name(3), None, &arena)?;
            args::keep(a2, &arena)?;
            args::keep(a3, &arena)?;
            let function: unsafe extern "system" fn(
                Ptr, i64, i64, Ptr, Ptr, i32, i32, i32,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function((&raw mut c0).cast(), c1, c2, c3.cast(), c4.cast(), c5, c6, c7))
            };
            if status == 0 {
                handle_keepalive::made(t3, c0 as u64);
            }
            if status == 0 {
                handle_keepalive::hold(t3, c0 as u64, None, arena);
            }
            returned(py, t4, status, 1, |tuple| tuple.push(out::value(py, t3, c0 as u64)?))
        },
    )
}

documented!(cusparseCreateCoo, c"cusparseCreateCoo($self, rows, cols, nnz, cooRowInd, cooColInd, cooValues, cooIdxType, idxBase, valueType)
--

Creates a descriptor of a matrix in coordinate format (COO) in the caller's device arrays.

``cusparseStatus_t cusparseCreateCoo(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cooRowInd, void *cooColInd, void *cooValues, cusparseIndexType_t cooIdxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
cooRowInd, cooColInd, cooValues : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCoo
");

shared!(
    cusparseCreateCoo = like_cusparseCreateConstCoo(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateCoo",
    "rows cols nnz cooRowInd cooColInd cooValues cooIdxType idxBase valueType",
    slots::cusparseCreateCoo
);

documented!(cusparseCreateCsc, c"cusparseCreateCsc($self, rows, cols, nnz, cscColOffsets, cscRowInd, cscValues, cscColOffsetsType, cscRowIndType, idxBase, valueType)
--

Creates a descriptor of a matrix in compressed-column format (CSC) in the caller's device arrays.

``cusparseStatus_t cusparseCreateCsc(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *cscColOffsets, void *cscRowInd, void *cscValues, cusparseIndexType_t cscColOffsetsType, cusparseIndexType_t cscRowIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
cscColOffsets, cscRowInd, cscValues : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsc
");

shared!(
    cusparseCreateCsc = like_cusparseCreateConstCsc(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateCsc",
    "rows cols nnz cscColOffsets cscRowInd cscValues cscColOffsetsType cscRowIndType idxBase valueType",
    slots::cusparseCreateCsc
);

documented!(cusparseCreateCsr, c"cusparseCreateCsr($self, rows, cols, nnz, csrRowOffsets, csrColInd, csrValues, csrRowOffsetsType, csrColIndType, idxBase, valueType)
--

Creates a descriptor of a matrix in compressed-row format (CSR) in the caller's device arrays.

``cusparseStatus_t cusparseCreateCsr(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, void *csrRowOffsets, void *csrColInd, void *csrValues, cusparseIndexType_t csrRowOffsetsType, cusparseIndexType_t csrColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz : int
csrRowOffsets, csrColInd, csrValues : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsr
");

shared!(
    cusparseCreateCsr = like_cusparseCreateConstCsc(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateCsr",
    "rows cols nnz csrRowOffsets csrColInd csrValues csrRowOffsetsType csrColIndType idxBase valueType",
    slots::cusparseCreateCsr
);

documented!(cusparseCreateCsric02Info, c"cusparseCreateCsric02Info($self)
--

Creates the object that stores the analysis of an incomplete Cholesky factorization of a CSR matrix.

``cusparseStatus_t cusparseCreateCsric02Info(csric02Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : csric02Info_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsric02Info
");

shared!(
    cusparseCreateCsric02Info = like_cusparseCreateBsric02Info(cusparse::csric02Info_t,
    cusparse::cusparseStatus_t), "cusparseCreateCsric02Info", "",
    slots::cusparseCreateCsric02Info
);

documented!(cusparseCreateCsrilu02Info, c"cusparseCreateCsrilu02Info($self)
--

Creates the object that stores the analysis of an incomplete LU factorization of a CSR matrix.

``cusparseStatus_t cusparseCreateCsrilu02Info(csrilu02Info_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : csrilu02Info_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsrilu02Info
");

shared!(
    cusparseCreateCsrilu02Info = like_cusparseCreateBsric02Info(cusparse::csrilu02Info_t,
    cusparse::cusparseStatus_t), "cusparseCreateCsrilu02Info", "",
    slots::cusparseCreateCsrilu02Info
);

documented!(cusparseCreateCsru2csrInfo, c"cusparseCreateCsru2csrInfo($self)
--

Creates an object that stores the order of a CSR matrix's elements before sorting.

``cusparseStatus_t cusparseCreateCsru2csrInfo(csru2csrInfo_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : csru2csrInfo_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateCsru2csrInfo
");

shared!(
    cusparseCreateCsru2csrInfo = like_cusparseCreate(cusparse::cusparseStatus_t,
    cusparse::csru2csrInfo_t), "cusparseCreateCsru2csrInfo", "",
    slots::cusparseCreateCsru2csrInfo
);

documented!(cusparseCreateDnMat, c"cusparseCreateDnMat($self, rows, cols, ld, values, valueType, order)
--

Creates a descriptor of a dense matrix in the caller's device array, in row-major or column-major order.

``cusparseStatus_t cusparseCreateDnMat(cusparseDnMatDescr_t *dnMatDescr, int64_t rows, int64_t cols, int64_t ld, void *values, cudaDataType valueType, cusparseOrder_t order)``

Parameters
----------
rows, cols, ld : int
values : device address or array
    Used after the call returns; kept alive by cubind as long as ``dnMatDescr`` exists.
valueType : runtime.cudaDataType
order : cusparseOrder_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
dnMatDescr : cusparseDnMatDescr_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnMat
");

shared!(
    cusparseCreateDnMat = like_cusparseCreateConstDnMat(runtime::cudaDataType,
    cusparse::cusparseOrder_t, cusparse::cusparseDnMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateDnMat",
    "rows cols ld values valueType order", slots::cusparseCreateDnMat
);

documented!(cusparseCreateDnVec, c"cusparseCreateDnVec($self, size, values, valueType)
--

Creates a descriptor of a dense vector, with values in the caller's device array.

``cusparseStatus_t cusparseCreateDnVec(cusparseDnVecDescr_t *dnVecDescr, int64_t size, void *values, cudaDataType valueType)``

Parameters
----------
size : int
values : device address or array
    Used after the call returns; kept alive by cubind as long as ``dnVecDescr`` exists.
valueType : runtime.cudaDataType

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
dnVecDescr : cusparseDnVecDescr_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateDnVec
");

shared!(
    cusparseCreateDnVec = like_cusparseCreateConstDnVec(runtime::cudaDataType,
    cusparse::cusparseDnVecDescr_t, cusparse::cusparseStatus_t), "cusparseCreateDnVec",
    "size values valueType", slots::cusparseCreateDnVec
);

documented!(cusparseCreateIdentityPermutation, c"cusparseCreateIdentityPermutation($self, handle, n, p)
--

Writes the identity permutation 0, 1, …, n − 1 to ``p``, as the input for a sort.

``cusparseStatus_t cusparseCreateIdentityPermutation(cusparseHandle_t handle, int n, int *p)``

Parameters
----------
handle : cusparseHandle_t or None
n : int
p : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateIdentityPermutation
");

#[inline(always)]
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

Creates a legacy matrix descriptor, initially for a general matrix with indices from 0.

``cusparseStatus_t cusparseCreateMatDescr(cusparseMatDescr_t *descrA)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
descrA : cusparseMatDescr_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateMatDescr
");

shared!(
    cusparseCreateMatDescr = like_cusparseCreate(cusparse::cusparseStatus_t,
    cusparse::cusparseMatDescr_t), "cusparseCreateMatDescr", "",
    slots::cusparseCreateMatDescr
);

documented!(cusparseCreatePruneInfo, c"cusparseCreatePruneInfo($self)
--

Creates the object that stores the state of pruning by percentage.

``cusparseStatus_t cusparseCreatePruneInfo(pruneInfo_t *info)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
info : pruneInfo_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreatePruneInfo
");

shared!(
    cusparseCreatePruneInfo = like_cusparseCreate(cusparse::cusparseStatus_t,
    cusparse::pruneInfo_t), "cusparseCreatePruneInfo", "", slots::cusparseCreatePruneInfo
);

documented!(cusparseCreateSlicedEll, c"cusparseCreateSlicedEll($self, rows, cols, nnz, sellValuesSize, sliceSize, sellSliceOffsets, sellColInd, sellValues, sellSliceOffsetsType, sellColIndType, idxBase, valueType)
--

Creates a descriptor of a Sliced-ELL matrix: slices of rows, each padded to the length of its longest row.

``cusparseStatus_t cusparseCreateSlicedEll(cusparseSpMatDescr_t *spMatDescr, int64_t rows, int64_t cols, int64_t nnz, int64_t sellValuesSize, int64_t sliceSize, void *sellSliceOffsets, void *sellColInd, void *sellValues, cusparseIndexType_t sellSliceOffsetsType, cusparseIndexType_t sellColIndType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
rows, cols, nnz, sellValuesSize, sliceSize : int
sellSliceOffsets, sellColInd, sellValues : device address or array
    Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.
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
Declared in ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSlicedEll
");

shared!(
    cusparseCreateSlicedEll =
    like_cusparseCreateConstSlicedEll(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateSlicedEll",
    "rows cols nnz sellValuesSize sliceSize sellSliceOffsets sellColInd sellValues sellSliceOffsetsType sellColIndType idxBase valueType",
    slots::cusparseCreateSlicedEll
);

documented!(cusparseCreateSpVec, c"cusparseCreateSpVec($self, size, nnz, indices, values, idxType, idxBase, valueType)
--

Creates a descriptor of a sparse vector, with indices and values in the caller's device arrays.

``cusparseStatus_t cusparseCreateSpVec(cusparseSpVecDescr_t *spVecDescr, int64_t size, int64_t nnz, void *indices, void *values, cusparseIndexType_t idxType, cusparseIndexBase_t idxBase, cudaDataType valueType)``

Parameters
----------
size, nnz : int
indices, values : device address or array
    Used after the call returns; kept alive by cubind as long as ``spVecDescr`` exists.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCreateSpVec
");

shared!(
    cusparseCreateSpVec = like_cusparseCreateConstSpVec(cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType, cusparse::cusparseSpVecDescr_t,
    cusparse::cusparseStatus_t), "cusparseCreateSpVec",
    "size nnz indices values idxType idxBase valueType", slots::cusparseCreateSpVec
);

documented!(cusparseCscGet, c"cusparseCscGet($self, spMatDescr)
--

Returns the size, number of nonzeros, arrays and types of a CSC matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscGet
");

shared!(
    cusparseCscGet = like_cusparseConstCscGet(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType), "cusparseCscGet",
    "spMatDescr", slots::cusparseCscGet
);

documented!(cusparseCscSetPointers, c"cusparseCscSetPointers($self, spMatDescr, cscColOffsets, cscRowInd, cscValues)
--

Sets the device arrays of a CSC matrix: column offsets, row indices and values.

``cusparseStatus_t cusparseCscSetPointers(cusparseSpMatDescr_t spMatDescr, void *cscColOffsets, void *cscRowInd, void *cscValues)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
cscColOffsets, cscRowInd, cscValues : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or ``spMatDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCscSetPointers
");

#[inline(always)]
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

Converts a CSR matrix to CSC format (the CSR format of its transpose), with or without values.

``cusparseStatus_t cusparseCsr2cscEx2(cusparseHandle_t handle, int m, int n, int nnz, const void *csrVal, const int *csrRowPtr, const int *csrColInd, void *cscVal, int *cscColPtr, int *cscRowInd, cudaDataType valType, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, cusparseCsr2CscAlg_t alg, void *buffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
csrVal, csrRowPtr, csrColInd, cscVal, cscColPtr, cscRowInd, buffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2
");

#[inline(always)]
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

Returns the workspace size in bytes for ``cusparseCsr2cscEx2``.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsr2cscEx2_bufferSize
");

#[inline(always)]
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

Returns the size, number of nonzeros, arrays and types of a CSR matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrGet
");

shared!(
    cusparseCsrGet = like_cusparseConstCscGet(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType), "cusparseCsrGet",
    "spMatDescr", slots::cusparseCsrGet
);

documented!(cusparseCsrSetPointers, c"cusparseCsrSetPointers($self, spMatDescr, csrRowOffsets, csrColInd, csrValues)
--

Sets the device arrays of a CSR matrix: row offsets, column indices and values.

``cusparseStatus_t cusparseCsrSetPointers(cusparseSpMatDescr_t spMatDescr, void *csrRowOffsets, void *csrColInd, void *csrValues)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
csrRowOffsets, csrColInd, csrValues : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or ``spMatDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetPointers
");

#[inline(always)]
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

Makes a descriptor describe a batch of CSR matrices at fixed strides.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCsrSetStridedBatch
");

#[inline(always)]
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

Converts a BSR matrix with square blocks to CSR format (double precision).

``cusparseStatus_t cusparseDbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsr2csr
");

shared!(
    cusparseDbsr2csr = like_cusparseCbsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDbsr2csr",
    "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseDbsr2csr
);

documented!(cusparseDbsric02, c"cusparseDbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double precision).

``cusparseStatus_t cusparseDbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02
");

shared!(
    cusparseDbsric02 = like_cusparseCbsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, cusparse::bsric02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDbsric02",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
    slots::cusparseDbsric02
);

documented!(cusparseDbsric02_analysis, c"cusparseDbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)
--

Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, double precision).

``cusparseStatus_t cusparseDbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t
pInputBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsric02`` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsric02_bufferSize
");

shared!(
    cusparseDbsric02_bufferSize =
    like_cusparseCbsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, cusparse::bsric02Info_t,
    Ty::F64, Ty::I32, cusparse::cusparseStatus_t), "cusparseDbsric02_bufferSize",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
    slots::cusparseDbsric02_bufferSize
);

documented!(cusparseDbsrilu02, c"cusparseDbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double precision).

``cusparseStatus_t cusparseDbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02
");

shared!(
    cusparseDbsrilu02 = like_cusparseCbsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t,
    cusparse::bsrilu02Info_t, cusparse::cusparseSolvePolicy_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDbsrilu02",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
    slots::cusparseDbsrilu02
);

documented!(cusparseDbsrilu02_analysis, c"cusparseDbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, double precision).

``cusparseStatus_t cusparseDbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrilu02`` (incomplete LU, double precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_bufferSize
");

shared!(
    cusparseDbsrilu02_bufferSize =
    like_cusparseCbsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t,
    cusparse::bsrilu02Info_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDbsrilu02_bufferSize",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
    slots::cusparseDbsrilu02_bufferSize
);

documented!(cusparseDbsrilu02_numericBoost, c"cusparseDbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (double precision).

``cusparseStatus_t cusparseDbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, double *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrilu02Info_t or None
enable_boost : int
tol, boost_val : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrilu02_numericBoost
");

shared!(
    cusparseDbsrilu02_numericBoost =
    like_cusparseDbsrilu02_numericBoost(cusparse::cusparseHandle_t,
    cusparse::bsrilu02Info_t, Ty::F64, cusparse::cusparseStatus_t),
    "cusparseDbsrilu02_numericBoost", "handle info enable_boost tol boost_val",
    slots::cusparseDbsrilu02_numericBoost
);

/// The shared body of `cusparseDbsrilu02_numericBoost` and other functions.
#[inline(never)]
fn like_cusparseDbsrilu02_numericBoost<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::i32(a2, own.name(2))?;
            let mut c3_number = args::Number::default();
            let c3 = args::scalar(a3, own.name(3), t2, &mut c3_number, &arena)?;
            let mut c4_number = args::Number::default();
            let c4 = args::scalar(a4, own.name(4), t2, &mut c4_number, &arena)?;
            let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3.cast(), c4.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cusparseDbsrmm, c"cusparseDbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double precision.

``cusparseStatus_t cusparseDbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const double *B, int ldb, const double *beta, double *C, int ldc)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transB : cusparseOperation_t
mb, n, kb, nnzb, blockSize, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmm
");

shared!(
    cusparseDbsrmm = like_cusparseCbsrmm(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDbsrmm",
    "handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockSize B ldb beta C ldc",
    slots::cusparseDbsrmm
);

shared!(
    cusparseDbsrmv = like_cusparseCbsrmv(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDbsrmv",
    "handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim x beta y",
    slots::cusparseDbsrmv
);

documented!(cusparseDbsrsm2_analysis, c"cusparseDbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)
--

Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (double precision).

``cusparseStatus_t cusparseDbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrsm2`` (BSR solve, double precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_bufferSize
");

shared!(
    cusparseDbsrsm2_bufferSize =
    like_cusparseCbsrsm2_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsm2Info_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDbsrsm2_bufferSize",
    "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info",
    slots::cusparseDbsrsm2_bufferSize
);

documented!(cusparseDbsrsm2_solve, c"cusparseDbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)
--

Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double precision).

``cusparseStatus_t cusparseDbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const double *B, int ldb, double *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize, ldb, ldx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsm2_solve
");

shared!(
    cusparseDbsrsm2_solve = like_cusparseCbsrsm2_solve(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsm2Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDbsrsm2_solve",
    "handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info B ldb X ldx policy pBuffer",
    slots::cusparseDbsrsm2_solve
);

documented!(cusparseDbsrsv2_analysis, c"cusparseDbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)
--

Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (double precision).

``cusparseStatus_t cusparseDbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrsv2`` (BSR solve, double precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_bufferSize
");

shared!(
    cusparseDbsrsv2_bufferSize =
    like_cusparseCbsrsv2_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsv2Info_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDbsrsv2_bufferSize",
    "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info",
    slots::cusparseDbsrsv2_bufferSize
);

documented!(cusparseDbsrsv2_solve, c"cusparseDbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)
--

Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double precision).

``cusparseStatus_t cusparseDbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const double *f, double *x, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrsv2_solve
");

shared!(
    cusparseDbsrsv2_solve = like_cusparseCbsrsv2_solve(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsv2Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDbsrsv2_solve",
    "handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info f x policy pBuffer",
    slots::cusparseDbsrsv2_solve
);

documented!(cusparseDbsrxmv, c"cusparseDbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double precision.

``cusparseStatus_t cusparseDbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
sizeOfMask, mb, nb, nnzb, blockDim : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrxmv
");

shared!(
    cusparseDbsrxmv = like_cusparseCbsrxmv(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDbsrxmv",
    "handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y",
    slots::cusparseDbsrxmv
);

documented!(cusparseDcsr2bsr, c"cusparseDcsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)
--

Converts a CSR matrix to BSR format with square blocks (double precision).

``cusparseStatus_t cusparseDcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2bsr
");

shared!(
    cusparseDcsr2bsr = like_cusparseCbsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDcsr2bsr",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC",
    slots::cusparseDcsr2bsr
);

documented!(cusparseDcsr2csr_compress, c"cusparseDcsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)
--

Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double precision).

``cusparseStatus_t cusparseDcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, double *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, double tol)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : float

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csr_compress
");

#[inline(always)]
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

Restores the order that a CSR matrix had before ``csru2csr`` (double precision).

``cusparseStatus_t cusparseDcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2csru
");

shared!(
    cusparseDcsr2csru = like_cusparseCcsr2csru(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csru2csrInfo_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDcsr2csru",
    "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
    slots::cusparseDcsr2csru
);

documented!(cusparseDcsr2gebsr, c"cusparseDcsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)
--

Converts a CSR matrix to BSR format with rectangular blocks (double precision).

``cusparseStatus_t cusparseDcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr
");

shared!(
    cusparseDcsr2gebsr = like_cusparseCcsr2gebsr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDcsr2gebsr",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer",
    slots::cusparseDcsr2gebsr
);

documented!(cusparseDcsr2gebsr_bufferSize, c"cusparseDcsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)
--

Returns the workspace size of ``csr2gebsr`` (double precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsr2gebsr_bufferSize
");

shared!(
    cusparseDcsr2gebsr_bufferSize =
    like_cusparseCcsr2gebsr_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDcsr2gebsr_bufferSize",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA rowBlockDim colBlockDim",
    slots::cusparseDcsr2gebsr_bufferSize
);

documented!(cusparseDcsrcolor, c"cusparseDcsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)
--

Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double precision).

``cusparseStatus_t cusparseDcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
fractionToColor : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
ncolors : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrcolor
");

shared!(
    cusparseDcsrcolor = like_cusparseDcsrcolor(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::cusparseColorInfo_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDcsrcolor",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor ncolors coloring reordering info",
    slots::cusparseDcsrcolor
);

/// The shared body of `cusparseDcsrcolor` and other functions.
#[inline(never)]
fn like_cusparseDcsrcolor<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::value::<u64>(a3, own.name(3), t1)?;
            let c11 = args::value::<u64>(a11, own.name(11), t2)?;
            let c4 = args::device(a4, own.name(4), Some(t3), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t4), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let mut c7_number = args::Number::default();
            let c7 = args::scalar(a7, own.name(7), t3, &mut c7_number, &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t4), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t4), &arena)?;
            let c8 = args::scalar_to_write(a8, own.name(8), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4.cast(), c5.cast(), c6.cast(), c7.cast(), c8.cast(), c9.cast(), c10.cast(), c11,
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseDcsrgeam2, c"cusparseDcsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, double precision.

``cusparseStatus_t cusparseDcsrgeam2(cusparseHandle_t handle, int m, int n, const double *alpha, cusparseMatDescr_t descrA, int nnzA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *beta, cusparseMatDescr_t descrB, int nnzB, const double *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2
");

shared!(
    cusparseDcsrgeam2 = like_cusparseCcsrgeam2(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDcsrgeam2",
    "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
    slots::cusparseDcsrgeam2
);

documented!(cusparseDcsrgeam2_bufferSizeExt, c"cusparseDcsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Returns the workspace size of ``csrgeam2`` (CSR sum, double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrgeam2_bufferSizeExt
");

shared!(
    cusparseDcsrgeam2_bufferSizeExt =
    like_cusparseCcsrgeam2_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDcsrgeam2_bufferSizeExt",
    "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseDcsrgeam2_bufferSizeExt
);

documented!(cusparseDcsric02, c"cusparseDcsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double precision).

``cusparseStatus_t cusparseDcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02
");

shared!(
    cusparseDcsric02 = like_cusparseCcsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csric02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDcsric02",
    "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
    slots::cusparseDcsric02
);

documented!(cusparseDcsric02_analysis, c"cusparseDcsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, double precision).

``cusparseStatus_t cusparseDcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``csric02`` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsric02_bufferSize
");

shared!(
    cusparseDcsric02_bufferSize =
    like_cusparseCcsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csric02Info_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDcsric02_bufferSize",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
    slots::cusparseDcsric02_bufferSize
);

documented!(cusparseDcsrilu02, c"cusparseDcsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double precision).

``cusparseStatus_t cusparseDcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, double *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02
");

shared!(
    cusparseDcsrilu02 = like_cusparseCcsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csrilu02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDcsrilu02",
    "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
    slots::cusparseDcsrilu02
);

documented!(cusparseDcsrilu02_analysis, c"cusparseDcsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, double precision).

``cusparseStatus_t cusparseDcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``csrilu02`` (incomplete LU, double precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_bufferSize
");

shared!(
    cusparseDcsrilu02_bufferSize =
    like_cusparseCcsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csrilu02Info_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDcsrilu02_bufferSize",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
    slots::cusparseDcsrilu02_bufferSize
);

documented!(cusparseDcsrilu02_numericBoost, c"cusparseDcsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (double precision).

``cusparseStatus_t cusparseDcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, double *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : csrilu02Info_t or None
enable_boost : int
tol, boost_val : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsrilu02_numericBoost
");

shared!(
    cusparseDcsrilu02_numericBoost =
    like_cusparseDbsrilu02_numericBoost(cusparse::cusparseHandle_t,
    cusparse::csrilu02Info_t, Ty::F64, cusparse::cusparseStatus_t),
    "cusparseDcsrilu02_numericBoost", "handle info enable_boost tol boost_val",
    slots::cusparseDcsrilu02_numericBoost
);

documented!(cusparseDcsru2csr, c"cusparseDcsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Sorts each row of a CSR matrix by column, with its values, and stores the original order (double precision).

``cusparseStatus_t cusparseDcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, double *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr
");

shared!(
    cusparseDcsru2csr = like_cusparseCcsr2csru(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csru2csrInfo_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDcsru2csr",
    "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
    slots::cusparseDcsru2csr
);

documented!(cusparseDcsru2csr_bufferSizeExt, c"cusparseDcsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)
--

Returns the workspace size of ``csru2csr`` and ``csr2csru`` (double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDcsru2csr_bufferSizeExt
");

shared!(
    cusparseDcsru2csr_bufferSizeExt =
    like_cusparseCcsru2csr_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::csru2csrInfo_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDcsru2csr_bufferSizeExt", "handle m n nnz csrVal csrRowPtr csrColInd info",
    slots::cusparseDcsru2csr_bufferSizeExt
);

documented!(cusparseDenseToSparse_analysis, c"cusparseDenseToSparse_analysis($self, handle, matA, matB, alg, externalBuffer)
--

Counts the nonzeros of a dense matrix, so that the arrays of the sparse matrix can be allocated.

``cusparseStatus_t cusparseDenseToSparse_analysis(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
matA : cusparseDnMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matB : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
alg : cusparseDenseToSparseAlg_t
externalBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``matB``, or ``matB`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_analysis
");

#[inline(always)]
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

Returns the workspace size in bytes for converting a dense matrix to a sparse matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_bufferSize
");

shared!(
    cusparseDenseToSparse_bufferSize =
    like_cusparseDenseToSparse_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDnMatDescr_t, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseDenseToSparseAlg_t, cusparse::cusparseStatus_t),
    "cusparseDenseToSparse_bufferSize", "handle matA matB alg",
    slots::cusparseDenseToSparse_bufferSize
);

/// The shared body of `cusparseDenseToSparse_bufferSize` and other functions.
#[inline(never)]
fn like_cusparseDenseToSparse_bufferSize<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let mut c4: u64 = 0;
            let function: unsafe extern "system" fn(u64, u64, u64, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, (&raw mut c4).cast())) };
            returned(py, t4, status, 1, |tuple| tuple.push(out::u64(py, c4)?))
        },
    )
}

documented!(cusparseDenseToSparse_convert, c"cusparseDenseToSparse_convert($self, handle, matA, matB, alg, externalBuffer)
--

Writes the nonzeros of an analyzed dense matrix to the arrays of the sparse matrix.

``cusparseStatus_t cusparseDenseToSparse_convert(cusparseHandle_t handle, cusparseConstDnMatDescr_t matA, cusparseSpMatDescr_t matB, cusparseDenseToSparseAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
matA : cusparseDnMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matB : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
alg : cusparseDenseToSparseAlg_t
externalBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDenseToSparse_convert
");

shared!(
    cusparseDenseToSparse_convert =
    like_cusparseDenseToSparse_convert(cusparse::cusparseHandle_t,
    cusparse::cusparseDnMatDescr_t, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseDenseToSparseAlg_t, cusparse::cusparseStatus_t),
    "cusparseDenseToSparse_convert", "handle matA matB alg externalBuffer",
    slots::cusparseDenseToSparse_convert
);

/// The shared body of `cusparseDenseToSparse_convert` and other functions.
#[inline(never)]
fn like_cusparseDenseToSparse_convert<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let c3 = args::enumeration(a3, own.name(3), t3)?;
            let c4 = args::device(a4, own.name(4), None, &arena)?;
            let function: unsafe extern "system" fn(u64, u64, u64, i32, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2, c3, c4.cast())) };
            returned0(py, t4, status)
        },
    )
}

documented!(cusparseDestroy, c"cusparseDestroy($self, handle)
--

Destroys a cuSPARSE handle and frees its memory.

``cusparseStatus_t cusparseDestroy(cusparseHandle_t handle)``

Parameters
----------
handle : cusparseHandle_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``handle``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroy
");

shared!(
    cusparseDestroy = like_cusparseDestroy(cusparse::cusparseHandle_t,
    cusparse::cusparseStatus_t), "cusparseDestroy", "handle", slots::cusparseDestroy
);

/// The shared body of `cusparseDestroy` and other functions.
#[inline(never)]
fn like_cusparseDestroy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t1, status)
        },
    )
}

documented!(cusparseDestroyBsric02Info, c"cusparseDestroyBsric02Info($self, info)
--

Destroys the analysis of an incomplete Cholesky factorization of a BSR matrix.

``cusparseStatus_t cusparseDestroyBsric02Info(bsric02Info_t info)``

Parameters
----------
info : bsric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``info``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsric02Info
");

shared!(
    cusparseDestroyBsric02Info = like_cusparseDestroyBsric02Info(cusparse::bsric02Info_t,
    cusparse::cusparseStatus_t), "cusparseDestroyBsric02Info", "info",
    slots::cusparseDestroyBsric02Info
);

/// The shared body of `cusparseDestroyBsric02Info` and other functions.
#[inline(never)]
fn like_cusparseDestroyBsric02Info<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let detached = handle_keepalive::detach(t0, c0 as u64);
            let status = unsafe { released(py, || function(c0)) };
            detached.finish(status == 0);
            returned0(py, t1, status)
        },
    )
}

documented!(cusparseDestroyBsrilu02Info, c"cusparseDestroyBsrilu02Info($self, info)
--

Destroys the analysis of an incomplete LU factorization of a BSR matrix.

``cusparseStatus_t cusparseDestroyBsrilu02Info(bsrilu02Info_t info)``

Parameters
----------
info : bsrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``info``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrilu02Info
");

shared!(
    cusparseDestroyBsrilu02Info =
    like_cusparseDestroyBsric02Info(cusparse::bsrilu02Info_t,
    cusparse::cusparseStatus_t), "cusparseDestroyBsrilu02Info", "info",
    slots::cusparseDestroyBsrilu02Info
);

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

Warnings
--------
- No thread may use ``info``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsm2Info
");

shared!(
    cusparseDestroyBsrsm2Info = like_cusparseDestroyBsric02Info(cusparse::bsrsm2Info_t,
    cusparse::cusparseStatus_t), "cusparseDestroyBsrsm2Info", "info",
    slots::cusparseDestroyBsrsm2Info
);

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

Warnings
--------
- No thread may use ``info``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyBsrsv2Info
");

shared!(
    cusparseDestroyBsrsv2Info = like_cusparseDestroyBsric02Info(cusparse::bsrsv2Info_t,
    cusparse::cusparseStatus_t), "cusparseDestroyBsrsv2Info", "info",
    slots::cusparseDestroyBsrsv2Info
);

documented!(cusparseDestroyColorInfo, c"cusparseDestroyColorInfo($self, info)
--

Destroys the configuration of a graph coloring.

``cusparseStatus_t cusparseDestroyColorInfo(cusparseColorInfo_t info)``

Parameters
----------
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``info``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyColorInfo
");

shared!(
    cusparseDestroyColorInfo = like_cusparseDestroy(cusparse::cusparseColorInfo_t,
    cusparse::cusparseStatus_t), "cusparseDestroyColorInfo", "info",
    slots::cusparseDestroyColorInfo
);

documented!(cusparseDestroyCsric02Info, c"cusparseDestroyCsric02Info($self, info)
--

Destroys the analysis of an incomplete Cholesky factorization of a CSR matrix.

``cusparseStatus_t cusparseDestroyCsric02Info(csric02Info_t info)``

Parameters
----------
info : csric02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``info``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsric02Info
");

shared!(
    cusparseDestroyCsric02Info = like_cusparseDestroyBsric02Info(cusparse::csric02Info_t,
    cusparse::cusparseStatus_t), "cusparseDestroyCsric02Info", "info",
    slots::cusparseDestroyCsric02Info
);

documented!(cusparseDestroyCsrilu02Info, c"cusparseDestroyCsrilu02Info($self, info)
--

Destroys the analysis of an incomplete LU factorization of a CSR matrix.

``cusparseStatus_t cusparseDestroyCsrilu02Info(csrilu02Info_t info)``

Parameters
----------
info : csrilu02Info_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``info``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsrilu02Info
");

shared!(
    cusparseDestroyCsrilu02Info =
    like_cusparseDestroyBsric02Info(cusparse::csrilu02Info_t,
    cusparse::cusparseStatus_t), "cusparseDestroyCsrilu02Info", "info",
    slots::cusparseDestroyCsrilu02Info
);

documented!(cusparseDestroyCsru2csrInfo, c"cusparseDestroyCsru2csrInfo($self, info)
--

Destroys the stored order of a CSR matrix's elements before sorting.

``cusparseStatus_t cusparseDestroyCsru2csrInfo(csru2csrInfo_t info)``

Parameters
----------
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``info``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyCsru2csrInfo
");

shared!(
    cusparseDestroyCsru2csrInfo = like_cusparseDestroy(cusparse::csru2csrInfo_t,
    cusparse::cusparseStatus_t), "cusparseDestroyCsru2csrInfo", "info",
    slots::cusparseDestroyCsru2csrInfo
);

documented!(cusparseDestroyDnMat, c"cusparseDestroyDnMat($self, dnMatDescr)
--

Destroys the descriptor of a dense matrix, but not its array.

``cusparseStatus_t cusparseDestroyDnMat(cusparseConstDnMatDescr_t dnMatDescr)``

Parameters
----------
dnMatDescr : cusparseDnMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``dnMatDescr``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnMat
");

shared!(
    cusparseDestroyDnMat =
    like_cusparseDestroyBsric02Info(cusparse::cusparseDnMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseDestroyDnMat", "dnMatDescr",
    slots::cusparseDestroyDnMat
);

documented!(cusparseDestroyDnVec, c"cusparseDestroyDnVec($self, dnVecDescr)
--

Destroys the descriptor of a dense vector, but not its array.

``cusparseStatus_t cusparseDestroyDnVec(cusparseConstDnVecDescr_t dnVecDescr)``

Parameters
----------
dnVecDescr : cusparseDnVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``dnVecDescr``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyDnVec
");

shared!(
    cusparseDestroyDnVec =
    like_cusparseDestroyBsric02Info(cusparse::cusparseDnVecDescr_t,
    cusparse::cusparseStatus_t), "cusparseDestroyDnVec", "dnVecDescr",
    slots::cusparseDestroyDnVec
);

documented!(cusparseDestroyMatDescr, c"cusparseDestroyMatDescr($self, descrA)
--

Destroys a legacy matrix descriptor.

``cusparseStatus_t cusparseDestroyMatDescr(cusparseMatDescr_t descrA)``

Parameters
----------
descrA : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``descrA``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyMatDescr
");

shared!(
    cusparseDestroyMatDescr = like_cusparseDestroy(cusparse::cusparseMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseDestroyMatDescr", "descrA",
    slots::cusparseDestroyMatDescr
);

documented!(cusparseDestroyPruneInfo, c"cusparseDestroyPruneInfo($self, info)
--

Destroys the state of pruning by percentage.

``cusparseStatus_t cusparseDestroyPruneInfo(pruneInfo_t info)``

Parameters
----------
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``info``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroyPruneInfo
");

shared!(
    cusparseDestroyPruneInfo = like_cusparseDestroy(cusparse::pruneInfo_t,
    cusparse::cusparseStatus_t), "cusparseDestroyPruneInfo", "info",
    slots::cusparseDestroyPruneInfo
);

documented!(cusparseDestroySpMat, c"cusparseDestroySpMat($self, spMatDescr)
--

Destroys the descriptor of a sparse matrix, but not its arrays.

``cusparseStatus_t cusparseDestroySpMat(cusparseConstSpMatDescr_t spMatDescr)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``spMatDescr``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpMat
");

shared!(
    cusparseDestroySpMat =
    like_cusparseDestroyBsric02Info(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseDestroySpMat", "spMatDescr",
    slots::cusparseDestroySpMat
);

documented!(cusparseDestroySpVec, c"cusparseDestroySpVec($self, spVecDescr)
--

Destroys the descriptor of a sparse vector, but not its arrays.

``cusparseStatus_t cusparseDestroySpVec(cusparseConstSpVecDescr_t spVecDescr)``

Parameters
----------
spVecDescr : cusparseSpVecDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``spVecDescr``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDestroySpVec
");

shared!(
    cusparseDestroySpVec =
    like_cusparseDestroyBsric02Info(cusparse::cusparseSpVecDescr_t,
    cusparse::cusparseStatus_t), "cusparseDestroySpVec", "spVecDescr",
    slots::cusparseDestroySpVec
);

documented!(cusparseDgebsr2csr, c"cusparseDgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts a BSR matrix with rectangular blocks to CSR format (double precision).

``cusparseStatus_t cusparseDgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, double *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2csr
");

shared!(
    cusparseDgebsr2csr = like_cusparseCgebsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDgebsr2csr",
    "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseDgebsr2csr
);

documented!(cusparseDgebsr2gebsc, c"cusparseDgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)
--

Converts a matrix with rectangular blocks from BSR to BSC (block columns, double precision).

``cusparseStatus_t cusparseDgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const double *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, double *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
copyValues : cusparseAction_t
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc
");

shared!(
    cusparseDgebsr2gebsc = like_cusparseCgebsr2gebsc(cusparse::cusparseHandle_t,
    cusparse::cusparseAction_t, cusparse::cusparseIndexBase_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDgebsr2gebsc",
    "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer",
    slots::cusparseDgebsr2gebsc
);

documented!(cusparseDgebsr2gebsc_bufferSize, c"cusparseDgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)
--

Returns the workspace size of ``gebsr2gebsc`` (double precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsc_bufferSize
");

shared!(
    cusparseDgebsr2gebsc_bufferSize =
    like_cusparseCgebsr2gebsc_bufferSize(cusparse::cusparseHandle_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDgebsr2gebsc_bufferSize",
    "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim",
    slots::cusparseDgebsr2gebsc_bufferSize
);

documented!(cusparseDgebsr2gebsr, c"cusparseDgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)
--

Converts a BSR matrix to BSR format with another block shape (double precision).

``cusparseStatus_t cusparseDgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, double *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr
");

shared!(
    cusparseDgebsr2gebsr = like_cusparseCgebsr2gebsr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDgebsr2gebsr",
    "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC pBuffer",
    slots::cusparseDgebsr2gebsr
);

documented!(cusparseDgebsr2gebsr_bufferSize, c"cusparseDgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)
--

Returns the workspace size of ``gebsr2gebsr`` (double precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgebsr2gebsr_bufferSize
");

shared!(
    cusparseDgebsr2gebsr_bufferSize =
    like_cusparseCgebsr2gebsr_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDgebsr2gebsr_bufferSize",
    "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC",
    slots::cusparseDgebsr2gebsr_bufferSize
);

documented!(cusparseDgemvi, c"cusparseDgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)
--

y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double precision.

``cusparseStatus_t cusparseDgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const double *alpha, const double *A, int lda, int nnz, const double *xVal, const int *xInd, const double *beta, double *y, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, lda, nnz : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, xVal, xInd, y, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi
");

shared!(
    cusparseDgemvi = like_cusparseCgemvi(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseIndexBase_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDgemvi",
    "handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer",
    slots::cusparseDgemvi
);

documented!(cusparseDgemvi_bufferSize, c"cusparseDgemvi_bufferSize($self, handle, transA, m, n, nnz)
--

Returns the workspace size of ``gemvi`` (double precision) in bytes.

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

Warnings
--------
- ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgemvi_bufferSize
");

shared!(
    cusparseDgemvi_bufferSize =
    like_cusparseCgemvi_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseStatus_t),
    "cusparseDgemvi_bufferSize", "handle transA m n nnz",
    slots::cusparseDgemvi_bufferSize
);

documented!(cusparseDgpsvInterleavedBatch, c"cusparseDgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)
--

Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double precision).

``cusparseStatus_t cusparseDgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *ds, double *dl, double *d, double *du, double *dw, double *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch
");

shared!(
    cusparseDgpsvInterleavedBatch =
    like_cusparseCgpsvInterleavedBatch(cusparse::cusparseHandle_t, Ty::F64,
    cusparse::cusparseStatus_t), "cusparseDgpsvInterleavedBatch",
    "handle algo m ds dl d du dw x batchCount pBuffer",
    slots::cusparseDgpsvInterleavedBatch
);

documented!(cusparseDgpsvInterleavedBatch_bufferSizeExt, c"cusparseDgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)
--

Returns the workspace size of ``gpsvInterleavedBatch`` (double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgpsvInterleavedBatch_bufferSizeExt
");

shared!(
    cusparseDgpsvInterleavedBatch_bufferSizeExt =
    like_cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparse::cusparseHandle_t, Ty::F64,
    cusparse::cusparseStatus_t), "cusparseDgpsvInterleavedBatch_bufferSizeExt",
    "handle algo m ds dl d du dw x batchCount",
    slots::cusparseDgpsvInterleavedBatch_bufferSizeExt
);

documented!(cusparseDgtsv2, c"cusparseDgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double precision).

``cusparseStatus_t cusparseDgtsv2(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2
");

shared!(
    cusparseDgtsv2 = like_cusparseCgtsv2(cusparse::cusparseHandle_t, Ty::F64,
    cusparse::cusparseStatus_t), "cusparseDgtsv2", "handle m n dl d du B ldb pBuffer",
    slots::cusparseDgtsv2
);

documented!(cusparseDgtsv2StridedBatch, c"cusparseDgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)
--

Solves a strided batch of tridiagonal systems; solutions overwrite x (double precision).

``cusparseStatus_t cusparseDgtsv2StridedBatch(cusparseHandle_t handle, int m, const double *dl, const double *d, const double *du, double *x, int batchCount, int batchStride, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch
");

shared!(
    cusparseDgtsv2StridedBatch =
    like_cusparseCgtsv2StridedBatch(cusparse::cusparseHandle_t, Ty::F64,
    cusparse::cusparseStatus_t), "cusparseDgtsv2StridedBatch",
    "handle m dl d du x batchCount batchStride pBuffer",
    slots::cusparseDgtsv2StridedBatch
);

documented!(cusparseDgtsv2StridedBatch_bufferSizeExt, c"cusparseDgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)
--

Returns the workspace size of ``gtsv2StridedBatch`` (double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2StridedBatch_bufferSizeExt
");

shared!(
    cusparseDgtsv2StridedBatch_bufferSizeExt =
    like_cusparseCgtsv2StridedBatch_bufferSizeExt(cusparse::cusparseHandle_t, Ty::F64,
    cusparse::cusparseStatus_t), "cusparseDgtsv2StridedBatch_bufferSizeExt",
    "handle m dl d du x batchCount batchStride",
    slots::cusparseDgtsv2StridedBatch_bufferSizeExt
);

documented!(cusparseDgtsv2_bufferSizeExt, c"cusparseDgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Returns the workspace size of ``gtsv2`` (tridiagonal solve, double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_bufferSizeExt
");

shared!(
    cusparseDgtsv2_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::F64,
    cusparse::cusparseStatus_t), "cusparseDgtsv2_bufferSizeExt",
    "handle m n dl d du B ldb", slots::cusparseDgtsv2_bufferSizeExt
);

documented!(cusparseDgtsv2_nopivot, c"cusparseDgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double precision).

``cusparseStatus_t cusparseDgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const double *dl, const double *d, const double *du, double *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot
");

shared!(
    cusparseDgtsv2_nopivot = like_cusparseCgtsv2(cusparse::cusparseHandle_t, Ty::F64,
    cusparse::cusparseStatus_t), "cusparseDgtsv2_nopivot",
    "handle m n dl d du B ldb pBuffer", slots::cusparseDgtsv2_nopivot
);

documented!(cusparseDgtsv2_nopivot_bufferSizeExt, c"cusparseDgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Returns the workspace size of ``gtsv2_nopivot`` (double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsv2_nopivot_bufferSizeExt
");

shared!(
    cusparseDgtsv2_nopivot_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::F64,
    cusparse::cusparseStatus_t), "cusparseDgtsv2_nopivot_bufferSizeExt",
    "handle m n dl d du B ldb", slots::cusparseDgtsv2_nopivot_bufferSizeExt
);

documented!(cusparseDgtsvInterleavedBatch, c"cusparseDgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)
--

Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double precision).

``cusparseStatus_t cusparseDgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, double *dl, double *d, double *du, double *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch
");

shared!(
    cusparseDgtsvInterleavedBatch = like_cusparseCgtsv2(cusparse::cusparseHandle_t,
    Ty::F64, cusparse::cusparseStatus_t), "cusparseDgtsvInterleavedBatch",
    "handle algo m dl d du x batchCount pBuffer", slots::cusparseDgtsvInterleavedBatch
);

documented!(cusparseDgtsvInterleavedBatch_bufferSizeExt, c"cusparseDgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)
--

Returns the workspace size of ``gtsvInterleavedBatch`` (double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDgtsvInterleavedBatch_bufferSizeExt
");

shared!(
    cusparseDgtsvInterleavedBatch_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::F64,
    cusparse::cusparseStatus_t), "cusparseDgtsvInterleavedBatch_bufferSizeExt",
    "handle algo m dl d du x batchCount",
    slots::cusparseDgtsvInterleavedBatch_bufferSizeExt
);

documented!(cusparseDnMatGet, c"cusparseDnMatGet($self, dnMatDescr)
--

Returns a dense matrix's size, leading dimension, array, type and order.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGet
");

shared!(
    cusparseDnMatGet = like_cusparseConstDnMatGet(cusparse::cusparseDnMatDescr_t,
    cusparse::cusparseStatus_t, runtime::cudaDataType, cusparse::cusparseOrder_t),
    "cusparseDnMatGet", "dnMatDescr", slots::cusparseDnMatGet
);

documented!(cusparseDnMatGetStridedBatch, c"cusparseDnMatGetStridedBatch($self, dnMatDescr)
--

Returns the number of dense matrices in a descriptor's batch, and the stride in elements.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetStridedBatch
");

#[inline(always)]
pub(crate) fn cusparseDnMatGetStridedBatch<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseDnMatGetStridedBatch(dnMatDescr));
    let c_dnMatDescr = args::value::<
        u64,
    >(dnMatDescr, "dnMatDescr", &cusparse::cusparseDnMatDescr_t)?;
    let mut c_batchCount: i32 = 0;
    let mut c_batchStride: i64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cusparseDnMatGetStridedBatch)?;
    let status = unsafe {
        released(py, || function(c_dnMatDescr, (&raw mut c_batchCount).cast(), (&raw mut c_batchStride).cast()))
    };
    returned_in_form(
        py,
        &cusparse::cusparseStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::i32(py, c_batchCount)?)?;
            tuple.push(out::i64(py, c_batchStride)?)?;
            Ok(())
        },
    )
}

documented!(cusparseDnMatGetValues, c"cusparseDnMatGetValues($self, dnMatDescr)
--

Returns the address of a dense matrix's values.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatGetValues
");

shared!(
    cusparseDnMatGetValues =
    like_cusparseConstDnMatGetValues(cusparse::cusparseDnMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseDnMatGetValues", "dnMatDescr",
    slots::cusparseDnMatGetValues
);

documented!(cusparseDnMatSetStridedBatch, c"cusparseDnMatSetStridedBatch($self, dnMatDescr, batchCount, batchStride)
--

Makes a descriptor describe a batch of dense matrices at a stride in elements.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetStridedBatch
");

shared!(
    cusparseDnMatSetStridedBatch =
    like_cusparseCooSetStridedBatch(cusparse::cusparseDnMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseDnMatSetStridedBatch",
    "dnMatDescr batchCount batchStride", slots::cusparseDnMatSetStridedBatch
);

documented!(cusparseDnMatSetValues, c"cusparseDnMatSetValues($self, dnMatDescr, values)
--

Sets the address of the values of a dense matrix in device memory.

``cusparseStatus_t cusparseDnMatSetValues(cusparseDnMatDescr_t dnMatDescr, void *values)``

Parameters
----------
dnMatDescr : cusparseDnMatDescr_t or None
values : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``dnMatDescr``, or ``dnMatDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnMatSetValues
");

#[inline(always)]
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

Returns a dense vector's size, array and type.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGet
");

shared!(
    cusparseDnVecGet = like_cusparseConstDnVecGet(cusparse::cusparseDnVecDescr_t,
    cusparse::cusparseStatus_t, runtime::cudaDataType), "cusparseDnVecGet", "dnVecDescr",
    slots::cusparseDnVecGet
);

documented!(cusparseDnVecGetValues, c"cusparseDnVecGetValues($self, dnVecDescr)
--

Returns the address of a dense vector's values.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecGetValues
");

shared!(
    cusparseDnVecGetValues =
    like_cusparseConstDnMatGetValues(cusparse::cusparseDnVecDescr_t,
    cusparse::cusparseStatus_t), "cusparseDnVecGetValues", "dnVecDescr",
    slots::cusparseDnVecGetValues
);

documented!(cusparseDnVecSetValues, c"cusparseDnVecSetValues($self, dnVecDescr, values)
--

Sets the address of the values of a dense vector in device memory.

``cusparseStatus_t cusparseDnVecSetValues(cusparseDnVecDescr_t dnVecDescr, void *values)``

Parameters
----------
dnVecDescr : cusparseDnVecDescr_t or None
values : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``dnVecDescr``, or ``dnVecDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnVecSetValues
");

#[inline(always)]
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

Counts the nonzeros of a dense matrix A in total and in each row or column (double precision).

``cusparseStatus_t cusparseDnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const double *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, lda : int
descrA : cusparseMatDescr_t or None
A, nnzPerRowCol : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz
");

shared!(
    cusparseDnnz = like_cusparseCnnz(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDnnz",
    "handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr", slots::cusparseDnnz
);

documented!(cusparseDnnz_compress, c"cusparseDnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)
--

Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double precision).

``cusparseStatus_t cusparseDnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const double *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, double tol)``

Parameters
----------
handle : cusparseHandle_t or None
m : int
descr : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, nnzPerRow : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzC : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : float

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDnnz_compress
");

#[inline(always)]
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

Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (double precision).

``cusparseStatus_t cusparseDpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr
");

shared!(
    cusparseDpruneCsr2csr = like_cusparseDpruneCsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDpruneCsr2csr",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
    slots::cusparseDpruneCsr2csr
);

/// The shared body of `cusparseDpruneCsr2csr` and other functions.
#[inline(never)]
fn like_cusparseDpruneCsr2csr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c9 = args::value::<u64>(a9, own.name(9), t1)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t2, &mut c8_number, &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t2), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t3), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t3), &arena)?;
            let c13 = args::device(a13, own.name(13), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8.cast(), c9, c10.cast(), c11.cast(), c12.cast(),
                c13.cast(),
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cusparseDpruneCsr2csrByPercentage, c"cusparseDpruneCsr2csrByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)
--

Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (double precision).

``cusparseStatus_t cusparseDpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage
");

shared!(
    cusparseDpruneCsr2csrByPercentage =
    like_cusparseDpruneCsr2csrByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDpruneCsr2csrByPercentage",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer",
    slots::cusparseDpruneCsr2csrByPercentage
);

/// The shared body of `cusparseDpruneCsr2csrByPercentage` and other functions.
#[inline(never)]
fn like_cusparseDpruneCsr2csrByPercentage<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, ], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c8 = args::f32(a8)?;
            let c9 = args::value::<u64>(a9, own.name(9), t1)?;
            let c13 = args::value::<u64>(a13, own.name(13), t2)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t3), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t4), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t4), &arena)?;
            let c14 = args::device(a14, own.name(14), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9, c10.cast(), c11.cast(), c12.cast(), c13,
                c14.cast(),
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseDpruneCsr2csrByPercentage_bufferSizeExt, c"cusparseDpruneCsr2csrByPercentage_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)
--

Returns the workspace size for pruning a CSR matrix by percentage (double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrByPercentage_bufferSizeExt
");

shared!(
    cusparseDpruneCsr2csrByPercentage_bufferSizeExt =
    like_cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDpruneCsr2csrByPercentage_bufferSizeExt",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info",
    slots::cusparseDpruneCsr2csrByPercentage_bufferSizeExt
);

/// The shared body of `cusparseDpruneCsr2csrByPercentage_bufferSizeExt` and other functions.
#[inline(never)]
fn like_cusparseDpruneCsr2csrByPercentage_bufferSizeExt<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c8 = args::f32(a8)?;
            let c9 = args::value::<u64>(a9, own.name(9), t1)?;
            let c13 = args::value::<u64>(a13, own.name(13), t2)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t3), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t4), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t4), &arena)?;
            let mut c14: u64 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9, c10.cast(), c11.cast(), c12.cast(), c13,
                (&raw mut c14).cast(),
            )) };
            returned(py, t5, status, 1, |tuple| tuple.push(out::u64(py, c14)?))
        },
    )
}

documented!(cusparseDpruneCsr2csrNnz, c"cusparseDpruneCsr2csrNnz($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, pBuffer)
--

Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (double precision).

``cusparseStatus_t cusparseDpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnz
");

shared!(
    cusparseDpruneCsr2csrNnz = like_cusparseDpruneCsr2csrNnz(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDpruneCsr2csrNnz",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedRowPtrC nnzTotalDevHostPtr pBuffer",
    slots::cusparseDpruneCsr2csrNnz
);

/// The shared body of `cusparseDpruneCsr2csrNnz` and other functions.
#[inline(never)]
fn like_cusparseDpruneCsr2csrNnz<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c9 = args::value::<u64>(a9, own.name(9), t1)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t2, &mut c8_number, &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t3), &arena)?;
            let c12 = args::device(a12, own.name(12), None, &arena)?;
            let c11 = args::scalar_to_write(a11, own.name(11), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8.cast(), c9, c10.cast(), c11.cast(), c12.cast(),
            )) };
            returned0(py, t4, status)
        },
    )
}

documented!(cusparseDpruneCsr2csrNnzByPercentage, c"cusparseDpruneCsr2csrNnzByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, info, pBuffer)
--

Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (double precision).

``cusparseStatus_t cusparseDpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const double *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csrNnzByPercentage
");

shared!(
    cusparseDpruneCsr2csrNnzByPercentage =
    like_cusparseDpruneCsr2csrNnzByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDpruneCsr2csrNnzByPercentage",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedRowPtrC nnzTotalDevHostPtr info pBuffer",
    slots::cusparseDpruneCsr2csrNnzByPercentage
);

/// The shared body of `cusparseDpruneCsr2csrNnzByPercentage` and other functions.
#[inline(never)]
fn like_cusparseDpruneCsr2csrNnzByPercentage<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c8 = args::f32(a8)?;
            let c9 = args::value::<u64>(a9, own.name(9), t1)?;
            let c12 = args::value::<u64>(a12, own.name(12), t2)?;
            let c5 = args::device(a5, own.name(5), Some(t3), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t4), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t4), &arena)?;
            let c13 = args::device(a13, own.name(13), None, &arena)?;
            let c11 = args::scalar_to_write(a11, own.name(11), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, f32, u64, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8, c9, c10.cast(), c11.cast(), c12, c13.cast(),
            )) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseDpruneCsr2csr_bufferSizeExt, c"cusparseDpruneCsr2csr_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Returns the workspace size for pruning a CSR matrix (double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneCsr2csr_bufferSizeExt
");

shared!(
    cusparseDpruneCsr2csr_bufferSizeExt =
    like_cusparseDpruneCsr2csr_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDpruneCsr2csr_bufferSizeExt",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseDpruneCsr2csr_bufferSizeExt
);

/// The shared body of `cusparseDpruneCsr2csr_bufferSizeExt` and other functions.
#[inline(never)]
fn like_cusparseDpruneCsr2csr_bufferSizeExt<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c9 = args::value::<u64>(a9, own.name(9), t1)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let mut c8_number = args::Number::default();
            let c8 = args::scalar(a8, own.name(8), t2, &mut c8_number, &arena)?;
            let c10 = args::device(a10, own.name(10), Some(t2), &arena)?;
            let c11 = args::device(a11, own.name(11), Some(t3), &arena)?;
            let c12 = args::device(a12, own.name(12), Some(t3), &arena)?;
            let mut c13: u64 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8.cast(), c9, c10.cast(), c11.cast(), c12.cast(),
                (&raw mut c13).cast(),
            )) };
            returned(py, t4, status, 1, |tuple| tuple.push(out::u64(py, c13)?))
        },
    )
}

documented!(cusparseDpruneDense2csr, c"cusparseDpruneDense2csr($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (double precision).

``cusparseStatus_t cusparseDpruneDense2csr(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrC : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr
");

shared!(
    cusparseDpruneDense2csr = like_cusparseDpruneDense2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDpruneDense2csr",
    "handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
    slots::cusparseDpruneDense2csr
);

/// The shared body of `cusparseDpruneDense2csr` and other functions.
#[inline(never)]
fn like_cusparseDpruneDense2csr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c6 = args::value::<u64>(a6, own.name(6), t1)?;
            let c3 = args::device(a3, own.name(3), Some(t2), &arena)?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t2, &mut c5_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t3), &arena)?;
            let c10 = args::device(a10, own.name(10), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3.cast(), c4, c5.cast(), c6, c7.cast(), c8.cast(), c9.cast(), c10.cast()),
            ) };
            returned0(py, t4, status)
        },
    )
}

documented!(cusparseDpruneDense2csrByPercentage, c"cusparseDpruneDense2csrByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)
--

Copies dense A to CSR C without the given percentage of elements of smallest magnitude (double precision).

``cusparseStatus_t cusparseDpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, double *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
descrC : cusparseMatDescr_t or None
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage
");

shared!(
    cusparseDpruneDense2csrByPercentage =
    like_cusparseDpruneDense2csrByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDpruneDense2csrByPercentage",
    "handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer",
    slots::cusparseDpruneDense2csrByPercentage
);

/// The shared body of `cusparseDpruneDense2csrByPercentage` and other functions.
#[inline(never)]
fn like_cusparseDpruneDense2csrByPercentage<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::f32(a5)?;
            let c6 = args::value::<u64>(a6, own.name(6), t1)?;
            let c10 = args::value::<u64>(a10, own.name(10), t2)?;
            let c3 = args::device(a3, own.name(3), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t4), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t4), &arena)?;
            let c11 = args::device(a11, own.name(11), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, i32, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(
                py, || function(c0, c1, c2, c3.cast(), c4, c5, c6, c7.cast(), c8.cast(), c9.cast(), c10, c11.cast()),
            ) };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseDpruneDense2csrByPercentage_bufferSizeExt, c"cusparseDpruneDense2csrByPercentage_bufferSizeExt($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)
--

Returns the workspace size for pruning a dense matrix by percentage (double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrByPercentage_bufferSizeExt
");

shared!(
    cusparseDpruneDense2csrByPercentage_bufferSizeExt =
    like_cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDpruneDense2csrByPercentage_bufferSizeExt",
    "handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info",
    slots::cusparseDpruneDense2csrByPercentage_bufferSizeExt
);

/// The shared body of `cusparseDpruneDense2csrByPercentage_bufferSizeExt` and other functions.
#[inline(never)]
fn like_cusparseDpruneDense2csrByPercentage_bufferSizeExt<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::f32(a5)?;
            let c6 = args::value::<u64>(a6, own.name(6), t1)?;
            let c10 = args::value::<u64>(a10, own.name(10), t2)?;
            let c3 = args::device(a3, own.name(3), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t4), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t4), &arena)?;
            let mut c11: u64 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, i32, f32, u64, Ptr, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3.cast(), c4, c5, c6, c7.cast(), c8.cast(), c9.cast(), c10, (&raw mut c11).cast(),
            )) };
            returned(py, t5, status, 1, |tuple| tuple.push(out::u64(py, c11)?))
        },
    )
}

documented!(cusparseDpruneDense2csrNnz, c"cusparseDpruneDense2csrNnz($self, handle, m, n, A, lda, threshold, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, pBuffer)
--

Computes C's row offsets and counts the elements of dense A with magnitude > threshold (double precision).

``cusparseStatus_t cusparseDpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const double *A, int lda, const double *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrC : cusparseMatDescr_t or None
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnz
");

shared!(
    cusparseDpruneDense2csrNnz =
    like_cusparseDpruneDense2csrNnz(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDpruneDense2csrNnz",
    "handle m n A lda threshold descrC csrSortedRowPtrC nnzTotalDevHostPtr pBuffer",
    slots::cusparseDpruneDense2csrNnz
);

/// The shared body of `cusparseDpruneDense2csrNnz` and other functions.
#[inline(never)]
fn like_cusparseDpruneDense2csrNnz<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c6 = args::value::<u64>(a6, own.name(6), t1)?;
            let c3 = args::device(a3, own.name(3), Some(t2), &arena)?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t2, &mut c5_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t3), &arena)?;
            let c9 = args::device(a9, own.name(9), None, &arena)?;
            let c8 = args::scalar_to_write(a8, own.name(8), Some(t3), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, i32, Ptr, u64, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4, c5.cast(), c6, c7.cast(), c8.cast(), c9.cast()))
            };
            returned0(py, t4, status)
        },
    )
}

documented!(cusparseDpruneDense2csrNnzByPercentage, c"cusparseDpruneDense2csrNnzByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrRowPtrC, nnzTotalDevHostPtr, info, pBuffer)
--

Computes C's row offsets and number of nonzeros for pruning dense A by percentage (double precision).

``cusparseStatus_t cusparseDpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const double *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
descrC : cusparseMatDescr_t or None
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csrNnzByPercentage
");

shared!(
    cusparseDpruneDense2csrNnzByPercentage =
    like_cusparseDpruneDense2csrNnzByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F64, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseDpruneDense2csrNnzByPercentage",
    "handle m n A lda percentage descrC csrRowPtrC nnzTotalDevHostPtr info pBuffer",
    slots::cusparseDpruneDense2csrNnzByPercentage
);

/// The shared body of `cusparseDpruneDense2csrNnzByPercentage` and other functions.
#[inline(never)]
fn like_cusparseDpruneDense2csrNnzByPercentage<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static Ty,
    t4: &'static Ty,
    t5: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c5 = args::f32(a5)?;
            let c6 = args::value::<u64>(a6, own.name(6), t1)?;
            let c9 = args::value::<u64>(a9, own.name(9), t2)?;
            let c3 = args::device(a3, own.name(3), Some(t3), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t4), &arena)?;
            let c10 = args::device(a10, own.name(10), None, &arena)?;
            let c8 = args::scalar_to_write(a8, own.name(8), Some(t4), &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, i32, f32, u64, Ptr, Ptr, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4, c5, c6, c7.cast(), c8.cast(), c9, c10.cast()))
            };
            returned0(py, t5, status)
        },
    )
}

documented!(cusparseDpruneDense2csr_bufferSizeExt, c"cusparseDpruneDense2csr_bufferSizeExt($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Returns the workspace size for pruning a dense matrix (double precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDpruneDense2csr_bufferSizeExt
");

shared!(
    cusparseDpruneDense2csr_bufferSizeExt =
    like_cusparseDpruneDense2csr_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F64, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseDpruneDense2csr_bufferSizeExt",
    "handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseDpruneDense2csr_bufferSizeExt
);

/// The shared body of `cusparseDpruneDense2csr_bufferSizeExt` and other functions.
#[inline(never)]
fn like_cusparseDpruneDense2csr_bufferSizeExt<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static Ty,
    t4: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c4 = args::i32(a4, own.name(4))?;
            let c6 = args::value::<u64>(a6, own.name(6), t1)?;
            let c3 = args::device(a3, own.name(3), Some(t2), &arena)?;
            let mut c5_number = args::Number::default();
            let c5 = args::scalar(a5, own.name(5), t2, &mut c5_number, &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), Some(t3), &arena)?;
            let c9 = args::device(a9, own.name(9), Some(t3), &arena)?;
            let mut c10: u64 = 0;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, i32, Ptr, u64, Ptr, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(
                c0, c1, c2, c3.cast(), c4, c5.cast(), c6, c7.cast(), c8.cast(), c9.cast(), (&raw mut c10).cast(),
            )) };
            returned(py, t4, status, 1, |tuple| tuple.push(out::u64(py, c10)?))
        },
    )
}

documented!(cusparseGather, c"cusparseGather($self, handle, vecY, vecX)
--

Copies the elements of a dense vector Y at the indices of a sparse vector X to the values of X.

``cusparseStatus_t cusparseGather(cusparseHandle_t handle, cusparseConstDnVecDescr_t vecY, cusparseSpVecDescr_t vecX)``

Parameters
----------
handle : cusparseHandle_t or None
vecY : cusparseDnVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecX : cusparseSpVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGather
");

shared!(
    cusparseGather = like_cusparseGather(cusparse::cusparseHandle_t,
    cusparse::cusparseDnVecDescr_t, cusparse::cusparseSpVecDescr_t,
    cusparse::cusparseStatus_t), "cusparseGather", "handle vecY vecX",
    slots::cusparseGather
);

/// The shared body of `cusparseGather` and other functions.
#[inline(never)]
fn like_cusparseGather<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::value::<u64>(a2, own.name(2), t2)?;
            let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2)) };
            returned0(py, t3, status)
        },
    )
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
Declared in ``cusparse.h``. Since at least CUDA 12.0, until CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetColorAlgs
");

shared!(
    cusparseGetColorAlgs = like_cusparseGetColorAlgs(cusparse::cusparseColorInfo_t,
    cusparse::cusparseStatus_t, cusparse::cusparseColorAlg_t), "cusparseGetColorAlgs",
    "info", slots::cusparseGetColorAlgs
);

/// The shared body of `cusparseGetColorAlgs` and other functions.
#[inline(never)]
fn like_cusparseGetColorAlgs<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::enumeration(py, t2, c1)?))
        },
    )
}

documented!(cusparseGetErrorName, c"cusparseGetErrorName($self, status)
--

Returns the name of a status, such as ``CUSPARSE_STATUS_SUCCESS``.

``const char *cusparseGetErrorName(cusparseStatus_t status)``

Parameters
----------
status : cusparseStatus_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorName
");

#[inline(always)]
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

Returns the English description of a status.

``const char *cusparseGetErrorString(cusparseStatus_t status)``

Parameters
----------
status : cusparseStatus_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``, always.
value : bytes

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetErrorString
");

#[inline(always)]
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

Returns whether the diagonal of a matrix is stored or implied to be all ones.

``cusparseDiagType_t cusparseGetMatDiagType(cusparseMatDescr_t descrA)``

Parameters
----------
descrA : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``, always.
value : cusparseDiagType_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatDiagType
");

shared!(
    cusparseGetMatDiagType = like_cusparseGetMatDiagType(cusparse::cusparseMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseDiagType_t), "cusparseGetMatDiagType",
    "descrA", slots::cusparseGetMatDiagType
);

/// The shared body of `cusparseGetMatDiagType` and other functions.
#[inline(never)]
fn like_cusparseGetMatDiagType<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let function: unsafe extern "system" fn(u64) -> i32 = call.own_symbol(own)?;
            let value = unsafe { released(py, || function(c0)) };
            returned(py, t1, 0, 1, |tuple| tuple.push(out::enumeration(py, t2, value)?))
        },
    )
}

documented!(cusparseGetMatFillMode, c"cusparseGetMatFillMode($self, descrA)
--

Returns the fill mode of a matrix: whether its lower or upper triangle is used.

``cusparseFillMode_t cusparseGetMatFillMode(cusparseMatDescr_t descrA)``

Parameters
----------
descrA : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``, always.
value : cusparseFillMode_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatFillMode
");

shared!(
    cusparseGetMatFillMode = like_cusparseGetMatDiagType(cusparse::cusparseMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseFillMode_t), "cusparseGetMatFillMode",
    "descrA", slots::cusparseGetMatFillMode
);

documented!(cusparseGetMatIndexBase, c"cusparseGetMatIndexBase($self, descrA)
--

Returns the index base (0 or 1) of a legacy matrix descriptor.

``cusparseIndexBase_t cusparseGetMatIndexBase(cusparseMatDescr_t descrA)``

Parameters
----------
descrA : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``, always.
value : cusparseIndexBase_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatIndexBase
");

shared!(
    cusparseGetMatIndexBase = like_cusparseGetMatDiagType(cusparse::cusparseMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexBase_t),
    "cusparseGetMatIndexBase", "descrA", slots::cusparseGetMatIndexBase
);

documented!(cusparseGetMatType, c"cusparseGetMatType($self, descrA)
--

Returns the type of a matrix: general, symmetric, Hermitian or triangular.

``cusparseMatrixType_t cusparseGetMatType(cusparseMatDescr_t descrA)``

Parameters
----------
descrA : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``, always.
value : cusparseMatrixType_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetMatType
");

shared!(
    cusparseGetMatType = like_cusparseGetMatDiagType(cusparse::cusparseMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseMatrixType_t), "cusparseGetMatType",
    "descrA", slots::cusparseGetMatType
);

documented!(cusparseGetPointerMode, c"cusparseGetPointerMode($self, handle)
--

Returns whether the handle expects pointers to scalars to refer to host or device memory.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetPointerMode
");

shared!(
    cusparseGetPointerMode = like_cusparseGetColorAlgs(cusparse::cusparseHandle_t,
    cusparse::cusparseStatus_t, cusparse::cusparsePointerMode_t),
    "cusparseGetPointerMode", "handle", slots::cusparseGetPointerMode
);

documented!(cusparseGetProperty, c"cusparseGetProperty($self, typename)
--

Returns one part of the version of cuSPARSE: major, minor or patch level.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetProperty
");

#[inline(always)]
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

Returns the stream in which calls with the handle run; null means the default stream.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetStream
");

#[inline(always)]
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

Returns the version of cuSPARSE as an integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseGetVersion
");

shared!(
    cusparseGetVersion = like_cusparseGetVersion(cusparse::cusparseHandle_t,
    cusparse::cusparseStatus_t), "cusparseGetVersion", "handle",
    slots::cusparseGetVersion
);

/// The shared body of `cusparseGetVersion` and other functions.
#[inline(never)]
fn like_cusparseGetVersion<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let mut c1: i32 = 0;
            let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, (&raw mut c1).cast())) };
            returned(py, t1, status, 1, |tuple| tuple.push(out::i32(py, c1)?))
        },
    )
}

documented!(cusparseHpruneCsr2csr, c"cusparseHpruneCsr2csr($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (half precision).

``cusparseStatus_t cusparseHpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const __half_raw *threshold, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csr
");

shared!(
    cusparseHpruneCsr2csr = like_cusparseDpruneCsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::Float16, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseHpruneCsr2csr",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
    slots::cusparseHpruneCsr2csr
);

documented!(cusparseHpruneCsr2csrByPercentage, c"cusparseHpruneCsr2csrByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)
--

Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (half precision).

``cusparseStatus_t cusparseHpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrByPercentage
");

shared!(
    cusparseHpruneCsr2csrByPercentage =
    like_cusparseDpruneCsr2csrByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::Float16, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseHpruneCsr2csrByPercentage",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer",
    slots::cusparseHpruneCsr2csrByPercentage
);

documented!(cusparseHpruneCsr2csrByPercentage_bufferSizeExt, c"cusparseHpruneCsr2csrByPercentage_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)
--

Returns the workspace size for pruning a CSR matrix by percentage (half precision) in bytes.

``cusparseStatus_t cusparseHpruneCsr2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrByPercentage_bufferSizeExt
");

shared!(
    cusparseHpruneCsr2csrByPercentage_bufferSizeExt =
    like_cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::Float16, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseHpruneCsr2csrByPercentage_bufferSizeExt",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info",
    slots::cusparseHpruneCsr2csrByPercentage_bufferSizeExt
);

documented!(cusparseHpruneCsr2csrNnz, c"cusparseHpruneCsr2csrNnz($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, pBuffer)
--

Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (half precision).

``cusparseStatus_t cusparseHpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const __half_raw *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrNnz
");

shared!(
    cusparseHpruneCsr2csrNnz = like_cusparseDpruneCsr2csrNnz(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::Float16, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseHpruneCsr2csrNnz",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedRowPtrC nnzTotalDevHostPtr pBuffer",
    slots::cusparseHpruneCsr2csrNnz
);

documented!(cusparseHpruneCsr2csrNnzByPercentage, c"cusparseHpruneCsr2csrNnzByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, info, pBuffer)
--

Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (half precision).

``cusparseStatus_t cusparseHpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csrNnzByPercentage
");

shared!(
    cusparseHpruneCsr2csrNnzByPercentage =
    like_cusparseDpruneCsr2csrNnzByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::Float16, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseHpruneCsr2csrNnzByPercentage",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedRowPtrC nnzTotalDevHostPtr info pBuffer",
    slots::cusparseHpruneCsr2csrNnzByPercentage
);

documented!(cusparseHpruneCsr2csr_bufferSizeExt, c"cusparseHpruneCsr2csr_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Returns the workspace size for pruning a CSR matrix (half precision) in bytes.

``cusparseStatus_t cusparseHpruneCsr2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const __half_raw *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const __half_raw *threshold, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneCsr2csr_bufferSizeExt
");

shared!(
    cusparseHpruneCsr2csr_bufferSizeExt =
    like_cusparseDpruneCsr2csr_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::Float16, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseHpruneCsr2csr_bufferSizeExt",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseHpruneCsr2csr_bufferSizeExt
);

documented!(cusparseHpruneDense2csr, c"cusparseHpruneDense2csr($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (half precision).

``cusparseStatus_t cusparseHpruneDense2csr(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, const __half_raw *threshold, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrC : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csr
");

shared!(
    cusparseHpruneDense2csr = like_cusparseDpruneDense2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::Float16, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseHpruneDense2csr",
    "handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
    slots::cusparseHpruneDense2csr
);

documented!(cusparseHpruneDense2csrByPercentage, c"cusparseHpruneDense2csrByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)
--

Copies dense A to CSR C without the given percentage of elements of smallest magnitude (half precision).

``cusparseStatus_t cusparseHpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, float percentage, cusparseMatDescr_t descrC, __half_raw *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
descrC : cusparseMatDescr_t or None
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrByPercentage
");

shared!(
    cusparseHpruneDense2csrByPercentage =
    like_cusparseDpruneDense2csrByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::Float16, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseHpruneDense2csrByPercentage",
    "handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer",
    slots::cusparseHpruneDense2csrByPercentage
);

documented!(cusparseHpruneDense2csrByPercentage_bufferSizeExt, c"cusparseHpruneDense2csrByPercentage_bufferSizeExt($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)
--

Returns the workspace size for pruning a dense matrix by percentage (half precision) in bytes.

``cusparseStatus_t cusparseHpruneDense2csrByPercentage_bufferSizeExt(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, float percentage, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, pruneInfo_t info, size_t *pBufferSizeInBytes)``

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrByPercentage_bufferSizeExt
");

shared!(
    cusparseHpruneDense2csrByPercentage_bufferSizeExt =
    like_cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::Float16, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseHpruneDense2csrByPercentage_bufferSizeExt",
    "handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info",
    slots::cusparseHpruneDense2csrByPercentage_bufferSizeExt
);

documented!(cusparseHpruneDense2csrNnz, c"cusparseHpruneDense2csrNnz($self, handle, m, n, A, lda, threshold, descrC, csrRowPtrC, nnzTotalDevHostPtr, pBuffer)
--

Computes C's row offsets and counts the elements of dense A with magnitude > threshold (half precision).

``cusparseStatus_t cusparseHpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, const __half_raw *threshold, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrC : cusparseMatDescr_t or None
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrNnz
");

shared!(
    cusparseHpruneDense2csrNnz =
    like_cusparseDpruneDense2csrNnz(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::Float16, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseHpruneDense2csrNnz",
    "handle m n A lda threshold descrC csrRowPtrC nnzTotalDevHostPtr pBuffer",
    slots::cusparseHpruneDense2csrNnz
);

documented!(cusparseHpruneDense2csrNnzByPercentage, c"cusparseHpruneDense2csrNnzByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrRowPtrC, nnzTotalDevHostPtr, info, pBuffer)
--

Computes C's row offsets and number of nonzeros for pruning dense A by percentage (half precision).

``cusparseStatus_t cusparseHpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
descrC : cusparseMatDescr_t or None
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csrNnzByPercentage
");

shared!(
    cusparseHpruneDense2csrNnzByPercentage =
    like_cusparseDpruneDense2csrNnzByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::Float16, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseHpruneDense2csrNnzByPercentage",
    "handle m n A lda percentage descrC csrRowPtrC nnzTotalDevHostPtr info pBuffer",
    slots::cusparseHpruneDense2csrNnzByPercentage
);

documented!(cusparseHpruneDense2csr_bufferSizeExt, c"cusparseHpruneDense2csr_bufferSizeExt($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Returns the workspace size for pruning a dense matrix (half precision) in bytes.

``cusparseStatus_t cusparseHpruneDense2csr_bufferSizeExt(cusparseHandle_t handle, int m, int n, const __half_raw *A, int lda, const __half_raw *threshold, cusparseMatDescr_t descrC, const __half_raw *csrSortedValC, const int *csrSortedRowPtrC, const int *csrSortedColIndC, size_t *pBufferSizeInBytes)``

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseHpruneDense2csr_bufferSizeExt
");

shared!(
    cusparseHpruneDense2csr_bufferSizeExt =
    like_cusparseDpruneDense2csr_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::Float16, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseHpruneDense2csr_bufferSizeExt",
    "handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseHpruneDense2csr_bufferSizeExt
);

documented!(cusparseLoggerForceDisable, c"cusparseLoggerForceDisable($self)
--

Disables the log of cuSPARSE for the rest of the process.

``cusparseStatus_t cusparseLoggerForceDisable(void)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerForceDisable
");

#[inline(always)]
pub(crate) fn cusparseLoggerForceDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLoggerForceDisable());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::cusparseLoggerForceDisable)?;
    let status = unsafe { released(py, || function()) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLoggerOpenFile, c"cusparseLoggerOpenFile($self, logFile)
--

Opens the file at a path and redirects the log of cuSPARSE to it.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerOpenFile
");

#[inline(always)]
pub(crate) fn cusparseLoggerOpenFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseLoggerOpenFile(logFile));
    let arena = CallArena::new();
    let c_logFile = args::c_string(logFile, "logFile", &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call.symbol(slots::cusparseLoggerOpenFile)?;
    let status = unsafe { released(py, || function(c_logFile)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseLoggerSetCallback, c"cusparseLoggerSetCallback($self, callback)
--

Sets a callback that receives each message of cuSPARSE's log.

``cusparseStatus_t cusparseLoggerSetCallback(cusparseLoggerCallback_t callback)``

Parameters
----------
callback : callback
    Used after the call returns; kept alive by cubind as long as the process runs.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- ``callback`` may be called at any time from now on, on any thread.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetCallback
");

#[inline(always)]
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

Redirects the log of cuSPARSE to an open C file stream.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetFile
");

#[inline(always)]
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

Sets the log level of cuSPARSE; 0 disables logging.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetLevel
");

shared!(
    cusparseLoggerSetLevel = like_cusparseLoggerSetLevel(cusparse::cusparseStatus_t),
    "cusparseLoggerSetLevel", "level", slots::cusparseLoggerSetLevel
);

/// The shared body of `cusparseLoggerSetLevel` and other functions.
#[inline(never)]
fn like_cusparseLoggerSetLevel<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::i32(a0, own.name(0))?;
            let function: unsafe extern "system" fn(i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0)) };
            returned0(py, t0, status)
        },
    )
}

documented!(cusparseLoggerSetMask, c"cusparseLoggerSetMask($self, mask)
--

Sets the log mask of cuSPARSE, which overrides the log level.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseLoggerSetMask
");

shared!(
    cusparseLoggerSetMask = like_cusparseLoggerSetLevel(cusparse::cusparseStatus_t),
    "cusparseLoggerSetMask", "mask", slots::cusparseLoggerSetMask
);

documented!(cusparseRot, c"cusparseRot($self, handle, c_coeff, s_coeff, vecX, vecY)
--

Applies the rotation (x, y) = (c·x + s·y, c·y − s·x) to a sparse vector X and a dense vector Y.

``cusparseStatus_t cusparseRot(cusparseHandle_t handle, const void *c_coeff, const void *s_coeff, cusparseSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)``

Parameters
----------
handle : cusparseHandle_t or None
c_coeff, s_coeff : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecX : cusparseSpVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecY : cusparseDnVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseRot
");

#[inline(always)]
pub(crate) fn cusparseRot<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    let ([handle, object_c_coeff, s_coeff, vecX, vecY], []) = call
        .bind("cusparseRot", "handle c_coeff s_coeff vecX vecY")?;
    let py = call.py();
    let arena = CallArena::new();
    let c_handle = args::value::<u64>(handle, "handle", &cusparse::cusparseHandle_t)?;
    let c_vecX = args::value::<u64>(vecX, "vecX", &cusparse::cusparseSpVecDescr_t)?;
    let c_vecY = args::value::<u64>(vecY, "vecY", &cusparse::cusparseDnVecDescr_t)?;
    let mut c_c_coeff_number = args::Number::default();
    let mut c_s_coeff_number = args::Number::default();
    let c_c_coeff = args::selected_scalar(object_c_coeff, "c_coeff", None, &mut c_c_coeff_number, &arena)?;
    let c_s_coeff = args::selected_scalar(s_coeff, "s_coeff", None, &mut c_s_coeff_number, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, u64, u64) -> i32 = call.symbol(slots::cusparseRot)?;
    let status = unsafe { released(py, || function(c_handle, c_c_coeff.cast(), c_s_coeff.cast(), c_vecX, c_vecY)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseSDDMM, c"cusparseSDDMM($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, externalBuffer)
--

C = α·(op(A)·op(B)) + β·C for dense matrices A and B, only at the elements of a sparse matrix C.

``cusparseStatus_t cusparseSDDMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA, matB : cusparseDnMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSDDMMAlg_t
externalBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM
");

#[inline(always)]
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

Returns the workspace size in bytes for ``cusparseSDDMM``.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_bufferSize
");

#[inline(always)]
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

Prepares workspace data that speeds up later calls of ``cusparseSDDMM`` with the same C.

``cusparseStatus_t cusparseSDDMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstDnMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSDDMMAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA, matB : cusparseDnMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSDDMMAlg_t
externalBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``matC``, or ``matC`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSDDMM_preprocess
");

#[inline(always)]
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

Converts a BSR matrix with square blocks to CSR format (single precision).

``cusparseStatus_t cusparseSbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsr2csr
");

shared!(
    cusparseSbsr2csr = like_cusparseCbsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSbsr2csr",
    "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseSbsr2csr
);

documented!(cusparseSbsric02, c"cusparseSbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single precision).

``cusparseStatus_t cusparseSbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02
");

shared!(
    cusparseSbsric02 = like_cusparseCbsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, cusparse::bsric02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSbsric02",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
    slots::cusparseSbsric02
);

documented!(cusparseSbsric02_analysis, c"cusparseSbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)
--

Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, single precision).

``cusparseStatus_t cusparseSbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t
pInputBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsric02`` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsric02_bufferSize
");

shared!(
    cusparseSbsric02_bufferSize =
    like_cusparseCbsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, cusparse::bsric02Info_t,
    Ty::F32, Ty::I32, cusparse::cusparseStatus_t), "cusparseSbsric02_bufferSize",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
    slots::cusparseSbsric02_bufferSize
);

documented!(cusparseSbsrilu02, c"cusparseSbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single precision).

``cusparseStatus_t cusparseSbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02
");

shared!(
    cusparseSbsrilu02 = like_cusparseCbsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t,
    cusparse::bsrilu02Info_t, cusparse::cusparseSolvePolicy_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSbsrilu02",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
    slots::cusparseSbsrilu02
);

documented!(cusparseSbsrilu02_analysis, c"cusparseSbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, single precision).

``cusparseStatus_t cusparseSbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrilu02`` (incomplete LU, single precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_bufferSize
");

shared!(
    cusparseSbsrilu02_bufferSize =
    like_cusparseCbsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t,
    cusparse::bsrilu02Info_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSbsrilu02_bufferSize",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
    slots::cusparseSbsrilu02_bufferSize
);

documented!(cusparseSbsrilu02_numericBoost, c"cusparseSbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (single precision).

``cusparseStatus_t cusparseSbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, float *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrilu02Info_t or None
enable_boost : int
tol, boost_val : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrilu02_numericBoost
");

shared!(
    cusparseSbsrilu02_numericBoost =
    like_cusparseCbsrilu02_numericBoost(cusparse::cusparseHandle_t,
    cusparse::bsrilu02Info_t, Ty::F64, Ty::F32, cusparse::cusparseStatus_t),
    "cusparseSbsrilu02_numericBoost", "handle info enable_boost tol boost_val",
    slots::cusparseSbsrilu02_numericBoost
);

documented!(cusparseSbsrmm, c"cusparseSbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single precision.

``cusparseStatus_t cusparseSbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const float *B, int ldb, const float *beta, float *C, int ldc)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transB : cusparseOperation_t
mb, n, kb, nnzb, blockSize, ldb, ldc : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmm
");

shared!(
    cusparseSbsrmm = like_cusparseCbsrmm(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSbsrmm",
    "handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockSize B ldb beta C ldc",
    slots::cusparseSbsrmm
);

shared!(
    cusparseSbsrmv = like_cusparseCbsrmv(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSbsrmv",
    "handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim x beta y",
    slots::cusparseSbsrmv
);

documented!(cusparseSbsrsm2_analysis, c"cusparseSbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)
--

Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (single precision).

``cusparseStatus_t cusparseSbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrsm2`` (BSR solve, single precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_bufferSize
");

shared!(
    cusparseSbsrsm2_bufferSize =
    like_cusparseCbsrsm2_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsm2Info_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSbsrsm2_bufferSize",
    "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info",
    slots::cusparseSbsrsm2_bufferSize
);

documented!(cusparseSbsrsm2_solve, c"cusparseSbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)
--

Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single precision).

``cusparseStatus_t cusparseSbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const float *B, int ldb, float *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize, ldb, ldx : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsm2_solve
");

shared!(
    cusparseSbsrsm2_solve = like_cusparseCbsrsm2_solve(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsm2Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSbsrsm2_solve",
    "handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info B ldb X ldx policy pBuffer",
    slots::cusparseSbsrsm2_solve
);

documented!(cusparseSbsrsv2_analysis, c"cusparseSbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)
--

Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (single precision).

``cusparseStatus_t cusparseSbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrsv2`` (BSR solve, single precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_bufferSize
");

shared!(
    cusparseSbsrsv2_bufferSize =
    like_cusparseCbsrsv2_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsv2Info_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSbsrsv2_bufferSize",
    "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info",
    slots::cusparseSbsrsv2_bufferSize
);

documented!(cusparseSbsrsv2_solve, c"cusparseSbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)
--

Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single precision).

``cusparseStatus_t cusparseSbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const float *f, float *x, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
alpha : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrsv2_solve
");

shared!(
    cusparseSbsrsv2_solve = like_cusparseCbsrsv2_solve(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsv2Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSbsrsv2_solve",
    "handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info f x policy pBuffer",
    slots::cusparseSbsrsv2_solve
);

documented!(cusparseSbsrxmv, c"cusparseSbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single precision.

``cusparseStatus_t cusparseSbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
sizeOfMask, mb, nb, nnzb, blockDim : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrxmv
");

shared!(
    cusparseSbsrxmv = like_cusparseCbsrxmv(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSbsrxmv",
    "handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y",
    slots::cusparseSbsrxmv
);

documented!(cusparseScatter, c"cusparseScatter($self, handle, vecX, vecY)
--

Copies the values of a sparse vector X to the elements of a dense vector Y at the indices of X.

``cusparseStatus_t cusparseScatter(cusparseHandle_t handle, cusparseConstSpVecDescr_t vecX, cusparseDnVecDescr_t vecY)``

Parameters
----------
handle : cusparseHandle_t or None
vecX : cusparseSpVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecY : cusparseDnVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScatter
");

shared!(
    cusparseScatter = like_cusparseGather(cusparse::cusparseHandle_t,
    cusparse::cusparseSpVecDescr_t, cusparse::cusparseDnVecDescr_t,
    cusparse::cusparseStatus_t), "cusparseScatter", "handle vecX vecY",
    slots::cusparseScatter
);

documented!(cusparseScsr2bsr, c"cusparseScsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)
--

Converts a CSR matrix to BSR format with square blocks (single precision).

``cusparseStatus_t cusparseScsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2bsr
");

shared!(
    cusparseScsr2bsr = like_cusparseCbsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseScsr2bsr",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC",
    slots::cusparseScsr2bsr
);

documented!(cusparseScsr2csr_compress, c"cusparseScsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)
--

Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single precision).

``cusparseStatus_t cusparseScsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, float *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, float tol)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : float

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csr_compress
");

#[inline(always)]
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

Restores the order that a CSR matrix had before ``csru2csr`` (single precision).

``cusparseStatus_t cusparseScsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2csru
");

shared!(
    cusparseScsr2csru = like_cusparseCcsr2csru(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csru2csrInfo_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseScsr2csru",
    "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
    slots::cusparseScsr2csru
);

documented!(cusparseScsr2gebsr, c"cusparseScsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)
--

Converts a CSR matrix to BSR format with rectangular blocks (single precision).

``cusparseStatus_t cusparseScsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr
");

shared!(
    cusparseScsr2gebsr = like_cusparseCcsr2gebsr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseScsr2gebsr",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer",
    slots::cusparseScsr2gebsr
);

documented!(cusparseScsr2gebsr_bufferSize, c"cusparseScsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)
--

Returns the workspace size of ``csr2gebsr`` (single precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsr2gebsr_bufferSize
");

shared!(
    cusparseScsr2gebsr_bufferSize =
    like_cusparseCcsr2gebsr_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseScsr2gebsr_bufferSize",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA rowBlockDim colBlockDim",
    slots::cusparseScsr2gebsr_bufferSize
);

documented!(cusparseScsrcolor, c"cusparseScsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)
--

Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single precision).

``cusparseStatus_t cusparseScsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
fractionToColor : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
ncolors : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrcolor
");

shared!(
    cusparseScsrcolor = like_cusparseDcsrcolor(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::cusparseColorInfo_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseScsrcolor",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor ncolors coloring reordering info",
    slots::cusparseScsrcolor
);

documented!(cusparseScsrgeam2, c"cusparseScsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, single precision.

``cusparseStatus_t cusparseScsrgeam2(cusparseHandle_t handle, int m, int n, const float *alpha, cusparseMatDescr_t descrA, int nnzA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *beta, cusparseMatDescr_t descrB, int nnzB, const float *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2
");

shared!(
    cusparseScsrgeam2 = like_cusparseCcsrgeam2(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseScsrgeam2",
    "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
    slots::cusparseScsrgeam2
);

documented!(cusparseScsrgeam2_bufferSizeExt, c"cusparseScsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Returns the workspace size of ``csrgeam2`` (CSR sum, single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrgeam2_bufferSizeExt
");

shared!(
    cusparseScsrgeam2_bufferSizeExt =
    like_cusparseCcsrgeam2_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseScsrgeam2_bufferSizeExt",
    "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseScsrgeam2_bufferSizeExt
);

documented!(cusparseScsric02, c"cusparseScsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single precision).

``cusparseStatus_t cusparseScsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02
");

shared!(
    cusparseScsric02 = like_cusparseCcsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csric02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseScsric02",
    "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
    slots::cusparseScsric02
);

documented!(cusparseScsric02_analysis, c"cusparseScsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, single precision).

``cusparseStatus_t cusparseScsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``csric02`` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsric02_bufferSize
");

shared!(
    cusparseScsric02_bufferSize =
    like_cusparseCcsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csric02Info_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseScsric02_bufferSize",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
    slots::cusparseScsric02_bufferSize
);

documented!(cusparseScsrilu02, c"cusparseScsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single precision).

``cusparseStatus_t cusparseScsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, float *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02
");

shared!(
    cusparseScsrilu02 = like_cusparseCcsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csrilu02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseScsrilu02",
    "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
    slots::cusparseScsrilu02
);

documented!(cusparseScsrilu02_analysis, c"cusparseScsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, single precision).

``cusparseStatus_t cusparseScsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``csrilu02`` (incomplete LU, single precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_bufferSize
");

shared!(
    cusparseScsrilu02_bufferSize =
    like_cusparseCcsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csrilu02Info_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseScsrilu02_bufferSize",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
    slots::cusparseScsrilu02_bufferSize
);

documented!(cusparseScsrilu02_numericBoost, c"cusparseScsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (single precision).

``cusparseStatus_t cusparseScsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, float *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : csrilu02Info_t or None
enable_boost : int
tol, boost_val : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsrilu02_numericBoost
");

shared!(
    cusparseScsrilu02_numericBoost =
    like_cusparseCbsrilu02_numericBoost(cusparse::cusparseHandle_t,
    cusparse::csrilu02Info_t, Ty::F64, Ty::F32, cusparse::cusparseStatus_t),
    "cusparseScsrilu02_numericBoost", "handle info enable_boost tol boost_val",
    slots::cusparseScsrilu02_numericBoost
);

documented!(cusparseScsru2csr, c"cusparseScsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Sorts each row of a CSR matrix by column, with its values, and stores the original order (single precision).

``cusparseStatus_t cusparseScsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, float *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr
");

shared!(
    cusparseScsru2csr = like_cusparseCcsr2csru(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csru2csrInfo_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseScsru2csr",
    "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
    slots::cusparseScsru2csr
);

documented!(cusparseScsru2csr_bufferSizeExt, c"cusparseScsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)
--

Returns the workspace size of ``csru2csr`` and ``csr2csru`` (single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseScsru2csr_bufferSizeExt
");

shared!(
    cusparseScsru2csr_bufferSizeExt =
    like_cusparseCcsru2csr_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::csru2csrInfo_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseScsru2csr_bufferSizeExt", "handle m n nnz csrVal csrRowPtr csrColInd info",
    slots::cusparseScsru2csr_bufferSizeExt
);

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
Declared in ``cusparse.h``. Since at least CUDA 12.0, until CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetColorAlgs
");

shared!(
    cusparseSetColorAlgs = like_cusparseSetColorAlgs(cusparse::cusparseColorInfo_t,
    cusparse::cusparseColorAlg_t, cusparse::cusparseStatus_t), "cusparseSetColorAlgs",
    "info alg", slots::cusparseSetColorAlgs
);

/// The shared body of `cusparseSetColorAlgs` and other functions.
#[inline(never)]
fn like_cusparseSetColorAlgs<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1], []) = call.bind_own(own)?;
            let py = call.py();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let function: unsafe extern "system" fn(u64, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1)) };
            returned0(py, t2, status)
        },
    )
}

documented!(cusparseSetMatDiagType, c"cusparseSetMatDiagType($self, descrA, diagType)
--

Sets whether the diagonal of a matrix is stored or implied to be all ones.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatDiagType
");

shared!(
    cusparseSetMatDiagType = like_cusparseSetColorAlgs(cusparse::cusparseMatDescr_t,
    cusparse::cusparseDiagType_t, cusparse::cusparseStatus_t), "cusparseSetMatDiagType",
    "descrA diagType", slots::cusparseSetMatDiagType
);

documented!(cusparseSetMatFillMode, c"cusparseSetMatFillMode($self, descrA, fillMode)
--

Sets the fill mode of a matrix: whether its lower or upper triangle is used.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatFillMode
");

shared!(
    cusparseSetMatFillMode = like_cusparseSetColorAlgs(cusparse::cusparseMatDescr_t,
    cusparse::cusparseFillMode_t, cusparse::cusparseStatus_t), "cusparseSetMatFillMode",
    "descrA fillMode", slots::cusparseSetMatFillMode
);

documented!(cusparseSetMatIndexBase, c"cusparseSetMatIndexBase($self, descrA, base)
--

Sets the index base (0 or 1) of a legacy matrix descriptor.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatIndexBase
");

shared!(
    cusparseSetMatIndexBase = like_cusparseSetColorAlgs(cusparse::cusparseMatDescr_t,
    cusparse::cusparseIndexBase_t, cusparse::cusparseStatus_t),
    "cusparseSetMatIndexBase", "descrA base", slots::cusparseSetMatIndexBase
);

documented!(cusparseSetMatType, c"cusparseSetMatType($self, descrA, typename)
--

Sets the type of a matrix: general, symmetric, Hermitian or triangular.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetMatType
");

shared!(
    cusparseSetMatType = like_cusparseSetColorAlgs(cusparse::cusparseMatDescr_t,
    cusparse::cusparseMatrixType_t, cusparse::cusparseStatus_t), "cusparseSetMatType",
    "descrA typename", slots::cusparseSetMatType
);

documented!(cusparseSetPointerMode, c"cusparseSetPointerMode($self, handle, mode)
--

Sets whether pointers to scalars such as α, β and results refer to host or device memory.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetPointerMode
");

shared!(
    cusparseSetPointerMode = like_cusparseSetColorAlgs(cusparse::cusparseHandle_t,
    cusparse::cusparsePointerMode_t, cusparse::cusparseStatus_t),
    "cusparseSetPointerMode", "handle mode", slots::cusparseSetPointerMode
);

documented!(cusparseSetStream, c"cusparseSetStream($self, handle, streamId)
--

Sets the stream in which later calls with the handle run.

``cusparseStatus_t cusparseSetStream(cusparseHandle_t handle, cudaStream_t streamId)``

Parameters
----------
handle : cusparseHandle_t or None
streamId : runtime.cudaStream_t or None
    Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSetStream
");

#[inline(always)]
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

Converts a BSR matrix with rectangular blocks to CSR format (single precision).

``cusparseStatus_t cusparseSgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, float *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2csr
");

shared!(
    cusparseSgebsr2csr = like_cusparseCgebsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSgebsr2csr",
    "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseSgebsr2csr
);

documented!(cusparseSgebsr2gebsc, c"cusparseSgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)
--

Converts a matrix with rectangular blocks from BSR to BSC (block columns, single precision).

``cusparseStatus_t cusparseSgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const float *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, float *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
copyValues : cusparseAction_t
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc
");

shared!(
    cusparseSgebsr2gebsc = like_cusparseCgebsr2gebsc(cusparse::cusparseHandle_t,
    cusparse::cusparseAction_t, cusparse::cusparseIndexBase_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSgebsr2gebsc",
    "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer",
    slots::cusparseSgebsr2gebsc
);

documented!(cusparseSgebsr2gebsc_bufferSize, c"cusparseSgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)
--

Returns the workspace size of ``gebsr2gebsc`` (single precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsc_bufferSize
");

shared!(
    cusparseSgebsr2gebsc_bufferSize =
    like_cusparseCgebsr2gebsc_bufferSize(cusparse::cusparseHandle_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSgebsr2gebsc_bufferSize",
    "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim",
    slots::cusparseSgebsr2gebsc_bufferSize
);

documented!(cusparseSgebsr2gebsr, c"cusparseSgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)
--

Converts a BSR matrix to BSR format with another block shape (single precision).

``cusparseStatus_t cusparseSgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, float *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr
");

shared!(
    cusparseSgebsr2gebsr = like_cusparseCgebsr2gebsr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSgebsr2gebsr",
    "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC pBuffer",
    slots::cusparseSgebsr2gebsr
);

documented!(cusparseSgebsr2gebsr_bufferSize, c"cusparseSgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)
--

Returns the workspace size of ``gebsr2gebsr`` (single precision) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgebsr2gebsr_bufferSize
");

shared!(
    cusparseSgebsr2gebsr_bufferSize =
    like_cusparseCgebsr2gebsr_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSgebsr2gebsr_bufferSize",
    "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC",
    slots::cusparseSgebsr2gebsr_bufferSize
);

documented!(cusparseSgemvi, c"cusparseSgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)
--

y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single precision.

``cusparseStatus_t cusparseSgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const float *alpha, const float *A, int lda, int nnz, const float *xVal, const int *xInd, const float *beta, float *y, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, lda, nnz : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, xVal, xInd, y, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi
");

shared!(
    cusparseSgemvi = like_cusparseCgemvi(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseIndexBase_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSgemvi",
    "handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer",
    slots::cusparseSgemvi
);

documented!(cusparseSgemvi_bufferSize, c"cusparseSgemvi_bufferSize($self, handle, transA, m, n, nnz)
--

Returns the workspace size of ``gemvi`` (single precision) in bytes.

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

Warnings
--------
- ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgemvi_bufferSize
");

shared!(
    cusparseSgemvi_bufferSize =
    like_cusparseCgemvi_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseStatus_t),
    "cusparseSgemvi_bufferSize", "handle transA m n nnz",
    slots::cusparseSgemvi_bufferSize
);

documented!(cusparseSgpsvInterleavedBatch, c"cusparseSgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)
--

Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single precision).

``cusparseStatus_t cusparseSgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *ds, float *dl, float *d, float *du, float *dw, float *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch
");

shared!(
    cusparseSgpsvInterleavedBatch =
    like_cusparseCgpsvInterleavedBatch(cusparse::cusparseHandle_t, Ty::F32,
    cusparse::cusparseStatus_t), "cusparseSgpsvInterleavedBatch",
    "handle algo m ds dl d du dw x batchCount pBuffer",
    slots::cusparseSgpsvInterleavedBatch
);

documented!(cusparseSgpsvInterleavedBatch_bufferSizeExt, c"cusparseSgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)
--

Returns the workspace size of ``gpsvInterleavedBatch`` (single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgpsvInterleavedBatch_bufferSizeExt
");

shared!(
    cusparseSgpsvInterleavedBatch_bufferSizeExt =
    like_cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparse::cusparseHandle_t, Ty::F32,
    cusparse::cusparseStatus_t), "cusparseSgpsvInterleavedBatch_bufferSizeExt",
    "handle algo m ds dl d du dw x batchCount",
    slots::cusparseSgpsvInterleavedBatch_bufferSizeExt
);

documented!(cusparseSgtsv2, c"cusparseSgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single precision).

``cusparseStatus_t cusparseSgtsv2(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2
");

shared!(
    cusparseSgtsv2 = like_cusparseCgtsv2(cusparse::cusparseHandle_t, Ty::F32,
    cusparse::cusparseStatus_t), "cusparseSgtsv2", "handle m n dl d du B ldb pBuffer",
    slots::cusparseSgtsv2
);

documented!(cusparseSgtsv2StridedBatch, c"cusparseSgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)
--

Solves a strided batch of tridiagonal systems; solutions overwrite x (single precision).

``cusparseStatus_t cusparseSgtsv2StridedBatch(cusparseHandle_t handle, int m, const float *dl, const float *d, const float *du, float *x, int batchCount, int batchStride, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch
");

shared!(
    cusparseSgtsv2StridedBatch =
    like_cusparseCgtsv2StridedBatch(cusparse::cusparseHandle_t, Ty::F32,
    cusparse::cusparseStatus_t), "cusparseSgtsv2StridedBatch",
    "handle m dl d du x batchCount batchStride pBuffer",
    slots::cusparseSgtsv2StridedBatch
);

documented!(cusparseSgtsv2StridedBatch_bufferSizeExt, c"cusparseSgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)
--

Returns the workspace size of ``gtsv2StridedBatch`` (single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2StridedBatch_bufferSizeExt
");

shared!(
    cusparseSgtsv2StridedBatch_bufferSizeExt =
    like_cusparseCgtsv2StridedBatch_bufferSizeExt(cusparse::cusparseHandle_t, Ty::F32,
    cusparse::cusparseStatus_t), "cusparseSgtsv2StridedBatch_bufferSizeExt",
    "handle m dl d du x batchCount batchStride",
    slots::cusparseSgtsv2StridedBatch_bufferSizeExt
);

documented!(cusparseSgtsv2_bufferSizeExt, c"cusparseSgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Returns the workspace size of ``gtsv2`` (tridiagonal solve, single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_bufferSizeExt
");

shared!(
    cusparseSgtsv2_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::F32,
    cusparse::cusparseStatus_t), "cusparseSgtsv2_bufferSizeExt",
    "handle m n dl d du B ldb", slots::cusparseSgtsv2_bufferSizeExt
);

documented!(cusparseSgtsv2_nopivot, c"cusparseSgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single precision).

``cusparseStatus_t cusparseSgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const float *dl, const float *d, const float *du, float *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot
");

shared!(
    cusparseSgtsv2_nopivot = like_cusparseCgtsv2(cusparse::cusparseHandle_t, Ty::F32,
    cusparse::cusparseStatus_t), "cusparseSgtsv2_nopivot",
    "handle m n dl d du B ldb pBuffer", slots::cusparseSgtsv2_nopivot
);

documented!(cusparseSgtsv2_nopivot_bufferSizeExt, c"cusparseSgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Returns the workspace size of ``gtsv2_nopivot`` (single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsv2_nopivot_bufferSizeExt
");

shared!(
    cusparseSgtsv2_nopivot_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::F32,
    cusparse::cusparseStatus_t), "cusparseSgtsv2_nopivot_bufferSizeExt",
    "handle m n dl d du B ldb", slots::cusparseSgtsv2_nopivot_bufferSizeExt
);

documented!(cusparseSgtsvInterleavedBatch, c"cusparseSgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)
--

Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single precision).

``cusparseStatus_t cusparseSgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, float *dl, float *d, float *du, float *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch
");

shared!(
    cusparseSgtsvInterleavedBatch = like_cusparseCgtsv2(cusparse::cusparseHandle_t,
    Ty::F32, cusparse::cusparseStatus_t), "cusparseSgtsvInterleavedBatch",
    "handle algo m dl d du x batchCount pBuffer", slots::cusparseSgtsvInterleavedBatch
);

documented!(cusparseSgtsvInterleavedBatch_bufferSizeExt, c"cusparseSgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)
--

Returns the workspace size of ``gtsvInterleavedBatch`` (single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSgtsvInterleavedBatch_bufferSizeExt
");

shared!(
    cusparseSgtsvInterleavedBatch_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::F32,
    cusparse::cusparseStatus_t), "cusparseSgtsvInterleavedBatch_bufferSizeExt",
    "handle algo m dl d du x batchCount",
    slots::cusparseSgtsvInterleavedBatch_bufferSizeExt
);

documented!(cusparseSnnz, c"cusparseSnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)
--

Counts the nonzeros of a dense matrix A in total and in each row or column (single precision).

``cusparseStatus_t cusparseSnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const float *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, lda : int
descrA : cusparseMatDescr_t or None
A, nnzPerRowCol : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz
");

shared!(
    cusparseSnnz = like_cusparseCnnz(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSnnz",
    "handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr", slots::cusparseSnnz
);

documented!(cusparseSnnz_compress, c"cusparseSnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)
--

Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single precision).

``cusparseStatus_t cusparseSnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const float *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, float tol)``

Parameters
----------
handle : cusparseHandle_t or None
m : int
descr : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, nnzPerRow : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzC : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : float

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSnnz_compress
");

#[inline(always)]
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
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEAMAlg_t
spgeamDescr : cusparseSpGEAMDescr_t or None
externalBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM
");

shared!(
    cusparseSpGEAM = like_cusparseSpGEAM(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseSpMatDescr_t, runtime::cudaDataType,
    cusparse13::cusparseSpGEAMAlg_t, cusparse13::cusparseSpGEAMDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpGEAM",
    "handle opA opB alpha matA beta matB matC computeType alg spgeamDescr externalBuffer",
    slots::cusparseSpGEAM
);

/// The shared body of `cusparseSpGEAM` and other functions.
#[inline(never)]
fn like_cusparseSpGEAM<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static ValueDef,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c6 = args::value::<u64>(a6, own.name(6), t2)?;
            let c7 = args::value::<u64>(a7, own.name(7), t2)?;
            let c8 = args::enumeration(a8, own.name(8), t3)?;
            let c9 = args::enumeration(a9, own.name(9), t4)?;
            let c10 = args::value::<u64>(a10, own.name(10), t5)?;
            let mut c3_number = args::Number::default();
            let mut c5_number = args::Number::default();
            let c11 = args::device(a11, own.name(11), None, &arena)?;
            let c3 = args::selected_scalar(
                a3, own.name(3), attribute_types::cusparse::cudaDataType.known(c8), &mut c3_number, &arena,
            )?;
            let c5 = args::selected_scalar(
                a5, own.name(5), attribute_types::cusparse::cudaDataType.known(c8), &mut c5_number, &arena,
            )?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, u64, Ptr, u64, u64, i32, i32, u64, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4, c5.cast(), c6, c7, c8, c9, c10, c11.cast()))
            };
            returned0(py, t6, status)
        },
    )
}

documented!(cusparseSpGEAM_bufferSize, c"cusparseSpGEAM_bufferSize($self, handle, opA, opB, alpha, matA, beta, matB, matC, computeType, alg, spgeamDescr)
--

Returns the workspace size in bytes for a sparse matrix sum.

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
Declared in ``cusparse.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_bufferSize
");

#[inline(always)]
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

Creates the object that carries state between the steps of a sparse matrix sum.

``cusparseStatus_t cusparseSpGEAM_createDescr(cusparseSpGEAMDescr_t *descr)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
descr : cusparseSpGEAMDescr_t

Notes
-----
Declared in ``cusparse.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_createDescr
");

shared!(
    cusparseSpGEAM_createDescr = like_cusparseCreate(cusparse::cusparseStatus_t,
    cusparse13::cusparseSpGEAMDescr_t), "cusparseSpGEAM_createDescr", "",
    slots::cusparseSpGEAM_createDescr
);

documented!(cusparseSpGEAM_destroyDescr, c"cusparseSpGEAM_destroyDescr($self, descr)
--

Destroys the state of a sparse matrix sum.

``cusparseStatus_t cusparseSpGEAM_destroyDescr(cusparseSpGEAMDescr_t descr)``

Parameters
----------
descr : cusparseSpGEAMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``descr``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_destroyDescr
");

shared!(
    cusparseSpGEAM_destroyDescr = like_cusparseDestroy(cusparse13::cusparseSpGEAMDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpGEAM_destroyDescr", "descr",
    slots::cusparseSpGEAM_destroyDescr
);

documented!(cusparseSpGEAM_nnz, c"cusparseSpGEAM_nnz($self, handle, opA, opB, alpha, matA, beta, matB, matC, computeType, alg, spgeamDescr, externalBuffer)
--

Computes the number of nonzeros of a sparse matrix sum, from which the arrays of C can be allocated.

``cusparseStatus_t cusparseSpGEAM_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseSpMatDescr_t matA, const void *beta, cusparseSpMatDescr_t matB, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEAMAlg_t alg, cusparseSpGEAMDescr_t spgeamDescr, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEAMAlg_t
spgeamDescr : cusparseSpGEAMDescr_t or None
externalBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since CUDA 13.3.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEAM_nnz
");

shared!(
    cusparseSpGEAM_nnz = like_cusparseSpGEAM(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseSpMatDescr_t, runtime::cudaDataType,
    cusparse13::cusparseSpGEAMAlg_t, cusparse13::cusparseSpGEAMDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpGEAM_nnz",
    "handle opA opB alpha matA beta matB matC computeType alg spgeamDescr externalBuffer",
    slots::cusparseSpGEAM_nnz
);

documented!(cusparseSpGEMM_compute, c"cusparseSpGEMM_compute($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr, bufferSize2, externalBuffer2)
--

Computes a sparse product (step 2), or returns the buffer size in bytes if the buffer is null.

``cusparseStatus_t cusparseSpGEMM_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEMMAlg_t
spgemmDescr : cusparseSpGEMMDescr_t or None
bufferSize2 : int
externalBuffer2 : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or ``spgemmDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize2 : int

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_compute
");

#[inline(always)]
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

Copies a computed sparse product into the arrays of C (the last step).

``cusparseStatus_t cusparseSpGEMM_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEMMAlg_t
spgemmDescr : cusparseSpGEMMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_copy
");

shared!(
    cusparseSpGEMM_copy = like_cusparseSpGEMM_copy(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseSpMatDescr_t, runtime::cudaDataType,
    cusparse::cusparseSpGEMMAlg_t, cusparse::cusparseSpGEMMDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpGEMM_copy",
    "handle opA opB alpha matA matB beta matC computeType alg spgemmDescr",
    slots::cusparseSpGEMM_copy
);

/// The shared body of `cusparseSpGEMM_copy` and other functions.
#[inline(never)]
fn like_cusparseSpGEMM_copy<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static ValueDef,
    t3: &'static EnumDef,
    t4: &'static EnumDef,
    t5: &'static ValueDef,
    t6: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::enumeration(a1, own.name(1), t1)?;
            let c2 = args::enumeration(a2, own.name(2), t1)?;
            let c4 = args::value::<u64>(a4, own.name(4), t2)?;
            let c5 = args::value::<u64>(a5, own.name(5), t2)?;
            let c7 = args::value::<u64>(a7, own.name(7), t2)?;
            let c8 = args::enumeration(a8, own.name(8), t3)?;
            let c9 = args::enumeration(a9, own.name(9), t4)?;
            let c10 = args::value::<u64>(a10, own.name(10), t5)?;
            let mut c3_number = args::Number::default();
            let mut c6_number = args::Number::default();
            let c3 = args::selected_scalar(
                a3, own.name(3), attribute_types::cusparse::cudaDataType.known(c8), &mut c3_number, &arena,
            )?;
            let c6 = args::selected_scalar(
                a6, own.name(6), attribute_types::cusparse::cudaDataType.known(c8), &mut c6_number, &arena,
            )?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, u64,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3.cast(), c4, c5, c6.cast(), c7, c8, c9, c10))
            };
            returned0(py, t6, status)
        },
    )
}

documented!(cusparseSpGEMM_createDescr, c"cusparseSpGEMM_createDescr($self)
--

Creates the object that carries state between the steps of a sparse matrix product.

``cusparseStatus_t cusparseSpGEMM_createDescr(cusparseSpGEMMDescr_t *descr)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
descr : cusparseSpGEMMDescr_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_createDescr
");

shared!(
    cusparseSpGEMM_createDescr =
    like_cusparseCreateBsric02Info(cusparse::cusparseSpGEMMDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpGEMM_createDescr", "",
    slots::cusparseSpGEMM_createDescr
);

documented!(cusparseSpGEMM_destroyDescr, c"cusparseSpGEMM_destroyDescr($self, descr)
--

Destroys the state of a sparse matrix product.

``cusparseStatus_t cusparseSpGEMM_destroyDescr(cusparseSpGEMMDescr_t descr)``

Parameters
----------
descr : cusparseSpGEMMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``descr``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_destroyDescr
");

shared!(
    cusparseSpGEMM_destroyDescr =
    like_cusparseDestroyBsric02Info(cusparse::cusparseSpGEMMDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpGEMM_destroyDescr", "descr",
    slots::cusparseSpGEMM_destroyDescr
);

documented!(cusparseSpGEMM_estimateMemory, c"cusparseSpGEMM_estimateMemory($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr, chunk_fraction, bufferSize3, externalBuffer3)
--

Returns the buffer size in bytes for a sparse matrix product that is computed in chunks.

``cusparseStatus_t cusparseSpGEMM_estimateMemory(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, float chunk_fraction, size_t *bufferSize3, void *externalBuffer3, size_t *bufferSize2)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEMMAlg_t
spgemmDescr : cusparseSpGEMMDescr_t or None
chunk_fraction : float
bufferSize3 : int
externalBuffer3 : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or ``spgemmDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize3 : int
bufferSize2 : int

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_estimateMemory
");

#[inline(always)]
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
    let (function, alone): (
        unsafe extern "system" fn(u64, i32, i32, Ptr, u64, u64, Ptr, u64, i32, i32, u64, f32, Ptr, Ptr, Ptr) -> i32,
        Alone,
    ) = call.symbol_and_form(slots::cusparseSpGEMM_estimateMemory)?;
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
    returned_in_form(
        py,
        &cusparse::cusparseStatus_t,
        status,
        (2, alone),
        |tuple| {
            tuple.push(out::u64(py, c_bufferSize3)?)?;
            tuple.push(out::u64(py, c_bufferSize2)?)?;
            Ok(())
        },
    )
}

documented!(cusparseSpGEMM_getNumProducts, c"cusparseSpGEMM_getNumProducts($self, spgemmDescr)
--

Returns the number of scalar products in a sparse matrix product, after the work estimation.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_getNumProducts
");

#[inline(always)]
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

Estimates the work of a sparse product (step 1), or returns the buffer size in bytes if the buffer is null.

``cusparseStatus_t cusparseSpGEMM_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpGEMMAlg_t
spgemmDescr : cusparseSpGEMMDescr_t or None
bufferSize1 : int
externalBuffer1 : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or ``spgemmDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize1 : int

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMM_workEstimation
");

#[inline(always)]
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

shared!(
    cusparseSpGEMMreuse_compute = like_cusparseSpGEMM_copy(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseSpMatDescr_t, runtime::cudaDataType,
    cusparse::cusparseSpGEMMAlg_t, cusparse::cusparseSpGEMMDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpGEMMreuse_compute",
    "handle opA opB alpha matA matB beta matC computeType alg spgemmDescr",
    slots::cusparseSpGEMMreuse_compute
);

#[inline(always)]
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

#[inline(always)]
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
    let (function, alone): (
        unsafe extern "system" fn(u64, i32, i32, u64, u64, u64, i32, u64, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32, Alone,
    ) = call.symbol_and_form(slots::cusparseSpGEMMreuse_nnz)?;
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
    returned_in_form(
        py,
        &cusparse::cusparseStatus_t,
        status,
        (3, alone),
        |tuple| {
            tuple.push(out::u64(py, c_bufferSize2)?)?;
            tuple.push(out::u64(py, c_bufferSize3)?)?;
            tuple.push(out::u64(py, c_bufferSize4)?)?;
            Ok(())
        },
    )
}

#[inline(always)]
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

C = α·op(A)·op(B) + β·C for a sparse matrix A and dense matrices B and C.

``cusparseStatus_t cusparseSpMM(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matB, matC : cusparseDnMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpMMAlg_t
externalBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM
");

#[inline(always)]
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

#[inline(always)]
pub(crate) fn cusparseSpMMOp<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMMOp(plan externalBuffer));
    let arena = CallArena::new();
    let c_plan = args::value::<u64>(plan, "plan", &cusparse::cusparseSpMMOpPlan_t)?;
    let c_externalBuffer = args::device(externalBuffer, "externalBuffer", None, &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cusparseSpMMOp)?;
    let status = unsafe { released(py, || function(c_plan, c_externalBuffer.cast())) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

shared!(
    cusparseSpMMOp_destroyPlan = like_cusparseDestroy(cusparse::cusparseSpMMOpPlan_t,
    cusparse::cusparseStatus_t), "cusparseSpMMOp_destroyPlan", "plan",
    slots::cusparseSpMMOp_destroyPlan
);

documented!(cusparseSpMM_bufferSize, c"cusparseSpMM_bufferSize($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg)
--

Returns the workspace size in bytes for ``cusparseSpMM``.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_bufferSize
");

#[inline(always)]
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

Prepares workspace data that speeds up later calls of ``cusparseSpMM`` with the same A.

``cusparseStatus_t cusparseSpMM_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, const void *beta, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matB, matC : cusparseDnMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpMMAlg_t
externalBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``matA``, or ``matA`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMM_preprocess
");

#[inline(always)]
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

Y = α·op(A)·X + β·Y for a sparse matrix A and dense vectors X and Y.

``cusparseStatus_t cusparseSpMV(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecX, vecY : cusparseDnVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpMVAlg_t
externalBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV
");

#[inline(always)]
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

Returns the workspace size in bytes for ``cusparseSpMV``.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_bufferSize
");

#[inline(always)]
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

Prepares workspace data that speeds up later calls of ``cusparseSpMV`` with the same A.

``cusparseStatus_t cusparseSpMV_preprocess(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, const void *beta, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpMVAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA : cusparseOperation_t
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecX, vecY : cusparseDnVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpMVAlg_t
externalBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``matA``, or ``matA`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMV_preprocess
");

#[inline(always)]
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

Gets an attribute of a sparse matrix, such as the fill mode (which triangle is stored).

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetFormat
");

shared!(
    cusparseSpMatGetFormat = like_cusparseGetColorAlgs(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseFormat_t), "cusparseSpMatGetFormat",
    "spMatDescr", slots::cusparseSpMatGetFormat
);

documented!(cusparseSpMatGetIndexBase, c"cusparseSpMatGetIndexBase($self, spMatDescr)
--

Returns the index base (0 or 1) of a sparse matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetIndexBase
");

shared!(
    cusparseSpMatGetIndexBase = like_cusparseGetColorAlgs(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexBase_t),
    "cusparseSpMatGetIndexBase", "spMatDescr", slots::cusparseSpMatGetIndexBase
);

documented!(cusparseSpMatGetSize, c"cusparseSpMatGetSize($self, spMatDescr)
--

Returns the numbers of rows, columns and nonzeros of a sparse matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetSize
");

#[inline(always)]
pub(crate) fn cusparseSpMatGetSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMatGetSize(spMatDescr));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let mut c_rows: i64 = 0;
    let mut c_cols: i64 = 0;
    let mut c_nnz: i64 = 0;
    let (function, alone): (unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32, Alone) = call
        .symbol_and_form(slots::cusparseSpMatGetSize)?;
    let status = unsafe { released(
        py, || function(c_spMatDescr, (&raw mut c_rows).cast(), (&raw mut c_cols).cast(), (&raw mut c_nnz).cast()),
    ) };
    returned_in_form(
        py,
        &cusparse::cusparseStatus_t,
        status,
        (3, alone),
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

Returns the number of matrices in the batch of a sparse matrix descriptor.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetStridedBatch
");

shared!(
    cusparseSpMatGetStridedBatch =
    like_cusparseGetVersion(cusparse::cusparseSpMatDescr_t, cusparse::cusparseStatus_t),
    "cusparseSpMatGetStridedBatch", "spMatDescr", slots::cusparseSpMatGetStridedBatch
);

documented!(cusparseSpMatGetValues, c"cusparseSpMatGetValues($self, spMatDescr)
--

Returns the address of a sparse matrix's values.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatGetValues
");

shared!(
    cusparseSpMatGetValues =
    like_cusparseConstDnMatGetValues(cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpMatGetValues", "spMatDescr",
    slots::cusparseSpMatGetValues
);

documented!(cusparseSpMatSetAttribute, c"cusparseSpMatSetAttribute($self, spMatDescr, attribute, data, dataSize)
--

Sets an attribute of a sparse matrix, such as the fill mode (which triangle is stored) or the diagonal type.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetAttribute
");

documented!(cusparseSpMatSetValues, c"cusparseSpMatSetValues($self, spMatDescr, values)
--

Sets the address of the values of a sparse matrix in device memory.

``cusparseStatus_t cusparseSpMatSetValues(cusparseSpMatDescr_t spMatDescr, void *values)``

Parameters
----------
spMatDescr : cusparseSpMatDescr_t or None
values : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or ``spMatDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMatSetValues
");

#[inline(always)]
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

Analyzes a sparse triangular matrix A for ``cusparseSpSM_solve``; the workspace must stay valid for the solve.

``cusparseStatus_t cusparseSpSM_analysis(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matB, matC : cusparseDnMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpSMAlg_t
spsmDescr : cusparseSpSMDescr_t or None
externalBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spsmDescr``, or ``spsmDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_analysis
");

#[inline(always)]
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

Returns the workspace size in bytes for a triangular solve with a matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_bufferSize
");

#[inline(always)]
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

Creates the object that stores the analysis of a triangular solve with a matrix.

``cusparseStatus_t cusparseSpSM_createDescr(cusparseSpSMDescr_t *descr)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
descr : cusparseSpSMDescr_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_createDescr
");

shared!(
    cusparseSpSM_createDescr =
    like_cusparseCreateBsric02Info(cusparse::cusparseSpSMDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpSM_createDescr", "",
    slots::cusparseSpSM_createDescr
);

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

Warnings
--------
- No thread may use ``descr``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_destroyDescr
");

shared!(
    cusparseSpSM_destroyDescr =
    like_cusparseDestroyBsric02Info(cusparse::cusparseSpSMDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpSM_destroyDescr", "descr",
    slots::cusparseSpSM_destroyDescr
);

documented!(cusparseSpSM_solve, c"cusparseSpSM_solve($self, handle, opA, opB, alpha, matA, matB, matC, computeType, alg, spsmDescr)
--

Solves op(A)·C = α·op(B) for an analyzed sparse triangular matrix A and dense matrices B and C.

``cusparseStatus_t cusparseSpSM_solve(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpSMAlg_t alg, cusparseSpSMDescr_t spsmDescr)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matB, matC : cusparseDnMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpSMAlg_t
spsmDescr : cusparseSpSMDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_solve
");

#[inline(always)]
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

Updates the values of A, or only its diagonal, after the analysis of a triangular solve with several right-hand sides.

``cusparseStatus_t cusparseSpSM_updateMatrix(cusparseHandle_t handle, cusparseSpSMDescr_t spsmDescr, void *newValues, cusparseSpSMUpdate_t updatePart)``

Parameters
----------
handle : cusparseHandle_t or None
spsmDescr : cusparseSpSMDescr_t or None
newValues : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
updatePart : cusparseSpSMUpdate_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since CUDA 12.4.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSM_updateMatrix
");

shared!(
    cusparseSpSM_updateMatrix =
    like_cusparseSpSM_updateMatrix(cusparse::cusparseHandle_t,
    cusparse::cusparseSpSMDescr_t, cusparse::cusparseSpSMUpdate_t,
    cusparse::cusparseStatus_t), "cusparseSpSM_updateMatrix",
    "handle spsmDescr newValues updatePart", slots::cusparseSpSM_updateMatrix
);

/// The shared body of `cusparseSpSM_updateMatrix` and other functions.
#[inline(never)]
fn like_cusparseSpSM_updateMatrix<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static EnumDef,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c3 = args::enumeration(a3, own.name(3), t2)?;
            let c2 = args::device(a2, own.name(2), None, &arena)?;
            let function: unsafe extern "system" fn(u64, u64, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast(), c3)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cusparseSpSV_analysis, c"cusparseSpSV_analysis($self, handle, opA, alpha, matA, vecX, vecY, computeType, alg, spsvDescr, externalBuffer)
--

Analyzes a sparse triangular matrix A for ``cusparseSpSV_solve``; the workspace must stay valid for the solve.

``cusparseStatus_t cusparseSpSV_analysis(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opA : cusparseOperation_t
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecX, vecY : cusparseDnVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpSVAlg_t
spsvDescr : cusparseSpSVDescr_t or None
externalBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spsvDescr``, or ``spsvDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_analysis
");

#[inline(always)]
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

Returns the workspace size in bytes for a triangular solve with a vector.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_bufferSize
");

#[inline(always)]
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

Creates the object that stores the analysis of a triangular solve with a vector.

``cusparseStatus_t cusparseSpSV_createDescr(cusparseSpSVDescr_t *descr)``

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
descr : cusparseSpSVDescr_t

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_createDescr
");

shared!(
    cusparseSpSV_createDescr =
    like_cusparseCreateBsric02Info(cusparse::cusparseSpSVDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpSV_createDescr", "",
    slots::cusparseSpSV_createDescr
);

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

Warnings
--------
- No thread may use ``descr``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_destroyDescr
");

shared!(
    cusparseSpSV_destroyDescr =
    like_cusparseDestroyBsric02Info(cusparse::cusparseSpSVDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpSV_destroyDescr", "descr",
    slots::cusparseSpSV_destroyDescr
);

documented!(cusparseSpSV_solve, c"cusparseSpSV_solve($self, handle, opA, alpha, matA, vecX, vecY, computeType, alg, spsvDescr)
--

Solves op(A)·Y = α·X for an analyzed sparse triangular matrix A and dense vectors X and Y.

``cusparseStatus_t cusparseSpSV_solve(cusparseHandle_t handle, cusparseOperation_t opA, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstDnVecDescr_t vecX, cusparseDnVecDescr_t vecY, cudaDataType computeType, cusparseSpSVAlg_t alg, cusparseSpSVDescr_t spsvDescr)``

Parameters
----------
handle : cusparseHandle_t or None
opA : cusparseOperation_t
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matA : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecX, vecY : cusparseDnVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
alg : cusparseSpSVAlg_t
spsvDescr : cusparseSpSVDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_solve
");

#[inline(always)]
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

Updates the values of A, or only its diagonal, after the analysis of a triangular solve with one right-hand side.

``cusparseStatus_t cusparseSpSV_updateMatrix(cusparseHandle_t handle, cusparseSpSVDescr_t spsvDescr, void *newValues, cusparseSpSVUpdate_t updatePart)``

Parameters
----------
handle : cusparseHandle_t or None
spsvDescr : cusparseSpSVDescr_t or None
newValues : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
updatePart : cusparseSpSVUpdate_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since CUDA 12.1.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpSV_updateMatrix
");

shared!(
    cusparseSpSV_updateMatrix =
    like_cusparseSpSM_updateMatrix(cusparse::cusparseHandle_t,
    cusparse::cusparseSpSVDescr_t, cusparse::cusparseSpSVUpdate_t,
    cusparse::cusparseStatus_t), "cusparseSpSV_updateMatrix",
    "handle spsvDescr newValues updatePart", slots::cusparseSpSV_updateMatrix
);

documented!(cusparseSpVV, c"cusparseSpVV($self, handle, opX, vecX, vecY, result, computeType, externalBuffer)
--

result = Σ op(X[i])·Y[i] for a sparse X and a dense Y, where op may conjugate.

``cusparseStatus_t cusparseSpVV(cusparseHandle_t handle, cusparseOperation_t opX, cusparseConstSpVecDescr_t vecX, cusparseConstDnVecDescr_t vecY, void *result, cudaDataType computeType, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
opX : cusparseOperation_t
vecX : cusparseSpVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
vecY : cusparseDnVecDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
result : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
computeType : runtime.cudaDataType
externalBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV
");

#[inline(always)]
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

Returns the workspace size in bytes for ``cusparseSpVV``.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVV_bufferSize
");

#[inline(always)]
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

Returns a sparse vector's size, number of nonzeros, arrays and types.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGet
");

shared!(
    cusparseSpVecGet = like_cusparseConstSpVecGet(cusparse::cusparseSpVecDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexType_t,
    cusparse::cusparseIndexBase_t, runtime::cudaDataType), "cusparseSpVecGet",
    "spVecDescr", slots::cusparseSpVecGet
);

documented!(cusparseSpVecGetIndexBase, c"cusparseSpVecGetIndexBase($self, spVecDescr)
--

Returns the index base (0 or 1) of a sparse vector.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetIndexBase
");

shared!(
    cusparseSpVecGetIndexBase = like_cusparseGetColorAlgs(cusparse::cusparseSpVecDescr_t,
    cusparse::cusparseStatus_t, cusparse::cusparseIndexBase_t),
    "cusparseSpVecGetIndexBase", "spVecDescr", slots::cusparseSpVecGetIndexBase
);

documented!(cusparseSpVecGetValues, c"cusparseSpVecGetValues($self, spVecDescr)
--

Returns the address of the values of a sparse vector.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecGetValues
");

shared!(
    cusparseSpVecGetValues =
    like_cusparseConstDnMatGetValues(cusparse::cusparseSpVecDescr_t,
    cusparse::cusparseStatus_t), "cusparseSpVecGetValues", "spVecDescr",
    slots::cusparseSpVecGetValues
);

documented!(cusparseSpVecSetValues, c"cusparseSpVecSetValues($self, spVecDescr, values)
--

Sets the address of the values of a sparse vector in device memory.

``cusparseStatus_t cusparseSpVecSetValues(cusparseSpVecDescr_t spVecDescr, void *values)``

Parameters
----------
spVecDescr : cusparseSpVecDescr_t or None
values : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spVecDescr``, or ``spVecDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpVecSetValues
");

#[inline(always)]
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

Converts a sparse matrix to a dense matrix, with zeros for the missing elements.

``cusparseStatus_t cusparseSparseToDense(cusparseHandle_t handle, cusparseConstSpMatDescr_t matA, cusparseDnMatDescr_t matB, cusparseSparseToDenseAlg_t alg, void *externalBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
matA : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
matB : cusparseDnMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
alg : cusparseSparseToDenseAlg_t
externalBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense
");

shared!(
    cusparseSparseToDense =
    like_cusparseDenseToSparse_convert(cusparse::cusparseHandle_t,
    cusparse::cusparseSpMatDescr_t, cusparse::cusparseDnMatDescr_t,
    cusparse::cusparseSparseToDenseAlg_t, cusparse::cusparseStatus_t),
    "cusparseSparseToDense", "handle matA matB alg externalBuffer",
    slots::cusparseSparseToDense
);

documented!(cusparseSparseToDense_bufferSize, c"cusparseSparseToDense_bufferSize($self, handle, matA, matB, alg)
--

Returns the workspace size in bytes for ``cusparseSparseToDense``.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSparseToDense_bufferSize
");

shared!(
    cusparseSparseToDense_bufferSize =
    like_cusparseDenseToSparse_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseSpMatDescr_t, cusparse::cusparseDnMatDescr_t,
    cusparse::cusparseSparseToDenseAlg_t, cusparse::cusparseStatus_t),
    "cusparseSparseToDense_bufferSize", "handle matA matB alg",
    slots::cusparseSparseToDense_bufferSize
);

documented!(cusparseSpruneCsr2csr, c"cusparseSpruneCsr2csr($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (single precision).

``cusparseStatus_t cusparseSpruneCsr2csr(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr
");

shared!(
    cusparseSpruneCsr2csr = like_cusparseDpruneCsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSpruneCsr2csr",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
    slots::cusparseSpruneCsr2csr
);

documented!(cusparseSpruneCsr2csrByPercentage, c"cusparseSpruneCsr2csrByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)
--

Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (single precision).

``cusparseStatus_t cusparseSpruneCsr2csrByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage
");

shared!(
    cusparseSpruneCsr2csrByPercentage =
    like_cusparseDpruneCsr2csrByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSpruneCsr2csrByPercentage",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer",
    slots::cusparseSpruneCsr2csrByPercentage
);

documented!(cusparseSpruneCsr2csrByPercentage_bufferSizeExt, c"cusparseSpruneCsr2csrByPercentage_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)
--

Returns the workspace size for pruning a CSR matrix by percentage (single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrByPercentage_bufferSizeExt
");

shared!(
    cusparseSpruneCsr2csrByPercentage_bufferSizeExt =
    like_cusparseDpruneCsr2csrByPercentage_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSpruneCsr2csrByPercentage_bufferSizeExt",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info",
    slots::cusparseSpruneCsr2csrByPercentage_bufferSizeExt
);

documented!(cusparseSpruneCsr2csrNnz, c"cusparseSpruneCsr2csrNnz($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, pBuffer)
--

Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (single precision).

``cusparseStatus_t cusparseSpruneCsr2csrNnz(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const float *threshold, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnz
");

shared!(
    cusparseSpruneCsr2csrNnz = like_cusparseDpruneCsr2csrNnz(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSpruneCsr2csrNnz",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedRowPtrC nnzTotalDevHostPtr pBuffer",
    slots::cusparseSpruneCsr2csrNnz
);

documented!(cusparseSpruneCsr2csrNnzByPercentage, c"cusparseSpruneCsr2csrNnzByPercentage($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, percentage, descrC, csrSortedRowPtrC, nnzTotalDevHostPtr, info, pBuffer)
--

Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (single precision).

``cusparseStatus_t cusparseSpruneCsr2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t descrA, const float *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, float percentage, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csrNnzByPercentage
");

shared!(
    cusparseSpruneCsr2csrNnzByPercentage =
    like_cusparseDpruneCsr2csrNnzByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSpruneCsr2csrNnzByPercentage",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA percentage descrC csrSortedRowPtrC nnzTotalDevHostPtr info pBuffer",
    slots::cusparseSpruneCsr2csrNnzByPercentage
);

documented!(cusparseSpruneCsr2csr_bufferSizeExt, c"cusparseSpruneCsr2csr_bufferSizeExt($self, handle, m, n, nnzA, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Returns the workspace size for pruning a CSR matrix (single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneCsr2csr_bufferSizeExt
");

shared!(
    cusparseSpruneCsr2csr_bufferSizeExt =
    like_cusparseDpruneCsr2csr_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSpruneCsr2csr_bufferSizeExt",
    "handle m n nnzA descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseSpruneCsr2csr_bufferSizeExt
);

documented!(cusparseSpruneDense2csr, c"cusparseSpruneDense2csr($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (single precision).

``cusparseStatus_t cusparseSpruneDense2csr(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrC : cusparseMatDescr_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr
");

shared!(
    cusparseSpruneDense2csr = like_cusparseDpruneDense2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSpruneDense2csr",
    "handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
    slots::cusparseSpruneDense2csr
);

documented!(cusparseSpruneDense2csrByPercentage, c"cusparseSpruneDense2csrByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info, pBuffer)
--

Copies dense A to CSR C without the given percentage of elements of smallest magnitude (single precision).

``cusparseStatus_t cusparseSpruneDense2csrByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, float *csrSortedValC, const int *csrSortedRowPtrC, int *csrSortedColIndC, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
descrC : cusparseMatDescr_t or None
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage
");

shared!(
    cusparseSpruneDense2csrByPercentage =
    like_cusparseDpruneDense2csrByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSpruneDense2csrByPercentage",
    "handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info pBuffer",
    slots::cusparseSpruneDense2csrByPercentage
);

documented!(cusparseSpruneDense2csrByPercentage_bufferSizeExt, c"cusparseSpruneDense2csrByPercentage_bufferSizeExt($self, handle, m, n, A, lda, percentage, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, info)
--

Returns the workspace size for pruning a dense matrix by percentage (single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrByPercentage_bufferSizeExt
");

shared!(
    cusparseSpruneDense2csrByPercentage_bufferSizeExt =
    like_cusparseDpruneDense2csrByPercentage_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSpruneDense2csrByPercentage_bufferSizeExt",
    "handle m n A lda percentage descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC info",
    slots::cusparseSpruneDense2csrByPercentage_bufferSizeExt
);

documented!(cusparseSpruneDense2csrNnz, c"cusparseSpruneDense2csrNnz($self, handle, m, n, A, lda, threshold, descrC, csrRowPtrC, nnzTotalDevHostPtr, pBuffer)
--

Computes C's row offsets and counts the elements of dense A with magnitude > threshold (single precision).

``cusparseStatus_t cusparseSpruneDense2csrNnz(cusparseHandle_t handle, int m, int n, const float *A, int lda, const float *threshold, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
threshold : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrC : cusparseMatDescr_t or None
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnz
");

shared!(
    cusparseSpruneDense2csrNnz =
    like_cusparseDpruneDense2csrNnz(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSpruneDense2csrNnz",
    "handle m n A lda threshold descrC csrRowPtrC nnzTotalDevHostPtr pBuffer",
    slots::cusparseSpruneDense2csrNnz
);

documented!(cusparseSpruneDense2csrNnzByPercentage, c"cusparseSpruneDense2csrNnzByPercentage($self, handle, m, n, A, lda, percentage, descrC, csrRowPtrC, nnzTotalDevHostPtr, info, pBuffer)
--

Computes C's row offsets and number of nonzeros for pruning dense A by percentage (single precision).

``cusparseStatus_t cusparseSpruneDense2csrNnzByPercentage(cusparseHandle_t handle, int m, int n, const float *A, int lda, float percentage, cusparseMatDescr_t descrC, int *csrRowPtrC, int *nnzTotalDevHostPtr, pruneInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, lda : int
A, csrRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
percentage : float
descrC : cusparseMatDescr_t or None
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : pruneInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csrNnzByPercentage
");

shared!(
    cusparseSpruneDense2csrNnzByPercentage =
    like_cusparseDpruneDense2csrNnzByPercentage(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::pruneInfo_t, Ty::F32, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseSpruneDense2csrNnzByPercentage",
    "handle m n A lda percentage descrC csrRowPtrC nnzTotalDevHostPtr info pBuffer",
    slots::cusparseSpruneDense2csrNnzByPercentage
);

documented!(cusparseSpruneDense2csr_bufferSizeExt, c"cusparseSpruneDense2csr_bufferSizeExt($self, handle, m, n, A, lda, threshold, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Returns the workspace size for pruning a dense matrix (single precision) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpruneDense2csr_bufferSizeExt
");

shared!(
    cusparseSpruneDense2csr_bufferSizeExt =
    like_cusparseDpruneDense2csr_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::F32, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseSpruneDense2csr_bufferSizeExt",
    "handle m n A lda threshold descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseSpruneDense2csr_bufferSizeExt
);

documented!(cusparseXbsric02_zeroPivot, c"cusparseXbsric02_zeroPivot($self, handle, info, position)
--

Waits for the incomplete Cholesky of a BSR matrix and returns the block row of its first zero pivot, or −1.

``cusparseStatus_t cusparseXbsric02_zeroPivot(cusparseHandle_t handle, bsric02Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsric02Info_t or None
position : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsric02_zeroPivot
");

shared!(
    cusparseXbsric02_zeroPivot =
    like_cusparseXbsric02_zeroPivot(cusparse::cusparseHandle_t, cusparse::bsric02Info_t,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseXbsric02_zeroPivot",
    "handle info position", slots::cusparseXbsric02_zeroPivot
);

/// The shared body of `cusparseXbsric02_zeroPivot` and other functions.
#[inline(never)]
fn like_cusparseXbsric02_zeroPivot<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::value::<u64>(a1, own.name(1), t1)?;
            let c2 = args::scalar_to_write(a2, own.name(2), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1, c2.cast())) };
            returned0(py, t3, status)
        },
    )
}

documented!(cusparseXbsrilu02_zeroPivot, c"cusparseXbsrilu02_zeroPivot($self, handle, info, position)
--

Waits for the incomplete LU of a BSR matrix and returns the block row of its first zero pivot, or −1.

``cusparseStatus_t cusparseXbsrilu02_zeroPivot(cusparseHandle_t handle, bsrilu02Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrilu02Info_t or None
position : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrilu02_zeroPivot
");

shared!(
    cusparseXbsrilu02_zeroPivot =
    like_cusparseXbsric02_zeroPivot(cusparse::cusparseHandle_t, cusparse::bsrilu02Info_t,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseXbsrilu02_zeroPivot",
    "handle info position", slots::cusparseXbsrilu02_zeroPivot
);

documented!(cusparseXbsrsm2_zeroPivot, c"cusparseXbsrsm2_zeroPivot($self, handle, info, position)
--

Waits for a BSR solve with a matrix and returns the block row of its first zero pivot, or −1.

``cusparseStatus_t cusparseXbsrsm2_zeroPivot(cusparseHandle_t handle, bsrsm2Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrsm2Info_t or None
position : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsm2_zeroPivot
");

shared!(
    cusparseXbsrsm2_zeroPivot =
    like_cusparseXbsric02_zeroPivot(cusparse::cusparseHandle_t, cusparse::bsrsm2Info_t,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseXbsrsm2_zeroPivot",
    "handle info position", slots::cusparseXbsrsm2_zeroPivot
);

documented!(cusparseXbsrsv2_zeroPivot, c"cusparseXbsrsv2_zeroPivot($self, handle, info, position)
--

Waits for a BSR solve with a vector and returns the block row of its first zero pivot, or −1.

``cusparseStatus_t cusparseXbsrsv2_zeroPivot(cusparseHandle_t handle, bsrsv2Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrsv2Info_t or None
position : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXbsrsv2_zeroPivot
");

shared!(
    cusparseXbsrsv2_zeroPivot =
    like_cusparseXbsric02_zeroPivot(cusparse::cusparseHandle_t, cusparse::bsrsv2Info_t,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseXbsrsv2_zeroPivot",
    "handle info position", slots::cusparseXbsrsv2_zeroPivot
);

documented!(cusparseXcoo2csr, c"cusparseXcoo2csr($self, handle, cooRowInd, nnz, m, csrSortedRowPtr, idxBase)
--

Compresses the sorted row indices of a COO matrix into CSR row offsets.

``cusparseStatus_t cusparseXcoo2csr(cusparseHandle_t handle, const int *cooRowInd, int nnz, int m, int *csrSortedRowPtr, cusparseIndexBase_t idxBase)``

Parameters
----------
handle : cusparseHandle_t or None
cooRowInd, csrSortedRowPtr : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnz, m : int
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoo2csr
");

shared!(
    cusparseXcoo2csr = like_cusparseXcoo2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseIndexBase_t, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseXcoo2csr", "handle cooRowInd nnz m csrSortedRowPtr idxBase",
    slots::cusparseXcoo2csr
);

/// The shared body of `cusparseXcoo2csr` and other functions.
#[inline(never)]
fn like_cusparseXcoo2csr<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static EnumDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c5 = args::enumeration(a5, own.name(5), t1)?;
            let c1 = args::device(a1, own.name(1), Some(t2), &arena)?;
            let c4 = args::device(a4, own.name(4), Some(t2), &arena)?;
            let function: unsafe extern "system" fn(u64, Ptr, i32, i32, Ptr, i32) -> i32 = call.own_symbol(own)?;
            let status = unsafe { released(py, || function(c0, c1.cast(), c2, c3, c4.cast(), c5)) };
            returned0(py, t3, status)
        },
    )
}

documented!(cusparseXcoosortByColumn, c"cusparseXcoosortByColumn($self, handle, m, n, nnz, cooRowsA, cooColsA, P, pBuffer)
--

Sorts a COO matrix by column in place, and permutes ``P`` in the same way.

``cusparseStatus_t cusparseXcoosortByColumn(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int *cooColsA, int *P, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
cooRowsA, cooColsA, P, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByColumn
");

shared!(
    cusparseXcoosortByColumn = like_cusparseXcoosortByColumn(cusparse::cusparseHandle_t,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseXcoosortByColumn",
    "handle m n nnz cooRowsA cooColsA P pBuffer", slots::cusparseXcoosortByColumn
);

/// The shared body of `cusparseXcoosortByColumn` and other functions.
#[inline(never)]
fn like_cusparseXcoosortByColumn<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t1), &arena)?;
            let c7 = args::device(a7, own.name(7), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, Ptr, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4.cast(), c5.cast(), c6.cast(), c7.cast()))
            };
            returned0(py, t2, status)
        },
    )
}

documented!(cusparseXcoosortByRow, c"cusparseXcoosortByRow($self, handle, m, n, nnz, cooRowsA, cooColsA, P, pBuffer)
--

Sorts a COO matrix by row in place, and permutes ``P`` in the same way.

``cusparseStatus_t cusparseXcoosortByRow(cusparseHandle_t handle, int m, int n, int nnz, int *cooRowsA, int *cooColsA, int *P, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
cooRowsA, cooColsA, P, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosortByRow
");

shared!(
    cusparseXcoosortByRow = like_cusparseXcoosortByColumn(cusparse::cusparseHandle_t,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseXcoosortByRow",
    "handle m n nnz cooRowsA cooColsA P pBuffer", slots::cusparseXcoosortByRow
);

documented!(cusparseXcoosort_bufferSizeExt, c"cusparseXcoosort_bufferSizeExt($self, handle, m, n, nnz, cooRowsA, cooColsA)
--

Returns the workspace size in bytes for sorting a COO matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcoosort_bufferSizeExt
");

shared!(
    cusparseXcoosort_bufferSizeExt =
    like_cusparseXcoosort_bufferSizeExt(cusparse::cusparseHandle_t, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseXcoosort_bufferSizeExt",
    "handle m n nnz cooRowsA cooColsA", slots::cusparseXcoosort_bufferSizeExt
);

/// The shared body of `cusparseXcoosort_bufferSizeExt` and other functions.
#[inline(never)]
fn like_cusparseXcoosort_bufferSizeExt<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static Ty,
    t2: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::device(a4, own.name(4), Some(t1), &arena)?;
            let c5 = args::device(a5, own.name(5), Some(t1), &arena)?;
            let mut c6: u64 = 0;
            let function: unsafe extern "system" fn(u64, i32, i32, i32, Ptr, Ptr, Ptr) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4.cast(), c5.cast(), (&raw mut c6).cast()))
            };
            returned(py, t2, status, 1, |tuple| tuple.push(out::u64(py, c6)?))
        },
    )
}

documented!(cusparseXcscsort, c"cusparseXcscsort($self, handle, m, n, nnz, descrA, cscColPtrA, cscRowIndA, P, pBuffer)
--

Sorts the row indices in each column of a CSC matrix in place, and permutes ``P`` in the same way.

``cusparseStatus_t cusparseXcscsort(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const int *cscColPtrA, int *cscRowIndA, int *P, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
cscColPtrA, cscRowIndA, P, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort
");

shared!(
    cusparseXcscsort = like_cusparseXcscsort(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseXcscsort", "handle m n nnz descrA cscColPtrA cscRowIndA P pBuffer",
    slots::cusparseXcscsort
);

/// The shared body of `cusparseXcscsort` and other functions.
#[inline(never)]
fn like_cusparseXcscsort<'a, 'py>(
    this: Object<'a, 'py>,
    first: First<'a, 'py>,
    count: isize,
    names: ByName<'a, 'py>,
    own: Own,
    t0: &'static ValueDef,
    t1: &'static ValueDef,
    t2: &'static Ty,
    t3: &'static EnumDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c1 = args::i32(a1, own.name(1))?;
            let c2 = args::i32(a2, own.name(2))?;
            let c3 = args::i32(a3, own.name(3))?;
            let c4 = args::value::<u64>(a4, own.name(4), t1)?;
            let c5 = args::device(a5, own.name(5), Some(t2), &arena)?;
            let c6 = args::device(a6, own.name(6), Some(t2), &arena)?;
            let c7 = args::device(a7, own.name(7), Some(t2), &arena)?;
            let c8 = args::device(a8, own.name(8), None, &arena)?;
            let function: unsafe extern "system" fn(
                u64, i32, i32, i32, u64, Ptr, Ptr, Ptr, Ptr,
            ) -> i32 = call.own_symbol(own)?;
            let status = unsafe {
                released(py, || function(c0, c1, c2, c3, c4, c5.cast(), c6.cast(), c7.cast(), c8.cast()))
            };
            returned0(py, t3, status)
        },
    )
}

documented!(cusparseXcscsort_bufferSizeExt, c"cusparseXcscsort_bufferSizeExt($self, handle, m, n, nnz, cscColPtrA, cscRowIndA)
--

Returns the workspace size in bytes for sorting a CSC matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcscsort_bufferSizeExt
");

shared!(
    cusparseXcscsort_bufferSizeExt =
    like_cusparseXcoosort_bufferSizeExt(cusparse::cusparseHandle_t, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseXcscsort_bufferSizeExt",
    "handle m n nnz cscColPtrA cscRowIndA", slots::cusparseXcscsort_bufferSizeExt
);

documented!(cusparseXcsr2bsrNnz, c"cusparseXcsr2bsrNnz($self, handle, dirA, m, n, descrA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedRowPtrC, nnzTotalDevHostPtr)
--

Computes the row offsets and the number of blocks of the BSR form of a CSR matrix.

``cusparseStatus_t cusparseXcsr2bsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int *nnzTotalDevHostPtr)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedRowPtrA, csrSortedColIndA, bsrSortedRowPtrC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2bsrNnz
");

#[inline(always)]
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

Expands CSR row offsets into one row index for each element (COO).

``cusparseStatus_t cusparseXcsr2coo(cusparseHandle_t handle, const int *csrSortedRowPtr, int nnz, int m, int *cooRowInd, cusparseIndexBase_t idxBase)``

Parameters
----------
handle : cusparseHandle_t or None
csrSortedRowPtr, cooRowInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnz, m : int
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2coo
");

shared!(
    cusparseXcsr2coo = like_cusparseXcoo2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseIndexBase_t, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseXcsr2coo", "handle csrSortedRowPtr nnz m cooRowInd idxBase",
    slots::cusparseXcsr2coo
);

documented!(cusparseXcsr2gebsrNnz, c"cusparseXcsr2gebsrNnz($self, handle, dirA, m, n, descrA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedRowPtrC, rowBlockDim, colBlockDim, nnzTotalDevHostPtr, pBuffer)
--

Computes the row offsets and the number of rectangular blocks of the BSR form of a CSR matrix.

``cusparseStatus_t cusparseXcsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDim, int colBlockDim, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedRowPtrA, csrSortedColIndA, bsrSortedRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsr2gebsrNnz
");

#[inline(always)]
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

Computes the row offsets and the number of nonzeros of C, the sum of two CSR matrices.

``cusparseStatus_t cusparseXcsrgeam2Nnz(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, int nnzA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrB, int nnzB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, int *csrSortedRowPtrC, int *nnzTotalDevHostPtr, void *workspace)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrB, csrSortedColIndB, csrSortedRowPtrC, workspace : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrgeam2Nnz
");

#[inline(always)]
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

Waits for the incomplete Cholesky of a CSR matrix and returns the row of its first zero pivot, or −1.

``cusparseStatus_t cusparseXcsric02_zeroPivot(cusparseHandle_t handle, csric02Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : csric02Info_t or None
position : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsric02_zeroPivot
");

shared!(
    cusparseXcsric02_zeroPivot =
    like_cusparseXbsric02_zeroPivot(cusparse::cusparseHandle_t, cusparse::csric02Info_t,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseXcsric02_zeroPivot",
    "handle info position", slots::cusparseXcsric02_zeroPivot
);

documented!(cusparseXcsrilu02_zeroPivot, c"cusparseXcsrilu02_zeroPivot($self, handle, info, position)
--

Waits for the incomplete LU of a CSR matrix and returns the row of its first zero pivot, or −1.

``cusparseStatus_t cusparseXcsrilu02_zeroPivot(cusparseHandle_t handle, csrilu02Info_t info, int *position)``

Parameters
----------
handle : cusparseHandle_t or None
info : csrilu02Info_t or None
position : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrilu02_zeroPivot
");

shared!(
    cusparseXcsrilu02_zeroPivot =
    like_cusparseXbsric02_zeroPivot(cusparse::cusparseHandle_t, cusparse::csrilu02Info_t,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseXcsrilu02_zeroPivot",
    "handle info position", slots::cusparseXcsrilu02_zeroPivot
);

documented!(cusparseXcsrsort, c"cusparseXcsrsort($self, handle, m, n, nnz, descrA, csrRowPtrA, csrColIndA, P, pBuffer)
--

Sorts the column indices in each row of a CSR matrix in place, and permutes ``P`` in the same way.

``cusparseStatus_t cusparseXcsrsort(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, const int *csrRowPtrA, int *csrColIndA, int *P, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrRowPtrA, csrColIndA, P, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort
");

shared!(
    cusparseXcsrsort = like_cusparseXcscsort(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseXcsrsort", "handle m n nnz descrA csrRowPtrA csrColIndA P pBuffer",
    slots::cusparseXcsrsort
);

documented!(cusparseXcsrsort_bufferSizeExt, c"cusparseXcsrsort_bufferSizeExt($self, handle, m, n, nnz, csrRowPtrA, csrColIndA)
--

Returns the workspace size in bytes for sorting a CSR matrix.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXcsrsort_bufferSizeExt
");

shared!(
    cusparseXcsrsort_bufferSizeExt =
    like_cusparseXcoosort_bufferSizeExt(cusparse::cusparseHandle_t, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseXcsrsort_bufferSizeExt",
    "handle m n nnz csrRowPtrA csrColIndA", slots::cusparseXcsrsort_bufferSizeExt
);

documented!(cusparseXgebsr2gebsrNnz, c"cusparseXgebsr2gebsrNnz($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedRowPtrC, rowBlockDimC, colBlockDimC, nnzTotalDevHostPtr, pBuffer)
--

Computes the row offsets and the number of blocks of a BSR matrix after a change of the block shape.

``cusparseStatus_t cusparseXgebsr2gebsrNnz(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, int *bsrSortedRowPtrC, int rowBlockDimC, int colBlockDimC, int *nnzTotalDevHostPtr, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedRowPtrC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseXgebsr2gebsrNnz
");

#[inline(always)]
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

Converts a BSR matrix with square blocks to CSR format (double-precision complex).

``cusparseStatus_t cusparseZbsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsr2csr
");

shared!(
    cusparseZbsr2csr = like_cusparseCbsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZbsr2csr",
    "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseZbsr2csr
);

documented!(cusparseZbsric02, c"cusparseZbsric02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double-precision complex).

``cusparseStatus_t cusparseZbsric02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02
");

shared!(
    cusparseZbsric02 = like_cusparseCbsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, cusparse::bsric02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZbsric02",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
    slots::cusparseZbsric02
);

documented!(cusparseZbsric02_analysis, c"cusparseZbsric02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pInputBuffer)
--

Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, double-precision complex).

``cusparseStatus_t cusparseZbsric02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsric02Info_t info, cusparseSolvePolicy_t policy, void *pInputBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsric02Info_t or None
policy : cusparseSolvePolicy_t
pInputBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsric02`` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsric02_bufferSize
");

shared!(
    cusparseZbsric02_bufferSize =
    like_cusparseCbsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, cusparse::bsric02Info_t,
    Ty::Complex128, Ty::I32, cusparse::cusparseStatus_t), "cusparseZbsric02_bufferSize",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
    slots::cusparseZbsric02_bufferSize
);

documented!(cusparseZbsrilu02, c"cusparseZbsrilu02($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double-precision complex).

``cusparseStatus_t cusparseZbsrilu02(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02
");

shared!(
    cusparseZbsrilu02 = like_cusparseCbsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t,
    cusparse::bsrilu02Info_t, cusparse::cusparseSolvePolicy_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZbsrilu02",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info policy pBuffer",
    slots::cusparseZbsrilu02
);

documented!(cusparseZbsrilu02_analysis, c"cusparseZbsrilu02_analysis($self, handle, dirA, mb, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockDim, info, policy, pBuffer)
--

Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, double-precision complex).

``cusparseStatus_t cusparseZbsrilu02_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nnzb, cusparseMatDescr_t descrA, cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockDim, bsrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrilu02`` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_bufferSize
");

shared!(
    cusparseZbsrilu02_bufferSize =
    like_cusparseCbsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t,
    cusparse::bsrilu02Info_t, Ty::Complex128, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseZbsrilu02_bufferSize",
    "handle dirA mb nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockDim info",
    slots::cusparseZbsrilu02_bufferSize
);

documented!(cusparseZbsrilu02_numericBoost, c"cusparseZbsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (double-precision complex).

``cusparseStatus_t cusparseZbsrilu02_numericBoost(cusparseHandle_t handle, bsrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : bsrilu02Info_t or None
enable_boost : int
tol : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
boost_val : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrilu02_numericBoost
");

shared!(
    cusparseZbsrilu02_numericBoost =
    like_cusparseCbsrilu02_numericBoost(cusparse::cusparseHandle_t,
    cusparse::bsrilu02Info_t, Ty::F64, Ty::Complex128, cusparse::cusparseStatus_t),
    "cusparseZbsrilu02_numericBoost", "handle info enable_boost tol boost_val",
    slots::cusparseZbsrilu02_numericBoost
);

documented!(cusparseZbsrmm, c"cusparseZbsrmm($self, handle, dirA, transA, transB, mb, n, kb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockSize, B, ldb, beta, C, ldc)
--

C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double-precision complex.

``cusparseStatus_t cusparseZbsrmm(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transB, int mb, int n, int kb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockSize, const cuDoubleComplex *B, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transB : cusparseOperation_t
mb, n, kb, nnzb, blockSize, ldb, ldc : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmm
");

shared!(
    cusparseZbsrmm = like_cusparseCbsrmm(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseZbsrmm",
    "handle dirA transA transB mb n kb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockSize B ldb beta C ldc",
    slots::cusparseZbsrmm
);

shared!(
    cusparseZbsrmv = like_cusparseCbsrmv(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseZbsrmv",
    "handle dirA transA mb nb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim x beta y",
    slots::cusparseZbsrmv
);

documented!(cusparseZbsrsm2_analysis, c"cusparseZbsrsm2_analysis($self, handle, dirA, transA, transXY, mb, n, nnzb, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, policy, pBuffer)
--

Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (double-precision complex).

``cusparseStatus_t cusparseZbsrsm2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize : int
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrsm2`` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_bufferSize
");

shared!(
    cusparseZbsrsm2_bufferSize =
    like_cusparseCbsrsm2_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsm2Info_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZbsrsm2_bufferSize",
    "handle dirA transA transXY mb n nnzb descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info",
    slots::cusparseZbsrsm2_bufferSize
);

documented!(cusparseZbsrsm2_solve, c"cusparseZbsrsm2_solve($self, handle, dirA, transA, transXY, mb, n, nnzb, alpha, descrA, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, blockSize, info, B, ldb, X, ldx, policy, pBuffer)
--

Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double-precision complex).

``cusparseStatus_t cusparseZbsrsm2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, cusparseOperation_t transXY, int mb, int n, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int blockSize, bsrsm2Info_t info, const cuDoubleComplex *B, int ldb, cuDoubleComplex *X, int ldx, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA, transXY : cusparseOperation_t
mb, n, nnzb, blockSize, ldb, ldx : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsm2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsm2_solve
");

shared!(
    cusparseZbsrsm2_solve = like_cusparseCbsrsm2_solve(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsm2Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZbsrsm2_solve",
    "handle dirA transA transXY mb n nnzb alpha descrA bsrSortedVal bsrSortedRowPtr bsrSortedColInd blockSize info B ldb X ldx policy pBuffer",
    slots::cusparseZbsrsm2_solve
);

documented!(cusparseZbsrsv2_analysis, c"cusparseZbsrsv2_analysis($self, handle, dirA, transA, mb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, policy, pBuffer)
--

Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (double-precision complex).

``cusparseStatus_t cusparseZbsrsv2_analysis(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_analysis
");

#[inline(always)]
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

Returns the workspace size of ``bsrsv2`` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_bufferSize
");

shared!(
    cusparseZbsrsv2_bufferSize =
    like_cusparseCbsrsv2_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsv2Info_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZbsrsv2_bufferSize",
    "handle dirA transA mb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info",
    slots::cusparseZbsrsv2_bufferSize
);

documented!(cusparseZbsrsv2_solve, c"cusparseZbsrsv2_solve($self, handle, dirA, transA, mb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, info, f, x, policy, pBuffer)
--

Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double-precision complex).

``cusparseStatus_t cusparseZbsrsv2_solve(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, bsrsv2Info_t info, const cuDoubleComplex *f, cuDoubleComplex *x, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nnzb, blockDim : int
alpha : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : bsrsv2Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrsv2_solve
");

shared!(
    cusparseZbsrsv2_solve = like_cusparseCbsrsv2_solve(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, cusparse::bsrsv2Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZbsrsv2_solve",
    "handle dirA transA mb nnzb alpha descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA blockDim info f x policy pBuffer",
    slots::cusparseZbsrsv2_solve
);

documented!(cusparseZbsrxmv, c"cusparseZbsrxmv($self, handle, dirA, transA, sizeOfMask, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double-precision complex.

``cusparseStatus_t cusparseZbsrxmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int sizeOfMask, int mb, int nb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedMaskPtrA, const int *bsrSortedRowPtrA, const int *bsrSortedEndPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const cuDoubleComplex *beta, cuDoubleComplex *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
sizeOfMask, mb, nb, nnzb, blockDim : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrxmv
");

shared!(
    cusparseZbsrxmv = like_cusparseCbsrxmv(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseOperation_t,
    cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseZbsrxmv",
    "handle dirA transA sizeOfMask mb nb nnzb alpha descrA bsrSortedValA bsrSortedMaskPtrA bsrSortedRowPtrA bsrSortedEndPtrA bsrSortedColIndA blockDim x beta y",
    slots::cusparseZbsrxmv
);

documented!(cusparseZcsr2bsr, c"cusparseZcsr2bsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, blockDim, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC)
--

Converts a CSR matrix to BSR format with square blocks (double-precision complex).

``cusparseStatus_t cusparseZcsr2bsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, int blockDim, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, blockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2bsr
");

shared!(
    cusparseZcsr2bsr = like_cusparseCbsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZcsr2bsr",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA blockDim descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC",
    slots::cusparseZcsr2bsr
);

documented!(cusparseZcsr2csr_compress, c"cusparseZcsr2csr_compress($self, handle, m, n, descrA, csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC, tol)
--

Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double-precision complex).

``cusparseStatus_t cusparseZcsr2csr_compress(cusparseHandle_t handle, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedColIndA, const int *csrSortedRowPtrA, int nnzA, const int *nnzPerRow, cuDoubleComplex *csrSortedValC, int *csrSortedColIndC, int *csrSortedRowPtrC, cuDoubleComplex tol)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : runtime.cuDoubleComplex

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csr_compress
");

#[inline(always)]
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

Restores the order that a CSR matrix had before ``csru2csr`` (double-precision complex).

``cusparseStatus_t cusparseZcsr2csru(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2csru
");

shared!(
    cusparseZcsr2csru = like_cusparseCcsr2csru(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csru2csrInfo_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZcsr2csru",
    "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
    slots::cusparseZcsr2csru
);

documented!(cusparseZcsr2gebsr, c"cusparseZcsr2gebsr($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDim, colBlockDim, pBuffer)
--

Converts a CSR matrix to BSR format with rectangular blocks (double-precision complex).

``cusparseStatus_t cusparseZcsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDim, int colBlockDim, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr
");

shared!(
    cusparseZcsr2gebsr = like_cusparseCcsr2gebsr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZcsr2gebsr",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDim colBlockDim pBuffer",
    slots::cusparseZcsr2gebsr
);

documented!(cusparseZcsr2gebsr_bufferSize, c"cusparseZcsr2gebsr_bufferSize($self, handle, dirA, m, n, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, rowBlockDim, colBlockDim)
--

Returns the workspace size of ``csr2gebsr`` (double-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsr2gebsr_bufferSize
");

shared!(
    cusparseZcsr2gebsr_bufferSize =
    like_cusparseCcsr2gebsr_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZcsr2gebsr_bufferSize",
    "handle dirA m n descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA rowBlockDim colBlockDim",
    slots::cusparseZcsr2gebsr_bufferSize
);

documented!(cusparseZcsrcolor, c"cusparseZcsrcolor($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, fractionToColor, ncolors, coloring, reordering, info)
--

Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double-precision complex).

``cusparseStatus_t cusparseZcsrcolor(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const double *fractionToColor, int *ncolors, int *coloring, int *reordering, cusparseColorInfo_t info)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
fractionToColor : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
ncolors : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : cusparseColorInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrcolor
");

shared!(
    cusparseZcsrcolor = like_cusparseCcsrcolor(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::cusparseColorInfo_t, Ty::Complex128, Ty::I32,
    Ty::F64, cusparse::cusparseStatus_t), "cusparseZcsrcolor",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA fractionToColor ncolors coloring reordering info",
    slots::cusparseZcsrcolor
);

documented!(cusparseZcsrgeam2, c"cusparseZcsrgeam2($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer)
--

C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, double-precision complex.

``cusparseStatus_t cusparseZcsrgeam2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, int nnzA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, const cuDoubleComplex *beta, cusparseMatDescr_t descrB, int nnzB, const cuDoubleComplex *csrSortedValB, const int *csrSortedRowPtrB, const int *csrSortedColIndB, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnzA, nnzB : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA, descrB, descrC : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2
");

shared!(
    cusparseZcsrgeam2 = like_cusparseCcsrgeam2(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseZcsrgeam2",
    "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC pBuffer",
    slots::cusparseZcsrgeam2
);

documented!(cusparseZcsrgeam2_bufferSizeExt, c"cusparseZcsrgeam2_bufferSizeExt($self, handle, m, n, alpha, descrA, nnzA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, beta, descrB, nnzB, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Returns the workspace size of ``csrgeam2`` (CSR sum, double-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrgeam2_bufferSizeExt
");

shared!(
    cusparseZcsrgeam2_bufferSizeExt =
    like_cusparseCcsrgeam2_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseZcsrgeam2_bufferSizeExt",
    "handle m n alpha descrA nnzA csrSortedValA csrSortedRowPtrA csrSortedColIndA beta descrB nnzB csrSortedValB csrSortedRowPtrB csrSortedColIndB descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseZcsrgeam2_bufferSizeExt
);

documented!(cusparseZcsric02, c"cusparseZcsric02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double-precision complex).

``cusparseStatus_t cusparseZcsric02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02
");

shared!(
    cusparseZcsric02 = like_cusparseCcsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csric02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZcsric02",
    "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
    slots::cusparseZcsric02
);

documented!(cusparseZcsric02_analysis, c"cusparseZcsric02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, double-precision complex).

``cusparseStatus_t cusparseZcsric02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csric02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csric02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``csric02`` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsric02_bufferSize
");

shared!(
    cusparseZcsric02_bufferSize =
    like_cusparseCcsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csric02Info_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZcsric02_bufferSize",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
    slots::cusparseZcsric02_bufferSize
);

documented!(cusparseZcsrilu02, c"cusparseZcsrilu02($self, handle, m, nnz, descrA, csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double-precision complex).

``cusparseStatus_t cusparseZcsrilu02(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrSortedValA_valM, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02
");

shared!(
    cusparseZcsrilu02 = like_cusparseCcsric02(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csrilu02Info_t,
    cusparse::cusparseSolvePolicy_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZcsrilu02",
    "handle m nnz descrA csrSortedValA_valM csrSortedRowPtrA csrSortedColIndA info policy pBuffer",
    slots::cusparseZcsrilu02
);

documented!(cusparseZcsrilu02_analysis, c"cusparseZcsrilu02_analysis($self, handle, m, nnz, descrA, csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, info, policy, pBuffer)
--

Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, double-precision complex).

``cusparseStatus_t cusparseZcsrilu02_analysis(cusparseHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, const int *csrSortedColIndA, csrilu02Info_t info, cusparseSolvePolicy_t policy, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, nnz : int
descrA : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, csrSortedColIndA : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csrilu02Info_t or None
policy : cusparseSolvePolicy_t
pBuffer : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_analysis
");

#[inline(always)]
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

Returns the workspace size of ``csrilu02`` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_bufferSize
");

shared!(
    cusparseZcsrilu02_bufferSize =
    like_cusparseCcsric02_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csrilu02Info_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZcsrilu02_bufferSize",
    "handle m nnz descrA csrSortedValA csrSortedRowPtrA csrSortedColIndA info",
    slots::cusparseZcsrilu02_bufferSize
);

documented!(cusparseZcsrilu02_numericBoost, c"cusparseZcsrilu02_numericBoost($self, handle, info, enable_boost, tol, boost_val)
--

Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (double-precision complex).

``cusparseStatus_t cusparseZcsrilu02_numericBoost(cusparseHandle_t handle, csrilu02Info_t info, int enable_boost, double *tol, cuDoubleComplex *boost_val)``

Parameters
----------
handle : cusparseHandle_t or None
info : csrilu02Info_t or None
enable_boost : int
tol : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
boost_val : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsrilu02_numericBoost
");

shared!(
    cusparseZcsrilu02_numericBoost =
    like_cusparseCbsrilu02_numericBoost(cusparse::cusparseHandle_t,
    cusparse::csrilu02Info_t, Ty::F64, Ty::Complex128, cusparse::cusparseStatus_t),
    "cusparseZcsrilu02_numericBoost", "handle info enable_boost tol boost_val",
    slots::cusparseZcsrilu02_numericBoost
);

documented!(cusparseZcsru2csr, c"cusparseZcsru2csr($self, handle, m, n, nnz, descrA, csrVal, csrRowPtr, csrColInd, info, pBuffer)
--

Sorts each row of a CSR matrix by column, with its values, and stores the original order (double-precision complex).

``cusparseStatus_t cusparseZcsru2csr(cusparseHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t descrA, cuDoubleComplex *csrVal, const int *csrRowPtr, int *csrColInd, csru2csrInfo_t info, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, nnz : int
descrA : cusparseMatDescr_t or None
csrVal, csrRowPtr, csrColInd, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
info : csru2csrInfo_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr
");

shared!(
    cusparseZcsru2csr = like_cusparseCcsr2csru(cusparse::cusparseHandle_t,
    cusparse::cusparseMatDescr_t, cusparse::csru2csrInfo_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZcsru2csr",
    "handle m n nnz descrA csrVal csrRowPtr csrColInd info pBuffer",
    slots::cusparseZcsru2csr
);

documented!(cusparseZcsru2csr_bufferSizeExt, c"cusparseZcsru2csr_bufferSizeExt($self, handle, m, n, nnz, csrVal, csrRowPtr, csrColInd, info)
--

Returns the workspace size of ``csru2csr`` and ``csr2csru`` (double-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZcsru2csr_bufferSizeExt
");

shared!(
    cusparseZcsru2csr_bufferSizeExt =
    like_cusparseCcsru2csr_bufferSizeExt(cusparse::cusparseHandle_t,
    cusparse::csru2csrInfo_t, Ty::Complex128, Ty::I32, cusparse::cusparseStatus_t),
    "cusparseZcsru2csr_bufferSizeExt", "handle m n nnz csrVal csrRowPtr csrColInd info",
    slots::cusparseZcsru2csr_bufferSizeExt
);

documented!(cusparseZgebsr2csr, c"cusparseZgebsr2csr($self, handle, dirA, mb, nb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDim, colBlockDim, descrC, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC)
--

Converts a BSR matrix with rectangular blocks to CSR format (double-precision complex).

``cusparseStatus_t cusparseZgebsr2csr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDim, int colBlockDim, cusparseMatDescr_t descrC, cuDoubleComplex *csrSortedValC, int *csrSortedRowPtrC, int *csrSortedColIndC)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, rowBlockDim, colBlockDim : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2csr
");

shared!(
    cusparseZgebsr2csr = like_cusparseCgebsr2csr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZgebsr2csr",
    "handle dirA mb nb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDim colBlockDim descrC csrSortedValC csrSortedRowPtrC csrSortedColIndC",
    slots::cusparseZgebsr2csr
);

documented!(cusparseZgebsr2gebsc, c"cusparseZgebsr2gebsc($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim, bscVal, bscRowInd, bscColPtr, copyValues, idxBase, pBuffer)
--

Converts a matrix with rectangular blocks from BSR to BSC (block columns, double-precision complex).

``cusparseStatus_t cusparseZgebsr2gebsc(cusparseHandle_t handle, int mb, int nb, int nnzb, const cuDoubleComplex *bsrSortedVal, const int *bsrSortedRowPtr, const int *bsrSortedColInd, int rowBlockDim, int colBlockDim, cuDoubleComplex *bscVal, int *bscRowInd, int *bscColPtr, cusparseAction_t copyValues, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
mb, nb, nnzb, rowBlockDim, colBlockDim : int
bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
copyValues : cusparseAction_t
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc
");

shared!(
    cusparseZgebsr2gebsc = like_cusparseCgebsr2gebsc(cusparse::cusparseHandle_t,
    cusparse::cusparseAction_t, cusparse::cusparseIndexBase_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZgebsr2gebsc",
    "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim bscVal bscRowInd bscColPtr copyValues idxBase pBuffer",
    slots::cusparseZgebsr2gebsc
);

documented!(cusparseZgebsr2gebsc_bufferSize, c"cusparseZgebsr2gebsc_bufferSize($self, handle, mb, nb, nnzb, bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, rowBlockDim, colBlockDim)
--

Returns the workspace size of ``gebsr2gebsc`` (double-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsc_bufferSize
");

shared!(
    cusparseZgebsr2gebsc_bufferSize =
    like_cusparseCgebsr2gebsc_bufferSize(cusparse::cusparseHandle_t, Ty::Complex128,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseZgebsr2gebsc_bufferSize",
    "handle mb nb nnzb bsrSortedVal bsrSortedRowPtr bsrSortedColInd rowBlockDim colBlockDim",
    slots::cusparseZgebsr2gebsc_bufferSize
);

documented!(cusparseZgebsr2gebsr, c"cusparseZgebsr2gebsr($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, descrC, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, rowBlockDimC, colBlockDimC, pBuffer)
--

Converts a BSR matrix to BSR format with another block shape (double-precision complex).

``cusparseStatus_t cusparseZgebsr2gebsr(cusparseHandle_t handle, cusparseDirection_t dirA, int mb, int nb, int nnzb, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int rowBlockDimA, int colBlockDimA, cusparseMatDescr_t descrC, cuDoubleComplex *bsrSortedValC, int *bsrSortedRowPtrC, int *bsrSortedColIndC, int rowBlockDimC, int colBlockDimC, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
mb, nb, nnzb, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC : int
descrA, descrC : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr
");

shared!(
    cusparseZgebsr2gebsr = like_cusparseCgebsr2gebsr(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZgebsr2gebsr",
    "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA descrC bsrSortedValC bsrSortedRowPtrC bsrSortedColIndC rowBlockDimC colBlockDimC pBuffer",
    slots::cusparseZgebsr2gebsr
);

documented!(cusparseZgebsr2gebsr_bufferSize, c"cusparseZgebsr2gebsr_bufferSize($self, handle, dirA, mb, nb, nnzb, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, rowBlockDimA, colBlockDimA, rowBlockDimC, colBlockDimC)
--

Returns the workspace size of ``gebsr2gebsr`` (double-precision complex) in bytes, as a 32-bit integer.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgebsr2gebsr_bufferSize
");

shared!(
    cusparseZgebsr2gebsr_bufferSize =
    like_cusparseCgebsr2gebsr_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZgebsr2gebsr_bufferSize",
    "handle dirA mb nb nnzb descrA bsrSortedValA bsrSortedRowPtrA bsrSortedColIndA rowBlockDimA colBlockDimA rowBlockDimC colBlockDimC",
    slots::cusparseZgebsr2gebsr_bufferSize
);

documented!(cusparseZgemvi, c"cusparseZgemvi($self, handle, transA, m, n, alpha, A, lda, nnz, xVal, xInd, beta, y, idxBase, pBuffer)
--

y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double-precision complex.

``cusparseStatus_t cusparseZgemvi(cusparseHandle_t handle, cusparseOperation_t transA, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, int nnz, const cuDoubleComplex *xVal, const int *xInd, const cuDoubleComplex *beta, cuDoubleComplex *y, cusparseIndexBase_t idxBase, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
transA : cusparseOperation_t
m, n, lda, nnz : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
A, xVal, xInd, y, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
idxBase : cusparseIndexBase_t

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi
");

shared!(
    cusparseZgemvi = like_cusparseCgemvi(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseIndexBase_t, Ty::Complex128,
    Ty::I32, cusparse::cusparseStatus_t), "cusparseZgemvi",
    "handle transA m n alpha A lda nnz xVal xInd beta y idxBase pBuffer",
    slots::cusparseZgemvi
);

documented!(cusparseZgemvi_bufferSize, c"cusparseZgemvi_bufferSize($self, handle, transA, m, n, nnz)
--

Returns the workspace size of ``gemvi`` (double-precision complex) in bytes.

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

Warnings
--------
- ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgemvi_bufferSize
");

shared!(
    cusparseZgemvi_bufferSize =
    like_cusparseCgemvi_bufferSize(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseStatus_t),
    "cusparseZgemvi_bufferSize", "handle transA m n nnz",
    slots::cusparseZgemvi_bufferSize
);

documented!(cusparseZgpsvInterleavedBatch, c"cusparseZgpsvInterleavedBatch($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount, pBuffer)
--

Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double-precision complex).

``cusparseStatus_t cusparseZgpsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *ds, cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *dw, cuDoubleComplex *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
ds, dl, d, du, dw, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch
");

shared!(
    cusparseZgpsvInterleavedBatch =
    like_cusparseCgpsvInterleavedBatch(cusparse::cusparseHandle_t, Ty::Complex128,
    cusparse::cusparseStatus_t), "cusparseZgpsvInterleavedBatch",
    "handle algo m ds dl d du dw x batchCount pBuffer",
    slots::cusparseZgpsvInterleavedBatch
);

documented!(cusparseZgpsvInterleavedBatch_bufferSizeExt, c"cusparseZgpsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, ds, dl, d, du, dw, x, batchCount)
--

Returns the workspace size of ``gpsvInterleavedBatch`` (double-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgpsvInterleavedBatch_bufferSizeExt
");

shared!(
    cusparseZgpsvInterleavedBatch_bufferSizeExt =
    like_cusparseCgpsvInterleavedBatch_bufferSizeExt(cusparse::cusparseHandle_t,
    Ty::Complex128, cusparse::cusparseStatus_t),
    "cusparseZgpsvInterleavedBatch_bufferSizeExt",
    "handle algo m ds dl d du dw x batchCount",
    slots::cusparseZgpsvInterleavedBatch_bufferSizeExt
);

documented!(cusparseZgtsv2, c"cusparseZgtsv2($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double-precision complex).

``cusparseStatus_t cusparseZgtsv2(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2
");

shared!(
    cusparseZgtsv2 = like_cusparseCgtsv2(cusparse::cusparseHandle_t, Ty::Complex128,
    cusparse::cusparseStatus_t), "cusparseZgtsv2", "handle m n dl d du B ldb pBuffer",
    slots::cusparseZgtsv2
);

documented!(cusparseZgtsv2StridedBatch, c"cusparseZgtsv2StridedBatch($self, handle, m, dl, d, du, x, batchCount, batchStride, pBuffer)
--

Solves a strided batch of tridiagonal systems; solutions overwrite x (double-precision complex).

``cusparseStatus_t cusparseZgtsv2StridedBatch(cusparseHandle_t handle, int m, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, int batchStride, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, batchCount, batchStride : int
dl, d, du, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch
");

shared!(
    cusparseZgtsv2StridedBatch =
    like_cusparseCgtsv2StridedBatch(cusparse::cusparseHandle_t, Ty::Complex128,
    cusparse::cusparseStatus_t), "cusparseZgtsv2StridedBatch",
    "handle m dl d du x batchCount batchStride pBuffer",
    slots::cusparseZgtsv2StridedBatch
);

documented!(cusparseZgtsv2StridedBatch_bufferSizeExt, c"cusparseZgtsv2StridedBatch_bufferSizeExt($self, handle, m, dl, d, du, x, batchCount, batchStride)
--

Returns the workspace size of ``gtsv2StridedBatch`` (double-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2StridedBatch_bufferSizeExt
");

shared!(
    cusparseZgtsv2StridedBatch_bufferSizeExt =
    like_cusparseCgtsv2StridedBatch_bufferSizeExt(cusparse::cusparseHandle_t,
    Ty::Complex128, cusparse::cusparseStatus_t),
    "cusparseZgtsv2StridedBatch_bufferSizeExt",
    "handle m dl d du x batchCount batchStride",
    slots::cusparseZgtsv2StridedBatch_bufferSizeExt
);

documented!(cusparseZgtsv2_bufferSizeExt, c"cusparseZgtsv2_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Returns the workspace size of ``gtsv2`` (tridiagonal solve, double-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_bufferSizeExt
");

shared!(
    cusparseZgtsv2_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::Complex128,
    cusparse::cusparseStatus_t), "cusparseZgtsv2_bufferSizeExt",
    "handle m n dl d du B ldb", slots::cusparseZgtsv2_bufferSizeExt
);

documented!(cusparseZgtsv2_nopivot, c"cusparseZgtsv2_nopivot($self, handle, m, n, dl, d, du, B, ldb, pBuffer)
--

Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double-precision complex).

``cusparseStatus_t cusparseZgtsv2_nopivot(cusparseHandle_t handle, int m, int n, const cuDoubleComplex *dl, const cuDoubleComplex *d, const cuDoubleComplex *du, cuDoubleComplex *B, int ldb, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
m, n, ldb : int
dl, d, du, B, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot
");

shared!(
    cusparseZgtsv2_nopivot = like_cusparseCgtsv2(cusparse::cusparseHandle_t,
    Ty::Complex128, cusparse::cusparseStatus_t), "cusparseZgtsv2_nopivot",
    "handle m n dl d du B ldb pBuffer", slots::cusparseZgtsv2_nopivot
);

documented!(cusparseZgtsv2_nopivot_bufferSizeExt, c"cusparseZgtsv2_nopivot_bufferSizeExt($self, handle, m, n, dl, d, du, B, ldb)
--

Returns the workspace size of ``gtsv2_nopivot`` (double-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsv2_nopivot_bufferSizeExt
");

shared!(
    cusparseZgtsv2_nopivot_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::Complex128,
    cusparse::cusparseStatus_t), "cusparseZgtsv2_nopivot_bufferSizeExt",
    "handle m n dl d du B ldb", slots::cusparseZgtsv2_nopivot_bufferSizeExt
);

documented!(cusparseZgtsvInterleavedBatch, c"cusparseZgtsvInterleavedBatch($self, handle, algo, m, dl, d, du, x, batchCount, pBuffer)
--

Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double-precision complex).

``cusparseStatus_t cusparseZgtsvInterleavedBatch(cusparseHandle_t handle, int algo, int m, cuDoubleComplex *dl, cuDoubleComplex *d, cuDoubleComplex *du, cuDoubleComplex *x, int batchCount, void *pBuffer)``

Parameters
----------
handle : cusparseHandle_t or None
algo, m, batchCount : int
dl, d, du, x, pBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch
");

shared!(
    cusparseZgtsvInterleavedBatch = like_cusparseCgtsv2(cusparse::cusparseHandle_t,
    Ty::Complex128, cusparse::cusparseStatus_t), "cusparseZgtsvInterleavedBatch",
    "handle algo m dl d du x batchCount pBuffer", slots::cusparseZgtsvInterleavedBatch
);

documented!(cusparseZgtsvInterleavedBatch_bufferSizeExt, c"cusparseZgtsvInterleavedBatch_bufferSizeExt($self, handle, algo, m, dl, d, du, x, batchCount)
--

Returns the workspace size of ``gtsvInterleavedBatch`` (double-precision complex) in bytes.

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
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZgtsvInterleavedBatch_bufferSizeExt
");

shared!(
    cusparseZgtsvInterleavedBatch_bufferSizeExt =
    like_cusparseCgtsv2_bufferSizeExt(cusparse::cusparseHandle_t, Ty::Complex128,
    cusparse::cusparseStatus_t), "cusparseZgtsvInterleavedBatch_bufferSizeExt",
    "handle algo m dl d du x batchCount",
    slots::cusparseZgtsvInterleavedBatch_bufferSizeExt
);

documented!(cusparseZnnz, c"cusparseZnnz($self, handle, dirA, m, n, descrA, A, lda, nnzPerRowCol, nnzTotalDevHostPtr)
--

Counts the nonzeros of a dense matrix A in total and in each row or column (double-precision complex).

``cusparseStatus_t cusparseZnnz(cusparseHandle_t handle, cusparseDirection_t dirA, int m, int n, cusparseMatDescr_t descrA, const cuDoubleComplex *A, int lda, int *nnzPerRowCol, int *nnzTotalDevHostPtr)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
m, n, lda : int
descrA : cusparseMatDescr_t or None
A, nnzPerRowCol : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzTotalDevHostPtr : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz
");

shared!(
    cusparseZnnz = like_cusparseCnnz(cusparse::cusparseHandle_t,
    cusparse::cusparseDirection_t, cusparse::cusparseMatDescr_t, Ty::Complex128, Ty::I32,
    cusparse::cusparseStatus_t), "cusparseZnnz",
    "handle dirA m n descrA A lda nnzPerRowCol nnzTotalDevHostPtr", slots::cusparseZnnz
);

documented!(cusparseZnnz_compress, c"cusparseZnnz_compress($self, handle, m, descr, csrSortedValA, csrSortedRowPtrA, nnzPerRow, nnzC, tol)
--

Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double-precision complex).

``cusparseStatus_t cusparseZnnz_compress(cusparseHandle_t handle, int m, cusparseMatDescr_t descr, const cuDoubleComplex *csrSortedValA, const int *csrSortedRowPtrA, int *nnzPerRow, int *nnzC, cuDoubleComplex tol)``

Parameters
----------
handle : cusparseHandle_t or None
m : int
descr : cusparseMatDescr_t or None
csrSortedValA, csrSortedRowPtrA, nnzPerRow : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
nnzC : address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
tol : runtime.cuDoubleComplex

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0. Deprecated.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZnnz_compress
");

#[inline(always)]
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
