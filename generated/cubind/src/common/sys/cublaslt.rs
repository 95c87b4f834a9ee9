//! C functions with identical declarations in all major versions (cuBLASLt).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    cublaslt, CUBLASLT, Err(_) => 0;

    #[called_by(only cublasLtDisableCpuInstructionsSetMask)]
    #[since = "12.1"]
    fn cublasLtDisableCpuInstructionsSetMask(mask: u32) -> u32;

    #[called_by(only cublasLtGetCudartVersion)]
    fn cublasLtGetCudartVersion() -> usize;

    #[called_by(only cublasLtGetVersion)]
    fn cublasLtGetVersion() -> usize;
}

sys! {
    cublaslt, CUBLASLT, Err(_) => core::ptr::null();

    #[called_by(only cublasLtGetStatusName)]
    fn cublasLtGetStatusName(status: cublas::cublasStatus_t) -> *const core::ffi::c_char;

    #[called_by(only cublasLtGetStatusString)]
    fn cublasLtGetStatusString(status: cublas::cublasStatus_t) -> *const core::ffi::c_char;
}

sys! {
    cublaslt, CUBLASLT, Err(missing) => missing.status();

    #[called_by(owned cublasLtCreate)]
    fn cublasLtCreate(lightHandle: *mut cublasLtHandle_t) -> cublas::cublasStatus_t;

    #[called_by(cublasLtDestroy)]
    fn cublasLtDestroy(lightHandle: cublasLtHandle_t) -> cublas::cublasStatus_t;

    #[called_by(cublasLtGetProperty)]
    fn cublasLtGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cublas::cublasStatus_t;

    #[called_by(cublasLtHeuristicsCacheGetCapacity)]
    fn cublasLtHeuristicsCacheGetCapacity(capacity: *mut usize) -> cublas::cublasStatus_t;

    #[called_by(cublasLtHeuristicsCacheSetCapacity)]
    fn cublasLtHeuristicsCacheSetCapacity(capacity: usize) -> cublas::cublasStatus_t;

    #[called_by(cublasLtLoggerForceDisable)]
    fn cublasLtLoggerForceDisable() -> cublas::cublasStatus_t;

    #[called_by(cublasLtLoggerOpenFile)]
    fn cublasLtLoggerOpenFile(logFile: *const core::ffi::c_char) -> cublas::cublasStatus_t;

    #[called_by(cublasLtLoggerSetCallback)]
    fn cublasLtLoggerSetCallback(callback: cublasLtLoggerCallback_t) -> cublas::cublasStatus_t;

    #[called_by(cublasLtLoggerSetFile)]
    fn cublasLtLoggerSetFile(file: *mut FILE) -> cublas::cublasStatus_t;

    #[called_by(cublasLtLoggerSetLevel)]
    fn cublasLtLoggerSetLevel(level: i32) -> cublas::cublasStatus_t;

    #[called_by(cublasLtLoggerSetMask)]
    fn cublasLtLoggerSetMask(mask: i32) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmul)]
    fn cublasLtMatmul(lightHandle: cublasLtHandle_t, computeDesc: cublasLtMatmulDesc_t, alpha: *const c_void, A: *const c_void, Adesc: cublasLtMatrixLayout_t, B: *const c_void, Bdesc: cublasLtMatrixLayout_t, beta: *const c_void, C: *const c_void, Cdesc: cublasLtMatrixLayout_t, D: *mut c_void, Ddesc: cublasLtMatrixLayout_t, algo: *const cublasLtMatmulAlgo_t, workspace: *mut c_void, workspaceSizeInBytes: usize, stream: runtime::cudaStream_t) -> cublas::cublasStatus_t;

    #[called_by(cublasLtMatmulAlgoCapGetAttribute)]
    fn cublasLtMatmulAlgoCapGetAttribute(algo: *const cublasLtMatmulAlgo_t, attr: cublasLtMatmulAlgoCapAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulAlgoCheck)]
    fn cublasLtMatmulAlgoCheck(lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t, Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t, algo: *const cublasLtMatmulAlgo_t, result: *mut cublasLtMatmulHeuristicResult_t) -> cublas::cublasStatus_t;

    #[called_by(cublasLtMatmulAlgoConfigGetAttribute)]
    fn cublasLtMatmulAlgoConfigGetAttribute(algo: *const cublasLtMatmulAlgo_t, attr: cublasLtMatmulAlgoConfigAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    #[called_by(cublasLtMatmulAlgoConfigSetAttribute)]
    fn cublasLtMatmulAlgoConfigSetAttribute(algo: *mut cublasLtMatmulAlgo_t, attr: cublasLtMatmulAlgoConfigAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulAlgoGetHeuristic)]
    fn cublasLtMatmulAlgoGetHeuristic(lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t, Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t, preference: cublasLtMatmulPreference_t, requestedAlgoCount: i32, heuristicResultsArray: *mut cublasLtMatmulHeuristicResult_t, returnAlgoCount: *mut i32) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulAlgoGetIds)]
    fn cublasLtMatmulAlgoGetIds(lightHandle: cublasLtHandle_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType, Atype: runtime::cudaDataType, Btype: runtime::cudaDataType, Ctype: runtime::cudaDataType, Dtype: runtime::cudaDataType, requestedAlgoCount: i32, algoIdsArray: *mut i32, returnAlgoCount: *mut i32) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulAlgoInit)]
    fn cublasLtMatmulAlgoInit(lightHandle: cublasLtHandle_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType, Atype: runtime::cudaDataType, Btype: runtime::cudaDataType, Ctype: runtime::cudaDataType, Dtype: runtime::cudaDataType, algoId: i32, algo: *mut cublasLtMatmulAlgo_t) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulDescCreate)]
    fn cublasLtMatmulDescCreate(matmulDesc: *mut cublasLtMatmulDesc_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    #[called_by(cublasLtMatmulDescDestroy)]
    fn cublasLtMatmulDescDestroy(matmulDesc: cublasLtMatmulDesc_t) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulDescGetAttribute)]
    fn cublasLtMatmulDescGetAttribute(matmulDesc: cublasLtMatmulDesc_t, attr: cublasLtMatmulDescAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulDescInit_internal)]
    fn cublasLtMatmulDescInit_internal(matmulDesc: cublasLtMatmulDesc_t, size: usize, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulDescSetAttribute)]
    fn cublasLtMatmulDescSetAttribute(matmulDesc: cublasLtMatmulDesc_t, attr: cublasLtMatmulDescAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulPreferenceCreate)]
    fn cublasLtMatmulPreferenceCreate(pref: *mut cublasLtMatmulPreference_t) -> cublas::cublasStatus_t;

    #[called_by(cublasLtMatmulPreferenceDestroy)]
    fn cublasLtMatmulPreferenceDestroy(pref: cublasLtMatmulPreference_t) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulPreferenceGetAttribute)]
    fn cublasLtMatmulPreferenceGetAttribute(pref: cublasLtMatmulPreference_t, attr: cublasLtMatmulPreferenceAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulPreferenceInit_internal)]
    fn cublasLtMatmulPreferenceInit_internal(pref: cublasLtMatmulPreference_t, size: usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatmulPreferenceSetAttribute)]
    fn cublasLtMatmulPreferenceSetAttribute(pref: cublasLtMatmulPreference_t, attr: cublasLtMatmulPreferenceAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatrixLayoutCreate)]
    fn cublasLtMatrixLayoutCreate(matLayout: *mut cublasLtMatrixLayout_t, r#type: runtime::cudaDataType, rows: u64, cols: u64, ld: i64) -> cublas::cublasStatus_t;

    #[called_by(cublasLtMatrixLayoutDestroy)]
    fn cublasLtMatrixLayoutDestroy(matLayout: cublasLtMatrixLayout_t) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatrixLayoutGetAttribute)]
    fn cublasLtMatrixLayoutGetAttribute(matLayout: cublasLtMatrixLayout_t, attr: cublasLtMatrixLayoutAttribute_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatrixLayoutInit_internal)]
    fn cublasLtMatrixLayoutInit_internal(matLayout: cublasLtMatrixLayout_t, size: usize, r#type: runtime::cudaDataType, rows: u64, cols: u64, ld: i64) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatrixLayoutSetAttribute)]
    fn cublasLtMatrixLayoutSetAttribute(matLayout: cublasLtMatrixLayout_t, attr: cublasLtMatrixLayoutAttribute_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatrixTransform)]
    fn cublasLtMatrixTransform(lightHandle: cublasLtHandle_t, transformDesc: cublasLtMatrixTransformDesc_t, alpha: *const c_void, A: *const c_void, Adesc: cublasLtMatrixLayout_t, beta: *const c_void, B: *const c_void, Bdesc: cublasLtMatrixLayout_t, C: *mut c_void, Cdesc: cublasLtMatrixLayout_t, stream: runtime::cudaStream_t) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatrixTransformDescCreate)]
    fn cublasLtMatrixTransformDescCreate(transformDesc: *mut cublasLtMatrixTransformDesc_t, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    #[called_by(cublasLtMatrixTransformDescDestroy)]
    fn cublasLtMatrixTransformDescDestroy(transformDesc: cublasLtMatrixTransformDesc_t) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatrixTransformDescGetAttribute)]
    fn cublasLtMatrixTransformDescGetAttribute(transformDesc: cublasLtMatrixTransformDesc_t, attr: cublasLtMatrixTransformDescAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatrixTransformDescInit_internal)]
    fn cublasLtMatrixTransformDescInit_internal(transformDesc: cublasLtMatrixTransformDesc_t, size: usize, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    #[called_by(owned cublasLtMatrixTransformDescSetAttribute)]
    fn cublasLtMatrixTransformDescSetAttribute(transformDesc: cublasLtMatrixTransformDesc_t, attr: cublasLtMatrixTransformDescAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;
}
