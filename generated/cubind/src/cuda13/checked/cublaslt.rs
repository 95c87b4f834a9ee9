//! The functions of the cuBLASLt as [`Result`]s, with its types: see [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::support::prelude::*;
#[allow(unused_imports)]
use crate::cuda13::cublaslt as raw;
#[allow(unused_imports)]
use raw::CUBLASLT;
#[allow(unused_imports)]
use crate::cuda13::driver;
#[allow(unused_imports)]
use crate::cuda13::runtime;
#[allow(unused_imports)]
use crate::cuda13::cublas;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cuda13::cublaslt::all_types::*;

checked! {
    CUBLASLT, cublas::cublasStatus_t;
    fn cublasLtCreate() -> cublasLtHandle_t;
    fn cublasLtDestroy(lightHandle: cublasLtHandle_t) -> ();
    fn cublasLtEmulationDescCreate() -> cublasLtEmulationDesc_t;
    fn cublasLtEmulationDescDestroy(emulationDesc: cublasLtEmulationDesc_t) -> ();
    fn cublasLtEmulationDescGetAttribute<T: Output>(
        emulationDesc: cublasLtEmulationDesc_t,
        attr: cublasLtEmulationDescAttributes_t,
    ) -> (T, usize);
    fn cublasLtEmulationDescInit_internal(
        emulationDesc: cublasLtEmulationDesc_t,
        size: usize,
    ) -> ();
    fn cublasLtEmulationDescSetAttribute<T: Input>(
        emulationDesc: cublasLtEmulationDesc_t,
        attr: cublasLtEmulationDescAttributes_t,
        buf: &T,
    ) -> ();
    fn cublasLtGetProperty(r#type: runtime::libraryPropertyType) -> i32;
    fn cublasLtGroupedMatrixLayoutCreate(
        r#type: runtime::cudaDataType,
        groupCount: i32,
        rows_array: *const c_void,
        cols_array: *const c_void,
        ld_array: *const c_void,
    ) -> cublasLtMatrixLayout_t;
    fn cublasLtGroupedMatrixLayoutInit_internal(
        matLayout: cublasLtMatrixLayout_t,
        size: usize,
        r#type: runtime::cudaDataType,
        groupCount: i32,
        rows_array: *const c_void,
        cols_array: *const c_void,
        ld_array: *const c_void,
    ) -> ();
    fn cublasLtHeuristicsCacheGetCapacity() -> usize;
    fn cublasLtHeuristicsCacheSetCapacity(capacity: usize) -> ();
    fn cublasLtLoggerForceDisable() -> ();
    fn cublasLtLoggerOpenFile(logFile: &CStr) -> ();
    fn cublasLtLoggerSetCallback(callback: cublasLtLoggerCallback_t) -> ();
    fn cublasLtLoggerSetFile(file: *mut FILE) -> ();
    fn cublasLtLoggerSetLevel(level: i32) -> ();
    fn cublasLtLoggerSetMask(mask: i32) -> ();
    fn cublasLtMatmul<T: Input, U: Input>(
        lightHandle: cublasLtHandle_t,
        computeDesc: cublasLtMatmulDesc_t,
        alpha: Scalar<'_, T>,
        A: CuPtr<c_void>,
        Adesc: cublasLtMatrixLayout_t,
        B: CuPtr<c_void>,
        Bdesc: cublasLtMatrixLayout_t,
        beta: Scalar<'_, U>,
        C: CuPtr<c_void>,
        Cdesc: cublasLtMatrixLayout_t,
        D: CuPtr<c_void>,
        Ddesc: cublasLtMatrixLayout_t,
        algo: Option<&cublasLtMatmulAlgo_t>,
        workspace: CuPtr<c_void>,
        workspaceSizeInBytes: usize,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cublasLtMatmulAlgoCapGetAttribute<T: Output>(
        algo: &cublasLtMatmulAlgo_t,
        attr: cublasLtMatmulAlgoCapAttributes_t,
    ) -> (T, usize);
    fn cublasLtMatmulAlgoCheck(
        lightHandle: cublasLtHandle_t,
        operationDesc: cublasLtMatmulDesc_t,
        Adesc: cublasLtMatrixLayout_t,
        Bdesc: cublasLtMatrixLayout_t,
        Cdesc: cublasLtMatrixLayout_t,
        Ddesc: cublasLtMatrixLayout_t,
        algo: &cublasLtMatmulAlgo_t,
    ) -> cublasLtMatmulHeuristicResult_t;
    fn cublasLtMatmulAlgoCheckForStream(
        lightHandle: cublasLtHandle_t,
        operationDesc: cublasLtMatmulDesc_t,
        Adesc: cublasLtMatrixLayout_t,
        Bdesc: cublasLtMatrixLayout_t,
        Cdesc: cublasLtMatrixLayout_t,
        Ddesc: cublasLtMatrixLayout_t,
        algo: &cublasLtMatmulAlgo_t,
        stream: runtime::cudaStream_t,
    ) -> cublasLtMatmulHeuristicResult_t;
    fn cublasLtMatmulAlgoConfigGetAttribute<T: Output>(
        algo: &cublasLtMatmulAlgo_t,
        attr: cublasLtMatmulAlgoConfigAttributes_t,
    ) -> (T, usize);
    fn cublasLtMatmulAlgoConfigSetAttribute<T: Input>(
        algo: &mut cublasLtMatmulAlgo_t,
        attr: cublasLtMatmulAlgoConfigAttributes_t,
        buf: &T,
    ) -> ();
    fn cublasLtMatmulAlgoGetHeuristic(
        lightHandle: cublasLtHandle_t,
        operationDesc: cublasLtMatmulDesc_t,
        Adesc: cublasLtMatrixLayout_t,
        Bdesc: cublasLtMatrixLayout_t,
        Cdesc: cublasLtMatrixLayout_t,
        Ddesc: cublasLtMatrixLayout_t,
        preference: cublasLtMatmulPreference_t,
        heuristicResultsArray: &mut [cublasLtMatmulHeuristicResult_t],
    ) -> i32;
    fn cublasLtMatmulAlgoGetHeuristicForStream(
        lightHandle: cublasLtHandle_t,
        operationDesc: cublasLtMatmulDesc_t,
        Adesc: cublasLtMatrixLayout_t,
        Bdesc: cublasLtMatrixLayout_t,
        Cdesc: cublasLtMatrixLayout_t,
        Ddesc: cublasLtMatrixLayout_t,
        preference: cublasLtMatmulPreference_t,
        heuristicResultsArray: &mut [cublasLtMatmulHeuristicResult_t],
        stream: runtime::cudaStream_t,
    ) -> i32;
    fn cublasLtMatmulAlgoGetIds(
        lightHandle: cublasLtHandle_t,
        computeType: cublas::cublasComputeType_t,
        scaleType: runtime::cudaDataType,
        Atype: runtime::cudaDataType,
        Btype: runtime::cudaDataType,
        Ctype: runtime::cudaDataType,
        Dtype: runtime::cudaDataType,
        algoIdsArray: &mut [i32],
    ) -> i32;
    fn cublasLtMatmulAlgoInit(
        lightHandle: cublasLtHandle_t,
        computeType: cublas::cublasComputeType_t,
        scaleType: runtime::cudaDataType,
        Atype: runtime::cudaDataType,
        Btype: runtime::cudaDataType,
        Ctype: runtime::cudaDataType,
        Dtype: runtime::cudaDataType,
        algoId: i32,
    ) -> cublasLtMatmulAlgo_t;
    fn cublasLtMatmulDescCreate(
        computeType: cublas::cublasComputeType_t,
        scaleType: runtime::cudaDataType,
    ) -> cublasLtMatmulDesc_t;
    fn cublasLtMatmulDescDestroy(matmulDesc: cublasLtMatmulDesc_t) -> ();
    fn cublasLtMatmulDescGetAttribute<T: Output>(
        matmulDesc: cublasLtMatmulDesc_t,
        attr: cublasLtMatmulDescAttributes_t,
    ) -> (T, usize);
    fn cublasLtMatmulDescInit_internal(
        matmulDesc: cublasLtMatmulDesc_t,
        size: usize,
        computeType: cublas::cublasComputeType_t,
        scaleType: runtime::cudaDataType,
    ) -> ();
    fn cublasLtMatmulDescSetAttribute<T: Input>(
        matmulDesc: cublasLtMatmulDesc_t,
        attr: cublasLtMatmulDescAttributes_t,
        buf: &T,
    ) -> ();
    fn cublasLtMatmulPreferenceCreate() -> cublasLtMatmulPreference_t;
    fn cublasLtMatmulPreferenceDestroy(pref: cublasLtMatmulPreference_t) -> ();
    fn cublasLtMatmulPreferenceGetAttribute<T: Output>(
        pref: cublasLtMatmulPreference_t,
        attr: cublasLtMatmulPreferenceAttributes_t,
    ) -> (T, usize);
    fn cublasLtMatmulPreferenceInit_internal(
        pref: cublasLtMatmulPreference_t,
        size: usize,
    ) -> ();
    fn cublasLtMatmulPreferenceSetAttribute<T: Input>(
        pref: cublasLtMatmulPreference_t,
        attr: cublasLtMatmulPreferenceAttributes_t,
        buf: &T,
    ) -> ();
    fn cublasLtMatrixLayoutCreate(
        r#type: runtime::cudaDataType,
        rows: u64,
        cols: u64,
        ld: i64,
    ) -> cublasLtMatrixLayout_t;
    fn cublasLtMatrixLayoutDestroy(matLayout: cublasLtMatrixLayout_t) -> ();
    fn cublasLtMatrixLayoutGetAttribute<T: Output>(
        matLayout: cublasLtMatrixLayout_t,
        attr: cublasLtMatrixLayoutAttribute_t,
    ) -> (T, usize);
    fn cublasLtMatrixLayoutInit_internal(
        matLayout: cublasLtMatrixLayout_t,
        size: usize,
        r#type: runtime::cudaDataType,
        rows: u64,
        cols: u64,
        ld: i64,
    ) -> ();
    fn cublasLtMatrixLayoutSetAttribute<T: Input>(
        matLayout: cublasLtMatrixLayout_t,
        attr: cublasLtMatrixLayoutAttribute_t,
        buf: &T,
    ) -> ();
    fn cublasLtMatrixTransform<T: Input, U: Input>(
        lightHandle: cublasLtHandle_t,
        transformDesc: cublasLtMatrixTransformDesc_t,
        alpha: Scalar<'_, T>,
        A: CuPtr<c_void>,
        Adesc: cublasLtMatrixLayout_t,
        beta: Scalar<'_, U>,
        B: CuPtr<c_void>,
        Bdesc: cublasLtMatrixLayout_t,
        C: CuPtr<c_void>,
        Cdesc: cublasLtMatrixLayout_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    fn cublasLtMatrixTransformDescCreate(
        scaleType: runtime::cudaDataType,
    ) -> cublasLtMatrixTransformDesc_t;
    fn cublasLtMatrixTransformDescDestroy(
        transformDesc: cublasLtMatrixTransformDesc_t,
    ) -> ();
    fn cublasLtMatrixTransformDescGetAttribute<T: Output>(
        transformDesc: cublasLtMatrixTransformDesc_t,
        attr: cublasLtMatrixTransformDescAttributes_t,
    ) -> (T, usize);
    fn cublasLtMatrixTransformDescInit_internal(
        transformDesc: cublasLtMatrixTransformDesc_t,
        size: usize,
        scaleType: runtime::cudaDataType,
    ) -> ();
    fn cublasLtMatrixTransformDescSetAttribute<T: Input>(
        transformDesc: cublasLtMatrixTransformDesc_t,
        attr: cublasLtMatrixTransformDescAttributes_t,
        buf: &T,
    ) -> ();
}
