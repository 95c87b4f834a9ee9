//! Functions of cutensornet: `both` says in which major versions.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use super::slots;
use crate::support::gen1::*;
use crate::tables::{attribute_types, by_value, cutensornet2, runtime};

documented!(cutensornetAccessorCompute, c"cutensornetAccessorCompute($self, handle, tensorNetworkAccessor, projectedModeValues, workDesc, amplitudesTensor, stateNorm, cudaStream)
--

Computes amplitudes of a state.

``cutensornetStatus_t cutensornetAccessorCompute(cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, const int64_t *projectedModeValues, cutensornetWorkspaceDescriptor_t workDesc, void *amplitudesTensor, void *stateNorm, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkAccessor : cutensornetStateAccessor_t or None
projectedModeValues : list[int] or None
workDesc : cutensornetWorkspaceDescriptor_t or None
amplitudesTensor : device address or array
    Used after the call: keep it alive until this call completes on ``cudaStream``.
stateNorm : address or buffer
    Used after the call: keep it alive until this call completes on ``cudaStream``.
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorCompute
");

pub(crate) fn cutensornetAccessorCompute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cutensornetAccessorCompute(handle tensorNetworkAccessor projectedModeValues workDesc amplitudesTensor
        stateNorm cudaStream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkAccessor = args::value::<
        u64,
    >(tensorNetworkAccessor, "tensorNetworkAccessor", &cutensornet2::cutensornetStateAccessor_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let c_projectedModeValues = args::array(projectedModeValues, "projectedModeValues", &Ty::I64, None, &arena)?;
    let c_amplitudesTensor = args::device(amplitudesTensor, "amplitudesTensor", None, &arena)?;
    let c_stateNorm = args::either(stateNorm, "stateNorm", None, true, Some(16), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetAccessorCompute)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkAccessor, c_projectedModeValues.cast(), c_workDesc, c_amplitudesTensor.cast(),
        c_stateNorm.cast(), c_cudaStream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetAccessorConfigure, c"cutensornetAccessorConfigure($self, handle, tensorNetworkAccessor, attribute, attributeValue, attributeSize)
--

Changes a setting of an accessor.

``cutensornetStatus_t cutensornetAccessorConfigure(cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, cutensornetAccessorAttributes_t attribute, const void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkAccessor : cutensornetStateAccessor_t or None
attribute : cutensornetAccessorAttributes_t
attributeValue : object
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorConfigure
");

pub(crate) fn cutensornetAccessorConfigure<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetAccessorConfigure(handle tensorNetworkAccessor attribute attributeValue attributeSize));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkAccessor = args::value::<
        u64,
    >(tensorNetworkAccessor, "tensorNetworkAccessor", &cutensornet2::cutensornetStateAccessor_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cutensornet2::cutensornetAccessorAttributes_t)?;
    ints!(u64, c_attributeSize = attributeSize);
    let (c_attributeValue, _) = attributes::attribute_in(
        attributeValue, c_attribute, &attribute_types::cutensornet::cutensornetAccessorAttributes_t,
        Some(c_attributeSize as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetAccessorConfigure)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkAccessor, c_attribute, c_attributeValue, c_attributeSize))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetAccessorGetInfo, c"cutensornetAccessorGetInfo($self, handle, tensorNetworkAccessor, attribute, attributeSize)
--

Returns something about the computation of amplitudes.

``cutensornetStatus_t cutensornetAccessorGetInfo(cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, cutensornetAccessorAttributes_t attribute, void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkAccessor : cutensornetStateAccessor_t or None
attribute : cutensornetAccessorAttributes_t
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
attributeValue : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorGetInfo
");

pub(crate) fn cutensornetAccessorGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetAccessorGetInfo(handle tensorNetworkAccessor attribute attributeSize));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkAccessor = args::value::<
        u64,
    >(tensorNetworkAccessor, "tensorNetworkAccessor", &cutensornet2::cutensornetStateAccessor_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cutensornet2::cutensornetAccessorAttributes_t)?;
    ints!(u64, c_attributeSize = attributeSize);
    let mut c_attributeValue = attributes::attribute_out(
        py, c_attribute, &attribute_types::cutensornet::cutensornetAccessorAttributes_t, Some(c_attributeSize as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetAccessorGetInfo)?;
    let status = unsafe { released(
        py, || function(c_handle, c_tensorNetworkAccessor, c_attribute, c_attributeValue.pointer(), c_attributeSize),
    ) };
    returned(
        py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_attributeValue.value(py) }?),
    )
}

documented!(cutensornetAccessorPrepare, c"cutensornetAccessorPrepare($self, handle, tensorNetworkAccessor, maxWorkspaceSizeDevice, workDesc, cudaStream)
--

Plans the computation of amplitudes, and sets the workspace that it needs.

``cutensornetStatus_t cutensornetAccessorPrepare(cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkAccessor : cutensornetStateAccessor_t or None
maxWorkspaceSizeDevice : int
workDesc : cutensornetWorkspaceDescriptor_t or None
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorPrepare
");

pub(crate) fn cutensornetAccessorPrepare<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cutensornetAccessorPrepare(handle tensorNetworkAccessor maxWorkspaceSizeDevice workDesc cudaStream)
    );
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkAccessor = args::value::<
        u64,
    >(tensorNetworkAccessor, "tensorNetworkAccessor", &cutensornet2::cutensornetStateAccessor_t)?;
    ints!(u64, c_maxWorkspaceSizeDevice = maxWorkspaceSizeDevice);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetAccessorPrepare)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkAccessor, c_maxWorkspaceSizeDevice, c_workDesc, c_cudaStream))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetContractSlices, c"cutensornetContractSlices($self, handle, plan, rawDataIn, rawDataOut, accumulateOutput, workDesc, sliceGroup, stream)
--

Contracts a network, or some slices of it, by a plan.

``cutensornetStatus_t cutensornetContractSlices(cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, void *rawDataOut, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc, cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)``

Parameters
----------
handle : cutensornetHandle_t or None
plan : cutensornetContractionPlan_t or None
rawDataIn : list[address or buffer] or None
    Used after the call: keep it alive until this call completes on ``stream``.
rawDataOut : device address or array
    Used after the call: keep it alive until this call completes on ``stream``.
accumulateOutput : int
workDesc : cutensornetWorkspaceDescriptor_t or None
sliceGroup : cutensornetSliceGroup_t or None
stream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractSlices
");

pub(crate) fn cutensornetContractSlices<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetContractSlices(handle plan rawDataIn rawDataOut accumulateOutput workDesc sliceGroup stream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_plan = args::value::<
        u64,
    >(plan, "plan", &cutensornet2::cutensornetContractionPlan_t)?;
    ints!(i32, c_accumulateOutput = accumulateOutput);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_sliceGroup = args::value::<
        u64,
    >(sliceGroup, "sliceGroup", &cutensornet2::cutensornetSliceGroup_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_rawDataIn = args::array(rawDataIn, "rawDataIn", &Ty::Pointer, None, &arena)?;
    let c_rawDataOut = args::device(rawDataOut, "rawDataOut", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, i32, u64, u64, u64,
    ) -> i32 = call.symbol(slots::cutensornetContractSlices)?;
    let status = unsafe { released(py, || function(
        c_handle, c_plan, c_rawDataIn.cast(), c_rawDataOut.cast(), c_accumulateOutput, c_workDesc, c_sliceGroup,
        c_stream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetContraction, c"cutensornetContraction($self, handle, plan, rawDataIn, rawDataOut, workDesc, sliceId, stream)
--

Contracts one slice of a network by a plan.

``cutensornetStatus_t cutensornetContraction(cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, void *rawDataOut, cutensornetWorkspaceDescriptor_t workDesc, int64_t sliceId, cudaStream_t stream)``

Parameters
----------
handle : cutensornetHandle_t or None
plan : cutensornetContractionPlan_t or None
rawDataIn : list[address or buffer] or None
    Used after the call: keep it alive until this call completes on ``stream``.
rawDataOut : device address or array
    Used after the call: keep it alive until this call completes on ``stream``.
workDesc : cutensornetWorkspaceDescriptor_t or None
sliceId : int
stream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContraction
");

pub(crate) fn cutensornetContraction<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetContraction(handle plan rawDataIn rawDataOut workDesc sliceId stream));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_plan = args::value::<
        u64,
    >(plan, "plan", &cutensornet2::cutensornetContractionPlan_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    ints!(i64, c_sliceId = sliceId);
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_rawDataIn = args::array(rawDataIn, "rawDataIn", &Ty::Pointer, None, &arena)?;
    let c_rawDataOut = args::device(rawDataOut, "rawDataOut", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, u64, i64, u64) -> i32 = call
        .symbol(slots::cutensornetContraction)?;
    let status = unsafe { released(
        py, || function(c_handle, c_plan, c_rawDataIn.cast(), c_rawDataOut.cast(), c_workDesc, c_sliceId, c_stream),
    ) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetContractionAutotune, c"cutensornetContractionAutotune($self, handle, plan, rawDataIn, rawDataOut, workDesc, pref, stream)
--

Tries kernels for each contraction of a plan, and keeps the quickest.

``cutensornetStatus_t cutensornetContractionAutotune(cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, void *rawDataOut, cutensornetWorkspaceDescriptor_t workDesc, cutensornetContractionAutotunePreference_t pref, cudaStream_t stream)``

Parameters
----------
handle : cutensornetHandle_t or None
plan : cutensornetContractionPlan_t or None
rawDataIn : list[address or buffer] or None
    Used after the call: keep it alive until this call completes on ``stream``.
rawDataOut : device address or array
    Used after the call: keep it alive until this call completes on ``stream``.
workDesc : cutensornetWorkspaceDescriptor_t or None
pref : cutensornetContractionAutotunePreference_t or None
stream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionAutotune
");

pub(crate) fn cutensornetContractionAutotune<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetContractionAutotune(handle plan rawDataIn rawDataOut workDesc pref stream));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_plan = args::value::<
        u64,
    >(plan, "plan", &cutensornet2::cutensornetContractionPlan_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_pref = args::value::<
        u64,
    >(pref, "pref", &cutensornet2::cutensornetContractionAutotunePreference_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_rawDataIn = args::array(rawDataIn, "rawDataIn", &Ty::Pointer, None, &arena)?;
    let c_rawDataOut = args::device(rawDataOut, "rawDataOut", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetContractionAutotune)?;
    let status = unsafe { released(
        py, || function(c_handle, c_plan, c_rawDataIn.cast(), c_rawDataOut.cast(), c_workDesc, c_pref, c_stream),
    ) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetContractionAutotunePreferenceGetAttribute, c"cutensornetContractionAutotunePreferenceGetAttribute($self, handle, autotunePreference, attr, sizeInBytes)
--

Returns a setting for tuning a plan.

``cutensornetStatus_t cutensornetContractionAutotunePreferenceGetAttribute(cutensornetHandle_t handle, cutensornetContractionAutotunePreference_t autotunePreference, cutensornetContractionAutotunePreferenceAttributes_t attr, void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
autotunePreference : cutensornetContractionAutotunePreference_t or None
attr : cutensornetContractionAutotunePreferenceAttributes_t
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
buffer : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionAutotunePreferenceGetAttribute
");

pub(crate) fn cutensornetContractionAutotunePreferenceGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetContractionAutotunePreferenceGetAttribute(handle autotunePreference attr sizeInBytes));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_autotunePreference = args::value::<
        u64,
    >(autotunePreference, "autotunePreference", &cutensornet2::cutensornetContractionAutotunePreference_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetContractionAutotunePreferenceAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_buffer = attributes::attribute_out(
        py, c_attr, &attribute_types::cutensornet::cutensornetContractionAutotunePreferenceAttributes_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetContractionAutotunePreferenceGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_handle, c_autotunePreference, c_attr, c_buffer.pointer(), c_sizeInBytes))
    };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_buffer.value(py) }?))
}

documented!(cutensornetContractionAutotunePreferenceSetAttribute, c"cutensornetContractionAutotunePreferenceSetAttribute($self, handle, autotunePreference, attr, buffer, sizeInBytes)
--

Changes a setting for tuning a plan.

``cutensornetStatus_t cutensornetContractionAutotunePreferenceSetAttribute(cutensornetHandle_t handle, cutensornetContractionAutotunePreference_t autotunePreference, cutensornetContractionAutotunePreferenceAttributes_t attr, const void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
autotunePreference : cutensornetContractionAutotunePreference_t or None
attr : cutensornetContractionAutotunePreferenceAttributes_t
buffer : object
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionAutotunePreferenceSetAttribute
");

pub(crate) fn cutensornetContractionAutotunePreferenceSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetContractionAutotunePreferenceSetAttribute(handle autotunePreference attr buffer sizeInBytes)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_autotunePreference = args::value::<
        u64,
    >(autotunePreference, "autotunePreference", &cutensornet2::cutensornetContractionAutotunePreference_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetContractionAutotunePreferenceAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let (c_buffer, _) = attributes::attribute_in(
        buffer, c_attr, &attribute_types::cutensornet::cutensornetContractionAutotunePreferenceAttributes_t,
        Some(c_sizeInBytes as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetContractionAutotunePreferenceSetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_autotunePreference, c_attr, c_buffer, c_sizeInBytes)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetContractionOptimize, c"cutensornetContractionOptimize($self, handle, networkDesc, optimizerConfig, workspaceSizeConstraint, optimizerInfo)
--

Searches for a quick order of contractions that needs no more memory than there is.

``cutensornetStatus_t cutensornetContractionOptimize(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerConfig_t optimizerConfig, uint64_t workspaceSizeConstraint, cutensornetContractionOptimizerInfo_t optimizerInfo)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
optimizerConfig : cutensornetContractionOptimizerConfig_t or None
workspaceSizeConstraint : int
optimizerInfo : cutensornetContractionOptimizerInfo_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimize
");

pub(crate) fn cutensornetContractionOptimize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetContractionOptimize(handle networkDesc optimizerConfig workspaceSizeConstraint optimizerInfo)
    );
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_optimizerConfig = args::value::<
        u64,
    >(optimizerConfig, "optimizerConfig", &cutensornet2::cutensornetContractionOptimizerConfig_t)?;
    ints!(u64, c_workspaceSizeConstraint = workspaceSizeConstraint);
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetContractionOptimize)?;
    let status = unsafe { released(
        py, || function(c_handle, c_networkDesc, c_optimizerConfig, c_workspaceSizeConstraint, c_optimizerInfo),
    ) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetContractionOptimizerConfigGetAttribute, c"cutensornetContractionOptimizerConfigGetAttribute($self, handle, optimizerConfig, attr, sizeInBytes)
--

Returns a setting of the search.

``cutensornetStatus_t cutensornetContractionOptimizerConfigGetAttribute(cutensornetHandle_t handle, cutensornetContractionOptimizerConfig_t optimizerConfig, cutensornetContractionOptimizerConfigAttributes_t attr, void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
optimizerConfig : cutensornetContractionOptimizerConfig_t or None
attr : cutensornetContractionOptimizerConfigAttributes_t
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
buffer : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerConfigGetAttribute
");

pub(crate) fn cutensornetContractionOptimizerConfigGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetContractionOptimizerConfigGetAttribute(handle optimizerConfig attr sizeInBytes));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_optimizerConfig = args::value::<
        u64,
    >(optimizerConfig, "optimizerConfig", &cutensornet2::cutensornetContractionOptimizerConfig_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetContractionOptimizerConfigAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_buffer = attributes::attribute_out(
        py, c_attr, &attribute_types::cutensornet::cutensornetContractionOptimizerConfigAttributes_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetContractionOptimizerConfigGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_handle, c_optimizerConfig, c_attr, c_buffer.pointer(), c_sizeInBytes))
    };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_buffer.value(py) }?))
}

documented!(cutensornetContractionOptimizerConfigSetAttribute, c"cutensornetContractionOptimizerConfigSetAttribute($self, handle, optimizerConfig, attr, buffer, sizeInBytes)
--

Changes a setting of the search.

``cutensornetStatus_t cutensornetContractionOptimizerConfigSetAttribute(cutensornetHandle_t handle, cutensornetContractionOptimizerConfig_t optimizerConfig, cutensornetContractionOptimizerConfigAttributes_t attr, const void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
optimizerConfig : cutensornetContractionOptimizerConfig_t or None
attr : cutensornetContractionOptimizerConfigAttributes_t
buffer : object
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerConfigSetAttribute
");

pub(crate) fn cutensornetContractionOptimizerConfigSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetContractionOptimizerConfigSetAttribute(handle optimizerConfig attr buffer sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_optimizerConfig = args::value::<
        u64,
    >(optimizerConfig, "optimizerConfig", &cutensornet2::cutensornetContractionOptimizerConfig_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetContractionOptimizerConfigAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let (c_buffer, _) = attributes::attribute_in(
        buffer, c_attr, &attribute_types::cutensornet::cutensornetContractionOptimizerConfigAttributes_t,
        Some(c_sizeInBytes as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetContractionOptimizerConfigSetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_optimizerConfig, c_attr, c_buffer, c_sizeInBytes)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetContractionOptimizerInfoGetAttribute, c"cutensornetContractionOptimizerInfoGetAttribute($self, handle, optimizerInfo, attr, buffer, sizeInBytes)
--

Returns something about an order of contractions, such as its cost.

``cutensornetStatus_t cutensornetContractionOptimizerInfoGetAttribute(cutensornetHandle_t handle, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetContractionOptimizerInfoAttributes_t attr, void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
optimizerInfo : cutensornetContractionOptimizerInfo_t or None
attr : cutensornetContractionOptimizerInfoAttributes_t
buffer : address or buffer
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoGetAttribute
");

pub(crate) fn cutensornetContractionOptimizerInfoGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetContractionOptimizerInfoGetAttribute(handle optimizerInfo attr buffer sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetContractionOptimizerInfoAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_buffer = args::either(buffer, "buffer", None, true, Some(c_sizeInBytes as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetContractionOptimizerInfoGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_handle, c_optimizerInfo, c_attr, c_buffer.cast(), c_sizeInBytes))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetContractionOptimizerInfoGetPackedSize, c"cutensornetContractionOptimizerInfoGetPackedSize($self, handle, optimizerInfo)
--

Returns how many bytes an order of contractions has when it is packed.

``cutensornetStatus_t cutensornetContractionOptimizerInfoGetPackedSize(cutensornetHandle_t handle, cutensornetContractionOptimizerInfo_t optimizerInfo, size_t *sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
optimizerInfo : cutensornetContractionOptimizerInfo_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
sizeInBytes : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoGetPackedSize
");

pub(crate) fn cutensornetContractionOptimizerInfoGetPackedSize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetContractionOptimizerInfoGetPackedSize(handle optimizerInfo));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    let mut c_sizeInBytes: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call
        .symbol(slots::cutensornetContractionOptimizerInfoGetPackedSize)?;
    let status = unsafe { released(py, || function(c_handle, c_optimizerInfo, (&raw mut c_sizeInBytes).cast())) };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_sizeInBytes)?))
}

documented!(cutensornetContractionOptimizerInfoPackData, c"cutensornetContractionOptimizerInfoPackData($self, handle, optimizerInfo, buffer, sizeInBytes)
--

Packs an order of contractions into bytes, for another process.

``cutensornetStatus_t cutensornetContractionOptimizerInfoPackData(cutensornetHandle_t handle, cutensornetContractionOptimizerInfo_t optimizerInfo, void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
optimizerInfo : cutensornetContractionOptimizerInfo_t or None
buffer : address or buffer
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoPackData
");

pub(crate) fn cutensornetContractionOptimizerInfoPackData<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetContractionOptimizerInfoPackData(handle optimizerInfo buffer sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_buffer = args::either(buffer, "buffer", None, true, Some(c_sizeInBytes as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetContractionOptimizerInfoPackData)?;
    let status = unsafe { released(py, || function(c_handle, c_optimizerInfo, c_buffer.cast(), c_sizeInBytes)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetContractionOptimizerInfoSetAttribute, c"cutensornetContractionOptimizerInfoSetAttribute($self, handle, optimizerInfo, attr, buffer, sizeInBytes)
--

Changes an order of contractions, or how it is sliced.

``cutensornetStatus_t cutensornetContractionOptimizerInfoSetAttribute(cutensornetHandle_t handle, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetContractionOptimizerInfoAttributes_t attr, const void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
optimizerInfo : cutensornetContractionOptimizerInfo_t or None
attr : cutensornetContractionOptimizerInfoAttributes_t
buffer : object
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoSetAttribute
");

pub(crate) fn cutensornetContractionOptimizerInfoSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetContractionOptimizerInfoSetAttribute(handle optimizerInfo attr buffer sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetContractionOptimizerInfoAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let (c_buffer, _) = attributes::attribute_in(
        buffer, c_attr, &attribute_types::cutensornet::cutensornetContractionOptimizerInfoAttributes_t,
        Some(c_sizeInBytes as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetContractionOptimizerInfoSetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_optimizerInfo, c_attr, c_buffer, c_sizeInBytes)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetCreate, c"cutensornetCreate($self)
--

Makes a handle of cuTensorNet on the current device.

``cutensornetStatus_t cutensornetCreate(cutensornetHandle_t *handle)``

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
handle : cutensornetHandle_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreate
");

pub(crate) fn cutensornetCreate<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetCreate());
    let mut c_handle: u64 = 0;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cutensornetCreate)?;
    let status = unsafe { released(py, || function((&raw mut c_handle).cast())) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetHandle_t, c_handle as u64)?)
        },
    )
}

documented!(cutensornetCreateAccessor, c"cutensornetCreateAccessor($self, handle, tensorNetworkState, numProjectedModes, projectedModes, amplitudesTensorStrides)
--

Makes an accessor of a state's amplitudes, of all or of a slice.

``cutensornetStatus_t cutensornetCreateAccessor(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numProjectedModes, const int32_t *projectedModes, const int64_t *amplitudesTensorStrides, cutensornetStateAccessor_t *tensorNetworkAccessor)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
    Used after the call: keep it alive as long as ``tensorNetworkAccessor`` exists.
numProjectedModes : int
projectedModes, amplitudesTensorStrides : list[int] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorNetworkAccessor : cutensornetStateAccessor_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateAccessor
");

pub(crate) fn cutensornetCreateAccessor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetCreateAccessor(handle tensorNetworkState numProjectedModes projectedModes amplitudesTensorStrides)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i32, c_numProjectedModes = numProjectedModes);
    let c_projectedModes = args::array(
        projectedModes, "projectedModes", &Ty::I32,
        Some(args::length(py, c_numProjectedModes.into(), "numProjectedModes")?), &arena,
    )?;
    let c_amplitudesTensorStrides = args::array(
        amplitudesTensorStrides, "amplitudesTensorStrides", &Ty::I64, None, &arena,
    )?;
    let mut c_tensorNetworkAccessor: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateAccessor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numProjectedModes, c_projectedModes.cast(), c_amplitudesTensorStrides.cast(),
        (&raw mut c_tensorNetworkAccessor).cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetStateAccessor_t, c_tensorNetworkAccessor as u64)?)
        },
    )
}

documented!(cutensornetCreateContractionAutotunePreference, c"cutensornetCreateContractionAutotunePreference($self, handle)
--

Makes settings for tuning a plan.

``cutensornetStatus_t cutensornetCreateContractionAutotunePreference(cutensornetHandle_t handle, cutensornetContractionAutotunePreference_t *autotunePreference)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
autotunePreference : cutensornetContractionAutotunePreference_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionAutotunePreference
");

pub(crate) fn cutensornetCreateContractionAutotunePreference<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateContractionAutotunePreference(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let mut c_autotunePreference: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateContractionAutotunePreference)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_autotunePreference).cast())) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(
                        py, &cutensornet2::cutensornetContractionAutotunePreference_t, c_autotunePreference as u64,
                    )?,
                )
        },
    )
}

documented!(cutensornetCreateContractionOptimizerConfig, c"cutensornetCreateContractionOptimizerConfig($self, handle)
--

Makes settings for the search for an order of contractions.

``cutensornetStatus_t cutensornetCreateContractionOptimizerConfig(cutensornetHandle_t handle, cutensornetContractionOptimizerConfig_t *optimizerConfig)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
optimizerConfig : cutensornetContractionOptimizerConfig_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionOptimizerConfig
");

pub(crate) fn cutensornetCreateContractionOptimizerConfig<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateContractionOptimizerConfig(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let mut c_optimizerConfig: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateContractionOptimizerConfig)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_optimizerConfig).cast())) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &cutensornet2::cutensornetContractionOptimizerConfig_t, c_optimizerConfig as u64)?)
        },
    )
}

documented!(cutensornetCreateContractionOptimizerInfo, c"cutensornetCreateContractionOptimizerInfo($self, handle, networkDesc)
--

Makes room for the order in which a network is contracted.

``cutensornetStatus_t cutensornetCreateContractionOptimizerInfo(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t *optimizerInfo)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
optimizerInfo : cutensornetContractionOptimizerInfo_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionOptimizerInfo
");

pub(crate) fn cutensornetCreateContractionOptimizerInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateContractionOptimizerInfo(handle networkDesc));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let mut c_optimizerInfo: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateContractionOptimizerInfo)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, (&raw mut c_optimizerInfo).cast())) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetContractionOptimizerInfo_t, c_optimizerInfo as u64)?)
        },
    )
}

documented!(cutensornetCreateContractionOptimizerInfoFromPackedData, c"cutensornetCreateContractionOptimizerInfoFromPackedData($self, handle, networkDesc, buffer, sizeInBytes)
--

Makes an order of contractions from bytes.

``cutensornetStatus_t cutensornetCreateContractionOptimizerInfoFromPackedData(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const void *buffer, size_t sizeInBytes, cutensornetContractionOptimizerInfo_t *optimizerInfo)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
buffer : address or buffer
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
optimizerInfo : cutensornetContractionOptimizerInfo_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionOptimizerInfoFromPackedData
");

pub(crate) fn cutensornetCreateContractionOptimizerInfoFromPackedData<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateContractionOptimizerInfoFromPackedData(handle networkDesc buffer sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_buffer = args::either(buffer, "buffer", None, false, Some(c_sizeInBytes as usize), &arena)?;
    let mut c_optimizerInfo: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateContractionOptimizerInfoFromPackedData)?;
    let status = unsafe { released(
        py, || function(c_handle, c_networkDesc, c_buffer.cast(), c_sizeInBytes, (&raw mut c_optimizerInfo).cast()),
    ) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetContractionOptimizerInfo_t, c_optimizerInfo as u64)?)
        },
    )
}

documented!(cutensornetCreateContractionPlan, c"cutensornetCreateContractionPlan($self, handle, networkDesc, optimizerInfo, workDesc)
--

Plans the contractions of a network.

``cutensornetStatus_t cutensornetCreateContractionPlan(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc, cutensornetContractionPlan_t *plan)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
optimizerInfo : cutensornetContractionOptimizerInfo_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
plan : cutensornetContractionPlan_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionPlan
");

pub(crate) fn cutensornetCreateContractionPlan<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateContractionPlan(handle networkDesc optimizerInfo workDesc));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let mut c_plan: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateContractionPlan)?;
    let status = unsafe {
        released(py, || function(c_handle, c_networkDesc, c_optimizerInfo, c_workDesc, (&raw mut c_plan).cast()))
    };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetContractionPlan_t, c_plan as u64)?)
        },
    )
}

documented!(cutensornetCreateDistributedTensorDescriptor, c"cutensornetCreateDistributedTensorDescriptor($self, handle, numModes, extents, elementStrides, blockSizes, blockStrides, nranksPerMode, modeLabels, dataType)
--

Describes a tensor that is spread over processes.

``cutensornetStatus_t cutensornetCreateDistributedTensorDescriptor(cutensornetHandle_t handle, int32_t numModes, const int64_t *extents, const int64_t *elementStrides, const int64_t *blockSizes, const int64_t *blockStrides, const int64_t *nranksPerMode, const int32_t *modeLabels, cudaDataType_t dataType, cutensornetTensorDescriptor_t *tensorDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
numModes : int
extents, elementStrides, blockSizes, blockStrides, nranksPerMode, modeLabels : list[int] or None
dataType : runtime.cudaDataType

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorDesc : cutensornetTensorDescriptor_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.14.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateDistributedTensorDescriptor
");

pub(crate) fn cutensornetCreateDistributedTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetCreateDistributedTensorDescriptor(handle numModes extents elementStrides blockSizes
        blockStrides nranksPerMode modeLabels dataType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    ints!(i32, c_numModes = numModes);
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    let c_extents = args::array(
        extents, "extents", &Ty::I64, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let c_elementStrides = args::optional_array(
        elementStrides, "elementStrides", &Ty::I64, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let c_blockSizes = args::optional_array(
        blockSizes, "blockSizes", &Ty::I64, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let c_blockStrides = args::optional_array(
        blockStrides, "blockStrides", &Ty::I64, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let c_nranksPerMode = args::array(
        nranksPerMode, "nranksPerMode", &Ty::I64, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let c_modeLabels = args::array(
        modeLabels, "modeLabels", &Ty::I32, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let mut c_tensorDesc: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetCreateDistributedTensorDescriptor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_numModes, c_extents.cast(), c_elementStrides.cast(), c_blockSizes.cast(), c_blockStrides.cast(),
        c_nranksPerMode.cast(), c_modeLabels.cast(), c_dataType, (&raw mut c_tensorDesc).cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetTensorDescriptor_t, c_tensorDesc as u64)?)
        },
    )
}

documented!(cutensornetCreateExpectation, c"cutensornetCreateExpectation($self, handle, tensorNetworkState, tensorNetworkOperator)
--

Makes the expectation value of an operator in a state, for computation.

``cutensornetStatus_t cutensornetCreateExpectation(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetNetworkOperator_t tensorNetworkOperator, cutensornetStateExpectation_t *tensorNetworkExpectation)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
    Used after the call: keep it alive as long as ``tensorNetworkExpectation`` exists.
tensorNetworkOperator : cutensornetNetworkOperator_t or None
    Used after the call: keep it alive as long as ``tensorNetworkExpectation`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorNetworkExpectation : cutensornetStateExpectation_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateExpectation
");

pub(crate) fn cutensornetCreateExpectation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetCreateExpectation(handle tensorNetworkState tensorNetworkOperator));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    let c_tensorNetworkOperator = args::value::<
        u64,
    >(tensorNetworkOperator, "tensorNetworkOperator", &cutensornet2::cutensornetNetworkOperator_t)?;
    let mut c_tensorNetworkExpectation: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateExpectation)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_tensorNetworkOperator, (&raw mut c_tensorNetworkExpectation).cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetStateExpectation_t, c_tensorNetworkExpectation as u64)?)
        },
    )
}

documented!(cutensornetCreateMarginal, c"cutensornetCreateMarginal($self, handle, tensorNetworkState, numMarginalModes, marginalModes, numProjectedModes, projectedModes, marginalTensorStrides)
--

Makes a reduced density matrix of a state, for computation.

``cutensornetStatus_t cutensornetCreateMarginal(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numMarginalModes, const int32_t *marginalModes, int32_t numProjectedModes, const int32_t *projectedModes, const int64_t *marginalTensorStrides, cutensornetStateMarginal_t *tensorNetworkMarginal)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
    Used after the call: keep it alive as long as ``tensorNetworkMarginal`` exists.
numMarginalModes, numProjectedModes : int
marginalModes, projectedModes, marginalTensorStrides : list[int] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorNetworkMarginal : cutensornetStateMarginal_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateMarginal
");

pub(crate) fn cutensornetCreateMarginal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cutensornetCreateMarginal(handle tensorNetworkState numMarginalModes marginalModes numProjectedModes
        projectedModes marginalTensorStrides)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i32, c_numMarginalModes = numMarginalModes, c_numProjectedModes = numProjectedModes);
    let c_marginalModes = args::array(
        marginalModes, "marginalModes", &Ty::I32,
        Some(args::length(py, c_numMarginalModes.into(), "numMarginalModes")?), &arena,
    )?;
    let c_projectedModes = args::array(
        projectedModes, "projectedModes", &Ty::I32,
        Some(args::length(py, c_numProjectedModes.into(), "numProjectedModes")?), &arena,
    )?;
    let c_marginalTensorStrides = args::array(marginalTensorStrides, "marginalTensorStrides", &Ty::I64, None, &arena)?;
    let mut c_tensorNetworkMarginal: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetCreateMarginal)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numMarginalModes, c_marginalModes.cast(), c_numProjectedModes,
        c_projectedModes.cast(), c_marginalTensorStrides.cast(), (&raw mut c_tensorNetworkMarginal).cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetStateMarginal_t, c_tensorNetworkMarginal as u64)?)
        },
    )
}

documented!(cutensornetCreateMarginalDiagonal, c"cutensornetCreateMarginalDiagonal($self, handle, tensorNetworkState, numMarginalModes, marginalModes, numProjectedModes, projectedModes, marginalDiagonalTensorStrides)
--

Makes the diagonal of a reduced density matrix, which has probabilities, for computation.

``cutensornetStatus_t cutensornetCreateMarginalDiagonal(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numMarginalModes, const int32_t *marginalModes, int32_t numProjectedModes, const int32_t *projectedModes, const int64_t *marginalDiagonalTensorStrides, cutensornetStateMarginal_t *tensorNetworkMarginal)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
    Used after the call: keep it alive as long as ``tensorNetworkMarginal`` exists.
numMarginalModes, numProjectedModes : int
marginalModes, projectedModes, marginalDiagonalTensorStrides : list[int] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorNetworkMarginal : cutensornetStateMarginal_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateMarginalDiagonal
");

pub(crate) fn cutensornetCreateMarginalDiagonal<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetCreateMarginalDiagonal(handle tensorNetworkState numMarginalModes marginalModes
        numProjectedModes projectedModes marginalDiagonalTensorStrides)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i32, c_numMarginalModes = numMarginalModes, c_numProjectedModes = numProjectedModes);
    let c_marginalModes = args::array(
        marginalModes, "marginalModes", &Ty::I32,
        Some(args::length(py, c_numMarginalModes.into(), "numMarginalModes")?), &arena,
    )?;
    let c_projectedModes = args::array(
        projectedModes, "projectedModes", &Ty::I32,
        Some(args::length(py, c_numProjectedModes.into(), "numProjectedModes")?), &arena,
    )?;
    let c_marginalDiagonalTensorStrides = args::optional_array(
        marginalDiagonalTensorStrides, "marginalDiagonalTensorStrides", &Ty::I64,
        Some(args::length(py, c_numMarginalModes.into(), "numMarginalModes")?), &arena,
    )?;
    let mut c_tensorNetworkMarginal: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetCreateMarginalDiagonal)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numMarginalModes, c_marginalModes.cast(), c_numProjectedModes,
        c_projectedModes.cast(), c_marginalDiagonalTensorStrides.cast(), (&raw mut c_tensorNetworkMarginal).cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetStateMarginal_t, c_tensorNetworkMarginal as u64)?)
        },
    )
}

documented!(cutensornetCreateNetwork, c"cutensornetCreateNetwork($self, handle)
--

Makes a network without tensors.

``cutensornetStatus_t cutensornetCreateNetwork(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t *networkDesc)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
networkDesc : cutensornetNetworkDescriptor_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetwork
");

pub(crate) fn cutensornetCreateNetwork<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetCreateNetwork(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let mut c_networkDesc: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cutensornetCreateNetwork)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_networkDesc).cast())) };
    if status == 0 {
        handle_keepalive::made(&cutensornet2::cutensornetNetworkDescriptor_t, c_networkDesc as u64);
    }
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetNetworkDescriptor_t, c_networkDesc as u64)?)
        },
    )
}

documented!(cutensornetCreateNetworkAutotunePreference, c"cutensornetCreateNetworkAutotunePreference($self, handle)
--

Makes settings for tuning a network.

``cutensornetStatus_t cutensornetCreateNetworkAutotunePreference(cutensornetHandle_t handle, cutensornetNetworkAutotunePreference_t *autotunePreference)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
autotunePreference : cutensornetNetworkAutotunePreference_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetworkAutotunePreference
");

pub(crate) fn cutensornetCreateNetworkAutotunePreference<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateNetworkAutotunePreference(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let mut c_autotunePreference: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateNetworkAutotunePreference)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_autotunePreference).cast())) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(
                    out::value(py, &cutensornet2::cutensornetNetworkAutotunePreference_t, c_autotunePreference as u64)?,
                )
        },
    )
}

documented!(cutensornetCreateNetworkDescriptor, c"cutensornetCreateNetworkDescriptor($self, handle, numInputs, numModesIn, extentsIn, stridesIn, modesIn, qualifiersIn, numModesOut, extentsOut, stridesOut, modesOut, dataType, computeType)
--

Makes a network of tensors that are all given at once.

``cutensornetStatus_t cutensornetCreateNetworkDescriptor(cutensornetHandle_t handle, int32_t numInputs, const int32_t *numModesIn, const int64_t *const *extentsIn, const int64_t *const *stridesIn, const int32_t *const *modesIn, const cutensornetTensorQualifiers_t *qualifiersIn, int32_t numModesOut, const int64_t *extentsOut, const int64_t *stridesOut, const int32_t *modesOut, cudaDataType_t dataType, cutensornetComputeType_t computeType, cutensornetNetworkDescriptor_t *networkDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
numInputs, numModesOut : int
numModesIn, extentsOut, stridesOut, modesOut : list[int] or None
extentsIn, stridesIn, modesIn : list[address or buffer] or None
qualifiersIn : list[cutensornetTensorQualifiers_t] or None
dataType : runtime.cudaDataType
computeType : cutensornetComputeType_t

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
networkDesc : cutensornetNetworkDescriptor_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetworkDescriptor
");

pub(crate) fn cutensornetCreateNetworkDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetCreateNetworkDescriptor(handle numInputs numModesIn extentsIn stridesIn modesIn
        qualifiersIn numModesOut extentsOut stridesOut modesOut dataType computeType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    ints!(i32, c_numInputs = numInputs, c_numModesOut = numModesOut);
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    let c_computeType = args::enumeration(computeType, "computeType", &cutensornet2::cutensornetComputeType_t)?;
    let c_numModesIn = args::array(
        numModesIn, "numModesIn", &Ty::I32, Some(args::length(py, c_numInputs.into(), "numInputs")?), &arena,
    )?;
    let c_extentsIn = args::array(
        extentsIn, "extentsIn", &Ty::Pointer, Some(args::length(py, c_numInputs.into(), "numInputs")?), &arena,
    )?;
    let c_stridesIn = args::optional_array(
        stridesIn, "stridesIn", &Ty::Pointer, Some(args::length(py, c_numInputs.into(), "numInputs")?), &arena,
    )?;
    let c_modesIn = args::array(
        modesIn, "modesIn", &Ty::Pointer, Some(args::length(py, c_numInputs.into(), "numInputs")?), &arena,
    )?;
    let c_qualifiersIn = args::optional_array(
        qualifiersIn, "qualifiersIn", &Ty::Record(&cutensornet2::cutensornetTensorQualifiers_t),
        Some(args::length(py, c_numInputs.into(), "numInputs")?), &arena,
    )?;
    let c_extentsOut = args::array(extentsOut, "extentsOut", &Ty::I64, None, &arena)?;
    let c_stridesOut = args::array(stridesOut, "stridesOut", &Ty::I64, None, &arena)?;
    let c_modesOut = args::array(modesOut, "modesOut", &Ty::I32, None, &arena)?;
    let mut c_networkDesc: u64 = 0;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, Ptr, Ptr, Ptr, i32, Ptr, Ptr, Ptr, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetCreateNetworkDescriptor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_numInputs, c_numModesIn.cast(), c_extentsIn.cast(), c_stridesIn.cast(), c_modesIn.cast(),
        c_qualifiersIn.cast(), c_numModesOut, c_extentsOut.cast(), c_stridesOut.cast(), c_modesOut.cast(), c_dataType,
        c_computeType, (&raw mut c_networkDesc).cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetNetworkDescriptor_t, c_networkDesc as u64)?)
        },
    )
}

documented!(cutensornetCreateNetworkOperator, c"cutensornetCreateNetworkOperator($self, handle, numStateModes, stateModeExtents, dataType)
--

Makes an operator on a space of given dimensions, without terms.

``cutensornetStatus_t cutensornetCreateNetworkOperator(cutensornetHandle_t handle, int32_t numStateModes, const int64_t *stateModeExtents, cudaDataType_t dataType, cutensornetNetworkOperator_t *tensorNetworkOperator)``

Parameters
----------
handle : cutensornetHandle_t or None
numStateModes : int
stateModeExtents : list[int] or None
dataType : runtime.cudaDataType

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorNetworkOperator : cutensornetNetworkOperator_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetworkOperator
");

pub(crate) fn cutensornetCreateNetworkOperator<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateNetworkOperator(handle numStateModes stateModeExtents dataType));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    ints!(i32, c_numStateModes = numStateModes);
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    let c_stateModeExtents = args::array(
        stateModeExtents, "stateModeExtents", &Ty::I64,
        Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let mut c_tensorNetworkOperator: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr, i32, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateNetworkOperator)?;
    let status = unsafe { released(py, || function(
        c_handle, c_numStateModes, c_stateModeExtents.cast(), c_dataType, (&raw mut c_tensorNetworkOperator).cast(),
    )) };
    if status == 0 {
        handle_keepalive::made(&cutensornet2::cutensornetNetworkOperator_t, c_tensorNetworkOperator as u64);
    }
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetNetworkOperator_t, c_tensorNetworkOperator as u64)?)
        },
    )
}

documented!(cutensornetCreateSampler, c"cutensornetCreateSampler($self, handle, tensorNetworkState, numModesToSample, modesToSample)
--

Makes a sampler of a state, of all its modes or of some.

``cutensornetStatus_t cutensornetCreateSampler(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numModesToSample, const int32_t *modesToSample, cutensornetStateSampler_t *tensorNetworkSampler)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
    Used after the call: keep it alive as long as ``tensorNetworkSampler`` exists.
numModesToSample : int
modesToSample : list[int] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorNetworkSampler : cutensornetStateSampler_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateSampler
");

pub(crate) fn cutensornetCreateSampler<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetCreateSampler(handle tensorNetworkState numModesToSample modesToSample));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i32, c_numModesToSample = numModesToSample);
    let c_modesToSample = args::array(
        modesToSample, "modesToSample", &Ty::I32,
        Some(args::length(py, c_numModesToSample.into(), "numModesToSample")?), &arena,
    )?;
    let mut c_tensorNetworkSampler: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateSampler)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numModesToSample, c_modesToSample.cast(),
        (&raw mut c_tensorNetworkSampler).cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetStateSampler_t, c_tensorNetworkSampler as u64)?)
        },
    )
}

documented!(cutensornetCreateSliceGroupFromIDRange, c"cutensornetCreateSliceGroupFromIDRange($self, handle, sliceIdStart, sliceIdStop, sliceIdStep)
--

Makes a group of slices, by their range.

``cutensornetStatus_t cutensornetCreateSliceGroupFromIDRange(cutensornetHandle_t handle, int64_t sliceIdStart, int64_t sliceIdStop, int64_t sliceIdStep, cutensornetSliceGroup_t *sliceGroup)``

Parameters
----------
handle : cutensornetHandle_t or None
sliceIdStart, sliceIdStop, sliceIdStep : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
sliceGroup : cutensornetSliceGroup_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateSliceGroupFromIDRange
");

pub(crate) fn cutensornetCreateSliceGroupFromIDRange<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateSliceGroupFromIDRange(handle sliceIdStart sliceIdStop sliceIdStep));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    ints!(i64, c_sliceIdStart = sliceIdStart, c_sliceIdStop = sliceIdStop, c_sliceIdStep = sliceIdStep);
    let mut c_sliceGroup: u64 = 0;
    let function: unsafe extern "system" fn(u64, i64, i64, i64, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateSliceGroupFromIDRange)?;
    let status = unsafe { released(
        py, || function(c_handle, c_sliceIdStart, c_sliceIdStop, c_sliceIdStep, (&raw mut c_sliceGroup).cast()),
    ) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetSliceGroup_t, c_sliceGroup as u64)?)
        },
    )
}

documented!(cutensornetCreateSliceGroupFromIDs, c"cutensornetCreateSliceGroupFromIDs($self, handle, beginIDSequence, endIDSequence)
--

Makes a group of slices, by their numbers.

``cutensornetStatus_t cutensornetCreateSliceGroupFromIDs(cutensornetHandle_t handle, const int64_t *beginIDSequence, const int64_t *endIDSequence, cutensornetSliceGroup_t *sliceGroup)``

Parameters
----------
handle : cutensornetHandle_t or None
beginIDSequence, endIDSequence : address or buffer

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
sliceGroup : cutensornetSliceGroup_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateSliceGroupFromIDs
");

pub(crate) fn cutensornetCreateSliceGroupFromIDs<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateSliceGroupFromIDs(handle beginIDSequence endIDSequence));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_beginIDSequence = args::either(beginIDSequence, "beginIDSequence", Some(&Ty::I64), false, None, &arena)?;
    let c_endIDSequence = args::either(endIDSequence, "endIDSequence", None, false, None, &arena)?;
    let mut c_sliceGroup: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateSliceGroupFromIDs)?;
    let status = unsafe { released(
        py, || function(c_handle, c_beginIDSequence.cast(), c_endIDSequence.cast(), (&raw mut c_sliceGroup).cast()),
    ) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetSliceGroup_t, c_sliceGroup as u64)?)
        },
    )
}

documented!(cutensornetCreateState, c"cutensornetCreateState($self, handle, purity, numStateModes, stateModeExtents, dataType)
--

Makes a state of given dimensions, the vacuum.

``cutensornetStatus_t cutensornetCreateState(cutensornetHandle_t handle, cutensornetStatePurity_t purity, int32_t numStateModes, const int64_t *stateModeExtents, cudaDataType_t dataType, cutensornetState_t *tensorNetworkState)``

Parameters
----------
handle : cutensornetHandle_t or None
purity : cutensornetStatePurity_t
numStateModes : int
stateModeExtents : list[int] or None
dataType : runtime.cudaDataType

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorNetworkState : cutensornetState_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateState
");

pub(crate) fn cutensornetCreateState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetCreateState(handle purity numStateModes stateModeExtents dataType));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_purity = args::enumeration(purity, "purity", &cutensornet2::cutensornetStatePurity_t)?;
    ints!(i32, c_numStateModes = numStateModes);
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    let c_stateModeExtents = args::array(
        stateModeExtents, "stateModeExtents", &Ty::I64,
        Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let mut c_tensorNetworkState: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, i32, Ptr, i32, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateState)?;
    let status = unsafe { released(py, || function(
        c_handle, c_purity, c_numStateModes, c_stateModeExtents.cast(), c_dataType,
        (&raw mut c_tensorNetworkState).cast(),
    )) };
    if status == 0 {
        handle_keepalive::made(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64);
    }
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetState_t, c_tensorNetworkState as u64)?)
        },
    )
}

documented!(cutensornetCreateStateProjectionMPS, c"cutensornetCreateStateProjectionMPS($self, handle, numStates, tensorNetworkStates, coeffs, symmetric, numEnvs, specEnvs, boundaryCondition, numTensors, quditsPerTensor, extentsOut, stridesOut, dualTensorsDataOut, orthoSpec)
--

Makes the projection of states onto a matrix product state.

``cutensornetStatus_t cutensornetCreateStateProjectionMPS(cutensornetHandle_t handle, int32_t numStates, const cutensornetState_t *tensorNetworkStates, const cuDoubleComplex *coeffs, int32_t symmetric, int32_t numEnvs, const cutensornetMPSEnvBounds_t *specEnvs, cutensornetBoundaryCondition_t boundaryCondition, int32_t numTensors, const int32_t *quditsPerTensor, const int64_t **extentsOut, const int64_t **stridesOut, void **dualTensorsDataOut, const cutensornetMPSEnvBounds_t *orthoSpec, cutensornetStateProjectionMPS_t *tensorNetworkProjection)``

Parameters
----------
handle : cutensornetHandle_t or None
numStates, symmetric, numEnvs, numTensors : int
tensorNetworkStates : list[cutensornetState_t] or None
    cubind keeps it alive as long as ``tensorNetworkProjection`` exists.
coeffs : list[runtime.cuDoubleComplex] or None
specEnvs : list[cutensornetMPSEnvBounds_t] or None
boundaryCondition : cutensornetBoundaryCondition_t
quditsPerTensor : list[int] or None
extentsOut, stridesOut : list[address or buffer] or None
dualTensorsDataOut : list[address or buffer] or None
    cubind keeps it alive as long as ``tensorNetworkProjection`` exists.
orthoSpec : cutensornetMPSEnvBounds_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorNetworkProjection : cutensornetStateProjectionMPS_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateStateProjectionMPS
");

pub(crate) fn cutensornetCreateStateProjectionMPS<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetCreateStateProjectionMPS(handle numStates tensorNetworkStates coeffs symmetric numEnvs
        specEnvs boundaryCondition numTensors quditsPerTensor extentsOut stridesOut dualTensorsDataOut orthoSpec)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    ints!(i32, c_numStates = numStates, c_symmetric = symmetric, c_numEnvs = numEnvs);
    let c_boundaryCondition = args::enumeration(
        boundaryCondition, "boundaryCondition", &cutensornet2::cutensornetBoundaryCondition_t,
    )?;
    ints!(i32, c_numTensors = numTensors);
    let c_tensorNetworkStates = args::array(
        tensorNetworkStates, "tensorNetworkStates", &Ty::Value(&cutensornet2::cutensornetState_t),
        Some(args::length(py, c_numStates.into(), "numStates")?), &arena,
    )?;
    let c_coeffs = args::optional_array(
        coeffs, "coeffs", &Ty::Record(&runtime::cuDoubleComplex),
        Some(args::length(py, c_numStates.into(), "numStates")?), &arena,
    )?;
    let c_specEnvs = args::array(
        specEnvs, "specEnvs", &Ty::Record(&cutensornet2::cutensornetMPSEnvBounds_t),
        Some(args::length(py, c_numEnvs.into(), "numEnvs")?), &arena,
    )?;
    let c_quditsPerTensor = args::optional_array(
        quditsPerTensor, "quditsPerTensor", &Ty::I32, Some(args::length(py, c_numTensors.into(), "numTensors")?),
        &arena,
    )?;
    let c_extentsOut = args::array(
        extentsOut, "extentsOut", &Ty::Pointer, Some(args::length(py, c_numTensors.into(), "numTensors")?), &arena,
    )?;
    let c_stridesOut = args::optional_array(
        stridesOut, "stridesOut", &Ty::Pointer, Some(args::length(py, c_numTensors.into(), "numTensors")?), &arena,
    )?;
    let c_dualTensorsDataOut = args::optional_array(
        dualTensorsDataOut, "dualTensorsDataOut", &Ty::Pointer,
        Some(args::length(py, c_numTensors.into(), "numTensors")?), &arena,
    )?;
    let c_orthoSpec = args::optional_record(orthoSpec, "orthoSpec", &cutensornet2::cutensornetMPSEnvBounds_t)?;
    let mut c_tensorNetworkProjection: u64 = 0;
    args::keep(tensorNetworkStates, &arena)?;
    args::keep(dualTensorsDataOut, &arena)?;
    let function: unsafe extern "system" fn(
        u64, i32, Ptr, Ptr, i32, i32, Ptr, i32, i32, Ptr, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetCreateStateProjectionMPS)?;
    let status = unsafe { released(py, || function(
        c_handle, c_numStates, c_tensorNetworkStates.cast(), c_coeffs.cast(), c_symmetric, c_numEnvs, c_specEnvs.cast(),
        c_boundaryCondition, c_numTensors, c_quditsPerTensor.cast(), c_extentsOut.cast(), c_stridesOut.cast(),
        c_dualTensorsDataOut.cast(), c_orthoSpec.cast(), (&raw mut c_tensorNetworkProjection).cast(),
    )) };
    if status == 0 {
        handle_keepalive::made(&cutensornet2::cutensornetStateProjectionMPS_t, c_tensorNetworkProjection as u64);
    }
    if status == 0 {
        handle_keepalive::hold(
            &cutensornet2::cutensornetStateProjectionMPS_t, c_tensorNetworkProjection as u64, None, arena,
        );
    }
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple
                .push(out::value(py, &cutensornet2::cutensornetStateProjectionMPS_t, c_tensorNetworkProjection as u64)?)
        },
    )
}

documented!(cutensornetCreateTensorDescriptor, c"cutensornetCreateTensorDescriptor($self, handle, numModes, extents, strides, modeLabels, dataType)
--

Describes a tensor.

``cutensornetStatus_t cutensornetCreateTensorDescriptor(cutensornetHandle_t handle, int32_t numModes, const int64_t *extents, const int64_t *strides, const int32_t *modeLabels, cudaDataType_t dataType, cutensornetTensorDescriptor_t *tensorDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
numModes : int
extents, strides, modeLabels : list[int] or None
dataType : runtime.cudaDataType

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorDesc : cutensornetTensorDescriptor_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateTensorDescriptor
");

pub(crate) fn cutensornetCreateTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateTensorDescriptor(handle numModes extents strides modeLabels dataType));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    ints!(i32, c_numModes = numModes);
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    let c_extents = args::array(
        extents, "extents", &Ty::I64, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let c_strides = args::optional_array(
        strides, "strides", &Ty::I64, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let c_modeLabels = args::array(
        modeLabels, "modeLabels", &Ty::I32, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let mut c_tensorDesc: u64 = 0;
    let function: unsafe extern "system" fn(u64, i32, Ptr, Ptr, Ptr, i32, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateTensorDescriptor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_numModes, c_extents.cast(), c_strides.cast(), c_modeLabels.cast(), c_dataType,
        (&raw mut c_tensorDesc).cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetTensorDescriptor_t, c_tensorDesc as u64)?)
        },
    )
}

documented!(cutensornetCreateTensorSVDConfig, c"cutensornetCreateTensorSVDConfig($self, handle)
--

Makes settings for singular value decompositions.

``cutensornetStatus_t cutensornetCreateTensorSVDConfig(cutensornetHandle_t handle, cutensornetTensorSVDConfig_t *svdConfig)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
svdConfig : cutensornetTensorSVDConfig_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateTensorSVDConfig
");

pub(crate) fn cutensornetCreateTensorSVDConfig<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateTensorSVDConfig(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let mut c_svdConfig: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cutensornetCreateTensorSVDConfig)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_svdConfig).cast())) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetTensorSVDConfig_t, c_svdConfig as u64)?)
        },
    )
}

documented!(cutensornetCreateTensorSVDInfo, c"cutensornetCreateTensorSVDInfo($self, handle)
--

Makes room for what a singular value decomposition tells of itself.

``cutensornetStatus_t cutensornetCreateTensorSVDInfo(cutensornetHandle_t handle, cutensornetTensorSVDInfo_t *svdInfo)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
svdInfo : cutensornetTensorSVDInfo_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateTensorSVDInfo
");

pub(crate) fn cutensornetCreateTensorSVDInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetCreateTensorSVDInfo(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let mut c_svdInfo: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cutensornetCreateTensorSVDInfo)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_svdInfo).cast())) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetTensorSVDInfo_t, c_svdInfo as u64)?)
        },
    )
}

documented!(cutensornetCreateWorkspaceDescriptor, c"cutensornetCreateWorkspaceDescriptor($self, handle)
--

Makes the description of a workspace.

``cutensornetStatus_t cutensornetCreateWorkspaceDescriptor(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t *workDesc)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
workDesc : cutensornetWorkspaceDescriptor_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateWorkspaceDescriptor
");

pub(crate) fn cutensornetCreateWorkspaceDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetCreateWorkspaceDescriptor(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let mut c_workDesc: u64 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call
        .symbol(slots::cutensornetCreateWorkspaceDescriptor)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_workDesc).cast())) };
    if status == 0 {
        handle_keepalive::made(&cutensornet2::cutensornetWorkspaceDescriptor_t, c_workDesc as u64);
    }
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetWorkspaceDescriptor_t, c_workDesc as u64)?)
        },
    )
}

documented!(cutensornetDestroy, c"cutensornetDestroy($self, handle)
--

Destroys a handle.

``cutensornetStatus_t cutensornetDestroy(cutensornetHandle_t handle)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroy
");

pub(crate) fn cutensornetDestroy<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetDestroy(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroy)?;
    let status = unsafe { released(py, || function(c_handle)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyAccessor, c"cutensornetDestroyAccessor($self, tensorNetworkAccessor)
--

Destroys an accessor.

``cutensornetStatus_t cutensornetDestroyAccessor(cutensornetStateAccessor_t tensorNetworkAccessor)``

Parameters
----------
tensorNetworkAccessor : cutensornetStateAccessor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyAccessor
");

pub(crate) fn cutensornetDestroyAccessor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyAccessor(tensorNetworkAccessor));
    let c_tensorNetworkAccessor = args::value::<
        u64,
    >(tensorNetworkAccessor, "tensorNetworkAccessor", &cutensornet2::cutensornetStateAccessor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyAccessor)?;
    let status = unsafe { released(py, || function(c_tensorNetworkAccessor)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyContractionAutotunePreference, c"cutensornetDestroyContractionAutotunePreference($self, autotunePreference)
--

Destroys settings for tuning a plan.

``cutensornetStatus_t cutensornetDestroyContractionAutotunePreference(cutensornetContractionAutotunePreference_t autotunePreference)``

Parameters
----------
autotunePreference : cutensornetContractionAutotunePreference_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionAutotunePreference
");

pub(crate) fn cutensornetDestroyContractionAutotunePreference<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyContractionAutotunePreference(autotunePreference));
    let c_autotunePreference = args::value::<
        u64,
    >(autotunePreference, "autotunePreference", &cutensornet2::cutensornetContractionAutotunePreference_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cutensornetDestroyContractionAutotunePreference)?;
    let status = unsafe { released(py, || function(c_autotunePreference)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyContractionOptimizerConfig, c"cutensornetDestroyContractionOptimizerConfig($self, optimizerConfig)
--

Destroys settings for the search.

``cutensornetStatus_t cutensornetDestroyContractionOptimizerConfig(cutensornetContractionOptimizerConfig_t optimizerConfig)``

Parameters
----------
optimizerConfig : cutensornetContractionOptimizerConfig_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionOptimizerConfig
");

pub(crate) fn cutensornetDestroyContractionOptimizerConfig<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyContractionOptimizerConfig(optimizerConfig));
    let c_optimizerConfig = args::value::<
        u64,
    >(optimizerConfig, "optimizerConfig", &cutensornet2::cutensornetContractionOptimizerConfig_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cutensornetDestroyContractionOptimizerConfig)?;
    let status = unsafe { released(py, || function(c_optimizerConfig)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyContractionOptimizerInfo, c"cutensornetDestroyContractionOptimizerInfo($self, optimizerInfo)
--

Destroys such an order.

``cutensornetStatus_t cutensornetDestroyContractionOptimizerInfo(cutensornetContractionOptimizerInfo_t optimizerInfo)``

Parameters
----------
optimizerInfo : cutensornetContractionOptimizerInfo_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionOptimizerInfo
");

pub(crate) fn cutensornetDestroyContractionOptimizerInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyContractionOptimizerInfo(optimizerInfo));
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cutensornetDestroyContractionOptimizerInfo)?;
    let status = unsafe { released(py, || function(c_optimizerInfo)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyContractionPlan, c"cutensornetDestroyContractionPlan($self, plan)
--

Destroys a plan.

``cutensornetStatus_t cutensornetDestroyContractionPlan(cutensornetContractionPlan_t plan)``

Parameters
----------
plan : cutensornetContractionPlan_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionPlan
");

pub(crate) fn cutensornetDestroyContractionPlan<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyContractionPlan(plan));
    let c_plan = args::value::<
        u64,
    >(plan, "plan", &cutensornet2::cutensornetContractionPlan_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyContractionPlan)?;
    let status = unsafe { released(py, || function(c_plan)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyExpectation, c"cutensornetDestroyExpectation($self, tensorNetworkExpectation)
--

Destroys an expectation value.

``cutensornetStatus_t cutensornetDestroyExpectation(cutensornetStateExpectation_t tensorNetworkExpectation)``

Parameters
----------
tensorNetworkExpectation : cutensornetStateExpectation_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyExpectation
");

pub(crate) fn cutensornetDestroyExpectation<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyExpectation(tensorNetworkExpectation));
    let c_tensorNetworkExpectation = args::value::<
        u64,
    >(tensorNetworkExpectation, "tensorNetworkExpectation", &cutensornet2::cutensornetStateExpectation_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyExpectation)?;
    let status = unsafe { released(py, || function(c_tensorNetworkExpectation)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyMarginal, c"cutensornetDestroyMarginal($self, tensorNetworkMarginal)
--

Destroys a reduced density matrix.

``cutensornetStatus_t cutensornetDestroyMarginal(cutensornetStateMarginal_t tensorNetworkMarginal)``

Parameters
----------
tensorNetworkMarginal : cutensornetStateMarginal_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyMarginal
");

pub(crate) fn cutensornetDestroyMarginal<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyMarginal(tensorNetworkMarginal));
    let c_tensorNetworkMarginal = args::value::<
        u64,
    >(tensorNetworkMarginal, "tensorNetworkMarginal", &cutensornet2::cutensornetStateMarginal_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyMarginal)?;
    let status = unsafe { released(py, || function(c_tensorNetworkMarginal)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyNetwork, c"cutensornetDestroyNetwork($self, networkDesc)
--

Destroys a network.

``cutensornetStatus_t cutensornetDestroyNetwork(cutensornetNetworkDescriptor_t networkDesc)``

Parameters
----------
networkDesc : cutensornetNetworkDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetwork
");

pub(crate) fn cutensornetDestroyNetwork<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyNetwork(networkDesc));
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyNetwork)?;
    let detached = handle_keepalive::detach(&cutensornet2::cutensornetNetworkDescriptor_t, c_networkDesc as u64);
    let status = unsafe { released(py, || function(c_networkDesc)) };
    detached.finish(status == 0);
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyNetworkAutotunePreference, c"cutensornetDestroyNetworkAutotunePreference($self, autotunePreference)
--

Destroys settings for tuning a network.

``cutensornetStatus_t cutensornetDestroyNetworkAutotunePreference(cutensornetNetworkAutotunePreference_t autotunePreference)``

Parameters
----------
autotunePreference : cutensornetNetworkAutotunePreference_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetworkAutotunePreference
");

pub(crate) fn cutensornetDestroyNetworkAutotunePreference<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyNetworkAutotunePreference(autotunePreference));
    let c_autotunePreference = args::value::<
        u64,
    >(autotunePreference, "autotunePreference", &cutensornet2::cutensornetNetworkAutotunePreference_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call
        .symbol(slots::cutensornetDestroyNetworkAutotunePreference)?;
    let status = unsafe { released(py, || function(c_autotunePreference)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyNetworkDescriptor, c"cutensornetDestroyNetworkDescriptor($self, networkDesc)
--

Destroys a network that was made at once.

``cutensornetStatus_t cutensornetDestroyNetworkDescriptor(cutensornetNetworkDescriptor_t networkDesc)``

Parameters
----------
networkDesc : cutensornetNetworkDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetworkDescriptor
");

pub(crate) fn cutensornetDestroyNetworkDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyNetworkDescriptor(networkDesc));
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyNetworkDescriptor)?;
    let detached = handle_keepalive::detach(&cutensornet2::cutensornetNetworkDescriptor_t, c_networkDesc as u64);
    let status = unsafe { released(py, || function(c_networkDesc)) };
    detached.finish(status == 0);
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyNetworkOperator, c"cutensornetDestroyNetworkOperator($self, tensorNetworkOperator)
--

Destroys an operator that is a network.

``cutensornetStatus_t cutensornetDestroyNetworkOperator(cutensornetNetworkOperator_t tensorNetworkOperator)``

Parameters
----------
tensorNetworkOperator : cutensornetNetworkOperator_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetworkOperator
");

pub(crate) fn cutensornetDestroyNetworkOperator<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyNetworkOperator(tensorNetworkOperator));
    let c_tensorNetworkOperator = args::value::<
        u64,
    >(tensorNetworkOperator, "tensorNetworkOperator", &cutensornet2::cutensornetNetworkOperator_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyNetworkOperator)?;
    let detached = handle_keepalive::detach(
        &cutensornet2::cutensornetNetworkOperator_t, c_tensorNetworkOperator as u64,
    );
    let status = unsafe { released(py, || function(c_tensorNetworkOperator)) };
    detached.finish(status == 0);
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroySampler, c"cutensornetDestroySampler($self, tensorNetworkSampler)
--

Destroys a sampler.

``cutensornetStatus_t cutensornetDestroySampler(cutensornetStateSampler_t tensorNetworkSampler)``

Parameters
----------
tensorNetworkSampler : cutensornetStateSampler_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroySampler
");

pub(crate) fn cutensornetDestroySampler<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetDestroySampler(tensorNetworkSampler));
    let c_tensorNetworkSampler = args::value::<
        u64,
    >(tensorNetworkSampler, "tensorNetworkSampler", &cutensornet2::cutensornetStateSampler_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroySampler)?;
    let status = unsafe { released(py, || function(c_tensorNetworkSampler)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroySliceGroup, c"cutensornetDestroySliceGroup($self, sliceGroup)
--

Destroys a group of slices.

``cutensornetStatus_t cutensornetDestroySliceGroup(cutensornetSliceGroup_t sliceGroup)``

Parameters
----------
sliceGroup : cutensornetSliceGroup_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroySliceGroup
");

pub(crate) fn cutensornetDestroySliceGroup<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetDestroySliceGroup(sliceGroup));
    let c_sliceGroup = args::value::<
        u64,
    >(sliceGroup, "sliceGroup", &cutensornet2::cutensornetSliceGroup_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroySliceGroup)?;
    let status = unsafe { released(py, || function(c_sliceGroup)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyState, c"cutensornetDestroyState($self, tensorNetworkState)
--

Destroys a state.

``cutensornetStatus_t cutensornetDestroyState(cutensornetState_t tensorNetworkState)``

Parameters
----------
tensorNetworkState : cutensornetState_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyState
");

pub(crate) fn cutensornetDestroyState<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyState(tensorNetworkState));
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyState)?;
    let detached = handle_keepalive::detach(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64);
    let status = unsafe { released(py, || function(c_tensorNetworkState)) };
    detached.finish(status == 0);
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyStateProjectionMPS, c"cutensornetDestroyStateProjectionMPS($self, tensorNetworkProjection)
--

Destroys a projection.

``cutensornetStatus_t cutensornetDestroyStateProjectionMPS(cutensornetStateProjectionMPS_t tensorNetworkProjection)``

Parameters
----------
tensorNetworkProjection : cutensornetStateProjectionMPS_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyStateProjectionMPS
");

pub(crate) fn cutensornetDestroyStateProjectionMPS<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyStateProjectionMPS(tensorNetworkProjection));
    let c_tensorNetworkProjection = args::value::<
        u64,
    >(tensorNetworkProjection, "tensorNetworkProjection", &cutensornet2::cutensornetStateProjectionMPS_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyStateProjectionMPS)?;
    let detached = handle_keepalive::detach(
        &cutensornet2::cutensornetStateProjectionMPS_t, c_tensorNetworkProjection as u64,
    );
    let status = unsafe { released(py, || function(c_tensorNetworkProjection)) };
    detached.finish(status == 0);
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyTensorDescriptor, c"cutensornetDestroyTensorDescriptor($self, tensorDesc)
--

Destroys the description of a tensor.

``cutensornetStatus_t cutensornetDestroyTensorDescriptor(cutensornetTensorDescriptor_t tensorDesc)``

Parameters
----------
tensorDesc : cutensornetTensorDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyTensorDescriptor
");

pub(crate) fn cutensornetDestroyTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyTensorDescriptor(tensorDesc));
    let c_tensorDesc = args::value::<
        u64,
    >(tensorDesc, "tensorDesc", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyTensorDescriptor)?;
    let status = unsafe { released(py, || function(c_tensorDesc)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyTensorSVDConfig, c"cutensornetDestroyTensorSVDConfig($self, svdConfig)
--

Destroys settings for singular value decompositions.

``cutensornetStatus_t cutensornetDestroyTensorSVDConfig(cutensornetTensorSVDConfig_t svdConfig)``

Parameters
----------
svdConfig : cutensornetTensorSVDConfig_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyTensorSVDConfig
");

pub(crate) fn cutensornetDestroyTensorSVDConfig<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyTensorSVDConfig(svdConfig));
    let c_svdConfig = args::value::<
        u64,
    >(svdConfig, "svdConfig", &cutensornet2::cutensornetTensorSVDConfig_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyTensorSVDConfig)?;
    let status = unsafe { released(py, || function(c_svdConfig)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyTensorSVDInfo, c"cutensornetDestroyTensorSVDInfo($self, svdInfo)
--

Destroys what a decomposition has told.

``cutensornetStatus_t cutensornetDestroyTensorSVDInfo(cutensornetTensorSVDInfo_t svdInfo)``

Parameters
----------
svdInfo : cutensornetTensorSVDInfo_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyTensorSVDInfo
");

pub(crate) fn cutensornetDestroyTensorSVDInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyTensorSVDInfo(svdInfo));
    let c_svdInfo = args::value::<
        u64,
    >(svdInfo, "svdInfo", &cutensornet2::cutensornetTensorSVDInfo_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyTensorSVDInfo)?;
    let status = unsafe { released(py, || function(c_svdInfo)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDestroyWorkspaceDescriptor, c"cutensornetDestroyWorkspaceDescriptor($self, workDesc)
--

Destroys the description of a workspace, and not its memory.

``cutensornetStatus_t cutensornetDestroyWorkspaceDescriptor(cutensornetWorkspaceDescriptor_t workDesc)``

Parameters
----------
workDesc : cutensornetWorkspaceDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyWorkspaceDescriptor
");

pub(crate) fn cutensornetDestroyWorkspaceDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDestroyWorkspaceDescriptor(workDesc));
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDestroyWorkspaceDescriptor)?;
    let detached = handle_keepalive::detach(&cutensornet2::cutensornetWorkspaceDescriptor_t, c_workDesc as u64);
    let status = unsafe { released(py, || function(c_workDesc)) };
    detached.finish(status == 0);
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDistributedGetNumRanks, c"cutensornetDistributedGetNumRanks($self, handle)
--

Returns how many processes work together.

``cutensornetStatus_t cutensornetDistributedGetNumRanks(cutensornetHandle_t handle, int32_t *numRanks)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
numRanks : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedGetNumRanks
");

pub(crate) fn cutensornetDistributedGetNumRanks<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDistributedGetNumRanks(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let mut c_numRanks: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cutensornetDistributedGetNumRanks)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_numRanks).cast())) };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_numRanks)?))
}

documented!(cutensornetDistributedGetProcRank, c"cutensornetDistributedGetProcRank($self, handle)
--

Returns which of them this process is.

``cutensornetStatus_t cutensornetDistributedGetProcRank(cutensornetHandle_t handle, int32_t *procRank)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
procRank : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedGetProcRank
");

pub(crate) fn cutensornetDistributedGetProcRank<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDistributedGetProcRank(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let mut c_procRank: i32 = 0;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cutensornetDistributedGetProcRank)?;
    let status = unsafe { released(py, || function(c_handle, (&raw mut c_procRank).cast())) };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i32(py, c_procRank)?))
}

documented!(cutensornetDistributedResetConfiguration, c"cutensornetDistributedResetConfiguration($self, handle, commPtr, commSize)
--

Makes a handle work in all processes of a communicator, or alone again.

``cutensornetStatus_t cutensornetDistributedResetConfiguration(cutensornetHandle_t handle, const void *commPtr, size_t commSize)``

Parameters
----------
handle : cutensornetHandle_t or None
commPtr : address or buffer
commSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedResetConfiguration
");

pub(crate) fn cutensornetDistributedResetConfiguration<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDistributedResetConfiguration(handle commPtr commSize));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    ints!(u64, c_commSize = commSize);
    let c_commPtr = args::either(commPtr, "commPtr", None, false, Some(c_commSize as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetDistributedResetConfiguration)?;
    let status = unsafe { released(py, || function(c_handle, c_commPtr.cast(), c_commSize)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetDistributedSynchronize, c"cutensornetDistributedSynchronize($self, handle)
--

Waits until all processes have got here.

``cutensornetStatus_t cutensornetDistributedSynchronize(cutensornetHandle_t handle)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedSynchronize
");

pub(crate) fn cutensornetDistributedSynchronize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetDistributedSynchronize(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let function: unsafe extern "system" fn(u64) -> i32 = call.symbol(slots::cutensornetDistributedSynchronize)?;
    let status = unsafe { released(py, || function(c_handle)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetExpectationCompute, c"cutensornetExpectationCompute($self, handle, tensorNetworkExpectation, workDesc, expectationValue, stateNorm, cudaStream)
--

Computes an expectation value, which is not divided by the norm.

``cutensornetStatus_t cutensornetExpectationCompute(cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetWorkspaceDescriptor_t workDesc, void *expectationValue, void *stateNorm, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkExpectation : cutensornetStateExpectation_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
expectationValue, stateNorm : address or buffer
    Used after the call: keep it alive until this call completes on ``cudaStream``.
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationCompute
");

pub(crate) fn cutensornetExpectationCompute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetExpectationCompute(handle tensorNetworkExpectation workDesc expectationValue stateNorm cudaStream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkExpectation = args::value::<
        u64,
    >(tensorNetworkExpectation, "tensorNetworkExpectation", &cutensornet2::cutensornetStateExpectation_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let c_expectationValue = args::either(expectationValue, "expectationValue", None, true, Some(16), &arena)?;
    let c_stateNorm = args::either(stateNorm, "stateNorm", None, true, Some(16), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetExpectationCompute)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkExpectation, c_workDesc, c_expectationValue.cast(), c_stateNorm.cast(), c_cudaStream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetExpectationComputeWithGradientsBackward, c"cutensornetExpectationComputeWithGradientsBackward($self, handle, tensorNetworkExpectation, accumulateGradients, expectationValueAdjoint, stateNormAdjoint, workDesc, expectationValue, stateNorm, cudaStream)
--

Computes an expectation value and its gradients by operators of the state.

``cutensornetStatus_t cutensornetExpectationComputeWithGradientsBackward(cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, int32_t accumulateGradients, const void *expectationValueAdjoint, const void *stateNormAdjoint, cutensornetWorkspaceDescriptor_t workDesc, void *expectationValue, void *stateNorm, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkExpectation : cutensornetStateExpectation_t or None
accumulateGradients : int
expectationValueAdjoint : number with a type
stateNormAdjoint : number with a type or None
workDesc : cutensornetWorkspaceDescriptor_t or None
expectationValue, stateNorm : address or buffer
    Used after the call: keep it alive until this call completes on ``cudaStream``.
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationComputeWithGradientsBackward
");

pub(crate) fn cutensornetExpectationComputeWithGradientsBackward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetExpectationComputeWithGradientsBackward(handle tensorNetworkExpectation
        accumulateGradients expectationValueAdjoint stateNormAdjoint workDesc expectationValue stateNorm cudaStream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkExpectation = args::value::<
        u64,
    >(tensorNetworkExpectation, "tensorNetworkExpectation", &cutensornet2::cutensornetStateExpectation_t)?;
    ints!(i32, c_accumulateGradients = accumulateGradients);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let c_expectationValue = args::either(expectationValue, "expectationValue", None, true, Some(16), &arena)?;
    let c_stateNorm = args::either(stateNorm, "stateNorm", None, true, Some(16), &arena)?;
    let c_expectationValueAdjoint = args::host_scalar(
        expectationValueAdjoint, "expectationValueAdjoint", false, &arena,
    )?;
    let c_stateNormAdjoint = args::host_scalar(stateNormAdjoint, "stateNormAdjoint", true, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, Ptr, u64, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cutensornetExpectationComputeWithGradientsBackward)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkExpectation, c_accumulateGradients, c_expectationValueAdjoint.cast(),
        c_stateNormAdjoint.cast(), c_workDesc, c_expectationValue.cast(), c_stateNorm.cast(), c_cudaStream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetExpectationConfigure, c"cutensornetExpectationConfigure($self, handle, tensorNetworkExpectation, attribute, attributeValue, attributeSize)
--

Changes a setting of an expectation value.

``cutensornetStatus_t cutensornetExpectationConfigure(cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetExpectationAttributes_t attribute, const void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkExpectation : cutensornetStateExpectation_t or None
attribute : cutensornetExpectationAttributes_t
attributeValue : object
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationConfigure
");

pub(crate) fn cutensornetExpectationConfigure<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetExpectationConfigure(handle tensorNetworkExpectation attribute attributeValue attributeSize)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkExpectation = args::value::<
        u64,
    >(tensorNetworkExpectation, "tensorNetworkExpectation", &cutensornet2::cutensornetStateExpectation_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cutensornet2::cutensornetExpectationAttributes_t)?;
    ints!(u64, c_attributeSize = attributeSize);
    let (c_attributeValue, _) = attributes::attribute_in(
        attributeValue, c_attribute, &attribute_types::cutensornet::cutensornetExpectationAttributes_t,
        Some(c_attributeSize as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetExpectationConfigure)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkExpectation, c_attribute, c_attributeValue, c_attributeSize))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetExpectationGetInfo, c"cutensornetExpectationGetInfo($self, handle, tensorNetworkExpectation, attribute, attributeSize)
--

Returns something about the computation of an expectation value.

``cutensornetStatus_t cutensornetExpectationGetInfo(cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetExpectationAttributes_t attribute, void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkExpectation : cutensornetStateExpectation_t or None
attribute : cutensornetExpectationAttributes_t
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
attributeValue : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationGetInfo
");

pub(crate) fn cutensornetExpectationGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetExpectationGetInfo(handle tensorNetworkExpectation attribute attributeSize));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkExpectation = args::value::<
        u64,
    >(tensorNetworkExpectation, "tensorNetworkExpectation", &cutensornet2::cutensornetStateExpectation_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cutensornet2::cutensornetExpectationAttributes_t)?;
    ints!(u64, c_attributeSize = attributeSize);
    let mut c_attributeValue = attributes::attribute_out(
        py, c_attribute, &attribute_types::cutensornet::cutensornetExpectationAttributes_t,
        Some(c_attributeSize as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetExpectationGetInfo)?;
    let status = unsafe { released(
        py, || function(c_handle, c_tensorNetworkExpectation, c_attribute, c_attributeValue.pointer(), c_attributeSize),
    ) };
    returned(
        py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_attributeValue.value(py) }?),
    )
}

documented!(cutensornetExpectationPrepare, c"cutensornetExpectationPrepare($self, handle, tensorNetworkExpectation, maxWorkspaceSizeDevice, workDesc, cudaStream)
--

Plans the computation of an expectation value, and sets the workspace that it needs.

``cutensornetStatus_t cutensornetExpectationPrepare(cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkExpectation : cutensornetStateExpectation_t or None
maxWorkspaceSizeDevice : int
workDesc : cutensornetWorkspaceDescriptor_t or None
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationPrepare
");

pub(crate) fn cutensornetExpectationPrepare<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetExpectationPrepare(handle tensorNetworkExpectation maxWorkspaceSizeDevice workDesc cudaStream)
    );
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkExpectation = args::value::<
        u64,
    >(tensorNetworkExpectation, "tensorNetworkExpectation", &cutensornet2::cutensornetStateExpectation_t)?;
    ints!(u64, c_maxWorkspaceSizeDevice = maxWorkspaceSizeDevice);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetExpectationPrepare)?;
    let status = unsafe { released(
        py, || function(c_handle, c_tensorNetworkExpectation, c_maxWorkspaceSizeDevice, c_workDesc, c_cudaStream),
    ) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetGateSplit, c"cutensornetGateSplit($self, handle, descTensorInA, rawDataInA, descTensorInB, rawDataInB, descTensorInG, rawDataInG, descTensorU, u, s, descTensorV, v, gateAlgo, svdConfig, computeType, svdInfo, workDesc, stream)
--

Applies a gate to two tensors that share a mode, and decomposes the result into two again.

``cutensornetStatus_t cutensornetGateSplit(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorInA, const void *rawDataInA, cutensornetTensorDescriptor_t descTensorInB, const void *rawDataInB, cutensornetTensorDescriptor_t descTensorInG, const void *rawDataInG, cutensornetTensorDescriptor_t descTensorU, void *u, void *s, cutensornetTensorDescriptor_t descTensorV, void *v, cutensornetGateSplitAlgo_t gateAlgo, cutensornetTensorSVDConfig_t svdConfig, cutensornetComputeType_t computeType, cutensornetTensorSVDInfo_t svdInfo, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)``

Parameters
----------
handle : cutensornetHandle_t or None
descTensorInA, descTensorInB, descTensorInG, descTensorU, descTensorV : cutensornetTensorDescriptor_t or None
rawDataInA, rawDataInB, rawDataInG, u, s, v : device address or array
    Used after the call: keep it alive until this call completes on ``stream``.
gateAlgo : cutensornetGateSplitAlgo_t
svdConfig : cutensornetTensorSVDConfig_t or None
computeType : cutensornetComputeType_t
svdInfo : cutensornetTensorSVDInfo_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
stream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGateSplit
");

pub(crate) fn cutensornetGateSplit<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cutensornetGateSplit(handle descTensorInA rawDataInA descTensorInB rawDataInB descTensorInG
        rawDataInG descTensorU u s descTensorV v gateAlgo svdConfig computeType svdInfo workDesc stream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_descTensorInA = args::value::<
        u64,
    >(descTensorInA, "descTensorInA", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorInB = args::value::<
        u64,
    >(descTensorInB, "descTensorInB", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorInG = args::value::<
        u64,
    >(descTensorInG, "descTensorInG", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorU = args::value::<
        u64,
    >(descTensorU, "descTensorU", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorV = args::value::<
        u64,
    >(descTensorV, "descTensorV", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_gateAlgo = args::enumeration(gateAlgo, "gateAlgo", &cutensornet2::cutensornetGateSplitAlgo_t)?;
    let c_svdConfig = args::value::<
        u64,
    >(svdConfig, "svdConfig", &cutensornet2::cutensornetTensorSVDConfig_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &cutensornet2::cutensornetComputeType_t)?;
    let c_svdInfo = args::value::<
        u64,
    >(svdInfo, "svdInfo", &cutensornet2::cutensornetTensorSVDInfo_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_rawDataInA = args::device(rawDataInA, "rawDataInA", None, &arena)?;
    let c_rawDataInB = args::device(rawDataInB, "rawDataInB", None, &arena)?;
    let c_rawDataInG = args::device(rawDataInG, "rawDataInG", None, &arena)?;
    let c_u = args::device(u, "u", None, &arena)?;
    let c_s = args::device(s, "s", None, &arena)?;
    let c_v = args::device(v, "v", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, u64, Ptr, u64, Ptr, u64, Ptr, Ptr, u64, Ptr, i32, u64, i32, u64, u64, u64,
    ) -> i32 = call.symbol(slots::cutensornetGateSplit)?;
    let status = unsafe { released(py, || function(
        c_handle, c_descTensorInA, c_rawDataInA.cast(), c_descTensorInB, c_rawDataInB.cast(), c_descTensorInG,
        c_rawDataInG.cast(), c_descTensorU, c_u.cast(), c_s.cast(), c_descTensorV, c_v.cast(), c_gateAlgo, c_svdConfig,
        c_computeType, c_svdInfo, c_workDesc, c_stream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetGetCudartVersion, c"cutensornetGetCudartVersion($self)
--

Returns the version of CUDA's runtime that cuTensorNet was built with.

``size_t cutensornetGetCudartVersion(void)``

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
value : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetCudartVersion
");

pub(crate) fn cutensornetGetCudartVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetGetCudartVersion());
    let function: unsafe extern "system" fn() -> u64 = call.symbol(slots::cutensornetGetCudartVersion)?;
    let value = unsafe { held(py, || function()) };
    returned(py, &cutensornet2::cutensornetStatus_t, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

documented!(cutensornetGetDeviceMemHandler, c"cutensornetGetDeviceMemHandler($self, handle)
--

Returns the functions by which a handle allocates memory.

``cutensornetStatus_t cutensornetGetDeviceMemHandler(cutensornetHandle_t handle, cutensornetDeviceMemHandler_t *devMemHandler)``

Parameters
----------
handle : cutensornetHandle_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
devMemHandler : cutensornetDeviceMemHandler_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetDeviceMemHandler
");

pub(crate) fn cutensornetGetDeviceMemHandler<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetGetDeviceMemHandler(handle));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let (c_devMemHandler, c_devMemHandler_place) = out::new_record(py, &cutensornet2::cutensornetDeviceMemHandler_t)?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cutensornetGetDeviceMemHandler)?;
    let status = unsafe { released(py, || function(c_handle, c_devMemHandler_place.cast())) };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(c_devMemHandler.into_any()))
}

documented!(cutensornetGetErrorString, c"cutensornetGetErrorString($self, error)
--

Returns what a status means, in words.

``const char *cutensornetGetErrorString(cutensornetStatus_t error)``

Parameters
----------
error : cutensornetStatus_t

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
value : bytes

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetErrorString
");

pub(crate) fn cutensornetGetErrorString<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetGetErrorString(error));
    let c_error = args::enumeration(error, "error", &cutensornet2::cutensornetStatus_t)?;
    let function: unsafe extern "system" fn(i32) -> *const c_char = call.symbol(slots::cutensornetGetErrorString)?;
    let value = unsafe { held(py, || function(c_error)) };
    returned(py, &cutensornet2::cutensornetStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cutensornetGetLastError, c"cutensornetGetLastError($self)
--

Returns why the last call on this thread that failed has failed.

``const char *cutensornetGetLastError(void)``

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
value : bytes

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetLastError
");

pub(crate) fn cutensornetGetLastError<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetGetLastError());
    let function: unsafe extern "system" fn() -> *const c_char = call.symbol(slots::cutensornetGetLastError)?;
    let value = unsafe { held(py, || function()) };
    returned(py, &cutensornet2::cutensornetStatus_t, 0, 1, |tuple| tuple.push(unsafe { out::c_string(py, value) }?))
}

documented!(cutensornetGetOutputStateDetails, c"cutensornetGetOutputStateDetails($self, handle, tensorNetworkState, numTensorsOut, extentsOut, stridesOut)
--

Returns the shapes of the tensors that a state results in.

``cutensornetStatus_t cutensornetGetOutputStateDetails(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t *numTensorsOut, int32_t *numModesOut, int64_t **extentsOut, int64_t **stridesOut)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
numTensorsOut : int
extentsOut, stridesOut : list[address or buffer] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
numTensorsOut : int
numModesOut : list[int]

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetOutputStateDetails
");

pub(crate) fn cutensornetGetOutputStateDetails<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetGetOutputStateDetails(handle tensorNetworkState numTensorsOut extentsOut stridesOut));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    let mut c_numTensorsOut = args::i32(numTensorsOut, "numTensorsOut")?;
    let c_numModesOut_length: usize = usize::max(args::length(py, c_numTensorsOut.into(), "numTensorsOut")?, 64);
    let c_numModesOut = args::output_memory(py, c_numModesOut_length, Ty::I32.size(), &arena)?;
    let c_extentsOut = args::array(extentsOut, "extentsOut", &Ty::Pointer, None, &arena)?;
    let c_stridesOut = args::array(stridesOut, "stridesOut", &Ty::Pointer, None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetGetOutputStateDetails)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, (&raw mut c_numTensorsOut).cast(), c_numModesOut.cast(), c_extentsOut.cast(),
        c_stridesOut.cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::i32(py, c_numTensorsOut)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_numModesOut.cast(), c_numModesOut_length) }?)?;
            Ok(())
        },
    )
}

documented!(cutensornetGetOutputTensorDescriptor, c"cutensornetGetOutputTensorDescriptor($self, handle, networkDesc)
--

Describes the result of a network.

``cutensornetStatus_t cutensornetGetOutputTensorDescriptor(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetTensorDescriptor_t *outputTensorDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
outputTensorDesc : cutensornetTensorDescriptor_t

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetOutputTensorDescriptor
");

pub(crate) fn cutensornetGetOutputTensorDescriptor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetGetOutputTensorDescriptor(handle networkDesc));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let mut c_outputTensorDesc: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, Ptr) -> i32 = call
        .symbol(slots::cutensornetGetOutputTensorDescriptor)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, (&raw mut c_outputTensorDesc).cast())) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        1,
        |tuple| {
            tuple.push(out::value(py, &cutensornet2::cutensornetTensorDescriptor_t, c_outputTensorDesc as u64)?)
        },
    )
}

documented!(cutensornetGetOutputTensorDetails, c"cutensornetGetOutputTensorDetails($self, handle, networkDesc, numModes=0)
--

Returns the modes of a network's result with their extents and strides, and its size.

``cutensornetStatus_t cutensornetGetOutputTensorDetails(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t *numModes, size_t *dataSize, int32_t *modeLabels, int64_t *extents, int64_t *strides)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
numModes : int, optional

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
numModes : int
dataSize : int
modeLabels : list[int]
extents : list[int]
strides : list[int]

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetOutputTensorDetails
");

pub(crate) fn cutensornetGetOutputTensorDetails<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetGetOutputTensorDetails(handle networkDesc; numModes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let mut c_numModes = args::optional(numModes, 0, |object| args::i32(object, "numModes"))?;
    let mut c_dataSize: u64 = 0;
    let c_modeLabels_length: usize = usize::max(args::length(py, c_numModes.into(), "numModes")?, 64);
    let c_modeLabels = args::output_memory(py, c_modeLabels_length, Ty::I32.size(), &arena)?;
    let c_extents_length: usize = usize::max(args::length(py, c_numModes.into(), "numModes")?, 64);
    let c_extents = args::output_memory(py, c_extents_length, Ty::I64.size(), &arena)?;
    let c_strides_length: usize = usize::max(args::length(py, c_numModes.into(), "numModes")?, 64);
    let c_strides = args::output_memory(py, c_strides_length, Ty::I64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetGetOutputTensorDetails)?;
    let status = unsafe { released(py, || function(
        c_handle, c_networkDesc, (&raw mut c_numModes).cast(), (&raw mut c_dataSize).cast(), c_modeLabels.cast(),
        c_extents.cast(), c_strides.cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        5,
        |tuple| {
            tuple.push(out::i32(py, c_numModes)?)?;
            tuple.push(out::u64(py, c_dataSize)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_modeLabels.cast(), c_modeLabels_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::I64, c_extents.cast(), c_extents_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::I64, c_strides.cast(), c_strides_length) }?)?;
            Ok(())
        },
    )
}

documented!(cutensornetGetTensorDetails, c"cutensornetGetTensorDetails($self, handle, tensorDesc, numModes=0)
--

Returns the modes of a tensor with their extents and strides, and its size.

``cutensornetStatus_t cutensornetGetTensorDetails(cutensornetHandle_t handle, cutensornetTensorDescriptor_t tensorDesc, int32_t *numModes, size_t *dataSize, int32_t *modeLabels, int64_t *extents, int64_t *strides)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorDesc : cutensornetTensorDescriptor_t or None
numModes : int, optional

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
numModes : int
dataSize : int
modeLabels : list[int]
extents : list[int]
strides : list[int]

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetTensorDetails
");

pub(crate) fn cutensornetGetTensorDetails<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetGetTensorDetails(handle tensorDesc; numModes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorDesc = args::value::<
        u64,
    >(tensorDesc, "tensorDesc", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let mut c_numModes = args::optional(numModes, 0, |object| args::i32(object, "numModes"))?;
    let mut c_dataSize: u64 = 0;
    let c_modeLabels_length: usize = usize::max(args::length(py, c_numModes.into(), "numModes")?, 64);
    let c_modeLabels = args::output_memory(py, c_modeLabels_length, Ty::I32.size(), &arena)?;
    let c_extents_length: usize = usize::max(args::length(py, c_numModes.into(), "numModes")?, 64);
    let c_extents = args::output_memory(py, c_extents_length, Ty::I64.size(), &arena)?;
    let c_strides_length: usize = usize::max(args::length(py, c_numModes.into(), "numModes")?, 64);
    let c_strides = args::output_memory(py, c_strides_length, Ty::I64.size(), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetGetTensorDetails)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorDesc, (&raw mut c_numModes).cast(), (&raw mut c_dataSize).cast(), c_modeLabels.cast(),
        c_extents.cast(), c_strides.cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        5,
        |tuple| {
            tuple.push(out::i32(py, c_numModes)?)?;
            tuple.push(out::u64(py, c_dataSize)?)?;
            tuple.push(unsafe { out::list(py, &Ty::I32, c_modeLabels.cast(), c_modeLabels_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::I64, c_extents.cast(), c_extents_length) }?)?;
            tuple.push(unsafe { out::list(py, &Ty::I64, c_strides.cast(), c_strides_length) }?)?;
            Ok(())
        },
    )
}

documented!(cutensornetGetVersion, c"cutensornetGetVersion($self)
--

Returns cuTensorNet's version as one number.

``size_t cutensornetGetVersion(void)``

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
value : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetVersion
");

pub(crate) fn cutensornetGetVersion<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetGetVersion());
    let function: unsafe extern "system" fn() -> u64 = call.symbol(slots::cutensornetGetVersion)?;
    let value = unsafe { held(py, || function()) };
    returned(py, &cutensornet2::cutensornetStatus_t, 0, 1, |tuple| tuple.push(out::u64(py, value)?))
}

documented!(cutensornetLoggerForceDisable, c"cutensornetLoggerForceDisable($self)
--

Switches logging off for good.

``cutensornetStatus_t cutensornetLoggerForceDisable(void)``

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerForceDisable
");

pub(crate) fn cutensornetLoggerForceDisable<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetLoggerForceDisable());
    let function: unsafe extern "system" fn() -> i32 = call.symbol(slots::cutensornetLoggerForceDisable)?;
    let status = unsafe { released(py, || function()) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetLoggerOpenFile, c"cutensornetLoggerOpenFile($self, logFile)
--

Opens a file for the log.

``cutensornetStatus_t cutensornetLoggerOpenFile(const char *logFile)``

Parameters
----------
logFile : bytes or str

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerOpenFile
");

pub(crate) fn cutensornetLoggerOpenFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetLoggerOpenFile(logFile));
    let arena = CallArena::new();
    let c_logFile = args::c_string(logFile, &arena)?;
    let function: unsafe extern "system" fn(*const c_char) -> i32 = call.symbol(slots::cutensornetLoggerOpenFile)?;
    let status = unsafe { released(py, || function(c_logFile)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetLoggerSetCallback, c"cutensornetLoggerSetCallback($self, callback)
--

Sets a function that gets the log's messages.

``cutensornetStatus_t cutensornetLoggerSetCallback(cutensornetLoggerCallback_t callback)``

Parameters
----------
callback : callback

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetCallback
");

pub(crate) fn cutensornetLoggerSetCallback<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetLoggerSetCallback(callback));
    let arena = CallArena::new();
    let mut c_callback = args::callback(
        callback, Some(&cutensornet2::cutensornetLoggerCallback_t__signature), None, &arena,
    )?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cutensornetLoggerSetCallback)?;
    let status = unsafe { released(py, || function(c_callback.address())) };
    c_callback.left(status == 0);
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetLoggerSetCallbackData, c"cutensornetLoggerSetCallbackData($self, callback, userData)
--

Sets a function that gets the log's messages, and what it is given.

``cutensornetStatus_t cutensornetLoggerSetCallbackData(cutensornetLoggerCallbackData_t callback, void *userData)``

Parameters
----------
callback : callback
userData : object

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetCallbackData
");

pub(crate) fn cutensornetLoggerSetCallbackData<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetLoggerSetCallbackData(callback userData));
    let arena = CallArena::new();
    let mut c_callback = args::callback(
        callback, Some(&cutensornet2::cutensornetLoggerCallbackData_t__signature), Some(userData), &arena,
    )?;
    let c_userData = args::data(userData, c_callback.is_closure(), &arena)?;
    let function: unsafe extern "system" fn(Ptr, Ptr) -> i32 = call.symbol(slots::cutensornetLoggerSetCallbackData)?;
    let status = unsafe { released(py, || function(c_callback.address(), c_userData.cast())) };
    c_callback.left(status == 0);
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetLoggerSetFile, c"cutensornetLoggerSetFile($self, file)
--

Sends the log to a file that the program has opened.

``cutensornetStatus_t cutensornetLoggerSetFile(FILE *file)``

Parameters
----------
file : address or buffer

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetFile
");

pub(crate) fn cutensornetLoggerSetFile<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetLoggerSetFile(file));
    let arena = CallArena::new();
    let c_file = args::either(file, "file", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(Ptr) -> i32 = call.symbol(slots::cutensornetLoggerSetFile)?;
    let status = unsafe { released(py, || function(c_file.cast())) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetLoggerSetLevel, c"cutensornetLoggerSetLevel($self, level)
--

Sets how much is logged.

``cutensornetStatus_t cutensornetLoggerSetLevel(int32_t level)``

Parameters
----------
level : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetLevel
");

pub(crate) fn cutensornetLoggerSetLevel<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetLoggerSetLevel(level));
    ints!(i32, c_level = level);
    let function: unsafe extern "system" fn(i32) -> i32 = call.symbol(slots::cutensornetLoggerSetLevel)?;
    let status = unsafe { released(py, || function(c_level)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetLoggerSetMask, c"cutensornetLoggerSetMask($self, mask)
--

Sets which kinds of messages are logged.

``cutensornetStatus_t cutensornetLoggerSetMask(int32_t mask)``

Parameters
----------
mask : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetMask
");

pub(crate) fn cutensornetLoggerSetMask<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetLoggerSetMask(mask));
    ints!(i32, c_mask = mask);
    let function: unsafe extern "system" fn(i32) -> i32 = call.symbol(slots::cutensornetLoggerSetMask)?;
    let status = unsafe { released(py, || function(c_mask)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetMarginalCompute, c"cutensornetMarginalCompute($self, handle, tensorNetworkMarginal, projectedModeValues, workDesc, marginalTensor, cudaStream)
--

Computes a reduced density matrix, or its diagonal.

``cutensornetStatus_t cutensornetMarginalCompute(cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, const int64_t *projectedModeValues, cutensornetWorkspaceDescriptor_t workDesc, void *marginalTensor, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkMarginal : cutensornetStateMarginal_t or None
projectedModeValues : list[int] or None
workDesc : cutensornetWorkspaceDescriptor_t or None
marginalTensor : device address or array
    Used after the call: keep it alive until this call completes on ``cudaStream``.
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalCompute
");

pub(crate) fn cutensornetMarginalCompute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetMarginalCompute(handle tensorNetworkMarginal projectedModeValues workDesc marginalTensor cudaStream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkMarginal = args::value::<
        u64,
    >(tensorNetworkMarginal, "tensorNetworkMarginal", &cutensornet2::cutensornetStateMarginal_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let c_projectedModeValues = args::array(projectedModeValues, "projectedModeValues", &Ty::I64, None, &arena)?;
    let c_marginalTensor = args::device(marginalTensor, "marginalTensor", None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, u64, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetMarginalCompute)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkMarginal, c_projectedModeValues.cast(), c_workDesc, c_marginalTensor.cast(),
        c_cudaStream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetMarginalConfigure, c"cutensornetMarginalConfigure($self, handle, tensorNetworkMarginal, attribute, attributeValue, attributeSize)
--

Changes a setting of a reduced density matrix.

``cutensornetStatus_t cutensornetMarginalConfigure(cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, cutensornetMarginalAttributes_t attribute, const void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkMarginal : cutensornetStateMarginal_t or None
attribute : cutensornetMarginalAttributes_t
attributeValue : object
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalConfigure
");

pub(crate) fn cutensornetMarginalConfigure<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetMarginalConfigure(handle tensorNetworkMarginal attribute attributeValue attributeSize));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkMarginal = args::value::<
        u64,
    >(tensorNetworkMarginal, "tensorNetworkMarginal", &cutensornet2::cutensornetStateMarginal_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cutensornet2::cutensornetMarginalAttributes_t)?;
    ints!(u64, c_attributeSize = attributeSize);
    let (c_attributeValue, _) = attributes::attribute_in(
        attributeValue, c_attribute, &attribute_types::cutensornet::cutensornetMarginalAttributes_t,
        Some(c_attributeSize as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetMarginalConfigure)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkMarginal, c_attribute, c_attributeValue, c_attributeSize))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetMarginalGetInfo, c"cutensornetMarginalGetInfo($self, handle, tensorNetworkMarginal, attribute, attributeSize)
--

Returns something about the computation of a reduced density matrix.

``cutensornetStatus_t cutensornetMarginalGetInfo(cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, cutensornetMarginalAttributes_t attribute, void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkMarginal : cutensornetStateMarginal_t or None
attribute : cutensornetMarginalAttributes_t
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
attributeValue : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalGetInfo
");

pub(crate) fn cutensornetMarginalGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetMarginalGetInfo(handle tensorNetworkMarginal attribute attributeSize));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkMarginal = args::value::<
        u64,
    >(tensorNetworkMarginal, "tensorNetworkMarginal", &cutensornet2::cutensornetStateMarginal_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cutensornet2::cutensornetMarginalAttributes_t)?;
    ints!(u64, c_attributeSize = attributeSize);
    let mut c_attributeValue = attributes::attribute_out(
        py, c_attribute, &attribute_types::cutensornet::cutensornetMarginalAttributes_t, Some(c_attributeSize as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetMarginalGetInfo)?;
    let status = unsafe { released(
        py, || function(c_handle, c_tensorNetworkMarginal, c_attribute, c_attributeValue.pointer(), c_attributeSize),
    ) };
    returned(
        py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_attributeValue.value(py) }?),
    )
}

documented!(cutensornetMarginalPrepare, c"cutensornetMarginalPrepare($self, handle, tensorNetworkMarginal, maxWorkspaceSizeDevice, workDesc, cudaStream)
--

Plans the computation of a reduced density matrix, and sets the workspace that it needs.

``cutensornetStatus_t cutensornetMarginalPrepare(cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkMarginal : cutensornetStateMarginal_t or None
maxWorkspaceSizeDevice : int
workDesc : cutensornetWorkspaceDescriptor_t or None
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalPrepare
");

pub(crate) fn cutensornetMarginalPrepare<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cutensornetMarginalPrepare(handle tensorNetworkMarginal maxWorkspaceSizeDevice workDesc cudaStream)
    );
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkMarginal = args::value::<
        u64,
    >(tensorNetworkMarginal, "tensorNetworkMarginal", &cutensornet2::cutensornetStateMarginal_t)?;
    ints!(u64, c_maxWorkspaceSizeDevice = maxWorkspaceSizeDevice);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetMarginalPrepare)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkMarginal, c_maxWorkspaceSizeDevice, c_workDesc, c_cudaStream))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkAppendTensor, c"cutensornetNetworkAppendTensor($self, handle, networkDesc, numModes, extents, modeLabels, qualifiers, dataType)
--

Adds a tensor to a network, by its extents and the labels of its modes.

``cutensornetStatus_t cutensornetNetworkAppendTensor(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t numModes, const int64_t *extents, const int32_t *modeLabels, const cutensornetTensorQualifiers_t *qualifiers, cudaDataType_t dataType, int64_t *tensorId)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
numModes : int
extents, modeLabels : list[int] or None
qualifiers : cutensornetTensorQualifiers_t or None
dataType : runtime.cudaDataType

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAppendTensor
");

pub(crate) fn cutensornetNetworkAppendTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cutensornetNetworkAppendTensor(handle networkDesc numModes extents modeLabels qualifiers dataType)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    ints!(i32, c_numModes = numModes);
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    let c_extents = args::array(
        extents, "extents", &Ty::I64, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let c_modeLabels = args::array(
        modeLabels, "modeLabels", &Ty::I32, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let c_qualifiers = args::optional_record(qualifiers, "qualifiers", &cutensornet2::cutensornetTensorQualifiers_t)?;
    let mut c_tensorId: i64 = 0;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetNetworkAppendTensor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_networkDesc, c_numModes, c_extents.cast(), c_modeLabels.cast(), c_qualifiers.cast(), c_dataType,
        (&raw mut c_tensorId).cast(),
    )) };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_tensorId)?))
}

documented!(cutensornetNetworkAutotuneContraction, c"cutensornetNetworkAutotuneContraction($self, handle, networkDesc, workDesc, pref, stream)
--

Tries kernels for each contraction of a network, and keeps the quickest.

``cutensornetStatus_t cutensornetNetworkAutotuneContraction(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetWorkspaceDescriptor_t workDesc, cutensornetNetworkAutotunePreference_t pref, cudaStream_t stream)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
pref : cutensornetNetworkAutotunePreference_t or None
stream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAutotuneContraction
");

pub(crate) fn cutensornetNetworkAutotuneContraction<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkAutotuneContraction(handle networkDesc workDesc pref stream));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_pref = args::value::<
        u64,
    >(pref, "pref", &cutensornet2::cutensornetNetworkAutotunePreference_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetNetworkAutotuneContraction)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, c_workDesc, c_pref, c_stream)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkAutotunePreferenceGetAttribute, c"cutensornetNetworkAutotunePreferenceGetAttribute($self, handle, autotunePreference, attr, sizeInBytes)
--

Returns a setting for tuning a network.

``cutensornetStatus_t cutensornetNetworkAutotunePreferenceGetAttribute(cutensornetHandle_t handle, cutensornetNetworkAutotunePreference_t autotunePreference, cutensornetNetworkAutotunePreferenceAttributes_t attr, void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
autotunePreference : cutensornetNetworkAutotunePreference_t or None
attr : cutensornetNetworkAutotunePreferenceAttributes_t
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
buffer : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAutotunePreferenceGetAttribute
");

pub(crate) fn cutensornetNetworkAutotunePreferenceGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkAutotunePreferenceGetAttribute(handle autotunePreference attr sizeInBytes));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_autotunePreference = args::value::<
        u64,
    >(autotunePreference, "autotunePreference", &cutensornet2::cutensornetNetworkAutotunePreference_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetNetworkAutotunePreferenceAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_buffer = attributes::attribute_out(
        py, c_attr, &attribute_types::cutensornet::cutensornetNetworkAutotunePreferenceAttributes_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetNetworkAutotunePreferenceGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_handle, c_autotunePreference, c_attr, c_buffer.pointer(), c_sizeInBytes))
    };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_buffer.value(py) }?))
}

documented!(cutensornetNetworkAutotunePreferenceSetAttribute, c"cutensornetNetworkAutotunePreferenceSetAttribute($self, handle, autotunePreference, attr, buf, sizeInBytes)
--

Changes a setting for tuning a network.

``cutensornetStatus_t cutensornetNetworkAutotunePreferenceSetAttribute(cutensornetHandle_t handle, cutensornetNetworkAutotunePreference_t autotunePreference, cutensornetNetworkAutotunePreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
autotunePreference : cutensornetNetworkAutotunePreference_t or None
attr : cutensornetNetworkAutotunePreferenceAttributes_t
buf : object
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAutotunePreferenceSetAttribute
");

pub(crate) fn cutensornetNetworkAutotunePreferenceSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkAutotunePreferenceSetAttribute(handle autotunePreference attr buf sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_autotunePreference = args::value::<
        u64,
    >(autotunePreference, "autotunePreference", &cutensornet2::cutensornetNetworkAutotunePreference_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetNetworkAutotunePreferenceAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let (c_buf, _) = attributes::attribute_in(
        buf, c_attr, &attribute_types::cutensornet::cutensornetNetworkAutotunePreferenceAttributes_t,
        Some(c_sizeInBytes as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetNetworkAutotunePreferenceSetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_autotunePreference, c_attr, c_buf, c_sizeInBytes)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkComputeGradientsBackward, c"cutensornetNetworkComputeGradientsBackward($self, handle, networkDesc, accumulateOutput, workDesc, sliceGroup, stream)
--

Computes the gradients of a network that has been contracted.

``cutensornetStatus_t cutensornetNetworkComputeGradientsBackward(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc, cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
accumulateOutput : int
workDesc : cutensornetWorkspaceDescriptor_t or None
sliceGroup : cutensornetSliceGroup_t or None
stream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkComputeGradientsBackward
");

pub(crate) fn cutensornetNetworkComputeGradientsBackward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetNetworkComputeGradientsBackward(handle networkDesc accumulateOutput workDesc sliceGroup stream)
    );
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    ints!(i32, c_accumulateOutput = accumulateOutput);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_sliceGroup = args::value::<
        u64,
    >(sliceGroup, "sliceGroup", &cutensornet2::cutensornetSliceGroup_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, i32, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetNetworkComputeGradientsBackward)?;
    let status = unsafe {
        released(py, || function(c_handle, c_networkDesc, c_accumulateOutput, c_workDesc, c_sliceGroup, c_stream))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkContract, c"cutensornetNetworkContract($self, handle, networkDesc, accumulateOutput, workDesc, sliceGroup, stream)
--

Contracts a network, or some slices of it.

``cutensornetStatus_t cutensornetNetworkContract(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc, cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
accumulateOutput : int
workDesc : cutensornetWorkspaceDescriptor_t or None
sliceGroup : cutensornetSliceGroup_t or None
stream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkContract
");

pub(crate) fn cutensornetNetworkContract<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkContract(handle networkDesc accumulateOutput workDesc sliceGroup stream));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    ints!(i32, c_accumulateOutput = accumulateOutput);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_sliceGroup = args::value::<
        u64,
    >(sliceGroup, "sliceGroup", &cutensornet2::cutensornetSliceGroup_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, i32, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetNetworkContract)?;
    let status = unsafe {
        released(py, || function(c_handle, c_networkDesc, c_accumulateOutput, c_workDesc, c_sliceGroup, c_stream))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkGetAttribute, c"cutensornetNetworkGetAttribute($self, handle, networkDesc, attr, buffer, sizeInBytes)
--

Returns a setting of a network.

``cutensornetStatus_t cutensornetNetworkGetAttribute(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetNetworkAttributes_t attr, void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
attr : cutensornetNetworkAttributes_t
buffer : address or buffer
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkGetAttribute
");

pub(crate) fn cutensornetNetworkGetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkGetAttribute(handle networkDesc attr buffer sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetNetworkAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_buffer = args::either(buffer, "buffer", None, true, Some(c_sizeInBytes as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetNetworkGetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, c_attr, c_buffer.cast(), c_sizeInBytes)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkOperatorAppendMPO, c"cutensornetNetworkOperatorAppendMPO($self, handle, tensorNetworkOperator, coefficient, numStateModes, stateModes, tensorModeExtents, tensorModeStrides, tensorData, boundaryCondition)
--

Adds a matrix product operator to an operator.

``cutensornetStatus_t cutensornetNetworkOperatorAppendMPO(cutensornetHandle_t handle, cutensornetNetworkOperator_t tensorNetworkOperator, cuDoubleComplex coefficient, int32_t numStateModes, const int32_t *stateModes, const int64_t **tensorModeExtents, const int64_t **tensorModeStrides, const void **tensorData, cutensornetBoundaryCondition_t boundaryCondition, int64_t *componentId)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkOperator : cutensornetNetworkOperator_t or None
coefficient : runtime.cuDoubleComplex
numStateModes : int
stateModes : list[int] or None
tensorModeExtents, tensorModeStrides : list[address or buffer] or None
tensorData : list[address or buffer] or None
    cubind keeps it alive as long as ``tensorNetworkOperator`` exists.
boundaryCondition : cutensornetBoundaryCondition_t

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
componentId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkOperatorAppendMPO
");

pub(crate) fn cutensornetNetworkOperatorAppendMPO<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetNetworkOperatorAppendMPO(handle tensorNetworkOperator coefficient numStateModes stateModes
        tensorModeExtents tensorModeStrides tensorData boundaryCondition)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkOperator = args::value::<
        u64,
    >(tensorNetworkOperator, "tensorNetworkOperator", &cutensornet2::cutensornetNetworkOperator_t)?;
    ints!(i32, c_numStateModes = numStateModes);
    let c_boundaryCondition = args::enumeration(
        boundaryCondition, "boundaryCondition", &cutensornet2::cutensornetBoundaryCondition_t,
    )?;
    let c_coefficient = args::record(coefficient, "coefficient", &runtime::cuDoubleComplex)?;
    let c_stateModes = args::array(
        stateModes, "stateModes", &Ty::I32, Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let c_tensorModeExtents = args::array(
        tensorModeExtents, "tensorModeExtents", &Ty::Pointer,
        Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let c_tensorModeStrides = args::optional_array(
        tensorModeStrides, "tensorModeStrides", &Ty::Pointer,
        Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let c_tensorData = args::array(
        tensorData, "tensorData", &Ty::Pointer, Some(args::length(py, c_numStateModes.into(), "numStateModes")?),
        &arena,
    )?;
    let mut c_componentId: i64 = 0;
    args::keep(tensorData, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::runtime::double2, i32, Ptr, Ptr, Ptr, Ptr, i32, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetNetworkOperatorAppendMPO)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkOperator, c_coefficient.cast::<by_value::runtime::double2>().read_unaligned(),
        c_numStateModes, c_stateModes.cast(), c_tensorModeExtents.cast(), c_tensorModeStrides.cast(),
        c_tensorData.cast(), c_boundaryCondition, (&raw mut c_componentId).cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cutensornet2::cutensornetNetworkOperator_t, c_tensorNetworkOperator as u64, None, arena,
        );
    }
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_componentId)?))
}

documented!(cutensornetNetworkOperatorAppendProduct, c"cutensornetNetworkOperatorAppendProduct($self, handle, tensorNetworkOperator, coefficient, numTensors, numStateModes, stateModes, tensorModeStrides, tensorData)
--

Adds a product of tensors to an operator.

``cutensornetStatus_t cutensornetNetworkOperatorAppendProduct(cutensornetHandle_t handle, cutensornetNetworkOperator_t tensorNetworkOperator, cuDoubleComplex coefficient, int32_t numTensors, const int32_t *numStateModes, const int32_t **stateModes, const int64_t **tensorModeStrides, const void **tensorData, int64_t *componentId)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkOperator : cutensornetNetworkOperator_t or None
coefficient : runtime.cuDoubleComplex
numTensors : int
numStateModes : list[int] or None
stateModes, tensorModeStrides : list[address or buffer] or None
tensorData : list[address or buffer] or None
    cubind keeps it alive as long as ``tensorNetworkOperator`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
componentId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkOperatorAppendProduct
");

pub(crate) fn cutensornetNetworkOperatorAppendProduct<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetNetworkOperatorAppendProduct(handle tensorNetworkOperator coefficient numTensors
        numStateModes stateModes tensorModeStrides tensorData)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkOperator = args::value::<
        u64,
    >(tensorNetworkOperator, "tensorNetworkOperator", &cutensornet2::cutensornetNetworkOperator_t)?;
    ints!(i32, c_numTensors = numTensors);
    let c_coefficient = args::record(coefficient, "coefficient", &runtime::cuDoubleComplex)?;
    let c_numStateModes = args::array(
        numStateModes, "numStateModes", &Ty::I32, Some(args::length(py, c_numTensors.into(), "numTensors")?), &arena,
    )?;
    let c_stateModes = args::array(
        stateModes, "stateModes", &Ty::Pointer, Some(args::length(py, c_numTensors.into(), "numTensors")?), &arena,
    )?;
    let c_tensorModeStrides = args::optional_array(
        tensorModeStrides, "tensorModeStrides", &Ty::Pointer,
        Some(args::length(py, c_numTensors.into(), "numTensors")?), &arena,
    )?;
    let c_tensorData = args::array(
        tensorData, "tensorData", &Ty::Pointer, Some(args::length(py, c_numTensors.into(), "numTensors")?), &arena,
    )?;
    let mut c_componentId: i64 = 0;
    args::keep(tensorData, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, by_value::runtime::double2, i32, Ptr, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetNetworkOperatorAppendProduct)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkOperator, c_coefficient.cast::<by_value::runtime::double2>().read_unaligned(),
        c_numTensors, c_numStateModes.cast(), c_stateModes.cast(), c_tensorModeStrides.cast(), c_tensorData.cast(),
        (&raw mut c_componentId).cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cutensornet2::cutensornetNetworkOperator_t, c_tensorNetworkOperator as u64, None, arena,
        );
    }
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_componentId)?))
}

documented!(cutensornetNetworkPrepareContraction, c"cutensornetNetworkPrepareContraction($self, handle, networkDesc, workDesc)
--

Plans the contractions of a network.

``cutensornetStatus_t cutensornetNetworkPrepareContraction(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetWorkspaceDescriptor_t workDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkPrepareContraction
");

pub(crate) fn cutensornetNetworkPrepareContraction<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkPrepareContraction(handle networkDesc workDesc));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetNetworkPrepareContraction)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, c_workDesc)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkPrepareGradientsBackward, c"cutensornetNetworkPrepareGradientsBackward($self, handle, networkDesc, workDesc)
--

Plans the computation of gradients of a network.

``cutensornetStatus_t cutensornetNetworkPrepareGradientsBackward(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetWorkspaceDescriptor_t workDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkPrepareGradientsBackward
");

pub(crate) fn cutensornetNetworkPrepareGradientsBackward<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkPrepareGradientsBackward(handle networkDesc workDesc));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetNetworkPrepareGradientsBackward)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, c_workDesc)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkSetAdjointTensorMemory, c"cutensornetNetworkSetAdjointTensorMemory($self, handle, networkDesc, buffer, strides)
--

Tells where the gradient for the result of a network is.

``cutensornetStatus_t cutensornetNetworkSetAdjointTensorMemory(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const void *buffer, const int64_t *strides)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
buffer : device address or array
    cubind keeps it alive until ``networkDesc`` is destroyed, or such a call replaces it.
strides : list[int] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetAdjointTensorMemory
");

pub(crate) fn cutensornetNetworkSetAdjointTensorMemory<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkSetAdjointTensorMemory(handle networkDesc buffer strides));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_buffer = args::device(buffer, "buffer", None, &arena)?;
    let c_strides = args::array(strides, "strides", &Ty::I64, None, &arena)?;
    args::keep(buffer, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetNetworkSetAdjointTensorMemory)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, c_buffer.cast(), c_strides.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cutensornet2::cutensornetNetworkDescriptor_t, c_networkDesc as u64,
            Some(("cutensornetNetworkSetAdjointTensorMemory", 0)), arena,
        );
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkSetAttribute, c"cutensornetNetworkSetAttribute($self, handle, networkDesc, attr, buffer, sizeInBytes)
--

Changes a setting of a network.

``cutensornetStatus_t cutensornetNetworkSetAttribute(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetNetworkAttributes_t attr, const void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
attr : cutensornetNetworkAttributes_t
buffer : object
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetAttribute
");

pub(crate) fn cutensornetNetworkSetAttribute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkSetAttribute(handle networkDesc attr buffer sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetNetworkAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let (c_buffer, _) = attributes::attribute_in(
        buffer, c_attr, &attribute_types::cutensornet::cutensornetNetworkAttributes_t, Some(c_sizeInBytes as usize),
        &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetNetworkSetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, c_attr, c_buffer, c_sizeInBytes)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkSetGradientTensorMemory, c"cutensornetNetworkSetGradientTensorMemory($self, handle, networkDesc, correspondingTensorId, buffer, strides)
--

Tells where the gradient for a tensor of a network goes.

``cutensornetStatus_t cutensornetNetworkSetGradientTensorMemory(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int64_t correspondingTensorId, void *buffer, const int64_t *strides)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
correspondingTensorId : int
buffer : device address or array
    cubind keeps it alive as long as ``networkDesc`` exists.
strides : list[int] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetGradientTensorMemory
");

pub(crate) fn cutensornetNetworkSetGradientTensorMemory<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetNetworkSetGradientTensorMemory(handle networkDesc correspondingTensorId buffer strides)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    ints!(i64, c_correspondingTensorId = correspondingTensorId);
    let c_buffer = args::device(buffer, "buffer", None, &arena)?;
    let c_strides = args::array(strides, "strides", &Ty::I64, None, &arena)?;
    args::keep(buffer, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i64, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetNetworkSetGradientTensorMemory)?;
    let status = unsafe {
        released(py, || function(c_handle, c_networkDesc, c_correspondingTensorId, c_buffer.cast(), c_strides.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetNetworkDescriptor_t, c_networkDesc as u64, None, arena);
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkSetInputTensorMemory, c"cutensornetNetworkSetInputTensorMemory($self, handle, networkDesc, tensorId, buffer, strides)
--

Tells where the elements of a tensor of a network are.

``cutensornetStatus_t cutensornetNetworkSetInputTensorMemory(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int64_t tensorId, const void *buffer, const int64_t *strides)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
tensorId : int
buffer : device address or array
    cubind keeps it alive as long as ``networkDesc`` exists.
strides : list[int] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetInputTensorMemory
");

pub(crate) fn cutensornetNetworkSetInputTensorMemory<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkSetInputTensorMemory(handle networkDesc tensorId buffer strides));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    ints!(i64, c_tensorId = tensorId);
    let c_buffer = args::device(buffer, "buffer", None, &arena)?;
    let c_strides = args::array(strides, "strides", &Ty::I64, None, &arena)?;
    args::keep(buffer, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i64, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetNetworkSetInputTensorMemory)?;
    let status = unsafe {
        released(py, || function(c_handle, c_networkDesc, c_tensorId, c_buffer.cast(), c_strides.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetNetworkDescriptor_t, c_networkDesc as u64, None, arena);
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkSetOptimizerInfo, c"cutensornetNetworkSetOptimizerInfo($self, handle, networkDesc, optimizerInfo)
--

Gives a network the order in which its tensors are contracted.

``cutensornetStatus_t cutensornetNetworkSetOptimizerInfo(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
optimizerInfo : cutensornetContractionOptimizerInfo_t or None
    Used after the call: keep it alive until ``networkDesc`` is destroyed or set again.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetOptimizerInfo
");

pub(crate) fn cutensornetNetworkSetOptimizerInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkSetOptimizerInfo(handle networkDesc optimizerInfo));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetNetworkSetOptimizerInfo)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, c_optimizerInfo)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkSetOutputTensor, c"cutensornetNetworkSetOutputTensor($self, handle, networkDesc, numModes, modeLabels, dataType)
--

Sets which modes the result of a network has.

``cutensornetStatus_t cutensornetNetworkSetOutputTensor(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t numModes, const int32_t *modeLabels, cudaDataType_t dataType)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
numModes : int
modeLabels : list[int] or None
dataType : runtime.cudaDataType

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetOutputTensor
");

pub(crate) fn cutensornetNetworkSetOutputTensor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkSetOutputTensor(handle networkDesc numModes modeLabels dataType));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    ints!(i32, c_numModes = numModes);
    let c_dataType = args::enumeration(dataType, "dataType", &runtime::cudaDataType)?;
    let c_modeLabels = args::array(
        modeLabels, "modeLabels", &Ty::I32, Some(args::length(py, c_numModes.into(), "numModes")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, i32) -> i32 = call
        .symbol(slots::cutensornetNetworkSetOutputTensor)?;
    let status = unsafe {
        released(py, || function(c_handle, c_networkDesc, c_numModes, c_modeLabels.cast(), c_dataType))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetNetworkSetOutputTensorMemory, c"cutensornetNetworkSetOutputTensorMemory($self, handle, networkDesc, buffer, strides)
--

Tells where the result of a network goes.

``cutensornetStatus_t cutensornetNetworkSetOutputTensorMemory(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, void *buffer, const int64_t *strides)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
buffer : device address or array
    cubind keeps it alive until ``networkDesc`` is destroyed, or such a call replaces it.
strides : list[int] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetOutputTensorMemory
");

pub(crate) fn cutensornetNetworkSetOutputTensorMemory<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetNetworkSetOutputTensorMemory(handle networkDesc buffer strides));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_buffer = args::device(buffer, "buffer", None, &arena)?;
    let c_strides = args::array(strides, "strides", &Ty::I64, None, &arena)?;
    args::keep(buffer, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetNetworkSetOutputTensorMemory)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, c_buffer.cast(), c_strides.cast())) };
    if status == 0 {
        handle_keepalive::hold(
            &cutensornet2::cutensornetNetworkDescriptor_t, c_networkDesc as u64,
            Some(("cutensornetNetworkSetOutputTensorMemory", 0)), arena,
        );
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetSamplerConfigure, c"cutensornetSamplerConfigure($self, handle, tensorNetworkSampler, attribute, attributeValue, attributeSize)
--

Changes a setting of a sampler.

``cutensornetStatus_t cutensornetSamplerConfigure(cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, cutensornetSamplerAttributes_t attribute, const void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkSampler : cutensornetStateSampler_t or None
attribute : cutensornetSamplerAttributes_t
attributeValue : object
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerConfigure
");

pub(crate) fn cutensornetSamplerConfigure<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetSamplerConfigure(handle tensorNetworkSampler attribute attributeValue attributeSize));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkSampler = args::value::<
        u64,
    >(tensorNetworkSampler, "tensorNetworkSampler", &cutensornet2::cutensornetStateSampler_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cutensornet2::cutensornetSamplerAttributes_t)?;
    ints!(u64, c_attributeSize = attributeSize);
    let (c_attributeValue, _) = attributes::attribute_in(
        attributeValue, c_attribute, &attribute_types::cutensornet::cutensornetSamplerAttributes_t,
        Some(c_attributeSize as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetSamplerConfigure)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkSampler, c_attribute, c_attributeValue, c_attributeSize))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetSamplerGetInfo, c"cutensornetSamplerGetInfo($self, handle, tensorNetworkSampler, attribute, attributeSize)
--

Returns something about the sampling of a state.

``cutensornetStatus_t cutensornetSamplerGetInfo(cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, cutensornetSamplerAttributes_t attribute, void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkSampler : cutensornetStateSampler_t or None
attribute : cutensornetSamplerAttributes_t
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
attributeValue : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerGetInfo
");

pub(crate) fn cutensornetSamplerGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetSamplerGetInfo(handle tensorNetworkSampler attribute attributeSize));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkSampler = args::value::<
        u64,
    >(tensorNetworkSampler, "tensorNetworkSampler", &cutensornet2::cutensornetStateSampler_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cutensornet2::cutensornetSamplerAttributes_t)?;
    ints!(u64, c_attributeSize = attributeSize);
    let mut c_attributeValue = attributes::attribute_out(
        py, c_attribute, &attribute_types::cutensornet::cutensornetSamplerAttributes_t, Some(c_attributeSize as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetSamplerGetInfo)?;
    let status = unsafe { released(
        py, || function(c_handle, c_tensorNetworkSampler, c_attribute, c_attributeValue.pointer(), c_attributeSize),
    ) };
    returned(
        py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_attributeValue.value(py) }?),
    )
}

documented!(cutensornetSamplerPrepare, c"cutensornetSamplerPrepare($self, handle, tensorNetworkSampler, maxWorkspaceSizeDevice, workDesc, cudaStream)
--

Plans the sampling of a state, and sets the workspace that it needs.

``cutensornetStatus_t cutensornetSamplerPrepare(cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkSampler : cutensornetStateSampler_t or None
maxWorkspaceSizeDevice : int
workDesc : cutensornetWorkspaceDescriptor_t or None
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerPrepare
");

pub(crate) fn cutensornetSamplerPrepare<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetSamplerPrepare(handle tensorNetworkSampler maxWorkspaceSizeDevice workDesc cudaStream));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkSampler = args::value::<
        u64,
    >(tensorNetworkSampler, "tensorNetworkSampler", &cutensornet2::cutensornetStateSampler_t)?;
    ints!(u64, c_maxWorkspaceSizeDevice = maxWorkspaceSizeDevice);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetSamplerPrepare)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkSampler, c_maxWorkspaceSizeDevice, c_workDesc, c_cudaStream))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetSamplerSample, c"cutensornetSamplerSample($self, handle, tensorNetworkSampler, numShots, workDesc, samples, cudaStream)
--

Draws values of a state's modes, with the probabilities of the state.

``cutensornetStatus_t cutensornetSamplerSample(cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, int64_t numShots, cutensornetWorkspaceDescriptor_t workDesc, int64_t *samples, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkSampler : cutensornetStateSampler_t or None
numShots : int
workDesc : cutensornetWorkspaceDescriptor_t or None
samples : address or buffer
    Used after the call: keep it alive until this call completes on ``cudaStream``.
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerSample
");

pub(crate) fn cutensornetSamplerSample<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetSamplerSample(handle tensorNetworkSampler numShots workDesc samples cudaStream));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkSampler = args::value::<
        u64,
    >(tensorNetworkSampler, "tensorNetworkSampler", &cutensornet2::cutensornetStateSampler_t)?;
    ints!(i64, c_numShots = numShots);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let c_samples = args::either(samples, "samples", Some(&Ty::I64), true, None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i64, u64, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetSamplerSample)?;
    let status = unsafe { released(
        py, || function(c_handle, c_tensorNetworkSampler, c_numShots, c_workDesc, c_samples.cast(), c_cudaStream),
    ) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetSetDeviceMemHandler, c"cutensornetSetDeviceMemHandler($self, handle, devMemHandler)
--

Makes a handle allocate memory by functions of the program.

``cutensornetStatus_t cutensornetSetDeviceMemHandler(cutensornetHandle_t handle, const cutensornetDeviceMemHandler_t *devMemHandler)``

Parameters
----------
handle : cutensornetHandle_t or None
devMemHandler : cutensornetDeviceMemHandler_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSetDeviceMemHandler
");

pub(crate) fn cutensornetSetDeviceMemHandler<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetSetDeviceMemHandler(handle devMemHandler));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_devMemHandler = args::optional_record(
        devMemHandler, "devMemHandler", &cutensornet2::cutensornetDeviceMemHandler_t,
    )?;
    let function: unsafe extern "system" fn(u64, Ptr) -> i32 = call.symbol(slots::cutensornetSetDeviceMemHandler)?;
    let status = unsafe { released(py, || function(c_handle, c_devMemHandler.cast())) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateApplyControlledTensorOperator, c"cutensornetStateApplyControlledTensorOperator($self, handle, tensorNetworkState, numControlModes, stateControlModes, stateControlValues, numTargetModes, stateTargetModes, tensorData, tensorModeStrides, immutable, adjoint, unitary)
--

Applies an operator where other modes have given values.

``cutensornetStatus_t cutensornetStateApplyControlledTensorOperator(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numControlModes, const int32_t *stateControlModes, const int64_t *stateControlValues, int32_t numTargetModes, const int32_t *stateTargetModes, void *tensorData, const int64_t *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
numControlModes, numTargetModes, immutable, adjoint, unitary : int
stateControlModes, stateControlValues, stateTargetModes, tensorModeStrides : list[int] or None
tensorData : device address or array
    cubind keeps it alive as long as ``tensorNetworkState`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyControlledTensorOperator
");

pub(crate) fn cutensornetStateApplyControlledTensorOperator<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateApplyControlledTensorOperator(handle tensorNetworkState numControlModes
        stateControlModes stateControlValues numTargetModes stateTargetModes tensorData tensorModeStrides immutable
        adjoint unitary)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(
        i32, c_numControlModes = numControlModes, c_numTargetModes = numTargetModes, c_immutable = immutable,
        c_adjoint = adjoint, c_unitary = unitary
    );
    let c_stateControlModes = args::array(
        stateControlModes, "stateControlModes", &Ty::I32,
        Some(args::length(py, c_numControlModes.into(), "numControlModes")?), &arena,
    )?;
    let c_stateControlValues = args::optional_array(
        stateControlValues, "stateControlValues", &Ty::I64,
        Some(args::length(py, c_numControlModes.into(), "numControlModes")?), &arena,
    )?;
    let c_stateTargetModes = args::array(
        stateTargetModes, "stateTargetModes", &Ty::I32,
        Some(args::length(py, c_numTargetModes.into(), "numTargetModes")?), &arena,
    )?;
    let c_tensorData = args::device(tensorData, "tensorData", None, &arena)?;
    let c_tensorModeStrides = args::array(tensorModeStrides, "tensorModeStrides", &Ty::I64, None, &arena)?;
    let mut c_tensorId: i64 = 0;
    args::keep(tensorData, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, Ptr, i32, Ptr, Ptr, Ptr, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetStateApplyControlledTensorOperator)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numControlModes, c_stateControlModes.cast(), c_stateControlValues.cast(),
        c_numTargetModes, c_stateTargetModes.cast(), c_tensorData.cast(), c_tensorModeStrides.cast(), c_immutable,
        c_adjoint, c_unitary, (&raw mut c_tensorId).cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_tensorId)?))
}

documented!(cutensornetStateApplyDiagonalTensorOperator, c"cutensornetStateApplyDiagonalTensorOperator($self, handle, tensorNetworkState, numStateModes, stateModes, tensorData, tensorModeStrides, immutable, adjoint, unitary)
--

Applies an operator that is given by its diagonal.

``cutensornetStatus_t cutensornetStateApplyDiagonalTensorOperator(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
numStateModes, immutable, adjoint, unitary : int
stateModes, tensorModeStrides : list[int] or None
tensorData : device address or array
    cubind keeps it alive as long as ``tensorNetworkState`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyDiagonalTensorOperator
");

pub(crate) fn cutensornetStateApplyDiagonalTensorOperator<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateApplyDiagonalTensorOperator(handle tensorNetworkState numStateModes stateModes
        tensorData tensorModeStrides immutable adjoint unitary)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i32, c_numStateModes = numStateModes, c_immutable = immutable, c_adjoint = adjoint, c_unitary = unitary);
    let c_stateModes = args::array(
        stateModes, "stateModes", &Ty::I32, Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let c_tensorData = args::device(tensorData, "tensorData", None, &arena)?;
    let c_tensorModeStrides = args::optional_array(
        tensorModeStrides, "tensorModeStrides", &Ty::I64,
        Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let mut c_tensorId: i64 = 0;
    args::keep(tensorData, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, Ptr, Ptr, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetStateApplyDiagonalTensorOperator)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numStateModes, c_stateModes.cast(), c_tensorData.cast(),
        c_tensorModeStrides.cast(), c_immutable, c_adjoint, c_unitary, (&raw mut c_tensorId).cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_tensorId)?))
}

documented!(cutensornetStateApplyGeneralChannel, c"cutensornetStateApplyGeneralChannel($self, handle, tensorNetworkState, numStateModes, stateModes, numTensors, tensorData, tensorModeStrides)
--

Applies a noise channel of any operators.

``cutensornetStatus_t cutensornetStateApplyGeneralChannel(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, int32_t numTensors, void **tensorData, const int64_t *tensorModeStrides, int64_t *channelId)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
numStateModes, numTensors : int
stateModes, tensorModeStrides : list[int] or None
tensorData : list[address or buffer] or None
    cubind keeps it alive as long as ``tensorNetworkState`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
channelId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyGeneralChannel
");

pub(crate) fn cutensornetStateApplyGeneralChannel<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateApplyGeneralChannel(handle tensorNetworkState numStateModes stateModes numTensors
        tensorData tensorModeStrides)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i32, c_numStateModes = numStateModes, c_numTensors = numTensors);
    let c_stateModes = args::array(
        stateModes, "stateModes", &Ty::I32, Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let c_tensorData = args::array(
        tensorData, "tensorData", &Ty::Pointer, Some(args::length(py, c_numTensors.into(), "numTensors")?), &arena,
    )?;
    let c_tensorModeStrides = args::array(tensorModeStrides, "tensorModeStrides", &Ty::I64, None, &arena)?;
    let mut c_channelId: i64 = 0;
    args::keep(tensorData, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetStateApplyGeneralChannel)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numStateModes, c_stateModes.cast(), c_numTensors, c_tensorData.cast(),
        c_tensorModeStrides.cast(), (&raw mut c_channelId).cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_channelId)?))
}

documented!(cutensornetStateApplyNetworkOperator, c"cutensornetStateApplyNetworkOperator($self, handle, tensorNetworkState, tensorNetworkOperator, immutable, adjoint, unitary)
--

Applies an operator that is a network itself.

``cutensornetStatus_t cutensornetStateApplyNetworkOperator(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetNetworkOperator_t tensorNetworkOperator, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *operatorId)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
tensorNetworkOperator : cutensornetNetworkOperator_t or None
    Used after the call: keep it alive as long as ``tensorNetworkState`` exists.
immutable, adjoint, unitary : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
operatorId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyNetworkOperator
");

pub(crate) fn cutensornetStateApplyNetworkOperator<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetStateApplyNetworkOperator(handle tensorNetworkState tensorNetworkOperator immutable adjoint unitary)
    );
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    let c_tensorNetworkOperator = args::value::<
        u64,
    >(tensorNetworkOperator, "tensorNetworkOperator", &cutensornet2::cutensornetNetworkOperator_t)?;
    ints!(i32, c_immutable = immutable, c_adjoint = adjoint, c_unitary = unitary);
    let mut c_operatorId: i64 = 0;
    let function: unsafe extern "system" fn(u64, u64, u64, i32, i32, i32, Ptr) -> i32 = call
        .symbol(slots::cutensornetStateApplyNetworkOperator)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_tensorNetworkOperator, c_immutable, c_adjoint, c_unitary,
        (&raw mut c_operatorId).cast(),
    )) };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_operatorId)?))
}

documented!(cutensornetStateApplyTensor, c"cutensornetStateApplyTensor($self, handle, tensorNetworkState, numStateModes, stateModes, tensorData, tensorModeStrides, immutable, adjoint, unitary)
--

Applies an operator to some modes of a state.

``cutensornetStatus_t cutensornetStateApplyTensor(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
numStateModes, immutable, adjoint, unitary : int
stateModes, tensorModeStrides : list[int] or None
tensorData : device address or array
    cubind keeps it alive as long as ``tensorNetworkState`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyTensor
");

pub(crate) fn cutensornetStateApplyTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateApplyTensor(handle tensorNetworkState numStateModes stateModes tensorData
        tensorModeStrides immutable adjoint unitary)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i32, c_numStateModes = numStateModes, c_immutable = immutable, c_adjoint = adjoint, c_unitary = unitary);
    let c_stateModes = args::array(
        stateModes, "stateModes", &Ty::I32, Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let c_tensorData = args::device(tensorData, "tensorData", None, &arena)?;
    let c_tensorModeStrides = args::array(tensorModeStrides, "tensorModeStrides", &Ty::I64, None, &arena)?;
    let mut c_tensorId: i64 = 0;
    args::keep(tensorData, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, Ptr, Ptr, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetStateApplyTensor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numStateModes, c_stateModes.cast(), c_tensorData.cast(),
        c_tensorModeStrides.cast(), c_immutable, c_adjoint, c_unitary, (&raw mut c_tensorId).cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_tensorId)?))
}

documented!(cutensornetStateApplyTensorOperator, c"cutensornetStateApplyTensorOperator($self, handle, tensorNetworkState, numStateModes, stateModes, tensorData, tensorModeStrides, immutable, adjoint, unitary)
--

Applies an operator to some modes of a state.

``cutensornetStatus_t cutensornetStateApplyTensorOperator(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
numStateModes, immutable, adjoint, unitary : int
stateModes, tensorModeStrides : list[int] or None
tensorData : device address or array
    cubind keeps it alive as long as ``tensorNetworkState`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyTensorOperator
");

pub(crate) fn cutensornetStateApplyTensorOperator<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateApplyTensorOperator(handle tensorNetworkState numStateModes stateModes tensorData
        tensorModeStrides immutable adjoint unitary)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i32, c_numStateModes = numStateModes, c_immutable = immutable, c_adjoint = adjoint, c_unitary = unitary);
    let c_stateModes = args::array(
        stateModes, "stateModes", &Ty::I32, Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let c_tensorData = args::device(tensorData, "tensorData", None, &arena)?;
    let c_tensorModeStrides = args::array(tensorModeStrides, "tensorModeStrides", &Ty::I64, None, &arena)?;
    let mut c_tensorId: i64 = 0;
    args::keep(tensorData, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, Ptr, Ptr, i32, i32, i32, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetStateApplyTensorOperator)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numStateModes, c_stateModes.cast(), c_tensorData.cast(),
        c_tensorModeStrides.cast(), c_immutable, c_adjoint, c_unitary, (&raw mut c_tensorId).cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_tensorId)?))
}

documented!(cutensornetStateApplyTensorOperatorWithGradient, c"cutensornetStateApplyTensorOperatorWithGradient($self, handle, tensorNetworkState, numStateModes, stateModes, tensorData, tensorModeStrides, immutable, adjoint, unitary, gradientData, gradientModeStrides)
--

Applies an operator whose gradient will be computed.

``cutensornetStatus_t cutensornetStateApplyTensorOperatorWithGradient(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, void *gradientData, const int64_t *gradientModeStrides, int64_t *tensorId)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
numStateModes, immutable, adjoint, unitary : int
stateModes, tensorModeStrides, gradientModeStrides : list[int] or None
tensorData : device address or array
    cubind keeps it alive as long as ``tensorNetworkState`` exists.
gradientData : address or buffer
    cubind keeps it alive as long as ``tensorNetworkState`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
tensorId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyTensorOperatorWithGradient
");

pub(crate) fn cutensornetStateApplyTensorOperatorWithGradient<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateApplyTensorOperatorWithGradient(handle tensorNetworkState numStateModes stateModes
        tensorData tensorModeStrides immutable adjoint unitary gradientData gradientModeStrides)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i32, c_numStateModes = numStateModes, c_immutable = immutable, c_adjoint = adjoint, c_unitary = unitary);
    let c_stateModes = args::array(
        stateModes, "stateModes", &Ty::I32, Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let c_tensorData = args::device(tensorData, "tensorData", None, &arena)?;
    let c_tensorModeStrides = args::array(tensorModeStrides, "tensorModeStrides", &Ty::I64, None, &arena)?;
    let c_gradientData = args::either(gradientData, "gradientData", None, true, None, &arena)?;
    let c_gradientModeStrides = args::array(gradientModeStrides, "gradientModeStrides", &Ty::I64, None, &arena)?;
    let mut c_tensorId: i64 = 0;
    args::keep(tensorData, &arena)?;
    args::keep(gradientData, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, Ptr, Ptr, i32, i32, i32, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetStateApplyTensorOperatorWithGradient)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numStateModes, c_stateModes.cast(), c_tensorData.cast(),
        c_tensorModeStrides.cast(), c_immutable, c_adjoint, c_unitary, c_gradientData.cast(),
        c_gradientModeStrides.cast(), (&raw mut c_tensorId).cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_tensorId)?))
}

documented!(cutensornetStateApplyUnitaryChannel, c"cutensornetStateApplyUnitaryChannel($self, handle, tensorNetworkState, numStateModes, stateModes, numTensors, tensorData, tensorModeStrides, probabilities)
--

Applies a noise channel of unitary operators with probabilities.

``cutensornetStatus_t cutensornetStateApplyUnitaryChannel(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, int32_t numTensors, void **tensorData, const int64_t *tensorModeStrides, const double *probabilities, int64_t *channelId)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
numStateModes, numTensors : int
stateModes, tensorModeStrides : list[int] or None
tensorData : list[address or buffer] or None
    cubind keeps it alive as long as ``tensorNetworkState`` exists.
probabilities : list[float] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
channelId : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyUnitaryChannel
");

pub(crate) fn cutensornetStateApplyUnitaryChannel<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateApplyUnitaryChannel(handle tensorNetworkState numStateModes stateModes numTensors
        tensorData tensorModeStrides probabilities)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i32, c_numStateModes = numStateModes, c_numTensors = numTensors);
    let c_stateModes = args::array(
        stateModes, "stateModes", &Ty::I32, Some(args::length(py, c_numStateModes.into(), "numStateModes")?), &arena,
    )?;
    let c_tensorData = args::array(
        tensorData, "tensorData", &Ty::Pointer, Some(args::length(py, c_numTensors.into(), "numTensors")?), &arena,
    )?;
    let c_tensorModeStrides = args::array(tensorModeStrides, "tensorModeStrides", &Ty::I64, None, &arena)?;
    let c_probabilities = args::array(
        probabilities, "probabilities", &Ty::F64, Some(args::length(py, c_numTensors.into(), "numTensors")?), &arena,
    )?;
    let mut c_channelId: i64 = 0;
    args::keep(tensorData, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, i32, Ptr, i32, Ptr, Ptr, Ptr, Ptr,
    ) -> i32 = call.symbol(slots::cutensornetStateApplyUnitaryChannel)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_numStateModes, c_stateModes.cast(), c_numTensors, c_tensorData.cast(),
        c_tensorModeStrides.cast(), c_probabilities.cast(), (&raw mut c_channelId).cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_channelId)?))
}

documented!(cutensornetStateCaptureMPS, c"cutensornetStateCaptureMPS($self, handle, tensorNetworkState)
--

Begins a state anew with the matrix product state that was computed.

``cutensornetStatus_t cutensornetStateCaptureMPS(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateCaptureMPS
");

pub(crate) fn cutensornetStateCaptureMPS<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetStateCaptureMPS(handle tensorNetworkState));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    let function: unsafe extern "system" fn(u64, u64) -> i32 = call.symbol(slots::cutensornetStateCaptureMPS)?;
    let status = unsafe { released(py, || function(c_handle, c_tensorNetworkState)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateCompute, c"cutensornetStateCompute($self, handle, tensorNetworkState, workDesc, extentsOut, stridesOut, stateTensorsOut, cudaStream)
--

Computes a state, as one tensor or as a matrix product state.

``cutensornetStatus_t cutensornetStateCompute(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetWorkspaceDescriptor_t workDesc, int64_t **extentsOut, int64_t **stridesOut, void **stateTensorsOut, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
extentsOut, stridesOut : list[address or buffer] or None
stateTensorsOut : list[address or buffer] or None
    cubind keeps it alive until ``tensorNetworkState`` is destroyed, or such a call replaces it.
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateCompute
");

pub(crate) fn cutensornetStateCompute<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetStateCompute(handle tensorNetworkState workDesc extentsOut stridesOut stateTensorsOut cudaStream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let c_extentsOut = args::array(extentsOut, "extentsOut", &Ty::Pointer, None, &arena)?;
    let c_stridesOut = args::array(stridesOut, "stridesOut", &Ty::Pointer, None, &arena)?;
    let c_stateTensorsOut = args::array(stateTensorsOut, "stateTensorsOut", &Ty::Pointer, None, &arena)?;
    args::keep(stateTensorsOut, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, u64, Ptr, Ptr, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetStateCompute)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_workDesc, c_extentsOut.cast(), c_stridesOut.cast(), c_stateTensorsOut.cast(),
        c_cudaStream,
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, Some(("cutensornetStateCompute", 0)), arena,
        );
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateConfigure, c"cutensornetStateConfigure($self, handle, tensorNetworkState, attribute, attributeValue, attributeSize)
--

Changes a setting of a state.

``cutensornetStatus_t cutensornetStateConfigure(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetStateAttributes_t attribute, const void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
attribute : cutensornetStateAttributes_t
attributeValue : object
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateConfigure
");

pub(crate) fn cutensornetStateConfigure<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetStateConfigure(handle tensorNetworkState attribute attributeValue attributeSize));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cutensornet2::cutensornetStateAttributes_t)?;
    ints!(u64, c_attributeSize = attributeSize);
    let (c_attributeValue, _) = attributes::attribute_in(
        attributeValue, c_attribute, &attribute_types::cutensornet::cutensornetStateAttributes_t,
        Some(c_attributeSize as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetStateConfigure)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkState, c_attribute, c_attributeValue, c_attributeSize))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateFinalizeMPS, c"cutensornetStateFinalizeMPS($self, handle, tensorNetworkState, boundaryCondition, extentsOut, stridesOut)
--

Makes the result of a state a matrix product state.

``cutensornetStatus_t cutensornetStateFinalizeMPS(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetBoundaryCondition_t boundaryCondition, const int64_t *const *extentsOut, const int64_t *const *stridesOut)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
boundaryCondition : cutensornetBoundaryCondition_t
extentsOut, stridesOut : list[address or buffer] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateFinalizeMPS
");

pub(crate) fn cutensornetStateFinalizeMPS<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetStateFinalizeMPS(handle tensorNetworkState boundaryCondition extentsOut stridesOut));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    let c_boundaryCondition = args::enumeration(
        boundaryCondition, "boundaryCondition", &cutensornet2::cutensornetBoundaryCondition_t,
    )?;
    let c_extentsOut = args::array(extentsOut, "extentsOut", &Ty::Pointer, None, &arena)?;
    let c_stridesOut = args::array(stridesOut, "stridesOut", &Ty::Pointer, None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetStateFinalizeMPS)?;
    let status = unsafe { released(
        py, || function(c_handle, c_tensorNetworkState, c_boundaryCondition, c_extentsOut.cast(), c_stridesOut.cast()),
    ) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateGetInfo, c"cutensornetStateGetInfo($self, handle, tensorNetworkState, attribute, attributeSize)
--

Returns something about the computation of a state.

``cutensornetStatus_t cutensornetStateGetInfo(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetStateAttributes_t attribute, void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
attribute : cutensornetStateAttributes_t
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
attributeValue : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateGetInfo
");

pub(crate) fn cutensornetStateGetInfo<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetStateGetInfo(handle tensorNetworkState attribute attributeSize));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    let c_attribute = args::enumeration(attribute, "attribute", &cutensornet2::cutensornetStateAttributes_t)?;
    ints!(u64, c_attributeSize = attributeSize);
    let mut c_attributeValue = attributes::attribute_out(
        py, c_attribute, &attribute_types::cutensornet::cutensornetStateAttributes_t, Some(c_attributeSize as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetStateGetInfo)?;
    let status = unsafe { released(
        py, || function(c_handle, c_tensorNetworkState, c_attribute, c_attributeValue.pointer(), c_attributeSize),
    ) };
    returned(
        py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_attributeValue.value(py) }?),
    )
}

documented!(cutensornetStateInitializeMPS, c"cutensornetStateInitializeMPS($self, handle, tensorNetworkState, boundaryCondition, extentsIn, stridesIn, stateTensorsIn)
--

Begins a state with a matrix product state instead of the vacuum.

``cutensornetStatus_t cutensornetStateInitializeMPS(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetBoundaryCondition_t boundaryCondition, const int64_t *const *extentsIn, const int64_t *const *stridesIn, void **stateTensorsIn)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
boundaryCondition : cutensornetBoundaryCondition_t
extentsIn, stridesIn : list[address or buffer] or None
stateTensorsIn : list[address or buffer] or None
    cubind keeps it alive as long as ``tensorNetworkState`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateInitializeMPS
");

pub(crate) fn cutensornetStateInitializeMPS<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetStateInitializeMPS(handle tensorNetworkState boundaryCondition extentsIn stridesIn stateTensorsIn)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    let c_boundaryCondition = args::enumeration(
        boundaryCondition, "boundaryCondition", &cutensornet2::cutensornetBoundaryCondition_t,
    )?;
    let c_extentsIn = args::array(extentsIn, "extentsIn", &Ty::Pointer, None, &arena)?;
    let c_stridesIn = args::array(stridesIn, "stridesIn", &Ty::Pointer, None, &arena)?;
    let c_stateTensorsIn = args::array(stateTensorsIn, "stateTensorsIn", &Ty::Pointer, None, &arena)?;
    args::keep(stateTensorsIn, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetStateInitializeMPS)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkState, c_boundaryCondition, c_extentsIn.cast(), c_stridesIn.cast(),
        c_stateTensorsIn.cast(),
    )) };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStatePrepare, c"cutensornetStatePrepare($self, handle, tensorNetworkState, maxWorkspaceSizeDevice, workDesc, cudaStream)
--

Plans the computation of a state, and sets the workspace that it needs.

``cutensornetStatus_t cutensornetStatePrepare(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
maxWorkspaceSizeDevice : int
workDesc : cutensornetWorkspaceDescriptor_t or None
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStatePrepare
");

pub(crate) fn cutensornetStatePrepare<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetStatePrepare(handle tensorNetworkState maxWorkspaceSizeDevice workDesc cudaStream));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(u64, c_maxWorkspaceSizeDevice = maxWorkspaceSizeDevice);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetStatePrepare)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkState, c_maxWorkspaceSizeDevice, c_workDesc, c_cudaStream))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateProjectionMPSComputeTensorEnv, c"cutensornetStateProjectionMPSComputeTensorEnv($self, handle, tensorNetworkProjection, envSpec, stridesIn, envTensorDataIn, stridesOut, envTensorDataOut, applyInvMetric, reResolveChannels, workDesc, cudaStream)
--

Computes what surrounds some sites of a projection.

``cutensornetStatus_t cutensornetStateProjectionMPSComputeTensorEnv(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const int64_t *stridesIn, const void *envTensorDataIn, const int64_t *stridesOut, void *envTensorDataOut, int32_t applyInvMetric, int32_t reResolveChannels, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkProjection : cutensornetStateProjectionMPS_t or None
envSpec : cutensornetMPSEnvBounds_t or None
stridesIn, stridesOut : list[int] or None
envTensorDataIn, envTensorDataOut : address or buffer
    Used after the call: keep it alive until this call completes on ``cudaStream``.
applyInvMetric, reResolveChannels : int
workDesc : cutensornetWorkspaceDescriptor_t or None
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSComputeTensorEnv
");

pub(crate) fn cutensornetStateProjectionMPSComputeTensorEnv<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateProjectionMPSComputeTensorEnv(handle tensorNetworkProjection envSpec stridesIn
        envTensorDataIn stridesOut envTensorDataOut applyInvMetric reResolveChannels workDesc cudaStream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkProjection = args::value::<
        u64,
    >(tensorNetworkProjection, "tensorNetworkProjection", &cutensornet2::cutensornetStateProjectionMPS_t)?;
    ints!(i32, c_applyInvMetric = applyInvMetric, c_reResolveChannels = reResolveChannels);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let c_envSpec = args::optional_record(envSpec, "envSpec", &cutensornet2::cutensornetMPSEnvBounds_t)?;
    let c_stridesIn = args::array(stridesIn, "stridesIn", &Ty::I64, None, &arena)?;
    let c_envTensorDataIn = args::either(envTensorDataIn, "envTensorDataIn", None, false, None, &arena)?;
    let c_stridesOut = args::array(stridesOut, "stridesOut", &Ty::I64, None, &arena)?;
    let c_envTensorDataOut = args::either(envTensorDataOut, "envTensorDataOut", None, true, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr, i32, i32, u64, u64,
    ) -> i32 = call.symbol(slots::cutensornetStateProjectionMPSComputeTensorEnv)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkProjection, c_envSpec.cast(), c_stridesIn.cast(), c_envTensorDataIn.cast(),
        c_stridesOut.cast(), c_envTensorDataOut.cast(), c_applyInvMetric, c_reResolveChannels, c_workDesc, c_cudaStream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateProjectionMPSConfigure, c"cutensornetStateProjectionMPSConfigure($self, handle, tensorNetworkProjection, attribute, attributeValue, attributeSize)
--

Changes a setting of a projection.

``cutensornetStatus_t cutensornetStateProjectionMPSConfigure(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, cutensornetStateProjectionMPSAttributes_t attribute, const void *attributeValue, size_t attributeSize)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkProjection : cutensornetStateProjectionMPS_t or None
attribute : cutensornetStateProjectionMPSAttributes_t
attributeValue : object
attributeSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSConfigure
");

pub(crate) fn cutensornetStateProjectionMPSConfigure<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetStateProjectionMPSConfigure(handle tensorNetworkProjection attribute attributeValue attributeSize)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkProjection = args::value::<
        u64,
    >(tensorNetworkProjection, "tensorNetworkProjection", &cutensornet2::cutensornetStateProjectionMPS_t)?;
    let c_attribute = args::enumeration(
        attribute, "attribute", &cutensornet2::cutensornetStateProjectionMPSAttributes_t,
    )?;
    ints!(u64, c_attributeSize = attributeSize);
    let (c_attributeValue, _) = attributes::attribute_in(
        attributeValue, c_attribute, &attribute_types::cutensornet::cutensornetStateProjectionMPSAttributes_t,
        Some(c_attributeSize as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetStateProjectionMPSConfigure)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkProjection, c_attribute, c_attributeValue, c_attributeSize))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateProjectionMPSExtractTensor, c"cutensornetStateProjectionMPSExtractTensor($self, handle, tensorNetworkProjection, envSpec, strides, envTensorData, workDesc, cudaStream)
--

Takes the tensor of some sites out of a projection.

``cutensornetStatus_t cutensornetStateProjectionMPSExtractTensor(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const int64_t *strides, void *envTensorData, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkProjection : cutensornetStateProjectionMPS_t or None
envSpec : cutensornetMPSEnvBounds_t or None
strides : list[int] or None
envTensorData : address or buffer
    Used after the call: keep it alive until this call completes on ``cudaStream``.
workDesc : cutensornetWorkspaceDescriptor_t or None
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSExtractTensor
");

pub(crate) fn cutensornetStateProjectionMPSExtractTensor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateProjectionMPSExtractTensor(handle tensorNetworkProjection envSpec strides
        envTensorData workDesc cudaStream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkProjection = args::value::<
        u64,
    >(tensorNetworkProjection, "tensorNetworkProjection", &cutensornet2::cutensornetStateProjectionMPS_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let c_envSpec = args::optional_record(envSpec, "envSpec", &cutensornet2::cutensornetMPSEnvBounds_t)?;
    let c_strides = args::array(strides, "strides", &Ty::I64, None, &arena)?;
    let c_envTensorData = args::either(envTensorData, "envTensorData", None, true, None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr, u64, u64) -> i32 = call
        .symbol(slots::cutensornetStateProjectionMPSExtractTensor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkProjection, c_envSpec.cast(), c_strides.cast(), c_envTensorData.cast(), c_workDesc,
        c_cudaStream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateProjectionMPSGetTensorInfo, c"cutensornetStateProjectionMPSGetTensorInfo($self, handle, tensorNetworkProjection, envSpec, extents, recommendedStrides)
--

Returns the extents of the tensor of some sites, and strides to prefer.

``cutensornetStatus_t cutensornetStateProjectionMPSGetTensorInfo(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, int64_t *extents, int64_t *recommendedStrides)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkProjection : cutensornetStateProjectionMPS_t or None
envSpec : cutensornetMPSEnvBounds_t or None
extents, recommendedStrides : list[int] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSGetTensorInfo
");

pub(crate) fn cutensornetStateProjectionMPSGetTensorInfo<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetStateProjectionMPSGetTensorInfo(handle tensorNetworkProjection envSpec extents recommendedStrides)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkProjection = args::value::<
        u64,
    >(tensorNetworkProjection, "tensorNetworkProjection", &cutensornet2::cutensornetStateProjectionMPS_t)?;
    let c_envSpec = args::optional_record(envSpec, "envSpec", &cutensornet2::cutensornetMPSEnvBounds_t)?;
    let c_extents = args::array(extents, "extents", &Ty::I64, None, &arena)?;
    let c_recommendedStrides = args::array(recommendedStrides, "recommendedStrides", &Ty::I64, None, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, Ptr, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetStateProjectionMPSGetTensorInfo)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkProjection, c_envSpec.cast(), c_extents.cast(), c_recommendedStrides.cast(),
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateProjectionMPSInsertTensor, c"cutensornetStateProjectionMPSInsertTensor($self, handle, tensorNetworkProjection, envSpec, orthoSpec, strides, envTensorData, workDesc, cudaStream)
--

Puts the tensor of some sites back into a projection.

``cutensornetStatus_t cutensornetStateProjectionMPSInsertTensor(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const cutensornetMPSEnvBounds_t *orthoSpec, const int64_t *strides, const void *envTensorData, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkProjection : cutensornetStateProjectionMPS_t or None
envSpec, orthoSpec : cutensornetMPSEnvBounds_t or None
strides : list[int] or None
envTensorData : address or buffer
    Used after the call: keep it alive until this call completes on ``cudaStream``.
workDesc : cutensornetWorkspaceDescriptor_t or None
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSInsertTensor
");

pub(crate) fn cutensornetStateProjectionMPSInsertTensor<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateProjectionMPSInsertTensor(handle tensorNetworkProjection envSpec orthoSpec strides
        envTensorData workDesc cudaStream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkProjection = args::value::<
        u64,
    >(tensorNetworkProjection, "tensorNetworkProjection", &cutensornet2::cutensornetStateProjectionMPS_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let c_envSpec = args::optional_record(envSpec, "envSpec", &cutensornet2::cutensornetMPSEnvBounds_t)?;
    let c_orthoSpec = args::optional_record(orthoSpec, "orthoSpec", &cutensornet2::cutensornetMPSEnvBounds_t)?;
    let c_strides = args::array(strides, "strides", &Ty::I64, None, &arena)?;
    let c_envTensorData = args::either(envTensorData, "envTensorData", None, false, None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::cutensornetStateProjectionMPSInsertTensor)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkProjection, c_envSpec.cast(), c_orthoSpec.cast(), c_strides.cast(),
        c_envTensorData.cast(), c_workDesc, c_cudaStream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateProjectionMPSPrepare, c"cutensornetStateProjectionMPSPrepare($self, handle, tensorNetworkProjection, maxWorkspaceSizeDevice, workDesc, cudaStream)
--

Plans the computation of a projection, and sets the workspace that it needs.

``cutensornetStatus_t cutensornetStateProjectionMPSPrepare(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkProjection : cutensornetStateProjectionMPS_t or None
maxWorkspaceSizeDevice : int
workDesc : cutensornetWorkspaceDescriptor_t or None
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSPrepare
");

pub(crate) fn cutensornetStateProjectionMPSPrepare<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call,
        cutensornetStateProjectionMPSPrepare(handle tensorNetworkProjection maxWorkspaceSizeDevice workDesc cudaStream)
    );
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkProjection = args::value::<
        u64,
    >(tensorNetworkProjection, "tensorNetworkProjection", &cutensornet2::cutensornetStateProjectionMPS_t)?;
    ints!(u64, c_maxWorkspaceSizeDevice = maxWorkspaceSizeDevice);
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetStateProjectionMPSPrepare)?;
    let status = unsafe { released(
        py, || function(c_handle, c_tensorNetworkProjection, c_maxWorkspaceSizeDevice, c_workDesc, c_cudaStream),
    ) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateProjectionMPSUpdateCoefficients, c"cutensornetStateProjectionMPSUpdateCoefficients($self, handle, tensorNetworkProjection, numCoeffs, coeffs)
--

Changes the coefficients of the states that are projected.

``cutensornetStatus_t cutensornetStateProjectionMPSUpdateCoefficients(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, int32_t numCoeffs, const cuDoubleComplex *coeffs)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkProjection : cutensornetStateProjectionMPS_t or None
numCoeffs : int
coeffs : list[runtime.cuDoubleComplex] or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSUpdateCoefficients
");

pub(crate) fn cutensornetStateProjectionMPSUpdateCoefficients<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetStateProjectionMPSUpdateCoefficients(handle tensorNetworkProjection numCoeffs coeffs));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkProjection = args::value::<
        u64,
    >(tensorNetworkProjection, "tensorNetworkProjection", &cutensornet2::cutensornetStateProjectionMPS_t)?;
    ints!(i32, c_numCoeffs = numCoeffs);
    let c_coeffs = args::array(
        coeffs, "coeffs", &Ty::Record(&runtime::cuDoubleComplex),
        Some(args::length(py, c_numCoeffs.into(), "numCoeffs")?), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr) -> i32 = call
        .symbol(slots::cutensornetStateProjectionMPSUpdateCoefficients)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkProjection, c_numCoeffs, c_coeffs.cast()))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateProjectionMPSUpdateDualTensors, c"cutensornetStateProjectionMPSUpdateDualTensors($self, handle, tensorNetworkProjection, maxExtents, validExtents, strides, dualTensorsData, orthoSpec, cudaStream)
--

Changes where the tensors of a projection are.

``cutensornetStatus_t cutensornetStateProjectionMPSUpdateDualTensors(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const int64_t **maxExtents, const int64_t **validExtents, const int64_t **strides, void **dualTensorsData, const cutensornetMPSEnvBounds_t *orthoSpec, cudaStream_t cudaStream)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkProjection : cutensornetStateProjectionMPS_t or None
maxExtents, validExtents, strides : list[address or buffer] or None
    Used after the call: keep it alive until this call completes on ``cudaStream``.
dualTensorsData : list[address or buffer] or None
    cubind keeps it alive as long as ``tensorNetworkProjection`` exists.
orthoSpec : cutensornetMPSEnvBounds_t or None
cudaStream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSUpdateDualTensors
");

pub(crate) fn cutensornetStateProjectionMPSUpdateDualTensors<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetStateProjectionMPSUpdateDualTensors(handle tensorNetworkProjection maxExtents validExtents
        strides dualTensorsData orthoSpec cudaStream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkProjection = args::value::<
        u64,
    >(tensorNetworkProjection, "tensorNetworkProjection", &cutensornet2::cutensornetStateProjectionMPS_t)?;
    let c_cudaStream = args::value::<
        u64,
    >(cudaStream, "cudaStream", &runtime::cudaStream_t)?;
    let c_maxExtents = args::array(maxExtents, "maxExtents", &Ty::Pointer, None, &arena)?;
    let c_validExtents = args::array(validExtents, "validExtents", &Ty::Pointer, None, &arena)?;
    let c_strides = args::array(strides, "strides", &Ty::Pointer, None, &arena)?;
    let c_dualTensorsData = args::array(dualTensorsData, "dualTensorsData", &Ty::Pointer, None, &arena)?;
    let c_orthoSpec = args::optional_record(orthoSpec, "orthoSpec", &cutensornet2::cutensornetMPSEnvBounds_t)?;
    args::keep(dualTensorsData, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, Ptr, Ptr, Ptr, Ptr, u64,
    ) -> i32 = call.symbol(slots::cutensornetStateProjectionMPSUpdateDualTensors)?;
    let status = unsafe { released(py, || function(
        c_handle, c_tensorNetworkProjection, c_maxExtents.cast(), c_validExtents.cast(), c_strides.cast(),
        c_dualTensorsData.cast(), c_orthoSpec.cast(), c_cudaStream,
    )) };
    if status == 0 {
        handle_keepalive::hold(
            &cutensornet2::cutensornetStateProjectionMPS_t, c_tensorNetworkProjection as u64, None, arena,
        );
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateUpdateTensor, c"cutensornetStateUpdateTensor($self, handle, tensorNetworkState, tensorId, tensorData, unitary)
--

Tells a state where new elements of an operator are.

``cutensornetStatus_t cutensornetStateUpdateTensor(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *tensorData, int32_t unitary)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
tensorId, unitary : int
tensorData : device address or array
    cubind keeps it alive as long as ``tensorNetworkState`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateUpdateTensor
");

pub(crate) fn cutensornetStateUpdateTensor<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetStateUpdateTensor(handle tensorNetworkState tensorId tensorData unitary));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i64, c_tensorId = tensorId);
    ints!(i32, c_unitary = unitary);
    let c_tensorData = args::device(tensorData, "tensorData", None, &arena)?;
    args::keep(tensorData, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i64, Ptr, i32) -> i32 = call
        .symbol(slots::cutensornetStateUpdateTensor)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkState, c_tensorId, c_tensorData.cast(), c_unitary))
    };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateUpdateTensorOperator, c"cutensornetStateUpdateTensorOperator($self, handle, tensorNetworkState, tensorId, tensorData, unitary)
--

Tells a state where new elements of an operator are.

``cutensornetStatus_t cutensornetStateUpdateTensorOperator(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *tensorData, int32_t unitary)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
tensorId, unitary : int
tensorData : device address or array
    cubind keeps it alive as long as ``tensorNetworkState`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateUpdateTensorOperator
");

pub(crate) fn cutensornetStateUpdateTensorOperator<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetStateUpdateTensorOperator(handle tensorNetworkState tensorId tensorData unitary));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i64, c_tensorId = tensorId);
    ints!(i32, c_unitary = unitary);
    let c_tensorData = args::device(tensorData, "tensorData", None, &arena)?;
    args::keep(tensorData, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i64, Ptr, i32) -> i32 = call
        .symbol(slots::cutensornetStateUpdateTensorOperator)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkState, c_tensorId, c_tensorData.cast(), c_unitary))
    };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetStateUpdateTensorOperatorGradient, c"cutensornetStateUpdateTensorOperatorGradient($self, handle, tensorNetworkState, tensorId, gradientData)
--

Tells a state where the gradient of an operator goes.

``cutensornetStatus_t cutensornetStateUpdateTensorOperatorGradient(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *gradientData)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorNetworkState : cutensornetState_t or None
tensorId : int
gradientData : address or buffer
    cubind keeps it alive as long as ``tensorNetworkState`` exists.

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateUpdateTensorOperatorGradient
");

pub(crate) fn cutensornetStateUpdateTensorOperatorGradient<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetStateUpdateTensorOperatorGradient(handle tensorNetworkState tensorId gradientData));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorNetworkState = args::value::<
        u64,
    >(tensorNetworkState, "tensorNetworkState", &cutensornet2::cutensornetState_t)?;
    ints!(i64, c_tensorId = tensorId);
    let c_gradientData = args::either(gradientData, "gradientData", None, true, None, &arena)?;
    args::keep(gradientData, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i64, Ptr) -> i32 = call
        .symbol(slots::cutensornetStateUpdateTensorOperatorGradient)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorNetworkState, c_tensorId, c_gradientData.cast()))
    };
    if status == 0 {
        handle_keepalive::hold(&cutensornet2::cutensornetState_t, c_tensorNetworkState as u64, None, arena);
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetTensorDescriptorGetAttribute, c"cutensornetTensorDescriptorGetAttribute($self, handle, tensorDesc, attr, sizeInBytes)
--

Returns something about a tensor, such as how it is spread.

``cutensornetStatus_t cutensornetTensorDescriptorGetAttribute(cutensornetHandle_t handle, cutensornetTensorDescriptor_t tensorDesc, cutensornetTensorDescriptorAttributes_t attr, void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
tensorDesc : cutensornetTensorDescriptor_t or None
attr : cutensornetTensorDescriptorAttributes_t
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
buffer : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.14.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorDescriptorGetAttribute
");

pub(crate) fn cutensornetTensorDescriptorGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetTensorDescriptorGetAttribute(handle tensorDesc attr sizeInBytes));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_tensorDesc = args::value::<
        u64,
    >(tensorDesc, "tensorDesc", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetTensorDescriptorAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_buffer = attributes::attribute_out(
        py, c_attr, &attribute_types::cutensornet::cutensornetTensorDescriptorAttributes_t,
        Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetTensorDescriptorGetAttribute)?;
    let status = unsafe {
        released(py, || function(c_handle, c_tensorDesc, c_attr, c_buffer.pointer(), c_sizeInBytes))
    };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_buffer.value(py) }?))
}

documented!(cutensornetTensorQR, c"cutensornetTensorQR($self, handle, descTensorIn, rawDataIn, descTensorQ, q, descTensorR, r, workDesc, stream)
--

Decomposes a tensor into an orthogonal and a triangular one.

``cutensornetStatus_t cutensornetTensorQR(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorIn, const void *rawDataIn, cutensornetTensorDescriptor_t descTensorQ, void *q, cutensornetTensorDescriptor_t descTensorR, void *r, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)``

Parameters
----------
handle : cutensornetHandle_t or None
descTensorIn, descTensorQ, descTensorR : cutensornetTensorDescriptor_t or None
rawDataIn, q, r : device address or array
    Used after the call: keep it alive until this call completes on ``stream``.
workDesc : cutensornetWorkspaceDescriptor_t or None
stream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorQR
");

pub(crate) fn cutensornetTensorQR<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetTensorQR(handle descTensorIn rawDataIn descTensorQ q descTensorR r workDesc stream));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_descTensorIn = args::value::<
        u64,
    >(descTensorIn, "descTensorIn", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorQ = args::value::<
        u64,
    >(descTensorQ, "descTensorQ", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorR = args::value::<
        u64,
    >(descTensorR, "descTensorR", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_rawDataIn = args::device(rawDataIn, "rawDataIn", None, &arena)?;
    let c_q = args::device(q, "q", None, &arena)?;
    let c_r = args::device(r, "r", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, u64, Ptr, u64, Ptr, u64, u64,
    ) -> i32 = call.symbol(slots::cutensornetTensorQR)?;
    let status = unsafe { released(py, || function(
        c_handle, c_descTensorIn, c_rawDataIn.cast(), c_descTensorQ, c_q.cast(), c_descTensorR, c_r.cast(), c_workDesc,
        c_stream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetTensorSVD, c"cutensornetTensorSVD($self, handle, descTensorIn, rawDataIn, descTensorU, u, s, descTensorV, v, svdConfig, svdInfo, workDesc, stream)
--

Decomposes a tensor into two and singular values, and may cut off small ones.

``cutensornetStatus_t cutensornetTensorSVD(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorIn, const void *rawDataIn, cutensornetTensorDescriptor_t descTensorU, void *u, void *s, cutensornetTensorDescriptor_t descTensorV, void *v, cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDInfo_t svdInfo, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)``

Parameters
----------
handle : cutensornetHandle_t or None
descTensorIn, descTensorU, descTensorV : cutensornetTensorDescriptor_t or None
rawDataIn, u, s, v : device address or array
    Used after the call: keep it alive until this call completes on ``stream``.
svdConfig : cutensornetTensorSVDConfig_t or None
svdInfo : cutensornetTensorSVDInfo_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
stream : runtime.cudaStream_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVD
");

pub(crate) fn cutensornetTensorSVD<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(
        py = call, cutensornetTensorSVD(handle descTensorIn rawDataIn descTensorU u s descTensorV v svdConfig svdInfo
        workDesc stream)
    );
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_descTensorIn = args::value::<
        u64,
    >(descTensorIn, "descTensorIn", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorU = args::value::<
        u64,
    >(descTensorU, "descTensorU", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorV = args::value::<
        u64,
    >(descTensorV, "descTensorV", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_svdConfig = args::value::<
        u64,
    >(svdConfig, "svdConfig", &cutensornet2::cutensornetTensorSVDConfig_t)?;
    let c_svdInfo = args::value::<
        u64,
    >(svdInfo, "svdInfo", &cutensornet2::cutensornetTensorSVDInfo_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_stream = args::value::<u64>(stream, "stream", &runtime::cudaStream_t)?;
    let c_rawDataIn = args::device(rawDataIn, "rawDataIn", None, &arena)?;
    let c_u = args::device(u, "u", None, &arena)?;
    let c_s = args::device(s, "s", None, &arena)?;
    let c_v = args::device(v, "v", None, &arena)?;
    let function: unsafe extern "system" fn(
        u64, u64, Ptr, u64, Ptr, Ptr, u64, Ptr, u64, u64, u64, u64,
    ) -> i32 = call.symbol(slots::cutensornetTensorSVD)?;
    let status = unsafe { released(py, || function(
        c_handle, c_descTensorIn, c_rawDataIn.cast(), c_descTensorU, c_u.cast(), c_s.cast(), c_descTensorV, c_v.cast(),
        c_svdConfig, c_svdInfo, c_workDesc, c_stream,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetTensorSVDConfigGetAttribute, c"cutensornetTensorSVDConfigGetAttribute($self, handle, svdConfig, attr, sizeInBytes)
--

Returns a setting for singular value decompositions.

``cutensornetStatus_t cutensornetTensorSVDConfigGetAttribute(cutensornetHandle_t handle, cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDConfigAttributes_t attr, void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
svdConfig : cutensornetTensorSVDConfig_t or None
attr : cutensornetTensorSVDConfigAttributes_t
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
buffer : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVDConfigGetAttribute
");

pub(crate) fn cutensornetTensorSVDConfigGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetTensorSVDConfigGetAttribute(handle svdConfig attr sizeInBytes));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_svdConfig = args::value::<
        u64,
    >(svdConfig, "svdConfig", &cutensornet2::cutensornetTensorSVDConfig_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetTensorSVDConfigAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_buffer = attributes::attribute_out(
        py, c_attr, &attribute_types::cutensornet::cutensornetTensorSVDConfigAttributes_t, Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetTensorSVDConfigGetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_svdConfig, c_attr, c_buffer.pointer(), c_sizeInBytes)) };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_buffer.value(py) }?))
}

documented!(cutensornetTensorSVDConfigSetAttribute, c"cutensornetTensorSVDConfigSetAttribute($self, handle, svdConfig, attr, buffer, sizeInBytes)
--

Changes a setting for singular value decompositions.

``cutensornetStatus_t cutensornetTensorSVDConfigSetAttribute(cutensornetHandle_t handle, cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDConfigAttributes_t attr, const void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
svdConfig : cutensornetTensorSVDConfig_t or None
attr : cutensornetTensorSVDConfigAttributes_t
buffer : object
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVDConfigSetAttribute
");

pub(crate) fn cutensornetTensorSVDConfigSetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetTensorSVDConfigSetAttribute(handle svdConfig attr buffer sizeInBytes));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_svdConfig = args::value::<
        u64,
    >(svdConfig, "svdConfig", &cutensornet2::cutensornetTensorSVDConfig_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetTensorSVDConfigAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let (c_buffer, _) = attributes::attribute_in(
        buffer, c_attr, &attribute_types::cutensornet::cutensornetTensorSVDConfigAttributes_t,
        Some(c_sizeInBytes as usize), &arena,
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetTensorSVDConfigSetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_svdConfig, c_attr, c_buffer, c_sizeInBytes)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetTensorSVDInfoGetAttribute, c"cutensornetTensorSVDInfoGetAttribute($self, handle, svdInfo, attr, sizeInBytes)
--

Returns what a decomposition has told, such as how much was cut off.

``cutensornetStatus_t cutensornetTensorSVDInfoGetAttribute(cutensornetHandle_t handle, cutensornetTensorSVDInfo_t svdInfo, cutensornetTensorSVDInfoAttributes_t attr, void *buffer, size_t sizeInBytes)``

Parameters
----------
handle : cutensornetHandle_t or None
svdInfo : cutensornetTensorSVDInfo_t or None
attr : cutensornetTensorSVDInfoAttributes_t
sizeInBytes : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
buffer : object

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVDInfoGetAttribute
");

pub(crate) fn cutensornetTensorSVDInfoGetAttribute<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetTensorSVDInfoGetAttribute(handle svdInfo attr sizeInBytes));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_svdInfo = args::value::<
        u64,
    >(svdInfo, "svdInfo", &cutensornet2::cutensornetTensorSVDInfo_t)?;
    let c_attr = args::enumeration(attr, "attr", &cutensornet2::cutensornetTensorSVDInfoAttributes_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let mut c_buffer = attributes::attribute_out(
        py, c_attr, &attribute_types::cutensornet::cutensornetTensorSVDInfoAttributes_t, Some(c_sizeInBytes as usize),
    )?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetTensorSVDInfoGetAttribute)?;
    let status = unsafe { released(py, || function(c_handle, c_svdInfo, c_attr, c_buffer.pointer(), c_sizeInBytes)) };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(unsafe { c_buffer.value(py) }?))
}

documented!(cutensornetUpdateContractionOptimizerInfoFromPackedData, c"cutensornetUpdateContractionOptimizerInfoFromPackedData($self, handle, buffer, sizeInBytes, optimizerInfo)
--

Replaces an order of contractions by one from bytes.

``cutensornetStatus_t cutensornetUpdateContractionOptimizerInfoFromPackedData(cutensornetHandle_t handle, const void *buffer, size_t sizeInBytes, cutensornetContractionOptimizerInfo_t optimizerInfo)``

Parameters
----------
handle : cutensornetHandle_t or None
buffer : address or buffer
sizeInBytes : int
optimizerInfo : cutensornetContractionOptimizerInfo_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetUpdateContractionOptimizerInfoFromPackedData
");

pub(crate) fn cutensornetUpdateContractionOptimizerInfoFromPackedData<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetUpdateContractionOptimizerInfoFromPackedData(handle buffer sizeInBytes optimizerInfo));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    ints!(u64, c_sizeInBytes = sizeInBytes);
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    let c_buffer = args::either(buffer, "buffer", None, false, Some(c_sizeInBytes as usize), &arena)?;
    let function: unsafe extern "system" fn(u64, Ptr, u64, u64) -> i32 = call
        .symbol(slots::cutensornetUpdateContractionOptimizerInfoFromPackedData)?;
    let status = unsafe { released(py, || function(c_handle, c_buffer.cast(), c_sizeInBytes, c_optimizerInfo)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetWorkspaceComputeContractionSizes, c"cutensornetWorkspaceComputeContractionSizes($self, handle, networkDesc, optimizerInfo, workDesc)
--

Computes the workspace that contracting a network needs.

``cutensornetStatus_t cutensornetWorkspaceComputeContractionSizes(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
optimizerInfo : cutensornetContractionOptimizerInfo_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeContractionSizes
");

pub(crate) fn cutensornetWorkspaceComputeContractionSizes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetWorkspaceComputeContractionSizes(handle networkDesc optimizerInfo workDesc));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetWorkspaceComputeContractionSizes)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, c_optimizerInfo, c_workDesc)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetWorkspaceComputeGateSplitSizes, c"cutensornetWorkspaceComputeGateSplitSizes($self, handle, descTensorInA, descTensorInB, descTensorInG, descTensorU, descTensorV, gateAlgo, svdConfig, computeType, workDesc)
--

Computes the workspace that applying a gate to two tensors needs.

``cutensornetStatus_t cutensornetWorkspaceComputeGateSplitSizes(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorInA, cutensornetTensorDescriptor_t descTensorInB, cutensornetTensorDescriptor_t descTensorInG, cutensornetTensorDescriptor_t descTensorU, cutensornetTensorDescriptor_t descTensorV, cutensornetGateSplitAlgo_t gateAlgo, cutensornetTensorSVDConfig_t svdConfig, cutensornetComputeType_t computeType, cutensornetWorkspaceDescriptor_t workDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
descTensorInA, descTensorInB, descTensorInG, descTensorU, descTensorV : cutensornetTensorDescriptor_t or None
gateAlgo : cutensornetGateSplitAlgo_t
svdConfig : cutensornetTensorSVDConfig_t or None
computeType : cutensornetComputeType_t
workDesc : cutensornetWorkspaceDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeGateSplitSizes
");

pub(crate) fn cutensornetWorkspaceComputeGateSplitSizes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetWorkspaceComputeGateSplitSizes(handle descTensorInA descTensorInB descTensorInG
        descTensorU descTensorV gateAlgo svdConfig computeType workDesc)
    );
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_descTensorInA = args::value::<
        u64,
    >(descTensorInA, "descTensorInA", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorInB = args::value::<
        u64,
    >(descTensorInB, "descTensorInB", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorInG = args::value::<
        u64,
    >(descTensorInG, "descTensorInG", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorU = args::value::<
        u64,
    >(descTensorU, "descTensorU", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorV = args::value::<
        u64,
    >(descTensorV, "descTensorV", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_gateAlgo = args::enumeration(gateAlgo, "gateAlgo", &cutensornet2::cutensornetGateSplitAlgo_t)?;
    let c_svdConfig = args::value::<
        u64,
    >(svdConfig, "svdConfig", &cutensornet2::cutensornetTensorSVDConfig_t)?;
    let c_computeType = args::enumeration(computeType, "computeType", &cutensornet2::cutensornetComputeType_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let function: unsafe extern "system" fn(
        u64, u64, u64, u64, u64, u64, i32, u64, i32, u64,
    ) -> i32 = call.symbol(slots::cutensornetWorkspaceComputeGateSplitSizes)?;
    let status = unsafe { released(py, || function(
        c_handle, c_descTensorInA, c_descTensorInB, c_descTensorInG, c_descTensorU, c_descTensorV, c_gateAlgo,
        c_svdConfig, c_computeType, c_workDesc,
    )) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetWorkspaceComputeQRSizes, c"cutensornetWorkspaceComputeQRSizes($self, handle, descTensorIn, descTensorQ, descTensorR, workDesc)
--

Computes the workspace that a QR decomposition needs.

``cutensornetStatus_t cutensornetWorkspaceComputeQRSizes(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorIn, cutensornetTensorDescriptor_t descTensorQ, cutensornetTensorDescriptor_t descTensorR, cutensornetWorkspaceDescriptor_t workDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
descTensorIn, descTensorQ, descTensorR : cutensornetTensorDescriptor_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeQRSizes
");

pub(crate) fn cutensornetWorkspaceComputeQRSizes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetWorkspaceComputeQRSizes(handle descTensorIn descTensorQ descTensorR workDesc));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_descTensorIn = args::value::<
        u64,
    >(descTensorIn, "descTensorIn", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorQ = args::value::<
        u64,
    >(descTensorQ, "descTensorQ", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorR = args::value::<
        u64,
    >(descTensorR, "descTensorR", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetWorkspaceComputeQRSizes)?;
    let status = unsafe {
        released(py, || function(c_handle, c_descTensorIn, c_descTensorQ, c_descTensorR, c_workDesc))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetWorkspaceComputeSVDSizes, c"cutensornetWorkspaceComputeSVDSizes($self, handle, descTensorIn, descTensorU, descTensorV, svdConfig, workDesc)
--

Computes the workspace that a singular value decomposition needs.

``cutensornetStatus_t cutensornetWorkspaceComputeSVDSizes(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorIn, cutensornetTensorDescriptor_t descTensorU, cutensornetTensorDescriptor_t descTensorV, cutensornetTensorSVDConfig_t svdConfig, cutensornetWorkspaceDescriptor_t workDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
descTensorIn, descTensorU, descTensorV : cutensornetTensorDescriptor_t or None
svdConfig : cutensornetTensorSVDConfig_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeSVDSizes
");

pub(crate) fn cutensornetWorkspaceComputeSVDSizes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(
        py = call, cutensornetWorkspaceComputeSVDSizes(handle descTensorIn descTensorU descTensorV svdConfig workDesc)
    );
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_descTensorIn = args::value::<
        u64,
    >(descTensorIn, "descTensorIn", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorU = args::value::<
        u64,
    >(descTensorU, "descTensorU", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_descTensorV = args::value::<
        u64,
    >(descTensorV, "descTensorV", &cutensornet2::cutensornetTensorDescriptor_t)?;
    let c_svdConfig = args::value::<
        u64,
    >(svdConfig, "svdConfig", &cutensornet2::cutensornetTensorSVDConfig_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetWorkspaceComputeSVDSizes)?;
    let status = unsafe {
        released(py, || function(c_handle, c_descTensorIn, c_descTensorU, c_descTensorV, c_svdConfig, c_workDesc))
    };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetWorkspaceComputeSizes, c"cutensornetWorkspaceComputeSizes($self, handle, networkDesc, optimizerInfo, workDesc)
--

Computes the workspace that contracting a network needs.

``cutensornetStatus_t cutensornetWorkspaceComputeSizes(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc)``

Parameters
----------
handle : cutensornetHandle_t or None
networkDesc : cutensornetNetworkDescriptor_t or None
optimizerInfo : cutensornetContractionOptimizerInfo_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeSizes
");

pub(crate) fn cutensornetWorkspaceComputeSizes<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetWorkspaceComputeSizes(handle networkDesc optimizerInfo workDesc));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_networkDesc = args::value::<
        u64,
    >(networkDesc, "networkDesc", &cutensornet2::cutensornetNetworkDescriptor_t)?;
    let c_optimizerInfo = args::value::<
        u64,
    >(optimizerInfo, "optimizerInfo", &cutensornet2::cutensornetContractionOptimizerInfo_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let function: unsafe extern "system" fn(u64, u64, u64, u64) -> i32 = call
        .symbol(slots::cutensornetWorkspaceComputeSizes)?;
    let status = unsafe { released(py, || function(c_handle, c_networkDesc, c_optimizerInfo, c_workDesc)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetWorkspaceGet, c"cutensornetWorkspaceGet($self, handle, workDesc, memSpace)
--

Returns which memory a workspace has.

``cutensornetStatus_t cutensornetWorkspaceGet(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, void **workspacePtr, uint64_t *workspaceSize)``

Parameters
----------
handle : cutensornetHandle_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
memSpace : cutensornetMemspace_t

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
workspacePtr : int
workspaceSize : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGet
");

pub(crate) fn cutensornetWorkspaceGet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetWorkspaceGet(handle workDesc memSpace));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_memSpace = args::enumeration(memSpace, "memSpace", &cutensornet2::cutensornetMemspace_t)?;
    let mut c_workspacePtr: *mut c_void = core::ptr::null_mut();
    let mut c_workspaceSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetWorkspaceGet)?;
    let status = unsafe { released(py, || function(
        c_handle, c_workDesc, c_memSpace, (&raw mut c_workspacePtr).cast(), (&raw mut c_workspaceSize).cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_workspacePtr)?)?;
            tuple.push(out::u64(py, c_workspaceSize)?)?;
            Ok(())
        },
    )
}

documented!(cutensornetWorkspaceGetMemory, c"cutensornetWorkspaceGetMemory($self, handle, workDesc, memSpace, workKind)
--

Returns which memory of a kind a workspace has.

``cutensornetStatus_t cutensornetWorkspaceGetMemory(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, void **memoryPtr, int64_t *memorySize)``

Parameters
----------
handle : cutensornetHandle_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
memSpace : cutensornetMemspace_t
workKind : cutensornetWorkspaceKind_t

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
memoryPtr : int
memorySize : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGetMemory
");

pub(crate) fn cutensornetWorkspaceGetMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetWorkspaceGetMemory(handle workDesc memSpace workKind));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_memSpace = args::enumeration(memSpace, "memSpace", &cutensornet2::cutensornetMemspace_t)?;
    let c_workKind = args::enumeration(workKind, "workKind", &cutensornet2::cutensornetWorkspaceKind_t)?;
    let mut c_memoryPtr: *mut c_void = core::ptr::null_mut();
    let mut c_memorySize: i64 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, Ptr, Ptr) -> i32 = call
        .symbol(slots::cutensornetWorkspaceGetMemory)?;
    let status = unsafe { released(py, || function(
        c_handle, c_workDesc, c_memSpace, c_workKind, (&raw mut c_memoryPtr).cast(), (&raw mut c_memorySize).cast(),
    )) };
    returned(
        py,
        &cutensornet2::cutensornetStatus_t,
        status,
        2,
        |tuple| {
            tuple.push(out::pointer(py, c_memoryPtr)?)?;
            tuple.push(out::i64(py, c_memorySize)?)?;
            Ok(())
        },
    )
}

documented!(cutensornetWorkspaceGetMemorySize, c"cutensornetWorkspaceGetMemorySize($self, handle, workDesc, workPref, memSpace, workKind)
--

Returns how much memory of a kind a workspace needs.

``cutensornetStatus_t cutensornetWorkspaceGetMemorySize(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetWorksizePref_t workPref, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, int64_t *memorySize)``

Parameters
----------
handle : cutensornetHandle_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
workPref : cutensornetWorksizePref_t
memSpace : cutensornetMemspace_t
workKind : cutensornetWorkspaceKind_t

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
memorySize : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGetMemorySize
");

pub(crate) fn cutensornetWorkspaceGetMemorySize<'py>(
    call: Call<'_, 'py>,
) -> Returned<'py> {
    bind!(py = call, cutensornetWorkspaceGetMemorySize(handle workDesc workPref memSpace workKind));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_workPref = args::enumeration(workPref, "workPref", &cutensornet2::cutensornetWorksizePref_t)?;
    let c_memSpace = args::enumeration(memSpace, "memSpace", &cutensornet2::cutensornetMemspace_t)?;
    let c_workKind = args::enumeration(workKind, "workKind", &cutensornet2::cutensornetWorkspaceKind_t)?;
    let mut c_memorySize: i64 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, i32, Ptr) -> i32 = call
        .symbol(slots::cutensornetWorkspaceGetMemorySize)?;
    let status = unsafe { released(
        py, || function(c_handle, c_workDesc, c_workPref, c_memSpace, c_workKind, (&raw mut c_memorySize).cast()),
    ) };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::i64(py, c_memorySize)?))
}

documented!(cutensornetWorkspaceGetSize, c"cutensornetWorkspaceGetSize($self, handle, workDesc, workPref, memSpace)
--

Returns how much memory a workspace needs.

``cutensornetStatus_t cutensornetWorkspaceGetSize(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetWorksizePref_t workPref, cutensornetMemspace_t memSpace, uint64_t *workspaceSize)``

Parameters
----------
handle : cutensornetHandle_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
workPref : cutensornetWorksizePref_t
memSpace : cutensornetMemspace_t

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.
workspaceSize : int

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGetSize
");

pub(crate) fn cutensornetWorkspaceGetSize<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetWorkspaceGetSize(handle workDesc workPref memSpace));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_workPref = args::enumeration(workPref, "workPref", &cutensornet2::cutensornetWorksizePref_t)?;
    let c_memSpace = args::enumeration(memSpace, "memSpace", &cutensornet2::cutensornetMemspace_t)?;
    let mut c_workspaceSize: u64 = 0;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, Ptr) -> i32 = call
        .symbol(slots::cutensornetWorkspaceGetSize)?;
    let status = unsafe {
        released(py, || function(c_handle, c_workDesc, c_workPref, c_memSpace, (&raw mut c_workspaceSize).cast()))
    };
    returned(py, &cutensornet2::cutensornetStatus_t, status, 1, |tuple| tuple.push(out::u64(py, c_workspaceSize)?))
}

documented!(cutensornetWorkspacePurgeCache, c"cutensornetWorkspacePurgeCache($self, handle, workDesc, memSpace)
--

Discards what a workspace has cached.

``cutensornetStatus_t cutensornetWorkspacePurgeCache(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace)``

Parameters
----------
handle : cutensornetHandle_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
memSpace : cutensornetMemspace_t

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspacePurgeCache
");

pub(crate) fn cutensornetWorkspacePurgeCache<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetWorkspacePurgeCache(handle workDesc memSpace));
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_memSpace = args::enumeration(memSpace, "memSpace", &cutensornet2::cutensornetMemspace_t)?;
    let function: unsafe extern "system" fn(u64, u64, i32) -> i32 = call.symbol(slots::cutensornetWorkspacePurgeCache)?;
    let status = unsafe { released(py, || function(c_handle, c_workDesc, c_memSpace)) };
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetWorkspaceSet, c"cutensornetWorkspaceSet($self, handle, workDesc, memSpace, workspacePtr, workspaceSize)
--

Gives a workspace its memory.

``cutensornetStatus_t cutensornetWorkspaceSet(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, void *workspacePtr, uint64_t workspaceSize)``

Parameters
----------
handle : cutensornetHandle_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
memSpace : cutensornetMemspace_t
workspacePtr : address or buffer
    cubind keeps it alive until ``workDesc`` is destroyed, or such a call replaces it.
workspaceSize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier. Deprecated.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceSet
");

pub(crate) fn cutensornetWorkspaceSet<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetWorkspaceSet(handle workDesc memSpace workspacePtr workspaceSize));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_memSpace = args::enumeration(memSpace, "memSpace", &cutensornet2::cutensornetMemspace_t)?;
    ints!(u64, c_workspaceSize = workspaceSize);
    let c_workspacePtr = args::either(
        workspacePtr, "workspacePtr", None, true, Some(c_workspaceSize as usize), &arena,
    )?;
    args::keep(workspacePtr, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, Ptr, u64) -> i32 = call
        .symbol(slots::cutensornetWorkspaceSet)?;
    let status = unsafe {
        released(py, || function(c_handle, c_workDesc, c_memSpace, c_workspacePtr.cast(), c_workspaceSize))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cutensornet2::cutensornetWorkspaceDescriptor_t, c_workDesc as u64,
            Some(("cutensornetWorkspaceSet", u64::from(c_memSpace as u32))), arena,
        );
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}

documented!(cutensornetWorkspaceSetMemory, c"cutensornetWorkspaceSetMemory($self, handle, workDesc, memSpace, workKind, memoryPtr, memorySize)
--

Gives a workspace its memory of a kind.

``cutensornetStatus_t cutensornetWorkspaceSetMemory(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, void *memoryPtr, int64_t memorySize)``

Parameters
----------
handle : cutensornetHandle_t or None
workDesc : cutensornetWorkspaceDescriptor_t or None
memSpace : cutensornetMemspace_t
workKind : cutensornetWorkspaceKind_t
memoryPtr : address or buffer
    cubind keeps it alive until ``workDesc`` is destroyed, or such a call replaces it.
memorySize : int

Returns
-------
cutensornetStatus_t
    ``CUTENSORNET_STATUS_SUCCESS``.

Notes
-----
In ``cutensornet.h``. Since cuTensorNet 2.13 or earlier.
https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceSetMemory
");

pub(crate) fn cutensornetWorkspaceSetMemory<'py>(call: Call<'_, 'py>) -> Returned<'py> {
    bind!(py = call, cutensornetWorkspaceSetMemory(handle workDesc memSpace workKind memoryPtr memorySize));
    let arena = CallArena::new();
    let c_handle = args::value::<
        u64,
    >(handle, "handle", &cutensornet2::cutensornetHandle_t)?;
    let c_workDesc = args::value::<
        u64,
    >(workDesc, "workDesc", &cutensornet2::cutensornetWorkspaceDescriptor_t)?;
    let c_memSpace = args::enumeration(memSpace, "memSpace", &cutensornet2::cutensornetMemspace_t)?;
    let c_workKind = args::enumeration(workKind, "workKind", &cutensornet2::cutensornetWorkspaceKind_t)?;
    ints!(i64, c_memorySize = memorySize);
    let c_memoryPtr = args::either(memoryPtr, "memoryPtr", None, true, Some(args::extent(c_memorySize)), &arena)?;
    args::keep(memoryPtr, &arena)?;
    let function: unsafe extern "system" fn(u64, u64, i32, i32, Ptr, i64) -> i32 = call
        .symbol(slots::cutensornetWorkspaceSetMemory)?;
    let status = unsafe {
        released(py, || function(c_handle, c_workDesc, c_memSpace, c_workKind, c_memoryPtr.cast(), c_memorySize))
    };
    if status == 0 {
        handle_keepalive::hold(
            &cutensornet2::cutensornetWorkspaceDescriptor_t,
            c_workDesc as u64,
            Some((
                "cutensornetWorkspaceSetMemory",
                (u64::from(c_memSpace as u32)).rotate_left(24)
                    ^ u64::from(c_workKind as u32),
            )),
            arena,
        );
    }
    returned0(py, &cutensornet2::cutensornetStatus_t, status)
}
