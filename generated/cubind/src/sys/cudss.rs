//! The C functions of cuDSS, as the library exports them.
//!
//! [`cudss`](raw) describes the library.
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // The module may have no symbols of its own.
use crate::cudss::CUDSS;
#[cfg(doc)] // For links.
#[allow(unused_imports)]
use crate::cudss as raw;
#[cfg(doc)]
#[allow(unused_imports)]
use crate as place;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden, no_inline)]
#[allow(unused_imports)]
pub use crate::cudss::all_types::*;

sys! {
    cudss, CUDSS, Err(missing) => missing.status();

    #[called_by(owned cudssConfigCreate)]
    fn cudssConfigCreate(config: *mut cudssConfig_t) -> cudssStatus_t;

    #[called_by(cudssConfigDestroy)]
    fn cudssConfigDestroy(config: cudssConfig_t) -> cudssStatus_t;

    #[called_by(owned cudssConfigGet)]
    fn cudssConfigGet(config: cudssConfig_t, param: cudssConfigParam_t, value: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cudssStatus_t;

    #[called_by(owned cudssConfigSet)]
    fn cudssConfigSet(config: cudssConfig_t, param: cudssConfigParam_t, value: *const c_void, sizeInBytes: usize) -> cudssStatus_t;

    #[called_by(owned cudssCreate)]
    fn cudssCreate(handle: *mut cudssHandle_t) -> cudssStatus_t;

    #[called_by(owned cudssCreateMg)]
    fn cudssCreateMg(handle: *mut cudssHandle_t, device_count: i32, device_indices: *const i32) -> cudssStatus_t;

    #[called_by(owned cudssDataCreate)]
    fn cudssDataCreate(handle: cudssHandle_t, data: *mut cudssData_t) -> cudssStatus_t;

    #[called_by(cudssDataDestroy)]
    fn cudssDataDestroy(handle: cudssHandle_t, data: cudssData_t) -> cudssStatus_t;

    #[called_by(owned cudssDataGet)]
    fn cudssDataGet(handle: cudssHandle_t, data: cudssData_t, param: cudssDataParam_t, value: *mut c_void, sizeInBytes: usize, sizeWritten: *mut usize) -> cudssStatus_t;

    #[called_by(owned cudssDataSet)]
    fn cudssDataSet(handle: cudssHandle_t, data: cudssData_t, param: cudssDataParam_t, value: *const c_void, sizeInBytes: usize) -> cudssStatus_t;

    #[called_by(cudssDestroy)]
    fn cudssDestroy(handle: cudssHandle_t) -> cudssStatus_t;

    #[called_by(owned cudssExecute)]
    fn cudssExecute(handle: cudssHandle_t, phase: i32, config: cudssConfig_t, data: cudssData_t, inputMatrix: cudssMatrix_t, solution: cudssMatrix_t, rhs: cudssMatrix_t) -> cudssStatus_t;

    #[called_by(owned cudssGetDeviceMemHandler)]
    fn cudssGetDeviceMemHandler(handle: cudssHandle_t, handler: *mut cudssDeviceMemHandler_t) -> cudssStatus_t;

    #[called_by(owned cudssGetPinnedMemHandler)]
    fn cudssGetPinnedMemHandler(handle: cudssHandle_t, handler: *mut cudssPinnedMemHandler_t) -> cudssStatus_t;

    #[called_by(cudssGetProperty)]
    fn cudssGetProperty(propertyType: runtime::libraryPropertyType, value: *mut i32) -> cudssStatus_t;

    #[called_by(cudssLoggerForceDisable)]
    fn cudssLoggerForceDisable() -> cudssStatus_t;

    #[called_by(cudssLoggerOpenFile)]
    fn cudssLoggerOpenFile(logFile: *const core::ffi::c_char) -> cudssStatus_t;

    #[called_by(cudssLoggerSetCallback)]
    fn cudssLoggerSetCallback(callback: cudssLoggerCallback_t) -> cudssStatus_t;

    #[called_by(cudssLoggerSetFile)]
    fn cudssLoggerSetFile(file: *mut FILE) -> cudssStatus_t;

    #[called_by(cudssLoggerSetLevel)]
    fn cudssLoggerSetLevel(level: i32) -> cudssStatus_t;

    #[called_by(cudssLoggerSetMask)]
    fn cudssLoggerSetMask(mask: i32) -> cudssStatus_t;

    #[called_by(owned cudssMatrixCreateBatchCsr)]
    fn cudssMatrixCreateBatchCsr(matrix: *mut cudssMatrix_t, batchCount: i64, nrows: *const c_void, ncols: *const c_void, nnz: *const c_void, rowStart: *const *const c_void, rowEnd: *const *const c_void, colIndices: *const *const c_void, values: *const *const c_void, offsetType: runtime::cudaDataType, indexType: runtime::cudaDataType, valueType: runtime::cudaDataType, mtype: cudssMatrixType_t, mview: cudssMatrixViewType_t, indexBase: cudssIndexBase_t) -> cudssStatus_t;

    #[called_by(owned cudssMatrixCreateBatchDn)]
    fn cudssMatrixCreateBatchDn(matrix: *mut cudssMatrix_t, batchCount: i64, nrows: *const c_void, ncols: *const c_void, ld: *const c_void, values: *const *const c_void, integerType: runtime::cudaDataType, valueType: runtime::cudaDataType, layout: cudssLayout_t) -> cudssStatus_t;

    #[called_by(owned cudssMatrixCreateCsr)]
    fn cudssMatrixCreateCsr(matrix: *mut cudssMatrix_t, nrows: i64, ncols: i64, nnz: i64, rowStart: *const c_void, rowEnd: *const c_void, colIndices: *const c_void, values: *const c_void, offsetType: runtime::cudaDataType, indexType: runtime::cudaDataType, valueType: runtime::cudaDataType, mtype: cudssMatrixType_t, mview: cudssMatrixViewType_t, indexBase: cudssIndexBase_t) -> cudssStatus_t;

    #[called_by(owned cudssMatrixCreateDn)]
    fn cudssMatrixCreateDn(matrix: *mut cudssMatrix_t, nrows: i64, ncols: i64, ld: i64, values: *const c_void, valueType: runtime::cudaDataType, layout: cudssLayout_t) -> cudssStatus_t;

    #[called_by(cudssMatrixDestroy)]
    fn cudssMatrixDestroy(matrix: cudssMatrix_t) -> cudssStatus_t;

    #[called_by(owned cudssMatrixGetBatchCsr)]
    fn cudssMatrixGetBatchCsr(matrix: cudssMatrix_t, batchCount: *mut i64, nrows: *mut *mut c_void, ncols: *mut *mut c_void, nnz: *mut *mut c_void, rowStart: *mut *mut *mut c_void, rowEnd: *mut *mut *mut c_void, colIndices: *mut *mut *mut c_void, values: *mut *mut *mut c_void, offsetType: *mut runtime::cudaDataType, indexType: *mut runtime::cudaDataType, valueType: *mut runtime::cudaDataType, mtype: *mut cudssMatrixType_t, mview: *mut cudssMatrixViewType_t, indexBase: *mut cudssIndexBase_t) -> cudssStatus_t;

    #[called_by(owned cudssMatrixGetBatchDn)]
    fn cudssMatrixGetBatchDn(matrix: cudssMatrix_t, batchCount: *mut i64, nrows: *mut *mut c_void, ncols: *mut *mut c_void, ld: *mut *mut c_void, values: *mut *mut *mut c_void, integerType: *mut runtime::cudaDataType, valueType: *mut runtime::cudaDataType, layout: *mut cudssLayout_t) -> cudssStatus_t;

    #[called_by(owned cudssMatrixGetCsr)]
    fn cudssMatrixGetCsr(matrix: cudssMatrix_t, nrows: *mut i64, ncols: *mut i64, nnz: *mut i64, rowStart: *mut *mut c_void, rowEnd: *mut *mut c_void, colIndices: *mut *mut c_void, values: *mut *mut c_void, offsetType: *mut runtime::cudaDataType, indexType: *mut runtime::cudaDataType, valueType: *mut runtime::cudaDataType, mtype: *mut cudssMatrixType_t, mview: *mut cudssMatrixViewType_t, indexBase: *mut cudssIndexBase_t) -> cudssStatus_t;

    #[called_by(owned cudssMatrixGetDistributionRow1d)]
    fn cudssMatrixGetDistributionRow1d(matrix: cudssMatrix_t, first_row: *mut i64, last_row: *mut i64) -> cudssStatus_t;

    #[called_by(owned cudssMatrixGetDn)]
    fn cudssMatrixGetDn(matrix: cudssMatrix_t, nrows: *mut i64, ncols: *mut i64, ld: *mut i64, values: *mut *mut c_void, valueType: *mut runtime::cudaDataType, layout: *mut cudssLayout_t) -> cudssStatus_t;

    #[called_by(owned cudssMatrixGetFormat)]
    fn cudssMatrixGetFormat(matrix: cudssMatrix_t, format: *mut i32) -> cudssStatus_t;

    #[called_by(owned cudssMatrixSetBatchCsrPointers)]
    fn cudssMatrixSetBatchCsrPointers(matrix: cudssMatrix_t, rowStart: *const *const c_void, rowEnd: *const *const c_void, colIndices: *const *const c_void, values: *const *const c_void) -> cudssStatus_t;

    #[called_by(owned cudssMatrixSetBatchValues)]
    fn cudssMatrixSetBatchValues(matrix: cudssMatrix_t, values: *const *const c_void) -> cudssStatus_t;

    #[called_by(owned cudssMatrixSetCsrPointers)]
    fn cudssMatrixSetCsrPointers(matrix: cudssMatrix_t, rowStart: *const c_void, rowEnd: *const c_void, colIndices: *const c_void, values: *const c_void) -> cudssStatus_t;

    #[called_by(owned cudssMatrixSetDistributionRow1d)]
    fn cudssMatrixSetDistributionRow1d(matrix: cudssMatrix_t, first_row: i64, last_row: i64) -> cudssStatus_t;

    #[called_by(owned cudssMatrixSetValues)]
    fn cudssMatrixSetValues(matrix: cudssMatrix_t, values: *const c_void) -> cudssStatus_t;

    #[called_by(owned cudssSetCommLayer)]
    fn cudssSetCommLayer(handle: cudssHandle_t, commLibFileName: *const core::ffi::c_char) -> cudssStatus_t;

    #[called_by(owned cudssSetDeviceMemHandler)]
    fn cudssSetDeviceMemHandler(handle: cudssHandle_t, handler: *const cudssDeviceMemHandler_t) -> cudssStatus_t;

    #[called_by(owned cudssSetJitCacheDir)]
    fn cudssSetJitCacheDir(handle: cudssHandle_t, cacheDir: *const core::ffi::c_char) -> cudssStatus_t;

    #[called_by(owned cudssSetMgStreams)]
    fn cudssSetMgStreams(handle: cudssHandle_t, streams: *const runtime::cudaStream_t, stream_count: i32) -> cudssStatus_t;

    #[called_by(owned cudssSetPinnedMemHandler)]
    fn cudssSetPinnedMemHandler(handle: cudssHandle_t, handler: *const cudssPinnedMemHandler_t) -> cudssStatus_t;

    #[called_by(owned cudssSetStream)]
    fn cudssSetStream(handle: cudssHandle_t, stream: runtime::cudaStream_t) -> cudssStatus_t;

    #[called_by(owned cudssSetThreadingLayer)]
    fn cudssSetThreadingLayer(handle: cudssHandle_t, thrLibFileName: *const core::ffi::c_char) -> cudssStatus_t;
}
