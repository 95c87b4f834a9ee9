//! cuTensorNet: functions with owned handles; see [`owned`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::__gen1::owned::*;
#[allow(unused_imports)]
use crate::checked::cutensornet as checked;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cutensornet::all_types::*;

destroy! {
    cutensornetStatus_t;
    0 cutensornetHandle_t: |handle| checked::cutensornetDestroy(handle);
    0 cutensornetStateAccessor_t: |handle| checked::cutensornetDestroyAccessor(handle);
    0 cutensornetContractionAutotunePreference_t: |handle| checked::cutensornetDestroyContractionAutotunePreference(handle);
    0 cutensornetContractionOptimizerConfig_t: |handle| checked::cutensornetDestroyContractionOptimizerConfig(handle);
    0 cutensornetContractionOptimizerInfo_t: |handle| checked::cutensornetDestroyContractionOptimizerInfo(handle);
    0 cutensornetContractionPlan_t: |handle| checked::cutensornetDestroyContractionPlan(handle);
    0 cutensornetStateExpectation_t: |handle| checked::cutensornetDestroyExpectation(handle);
    0 cutensornetStateMarginal_t: |handle| checked::cutensornetDestroyMarginal(handle);
    0 cutensornetNetworkDescriptor_t: |handle| checked::cutensornetDestroyNetwork(handle);
    0 cutensornetNetworkAutotunePreference_t: |handle| checked::cutensornetDestroyNetworkAutotunePreference(handle);
    0 cutensornetNetworkOperator_t: |handle| checked::cutensornetDestroyNetworkOperator(handle);
    0 cutensornetStateSampler_t: |handle| checked::cutensornetDestroySampler(handle);
    0 cutensornetSliceGroup_t: |handle| checked::cutensornetDestroySliceGroup(handle);
    0 cutensornetState_t: |handle| checked::cutensornetDestroyState(handle);
    0 cutensornetStateProjectionMPS_t: |handle| checked::cutensornetDestroyStateProjectionMPS(handle);
    0 cutensornetTensorDescriptor_t: |handle| checked::cutensornetDestroyTensorDescriptor(handle);
    0 cutensornetTensorSVDConfig_t: |handle| checked::cutensornetDestroyTensorSVDConfig(handle);
    0 cutensornetTensorSVDInfo_t: |handle| checked::cutensornetDestroyTensorSVDInfo(handle);
    0 cutensornetWorkspaceDescriptor_t: |handle| checked::cutensornetDestroyWorkspaceDescriptor(handle);
}

owned! {
    cutensornetStatus_t;

    safe {
        fn cutensornetContractionOptimize(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            optimizerConfig: impl AsHandle<cutensornetContractionOptimizerConfig_t>, workspaceSizeConstraint: u64,
            optimizerInfo: impl AsHandle<cutensornetContractionOptimizerInfo_t>,
        ) -> () {
            checked::cutensornetContractionOptimize(
                handle.as_handle(), networkDesc.as_handle(), optimizerConfig.as_handle(), workspaceSizeConstraint,
                optimizerInfo.as_handle(),
            )?
        }
        fn cutensornetContractionOptimizerInfoGetPackedSize(
            handle: impl AsHandle<cutensornetHandle_t>, optimizerInfo: impl AsHandle<cutensornetContractionOptimizerInfo_t>,
        ) -> usize {
            checked::cutensornetContractionOptimizerInfoGetPackedSize(handle.as_handle(), optimizerInfo.as_handle())?
        }
        fn cutensornetContractionOptimizerInfoPackData<T: Output>(
            handle: impl AsHandle<cutensornetHandle_t>, optimizerInfo: impl AsHandle<cutensornetContractionOptimizerInfo_t>,
            buffer: &mut [T],
        ) -> () {
            checked::cutensornetContractionOptimizerInfoPackData(handle.as_handle(), optimizerInfo.as_handle(), buffer)?
        }
        fn cutensornetCreate() -> Owned<cutensornetHandle_t> {
            Owned::from_raw(checked::cutensornetCreate()?)
        }
        fn cutensornetDistributedGetNumRanks(handle: impl AsHandle<cutensornetHandle_t>) -> i32 {
            checked::cutensornetDistributedGetNumRanks(handle.as_handle())?
        }
        fn cutensornetDistributedGetProcRank(handle: impl AsHandle<cutensornetHandle_t>) -> i32 {
            checked::cutensornetDistributedGetProcRank(handle.as_handle())?
        }
        fn cutensornetDistributedSynchronize(handle: impl AsHandle<cutensornetHandle_t>) -> () {
            checked::cutensornetDistributedSynchronize(handle.as_handle())?
        }
        fn cutensornetGetDeviceMemHandler(handle: impl AsHandle<cutensornetHandle_t>) -> cutensornetDeviceMemHandler_t {
            checked::cutensornetGetDeviceMemHandler(handle.as_handle())?
        }
        fn cutensornetNetworkAppendTensor(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            extents: &[i64], modeLabels: &[i32], qualifiers: Option<&cutensornetTensorQualifiers_t>,
            dataType: runtime::cudaDataType,
        ) -> i64 {
            checked::cutensornetNetworkAppendTensor(
                handle.as_handle(), networkDesc.as_handle(), extents, modeLabels, qualifiers, dataType,
            )?
        }
        fn cutensornetNetworkSetOutputTensor(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            modeLabels: &[i32], dataType: runtime::cudaDataType,
        ) -> () {
            checked::cutensornetNetworkSetOutputTensor(handle.as_handle(), networkDesc.as_handle(), modeLabels, dataType)?
        }
        fn cutensornetWorkspaceComputeContractionSizes(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            optimizerInfo: impl AsHandle<cutensornetContractionOptimizerInfo_t>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
        ) -> () {
            checked::cutensornetWorkspaceComputeContractionSizes(
                handle.as_handle(), networkDesc.as_handle(), optimizerInfo.as_handle(), workDesc.as_handle(),
            )?
        }
        fn cutensornetWorkspaceComputeGateSplitSizes(
            handle: impl AsHandle<cutensornetHandle_t>, descTensorInA: impl AsHandle<cutensornetTensorDescriptor_t>,
            descTensorInB: impl AsHandle<cutensornetTensorDescriptor_t>,
            descTensorInG: impl AsHandle<cutensornetTensorDescriptor_t>,
            descTensorU: impl AsHandle<cutensornetTensorDescriptor_t>,
            descTensorV: impl AsHandle<cutensornetTensorDescriptor_t>, gateAlgo: cutensornetGateSplitAlgo_t,
            svdConfig: impl AsHandle<cutensornetTensorSVDConfig_t>, computeType: cutensornetComputeType_t,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
        ) -> () {
            checked::cutensornetWorkspaceComputeGateSplitSizes(
                handle.as_handle(), descTensorInA.as_handle(), descTensorInB.as_handle(), descTensorInG.as_handle(),
                descTensorU.as_handle(), descTensorV.as_handle(), gateAlgo, svdConfig.as_handle(), computeType,
                workDesc.as_handle(),
            )?
        }
        fn cutensornetWorkspaceComputeQRSizes(
            handle: impl AsHandle<cutensornetHandle_t>, descTensorIn: impl AsHandle<cutensornetTensorDescriptor_t>,
            descTensorQ: impl AsHandle<cutensornetTensorDescriptor_t>,
            descTensorR: impl AsHandle<cutensornetTensorDescriptor_t>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
        ) -> () {
            checked::cutensornetWorkspaceComputeQRSizes(
                handle.as_handle(), descTensorIn.as_handle(), descTensorQ.as_handle(), descTensorR.as_handle(),
                workDesc.as_handle(),
            )?
        }
        fn cutensornetWorkspaceComputeSVDSizes(
            handle: impl AsHandle<cutensornetHandle_t>, descTensorIn: impl AsHandle<cutensornetTensorDescriptor_t>,
            descTensorU: impl AsHandle<cutensornetTensorDescriptor_t>,
            descTensorV: impl AsHandle<cutensornetTensorDescriptor_t>,
            svdConfig: impl AsHandle<cutensornetTensorSVDConfig_t>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
        ) -> () {
            checked::cutensornetWorkspaceComputeSVDSizes(
                handle.as_handle(), descTensorIn.as_handle(), descTensorU.as_handle(), descTensorV.as_handle(),
                svdConfig.as_handle(), workDesc.as_handle(),
            )?
        }
        fn cutensornetWorkspaceComputeSizes(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            optimizerInfo: impl AsHandle<cutensornetContractionOptimizerInfo_t>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
        ) -> () {
            checked::cutensornetWorkspaceComputeSizes(
                handle.as_handle(), networkDesc.as_handle(), optimizerInfo.as_handle(), workDesc.as_handle(),
            )?
        }
        fn cutensornetWorkspaceGet(
            handle: impl AsHandle<cutensornetHandle_t>, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            memSpace: cutensornetMemspace_t,
        ) -> (*mut c_void, u64) {
            checked::cutensornetWorkspaceGet(handle.as_handle(), workDesc.as_handle(), memSpace)?
        }
        fn cutensornetWorkspaceGetMemory(
            handle: impl AsHandle<cutensornetHandle_t>, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            memSpace: cutensornetMemspace_t, workKind: cutensornetWorkspaceKind_t,
        ) -> (*mut c_void, i64) {
            checked::cutensornetWorkspaceGetMemory(handle.as_handle(), workDesc.as_handle(), memSpace, workKind)?
        }
        fn cutensornetWorkspaceGetMemorySize(
            handle: impl AsHandle<cutensornetHandle_t>, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            workPref: cutensornetWorksizePref_t, memSpace: cutensornetMemspace_t, workKind: cutensornetWorkspaceKind_t,
        ) -> i64 {
            checked::cutensornetWorkspaceGetMemorySize(
                handle.as_handle(), workDesc.as_handle(), workPref, memSpace, workKind,
            )?
        }
        fn cutensornetWorkspaceGetSize(
            handle: impl AsHandle<cutensornetHandle_t>, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            workPref: cutensornetWorksizePref_t, memSpace: cutensornetMemspace_t,
        ) -> u64 {
            checked::cutensornetWorkspaceGetSize(handle.as_handle(), workDesc.as_handle(), workPref, memSpace)?
        }
        fn cutensornetWorkspacePurgeCache(
            handle: impl AsHandle<cutensornetHandle_t>, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            memSpace: cutensornetMemspace_t,
        ) -> () {
            checked::cutensornetWorkspacePurgeCache(handle.as_handle(), workDesc.as_handle(), memSpace)?
        }
    }

    unsafe {
        /// - `amplitudesTensor`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
        /// - `stateNorm` is used after the call: keep it alive and unread and unwritten until this call completes on `cudaStream`.
        /// - `projectedModeValues`: at least as long as `tensorNetworkAccessor` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `projectedModeValues` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetAccessorCompute<T: Output>(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkAccessor: impl AsHandle<cutensornetStateAccessor_t>,
            projectedModeValues: &[i64], workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            amplitudesTensor: CuPtr<c_void>, stateNorm: &mut [T], cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetAccessorCompute(
                handle.as_handle(), tensorNetworkAccessor.as_handle(), projectedModeValues, workDesc.as_handle(),
                amplitudesTensor, stateNorm, cudaStream.as_handle_or_null(),
            )?
        }
        /// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetAccessorConfigure<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkAccessor: impl AsHandle<cutensornetStateAccessor_t>,
            attribute: Key<cutensornetAccessorAttributes_t, T, C>, attributeValue: T,
        ) -> () {
            checked::cutensornetAccessorConfigure(
                handle.as_handle(), tensorNetworkAccessor.as_handle(), attribute, attributeValue,
            )?
        }
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetAccessorGetInfo<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkAccessor: impl AsHandle<cutensornetStateAccessor_t>,
            attribute: Key<cutensornetAccessorAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetAccessorGetInfo(handle.as_handle(), tensorNetworkAccessor.as_handle(), attribute)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetAccessorPrepare(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkAccessor: impl AsHandle<cutensornetStateAccessor_t>,
            maxWorkspaceSizeDevice: usize, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetAccessorPrepare(
                handle.as_handle(), tensorNetworkAccessor.as_handle(), maxWorkspaceSizeDevice, workDesc.as_handle(),
                cudaStream.as_handle_or_null(),
            )?
        }
        /// - `rawDataIn`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `rawDataOut`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `rawDataIn`: at least as long as `plan` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `rawDataIn` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetContractSlices(
            handle: impl AsHandle<cutensornetHandle_t>, plan: impl AsHandle<cutensornetContractionPlan_t>,
            rawDataIn: &[*const c_void], rawDataOut: CuPtr<c_void>, accumulateOutput: i32,
            workDesc: impl MaybeHandle<cutensornetWorkspaceDescriptor_t>,
            sliceGroup: impl MaybeHandle<cutensornetSliceGroup_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetContractSlices(
                handle.as_handle(), plan.as_handle(), rawDataIn, rawDataOut, accumulateOutput, workDesc.as_handle_or_null(),
                sliceGroup.as_handle_or_null(), stream.as_handle_or_null(),
            )?
        }
        /// - `rawDataIn`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `rawDataOut`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `rawDataIn`: at least as long as `plan` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `rawDataIn` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetContraction(
            handle: impl AsHandle<cutensornetHandle_t>, plan: impl AsHandle<cutensornetContractionPlan_t>,
            rawDataIn: &[*const c_void], rawDataOut: CuPtr<c_void>,
            workDesc: impl MaybeHandle<cutensornetWorkspaceDescriptor_t>, sliceId: i64,
            stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetContraction(
                handle.as_handle(), plan.as_handle(), rawDataIn, rawDataOut, workDesc.as_handle_or_null(), sliceId,
                stream.as_handle_or_null(),
            )?
        }
        /// - `rawDataIn`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `rawDataOut`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - `rawDataIn`: at least as long as `plan` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `rawDataIn` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetContractionAutotune(
            handle: impl AsHandle<cutensornetHandle_t>, plan: impl AsHandle<cutensornetContractionPlan_t>,
            rawDataIn: &[*const c_void], rawDataOut: CuPtr<c_void>,
            workDesc: impl MaybeHandle<cutensornetWorkspaceDescriptor_t>,
            pref: impl AsHandle<cutensornetContractionAutotunePreference_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetContractionAutotune(
                handle.as_handle(), plan.as_handle(), rawDataIn, rawDataOut, workDesc.as_handle_or_null(), pref.as_handle(),
                stream.as_handle_or_null(),
            )?
        }
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetContractionAutotunePreferenceGetAttribute<
            T: AttributeValue<C>,
            C: Output,
        >(
            handle: impl AsHandle<cutensornetHandle_t>,
            autotunePreference: impl AsHandle<cutensornetContractionAutotunePreference_t>,
            attr: Key<cutensornetContractionAutotunePreferenceAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetContractionAutotunePreferenceGetAttribute(
                handle.as_handle(), autotunePreference.as_handle(), attr,
            )?
        }
        /// - `buffer` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetContractionAutotunePreferenceSetAttribute<
            T: AttributeValue<C>,
            C: Input,
        >(
            handle: impl AsHandle<cutensornetHandle_t>,
            autotunePreference: impl AsHandle<cutensornetContractionAutotunePreference_t>,
            attr: Key<cutensornetContractionAutotunePreferenceAttributes_t, T, C>, buffer: T,
        ) -> () {
            checked::cutensornetContractionAutotunePreferenceSetAttribute(
                handle.as_handle(), autotunePreference.as_handle(), attr, buffer,
            )?
        }
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetContractionOptimizerConfigGetAttribute<
            T: AttributeValue<C>,
            C: Output,
        >(
            handle: impl AsHandle<cutensornetHandle_t>,
            optimizerConfig: impl AsHandle<cutensornetContractionOptimizerConfig_t>,
            attr: Key<cutensornetContractionOptimizerConfigAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetContractionOptimizerConfigGetAttribute(
                handle.as_handle(), optimizerConfig.as_handle(), attr,
            )?
        }
        /// - `buffer` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetContractionOptimizerConfigSetAttribute<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>,
            optimizerConfig: impl AsHandle<cutensornetContractionOptimizerConfig_t>,
            attr: Key<cutensornetContractionOptimizerConfigAttributes_t, T, C>, buffer: T,
        ) -> () {
            checked::cutensornetContractionOptimizerConfigSetAttribute(
                handle.as_handle(), optimizerConfig.as_handle(), attr, buffer,
            )?
        }
        /// - `buffer`: valid memory of `sizeInBytes` bytes.
        fn cutensornetContractionOptimizerInfoGetAttribute(
            handle: impl AsHandle<cutensornetHandle_t>, optimizerInfo: impl AsHandle<cutensornetContractionOptimizerInfo_t>,
            attr: cutensornetContractionOptimizerInfoAttributes_t, buffer: *mut c_void, sizeInBytes: usize,
        ) -> () {
            checked::cutensornetContractionOptimizerInfoGetAttribute(
                handle.as_handle(), optimizerInfo.as_handle(), attr, buffer, sizeInBytes,
            )?
        }
        /// - Pointers, handles and lengths in `buffer` are valid during the call, which copies what it needs.
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetContractionOptimizerInfoSetAttribute<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>, optimizerInfo: impl AsHandle<cutensornetContractionOptimizerInfo_t>,
            attr: Key<cutensornetContractionOptimizerInfoAttributes_t, T, C>, buffer: T,
        ) -> () {
            checked::cutensornetContractionOptimizerInfoSetAttribute(
                handle.as_handle(), optimizerInfo.as_handle(), attr, buffer,
            )?
        }
        /// - `amplitudesTensorStrides`: at least as long as `tensorNetworkState` needs; that is not checked.
        /// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkAccessor` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `amplitudesTensorStrides` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorNetworkAccessor` is dropped before `handle` and `tensorNetworkState`.
        fn cutensornetCreateAccessor(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            projectedModes: &[i32], amplitudesTensorStrides: &[i64],
        ) -> Owned<cutensornetStateAccessor_t> {
            Owned::from_raw(
                checked::cutensornetCreateAccessor(
                    handle.as_handle(), tensorNetworkState.as_handle(), projectedModes, amplitudesTensorStrides,
                )?,
            )
        }
        /// - `autotunePreference` is dropped before `handle`.
        fn cutensornetCreateContractionAutotunePreference(
            handle: impl AsHandle<cutensornetHandle_t>,
        ) -> Owned<cutensornetContractionAutotunePreference_t> {
            Owned::from_raw(checked::cutensornetCreateContractionAutotunePreference(handle.as_handle())?)
        }
        /// - `optimizerConfig` is dropped before `handle`.
        fn cutensornetCreateContractionOptimizerConfig(
            handle: impl AsHandle<cutensornetHandle_t>,
        ) -> Owned<cutensornetContractionOptimizerConfig_t> {
            Owned::from_raw(checked::cutensornetCreateContractionOptimizerConfig(handle.as_handle())?)
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `optimizerInfo` is dropped before `handle` and `networkDesc`.
        fn cutensornetCreateContractionOptimizerInfo(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
        ) -> Owned<cutensornetContractionOptimizerInfo_t> {
            Owned::from_raw(
                checked::cutensornetCreateContractionOptimizerInfo(handle.as_handle(), networkDesc.as_handle())?,
            )
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `buffer` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `optimizerInfo` is dropped before `handle` and `networkDesc`.
        fn cutensornetCreateContractionOptimizerInfoFromPackedData<T: Input>(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            buffer: &[T],
        ) -> Owned<cutensornetContractionOptimizerInfo_t> {
            Owned::from_raw(
                checked::cutensornetCreateContractionOptimizerInfoFromPackedData(
                    handle.as_handle(), networkDesc.as_handle(), buffer,
                )?,
            )
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `plan` is dropped before `handle` and `networkDesc` and `optimizerInfo` and `workDesc`.
        fn cutensornetCreateContractionPlan(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            optimizerInfo: impl AsHandle<cutensornetContractionOptimizerInfo_t>,
            workDesc: impl MaybeHandle<cutensornetWorkspaceDescriptor_t>,
        ) -> Owned<cutensornetContractionPlan_t> {
            Owned::from_raw(
                checked::cutensornetCreateContractionPlan(
                    handle.as_handle(), networkDesc.as_handle(), optimizerInfo.as_handle(), workDesc.as_handle_or_null(),
                )?,
            )
        }
        /// - `elementStrides` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `blockSizes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `blockStrides` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `nranksPerMode` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorDesc` is dropped before `handle`.
        fn cutensornetCreateDistributedTensorDescriptor(
            handle: impl AsHandle<cutensornetHandle_t>, extents: &[i64], elementStrides: &[i64], blockSizes: &[i64],
            blockStrides: &[i64], nranksPerMode: &[i64], modeLabels: &[i32], dataType: runtime::cudaDataType,
        ) -> Owned<cutensornetTensorDescriptor_t> {
            Owned::from_raw(
                checked::cutensornetCreateDistributedTensorDescriptor(
                    handle.as_handle(), extents, elementStrides, blockSizes, blockStrides, nranksPerMode, modeLabels,
                    dataType,
                )?,
            )
        }
        /// - `tensorNetworkState`, `tensorNetworkOperator` and what they refer to stay valid after the call, as long as `tensorNetworkExpectation` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `tensorNetworkExpectation` is dropped before `handle` and `tensorNetworkState` and `tensorNetworkOperator`.
        fn cutensornetCreateExpectation(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            tensorNetworkOperator: impl AsHandle<cutensornetNetworkOperator_t>,
        ) -> Owned<cutensornetStateExpectation_t> {
            Owned::from_raw(
                checked::cutensornetCreateExpectation(
                    handle.as_handle(), tensorNetworkState.as_handle(), tensorNetworkOperator.as_handle(),
                )?,
            )
        }
        /// - `marginalTensorStrides`: at least as long as `numMarginalModes` needs; that is not checked.
        /// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkMarginal` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `marginalTensorStrides` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorNetworkMarginal` is dropped before `handle` and `tensorNetworkState`.
        fn cutensornetCreateMarginal(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            marginalModes: &[i32], projectedModes: &[i32], marginalTensorStrides: &[i64],
        ) -> Owned<cutensornetStateMarginal_t> {
            Owned::from_raw(
                checked::cutensornetCreateMarginal(
                    handle.as_handle(), tensorNetworkState.as_handle(), marginalModes, projectedModes,
                    marginalTensorStrides,
                )?,
            )
        }
        /// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkMarginal` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `marginalDiagonalTensorStrides` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorNetworkMarginal` is dropped before `handle` and `tensorNetworkState`.
        fn cutensornetCreateMarginalDiagonal(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            marginalModes: &[i32], projectedModes: &[i32], marginalDiagonalTensorStrides: &[i64],
        ) -> Owned<cutensornetStateMarginal_t> {
            Owned::from_raw(
                checked::cutensornetCreateMarginalDiagonal(
                    handle.as_handle(), tensorNetworkState.as_handle(), marginalModes, projectedModes,
                    marginalDiagonalTensorStrides,
                )?,
            )
        }
        /// - `networkDesc` is dropped before `handle`.
        fn cutensornetCreateNetwork(handle: impl AsHandle<cutensornetHandle_t>) -> Owned<cutensornetNetworkDescriptor_t> {
            Owned::from_raw(checked::cutensornetCreateNetwork(handle.as_handle())?)
        }
        /// - `autotunePreference` is dropped before `handle`.
        fn cutensornetCreateNetworkAutotunePreference(
            handle: impl AsHandle<cutensornetHandle_t>,
        ) -> Owned<cutensornetNetworkAutotunePreference_t> {
            Owned::from_raw(checked::cutensornetCreateNetworkAutotunePreference(handle.as_handle())?)
        }
        /// - `extentsIn`, `stridesIn`, `modesIn`: valid memory of the size that the other arguments imply.
        /// - `extentsOut`, `stridesOut`, `modesOut`: at least as long as `numModesOut` needs; that is not checked.
        fn cutensornetCreateNetworkDescriptor(
            handle: impl AsHandle<cutensornetHandle_t>, numModesIn: &[i32], extentsIn: &[*const i64],
            stridesIn: &[*const i64], modesIn: &[*const i32], qualifiersIn: &[cutensornetTensorQualifiers_t],
            numModesOut: i32, extentsOut: &[i64], stridesOut: &[i64], modesOut: &[i32], dataType: runtime::cudaDataType,
            computeType: cutensornetComputeType_t,
        ) -> cutensornetNetworkDescriptor_t {
            checked::cutensornetCreateNetworkDescriptor(
                handle.as_handle(), numModesIn, extentsIn, stridesIn, modesIn, qualifiersIn, numModesOut, extentsOut,
                stridesOut, modesOut, dataType, computeType,
            )?
        }
        /// - `tensorNetworkOperator` is dropped before `handle`.
        fn cutensornetCreateNetworkOperator(
            handle: impl AsHandle<cutensornetHandle_t>, stateModeExtents: &[i64], dataType: runtime::cudaDataType,
        ) -> Owned<cutensornetNetworkOperator_t> {
            Owned::from_raw(checked::cutensornetCreateNetworkOperator(handle.as_handle(), stateModeExtents, dataType)?)
        }
        /// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkSampler` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `tensorNetworkSampler` is dropped before `handle` and `tensorNetworkState`.
        fn cutensornetCreateSampler(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            modesToSample: &[i32],
        ) -> Owned<cutensornetStateSampler_t> {
            Owned::from_raw(
                checked::cutensornetCreateSampler(handle.as_handle(), tensorNetworkState.as_handle(), modesToSample)?,
            )
        }
        /// - `sliceGroup` is dropped before `handle`.
        fn cutensornetCreateSliceGroupFromIDRange(
            handle: impl AsHandle<cutensornetHandle_t>, sliceIdStart: i64, sliceIdStop: i64, sliceIdStep: i64,
        ) -> Owned<cutensornetSliceGroup_t> {
            Owned::from_raw(
                checked::cutensornetCreateSliceGroupFromIDRange(
                    handle.as_handle(), sliceIdStart, sliceIdStop, sliceIdStep,
                )?,
            )
        }
        /// - `beginIDSequence`: valid memory of the size that the other arguments imply.
        /// - `endIDSequence` is right behind the last number.
        /// - `endIDSequence`: NULL, or what the library documents.
        /// - `sliceGroup` is dropped before `handle`.
        fn cutensornetCreateSliceGroupFromIDs(
            handle: impl AsHandle<cutensornetHandle_t>, beginIDSequence: *const i64, endIDSequence: *const i64,
        ) -> Owned<cutensornetSliceGroup_t> {
            Owned::from_raw(
                checked::cutensornetCreateSliceGroupFromIDs(handle.as_handle(), beginIDSequence, endIDSequence)?,
            )
        }
        /// - `tensorNetworkState` is dropped before `handle`.
        fn cutensornetCreateState(
            handle: impl AsHandle<cutensornetHandle_t>, purity: cutensornetStatePurity_t, stateModeExtents: &[i64],
            dataType: runtime::cudaDataType,
        ) -> Owned<cutensornetState_t> {
            Owned::from_raw(checked::cutensornetCreateState(handle.as_handle(), purity, stateModeExtents, dataType)?)
        }
        /// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
        /// - `dualTensorsDataOut`: valid memory of the size that the other arguments imply, as long as `tensorNetworkProjection` exists.
        /// - `tensorNetworkStates` and what it refers to stay valid after the call, as long as `tensorNetworkProjection` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `coeffs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `specEnvs` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `quditsPerTensor` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `extentsOut` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stridesOut` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `orthoSpec` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorNetworkProjection` is dropped before `handle` and `tensorNetworkStates`.
        fn cutensornetCreateStateProjectionMPS(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkStates: &[Borrowed<'_, cutensornetState_t>],
            coeffs: &[runtime::cuDoubleComplex], symmetric: i32, specEnvs: &[cutensornetMPSEnvBounds_t],
            boundaryCondition: cutensornetBoundaryCondition_t, quditsPerTensor: &[i32], extentsOut: &[*const i64],
            stridesOut: &[*const i64], dualTensorsDataOut: &[*mut c_void], orthoSpec: Option<&cutensornetMPSEnvBounds_t>,
        ) -> Owned<cutensornetStateProjectionMPS_t> {
            Owned::from_raw(
                checked::cutensornetCreateStateProjectionMPS(
                    handle.as_handle(), Borrowed::handles(tensorNetworkStates), coeffs, symmetric, specEnvs,
                    boundaryCondition, quditsPerTensor, extentsOut, stridesOut, dualTensorsDataOut, orthoSpec,
                )?,
            )
        }
        /// - `tensorDesc` is dropped before `handle`.
        fn cutensornetCreateTensorDescriptor(
            handle: impl AsHandle<cutensornetHandle_t>, extents: &[i64], strides: &[i64], modeLabels: &[i32],
            dataType: runtime::cudaDataType,
        ) -> Owned<cutensornetTensorDescriptor_t> {
            Owned::from_raw(
                checked::cutensornetCreateTensorDescriptor(handle.as_handle(), extents, strides, modeLabels, dataType)?,
            )
        }
        /// - `svdConfig` is dropped before `handle`.
        fn cutensornetCreateTensorSVDConfig(
            handle: impl AsHandle<cutensornetHandle_t>,
        ) -> Owned<cutensornetTensorSVDConfig_t> {
            Owned::from_raw(checked::cutensornetCreateTensorSVDConfig(handle.as_handle())?)
        }
        /// - `svdInfo` is dropped before `handle`.
        fn cutensornetCreateTensorSVDInfo(handle: impl AsHandle<cutensornetHandle_t>) -> Owned<cutensornetTensorSVDInfo_t> {
            Owned::from_raw(checked::cutensornetCreateTensorSVDInfo(handle.as_handle())?)
        }
        /// - `workDesc` is dropped before `handle`.
        fn cutensornetCreateWorkspaceDescriptor(
            handle: impl AsHandle<cutensornetHandle_t>,
        ) -> Owned<cutensornetWorkspaceDescriptor_t> {
            Owned::from_raw(checked::cutensornetCreateWorkspaceDescriptor(handle.as_handle())?)
        }
        /// - `commPtr` is used after the call: keep it alive and unwritten during the call, which copies what it needs.
        /// - The communicator is no other handle's, lives until the next one is set or the handle is destroyed, and all its processes make the same calls.
        fn cutensornetDistributedResetConfiguration<T: Input>(
            handle: impl AsHandle<cutensornetHandle_t>, commPtr: &[T],
        ) -> () {
            checked::cutensornetDistributedResetConfiguration(handle.as_handle(), commPtr)?
        }
        /// - `expectationValue`, `stateNorm` are used after the call: keep them alive and unread and unwritten until this call completes on `cudaStream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetExpectationCompute<T: Output, U: Output>(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkExpectation: impl AsHandle<cutensornetStateExpectation_t>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>, expectationValue: &mut [T], stateNorm: &mut [U],
            cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetExpectationCompute(
                handle.as_handle(), tensorNetworkExpectation.as_handle(), workDesc.as_handle(), expectationValue, stateNorm,
                cudaStream.as_handle_or_null(),
            )?
        }
        /// - `expectationValue`, `stateNorm` are used after the call: keep them alive and unread and unwritten until this call completes on `cudaStream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetExpectationComputeWithGradientsBackward<T: Output, U: Output>(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkExpectation: impl AsHandle<cutensornetStateExpectation_t>, accumulateGradients: i32,
            expectationValueAdjoint: HostScalar, stateNormAdjoint: Option<HostScalar>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>, expectationValue: &mut [T], stateNorm: &mut [U],
            cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetExpectationComputeWithGradientsBackward(
                handle.as_handle(), tensorNetworkExpectation.as_handle(), accumulateGradients, expectationValueAdjoint,
                stateNormAdjoint, workDesc.as_handle(), expectationValue, stateNorm, cudaStream.as_handle_or_null(),
            )?
        }
        /// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetExpectationConfigure<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkExpectation: impl AsHandle<cutensornetStateExpectation_t>,
            attribute: Key<cutensornetExpectationAttributes_t, T, C>, attributeValue: T,
        ) -> () {
            checked::cutensornetExpectationConfigure(
                handle.as_handle(), tensorNetworkExpectation.as_handle(), attribute, attributeValue,
            )?
        }
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetExpectationGetInfo<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkExpectation: impl AsHandle<cutensornetStateExpectation_t>,
            attribute: Key<cutensornetExpectationAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetExpectationGetInfo(handle.as_handle(), tensorNetworkExpectation.as_handle(), attribute)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetExpectationPrepare(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkExpectation: impl AsHandle<cutensornetStateExpectation_t>, maxWorkspaceSizeDevice: usize,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>, cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetExpectationPrepare(
                handle.as_handle(), tensorNetworkExpectation.as_handle(), maxWorkspaceSizeDevice, workDesc.as_handle(),
                cudaStream.as_handle_or_null(),
            )?
        }
        /// - `rawDataInA`, `rawDataInB`, `rawDataInG`, `u`, `s`, `v`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetGateSplit(
            handle: impl AsHandle<cutensornetHandle_t>, descTensorInA: impl AsHandle<cutensornetTensorDescriptor_t>,
            rawDataInA: CuPtr<c_void>, descTensorInB: impl AsHandle<cutensornetTensorDescriptor_t>,
            rawDataInB: CuPtr<c_void>, descTensorInG: impl AsHandle<cutensornetTensorDescriptor_t>,
            rawDataInG: CuPtr<c_void>, descTensorU: impl AsHandle<cutensornetTensorDescriptor_t>, u: CuPtr<c_void>,
            s: CuPtr<c_void>, descTensorV: impl AsHandle<cutensornetTensorDescriptor_t>, v: CuPtr<c_void>,
            gateAlgo: cutensornetGateSplitAlgo_t, svdConfig: impl MaybeHandle<cutensornetTensorSVDConfig_t>,
            computeType: cutensornetComputeType_t, svdInfo: impl MaybeHandle<cutensornetTensorSVDInfo_t>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetGateSplit(
                handle.as_handle(), descTensorInA.as_handle(), rawDataInA, descTensorInB.as_handle(), rawDataInB,
                descTensorInG.as_handle(), rawDataInG, descTensorU.as_handle(), u, s, descTensorV.as_handle(), v, gateAlgo,
                svdConfig.as_handle_or_null(), computeType, svdInfo.as_handle_or_null(), workDesc.as_handle(),
                stream.as_handle_or_null(),
            )?
        }
        /// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
        /// - `numModesOut`, `extentsOut`, `stridesOut`: at least as long as `tensorNetworkState` needs; that is not checked.
        /// - The arrays to which `extentsOut` and `stridesOut` lead have an element for each mode of their tensor.
        /// - `extentsOut` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stridesOut` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetGetOutputStateDetails(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            extentsOut: &[*mut i64], stridesOut: &[*mut i64],
        ) -> Vec<i32> {
            checked::cutensornetGetOutputStateDetails(
                handle.as_handle(), tensorNetworkState.as_handle(), extentsOut, stridesOut,
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `outputTensorDesc` is dropped before `handle` and `networkDesc`.
        fn cutensornetGetOutputTensorDescriptor(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
        ) -> Owned<cutensornetTensorDescriptor_t> {
            Owned::from_raw(checked::cutensornetGetOutputTensorDescriptor(handle.as_handle(), networkDesc.as_handle())?)
        }
        /// - `modeLabels`, `extents`, `strides`: at least as long as `networkDesc` needs; that is not checked.
        fn cutensornetGetOutputTensorDetails(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            modeLabels: &mut [i32], extents: &mut [i64], strides: &mut [i64],
        ) -> (i32, usize) {
            checked::cutensornetGetOutputTensorDetails(
                handle.as_handle(), networkDesc.as_handle(), modeLabels, extents, strides,
            )?
        }
        /// - `modeLabels`, `extents`, `strides`: at least as long as `tensorDesc` needs; that is not checked.
        fn cutensornetGetTensorDetails(
            handle: impl AsHandle<cutensornetHandle_t>, tensorDesc: impl AsHandle<cutensornetTensorDescriptor_t>,
            modeLabels: &mut [i32], extents: &mut [i64], strides: &mut [i64],
        ) -> (i32, usize) {
            checked::cutensornetGetTensorDetails(handle.as_handle(), tensorDesc.as_handle(), modeLabels, extents, strides)?
        }
        /// - `marginalTensor`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
        /// - `projectedModeValues`: at least as long as `tensorNetworkMarginal` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `projectedModeValues` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetMarginalCompute(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkMarginal: impl AsHandle<cutensornetStateMarginal_t>,
            projectedModeValues: &[i64], workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            marginalTensor: CuPtr<c_void>, cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetMarginalCompute(
                handle.as_handle(), tensorNetworkMarginal.as_handle(), projectedModeValues, workDesc.as_handle(),
                marginalTensor, cudaStream.as_handle_or_null(),
            )?
        }
        /// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetMarginalConfigure<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkMarginal: impl AsHandle<cutensornetStateMarginal_t>,
            attribute: Key<cutensornetMarginalAttributes_t, T, C>, attributeValue: T,
        ) -> () {
            checked::cutensornetMarginalConfigure(
                handle.as_handle(), tensorNetworkMarginal.as_handle(), attribute, attributeValue,
            )?
        }
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetMarginalGetInfo<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkMarginal: impl AsHandle<cutensornetStateMarginal_t>,
            attribute: Key<cutensornetMarginalAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetMarginalGetInfo(handle.as_handle(), tensorNetworkMarginal.as_handle(), attribute)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetMarginalPrepare(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkMarginal: impl AsHandle<cutensornetStateMarginal_t>,
            maxWorkspaceSizeDevice: usize, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetMarginalPrepare(
                handle.as_handle(), tensorNetworkMarginal.as_handle(), maxWorkspaceSizeDevice, workDesc.as_handle(),
                cudaStream.as_handle_or_null(),
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - Memory that the network and the workspace were given is there, and large enough, until the stream has passed the call.
        fn cutensornetNetworkAutotuneContraction(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            workDesc: impl MaybeHandle<cutensornetWorkspaceDescriptor_t>,
            pref: impl AsHandle<cutensornetNetworkAutotunePreference_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetNetworkAutotuneContraction(
                handle.as_handle(), networkDesc.as_handle(), workDesc.as_handle_or_null(), pref.as_handle(),
                stream.as_handle_or_null(),
            )?
        }
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetNetworkAutotunePreferenceGetAttribute<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensornetHandle_t>,
            autotunePreference: impl AsHandle<cutensornetNetworkAutotunePreference_t>,
            attr: Key<cutensornetNetworkAutotunePreferenceAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetNetworkAutotunePreferenceGetAttribute(
                handle.as_handle(), autotunePreference.as_handle(), attr,
            )?
        }
        /// - `buf` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `buf`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetNetworkAutotunePreferenceSetAttribute<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>,
            autotunePreference: impl AsHandle<cutensornetNetworkAutotunePreference_t>,
            attr: Key<cutensornetNetworkAutotunePreferenceAttributes_t, T, C>, buf: T,
        ) -> () {
            checked::cutensornetNetworkAutotunePreferenceSetAttribute(
                handle.as_handle(), autotunePreference.as_handle(), attr, buf,
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - Memory that the network and the workspace were given is there, and large enough, until the stream has passed the call.
        fn cutensornetNetworkComputeGradientsBackward(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            accumulateOutput: i32, workDesc: impl MaybeHandle<cutensornetWorkspaceDescriptor_t>,
            sliceGroup: impl MaybeHandle<cutensornetSliceGroup_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetNetworkComputeGradientsBackward(
                handle.as_handle(), networkDesc.as_handle(), accumulateOutput, workDesc.as_handle_or_null(),
                sliceGroup.as_handle_or_null(), stream.as_handle_or_null(),
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - Memory that the network and the workspace were given is there, and large enough, until the stream has passed the call.
        fn cutensornetNetworkContract(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            accumulateOutput: i32, workDesc: impl MaybeHandle<cutensornetWorkspaceDescriptor_t>,
            sliceGroup: impl MaybeHandle<cutensornetSliceGroup_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetNetworkContract(
                handle.as_handle(), networkDesc.as_handle(), accumulateOutput, workDesc.as_handle_or_null(),
                sliceGroup.as_handle_or_null(), stream.as_handle_or_null(),
            )?
        }
        /// - `buffer`: valid memory of `sizeInBytes` bytes.
        fn cutensornetNetworkGetAttribute(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            attr: cutensornetNetworkAttributes_t, buffer: *mut c_void, sizeInBytes: usize,
        ) -> () {
            checked::cutensornetNetworkGetAttribute(handle.as_handle(), networkDesc.as_handle(), attr, buffer, sizeInBytes)?
        }
        /// - `tensorModeExtents`, `tensorModeStrides`: valid memory of the size that the other arguments imply.
        /// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkOperator` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `stateModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorModeExtents` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorModeStrides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetNetworkOperatorAppendMPO(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkOperator: impl AsHandle<cutensornetNetworkOperator_t>,
            coefficient: runtime::cuDoubleComplex, stateModes: &[i32], tensorModeExtents: &[*const i64],
            tensorModeStrides: &[*const i64], tensorData: &[*const c_void],
            boundaryCondition: cutensornetBoundaryCondition_t,
        ) -> i64 {
            checked::cutensornetNetworkOperatorAppendMPO(
                handle.as_handle(), tensorNetworkOperator.as_handle(), coefficient, stateModes, tensorModeExtents,
                tensorModeStrides, tensorData, boundaryCondition,
            )?
        }
        /// - `stateModes`, `tensorModeStrides`: valid memory of the size that the other arguments imply.
        /// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkOperator` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `numStateModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stateModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorModeStrides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetNetworkOperatorAppendProduct(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkOperator: impl AsHandle<cutensornetNetworkOperator_t>,
            coefficient: runtime::cuDoubleComplex, numStateModes: &[i32], stateModes: &[*const i32],
            tensorModeStrides: &[*const i64], tensorData: &[*const c_void],
        ) -> i64 {
            checked::cutensornetNetworkOperatorAppendProduct(
                handle.as_handle(), tensorNetworkOperator.as_handle(), coefficient, numStateModes, stateModes,
                tensorModeStrides, tensorData,
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - Memory that the network and the workspace were given is there, and large enough, until the stream has passed the call.
        fn cutensornetNetworkPrepareContraction(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            workDesc: impl MaybeHandle<cutensornetWorkspaceDescriptor_t>,
        ) -> () {
            checked::cutensornetNetworkPrepareContraction(
                handle.as_handle(), networkDesc.as_handle(), workDesc.as_handle_or_null(),
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetNetworkPrepareGradientsBackward(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
        ) -> () {
            checked::cutensornetNetworkPrepareGradientsBackward(
                handle.as_handle(), networkDesc.as_handle(), workDesc.as_handle(),
            )?
        }
        /// - `buffer`: valid device memory of the size that the other arguments imply, until `networkDesc` is destroyed or set again.
        /// - `strides`: at least as long as `networkDesc` needs; that is not checked.
        /// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
        fn cutensornetNetworkSetAdjointTensorMemory(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            buffer: CuPtr<c_void>, strides: &[i64],
        ) -> () {
            checked::cutensornetNetworkSetAdjointTensorMemory(handle.as_handle(), networkDesc.as_handle(), buffer, strides)?
        }
        /// - Pointers, handles and lengths in `buffer` are valid during the call, which copies what it needs.
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetNetworkSetAttribute<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            attr: Key<cutensornetNetworkAttributes_t, T, C>, buffer: T,
        ) -> () {
            checked::cutensornetNetworkSetAttribute(handle.as_handle(), networkDesc.as_handle(), attr, buffer)?
        }
        /// - `buffer`: valid device memory of the size that the other arguments imply, as long as `networkDesc` exists.
        /// - `strides`: at least as long as `networkDesc` needs; that is not checked.
        /// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
        fn cutensornetNetworkSetGradientTensorMemory(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            correspondingTensorId: i64, buffer: CuPtr<c_void>, strides: &[i64],
        ) -> () {
            checked::cutensornetNetworkSetGradientTensorMemory(
                handle.as_handle(), networkDesc.as_handle(), correspondingTensorId, buffer, strides,
            )?
        }
        /// - `buffer`: valid device memory of the size that the other arguments imply, as long as `networkDesc` exists.
        /// - `strides`: at least as long as `networkDesc` needs; that is not checked.
        /// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
        fn cutensornetNetworkSetInputTensorMemory(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            tensorId: i64, buffer: CuPtr<c_void>, strides: &[i64],
        ) -> () {
            checked::cutensornetNetworkSetInputTensorMemory(
                handle.as_handle(), networkDesc.as_handle(), tensorId, buffer, strides,
            )?
        }
        /// - `optimizerInfo` and what it refers to stay valid after the call, until `networkDesc` is destroyed or set again.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetNetworkSetOptimizerInfo(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            optimizerInfo: impl AsHandle<cutensornetContractionOptimizerInfo_t>,
        ) -> () {
            checked::cutensornetNetworkSetOptimizerInfo(
                handle.as_handle(), networkDesc.as_handle(), optimizerInfo.as_handle(),
            )?
        }
        /// - `buffer`: valid device memory of the size that the other arguments imply, until `networkDesc` is destroyed or set again.
        /// - `strides`: at least as long as `networkDesc` needs; that is not checked.
        /// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
        fn cutensornetNetworkSetOutputTensorMemory(
            handle: impl AsHandle<cutensornetHandle_t>, networkDesc: impl AsHandle<cutensornetNetworkDescriptor_t>,
            buffer: CuPtr<c_void>, strides: &[i64],
        ) -> () {
            checked::cutensornetNetworkSetOutputTensorMemory(handle.as_handle(), networkDesc.as_handle(), buffer, strides)?
        }
        /// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetSamplerConfigure<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkSampler: impl AsHandle<cutensornetStateSampler_t>,
            attribute: Key<cutensornetSamplerAttributes_t, T, C>, attributeValue: T,
        ) -> () {
            checked::cutensornetSamplerConfigure(
                handle.as_handle(), tensorNetworkSampler.as_handle(), attribute, attributeValue,
            )?
        }
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetSamplerGetInfo<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkSampler: impl AsHandle<cutensornetStateSampler_t>,
            attribute: Key<cutensornetSamplerAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetSamplerGetInfo(handle.as_handle(), tensorNetworkSampler.as_handle(), attribute)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetSamplerPrepare(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkSampler: impl AsHandle<cutensornetStateSampler_t>,
            maxWorkspaceSizeDevice: usize, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetSamplerPrepare(
                handle.as_handle(), tensorNetworkSampler.as_handle(), maxWorkspaceSizeDevice, workDesc.as_handle(),
                cudaStream.as_handle_or_null(),
            )?
        }
        /// - `samples`: valid memory of the size that the other arguments imply, until this call completes on `cudaStream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetSamplerSample(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkSampler: impl AsHandle<cutensornetStateSampler_t>,
            numShots: i64, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>, samples: *mut i64,
            cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetSamplerSample(
                handle.as_handle(), tensorNetworkSampler.as_handle(), numShots, workDesc.as_handle(), samples,
                cudaStream.as_handle_or_null(),
            )?
        }
        /// - Pointers, handles and lengths in `devMemHandler` are valid during the call, which copies what it needs.
        /// - The functions allocate in the order of streams, and what they allocate from lives as long as the handle; the handle has had no other handler.
        fn cutensornetSetDeviceMemHandler(
            handle: impl AsHandle<cutensornetHandle_t>, devMemHandler: &cutensornetDeviceMemHandler_t,
        ) -> () {
            checked::cutensornetSetDeviceMemHandler(handle.as_handle(), devMemHandler)?
        }
        /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - `tensorModeStrides`: at least as long as `numTargetModes` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `stateControlModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stateControlValues` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stateTargetModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorModeStrides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateApplyControlledTensorOperator(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            stateControlModes: &[i32], stateControlValues: &[i64], stateTargetModes: &[i32], tensorData: CuPtr<c_void>,
            tensorModeStrides: &[i64], immutable: i32, adjoint: i32, unitary: i32,
        ) -> i64 {
            checked::cutensornetStateApplyControlledTensorOperator(
                handle.as_handle(), tensorNetworkState.as_handle(), stateControlModes, stateControlValues, stateTargetModes,
                tensorData, tensorModeStrides, immutable, adjoint, unitary,
            )?
        }
        /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `stateModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorModeStrides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateApplyDiagonalTensorOperator(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            stateModes: &[i32], tensorData: CuPtr<c_void>, tensorModeStrides: &[i64], immutable: i32, adjoint: i32,
            unitary: i32,
        ) -> i64 {
            checked::cutensornetStateApplyDiagonalTensorOperator(
                handle.as_handle(), tensorNetworkState.as_handle(), stateModes, tensorData, tensorModeStrides, immutable,
                adjoint, unitary,
            )?
        }
        /// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `stateModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorModeStrides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateApplyGeneralChannel(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            stateModes: &[i32], tensorData: &[*mut c_void], tensorModeStrides: &[i64],
        ) -> i64 {
            checked::cutensornetStateApplyGeneralChannel(
                handle.as_handle(), tensorNetworkState.as_handle(), stateModes, tensorData, tensorModeStrides,
            )?
        }
        /// - `tensorNetworkOperator` and what it refers to stay valid after the call, as long as `tensorNetworkState` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetStateApplyNetworkOperator(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            tensorNetworkOperator: impl AsHandle<cutensornetNetworkOperator_t>, immutable: i32, adjoint: i32, unitary: i32,
        ) -> i64 {
            checked::cutensornetStateApplyNetworkOperator(
                handle.as_handle(), tensorNetworkState.as_handle(), tensorNetworkOperator.as_handle(), immutable, adjoint,
                unitary,
            )?
        }
        /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `stateModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorModeStrides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateApplyTensor(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            stateModes: &[i32], tensorData: CuPtr<c_void>, tensorModeStrides: &[i64], immutable: i32, adjoint: i32,
            unitary: i32,
        ) -> i64 {
            checked::cutensornetStateApplyTensor(
                handle.as_handle(), tensorNetworkState.as_handle(), stateModes, tensorData, tensorModeStrides, immutable,
                adjoint, unitary,
            )?
        }
        /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `stateModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorModeStrides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateApplyTensorOperator(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            stateModes: &[i32], tensorData: CuPtr<c_void>, tensorModeStrides: &[i64], immutable: i32, adjoint: i32,
            unitary: i32,
        ) -> i64 {
            checked::cutensornetStateApplyTensorOperator(
                handle.as_handle(), tensorNetworkState.as_handle(), stateModes, tensorData, tensorModeStrides, immutable,
                adjoint, unitary,
            )?
        }
        /// - `tensorData`, `gradientData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - `tensorModeStrides`, `gradientModeStrides`: at least as long as `numStateModes` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `stateModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorModeStrides` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `gradientModeStrides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateApplyTensorOperatorWithGradient(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            stateModes: &[i32], tensorData: CuPtr<c_void>, tensorModeStrides: &[i64], immutable: i32, adjoint: i32,
            unitary: i32, gradientData: CuPtr<c_void>, gradientModeStrides: &[i64],
        ) -> i64 {
            checked::cutensornetStateApplyTensorOperatorWithGradient(
                handle.as_handle(), tensorNetworkState.as_handle(), stateModes, tensorData, tensorModeStrides, immutable,
                adjoint, unitary, gradientData, gradientModeStrides,
            )?
        }
        /// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `stateModes` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `tensorModeStrides` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `probabilities` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateApplyUnitaryChannel(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            stateModes: &[i32], tensorData: &[*mut c_void], tensorModeStrides: &[i64], probabilities: &[f64],
        ) -> i64 {
            checked::cutensornetStateApplyUnitaryChannel(
                handle.as_handle(), tensorNetworkState.as_handle(), stateModes, tensorData, tensorModeStrides,
                probabilities,
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetStateCaptureMPS(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
        ) -> () {
            checked::cutensornetStateCaptureMPS(handle.as_handle(), tensorNetworkState.as_handle())?
        }
        /// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
        /// - `stateTensorsOut`: valid memory of the size that the other arguments imply, until `tensorNetworkState` is destroyed or set again.
        /// - `extentsOut`, `stridesOut`, `stateTensorsOut`: at least as long as `tensorNetworkState` needs; that is not checked.
        /// - The arrays to which `extentsOut` and `stridesOut` lead have an element for each mode of their tensor.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetStateCompute(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>, extentsOut: &[*mut i64], stridesOut: &[*mut i64],
            stateTensorsOut: &[*mut c_void], cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetStateCompute(
                handle.as_handle(), tensorNetworkState.as_handle(), workDesc.as_handle(), extentsOut, stridesOut,
                stateTensorsOut, cudaStream.as_handle_or_null(),
            )?
        }
        /// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetStateConfigure<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            attribute: Key<cutensornetStateAttributes_t, T, C>, attributeValue: T,
        ) -> () {
            checked::cutensornetStateConfigure(
                handle.as_handle(), tensorNetworkState.as_handle(), attribute, attributeValue,
            )?
        }
        /// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
        /// - `extentsOut`, `stridesOut`: at least as long as `tensorNetworkState` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `extentsOut` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stridesOut` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateFinalizeMPS(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            boundaryCondition: cutensornetBoundaryCondition_t, extentsOut: &[*const i64], stridesOut: &[*const i64],
        ) -> () {
            checked::cutensornetStateFinalizeMPS(
                handle.as_handle(), tensorNetworkState.as_handle(), boundaryCondition, extentsOut, stridesOut,
            )?
        }
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetStateGetInfo<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            attribute: Key<cutensornetStateAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetStateGetInfo(handle.as_handle(), tensorNetworkState.as_handle(), attribute)?
        }
        /// - `extentsIn`, `stridesIn`: valid memory of the size that the other arguments imply.
        /// - `stateTensorsIn`: valid memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - `extentsIn`, `stridesIn`, `stateTensorsIn`: at least as long as `tensorNetworkState` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `extentsIn` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stridesIn` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateInitializeMPS(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            boundaryCondition: cutensornetBoundaryCondition_t, extentsIn: &[*const i64], stridesIn: &[*const i64],
            stateTensorsIn: &[*mut c_void],
        ) -> () {
            checked::cutensornetStateInitializeMPS(
                handle.as_handle(), tensorNetworkState.as_handle(), boundaryCondition, extentsIn, stridesIn, stateTensorsIn,
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetStatePrepare(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            maxWorkspaceSizeDevice: usize, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetStatePrepare(
                handle.as_handle(), tensorNetworkState.as_handle(), maxWorkspaceSizeDevice, workDesc.as_handle(),
                cudaStream.as_handle_or_null(),
            )?
        }
        /// - `envTensorDataIn`, `envTensorDataOut`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
        /// - `stridesIn`, `stridesOut`: at least as long as `tensorNetworkProjection` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `envSpec` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stridesIn` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `stridesOut` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateProjectionMPSComputeTensorEnv(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkProjection: impl AsHandle<cutensornetStateProjectionMPS_t>, envSpec: &cutensornetMPSEnvBounds_t,
            stridesIn: &[i64], envTensorDataIn: CuPtr<c_void>, stridesOut: &[i64], envTensorDataOut: CuPtr<c_void>,
            applyInvMetric: i32, reResolveChannels: i32, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetStateProjectionMPSComputeTensorEnv(
                handle.as_handle(), tensorNetworkProjection.as_handle(), envSpec, stridesIn, envTensorDataIn, stridesOut,
                envTensorDataOut, applyInvMetric, reResolveChannels, workDesc.as_handle(), cudaStream.as_handle_or_null(),
            )?
        }
        /// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `attributeValue`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetStateProjectionMPSConfigure<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkProjection: impl AsHandle<cutensornetStateProjectionMPS_t>,
            attribute: Key<cutensornetStateProjectionMPSAttributes_t, T, C>, attributeValue: T,
        ) -> () {
            checked::cutensornetStateProjectionMPSConfigure(
                handle.as_handle(), tensorNetworkProjection.as_handle(), attribute, attributeValue,
            )?
        }
        /// - `envTensorData`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
        /// - `strides`: at least as long as `tensorNetworkProjection` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `envSpec` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `strides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateProjectionMPSExtractTensor(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkProjection: impl AsHandle<cutensornetStateProjectionMPS_t>, envSpec: &cutensornetMPSEnvBounds_t,
            strides: &[i64], envTensorData: CuPtr<c_void>, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetStateProjectionMPSExtractTensor(
                handle.as_handle(), tensorNetworkProjection.as_handle(), envSpec, strides, envTensorData,
                workDesc.as_handle(), cudaStream.as_handle_or_null(),
            )?
        }
        /// - `extents`, `recommendedStrides`: at least as long as `tensorNetworkProjection` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `envSpec` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `extents` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `recommendedStrides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateProjectionMPSGetTensorInfo(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkProjection: impl AsHandle<cutensornetStateProjectionMPS_t>, envSpec: &cutensornetMPSEnvBounds_t,
            extents: &mut [i64], recommendedStrides: &mut [i64],
        ) -> () {
            checked::cutensornetStateProjectionMPSGetTensorInfo(
                handle.as_handle(), tensorNetworkProjection.as_handle(), envSpec, extents, recommendedStrides,
            )?
        }
        /// - `envTensorData`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
        /// - `strides`: at least as long as `tensorNetworkProjection` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `envSpec` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `orthoSpec` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `strides` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateProjectionMPSInsertTensor(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkProjection: impl AsHandle<cutensornetStateProjectionMPS_t>, envSpec: &cutensornetMPSEnvBounds_t,
            orthoSpec: &cutensornetMPSEnvBounds_t, strides: &[i64], envTensorData: CuPtr<c_void>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>, cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetStateProjectionMPSInsertTensor(
                handle.as_handle(), tensorNetworkProjection.as_handle(), envSpec, orthoSpec, strides, envTensorData,
                workDesc.as_handle(), cudaStream.as_handle_or_null(),
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetStateProjectionMPSPrepare(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkProjection: impl AsHandle<cutensornetStateProjectionMPS_t>, maxWorkspaceSizeDevice: usize,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>, cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetStateProjectionMPSPrepare(
                handle.as_handle(), tensorNetworkProjection.as_handle(), maxWorkspaceSizeDevice, workDesc.as_handle(),
                cudaStream.as_handle_or_null(),
            )?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `coeffs` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateProjectionMPSUpdateCoefficients(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkProjection: impl AsHandle<cutensornetStateProjectionMPS_t>, coeffs: &[runtime::cuDoubleComplex],
        ) -> () {
            checked::cutensornetStateProjectionMPSUpdateCoefficients(
                handle.as_handle(), tensorNetworkProjection.as_handle(), coeffs,
            )?
        }
        /// - `maxExtents`, `validExtents`, `strides`: valid memory of the size that the other arguments imply, until this call completes on `cudaStream`.
        /// - `dualTensorsData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkProjection` exists.
        /// - `maxExtents`, `validExtents`, `strides`, `dualTensorsData`: at least as long as `tensorNetworkProjection` needs; that is not checked.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `maxExtents` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `validExtents` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `strides` is neither moved, changed nor freed as long as the library may keep its address.
        /// - `orthoSpec` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetStateProjectionMPSUpdateDualTensors(
            handle: impl AsHandle<cutensornetHandle_t>,
            tensorNetworkProjection: impl AsHandle<cutensornetStateProjectionMPS_t>, maxExtents: &[*const i64],
            validExtents: &[*const i64], strides: &[*const i64], dualTensorsData: &[*mut c_void],
            orthoSpec: &cutensornetMPSEnvBounds_t, cudaStream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetStateProjectionMPSUpdateDualTensors(
                handle.as_handle(), tensorNetworkProjection.as_handle(), maxExtents, validExtents, strides, dualTensorsData,
                orthoSpec, cudaStream.as_handle_or_null(),
            )?
        }
        /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetStateUpdateTensor(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            tensorId: i64, tensorData: CuPtr<c_void>, unitary: i32,
        ) -> () {
            checked::cutensornetStateUpdateTensor(
                handle.as_handle(), tensorNetworkState.as_handle(), tensorId, tensorData, unitary,
            )?
        }
        /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetStateUpdateTensorOperator(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            tensorId: i64, tensorData: CuPtr<c_void>, unitary: i32,
        ) -> () {
            checked::cutensornetStateUpdateTensorOperator(
                handle.as_handle(), tensorNetworkState.as_handle(), tensorId, tensorData, unitary,
            )?
        }
        /// - `gradientData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetStateUpdateTensorOperatorGradient(
            handle: impl AsHandle<cutensornetHandle_t>, tensorNetworkState: impl AsHandle<cutensornetState_t>,
            tensorId: i64, gradientData: CuPtr<c_void>,
        ) -> () {
            checked::cutensornetStateUpdateTensorOperatorGradient(
                handle.as_handle(), tensorNetworkState.as_handle(), tensorId, gradientData,
            )?
        }
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetTensorDescriptorGetAttribute<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensornetHandle_t>, tensorDesc: impl AsHandle<cutensornetTensorDescriptor_t>,
            attr: Key<cutensornetTensorDescriptorAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetTensorDescriptorGetAttribute(handle.as_handle(), tensorDesc.as_handle(), attr)?
        }
        /// - `rawDataIn`, `q`, `r`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetTensorQR(
            handle: impl AsHandle<cutensornetHandle_t>, descTensorIn: impl AsHandle<cutensornetTensorDescriptor_t>,
            rawDataIn: CuPtr<c_void>, descTensorQ: impl AsHandle<cutensornetTensorDescriptor_t>, q: CuPtr<c_void>,
            descTensorR: impl AsHandle<cutensornetTensorDescriptor_t>, r: CuPtr<c_void>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetTensorQR(
                handle.as_handle(), descTensorIn.as_handle(), rawDataIn, descTensorQ.as_handle(), q,
                descTensorR.as_handle(), r, workDesc.as_handle(), stream.as_handle_or_null(),
            )?
        }
        /// - `rawDataIn`, `u`, `s`, `v`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        fn cutensornetTensorSVD(
            handle: impl AsHandle<cutensornetHandle_t>, descTensorIn: impl AsHandle<cutensornetTensorDescriptor_t>,
            rawDataIn: CuPtr<c_void>, descTensorU: impl AsHandle<cutensornetTensorDescriptor_t>, u: CuPtr<c_void>,
            s: CuPtr<c_void>, descTensorV: impl AsHandle<cutensornetTensorDescriptor_t>, v: CuPtr<c_void>,
            svdConfig: impl MaybeHandle<cutensornetTensorSVDConfig_t>,
            svdInfo: impl MaybeHandle<cutensornetTensorSVDInfo_t>,
            workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>, stream: impl MaybeHandle<driver::CUstream>,
        ) -> () {
            checked::cutensornetTensorSVD(
                handle.as_handle(), descTensorIn.as_handle(), rawDataIn, descTensorU.as_handle(), u, s,
                descTensorV.as_handle(), v, svdConfig.as_handle_or_null(), svdInfo.as_handle_or_null(),
                workDesc.as_handle(), stream.as_handle_or_null(),
            )?
        }
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetTensorSVDConfigGetAttribute<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensornetHandle_t>, svdConfig: impl AsHandle<cutensornetTensorSVDConfig_t>,
            attr: Key<cutensornetTensorSVDConfigAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetTensorSVDConfigGetAttribute(handle.as_handle(), svdConfig.as_handle(), attr)?
        }
        /// - `buffer` and what it refers to stay valid after the call, during the call, which copies what it needs.
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetTensorSVDConfigSetAttribute<T: AttributeValue<C>, C: Input>(
            handle: impl AsHandle<cutensornetHandle_t>, svdConfig: impl AsHandle<cutensornetTensorSVDConfig_t>,
            attr: Key<cutensornetTensorSVDConfigAttributes_t, T, C>, buffer: T,
        ) -> () {
            checked::cutensornetTensorSVDConfigSetAttribute(handle.as_handle(), svdConfig.as_handle(), attr, buffer)?
        }
        /// - `buffer`: a value of the type that the library expects; newer libraries may expect types that are not listed here.
        fn cutensornetTensorSVDInfoGetAttribute<T: AttributeValue<C>, C: Output>(
            handle: impl AsHandle<cutensornetHandle_t>, svdInfo: impl AsHandle<cutensornetTensorSVDInfo_t>,
            attr: Key<cutensornetTensorSVDInfoAttributes_t, T, C>,
        ) -> T {
            checked::cutensornetTensorSVDInfoGetAttribute(handle.as_handle(), svdInfo.as_handle(), attr)?
        }
        /// - If one of the handles keeps a reference to the object of another, that object outlives it.
        /// - `buffer` is neither moved, changed nor freed as long as the library may keep its address.
        fn cutensornetUpdateContractionOptimizerInfoFromPackedData<T: Input>(
            handle: impl AsHandle<cutensornetHandle_t>, buffer: &[T],
            optimizerInfo: impl AsHandle<cutensornetContractionOptimizerInfo_t>,
        ) -> () {
            checked::cutensornetUpdateContractionOptimizerInfoFromPackedData(
                handle.as_handle(), buffer, optimizerInfo.as_handle(),
            )?
        }
        /// - `workspacePtr`: valid memory of `workspaceSize` bytes, until `workDesc` is destroyed or set again.
        fn cutensornetWorkspaceSet(
            handle: impl AsHandle<cutensornetHandle_t>, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            memSpace: cutensornetMemspace_t, workspacePtr: *mut c_void, workspaceSize: u64,
        ) -> () {
            checked::cutensornetWorkspaceSet(
                handle.as_handle(), workDesc.as_handle(), memSpace, workspacePtr, workspaceSize,
            )?
        }
        /// - `memoryPtr`: valid memory of `memorySize` bytes, until `workDesc` is destroyed or set again.
        fn cutensornetWorkspaceSetMemory(
            handle: impl AsHandle<cutensornetHandle_t>, workDesc: impl AsHandle<cutensornetWorkspaceDescriptor_t>,
            memSpace: cutensornetMemspace_t, workKind: cutensornetWorkspaceKind_t, memoryPtr: *mut c_void, memorySize: i64,
        ) -> () {
            checked::cutensornetWorkspaceSetMemory(
                handle.as_handle(), workDesc.as_handle(), memSpace, workKind, memoryPtr, memorySize,
            )?
        }
    }
}
