//! C functions that are declared alike in all major versions: cuBLASLt.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

sys! {
    CUBLASLT, Err(_) => core::ptr::null();

    /// `const char *cublasLtGetStatusName(cublasStatus_t status)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtGetStatusName(status: cublas::cublasStatus_t) -> *const core::ffi::c_char;

    /// `const char *cublasLtGetStatusString(cublasStatus_t status)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtGetStatusString(status: cublas::cublasStatus_t) -> *const core::ffi::c_char;
}

sys! {
    CUBLASLT, Err(_) => output::zeroed();

    /// `unsigned int cublasLtDisableCpuInstructionsSetMask(unsigned int mask)`
    ///
    /// In `cublasLt.h` since CUDA 12.1.
    #[since = "12.1"]
    fn cublasLtDisableCpuInstructionsSetMask(mask: u32) -> u32;

    /// `size_t cublasLtGetCudartVersion(void)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtGetCudartVersion() -> usize;

    /// `size_t cublasLtGetVersion(void)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtGetVersion() -> usize;
}

sys! {
    CUBLASLT, Err(missing) => missing.status();

    /// `cublasStatus_t cublasLtCreate(cublasLtHandle_t *lightHandle)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtCreate(lightHandle: *mut cublasLtHandle_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtDestroy(cublasLtHandle_t lightHandle)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtDestroy(lightHandle: cublasLtHandle_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtGetProperty(libraryPropertyType type, int *value)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtHeuristicsCacheGetCapacity(size_t *capacity)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtHeuristicsCacheGetCapacity(capacity: *mut usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtHeuristicsCacheSetCapacity(size_t capacity)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtHeuristicsCacheSetCapacity(capacity: usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtLoggerForceDisable(void)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerForceDisable() -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtLoggerOpenFile(const char *logFile)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerOpenFile(logFile: *const core::ffi::c_char) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtLoggerSetCallback(cublasLtLoggerCallback_t callback)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerSetCallback(callback: cublasLtLoggerCallback_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtLoggerSetFile(FILE *file)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerSetFile(file: *mut FILE) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtLoggerSetLevel(int level)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerSetLevel(level: i32) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtLoggerSetMask(int mask)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtLoggerSetMask(mask: i32) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmul(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t computeDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *B, cublasLtMatrixLayout_t Bdesc, const void *beta, const void *C, cublasLtMatrixLayout_t Cdesc, void *D, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, void *workspace, size_t workspaceSizeInBytes, cudaStream_t stream)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmul(lightHandle: cublasLtHandle_t, computeDesc: cublasLtMatmulDesc_t, alpha: *const c_void, A: *const c_void, Adesc: cublasLtMatrixLayout_t, B: *const c_void, Bdesc: cublasLtMatrixLayout_t, beta: *const c_void, C: *const c_void, Cdesc: cublasLtMatrixLayout_t, D: *mut c_void, Ddesc: cublasLtMatrixLayout_t, algo: *const cublasLtMatmulAlgo_t, workspace: *mut c_void, workspaceSizeInBytes: usize, stream: runtime::cudaStream_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulAlgoCapGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoCapAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoCapGetAttribute(algo: *const cublasLtMatmulAlgo_t, attr: cublasLtMatmulAlgoCapAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulAlgoCheck(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, const cublasLtMatmulAlgo_t *algo, cublasLtMatmulHeuristicResult_t *result)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoCheck(lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t, Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t, algo: *const cublasLtMatmulAlgo_t, result: *mut cublasLtMatmulHeuristicResult_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulAlgoConfigGetAttribute(const cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoConfigGetAttribute(algo: *const cublasLtMatmulAlgo_t, attr: cublasLtMatmulAlgoConfigAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulAlgoConfigSetAttribute(cublasLtMatmulAlgo_t *algo, cublasLtMatmulAlgoConfigAttributes_t attr, const void *buf, size_t sizeInBytes)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoConfigSetAttribute(algo: *mut cublasLtMatmulAlgo_t, attr: cublasLtMatmulAlgoConfigAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulAlgoGetHeuristic(cublasLtHandle_t lightHandle, cublasLtMatmulDesc_t operationDesc, cublasLtMatrixLayout_t Adesc, cublasLtMatrixLayout_t Bdesc, cublasLtMatrixLayout_t Cdesc, cublasLtMatrixLayout_t Ddesc, cublasLtMatmulPreference_t preference, int requestedAlgoCount, cublasLtMatmulHeuristicResult_t *heuristicResultsArray, int *returnAlgoCount)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoGetHeuristic(lightHandle: cublasLtHandle_t, operationDesc: cublasLtMatmulDesc_t, Adesc: cublasLtMatrixLayout_t, Bdesc: cublasLtMatrixLayout_t, Cdesc: cublasLtMatrixLayout_t, Ddesc: cublasLtMatrixLayout_t, preference: cublasLtMatmulPreference_t, requestedAlgoCount: i32, heuristicResultsArray: *mut cublasLtMatmulHeuristicResult_t, returnAlgoCount: *mut i32) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulAlgoGetIds(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int requestedAlgoCount, int *algoIdsArray, int *returnAlgoCount)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoGetIds(lightHandle: cublasLtHandle_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType, Atype: runtime::cudaDataType, Btype: runtime::cudaDataType, Ctype: runtime::cudaDataType, Dtype: runtime::cudaDataType, requestedAlgoCount: i32, algoIdsArray: *mut i32, returnAlgoCount: *mut i32) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulAlgoInit(cublasLtHandle_t lightHandle, cublasComputeType_t computeType, cudaDataType_t scaleType, cudaDataType_t Atype, cudaDataType_t Btype, cudaDataType_t Ctype, cudaDataType_t Dtype, int algoId, cublasLtMatmulAlgo_t *algo)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulAlgoInit(lightHandle: cublasLtHandle_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType, Atype: runtime::cudaDataType, Btype: runtime::cudaDataType, Ctype: runtime::cudaDataType, Dtype: runtime::cudaDataType, algoId: i32, algo: *mut cublasLtMatmulAlgo_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulDescCreate(cublasLtMatmulDesc_t *matmulDesc, cublasComputeType_t computeType, cudaDataType_t scaleType)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulDescCreate(matmulDesc: *mut cublasLtMatmulDesc_t, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulDescDestroy(cublasLtMatmulDesc_t matmulDesc)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulDescDestroy(matmulDesc: cublasLtMatmulDesc_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulDescGetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulDescGetAttribute(matmulDesc: cublasLtMatmulDesc_t, attr: cublasLtMatmulDescAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulDescInit_internal(cublasLtMatmulDesc_t matmulDesc, size_t size, cublasComputeType_t computeType, cudaDataType_t scaleType)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulDescInit_internal(matmulDesc: cublasLtMatmulDesc_t, size: usize, computeType: cublas::cublasComputeType_t, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulDescSetAttribute(cublasLtMatmulDesc_t matmulDesc, cublasLtMatmulDescAttributes_t attr, const void *buf, size_t sizeInBytes)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulDescSetAttribute(matmulDesc: cublasLtMatmulDesc_t, attr: cublasLtMatmulDescAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulPreferenceCreate(cublasLtMatmulPreference_t *pref)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulPreferenceCreate(pref: *mut cublasLtMatmulPreference_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulPreferenceDestroy(cublasLtMatmulPreference_t pref)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulPreferenceDestroy(pref: cublasLtMatmulPreference_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulPreferenceGetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulPreferenceGetAttribute(pref: cublasLtMatmulPreference_t, attr: cublasLtMatmulPreferenceAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulPreferenceInit_internal(cublasLtMatmulPreference_t pref, size_t size)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulPreferenceInit_internal(pref: cublasLtMatmulPreference_t, size: usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatmulPreferenceSetAttribute(cublasLtMatmulPreference_t pref, cublasLtMatmulPreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatmulPreferenceSetAttribute(pref: cublasLtMatmulPreference_t, attr: cublasLtMatmulPreferenceAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixLayoutCreate(cublasLtMatrixLayout_t *matLayout, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixLayoutCreate(matLayout: *mut cublasLtMatrixLayout_t, r#type: runtime::cudaDataType, rows: u64, cols: u64, ld: i64) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixLayoutDestroy(cublasLtMatrixLayout_t matLayout)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixLayoutDestroy(matLayout: cublasLtMatrixLayout_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixLayoutGetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixLayoutGetAttribute(matLayout: cublasLtMatrixLayout_t, attr: cublasLtMatrixLayoutAttribute_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixLayoutInit_internal(cublasLtMatrixLayout_t matLayout, size_t size, cudaDataType type, uint64_t rows, uint64_t cols, int64_t ld)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixLayoutInit_internal(matLayout: cublasLtMatrixLayout_t, size: usize, r#type: runtime::cudaDataType, rows: u64, cols: u64, ld: i64) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixLayoutSetAttribute(cublasLtMatrixLayout_t matLayout, cublasLtMatrixLayoutAttribute_t attr, const void *buf, size_t sizeInBytes)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixLayoutSetAttribute(matLayout: cublasLtMatrixLayout_t, attr: cublasLtMatrixLayoutAttribute_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixTransform(cublasLtHandle_t lightHandle, cublasLtMatrixTransformDesc_t transformDesc, const void *alpha, const void *A, cublasLtMatrixLayout_t Adesc, const void *beta, const void *B, cublasLtMatrixLayout_t Bdesc, void *C, cublasLtMatrixLayout_t Cdesc, cudaStream_t stream)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransform(lightHandle: cublasLtHandle_t, transformDesc: cublasLtMatrixTransformDesc_t, alpha: *const c_void, A: *const c_void, Adesc: cublasLtMatrixLayout_t, beta: *const c_void, B: *const c_void, Bdesc: cublasLtMatrixLayout_t, C: *mut c_void, Cdesc: cublasLtMatrixLayout_t, stream: runtime::cudaStream_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixTransformDescCreate(cublasLtMatrixTransformDesc_t *transformDesc, cudaDataType scaleType)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransformDescCreate(transformDesc: *mut cublasLtMatrixTransformDesc_t, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixTransformDescDestroy(cublasLtMatrixTransformDesc_t transformDesc)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransformDescDestroy(transformDesc: cublasLtMatrixTransformDesc_t) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixTransformDescGetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, void *buf, size_t sizeInBytes, size_t *sizeWritten)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransformDescGetAttribute(transformDesc: cublasLtMatrixTransformDesc_t, attr: cublasLtMatrixTransformDescAttributes_t, buf: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixTransformDescInit_internal(cublasLtMatrixTransformDesc_t transformDesc, size_t size, cudaDataType scaleType)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransformDescInit_internal(transformDesc: cublasLtMatrixTransformDesc_t, size: usize, scaleType: runtime::cudaDataType) -> cublas::cublasStatus_t;

    /// `cublasStatus_t cublasLtMatrixTransformDescSetAttribute(cublasLtMatrixTransformDesc_t transformDesc, cublasLtMatrixTransformDescAttributes_t attr, const void *buf, size_t sizeInBytes)`
    ///
    /// In `cublasLt.h` since CUDA 12.0 or earlier.
    fn cublasLtMatrixTransformDescSetAttribute(transformDesc: cublasLtMatrixTransformDesc_t, attr: cublasLtMatrixTransformDescAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cublas::cublasStatus_t;
}
