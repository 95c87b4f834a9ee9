//! Functions of cusparse in these major versions: `only12`.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, cusparse, runtime};

documented!(cusparseCbsrmv, c"cusparseCbsrmv($self, handle, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR matrix A, single-precision complex.

``cusparseStatus_t cusparseCbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const cuComplex *alpha, cusparseMatDescr_t descrA, const cuComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuComplex *x, const cuComplex *beta, cuComplex *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nb, nnzb, blockDim : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseCbsrmv
");

documented!(cusparseDbsrmv, c"cusparseDbsrmv($self, handle, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR matrix A, double precision.

``cusparseStatus_t cusparseDbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const double *alpha, cusparseMatDescr_t descrA, const double *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const double *x, const double *beta, double *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nb, nnzb, blockDim : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseDbsrmv
");

documented!(cusparseSbsrmv, c"cusparseSbsrmv($self, handle, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR matrix A, single precision.

``cusparseStatus_t cusparseSbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const float *alpha, cusparseMatDescr_t descrA, const float *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const float *x, const float *beta, float *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nb, nnzb, blockDim : int
alpha, beta : float or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSbsrmv
");

documented!(cusparseSpGEMMreuse_compute, c"cusparseSpGEMMreuse_compute($self, handle, opA, opB, alpha, matA, matB, beta, matC, computeType, alg, spgemmDescr)
--

C = α·op(A)·op(B) + β·C for sparse matrices with a known pattern; can be repeated with other values.

``cusparseStatus_t cusparseSpGEMMreuse_compute(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, const void *alpha, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, const void *beta, cusparseSpMatDescr_t matC, cudaDataType computeType, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr)``

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
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_compute
");

documented!(cusparseSpGEMMreuse_copy, c"cusparseSpGEMMreuse_copy($self, handle, opA, opB, matA, matB, matC, alg, spgemmDescr, bufferSize5, externalBuffer5)
--

Copies the reusable pattern of a sparse product into the arrays of C (step 3).

``cusparseStatus_t cusparseSpGEMMreuse_copy(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize5, void *externalBuffer5)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
alg : cusparseSpGEMMAlg_t
spgemmDescr : cusparseSpGEMMDescr_t or None
bufferSize5 : int
externalBuffer5 : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or ``spgemmDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize5 : int

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_copy
");

documented!(cusparseSpGEMMreuse_nnz, c"cusparseSpGEMMreuse_nnz($self, handle, opA, opB, matA, matB, matC, alg, spgemmDescr, bufferSize2, externalBuffer2, bufferSize3, externalBuffer3, bufferSize4, externalBuffer4)
--

Computes the reusable pattern of a sparse product, and the number of nonzeros of C (step 2).

``cusparseStatus_t cusparseSpGEMMreuse_nnz(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize2, void *externalBuffer2, size_t *bufferSize3, void *externalBuffer3, size_t *bufferSize4, void *externalBuffer4)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
alg : cusparseSpGEMMAlg_t
spgemmDescr : cusparseSpGEMMDescr_t or None
bufferSize2, bufferSize3, bufferSize4 : int
externalBuffer2, externalBuffer3, externalBuffer4 : device address or array
    Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or ``spgemmDescr`` is destroyed.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
bufferSize2 : int
bufferSize3 : int
bufferSize4 : int

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_nnz
");

documented!(cusparseSpGEMMreuse_workEstimation, c"cusparseSpGEMMreuse_workEstimation($self, handle, opA, opB, matA, matB, matC, alg, spgemmDescr, bufferSize1, externalBuffer1)
--

Estimates the work of a sparse product whose pattern will be reused (step 1).

``cusparseStatus_t cusparseSpGEMMreuse_workEstimation(cusparseHandle_t handle, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstSpMatDescr_t matB, cusparseSpMatDescr_t matC, cusparseSpGEMMAlg_t alg, cusparseSpGEMMDescr_t spgemmDescr, size_t *bufferSize1, void *externalBuffer1)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
matA, matB, matC : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
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
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpGEMMreuse_workEstimation
");

documented!(cusparseSpMMOp, c"cusparseSpMMOp($self, plan, externalBuffer)
--

Runs the plan of a product of a sparse matrix A and a dense matrix B with user-defined operators.

``cusparseStatus_t cusparseSpMMOp(cusparseSpMMOpPlan_t plan, void *externalBuffer)``

Parameters
----------
plan : cusparseSpMMOpPlan_t or None
    Referenced memory and handles are used after the call returns; they must be kept alive until the call's work completes on ``plan``'s stream.
externalBuffer : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp
");

documented!(cusparseSpMMOp_createPlan, c"cusparseSpMMOp_createPlan($self, handle, opA, opB, matA, matB, matC, computeType, alg, addOperationNvvmBuffer, addOperationBufferSize, mulOperationNvvmBuffer, mulOperationBufferSize, epilogueNvvmBuffer, epilogueBufferSize)
--

Creates a plan for a product of sparse A and dense B with user-defined addition and multiplication.

``cusparseStatus_t cusparseSpMMOp_createPlan(cusparseHandle_t handle, cusparseSpMMOpPlan_t *plan, cusparseOperation_t opA, cusparseOperation_t opB, cusparseConstSpMatDescr_t matA, cusparseConstDnMatDescr_t matB, cusparseDnMatDescr_t matC, cudaDataType computeType, cusparseSpMMOpAlg_t alg, const void *addOperationNvvmBuffer, size_t addOperationBufferSize, const void *mulOperationNvvmBuffer, size_t mulOperationBufferSize, const void *epilogueNvvmBuffer, size_t epilogueBufferSize, size_t *SpMMWorkspaceSize)``

Parameters
----------
handle : cusparseHandle_t or None
opA, opB : cusparseOperation_t
matA : cusparseSpMatDescr_t or None
    Used after the call returns; must be kept alive as long as ``plan`` exists.
matB, matC : cusparseDnMatDescr_t or None
    Used after the call returns; must be kept alive as long as ``plan`` exists.
computeType : runtime.cudaDataType
alg : cusparseSpMMOpAlg_t
addOperationNvvmBuffer, mulOperationNvvmBuffer, epilogueNvvmBuffer : address or buffer
addOperationBufferSize, mulOperationBufferSize, epilogueBufferSize : int

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.
plan : cusparseSpMMOpPlan_t
SpMMWorkspaceSize : int

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_createPlan
");

shared!(
    cusparseSpMMOp_createPlan =
    like_cusparseSpMMOp_createPlan(cusparse::cusparseHandle_t,
    cusparse::cusparseOperation_t, cusparse::cusparseSpMatDescr_t,
    cusparse::cusparseDnMatDescr_t, runtime::cudaDataType, cusparse::cusparseSpMMOpAlg_t,
    cusparse::cusparseStatus_t, cusparse::cusparseSpMMOpPlan_t),
    "cusparseSpMMOp_createPlan",
    "handle opA opB matA matB matC computeType alg addOperationNvvmBuffer addOperationBufferSize mulOperationNvvmBuffer mulOperationBufferSize epilogueNvvmBuffer epilogueBufferSize",
    slots::cusparseSpMMOp_createPlan
);

/// The shared body of `cusparseSpMMOp_createPlan` and other functions.
#[inline(never)]
pub(super) fn like_cusparseSpMMOp_createPlan<'a, 'py>(
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
    t5: &'static EnumDef,
    t6: &'static EnumDef,
    t7: &'static ValueDef,
) -> Named<'py> {
    own.named(
        this.py(),
        || {
            let call = Call::of_shared((this, first, count, names));
            let ([a0, a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13], []) = call.bind_own(own)?;
            let py = call.py();
            let arena = CallArena::new();
            let c0 = args::value::<u64>(a0, own.name(0), t0)?;
            let c2 = args::enumeration(a1, own.name(1), t1)?;
            let c3 = args::enumeration(a2, own.name(2), t1)?;
            let c4 = args::value::<u64>(a3, own.name(3), t2)?;
            let c5 = args::value::<u64>(a4, own.name(4), t3)?;
            let c6 = args::value::<u64>(a5, own.name(5), t3)?;
            let c7 = args::enumeration(a6, own.name(6), t4)?;
            let c8 = args::enumeration(a7, own.name(7), t5)?;
            let c10 = args::u64(a9, own.name(9))?;
            let c12 = args::u64(a11, own.name(11))?;
            let c14 = args::u64(a13, own.name(13))?;
            let mut c1: u64 = 0;
            let c9 = args::either(a8, own.name(8), None, false, Some(c10 as usize), &arena)?;
            let c11 = args::either(a10, own.name(10), None, false, Some(c12 as usize), &arena)?;
            let c13 = args::either(a12, own.name(12), None, false, Some(c14 as usize), &arena)?;
            let mut c15: u64 = 0;
            let (function, alone): (
                unsafe extern "system" fn(
                    u64, Ptr, i32, i32, u64, u64, u64, i32, i32, Ptr, u64, Ptr, u64, Ptr, u64, Ptr,
                ) -> i32,
                Alone,
            ) = call.own_symbol_and_form(own)?;
            let status = unsafe { released(py, || function(
                c0, (&raw mut c1).cast(), c2, c3, c4, c5, c6, c7, c8, c9.cast(), c10, c11.cast(), c12, c13.cast(), c14,
                (&raw mut c15).cast(),
            )) };
            returned_in_form(
                py,
                t6,
                status,
                (2, alone),
                |tuple| {
                    tuple.push(out::value(py, t7, c1 as u64)?)?;
                    tuple.push(out::u64(py, c15)?)?;
                    Ok(())
                },
            )
        },
    )
}

documented!(cusparseSpMMOp_destroyPlan, c"cusparseSpMMOp_destroyPlan($self, plan)
--

Destroys the plan of a product with user-defined operators.

``cusparseStatus_t cusparseSpMMOp_destroyPlan(cusparseSpMMOpPlan_t plan)``

Parameters
----------
plan : cusparseSpMMOpPlan_t or None

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Warnings
--------
- No thread may use ``plan``, or objects that belong to it, during or after the call.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseSpMMOp_destroyPlan
");

#[inline(always)]
pub(crate) fn cusparseSpMatGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMatGetAttribute(spMatDescr attribute dataSize));
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cusparse::cusparseSpMatAttribute_t)?;
    ints!(u64, c_dataSize = dataSize);
    let mut c_data = attributes::attribute_out(
        py, c_attribute, &attribute_types::cusparse::cusparseSpMatAttribute_t12, Some(c_dataSize as usize),
    )?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u64) -> i32 = call.symbol(slots::cusparseSpMatGetAttribute)?;
    let status = unsafe { released(py, || function(c_spMatDescr, c_attribute, c_data.pointer(), c_dataSize)) };
    returned(py, &cusparse::cusparseStatus_t, status, 1, |tuple| tuple.push(unsafe { c_data.value(py) }?))
}

#[inline(always)]
pub(crate) fn cusparseSpMatSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cusparseSpMatSetAttribute(spMatDescr attribute data dataSize));
    let arena = CallArena::new();
    let c_spMatDescr = args::value::<
        u64,
    >(spMatDescr, "spMatDescr", &cusparse::cusparseSpMatDescr_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cusparse::cusparseSpMatAttribute_t)?;
    ints!(u64, c_dataSize = dataSize);
    let (c_data, _) = attributes::attribute_in(
        data, c_attribute, &attribute_types::cusparse::cusparseSpMatAttribute_t12, Some(c_dataSize as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, i32, Ptr, u64) -> i32 = call.symbol(slots::cusparseSpMatSetAttribute)?;
    let status = unsafe { released(py, || function(c_spMatDescr, c_attribute, c_data, c_dataSize)) };
    returned0(py, &cusparse::cusparseStatus_t, status)
}

documented!(cusparseZbsrmv, c"cusparseZbsrmv($self, handle, dirA, transA, mb, nb, nnzb, alpha, descrA, bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, blockDim, x, beta, y)
--

y = α·op(A)·x + β·y for a BSR matrix A, double-precision complex.

``cusparseStatus_t cusparseZbsrmv(cusparseHandle_t handle, cusparseDirection_t dirA, cusparseOperation_t transA, int mb, int nb, int nnzb, const cuDoubleComplex *alpha, cusparseMatDescr_t descrA, const cuDoubleComplex *bsrSortedValA, const int *bsrSortedRowPtrA, const int *bsrSortedColIndA, int blockDim, const cuDoubleComplex *x, const cuDoubleComplex *beta, cuDoubleComplex *y)``

Parameters
----------
handle : cusparseHandle_t or None
dirA : cusparseDirection_t
transA : cusparseOperation_t
mb, nb, nnzb, blockDim : int
alpha, beta : complex or address or buffer
    If in device memory, used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
descrA : cusparseMatDescr_t or None
bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y : device address or array
    Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

Returns
-------
cusparseStatus_t
    ``CUSPARSE_STATUS_SUCCESS``.

Notes
-----
Declared in ``cusparse.h``. Since at least CUDA 12.0.
https://docs.nvidia.com/cuda/cusparse/index.html#:~:text=cusparseZbsrmv
");
