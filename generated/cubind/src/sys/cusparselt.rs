//! The C functions of cuSPARSELt, as the library exports them.
//!
//! [`cusparselt`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cusparselt::CUSPARSELT;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cusparselt as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;
#[allow(unused_imports)]
use crate::shared::cusparse;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cusparselt::all_types::*;

sys! {
    cusparselt, CUSPARSELT, Err(_) => core::ptr::null();

    #[called_by(only cusparseLtGetErrorName)]
    fn cusparseLtGetErrorName(status: cusparse::cusparseStatus_t) -> *const core::ffi::c_char;

    #[called_by(only cusparseLtGetErrorString)]
    fn cusparseLtGetErrorString(status: cusparse::cusparseStatus_t) -> *const core::ffi::c_char;
}

sys! {
    cusparselt, CUSPARSELT, Err(missing) => missing.status();

    #[called_by(cusparseLtDenseDescriptorInit)]
    fn cusparseLtDenseDescriptorInit(handle: *const cusparseLtHandle_t, matDescr: *mut cusparseLtMatDescriptor_t, rows: i64, cols: i64, ld: i64, alignment: u32, valueType: runtime::cudaDataType, order: cusparse::cusparseOrder_t) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtDestroy)]
    fn cusparseLtDestroy(handle: *const cusparseLtHandle_t) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtGetProperty)]
    fn cusparseLtGetProperty(propertyType: runtime::libraryPropertyType, value: *mut i32) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtGetVersion)]
    fn cusparseLtGetVersion(handle: *const cusparseLtHandle_t, version: *mut i32) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtInit)]
    fn cusparseLtInit(handle: *mut cusparseLtHandle_t) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatDescGetAttribute)]
    fn cusparseLtMatDescGetAttribute(handle: *const cusparseLtHandle_t, matmulDescr: *const cusparseLtMatDescriptor_t, matAttribute: cusparseLtMatDescAttribute_t, data: *mut c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatDescSetAttribute)]
    fn cusparseLtMatDescSetAttribute(handle: *const cusparseLtHandle_t, matmulDescr: *mut cusparseLtMatDescriptor_t, matAttribute: cusparseLtMatDescAttribute_t, data: *const c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatDescriptorDestroy)]
    fn cusparseLtMatDescriptorDestroy(matDescr: *const cusparseLtMatDescriptor_t) -> cusparse::cusparseStatus_t;

    #[called_by(owned cusparseLtMatmul)]
    fn cusparseLtMatmul(handle: *const cusparseLtHandle_t, plan: *const cusparseLtMatmulPlan_t, alpha: *const c_void, d_A: *const c_void, d_B: *const c_void, beta: *const c_void, d_C: *const c_void, d_D: *mut c_void, workspace: *mut c_void, streams: *mut runtime::cudaStream_t, numStreams: i32) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatmulAlgGetAttribute)]
    fn cusparseLtMatmulAlgGetAttribute(handle: *const cusparseLtHandle_t, algSelection: *const cusparseLtMatmulAlgSelection_t, attribute: cusparseLtMatmulAlgAttribute_t, data: *mut c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatmulAlgSelectionDestroy)]
    fn cusparseLtMatmulAlgSelectionDestroy(algSelection: *const cusparseLtMatmulAlgSelection_t) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatmulAlgSelectionInit)]
    fn cusparseLtMatmulAlgSelectionInit(handle: *const cusparseLtHandle_t, algSelection: *mut cusparseLtMatmulAlgSelection_t, matmulDescr: *const cusparseLtMatmulDescriptor_t, alg: cusparseLtMatmulAlg_t) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatmulAlgSetAttribute)]
    fn cusparseLtMatmulAlgSetAttribute(handle: *const cusparseLtHandle_t, algSelection: *mut cusparseLtMatmulAlgSelection_t, attribute: cusparseLtMatmulAlgAttribute_t, data: *const c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatmulDescGetAttribute)]
    fn cusparseLtMatmulDescGetAttribute(handle: *const cusparseLtHandle_t, matmulDescr: *const cusparseLtMatmulDescriptor_t, matmulAttribute: cusparseLtMatmulDescAttribute_t, data: *mut c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatmulDescSetAttribute)]
    fn cusparseLtMatmulDescSetAttribute(handle: *const cusparseLtHandle_t, matmulDescr: *mut cusparseLtMatmulDescriptor_t, matmulAttribute: cusparseLtMatmulDescAttribute_t, data: *const c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatmulDescriptorInit)]
    fn cusparseLtMatmulDescriptorInit(handle: *const cusparseLtHandle_t, matmulDescr: *mut cusparseLtMatmulDescriptor_t, opA: cusparse::cusparseOperation_t, opB: cusparse::cusparseOperation_t, matA: *const cusparseLtMatDescriptor_t, matB: *const cusparseLtMatDescriptor_t, matC: *const cusparseLtMatDescriptor_t, matD: *const cusparseLtMatDescriptor_t, computeType: cusparseComputeType) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatmulGetWorkspace)]
    fn cusparseLtMatmulGetWorkspace(handle: *const cusparseLtHandle_t, plan: *const cusparseLtMatmulPlan_t, workspaceSize: *mut usize) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatmulPlanDestroy)]
    fn cusparseLtMatmulPlanDestroy(plan: *const cusparseLtMatmulPlan_t) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtMatmulPlanInit)]
    fn cusparseLtMatmulPlanInit(handle: *const cusparseLtHandle_t, plan: *mut cusparseLtMatmulPlan_t, matmulDescr: *const cusparseLtMatmulDescriptor_t, algSelection: *const cusparseLtMatmulAlgSelection_t) -> cusparse::cusparseStatus_t;

    #[called_by(owned cusparseLtMatmulSearch)]
    fn cusparseLtMatmulSearch(handle: *const cusparseLtHandle_t, plan: *mut cusparseLtMatmulPlan_t, alpha: *const c_void, d_A: *const c_void, d_B: *const c_void, beta: *const c_void, d_C: *const c_void, d_D: *mut c_void, workspace: *mut c_void, streams: *mut runtime::cudaStream_t, numStreams: i32) -> cusparse::cusparseStatus_t;

    #[called_by(owned cusparseLtSpMMACompress)]
    fn cusparseLtSpMMACompress(handle: *const cusparseLtHandle_t, plan: *const cusparseLtMatmulPlan_t, d_dense: *const c_void, d_compressed: *mut c_void, d_compressed_buffer: *mut c_void, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    #[called_by(owned cusparseLtSpMMACompress2)]
    fn cusparseLtSpMMACompress2(handle: *const cusparseLtHandle_t, sparseMatDescr: *const cusparseLtMatDescriptor_t, isSparseA: i32, op: cusparse::cusparseOperation_t, d_dense: *const c_void, d_compressed: *mut c_void, d_compressed_buffer: *mut c_void, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtSpMMACompressedSize)]
    fn cusparseLtSpMMACompressedSize(handle: *const cusparseLtHandle_t, plan: *const cusparseLtMatmulPlan_t, compressedSize: *mut usize, compressedBufferSize: *mut usize) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtSpMMACompressedSize2)]
    fn cusparseLtSpMMACompressedSize2(handle: *const cusparseLtHandle_t, sparseMatDescr: *const cusparseLtMatDescriptor_t, compressedSize: *mut usize, compressedBufferSize: *mut usize) -> cusparse::cusparseStatus_t;

    #[called_by(owned cusparseLtSpMMAPrune)]
    fn cusparseLtSpMMAPrune(handle: *const cusparseLtHandle_t, matmulDescr: *const cusparseLtMatmulDescriptor_t, d_in: *const c_void, d_out: *mut c_void, pruneAlg: cusparseLtPruneAlg_t, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    #[called_by(owned cusparseLtSpMMAPrune2)]
    fn cusparseLtSpMMAPrune2(handle: *const cusparseLtHandle_t, sparseMatDescr: *const cusparseLtMatDescriptor_t, isSparseA: i32, op: cusparse::cusparseOperation_t, d_in: *const c_void, d_out: *mut c_void, pruneAlg: cusparseLtPruneAlg_t, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    #[called_by(owned cusparseLtSpMMAPruneCheck)]
    fn cusparseLtSpMMAPruneCheck(handle: *const cusparseLtHandle_t, matmulDescr: *const cusparseLtMatmulDescriptor_t, d_in: *const c_void, valid: *mut i32, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    #[called_by(owned cusparseLtSpMMAPruneCheck2)]
    fn cusparseLtSpMMAPruneCheck2(handle: *const cusparseLtHandle_t, sparseMatDescr: *const cusparseLtMatDescriptor_t, isSparseA: i32, op: cusparse::cusparseOperation_t, d_in: *const c_void, d_valid: *mut i32, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    #[called_by(cusparseLtStructuredDescriptorInit)]
    fn cusparseLtStructuredDescriptorInit(handle: *const cusparseLtHandle_t, matDescr: *mut cusparseLtMatDescriptor_t, rows: i64, cols: i64, ld: i64, alignment: u32, valueType: runtime::cudaDataType, order: cusparse::cusparseOrder_t, sparsity: cusparseLtSparsity_t) -> cusparse::cusparseStatus_t;
}
