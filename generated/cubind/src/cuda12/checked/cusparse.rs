//! cuSPARSE with functions that return [`Result`]s: linear algebra with sparse matrices and vectors.
//!
//! See [`checked`](super) for this form of the functions. [`cusparse`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no functions of its own.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cuda12::cusparse as raw;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cuda12 as place;
#[allow(unused_imports)]
use raw::CUSPARSE;
#[allow(unused_imports)]
use crate::cuda12::driver;
#[allow(unused_imports)]
use crate::cuda12::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cuda12::cusparse::all_types::*;
#[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
pub use crate::shared::checked::cusparse::*;

/// Keys that select attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;
    #[cfg_attr(any(feature = "cuda-13"), doc(no_inline))]
#[cfg_attr(not(any(feature = "cuda-13")), doc(inline))]
    pub use crate::shared::checked::cusparse::keys::*;

    keys! {
        cusparseSpMatAttribute_t {
            CUSPARSE_SPMAT_STORAGE: c_void,
            CUSPARSE_SPMAT_SYMMETRY_TYPE: c_void,
        }
    }
}

checked! {
    cusparse, CUSPARSE, cusparseStatus_t;
    #[other = owned]
    /// y = α·op(A)·x + β·y for a BSR matrix A, single-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseCbsrmv(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nb: i32, nnzb: i32,
        alpha: Scalar<'_, runtime::cuComplex>, descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<runtime::cuComplex>,
        bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>, blockDim: i32, x: CuPtr<runtime::cuComplex>,
        beta: Scalar<'_, runtime::cuComplex>, y: CuPtr<runtime::cuComplex>,
    ) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a BSR matrix A, double precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseDbsrmv(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nb: i32, nnzb: i32,
        alpha: Scalar<'_, f64>, descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<f64>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, x: CuPtr<f64>, beta: Scalar<'_, f64>, y: CuPtr<f64>,
    ) -> ();
    #[other = owned]
    /// Returns the algorithm of graph coloring.
    /// # Safety
    ///
    /// `info`: a live handle that no other thread uses during the call.
    fn cusparseGetColorAlgs(info: cusparseColorInfo_t) -> cusparseColorAlg_t;
    #[other = owned]
    /// y = α·op(A)·x + β·y for a BSR matrix A, single precision.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseSbsrmv(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nb: i32, nnzb: i32,
        alpha: Scalar<'_, f32>, descrA: cusparseMatDescr_t, bsrSortedValA: CuPtr<f32>, bsrSortedRowPtrA: CuPtr<i32>,
        bsrSortedColIndA: CuPtr<i32>, blockDim: i32, x: CuPtr<f32>, beta: Scalar<'_, f32>, y: CuPtr<f32>,
    ) -> ();
    #[other = owned]
    /// Sets the algorithm of graph coloring.
    /// # Safety
    ///
    /// `info`: a live handle that no other thread uses during the call.
    fn cusparseSetColorAlgs(info: cusparseColorInfo_t, alg: cusparseColorAlg_t) -> ();
    #[other = owned]
    /// C = α·op(A)·op(B) + β·C for sparse matrices with a known pattern; can be repeated with other values.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device; `computeType` selects the type: `cuComplex` for `CUDA_C_32F`; `cuDoubleComplex` for `CUDA_C_64F`; `double` for `CUDA_R_64F`; `float` for `CUDA_R_32F`; `int` for `CUDA_R_32I`; `unsigned short` for `CUDA_R_16F`, `CUDA_R_16BF`
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpGEMMreuse_compute(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, alpha: AnyScalar,
        matA: cusparseConstSpMatDescr_t, matB: cusparseConstSpMatDescr_t, beta: AnyScalar, matC: cusparseSpMatDescr_t,
        computeType: runtime::cudaDataType, alg: cusparseSpGEMMAlg_t, spgemmDescr: cusparseSpGEMMDescr_t,
    ) -> ();
    #[other = owned]
    /// Copies the reusable pattern of a sparse product into the arrays of C (step 3).
    /// - `bufferSize5`: in and out
    /// - `externalBuffer5`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
    /// - `externalBuffer5`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpGEMMreuse_copy(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstSpMatDescr_t, matC: cusparseSpMatDescr_t, alg: cusparseSpGEMMAlg_t,
        spgemmDescr: cusparseSpGEMMDescr_t, bufferSize5: usize, externalBuffer5: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Computes the reusable pattern of a sparse product, and the number of nonzeros of C (step 2).
    /// - `bufferSize2`, `bufferSize3`, `bufferSize4`: in and out
    /// - `externalBuffer2`, `externalBuffer3`, `externalBuffer4`: on the device
    ///
    /// Returns `bufferSize2`, `bufferSize3`, `bufferSize4`.
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
    /// - `externalBuffer2`, `externalBuffer3`, `externalBuffer4`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpGEMMreuse_nnz(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstSpMatDescr_t, matC: cusparseSpMatDescr_t, alg: cusparseSpGEMMAlg_t,
        spgemmDescr: cusparseSpGEMMDescr_t, bufferSize2: usize, externalBuffer2: CuPtr<c_void>, bufferSize3: usize,
        externalBuffer3: CuPtr<c_void>, bufferSize4: usize, externalBuffer4: CuPtr<c_void>,
    ) -> (usize, usize, usize);
    #[other = owned]
    /// Estimates the work of a sparse product whose pattern will be reused (step 1).
    /// - `bufferSize1`: in and out
    /// - `externalBuffer1`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`, `spgemmDescr`: live handles that no other thread uses during the call.
    /// - `externalBuffer1`: valid device memory of the size that the other arguments imply, until another value is set in `spgemmDescr`, or `spgemmDescr` is destroyed.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, until the call's work completes on `handle`'s stream.
    fn cusparseSpGEMMreuse_workEstimation(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstSpMatDescr_t, matC: cusparseSpMatDescr_t, alg: cusparseSpGEMMAlg_t,
        spgemmDescr: cusparseSpGEMMDescr_t, bufferSize1: usize, externalBuffer1: CuPtr<c_void>,
    ) -> usize;
    #[other = owned]
    /// Runs the plan of a product of a sparse matrix A and a dense matrix B with user-defined operators.
    /// - `externalBuffer`: on the device
    ///
    /// # Safety
    ///
    /// - `plan`: a live handle that no other thread uses during the call.
    /// - `externalBuffer`: valid device memory of the size that the other arguments imply, until the call's work completes on `plan`'s stream.
    /// - Everything that `plan` launches, and the memory that it uses, must stay valid, until the call's work completes on `plan`'s stream.
    fn cusparseSpMMOp(plan: cusparseSpMMOpPlan_t, externalBuffer: CuPtr<c_void>) -> ();
    #[other = owned]
    /// Creates a plan for a product of sparse A and dense B with user-defined addition and multiplication.
    /// - `addOperationNvvmBuffer`: in, host memory, whose size in bytes is passed as `addOperationBufferSize`
    /// - `mulOperationNvvmBuffer`: in, host memory, whose size in bytes is passed as `mulOperationBufferSize`
    /// - `epilogueNvvmBuffer`: in, host memory, whose size in bytes is passed as `epilogueBufferSize`
    ///
    /// Returns `plan`, `SpMMWorkspaceSize`.
    ///
    /// # Safety
    ///
    /// - `handle`, `matA`, `matB`, `matC`: live handles that no other thread uses during the call.
    /// - `matA`, `matB`, `matC`, and the memory and handles that they refer to, must stay valid after the call returns, as long as `plan` exists.
    fn cusparseSpMMOp_createPlan<T: Input, U: Input, V: Input>(
        handle: cusparseHandle_t, opA: cusparseOperation_t, opB: cusparseOperation_t, matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstDnMatDescr_t, matC: cusparseDnMatDescr_t, computeType: runtime::cudaDataType,
        alg: cusparseSpMMOpAlg_t, addOperationNvvmBuffer: &[T], mulOperationNvvmBuffer: &[U], epilogueNvvmBuffer: &[V],
    ) -> (cusparseSpMMOpPlan_t, usize);
    /// Destroys the plan of a product with user-defined operators.
    /// - `plan`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `plan`: a live handle that no other thread uses during the call.
    /// - No thread may use `plan`, or objects that belong to it, during or after the call.
    fn cusparseSpMMOp_destroyPlan(plan: cusparseSpMMOpPlan_t) -> ();
    #[other = owned]
    /// y = α·op(A)·x + β·y for a BSR matrix A, double-precision complex.
    /// - `alpha`, `beta`: in, a scalar on the host or on the device
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`: in, on the device
    /// - `y`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descrA`: live handles that no other thread uses during the call.
    /// - `bsrSortedValA`, `bsrSortedRowPtrA`, `bsrSortedColIndA`, `x`, `y`: valid device memory of the size that the other arguments imply, until the call's work completes on `handle`'s stream.
    /// - `alpha`, `beta`: on the host or on the device, as set by `cusparseSetPointerMode`; memory on the device must stay valid until the call's work completes on `handle`'s stream.
    fn cusparseZbsrmv(
        handle: cusparseHandle_t, dirA: cusparseDirection_t, transA: cusparseOperation_t, mb: i32, nb: i32, nnzb: i32,
        alpha: Scalar<'_, runtime::cuDoubleComplex>, descrA: cusparseMatDescr_t,
        bsrSortedValA: CuPtr<runtime::cuDoubleComplex>, bsrSortedRowPtrA: CuPtr<i32>, bsrSortedColIndA: CuPtr<i32>,
        blockDim: i32, x: CuPtr<runtime::cuDoubleComplex>, beta: Scalar<'_, runtime::cuDoubleComplex>,
        y: CuPtr<runtime::cuDoubleComplex>,
    ) -> ();
}
