//! cuStateVec: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::custatevec as checked;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::custatevec::all_types::*;

destroy! {
    custatevecStatus_t;
    0 custatevecAccessorDescriptor_t: |handle| checked::custatevecAccessorDestroy(handle);
    0 custatevecHandle_t: |handle| checked::custatevecDestroy(handle);
    0 custatevecExCommunicatorDescriptor_t: |handle| checked::custatevecExCommunicatorDestroy(handle);
    0 custatevecExDictionaryDescriptor_t: |handle| checked::custatevecExDictionaryDestroy(handle);
    0 custatevecExSVUpdaterDescriptor_t: |handle| checked::custatevecExSVUpdaterDestroy(handle);
    0 custatevecExStateVectorDescriptor_t: |handle| checked::custatevecExStateVectorDestroy(handle);
    0 custatevecSamplerDescriptor_t: |handle| checked::custatevecSamplerDestroy(handle);
}

owned! {
    custatevecStatus_t;

    safe {
        fn custatevecCreate() -> Owned<custatevecHandle_t> {
            Owned::from_raw(checked::custatevecCreate()?)
        }
        fn custatevecDistIndexBitSwapSchedulerCreate(
            handle: impl AsHandle<custatevecHandle_t>, nGlobalIndexBits: u32, nLocalIndexBits: u32,
        ) -> custatevecDistIndexBitSwapSchedulerDescriptor_t {
            checked::custatevecDistIndexBitSwapSchedulerCreate(handle.as_handle(), nGlobalIndexBits, nLocalIndexBits)?
        }
        fn custatevecExConfigureStateVectorSingleDevice(
            svDataType: runtime::cudaDataType, numWires: i32, numDeviceWires: i32, deviceId: i32, capability: u32,
        ) -> Owned<custatevecExDictionaryDescriptor_t> {
            Owned::from_raw(
                checked::custatevecExConfigureStateVectorSingleDevice(
                    svDataType, numWires, numDeviceWires, deviceId, capability,
                )?,
            )
        }
        fn custatevecExSVUpdaterClear(svUpdater: impl AsHandle<custatevecExSVUpdaterDescriptor_t>) -> () {
            checked::custatevecExSVUpdaterClear(svUpdater.as_handle())?
        }
        fn custatevecExSVUpdaterGetMaxNumRequiredRandnums(
            svUpdater: impl AsHandle<custatevecExSVUpdaterDescriptor_t>,
        ) -> i32 {
            checked::custatevecExSVUpdaterGetMaxNumRequiredRandnums(svUpdater.as_handle())?
        }
        fn custatevecGetDefaultWorkspaceSize(handle: impl AsHandle<custatevecHandle_t>) -> usize {
            checked::custatevecGetDefaultWorkspaceSize(handle.as_handle())?
        }
        fn custatevecGetDeviceMemHandler(handle: impl AsHandle<custatevecHandle_t>) -> custatevecDeviceMemHandler_t {
            checked::custatevecGetDeviceMemHandler(handle.as_handle())?
        }
        fn custatevecGetMathMode(handle: impl AsHandle<custatevecHandle_t>) -> custatevecMathMode_t {
            checked::custatevecGetMathMode(handle.as_handle())?
        }
        fn custatevecGetStream(handle: impl AsHandle<custatevecHandle_t>) -> runtime::cudaStream_t {
            checked::custatevecGetStream(handle.as_handle())?
        }
        fn custatevecSetMathMode(handle: impl AsHandle<custatevecHandle_t>, mode: custatevecMathMode_t) -> () {
            checked::custatevecSetMathMode(handle.as_handle(), mode)?
        }
    }

    unsafe {
        /// - `sv`: valid device memory of the size that the other arguments imply, as long as `accessor` exists.
        /// - `accessor` is dropped before `handle`.
        /// - `bitOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskBitString` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecAccessorCreate(
            handle: impl AsHandle<custatevecHandle_t>, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType,
            nIndexBits: u32, bitOrdering: &[i32], maskBitString: &[i32], maskOrdering: &[i32],
        ) -> (Owned<custatevecAccessorDescriptor_t>, usize) {
            let (output0, output1) = checked::custatevecAccessorCreate(
                handle.as_handle(), sv, svDataType, nIndexBits, bitOrdering, maskBitString, maskOrdering,
            )?;
            (Owned::from_raw(output0), output1)
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, as long as `accessor` exists.
        /// - `accessor` is dropped before `handle`.
        /// - `bitOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskBitString` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecAccessorCreateView(
            handle: impl AsHandle<custatevecHandle_t>, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType,
            nIndexBits: u32, bitOrdering: &[i32], maskBitString: &[i32], maskOrdering: &[i32],
        ) -> (Owned<custatevecAccessorDescriptor_t>, usize) {
            let (output0, output1) = checked::custatevecAccessorCreateView(
                handle.as_handle(), sv, svDataType, nIndexBits, bitOrdering, maskBitString, maskOrdering,
            )?;
            (Owned::from_raw(output0), output1)
        }
        /// - `externalBuffer`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn custatevecAccessorGet(
            handle: impl AsHandle<custatevecHandle_t>, accessor: impl AsHandle<custatevecAccessorDescriptor_t>,
            externalBuffer: *mut c_void, begin: custatevecIndex_t, end: custatevecIndex_t,
        ) -> () {
            checked::custatevecAccessorGet(handle.as_handle(), accessor.as_handle(), externalBuffer, begin, end)?
        }
        /// - `externalBuffer`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn custatevecAccessorSet(
            handle: impl AsHandle<custatevecHandle_t>, accessor: impl AsHandle<custatevecAccessorDescriptor_t>,
            externalBuffer: *const c_void, begin: custatevecIndex_t, end: custatevecIndex_t,
        ) -> () {
            checked::custatevecAccessorSet(handle.as_handle(), accessor.as_handle(), externalBuffer, begin, end)?
        }
        /// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until `accessor` is destroyed or set again.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn custatevecAccessorSetExtraWorkspace(
            handle: impl AsHandle<custatevecHandle_t>, accessor: impl AsHandle<custatevecAccessorDescriptor_t>,
            extraWorkspace: CuPtr<c_void>, extraWorkspaceSizeInBytes: usize,
        ) -> () {
            checked::custatevecAccessorSetExtraWorkspace(
                handle.as_handle(), accessor.as_handle(), extraWorkspace, extraWorkspaceSizeInBytes,
            )?
        }
        /// - `permutation`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `diagonals`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `targets` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(
            handle: impl AsHandle<custatevecHandle_t>, svDataType: runtime::cudaDataType, nIndexBits: u32,
            permutation: *const custatevecIndex_t, diagonals: *const c_void, diagonalsDataType: runtime::cudaDataType,
            targets: &[i32], nControls: u32,
        ) -> usize {
            checked::custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(
                handle.as_handle(), svDataType, nIndexBits, permutation, diagonals, diagonalsDataType, targets, nControls,
            )?
        }
        /// - `matrixIndices`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
        /// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        fn custatevecApplyMatrixBatchedGetWorkspaceSize(
            handle: impl AsHandle<custatevecHandle_t>, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32,
            svStride: custatevecIndex_t, mapType: custatevecMatrixMapType_t, matrixIndices: *const i32,
            matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, adjoint: i32,
            nMatrices: u32, nTargets: u32, nControls: u32, computeType: custatevecComputeType_t,
        ) -> usize {
            checked::custatevecApplyMatrixBatchedGetWorkspaceSize(
                handle.as_handle(), svDataType, nIndexBits, nSVs, svStride, mapType, matrixIndices, matrices,
                matrixDataType, layout, adjoint, nMatrices, nTargets, nControls, computeType,
            )?
        }
        /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        fn custatevecApplyMatrixGetWorkspaceSize(
            handle: impl AsHandle<custatevecHandle_t>, svDataType: runtime::cudaDataType, nIndexBits: u32,
            matrix: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, adjoint: i32,
            nTargets: u32, nControls: u32, computeType: custatevecComputeType_t,
        ) -> usize {
            checked::custatevecApplyMatrixGetWorkspaceSize(
                handle.as_handle(), svDataType, nIndexBits, matrix, matrixDataType, layout, adjoint, nTargets, nControls,
                computeType,
            )?
        }
        /// - `bitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
        /// - `norms`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
        /// - Each string has as many bits as are asked for, and no norm is 0.
        fn custatevecCollapseByBitStringBatchedGetWorkspaceSize(
            handle: impl AsHandle<custatevecHandle_t>, nSVs: u32, bitStrings: *const custatevecIndex_t, norms: *const f64,
        ) -> usize {
            checked::custatevecCollapseByBitStringBatchedGetWorkspaceSize(handle.as_handle(), nSVs, bitStrings, norms)?
        }
        /// - `soname`: a complete, valid file: the library does not check its contents.
        fn custatevecCommunicatorCreate(
            handle: impl AsHandle<custatevecHandle_t>, communicatorType: custatevecCommunicatorType_t,
            soname: Option<&CStr>,
        ) -> custatevecCommunicatorDescriptor_t {
            checked::custatevecCommunicatorCreate(handle.as_handle(), communicatorType, soname)?
        }
        /// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        fn custatevecComputeExpectationBatchedGetWorkspaceSize(
            handle: impl AsHandle<custatevecHandle_t>, svDataType: runtime::cudaDataType, nIndexBits: u32, nSVs: u32,
            svStride: custatevecIndex_t, matrices: *const c_void, matrixDataType: runtime::cudaDataType,
            layout: custatevecMatrixLayout_t, nMatrices: u32, nBasisBits: u32, computeType: custatevecComputeType_t,
        ) -> usize {
            checked::custatevecComputeExpectationBatchedGetWorkspaceSize(
                handle.as_handle(), svDataType, nIndexBits, nSVs, svStride, matrices, matrixDataType, layout, nMatrices,
                nBasisBits, computeType,
            )?
        }
        /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        fn custatevecComputeExpectationGetWorkspaceSize(
            handle: impl AsHandle<custatevecHandle_t>, svDataType: runtime::cudaDataType, nIndexBits: u32,
            matrix: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nBasisBits: u32,
            computeType: custatevecComputeType_t,
        ) -> usize {
            checked::custatevecComputeExpectationGetWorkspaceSize(
                handle.as_handle(), svDataType, nIndexBits, matrix, matrixDataType, layout, nBasisBits, computeType,
            )?
        }
        /// - `scheduler`: a live handle.
        fn custatevecDistIndexBitSwapSchedulerGetParameters(
            handle: impl AsHandle<custatevecHandle_t>, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t,
            swapBatchIndex: i32, orgSubSVIndex: i32,
        ) -> custatevecSVSwapParameters_t {
            checked::custatevecDistIndexBitSwapSchedulerGetParameters(
                handle.as_handle(), scheduler, swapBatchIndex, orgSubSVIndex,
            )?
        }
        /// - `scheduler`: a live handle.
        /// - `indexBitSwaps` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskBitString` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(
            handle: impl AsHandle<custatevecHandle_t>, scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t,
            indexBitSwaps: &[int2], maskBitString: &[i32], maskOrdering: &[i32],
        ) -> u32 {
            checked::custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(
                handle.as_handle(), scheduler, indexBitSwaps, maskBitString, maskOrdering,
            )?
        }
        /// - `abs2sum`: valid memory of the size that the other arguments imply.
        /// - `outputOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskBitString` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskWireOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExAbs2SumArray(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, abs2sum: *mut f64, outputOrdering: &[i32],
            maskBitString: &[i32], maskWireOrdering: &[i32],
        ) -> () {
            checked::custatevecExAbs2SumArray(
                stateVector.as_handle(), abs2sum, outputOrdering, maskBitString, maskWireOrdering,
            )?
        }
        /// - `matrix`: valid memory of the size that the other arguments imply.
        /// - `targets` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controls` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controlBitValues` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExApplyMatrix(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, matrix: *const c_void,
            matrixDataType: runtime::cudaDataType, exMatrixType: custatevecExMatrixType_t, layout: custatevecMatrixLayout_t,
            adjoint: i32, targets: &[i32], controls: &[i32], controlBitValues: &[i32],
        ) -> () {
            checked::custatevecExApplyMatrix(
                stateVector.as_handle(), matrix, matrixDataType, exMatrixType, layout, adjoint, targets, controls,
                controlBitValues,
            )?
        }
        /// - `paulis` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `targets` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controls` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controlBitValues` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExApplyPauliRotation(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, theta: f64, paulis: &[custatevecPauli_t],
            targets: &[i32], controls: &[i32], controlBitValues: &[i32],
        ) -> () {
            checked::custatevecExApplyPauliRotation(
                stateVector.as_handle(), theta, paulis, targets, controls, controlBitValues,
            )?
        }
        /// - MPI, or what the plugin is made for, may be called.
        fn custatevecExCommunicatorCreate() -> Owned<custatevecExCommunicatorDescriptor_t> {
            Owned::from_raw(checked::custatevecExCommunicatorCreate()?)
        }
        /// - `matrices`: valid memory of the size that the other arguments imply.
        /// - `basisWires` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExComputeExpectation(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, expectationValues: &mut [runtime::double2],
            matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t,
            basisWires: &[i32],
        ) -> () {
            checked::custatevecExComputeExpectation(
                stateVector.as_handle(), expectationValues, matrices, matrixDataType, layout, basisWires,
            )?
        }
        /// - `pauliOperatorArrays`, `basisWiresArray`: valid memory of the size that the other arguments imply.
        /// - `pauliOperatorArrays` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `basisWiresArray` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `numBasisWiresArray` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExComputeExpectationOnPauliBasis(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, expectationValues: &mut [f64],
            pauliOperatorArrays: &[*const custatevecPauli_t], basisWiresArray: &[*const i32], numBasisWiresArray: &[i32],
        ) -> () {
            checked::custatevecExComputeExpectationOnPauliBasis(
                stateVector.as_handle(), expectationValues, pauliOperatorArrays, basisWiresArray, numBasisWiresArray,
            )?
        }
        /// - `configItems` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExConfigureSVUpdater(
            dataType: runtime::cudaDataType, configItems: &[custatevecExSVUpdaterConfigItem_t],
        ) -> Owned<custatevecExDictionaryDescriptor_t> {
            Owned::from_raw(checked::custatevecExConfigureSVUpdater(dataType, configItems)?)
        }
        /// - `deviceIds` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExConfigureStateVectorMultiDevice(
            svDataType: runtime::cudaDataType, numWires: i32, numDeviceWires: i32, deviceIds: &[i32],
            networkType: custatevecDeviceNetworkType_t, capability: u32,
        ) -> Owned<custatevecExDictionaryDescriptor_t> {
            Owned::from_raw(
                checked::custatevecExConfigureStateVectorMultiDevice(
                    svDataType, numWires, numDeviceWires, deviceIds, networkType, capability,
                )?,
            )
        }
        /// - `auxConfig`: valid memory of the size that the other arguments imply, as long as `svConfig` exists.
        /// - `globalIndexBitClasses` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `numGlobalIndexBitsPerLayer` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExConfigureStateVectorMultiProcess(
            svDataType: runtime::cudaDataType, numWires: i32, numDeviceWires: i32, deviceId: i32,
            memorySharingMethod: custatevecExMemorySharingMethod_t,
            globalIndexBitClasses: &[custatevecExGlobalIndexBitClass_t], numGlobalIndexBitsPerLayer: &[i32],
            transferWorkspaceSizeInBytes: usize, auxConfig: *const c_void, capability: u32,
        ) -> Owned<custatevecExDictionaryDescriptor_t> {
            Owned::from_raw(
                checked::custatevecExConfigureStateVectorMultiProcess(
                    svDataType, numWires, numDeviceWires, deviceId, memorySharingMethod, globalIndexBitClasses,
                    numGlobalIndexBitsPerLayer, transferWorkspaceSizeInBytes, auxConfig, capability,
                )?,
            )
        }
        /// - `reserved`: valid memory of the size that the other arguments imply.
        /// - `bitStringOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExMeasure(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, bitStringOrdering: &[i32], randnum: f64,
            collapse: custatevecCollapseOp_t, reserved: *const c_void,
        ) -> custatevecIndex_t {
            checked::custatevecExMeasure(stateVector.as_handle(), bitStringOrdering, randnum, collapse, reserved)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `randnums` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExSVUpdaterApply(
            svUpdater: impl AsHandle<custatevecExSVUpdaterDescriptor_t>,
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, randnums: &[f64],
        ) -> () {
            checked::custatevecExSVUpdaterApply(svUpdater.as_handle(), stateVector.as_handle(), randnums)?
        }
        /// - `resourceManager`: a live handle.
        /// - `svUpdater` is dropped before `svUpdaterConfig`.
        fn custatevecExSVUpdaterCreate(
            svUpdaterConfig: impl AsHandle<custatevecExDictionaryDescriptor_t>,
            resourceManager: custatevecExResourceManagerDescriptor_t,
        ) -> Owned<custatevecExSVUpdaterDescriptor_t> {
            Owned::from_raw(checked::custatevecExSVUpdaterCreate(svUpdaterConfig.as_handle(), resourceManager)?)
        }
        /// - `matrices`: valid memory of the size that the other arguments imply.
        /// - `matrices` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `exMatrixTypes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `channelWires` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExSVUpdaterEnqueueGeneralChannel(
            svUpdater: impl AsHandle<custatevecExSVUpdaterDescriptor_t>, matrices: &[*const c_void],
            matrixDataType: runtime::cudaDataType, exMatrixTypes: &[custatevecExMatrixType_t],
            layout: custatevecMatrixLayout_t, channelWires: &[i32],
        ) -> () {
            checked::custatevecExSVUpdaterEnqueueGeneralChannel(
                svUpdater.as_handle(), matrices, matrixDataType, exMatrixTypes, layout, channelWires,
            )?
        }
        /// - `matrix`: valid memory of the size that the other arguments imply.
        /// - `targets` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controls` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controlBitValues` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExSVUpdaterEnqueueMatrix(
            svUpdater: impl AsHandle<custatevecExSVUpdaterDescriptor_t>, matrix: *const c_void,
            matrixDataType: runtime::cudaDataType, exMatrixType: custatevecExMatrixType_t, layout: custatevecMatrixLayout_t,
            adjoint: i32, targets: &[i32], controls: &[i32], controlBitValues: &[i32],
        ) -> () {
            checked::custatevecExSVUpdaterEnqueueMatrix(
                svUpdater.as_handle(), matrix, matrixDataType, exMatrixType, layout, adjoint, targets, controls,
                controlBitValues,
            )?
        }
        /// - `unitaries`: valid memory of the size that the other arguments imply.
        /// - `unitaries` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `exMatrixTypes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `probabilities` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `channelWires` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExSVUpdaterEnqueueUnitaryChannel(
            svUpdater: impl AsHandle<custatevecExSVUpdaterDescriptor_t>, unitaries: &[*const c_void],
            unitariesDataType: runtime::cudaDataType, exMatrixTypes: &[custatevecExMatrixType_t],
            layout: custatevecMatrixLayout_t, probabilities: &[f64], channelWires: &[i32],
        ) -> () {
            checked::custatevecExSVUpdaterEnqueueUnitaryChannel(
                svUpdater.as_handle(), unitaries, unitariesDataType, exMatrixTypes, layout, probabilities, channelWires,
            )?
        }
        /// - `abs2Sums`: at least as long as `stateVector` needs; that is not checked.
        /// - `bitStringOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `randnums` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `abs2Sums` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecExSample(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, bitStrings: &mut [custatevecIndex_t],
            bitStringOrdering: &[i32], randnums: &[f64], output: custatevecSamplerOutput_t, abs2Sums: &[f64],
        ) -> () {
            checked::custatevecExSample(stateVector.as_handle(), bitStrings, bitStringOrdering, randnums, output, abs2Sums)?
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorAddWires(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, indexBitDomain: custatevecExIndexBitDomain_t,
            wireInitMode: custatevecExWireInitMode_t, wiresAdded: &mut [i32],
        ) -> () {
            checked::custatevecExStateVectorAddWires(stateVector.as_handle(), indexBitDomain, wireInitMode, wiresAdded)?
        }
        /// - `resourceManager`: a live handle.
        /// - `stream`, `exCommunicator`, `resourceManager` and what they refer to stay valid after the call, as long as `stateVector` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `stateVector` is dropped before `svConfig` and `stream` and `exCommunicator`.
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorCreateMultiProcess(
            svConfig: impl AsHandle<custatevecExDictionaryDescriptor_t>, stream: impl MaybeHandle<driver::CUstream>,
            exCommunicator: impl AsHandle<custatevecExCommunicatorDescriptor_t>,
            resourceManager: custatevecExResourceManagerDescriptor_t,
        ) -> Owned<custatevecExStateVectorDescriptor_t> {
            Owned::from_raw(
                checked::custatevecExStateVectorCreateMultiProcess(
                    svConfig.as_handle(), stream.as_handle_or_null(), exCommunicator.as_handle(), resourceManager,
                )?,
            )
        }
        /// - `resourceManager`: a live handle.
        /// - `streams`, `resourceManager` and what they refer to stay valid after the call, as long as `stateVector` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `stateVector` is dropped before `svConfig` and `streams`.
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorCreateSingleProcess(
            svConfig: impl AsHandle<custatevecExDictionaryDescriptor_t>, streams: &[Borrowed<'_, driver::CUstream>],
            resourceManager: custatevecExResourceManagerDescriptor_t,
        ) -> Owned<custatevecExStateVectorDescriptor_t> {
            Owned::from_raw(
                checked::custatevecExStateVectorCreateSingleProcess(
                    svConfig.as_handle(), Borrowed::handles(streams), resourceManager,
                )?,
            )
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorExposeResources(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, exposeResources: custatevecExExposeResources_t,
        ) -> () {
            checked::custatevecExStateVectorExposeResources(stateVector.as_handle(), exposeResources)?
        }
        /// - `value`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorGetProperty<T: AttributeValue<C>, C: Output>(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>,
            property: Key<custatevecExStateVectorProperty_t, T, C>,
        ) -> T {
            checked::custatevecExStateVectorGetProperty(stateVector.as_handle(), property)?
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorGetResourcesFromDeviceSubSV(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, subSVIndex: i32,
        ) -> (i32, *mut c_void, runtime::cudaStream_t, custatevecHandle_t) {
            checked::custatevecExStateVectorGetResourcesFromDeviceSubSV(stateVector.as_handle(), subSVIndex)?
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorGetResourcesFromDeviceSubSVView(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, subSVIndex: i32,
        ) -> (i32, *const c_void, runtime::cudaStream_t, custatevecHandle_t) {
            checked::custatevecExStateVectorGetResourcesFromDeviceSubSVView(stateVector.as_handle(), subSVIndex)?
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, subSVIndex: i32, sliceIndex: i32,
        ) -> (*mut c_void, custatevecExMemoryPlacement_t, i32, runtime::cudaStream_t) {
            checked::custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(
                stateVector.as_handle(), subSVIndex, sliceIndex,
            )?
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, subSVIndex: i32, sliceIndex: i32,
        ) -> (*const c_void, custatevecExMemoryPlacement_t, i32, runtime::cudaStream_t) {
            checked::custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(
                stateVector.as_handle(), subSVIndex, sliceIndex,
            )?
        }
        /// - `state`: valid memory of the size that the other arguments imply, until `custatevecExStateVectorSynchronize` is called.
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorGetState(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, state: *mut c_void,
            dataType: runtime::cudaDataType, begin: custatevecIndex_t, end: custatevecIndex_t, maxNumConcurrentCopies: i32,
        ) -> () {
            checked::custatevecExStateVectorGetState(
                stateVector.as_handle(), state, dataType, begin, end, maxNumConcurrentCopies,
            )?
        }
        /// - `permutation` is neither moved, changed nor freed as long as the library may keep its address.
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorPermuteIndexBits(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, permutation: &[i32],
            permutationType: custatevecExPermutationType_t,
        ) -> () {
            checked::custatevecExStateVectorPermuteIndexBits(stateVector.as_handle(), permutation, permutationType)?
        }
        /// - `wireOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorReassignWireOrdering(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, wireOrdering: &[i32],
        ) -> () {
            checked::custatevecExStateVectorReassignWireOrdering(stateVector.as_handle(), wireOrdering)?
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorSetMathMode(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, mode: custatevecMathMode_t,
        ) -> () {
            checked::custatevecExStateVectorSetMathMode(stateVector.as_handle(), mode)?
        }
        /// - `state`: valid memory of the size that the other arguments imply, until `custatevecExStateVectorSynchronize` is called.
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorSetState(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, state: *const c_void,
            dataType: runtime::cudaDataType, begin: custatevecIndex_t, end: custatevecIndex_t, maxNumConcurrentCopies: i32,
        ) -> () {
            checked::custatevecExStateVectorSetState(
                stateVector.as_handle(), state, dataType, begin, end, maxNumConcurrentCopies,
            )?
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorSetZeroState(stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>) -> () {
            checked::custatevecExStateVectorSetZeroState(stateVector.as_handle())?
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorStageSubSV(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, subSVIndex: i32,
        ) -> () {
            checked::custatevecExStateVectorStageSubSV(stateVector.as_handle(), subSVIndex)?
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorSynchronize(stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>) -> () {
            checked::custatevecExStateVectorSynchronize(stateVector.as_handle())?
        }
        /// - No other thread uses the state vector, and processes call it together where it is distributed.
        fn custatevecExStateVectorSynchronizeScoped(
            stateVector: impl AsHandle<custatevecExStateVectorDescriptor_t>, scope: custatevecExSynchronizationScope_t,
        ) -> () {
            checked::custatevecExStateVectorSynchronizeScoped(stateVector.as_handle(), scope)?
        }
        /// - `subSVs`: valid memory of the size that the other arguments imply.
        /// - `subSVs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `indexBitSwaps` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskBitString` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecMultiDeviceSwapIndexBits(
            handles: &[Borrowed<'_, custatevecHandle_t>], subSVs: &[*mut c_void], svDataType: runtime::cudaDataType,
            nGlobalIndexBits: u32, nLocalIndexBits: u32, indexBitSwaps: &[int2], maskBitString: &[i32],
            maskOrdering: &[i32], deviceNetworkType: custatevecDeviceNetworkType_t,
        ) -> () {
            checked::custatevecMultiDeviceSwapIndexBits(
                Borrowed::handles(handles), subSVs, svDataType, nGlobalIndexBits, nLocalIndexBits, indexBitSwaps,
                maskBitString, maskOrdering, deviceNetworkType,
            )?
        }
        /// - `communicator`: a live handle.
        /// - `orgSubSV`: valid device memory of the size that the other arguments imply, as long as `svSwapWorker` exists.
        /// - `communicator`, `orgEvent`, `stream` and what they refer to stay valid after the call, as long as `svSwapWorker` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn custatevecSVSwapWorkerCreate(
            handle: impl AsHandle<custatevecHandle_t>, communicator: custatevecCommunicatorDescriptor_t,
            orgSubSV: CuPtr<c_void>, orgSubSVIndex: i32, orgEvent: impl AsHandle<driver::CUevent>,
            svDataType: runtime::cudaDataType, stream: impl MaybeHandle<driver::CUstream>,
        ) -> (custatevecSVSwapWorkerDescriptor_t, usize, usize) {
            checked::custatevecSVSwapWorkerCreate(
                handle.as_handle(), communicator, orgSubSV, orgSubSVIndex, orgEvent.as_handle(), svDataType,
                stream.as_handle_or_null(),
            )?
        }
        /// - `communicator`: a live handle.
        /// - `orgSubSV`, `orgSemaphore`: valid device memory of the size that the other arguments imply, as long as `svSwapWorker` exists.
        /// - `communicator`, `stream` and what they refer to stay valid after the call, as long as `svSwapWorker` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn custatevecSVSwapWorkerCreateWithSemaphore(
            handle: impl AsHandle<custatevecHandle_t>, communicator: custatevecCommunicatorDescriptor_t,
            orgSubSV: CuPtr<c_void>, orgSubSVIndex: i32, orgSemaphore: CuPtr<c_void>, svDataType: runtime::cudaDataType,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> (custatevecSVSwapWorkerDescriptor_t, usize, usize) {
            checked::custatevecSVSwapWorkerCreateWithSemaphore(
                handle.as_handle(), communicator, orgSubSV, orgSubSVIndex, orgSemaphore, svDataType,
                stream.as_handle_or_null(),
            )?
        }
        /// - `svSwapWorker`: a live handle.
        fn custatevecSVSwapWorkerExecute(
            handle: impl AsHandle<custatevecHandle_t>, svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
            begin: custatevecIndex_t, end: custatevecIndex_t,
        ) -> () {
            checked::custatevecSVSwapWorkerExecute(handle.as_handle(), svSwapWorker, begin, end)?
        }
        /// - `svSwapWorker`: a live handle.
        /// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
        fn custatevecSVSwapWorkerSetExtraWorkspace(
            handle: impl AsHandle<custatevecHandle_t>, svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
            extraWorkspace: CuPtr<c_void>, extraWorkspaceSizeInBytes: usize,
        ) -> () {
            checked::custatevecSVSwapWorkerSetExtraWorkspace(
                handle.as_handle(), svSwapWorker, extraWorkspace, extraWorkspaceSizeInBytes,
            )?
        }
        /// - `svSwapWorker`: a live handle.
        /// - `parameters` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecSVSwapWorkerSetParameters(
            handle: impl AsHandle<custatevecHandle_t>, svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
            parameters: &custatevecSVSwapParameters_t, peer: i32,
        ) -> () {
            checked::custatevecSVSwapWorkerSetParameters(handle.as_handle(), svSwapWorker, parameters, peer)?
        }
        /// - `svSwapWorker`: a live handle.
        /// - `dstSubSVsP2P`: valid memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
        /// - `dstEvents` and what it refers to stay valid after the call, until `svSwapWorker` is destroyed or set again.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `dstSubSVIndicesP2P` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecSVSwapWorkerSetSubSVsP2P(
            handle: impl AsHandle<custatevecHandle_t>, svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
            dstSubSVsP2P: &[*mut c_void], dstSubSVIndicesP2P: &[i32], dstEvents: &[Borrowed<'_, driver::CUevent>],
        ) -> () {
            checked::custatevecSVSwapWorkerSetSubSVsP2P(
                handle.as_handle(), svSwapWorker, dstSubSVsP2P, dstSubSVIndicesP2P, Borrowed::handles(dstEvents),
            )?
        }
        /// - `svSwapWorker`: a live handle.
        /// - `dstSubSVsP2P`, `dstSemaphores`: valid memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
        /// - `dstSubSVIndicesP2P` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(
            handle: impl AsHandle<custatevecHandle_t>, svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
            dstSubSVsP2P: &[*mut c_void], dstSubSVIndicesP2P: &[i32], dstSemaphores: &[*mut c_void],
        ) -> () {
            checked::custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(
                handle.as_handle(), svSwapWorker, dstSubSVsP2P, dstSubSVIndicesP2P, dstSemaphores,
            )?
        }
        /// - `svSwapWorker`: a live handle.
        /// - `transferWorkspace`: valid device memory of the size that the other arguments imply, until `svSwapWorker` is destroyed or set again.
        fn custatevecSVSwapWorkerSetTransferWorkspace(
            handle: impl AsHandle<custatevecHandle_t>, svSwapWorker: custatevecSVSwapWorkerDescriptor_t,
            transferWorkspace: CuPtr<c_void>, transferWorkspaceSizeInBytes: usize,
        ) -> () {
            checked::custatevecSVSwapWorkerSetTransferWorkspace(
                handle.as_handle(), svSwapWorker, transferWorkspace, transferWorkspaceSizeInBytes,
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn custatevecSamplerApplySubSVOffset(
            handle: impl AsHandle<custatevecHandle_t>, sampler: impl AsHandle<custatevecSamplerDescriptor_t>, subSVOrd: i32,
            nSubSVs: u32, offset: f64, norm: f64,
        ) -> () {
            checked::custatevecSamplerApplySubSVOffset(
                handle.as_handle(), sampler.as_handle(), subSVOrd, nSubSVs, offset, norm,
            )?
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, as long as `sampler` exists.
        /// - `sampler` is dropped before `handle`.
        fn custatevecSamplerCreate(
            handle: impl AsHandle<custatevecHandle_t>, sv: CuPtr<c_void>, svDataType: runtime::cudaDataType,
            nIndexBits: u32, nMaxShots: u32,
        ) -> (Owned<custatevecSamplerDescriptor_t>, usize) {
            let (output0, output1) = checked::custatevecSamplerCreate(
                handle.as_handle(), sv, svDataType, nIndexBits, nMaxShots,
            )?;
            (Owned::from_raw(output0), output1)
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn custatevecSamplerGetSquaredNorm(
            handle: impl AsHandle<custatevecHandle_t>, sampler: impl AsHandle<custatevecSamplerDescriptor_t>,
        ) -> f64 {
            checked::custatevecSamplerGetSquaredNorm(handle.as_handle(), sampler.as_handle())?
        }
        /// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until `sampler` is destroyed or set again.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn custatevecSamplerPreprocess(
            handle: impl AsHandle<custatevecHandle_t>, sampler: impl AsHandle<custatevecSamplerDescriptor_t>,
            extraWorkspace: CuPtr<c_void>, extraWorkspaceSizeInBytes: usize,
        ) -> () {
            checked::custatevecSamplerPreprocess(
                handle.as_handle(), sampler.as_handle(), extraWorkspace, extraWorkspaceSizeInBytes,
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `bitOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `randnums` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecSamplerSample(
            handle: impl AsHandle<custatevecHandle_t>, sampler: impl AsHandle<custatevecSamplerDescriptor_t>,
            bitStrings: &mut [custatevecIndex_t], bitOrdering: &[i32], randnums: &[f64], output: custatevecSamplerOutput_t,
        ) -> () {
            checked::custatevecSamplerSample(
                handle.as_handle(), sampler.as_handle(), bitStrings, bitOrdering, randnums, output,
            )?
        }
        /// - Pointers, handles and lengths in `handler` are valid until `handle` is destroyed or set again.
        /// - The functions allocate in the order of streams, and the handle has no other handler: set NULL before.
        fn custatevecSetDeviceMemHandler(
            handle: impl AsHandle<custatevecHandle_t>, handler: Option<&custatevecDeviceMemHandler_t>,
        ) -> () {
            checked::custatevecSetDeviceMemHandler(handle.as_handle(), handler)?
        }
        /// - `streamId` and what it refers to stay valid after the call, until `handle` is destroyed or set again.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn custatevecSetStream(
            handle: impl AsHandle<custatevecHandle_t>, streamId: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::custatevecSetStream(handle.as_handle(), streamId.as_handle_or_null())?
        }
        /// - `workspace`: valid device memory of the size that the other arguments imply, until `handle` is destroyed or set again.
        fn custatevecSetWorkspace(
            handle: impl AsHandle<custatevecHandle_t>, workspace: CuPtr<c_void>, workspaceSizeInBytes: usize,
        ) -> () {
            checked::custatevecSetWorkspace(handle.as_handle(), workspace, workspaceSizeInBytes)?
        }
        /// - `deviceSlices`: valid device memory of the size that the other arguments imply, as long as `migrator` exists.
        fn custatevecSubSVMigratorCreate(
            handle: impl AsHandle<custatevecHandle_t>, deviceSlices: CuPtr<c_void>, svDataType: runtime::cudaDataType,
            nDeviceSlices: i32, nSliceLocalIndexBits: i32,
        ) -> custatevecSubSVMigratorDescriptor_t {
            checked::custatevecSubSVMigratorCreate(
                handle.as_handle(), deviceSlices, svDataType, nDeviceSlices, nSliceLocalIndexBits,
            )?
        }
        /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        fn custatevecTestMatrixTypeGetWorkspaceSize(
            handle: impl AsHandle<custatevecHandle_t>, matrixType: custatevecMatrixType_t, matrix: *const c_void,
            matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nTargets: u32, adjoint: i32,
            computeType: custatevecComputeType_t,
        ) -> usize {
            checked::custatevecTestMatrixTypeGetWorkspaceSize(
                handle.as_handle(), matrixType, matrix, matrixDataType, layout, nTargets, adjoint, computeType,
            )?
        }
    }
}

#[allow(unused_imports)]
#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
use crate::owned::{AnyDeviceInput, AnyDeviceOutput, DeviceInput, DeviceOutput, Held, KernelArgument, Work};

#[cfg(all(feature = "std", feature = "driver", any(feature = "cuda-12", feature = "cuda-13")))]
owned! {
    custatevecStatus_t;

    safe {
    }

    unsafe {
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `abs2sum`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `bitOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskBitString` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecAbs2SumArray(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceInput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, abs2sum: *mut f64, bitOrdering: &[i32], maskBitString: &[i32], maskOrdering: &[i32],
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecAbs2SumArray(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, abs2sum, bitOrdering, maskBitString,
                    maskOrdering,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `batchedSv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `abs2sumArrays`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `maskBitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
        /// - `bitOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecAbs2SumArrayBatched(
            handle: impl AsHandle<custatevecHandle_t>, batchedSv: impl AnyDeviceInput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, abs2sumArrays: *mut f64,
            abs2sumArrayStride: custatevecIndex_t, bitOrdering: &[i32], maskBitStrings: *const custatevecIndex_t,
            maskOrdering: &[i32],
        ) -> () {
            let mut batchedSv = KernelArgument::into_device(batchedSv);
            let returned = {
                checked::custatevecAbs2SumArrayBatched(
                    handle.as_handle(), batchedSv.0.into(), svDataType, nIndexBits, nSVs, svStride, abs2sumArrays,
                    abs2sumArrayStride, bitOrdering, maskBitStrings, maskOrdering,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut batchedSv.1, &marked);
            returned
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `abs2sum0`, `abs2sum1`: valid memory of `1` elements, until this call completes on `handle`'s stream.
        /// - `basisBits` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecAbs2SumOnZBasis(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceInput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, abs2sum0: *mut f64, abs2sum1: *mut f64, basisBits: &[i32],
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecAbs2SumOnZBasis(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, abs2sum0, abs2sum1, basisBits,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `sv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `permutation`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `diagonals`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `targets` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controls` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controlBitValues` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecApplyGeneralizedPermutationMatrix(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, permutation: *mut custatevecIndex_t, diagonals: *const c_void,
            diagonalsDataType: runtime::cudaDataType, adjoint: i32, targets: &[i32], controls: &[i32],
            controlBitValues: &[i32], extraWorkspace: impl AnyDeviceOutput, extraWorkspaceSizeInBytes: usize,
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let mut extraWorkspace = KernelArgument::into_device(extraWorkspace);
            let returned = {
                checked::custatevecApplyGeneralizedPermutationMatrix(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, permutation, diagonals, diagonalsDataType,
                    adjoint, targets, controls, controlBitValues, extraWorkspace.0.into(), extraWorkspaceSizeInBytes,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            Held::by(&mut extraWorkspace.1, &marked);
            returned
        }
        /// - `sv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `targets` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controls` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controlBitValues` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecApplyMatrix(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, matrix: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t,
            adjoint: i32, targets: &[i32], controls: &[i32], controlBitValues: &[i32], computeType: custatevecComputeType_t,
            extraWorkspace: impl AnyDeviceOutput, extraWorkspaceSizeInBytes: usize,
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let mut extraWorkspace = KernelArgument::into_device(extraWorkspace);
            let returned = {
                checked::custatevecApplyMatrix(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, matrix, matrixDataType, layout, adjoint,
                    targets, controls, controlBitValues, computeType, extraWorkspace.0.into(), extraWorkspaceSizeInBytes,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            Held::by(&mut extraWorkspace.1, &marked);
            returned
        }
        /// - `batchedSv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `matrixIndices`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
        /// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `targets` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controls` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controlBitValues` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecApplyMatrixBatched(
            handle: impl AsHandle<custatevecHandle_t>, batchedSv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, mapType: custatevecMatrixMapType_t,
            matrixIndices: *const i32, matrices: *const c_void, matrixDataType: runtime::cudaDataType,
            layout: custatevecMatrixLayout_t, adjoint: i32, nMatrices: u32, targets: &[i32], controls: &[i32],
            controlBitValues: &[i32], computeType: custatevecComputeType_t, extraWorkspace: impl AnyDeviceOutput,
            extraWorkspaceSizeInBytes: usize,
        ) -> () {
            let mut batchedSv = KernelArgument::into_device(batchedSv);
            let mut extraWorkspace = KernelArgument::into_device(extraWorkspace);
            let returned = {
                checked::custatevecApplyMatrixBatched(
                    handle.as_handle(), batchedSv.0.into(), svDataType, nIndexBits, nSVs, svStride, mapType, matrixIndices,
                    matrices, matrixDataType, layout, adjoint, nMatrices, targets, controls, controlBitValues, computeType,
                    extraWorkspace.0.into(), extraWorkspaceSizeInBytes,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut batchedSv.1, &marked);
            Held::by(&mut extraWorkspace.1, &marked);
            returned
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `paulis` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `targets` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controls` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `controlBitValues` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecApplyPauliRotation(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, theta: f64, paulis: &[custatevecPauli_t], targets: &[i32], controls: &[i32],
            controlBitValues: &[i32],
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecApplyPauliRotation(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, theta, paulis, targets, controls,
                    controlBitValues,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `bitOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecBatchMeasure(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, bitString: &mut [i32], bitOrdering: &[i32], randnum: f64, collapse: custatevecCollapseOp_t,
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecBatchMeasure(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, bitString, bitOrdering, randnum, collapse,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `bitOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecBatchMeasureWithOffset(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, bitString: &mut [i32], bitOrdering: &[i32], randnum: f64, collapse: custatevecCollapseOp_t,
            offset: f64, abs2sum: f64,
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecBatchMeasureWithOffset(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, bitString, bitOrdering, randnum, collapse,
                    offset, abs2sum,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `bitString` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `bitOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecCollapseByBitString(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, bitString: &[i32], bitOrdering: &[i32], norm: f64,
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecCollapseByBitString(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, bitString, bitOrdering, norm,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `batchedSv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `bitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
        /// - `norms`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
        /// - Each string has as many bits as are asked for, and no norm is 0.
        /// - `bitOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecCollapseByBitStringBatched(
            handle: impl AsHandle<custatevecHandle_t>, batchedSv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, bitStrings: *const custatevecIndex_t,
            bitOrdering: &[i32], norms: *const f64, extraWorkspace: impl AnyDeviceOutput, extraWorkspaceSizeInBytes: usize,
        ) -> () {
            let mut batchedSv = KernelArgument::into_device(batchedSv);
            let mut extraWorkspace = KernelArgument::into_device(extraWorkspace);
            let returned = {
                checked::custatevecCollapseByBitStringBatched(
                    handle.as_handle(), batchedSv.0.into(), svDataType, nIndexBits, nSVs, svStride, bitStrings, bitOrdering,
                    norms, extraWorkspace.0.into(), extraWorkspaceSizeInBytes,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut batchedSv.1, &marked);
            Held::by(&mut extraWorkspace.1, &marked);
            returned
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `basisBits` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecCollapseOnZBasis(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, parity: i32, basisBits: &[i32], norm: f64,
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecCollapseOnZBasis(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, parity, basisBits, norm,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `sv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `expectationValue` is used after the call: keep it alive and unread and unwritten until this call completes on `handle`'s stream.
        /// - `basisBits` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecComputeExpectation<T: Output>(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceInput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, expectationValue: &mut [T], expectationDataType: runtime::cudaDataType, matrix: *const c_void,
            matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, basisBits: &[i32],
            computeType: custatevecComputeType_t, extraWorkspace: impl AnyDeviceOutput, extraWorkspaceSizeInBytes: usize,
        ) -> f64 {
            let mut sv = KernelArgument::into_device(sv);
            let mut extraWorkspace = KernelArgument::into_device(extraWorkspace);
            let returned = {
                checked::custatevecComputeExpectation(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, expectationValue, expectationDataType, matrix,
                    matrixDataType, layout, basisBits, computeType, extraWorkspace.0.into(), extraWorkspaceSizeInBytes,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            Held::by(&mut extraWorkspace.1, &marked);
            returned
        }
        /// - `batchedSv`, `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `expectationValues`: valid memory of `nMatrices` elements, until this call completes on `handle`'s stream.
        /// - `matrices`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `basisBits` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecComputeExpectationBatched(
            handle: impl AsHandle<custatevecHandle_t>, batchedSv: impl AnyDeviceInput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, expectationValues: *mut runtime::double2,
            matrices: *const c_void, matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t,
            nMatrices: u32, basisBits: &[i32], computeType: custatevecComputeType_t, extraWorkspace: impl AnyDeviceOutput,
            extraWorkspaceSizeInBytes: usize,
        ) -> () {
            let mut batchedSv = KernelArgument::into_device(batchedSv);
            let mut extraWorkspace = KernelArgument::into_device(extraWorkspace);
            let returned = {
                checked::custatevecComputeExpectationBatched(
                    handle.as_handle(), batchedSv.0.into(), svDataType, nIndexBits, nSVs, svStride, expectationValues,
                    matrices, matrixDataType, layout, nMatrices, basisBits, computeType, extraWorkspace.0.into(),
                    extraWorkspaceSizeInBytes,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut batchedSv.1, &marked);
            Held::by(&mut extraWorkspace.1, &marked);
            returned
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `pauliOperatorsArray`, `basisBitsArray`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `pauliOperatorsArray` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `basisBitsArray` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `nBasisBitsArray` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecComputeExpectationsOnPauliBasis(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceInput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, expectationValues: &mut [f64], pauliOperatorsArray: &[*const custatevecPauli_t],
            basisBitsArray: &[*const i32], nBasisBitsArray: &[u32],
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecComputeExpectationsOnPauliBasis(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, expectationValues, pauliOperatorsArray,
                    basisBitsArray, nBasisBitsArray,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        fn custatevecInitializeStateVector(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, svType: custatevecStateVectorType_t,
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecInitializeStateVector(handle.as_handle(), sv.0.into(), svDataType, nIndexBits, svType)?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `batchedSv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `bitStrings`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
        /// - `randnums`: valid memory of `nSVs` elements, until this call completes on `handle`'s stream.
        /// - `bitOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecMeasureBatched(
            handle: impl AsHandle<custatevecHandle_t>, batchedSv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, nSVs: u32, svStride: custatevecIndex_t, bitStrings: *mut custatevecIndex_t,
            bitOrdering: &[i32], randnums: *const f64, collapse: custatevecCollapseOp_t,
        ) -> () {
            let mut batchedSv = KernelArgument::into_device(batchedSv);
            let returned = {
                checked::custatevecMeasureBatched(
                    handle.as_handle(), batchedSv.0.into(), svDataType, nIndexBits, nSVs, svStride, bitStrings, bitOrdering,
                    randnums, collapse,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut batchedSv.1, &marked);
            returned
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `basisBits` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecMeasureOnZBasis(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, basisBits: &[i32], randnum: f64, collapse: custatevecCollapseOp_t,
        ) -> i32 {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecMeasureOnZBasis(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, basisBits, randnum, collapse,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `migrator`: a live handle.
        /// - `srcSubSVSlice`, `dstSubSVSlice`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        fn custatevecSubSVMigratorMigrate(
            handle: impl AsHandle<custatevecHandle_t>, migrator: custatevecSubSVMigratorDescriptor_t, deviceSliceIndex: i32,
            srcSubSVSlice: impl AnyDeviceInput, dstSubSVSlice: impl AnyDeviceOutput, begin: custatevecIndex_t,
            end: custatevecIndex_t,
        ) -> () {
            let mut srcSubSVSlice = KernelArgument::into_device(srcSubSVSlice);
            let mut dstSubSVSlice = KernelArgument::into_device(dstSubSVSlice);
            let returned = {
                checked::custatevecSubSVMigratorMigrate(
                    handle.as_handle(), migrator, deviceSliceIndex, srcSubSVSlice.0.into(), dstSubSVSlice.0.into(), begin,
                    end,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut srcSubSVSlice.1, &marked);
            Held::by(&mut dstSubSVSlice.1, &marked);
            returned
        }
        /// - `sv`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `bitSwaps` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskBitString` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `maskOrdering` is neither moved, changed nor freed as long as the library may keep its address.
        fn custatevecSwapIndexBits(
            handle: impl AsHandle<custatevecHandle_t>, sv: impl AnyDeviceOutput, svDataType: runtime::cudaDataType,
            nIndexBits: u32, bitSwaps: &[int2], maskBitString: &[i32], maskOrdering: &[i32],
        ) -> () {
            let mut sv = KernelArgument::into_device(sv);
            let returned = {
                checked::custatevecSwapIndexBits(
                    handle.as_handle(), sv.0.into(), svDataType, nIndexBits, bitSwaps, maskBitString, maskOrdering,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut sv.1, &marked);
            returned
        }
        /// - `matrix`: valid memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        /// - `extraWorkspace`: valid device memory of the size that the other arguments imply, until this call completes on `handle`'s stream.
        fn custatevecTestMatrixType(
            handle: impl AsHandle<custatevecHandle_t>, matrixType: custatevecMatrixType_t, matrix: *const c_void,
            matrixDataType: runtime::cudaDataType, layout: custatevecMatrixLayout_t, nTargets: u32, adjoint: i32,
            computeType: custatevecComputeType_t, extraWorkspace: impl AnyDeviceOutput, extraWorkspaceSizeInBytes: usize,
        ) -> f64 {
            let mut extraWorkspace = KernelArgument::into_device(extraWorkspace);
            let returned = {
                checked::custatevecTestMatrixType(
                    handle.as_handle(), matrixType, matrix, matrixDataType, layout, nTargets, adjoint, computeType,
                    extraWorkspace.0.into(), extraWorkspaceSizeInBytes,
                )?
            };
            let marked = Work::in_raw(checked::custatevecGetStream(handle.as_handle()));
            Held::by(&mut extraWorkspace.1, &marked);
            returned
        }
    }
}
