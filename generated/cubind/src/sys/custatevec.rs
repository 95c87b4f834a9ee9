//! The C functions, as the library exports them: cuStateVec.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no symbols of its own here.
use crate::custatevec::CUSTATEVEC;
#[allow(unused_imports)]
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::custatevec::all_types::*;

sys! {
    CUSTATEVEC, Err(_) => core::ptr::null();

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecGetErrorName(status: custatevecStatus_t) -> *const core::ffi::c_char;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecGetErrorString(status: custatevecStatus_t) -> *const core::ffi::c_char;
}

sys! {
    CUSTATEVEC, Err(_) => output::zeroed();

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecGetVersion() -> usize;
}

sys! {
    CUSTATEVEC, Err(missing) => missing.status();

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecAbs2SumArray(handle: custatevecHandle_t, sv: *const c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, abs2sum: *mut f64, bitOrdering: *const i32, bitOrderingLen: u32, maskBitString: *const i32, maskOrdering: *const i32, maskLen: u32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecAbs2SumArrayBatched(handle: custatevecHandle_t, batchedSv: *const c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, abs2sumArrays: *mut f64, abs2sumArrayStride: custatevecIndex_t, bitOrdering: *const i32, bitOrderingLen: u32, maskBitStrings: *const custatevecIndex_t, maskOrdering: *const i32, maskLen: u32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecAbs2SumOnZBasis(handle: custatevecHandle_t, sv: *const c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, abs2sum0: *mut f64, abs2sum1: *mut f64, basisBits: *const i32, nBasisBits: u32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecAccessorCreate(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, accessor: *mut custatevecAccessorDescriptor_t, bitOrdering: *const i32, bitOrderingLen: u32, maskBitString: *const i32, maskOrdering: *const i32, maskLen: u32, extraWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecAccessorCreateView(handle: custatevecHandle_t, sv: *const c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, accessor: *mut custatevecAccessorDescriptor_t, bitOrdering: *const i32, bitOrderingLen: u32, maskBitString: *const i32, maskOrdering: *const i32, maskLen: u32, extraWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecAccessorDestroy(accessor: custatevecAccessorDescriptor_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecAccessorGet(handle: custatevecHandle_t, accessor: custatevecAccessorDescriptor_t, externalBuffer: *mut c_void, begin: custatevecIndex_t, end: custatevecIndex_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecAccessorSet(handle: custatevecHandle_t, accessor: custatevecAccessorDescriptor_t, externalBuffer: *const c_void, begin: custatevecIndex_t, end: custatevecIndex_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecAccessorSetExtraWorkspace(handle: custatevecHandle_t, accessor: custatevecAccessorDescriptor_t, extraWorkspace: *mut c_void, extraWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecApplyGeneralizedPermutationMatrix(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, permutation: *mut custatevecIndex_t, diagonals: *const c_void, diagonalsDataType: runtime::cudaDataType, adjoint: i32, targets: *const i32, nTargets: u32, controls: *const i32, controlBitValues: *const i32, nControls: u32, extraWorkspace: *mut c_void, extraWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(handle: custatevecHandle_t, svDataType: runtime::cudaDataType, nIndexBits: u32, permutation: *const custatevecIndex_t, diagonals: *const c_void, diagonalsDataType: runtime::cudaDataType, targets: *const i32, nTargets: u32, nControls: u32, extraWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecApplyMatrix(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, matrix: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, adjoint: i32, targets: *const i32, nTargets: u32, controls: *const i32, controlBitValues: *const i32, nControls: u32, computeType: custatevecComputeType_t, extraWorkspace: *mut c_void, extraWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecApplyMatrixBatched(handle: custatevecHandle_t, batchedSv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, mapType: custatevecMatrixMapType_t, matrixIndices: *const i32, matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, adjoint: i32, nMatrices: u32, targets: *const i32, nTargets: u32, controls: *const i32, controlBitValues: *const i32, nControls: u32, computeType: custatevecComputeType_t, extraWorkspace: *mut c_void, extraWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecApplyMatrixBatchedGetWorkspaceSize(handle: custatevecHandle_t, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, mapType: custatevecMatrixMapType_t, matrixIndices: *const i32, matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, adjoint: i32, nMatrices: u32, nTargets: u32, nControls: u32, computeType: custatevecComputeType_t, extraWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecApplyMatrixGetWorkspaceSize(handle: custatevecHandle_t, svDataType: runtime::cudaDataType, nIndexBits: u32, matrix: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, adjoint: i32, nTargets: u32, nControls: u32, computeType: custatevecComputeType_t, extraWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecApplyPauliRotation(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, theta: f64, paulis: *const custatevecPauli_t, targets: *const i32, nTargets: u32, controls: *const i32, controlBitValues: *const i32, nControls: u32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecBatchMeasure(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, bitString: *mut i32, bitOrdering: *const i32, bitStringLen: u32, randnum: f64, collapse: custatevecCollapseOp_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecBatchMeasureWithOffset(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, bitString: *mut i32, bitOrdering: *const i32, bitStringLen: u32, randnum: f64, collapse: custatevecCollapseOp_t, offset: f64, abs2sum: f64) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecCollapseByBitString(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, bitString: *const i32, bitOrdering: *const i32, bitStringLen: u32, norm: f64) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecCollapseByBitStringBatched(handle: custatevecHandle_t, batchedSv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, bitStrings: *const custatevecIndex_t, bitOrdering: *const i32, bitStringLen: u32, norms: *const f64, extraWorkspace: *mut c_void, extraWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecCollapseByBitStringBatchedGetWorkspaceSize(handle: custatevecHandle_t, nSVs: u32, bitStrings: *const custatevecIndex_t, norms: *const f64, extraWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecCollapseOnZBasis(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, parity: i32, basisBits: *const i32, nBasisBits: u32, norm: f64) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecCommunicatorCreate(handle: custatevecHandle_t, communicator: *mut custatevecCommunicatorDescriptor_t, communicatorType: custatevecCommunicatorType_t, soname: *const core::ffi::c_char) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecCommunicatorDestroy(handle: custatevecHandle_t, communicator: custatevecCommunicatorDescriptor_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecComputeExpectation(handle: custatevecHandle_t, sv: *const c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, expectationValue: *mut c_void, expectationDataType: runtime::cudaDataType, residualNorm: *mut f64, matrix: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, basisBits: *const i32, nBasisBits: u32, computeType: custatevecComputeType_t, extraWorkspace: *mut c_void, extraWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecComputeExpectationBatched(handle: custatevecHandle_t, batchedSv: *const c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, expectationValues: *mut runtime::double2, matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nMatrices: u32, basisBits: *const i32, nBasisBits: u32, computeType: custatevecComputeType_t, extraWorkspace: *mut c_void, extraWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecComputeExpectationBatchedGetWorkspaceSize(handle: custatevecHandle_t, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nMatrices: u32, nBasisBits: u32, computeType: custatevecComputeType_t, extraWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecComputeExpectationGetWorkspaceSize(handle: custatevecHandle_t, svDataType: runtime::cudaDataType, nIndexBits: u32, matrix: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nBasisBits: u32, computeType: custatevecComputeType_t, extraWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecComputeExpectationsOnPauliBasis(handle: custatevecHandle_t, sv: *const c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, expectationValues: *mut f64, pauliOperatorsArray: *mut *const custatevecPauli_t, nPauliOperatorArrays: u32, basisBitsArray: *mut *const i32, nBasisBitsArray: *const u32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecCreate(handle: *mut custatevecHandle_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecDestroy(handle: custatevecHandle_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecDistIndexBitSwapSchedulerCreate(handle: custatevecHandle_t, scheduler: *mut custatevecDistIndexBitSwapSchedulerDescriptor_t, nGlobalIndexBits: u32, nLocalIndexBits: u32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecDistIndexBitSwapSchedulerDestroy(handle: custatevecHandle_t, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecDistIndexBitSwapSchedulerGetParameters(handle: custatevecHandle_t, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t, swapBatchIndex: i32, orgSubSVIndex: i32, parameters: *mut custatevecSVSwapParameters_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(handle: custatevecHandle_t, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t, indexBitSwaps: *const int2, nIndexBitSwaps: u32, maskBitString: *const i32, maskOrdering: *const i32, maskLen: u32, nSwapBatches: *mut u32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExAbs2SumArray(stateVector: custatevecExStateVectorDescriptor_t, abs2sum: *mut f64, outputOrdering: *const i32, outputOrderingLen: i32, maskBitString: *const i32, maskWireOrdering: *const i32, maskLen: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExApplyMatrix(stateVector: custatevecExStateVectorDescriptor_t, matrix: *const c_void, matrixDataType: runtime::cudaDataType, exMatrixType: custatevecExMatrixType_t, layout: custatevecMatrixLayout_t, adjoint: i32, targets: *const i32, numTargets: i32, controls: *const i32, controlBitValues: *const i32, numControls: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExApplyPauliRotation(stateVector: custatevecExStateVectorDescriptor_t, theta: f64, paulis: *const custatevecPauli_t, targets: *const i32, numTargets: i32, controls: *const i32, controlBitValues: *const i32, numControls: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExCommunicatorCreate(exCommunicator: *mut custatevecExCommunicatorDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExCommunicatorDestroy(exCommunicator: custatevecExCommunicatorDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExCommunicatorFinalize(exCommStatus: *mut custatevecExCommunicatorStatus_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExCommunicatorGetSizeAndRank(size: *mut i32, rank: *mut i32, exCommStatus: *mut custatevecExCommunicatorStatus_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExCommunicatorInitialize(communicatorType: custatevecCommunicatorType_t, libraryPath: *const core::ffi::c_char, argc: *mut i32, argv: *mut *mut *mut core::ffi::c_char, exCommStatus: *mut custatevecExCommunicatorStatus_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.15.
    #[since = "1.15"]
    fn custatevecExComputeExpectation(stateVector: custatevecExStateVectorDescriptor_t, expectationValues: *mut runtime::double2, matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, numMatrices: i32, basisWires: *const i32, numBasisWires: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExComputeExpectationOnPauliBasis(stateVector: custatevecExStateVectorDescriptor_t, expectationValues: *mut f64, pauliOperatorArrays: *mut *const custatevecPauli_t, numPauliOperatorArrays: i32, basisWiresArray: *mut *const i32, numBasisWiresArray: *const i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExConfigureSVUpdater(svUpdaterConfig: *mut custatevecExDictionaryDescriptor_t, dataType: runtime::cudaDataType, configItems: *const custatevecExSVUpdaterConfigItem_t, numConfigItems: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExConfigureStateVectorMultiDevice(svConfig: *mut custatevecExDictionaryDescriptor_t, svDataType: runtime::cudaDataType, numWires: i32, numDeviceWires: i32, deviceIds: *const i32, numDevices: i32, networkType: custatevecDeviceNetworkType_t, capability: u32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExConfigureStateVectorMultiProcess(svConfig: *mut custatevecExDictionaryDescriptor_t, svDataType: runtime::cudaDataType, numWires: i32, numDeviceWires: i32, deviceId: i32, memorySharingMethod: custatevecExMemorySharingMethod_t, globalIndexBitClasses: *const custatevecExGlobalIndexBitClass_t, numGlobalIndexBitsPerLayer: *const i32, numGlobalIndexBitLayers: i32, transferWorkspaceSizeInBytes: usize, auxConfig: *const c_void, capability: u32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExConfigureStateVectorSingleDevice(svConfig: *mut custatevecExDictionaryDescriptor_t, svDataType: runtime::cudaDataType, numWires: i32, numDeviceWires: i32, deviceId: i32, capability: u32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExDictionaryDestroy(dictionary: custatevecExDictionaryDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExMeasure(stateVector: custatevecExStateVectorDescriptor_t, bitString: *mut custatevecIndex_t, bitStringOrdering: *const i32, bitStringOrderingLen: i32, randnum: f64, collapse: custatevecCollapseOp_t, reserved: *const c_void) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExSVUpdaterApply(svUpdater: custatevecExSVUpdaterDescriptor_t, stateVector: custatevecExStateVectorDescriptor_t, randnums: *const f64, numRandnums: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExSVUpdaterClear(svUpdater: custatevecExSVUpdaterDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExSVUpdaterCreate(svUpdater: *mut custatevecExSVUpdaterDescriptor_t, svUpdaterConfig: custatevecExDictionaryDescriptor_t, resourceManager: custatevecExResourceManagerDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExSVUpdaterDestroy(svUpdater: custatevecExSVUpdaterDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExSVUpdaterEnqueueGeneralChannel(svUpdater: custatevecExSVUpdaterDescriptor_t, matrices: *const *const c_void, matrixDataType: runtime::cudaDataType, exMatrixTypes: *const custatevecExMatrixType_t, numMatrices: i32, layout: custatevecMatrixLayout_t, channelWires: *const i32, numChannelWires: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExSVUpdaterEnqueueMatrix(svUpdater: custatevecExSVUpdaterDescriptor_t, matrix: *const c_void, matrixDataType: runtime::cudaDataType, exMatrixType: custatevecExMatrixType_t, layout: custatevecMatrixLayout_t, adjoint: i32, targets: *const i32, numTargets: i32, controls: *const i32, controlBitValues: *const i32, numControls: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExSVUpdaterEnqueueUnitaryChannel(svUpdater: custatevecExSVUpdaterDescriptor_t, unitaries: *const *const c_void, unitariesDataType: runtime::cudaDataType, exMatrixTypes: *const custatevecExMatrixType_t, numUnitaries: i32, layout: custatevecMatrixLayout_t, probabilities: *const f64, channelWires: *const i32, numChannelWires: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExSVUpdaterGetMaxNumRequiredRandnums(svUpdater: custatevecExSVUpdaterDescriptor_t, maxNumRequiredRandnums: *mut i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExSample(stateVector: custatevecExStateVectorDescriptor_t, bitStrings: *mut custatevecIndex_t, bitStringOrdering: *const i32, bitStringOrderingLen: i32, randnums: *const f64, numShots: i32, output: custatevecSamplerOutput_t, abs2Sums: *const f64) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorAddWires(stateVector: custatevecExStateVectorDescriptor_t, indexBitDomain: custatevecExIndexBitDomain_t, numWiresToAdd: i32, wireInitMode: custatevecExWireInitMode_t, wiresAdded: *mut i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorCreateMultiProcess(stateVector: *mut custatevecExStateVectorDescriptor_t, svConfig: custatevecExDictionaryDescriptor_t, stream: runtime::cudaStream_t, exCommunicator: custatevecExCommunicatorDescriptor_t, resourceManager: custatevecExResourceManagerDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorCreateSingleProcess(stateVector: *mut custatevecExStateVectorDescriptor_t, svConfig: custatevecExDictionaryDescriptor_t, streams: *const runtime::cudaStream_t, numStreams: i32, resourceManager: custatevecExResourceManagerDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorDestroy(stateVector: custatevecExStateVectorDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorExposeResources(stateVector: custatevecExStateVectorDescriptor_t, exposeResources: custatevecExExposeResources_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorGetProperty(stateVector: custatevecExStateVectorDescriptor_t, property: custatevecExStateVectorProperty_t, value: *mut c_void, sizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorGetResourcesFromDeviceSubSV(stateVector: custatevecExStateVectorDescriptor_t, subSVIndex: i32, deviceId: *mut i32, d_subSV: *mut *mut c_void, stream: *mut runtime::cudaStream_t, handle: *mut custatevecHandle_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorGetResourcesFromDeviceSubSVView(stateVector: custatevecExStateVectorDescriptor_t, subSVIndex: i32, deviceId: *mut i32, d_subSV: *mut *const c_void, stream: *mut runtime::cudaStream_t, handle: *mut custatevecHandle_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(stateVector: custatevecExStateVectorDescriptor_t, subSVIndex: i32, sliceIndex: i32, subSVSlice: *mut *mut c_void, placement: *mut custatevecExMemoryPlacement_t, deviceId: *mut i32, stream: *mut runtime::cudaStream_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(stateVector: custatevecExStateVectorDescriptor_t, subSVIndex: i32, sliceIndex: i32, subSVSlice: *mut *const c_void, placement: *mut custatevecExMemoryPlacement_t, deviceId: *mut i32, stream: *mut runtime::cudaStream_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorGetState(stateVector: custatevecExStateVectorDescriptor_t, state: *mut c_void, dataType: runtime::cudaDataType, begin: custatevecIndex_t, end: custatevecIndex_t, maxNumConcurrentCopies: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorPermuteIndexBits(stateVector: custatevecExStateVectorDescriptor_t, permutation: *const i32, permutationLen: i32, permutationType: custatevecExPermutationType_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorReassignWireOrdering(stateVector: custatevecExStateVectorDescriptor_t, wireOrdering: *const i32, wireOrderingLen: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorSetMathMode(stateVector: custatevecExStateVectorDescriptor_t, mode: custatevecMathMode_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorSetState(stateVector: custatevecExStateVectorDescriptor_t, state: *const c_void, dataType: runtime::cudaDataType, begin: custatevecIndex_t, end: custatevecIndex_t, maxNumConcurrentCopies: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorSetZeroState(stateVector: custatevecExStateVectorDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorStageSubSV(stateVector: custatevecExStateVectorDescriptor_t, subSVIndex: i32) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.14 or earlier.
    fn custatevecExStateVectorSynchronize(stateVector: custatevecExStateVectorDescriptor_t) -> custatevecStatus_t;

    /// In `custatevecEx.h` since cuStateVec 1.15.
    #[since = "1.15"]
    fn custatevecExStateVectorSynchronizeScoped(stateVector: custatevecExStateVectorDescriptor_t, scope: custatevecExSynchronizationScope_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecGetDefaultWorkspaceSize(handle: custatevecHandle_t, workspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecGetDeviceMemHandler(handle: custatevecHandle_t, handler: *mut custatevecDeviceMemHandler_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecGetMathMode(handle: custatevecHandle_t, mode: *mut custatevecMathMode_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecGetProperty(r#type: runtime::libraryPropertyType, value: *mut i32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecGetStream(handle: custatevecHandle_t, streamId: *mut runtime::cudaStream_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecInitializeStateVector(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, svType: custatevecStateVectorType_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecLoggerForceDisable() -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecLoggerOpenFile(logFile: *const core::ffi::c_char) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecLoggerSetCallback(callback: custatevecLoggerCallback_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecLoggerSetCallbackData(callback: custatevecLoggerCallbackData_t, userData: *mut c_void) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecLoggerSetFile(file: *mut FILE) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecLoggerSetLevel(level: i32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecLoggerSetMask(mask: i32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecMeasureBatched(handle: custatevecHandle_t, batchedSv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, bitStrings: *mut custatevecIndex_t, bitOrdering: *const i32, bitStringLen: u32, randnums: *const f64, collapse: custatevecCollapseOp_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecMeasureOnZBasis(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, parity: *mut i32, basisBits: *const i32, nBasisBits: u32, randnum: f64, collapse: custatevecCollapseOp_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecMultiDeviceSwapIndexBits(handles: *mut custatevecHandle_t, nHandles: u32, subSVs: *mut *mut c_void, svDataType: runtime::cudaDataType, nGlobalIndexBits: u32, nLocalIndexBits: u32, indexBitSwaps: *const int2, nIndexBitSwaps: u32, maskBitString: *const i32, maskOrdering: *const i32, maskLen: u32, deviceNetworkType: custatevecDeviceNetworkType_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSVSwapWorkerCreate(handle: custatevecHandle_t, svSwapWorker: *mut custatevecSVSwapWorkerDescriptor_t, communicator: custatevecCommunicatorDescriptor_t, orgSubSV: *mut c_void, orgSubSVIndex: i32, orgEvent: runtime::cudaEvent_t, svDataType: runtime::cudaDataType, stream: runtime::cudaStream_t, extraWorkspaceSizeInBytes: *mut usize, minTransferWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSVSwapWorkerCreateWithSemaphore(handle: custatevecHandle_t, svSwapWorker: *mut custatevecSVSwapWorkerDescriptor_t, communicator: custatevecCommunicatorDescriptor_t, orgSubSV: *mut c_void, orgSubSVIndex: i32, orgSemaphore: *mut c_void, svDataType: runtime::cudaDataType, stream: runtime::cudaStream_t, extraWorkspaceSizeInBytes: *mut usize, minTransferWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSVSwapWorkerDestroy(handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSVSwapWorkerExecute(handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, begin: custatevecIndex_t, end: custatevecIndex_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSVSwapWorkerSetExtraWorkspace(handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, extraWorkspace: *mut c_void, extraWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSVSwapWorkerSetParameters(handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, parameters: *const custatevecSVSwapParameters_t, peer: i32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSVSwapWorkerSetSubSVsP2P(handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, dstSubSVsP2P: *mut *mut c_void, dstSubSVIndicesP2P: *const i32, dstEvents: *mut runtime::cudaEvent_t, nDstSubSVsP2P: u32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, dstSubSVsP2P: *mut *mut c_void, dstSubSVIndicesP2P: *const i32, dstSemaphores: *mut *mut c_void, nDstSubSVsP2P: u32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSVSwapWorkerSetTransferWorkspace(handle: custatevecHandle_t, svSwapWorker: custatevecSVSwapWorkerDescriptor_t, transferWorkspace: *mut c_void, transferWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSamplerApplySubSVOffset(handle: custatevecHandle_t, sampler: custatevecSamplerDescriptor_t, subSVOrd: i32, nSubSVs: u32, offset: f64, norm: f64) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSamplerCreate(handle: custatevecHandle_t, sv: *const c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, sampler: *mut custatevecSamplerDescriptor_t, nMaxShots: u32, extraWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSamplerDestroy(sampler: custatevecSamplerDescriptor_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSamplerGetSquaredNorm(handle: custatevecHandle_t, sampler: custatevecSamplerDescriptor_t, norm: *mut f64) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSamplerPreprocess(handle: custatevecHandle_t, sampler: custatevecSamplerDescriptor_t, extraWorkspace: *mut c_void, extraWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSamplerSample(handle: custatevecHandle_t, sampler: custatevecSamplerDescriptor_t, bitStrings: *mut custatevecIndex_t, bitOrdering: *const i32, bitStringLen: u32, randnums: *const f64, nShots: u32, output: custatevecSamplerOutput_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSetDeviceMemHandler(handle: custatevecHandle_t, handler: *const custatevecDeviceMemHandler_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSetMathMode(handle: custatevecHandle_t, mode: custatevecMathMode_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSetStream(handle: custatevecHandle_t, streamId: runtime::cudaStream_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSetWorkspace(handle: custatevecHandle_t, workspace: *mut c_void, workspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSubSVMigratorCreate(handle: custatevecHandle_t, migrator: *mut custatevecSubSVMigratorDescriptor_t, deviceSlices: *mut c_void, svDataType: runtime::cudaDataType, nDeviceSlices: i32, nSliceLocalIndexBits: i32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSubSVMigratorDestroy(handle: custatevecHandle_t, migrator: custatevecSubSVMigratorDescriptor_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSubSVMigratorMigrate(handle: custatevecHandle_t, migrator: custatevecSubSVMigratorDescriptor_t, deviceSliceIndex: i32, srcSubSVSlice: *const c_void, dstSubSVSlice: *mut c_void, begin: custatevecIndex_t, end: custatevecIndex_t) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecSwapIndexBits(handle: custatevecHandle_t, sv: *mut c_void, svDataType: runtime::cudaDataType, nIndexBits: u32, bitSwaps: *const int2, nBitSwaps: u32, maskBitString: *const i32, maskOrdering: *const i32, maskLen: u32) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecTestMatrixType(handle: custatevecHandle_t, residualNorm: *mut f64, matrixType: custatevecMatrixType_t, matrix: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nTargets: u32, adjoint: i32, computeType: custatevecComputeType_t, extraWorkspace: *mut c_void, extraWorkspaceSizeInBytes: usize) -> custatevecStatus_t;

    /// In `custatevec.h` since cuStateVec 1.14 or earlier.
    fn custatevecTestMatrixTypeGetWorkspaceSize(handle: custatevecHandle_t, matrixType: custatevecMatrixType_t, matrix: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nTargets: u32, adjoint: i32, computeType: custatevecComputeType_t, extraWorkspaceSizeInBytes: *mut usize) -> custatevecStatus_t;
}
