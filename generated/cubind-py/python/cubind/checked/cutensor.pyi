"""cuTENSOR 2, with exceptions instead of result codes.

`cubind.cutensor` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, SupportsInt as _SupportsInt

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
)
from cubind.cutensor import (
    CUTENSOR_C_16BF as CUTENSOR_C_16BF,
    CUTENSOR_C_16F as CUTENSOR_C_16F,
    CUTENSOR_C_16I as CUTENSOR_C_16I,
    CUTENSOR_C_16U as CUTENSOR_C_16U,
    CUTENSOR_C_32F as CUTENSOR_C_32F,
    CUTENSOR_C_32I as CUTENSOR_C_32I,
    CUTENSOR_C_32U as CUTENSOR_C_32U,
    CUTENSOR_C_4I as CUTENSOR_C_4I,
    CUTENSOR_C_4U as CUTENSOR_C_4U,
    CUTENSOR_C_64F as CUTENSOR_C_64F,
    CUTENSOR_C_64I as CUTENSOR_C_64I,
    CUTENSOR_C_64U as CUTENSOR_C_64U,
    CUTENSOR_C_8I as CUTENSOR_C_8I,
    CUTENSOR_C_8U as CUTENSOR_C_8U,
    CUTENSOR_MAJOR as CUTENSOR_MAJOR,
    CUTENSOR_MINOR as CUTENSOR_MINOR,
    CUTENSOR_PATCH as CUTENSOR_PATCH,
    CUTENSOR_R_16BF as CUTENSOR_R_16BF,
    CUTENSOR_R_16F as CUTENSOR_R_16F,
    CUTENSOR_R_16I as CUTENSOR_R_16I,
    CUTENSOR_R_16U as CUTENSOR_R_16U,
    CUTENSOR_R_32F as CUTENSOR_R_32F,
    CUTENSOR_R_32I as CUTENSOR_R_32I,
    CUTENSOR_R_32U as CUTENSOR_R_32U,
    CUTENSOR_R_4I as CUTENSOR_R_4I,
    CUTENSOR_R_4U as CUTENSOR_R_4U,
    CUTENSOR_R_64F as CUTENSOR_R_64F,
    CUTENSOR_R_64I as CUTENSOR_R_64I,
    CUTENSOR_R_64U as CUTENSOR_R_64U,
    CUTENSOR_R_8I as CUTENSOR_R_8I,
    CUTENSOR_R_8U as CUTENSOR_R_8U,
    CUTENSOR_VERSION as CUTENSOR_VERSION,
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    cutensorAlgo_t as cutensorAlgo_t,
    cutensorAutotuneMode_t as cutensorAutotuneMode_t,
    cutensorBlockSparseTensorDescriptor_t as cutensorBlockSparseTensorDescriptor_t,
    cutensorCacheMode_t as cutensorCacheMode_t,
    cutensorComputeDescriptor_t as cutensorComputeDescriptor_t,
    cutensorDataType_t as cutensorDataType_t,
    cutensorHandle_t as cutensorHandle_t,
    cutensorJitMode_t as cutensorJitMode_t,
    cutensorLoggerCallback_t as cutensorLoggerCallback_t,
    cutensorOperationDescriptorAttribute_t as cutensorOperationDescriptorAttribute_t,
    cutensorOperationDescriptor_t as cutensorOperationDescriptor_t,
    cutensorOperator_t as cutensorOperator_t,
    cutensorPlanAttribute_t as cutensorPlanAttribute_t,
    cutensorPlanPreferenceAttribute_t as cutensorPlanPreferenceAttribute_t,
    cutensorPlanPreference_t as cutensorPlanPreference_t,
    cutensorPlan_t as cutensorPlan_t,
    cutensorStatus_t as cutensorStatus_t,
    cutensorTensorDescriptor_t as cutensorTensorDescriptor_t,
    cutensorWorksizePreference_t as cutensorWorksizePreference_t,
    sizeof as sizeof,
)

def CUTENSOR_COMPUTE_DESC_16BF() -> cutensorComputeDescriptor_t: ...
def CUTENSOR_COMPUTE_DESC_16F() -> cutensorComputeDescriptor_t: ...
def CUTENSOR_COMPUTE_DESC_32F() -> cutensorComputeDescriptor_t: ...
def CUTENSOR_COMPUTE_DESC_3XTF32() -> cutensorComputeDescriptor_t: ...
def CUTENSOR_COMPUTE_DESC_4X16F() -> cutensorComputeDescriptor_t: ...
def CUTENSOR_COMPUTE_DESC_64F() -> cutensorComputeDescriptor_t: ...
def CUTENSOR_COMPUTE_DESC_8XINT8() -> cutensorComputeDescriptor_t: ...
def CUTENSOR_COMPUTE_DESC_9X16BF() -> cutensorComputeDescriptor_t: ...
def CUTENSOR_COMPUTE_DESC_TF32() -> cutensorComputeDescriptor_t: ...
def cutensorBlockSparseContract(
    handle: cutensorHandle_t | _SupportsInt | None,
    plan: cutensorPlan_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    A: _Sequence[_typing.Pointer] | None,
    B: _Sequence[_typing.Pointer] | None,
    beta: _typing.TypedNumber,
    C: _Sequence[_typing.Pointer] | None,
    D: _Sequence[_typing.Pointer] | None,
    workspace: _typing.DevicePointer,
    workspaceSize: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensorContract(
    handle: cutensorHandle_t | _SupportsInt | None,
    plan: cutensorPlan_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    B: _typing.Pointer,
    beta: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    workspace: _typing.DevicePointer,
    workspaceSize: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensorContractTrinary(
    handle: cutensorHandle_t | _SupportsInt | None,
    plan: cutensorPlan_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    B: _typing.Pointer,
    C: _typing.Pointer,
    beta: _typing.TypedNumber,
    D: _typing.Pointer,
    E: _typing.Pointer,
    workspace: _typing.DevicePointer,
    workspaceSize: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensorCreate() -> cutensorHandle_t: ...
def cutensorCreateBlockSparseContraction(
    handle: cutensorHandle_t | _SupportsInt | None,
    descA: cutensorBlockSparseTensorDescriptor_t | _SupportsInt | None,
    modeA: _Sequence[_SupportsInt] | None,
    opA: cutensorOperator_t,
    descB: cutensorBlockSparseTensorDescriptor_t | _SupportsInt | None,
    modeB: _Sequence[_SupportsInt] | None,
    opB: cutensorOperator_t,
    descC: cutensorBlockSparseTensorDescriptor_t | _SupportsInt | None,
    modeC: _Sequence[_SupportsInt] | None,
    opC: cutensorOperator_t,
    descD: cutensorBlockSparseTensorDescriptor_t | _SupportsInt | None,
    modeD: _Sequence[_SupportsInt] | None,
    descCompute: cutensorComputeDescriptor_t | _SupportsInt | None,
) -> cutensorOperationDescriptor_t: ...
def cutensorCreateBlockSparseTensorDescriptor(
    handle: cutensorHandle_t | _SupportsInt | None,
    numModes: _SupportsInt,
    numNonZeroBlocks: _SupportsInt,
    numSectionsPerMode: _Sequence[_SupportsInt] | None,
    extent: _Sequence[_SupportsInt] | None,
    nonZeroCoordinates: _Sequence[_SupportsInt] | None,
    stride: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> cutensorBlockSparseTensorDescriptor_t: ...
def cutensorCreateContraction(
    handle: cutensorHandle_t | _SupportsInt | None,
    descA: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeA: _Sequence[_SupportsInt] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeB: _Sequence[_SupportsInt] | None,
    opB: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeC: _Sequence[_SupportsInt] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeD: _Sequence[_SupportsInt] | None,
    descCompute: cutensorComputeDescriptor_t | _SupportsInt | None,
) -> cutensorOperationDescriptor_t: ...
def cutensorCreateContractionTrinary(
    handle: cutensorHandle_t | _SupportsInt | None,
    descA: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeA: _Sequence[_SupportsInt] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeB: _Sequence[_SupportsInt] | None,
    opB: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeC: _Sequence[_SupportsInt] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeD: _Sequence[_SupportsInt] | None,
    opD: cutensorOperator_t,
    descE: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeE: _Sequence[_SupportsInt] | None,
    descCompute: cutensorComputeDescriptor_t | _SupportsInt | None,
) -> cutensorOperationDescriptor_t: ...
def cutensorCreateElementwiseBinary(
    handle: cutensorHandle_t | _SupportsInt | None,
    descA: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeA: _Sequence[_SupportsInt] | None,
    opA: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeC: _Sequence[_SupportsInt] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeD: _Sequence[_SupportsInt] | None,
    opAC: cutensorOperator_t,
    descCompute: cutensorComputeDescriptor_t | _SupportsInt | None,
) -> cutensorOperationDescriptor_t: ...
def cutensorCreateElementwiseTrinary(
    handle: cutensorHandle_t | _SupportsInt | None,
    descA: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeA: _Sequence[_SupportsInt] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeB: _Sequence[_SupportsInt] | None,
    opB: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeC: _Sequence[_SupportsInt] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeD: _Sequence[_SupportsInt] | None,
    opAB: cutensorOperator_t,
    opABC: cutensorOperator_t,
    descCompute: cutensorComputeDescriptor_t | _SupportsInt | None,
) -> cutensorOperationDescriptor_t: ...
def cutensorCreatePermutation(
    handle: cutensorHandle_t | _SupportsInt | None,
    descA: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeA: _Sequence[_SupportsInt] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeB: _Sequence[_SupportsInt] | None,
    descCompute: cutensorComputeDescriptor_t | _SupportsInt | None,
) -> cutensorOperationDescriptor_t: ...
def cutensorCreatePlan(
    handle: cutensorHandle_t | _SupportsInt | None,
    desc: cutensorOperationDescriptor_t | _SupportsInt | None,
    pref: cutensorPlanPreference_t | _SupportsInt | None,
    workspaceSizeLimit: _SupportsInt,
) -> cutensorPlan_t: ...
def cutensorCreatePlanPreference(
    handle: cutensorHandle_t | _SupportsInt | None,
    algo: cutensorAlgo_t,
    jitMode: cutensorJitMode_t,
) -> cutensorPlanPreference_t: ...
def cutensorCreateReduction(
    handle: cutensorHandle_t | _SupportsInt | None,
    descA: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeA: _Sequence[_SupportsInt] | None,
    opA: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeC: _Sequence[_SupportsInt] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _SupportsInt | None,
    modeD: _Sequence[_SupportsInt] | None,
    opReduce: cutensorOperator_t,
    descCompute: cutensorComputeDescriptor_t | _SupportsInt | None,
) -> cutensorOperationDescriptor_t: ...
def cutensorCreateTensorDescriptor(
    handle: cutensorHandle_t | _SupportsInt | None,
    numModes: _SupportsInt,
    extent: _Sequence[_SupportsInt] | None,
    stride: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
    alignmentRequirement: _SupportsInt,
) -> cutensorTensorDescriptor_t: ...
def cutensorDestroy(handle: cutensorHandle_t | _SupportsInt | None) -> None: ...
def cutensorDestroyBlockSparseTensorDescriptor(
    desc: cutensorBlockSparseTensorDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensorDestroyOperationDescriptor(desc: cutensorOperationDescriptor_t | _SupportsInt | None) -> None: ...
def cutensorDestroyPlan(plan: cutensorPlan_t | _SupportsInt | None) -> None: ...
def cutensorDestroyPlanPreference(pref: cutensorPlanPreference_t | _SupportsInt | None) -> None: ...
def cutensorDestroyTensorDescriptor(desc: cutensorTensorDescriptor_t | _SupportsInt | None) -> None: ...
def cutensorElementwiseBinaryExecute(
    handle: cutensorHandle_t | _SupportsInt | None,
    plan: cutensorPlan_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    gamma: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensorElementwiseTrinaryExecute(
    handle: cutensorHandle_t | _SupportsInt | None,
    plan: cutensorPlan_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    beta: _typing.TypedNumber,
    B: _typing.Pointer,
    gamma: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensorEstimateWorkspaceSize(
    handle: cutensorHandle_t | _SupportsInt | None,
    desc: cutensorOperationDescriptor_t | _SupportsInt | None,
    planPref: cutensorPlanPreference_t | _SupportsInt | None,
    workspacePref: cutensorWorksizePreference_t,
) -> int: ...
def cutensorGetCudartVersion() -> int: ...
def cutensorGetErrorString(error: cutensorStatus_t) -> bytes: ...
def cutensorGetVersion() -> int: ...
def cutensorHandleReadPlanCacheFromFile(
    handle: cutensorHandle_t | _SupportsInt | None,
    filename: _typing.Text,
) -> int: ...
def cutensorHandleResizePlanCache(
    handle: cutensorHandle_t | _SupportsInt | None,
    numEntries: _SupportsInt,
) -> None: ...
def cutensorHandleWritePlanCacheToFile(
    handle: cutensorHandle_t | _SupportsInt | None,
    filename: _typing.Text,
) -> None: ...
def cutensorLoggerForceDisable() -> None: ...
def cutensorLoggerOpenFile(logFile: _typing.Text) -> None: ...
def cutensorLoggerSetCallback(callback: _typing.Callback) -> None: ...
def cutensorLoggerSetFile(file: _typing.Pointer) -> None: ...
def cutensorLoggerSetLevel(level: _SupportsInt) -> None: ...
def cutensorLoggerSetMask(mask: _SupportsInt) -> None: ...
def cutensorOperationDescriptorGetAttribute(
    handle: cutensorHandle_t | _SupportsInt | None,
    desc: cutensorOperationDescriptor_t | _SupportsInt | None,
    attr: cutensorOperationDescriptorAttribute_t,
    sizeInBytes: _SupportsInt,
) -> _Any: ...
def cutensorOperationDescriptorSetAttribute(
    handle: cutensorHandle_t | _SupportsInt | None,
    desc: cutensorOperationDescriptor_t | _SupportsInt | None,
    attr: cutensorOperationDescriptorAttribute_t,
    buf: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensorPermute(
    handle: cutensorHandle_t | _SupportsInt | None,
    plan: cutensorPlan_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    B: _typing.Pointer,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensorPlanGetAttribute(
    handle: cutensorHandle_t | _SupportsInt | None,
    plan: cutensorPlan_t | _SupportsInt | None,
    attr: cutensorPlanAttribute_t,
    sizeInBytes: _SupportsInt,
) -> _Any: ...
def cutensorPlanPreferenceGetAttribute(
    handle: cutensorHandle_t | _SupportsInt | None,
    pref: cutensorPlanPreference_t | _SupportsInt | None,
    attr: cutensorPlanPreferenceAttribute_t,
    sizeInBytes: _SupportsInt,
) -> _Any: ...
def cutensorPlanPreferenceSetAttribute(
    handle: cutensorHandle_t | _SupportsInt | None,
    pref: cutensorPlanPreference_t | _SupportsInt | None,
    attr: cutensorPlanPreferenceAttribute_t,
    buf: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensorReadKernelCacheFromFile(
    handle: cutensorHandle_t | _SupportsInt | None,
    filename: _typing.Text,
) -> None: ...
def cutensorReduce(
    handle: cutensorHandle_t | _SupportsInt | None,
    plan: cutensorPlan_t | _SupportsInt | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    beta: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    workspace: _typing.DevicePointer,
    workspaceSize: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensorWriteKernelCacheToFile(
    handle: cutensorHandle_t | _SupportsInt | None,
    filename: _typing.Text,
) -> None: ...
