//! The functions of the cuSPARSELt as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cusparselt as raw;
#[allow(unused_imports)]
use raw::CUSPARSELT;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;
#[allow(unused_imports)]
use crate::shared::cusparse;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cusparselt::all_types::*;

checked! {
    CUSPARSELT, cusparse::cusparseStatus_t;
    fn cusparseLtDenseDescriptorInit(
        handle: &cusparseLtHandle_t,
        matDescr: &mut cusparseLtMatDescriptor_t,
        rows: i64,
        cols: i64,
        ld: i64,
        alignment: u32,
        valueType: runtime::cudaDataType,
        order: cusparse::cusparseOrder_t,
    ) -> ();
    fn cusparseLtDestroy(handle: &cusparseLtHandle_t) -> ();
    fn cusparseLtGetProperty(propertyType: runtime::libraryPropertyType) -> i32;
    fn cusparseLtGetVersion(handle: &cusparseLtHandle_t) -> i32;
    fn cusparseLtInit(handle: &mut cusparseLtHandle_t) -> ();
    fn cusparseLtMatDescGetAttribute<T: Output>(
        handle: &cusparseLtHandle_t,
        matmulDescr: &cusparseLtMatDescriptor_t,
        matAttribute: cusparseLtMatDescAttribute_t,
    ) -> T;
    fn cusparseLtMatDescSetAttribute<T: Input>(
        handle: &cusparseLtHandle_t,
        matmulDescr: &mut cusparseLtMatDescriptor_t,
        matAttribute: cusparseLtMatDescAttribute_t,
        data: &T,
    ) -> ();
    fn cusparseLtMatDescriptorDestroy(matDescr: &cusparseLtMatDescriptor_t) -> ();
    fn cusparseLtMatmul<T: Input, U: Input>(
        handle: &cusparseLtHandle_t,
        plan: &cusparseLtMatmulPlan_t,
        alpha: Scalar<'_, T>,
        d_A: CuPtr<c_void>,
        d_B: CuPtr<c_void>,
        beta: Scalar<'_, U>,
        d_C: CuPtr<c_void>,
        d_D: CuPtr<c_void>,
        workspace: CuPtr<c_void>,
        streams: &[runtime::cudaStream_t],
    ) -> ();
    fn cusparseLtMatmulAlgGetAttribute<T: Output>(
        handle: &cusparseLtHandle_t,
        algSelection: &cusparseLtMatmulAlgSelection_t,
        attribute: cusparseLtMatmulAlgAttribute_t,
    ) -> T;
    fn cusparseLtMatmulAlgSelectionDestroy(
        algSelection: &cusparseLtMatmulAlgSelection_t,
    ) -> ();
    fn cusparseLtMatmulAlgSelectionInit(
        handle: &cusparseLtHandle_t,
        algSelection: &mut cusparseLtMatmulAlgSelection_t,
        matmulDescr: &cusparseLtMatmulDescriptor_t,
        alg: cusparseLtMatmulAlg_t,
    ) -> ();
    fn cusparseLtMatmulAlgSetAttribute<T: Input>(
        handle: &cusparseLtHandle_t,
        algSelection: &mut cusparseLtMatmulAlgSelection_t,
        attribute: cusparseLtMatmulAlgAttribute_t,
        data: &T,
    ) -> ();
    fn cusparseLtMatmulDescGetAttribute<T: Output>(
        handle: &cusparseLtHandle_t,
        matmulDescr: &cusparseLtMatmulDescriptor_t,
        matmulAttribute: cusparseLtMatmulDescAttribute_t,
    ) -> T;
    fn cusparseLtMatmulDescSetAttribute<T: Input>(
        handle: &cusparseLtHandle_t,
        matmulDescr: &mut cusparseLtMatmulDescriptor_t,
        matmulAttribute: cusparseLtMatmulDescAttribute_t,
        data: &T,
    ) -> ();
    fn cusparseLtMatmulDescriptorInit(
        handle: &cusparseLtHandle_t,
        matmulDescr: &mut cusparseLtMatmulDescriptor_t,
        opA: cusparse::cusparseOperation_t,
        opB: cusparse::cusparseOperation_t,
        matA: &cusparseLtMatDescriptor_t,
        matB: &cusparseLtMatDescriptor_t,
        matC: &cusparseLtMatDescriptor_t,
        matD: &cusparseLtMatDescriptor_t,
        computeType: cusparseComputeType,
    ) -> ();
    fn cusparseLtMatmulGetWorkspace(
        handle: &cusparseLtHandle_t,
        plan: &cusparseLtMatmulPlan_t,
    ) -> usize;
    fn cusparseLtMatmulPlanDestroy(plan: &cusparseLtMatmulPlan_t) -> ();
    fn cusparseLtMatmulPlanInit(
        handle: &cusparseLtHandle_t,
        plan: &mut cusparseLtMatmulPlan_t,
        matmulDescr: &cusparseLtMatmulDescriptor_t,
        algSelection: &cusparseLtMatmulAlgSelection_t,
    ) -> ();
    fn cusparseLtMatmulSearch<T: Input, U: Input>(
        handle: &cusparseLtHandle_t,
        plan: &mut cusparseLtMatmulPlan_t,
        alpha: Scalar<'_, T>,
        d_A: CuPtr<c_void>,
        d_B: CuPtr<c_void>,
        beta: Scalar<'_, U>,
        d_C: CuPtr<c_void>,
        d_D: CuPtr<c_void>,
        workspace: CuPtr<c_void>,
        streams: &[runtime::cudaStream_t],
    ) -> ();
    fn cusparseLtSpMMACompress(
        handle: &cusparseLtHandle_t,
        plan: &cusparseLtMatmulPlan_t,
        d_dense: CuPtr<c_void>,
        d_compressed: CuPtr<c_void>,
        d_compressed_buffer: CuPtr<c_void>,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cusparseLtSpMMACompress2(
        handle: &cusparseLtHandle_t,
        sparseMatDescr: &cusparseLtMatDescriptor_t,
        isSparseA: i32,
        op: cusparse::cusparseOperation_t,
        d_dense: CuPtr<c_void>,
        d_compressed: CuPtr<c_void>,
        d_compressed_buffer: CuPtr<c_void>,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cusparseLtSpMMACompressedSize(
        handle: &cusparseLtHandle_t,
        plan: &cusparseLtMatmulPlan_t,
    ) -> (usize, usize);
    fn cusparseLtSpMMACompressedSize2(
        handle: &cusparseLtHandle_t,
        sparseMatDescr: &cusparseLtMatDescriptor_t,
    ) -> (usize, usize);
    fn cusparseLtSpMMAPrune(
        handle: &cusparseLtHandle_t,
        matmulDescr: &cusparseLtMatmulDescriptor_t,
        d_in: CuPtr<c_void>,
        d_out: CuPtr<c_void>,
        pruneAlg: cusparseLtPruneAlg_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cusparseLtSpMMAPrune2(
        handle: &cusparseLtHandle_t,
        sparseMatDescr: &cusparseLtMatDescriptor_t,
        isSparseA: i32,
        op: cusparse::cusparseOperation_t,
        d_in: CuPtr<c_void>,
        d_out: CuPtr<c_void>,
        pruneAlg: cusparseLtPruneAlg_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cusparseLtSpMMAPruneCheck(
        handle: &cusparseLtHandle_t,
        matmulDescr: &cusparseLtMatmulDescriptor_t,
        d_in: CuPtr<c_void>,
        valid: CuPtr<i32>,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cusparseLtSpMMAPruneCheck2(
        handle: &cusparseLtHandle_t,
        sparseMatDescr: &cusparseLtMatDescriptor_t,
        isSparseA: i32,
        op: cusparse::cusparseOperation_t,
        d_in: CuPtr<c_void>,
        d_valid: CuPtr<i32>,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cusparseLtStructuredDescriptorInit(
        handle: &cusparseLtHandle_t,
        matDescr: &mut cusparseLtMatDescriptor_t,
        rows: i64,
        cols: i64,
        ld: i64,
        alignment: u32,
        valueType: runtime::cudaDataType,
        order: cusparse::cusparseOrder_t,
        sparsity: cusparseLtSparsity_t,
    ) -> ();
}
