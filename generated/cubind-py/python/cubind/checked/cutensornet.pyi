"""cuTensorNet 2, with exceptions instead of result codes.

`cubind.cutensornet` documents the functions.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, SupportsInt as _SupportsInt

from cubind import _typing
from cubind.cuda13.runtime import (
    cuDoubleComplex,
    cudaDataType as cudaDataType,
    cudaStream_t,
)
from cubind.cutensornet import (
    CUTENSORNET_ALLOCATOR_NAME_LEN as CUTENSORNET_ALLOCATOR_NAME_LEN,
    CUTENSORNET_DISTRIBUTED_INTERFACE_VERSION as CUTENSORNET_DISTRIBUTED_INTERFACE_VERSION,
    CUTENSORNET_MAJOR as CUTENSORNET_MAJOR,
    CUTENSORNET_MINOR as CUTENSORNET_MINOR,
    CUTENSORNET_PATCH as CUTENSORNET_PATCH,
    CUTENSORNET_VERSION as CUTENSORNET_VERSION,
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    cutensornetAccessorAttributes_t as cutensornetAccessorAttributes_t,
    cutensornetBoundaryCondition_t as cutensornetBoundaryCondition_t,
    cutensornetComputeType_t as cutensornetComputeType_t,
    cutensornetContractionAutotunePreferenceAttributes_t as cutensornetContractionAutotunePreferenceAttributes_t,
    cutensornetContractionAutotunePreference_t as cutensornetContractionAutotunePreference_t,
    cutensornetContractionOptimizerConfigAttributes_t as cutensornetContractionOptimizerConfigAttributes_t,
    cutensornetContractionOptimizerConfig_t as cutensornetContractionOptimizerConfig_t,
    cutensornetContractionOptimizerInfoAttributes_t as cutensornetContractionOptimizerInfoAttributes_t,
    cutensornetContractionOptimizerInfo_t as cutensornetContractionOptimizerInfo_t,
    cutensornetContractionPath_t as cutensornetContractionPath_t,
    cutensornetContractionPlan_t as cutensornetContractionPlan_t,
    cutensornetDeviceMemHandler_t as cutensornetDeviceMemHandler_t,
    cutensornetDistributedCommunicator_t as cutensornetDistributedCommunicator_t,
    cutensornetDistributedInterface_t as cutensornetDistributedInterface_t,
    cutensornetExpectationAttributes_t as cutensornetExpectationAttributes_t,
    cutensornetGateSplitAlgo_t as cutensornetGateSplitAlgo_t,
    cutensornetGesvdjParams_t as cutensornetGesvdjParams_t,
    cutensornetGesvdjStatus_t as cutensornetGesvdjStatus_t,
    cutensornetGesvdpStatus_t as cutensornetGesvdpStatus_t,
    cutensornetGesvdrParams_t as cutensornetGesvdrParams_t,
    cutensornetGraphAlgo_t as cutensornetGraphAlgo_t,
    cutensornetHandle_t as cutensornetHandle_t,
    cutensornetLoggerCallbackData_t as cutensornetLoggerCallbackData_t,
    cutensornetLoggerCallback_t as cutensornetLoggerCallback_t,
    cutensornetMPSEnvBounds_t as cutensornetMPSEnvBounds_t,
    cutensornetMarginalAttributes_t as cutensornetMarginalAttributes_t,
    cutensornetMarginalKind_t as cutensornetMarginalKind_t,
    cutensornetMemoryModel_t as cutensornetMemoryModel_t,
    cutensornetMemspace_t as cutensornetMemspace_t,
    cutensornetNetworkAttributes_t as cutensornetNetworkAttributes_t,
    cutensornetNetworkAutotunePreferenceAttributes_t as cutensornetNetworkAutotunePreferenceAttributes_t,
    cutensornetNetworkAutotunePreference_t as cutensornetNetworkAutotunePreference_t,
    cutensornetNetworkDescriptor_t as cutensornetNetworkDescriptor_t,
    cutensornetNetworkOperator_t as cutensornetNetworkOperator_t,
    cutensornetNodePair_t as cutensornetNodePair_t,
    cutensornetOptimizerCost_t as cutensornetOptimizerCost_t,
    cutensornetSamplerAttributes_t as cutensornetSamplerAttributes_t,
    cutensornetSliceGroup_t as cutensornetSliceGroup_t,
    cutensornetSliceInfoPair_t as cutensornetSliceInfoPair_t,
    cutensornetSlicingConfig_t as cutensornetSlicingConfig_t,
    cutensornetSmartOption_t as cutensornetSmartOption_t,
    cutensornetStateAccessor_t as cutensornetStateAccessor_t,
    cutensornetStateAttributes_t as cutensornetStateAttributes_t,
    cutensornetStateExpectation_t as cutensornetStateExpectation_t,
    cutensornetStateMPOApplication_t as cutensornetStateMPOApplication_t,
    cutensornetStateMPSGaugeOption_t as cutensornetStateMPSGaugeOption_t,
    cutensornetStateMarginal_t as cutensornetStateMarginal_t,
    cutensornetStateProjectionMPSAttributes_t as cutensornetStateProjectionMPSAttributes_t,
    cutensornetStateProjectionMPSMaxExtentPreparePolicy_t as cutensornetStateProjectionMPSMaxExtentPreparePolicy_t,
    cutensornetStateProjectionMPSOrthoOption_t as cutensornetStateProjectionMPSOrthoOption_t,
    cutensornetStateProjectionMPS_t as cutensornetStateProjectionMPS_t,
    cutensornetStatePurity_t as cutensornetStatePurity_t,
    cutensornetStateSampler_t as cutensornetStateSampler_t,
    cutensornetState_t as cutensornetState_t,
    cutensornetStatus_t as cutensornetStatus_t,
    cutensornetTensorDescriptorAttributes_t as cutensornetTensorDescriptorAttributes_t,
    cutensornetTensorDescriptor_t as cutensornetTensorDescriptor_t,
    cutensornetTensorIDList_t as cutensornetTensorIDList_t,
    cutensornetTensorQualifiers_t as cutensornetTensorQualifiers_t,
    cutensornetTensorSVDAlgo_t as cutensornetTensorSVDAlgo_t,
    cutensornetTensorSVDConfigAttributes_t as cutensornetTensorSVDConfigAttributes_t,
    cutensornetTensorSVDConfig_t as cutensornetTensorSVDConfig_t,
    cutensornetTensorSVDInfoAttributes_t as cutensornetTensorSVDInfoAttributes_t,
    cutensornetTensorSVDInfo_t as cutensornetTensorSVDInfo_t,
    cutensornetTensorSVDNormalization_t as cutensornetTensorSVDNormalization_t,
    cutensornetTensorSVDPartition_t as cutensornetTensorSVDPartition_t,
    cutensornetWorksizePref_t as cutensornetWorksizePref_t,
    cutensornetWorkspaceDescriptor_t as cutensornetWorkspaceDescriptor_t,
    cutensornetWorkspaceKind_t as cutensornetWorkspaceKind_t,
    double2 as double2,
    sizeof as sizeof,
)

def cutensornetAccessorCompute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkAccessor: cutensornetStateAccessor_t | _SupportsInt | None,
    projectedModeValues: _Sequence[_SupportsInt] | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    amplitudesTensor: _typing.DevicePointer,
    stateNorm: _typing.Pointer,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetAccessorConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkAccessor: cutensornetStateAccessor_t | _SupportsInt | None,
    attribute: cutensornetAccessorAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> None: ...
def cutensornetAccessorGetInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkAccessor: cutensornetStateAccessor_t | _SupportsInt | None,
    attribute: cutensornetAccessorAttributes_t,
    attributeSize: _SupportsInt,
) -> _Any: ...
def cutensornetAccessorPrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkAccessor: cutensornetStateAccessor_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetContractSlices(
    handle: cutensornetHandle_t | _SupportsInt | None,
    plan: cutensornetContractionPlan_t | _SupportsInt | None,
    rawDataIn: _Sequence[_typing.Pointer] | None,
    rawDataOut: _typing.DevicePointer,
    accumulateOutput: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    sliceGroup: cutensornetSliceGroup_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetContraction(
    handle: cutensornetHandle_t | _SupportsInt | None,
    plan: cutensornetContractionPlan_t | _SupportsInt | None,
    rawDataIn: _Sequence[_typing.Pointer] | None,
    rawDataOut: _typing.DevicePointer,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    sliceId: _SupportsInt,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetContractionAutotune(
    handle: cutensornetHandle_t | _SupportsInt | None,
    plan: cutensornetContractionPlan_t | _SupportsInt | None,
    rawDataIn: _Sequence[_typing.Pointer] | None,
    rawDataOut: _typing.DevicePointer,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    pref: cutensornetContractionAutotunePreference_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetContractionAutotunePreferenceGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    autotunePreference: cutensornetContractionAutotunePreference_t | _SupportsInt | None,
    attr: cutensornetContractionAutotunePreferenceAttributes_t,
    sizeInBytes: _SupportsInt,
) -> _Any: ...
def cutensornetContractionAutotunePreferenceSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    autotunePreference: cutensornetContractionAutotunePreference_t | _SupportsInt | None,
    attr: cutensornetContractionAutotunePreferenceAttributes_t,
    buffer: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensornetContractionOptimize(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    optimizerConfig: cutensornetContractionOptimizerConfig_t | _SupportsInt | None,
    workspaceSizeConstraint: _SupportsInt,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
) -> None: ...
def cutensornetContractionOptimizerConfigGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerConfig: cutensornetContractionOptimizerConfig_t | _SupportsInt | None,
    attr: cutensornetContractionOptimizerConfigAttributes_t,
    sizeInBytes: _SupportsInt,
) -> _Any: ...
def cutensornetContractionOptimizerConfigSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerConfig: cutensornetContractionOptimizerConfig_t | _SupportsInt | None,
    attr: cutensornetContractionOptimizerConfigAttributes_t,
    buffer: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensornetContractionOptimizerInfoGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    attr: cutensornetContractionOptimizerInfoAttributes_t,
    buffer: _typing.Pointer,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensornetContractionOptimizerInfoGetPackedSize(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
) -> int: ...
def cutensornetContractionOptimizerInfoPackData(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    buffer: _typing.Pointer,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensornetContractionOptimizerInfoSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    attr: cutensornetContractionOptimizerInfoAttributes_t,
    buffer: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensornetCreate() -> cutensornetHandle_t: ...
def cutensornetCreateAccessor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numProjectedModes: _SupportsInt,
    projectedModes: _Sequence[_SupportsInt] | None,
    amplitudesTensorStrides: _Sequence[_SupportsInt] | None,
) -> cutensornetStateAccessor_t: ...
def cutensornetCreateContractionAutotunePreference(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> cutensornetContractionAutotunePreference_t: ...
def cutensornetCreateContractionOptimizerConfig(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> cutensornetContractionOptimizerConfig_t: ...
def cutensornetCreateContractionOptimizerInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
) -> cutensornetContractionOptimizerInfo_t: ...
def cutensornetCreateContractionOptimizerInfoFromPackedData(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    buffer: _typing.Pointer,
    sizeInBytes: _SupportsInt,
) -> cutensornetContractionOptimizerInfo_t: ...
def cutensornetCreateContractionPlan(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> cutensornetContractionPlan_t: ...
def cutensornetCreateDistributedTensorDescriptor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    numModes: _SupportsInt,
    extents: _Sequence[_SupportsInt] | None,
    elementStrides: _Sequence[_SupportsInt] | None,
    blockSizes: _Sequence[_SupportsInt] | None,
    blockStrides: _Sequence[_SupportsInt] | None,
    nranksPerMode: _Sequence[_SupportsInt] | None,
    modeLabels: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> cutensornetTensorDescriptor_t: ...
def cutensornetCreateExpectation(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    tensorNetworkOperator: cutensornetNetworkOperator_t | _SupportsInt | None,
) -> cutensornetStateExpectation_t: ...
def cutensornetCreateMarginal(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numMarginalModes: _SupportsInt,
    marginalModes: _Sequence[_SupportsInt] | None,
    numProjectedModes: _SupportsInt,
    projectedModes: _Sequence[_SupportsInt] | None,
    marginalTensorStrides: _Sequence[_SupportsInt] | None,
) -> cutensornetStateMarginal_t: ...
def cutensornetCreateMarginalDiagonal(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numMarginalModes: _SupportsInt,
    marginalModes: _Sequence[_SupportsInt] | None,
    numProjectedModes: _SupportsInt,
    projectedModes: _Sequence[_SupportsInt] | None,
    marginalDiagonalTensorStrides: _Sequence[_SupportsInt] | None,
) -> cutensornetStateMarginal_t: ...
def cutensornetCreateNetwork(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> cutensornetNetworkDescriptor_t: ...
def cutensornetCreateNetworkAutotunePreference(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> cutensornetNetworkAutotunePreference_t: ...
def cutensornetCreateNetworkDescriptor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    numInputs: _SupportsInt,
    numModesIn: _Sequence[_SupportsInt] | None,
    extentsIn: _Sequence[_typing.Pointer] | None,
    stridesIn: _Sequence[_typing.Pointer] | None,
    modesIn: _Sequence[_typing.Pointer] | None,
    qualifiersIn: _Sequence[cutensornetTensorQualifiers_t] | None,
    numModesOut: _SupportsInt,
    extentsOut: _Sequence[_SupportsInt] | None,
    stridesOut: _Sequence[_SupportsInt] | None,
    modesOut: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
    computeType: cutensornetComputeType_t,
) -> cutensornetNetworkDescriptor_t: ...
def cutensornetCreateNetworkOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModeExtents: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> cutensornetNetworkOperator_t: ...
def cutensornetCreateSampler(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numModesToSample: _SupportsInt,
    modesToSample: _Sequence[_SupportsInt] | None,
) -> cutensornetStateSampler_t: ...
def cutensornetCreateSliceGroupFromIDRange(
    handle: cutensornetHandle_t | _SupportsInt | None,
    sliceIdStart: _SupportsInt,
    sliceIdStop: _SupportsInt,
    sliceIdStep: _SupportsInt,
) -> cutensornetSliceGroup_t: ...
def cutensornetCreateSliceGroupFromIDs(
    handle: cutensornetHandle_t | _SupportsInt | None,
    beginIDSequence: _typing.Pointer,
    endIDSequence: _typing.Pointer,
) -> cutensornetSliceGroup_t: ...
def cutensornetCreateState(
    handle: cutensornetHandle_t | _SupportsInt | None,
    purity: cutensornetStatePurity_t,
    numStateModes: _SupportsInt,
    stateModeExtents: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> cutensornetState_t: ...
def cutensornetCreateStateProjectionMPS(
    handle: cutensornetHandle_t | _SupportsInt | None,
    numStates: _SupportsInt,
    tensorNetworkStates: _Sequence[cutensornetState_t] | None,
    coeffs: _Sequence[cuDoubleComplex] | None,
    symmetric: _SupportsInt,
    numEnvs: _SupportsInt,
    specEnvs: _Sequence[cutensornetMPSEnvBounds_t] | None,
    boundaryCondition: cutensornetBoundaryCondition_t,
    numTensors: _SupportsInt,
    quditsPerTensor: _Sequence[_SupportsInt] | None,
    extentsOut: _Sequence[_typing.Pointer] | None,
    stridesOut: _Sequence[_typing.Pointer] | None,
    dualTensorsDataOut: _Sequence[_typing.Pointer] | None,
    orthoSpec: cutensornetMPSEnvBounds_t | None,
) -> cutensornetStateProjectionMPS_t: ...
def cutensornetCreateTensorDescriptor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    numModes: _SupportsInt,
    extents: _Sequence[_SupportsInt] | None,
    strides: _Sequence[_SupportsInt] | None,
    modeLabels: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> cutensornetTensorDescriptor_t: ...
def cutensornetCreateTensorSVDConfig(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> cutensornetTensorSVDConfig_t: ...
def cutensornetCreateTensorSVDInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> cutensornetTensorSVDInfo_t: ...
def cutensornetCreateWorkspaceDescriptor(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> cutensornetWorkspaceDescriptor_t: ...
def cutensornetDestroy(handle: cutensornetHandle_t | _SupportsInt | None) -> None: ...
def cutensornetDestroyAccessor(
    tensorNetworkAccessor: cutensornetStateAccessor_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroyContractionAutotunePreference(
    autotunePreference: cutensornetContractionAutotunePreference_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroyContractionOptimizerConfig(
    optimizerConfig: cutensornetContractionOptimizerConfig_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroyContractionOptimizerInfo(
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroyContractionPlan(plan: cutensornetContractionPlan_t | _SupportsInt | None) -> None: ...
def cutensornetDestroyExpectation(
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroyMarginal(
    tensorNetworkMarginal: cutensornetStateMarginal_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroyNetwork(networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None) -> None: ...
def cutensornetDestroyNetworkAutotunePreference(
    autotunePreference: cutensornetNetworkAutotunePreference_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroyNetworkDescriptor(
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroyNetworkOperator(
    tensorNetworkOperator: cutensornetNetworkOperator_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroySampler(tensorNetworkSampler: cutensornetStateSampler_t | _SupportsInt | None) -> None: ...
def cutensornetDestroySliceGroup(sliceGroup: cutensornetSliceGroup_t | _SupportsInt | None) -> None: ...
def cutensornetDestroyState(tensorNetworkState: cutensornetState_t | _SupportsInt | None) -> None: ...
def cutensornetDestroyStateProjectionMPS(
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroyTensorDescriptor(
    tensorDesc: cutensornetTensorDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensornetDestroyTensorSVDConfig(svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None) -> None: ...
def cutensornetDestroyTensorSVDInfo(svdInfo: cutensornetTensorSVDInfo_t | _SupportsInt | None) -> None: ...
def cutensornetDestroyWorkspaceDescriptor(
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensornetDistributedGetNumRanks(handle: cutensornetHandle_t | _SupportsInt | None) -> int: ...
def cutensornetDistributedGetProcRank(handle: cutensornetHandle_t | _SupportsInt | None) -> int: ...
def cutensornetDistributedResetConfiguration(
    handle: cutensornetHandle_t | _SupportsInt | None,
    commPtr: _typing.Pointer,
    commSize: _SupportsInt,
) -> None: ...
def cutensornetDistributedSynchronize(handle: cutensornetHandle_t | _SupportsInt | None) -> None: ...
def cutensornetExpectationCompute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    expectationValue: _typing.Pointer,
    stateNorm: _typing.Pointer,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetExpectationComputeWithGradientsBackward(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
    accumulateGradients: _SupportsInt,
    expectationValueAdjoint: _typing.TypedNumber,
    stateNormAdjoint: _typing.TypedNumber | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    expectationValue: _typing.Pointer,
    stateNorm: _typing.Pointer,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetExpectationConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
    attribute: cutensornetExpectationAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> None: ...
def cutensornetExpectationGetInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
    attribute: cutensornetExpectationAttributes_t,
    attributeSize: _SupportsInt,
) -> _Any: ...
def cutensornetExpectationPrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkExpectation: cutensornetStateExpectation_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetGateSplit(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorInA: cutensornetTensorDescriptor_t | _SupportsInt | None,
    rawDataInA: _typing.DevicePointer,
    descTensorInB: cutensornetTensorDescriptor_t | _SupportsInt | None,
    rawDataInB: _typing.DevicePointer,
    descTensorInG: cutensornetTensorDescriptor_t | _SupportsInt | None,
    rawDataInG: _typing.DevicePointer,
    descTensorU: cutensornetTensorDescriptor_t | _SupportsInt | None,
    u: _typing.DevicePointer,
    s: _typing.DevicePointer,
    descTensorV: cutensornetTensorDescriptor_t | _SupportsInt | None,
    v: _typing.DevicePointer,
    gateAlgo: cutensornetGateSplitAlgo_t,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    computeType: cutensornetComputeType_t,
    svdInfo: cutensornetTensorSVDInfo_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetGetCudartVersion() -> int: ...
def cutensornetGetDeviceMemHandler(
    handle: cutensornetHandle_t | _SupportsInt | None,
) -> cutensornetDeviceMemHandler_t: ...
def cutensornetGetErrorString(error: cutensornetStatus_t) -> bytes: ...
def cutensornetGetLastError() -> bytes: ...
def cutensornetGetOutputStateDetails(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numTensorsOut: _SupportsInt,
    extentsOut: _Sequence[_typing.Pointer] | None,
    stridesOut: _Sequence[_typing.Pointer] | None,
) -> tuple[int, list[int]]: ...
def cutensornetGetOutputTensorDescriptor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
) -> cutensornetTensorDescriptor_t: ...
def cutensornetGetOutputTensorDetails(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    numModes: _SupportsInt = 0,
) -> tuple[int, int, list[int], list[int], list[int]]: ...
def cutensornetGetTensorDetails(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorDesc: cutensornetTensorDescriptor_t | _SupportsInt | None,
    numModes: _SupportsInt = 0,
) -> tuple[int, int, list[int], list[int], list[int]]: ...
def cutensornetGetVersion() -> int: ...
def cutensornetLoggerForceDisable() -> None: ...
def cutensornetLoggerOpenFile(logFile: _typing.Text) -> None: ...
def cutensornetLoggerSetCallback(callback: _typing.Callback) -> None: ...
def cutensornetLoggerSetCallbackData(callback: _typing.Callback, userData: object) -> None: ...
def cutensornetLoggerSetFile(file: _typing.Pointer) -> None: ...
def cutensornetLoggerSetLevel(level: _SupportsInt) -> None: ...
def cutensornetLoggerSetMask(mask: _SupportsInt) -> None: ...
def cutensornetMarginalCompute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkMarginal: cutensornetStateMarginal_t | _SupportsInt | None,
    projectedModeValues: _Sequence[_SupportsInt] | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    marginalTensor: _typing.DevicePointer,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetMarginalConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkMarginal: cutensornetStateMarginal_t | _SupportsInt | None,
    attribute: cutensornetMarginalAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> None: ...
def cutensornetMarginalGetInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkMarginal: cutensornetStateMarginal_t | _SupportsInt | None,
    attribute: cutensornetMarginalAttributes_t,
    attributeSize: _SupportsInt,
) -> _Any: ...
def cutensornetMarginalPrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkMarginal: cutensornetStateMarginal_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetNetworkAppendTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    numModes: _SupportsInt,
    extents: _Sequence[_SupportsInt] | None,
    modeLabels: _Sequence[_SupportsInt] | None,
    qualifiers: cutensornetTensorQualifiers_t | None,
    dataType: cudaDataType,
) -> int: ...
def cutensornetNetworkAutotuneContraction(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    pref: cutensornetNetworkAutotunePreference_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetNetworkAutotunePreferenceGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    autotunePreference: cutensornetNetworkAutotunePreference_t | _SupportsInt | None,
    attr: cutensornetNetworkAutotunePreferenceAttributes_t,
    sizeInBytes: _SupportsInt,
) -> _Any: ...
def cutensornetNetworkAutotunePreferenceSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    autotunePreference: cutensornetNetworkAutotunePreference_t | _SupportsInt | None,
    attr: cutensornetNetworkAutotunePreferenceAttributes_t,
    buf: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensornetNetworkComputeGradientsBackward(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    accumulateOutput: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    sliceGroup: cutensornetSliceGroup_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetNetworkContract(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    accumulateOutput: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    sliceGroup: cutensornetSliceGroup_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetNetworkGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    attr: cutensornetNetworkAttributes_t,
    buffer: _typing.Pointer,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensornetNetworkOperatorAppendMPO(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkOperator: cutensornetNetworkOperator_t | _SupportsInt | None,
    coefficient: cuDoubleComplex,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    tensorModeExtents: _Sequence[_typing.Pointer] | None,
    tensorModeStrides: _Sequence[_typing.Pointer] | None,
    tensorData: _Sequence[_typing.Pointer] | None,
    boundaryCondition: cutensornetBoundaryCondition_t,
) -> int: ...
def cutensornetNetworkOperatorAppendProduct(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkOperator: cutensornetNetworkOperator_t | _SupportsInt | None,
    coefficient: cuDoubleComplex,
    numTensors: _SupportsInt,
    numStateModes: _Sequence[_SupportsInt] | None,
    stateModes: _Sequence[_typing.Pointer] | None,
    tensorModeStrides: _Sequence[_typing.Pointer] | None,
    tensorData: _Sequence[_typing.Pointer] | None,
) -> int: ...
def cutensornetNetworkPrepareContraction(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensornetNetworkPrepareGradientsBackward(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensornetNetworkSetAdjointTensorMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    buffer: _typing.DevicePointer,
    strides: _Sequence[_SupportsInt] | None,
) -> None: ...
def cutensornetNetworkSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    attr: cutensornetNetworkAttributes_t,
    buffer: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensornetNetworkSetGradientTensorMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    correspondingTensorId: _SupportsInt,
    buffer: _typing.DevicePointer,
    strides: _Sequence[_SupportsInt] | None,
) -> None: ...
def cutensornetNetworkSetInputTensorMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    tensorId: _SupportsInt,
    buffer: _typing.DevicePointer,
    strides: _Sequence[_SupportsInt] | None,
) -> None: ...
def cutensornetNetworkSetOptimizerInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
) -> None: ...
def cutensornetNetworkSetOutputTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    numModes: _SupportsInt,
    modeLabels: _Sequence[_SupportsInt] | None,
    dataType: cudaDataType,
) -> None: ...
def cutensornetNetworkSetOutputTensorMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    buffer: _typing.DevicePointer,
    strides: _Sequence[_SupportsInt] | None,
) -> None: ...
def cutensornetSamplerConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkSampler: cutensornetStateSampler_t | _SupportsInt | None,
    attribute: cutensornetSamplerAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> None: ...
def cutensornetSamplerGetInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkSampler: cutensornetStateSampler_t | _SupportsInt | None,
    attribute: cutensornetSamplerAttributes_t,
    attributeSize: _SupportsInt,
) -> _Any: ...
def cutensornetSamplerPrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkSampler: cutensornetStateSampler_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetSamplerSample(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkSampler: cutensornetStateSampler_t | _SupportsInt | None,
    numShots: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    samples: _typing.Pointer,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetSetDeviceMemHandler(
    handle: cutensornetHandle_t | _SupportsInt | None,
    devMemHandler: cutensornetDeviceMemHandler_t | None,
) -> None: ...
def cutensornetStateApplyControlledTensorOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numControlModes: _SupportsInt,
    stateControlModes: _Sequence[_SupportsInt] | None,
    stateControlValues: _Sequence[_SupportsInt] | None,
    numTargetModes: _SupportsInt,
    stateTargetModes: _Sequence[_SupportsInt] | None,
    tensorData: _typing.DevicePointer,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
) -> int: ...
def cutensornetStateApplyDiagonalTensorOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    tensorData: _typing.DevicePointer,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
) -> int: ...
def cutensornetStateApplyGeneralChannel(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    numTensors: _SupportsInt,
    tensorData: _Sequence[_typing.Pointer] | None,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
) -> int: ...
def cutensornetStateApplyNetworkOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    tensorNetworkOperator: cutensornetNetworkOperator_t | _SupportsInt | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
) -> int: ...
def cutensornetStateApplyTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    tensorData: _typing.DevicePointer,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
) -> int: ...
def cutensornetStateApplyTensorOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    tensorData: _typing.DevicePointer,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
) -> int: ...
def cutensornetStateApplyTensorOperatorWithGradient(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    tensorData: _typing.DevicePointer,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    immutable: _SupportsInt,
    adjoint: _SupportsInt,
    unitary: _SupportsInt,
    gradientData: _typing.Pointer,
    gradientModeStrides: _Sequence[_SupportsInt] | None,
) -> int: ...
def cutensornetStateApplyUnitaryChannel(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    numStateModes: _SupportsInt,
    stateModes: _Sequence[_SupportsInt] | None,
    numTensors: _SupportsInt,
    tensorData: _Sequence[_typing.Pointer] | None,
    tensorModeStrides: _Sequence[_SupportsInt] | None,
    probabilities: _Sequence[float] | None,
) -> int: ...
def cutensornetStateCaptureMPS(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
) -> None: ...
def cutensornetStateCompute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    extentsOut: _Sequence[_typing.Pointer] | None,
    stridesOut: _Sequence[_typing.Pointer] | None,
    stateTensorsOut: _Sequence[_typing.Pointer] | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetStateConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    attribute: cutensornetStateAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> None: ...
def cutensornetStateFinalizeMPS(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    boundaryCondition: cutensornetBoundaryCondition_t,
    extentsOut: _Sequence[_typing.Pointer] | None,
    stridesOut: _Sequence[_typing.Pointer] | None,
) -> None: ...
def cutensornetStateGetInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    attribute: cutensornetStateAttributes_t,
    attributeSize: _SupportsInt,
) -> _Any: ...
def cutensornetStateInitializeMPS(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    boundaryCondition: cutensornetBoundaryCondition_t,
    extentsIn: _Sequence[_typing.Pointer] | None,
    stridesIn: _Sequence[_typing.Pointer] | None,
    stateTensorsIn: _Sequence[_typing.Pointer] | None,
) -> None: ...
def cutensornetStatePrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetStateProjectionMPSComputeTensorEnv(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    envSpec: cutensornetMPSEnvBounds_t | None,
    stridesIn: _Sequence[_SupportsInt] | None,
    envTensorDataIn: _typing.Pointer,
    stridesOut: _Sequence[_SupportsInt] | None,
    envTensorDataOut: _typing.Pointer,
    applyInvMetric: _SupportsInt,
    reResolveChannels: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetStateProjectionMPSConfigure(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    attribute: cutensornetStateProjectionMPSAttributes_t,
    attributeValue: object,
    attributeSize: _SupportsInt,
) -> None: ...
def cutensornetStateProjectionMPSExtractTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    envSpec: cutensornetMPSEnvBounds_t | None,
    strides: _Sequence[_SupportsInt] | None,
    envTensorData: _typing.Pointer,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetStateProjectionMPSGetTensorInfo(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    envSpec: cutensornetMPSEnvBounds_t | None,
    extents: _Sequence[_SupportsInt] | None,
    recommendedStrides: _Sequence[_SupportsInt] | None,
) -> None: ...
def cutensornetStateProjectionMPSInsertTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    envSpec: cutensornetMPSEnvBounds_t | None,
    orthoSpec: cutensornetMPSEnvBounds_t | None,
    strides: _Sequence[_SupportsInt] | None,
    envTensorData: _typing.Pointer,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetStateProjectionMPSPrepare(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    maxWorkspaceSizeDevice: _SupportsInt,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetStateProjectionMPSUpdateCoefficients(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    numCoeffs: _SupportsInt,
    coeffs: _Sequence[cuDoubleComplex] | None,
) -> None: ...
def cutensornetStateProjectionMPSUpdateDualTensors(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t | _SupportsInt | None,
    maxExtents: _Sequence[_typing.Pointer] | None,
    validExtents: _Sequence[_typing.Pointer] | None,
    strides: _Sequence[_typing.Pointer] | None,
    dualTensorsData: _Sequence[_typing.Pointer] | None,
    orthoSpec: cutensornetMPSEnvBounds_t | None,
    cudaStream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetStateUpdateTensor(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    tensorId: _SupportsInt,
    tensorData: _typing.DevicePointer,
    unitary: _SupportsInt,
) -> None: ...
def cutensornetStateUpdateTensorOperator(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    tensorId: _SupportsInt,
    tensorData: _typing.DevicePointer,
    unitary: _SupportsInt,
) -> None: ...
def cutensornetStateUpdateTensorOperatorGradient(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorNetworkState: cutensornetState_t | _SupportsInt | None,
    tensorId: _SupportsInt,
    gradientData: _typing.Pointer,
) -> None: ...
def cutensornetTensorDescriptorGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    tensorDesc: cutensornetTensorDescriptor_t | _SupportsInt | None,
    attr: cutensornetTensorDescriptorAttributes_t,
    sizeInBytes: _SupportsInt,
) -> _Any: ...
def cutensornetTensorQR(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorIn: cutensornetTensorDescriptor_t | _SupportsInt | None,
    rawDataIn: _typing.DevicePointer,
    descTensorQ: cutensornetTensorDescriptor_t | _SupportsInt | None,
    q: _typing.DevicePointer,
    descTensorR: cutensornetTensorDescriptor_t | _SupportsInt | None,
    r: _typing.DevicePointer,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetTensorSVD(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorIn: cutensornetTensorDescriptor_t | _SupportsInt | None,
    rawDataIn: _typing.DevicePointer,
    descTensorU: cutensornetTensorDescriptor_t | _SupportsInt | None,
    u: _typing.DevicePointer,
    s: _typing.DevicePointer,
    descTensorV: cutensornetTensorDescriptor_t | _SupportsInt | None,
    v: _typing.DevicePointer,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    svdInfo: cutensornetTensorSVDInfo_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> None: ...
def cutensornetTensorSVDConfigGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    attr: cutensornetTensorSVDConfigAttributes_t,
    sizeInBytes: _SupportsInt,
) -> _Any: ...
def cutensornetTensorSVDConfigSetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    attr: cutensornetTensorSVDConfigAttributes_t,
    buffer: object,
    sizeInBytes: _SupportsInt,
) -> None: ...
def cutensornetTensorSVDInfoGetAttribute(
    handle: cutensornetHandle_t | _SupportsInt | None,
    svdInfo: cutensornetTensorSVDInfo_t | _SupportsInt | None,
    attr: cutensornetTensorSVDInfoAttributes_t,
    sizeInBytes: _SupportsInt,
) -> _Any: ...
def cutensornetUpdateContractionOptimizerInfoFromPackedData(
    handle: cutensornetHandle_t | _SupportsInt | None,
    buffer: _typing.Pointer,
    sizeInBytes: _SupportsInt,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
) -> None: ...
def cutensornetWorkspaceComputeContractionSizes(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensornetWorkspaceComputeGateSplitSizes(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorInA: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorInB: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorInG: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorU: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorV: cutensornetTensorDescriptor_t | _SupportsInt | None,
    gateAlgo: cutensornetGateSplitAlgo_t,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    computeType: cutensornetComputeType_t,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensornetWorkspaceComputeQRSizes(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorIn: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorQ: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorR: cutensornetTensorDescriptor_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensornetWorkspaceComputeSVDSizes(
    handle: cutensornetHandle_t | _SupportsInt | None,
    descTensorIn: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorU: cutensornetTensorDescriptor_t | _SupportsInt | None,
    descTensorV: cutensornetTensorDescriptor_t | _SupportsInt | None,
    svdConfig: cutensornetTensorSVDConfig_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensornetWorkspaceComputeSizes(
    handle: cutensornetHandle_t | _SupportsInt | None,
    networkDesc: cutensornetNetworkDescriptor_t | _SupportsInt | None,
    optimizerInfo: cutensornetContractionOptimizerInfo_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
) -> None: ...
def cutensornetWorkspaceGet(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    memSpace: cutensornetMemspace_t,
) -> tuple[int, int]: ...
def cutensornetWorkspaceGetMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    memSpace: cutensornetMemspace_t,
    workKind: cutensornetWorkspaceKind_t,
) -> tuple[int, int]: ...
def cutensornetWorkspaceGetMemorySize(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    workPref: cutensornetWorksizePref_t,
    memSpace: cutensornetMemspace_t,
    workKind: cutensornetWorkspaceKind_t,
) -> int: ...
def cutensornetWorkspaceGetSize(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    workPref: cutensornetWorksizePref_t,
    memSpace: cutensornetMemspace_t,
) -> int: ...
def cutensornetWorkspacePurgeCache(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    memSpace: cutensornetMemspace_t,
) -> None: ...
def cutensornetWorkspaceSet(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    memSpace: cutensornetMemspace_t,
    workspacePtr: _typing.Pointer,
    workspaceSize: _SupportsInt,
) -> None: ...
def cutensornetWorkspaceSetMemory(
    handle: cutensornetHandle_t | _SupportsInt | None,
    workDesc: cutensornetWorkspaceDescriptor_t | _SupportsInt | None,
    memSpace: cutensornetMemspace_t,
    workKind: cutensornetWorkspaceKind_t,
    memoryPtr: _typing.Pointer,
    memorySize: _SupportsInt,
) -> None: ...
