"""cuStateVec 1, with exceptions instead of result codes.

`cubind.custatevec` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, SupportsInt as _SupportsInt

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaEvent_t,
    cudaStream_t,
    double2 as double2,
    libraryPropertyType as libraryPropertyType,
)
from cubind.custatevec import (
    CUSTATEVEC_ALLOCATOR_NAME_LEN as CUSTATEVEC_ALLOCATOR_NAME_LEN,
    CUSTATEVEC_MAX_SEGMENT_MASK_SIZE as CUSTATEVEC_MAX_SEGMENT_MASK_SIZE,
    CUSTATEVEC_VERSION as CUSTATEVEC_VERSION,
    CUSTATEVEC_VER_MAJOR as CUSTATEVEC_VER_MAJOR,
    CUSTATEVEC_VER_MINOR as CUSTATEVEC_VER_MINOR,
    CUSTATEVEC_VER_PATCH as CUSTATEVEC_VER_PATCH,
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    custatevecAccessorDescriptor_t as custatevecAccessorDescriptor_t,
    custatevecCollapseOp_t as custatevecCollapseOp_t,
    custatevecCommunicatorDescriptor_t as custatevecCommunicatorDescriptor_t,
    custatevecCommunicatorType_t as custatevecCommunicatorType_t,
    custatevecComputeType_t as custatevecComputeType_t,
    custatevecDataTransferType_t as custatevecDataTransferType_t,
    custatevecDeviceMemHandler_t as custatevecDeviceMemHandler_t,
    custatevecDeviceNetworkType_t as custatevecDeviceNetworkType_t,
    custatevecDistIndexBitSwapSchedulerDescriptor_t as custatevecDistIndexBitSwapSchedulerDescriptor_t,
    custatevecExCommunicatorDescriptor_t as custatevecExCommunicatorDescriptor_t,
    custatevecExCommunicatorStatus_t as custatevecExCommunicatorStatus_t,
    custatevecExDictionaryDescriptor_t as custatevecExDictionaryDescriptor_t,
    custatevecExExposeResources_t as custatevecExExposeResources_t,
    custatevecExGlobalIndexBitClass_t as custatevecExGlobalIndexBitClass_t,
    custatevecExIndexBitDomain_t as custatevecExIndexBitDomain_t,
    custatevecExMatrixType_t as custatevecExMatrixType_t,
    custatevecExMemoryPlacement_t as custatevecExMemoryPlacement_t,
    custatevecExMemorySharingMethod_t as custatevecExMemorySharingMethod_t,
    custatevecExPermutationType_t as custatevecExPermutationType_t,
    custatevecExResourceManagerDescriptor_t as custatevecExResourceManagerDescriptor_t,
    custatevecExSVUpdaterConfigItem_t as custatevecExSVUpdaterConfigItem_t,
    custatevecExSVUpdaterConfigItem_t_value as custatevecExSVUpdaterConfigItem_t_value,
    custatevecExSVUpdaterConfigName_t as custatevecExSVUpdaterConfigName_t,
    custatevecExSVUpdaterDescriptor_t as custatevecExSVUpdaterDescriptor_t,
    custatevecExStateVectorCapability_t as custatevecExStateVectorCapability_t,
    custatevecExStateVectorDescriptor_t as custatevecExStateVectorDescriptor_t,
    custatevecExStateVectorDistributionType_t as custatevecExStateVectorDistributionType_t,
    custatevecExStateVectorProperty_t as custatevecExStateVectorProperty_t,
    custatevecExSynchronizationScope_t as custatevecExSynchronizationScope_t,
    custatevecExWireInitMode_t as custatevecExWireInitMode_t,
    custatevecHandle_t as custatevecHandle_t,
    custatevecLoggerCallbackData_t as custatevecLoggerCallbackData_t,
    custatevecLoggerCallback_t as custatevecLoggerCallback_t,
    custatevecMathMode_t as custatevecMathMode_t,
    custatevecMatrixLayout_t as custatevecMatrixLayout_t,
    custatevecMatrixMapType_t as custatevecMatrixMapType_t,
    custatevecMatrixType_t as custatevecMatrixType_t,
    custatevecPauli_t as custatevecPauli_t,
    custatevecSVSwapParameters_t as custatevecSVSwapParameters_t,
    custatevecSVSwapWorkerDescriptor_t as custatevecSVSwapWorkerDescriptor_t,
    custatevecSamplerDescriptor_t as custatevecSamplerDescriptor_t,
    custatevecSamplerOutput_t as custatevecSamplerOutput_t,
    custatevecStateVectorType_t as custatevecStateVectorType_t,
    custatevecStatus_t as custatevecStatus_t,
    custatevecSubSVMigratorDescriptor_t as custatevecSubSVMigratorDescriptor_t,
    double2 as double2,
    int2 as int2,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)

def custatevecAbs2SumArray(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    abs2sum: _typing.Pointer,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitOrderingLen: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> None: ...
def custatevecAbs2SumArrayBatched(
    handle: custatevecHandle_t | _SupportsInt | None,
    batchedSv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    abs2sumArrays: _typing.Pointer,
    abs2sumArrayStride: _SupportsInt,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitOrderingLen: _SupportsInt,
    maskBitStrings: _typing.Pointer,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> None: ...
def custatevecAbs2SumOnZBasis(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    abs2sum0: _typing.Pointer,
    abs2sum1: _typing.Pointer,
    basisBits: _Sequence[_SupportsInt] | None,
    nBasisBits: _SupportsInt,
) -> None: ...
def custatevecAccessorCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitOrderingLen: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> tuple[custatevecAccessorDescriptor_t, int]: ...
def custatevecAccessorCreateView(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitOrderingLen: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> tuple[custatevecAccessorDescriptor_t, int]: ...
def custatevecAccessorDestroy(accessor: custatevecAccessorDescriptor_t | _SupportsInt | None) -> None: ...
def custatevecAccessorGet(
    handle: custatevecHandle_t | _SupportsInt | None,
    accessor: custatevecAccessorDescriptor_t | _SupportsInt | None,
    externalBuffer: _typing.Pointer,
    begin: _SupportsInt,
    end: _SupportsInt,
) -> None: ...
def custatevecAccessorSet(
    handle: custatevecHandle_t | _SupportsInt | None,
    accessor: custatevecAccessorDescriptor_t | _SupportsInt | None,
    externalBuffer: _typing.Pointer,
    begin: _SupportsInt,
    end: _SupportsInt,
) -> None: ...
def custatevecAccessorSetExtraWorkspace(
    handle: custatevecHandle_t | _SupportsInt | None,
    accessor: custatevecAccessorDescriptor_t | _SupportsInt | None,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> None: ...
def custatevecApplyGeneralizedPermutationMatrix(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    permutation: _typing.Pointer,
    diagonals: _typing.Pointer,
    diagonalsDataType: cudaDataType,
    adjoint: _SupportsInt,
    targets: _Sequence[_SupportsInt] | None,
    nTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    nControls: _SupportsInt,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> None: ...
def custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    permutation: _typing.Pointer,
    diagonals: _typing.Pointer,
    diagonalsDataType: cudaDataType,
    targets: _Sequence[_SupportsInt] | None,
    nTargets: _SupportsInt,
    nControls: _SupportsInt,
) -> int: ...
def custatevecApplyMatrix(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    targets: _Sequence[_SupportsInt] | None,
    nTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    nControls: _SupportsInt,
    computeType: custatevecComputeType_t,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> None: ...
def custatevecApplyMatrixBatched(
    handle: custatevecHandle_t | _SupportsInt | None,
    batchedSv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    mapType: custatevecMatrixMapType_t,
    matrixIndices: _typing.Pointer,
    matrices: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    nMatrices: _SupportsInt,
    targets: _Sequence[_SupportsInt] | None,
    nTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    nControls: _SupportsInt,
    computeType: custatevecComputeType_t,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> None: ...
def custatevecApplyMatrixBatchedGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    mapType: custatevecMatrixMapType_t,
    matrixIndices: _typing.Pointer,
    matrices: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    nMatrices: _SupportsInt,
    nTargets: _SupportsInt,
    nControls: _SupportsInt,
    computeType: custatevecComputeType_t,
) -> int: ...
def custatevecApplyMatrixGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    nTargets: _SupportsInt,
    nControls: _SupportsInt,
    computeType: custatevecComputeType_t,
) -> int: ...
def custatevecApplyPauliRotation(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    theta: float,
    paulis: _Sequence[custatevecPauli_t] | None,
    targets: _Sequence[_SupportsInt] | None,
    nTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    nControls: _SupportsInt,
) -> None: ...
def custatevecBatchMeasure(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    randnum: float,
    collapse: custatevecCollapseOp_t,
) -> list[int]: ...
def custatevecBatchMeasureWithOffset(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    randnum: float,
    collapse: custatevecCollapseOp_t,
    offset: float,
    abs2sum: float,
) -> list[int]: ...
def custatevecCollapseByBitString(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitString: _Sequence[_SupportsInt] | None,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    norm: float,
) -> None: ...
def custatevecCollapseByBitStringBatched(
    handle: custatevecHandle_t | _SupportsInt | None,
    batchedSv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    bitStrings: _typing.Pointer,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    norms: _typing.Pointer,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> None: ...
def custatevecCollapseByBitStringBatchedGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    nSVs: _SupportsInt,
    bitStrings: _typing.Pointer,
    norms: _typing.Pointer,
) -> int: ...
def custatevecCollapseOnZBasis(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    parity: _SupportsInt,
    basisBits: _Sequence[_SupportsInt] | None,
    nBasisBits: _SupportsInt,
    norm: float,
) -> None: ...
def custatevecCommunicatorCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    communicatorType: custatevecCommunicatorType_t,
    soname: _typing.Text | None,
) -> custatevecCommunicatorDescriptor_t: ...
def custatevecCommunicatorDestroy(
    handle: custatevecHandle_t | _SupportsInt | None,
    communicator: custatevecCommunicatorDescriptor_t | _SupportsInt | None,
) -> None: ...
def custatevecComputeExpectation(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    expectationValue: _typing.Pointer,
    expectationDataType: cudaDataType,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    basisBits: _Sequence[_SupportsInt] | None,
    nBasisBits: _SupportsInt,
    computeType: custatevecComputeType_t,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> float: ...
def custatevecComputeExpectationBatched(
    handle: custatevecHandle_t | _SupportsInt | None,
    batchedSv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    expectationValues: _typing.Pointer,
    matrices: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    nMatrices: _SupportsInt,
    basisBits: _Sequence[_SupportsInt] | None,
    nBasisBits: _SupportsInt,
    computeType: custatevecComputeType_t,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> None: ...
def custatevecComputeExpectationBatchedGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    matrices: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    nMatrices: _SupportsInt,
    nBasisBits: _SupportsInt,
    computeType: custatevecComputeType_t,
) -> int: ...
def custatevecComputeExpectationGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    nBasisBits: _SupportsInt,
    computeType: custatevecComputeType_t,
) -> int: ...
def custatevecComputeExpectationsOnPauliBasis(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    pauliOperatorsArray: _Sequence[_typing.Pointer] | None,
    nPauliOperatorArrays: _SupportsInt,
    basisBitsArray: _Sequence[_typing.Pointer] | None,
    nBasisBitsArray: _Sequence[_SupportsInt] | None,
) -> list[float]: ...
def custatevecCreate() -> custatevecHandle_t: ...
def custatevecDestroy(handle: custatevecHandle_t | _SupportsInt | None) -> None: ...
def custatevecDistIndexBitSwapSchedulerCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    nGlobalIndexBits: _SupportsInt,
    nLocalIndexBits: _SupportsInt,
) -> custatevecDistIndexBitSwapSchedulerDescriptor_t: ...
def custatevecDistIndexBitSwapSchedulerDestroy(
    handle: custatevecHandle_t | _SupportsInt | None,
    scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t | _SupportsInt | None,
) -> None: ...
def custatevecDistIndexBitSwapSchedulerGetParameters(
    handle: custatevecHandle_t | _SupportsInt | None,
    scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t | _SupportsInt | None,
    swapBatchIndex: _SupportsInt,
    orgSubSVIndex: _SupportsInt,
) -> custatevecSVSwapParameters_t: ...
def custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(
    handle: custatevecHandle_t | _SupportsInt | None,
    scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t | _SupportsInt | None,
    indexBitSwaps: _Sequence[int2] | None,
    nIndexBitSwaps: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> int: ...
def custatevecExAbs2SumArray(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    abs2sum: _typing.Pointer,
    outputOrdering: _Sequence[_SupportsInt] | None,
    outputOrderingLen: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskWireOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> None: ...
def custatevecExApplyMatrix(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    exMatrixType: custatevecExMatrixType_t,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    targets: _Sequence[_SupportsInt] | None,
    numTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    numControls: _SupportsInt,
) -> None: ...
def custatevecExApplyPauliRotation(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    theta: float,
    paulis: _Sequence[custatevecPauli_t] | None,
    targets: _Sequence[_SupportsInt] | None,
    numTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    numControls: _SupportsInt,
) -> None: ...
def custatevecExCommunicatorCreate() -> custatevecExCommunicatorDescriptor_t: ...
def custatevecExCommunicatorDestroy(
    exCommunicator: custatevecExCommunicatorDescriptor_t | _SupportsInt | None,
) -> None: ...
def custatevecExCommunicatorFinalize() -> custatevecExCommunicatorStatus_t: ...
def custatevecExCommunicatorGetSizeAndRank() -> tuple[int, int, custatevecExCommunicatorStatus_t]: ...
def custatevecExCommunicatorInitialize(
    communicatorType: custatevecCommunicatorType_t,
    libraryPath: _typing.Text | None,
    argc: _typing.Pointer,
    argv: _typing.Pointer,
) -> custatevecExCommunicatorStatus_t: ...
def custatevecExComputeExpectation(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    matrices: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    numMatrices: _SupportsInt,
    basisWires: _Sequence[_SupportsInt] | None,
    numBasisWires: _SupportsInt,
) -> list[double2]: ...
def custatevecExComputeExpectationOnPauliBasis(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    pauliOperatorArrays: _Sequence[_typing.Pointer] | None,
    numPauliOperatorArrays: _SupportsInt,
    basisWiresArray: _Sequence[_typing.Pointer] | None,
    numBasisWiresArray: _Sequence[_SupportsInt] | None,
) -> list[float]: ...
def custatevecExConfigureSVUpdater(
    dataType: cudaDataType,
    configItems: _Sequence[custatevecExSVUpdaterConfigItem_t] | None,
    numConfigItems: _SupportsInt,
) -> custatevecExDictionaryDescriptor_t: ...
def custatevecExConfigureStateVectorMultiDevice(
    svDataType: cudaDataType,
    numWires: _SupportsInt,
    numDeviceWires: _SupportsInt,
    deviceIds: _Sequence[_SupportsInt] | None,
    numDevices: _SupportsInt,
    networkType: custatevecDeviceNetworkType_t,
    capability: _SupportsInt,
) -> custatevecExDictionaryDescriptor_t: ...
def custatevecExConfigureStateVectorMultiProcess(
    svDataType: cudaDataType,
    numWires: _SupportsInt,
    numDeviceWires: _SupportsInt,
    deviceId: _SupportsInt,
    memorySharingMethod: custatevecExMemorySharingMethod_t,
    globalIndexBitClasses: _Sequence[custatevecExGlobalIndexBitClass_t] | None,
    numGlobalIndexBitsPerLayer: _Sequence[_SupportsInt] | None,
    numGlobalIndexBitLayers: _SupportsInt,
    transferWorkspaceSizeInBytes: _SupportsInt,
    auxConfig: _typing.Pointer,
    capability: _SupportsInt,
) -> custatevecExDictionaryDescriptor_t: ...
def custatevecExConfigureStateVectorSingleDevice(
    svDataType: cudaDataType,
    numWires: _SupportsInt,
    numDeviceWires: _SupportsInt,
    deviceId: _SupportsInt,
    capability: _SupportsInt,
) -> custatevecExDictionaryDescriptor_t: ...
def custatevecExDictionaryDestroy(
    dictionary: custatevecExDictionaryDescriptor_t | _SupportsInt | None,
) -> None: ...
def custatevecExMeasure(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    bitStringOrdering: _Sequence[_SupportsInt] | None,
    bitStringOrderingLen: _SupportsInt,
    randnum: float,
    collapse: custatevecCollapseOp_t,
    reserved: _typing.Pointer,
) -> int: ...
def custatevecExSVUpdaterApply(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    randnums: _Sequence[float] | None,
    numRandnums: _SupportsInt,
) -> None: ...
def custatevecExSVUpdaterClear(svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None) -> None: ...
def custatevecExSVUpdaterCreate(
    svUpdaterConfig: custatevecExDictionaryDescriptor_t | _SupportsInt | None,
    resourceManager: custatevecExResourceManagerDescriptor_t | _SupportsInt | None,
) -> custatevecExSVUpdaterDescriptor_t: ...
def custatevecExSVUpdaterDestroy(svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None) -> None: ...
def custatevecExSVUpdaterEnqueueGeneralChannel(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
    matrices: _Sequence[_typing.Pointer] | None,
    matrixDataType: cudaDataType,
    exMatrixTypes: _Sequence[custatevecExMatrixType_t] | None,
    numMatrices: _SupportsInt,
    layout: custatevecMatrixLayout_t,
    channelWires: _Sequence[_SupportsInt] | None,
    numChannelWires: _SupportsInt,
) -> None: ...
def custatevecExSVUpdaterEnqueueMatrix(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    exMatrixType: custatevecExMatrixType_t,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    targets: _Sequence[_SupportsInt] | None,
    numTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    numControls: _SupportsInt,
) -> None: ...
def custatevecExSVUpdaterEnqueueUnitaryChannel(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
    unitaries: _Sequence[_typing.Pointer] | None,
    unitariesDataType: cudaDataType,
    exMatrixTypes: _Sequence[custatevecExMatrixType_t] | None,
    numUnitaries: _SupportsInt,
    layout: custatevecMatrixLayout_t,
    probabilities: _Sequence[float] | None,
    channelWires: _Sequence[_SupportsInt] | None,
    numChannelWires: _SupportsInt,
) -> None: ...
def custatevecExSVUpdaterGetMaxNumRequiredRandnums(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
) -> int: ...
def custatevecExSample(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    bitStringOrdering: _Sequence[_SupportsInt] | None,
    bitStringOrderingLen: _SupportsInt,
    randnums: _Sequence[float] | None,
    numShots: _SupportsInt,
    output: custatevecSamplerOutput_t,
    abs2Sums: _Sequence[float] | None,
) -> list[int]: ...
def custatevecExStateVectorAddWires(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    indexBitDomain: custatevecExIndexBitDomain_t,
    numWiresToAdd: _SupportsInt,
    wireInitMode: custatevecExWireInitMode_t,
) -> list[int]: ...
def custatevecExStateVectorCreateMultiProcess(
    svConfig: custatevecExDictionaryDescriptor_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    exCommunicator: custatevecExCommunicatorDescriptor_t | _SupportsInt | None,
    resourceManager: custatevecExResourceManagerDescriptor_t | _SupportsInt | None,
) -> custatevecExStateVectorDescriptor_t: ...
def custatevecExStateVectorCreateSingleProcess(
    svConfig: custatevecExDictionaryDescriptor_t | _SupportsInt | None,
    streams: _Sequence[cudaStream_t] | None,
    numStreams: _SupportsInt,
    resourceManager: custatevecExResourceManagerDescriptor_t | _SupportsInt | None,
) -> custatevecExStateVectorDescriptor_t: ...
def custatevecExStateVectorDestroy(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
) -> None: ...
def custatevecExStateVectorExposeResources(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    exposeResources: custatevecExExposeResources_t,
) -> None: ...
def custatevecExStateVectorGetProperty(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    property: custatevecExStateVectorProperty_t,
    sizeInBytes: _SupportsInt,
) -> _Any: ...
def custatevecExStateVectorGetResourcesFromDeviceSubSV(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    subSVIndex: _SupportsInt,
) -> tuple[int, int, cudaStream_t, custatevecHandle_t]: ...
def custatevecExStateVectorGetResourcesFromDeviceSubSVView(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    subSVIndex: _SupportsInt,
) -> tuple[int, int, cudaStream_t, custatevecHandle_t]: ...
def custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    subSVIndex: _SupportsInt,
    sliceIndex: _SupportsInt,
) -> tuple[int, custatevecExMemoryPlacement_t, int, cudaStream_t]: ...
def custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    subSVIndex: _SupportsInt,
    sliceIndex: _SupportsInt,
) -> tuple[int, custatevecExMemoryPlacement_t, int, cudaStream_t]: ...
def custatevecExStateVectorGetState(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    state: _typing.Pointer,
    dataType: cudaDataType,
    begin: _SupportsInt,
    end: _SupportsInt,
    maxNumConcurrentCopies: _SupportsInt,
) -> None: ...
def custatevecExStateVectorPermuteIndexBits(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    permutation: _Sequence[_SupportsInt] | None,
    permutationLen: _SupportsInt,
    permutationType: custatevecExPermutationType_t,
) -> None: ...
def custatevecExStateVectorReassignWireOrdering(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    wireOrdering: _Sequence[_SupportsInt] | None,
    wireOrderingLen: _SupportsInt,
) -> None: ...
def custatevecExStateVectorSetMathMode(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    mode: custatevecMathMode_t,
) -> None: ...
def custatevecExStateVectorSetState(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    state: _typing.Pointer,
    dataType: cudaDataType,
    begin: _SupportsInt,
    end: _SupportsInt,
    maxNumConcurrentCopies: _SupportsInt,
) -> None: ...
def custatevecExStateVectorSetZeroState(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
) -> None: ...
def custatevecExStateVectorStageSubSV(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    subSVIndex: _SupportsInt,
) -> None: ...
def custatevecExStateVectorSynchronize(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
) -> None: ...
def custatevecExStateVectorSynchronizeScoped(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    scope: custatevecExSynchronizationScope_t,
) -> None: ...
def custatevecGetDefaultWorkspaceSize(handle: custatevecHandle_t | _SupportsInt | None) -> int: ...
def custatevecGetDeviceMemHandler(
    handle: custatevecHandle_t | _SupportsInt | None,
) -> custatevecDeviceMemHandler_t: ...
def custatevecGetErrorName(status: custatevecStatus_t) -> bytes: ...
def custatevecGetErrorString(status: custatevecStatus_t) -> bytes: ...
def custatevecGetMathMode(handle: custatevecHandle_t | _SupportsInt | None) -> custatevecMathMode_t: ...
def custatevecGetProperty(typename: libraryPropertyType) -> int: ...
def custatevecGetStream(handle: custatevecHandle_t | _SupportsInt | None) -> cudaStream_t: ...
def custatevecGetVersion() -> int: ...
def custatevecInitializeStateVector(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    svType: custatevecStateVectorType_t,
) -> None: ...
def custatevecLoggerForceDisable() -> None: ...
def custatevecLoggerOpenFile(logFile: _typing.Text) -> None: ...
def custatevecLoggerSetCallback(callback: _typing.Callback) -> None: ...
def custatevecLoggerSetCallbackData(callback: _typing.Callback, userData: object) -> None: ...
def custatevecLoggerSetFile(file: _typing.Pointer) -> None: ...
def custatevecLoggerSetLevel(level: _SupportsInt) -> None: ...
def custatevecLoggerSetMask(mask: _SupportsInt) -> None: ...
def custatevecMeasureBatched(
    handle: custatevecHandle_t | _SupportsInt | None,
    batchedSv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    bitStrings: _typing.Pointer,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    randnums: _typing.Pointer,
    collapse: custatevecCollapseOp_t,
) -> None: ...
def custatevecMeasureOnZBasis(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    basisBits: _Sequence[_SupportsInt] | None,
    nBasisBits: _SupportsInt,
    randnum: float,
    collapse: custatevecCollapseOp_t,
) -> int: ...
def custatevecMultiDeviceSwapIndexBits(
    handles: _Sequence[custatevecHandle_t] | None,
    nHandles: _SupportsInt,
    subSVs: _Sequence[_typing.Pointer] | None,
    svDataType: cudaDataType,
    nGlobalIndexBits: _SupportsInt,
    nLocalIndexBits: _SupportsInt,
    indexBitSwaps: _Sequence[int2] | None,
    nIndexBitSwaps: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
    deviceNetworkType: custatevecDeviceNetworkType_t,
) -> None: ...
def custatevecSVSwapWorkerCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    communicator: custatevecCommunicatorDescriptor_t | _SupportsInt | None,
    orgSubSV: _typing.DevicePointer,
    orgSubSVIndex: _SupportsInt,
    orgEvent: cudaEvent_t | _SupportsInt | None,
    svDataType: cudaDataType,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[custatevecSVSwapWorkerDescriptor_t, int, int]: ...
def custatevecSVSwapWorkerCreateWithSemaphore(
    handle: custatevecHandle_t | _SupportsInt | None,
    communicator: custatevecCommunicatorDescriptor_t | _SupportsInt | None,
    orgSubSV: _typing.DevicePointer,
    orgSubSVIndex: _SupportsInt,
    orgSemaphore: _typing.DevicePointer,
    svDataType: cudaDataType,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[custatevecSVSwapWorkerDescriptor_t, int, int]: ...
def custatevecSVSwapWorkerDestroy(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
) -> None: ...
def custatevecSVSwapWorkerExecute(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    begin: _SupportsInt,
    end: _SupportsInt,
) -> None: ...
def custatevecSVSwapWorkerSetExtraWorkspace(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> None: ...
def custatevecSVSwapWorkerSetParameters(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    parameters: custatevecSVSwapParameters_t | None,
    peer: _SupportsInt,
) -> None: ...
def custatevecSVSwapWorkerSetSubSVsP2P(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    dstSubSVsP2P: _Sequence[_typing.Pointer] | None,
    dstSubSVIndicesP2P: _Sequence[_SupportsInt] | None,
    dstEvents: _Sequence[cudaEvent_t] | None,
    nDstSubSVsP2P: _SupportsInt,
) -> None: ...
def custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    dstSubSVsP2P: _Sequence[_typing.Pointer] | None,
    dstSubSVIndicesP2P: _Sequence[_SupportsInt] | None,
    dstSemaphores: _Sequence[_typing.Pointer] | None,
    nDstSubSVsP2P: _SupportsInt,
) -> None: ...
def custatevecSVSwapWorkerSetTransferWorkspace(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    transferWorkspace: _typing.DevicePointer,
    transferWorkspaceSizeInBytes: _SupportsInt,
) -> None: ...
def custatevecSamplerApplySubSVOffset(
    handle: custatevecHandle_t | _SupportsInt | None,
    sampler: custatevecSamplerDescriptor_t | _SupportsInt | None,
    subSVOrd: _SupportsInt,
    nSubSVs: _SupportsInt,
    offset: float,
    norm: float,
) -> None: ...
def custatevecSamplerCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nMaxShots: _SupportsInt,
) -> tuple[custatevecSamplerDescriptor_t, int]: ...
def custatevecSamplerDestroy(sampler: custatevecSamplerDescriptor_t | _SupportsInt | None) -> None: ...
def custatevecSamplerGetSquaredNorm(
    handle: custatevecHandle_t | _SupportsInt | None,
    sampler: custatevecSamplerDescriptor_t | _SupportsInt | None,
) -> float: ...
def custatevecSamplerPreprocess(
    handle: custatevecHandle_t | _SupportsInt | None,
    sampler: custatevecSamplerDescriptor_t | _SupportsInt | None,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> None: ...
def custatevecSamplerSample(
    handle: custatevecHandle_t | _SupportsInt | None,
    sampler: custatevecSamplerDescriptor_t | _SupportsInt | None,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    randnums: _Sequence[float] | None,
    nShots: _SupportsInt,
    output: custatevecSamplerOutput_t,
) -> list[int]: ...
def custatevecSetDeviceMemHandler(
    handle: custatevecHandle_t | _SupportsInt | None,
    handler: custatevecDeviceMemHandler_t | None,
) -> None: ...
def custatevecSetMathMode(
    handle: custatevecHandle_t | _SupportsInt | None,
    mode: custatevecMathMode_t,
) -> None: ...
def custatevecSetStream(
    handle: custatevecHandle_t | _SupportsInt | None,
    streamId: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def custatevecSetWorkspace(
    handle: custatevecHandle_t | _SupportsInt | None,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _SupportsInt,
) -> None: ...
def custatevecSubSVMigratorCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    deviceSlices: _typing.DevicePointer,
    svDataType: cudaDataType,
    nDeviceSlices: _SupportsInt,
    nSliceLocalIndexBits: _SupportsInt,
) -> custatevecSubSVMigratorDescriptor_t: ...
def custatevecSubSVMigratorDestroy(
    handle: custatevecHandle_t | _SupportsInt | None,
    migrator: custatevecSubSVMigratorDescriptor_t | _SupportsInt | None,
) -> None: ...
def custatevecSubSVMigratorMigrate(
    handle: custatevecHandle_t | _SupportsInt | None,
    migrator: custatevecSubSVMigratorDescriptor_t | _SupportsInt | None,
    deviceSliceIndex: _SupportsInt,
    srcSubSVSlice: _typing.Pointer,
    dstSubSVSlice: _typing.Pointer,
    begin: _SupportsInt,
    end: _SupportsInt,
) -> None: ...
def custatevecSwapIndexBits(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitSwaps: _Sequence[int2] | None,
    nBitSwaps: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> None: ...
def custatevecTestMatrixType(
    handle: custatevecHandle_t | _SupportsInt | None,
    matrixType: custatevecMatrixType_t,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    nTargets: _SupportsInt,
    adjoint: _SupportsInt,
    computeType: custatevecComputeType_t,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> float: ...
def custatevecTestMatrixTypeGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    matrixType: custatevecMatrixType_t,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    nTargets: _SupportsInt,
    adjoint: _SupportsInt,
    computeType: custatevecComputeType_t,
) -> int: ...
