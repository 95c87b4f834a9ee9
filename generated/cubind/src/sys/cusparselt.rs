//! The C functions, as the library exports them: cuSPARSELt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cusparselt::{CUSPARSELT, all_types::*};
#[allow(unused_imports)]
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;
#[allow(unused_imports)]
use crate::shared::cusparse;

sys! {
    CUSPARSELT, Err(_) => core::ptr::null();

    /// `const char *cusparseLtGetErrorName(cusparseStatus_t status)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtGetErrorName(status: cusparse::cusparseStatus_t) -> *const core::ffi::c_char;

    /// `const char *cusparseLtGetErrorString(cusparseStatus_t status)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtGetErrorString(status: cusparse::cusparseStatus_t) -> *const core::ffi::c_char;
}

sys! {
    CUSPARSELT, Err(missing) => missing.status();

    /// `cusparseStatus_t cusparseLtDenseDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtDenseDescriptorInit(handle: *const cusparseLtHandle_t, matDescr: *mut cusparseLtMatDescriptor_t, rows: i64, cols: i64, ld: i64, alignment: u32, valueType: runtime::cudaDataType, order: cusparse::cusparseOrder_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtDestroy(const cusparseLtHandle_t *handle)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtDestroy(handle: *const cusparseLtHandle_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtGetProperty(libraryPropertyType propertyType, int *value)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtGetProperty(propertyType: runtime::libraryPropertyType, value: *mut i32) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtGetVersion(const cusparseLtHandle_t *handle, int *version)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtGetVersion(handle: *const cusparseLtHandle_t, version: *mut i32) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtInit(cusparseLtHandle_t *handle)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtInit(handle: *mut cusparseLtHandle_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, void *data, size_t dataSize)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatDescGetAttribute(handle: *const cusparseLtHandle_t, matmulDescr: *const cusparseLtMatDescriptor_t, matAttribute: cusparseLtMatDescAttribute_t, data: *mut c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, const void *data, size_t dataSize)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatDescSetAttribute(handle: *const cusparseLtHandle_t, matmulDescr: *mut cusparseLtMatDescriptor_t, matAttribute: cusparseLtMatDescAttribute_t, data: *const c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatDescriptorDestroy(const cusparseLtMatDescriptor_t *matDescr)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatDescriptorDestroy(matDescr: *const cusparseLtMatDescriptor_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmul(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace, cudaStream_t *streams, int32_t numStreams)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmul(handle: *const cusparseLtHandle_t, plan: *const cusparseLtMatmulPlan_t, alpha: *const c_void, d_A: *const c_void, d_B: *const c_void, beta: *const c_void, d_C: *const c_void, d_D: *mut c_void, workspace: *mut c_void, streams: *mut runtime::cudaStream_t, numStreams: i32) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulAlgGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, void *data, size_t dataSize)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulAlgGetAttribute(handle: *const cusparseLtHandle_t, algSelection: *const cusparseLtMatmulAlgSelection_t, attribute: cusparseLtMatmulAlgAttribute_t, data: *mut c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulAlgSelectionDestroy(const cusparseLtMatmulAlgSelection_t *algSelection)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulAlgSelectionDestroy(algSelection: *const cusparseLtMatmulAlgSelection_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulAlgSelectionInit(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t *algSelection, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulAlg_t alg)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulAlgSelectionInit(handle: *const cusparseLtHandle_t, algSelection: *mut cusparseLtMatmulAlgSelection_t, matmulDescr: *const cusparseLtMatmulDescriptor_t, alg: cusparseLtMatmulAlg_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulAlgSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, const void *data, size_t dataSize)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulAlgSetAttribute(handle: *const cusparseLtHandle_t, algSelection: *mut cusparseLtMatmulAlgSelection_t, attribute: cusparseLtMatmulAlgAttribute_t, data: *const c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, void *data, size_t dataSize)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulDescGetAttribute(handle: *const cusparseLtHandle_t, matmulDescr: *const cusparseLtMatmulDescriptor_t, matmulAttribute: cusparseLtMatmulDescAttribute_t, data: *mut c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, const void *data, size_t dataSize)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulDescSetAttribute(handle: *const cusparseLtHandle_t, matmulDescr: *mut cusparseLtMatmulDescriptor_t, matmulAttribute: cusparseLtMatmulDescAttribute_t, data: *const c_void, dataSize: usize) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t *matmulDescr, cusparseOperation_t opA, cusparseOperation_t opB, const cusparseLtMatDescriptor_t *matA, const cusparseLtMatDescriptor_t *matB, const cusparseLtMatDescriptor_t *matC, const cusparseLtMatDescriptor_t *matD, cusparseComputeType computeType)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulDescriptorInit(handle: *const cusparseLtHandle_t, matmulDescr: *mut cusparseLtMatmulDescriptor_t, opA: cusparse::cusparseOperation_t, opB: cusparse::cusparseOperation_t, matA: *const cusparseLtMatDescriptor_t, matB: *const cusparseLtMatDescriptor_t, matC: *const cusparseLtMatDescriptor_t, matD: *const cusparseLtMatDescriptor_t, computeType: cusparseComputeType) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulGetWorkspace(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, size_t *workspaceSize)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulGetWorkspace(handle: *const cusparseLtHandle_t, plan: *const cusparseLtMatmulPlan_t, workspaceSize: *mut usize) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulPlanDestroy(const cusparseLtMatmulPlan_t *plan)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulPlanDestroy(plan: *const cusparseLtMatmulPlan_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulPlanInit(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const cusparseLtMatmulDescriptor_t *matmulDescr, const cusparseLtMatmulAlgSelection_t *algSelection)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulPlanInit(handle: *const cusparseLtHandle_t, plan: *mut cusparseLtMatmulPlan_t, matmulDescr: *const cusparseLtMatmulDescriptor_t, algSelection: *const cusparseLtMatmulAlgSelection_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtMatmulSearch(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const void *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace, cudaStream_t *streams, int32_t numStreams)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtMatmulSearch(handle: *const cusparseLtHandle_t, plan: *mut cusparseLtMatmulPlan_t, alpha: *const c_void, d_A: *const c_void, d_B: *const c_void, beta: *const c_void, d_C: *const c_void, d_D: *mut c_void, workspace: *mut c_void, streams: *mut runtime::cudaStream_t, numStreams: i32) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtSpMMACompress(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtSpMMACompress(handle: *const cusparseLtHandle_t, plan: *const cusparseLtMatmulPlan_t, d_dense: *const c_void, d_compressed: *mut c_void, d_compressed_buffer: *mut c_void, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtSpMMACompress2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtSpMMACompress2(handle: *const cusparseLtHandle_t, sparseMatDescr: *const cusparseLtMatDescriptor_t, isSparseA: i32, op: cusparse::cusparseOperation_t, d_dense: *const c_void, d_compressed: *mut c_void, d_compressed_buffer: *mut c_void, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtSpMMACompressedSize(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, size_t *compressedSize, size_t *compressedBufferSize)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtSpMMACompressedSize(handle: *const cusparseLtHandle_t, plan: *const cusparseLtMatmulPlan_t, compressedSize: *mut usize, compressedBufferSize: *mut usize) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtSpMMACompressedSize2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, size_t *compressedSize, size_t *compressedBufferSize)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtSpMMACompressedSize2(handle: *const cusparseLtHandle_t, sparseMatDescr: *const cusparseLtMatDescriptor_t, compressedSize: *mut usize, compressedBufferSize: *mut usize) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtSpMMAPrune(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtSpMMAPrune(handle: *const cusparseLtHandle_t, matmulDescr: *const cusparseLtMatmulDescriptor_t, d_in: *const c_void, d_out: *mut c_void, pruneAlg: cusparseLtPruneAlg_t, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtSpMMAPrune2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtSpMMAPrune2(handle: *const cusparseLtHandle_t, sparseMatDescr: *const cusparseLtMatDescriptor_t, isSparseA: i32, op: cusparse::cusparseOperation_t, d_in: *const c_void, d_out: *mut c_void, pruneAlg: cusparseLtPruneAlg_t, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtSpMMAPruneCheck(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t *matmulDescr, const void *d_in, int *valid, cudaStream_t stream)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtSpMMAPruneCheck(handle: *const cusparseLtHandle_t, matmulDescr: *const cusparseLtMatmulDescriptor_t, d_in: *const c_void, valid: *mut i32, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtSpMMAPruneCheck2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, int *d_valid, cudaStream_t stream)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtSpMMAPruneCheck2(handle: *const cusparseLtHandle_t, sparseMatDescr: *const cusparseLtMatDescriptor_t, isSparseA: i32, op: cusparse::cusparseOperation_t, d_in: *const c_void, d_valid: *mut i32, stream: runtime::cudaStream_t) -> cusparse::cusparseStatus_t;

    /// `cusparseStatus_t cusparseLtStructuredDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t order, cusparseLtSparsity_t sparsity)`
    ///
    /// In `cusparseLt.h` since cuSPARSELt 0.8 or earlier.
    fn cusparseLtStructuredDescriptorInit(handle: *const cusparseLtHandle_t, matDescr: *mut cusparseLtMatDescriptor_t, rows: i64, cols: i64, ld: i64, alignment: u32, valueType: runtime::cudaDataType, order: cusparse::cusparseOrder_t, sparsity: cusparseLtSparsity_t) -> cusparse::cusparseStatus_t;
}
