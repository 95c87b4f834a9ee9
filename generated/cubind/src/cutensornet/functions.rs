//! Functions: cuTensorNet.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

const fn value_size_cutensornetAccessorAttributes_t(
    selector: cutensornetAccessorAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetAccessorAttributes_t::CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES
        | cutensornetAccessorAttributes_t::CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES => {
            ValueSize::One(4)
        }
        cutensornetAccessorAttributes_t::CUTENSORNET_ACCESSOR_INFO_FLOPS => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetContractionAutotunePreferenceAttributes_t(
    selector: cutensornetContractionAutotunePreferenceAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetContractionAutotunePreferenceAttributes_t::CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS
        | cutensornetContractionAutotunePreferenceAttributes_t::CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES => {
            ValueSize::One(4)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetContractionOptimizerConfigAttributes_t(
    selector: cutensornetContractionOptimizerConfigAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION
        | cutensornetContractionOptimizerConfigAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH => {
            ValueSize::One(4)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetContractionOptimizerInfoAttributes_t(
    selector: cutensornetContractionOptimizerInfoAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH
        | cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_CONFIG => {
            ValueSize::One(16)
        }
        cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES
        | cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD
        | cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT
        | cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT
        | cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST
        | cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST
        | cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR => {
            ValueSize::One(8)
        }
        cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES => {
            ValueSize::One(4)
        }
        cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_MODE
        | cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_INTERMEDIATE_MODES
        | cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_INTERMEDIATE_MODES => {
            ValueSize::Elements {
                size: 4,
                count: 0,
            }
        }
        cutensornetContractionOptimizerInfoAttributes_t::CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_EXTENT => {
            ValueSize::Elements {
                size: 8,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetExpectationAttributes_t(
    selector: cutensornetExpectationAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetExpectationAttributes_t::CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES
        | cutensornetExpectationAttributes_t::CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES => {
            ValueSize::One(4)
        }
        cutensornetExpectationAttributes_t::CUTENSORNET_EXPECTATION_INFO_FLOPS => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetMarginalAttributes_t(
    selector: cutensornetMarginalAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetMarginalAttributes_t::CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES
        | cutensornetMarginalAttributes_t::CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES
        | cutensornetMarginalAttributes_t::CUTENSORNET_MARGINAL_INFO_KIND => {
            ValueSize::One(4)
        }
        cutensornetMarginalAttributes_t::CUTENSORNET_MARGINAL_INFO_FLOPS => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetNetworkAttributes_t(
    selector: cutensornetNetworkAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetNetworkAttributes_t::CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT
        | cutensornetNetworkAttributes_t::CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED
        | cutensornetNetworkAttributes_t::CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD
        | cutensornetNetworkAttributes_t::CUTENSORNET_NETWORK_COMPUTE_TYPE => {
            ValueSize::One(4)
        }
        cutensornetNetworkAttributes_t::CUTENSORNET_NETWORK_INPUT_TENSORS_CONSTANT
        | cutensornetNetworkAttributes_t::CUTENSORNET_NETWORK_INPUT_TENSORS_CONJUGATED
        | cutensornetNetworkAttributes_t::CUTENSORNET_NETWORK_INPUT_TENSORS_REQUIRE_GRAD => {
            ValueSize::One(16)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetNetworkAutotunePreferenceAttributes_t(
    selector: cutensornetNetworkAutotunePreferenceAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetNetworkAutotunePreferenceAttributes_t::CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS
        | cutensornetNetworkAutotunePreferenceAttributes_t::CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES => {
            ValueSize::One(4)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetSamplerAttributes_t(
    selector: cutensornetSamplerAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetSamplerAttributes_t::CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES
        | cutensornetSamplerAttributes_t::CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES
        | cutensornetSamplerAttributes_t::CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC => {
            ValueSize::One(4)
        }
        cutensornetSamplerAttributes_t::CUTENSORNET_SAMPLER_INFO_FLOPS => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetStateAttributes_t(
    selector: cutensornetStateAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetStateAttributes_t::CUTENSORNET_STATE_MPS_CANONICAL_CENTER
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_NUM_HYPER_SAMPLES
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES => {
            ValueSize::One(4)
        }
        cutensornetStateAttributes_t::CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_INFO_FLOPS => ValueSize::One(8),
        cutensornetStateAttributes_t::CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS
        | cutensornetStateAttributes_t::CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS => {
            ValueSize::Elements {
                size: 1,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetStateProjectionMPSAttributes_t(
    selector: cutensornetStateProjectionMPSAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION
        | cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION
        | cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO
        | cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY
        | cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES => {
            ValueSize::One(4)
        }
        cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF
        | cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF
        | cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF
        | cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT
        | cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT => {
            ValueSize::One(8)
        }
        cutensornetStateProjectionMPSAttributes_t::CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO_PARAMS => {
            ValueSize::Elements {
                size: 1,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetTensorDescriptorAttributes_t(
    selector: cutensornetTensorDescriptorAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetTensorDescriptorAttributes_t::CUTENSORNET_TENSOR_DESCRIPTOR_IS_DISTRIBUTED => {
            ValueSize::One(4)
        }
        cutensornetTensorDescriptorAttributes_t::CUTENSORNET_TENSOR_DESCRIPTOR_ELEMENT_STRIDES
        | cutensornetTensorDescriptorAttributes_t::CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_SIZES
        | cutensornetTensorDescriptorAttributes_t::CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_STRIDES
        | cutensornetTensorDescriptorAttributes_t::CUTENSORNET_TENSOR_DESCRIPTOR_NRANKS_PER_MODE
        | cutensornetTensorDescriptorAttributes_t::CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_EXTENTS => {
            ValueSize::Elements {
                size: 8,
                count: 0,
            }
        }
        cutensornetTensorDescriptorAttributes_t::CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_DATA_SIZE => {
            ValueSize::One(8)
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetTensorSVDConfigAttributes_t(
    selector: cutensornetTensorSVDConfigAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetTensorSVDConfigAttributes_t::CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF
        | cutensornetTensorSVDConfigAttributes_t::CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF
        | cutensornetTensorSVDConfigAttributes_t::CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF => {
            ValueSize::One(8)
        }
        cutensornetTensorSVDConfigAttributes_t::CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION
        | cutensornetTensorSVDConfigAttributes_t::CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION
        | cutensornetTensorSVDConfigAttributes_t::CUTENSORNET_TENSOR_SVD_CONFIG_ALGO => {
            ValueSize::One(4)
        }
        cutensornetTensorSVDConfigAttributes_t::CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS => {
            ValueSize::Elements {
                size: 1,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

const fn value_size_cutensornetTensorSVDInfoAttributes_t(
    selector: cutensornetTensorSVDInfoAttributes_t,
) -> ValueSize {
    match selector {
        cutensornetTensorSVDInfoAttributes_t::CUTENSORNET_TENSOR_SVD_INFO_FULL_EXTENT
        | cutensornetTensorSVDInfoAttributes_t::CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT
        | cutensornetTensorSVDInfoAttributes_t::CUTENSORNET_TENSOR_SVD_INFO_DISCARDED_WEIGHT => {
            ValueSize::One(8)
        }
        cutensornetTensorSVDInfoAttributes_t::CUTENSORNET_TENSOR_SVD_INFO_ALGO => {
            ValueSize::One(4)
        }
        cutensornetTensorSVDInfoAttributes_t::CUTENSORNET_TENSOR_SVD_INFO_ALGO_STATUS => {
            ValueSize::Elements {
                size: 1,
                count: 0,
            }
        }
        _ => ValueSize::Any,
    }
}

/// Computes amplitudes of a state.
///
/// `cutensornetStatus_t cutensornetAccessorCompute(cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, const int64_t *projectedModeValues, cutensornetWorkspaceDescriptor_t workDesc, void *amplitudesTensor, void *stateNorm, cudaStream_t cudaStream)`
///
/// - `projectedModeValues`: in, array, length `known by tensorNetworkAccessor`; an empty slice passes NULL
/// - `amplitudesTensor`: on the device
/// - `stateNorm`: out, host memory, `16` bytes; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorCompute).
///
/// # Safety
///
/// - `handle`, `tensorNetworkAccessor`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
/// - `amplitudesTensor`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
/// - `stateNorm` is used after the call: keep it alive and unread and unwritten until this call completes on `cudaStream`.
/// - `projectedModeValues`: at least as long as `tensorNetworkAccessor` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetAccessorCompute<T: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkAccessor: cutensornetStateAccessor_t,
    projectedModeValues: &[i64],
    workDesc: cutensornetWorkspaceDescriptor_t,
    amplitudesTensor: CuPtr<c_void>,
    stateNorm: &mut [T],
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    if size_of_val(stateNorm) < 16 {
        refusal::refuse("cutensornetAccessorCompute", "`stateNorm` has fewer than 16 bytes");
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetAccessorCompute(
        handle, tensorNetworkAccessor, args::as_ptr(projectedModeValues), workDesc, amplitudesTensor.as_mut_ptr(),
        args::as_mut_ptr(stateNorm).cast(), cudaStream,
    ) };
    (returned,)
}

/// Changes a setting of an accessor.
///
/// `cutensornetStatus_t cutensornetAccessorConfigure(cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, cutensornetAccessorAttributes_t attribute, const void *attributeValue, size_t attributeSize)`
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `double` for `CUTENSORNET_ACCESSOR_INFO_FLOPS`; `int32_t` for `CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorConfigure).
///
/// # Safety
///
/// - `handle`, `tensorNetworkAccessor`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetAccessorConfigure<T: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkAccessor: cutensornetStateAccessor_t,
    attribute: cutensornetAccessorAttributes_t,
    attributeValue: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetAccessorAttributes_t(attribute).fits_told(size_of::<T>()) {
        refusal::refuse(
            "cutensornetAccessorConfigure", "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetAccessorConfigure(
        handle, tensorNetworkAccessor, attribute, core::ptr::from_ref(attributeValue).cast(),
        args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Returns something about the computation of amplitudes.
///
/// `cutensornetStatus_t cutensornetAccessorGetInfo(cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, cutensornetAccessorAttributes_t attribute, void *attributeValue, size_t attributeSize)`
///
/// Returns `(cutensornetStatus_t, attributeValue: T)`.
///
/// - `attributeValue`: out, one value; `attribute` chooses the type: `double` for `CUTENSORNET_ACCESSOR_INFO_FLOPS`; `int32_t` for `CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorGetInfo).
///
/// # Safety
///
/// `handle`, `tensorNetworkAccessor`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetAccessorGetInfo<T: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkAccessor: cutensornetStateAccessor_t,
    attribute: cutensornetAccessorAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetAccessorAttributes_t(attribute).fits_told(size_of::<T>()) {
        refusal::refuse(
            "cutensornetAccessorGetInfo", "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut attributeValue = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetAccessorGetInfo(
        handle, tensorNetworkAccessor, attribute, attributeValue.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, attributeValue.take())
}

/// Plans the computation of amplitudes, and sets the workspace that it needs.
///
/// `cutensornetStatus_t cutensornetAccessorPrepare(cutensornetHandle_t handle, cutensornetStateAccessor_t tensorNetworkAccessor, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetAccessorPrepare).
///
/// # Safety
///
/// - `handle`, `tensorNetworkAccessor`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cutensornetAccessorPrepare(
    handle: cutensornetHandle_t,
    tensorNetworkAccessor: cutensornetStateAccessor_t,
    maxWorkspaceSizeDevice: usize,
    workDesc: cutensornetWorkspaceDescriptor_t,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetAccessorPrepare(handle, tensorNetworkAccessor, maxWorkspaceSizeDevice, workDesc, cudaStream)
    };
    (returned,)
}

/// Contracts a network, or some slices of it, by a plan.
///
/// `cutensornetStatus_t cutensornetContractSlices(cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, void *rawDataOut, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc, cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)`
///
/// - `rawDataIn`: in, array, length `known by plan`
/// - `rawDataOut`: on the device
/// - `workDesc`, `sliceGroup`: in; may be NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractSlices).
///
/// # Safety
///
/// - `handle`, `plan`: live handles that no other thread uses during the call.
/// - `workDesc`, `sliceGroup`: live handles that no other thread uses during the call, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `rawDataIn`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
/// - `rawDataOut`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
/// - `rawDataIn`: at least as long as `plan` needs; that is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetContractSlices(
    handle: cutensornetHandle_t,
    plan: cutensornetContractionPlan_t,
    rawDataIn: &[*const c_void],
    rawDataOut: CuPtr<c_void>,
    accumulateOutput: i32,
    workDesc: cutensornetWorkspaceDescriptor_t,
    sliceGroup: cutensornetSliceGroup_t,
    stream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetContractSlices(
        handle, plan, args::as_ptr(rawDataIn), rawDataOut.as_mut_ptr(), accumulateOutput, workDesc, sliceGroup, stream,
    ) };
    (returned,)
}

/// Contracts one slice of a network by a plan.
///
/// `cutensornetStatus_t cutensornetContraction(cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, void *rawDataOut, cutensornetWorkspaceDescriptor_t workDesc, int64_t sliceId, cudaStream_t stream)`
///
/// - `rawDataIn`: in, array, length `known by plan`
/// - `rawDataOut`: on the device
/// - `workDesc`: in; may be NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContraction).
///
/// # Safety
///
/// - `handle`, `plan`: live handles that no other thread uses during the call.
/// - `workDesc`: a live handle that no other thread uses during the call, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `rawDataIn`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
/// - `rawDataOut`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
/// - `rawDataIn`: at least as long as `plan` needs; that is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetContraction(
    handle: cutensornetHandle_t,
    plan: cutensornetContractionPlan_t,
    rawDataIn: &[*const c_void],
    rawDataOut: CuPtr<c_void>,
    workDesc: cutensornetWorkspaceDescriptor_t,
    sliceId: i64,
    stream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetContraction(
        handle, plan, args::as_ptr(rawDataIn), rawDataOut.as_mut_ptr(), workDesc, sliceId, stream,
    ) };
    (returned,)
}

/// Tries kernels for each contraction of a plan, and keeps the quickest.
///
/// `cutensornetStatus_t cutensornetContractionAutotune(cutensornetHandle_t handle, cutensornetContractionPlan_t plan, const void *const *rawDataIn, void *rawDataOut, cutensornetWorkspaceDescriptor_t workDesc, cutensornetContractionAutotunePreference_t pref, cudaStream_t stream)`
///
/// - `rawDataIn`: in, array, length `known by plan`
/// - `rawDataOut`: on the device
/// - `workDesc`: in; may be NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionAutotune).
///
/// # Safety
///
/// - `handle`, `plan`, `pref`: live handles that no other thread uses during the call.
/// - `workDesc`: a live handle that no other thread uses during the call, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `rawDataIn`: valid memory of the size that the other arguments imply, until this call completes on `stream`.
/// - `rawDataOut`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
/// - `rawDataIn`: at least as long as `plan` needs; that is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetContractionAutotune(
    handle: cutensornetHandle_t,
    plan: cutensornetContractionPlan_t,
    rawDataIn: &[*const c_void],
    rawDataOut: CuPtr<c_void>,
    workDesc: cutensornetWorkspaceDescriptor_t,
    pref: cutensornetContractionAutotunePreference_t,
    stream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetContractionAutotune(
        handle, plan, args::as_ptr(rawDataIn), rawDataOut.as_mut_ptr(), workDesc, pref, stream,
    ) };
    (returned,)
}

/// Returns a setting for tuning a plan.
///
/// `cutensornetStatus_t cutensornetContractionAutotunePreferenceGetAttribute(cutensornetHandle_t handle, cutensornetContractionAutotunePreference_t autotunePreference, cutensornetContractionAutotunePreferenceAttributes_t attr, void *buffer, size_t sizeInBytes)`
///
/// Returns `(cutensornetStatus_t, buffer: T)`.
///
/// - `buffer`: out, one value; `attr` chooses the type: `int32_t` for `CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS`, `CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionAutotunePreferenceGetAttribute).
///
/// # Safety
///
/// `handle`, `autotunePreference`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetContractionAutotunePreferenceGetAttribute<T: Output>(
    handle: cutensornetHandle_t,
    autotunePreference: cutensornetContractionAutotunePreference_t,
    attr: cutensornetContractionAutotunePreferenceAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetContractionAutotunePreferenceAttributes_t(attr).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetContractionAutotunePreferenceGetAttribute",
            "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut buffer = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetContractionAutotunePreferenceGetAttribute(
        handle, autotunePreference, attr, buffer.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, buffer.take())
}

/// Changes a setting for tuning a plan.
///
/// `cutensornetStatus_t cutensornetContractionAutotunePreferenceSetAttribute(cutensornetHandle_t handle, cutensornetContractionAutotunePreference_t autotunePreference, cutensornetContractionAutotunePreferenceAttributes_t attr, const void *buffer, size_t sizeInBytes)`
///
/// - `buffer`: in, one value; `attr` chooses the type: `int32_t` for `CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS`, `CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionAutotunePreferenceSetAttribute).
///
/// # Safety
///
/// - `handle`, `autotunePreference`: live handles that no other thread uses during the call.
/// - `buffer` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetContractionAutotunePreferenceSetAttribute<T: Input>(
    handle: cutensornetHandle_t,
    autotunePreference: cutensornetContractionAutotunePreference_t,
    attr: cutensornetContractionAutotunePreferenceAttributes_t,
    buffer: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetContractionAutotunePreferenceAttributes_t(attr).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetContractionAutotunePreferenceSetAttribute",
            "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetContractionAutotunePreferenceSetAttribute(
        handle, autotunePreference, attr, core::ptr::from_ref(buffer).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Searches for a quick order of contractions that needs no more memory than there is.
///
/// `cutensornetStatus_t cutensornetContractionOptimize(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerConfig_t optimizerConfig, uint64_t workspaceSizeConstraint, cutensornetContractionOptimizerInfo_t optimizerInfo)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimize).
///
/// # Safety
///
/// `handle`, `networkDesc`, `optimizerConfig`, `optimizerInfo`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetContractionOptimize(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    optimizerConfig: cutensornetContractionOptimizerConfig_t,
    workspaceSizeConstraint: u64,
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetContractionOptimize(
        handle, networkDesc, optimizerConfig, workspaceSizeConstraint, optimizerInfo,
    ) };
    (returned,)
}

/// Returns a setting of the search.
///
/// `cutensornetStatus_t cutensornetContractionOptimizerConfigGetAttribute(cutensornetHandle_t handle, cutensornetContractionOptimizerConfig_t optimizerConfig, cutensornetContractionOptimizerConfigAttributes_t attr, void *buffer, size_t sizeInBytes)`
///
/// Returns `(cutensornetStatus_t, buffer: T)`.
///
/// - `buffer`: out, one value; `attr` chooses the type: `cutensornetGraphAlgo_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM`; `cutensornetMemoryModel_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL`; `cutensornetOptimizerCost_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE`; `cutensornetSmartOption_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION`; `int32_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerConfigGetAttribute).
///
/// # Safety
///
/// `handle`, `optimizerConfig`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetContractionOptimizerConfigGetAttribute<T: Output>(
    handle: cutensornetHandle_t,
    optimizerConfig: cutensornetContractionOptimizerConfig_t,
    attr: cutensornetContractionOptimizerConfigAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetContractionOptimizerConfigAttributes_t(attr).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetContractionOptimizerConfigGetAttribute",
            "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut buffer = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetContractionOptimizerConfigGetAttribute(
        handle, optimizerConfig, attr, buffer.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, buffer.take())
}

/// Changes a setting of the search.
///
/// `cutensornetStatus_t cutensornetContractionOptimizerConfigSetAttribute(cutensornetHandle_t handle, cutensornetContractionOptimizerConfig_t optimizerConfig, cutensornetContractionOptimizerConfigAttributes_t attr, const void *buffer, size_t sizeInBytes)`
///
/// - `buffer`: in, one value; `attr` chooses the type: `cutensornetGraphAlgo_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM`; `cutensornetMemoryModel_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL`; `cutensornetOptimizerCost_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE`; `cutensornetSmartOption_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION`; `int32_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerConfigSetAttribute).
///
/// # Safety
///
/// - `handle`, `optimizerConfig`: live handles that no other thread uses during the call.
/// - `buffer` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetContractionOptimizerConfigSetAttribute<T: Input>(
    handle: cutensornetHandle_t,
    optimizerConfig: cutensornetContractionOptimizerConfig_t,
    attr: cutensornetContractionOptimizerConfigAttributes_t,
    buffer: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetContractionOptimizerConfigAttributes_t(attr).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetContractionOptimizerConfigSetAttribute",
            "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetContractionOptimizerConfigSetAttribute(
        handle, optimizerConfig, attr, core::ptr::from_ref(buffer).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Returns something about an order of contractions, such as its cost.
///
/// `cutensornetStatus_t cutensornetContractionOptimizerInfoGetAttribute(cutensornetHandle_t handle, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetContractionOptimizerInfoAttributes_t attr, void *buffer, size_t sizeInBytes)`
///
/// - `buffer`: in, an address, passed unchanged
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoGetAttribute).
///
/// # Safety
///
/// - `handle`, `optimizerInfo`: live handles that no other thread uses during the call.
/// - `buffer`: valid memory of `sizeInBytes` bytes.
#[inline]
pub unsafe fn cutensornetContractionOptimizerInfoGetAttribute(
    handle: cutensornetHandle_t,
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
    attr: cutensornetContractionOptimizerInfoAttributes_t,
    buffer: *mut c_void,
    sizeInBytes: usize,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetContractionOptimizerInfoGetAttribute(handle, optimizerInfo, attr, buffer, sizeInBytes)
    };
    (returned,)
}

/// Returns how many bytes an order of contractions has when it is packed.
///
/// `cutensornetStatus_t cutensornetContractionOptimizerInfoGetPackedSize(cutensornetHandle_t handle, cutensornetContractionOptimizerInfo_t optimizerInfo, size_t *sizeInBytes)`
///
/// Returns `(cutensornetStatus_t, sizeInBytes: size_t)`.
///
/// - `sizeInBytes`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoGetPackedSize).
///
/// # Safety
///
/// `handle`, `optimizerInfo`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetContractionOptimizerInfoGetPackedSize(
    handle: cutensornetHandle_t,
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
) -> (cutensornetStatus_t, usize) {
    let mut sizeInBytes: usize = output::zeroed();
    let returned = unsafe {
        sys::cutensornetContractionOptimizerInfoGetPackedSize(handle, optimizerInfo, &mut sizeInBytes)
    };
    (returned, sizeInBytes)
}

/// Packs an order of contractions into bytes, for another process.
///
/// `cutensornetStatus_t cutensornetContractionOptimizerInfoPackData(cutensornetHandle_t handle, cutensornetContractionOptimizerInfo_t optimizerInfo, void *buffer, size_t sizeInBytes)`
///
/// - `buffer`: out, host memory, `sizeInBytes` bytes
/// - `sizeInBytes`: in; the length of `buffer`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoPackData).
///
/// # Safety
///
/// `handle`, `optimizerInfo`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetContractionOptimizerInfoPackData<T: Output>(
    handle: cutensornetHandle_t,
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
    buffer: &mut [T],
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetContractionOptimizerInfoPackData(
        handle, optimizerInfo, args::as_mut_ptr(buffer).cast(), args::count(size_of_val(buffer)),
    ) };
    (returned,)
}

/// Changes an order of contractions, or how it is sliced.
///
/// `cutensornetStatus_t cutensornetContractionOptimizerInfoSetAttribute(cutensornetHandle_t handle, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetContractionOptimizerInfoAttributes_t attr, const void *buffer, size_t sizeInBytes)`
///
/// - `buffer`: in, one value; `attr` chooses the type: `cutensornetContractionPath_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH`; `cutensornetSlicingConfig_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_CONFIG`; `double` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR`; `int32_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES`; `int32_t []` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_MODE`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_INTERMEDIATE_MODES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_INTERMEDIATE_MODES`; `int64_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES`; `int64_t []` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_EXTENT`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetContractionOptimizerInfoSetAttribute).
///
/// # Safety
///
/// - `handle`, `optimizerInfo`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `buffer` are valid during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetContractionOptimizerInfoSetAttribute<T: Input>(
    handle: cutensornetHandle_t,
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
    attr: cutensornetContractionOptimizerInfoAttributes_t,
    buffer: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetContractionOptimizerInfoAttributes_t(attr).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetContractionOptimizerInfoSetAttribute",
            "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetContractionOptimizerInfoSetAttribute(
        handle, optimizerInfo, attr, core::ptr::from_ref(buffer).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Makes a handle of cuTensorNet on the current device.
///
/// `cutensornetStatus_t cutensornetCreate(cutensornetHandle_t *handle)`
///
/// Returns `(cutensornetStatus_t, handle: cutensornetHandle_t)`.
///
/// - `handle`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreate).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensornetCreate() -> (cutensornetStatus_t, cutensornetHandle_t) {
    let mut handle: cutensornetHandle_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreate(&mut handle) };
    (returned, handle)
}

/// Makes an accessor of a state's amplitudes, of all or of a slice.
///
/// `cutensornetStatus_t cutensornetCreateAccessor(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numProjectedModes, const int32_t *projectedModes, const int64_t *amplitudesTensorStrides, cutensornetStateAccessor_t *tensorNetworkAccessor)`
///
/// Returns `(cutensornetStatus_t, tensorNetworkAccessor: cutensornetStateAccessor_t)`.
///
/// - `numProjectedModes`: in; the length of `projectedModes`
/// - `projectedModes`: in, array, length `numProjectedModes`; an empty slice passes NULL
/// - `amplitudesTensorStrides`: in, array, length `known by tensorNetworkState`; an empty slice passes NULL
/// - `tensorNetworkAccessor`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateAccessor).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `amplitudesTensorStrides`: at least as long as `tensorNetworkState` needs; that is not checked.
/// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkAccessor` exists.
#[inline]
pub unsafe fn cutensornetCreateAccessor(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    projectedModes: &[i32],
    amplitudesTensorStrides: &[i64],
) -> (cutensornetStatus_t, cutensornetStateAccessor_t) {
    let mut tensorNetworkAccessor: cutensornetStateAccessor_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateAccessor(
        handle, tensorNetworkState, args::count(projectedModes.len()), args::as_ptr(projectedModes),
        args::as_ptr(amplitudesTensorStrides), &mut tensorNetworkAccessor,
    ) };
    (returned, tensorNetworkAccessor)
}

/// Makes settings for tuning a plan.
///
/// `cutensornetStatus_t cutensornetCreateContractionAutotunePreference(cutensornetHandle_t handle, cutensornetContractionAutotunePreference_t *autotunePreference)`
///
/// Returns `(cutensornetStatus_t, autotunePreference: cutensornetContractionAutotunePreference_t)`.
///
/// - `autotunePreference`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionAutotunePreference).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetCreateContractionAutotunePreference(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t, cutensornetContractionAutotunePreference_t) {
    let mut autotunePreference: cutensornetContractionAutotunePreference_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateContractionAutotunePreference(handle, &mut autotunePreference) };
    (returned, autotunePreference)
}

/// Makes settings for the search for an order of contractions.
///
/// `cutensornetStatus_t cutensornetCreateContractionOptimizerConfig(cutensornetHandle_t handle, cutensornetContractionOptimizerConfig_t *optimizerConfig)`
///
/// Returns `(cutensornetStatus_t, optimizerConfig: cutensornetContractionOptimizerConfig_t)`.
///
/// - `optimizerConfig`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionOptimizerConfig).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateContractionOptimizerConfig(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t, cutensornetContractionOptimizerConfig_t) {
    let mut optimizerConfig: cutensornetContractionOptimizerConfig_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateContractionOptimizerConfig(handle, &mut optimizerConfig) };
    (returned, optimizerConfig)
}

/// Makes room for the order in which a network is contracted.
///
/// `cutensornetStatus_t cutensornetCreateContractionOptimizerInfo(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t *optimizerInfo)`
///
/// Returns `(cutensornetStatus_t, optimizerInfo: cutensornetContractionOptimizerInfo_t)`.
///
/// - `optimizerInfo`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionOptimizerInfo).
///
/// # Safety
///
/// `handle`, `networkDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateContractionOptimizerInfo(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
) -> (cutensornetStatus_t, cutensornetContractionOptimizerInfo_t) {
    let mut optimizerInfo: cutensornetContractionOptimizerInfo_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateContractionOptimizerInfo(handle, networkDesc, &mut optimizerInfo) };
    (returned, optimizerInfo)
}

/// Makes an order of contractions from bytes.
///
/// `cutensornetStatus_t cutensornetCreateContractionOptimizerInfoFromPackedData(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const void *buffer, size_t sizeInBytes, cutensornetContractionOptimizerInfo_t *optimizerInfo)`
///
/// Returns `(cutensornetStatus_t, optimizerInfo: cutensornetContractionOptimizerInfo_t)`.
///
/// - `buffer`: in, host memory, `sizeInBytes` bytes
/// - `sizeInBytes`: in; the length of `buffer`
/// - `optimizerInfo`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionOptimizerInfoFromPackedData).
///
/// # Safety
///
/// `handle`, `networkDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateContractionOptimizerInfoFromPackedData<T: Input>(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    buffer: &[T],
) -> (cutensornetStatus_t, cutensornetContractionOptimizerInfo_t) {
    let mut optimizerInfo: cutensornetContractionOptimizerInfo_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateContractionOptimizerInfoFromPackedData(
        handle, networkDesc, args::as_ptr(buffer).cast(), args::count(size_of_val(buffer)), &mut optimizerInfo,
    ) };
    (returned, optimizerInfo)
}

/// Plans the contractions of a network.
///
/// `cutensornetStatus_t cutensornetCreateContractionPlan(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc, cutensornetContractionPlan_t *plan)`
///
/// Returns `(cutensornetStatus_t, plan: cutensornetContractionPlan_t)`.
///
/// - `workDesc`: in; may be NULL
/// - `plan`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateContractionPlan).
///
/// # Safety
///
/// - `handle`, `networkDesc`, `optimizerInfo`: live handles that no other thread uses during the call.
/// - `workDesc`: a live handle that no other thread uses during the call, or NULL.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetCreateContractionPlan(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
) -> (cutensornetStatus_t, cutensornetContractionPlan_t) {
    let mut plan: cutensornetContractionPlan_t = output::zeroed();
    let returned = unsafe {
        sys::cutensornetCreateContractionPlan(handle, networkDesc, optimizerInfo, workDesc, &mut plan)
    };
    (returned, plan)
}

/// Describes a tensor that is spread over processes.
///
/// `cutensornetStatus_t cutensornetCreateDistributedTensorDescriptor(cutensornetHandle_t handle, int32_t numModes, const int64_t *extents, const int64_t *elementStrides, const int64_t *blockSizes, const int64_t *blockStrides, const int64_t *nranksPerMode, const int32_t *modeLabels, cudaDataType_t dataType, cutensornetTensorDescriptor_t *tensorDesc)`
///
/// Returns `(cutensornetStatus_t, tensorDesc: cutensornetTensorDescriptor_t)`.
///
/// - `numModes`: in; the length of `extents`, `elementStrides`, `blockSizes`, `blockStrides`, `nranksPerMode`, `modeLabels`
/// - `extents`, `nranksPerMode`, `modeLabels`: in, array, length `numModes`
/// - `elementStrides`, `blockSizes`, `blockStrides`: in, array, length `numModes`; an empty slice passes NULL
/// - `tensorDesc`: out
///
/// In `cutensornet.h` since cuTensorNet 2.14. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateDistributedTensorDescriptor).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateDistributedTensorDescriptor(
    handle: cutensornetHandle_t,
    extents: &[i64],
    elementStrides: &[i64],
    blockSizes: &[i64],
    blockStrides: &[i64],
    nranksPerMode: &[i64],
    modeLabels: &[i32],
    dataType: runtime::cudaDataType,
) -> (cutensornetStatus_t, cutensornetTensorDescriptor_t) {
    let Some(numModes) = args::same_len(
        [extents.len(), nranksPerMode.len(), modeLabels.len()],
        [elementStrides.len(), blockSizes.len(), blockStrides.len()],
    ) else {
        refusal::refuse(
            "cutensornetCreateDistributedTensorDescriptor",
            "the lengths of `extents`, `elementStrides`, `blockSizes`, `blockStrides`, `nranksPerMode`, `modeLabels` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut tensorDesc: cutensornetTensorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateDistributedTensorDescriptor(
        handle, args::count(numModes), args::as_ptr(extents), args::as_ptr(elementStrides), args::as_ptr(blockSizes),
        args::as_ptr(blockStrides), args::as_ptr(nranksPerMode), args::as_ptr(modeLabels), dataType, &mut tensorDesc,
    ) };
    (returned, tensorDesc)
}

/// Makes the expectation value of an operator in a state, for computation.
///
/// `cutensornetStatus_t cutensornetCreateExpectation(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetNetworkOperator_t tensorNetworkOperator, cutensornetStateExpectation_t *tensorNetworkExpectation)`
///
/// Returns `(cutensornetStatus_t, tensorNetworkExpectation: cutensornetStateExpectation_t)`.
///
/// - `tensorNetworkExpectation`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateExpectation).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`, `tensorNetworkOperator`: live handles that no other thread uses during the call.
/// - `tensorNetworkState`, `tensorNetworkOperator` and what they refer to stay valid after the call, as long as `tensorNetworkExpectation` exists.
#[inline]
pub unsafe fn cutensornetCreateExpectation(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    tensorNetworkOperator: cutensornetNetworkOperator_t,
) -> (cutensornetStatus_t, cutensornetStateExpectation_t) {
    let mut tensorNetworkExpectation: cutensornetStateExpectation_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateExpectation(
        handle, tensorNetworkState, tensorNetworkOperator, &mut tensorNetworkExpectation,
    ) };
    (returned, tensorNetworkExpectation)
}

/// Makes a reduced density matrix of a state, for computation.
///
/// `cutensornetStatus_t cutensornetCreateMarginal(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numMarginalModes, const int32_t *marginalModes, int32_t numProjectedModes, const int32_t *projectedModes, const int64_t *marginalTensorStrides, cutensornetStateMarginal_t *tensorNetworkMarginal)`
///
/// Returns `(cutensornetStatus_t, tensorNetworkMarginal: cutensornetStateMarginal_t)`.
///
/// - `numMarginalModes`: in; the length of `marginalModes`
/// - `marginalModes`: in, array, length `numMarginalModes`
/// - `numProjectedModes`: in; the length of `projectedModes`
/// - `projectedModes`: in, array, length `numProjectedModes`; an empty slice passes NULL
/// - `marginalTensorStrides`: in, array, length `known by numMarginalModes`; an empty slice passes NULL
/// - `tensorNetworkMarginal`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateMarginal).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `marginalTensorStrides`: at least as long as `numMarginalModes` needs; that is not checked.
/// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkMarginal` exists.
#[inline]
pub unsafe fn cutensornetCreateMarginal(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    marginalModes: &[i32],
    projectedModes: &[i32],
    marginalTensorStrides: &[i64],
) -> (cutensornetStatus_t, cutensornetStateMarginal_t) {
    let mut tensorNetworkMarginal: cutensornetStateMarginal_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateMarginal(
        handle, tensorNetworkState, args::count(marginalModes.len()), args::as_ptr(marginalModes),
        args::count(projectedModes.len()), args::as_ptr(projectedModes), args::as_ptr(marginalTensorStrides),
        &mut tensorNetworkMarginal,
    ) };
    (returned, tensorNetworkMarginal)
}

/// Makes the diagonal of a reduced density matrix, which has probabilities, for computation.
///
/// `cutensornetStatus_t cutensornetCreateMarginalDiagonal(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numMarginalModes, const int32_t *marginalModes, int32_t numProjectedModes, const int32_t *projectedModes, const int64_t *marginalDiagonalTensorStrides, cutensornetStateMarginal_t *tensorNetworkMarginal)`
///
/// Returns `(cutensornetStatus_t, tensorNetworkMarginal: cutensornetStateMarginal_t)`.
///
/// - `numMarginalModes`: in; the length of `marginalModes`, `marginalDiagonalTensorStrides`
/// - `marginalModes`: in, array, length `numMarginalModes`
/// - `numProjectedModes`: in; the length of `projectedModes`
/// - `projectedModes`: in, array, length `numProjectedModes`; an empty slice passes NULL
/// - `marginalDiagonalTensorStrides`: in, array, length `numMarginalModes`; an empty slice passes NULL
/// - `tensorNetworkMarginal`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateMarginalDiagonal).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkMarginal` exists.
#[inline]
pub unsafe fn cutensornetCreateMarginalDiagonal(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    marginalModes: &[i32],
    projectedModes: &[i32],
    marginalDiagonalTensorStrides: &[i64],
) -> (cutensornetStatus_t, cutensornetStateMarginal_t) {
    let Some(numMarginalModes) = args::same_len([marginalModes.len()], [marginalDiagonalTensorStrides.len()]) else {
        refusal::refuse(
            "cutensornetCreateMarginalDiagonal",
            "the lengths of `marginalModes`, `marginalDiagonalTensorStrides` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut tensorNetworkMarginal: cutensornetStateMarginal_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateMarginalDiagonal(
        handle, tensorNetworkState, args::count(numMarginalModes), args::as_ptr(marginalModes),
        args::count(projectedModes.len()), args::as_ptr(projectedModes), args::as_ptr(marginalDiagonalTensorStrides),
        &mut tensorNetworkMarginal,
    ) };
    (returned, tensorNetworkMarginal)
}

/// Makes a network without tensors.
///
/// `cutensornetStatus_t cutensornetCreateNetwork(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t *networkDesc)`
///
/// Returns `(cutensornetStatus_t, networkDesc: cutensornetNetworkDescriptor_t)`.
///
/// - `networkDesc`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetwork).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateNetwork(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t, cutensornetNetworkDescriptor_t) {
    let mut networkDesc: cutensornetNetworkDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateNetwork(handle, &mut networkDesc) };
    (returned, networkDesc)
}

/// Makes settings for tuning a network.
///
/// `cutensornetStatus_t cutensornetCreateNetworkAutotunePreference(cutensornetHandle_t handle, cutensornetNetworkAutotunePreference_t *autotunePreference)`
///
/// Returns `(cutensornetStatus_t, autotunePreference: cutensornetNetworkAutotunePreference_t)`.
///
/// - `autotunePreference`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetworkAutotunePreference).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateNetworkAutotunePreference(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t, cutensornetNetworkAutotunePreference_t) {
    let mut autotunePreference: cutensornetNetworkAutotunePreference_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateNetworkAutotunePreference(handle, &mut autotunePreference) };
    (returned, autotunePreference)
}

/// Makes a network of tensors that are all given at once.
///
/// `cutensornetStatus_t cutensornetCreateNetworkDescriptor(cutensornetHandle_t handle, int32_t numInputs, const int32_t *numModesIn, const int64_t *const *extentsIn, const int64_t *const *stridesIn, const int32_t *const *modesIn, const cutensornetTensorQualifiers_t *qualifiersIn, int32_t numModesOut, const int64_t *extentsOut, const int64_t *stridesOut, const int32_t *modesOut, cudaDataType_t dataType, cutensornetComputeType_t computeType, cutensornetNetworkDescriptor_t *networkDesc)`
///
/// Returns `(cutensornetStatus_t, networkDesc: cutensornetNetworkDescriptor_t)`.
///
/// - `numInputs`: in; the length of `numModesIn`, `extentsIn`, `stridesIn`, `modesIn`, `qualifiersIn`
/// - `numModesIn`, `extentsIn`, `modesIn`: in, array, length `numInputs`
/// - `stridesIn`, `qualifiersIn`: in, array, length `numInputs`; an empty slice passes NULL
/// - `extentsOut`, `stridesOut`, `modesOut`: in, array, length `known by numModesOut`; an empty slice passes NULL
/// - `networkDesc`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetworkDescriptor).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `extentsIn`, `stridesIn`, `modesIn`: valid memory of the size that the other arguments imply.
/// - `extentsOut`, `stridesOut`, `modesOut`: at least as long as `numModesOut` needs; that is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetCreateNetworkDescriptor(
    handle: cutensornetHandle_t,
    numModesIn: &[i32],
    extentsIn: &[*const i64],
    stridesIn: &[*const i64],
    modesIn: &[*const i32],
    qualifiersIn: &[cutensornetTensorQualifiers_t],
    numModesOut: i32,
    extentsOut: &[i64],
    stridesOut: &[i64],
    modesOut: &[i32],
    dataType: runtime::cudaDataType,
    computeType: cutensornetComputeType_t,
) -> (cutensornetStatus_t, cutensornetNetworkDescriptor_t) {
    let Some(numInputs) = args::same_len(
        [numModesIn.len(), extentsIn.len(), modesIn.len()], [stridesIn.len(), qualifiersIn.len()],
    ) else {
        refusal::refuse(
            "cutensornetCreateNetworkDescriptor",
            "the lengths of `numModesIn`, `extentsIn`, `stridesIn`, `modesIn`, `qualifiersIn` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut networkDesc: cutensornetNetworkDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateNetworkDescriptor(
        handle, args::count(numInputs), args::as_ptr(numModesIn), args::as_ptr(extentsIn), args::as_ptr(stridesIn),
        args::as_ptr(modesIn), args::as_ptr(qualifiersIn), numModesOut, args::as_ptr(extentsOut),
        args::as_ptr(stridesOut), args::as_ptr(modesOut), dataType, computeType, &mut networkDesc,
    ) };
    (returned, networkDesc)
}

/// Makes an operator on a space of given dimensions, without terms.
///
/// `cutensornetStatus_t cutensornetCreateNetworkOperator(cutensornetHandle_t handle, int32_t numStateModes, const int64_t *stateModeExtents, cudaDataType_t dataType, cutensornetNetworkOperator_t *tensorNetworkOperator)`
///
/// Returns `(cutensornetStatus_t, tensorNetworkOperator: cutensornetNetworkOperator_t)`.
///
/// - `numStateModes`: in; the length of `stateModeExtents`
/// - `stateModeExtents`: in, array, length `numStateModes`
/// - `tensorNetworkOperator`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateNetworkOperator).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateNetworkOperator(
    handle: cutensornetHandle_t,
    stateModeExtents: &[i64],
    dataType: runtime::cudaDataType,
) -> (cutensornetStatus_t, cutensornetNetworkOperator_t) {
    let mut tensorNetworkOperator: cutensornetNetworkOperator_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateNetworkOperator(
        handle, args::count(stateModeExtents.len()), args::as_ptr(stateModeExtents), dataType,
        &mut tensorNetworkOperator,
    ) };
    (returned, tensorNetworkOperator)
}

/// Makes a sampler of a state, of all its modes or of some.
///
/// `cutensornetStatus_t cutensornetCreateSampler(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numModesToSample, const int32_t *modesToSample, cutensornetStateSampler_t *tensorNetworkSampler)`
///
/// Returns `(cutensornetStatus_t, tensorNetworkSampler: cutensornetStateSampler_t)`.
///
/// - `numModesToSample`: in; the length of `modesToSample`
/// - `modesToSample`: in, array, length `numModesToSample`; an empty slice passes NULL
/// - `tensorNetworkSampler`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateSampler).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkSampler` exists.
#[inline]
pub unsafe fn cutensornetCreateSampler(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    modesToSample: &[i32],
) -> (cutensornetStatus_t, cutensornetStateSampler_t) {
    let mut tensorNetworkSampler: cutensornetStateSampler_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateSampler(
        handle, tensorNetworkState, args::count(modesToSample.len()), args::as_ptr(modesToSample),
        &mut tensorNetworkSampler,
    ) };
    (returned, tensorNetworkSampler)
}

/// Makes a group of slices, by their range.
///
/// `cutensornetStatus_t cutensornetCreateSliceGroupFromIDRange(cutensornetHandle_t handle, int64_t sliceIdStart, int64_t sliceIdStop, int64_t sliceIdStep, cutensornetSliceGroup_t *sliceGroup)`
///
/// Returns `(cutensornetStatus_t, sliceGroup: cutensornetSliceGroup_t)`.
///
/// - `sliceGroup`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateSliceGroupFromIDRange).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateSliceGroupFromIDRange(
    handle: cutensornetHandle_t,
    sliceIdStart: i64,
    sliceIdStop: i64,
    sliceIdStep: i64,
) -> (cutensornetStatus_t, cutensornetSliceGroup_t) {
    let mut sliceGroup: cutensornetSliceGroup_t = output::zeroed();
    let returned = unsafe {
        sys::cutensornetCreateSliceGroupFromIDRange(handle, sliceIdStart, sliceIdStop, sliceIdStep, &mut sliceGroup)
    };
    (returned, sliceGroup)
}

/// Makes a group of slices, by their numbers.
///
/// `cutensornetStatus_t cutensornetCreateSliceGroupFromIDs(cutensornetHandle_t handle, const int64_t *beginIDSequence, const int64_t *endIDSequence, cutensornetSliceGroup_t *sliceGroup)`
///
/// Returns `(cutensornetStatus_t, sliceGroup: cutensornetSliceGroup_t)`.
///
/// - `beginIDSequence`, `endIDSequence`: in, an address, passed unchanged
/// - `sliceGroup`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateSliceGroupFromIDs).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `beginIDSequence`: valid memory of the size that the other arguments imply.
/// - `endIDSequence` is right behind the last number.
#[inline]
pub unsafe fn cutensornetCreateSliceGroupFromIDs(
    handle: cutensornetHandle_t,
    beginIDSequence: *const i64,
    endIDSequence: *const i64,
) -> (cutensornetStatus_t, cutensornetSliceGroup_t) {
    let mut sliceGroup: cutensornetSliceGroup_t = output::zeroed();
    let returned = unsafe {
        sys::cutensornetCreateSliceGroupFromIDs(handle, beginIDSequence, endIDSequence, &mut sliceGroup)
    };
    (returned, sliceGroup)
}

/// Makes a state of given dimensions, the vacuum.
///
/// `cutensornetStatus_t cutensornetCreateState(cutensornetHandle_t handle, cutensornetStatePurity_t purity, int32_t numStateModes, const int64_t *stateModeExtents, cudaDataType_t dataType, cutensornetState_t *tensorNetworkState)`
///
/// Returns `(cutensornetStatus_t, tensorNetworkState: cutensornetState_t)`.
///
/// - `numStateModes`: in; the length of `stateModeExtents`
/// - `stateModeExtents`: in, array, length `numStateModes`
/// - `tensorNetworkState`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateState).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateState(
    handle: cutensornetHandle_t,
    purity: cutensornetStatePurity_t,
    stateModeExtents: &[i64],
    dataType: runtime::cudaDataType,
) -> (cutensornetStatus_t, cutensornetState_t) {
    let mut tensorNetworkState: cutensornetState_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateState(
        handle, purity, args::count(stateModeExtents.len()), args::as_ptr(stateModeExtents), dataType,
        &mut tensorNetworkState,
    ) };
    (returned, tensorNetworkState)
}

/// Makes the projection of states onto a matrix product state.
///
/// `cutensornetStatus_t cutensornetCreateStateProjectionMPS(cutensornetHandle_t handle, int32_t numStates, const cutensornetState_t *tensorNetworkStates, const cuDoubleComplex *coeffs, int32_t symmetric, int32_t numEnvs, const cutensornetMPSEnvBounds_t *specEnvs, cutensornetBoundaryCondition_t boundaryCondition, int32_t numTensors, const int32_t *quditsPerTensor, const int64_t **extentsOut, const int64_t **stridesOut, void **dualTensorsDataOut, const cutensornetMPSEnvBounds_t *orthoSpec, cutensornetStateProjectionMPS_t *tensorNetworkProjection)`
///
/// Returns `(cutensornetStatus_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t)`.
///
/// - `numStates`: in; the length of `tensorNetworkStates`, `coeffs`
/// - `tensorNetworkStates`: in, array, length `numStates`
/// - `coeffs`: in, array, length `numStates`; an empty slice passes NULL
/// - `numEnvs`: in; the length of `specEnvs`
/// - `specEnvs`: in, array, length `numEnvs`
/// - `numTensors`: in; the length of `quditsPerTensor`, `extentsOut`, `stridesOut`, `dualTensorsDataOut`
/// - `quditsPerTensor`, `stridesOut`, `dualTensorsDataOut`: in, array, length `numTensors`; an empty slice passes NULL
/// - `extentsOut`: in, array, length `numTensors`
/// - `orthoSpec`: in; `None` passes NULL
/// - `tensorNetworkProjection`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateStateProjectionMPS).
///
/// # Safety
///
/// - `handle`, `tensorNetworkStates`: live handles that no other thread uses during the call.
/// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
/// - `dualTensorsDataOut`: valid memory of the size that the other arguments imply, as long as `tensorNetworkProjection` exists.
/// - `tensorNetworkStates` and what it refers to stay valid after the call, as long as `tensorNetworkProjection` exists.
#[inline]
pub unsafe fn cutensornetCreateStateProjectionMPS(
    handle: cutensornetHandle_t,
    tensorNetworkStates: &[cutensornetState_t],
    coeffs: &[runtime::cuDoubleComplex],
    symmetric: i32,
    specEnvs: &[cutensornetMPSEnvBounds_t],
    boundaryCondition: cutensornetBoundaryCondition_t,
    quditsPerTensor: &[i32],
    extentsOut: &[*const i64],
    stridesOut: &[*const i64],
    dualTensorsDataOut: &[*mut c_void],
    orthoSpec: Option<&cutensornetMPSEnvBounds_t>,
) -> (cutensornetStatus_t, cutensornetStateProjectionMPS_t) {
    let Some(numStates) = args::same_len([tensorNetworkStates.len()], [coeffs.len()])
    else {
        refusal::refuse(
            "cutensornetCreateStateProjectionMPS", "the lengths of `tensorNetworkStates`, `coeffs` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let Some(numTensors) = args::same_len(
        [extentsOut.len()], [quditsPerTensor.len(), stridesOut.len(), dualTensorsDataOut.len()],
    ) else {
        refusal::refuse(
            "cutensornetCreateStateProjectionMPS",
            "the lengths of `quditsPerTensor`, `extentsOut`, `stridesOut`, `dualTensorsDataOut` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut tensorNetworkProjection: cutensornetStateProjectionMPS_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateStateProjectionMPS(
        handle, args::count(numStates), args::as_ptr(tensorNetworkStates), args::as_ptr(coeffs), symmetric,
        args::count(specEnvs.len()), args::as_ptr(specEnvs), boundaryCondition, args::count(numTensors),
        args::as_ptr(quditsPerTensor), args::as_ptr(extentsOut).cast_mut(), args::as_ptr(stridesOut).cast_mut(),
        args::as_ptr(dualTensorsDataOut).cast_mut(), args::option_ptr(orthoSpec), &mut tensorNetworkProjection,
    ) };
    (returned, tensorNetworkProjection)
}

/// Describes a tensor.
///
/// `cutensornetStatus_t cutensornetCreateTensorDescriptor(cutensornetHandle_t handle, int32_t numModes, const int64_t *extents, const int64_t *strides, const int32_t *modeLabels, cudaDataType_t dataType, cutensornetTensorDescriptor_t *tensorDesc)`
///
/// Returns `(cutensornetStatus_t, tensorDesc: cutensornetTensorDescriptor_t)`.
///
/// - `numModes`: in; the length of `extents`, `strides`, `modeLabels`
/// - `extents`, `modeLabels`: in, array, length `numModes`
/// - `strides`: in, array, length `numModes`; an empty slice passes NULL
/// - `tensorDesc`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateTensorDescriptor).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateTensorDescriptor(
    handle: cutensornetHandle_t,
    extents: &[i64],
    strides: &[i64],
    modeLabels: &[i32],
    dataType: runtime::cudaDataType,
) -> (cutensornetStatus_t, cutensornetTensorDescriptor_t) {
    let Some(numModes) = args::same_len([extents.len(), modeLabels.len()], [strides.len()]) else {
        refusal::refuse(
            "cutensornetCreateTensorDescriptor", "the lengths of `extents`, `strides`, `modeLabels` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut tensorDesc: cutensornetTensorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateTensorDescriptor(
        handle, args::count(numModes), args::as_ptr(extents), args::as_ptr(strides), args::as_ptr(modeLabels), dataType,
        &mut tensorDesc,
    ) };
    (returned, tensorDesc)
}

/// Makes settings for singular value decompositions.
///
/// `cutensornetStatus_t cutensornetCreateTensorSVDConfig(cutensornetHandle_t handle, cutensornetTensorSVDConfig_t *svdConfig)`
///
/// Returns `(cutensornetStatus_t, svdConfig: cutensornetTensorSVDConfig_t)`.
///
/// - `svdConfig`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateTensorSVDConfig).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateTensorSVDConfig(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t, cutensornetTensorSVDConfig_t) {
    let mut svdConfig: cutensornetTensorSVDConfig_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateTensorSVDConfig(handle, &mut svdConfig) };
    (returned, svdConfig)
}

/// Makes room for what a singular value decomposition tells of itself.
///
/// `cutensornetStatus_t cutensornetCreateTensorSVDInfo(cutensornetHandle_t handle, cutensornetTensorSVDInfo_t *svdInfo)`
///
/// Returns `(cutensornetStatus_t, svdInfo: cutensornetTensorSVDInfo_t)`.
///
/// - `svdInfo`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateTensorSVDInfo).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateTensorSVDInfo(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t, cutensornetTensorSVDInfo_t) {
    let mut svdInfo: cutensornetTensorSVDInfo_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateTensorSVDInfo(handle, &mut svdInfo) };
    (returned, svdInfo)
}

/// Makes the description of a workspace.
///
/// `cutensornetStatus_t cutensornetCreateWorkspaceDescriptor(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t *workDesc)`
///
/// Returns `(cutensornetStatus_t, workDesc: cutensornetWorkspaceDescriptor_t)`.
///
/// - `workDesc`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetCreateWorkspaceDescriptor).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetCreateWorkspaceDescriptor(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t, cutensornetWorkspaceDescriptor_t) {
    let mut workDesc: cutensornetWorkspaceDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensornetCreateWorkspaceDescriptor(handle, &mut workDesc) };
    (returned, workDesc)
}

/// Destroys a handle.
///
/// `cutensornetStatus_t cutensornetDestroy(cutensornetHandle_t handle)`
///
/// - `handle`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroy).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - No thread uses `handle`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroy(handle: cutensornetHandle_t) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroy(handle) };
    (returned,)
}

/// Destroys an accessor.
///
/// `cutensornetStatus_t cutensornetDestroyAccessor(cutensornetStateAccessor_t tensorNetworkAccessor)`
///
/// - `tensorNetworkAccessor`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyAccessor).
///
/// # Safety
///
/// - `tensorNetworkAccessor`: a live handle that no other thread uses during the call.
/// - No thread uses `tensorNetworkAccessor`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyAccessor(
    tensorNetworkAccessor: cutensornetStateAccessor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyAccessor(tensorNetworkAccessor) };
    (returned,)
}

/// Destroys settings for tuning a plan.
///
/// `cutensornetStatus_t cutensornetDestroyContractionAutotunePreference(cutensornetContractionAutotunePreference_t autotunePreference)`
///
/// - `autotunePreference`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionAutotunePreference).
///
/// # Safety
///
/// - `autotunePreference`: a live handle that no other thread uses during the call.
/// - No thread uses `autotunePreference`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetDestroyContractionAutotunePreference(
    autotunePreference: cutensornetContractionAutotunePreference_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyContractionAutotunePreference(autotunePreference) };
    (returned,)
}

/// Destroys settings for the search.
///
/// `cutensornetStatus_t cutensornetDestroyContractionOptimizerConfig(cutensornetContractionOptimizerConfig_t optimizerConfig)`
///
/// - `optimizerConfig`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionOptimizerConfig).
///
/// # Safety
///
/// - `optimizerConfig`: a live handle that no other thread uses during the call.
/// - No thread uses `optimizerConfig`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyContractionOptimizerConfig(
    optimizerConfig: cutensornetContractionOptimizerConfig_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyContractionOptimizerConfig(optimizerConfig) };
    (returned,)
}

/// Destroys such an order.
///
/// `cutensornetStatus_t cutensornetDestroyContractionOptimizerInfo(cutensornetContractionOptimizerInfo_t optimizerInfo)`
///
/// - `optimizerInfo`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionOptimizerInfo).
///
/// # Safety
///
/// - `optimizerInfo`: a live handle that no other thread uses during the call.
/// - No thread uses `optimizerInfo`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyContractionOptimizerInfo(
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyContractionOptimizerInfo(optimizerInfo) };
    (returned,)
}

/// Destroys a plan.
///
/// `cutensornetStatus_t cutensornetDestroyContractionPlan(cutensornetContractionPlan_t plan)`
///
/// - `plan`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyContractionPlan).
///
/// # Safety
///
/// - `plan`: a live handle that no other thread uses during the call.
/// - No thread uses `plan`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetDestroyContractionPlan(
    plan: cutensornetContractionPlan_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyContractionPlan(plan) };
    (returned,)
}

/// Destroys an expectation value.
///
/// `cutensornetStatus_t cutensornetDestroyExpectation(cutensornetStateExpectation_t tensorNetworkExpectation)`
///
/// - `tensorNetworkExpectation`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyExpectation).
///
/// # Safety
///
/// - `tensorNetworkExpectation`: a live handle that no other thread uses during the call.
/// - No thread uses `tensorNetworkExpectation`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyExpectation(
    tensorNetworkExpectation: cutensornetStateExpectation_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyExpectation(tensorNetworkExpectation) };
    (returned,)
}

/// Destroys a reduced density matrix.
///
/// `cutensornetStatus_t cutensornetDestroyMarginal(cutensornetStateMarginal_t tensorNetworkMarginal)`
///
/// - `tensorNetworkMarginal`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyMarginal).
///
/// # Safety
///
/// - `tensorNetworkMarginal`: a live handle that no other thread uses during the call.
/// - No thread uses `tensorNetworkMarginal`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyMarginal(
    tensorNetworkMarginal: cutensornetStateMarginal_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyMarginal(tensorNetworkMarginal) };
    (returned,)
}

/// Destroys a network.
///
/// `cutensornetStatus_t cutensornetDestroyNetwork(cutensornetNetworkDescriptor_t networkDesc)`
///
/// - `networkDesc`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetwork).
///
/// # Safety
///
/// - `networkDesc`: a live handle that no other thread uses during the call.
/// - No thread uses `networkDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyNetwork(
    networkDesc: cutensornetNetworkDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyNetwork(networkDesc) };
    (returned,)
}

/// Destroys settings for tuning a network.
///
/// `cutensornetStatus_t cutensornetDestroyNetworkAutotunePreference(cutensornetNetworkAutotunePreference_t autotunePreference)`
///
/// - `autotunePreference`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetworkAutotunePreference).
///
/// # Safety
///
/// - `autotunePreference`: a live handle that no other thread uses during the call.
/// - No thread uses `autotunePreference`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyNetworkAutotunePreference(
    autotunePreference: cutensornetNetworkAutotunePreference_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyNetworkAutotunePreference(autotunePreference) };
    (returned,)
}

/// Destroys a network that was made at once.
///
/// `cutensornetStatus_t cutensornetDestroyNetworkDescriptor(cutensornetNetworkDescriptor_t networkDesc)`
///
/// - `networkDesc`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetworkDescriptor).
///
/// # Safety
///
/// - `networkDesc`: a live handle that no other thread uses during the call.
/// - No thread uses `networkDesc`, or objects that belong to it, during or after the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetDestroyNetworkDescriptor(
    networkDesc: cutensornetNetworkDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyNetworkDescriptor(networkDesc) };
    (returned,)
}

/// Destroys an operator that is a network.
///
/// `cutensornetStatus_t cutensornetDestroyNetworkOperator(cutensornetNetworkOperator_t tensorNetworkOperator)`
///
/// - `tensorNetworkOperator`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyNetworkOperator).
///
/// # Safety
///
/// - `tensorNetworkOperator`: a live handle that no other thread uses during the call.
/// - No thread uses `tensorNetworkOperator`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyNetworkOperator(
    tensorNetworkOperator: cutensornetNetworkOperator_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyNetworkOperator(tensorNetworkOperator) };
    (returned,)
}

/// Destroys a sampler.
///
/// `cutensornetStatus_t cutensornetDestroySampler(cutensornetStateSampler_t tensorNetworkSampler)`
///
/// - `tensorNetworkSampler`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroySampler).
///
/// # Safety
///
/// - `tensorNetworkSampler`: a live handle that no other thread uses during the call.
/// - No thread uses `tensorNetworkSampler`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroySampler(
    tensorNetworkSampler: cutensornetStateSampler_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroySampler(tensorNetworkSampler) };
    (returned,)
}

/// Destroys a group of slices.
///
/// `cutensornetStatus_t cutensornetDestroySliceGroup(cutensornetSliceGroup_t sliceGroup)`
///
/// - `sliceGroup`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroySliceGroup).
///
/// # Safety
///
/// - `sliceGroup`: a live handle that no other thread uses during the call.
/// - No thread uses `sliceGroup`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroySliceGroup(
    sliceGroup: cutensornetSliceGroup_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroySliceGroup(sliceGroup) };
    (returned,)
}

/// Destroys a state.
///
/// `cutensornetStatus_t cutensornetDestroyState(cutensornetState_t tensorNetworkState)`
///
/// - `tensorNetworkState`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyState).
///
/// # Safety
///
/// - `tensorNetworkState`: a live handle that no other thread uses during the call.
/// - No thread uses `tensorNetworkState`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyState(
    tensorNetworkState: cutensornetState_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyState(tensorNetworkState) };
    (returned,)
}

/// Destroys a projection.
///
/// `cutensornetStatus_t cutensornetDestroyStateProjectionMPS(cutensornetStateProjectionMPS_t tensorNetworkProjection)`
///
/// - `tensorNetworkProjection`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyStateProjectionMPS).
///
/// # Safety
///
/// - `tensorNetworkProjection`: a live handle that no other thread uses during the call.
/// - No thread uses `tensorNetworkProjection`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyStateProjectionMPS(
    tensorNetworkProjection: cutensornetStateProjectionMPS_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyStateProjectionMPS(tensorNetworkProjection) };
    (returned,)
}

/// Destroys the description of a tensor.
///
/// `cutensornetStatus_t cutensornetDestroyTensorDescriptor(cutensornetTensorDescriptor_t tensorDesc)`
///
/// - `tensorDesc`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyTensorDescriptor).
///
/// # Safety
///
/// - `tensorDesc`: a live handle that no other thread uses during the call.
/// - No thread uses `tensorDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyTensorDescriptor(
    tensorDesc: cutensornetTensorDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyTensorDescriptor(tensorDesc) };
    (returned,)
}

/// Destroys settings for singular value decompositions.
///
/// `cutensornetStatus_t cutensornetDestroyTensorSVDConfig(cutensornetTensorSVDConfig_t svdConfig)`
///
/// - `svdConfig`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyTensorSVDConfig).
///
/// # Safety
///
/// - `svdConfig`: a live handle that no other thread uses during the call.
/// - No thread uses `svdConfig`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyTensorSVDConfig(
    svdConfig: cutensornetTensorSVDConfig_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyTensorSVDConfig(svdConfig) };
    (returned,)
}

/// Destroys what a decomposition has told.
///
/// `cutensornetStatus_t cutensornetDestroyTensorSVDInfo(cutensornetTensorSVDInfo_t svdInfo)`
///
/// - `svdInfo`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyTensorSVDInfo).
///
/// # Safety
///
/// - `svdInfo`: a live handle that no other thread uses during the call.
/// - No thread uses `svdInfo`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyTensorSVDInfo(
    svdInfo: cutensornetTensorSVDInfo_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyTensorSVDInfo(svdInfo) };
    (returned,)
}

/// Destroys the description of a workspace, and not its memory.
///
/// `cutensornetStatus_t cutensornetDestroyWorkspaceDescriptor(cutensornetWorkspaceDescriptor_t workDesc)`
///
/// - `workDesc`: in; invalid afterwards
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDestroyWorkspaceDescriptor).
///
/// # Safety
///
/// - `workDesc`: a live handle that no other thread uses during the call.
/// - No thread uses `workDesc`, or objects that belong to it, during or after the call.
#[inline]
pub unsafe fn cutensornetDestroyWorkspaceDescriptor(
    workDesc: cutensornetWorkspaceDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDestroyWorkspaceDescriptor(workDesc) };
    (returned,)
}

/// Returns how many processes work together.
///
/// `cutensornetStatus_t cutensornetDistributedGetNumRanks(cutensornetHandle_t handle, int32_t *numRanks)`
///
/// Returns `(cutensornetStatus_t, numRanks: int32_t)`.
///
/// - `numRanks`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedGetNumRanks).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetDistributedGetNumRanks(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t, i32) {
    let mut numRanks: i32 = output::zeroed();
    let returned = unsafe { sys::cutensornetDistributedGetNumRanks(handle, &mut numRanks) };
    (returned, numRanks)
}

/// Returns which of them this process is.
///
/// `cutensornetStatus_t cutensornetDistributedGetProcRank(cutensornetHandle_t handle, int32_t *procRank)`
///
/// Returns `(cutensornetStatus_t, procRank: int32_t)`.
///
/// - `procRank`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedGetProcRank).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetDistributedGetProcRank(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t, i32) {
    let mut procRank: i32 = output::zeroed();
    let returned = unsafe { sys::cutensornetDistributedGetProcRank(handle, &mut procRank) };
    (returned, procRank)
}

/// Makes a handle work in all processes of a communicator, or alone again.
///
/// `cutensornetStatus_t cutensornetDistributedResetConfiguration(cutensornetHandle_t handle, const void *commPtr, size_t commSize)`
///
/// - `commPtr`: in, host memory, `commSize` bytes; an empty slice passes NULL
/// - `commSize`: in; the length of `commPtr`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedResetConfiguration).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - `commPtr` is used after the call: keep it alive and unwritten during the call, which copies what it needs.
/// - The communicator is no other handle's, lives until the next one is set or the handle is destroyed, and all its processes make the same calls.
#[inline]
pub unsafe fn cutensornetDistributedResetConfiguration<T: Input>(
    handle: cutensornetHandle_t,
    commPtr: &[T],
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDistributedResetConfiguration(
        handle, args::as_ptr(commPtr).cast(), args::count(size_of_val(commPtr)),
    ) };
    (returned,)
}

/// Waits until all processes have got here.
///
/// `cutensornetStatus_t cutensornetDistributedSynchronize(cutensornetHandle_t handle)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetDistributedSynchronize).
///
/// # Safety
///
/// `handle`: a live handle that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetDistributedSynchronize(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetDistributedSynchronize(handle) };
    (returned,)
}

/// Computes an expectation value, which is not divided by the norm.
///
/// `cutensornetStatus_t cutensornetExpectationCompute(cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetWorkspaceDescriptor_t workDesc, void *expectationValue, void *stateNorm, cudaStream_t cudaStream)`
///
/// - `expectationValue`: out, host memory, `16` bytes
/// - `stateNorm`: out, host memory, `16` bytes; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationCompute).
///
/// # Safety
///
/// - `handle`, `tensorNetworkExpectation`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
/// - `expectationValue`, `stateNorm` are used after the call: keep them alive and unread and unwritten until this call completes on `cudaStream`.
#[inline]
pub unsafe fn cutensornetExpectationCompute<T: Output, U: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkExpectation: cutensornetStateExpectation_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    expectationValue: &mut [T],
    stateNorm: &mut [U],
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    if size_of_val(expectationValue) < 16 {
        refusal::refuse("cutensornetExpectationCompute", "`expectationValue` has fewer than 16 bytes");
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    if size_of_val(stateNorm) < 16 {
        refusal::refuse("cutensornetExpectationCompute", "`stateNorm` has fewer than 16 bytes");
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetExpectationCompute(
        handle, tensorNetworkExpectation, workDesc, args::as_mut_ptr(expectationValue).cast(),
        args::as_mut_ptr(stateNorm).cast(), cudaStream,
    ) };
    (returned,)
}

/// Computes an expectation value and its gradients by operators of the state.
///
/// `cutensornetStatus_t cutensornetExpectationComputeWithGradientsBackward(cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, int32_t accumulateGradients, const void *expectationValueAdjoint, const void *stateNormAdjoint, cutensornetWorkspaceDescriptor_t workDesc, void *expectationValue, void *stateNorm, cudaStream_t cudaStream)`
///
/// - `expectationValueAdjoint`: in, a scalar on the host; its type: that of the state's elements
/// - `stateNormAdjoint`: in, a scalar on the host; its type: that of the state's elements; `None` passes NULL
/// - `expectationValue`: out, host memory, `16` bytes
/// - `stateNorm`: out, host memory, `16` bytes; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationComputeWithGradientsBackward).
///
/// # Safety
///
/// - `handle`, `tensorNetworkExpectation`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
/// - `expectationValue`, `stateNorm` are used after the call: keep them alive and unread and unwritten until this call completes on `cudaStream`.
#[inline]
pub unsafe fn cutensornetExpectationComputeWithGradientsBackward<T: Output, U: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkExpectation: cutensornetStateExpectation_t,
    accumulateGradients: i32,
    expectationValueAdjoint: HostScalar,
    stateNormAdjoint: Option<HostScalar>,
    workDesc: cutensornetWorkspaceDescriptor_t,
    expectationValue: &mut [T],
    stateNorm: &mut [U],
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    if size_of_val(expectationValue) < 16 {
        refusal::refuse(
            "cutensornetExpectationComputeWithGradientsBackward", "`expectationValue` has fewer than 16 bytes",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    if size_of_val(stateNorm) < 16 {
        refusal::refuse("cutensornetExpectationComputeWithGradientsBackward", "`stateNorm` has fewer than 16 bytes");
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetExpectationComputeWithGradientsBackward(
        handle, tensorNetworkExpectation, accumulateGradients, expectationValueAdjoint.as_ptr(),
        stateNormAdjoint.as_ref().map_or(core::ptr::null(), HostScalar::as_ptr), workDesc,
        args::as_mut_ptr(expectationValue).cast(), args::as_mut_ptr(stateNorm).cast(), cudaStream,
    ) };
    (returned,)
}

/// Changes a setting of an expectation value.
///
/// `cutensornetStatus_t cutensornetExpectationConfigure(cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetExpectationAttributes_t attribute, const void *attributeValue, size_t attributeSize)`
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `double` for `CUTENSORNET_EXPECTATION_INFO_FLOPS`; `int32_t` for `CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationConfigure).
///
/// # Safety
///
/// - `handle`, `tensorNetworkExpectation`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetExpectationConfigure<T: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkExpectation: cutensornetStateExpectation_t,
    attribute: cutensornetExpectationAttributes_t,
    attributeValue: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetExpectationAttributes_t(attribute).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetExpectationConfigure",
            "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetExpectationConfigure(
        handle, tensorNetworkExpectation, attribute, core::ptr::from_ref(attributeValue).cast(),
        args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Returns something about the computation of an expectation value.
///
/// `cutensornetStatus_t cutensornetExpectationGetInfo(cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, cutensornetExpectationAttributes_t attribute, void *attributeValue, size_t attributeSize)`
///
/// Returns `(cutensornetStatus_t, attributeValue: T)`.
///
/// - `attributeValue`: out, one value; `attribute` chooses the type: `double` for `CUTENSORNET_EXPECTATION_INFO_FLOPS`; `int32_t` for `CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationGetInfo).
///
/// # Safety
///
/// `handle`, `tensorNetworkExpectation`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetExpectationGetInfo<T: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkExpectation: cutensornetStateExpectation_t,
    attribute: cutensornetExpectationAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetExpectationAttributes_t(attribute).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetExpectationGetInfo", "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut attributeValue = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetExpectationGetInfo(
        handle, tensorNetworkExpectation, attribute, attributeValue.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, attributeValue.take())
}

/// Plans the computation of an expectation value, and sets the workspace that it needs.
///
/// `cutensornetStatus_t cutensornetExpectationPrepare(cutensornetHandle_t handle, cutensornetStateExpectation_t tensorNetworkExpectation, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetExpectationPrepare).
///
/// # Safety
///
/// - `handle`, `tensorNetworkExpectation`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cutensornetExpectationPrepare(
    handle: cutensornetHandle_t,
    tensorNetworkExpectation: cutensornetStateExpectation_t,
    maxWorkspaceSizeDevice: usize,
    workDesc: cutensornetWorkspaceDescriptor_t,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetExpectationPrepare(
        handle, tensorNetworkExpectation, maxWorkspaceSizeDevice, workDesc, cudaStream,
    ) };
    (returned,)
}

/// Applies a gate to two tensors that share a mode, and decomposes the result into two again.
///
/// `cutensornetStatus_t cutensornetGateSplit(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorInA, const void *rawDataInA, cutensornetTensorDescriptor_t descTensorInB, const void *rawDataInB, cutensornetTensorDescriptor_t descTensorInG, const void *rawDataInG, cutensornetTensorDescriptor_t descTensorU, void *u, void *s, cutensornetTensorDescriptor_t descTensorV, void *v, cutensornetGateSplitAlgo_t gateAlgo, cutensornetTensorSVDConfig_t svdConfig, cutensornetComputeType_t computeType, cutensornetTensorSVDInfo_t svdInfo, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)`
///
/// - `rawDataInA`, `rawDataInB`, `rawDataInG`: in, on the device
/// - `u`, `s`, `v`: on the device
/// - `svdConfig`, `svdInfo`: in; may be NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGateSplit).
///
/// # Safety
///
/// - `handle`, `descTensorInA`, `descTensorInB`, `descTensorInG`, `descTensorU`, `descTensorV`, `workDesc`: live handles that no other thread uses during the call.
/// - `svdConfig`, `svdInfo`: live handles that no other thread uses during the call, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `rawDataInA`, `rawDataInB`, `rawDataInG`, `u`, `s`, `v`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
#[inline]
pub unsafe fn cutensornetGateSplit(
    handle: cutensornetHandle_t,
    descTensorInA: cutensornetTensorDescriptor_t,
    rawDataInA: CuPtr<c_void>,
    descTensorInB: cutensornetTensorDescriptor_t,
    rawDataInB: CuPtr<c_void>,
    descTensorInG: cutensornetTensorDescriptor_t,
    rawDataInG: CuPtr<c_void>,
    descTensorU: cutensornetTensorDescriptor_t,
    u: CuPtr<c_void>,
    s: CuPtr<c_void>,
    descTensorV: cutensornetTensorDescriptor_t,
    v: CuPtr<c_void>,
    gateAlgo: cutensornetGateSplitAlgo_t,
    svdConfig: cutensornetTensorSVDConfig_t,
    computeType: cutensornetComputeType_t,
    svdInfo: cutensornetTensorSVDInfo_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    stream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetGateSplit(
        handle, descTensorInA, rawDataInA.as_ptr(), descTensorInB, rawDataInB.as_ptr(), descTensorInG,
        rawDataInG.as_ptr(), descTensorU, u.as_mut_ptr(), s.as_mut_ptr(), descTensorV, v.as_mut_ptr(), gateAlgo,
        svdConfig, computeType, svdInfo, workDesc, stream,
    ) };
    (returned,)
}

/// Returns the version of CUDA's runtime that cuTensorNet was built with.
///
/// `size_t cutensornetGetCudartVersion(void)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetCudartVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensornetGetCudartVersion() -> usize {
    unsafe { sys::cutensornetGetCudartVersion() }
}

/// Returns the functions by which a handle allocates memory.
///
/// `cutensornetStatus_t cutensornetGetDeviceMemHandler(cutensornetHandle_t handle, cutensornetDeviceMemHandler_t *devMemHandler)`
///
/// Returns `(cutensornetStatus_t, devMemHandler: cutensornetDeviceMemHandler_t)`.
///
/// - `devMemHandler`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetDeviceMemHandler).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - Pointers in `devMemHandler` are borrowed; they are valid until their owner changes or is destroyed.
#[inline]
pub unsafe fn cutensornetGetDeviceMemHandler(
    handle: cutensornetHandle_t,
) -> (cutensornetStatus_t, cutensornetDeviceMemHandler_t) {
    let mut devMemHandler = output::Slack::<cutensornetDeviceMemHandler_t>::new();
    let returned = unsafe { sys::cutensornetGetDeviceMemHandler(handle, devMemHandler.slot()) };
    (returned, devMemHandler.take())
}

/// Returns what a status means, in words.
///
/// `const char *cutensornetGetErrorString(cutensornetStatus_t error)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetErrorString).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensornetGetErrorString(
    error: cutensornetStatus_t,
) -> Option<&'static CStr> {
    unsafe { support::text(sys::cutensornetGetErrorString(error)) }
}

/// Returns why the last call on this thread that failed has failed.
///
/// `const char *cutensornetGetLastError(void)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetLastError).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensornetGetLastError() -> Option<&'static CStr> {
    unsafe { support::text(sys::cutensornetGetLastError()) }
}

/// Returns the shapes of the tensors that a state results in.
///
/// `cutensornetStatus_t cutensornetGetOutputStateDetails(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t *numTensorsOut, int32_t *numModesOut, int64_t **extentsOut, int64_t **stridesOut)`
///
/// Returns `(cutensornetStatus_t, numTensorsOut: int32_t)`.
///
/// - `numTensorsOut`: in and out: the length of `numModesOut`
/// - `numModesOut`: out, array, length `numTensorsOut`; an empty slice passes NULL
/// - `extentsOut`, `stridesOut`: in, array, length `known by tensorNetworkState`; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetOutputStateDetails).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
/// - `numModesOut`, `extentsOut`, `stridesOut`: at least as long as `tensorNetworkState` needs; that is not checked.
/// - The arrays to which `extentsOut` and `stridesOut` lead have an element for each mode of their tensor.
#[inline]
pub unsafe fn cutensornetGetOutputStateDetails(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    numModesOut: &mut [i32],
    extentsOut: &[*mut i64],
    stridesOut: &[*mut i64],
) -> (cutensornetStatus_t, i32) {
    let mut numTensorsOut: i32 = args::count(numModesOut.len());
    let returned = unsafe { sys::cutensornetGetOutputStateDetails(
        handle, tensorNetworkState, &mut numTensorsOut, args::as_mut_ptr(numModesOut),
        args::as_ptr(extentsOut).cast_mut(), args::as_ptr(stridesOut).cast_mut(),
    ) };
    (returned, numTensorsOut)
}

/// Describes the result of a network.
///
/// `cutensornetStatus_t cutensornetGetOutputTensorDescriptor(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetTensorDescriptor_t *outputTensorDesc)`
///
/// Returns `(cutensornetStatus_t, outputTensorDesc: cutensornetTensorDescriptor_t)`.
///
/// - `outputTensorDesc`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetOutputTensorDescriptor).
///
/// # Safety
///
/// `handle`, `networkDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetGetOutputTensorDescriptor(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
) -> (cutensornetStatus_t, cutensornetTensorDescriptor_t) {
    let mut outputTensorDesc: cutensornetTensorDescriptor_t = output::zeroed();
    let returned = unsafe { sys::cutensornetGetOutputTensorDescriptor(handle, networkDesc, &mut outputTensorDesc) };
    (returned, outputTensorDesc)
}

/// Returns the modes of a network's result with their extents and strides, and its size.
///
/// `cutensornetStatus_t cutensornetGetOutputTensorDetails(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t *numModes, size_t *dataSize, int32_t *modeLabels, int64_t *extents, int64_t *strides)`
///
/// Returns `(cutensornetStatus_t, numModes: int32_t, dataSize: size_t)`.
///
/// - `numModes`: in and out: the length of `modeLabels`, `extents`, `strides`
/// - `dataSize`: out
/// - `modeLabels`, `extents`, `strides`: out, array, length `numModes`; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetOutputTensorDetails).
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - `modeLabels`, `extents`, `strides`: at least as long as `networkDesc` needs; that is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetGetOutputTensorDetails(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    modeLabels: &mut [i32],
    extents: &mut [i64],
    strides: &mut [i64],
) -> (cutensornetStatus_t, i32, usize) {
    let Some(numModes) = args::same_len([modeLabels.len(), extents.len(), strides.len()], []) else {
        refusal::refuse(
            "cutensornetGetOutputTensorDetails", "the lengths of `modeLabels`, `extents`, `strides` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    };
    let mut numModes: i32 = args::count(numModes);
    let mut dataSize: usize = output::zeroed();
    let returned = unsafe { sys::cutensornetGetOutputTensorDetails(
        handle, networkDesc, &mut numModes, &mut dataSize, args::as_mut_ptr(modeLabels), args::as_mut_ptr(extents),
        args::as_mut_ptr(strides),
    ) };
    (returned, numModes, dataSize)
}

/// Returns the modes of a tensor with their extents and strides, and its size.
///
/// `cutensornetStatus_t cutensornetGetTensorDetails(cutensornetHandle_t handle, cutensornetTensorDescriptor_t tensorDesc, int32_t *numModes, size_t *dataSize, int32_t *modeLabels, int64_t *extents, int64_t *strides)`
///
/// Returns `(cutensornetStatus_t, numModes: int32_t, dataSize: size_t)`.
///
/// - `numModes`: in and out: the length of `modeLabels`, `extents`, `strides`
/// - `dataSize`: out
/// - `modeLabels`, `extents`, `strides`: out, array, length `numModes`; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetTensorDetails).
///
/// # Safety
///
/// - `handle`, `tensorDesc`: live handles that no other thread uses during the call.
/// - `modeLabels`, `extents`, `strides`: at least as long as `tensorDesc` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetGetTensorDetails(
    handle: cutensornetHandle_t,
    tensorDesc: cutensornetTensorDescriptor_t,
    modeLabels: &mut [i32],
    extents: &mut [i64],
    strides: &mut [i64],
) -> (cutensornetStatus_t, i32, usize) {
    let Some(numModes) = args::same_len([modeLabels.len(), extents.len(), strides.len()], []) else {
        refusal::refuse("cutensornetGetTensorDetails", "the lengths of `modeLabels`, `extents`, `strides` disagree");
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed(), output::zeroed());
    };
    let mut numModes: i32 = args::count(numModes);
    let mut dataSize: usize = output::zeroed();
    let returned = unsafe { sys::cutensornetGetTensorDetails(
        handle, tensorDesc, &mut numModes, &mut dataSize, args::as_mut_ptr(modeLabels), args::as_mut_ptr(extents),
        args::as_mut_ptr(strides),
    ) };
    (returned, numModes, dataSize)
}

/// Returns cuTensorNet's version as one number.
///
/// `size_t cutensornetGetVersion(void)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetGetVersion).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensornetGetVersion() -> usize {
    unsafe { sys::cutensornetGetVersion() }
}

/// Switches logging off for good.
///
/// `cutensornetStatus_t cutensornetLoggerForceDisable(void)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerForceDisable).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensornetLoggerForceDisable() -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetLoggerForceDisable() };
    (returned,)
}

/// Opens a file for the log.
///
/// `cutensornetStatus_t cutensornetLoggerOpenFile(const char *logFile)`
///
/// - `logFile`: in, string
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerOpenFile).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensornetLoggerOpenFile(logFile: &CStr) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetLoggerOpenFile(logFile.as_ptr()) };
    (returned,)
}

/// Sets a function that gets the log's messages.
///
/// `cutensornetStatus_t cutensornetLoggerSetCallback(cutensornetLoggerCallback_t callback)`
///
/// - `callback`: in, called by CUDA
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetCallback).
///
/// # Safety
///
/// `callback` is called at any time from now on, on any thread: it must not unwind.
#[inline]
pub unsafe fn cutensornetLoggerSetCallback(
    callback: cutensornetLoggerCallback_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetLoggerSetCallback(callback) };
    (returned,)
}

/// Sets a function that gets the log's messages, and what it is given.
///
/// `cutensornetStatus_t cutensornetLoggerSetCallbackData(cutensornetLoggerCallbackData_t callback, void *userData)`
///
/// - `callback`: in, called by CUDA with `userData`
/// - `userData`: in, passed to the callback
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetCallbackData).
///
/// # Safety
///
/// `callback` is called with `userData` at any time from now on, on any thread: it must not unwind. `userData` must live as long.
#[inline]
pub unsafe fn cutensornetLoggerSetCallbackData(
    callback: cutensornetLoggerCallbackData_t,
    userData: *mut c_void,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetLoggerSetCallbackData(callback, userData) };
    (returned,)
}

/// Sends the log to a file that the program has opened.
///
/// `cutensornetStatus_t cutensornetLoggerSetFile(FILE *file)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetFile).
///
/// # Safety
///
/// `file`: a live handle.
#[inline]
pub unsafe fn cutensornetLoggerSetFile(file: *mut FILE) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetLoggerSetFile(file) };
    (returned,)
}

/// Sets how much is logged.
///
/// `cutensornetStatus_t cutensornetLoggerSetLevel(int32_t level)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetLevel).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensornetLoggerSetLevel(level: i32) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetLoggerSetLevel(level) };
    (returned,)
}

/// Sets which kinds of messages are logged.
///
/// `cutensornetStatus_t cutensornetLoggerSetMask(int32_t mask)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetLoggerSetMask).
///
/// # Safety
///
/// No preconditions: invalid arguments return an error code.
#[inline]
pub unsafe fn cutensornetLoggerSetMask(mask: i32) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetLoggerSetMask(mask) };
    (returned,)
}

/// Computes a reduced density matrix, or its diagonal.
///
/// `cutensornetStatus_t cutensornetMarginalCompute(cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, const int64_t *projectedModeValues, cutensornetWorkspaceDescriptor_t workDesc, void *marginalTensor, cudaStream_t cudaStream)`
///
/// - `projectedModeValues`: in, array, length `known by tensorNetworkMarginal`; an empty slice passes NULL
/// - `marginalTensor`: on the device
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalCompute).
///
/// # Safety
///
/// - `handle`, `tensorNetworkMarginal`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
/// - `marginalTensor`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
/// - `projectedModeValues`: at least as long as `tensorNetworkMarginal` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetMarginalCompute(
    handle: cutensornetHandle_t,
    tensorNetworkMarginal: cutensornetStateMarginal_t,
    projectedModeValues: &[i64],
    workDesc: cutensornetWorkspaceDescriptor_t,
    marginalTensor: CuPtr<c_void>,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetMarginalCompute(
        handle, tensorNetworkMarginal, args::as_ptr(projectedModeValues), workDesc, marginalTensor.as_mut_ptr(),
        cudaStream,
    ) };
    (returned,)
}

/// Changes a setting of a reduced density matrix.
///
/// `cutensornetStatus_t cutensornetMarginalConfigure(cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, cutensornetMarginalAttributes_t attribute, const void *attributeValue, size_t attributeSize)`
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `cutensornetMarginalKind_t` for `CUTENSORNET_MARGINAL_INFO_KIND`; `double` for `CUTENSORNET_MARGINAL_INFO_FLOPS`; `int32_t` for `CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalConfigure).
///
/// # Safety
///
/// - `handle`, `tensorNetworkMarginal`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetMarginalConfigure<T: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkMarginal: cutensornetStateMarginal_t,
    attribute: cutensornetMarginalAttributes_t,
    attributeValue: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetMarginalAttributes_t(attribute).fits_told(size_of::<T>()) {
        refusal::refuse(
            "cutensornetMarginalConfigure", "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetMarginalConfigure(
        handle, tensorNetworkMarginal, attribute, core::ptr::from_ref(attributeValue).cast(),
        args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Returns something about the computation of a reduced density matrix.
///
/// `cutensornetStatus_t cutensornetMarginalGetInfo(cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, cutensornetMarginalAttributes_t attribute, void *attributeValue, size_t attributeSize)`
///
/// Returns `(cutensornetStatus_t, attributeValue: T)`.
///
/// - `attributeValue`: out, one value; `attribute` chooses the type: `cutensornetMarginalKind_t` for `CUTENSORNET_MARGINAL_INFO_KIND`; `double` for `CUTENSORNET_MARGINAL_INFO_FLOPS`; `int32_t` for `CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalGetInfo).
///
/// # Safety
///
/// `handle`, `tensorNetworkMarginal`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetMarginalGetInfo<T: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkMarginal: cutensornetStateMarginal_t,
    attribute: cutensornetMarginalAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetMarginalAttributes_t(attribute).fits_told(size_of::<T>()) {
        refusal::refuse(
            "cutensornetMarginalGetInfo", "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut attributeValue = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetMarginalGetInfo(
        handle, tensorNetworkMarginal, attribute, attributeValue.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, attributeValue.take())
}

/// Plans the computation of a reduced density matrix, and sets the workspace that it needs.
///
/// `cutensornetStatus_t cutensornetMarginalPrepare(cutensornetHandle_t handle, cutensornetStateMarginal_t tensorNetworkMarginal, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetMarginalPrepare).
///
/// # Safety
///
/// - `handle`, `tensorNetworkMarginal`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cutensornetMarginalPrepare(
    handle: cutensornetHandle_t,
    tensorNetworkMarginal: cutensornetStateMarginal_t,
    maxWorkspaceSizeDevice: usize,
    workDesc: cutensornetWorkspaceDescriptor_t,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetMarginalPrepare(handle, tensorNetworkMarginal, maxWorkspaceSizeDevice, workDesc, cudaStream)
    };
    (returned,)
}

/// Adds a tensor to a network, by its extents and the labels of its modes.
///
/// `cutensornetStatus_t cutensornetNetworkAppendTensor(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t numModes, const int64_t *extents, const int32_t *modeLabels, const cutensornetTensorQualifiers_t *qualifiers, cudaDataType_t dataType, int64_t *tensorId)`
///
/// Returns `(cutensornetStatus_t, tensorId: int64_t)`.
///
/// - `numModes`: in; the length of `extents`, `modeLabels`
/// - `extents`, `modeLabels`: in, array, length `numModes`
/// - `qualifiers`: in; `None` passes NULL
/// - `tensorId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAppendTensor).
///
/// # Safety
///
/// `handle`, `networkDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetNetworkAppendTensor(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    extents: &[i64],
    modeLabels: &[i32],
    qualifiers: Option<&cutensornetTensorQualifiers_t>,
    dataType: runtime::cudaDataType,
) -> (cutensornetStatus_t, i64) {
    let Some(numModes) = args::same_len([extents.len(), modeLabels.len()], []) else {
        refusal::refuse("cutensornetNetworkAppendTensor", "the lengths of `extents`, `modeLabels` disagree");
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut tensorId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetNetworkAppendTensor(
        handle, networkDesc, args::count(numModes), args::as_ptr(extents), args::as_ptr(modeLabels),
        args::option_ptr(qualifiers), dataType, &mut tensorId,
    ) };
    (returned, tensorId)
}

/// Tries kernels for each contraction of a network, and keeps the quickest.
///
/// `cutensornetStatus_t cutensornetNetworkAutotuneContraction(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetWorkspaceDescriptor_t workDesc, cutensornetNetworkAutotunePreference_t pref, cudaStream_t stream)`
///
/// - `workDesc`: in; may be NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAutotuneContraction).
///
/// # Safety
///
/// - `handle`, `networkDesc`, `pref`: live handles that no other thread uses during the call.
/// - `workDesc`: a live handle that no other thread uses during the call, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cutensornetNetworkAutotuneContraction(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    pref: cutensornetNetworkAutotunePreference_t,
    stream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetNetworkAutotuneContraction(handle, networkDesc, workDesc, pref, stream) };
    (returned,)
}

/// Returns a setting for tuning a network.
///
/// `cutensornetStatus_t cutensornetNetworkAutotunePreferenceGetAttribute(cutensornetHandle_t handle, cutensornetNetworkAutotunePreference_t autotunePreference, cutensornetNetworkAutotunePreferenceAttributes_t attr, void *buffer, size_t sizeInBytes)`
///
/// Returns `(cutensornetStatus_t, buffer: T)`.
///
/// - `buffer`: out, one value; `attr` chooses the type: `int32_t` for `CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS`, `CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAutotunePreferenceGetAttribute).
///
/// # Safety
///
/// `handle`, `autotunePreference`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetNetworkAutotunePreferenceGetAttribute<T: Output>(
    handle: cutensornetHandle_t,
    autotunePreference: cutensornetNetworkAutotunePreference_t,
    attr: cutensornetNetworkAutotunePreferenceAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetNetworkAutotunePreferenceAttributes_t(attr).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetNetworkAutotunePreferenceGetAttribute",
            "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut buffer = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetNetworkAutotunePreferenceGetAttribute(
        handle, autotunePreference, attr, buffer.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, buffer.take())
}

/// Changes a setting for tuning a network.
///
/// `cutensornetStatus_t cutensornetNetworkAutotunePreferenceSetAttribute(cutensornetHandle_t handle, cutensornetNetworkAutotunePreference_t autotunePreference, cutensornetNetworkAutotunePreferenceAttributes_t attr, const void *buf, size_t sizeInBytes)`
///
/// - `buf`: in, one value; `attr` chooses the type: `int32_t` for `CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS`, `CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkAutotunePreferenceSetAttribute).
///
/// # Safety
///
/// - `handle`, `autotunePreference`: live handles that no other thread uses during the call.
/// - `buf` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetNetworkAutotunePreferenceSetAttribute<T: Input>(
    handle: cutensornetHandle_t,
    autotunePreference: cutensornetNetworkAutotunePreference_t,
    attr: cutensornetNetworkAutotunePreferenceAttributes_t,
    buf: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetNetworkAutotunePreferenceAttributes_t(attr).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetNetworkAutotunePreferenceSetAttribute",
            "a value of `buf` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetNetworkAutotunePreferenceSetAttribute(
        handle, autotunePreference, attr, core::ptr::from_ref(buf).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Computes the gradients of a network that has been contracted.
///
/// `cutensornetStatus_t cutensornetNetworkComputeGradientsBackward(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc, cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)`
///
/// - `workDesc`, `sliceGroup`: in; may be NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkComputeGradientsBackward).
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - `workDesc`, `sliceGroup`: live handles that no other thread uses during the call, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cutensornetNetworkComputeGradientsBackward(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    accumulateOutput: i32,
    workDesc: cutensornetWorkspaceDescriptor_t,
    sliceGroup: cutensornetSliceGroup_t,
    stream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetNetworkComputeGradientsBackward(
        handle, networkDesc, accumulateOutput, workDesc, sliceGroup, stream,
    ) };
    (returned,)
}

/// Contracts a network, or some slices of it.
///
/// `cutensornetStatus_t cutensornetNetworkContract(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t accumulateOutput, cutensornetWorkspaceDescriptor_t workDesc, cutensornetSliceGroup_t sliceGroup, cudaStream_t stream)`
///
/// - `workDesc`, `sliceGroup`: in; may be NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkContract).
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - `workDesc`, `sliceGroup`: live handles that no other thread uses during the call, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cutensornetNetworkContract(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    accumulateOutput: i32,
    workDesc: cutensornetWorkspaceDescriptor_t,
    sliceGroup: cutensornetSliceGroup_t,
    stream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetNetworkContract(handle, networkDesc, accumulateOutput, workDesc, sliceGroup, stream)
    };
    (returned,)
}

/// Returns a setting of a network.
///
/// `cutensornetStatus_t cutensornetNetworkGetAttribute(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetNetworkAttributes_t attr, void *buffer, size_t sizeInBytes)`
///
/// - `buffer`: in, an address, passed unchanged
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkGetAttribute).
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - `buffer`: valid memory of `sizeInBytes` bytes.
#[inline]
pub unsafe fn cutensornetNetworkGetAttribute(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    attr: cutensornetNetworkAttributes_t,
    buffer: *mut c_void,
    sizeInBytes: usize,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetNetworkGetAttribute(handle, networkDesc, attr, buffer, sizeInBytes) };
    (returned,)
}

/// Adds a matrix product operator to an operator.
///
/// `cutensornetStatus_t cutensornetNetworkOperatorAppendMPO(cutensornetHandle_t handle, cutensornetNetworkOperator_t tensorNetworkOperator, cuDoubleComplex coefficient, int32_t numStateModes, const int32_t *stateModes, const int64_t **tensorModeExtents, const int64_t **tensorModeStrides, const void **tensorData, cutensornetBoundaryCondition_t boundaryCondition, int64_t *componentId)`
///
/// Returns `(cutensornetStatus_t, componentId: int64_t)`.
///
/// - `numStateModes`: in; the length of `stateModes`, `tensorModeExtents`, `tensorModeStrides`, `tensorData`
/// - `stateModes`, `tensorModeExtents`, `tensorData`: in, array, length `numStateModes`
/// - `tensorModeStrides`: in, array, length `numStateModes`; an empty slice passes NULL
/// - `componentId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkOperatorAppendMPO).
///
/// # Safety
///
/// - `handle`, `tensorNetworkOperator`: live handles that no other thread uses during the call.
/// - `tensorModeExtents`, `tensorModeStrides`: valid memory of the size that the other arguments imply.
/// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkOperator` exists.
#[inline]
pub unsafe fn cutensornetNetworkOperatorAppendMPO(
    handle: cutensornetHandle_t,
    tensorNetworkOperator: cutensornetNetworkOperator_t,
    coefficient: runtime::cuDoubleComplex,
    stateModes: &[i32],
    tensorModeExtents: &[*const i64],
    tensorModeStrides: &[*const i64],
    tensorData: &[*const c_void],
    boundaryCondition: cutensornetBoundaryCondition_t,
) -> (cutensornetStatus_t, i64) {
    let Some(numStateModes) = args::same_len(
        [stateModes.len(), tensorModeExtents.len(), tensorData.len()], [tensorModeStrides.len()],
    ) else {
        refusal::refuse(
            "cutensornetNetworkOperatorAppendMPO",
            "the lengths of `stateModes`, `tensorModeExtents`, `tensorModeStrides`, `tensorData` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut componentId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetNetworkOperatorAppendMPO(
        handle, tensorNetworkOperator, coefficient, args::count(numStateModes), args::as_ptr(stateModes),
        args::as_ptr(tensorModeExtents).cast_mut(), args::as_ptr(tensorModeStrides).cast_mut(),
        args::as_ptr(tensorData).cast_mut(), boundaryCondition, &mut componentId,
    ) };
    (returned, componentId)
}

/// Adds a product of tensors to an operator.
///
/// `cutensornetStatus_t cutensornetNetworkOperatorAppendProduct(cutensornetHandle_t handle, cutensornetNetworkOperator_t tensorNetworkOperator, cuDoubleComplex coefficient, int32_t numTensors, const int32_t *numStateModes, const int32_t **stateModes, const int64_t **tensorModeStrides, const void **tensorData, int64_t *componentId)`
///
/// Returns `(cutensornetStatus_t, componentId: int64_t)`.
///
/// - `numTensors`: in; the length of `numStateModes`, `stateModes`, `tensorModeStrides`, `tensorData`
/// - `numStateModes`, `stateModes`, `tensorData`: in, array, length `numTensors`
/// - `tensorModeStrides`: in, array, length `numTensors`; an empty slice passes NULL
/// - `componentId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkOperatorAppendProduct).
///
/// # Safety
///
/// - `handle`, `tensorNetworkOperator`: live handles that no other thread uses during the call.
/// - `stateModes`, `tensorModeStrides`: valid memory of the size that the other arguments imply.
/// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkOperator` exists.
#[inline]
pub unsafe fn cutensornetNetworkOperatorAppendProduct(
    handle: cutensornetHandle_t,
    tensorNetworkOperator: cutensornetNetworkOperator_t,
    coefficient: runtime::cuDoubleComplex,
    numStateModes: &[i32],
    stateModes: &[*const i32],
    tensorModeStrides: &[*const i64],
    tensorData: &[*const c_void],
) -> (cutensornetStatus_t, i64) {
    let Some(numTensors) = args::same_len(
        [numStateModes.len(), stateModes.len(), tensorData.len()], [tensorModeStrides.len()],
    ) else {
        refusal::refuse(
            "cutensornetNetworkOperatorAppendProduct",
            "the lengths of `numStateModes`, `stateModes`, `tensorModeStrides`, `tensorData` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut componentId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetNetworkOperatorAppendProduct(
        handle, tensorNetworkOperator, coefficient, args::count(numTensors), args::as_ptr(numStateModes),
        args::as_ptr(stateModes).cast_mut(), args::as_ptr(tensorModeStrides).cast_mut(),
        args::as_ptr(tensorData).cast_mut(), &mut componentId,
    ) };
    (returned, componentId)
}

/// Plans the contractions of a network.
///
/// `cutensornetStatus_t cutensornetNetworkPrepareContraction(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetWorkspaceDescriptor_t workDesc)`
///
/// - `workDesc`: in; may be NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkPrepareContraction).
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - `workDesc`: a live handle that no other thread uses during the call, or NULL.
#[inline]
pub unsafe fn cutensornetNetworkPrepareContraction(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetNetworkPrepareContraction(handle, networkDesc, workDesc) };
    (returned,)
}

/// Plans the computation of gradients of a network.
///
/// `cutensornetStatus_t cutensornetNetworkPrepareGradientsBackward(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetWorkspaceDescriptor_t workDesc)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkPrepareGradientsBackward).
///
/// # Safety
///
/// `handle`, `networkDesc`, `workDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetNetworkPrepareGradientsBackward(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetNetworkPrepareGradientsBackward(handle, networkDesc, workDesc) };
    (returned,)
}

/// Tells where the gradient for the result of a network is.
///
/// `cutensornetStatus_t cutensornetNetworkSetAdjointTensorMemory(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, const void *buffer, const int64_t *strides)`
///
/// - `buffer`: in, on the device
/// - `strides`: in, array, length `known by networkDesc`; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetAdjointTensorMemory).
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - `buffer`: valid device memory of the size that the other arguments imply, until `networkDesc` is destroyed or set again.
/// - `strides`: at least as long as `networkDesc` needs; that is not checked.
/// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetNetworkSetAdjointTensorMemory(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    buffer: CuPtr<c_void>,
    strides: &[i64],
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetNetworkSetAdjointTensorMemory(handle, networkDesc, buffer.as_ptr(), args::as_ptr(strides))
    };
    (returned,)
}

/// Changes a setting of a network.
///
/// `cutensornetStatus_t cutensornetNetworkSetAttribute(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetNetworkAttributes_t attr, const void *buffer, size_t sizeInBytes)`
///
/// - `buffer`: in, one value; `attr` chooses the type: `cutensornetComputeType_t` for `CUTENSORNET_NETWORK_COMPUTE_TYPE`; `cutensornetTensorIDList_t` for `CUTENSORNET_NETWORK_INPUT_TENSORS_CONSTANT`, `CUTENSORNET_NETWORK_INPUT_TENSORS_CONJUGATED`, `CUTENSORNET_NETWORK_INPUT_TENSORS_REQUIRE_GRAD`; `int32_t` for `CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT`, `CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED`, `CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetAttribute).
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `buffer` are valid during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetNetworkSetAttribute<T: Input>(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    attr: cutensornetNetworkAttributes_t,
    buffer: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetNetworkAttributes_t(attr).fits_told(size_of::<T>()) {
        refusal::refuse(
            "cutensornetNetworkSetAttribute", "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetNetworkSetAttribute(
        handle, networkDesc, attr, core::ptr::from_ref(buffer).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Tells where the gradient for a tensor of a network goes.
///
/// `cutensornetStatus_t cutensornetNetworkSetGradientTensorMemory(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int64_t correspondingTensorId, void *buffer, const int64_t *strides)`
///
/// - `buffer`: on the device
/// - `strides`: in, array, length `known by networkDesc`; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetGradientTensorMemory).
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - `buffer`: valid device memory of the size that the other arguments imply, as long as `networkDesc` exists.
/// - `strides`: at least as long as `networkDesc` needs; that is not checked.
/// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetNetworkSetGradientTensorMemory(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    correspondingTensorId: i64,
    buffer: CuPtr<c_void>,
    strides: &[i64],
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetNetworkSetGradientTensorMemory(
        handle, networkDesc, correspondingTensorId, buffer.as_mut_ptr(), args::as_ptr(strides),
    ) };
    (returned,)
}

/// Tells where the elements of a tensor of a network are.
///
/// `cutensornetStatus_t cutensornetNetworkSetInputTensorMemory(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int64_t tensorId, const void *buffer, const int64_t *strides)`
///
/// - `buffer`: in, on the device
/// - `strides`: in, array, length `known by networkDesc`; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetInputTensorMemory).
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - `buffer`: valid device memory of the size that the other arguments imply, as long as `networkDesc` exists.
/// - `strides`: at least as long as `networkDesc` needs; that is not checked.
/// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetNetworkSetInputTensorMemory(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    tensorId: i64,
    buffer: CuPtr<c_void>,
    strides: &[i64],
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetNetworkSetInputTensorMemory(
        handle, networkDesc, tensorId, buffer.as_ptr(), args::as_ptr(strides),
    ) };
    (returned,)
}

/// Gives a network the order in which its tensors are contracted.
///
/// `cutensornetStatus_t cutensornetNetworkSetOptimizerInfo(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetOptimizerInfo).
///
/// # Safety
///
/// - `handle`, `networkDesc`, `optimizerInfo`: live handles that no other thread uses during the call.
/// - `optimizerInfo` and what it refers to stay valid after the call, until `networkDesc` is destroyed or set again.
#[inline]
pub unsafe fn cutensornetNetworkSetOptimizerInfo(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetNetworkSetOptimizerInfo(handle, networkDesc, optimizerInfo) };
    (returned,)
}

/// Sets which modes the result of a network has.
///
/// `cutensornetStatus_t cutensornetNetworkSetOutputTensor(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, int32_t numModes, const int32_t *modeLabels, cudaDataType_t dataType)`
///
/// - `numModes`: in; the length of `modeLabels`
/// - `modeLabels`: in, array, length `numModes`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetOutputTensor).
///
/// # Safety
///
/// `handle`, `networkDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetNetworkSetOutputTensor(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    modeLabels: &[i32],
    dataType: runtime::cudaDataType,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetNetworkSetOutputTensor(
        handle, networkDesc, args::count(modeLabels.len()), args::as_ptr(modeLabels), dataType,
    ) };
    (returned,)
}

/// Tells where the result of a network goes.
///
/// `cutensornetStatus_t cutensornetNetworkSetOutputTensorMemory(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, void *buffer, const int64_t *strides)`
///
/// - `buffer`: on the device
/// - `strides`: in, array, length `known by networkDesc`; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetNetworkSetOutputTensorMemory).
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - `buffer`: valid device memory of the size that the other arguments imply, until `networkDesc` is destroyed or set again.
/// - `strides`: at least as long as `networkDesc` needs; that is not checked.
/// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetNetworkSetOutputTensorMemory(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    buffer: CuPtr<c_void>,
    strides: &[i64],
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetNetworkSetOutputTensorMemory(handle, networkDesc, buffer.as_mut_ptr(), args::as_ptr(strides))
    };
    (returned,)
}

/// Changes a setting of a sampler.
///
/// `cutensornetStatus_t cutensornetSamplerConfigure(cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, cutensornetSamplerAttributes_t attribute, const void *attributeValue, size_t attributeSize)`
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `double` for `CUTENSORNET_SAMPLER_INFO_FLOPS`; `int32_t` for `CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES`, `CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerConfigure).
///
/// # Safety
///
/// - `handle`, `tensorNetworkSampler`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetSamplerConfigure<T: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkSampler: cutensornetStateSampler_t,
    attribute: cutensornetSamplerAttributes_t,
    attributeValue: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetSamplerAttributes_t(attribute).fits_told(size_of::<T>()) {
        refusal::refuse(
            "cutensornetSamplerConfigure", "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetSamplerConfigure(
        handle, tensorNetworkSampler, attribute, core::ptr::from_ref(attributeValue).cast(),
        args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Returns something about the sampling of a state.
///
/// `cutensornetStatus_t cutensornetSamplerGetInfo(cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, cutensornetSamplerAttributes_t attribute, void *attributeValue, size_t attributeSize)`
///
/// Returns `(cutensornetStatus_t, attributeValue: T)`.
///
/// - `attributeValue`: out, one value; `attribute` chooses the type: `double` for `CUTENSORNET_SAMPLER_INFO_FLOPS`; `int32_t` for `CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES`, `CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerGetInfo).
///
/// # Safety
///
/// `handle`, `tensorNetworkSampler`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetSamplerGetInfo<T: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkSampler: cutensornetStateSampler_t,
    attribute: cutensornetSamplerAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetSamplerAttributes_t(attribute).fits_told(size_of::<T>()) {
        refusal::refuse(
            "cutensornetSamplerGetInfo", "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut attributeValue = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetSamplerGetInfo(
        handle, tensorNetworkSampler, attribute, attributeValue.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, attributeValue.take())
}

/// Plans the sampling of a state, and sets the workspace that it needs.
///
/// `cutensornetStatus_t cutensornetSamplerPrepare(cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerPrepare).
///
/// # Safety
///
/// - `handle`, `tensorNetworkSampler`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cutensornetSamplerPrepare(
    handle: cutensornetHandle_t,
    tensorNetworkSampler: cutensornetStateSampler_t,
    maxWorkspaceSizeDevice: usize,
    workDesc: cutensornetWorkspaceDescriptor_t,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetSamplerPrepare(handle, tensorNetworkSampler, maxWorkspaceSizeDevice, workDesc, cudaStream)
    };
    (returned,)
}

/// Draws values of a state's modes, with the probabilities of the state.
///
/// `cutensornetStatus_t cutensornetSamplerSample(cutensornetHandle_t handle, cutensornetStateSampler_t tensorNetworkSampler, int64_t numShots, cutensornetWorkspaceDescriptor_t workDesc, int64_t *samples, cudaStream_t cudaStream)`
///
/// - `samples`: in, an address, passed unchanged
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSamplerSample).
///
/// # Safety
///
/// - `handle`, `tensorNetworkSampler`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
/// - `samples`: valid memory of the size that the other arguments imply, until this call completes on `cudaStream`.
#[inline]
pub unsafe fn cutensornetSamplerSample(
    handle: cutensornetHandle_t,
    tensorNetworkSampler: cutensornetStateSampler_t,
    numShots: i64,
    workDesc: cutensornetWorkspaceDescriptor_t,
    samples: *mut i64,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetSamplerSample(handle, tensorNetworkSampler, numShots, workDesc, samples, cudaStream)
    };
    (returned,)
}

/// Makes a handle allocate memory by functions of the program.
///
/// `cutensornetStatus_t cutensornetSetDeviceMemHandler(cutensornetHandle_t handle, const cutensornetDeviceMemHandler_t *devMemHandler)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetSetDeviceMemHandler).
///
/// # Safety
///
/// - `handle`: a live handle that no other thread uses during the call.
/// - Pointers, handles and lengths in `devMemHandler` are valid during the call, which copies what it needs.
/// - The functions allocate in the order of streams, and what they allocate from lives as long as the handle; the handle has had no other handler.
#[inline]
pub unsafe fn cutensornetSetDeviceMemHandler(
    handle: cutensornetHandle_t,
    devMemHandler: &cutensornetDeviceMemHandler_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetSetDeviceMemHandler(handle, core::ptr::from_ref(devMemHandler)) };
    (returned,)
}

/// Applies an operator where other modes have given values.
///
/// `cutensornetStatus_t cutensornetStateApplyControlledTensorOperator(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numControlModes, const int32_t *stateControlModes, const int64_t *stateControlValues, int32_t numTargetModes, const int32_t *stateTargetModes, void *tensorData, const int64_t *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)`
///
/// Returns `(cutensornetStatus_t, tensorId: int64_t)`.
///
/// - `numControlModes`: in; the length of `stateControlModes`, `stateControlValues`
/// - `stateControlModes`: in, array, length `numControlModes`
/// - `stateControlValues`: in, array, length `numControlModes`; an empty slice passes NULL
/// - `numTargetModes`: in; the length of `stateTargetModes`
/// - `stateTargetModes`: in, array, length `numTargetModes`
/// - `tensorData`: on the device
/// - `tensorModeStrides`: in, array, length `known by numTargetModes`; an empty slice passes NULL
/// - `tensorId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyControlledTensorOperator).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
/// - `tensorModeStrides`: at least as long as `numTargetModes` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateApplyControlledTensorOperator(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    stateControlModes: &[i32],
    stateControlValues: &[i64],
    stateTargetModes: &[i32],
    tensorData: CuPtr<c_void>,
    tensorModeStrides: &[i64],
    immutable: i32,
    adjoint: i32,
    unitary: i32,
) -> (cutensornetStatus_t, i64) {
    let Some(numControlModes) = args::same_len([stateControlModes.len()], [stateControlValues.len()]) else {
        refusal::refuse(
            "cutensornetStateApplyControlledTensorOperator",
            "the lengths of `stateControlModes`, `stateControlValues` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut tensorId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetStateApplyControlledTensorOperator(
        handle, tensorNetworkState, args::count(numControlModes), args::as_ptr(stateControlModes),
        args::as_ptr(stateControlValues), args::count(stateTargetModes.len()), args::as_ptr(stateTargetModes),
        tensorData.as_mut_ptr(), args::as_ptr(tensorModeStrides), immutable, adjoint, unitary, &mut tensorId,
    ) };
    (returned, tensorId)
}

/// Applies an operator that is given by its diagonal.
///
/// `cutensornetStatus_t cutensornetStateApplyDiagonalTensorOperator(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)`
///
/// Returns `(cutensornetStatus_t, tensorId: int64_t)`.
///
/// - `numStateModes`: in; the length of `stateModes`, `tensorModeStrides`
/// - `stateModes`: in, array, length `numStateModes`
/// - `tensorData`: on the device
/// - `tensorModeStrides`: in, array, length `numStateModes`; an empty slice passes NULL
/// - `tensorId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyDiagonalTensorOperator).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
#[inline]
pub unsafe fn cutensornetStateApplyDiagonalTensorOperator(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    stateModes: &[i32],
    tensorData: CuPtr<c_void>,
    tensorModeStrides: &[i64],
    immutable: i32,
    adjoint: i32,
    unitary: i32,
) -> (cutensornetStatus_t, i64) {
    let Some(numStateModes) = args::same_len([stateModes.len()], [tensorModeStrides.len()]) else {
        refusal::refuse(
            "cutensornetStateApplyDiagonalTensorOperator", "the lengths of `stateModes`, `tensorModeStrides` disagree",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut tensorId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetStateApplyDiagonalTensorOperator(
        handle, tensorNetworkState, args::count(numStateModes), args::as_ptr(stateModes), tensorData.as_mut_ptr(),
        args::as_ptr(tensorModeStrides), immutable, adjoint, unitary, &mut tensorId,
    ) };
    (returned, tensorId)
}

/// Applies a noise channel of any operators.
///
/// `cutensornetStatus_t cutensornetStateApplyGeneralChannel(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, int32_t numTensors, void **tensorData, const int64_t *tensorModeStrides, int64_t *channelId)`
///
/// Returns `(cutensornetStatus_t, channelId: int64_t)`.
///
/// - `numStateModes`: in; the length of `stateModes`
/// - `stateModes`: in, array, length `numStateModes`
/// - `numTensors`: in; the length of `tensorData`
/// - `tensorData`: in, array, length `numTensors`
/// - `tensorModeStrides`: in, array, length `known by numStateModes`; an empty slice passes NULL
/// - `channelId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyGeneralChannel).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
/// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateApplyGeneralChannel(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    stateModes: &[i32],
    tensorData: &[*mut c_void],
    tensorModeStrides: &[i64],
) -> (cutensornetStatus_t, i64) {
    let mut channelId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetStateApplyGeneralChannel(
        handle, tensorNetworkState, args::count(stateModes.len()), args::as_ptr(stateModes),
        args::count(tensorData.len()), args::as_ptr(tensorData).cast_mut(), args::as_ptr(tensorModeStrides),
        &mut channelId,
    ) };
    (returned, channelId)
}

/// Applies an operator that is a network itself.
///
/// `cutensornetStatus_t cutensornetStateApplyNetworkOperator(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetNetworkOperator_t tensorNetworkOperator, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *operatorId)`
///
/// Returns `(cutensornetStatus_t, operatorId: int64_t)`.
///
/// - `operatorId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyNetworkOperator).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`, `tensorNetworkOperator`: live handles that no other thread uses during the call.
/// - `tensorNetworkOperator` and what it refers to stay valid after the call, as long as `tensorNetworkState` exists.
#[inline]
pub unsafe fn cutensornetStateApplyNetworkOperator(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    tensorNetworkOperator: cutensornetNetworkOperator_t,
    immutable: i32,
    adjoint: i32,
    unitary: i32,
) -> (cutensornetStatus_t, i64) {
    let mut operatorId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetStateApplyNetworkOperator(
        handle, tensorNetworkState, tensorNetworkOperator, immutable, adjoint, unitary, &mut operatorId,
    ) };
    (returned, operatorId)
}

/// Applies an operator to some modes of a state.
///
/// `cutensornetStatus_t cutensornetStateApplyTensor(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)`
///
/// Returns `(cutensornetStatus_t, tensorId: int64_t)`.
///
/// - `numStateModes`: in; the length of `stateModes`
/// - `stateModes`: in, array, length `numStateModes`
/// - `tensorData`: on the device
/// - `tensorModeStrides`: in, array, length `known by numStateModes`; an empty slice passes NULL
/// - `tensorId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyTensor).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
/// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetStateApplyTensor(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    stateModes: &[i32],
    tensorData: CuPtr<c_void>,
    tensorModeStrides: &[i64],
    immutable: i32,
    adjoint: i32,
    unitary: i32,
) -> (cutensornetStatus_t, i64) {
    let mut tensorId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetStateApplyTensor(
        handle, tensorNetworkState, args::count(stateModes.len()), args::as_ptr(stateModes), tensorData.as_mut_ptr(),
        args::as_ptr(tensorModeStrides), immutable, adjoint, unitary, &mut tensorId,
    ) };
    (returned, tensorId)
}

/// Applies an operator to some modes of a state.
///
/// `cutensornetStatus_t cutensornetStateApplyTensorOperator(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, int64_t *tensorId)`
///
/// Returns `(cutensornetStatus_t, tensorId: int64_t)`.
///
/// - `numStateModes`: in; the length of `stateModes`
/// - `stateModes`: in, array, length `numStateModes`
/// - `tensorData`: on the device
/// - `tensorModeStrides`: in, array, length `known by numStateModes`; an empty slice passes NULL
/// - `tensorId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyTensorOperator).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
/// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateApplyTensorOperator(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    stateModes: &[i32],
    tensorData: CuPtr<c_void>,
    tensorModeStrides: &[i64],
    immutable: i32,
    adjoint: i32,
    unitary: i32,
) -> (cutensornetStatus_t, i64) {
    let mut tensorId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetStateApplyTensorOperator(
        handle, tensorNetworkState, args::count(stateModes.len()), args::as_ptr(stateModes), tensorData.as_mut_ptr(),
        args::as_ptr(tensorModeStrides), immutable, adjoint, unitary, &mut tensorId,
    ) };
    (returned, tensorId)
}

/// Applies an operator whose gradient will be computed.
///
/// `cutensornetStatus_t cutensornetStateApplyTensorOperatorWithGradient(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, void *tensorData, const int64_t *tensorModeStrides, int32_t immutable, int32_t adjoint, int32_t unitary, void *gradientData, const int64_t *gradientModeStrides, int64_t *tensorId)`
///
/// Returns `(cutensornetStatus_t, tensorId: int64_t)`.
///
/// - `numStateModes`: in; the length of `stateModes`
/// - `stateModes`: in, array, length `numStateModes`
/// - `tensorData`, `gradientData`: on the device
/// - `tensorModeStrides`, `gradientModeStrides`: in, array, length `known by numStateModes`; an empty slice passes NULL
/// - `tensorId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyTensorOperatorWithGradient).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorData`, `gradientData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
/// - `tensorModeStrides`, `gradientModeStrides`: at least as long as `numStateModes` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateApplyTensorOperatorWithGradient(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    stateModes: &[i32],
    tensorData: CuPtr<c_void>,
    tensorModeStrides: &[i64],
    immutable: i32,
    adjoint: i32,
    unitary: i32,
    gradientData: CuPtr<c_void>,
    gradientModeStrides: &[i64],
) -> (cutensornetStatus_t, i64) {
    let mut tensorId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetStateApplyTensorOperatorWithGradient(
        handle, tensorNetworkState, args::count(stateModes.len()), args::as_ptr(stateModes), tensorData.as_mut_ptr(),
        args::as_ptr(tensorModeStrides), immutable, adjoint, unitary, gradientData.as_mut_ptr(),
        args::as_ptr(gradientModeStrides), &mut tensorId,
    ) };
    (returned, tensorId)
}

/// Applies a noise channel of unitary operators with probabilities.
///
/// `cutensornetStatus_t cutensornetStateApplyUnitaryChannel(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int32_t numStateModes, const int32_t *stateModes, int32_t numTensors, void **tensorData, const int64_t *tensorModeStrides, const double *probabilities, int64_t *channelId)`
///
/// Returns `(cutensornetStatus_t, channelId: int64_t)`.
///
/// - `numStateModes`: in; the length of `stateModes`
/// - `stateModes`: in, array, length `numStateModes`
/// - `numTensors`: in; the length of `tensorData`, `probabilities`
/// - `tensorData`, `probabilities`: in, array, length `numTensors`
/// - `tensorModeStrides`: in, array, length `known by numStateModes`; an empty slice passes NULL
/// - `channelId`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateApplyUnitaryChannel).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
/// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateApplyUnitaryChannel(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    stateModes: &[i32],
    tensorData: &[*mut c_void],
    tensorModeStrides: &[i64],
    probabilities: &[f64],
) -> (cutensornetStatus_t, i64) {
    let Some(numTensors) = args::same_len([tensorData.len(), probabilities.len()], [])
    else {
        refusal::refuse("cutensornetStateApplyUnitaryChannel", "the lengths of `tensorData`, `probabilities` disagree");
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    };
    let mut channelId: i64 = output::zeroed();
    let returned = unsafe { sys::cutensornetStateApplyUnitaryChannel(
        handle, tensorNetworkState, args::count(stateModes.len()), args::as_ptr(stateModes), args::count(numTensors),
        args::as_ptr(tensorData).cast_mut(), args::as_ptr(tensorModeStrides), args::as_ptr(probabilities),
        &mut channelId,
    ) };
    (returned, channelId)
}

/// Begins a state anew with the matrix product state that was computed.
///
/// `cutensornetStatus_t cutensornetStateCaptureMPS(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateCaptureMPS).
///
/// # Safety
///
/// `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetStateCaptureMPS(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateCaptureMPS(handle, tensorNetworkState) };
    (returned,)
}

/// Computes a state, as one tensor or as a matrix product state.
///
/// `cutensornetStatus_t cutensornetStateCompute(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetWorkspaceDescriptor_t workDesc, int64_t **extentsOut, int64_t **stridesOut, void **stateTensorsOut, cudaStream_t cudaStream)`
///
/// - `extentsOut`, `stridesOut`: in, array, length `known by tensorNetworkState`; an empty slice passes NULL
/// - `stateTensorsOut`: in, array, length `known by tensorNetworkState`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateCompute).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
/// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
/// - `stateTensorsOut`: valid memory of the size that the other arguments imply, until `tensorNetworkState` is destroyed or set again.
/// - `extentsOut`, `stridesOut`, `stateTensorsOut`: at least as long as `tensorNetworkState` needs; that is not checked.
/// - The arrays to which `extentsOut` and `stridesOut` lead have an element for each mode of their tensor.
#[inline]
pub unsafe fn cutensornetStateCompute(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    extentsOut: &[*mut i64],
    stridesOut: &[*mut i64],
    stateTensorsOut: &[*mut c_void],
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateCompute(
        handle, tensorNetworkState, workDesc, args::as_ptr(extentsOut).cast_mut(), args::as_ptr(stridesOut).cast_mut(),
        args::as_ptr(stateTensorsOut).cast_mut(), cudaStream,
    ) };
    (returned,)
}

/// Changes a setting of a state.
///
/// `cutensornetStatus_t cutensornetStateConfigure(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetStateAttributes_t attribute, const void *attributeValue, size_t attributeSize)`
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `cutensornetStateMPOApplication_t` for `CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION`; `cutensornetStateMPSGaugeOption_t` for `CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION`; `cutensornetTensorSVDAlgo_t` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO`; `cutensornetTensorSVDNormalization_t` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION`; `double` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF`, `CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF`, `CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF`, `CUTENSORNET_STATE_INFO_FLOPS`; `int32_t` for `CUTENSORNET_STATE_MPS_CANONICAL_CENTER`, `CUTENSORNET_STATE_NUM_HYPER_SAMPLES`, `CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER`, `CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES`; `unsigned char []` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateConfigure).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetStateConfigure<T: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    attribute: cutensornetStateAttributes_t,
    attributeValue: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetStateAttributes_t(attribute).fits_told(size_of::<T>()) {
        refusal::refuse(
            "cutensornetStateConfigure", "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetStateConfigure(
        handle, tensorNetworkState, attribute, core::ptr::from_ref(attributeValue).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Makes the result of a state a matrix product state.
///
/// `cutensornetStatus_t cutensornetStateFinalizeMPS(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetBoundaryCondition_t boundaryCondition, const int64_t *const *extentsOut, const int64_t *const *stridesOut)`
///
/// - `extentsOut`, `stridesOut`: in, array, length `known by tensorNetworkState`; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateFinalizeMPS).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
/// - `extentsOut`, `stridesOut`: at least as long as `tensorNetworkState` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateFinalizeMPS(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    boundaryCondition: cutensornetBoundaryCondition_t,
    extentsOut: &[*const i64],
    stridesOut: &[*const i64],
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateFinalizeMPS(
        handle, tensorNetworkState, boundaryCondition, args::as_ptr(extentsOut), args::as_ptr(stridesOut),
    ) };
    (returned,)
}

/// Returns something about the computation of a state.
///
/// `cutensornetStatus_t cutensornetStateGetInfo(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetStateAttributes_t attribute, void *attributeValue, size_t attributeSize)`
///
/// Returns `(cutensornetStatus_t, attributeValue: T)`.
///
/// - `attributeValue`: out, one value; `attribute` chooses the type: `cutensornetStateMPOApplication_t` for `CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION`; `cutensornetStateMPSGaugeOption_t` for `CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION`; `cutensornetTensorSVDAlgo_t` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO`; `cutensornetTensorSVDNormalization_t` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION`; `double` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF`, `CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF`, `CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF`, `CUTENSORNET_STATE_INFO_FLOPS`; `int32_t` for `CUTENSORNET_STATE_MPS_CANONICAL_CENTER`, `CUTENSORNET_STATE_NUM_HYPER_SAMPLES`, `CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER`, `CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES`; `unsigned char []` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateGetInfo).
///
/// # Safety
///
/// `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetStateGetInfo<T: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    attribute: cutensornetStateAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetStateAttributes_t(attribute).fits_told(size_of::<T>()) {
        refusal::refuse(
            "cutensornetStateGetInfo", "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut attributeValue = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetStateGetInfo(
        handle, tensorNetworkState, attribute, attributeValue.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, attributeValue.take())
}

/// Begins a state with a matrix product state instead of the vacuum.
///
/// `cutensornetStatus_t cutensornetStateInitializeMPS(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, cutensornetBoundaryCondition_t boundaryCondition, const int64_t *const *extentsIn, const int64_t *const *stridesIn, void **stateTensorsIn)`
///
/// - `extentsIn`: in, array, length `known by tensorNetworkState`
/// - `stridesIn`, `stateTensorsIn`: in, array, length `known by tensorNetworkState`; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateInitializeMPS).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `extentsIn`, `stridesIn`: valid memory of the size that the other arguments imply.
/// - `stateTensorsIn`: valid memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
/// - `extentsIn`, `stridesIn`, `stateTensorsIn`: at least as long as `tensorNetworkState` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateInitializeMPS(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    boundaryCondition: cutensornetBoundaryCondition_t,
    extentsIn: &[*const i64],
    stridesIn: &[*const i64],
    stateTensorsIn: &[*mut c_void],
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateInitializeMPS(
        handle, tensorNetworkState, boundaryCondition, args::as_ptr(extentsIn), args::as_ptr(stridesIn),
        args::as_ptr(stateTensorsIn).cast_mut(),
    ) };
    (returned,)
}

/// Plans the computation of a state, and sets the workspace that it needs.
///
/// `cutensornetStatus_t cutensornetStatePrepare(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStatePrepare).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cutensornetStatePrepare(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    maxWorkspaceSizeDevice: usize,
    workDesc: cutensornetWorkspaceDescriptor_t,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetStatePrepare(handle, tensorNetworkState, maxWorkspaceSizeDevice, workDesc, cudaStream)
    };
    (returned,)
}

/// Computes what surrounds some sites of a projection.
///
/// `cutensornetStatus_t cutensornetStateProjectionMPSComputeTensorEnv(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const int64_t *stridesIn, const void *envTensorDataIn, const int64_t *stridesOut, void *envTensorDataOut, int32_t applyInvMetric, int32_t reResolveChannels, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)`
///
/// - `stridesIn`, `stridesOut`: in, array, length `known by tensorNetworkProjection`; an empty slice passes NULL
/// - `envTensorDataIn`: in, on the device
/// - `envTensorDataOut`: on the device
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSComputeTensorEnv).
///
/// # Safety
///
/// - `handle`, `tensorNetworkProjection`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
/// - `envTensorDataIn`, `envTensorDataOut`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
/// - `stridesIn`, `stridesOut`: at least as long as `tensorNetworkProjection` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateProjectionMPSComputeTensorEnv(
    handle: cutensornetHandle_t,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t,
    envSpec: &cutensornetMPSEnvBounds_t,
    stridesIn: &[i64],
    envTensorDataIn: CuPtr<c_void>,
    stridesOut: &[i64],
    envTensorDataOut: CuPtr<c_void>,
    applyInvMetric: i32,
    reResolveChannels: i32,
    workDesc: cutensornetWorkspaceDescriptor_t,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateProjectionMPSComputeTensorEnv(
        handle, tensorNetworkProjection, core::ptr::from_ref(envSpec), args::as_ptr(stridesIn),
        envTensorDataIn.as_ptr(), args::as_ptr(stridesOut), envTensorDataOut.as_mut_ptr(), applyInvMetric,
        reResolveChannels, workDesc, cudaStream,
    ) };
    (returned,)
}

/// Changes a setting of a projection.
///
/// `cutensornetStatus_t cutensornetStateProjectionMPSConfigure(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, cutensornetStateProjectionMPSAttributes_t attribute, const void *attributeValue, size_t attributeSize)`
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `cutensornetStateProjectionMPSMaxExtentPreparePolicy_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY`; `cutensornetStateProjectionMPSOrthoOption_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION`; `cutensornetTensorSVDAlgo_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO`; `cutensornetTensorSVDNormalization_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION`; `double` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF`, `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF`, `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF`; `int32_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES`; `int64_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT`, `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT`; `unsigned char []` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO_PARAMS`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSConfigure).
///
/// # Safety
///
/// - `handle`, `tensorNetworkProjection`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetStateProjectionMPSConfigure<T: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t,
    attribute: cutensornetStateProjectionMPSAttributes_t,
    attributeValue: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetStateProjectionMPSAttributes_t(attribute).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetStateProjectionMPSConfigure",
            "a value of `attributeValue` has not the size of what `attribute` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetStateProjectionMPSConfigure(
        handle, tensorNetworkProjection, attribute, core::ptr::from_ref(attributeValue).cast(),
        args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Takes the tensor of some sites out of a projection.
///
/// `cutensornetStatus_t cutensornetStateProjectionMPSExtractTensor(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const int64_t *strides, void *envTensorData, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)`
///
/// - `strides`: in, array, length `known by tensorNetworkProjection`; an empty slice passes NULL
/// - `envTensorData`: on the device
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSExtractTensor).
///
/// # Safety
///
/// - `handle`, `tensorNetworkProjection`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
/// - `envTensorData`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
/// - `strides`: at least as long as `tensorNetworkProjection` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateProjectionMPSExtractTensor(
    handle: cutensornetHandle_t,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t,
    envSpec: &cutensornetMPSEnvBounds_t,
    strides: &[i64],
    envTensorData: CuPtr<c_void>,
    workDesc: cutensornetWorkspaceDescriptor_t,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateProjectionMPSExtractTensor(
        handle, tensorNetworkProjection, core::ptr::from_ref(envSpec), args::as_ptr(strides),
        envTensorData.as_mut_ptr(), workDesc, cudaStream,
    ) };
    (returned,)
}

/// Returns the extents of the tensor of some sites, and strides to prefer.
///
/// `cutensornetStatus_t cutensornetStateProjectionMPSGetTensorInfo(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, int64_t *extents, int64_t *recommendedStrides)`
///
/// - `extents`, `recommendedStrides`: in and out, array, length `known by tensorNetworkProjection`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSGetTensorInfo).
///
/// # Safety
///
/// - `handle`, `tensorNetworkProjection`: live handles that no other thread uses during the call.
/// - `extents`, `recommendedStrides`: at least as long as `tensorNetworkProjection` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateProjectionMPSGetTensorInfo(
    handle: cutensornetHandle_t,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t,
    envSpec: &cutensornetMPSEnvBounds_t,
    extents: &mut [i64],
    recommendedStrides: &mut [i64],
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateProjectionMPSGetTensorInfo(
        handle, tensorNetworkProjection, core::ptr::from_ref(envSpec), args::as_mut_ptr(extents),
        args::as_mut_ptr(recommendedStrides),
    ) };
    (returned,)
}

/// Puts the tensor of some sites back into a projection.
///
/// `cutensornetStatus_t cutensornetStateProjectionMPSInsertTensor(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const cutensornetMPSEnvBounds_t *envSpec, const cutensornetMPSEnvBounds_t *orthoSpec, const int64_t *strides, const void *envTensorData, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)`
///
/// - `strides`: in, array, length `known by tensorNetworkProjection`; an empty slice passes NULL
/// - `envTensorData`: in, on the device
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSInsertTensor).
///
/// # Safety
///
/// - `handle`, `tensorNetworkProjection`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
/// - `envTensorData`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
/// - `strides`: at least as long as `tensorNetworkProjection` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateProjectionMPSInsertTensor(
    handle: cutensornetHandle_t,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t,
    envSpec: &cutensornetMPSEnvBounds_t,
    orthoSpec: &cutensornetMPSEnvBounds_t,
    strides: &[i64],
    envTensorData: CuPtr<c_void>,
    workDesc: cutensornetWorkspaceDescriptor_t,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateProjectionMPSInsertTensor(
        handle, tensorNetworkProjection, core::ptr::from_ref(envSpec), core::ptr::from_ref(orthoSpec),
        args::as_ptr(strides), envTensorData.as_ptr(), workDesc, cudaStream,
    ) };
    (returned,)
}

/// Plans the computation of a projection, and sets the workspace that it needs.
///
/// `cutensornetStatus_t cutensornetStateProjectionMPSPrepare(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, size_t maxWorkspaceSizeDevice, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t cudaStream)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSPrepare).
///
/// # Safety
///
/// - `handle`, `tensorNetworkProjection`, `workDesc`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
#[inline]
pub unsafe fn cutensornetStateProjectionMPSPrepare(
    handle: cutensornetHandle_t,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t,
    maxWorkspaceSizeDevice: usize,
    workDesc: cutensornetWorkspaceDescriptor_t,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateProjectionMPSPrepare(
        handle, tensorNetworkProjection, maxWorkspaceSizeDevice, workDesc, cudaStream,
    ) };
    (returned,)
}

/// Changes the coefficients of the states that are projected.
///
/// `cutensornetStatus_t cutensornetStateProjectionMPSUpdateCoefficients(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, int32_t numCoeffs, const cuDoubleComplex *coeffs)`
///
/// - `numCoeffs`: in; the length of `coeffs`
/// - `coeffs`: in, array, length `numCoeffs`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSUpdateCoefficients).
///
/// # Safety
///
/// `handle`, `tensorNetworkProjection`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetStateProjectionMPSUpdateCoefficients(
    handle: cutensornetHandle_t,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t,
    coeffs: &[runtime::cuDoubleComplex],
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateProjectionMPSUpdateCoefficients(
        handle, tensorNetworkProjection, args::count(coeffs.len()), args::as_ptr(coeffs),
    ) };
    (returned,)
}

/// Changes where the tensors of a projection are.
///
/// `cutensornetStatus_t cutensornetStateProjectionMPSUpdateDualTensors(cutensornetHandle_t handle, cutensornetStateProjectionMPS_t tensorNetworkProjection, const int64_t **maxExtents, const int64_t **validExtents, const int64_t **strides, void **dualTensorsData, const cutensornetMPSEnvBounds_t *orthoSpec, cudaStream_t cudaStream)`
///
/// - `maxExtents`, `validExtents`, `dualTensorsData`: in, array, length `known by tensorNetworkProjection`
/// - `strides`: in, array, length `known by tensorNetworkProjection`; an empty slice passes NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateProjectionMPSUpdateDualTensors).
///
/// # Safety
///
/// - `handle`, `tensorNetworkProjection`: live handles that no other thread uses during the call.
/// - `cudaStream`: a live handle, or a default stream (NULL).
/// - `maxExtents`, `validExtents`, `strides`: valid memory of the size that the other arguments imply, until this call completes on `cudaStream`.
/// - `dualTensorsData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkProjection` exists.
/// - `maxExtents`, `validExtents`, `strides`, `dualTensorsData`: at least as long as `tensorNetworkProjection` needs; that is not checked.
#[inline]
pub unsafe fn cutensornetStateProjectionMPSUpdateDualTensors(
    handle: cutensornetHandle_t,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t,
    maxExtents: &[*const i64],
    validExtents: &[*const i64],
    strides: &[*const i64],
    dualTensorsData: &[*mut c_void],
    orthoSpec: &cutensornetMPSEnvBounds_t,
    cudaStream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateProjectionMPSUpdateDualTensors(
        handle, tensorNetworkProjection, args::as_ptr(maxExtents).cast_mut(), args::as_ptr(validExtents).cast_mut(),
        args::as_ptr(strides).cast_mut(), args::as_ptr(dualTensorsData).cast_mut(), core::ptr::from_ref(orthoSpec),
        cudaStream,
    ) };
    (returned,)
}

/// Tells a state where new elements of an operator are.
///
/// `cutensornetStatus_t cutensornetStateUpdateTensor(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *tensorData, int32_t unitary)`
///
/// - `tensorData`: on the device
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateUpdateTensor).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetStateUpdateTensor(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    tensorId: i64,
    tensorData: CuPtr<c_void>,
    unitary: i32,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetStateUpdateTensor(handle, tensorNetworkState, tensorId, tensorData.as_mut_ptr(), unitary)
    };
    (returned,)
}

/// Tells a state where new elements of an operator are.
///
/// `cutensornetStatus_t cutensornetStateUpdateTensorOperator(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *tensorData, int32_t unitary)`
///
/// - `tensorData`: on the device
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateUpdateTensorOperator).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
#[inline]
pub unsafe fn cutensornetStateUpdateTensorOperator(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    tensorId: i64,
    tensorData: CuPtr<c_void>,
    unitary: i32,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateUpdateTensorOperator(
        handle, tensorNetworkState, tensorId, tensorData.as_mut_ptr(), unitary,
    ) };
    (returned,)
}

/// Tells a state where the gradient of an operator goes.
///
/// `cutensornetStatus_t cutensornetStateUpdateTensorOperatorGradient(cutensornetHandle_t handle, cutensornetState_t tensorNetworkState, int64_t tensorId, void *gradientData)`
///
/// - `gradientData`: on the device
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetStateUpdateTensorOperatorGradient).
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `gradientData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
#[inline]
pub unsafe fn cutensornetStateUpdateTensorOperatorGradient(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    tensorId: i64,
    gradientData: CuPtr<c_void>,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetStateUpdateTensorOperatorGradient(
        handle, tensorNetworkState, tensorId, gradientData.as_mut_ptr(),
    ) };
    (returned,)
}

/// Returns something about a tensor, such as how it is spread.
///
/// `cutensornetStatus_t cutensornetTensorDescriptorGetAttribute(cutensornetHandle_t handle, cutensornetTensorDescriptor_t tensorDesc, cutensornetTensorDescriptorAttributes_t attr, void *buffer, size_t sizeInBytes)`
///
/// Returns `(cutensornetStatus_t, buffer: T)`.
///
/// - `buffer`: out, one value; `attr` chooses the type: `int32_t` for `CUTENSORNET_TENSOR_DESCRIPTOR_IS_DISTRIBUTED`; `int64_t []` for `CUTENSORNET_TENSOR_DESCRIPTOR_ELEMENT_STRIDES`, `CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_SIZES`, `CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_STRIDES`, `CUTENSORNET_TENSOR_DESCRIPTOR_NRANKS_PER_MODE`, `CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_EXTENTS`; `size_t` for `CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_DATA_SIZE`
///
/// In `cutensornet.h` since cuTensorNet 2.14. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorDescriptorGetAttribute).
///
/// # Safety
///
/// `handle`, `tensorDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetTensorDescriptorGetAttribute<T: Output>(
    handle: cutensornetHandle_t,
    tensorDesc: cutensornetTensorDescriptor_t,
    attr: cutensornetTensorDescriptorAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetTensorDescriptorAttributes_t(attr).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetTensorDescriptorGetAttribute", "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut buffer = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetTensorDescriptorGetAttribute(
        handle, tensorDesc, attr, buffer.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, buffer.take())
}

/// Decomposes a tensor into an orthogonal and a triangular one.
///
/// `cutensornetStatus_t cutensornetTensorQR(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorIn, const void *rawDataIn, cutensornetTensorDescriptor_t descTensorQ, void *q, cutensornetTensorDescriptor_t descTensorR, void *r, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)`
///
/// - `rawDataIn`: in, on the device
/// - `q`, `r`: on the device
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorQR).
///
/// # Safety
///
/// - `handle`, `descTensorIn`, `descTensorQ`, `descTensorR`, `workDesc`: live handles that no other thread uses during the call.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `rawDataIn`, `q`, `r`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
#[inline]
pub unsafe fn cutensornetTensorQR(
    handle: cutensornetHandle_t,
    descTensorIn: cutensornetTensorDescriptor_t,
    rawDataIn: CuPtr<c_void>,
    descTensorQ: cutensornetTensorDescriptor_t,
    q: CuPtr<c_void>,
    descTensorR: cutensornetTensorDescriptor_t,
    r: CuPtr<c_void>,
    workDesc: cutensornetWorkspaceDescriptor_t,
    stream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetTensorQR(
        handle, descTensorIn, rawDataIn.as_ptr(), descTensorQ, q.as_mut_ptr(), descTensorR, r.as_mut_ptr(), workDesc,
        stream,
    ) };
    (returned,)
}

/// Decomposes a tensor into two and singular values, and may cut off small ones.
///
/// `cutensornetStatus_t cutensornetTensorSVD(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorIn, const void *rawDataIn, cutensornetTensorDescriptor_t descTensorU, void *u, void *s, cutensornetTensorDescriptor_t descTensorV, void *v, cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDInfo_t svdInfo, cutensornetWorkspaceDescriptor_t workDesc, cudaStream_t stream)`
///
/// - `rawDataIn`: in, on the device
/// - `u`, `s`, `v`: on the device
/// - `svdConfig`, `svdInfo`: in; may be NULL
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVD).
///
/// # Safety
///
/// - `handle`, `descTensorIn`, `descTensorU`, `descTensorV`, `workDesc`: live handles that no other thread uses during the call.
/// - `svdConfig`, `svdInfo`: live handles that no other thread uses during the call, or NULL.
/// - `stream`: a live handle, or a default stream (NULL).
/// - `rawDataIn`, `u`, `s`, `v`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
#[inline]
pub unsafe fn cutensornetTensorSVD(
    handle: cutensornetHandle_t,
    descTensorIn: cutensornetTensorDescriptor_t,
    rawDataIn: CuPtr<c_void>,
    descTensorU: cutensornetTensorDescriptor_t,
    u: CuPtr<c_void>,
    s: CuPtr<c_void>,
    descTensorV: cutensornetTensorDescriptor_t,
    v: CuPtr<c_void>,
    svdConfig: cutensornetTensorSVDConfig_t,
    svdInfo: cutensornetTensorSVDInfo_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    stream: runtime::cudaStream_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetTensorSVD(
        handle, descTensorIn, rawDataIn.as_ptr(), descTensorU, u.as_mut_ptr(), s.as_mut_ptr(), descTensorV,
        v.as_mut_ptr(), svdConfig, svdInfo, workDesc, stream,
    ) };
    (returned,)
}

/// Returns a setting for singular value decompositions.
///
/// `cutensornetStatus_t cutensornetTensorSVDConfigGetAttribute(cutensornetHandle_t handle, cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDConfigAttributes_t attr, void *buffer, size_t sizeInBytes)`
///
/// Returns `(cutensornetStatus_t, buffer: T)`.
///
/// - `buffer`: out, one value; `attr` chooses the type: `cutensornetTensorSVDAlgo_t` for `CUTENSORNET_TENSOR_SVD_CONFIG_ALGO`; `cutensornetTensorSVDNormalization_t` for `CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION`; `cutensornetTensorSVDPartition_t` for `CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION`; `double` for `CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF`, `CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF`, `CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF`; `unsigned char []` for `CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVDConfigGetAttribute).
///
/// # Safety
///
/// `handle`, `svdConfig`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetTensorSVDConfigGetAttribute<T: Output>(
    handle: cutensornetHandle_t,
    svdConfig: cutensornetTensorSVDConfig_t,
    attr: cutensornetTensorSVDConfigAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetTensorSVDConfigAttributes_t(attr).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetTensorSVDConfigGetAttribute", "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut buffer = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetTensorSVDConfigGetAttribute(
        handle, svdConfig, attr, buffer.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, buffer.take())
}

/// Changes a setting for singular value decompositions.
///
/// `cutensornetStatus_t cutensornetTensorSVDConfigSetAttribute(cutensornetHandle_t handle, cutensornetTensorSVDConfig_t svdConfig, cutensornetTensorSVDConfigAttributes_t attr, const void *buffer, size_t sizeInBytes)`
///
/// - `buffer`: in, one value; `attr` chooses the type: `cutensornetTensorSVDAlgo_t` for `CUTENSORNET_TENSOR_SVD_CONFIG_ALGO`; `cutensornetTensorSVDNormalization_t` for `CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION`; `cutensornetTensorSVDPartition_t` for `CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION`; `double` for `CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF`, `CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF`, `CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF`; `unsigned char []` for `CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVDConfigSetAttribute).
///
/// # Safety
///
/// - `handle`, `svdConfig`: live handles that no other thread uses during the call.
/// - `buffer` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetTensorSVDConfigSetAttribute<T: Input>(
    handle: cutensornetHandle_t,
    svdConfig: cutensornetTensorSVDConfig_t,
    attr: cutensornetTensorSVDConfigAttributes_t,
    buffer: &T,
) -> (cutensornetStatus_t,) {
    if !value_size_cutensornetTensorSVDConfigAttributes_t(attr).fits_told(size_of::<T>())
    {
        refusal::refuse(
            "cutensornetTensorSVDConfigSetAttribute", "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT,);
    }
    let returned = unsafe { sys::cutensornetTensorSVDConfigSetAttribute(
        handle, svdConfig, attr, core::ptr::from_ref(buffer).cast(), args::count(size_of::<T>()),
    ) };
    (returned,)
}

/// Returns what a decomposition has told, such as how much was cut off.
///
/// `cutensornetStatus_t cutensornetTensorSVDInfoGetAttribute(cutensornetHandle_t handle, cutensornetTensorSVDInfo_t svdInfo, cutensornetTensorSVDInfoAttributes_t attr, void *buffer, size_t sizeInBytes)`
///
/// Returns `(cutensornetStatus_t, buffer: T)`.
///
/// - `buffer`: out, one value; `attr` chooses the type: `cutensornetTensorSVDAlgo_t` for `CUTENSORNET_TENSOR_SVD_INFO_ALGO`; `double` for `CUTENSORNET_TENSOR_SVD_INFO_DISCARDED_WEIGHT`; `int64_t` for `CUTENSORNET_TENSOR_SVD_INFO_FULL_EXTENT`, `CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT`; `unsigned char []` for `CUTENSORNET_TENSOR_SVD_INFO_ALGO_STATUS`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetTensorSVDInfoGetAttribute).
///
/// # Safety
///
/// `handle`, `svdInfo`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetTensorSVDInfoGetAttribute<T: Output>(
    handle: cutensornetHandle_t,
    svdInfo: cutensornetTensorSVDInfo_t,
    attr: cutensornetTensorSVDInfoAttributes_t,
) -> (cutensornetStatus_t, T) {
    if !value_size_cutensornetTensorSVDInfoAttributes_t(attr).fits_told(size_of::<T>()) {
        refusal::refuse(
            "cutensornetTensorSVDInfoGetAttribute", "a value of `buffer` has not the size of what `attr` selects",
        );
        return (cutensornetStatus_t::INVALID_ARGUMENT, output::zeroed());
    }
    let mut buffer = output::Slack::<T>::new();
    let returned = unsafe { sys::cutensornetTensorSVDInfoGetAttribute(
        handle, svdInfo, attr, buffer.slot().cast(), args::count(size_of::<T>()),
    ) };
    (returned, buffer.take())
}

/// Replaces an order of contractions by one from bytes.
///
/// `cutensornetStatus_t cutensornetUpdateContractionOptimizerInfoFromPackedData(cutensornetHandle_t handle, const void *buffer, size_t sizeInBytes, cutensornetContractionOptimizerInfo_t optimizerInfo)`
///
/// - `buffer`: in, host memory, `sizeInBytes` bytes
/// - `sizeInBytes`: in; the length of `buffer`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetUpdateContractionOptimizerInfoFromPackedData).
///
/// # Safety
///
/// `handle`, `optimizerInfo`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetUpdateContractionOptimizerInfoFromPackedData<T: Input>(
    handle: cutensornetHandle_t,
    buffer: &[T],
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetUpdateContractionOptimizerInfoFromPackedData(
        handle, args::as_ptr(buffer).cast(), args::count(size_of_val(buffer)), optimizerInfo,
    ) };
    (returned,)
}

/// Computes the workspace that contracting a network needs.
///
/// `cutensornetStatus_t cutensornetWorkspaceComputeContractionSizes(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeContractionSizes).
///
/// # Safety
///
/// `handle`, `networkDesc`, `optimizerInfo`, `workDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetWorkspaceComputeContractionSizes(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetWorkspaceComputeContractionSizes(handle, networkDesc, optimizerInfo, workDesc)
    };
    (returned,)
}

/// Computes the workspace that applying a gate to two tensors needs.
///
/// `cutensornetStatus_t cutensornetWorkspaceComputeGateSplitSizes(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorInA, cutensornetTensorDescriptor_t descTensorInB, cutensornetTensorDescriptor_t descTensorInG, cutensornetTensorDescriptor_t descTensorU, cutensornetTensorDescriptor_t descTensorV, cutensornetGateSplitAlgo_t gateAlgo, cutensornetTensorSVDConfig_t svdConfig, cutensornetComputeType_t computeType, cutensornetWorkspaceDescriptor_t workDesc)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeGateSplitSizes).
///
/// # Safety
///
/// `handle`, `descTensorInA`, `descTensorInB`, `descTensorInG`, `descTensorU`, `descTensorV`, `svdConfig`, `workDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetWorkspaceComputeGateSplitSizes(
    handle: cutensornetHandle_t,
    descTensorInA: cutensornetTensorDescriptor_t,
    descTensorInB: cutensornetTensorDescriptor_t,
    descTensorInG: cutensornetTensorDescriptor_t,
    descTensorU: cutensornetTensorDescriptor_t,
    descTensorV: cutensornetTensorDescriptor_t,
    gateAlgo: cutensornetGateSplitAlgo_t,
    svdConfig: cutensornetTensorSVDConfig_t,
    computeType: cutensornetComputeType_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetWorkspaceComputeGateSplitSizes(
        handle, descTensorInA, descTensorInB, descTensorInG, descTensorU, descTensorV, gateAlgo, svdConfig, computeType,
        workDesc,
    ) };
    (returned,)
}

/// Computes the workspace that a QR decomposition needs.
///
/// `cutensornetStatus_t cutensornetWorkspaceComputeQRSizes(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorIn, cutensornetTensorDescriptor_t descTensorQ, cutensornetTensorDescriptor_t descTensorR, cutensornetWorkspaceDescriptor_t workDesc)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeQRSizes).
///
/// # Safety
///
/// `handle`, `descTensorIn`, `descTensorQ`, `descTensorR`, `workDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetWorkspaceComputeQRSizes(
    handle: cutensornetHandle_t,
    descTensorIn: cutensornetTensorDescriptor_t,
    descTensorQ: cutensornetTensorDescriptor_t,
    descTensorR: cutensornetTensorDescriptor_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetWorkspaceComputeQRSizes(handle, descTensorIn, descTensorQ, descTensorR, workDesc)
    };
    (returned,)
}

/// Computes the workspace that a singular value decomposition needs.
///
/// `cutensornetStatus_t cutensornetWorkspaceComputeSVDSizes(cutensornetHandle_t handle, cutensornetTensorDescriptor_t descTensorIn, cutensornetTensorDescriptor_t descTensorU, cutensornetTensorDescriptor_t descTensorV, cutensornetTensorSVDConfig_t svdConfig, cutensornetWorkspaceDescriptor_t workDesc)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeSVDSizes).
///
/// # Safety
///
/// `handle`, `descTensorIn`, `descTensorU`, `descTensorV`, `svdConfig`, `workDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetWorkspaceComputeSVDSizes(
    handle: cutensornetHandle_t,
    descTensorIn: cutensornetTensorDescriptor_t,
    descTensorU: cutensornetTensorDescriptor_t,
    descTensorV: cutensornetTensorDescriptor_t,
    svdConfig: cutensornetTensorSVDConfig_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetWorkspaceComputeSVDSizes(handle, descTensorIn, descTensorU, descTensorV, svdConfig, workDesc)
    };
    (returned,)
}

/// Computes the workspace that contracting a network needs.
///
/// `cutensornetStatus_t cutensornetWorkspaceComputeSizes(cutensornetHandle_t handle, cutensornetNetworkDescriptor_t networkDesc, cutensornetContractionOptimizerInfo_t optimizerInfo, cutensornetWorkspaceDescriptor_t workDesc)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceComputeSizes).
///
/// # Safety
///
/// `handle`, `networkDesc`, `optimizerInfo`, `workDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetWorkspaceComputeSizes(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    optimizerInfo: cutensornetContractionOptimizerInfo_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetWorkspaceComputeSizes(handle, networkDesc, optimizerInfo, workDesc) };
    (returned,)
}

/// Returns which memory a workspace has.
///
/// `cutensornetStatus_t cutensornetWorkspaceGet(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, void **workspacePtr, uint64_t *workspaceSize)`
///
/// Returns `(cutensornetStatus_t, workspacePtr: void *, workspaceSize: uint64_t)`.
///
/// - `workspacePtr`, `workspaceSize`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGet).
///
/// # Safety
///
/// `handle`, `workDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetWorkspaceGet(
    handle: cutensornetHandle_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    memSpace: cutensornetMemspace_t,
) -> (cutensornetStatus_t, *mut c_void, u64) {
    let mut workspacePtr: *mut c_void = output::zeroed();
    let mut workspaceSize: u64 = output::zeroed();
    let returned = unsafe {
        sys::cutensornetWorkspaceGet(handle, workDesc, memSpace, &mut workspacePtr, &mut workspaceSize)
    };
    (returned, workspacePtr, workspaceSize)
}

/// Returns which memory of a kind a workspace has.
///
/// `cutensornetStatus_t cutensornetWorkspaceGetMemory(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, void **memoryPtr, int64_t *memorySize)`
///
/// Returns `(cutensornetStatus_t, memoryPtr: void *, memorySize: int64_t)`.
///
/// - `memoryPtr`, `memorySize`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGetMemory).
///
/// # Safety
///
/// `handle`, `workDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetWorkspaceGetMemory(
    handle: cutensornetHandle_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    memSpace: cutensornetMemspace_t,
    workKind: cutensornetWorkspaceKind_t,
) -> (cutensornetStatus_t, *mut c_void, i64) {
    let mut memoryPtr: *mut c_void = output::zeroed();
    let mut memorySize: i64 = output::zeroed();
    let returned = unsafe {
        sys::cutensornetWorkspaceGetMemory(handle, workDesc, memSpace, workKind, &mut memoryPtr, &mut memorySize)
    };
    (returned, memoryPtr, memorySize)
}

/// Returns how much memory of a kind a workspace needs.
///
/// `cutensornetStatus_t cutensornetWorkspaceGetMemorySize(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetWorksizePref_t workPref, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, int64_t *memorySize)`
///
/// Returns `(cutensornetStatus_t, memorySize: int64_t)`.
///
/// - `memorySize`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGetMemorySize).
///
/// # Safety
///
/// `handle`, `workDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetWorkspaceGetMemorySize(
    handle: cutensornetHandle_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    workPref: cutensornetWorksizePref_t,
    memSpace: cutensornetMemspace_t,
    workKind: cutensornetWorkspaceKind_t,
) -> (cutensornetStatus_t, i64) {
    let mut memorySize: i64 = output::zeroed();
    let returned = unsafe {
        sys::cutensornetWorkspaceGetMemorySize(handle, workDesc, workPref, memSpace, workKind, &mut memorySize)
    };
    (returned, memorySize)
}

/// Returns how much memory a workspace needs.
///
/// `cutensornetStatus_t cutensornetWorkspaceGetSize(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetWorksizePref_t workPref, cutensornetMemspace_t memSpace, uint64_t *workspaceSize)`
///
/// Returns `(cutensornetStatus_t, workspaceSize: uint64_t)`.
///
/// - `workspaceSize`: out
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceGetSize).
///
/// # Safety
///
/// `handle`, `workDesc`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetWorkspaceGetSize(
    handle: cutensornetHandle_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    workPref: cutensornetWorksizePref_t,
    memSpace: cutensornetMemspace_t,
) -> (cutensornetStatus_t, u64) {
    let mut workspaceSize: u64 = output::zeroed();
    let returned = unsafe {
        sys::cutensornetWorkspaceGetSize(handle, workDesc, workPref, memSpace, &mut workspaceSize)
    };
    (returned, workspaceSize)
}

/// Discards what a workspace has cached.
///
/// `cutensornetStatus_t cutensornetWorkspacePurgeCache(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace)`
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspacePurgeCache).
///
/// # Safety
///
/// `handle`, `workDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetWorkspacePurgeCache(
    handle: cutensornetHandle_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    memSpace: cutensornetMemspace_t,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetWorkspacePurgeCache(handle, workDesc, memSpace) };
    (returned,)
}

/// Gives a workspace its memory.
///
/// `cutensornetStatus_t cutensornetWorkspaceSet(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, void *workspacePtr, uint64_t workspaceSize)`
///
/// - `workspacePtr`: in, an address, passed unchanged
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier, deprecated. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceSet).
///
/// # Safety
///
/// - `handle`, `workDesc`: live handles that no other thread uses during the call.
/// - `workspacePtr`: valid memory of `workspaceSize` bytes, until `workDesc` is destroyed or set again.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetWorkspaceSet(
    handle: cutensornetHandle_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    memSpace: cutensornetMemspace_t,
    workspacePtr: *mut c_void,
    workspaceSize: u64,
) -> (cutensornetStatus_t,) {
    let returned = unsafe { sys::cutensornetWorkspaceSet(handle, workDesc, memSpace, workspacePtr, workspaceSize) };
    (returned,)
}

/// Gives a workspace its memory of a kind.
///
/// `cutensornetStatus_t cutensornetWorkspaceSetMemory(cutensornetHandle_t handle, cutensornetWorkspaceDescriptor_t workDesc, cutensornetMemspace_t memSpace, cutensornetWorkspaceKind_t workKind, void *memoryPtr, int64_t memorySize)`
///
/// - `memoryPtr`: in, an address, passed unchanged
///
/// In `cutensornet.h` since cuTensorNet 2.13 or earlier. [NVIDIA's documentation](https://docs.nvidia.com/cuda/cuquantum/latest/cutensornet/api/functions.html#:~:text=cutensornetWorkspaceSetMemory).
///
/// # Safety
///
/// - `handle`, `workDesc`: live handles that no other thread uses during the call.
/// - `memoryPtr`: valid memory of `memorySize` bytes, until `workDesc` is destroyed or set again.
#[inline]
pub unsafe fn cutensornetWorkspaceSetMemory(
    handle: cutensornetHandle_t,
    workDesc: cutensornetWorkspaceDescriptor_t,
    memSpace: cutensornetMemspace_t,
    workKind: cutensornetWorkspaceKind_t,
    memoryPtr: *mut c_void,
    memorySize: i64,
) -> (cutensornetStatus_t,) {
    let returned = unsafe {
        sys::cutensornetWorkspaceSetMemory(handle, workDesc, memSpace, workKind, memoryPtr, memorySize)
    };
    (returned,)
}
