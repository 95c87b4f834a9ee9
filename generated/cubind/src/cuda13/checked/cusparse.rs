//! The functions of the cuSPARSE as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cusparse as raw;
#[allow(unused_imports)]
use raw::CUSPARSE;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cusparse::all_types::*;
#[doc(inline)]
pub use crate::shared::checked::cusparse::*;

checked! {
    CUSPARSE, cusparseStatus_t;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseCbsrmv(
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
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseDbsrmv(
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
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSbsrmv(
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
    ) -> ();
    fn cusparseSpGEAM(
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
    ) -> ();
    fn cusparseSpGEAM_bufferSize(
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
    ) -> usize;
    fn cusparseSpGEAM_createDescr() -> cusparseSpGEAMDescr_t;
    fn cusparseSpGEAM_destroyDescr(descr: cusparseSpGEAMDescr_t) -> ();
    fn cusparseSpGEAM_nnz(
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
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpGEMMreuse_compute(
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
    ) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpGEMMreuse_copy(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstSpMatDescr_t,
        matC: cusparseSpMatDescr_t,
        alg: cusparseSpGEMMAlg_t,
        spgemmDescr: cusparseSpGEMMDescr_t,
        bufferSize5: usize,
        externalBuffer5: CuPtr<c_void>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpGEMMreuse_nnz(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstSpMatDescr_t,
        matC: cusparseSpMatDescr_t,
        alg: cusparseSpGEMMAlg_t,
        spgemmDescr: cusparseSpGEMMDescr_t,
        bufferSize2: usize,
        externalBuffer2: CuPtr<c_void>,
        bufferSize3: usize,
        externalBuffer3: CuPtr<c_void>,
        bufferSize4: usize,
        externalBuffer4: CuPtr<c_void>,
    ) -> (usize, usize, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpGEMMreuse_workEstimation(
        handle: cusparseHandle_t,
        opA: cusparseOperation_t,
        opB: cusparseOperation_t,
        matA: cusparseConstSpMatDescr_t,
        matB: cusparseConstSpMatDescr_t,
        matC: cusparseSpMatDescr_t,
        alg: cusparseSpGEMMAlg_t,
        spgemmDescr: cusparseSpGEMMDescr_t,
        bufferSize1: usize,
        externalBuffer1: CuPtr<c_void>,
    ) -> usize;
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpMMOp(plan: cusparseSpMMOpPlan_t, externalBuffer: CuPtr<c_void>) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpMMOp_createPlan<T: Input, U: Input, V: Input>(
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
    ) -> (cusparseSpMMOpPlan_t, usize);
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseSpMMOp_destroyPlan(plan: cusparseSpMMOpPlan_t) -> ();
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cusparseZbsrmv(
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
    ) -> ();
}

/// What selects attributes, with the type of each value: see [`crate::Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;
    #[doc(inline)]
    pub use crate::shared::checked::cusparse::keys::*;

    keys! {
        cusparseSpMatAttribute_t {
            CUSPARSE_SPMAT_STORAGE: cusparseSpMatStorage_t,
            CUSPARSE_SPMAT_SYMMETRY_TYPE: cusparseSymmetryType_t,
        }
    }
}
