"""cuBLASLt of CUDA 13, with exceptions instead of result codes.

`cubind.cuda13.cublaslt` documents the functions.
"""

# Written by cubind's generator: do not edit.
from typing import Any as _Any, SupportsInt as _SupportsInt

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.cublas import (
    cublasComputeType_t as cublasComputeType_t,
    cublasStatus_t as cublasStatus_t,
)
from cubind.cuda13.cublaslt import (
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F as CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_16F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F as CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I as CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_32I,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F as CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_64F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK as CUBLASLT_NUMERICAL_IMPL_FLAGS_ACCUMULATOR_TYPE_MASK,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA as CUBLASLT_NUMERICAL_IMPL_FLAGS_DMMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA as CUBLASLT_NUMERICAL_IMPL_FLAGS_FMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN as CUBLASLT_NUMERICAL_IMPL_FLAGS_GAUSSIAN,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA as CUBLASLT_NUMERICAL_IMPL_FLAGS_HMMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA as CUBLASLT_NUMERICAL_IMPL_FLAGS_IMMA,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16BF,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_16F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_32F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_64F,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3 as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E4M3,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2 as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8F_E5M2,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_8I,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32 as CUBLASLT_NUMERICAL_IMPL_FLAGS_INPUT_TF32,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK as CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_INPUT_TYPE_MASK,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK as CUBLASLT_NUMERICAL_IMPL_FLAGS_OP_TYPE_MASK,
    CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK as CUBLASLT_NUMERICAL_IMPL_FLAGS_TENSOR_OP_MASK,
    cublasComputeType_t as cublasComputeType_t,
    cublasLtBatchMode_t as cublasLtBatchMode_t,
    cublasLtClusterShape_t as cublasLtClusterShape_t,
    cublasLtEmulationDescAttributes_t as cublasLtEmulationDescAttributes_t,
    cublasLtEmulationDescOpaque_t as cublasLtEmulationDescOpaque_t,
    cublasLtEpilogue_t as cublasLtEpilogue_t,
    cublasLtHandle_t as cublasLtHandle_t,
    cublasLtIntegerWidth_t as cublasLtIntegerWidth_t,
    cublasLtLoggerCallback_t as cublasLtLoggerCallback_t,
    cublasLtMatmulAlgoCapAttributes_t as cublasLtMatmulAlgoCapAttributes_t,
    cublasLtMatmulAlgoConfigAttributes_t as cublasLtMatmulAlgoConfigAttributes_t,
    cublasLtMatmulAlgo_t as cublasLtMatmulAlgo_t,
    cublasLtMatmulBatchInvarianceFlags_t as cublasLtMatmulBatchInvarianceFlags_t,
    cublasLtMatmulDescAttributes_t as cublasLtMatmulDescAttributes_t,
    cublasLtMatmulDescOpaque_t as cublasLtMatmulDescOpaque_t,
    cublasLtMatmulHeuristicResult_t as cublasLtMatmulHeuristicResult_t,
    cublasLtMatmulInnerShape_t as cublasLtMatmulInnerShape_t,
    cublasLtMatmulMatrixScale_t as cublasLtMatmulMatrixScale_t,
    cublasLtMatmulPreferenceAttributes_t as cublasLtMatmulPreferenceAttributes_t,
    cublasLtMatmulPreferenceOpaque_t as cublasLtMatmulPreferenceOpaque_t,
    cublasLtMatmulSearch_t as cublasLtMatmulSearch_t,
    cublasLtMatmulStages_t as cublasLtMatmulStages_t,
    cublasLtMatmulTile_t as cublasLtMatmulTile_t,
    cublasLtMatrixLayoutAttribute_t as cublasLtMatrixLayoutAttribute_t,
    cublasLtMatrixLayoutOpaque_t as cublasLtMatrixLayoutOpaque_t,
    cublasLtMatrixTransformDescAttributes_t as cublasLtMatrixTransformDescAttributes_t,
    cublasLtMatrixTransformDescOpaque_t as cublasLtMatrixTransformDescOpaque_t,
    cublasLtNumericalImplFlags_t as cublasLtNumericalImplFlags_t,
    cublasLtOrder_t as cublasLtOrder_t,
    cublasLtPointerModeMask_t as cublasLtPointerModeMask_t,
    cublasLtPointerMode_t as cublasLtPointerMode_t,
    cublasLtReductionScheme_t as cublasLtReductionScheme_t,
    cublasStatus_t as cublasStatus_t,
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)

def cublasLtCreate() -> cublasLtHandle_t: ...
def cublasLtDestroy(lightHandle: cublasLtHandle_t | _SupportsInt | None) -> None: ...
def cublasLtDisableCpuInstructionsSetMask(mask: _SupportsInt) -> int: ...
def cublasLtEmulationDescCreate() -> int: ...
def cublasLtEmulationDescDestroy(emulationDesc: _typing.Pointer) -> None: ...
def cublasLtEmulationDescGetAttribute(
    emulationDesc: _typing.Pointer,
    attr: cublasLtEmulationDescAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[_Any, int]: ...
def cublasLtEmulationDescInit_internal(emulationDesc: _typing.Pointer, size: _SupportsInt) -> None: ...
def cublasLtEmulationDescSetAttribute(
    emulationDesc: _typing.Pointer,
    attr: cublasLtEmulationDescAttributes_t,
    buf: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cublasLtGetCudartVersion() -> int: ...
def cublasLtGetProperty(typename: libraryPropertyType) -> int: ...
def cublasLtGetStatusName(status: cublasStatus_t) -> bytes: ...
def cublasLtGetStatusString(status: cublasStatus_t) -> bytes: ...
def cublasLtGetVersion() -> int: ...
def cublasLtGroupedMatrixLayoutCreate(
    typename: cudaDataType,
    groupCount: _SupportsInt,
    rows_array: _typing.DevicePointer,
    cols_array: _typing.DevicePointer,
    ld_array: _typing.DevicePointer,
) -> int: ...
def cublasLtGroupedMatrixLayoutInit_internal(
    matLayout: _typing.Pointer,
    size: _SupportsInt,
    typename: cudaDataType,
    groupCount: _SupportsInt,
    rows_array: _typing.DevicePointer,
    cols_array: _typing.DevicePointer,
    ld_array: _typing.DevicePointer,
) -> None: ...
def cublasLtHeuristicsCacheGetCapacity() -> int: ...
def cublasLtHeuristicsCacheSetCapacity(capacity: _SupportsInt) -> None: ...
def cublasLtLoggerForceDisable() -> None: ...
def cublasLtLoggerOpenFile(logFile: _typing.Text) -> None: ...
def cublasLtLoggerSetCallback(callback: _typing.Callback) -> None: ...
def cublasLtLoggerSetFile(file: _typing.Pointer) -> None: ...
def cublasLtLoggerSetLevel(level: _SupportsInt) -> None: ...
def cublasLtLoggerSetMask(mask: _SupportsInt) -> None: ...
def cublasLtMatmul(
    lightHandle: cublasLtHandle_t | _SupportsInt | None,
    computeDesc: _typing.Pointer,
    alpha: _typing.Pointer,
    A: _typing.DevicePointer,
    Adesc: _typing.Pointer,
    B: _typing.DevicePointer,
    Bdesc: _typing.Pointer,
    beta: _typing.Pointer,
    C: _typing.DevicePointer,
    Cdesc: _typing.Pointer,
    D: _typing.DevicePointer,
    Ddesc: _typing.Pointer,
    algo: cublasLtMatmulAlgo_t | None,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cublasLtMatmulAlgoCapGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoCapAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[_Any, int]: ...
def cublasLtMatmulAlgoCheck(
    lightHandle: cublasLtHandle_t | _SupportsInt | None,
    operationDesc: _typing.Pointer,
    Adesc: _typing.Pointer,
    Bdesc: _typing.Pointer,
    Cdesc: _typing.Pointer,
    Ddesc: _typing.Pointer,
    algo: cublasLtMatmulAlgo_t | None,
) -> cublasLtMatmulHeuristicResult_t: ...
def cublasLtMatmulAlgoCheckForStream(
    lightHandle: cublasLtHandle_t | _SupportsInt | None,
    operationDesc: _typing.Pointer,
    Adesc: _typing.Pointer,
    Bdesc: _typing.Pointer,
    Cdesc: _typing.Pointer,
    Ddesc: _typing.Pointer,
    algo: cublasLtMatmulAlgo_t | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> cublasLtMatmulHeuristicResult_t: ...
def cublasLtMatmulAlgoConfigGetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[_Any, int]: ...
def cublasLtMatmulAlgoConfigSetAttribute(
    algo: cublasLtMatmulAlgo_t | None,
    attr: cublasLtMatmulAlgoConfigAttributes_t,
    buf: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cublasLtMatmulAlgoGetHeuristic(
    lightHandle: cublasLtHandle_t | _SupportsInt | None,
    operationDesc: _typing.Pointer,
    Adesc: _typing.Pointer,
    Bdesc: _typing.Pointer,
    Cdesc: _typing.Pointer,
    Ddesc: _typing.Pointer,
    preference: _typing.Pointer,
    requestedAlgoCount: _SupportsInt,
) -> tuple[list[cublasLtMatmulHeuristicResult_t], int]: ...
def cublasLtMatmulAlgoGetHeuristicForStream(
    lightHandle: cublasLtHandle_t | _SupportsInt | None,
    operationDesc: _typing.Pointer,
    Adesc: _typing.Pointer,
    Bdesc: _typing.Pointer,
    Cdesc: _typing.Pointer,
    Ddesc: _typing.Pointer,
    preference: _typing.Pointer,
    requestedAlgoCount: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[list[cublasLtMatmulHeuristicResult_t], int]: ...
def cublasLtMatmulAlgoGetIds(
    lightHandle: cublasLtHandle_t | _SupportsInt | None,
    computeType: cublasComputeType_t,
    scaleType: cudaDataType,
    Atype: cudaDataType,
    Btype: cudaDataType,
    Ctype: cudaDataType,
    Dtype: cudaDataType,
    requestedAlgoCount: _SupportsInt,
) -> tuple[list[int], int]: ...
def cublasLtMatmulAlgoInit(
    lightHandle: cublasLtHandle_t | _SupportsInt | None,
    computeType: cublasComputeType_t,
    scaleType: cudaDataType,
    Atype: cudaDataType,
    Btype: cudaDataType,
    Ctype: cudaDataType,
    Dtype: cudaDataType,
    algoId: _SupportsInt,
) -> cublasLtMatmulAlgo_t: ...
def cublasLtMatmulDescCreate(computeType: cublasComputeType_t, scaleType: cudaDataType) -> int: ...
def cublasLtMatmulDescDestroy(matmulDesc: _typing.Pointer) -> None: ...
def cublasLtMatmulDescGetAttribute(
    matmulDesc: _typing.Pointer,
    attr: cublasLtMatmulDescAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[_Any, int]: ...
def cublasLtMatmulDescInit_internal(
    matmulDesc: _typing.Pointer,
    size: _SupportsInt,
    computeType: cublasComputeType_t,
    scaleType: cudaDataType,
) -> None: ...
def cublasLtMatmulDescSetAttribute(
    matmulDesc: _typing.Pointer,
    attr: cublasLtMatmulDescAttributes_t,
    buf: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cublasLtMatmulPreferenceCreate() -> int: ...
def cublasLtMatmulPreferenceDestroy(pref: _typing.Pointer) -> None: ...
def cublasLtMatmulPreferenceGetAttribute(
    pref: _typing.Pointer,
    attr: cublasLtMatmulPreferenceAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[_Any, int]: ...
def cublasLtMatmulPreferenceInit_internal(pref: _typing.Pointer, size: _SupportsInt) -> None: ...
def cublasLtMatmulPreferenceSetAttribute(
    pref: _typing.Pointer,
    attr: cublasLtMatmulPreferenceAttributes_t,
    buf: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cublasLtMatrixLayoutCreate(
    typename: cudaDataType,
    rows: _SupportsInt,
    cols: _SupportsInt,
    ld: _SupportsInt,
) -> int: ...
def cublasLtMatrixLayoutDestroy(matLayout: _typing.Pointer) -> None: ...
def cublasLtMatrixLayoutGetAttribute(
    matLayout: _typing.Pointer,
    attr: cublasLtMatrixLayoutAttribute_t,
    sizeInBytes: _SupportsInt,
) -> tuple[_Any, int]: ...
def cublasLtMatrixLayoutInit_internal(
    matLayout: _typing.Pointer,
    size: _SupportsInt,
    typename: cudaDataType,
    rows: _SupportsInt,
    cols: _SupportsInt,
    ld: _SupportsInt,
) -> None: ...
def cublasLtMatrixLayoutSetAttribute(
    matLayout: _typing.Pointer,
    attr: cublasLtMatrixLayoutAttribute_t,
    buf: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cublasLtMatrixTransform(
    lightHandle: cublasLtHandle_t | _SupportsInt | None,
    transformDesc: _typing.Pointer,
    alpha: _typing.Pointer,
    A: _typing.DevicePointer,
    Adesc: _typing.Pointer,
    beta: _typing.Pointer,
    B: _typing.DevicePointer,
    Bdesc: _typing.Pointer,
    C: _typing.DevicePointer,
    Cdesc: _typing.Pointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cublasLtMatrixTransformDescCreate(scaleType: cudaDataType) -> int: ...
def cublasLtMatrixTransformDescDestroy(transformDesc: _typing.Pointer) -> None: ...
def cublasLtMatrixTransformDescGetAttribute(
    transformDesc: _typing.Pointer,
    attr: cublasLtMatrixTransformDescAttributes_t,
    sizeInBytes: _SupportsInt,
) -> tuple[_Any, int]: ...
def cublasLtMatrixTransformDescInit_internal(
    transformDesc: _typing.Pointer,
    size: _SupportsInt,
    scaleType: cudaDataType,
) -> None: ...
def cublasLtMatrixTransformDescSetAttribute(
    transformDesc: _typing.Pointer,
    attr: cublasLtMatrixTransformDescAttributes_t,
    buf: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
