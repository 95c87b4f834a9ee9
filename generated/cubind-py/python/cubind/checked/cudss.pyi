"""cuDSS 1, with exceptions instead of result codes.

`cubind.cudss` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, SupportsInt as _SupportsInt

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cudss import (
    CUDSS_ALLOCATOR_NAME_LEN as CUDSS_ALLOCATOR_NAME_LEN,
    CUDSS_C_32F as CUDSS_C_32F,
    CUDSS_C_64F as CUDSS_C_64F,
    CUDSS_DATA_TYPE_UNSET as CUDSS_DATA_TYPE_UNSET,
    CUDSS_R_32F as CUDSS_R_32F,
    CUDSS_R_32I as CUDSS_R_32I,
    CUDSS_R_64F as CUDSS_R_64F,
    CUDSS_R_64F_64F as CUDSS_R_64F_64F,
    CUDSS_R_64F_MP2 as CUDSS_R_64F_MP2,
    CUDSS_R_64I as CUDSS_R_64I,
    CUDSS_VERSION as CUDSS_VERSION,
    CUDSS_VERSION_MAJOR as CUDSS_VERSION_MAJOR,
    CUDSS_VERSION_MINOR as CUDSS_VERSION_MINOR,
    CUDSS_VERSION_PATCH as CUDSS_VERSION_PATCH,
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    cudssConfigParam_t as cudssConfigParam_t,
    cudssConfig_t as cudssConfig_t,
    cudssDataParam_t as cudssDataParam_t,
    cudssDataType_t as cudssDataType_t,
    cudssData_t as cudssData_t,
    cudssDeviceMemHandler_t as cudssDeviceMemHandler_t,
    cudssDistributedInterface_t as cudssDistributedInterface_t,
    cudssDowncastFactorsMode_t as cudssDowncastFactorsMode_t,
    cudssFactorizationAlg_t as cudssFactorizationAlg_t,
    cudssHandle_t as cudssHandle_t,
    cudssIndexBase_t as cudssIndexBase_t,
    cudssLayout_t as cudssLayout_t,
    cudssLoggerCallback_t as cudssLoggerCallback_t,
    cudssMatchingAlg_t as cudssMatchingAlg_t,
    cudssMatrixFormat_t as cudssMatrixFormat_t,
    cudssMatrixType_t as cudssMatrixType_t,
    cudssMatrixViewType_t as cudssMatrixViewType_t,
    cudssMatrix_t as cudssMatrix_t,
    cudssMemoryEstimateState_t as cudssMemoryEstimateState_t,
    cudssMemoryOptimizationFlags_t as cudssMemoryOptimizationFlags_t,
    cudssOpType_t as cudssOpType_t,
    cudssPhase_t as cudssPhase_t,
    cudssPinnedMemHandler_t as cudssPinnedMemHandler_t,
    cudssPivotEpsilonAlg_t as cudssPivotEpsilonAlg_t,
    cudssPivotType_t as cudssPivotType_t,
    cudssReorderingAlg_t as cudssReorderingAlg_t,
    cudssSolveAlg_t as cudssSolveAlg_t,
    cudssSolveMode_t as cudssSolveMode_t,
    cudssStatus_t as cudssStatus_t,
    cudssThreadingInterface_t as cudssThreadingInterface_t,
    cudss_thr_func_t as cudss_thr_func_t,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)

def cudssConfigCreate() -> cudssConfig_t: ...
def cudssConfigDestroy(config: cudssConfig_t | _SupportsInt | None) -> None: ...
def cudssConfigGet(
    config: cudssConfig_t | _SupportsInt | None,
    param: cudssConfigParam_t,
    sizeInBytes: _SupportsInt,
) -> tuple[_Any, int]: ...
def cudssConfigSet(
    config: cudssConfig_t | _SupportsInt | None,
    param: cudssConfigParam_t,
    value: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cudssCreate() -> cudssHandle_t: ...
def cudssCreateMg(
    device_count: _SupportsInt,
    device_indices: _Sequence[_SupportsInt] | None,
) -> cudssHandle_t: ...
def cudssDataCreate(handle: cudssHandle_t | _SupportsInt | None) -> cudssData_t: ...
def cudssDataDestroy(
    handle: cudssHandle_t | _SupportsInt | None,
    data: cudssData_t | _SupportsInt | None,
) -> None: ...
def cudssDataGet(
    handle: cudssHandle_t | _SupportsInt | None,
    data: cudssData_t | _SupportsInt | None,
    param: cudssDataParam_t,
    value: _typing.Pointer,
    sizeInBytes: _SupportsInt,
) -> int: ...
def cudssDataSet(
    handle: cudssHandle_t | _SupportsInt | None,
    data: cudssData_t | _SupportsInt | None,
    param: cudssDataParam_t,
    value: _typing.Pointer,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cudssDestroy(handle: cudssHandle_t | _SupportsInt | None) -> None: ...
def cudssExecute(
    handle: cudssHandle_t | _SupportsInt | None,
    phase: _SupportsInt,
    config: cudssConfig_t | _SupportsInt | None,
    data: cudssData_t | _SupportsInt | None,
    inputMatrix: cudssMatrix_t | _SupportsInt | None,
    solution: cudssMatrix_t | _SupportsInt | None,
    rhs: cudssMatrix_t | _SupportsInt | None,
) -> None: ...
def cudssGetDeviceMemHandler(handle: cudssHandle_t | _SupportsInt | None) -> cudssDeviceMemHandler_t: ...
def cudssGetPinnedMemHandler(handle: cudssHandle_t | _SupportsInt | None) -> cudssPinnedMemHandler_t: ...
def cudssGetProperty(propertyType: libraryPropertyType) -> int: ...
def cudssLoggerForceDisable() -> None: ...
def cudssLoggerOpenFile(logFile: _typing.Text) -> None: ...
def cudssLoggerSetCallback(callback: _typing.Callback) -> None: ...
def cudssLoggerSetFile(file: _typing.Pointer) -> None: ...
def cudssLoggerSetLevel(level: _SupportsInt) -> None: ...
def cudssLoggerSetMask(mask: _SupportsInt) -> None: ...
def cudssMatrixCreateBatchCsr(
    batchCount: _SupportsInt,
    nrows: _typing.Pointer,
    ncols: _typing.Pointer,
    nnz: _typing.Pointer,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
    offsetType: cudaDataType,
    indexType: cudaDataType,
    valueType: cudaDataType,
    mtype: cudssMatrixType_t,
    mview: cudssMatrixViewType_t,
    indexBase: cudssIndexBase_t,
) -> cudssMatrix_t: ...
def cudssMatrixCreateBatchDn(
    batchCount: _SupportsInt,
    nrows: _typing.Pointer,
    ncols: _typing.Pointer,
    ld: _typing.Pointer,
    values: _typing.Pointer,
    integerType: cudaDataType,
    valueType: cudaDataType,
    layout: cudssLayout_t,
) -> cudssMatrix_t: ...
def cudssMatrixCreateCsr(
    nrows: _SupportsInt,
    ncols: _SupportsInt,
    nnz: _SupportsInt,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
    offsetType: cudaDataType,
    indexType: cudaDataType,
    valueType: cudaDataType,
    mtype: cudssMatrixType_t,
    mview: cudssMatrixViewType_t,
    indexBase: cudssIndexBase_t,
) -> cudssMatrix_t: ...
def cudssMatrixCreateDn(
    nrows: _SupportsInt,
    ncols: _SupportsInt,
    ld: _SupportsInt,
    values: _typing.Pointer,
    valueType: cudaDataType,
    layout: cudssLayout_t,
) -> cudssMatrix_t: ...
def cudssMatrixDestroy(matrix: cudssMatrix_t | _SupportsInt | None) -> None: ...
def cudssMatrixGetBatchCsr(
    matrix: cudssMatrix_t | _SupportsInt | None,
) -> tuple[int, int, int, int, int, int, int, int, cudaDataType, cudaDataType, cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t]: ...
def cudssMatrixGetBatchDn(
    matrix: cudssMatrix_t | _SupportsInt | None,
) -> tuple[int, int, int, int, int, cudaDataType, cudaDataType, cudssLayout_t]: ...
def cudssMatrixGetCsr(
    matrix: cudssMatrix_t | _SupportsInt | None,
) -> tuple[int, int, int, int, int, int, int, cudaDataType, cudaDataType, cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t]: ...
def cudssMatrixGetDistributionRow1d(matrix: cudssMatrix_t | _SupportsInt | None) -> tuple[int, int]: ...
def cudssMatrixGetDn(
    matrix: cudssMatrix_t | _SupportsInt | None,
) -> tuple[int, int, int, int, cudaDataType, cudssLayout_t]: ...
def cudssMatrixGetFormat(matrix: cudssMatrix_t | _SupportsInt | None) -> int: ...
def cudssMatrixSetBatchCsrPointers(
    matrix: cudssMatrix_t | _SupportsInt | None,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
) -> None: ...
def cudssMatrixSetBatchValues(matrix: cudssMatrix_t | _SupportsInt | None, values: _typing.Pointer) -> None: ...
def cudssMatrixSetCsrPointers(
    matrix: cudssMatrix_t | _SupportsInt | None,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
) -> None: ...
def cudssMatrixSetDistributionRow1d(
    matrix: cudssMatrix_t | _SupportsInt | None,
    first_row: _SupportsInt,
    last_row: _SupportsInt,
) -> None: ...
def cudssMatrixSetValues(matrix: cudssMatrix_t | _SupportsInt | None, values: _typing.Pointer) -> None: ...
def cudssSetCommLayer(
    handle: cudssHandle_t | _SupportsInt | None,
    commLibFileName: _typing.Text | None,
) -> None: ...
def cudssSetDeviceMemHandler(
    handle: cudssHandle_t | _SupportsInt | None,
    handler: cudssDeviceMemHandler_t | None,
) -> None: ...
def cudssSetJitCacheDir(handle: cudssHandle_t | _SupportsInt | None, cacheDir: _typing.Text | None) -> None: ...
def cudssSetMgStreams(
    handle: cudssHandle_t | _SupportsInt | None,
    streams: _Sequence[cudaStream_t] | None,
    stream_count: _SupportsInt,
) -> None: ...
def cudssSetPinnedMemHandler(
    handle: cudssHandle_t | _SupportsInt | None,
    handler: cudssPinnedMemHandler_t | None,
) -> None: ...
def cudssSetStream(
    handle: cudssHandle_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cudssSetThreadingLayer(
    handle: cudssHandle_t | _SupportsInt | None,
    thrLibFileName: _typing.Text | None,
) -> None: ...
