//! C functions that are declared alike in all major versions: cuBLASLt.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUBLASLT, Err(_) => 0;

    /// In `cublasLt.h` since CUDA 12.1.
    #[since = "12.1"]
    fn cublasLtDisableCpuInstructionsSetMask(mask: u32) -> u32;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtGetCudartVersion() -> usize;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtGetVersion() -> usize;
}

sys! {
    CUBLASLT, Err(_) => core::ptr::null();

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtGetStatusName(status: cublas::cublasStatus_t) -> *const core::ffi::c_char;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtGetStatusString(status: cublas::cublasStatus_t) -> *const core::ffi::c_char;
}

sys! {
    CUBLASLT, Err(missing) => missing.status();

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtCreate(lightHandle: *mut cublasLtHandle_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtDestroy(lightHandle: cublasLtHandle_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtHeuristicsCacheGetCapacity(capacity: *mut usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtHeuristicsCacheSetCapacity(capacity: usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerForceDisable() -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerOpenFile(logFile: *const core::ffi::c_char) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerSetCallback(callback: cublasLtLoggerCallback_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerSetFile(file: *mut FILE) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerSetLevel(level: i32) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerSetMask(mask: i32) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmul(lightHandle: cublasLtHandle_t, computeDesc: cublasLtMatmulDesc_t, alpha: *const c_void, A: *const c_void, Adesc: cublasLtMatrixLayout_t, B: *const c_void, Bdesc: cublasLtMatrixLayout_t, beta: *const c_void, C: *const c_void, Cdesc: cublasLtMatrixLayout_t, D: *mut c_void, Ddesc: cublasLtMatrixLayout_t, algo: *const cublasLtMatmulAlgo_t, workspace: *mut c_void, workspaceSizeInBytes: usize, stream: runtime::cudaStream_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoCapGetAttribute(algo: *const cublasLtMatmulAlgo_t, attr: cublasLtMatmulAlgoCapAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoCheck(lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t, Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t, algo: *const cublasLtMatmulAlgo_t, result: *mut cublasLtMatmulHeuristicResult_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoConfigGetAttribute(algo: *const cublasLtMatmulAlgo_t, attr: cublasLtMatmulAlgoConfigAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoConfigSetAttribute(algo: *mut cublasLtMatmulAlgo_t, attr: cublasLtMatmulAlgoConfigAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoGetHeuristic(lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t, Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t, preference: cublasLtMatmulPreference_t, requestedAlgoCount: i32, heuristicResultsArray: *mut cublasLtMatmulHeuristicResult_t, returnAlgoCount: *mut i32) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoGetIds(lightHandle: cublasLtHandle_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType, Atype: runtime::cudaDataType, Btype: runtime::cudaDataType, Ctype: runtime::cudaDataType, Dtype: runtime::cudaDataType, requestedAlgoCount: i32, algoIdsArray: *mut i32, returnAlgoCount: *mut i32) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoInit(lightHandle: cublasLtHandle_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType, Atype: runtime::cudaDataType, Btype: runtime::cudaDataType, Ctype: runtime::cudaDataType, Dtype: runtime::cudaDataType, algoId: i32, algo: *mut cublasLtMatmulAlgo_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulDescCreate(matmulDesc: *mut cublasLtMatmulDesc_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulDescDestroy(matmulDesc: cublasLtMatmulDesc_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulDescGetAttribute(matmulDesc: cublasLtMatmulDesc_t, attr: cublasLtMatmulDescAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulDescInit_internal(matmulDesc: cublasLtMatmulDesc_t, size: usize, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulDescSetAttribute(matmulDesc: cublasLtMatmulDesc_t, attr: cublasLtMatmulDescAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulPreferenceCreate(pref: *mut cublasLtMatmulPreference_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulPreferenceDestroy(pref: cublasLtMatmulPreference_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulPreferenceGetAttribute(pref: cublasLtMatmulPreference_t, attr: cublasLtMatmulPreferenceAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulPreferenceInit_internal(pref: cublasLtMatmulPreference_t, size: usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulPreferenceSetAttribute(pref: cublasLtMatmulPreference_t, attr: cublasLtMatmulPreferenceAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixLayoutCreate(matLayout: *mut cublasLtMatrixLayout_t, r#type: runtime::cudaDataType, rows: u64, cols: u64, ld: i64) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixLayoutDestroy(matLayout: cublasLtMatrixLayout_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixLayoutGetAttribute(matLayout: cublasLtMatrixLayout_t, attr: cublasLtMatrixLayoutAttribute_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixLayoutInit_internal(matLayout: cublasLtMatrixLayout_t, size: usize, r#type: runtime::cudaDataType, rows: u64, cols: u64, ld: i64) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixLayoutSetAttribute(matLayout: cublasLtMatrixLayout_t, attr: cublasLtMatrixLayoutAttribute_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransform(lightHandle: cublasLtHandle_t, transformDesc: cublasLtMatrixTransformDesc_t, alpha: *const c_void, A: *const c_void, Adesc: cublasLtMatrixLayout_t, beta: *const c_void, B: *const c_void, Bdesc: cublasLtMatrixLayout_t, C: *mut c_void, Cdesc: cublasLtMatrixLayout_t, stream: runtime::cudaStream_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransformDescCreate(transformDesc: *mut cublasLtMatrixTransformDesc_t, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransformDescDestroy(transformDesc: cublasLtMatrixTransformDesc_t) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransformDescGetAttribute(transformDesc: cublasLtMatrixTransformDesc_t, attr: cublasLtMatrixTransformDescAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransformDescInit_internal(transformDesc: cublasLtMatrixTransformDesc_t, size: usize, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransformDescSetAttribute(transformDesc: cublasLtMatrixTransformDesc_t, attr: cublasLtMatrixTransformDescAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;
}
