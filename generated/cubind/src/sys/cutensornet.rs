//! The C functions, as the library exports them: cuTensorNet.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::cutensornet::{CUTENSORNET, all_types::*};
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

sys! {
    CUTENSORNET, Err(_) => core::ptr::null();

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetGetErrorString(error: cutensornetStatus_t) -> *const core::ffi::c_char;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetGetLastError() -> *const core::ffi::c_char;
}

sys! {
    CUTENSORNET, Err(_) => output::zeroed();

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetGetCudartVersion() -> usize;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetGetVersion() -> usize;
}

sys! {
    CUTENSORNET, Err(missing) => missing.status();

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetAccessorCompute(handle: cutensornetHandle_t, tensorNetworkAccessor: cutensornetStateAccessor_t, projectedModeValues: *const i64, workDesc: cutensornetWorkspaceDescriptor_t, amplitudesTensor: *mut c_void, stateNorm: *mut c_void, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetAccessorConfigure(handle: cutensornetHandle_t, tensorNetworkAccessor: cutensornetStateAccessor_t, attribute: cutensornetAccessorAttributes_t, attributeValue: *const c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetAccessorGetInfo(handle: cutensornetHandle_t, tensorNetworkAccessor: cutensornetStateAccessor_t, attribute: cutensornetAccessorAttributes_t, attributeValue: *mut c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetAccessorPrepare(handle: cutensornetHandle_t, tensorNetworkAccessor: cutensornetStateAccessor_t, maxWorkspaceSizeDevice: usize, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractSlices(handle: cutensornetHandle_t, plan: cutensornetContractionPlan_t, rawDataIn: *const *const c_void, rawDataOut: *mut c_void, accumulateOutput: i32, workDesc: cutensornetWorkspaceDescriptor_t, sliceGroup: cutensornetSliceGroup_t, stream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContraction(handle: cutensornetHandle_t, plan: cutensornetContractionPlan_t, rawDataIn: *const *const c_void, rawDataOut: *mut c_void, workDesc: cutensornetWorkspaceDescriptor_t, sliceId: i64, stream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractionAutotune(handle: cutensornetHandle_t, plan: cutensornetContractionPlan_t, rawDataIn: *const *const c_void, rawDataOut: *mut c_void, workDesc: cutensornetWorkspaceDescriptor_t, pref: cutensornetContractionAutotunePreference_t, stream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractionAutotunePreferenceGetAttribute(handle: cutensornetHandle_t, autotunePreference: cutensornetContractionAutotunePreference_t, attr: cutensornetContractionAutotunePreferenceAttributes_t, buffer: *mut c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractionAutotunePreferenceSetAttribute(handle: cutensornetHandle_t, autotunePreference: cutensornetContractionAutotunePreference_t, attr: cutensornetContractionAutotunePreferenceAttributes_t, buffer: *const c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractionOptimize(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, optimizerConfig: cutensornetContractionOptimizerConfig_t, workspaceSizeConstraint: u64, optimizerInfo: cutensornetContractionOptimizerInfo_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractionOptimizerConfigGetAttribute(handle: cutensornetHandle_t, optimizerConfig: cutensornetContractionOptimizerConfig_t, attr: cutensornetContractionOptimizerConfigAttributes_t, buffer: *mut c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractionOptimizerConfigSetAttribute(handle: cutensornetHandle_t, optimizerConfig: cutensornetContractionOptimizerConfig_t, attr: cutensornetContractionOptimizerConfigAttributes_t, buffer: *const c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractionOptimizerInfoGetAttribute(handle: cutensornetHandle_t, optimizerInfo: cutensornetContractionOptimizerInfo_t, attr: cutensornetContractionOptimizerInfoAttributes_t, buffer: *mut c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractionOptimizerInfoGetPackedSize(handle: cutensornetHandle_t, optimizerInfo: cutensornetContractionOptimizerInfo_t, sizeInBytes: *mut usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractionOptimizerInfoPackData(handle: cutensornetHandle_t, optimizerInfo: cutensornetContractionOptimizerInfo_t, buffer: *mut c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetContractionOptimizerInfoSetAttribute(handle: cutensornetHandle_t, optimizerInfo: cutensornetContractionOptimizerInfo_t, attr: cutensornetContractionOptimizerInfoAttributes_t, buffer: *const c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreate(handle: *mut cutensornetHandle_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateAccessor(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numProjectedModes: i32, projectedModes: *const i32, amplitudesTensorStrides: *const i64, tensorNetworkAccessor: *mut cutensornetStateAccessor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateContractionAutotunePreference(handle: cutensornetHandle_t, autotunePreference: *mut cutensornetContractionAutotunePreference_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateContractionOptimizerConfig(handle: cutensornetHandle_t, optimizerConfig: *mut cutensornetContractionOptimizerConfig_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateContractionOptimizerInfo(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, optimizerInfo: *mut cutensornetContractionOptimizerInfo_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateContractionOptimizerInfoFromPackedData(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, buffer: *const c_void, sizeInBytes: usize, optimizerInfo: *mut cutensornetContractionOptimizerInfo_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateContractionPlan(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, optimizerInfo: cutensornetContractionOptimizerInfo_t, workDesc: cutensornetWorkspaceDescriptor_t, plan: *mut cutensornetContractionPlan_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.14.
    #[since = "2.14"]
    fn cutensornetCreateDistributedTensorDescriptor(handle: cutensornetHandle_t, numModes: i32, extents: *const i64, elementStrides: *const i64, blockSizes: *const i64, blockStrides: *const i64, nranksPerMode: *const i64, modeLabels: *const i32, dataType: runtime::cudaDataType, tensorDesc: *mut cutensornetTensorDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateExpectation(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, tensorNetworkOperator: cutensornetNetworkOperator_t, tensorNetworkExpectation: *mut cutensornetStateExpectation_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateMarginal(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numMarginalModes: i32, marginalModes: *const i32, numProjectedModes: i32, projectedModes: *const i32, marginalTensorStrides: *const i64, tensorNetworkMarginal: *mut cutensornetStateMarginal_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateMarginalDiagonal(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numMarginalModes: i32, marginalModes: *const i32, numProjectedModes: i32, projectedModes: *const i32, marginalDiagonalTensorStrides: *const i64, tensorNetworkMarginal: *mut cutensornetStateMarginal_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateNetwork(handle: cutensornetHandle_t, networkDesc: *mut cutensornetNetworkDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateNetworkAutotunePreference(handle: cutensornetHandle_t, autotunePreference: *mut cutensornetNetworkAutotunePreference_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateNetworkDescriptor(handle: cutensornetHandle_t, numInputs: i32, numModesIn: *const i32, extentsIn: *const *const i64, stridesIn: *const *const i64, modesIn: *const *const i32, qualifiersIn: *const cutensornetTensorQualifiers_t, numModesOut: i32, extentsOut: *const i64, stridesOut: *const i64, modesOut: *const i32, dataType: runtime::cudaDataType, computeType: cutensornetComputeType_t, networkDesc: *mut cutensornetNetworkDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateNetworkOperator(handle: cutensornetHandle_t, numStateModes: i32, stateModeExtents: *const i64, dataType: runtime::cudaDataType, tensorNetworkOperator: *mut cutensornetNetworkOperator_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateSampler(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numModesToSample: i32, modesToSample: *const i32, tensorNetworkSampler: *mut cutensornetStateSampler_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateSliceGroupFromIDRange(handle: cutensornetHandle_t, sliceIdStart: i64, sliceIdStop: i64, sliceIdStep: i64, sliceGroup: *mut cutensornetSliceGroup_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateSliceGroupFromIDs(handle: cutensornetHandle_t, beginIDSequence: *const i64, endIDSequence: *const i64, sliceGroup: *mut cutensornetSliceGroup_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateState(handle: cutensornetHandle_t, purity: cutensornetStatePurity_t, numStateModes: i32, stateModeExtents: *const i64, dataType: runtime::cudaDataType, tensorNetworkState: *mut cutensornetState_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateStateProjectionMPS(handle: cutensornetHandle_t, numStates: i32, tensorNetworkStates: *const cutensornetState_t, coeffs: *const runtime::cuDoubleComplex, symmetric: i32, numEnvs: i32, specEnvs: *const cutensornetMPSEnvBounds_t, boundaryCondition: cutensornetBoundaryCondition_t, numTensors: i32, quditsPerTensor: *const i32, extentsOut: *mut *const i64, stridesOut: *mut *const i64, dualTensorsDataOut: *mut *mut c_void, orthoSpec: *const cutensornetMPSEnvBounds_t, tensorNetworkProjection: *mut cutensornetStateProjectionMPS_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateTensorDescriptor(handle: cutensornetHandle_t, numModes: i32, extents: *const i64, strides: *const i64, modeLabels: *const i32, dataType: runtime::cudaDataType, tensorDesc: *mut cutensornetTensorDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateTensorSVDConfig(handle: cutensornetHandle_t, svdConfig: *mut cutensornetTensorSVDConfig_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateTensorSVDInfo(handle: cutensornetHandle_t, svdInfo: *mut cutensornetTensorSVDInfo_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetCreateWorkspaceDescriptor(handle: cutensornetHandle_t, workDesc: *mut cutensornetWorkspaceDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroy(handle: cutensornetHandle_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyAccessor(tensorNetworkAccessor: cutensornetStateAccessor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyContractionAutotunePreference(autotunePreference: cutensornetContractionAutotunePreference_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyContractionOptimizerConfig(optimizerConfig: cutensornetContractionOptimizerConfig_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyContractionOptimizerInfo(optimizerInfo: cutensornetContractionOptimizerInfo_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyContractionPlan(plan: cutensornetContractionPlan_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyExpectation(tensorNetworkExpectation: cutensornetStateExpectation_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyMarginal(tensorNetworkMarginal: cutensornetStateMarginal_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyNetwork(networkDesc: cutensornetNetworkDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyNetworkAutotunePreference(autotunePreference: cutensornetNetworkAutotunePreference_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyNetworkDescriptor(networkDesc: cutensornetNetworkDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyNetworkOperator(tensorNetworkOperator: cutensornetNetworkOperator_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroySampler(tensorNetworkSampler: cutensornetStateSampler_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroySliceGroup(sliceGroup: cutensornetSliceGroup_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyState(tensorNetworkState: cutensornetState_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyStateProjectionMPS(tensorNetworkProjection: cutensornetStateProjectionMPS_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyTensorDescriptor(tensorDesc: cutensornetTensorDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyTensorSVDConfig(svdConfig: cutensornetTensorSVDConfig_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyTensorSVDInfo(svdInfo: cutensornetTensorSVDInfo_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDestroyWorkspaceDescriptor(workDesc: cutensornetWorkspaceDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDistributedGetNumRanks(handle: cutensornetHandle_t, numRanks: *mut i32) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDistributedGetProcRank(handle: cutensornetHandle_t, procRank: *mut i32) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDistributedResetConfiguration(handle: cutensornetHandle_t, commPtr: *const c_void, commSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetDistributedSynchronize(handle: cutensornetHandle_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetExpectationCompute(handle: cutensornetHandle_t, tensorNetworkExpectation: cutensornetStateExpectation_t, workDesc: cutensornetWorkspaceDescriptor_t, expectationValue: *mut c_void, stateNorm: *mut c_void, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetExpectationComputeWithGradientsBackward(handle: cutensornetHandle_t, tensorNetworkExpectation: cutensornetStateExpectation_t, accumulateGradients: i32, expectationValueAdjoint: *const c_void, stateNormAdjoint: *const c_void, workDesc: cutensornetWorkspaceDescriptor_t, expectationValue: *mut c_void, stateNorm: *mut c_void, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetExpectationConfigure(handle: cutensornetHandle_t, tensorNetworkExpectation: cutensornetStateExpectation_t, attribute: cutensornetExpectationAttributes_t, attributeValue: *const c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetExpectationGetInfo(handle: cutensornetHandle_t, tensorNetworkExpectation: cutensornetStateExpectation_t, attribute: cutensornetExpectationAttributes_t, attributeValue: *mut c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetExpectationPrepare(handle: cutensornetHandle_t, tensorNetworkExpectation: cutensornetStateExpectation_t, maxWorkspaceSizeDevice: usize, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetGateSplit(handle: cutensornetHandle_t, descTensorInA: cutensornetTensorDescriptor_t, rawDataInA: *const c_void, descTensorInB: cutensornetTensorDescriptor_t, rawDataInB: *const c_void, descTensorInG: cutensornetTensorDescriptor_t, rawDataInG: *const c_void, descTensorU: cutensornetTensorDescriptor_t, u: *mut c_void, s: *mut c_void, descTensorV: cutensornetTensorDescriptor_t, v: *mut c_void, gateAlgo: cutensornetGateSplitAlgo_t, svdConfig: cutensornetTensorSVDConfig_t, computeType: cutensornetComputeType_t, svdInfo: cutensornetTensorSVDInfo_t, workDesc: cutensornetWorkspaceDescriptor_t, stream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetGetDeviceMemHandler(handle: cutensornetHandle_t, devMemHandler: *mut cutensornetDeviceMemHandler_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetGetOutputStateDetails(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numTensorsOut: *mut i32, numModesOut: *mut i32, extentsOut: *mut *mut i64, stridesOut: *mut *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetGetOutputTensorDescriptor(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, outputTensorDesc: *mut cutensornetTensorDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetGetOutputTensorDetails(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, numModes: *mut i32, dataSize: *mut usize, modeLabels: *mut i32, extents: *mut i64, strides: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetGetTensorDetails(handle: cutensornetHandle_t, tensorDesc: cutensornetTensorDescriptor_t, numModes: *mut i32, dataSize: *mut usize, modeLabels: *mut i32, extents: *mut i64, strides: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetLoggerForceDisable() -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetLoggerOpenFile(logFile: *const core::ffi::c_char) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetLoggerSetCallback(callback: cutensornetLoggerCallback_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetLoggerSetCallbackData(callback: cutensornetLoggerCallbackData_t, userData: *mut c_void) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetLoggerSetFile(file: *mut FILE) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetLoggerSetLevel(level: i32) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetLoggerSetMask(mask: i32) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetMarginalCompute(handle: cutensornetHandle_t, tensorNetworkMarginal: cutensornetStateMarginal_t, projectedModeValues: *const i64, workDesc: cutensornetWorkspaceDescriptor_t, marginalTensor: *mut c_void, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetMarginalConfigure(handle: cutensornetHandle_t, tensorNetworkMarginal: cutensornetStateMarginal_t, attribute: cutensornetMarginalAttributes_t, attributeValue: *const c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetMarginalGetInfo(handle: cutensornetHandle_t, tensorNetworkMarginal: cutensornetStateMarginal_t, attribute: cutensornetMarginalAttributes_t, attributeValue: *mut c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetMarginalPrepare(handle: cutensornetHandle_t, tensorNetworkMarginal: cutensornetStateMarginal_t, maxWorkspaceSizeDevice: usize, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkAppendTensor(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, numModes: i32, extents: *const i64, modeLabels: *const i32, qualifiers: *const cutensornetTensorQualifiers_t, dataType: runtime::cudaDataType, tensorId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkAutotuneContraction(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, workDesc: cutensornetWorkspaceDescriptor_t, pref: cutensornetNetworkAutotunePreference_t, stream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkAutotunePreferenceGetAttribute(handle: cutensornetHandle_t, autotunePreference: cutensornetNetworkAutotunePreference_t, attr: cutensornetNetworkAutotunePreferenceAttributes_t, buffer: *mut c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkAutotunePreferenceSetAttribute(handle: cutensornetHandle_t, autotunePreference: cutensornetNetworkAutotunePreference_t, attr: cutensornetNetworkAutotunePreferenceAttributes_t, buf: *const c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkComputeGradientsBackward(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, accumulateOutput: i32, workDesc: cutensornetWorkspaceDescriptor_t, sliceGroup: cutensornetSliceGroup_t, stream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkContract(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, accumulateOutput: i32, workDesc: cutensornetWorkspaceDescriptor_t, sliceGroup: cutensornetSliceGroup_t, stream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkGetAttribute(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, attr: cutensornetNetworkAttributes_t, buffer: *mut c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkOperatorAppendMPO(handle: cutensornetHandle_t, tensorNetworkOperator: cutensornetNetworkOperator_t, coefficient: runtime::cuDoubleComplex, numStateModes: i32, stateModes: *const i32, tensorModeExtents: *mut *const i64, tensorModeStrides: *mut *const i64, tensorData: *mut *const c_void, boundaryCondition: cutensornetBoundaryCondition_t, componentId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkOperatorAppendProduct(handle: cutensornetHandle_t, tensorNetworkOperator: cutensornetNetworkOperator_t, coefficient: runtime::cuDoubleComplex, numTensors: i32, numStateModes: *const i32, stateModes: *mut *const i32, tensorModeStrides: *mut *const i64, tensorData: *mut *const c_void, componentId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkPrepareContraction(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, workDesc: cutensornetWorkspaceDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkPrepareGradientsBackward(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, workDesc: cutensornetWorkspaceDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkSetAdjointTensorMemory(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, buffer: *const c_void, strides: *const i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkSetAttribute(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, attr: cutensornetNetworkAttributes_t, buffer: *const c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkSetGradientTensorMemory(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, correspondingTensorId: i64, buffer: *mut c_void, strides: *const i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkSetInputTensorMemory(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, tensorId: i64, buffer: *const c_void, strides: *const i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkSetOptimizerInfo(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, optimizerInfo: cutensornetContractionOptimizerInfo_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkSetOutputTensor(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, numModes: i32, modeLabels: *const i32, dataType: runtime::cudaDataType) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetNetworkSetOutputTensorMemory(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, buffer: *mut c_void, strides: *const i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetSamplerConfigure(handle: cutensornetHandle_t, tensorNetworkSampler: cutensornetStateSampler_t, attribute: cutensornetSamplerAttributes_t, attributeValue: *const c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetSamplerGetInfo(handle: cutensornetHandle_t, tensorNetworkSampler: cutensornetStateSampler_t, attribute: cutensornetSamplerAttributes_t, attributeValue: *mut c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetSamplerPrepare(handle: cutensornetHandle_t, tensorNetworkSampler: cutensornetStateSampler_t, maxWorkspaceSizeDevice: usize, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetSamplerSample(handle: cutensornetHandle_t, tensorNetworkSampler: cutensornetStateSampler_t, numShots: i64, workDesc: cutensornetWorkspaceDescriptor_t, samples: *mut i64, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetSetDeviceMemHandler(handle: cutensornetHandle_t, devMemHandler: *const cutensornetDeviceMemHandler_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateApplyControlledTensorOperator(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numControlModes: i32, stateControlModes: *const i32, stateControlValues: *const i64, numTargetModes: i32, stateTargetModes: *const i32, tensorData: *mut c_void, tensorModeStrides: *const i64, immutable: i32, adjoint: i32, unitary: i32, tensorId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateApplyDiagonalTensorOperator(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numStateModes: i32, stateModes: *const i32, tensorData: *mut c_void, tensorModeStrides: *const i64, immutable: i32, adjoint: i32, unitary: i32, tensorId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateApplyGeneralChannel(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numStateModes: i32, stateModes: *const i32, numTensors: i32, tensorData: *mut *mut c_void, tensorModeStrides: *const i64, channelId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateApplyNetworkOperator(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, tensorNetworkOperator: cutensornetNetworkOperator_t, immutable: i32, adjoint: i32, unitary: i32, operatorId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateApplyTensor(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numStateModes: i32, stateModes: *const i32, tensorData: *mut c_void, tensorModeStrides: *const i64, immutable: i32, adjoint: i32, unitary: i32, tensorId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateApplyTensorOperator(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numStateModes: i32, stateModes: *const i32, tensorData: *mut c_void, tensorModeStrides: *const i64, immutable: i32, adjoint: i32, unitary: i32, tensorId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateApplyTensorOperatorWithGradient(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numStateModes: i32, stateModes: *const i32, tensorData: *mut c_void, tensorModeStrides: *const i64, immutable: i32, adjoint: i32, unitary: i32, gradientData: *mut c_void, gradientModeStrides: *const i64, tensorId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateApplyUnitaryChannel(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, numStateModes: i32, stateModes: *const i32, numTensors: i32, tensorData: *mut *mut c_void, tensorModeStrides: *const i64, probabilities: *const f64, channelId: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateCaptureMPS(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateCompute(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, workDesc: cutensornetWorkspaceDescriptor_t, extentsOut: *mut *mut i64, stridesOut: *mut *mut i64, stateTensorsOut: *mut *mut c_void, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateConfigure(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, attribute: cutensornetStateAttributes_t, attributeValue: *const c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateFinalizeMPS(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, boundaryCondition: cutensornetBoundaryCondition_t, extentsOut: *const *const i64, stridesOut: *const *const i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateGetInfo(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, attribute: cutensornetStateAttributes_t, attributeValue: *mut c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateInitializeMPS(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, boundaryCondition: cutensornetBoundaryCondition_t, extentsIn: *const *const i64, stridesIn: *const *const i64, stateTensorsIn: *mut *mut c_void) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStatePrepare(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, maxWorkspaceSizeDevice: usize, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateProjectionMPSComputeTensorEnv(handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t, envSpec: *const cutensornetMPSEnvBounds_t, stridesIn: *const i64, envTensorDataIn: *const c_void, stridesOut: *const i64, envTensorDataOut: *mut c_void, applyInvMetric: i32, reResolveChannels: i32, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateProjectionMPSConfigure(handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t, attribute: cutensornetStateProjectionMPSAttributes_t, attributeValue: *const c_void, attributeSize: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateProjectionMPSExtractTensor(handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t, envSpec: *const cutensornetMPSEnvBounds_t, strides: *const i64, envTensorData: *mut c_void, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateProjectionMPSGetTensorInfo(handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t, envSpec: *const cutensornetMPSEnvBounds_t, extents: *mut i64, recommendedStrides: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateProjectionMPSInsertTensor(handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t, envSpec: *const cutensornetMPSEnvBounds_t, orthoSpec: *const cutensornetMPSEnvBounds_t, strides: *const i64, envTensorData: *const c_void, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateProjectionMPSPrepare(handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t, maxWorkspaceSizeDevice: usize, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateProjectionMPSUpdateCoefficients(handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t, numCoeffs: i32, coeffs: *const runtime::cuDoubleComplex) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateProjectionMPSUpdateDualTensors(handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t, maxExtents: *mut *const i64, validExtents: *mut *const i64, strides: *mut *const i64, dualTensorsData: *mut *mut c_void, orthoSpec: *const cutensornetMPSEnvBounds_t, cudaStream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateUpdateTensor(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, tensorId: i64, tensorData: *mut c_void, unitary: i32) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateUpdateTensorOperator(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, tensorId: i64, tensorData: *mut c_void, unitary: i32) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetStateUpdateTensorOperatorGradient(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, tensorId: i64, gradientData: *mut c_void) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.14.
    #[since = "2.14"]
    fn cutensornetTensorDescriptorGetAttribute(handle: cutensornetHandle_t, tensorDesc: cutensornetTensorDescriptor_t, attr: cutensornetTensorDescriptorAttributes_t, buffer: *mut c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetTensorQR(handle: cutensornetHandle_t, descTensorIn: cutensornetTensorDescriptor_t, rawDataIn: *const c_void, descTensorQ: cutensornetTensorDescriptor_t, q: *mut c_void, descTensorR: cutensornetTensorDescriptor_t, r: *mut c_void, workDesc: cutensornetWorkspaceDescriptor_t, stream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetTensorSVD(handle: cutensornetHandle_t, descTensorIn: cutensornetTensorDescriptor_t, rawDataIn: *const c_void, descTensorU: cutensornetTensorDescriptor_t, u: *mut c_void, s: *mut c_void, descTensorV: cutensornetTensorDescriptor_t, v: *mut c_void, svdConfig: cutensornetTensorSVDConfig_t, svdInfo: cutensornetTensorSVDInfo_t, workDesc: cutensornetWorkspaceDescriptor_t, stream: runtime::cudaStream_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetTensorSVDConfigGetAttribute(handle: cutensornetHandle_t, svdConfig: cutensornetTensorSVDConfig_t, attr: cutensornetTensorSVDConfigAttributes_t, buffer: *mut c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetTensorSVDConfigSetAttribute(handle: cutensornetHandle_t, svdConfig: cutensornetTensorSVDConfig_t, attr: cutensornetTensorSVDConfigAttributes_t, buffer: *const c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetTensorSVDInfoGetAttribute(handle: cutensornetHandle_t, svdInfo: cutensornetTensorSVDInfo_t, attr: cutensornetTensorSVDInfoAttributes_t, buffer: *mut c_void, sizeInBytes: usize) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetUpdateContractionOptimizerInfoFromPackedData(handle: cutensornetHandle_t, buffer: *const c_void, sizeInBytes: usize, optimizerInfo: cutensornetContractionOptimizerInfo_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceComputeContractionSizes(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, optimizerInfo: cutensornetContractionOptimizerInfo_t, workDesc: cutensornetWorkspaceDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceComputeGateSplitSizes(handle: cutensornetHandle_t, descTensorInA: cutensornetTensorDescriptor_t, descTensorInB: cutensornetTensorDescriptor_t, descTensorInG: cutensornetTensorDescriptor_t, descTensorU: cutensornetTensorDescriptor_t, descTensorV: cutensornetTensorDescriptor_t, gateAlgo: cutensornetGateSplitAlgo_t, svdConfig: cutensornetTensorSVDConfig_t, computeType: cutensornetComputeType_t, workDesc: cutensornetWorkspaceDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceComputeQRSizes(handle: cutensornetHandle_t, descTensorIn: cutensornetTensorDescriptor_t, descTensorQ: cutensornetTensorDescriptor_t, descTensorR: cutensornetTensorDescriptor_t, workDesc: cutensornetWorkspaceDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceComputeSVDSizes(handle: cutensornetHandle_t, descTensorIn: cutensornetTensorDescriptor_t, descTensorU: cutensornetTensorDescriptor_t, descTensorV: cutensornetTensorDescriptor_t, svdConfig: cutensornetTensorSVDConfig_t, workDesc: cutensornetWorkspaceDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceComputeSizes(handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, optimizerInfo: cutensornetContractionOptimizerInfo_t, workDesc: cutensornetWorkspaceDescriptor_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceGet(handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, memSpace: cutensornetMemspace_t, workspacePtr: *mut *mut c_void, workspaceSize: *mut u64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceGetMemory(handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, memSpace: cutensornetMemspace_t, workKind: cutensornetWorkspaceKind_t, memoryPtr: *mut *mut c_void, memorySize: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceGetMemorySize(handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, workPref: cutensornetWorksizePref_t, memSpace: cutensornetMemspace_t, workKind: cutensornetWorkspaceKind_t, memorySize: *mut i64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceGetSize(handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, workPref: cutensornetWorksizePref_t, memSpace: cutensornetMemspace_t, workspaceSize: *mut u64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspacePurgeCache(handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, memSpace: cutensornetMemspace_t) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceSet(handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, memSpace: cutensornetMemspace_t, workspacePtr: *mut c_void, workspaceSize: u64) -> cutensornetStatus_t;

    /// In `cutensornet.h` since cuTensorNet 2.13 or earlier.
    fn cutensornetWorkspaceSetMemory(handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, memSpace: cutensornetMemspace_t, workKind: cutensornetWorkspaceKind_t, memoryPtr: *mut c_void, memorySize: i64) -> cutensornetStatus_t;
}
