//! cuTensorNet: functions that return [`Result`]s, and its types. See [`checked`](super).
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)] // A library may have no functions of its own here.
use crate::__gen1::prelude::*;
#[allow(unused_imports)]
use crate::cutensornet as raw;
#[allow(unused_imports)]
use raw::CUTENSORNET;
#[allow(unused_imports)]
use crate::shared::driver;
#[allow(unused_imports)]
use crate::shared::runtime;

#[doc(hidden)]
#[allow(unused_imports)]
pub use crate::cutensornet::all_types::*;

/// What selects attributes, with the type of each value: see [`Key`].
pub mod keys {
    #[allow(unused_imports)]
    use super::*;

    keys! {
        cutensornetAccessorAttributes_t {
            CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES: i32,
            CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES: i32,
            CUTENSORNET_ACCESSOR_INFO_FLOPS: f64,
        }
        cutensornetContractionAutotunePreferenceAttributes_t {
            CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS: i32,
            CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES: i32,
        }
        cutensornetContractionOptimizerConfigAttributes_t {
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM: cutensornetGraphAlgo_t,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL: cutensornetMemoryModel_t,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE: cutensornetOptimizerCost_t,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION: cutensornetSmartOption_t,
            CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH: i32,
        }
        cutensornetContractionOptimizerInfoAttributes_t {
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH: cutensornetContractionPath_t,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES: i64,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_CONFIG: cutensornetSlicingConfig_t,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD: f64,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT: f64,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT: f64,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST: f64,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST: f64,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR: f64,
        } + [
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_MODE: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_EXTENT: i64,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_INTERMEDIATE_MODES: i32,
            CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_INTERMEDIATE_MODES: i32,
        ]
        cutensornetExpectationAttributes_t {
            CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES: i32,
            CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES: i32,
            CUTENSORNET_EXPECTATION_INFO_FLOPS: f64,
        }
        cutensornetMarginalAttributes_t {
            CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES: i32,
            CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES: i32,
            CUTENSORNET_MARGINAL_INFO_FLOPS: f64,
            CUTENSORNET_MARGINAL_INFO_KIND: cutensornetMarginalKind_t,
        }
        cutensornetNetworkAttributes_t {
            CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT: i32,
            CUTENSORNET_NETWORK_INPUT_TENSORS_CONSTANT: cutensornetTensorIDList_t,
            CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED: i32,
            CUTENSORNET_NETWORK_INPUT_TENSORS_CONJUGATED: cutensornetTensorIDList_t,
            CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD: i32,
            CUTENSORNET_NETWORK_INPUT_TENSORS_REQUIRE_GRAD: cutensornetTensorIDList_t,
            CUTENSORNET_NETWORK_COMPUTE_TYPE: cutensornetComputeType_t,
        }
        cutensornetNetworkAutotunePreferenceAttributes_t {
            CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS: i32,
            CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES: i32,
        }
        cutensornetSamplerAttributes_t {
            CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES: i32,
            CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES: i32,
            CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC: i32,
            CUTENSORNET_SAMPLER_INFO_FLOPS: f64,
        }
        cutensornetStateAttributes_t {
            CUTENSORNET_STATE_MPS_CANONICAL_CENTER: i32,
            CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF: f64,
            CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF: f64,
            CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION: cutensornetTensorSVDNormalization_t,
            CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO: cutensornetTensorSVDAlgo_t,
            CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF: f64,
            CUTENSORNET_STATE_NUM_HYPER_SAMPLES: i32,
            CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER: i32,
            CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF: f64,
            CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF: f64,
            CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION: cutensornetTensorSVDNormalization_t,
            CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO: cutensornetTensorSVDAlgo_t,
            CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF: f64,
            CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION: cutensornetStateMPOApplication_t,
            CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION: cutensornetStateMPSGaugeOption_t,
            CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES: i32,
            CUTENSORNET_STATE_INFO_FLOPS: f64,
        } + [
            CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS: u8,
            CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS: u8,
        ]
        cutensornetStateProjectionMPSAttributes_t {
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION: cutensornetStateProjectionMPSOrthoOption_t,
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF: f64,
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF: f64,
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION: cutensornetTensorSVDNormalization_t,
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO: cutensornetTensorSVDAlgo_t,
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF: f64,
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT: i64,
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY: cutensornetStateProjectionMPSMaxExtentPreparePolicy_t,
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT: i64,
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES: i32,
        } + [
            CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO_PARAMS: u8,
        ]
        cutensornetTensorDescriptorAttributes_t {
            CUTENSORNET_TENSOR_DESCRIPTOR_IS_DISTRIBUTED: i32,
            CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_DATA_SIZE: usize,
        } + [
            CUTENSORNET_TENSOR_DESCRIPTOR_ELEMENT_STRIDES: i64,
            CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_SIZES: i64,
            CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_STRIDES: i64,
            CUTENSORNET_TENSOR_DESCRIPTOR_NRANKS_PER_MODE: i64,
            CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_EXTENTS: i64,
        ]
        cutensornetTensorSVDConfigAttributes_t {
            CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF: f64,
            CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF: f64,
            CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION: cutensornetTensorSVDNormalization_t,
            CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION: cutensornetTensorSVDPartition_t,
            CUTENSORNET_TENSOR_SVD_CONFIG_ALGO: cutensornetTensorSVDAlgo_t,
            CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF: f64,
        } + [
            CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS: u8,
        ]
        cutensornetTensorSVDInfoAttributes_t {
            CUTENSORNET_TENSOR_SVD_INFO_FULL_EXTENT: i64,
            CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT: i64,
            CUTENSORNET_TENSOR_SVD_INFO_DISCARDED_WEIGHT: f64,
            CUTENSORNET_TENSOR_SVD_INFO_ALGO: cutensornetTensorSVDAlgo_t,
        } + [
            CUTENSORNET_TENSOR_SVD_INFO_ALGO_STATUS: u8,
        ]
    }
}

checked! {
    CUTENSORNET, cutensornetStatus_t;
    /// Computes amplitudes of a state.
    ///
    /// - `projectedModeValues`: in, array, length `known by tensorNetworkAccessor`; an empty slice passes NULL
    /// - `amplitudesTensor`: on the device
    /// - `stateNorm`: out, host memory, `16` bytes; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkAccessor`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    /// - `amplitudesTensor`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
    /// - `stateNorm` is used after the call: keep it alive and unread and unwritten until this call completes on `cudaStream`.
    /// - `projectedModeValues`: at least as long as `tensorNetworkAccessor` needs; that is not checked.
    fn cutensornetAccessorCompute<T: Output>(
        handle: cutensornetHandle_t, tensorNetworkAccessor: cutensornetStateAccessor_t, projectedModeValues: &[i64],
        workDesc: cutensornetWorkspaceDescriptor_t, amplitudesTensor: CuPtr<c_void>, stateNorm: &mut [T],
        cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Plans the computation of amplitudes, and sets the workspace that it needs.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkAccessor`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    fn cutensornetAccessorPrepare(
        handle: cutensornetHandle_t, tensorNetworkAccessor: cutensornetStateAccessor_t, maxWorkspaceSizeDevice: usize,
        workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Contracts a network, or some slices of it, by a plan.
    ///
    /// - `rawDataIn`: in, array, length `known by plan`
    /// - `rawDataOut`: on the device
    /// - `workDesc`, `sliceGroup`: in; may be NULL
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
    fn cutensornetContractSlices(
        handle: cutensornetHandle_t, plan: cutensornetContractionPlan_t, rawDataIn: &[*const c_void],
        rawDataOut: CuPtr<c_void>, accumulateOutput: i32, workDesc: cutensornetWorkspaceDescriptor_t,
        sliceGroup: cutensornetSliceGroup_t, stream: runtime::cudaStream_t,
    ) -> ();
    /// Contracts one slice of a network by a plan.
    ///
    /// - `rawDataIn`: in, array, length `known by plan`
    /// - `rawDataOut`: on the device
    /// - `workDesc`: in; may be NULL
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
    fn cutensornetContraction(
        handle: cutensornetHandle_t, plan: cutensornetContractionPlan_t, rawDataIn: &[*const c_void],
        rawDataOut: CuPtr<c_void>, workDesc: cutensornetWorkspaceDescriptor_t, sliceId: i64,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Tries kernels for each contraction of a plan, and keeps the quickest.
    ///
    /// - `rawDataIn`: in, array, length `known by plan`
    /// - `rawDataOut`: on the device
    /// - `workDesc`: in; may be NULL
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
    fn cutensornetContractionAutotune(
        handle: cutensornetHandle_t, plan: cutensornetContractionPlan_t, rawDataIn: &[*const c_void],
        rawDataOut: CuPtr<c_void>, workDesc: cutensornetWorkspaceDescriptor_t,
        pref: cutensornetContractionAutotunePreference_t, stream: runtime::cudaStream_t,
    ) -> ();
    /// Searches for a quick order of contractions that needs no more memory than there is.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `networkDesc`, `optimizerConfig`, `optimizerInfo`: live handles that no other thread uses during the call.
    fn cutensornetContractionOptimize(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t,
        optimizerConfig: cutensornetContractionOptimizerConfig_t, workspaceSizeConstraint: u64,
        optimizerInfo: cutensornetContractionOptimizerInfo_t,
    ) -> ();
    /// Returns something about an order of contractions, such as its cost.
    ///
    /// - `buffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `optimizerInfo`: live handles that no other thread uses during the call.
    /// - `buffer`: valid memory of `sizeInBytes` bytes.
    fn cutensornetContractionOptimizerInfoGetAttribute(
        handle: cutensornetHandle_t, optimizerInfo: cutensornetContractionOptimizerInfo_t,
        attr: cutensornetContractionOptimizerInfoAttributes_t, buffer: *mut c_void, sizeInBytes: usize,
    ) -> ();
    /// Returns how many bytes an order of contractions has when it is packed.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `optimizerInfo`: live handles that no other thread uses during the call.
    fn cutensornetContractionOptimizerInfoGetPackedSize(
        handle: cutensornetHandle_t, optimizerInfo: cutensornetContractionOptimizerInfo_t,
    ) -> usize;
    /// Packs an order of contractions into bytes, for another process.
    ///
    /// - `buffer`: out, host memory, `sizeInBytes` bytes
    ///
    /// # Safety
    ///
    /// `handle`, `optimizerInfo`: live handles that no other thread uses during the call.
    fn cutensornetContractionOptimizerInfoPackData<T: Output>(
        handle: cutensornetHandle_t, optimizerInfo: cutensornetContractionOptimizerInfo_t, buffer: &mut [T],
    ) -> ();
    /// Makes a handle of cuTensorNet on the current device.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensornetCreate() -> cutensornetHandle_t;
    /// Makes an accessor of a state's amplitudes, of all or of a slice.
    ///
    /// - `projectedModes`: in, array, length `numProjectedModes`; an empty slice passes NULL
    /// - `amplitudesTensorStrides`: in, array, length `known by tensorNetworkState`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `amplitudesTensorStrides`: at least as long as `tensorNetworkState` needs; that is not checked.
    /// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkAccessor` exists.
    fn cutensornetCreateAccessor(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, projectedModes: &[i32],
        amplitudesTensorStrides: &[i64],
    ) -> cutensornetStateAccessor_t;
    /// Makes settings for tuning a plan.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetCreateContractionAutotunePreference(
        handle: cutensornetHandle_t,
    ) -> cutensornetContractionAutotunePreference_t;
    /// Makes settings for the search for an order of contractions.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateContractionOptimizerConfig(
        handle: cutensornetHandle_t,
    ) -> cutensornetContractionOptimizerConfig_t;
    /// Makes room for the order in which a network is contracted.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `networkDesc`: live handles that no other thread uses during the call.
    fn cutensornetCreateContractionOptimizerInfo(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t,
    ) -> cutensornetContractionOptimizerInfo_t;
    /// Makes an order of contractions from bytes.
    ///
    /// - `buffer`: in, host memory, `sizeInBytes` bytes
    ///
    /// # Safety
    ///
    /// `handle`, `networkDesc`: live handles that no other thread uses during the call.
    fn cutensornetCreateContractionOptimizerInfoFromPackedData<T: Input>(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, buffer: &[T],
    ) -> cutensornetContractionOptimizerInfo_t;
    /// Plans the contractions of a network.
    ///
    /// - `workDesc`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`, `optimizerInfo`: live handles that no other thread uses during the call.
    /// - `workDesc`: a live handle that no other thread uses during the call, or NULL.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetCreateContractionPlan(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t,
        optimizerInfo: cutensornetContractionOptimizerInfo_t, workDesc: cutensornetWorkspaceDescriptor_t,
    ) -> cutensornetContractionPlan_t;
    /// Describes a tensor that is spread over processes.
    ///
    /// - `extents`, `nranksPerMode`, `modeLabels`: in, array, length `numModes`
    /// - `elementStrides`, `blockSizes`, `blockStrides`: in, array, length `numModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateDistributedTensorDescriptor(
        handle: cutensornetHandle_t, extents: &[i64], elementStrides: &[i64], blockSizes: &[i64], blockStrides: &[i64],
        nranksPerMode: &[i64], modeLabels: &[i32], dataType: runtime::cudaDataType,
    ) -> cutensornetTensorDescriptor_t;
    /// Makes the expectation value of an operator in a state, for computation.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`, `tensorNetworkOperator`: live handles that no other thread uses during the call.
    /// - `tensorNetworkState`, `tensorNetworkOperator` and what they refer to stay valid after the call, as long as `tensorNetworkExpectation` exists.
    fn cutensornetCreateExpectation(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t,
        tensorNetworkOperator: cutensornetNetworkOperator_t,
    ) -> cutensornetStateExpectation_t;
    /// Makes a reduced density matrix of a state, for computation.
    ///
    /// - `marginalModes`: in, array, length `numMarginalModes`
    /// - `projectedModes`: in, array, length `numProjectedModes`; an empty slice passes NULL
    /// - `marginalTensorStrides`: in, array, length `known by numMarginalModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `marginalTensorStrides`: at least as long as `numMarginalModes` needs; that is not checked.
    /// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkMarginal` exists.
    fn cutensornetCreateMarginal(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, marginalModes: &[i32],
        projectedModes: &[i32], marginalTensorStrides: &[i64],
    ) -> cutensornetStateMarginal_t;
    /// Makes the diagonal of a reduced density matrix, which has probabilities, for computation.
    ///
    /// - `marginalModes`: in, array, length `numMarginalModes`
    /// - `projectedModes`: in, array, length `numProjectedModes`; an empty slice passes NULL
    /// - `marginalDiagonalTensorStrides`: in, array, length `numMarginalModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkMarginal` exists.
    fn cutensornetCreateMarginalDiagonal(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, marginalModes: &[i32],
        projectedModes: &[i32], marginalDiagonalTensorStrides: &[i64],
    ) -> cutensornetStateMarginal_t;
    /// Makes a network without tensors.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateNetwork(handle: cutensornetHandle_t) -> cutensornetNetworkDescriptor_t;
    /// Makes settings for tuning a network.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateNetworkAutotunePreference(
        handle: cutensornetHandle_t,
    ) -> cutensornetNetworkAutotunePreference_t;
    /// Makes a network of tensors that are all given at once.
    ///
    /// - `numModesIn`, `extentsIn`, `modesIn`: in, array, length `numInputs`
    /// - `stridesIn`, `qualifiersIn`: in, array, length `numInputs`; an empty slice passes NULL
    /// - `extentsOut`, `stridesOut`, `modesOut`: in, array, length `known by numModesOut`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `extentsIn`, `stridesIn`, `modesIn`: valid memory of the size that the other arguments imply.
    /// - `extentsOut`, `stridesOut`, `modesOut`: at least as long as `numModesOut` needs; that is not checked.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetCreateNetworkDescriptor(
        handle: cutensornetHandle_t, numModesIn: &[i32], extentsIn: &[*const i64], stridesIn: &[*const i64],
        modesIn: &[*const i32], qualifiersIn: &[cutensornetTensorQualifiers_t], numModesOut: i32, extentsOut: &[i64],
        stridesOut: &[i64], modesOut: &[i32], dataType: runtime::cudaDataType, computeType: cutensornetComputeType_t,
    ) -> cutensornetNetworkDescriptor_t;
    /// Makes an operator on a space of given dimensions, without terms.
    ///
    /// - `stateModeExtents`: in, array, length `numStateModes`
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateNetworkOperator(
        handle: cutensornetHandle_t, stateModeExtents: &[i64], dataType: runtime::cudaDataType,
    ) -> cutensornetNetworkOperator_t;
    /// Makes a sampler of a state, of all its modes or of some.
    ///
    /// - `modesToSample`: in, array, length `numModesToSample`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorNetworkState` and what it refers to stay valid after the call, as long as `tensorNetworkSampler` exists.
    fn cutensornetCreateSampler(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, modesToSample: &[i32],
    ) -> cutensornetStateSampler_t;
    /// Makes a group of slices, by their range.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateSliceGroupFromIDRange(
        handle: cutensornetHandle_t, sliceIdStart: i64, sliceIdStop: i64, sliceIdStep: i64,
    ) -> cutensornetSliceGroup_t;
    /// Makes a group of slices, by their numbers.
    ///
    /// - `beginIDSequence`, `endIDSequence`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `beginIDSequence`: valid memory of the size that the other arguments imply.
    /// - `endIDSequence` is right behind the last number.
    fn cutensornetCreateSliceGroupFromIDs(
        handle: cutensornetHandle_t, beginIDSequence: *const i64, endIDSequence: *const i64,
    ) -> cutensornetSliceGroup_t;
    /// Makes a state of given dimensions, the vacuum.
    ///
    /// - `stateModeExtents`: in, array, length `numStateModes`
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateState(
        handle: cutensornetHandle_t, purity: cutensornetStatePurity_t, stateModeExtents: &[i64],
        dataType: runtime::cudaDataType,
    ) -> cutensornetState_t;
    /// Makes the projection of states onto a matrix product state.
    ///
    /// - `tensorNetworkStates`: in, array, length `numStates`
    /// - `coeffs`: in, array, length `numStates`; an empty slice passes NULL
    /// - `specEnvs`: in, array, length `numEnvs`
    /// - `quditsPerTensor`, `stridesOut`, `dualTensorsDataOut`: in, array, length `numTensors`; an empty slice passes NULL
    /// - `extentsOut`: in, array, length `numTensors`
    /// - `orthoSpec`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkStates`: live handles that no other thread uses during the call.
    /// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
    /// - `dualTensorsDataOut`: valid memory of the size that the other arguments imply, as long as `tensorNetworkProjection` exists.
    /// - `tensorNetworkStates` and what it refers to stay valid after the call, as long as `tensorNetworkProjection` exists.
    fn cutensornetCreateStateProjectionMPS(
        handle: cutensornetHandle_t, tensorNetworkStates: &[cutensornetState_t], coeffs: &[runtime::cuDoubleComplex],
        symmetric: i32, specEnvs: &[cutensornetMPSEnvBounds_t], boundaryCondition: cutensornetBoundaryCondition_t,
        quditsPerTensor: &[i32], extentsOut: &[*const i64], stridesOut: &[*const i64],
        dualTensorsDataOut: &[*mut c_void], orthoSpec: Option<&cutensornetMPSEnvBounds_t>,
    ) -> cutensornetStateProjectionMPS_t;
    /// Describes a tensor.
    ///
    /// - `extents`, `modeLabels`: in, array, length `numModes`
    /// - `strides`: in, array, length `numModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateTensorDescriptor(
        handle: cutensornetHandle_t, extents: &[i64], strides: &[i64], modeLabels: &[i32],
        dataType: runtime::cudaDataType,
    ) -> cutensornetTensorDescriptor_t;
    /// Makes settings for singular value decompositions.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateTensorSVDConfig(handle: cutensornetHandle_t) -> cutensornetTensorSVDConfig_t;
    /// Makes room for what a singular value decomposition tells of itself.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateTensorSVDInfo(handle: cutensornetHandle_t) -> cutensornetTensorSVDInfo_t;
    /// Makes the description of a workspace.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetCreateWorkspaceDescriptor(handle: cutensornetHandle_t) -> cutensornetWorkspaceDescriptor_t;
    /// Destroys a handle.
    ///
    /// - `handle`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - No thread uses `handle`, or objects that belong to it, during or after the call.
    fn cutensornetDestroy(handle: cutensornetHandle_t) -> ();
    /// Destroys an accessor.
    ///
    /// - `tensorNetworkAccessor`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `tensorNetworkAccessor`: a live handle that no other thread uses during the call.
    /// - No thread uses `tensorNetworkAccessor`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyAccessor(tensorNetworkAccessor: cutensornetStateAccessor_t) -> ();
    /// Destroys settings for tuning a plan.
    ///
    /// - `autotunePreference`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `autotunePreference`: a live handle that no other thread uses during the call.
    /// - No thread uses `autotunePreference`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetDestroyContractionAutotunePreference(
        autotunePreference: cutensornetContractionAutotunePreference_t,
    ) -> ();
    /// Destroys settings for the search.
    ///
    /// - `optimizerConfig`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `optimizerConfig`: a live handle that no other thread uses during the call.
    /// - No thread uses `optimizerConfig`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyContractionOptimizerConfig(optimizerConfig: cutensornetContractionOptimizerConfig_t) -> ();
    /// Destroys such an order.
    ///
    /// - `optimizerInfo`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `optimizerInfo`: a live handle that no other thread uses during the call.
    /// - No thread uses `optimizerInfo`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyContractionOptimizerInfo(optimizerInfo: cutensornetContractionOptimizerInfo_t) -> ();
    /// Destroys a plan.
    ///
    /// - `plan`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `plan`: a live handle that no other thread uses during the call.
    /// - No thread uses `plan`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetDestroyContractionPlan(plan: cutensornetContractionPlan_t) -> ();
    /// Destroys an expectation value.
    ///
    /// - `tensorNetworkExpectation`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `tensorNetworkExpectation`: a live handle that no other thread uses during the call.
    /// - No thread uses `tensorNetworkExpectation`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyExpectation(tensorNetworkExpectation: cutensornetStateExpectation_t) -> ();
    /// Destroys a reduced density matrix.
    ///
    /// - `tensorNetworkMarginal`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `tensorNetworkMarginal`: a live handle that no other thread uses during the call.
    /// - No thread uses `tensorNetworkMarginal`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyMarginal(tensorNetworkMarginal: cutensornetStateMarginal_t) -> ();
    /// Destroys a network.
    ///
    /// - `networkDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `networkDesc`: a live handle that no other thread uses during the call.
    /// - No thread uses `networkDesc`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyNetwork(networkDesc: cutensornetNetworkDescriptor_t) -> ();
    /// Destroys settings for tuning a network.
    ///
    /// - `autotunePreference`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `autotunePreference`: a live handle that no other thread uses during the call.
    /// - No thread uses `autotunePreference`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyNetworkAutotunePreference(autotunePreference: cutensornetNetworkAutotunePreference_t) -> ();
    /// Destroys a network that was made at once.
    ///
    /// - `networkDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `networkDesc`: a live handle that no other thread uses during the call.
    /// - No thread uses `networkDesc`, or objects that belong to it, during or after the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetDestroyNetworkDescriptor(networkDesc: cutensornetNetworkDescriptor_t) -> ();
    /// Destroys an operator that is a network.
    ///
    /// - `tensorNetworkOperator`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `tensorNetworkOperator`: a live handle that no other thread uses during the call.
    /// - No thread uses `tensorNetworkOperator`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyNetworkOperator(tensorNetworkOperator: cutensornetNetworkOperator_t) -> ();
    /// Destroys a sampler.
    ///
    /// - `tensorNetworkSampler`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `tensorNetworkSampler`: a live handle that no other thread uses during the call.
    /// - No thread uses `tensorNetworkSampler`, or objects that belong to it, during or after the call.
    fn cutensornetDestroySampler(tensorNetworkSampler: cutensornetStateSampler_t) -> ();
    /// Destroys a group of slices.
    ///
    /// - `sliceGroup`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `sliceGroup`: a live handle that no other thread uses during the call.
    /// - No thread uses `sliceGroup`, or objects that belong to it, during or after the call.
    fn cutensornetDestroySliceGroup(sliceGroup: cutensornetSliceGroup_t) -> ();
    /// Destroys a state.
    ///
    /// - `tensorNetworkState`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `tensorNetworkState`: a live handle that no other thread uses during the call.
    /// - No thread uses `tensorNetworkState`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyState(tensorNetworkState: cutensornetState_t) -> ();
    /// Destroys a projection.
    ///
    /// - `tensorNetworkProjection`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `tensorNetworkProjection`: a live handle that no other thread uses during the call.
    /// - No thread uses `tensorNetworkProjection`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyStateProjectionMPS(tensorNetworkProjection: cutensornetStateProjectionMPS_t) -> ();
    /// Destroys the description of a tensor.
    ///
    /// - `tensorDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `tensorDesc`: a live handle that no other thread uses during the call.
    /// - No thread uses `tensorDesc`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyTensorDescriptor(tensorDesc: cutensornetTensorDescriptor_t) -> ();
    /// Destroys settings for singular value decompositions.
    ///
    /// - `svdConfig`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `svdConfig`: a live handle that no other thread uses during the call.
    /// - No thread uses `svdConfig`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyTensorSVDConfig(svdConfig: cutensornetTensorSVDConfig_t) -> ();
    /// Destroys what a decomposition has told.
    ///
    /// - `svdInfo`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `svdInfo`: a live handle that no other thread uses during the call.
    /// - No thread uses `svdInfo`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyTensorSVDInfo(svdInfo: cutensornetTensorSVDInfo_t) -> ();
    /// Destroys the description of a workspace, and not its memory.
    ///
    /// - `workDesc`: in; invalid afterwards
    ///
    /// # Safety
    ///
    /// - `workDesc`: a live handle that no other thread uses during the call.
    /// - No thread uses `workDesc`, or objects that belong to it, during or after the call.
    fn cutensornetDestroyWorkspaceDescriptor(workDesc: cutensornetWorkspaceDescriptor_t) -> ();
    /// Returns how many processes work together.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetDistributedGetNumRanks(handle: cutensornetHandle_t) -> i32;
    /// Returns which of them this process is.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetDistributedGetProcRank(handle: cutensornetHandle_t) -> i32;
    /// Makes a handle work in all processes of a communicator, or alone again.
    ///
    /// - `commPtr`: in, host memory, `commSize` bytes; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - `commPtr` is used after the call: keep it alive and unwritten during the call, which copies what it needs.
    /// - The communicator is no other handle's, lives until the next one is set or the handle is destroyed, and all its processes make the same calls.
    fn cutensornetDistributedResetConfiguration<T: Input>(handle: cutensornetHandle_t, commPtr: &[T]) -> ();
    /// Waits until all processes have got here.
    ///
    ///
    /// # Safety
    ///
    /// `handle`: a live handle that no other thread uses during the call.
    fn cutensornetDistributedSynchronize(handle: cutensornetHandle_t) -> ();
    /// Computes an expectation value, which is not divided by the norm.
    ///
    /// - `expectationValue`: out, host memory, `16` bytes
    /// - `stateNorm`: out, host memory, `16` bytes; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkExpectation`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    /// - `expectationValue`, `stateNorm` are used after the call: keep them alive and unread and unwritten until this call completes on `cudaStream`.
    fn cutensornetExpectationCompute<T: Output, U: Output>(
        handle: cutensornetHandle_t, tensorNetworkExpectation: cutensornetStateExpectation_t,
        workDesc: cutensornetWorkspaceDescriptor_t, expectationValue: &mut [T], stateNorm: &mut [U],
        cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Computes an expectation value and its gradients by operators of the state.
    ///
    /// - `expectationValueAdjoint`: in, a scalar on the host; its type: that of the state's elements
    /// - `stateNormAdjoint`: in, a scalar on the host; its type: that of the state's elements; `None` passes NULL
    /// - `expectationValue`: out, host memory, `16` bytes
    /// - `stateNorm`: out, host memory, `16` bytes; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkExpectation`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    /// - `expectationValue`, `stateNorm` are used after the call: keep them alive and unread and unwritten until this call completes on `cudaStream`.
    fn cutensornetExpectationComputeWithGradientsBackward<T: Output, U: Output>(
        handle: cutensornetHandle_t, tensorNetworkExpectation: cutensornetStateExpectation_t, accumulateGradients: i32,
        expectationValueAdjoint: HostScalar, stateNormAdjoint: Option<HostScalar>,
        workDesc: cutensornetWorkspaceDescriptor_t, expectationValue: &mut [T], stateNorm: &mut [U],
        cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Plans the computation of an expectation value, and sets the workspace that it needs.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkExpectation`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    fn cutensornetExpectationPrepare(
        handle: cutensornetHandle_t, tensorNetworkExpectation: cutensornetStateExpectation_t,
        maxWorkspaceSizeDevice: usize, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Applies a gate to two tensors that share a mode, and decomposes the result into two again.
    ///
    /// - `rawDataInA`, `rawDataInB`, `rawDataInG`: in, on the device
    /// - `u`, `s`, `v`: on the device
    /// - `svdConfig`, `svdInfo`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `descTensorInA`, `descTensorInB`, `descTensorInG`, `descTensorU`, `descTensorV`, `workDesc`: live handles that no other thread uses during the call.
    /// - `svdConfig`, `svdInfo`: live handles that no other thread uses during the call, or NULL.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `rawDataInA`, `rawDataInB`, `rawDataInG`, `u`, `s`, `v`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cutensornetGateSplit(
        handle: cutensornetHandle_t, descTensorInA: cutensornetTensorDescriptor_t, rawDataInA: CuPtr<c_void>,
        descTensorInB: cutensornetTensorDescriptor_t, rawDataInB: CuPtr<c_void>,
        descTensorInG: cutensornetTensorDescriptor_t, rawDataInG: CuPtr<c_void>,
        descTensorU: cutensornetTensorDescriptor_t, u: CuPtr<c_void>, s: CuPtr<c_void>,
        descTensorV: cutensornetTensorDescriptor_t, v: CuPtr<c_void>, gateAlgo: cutensornetGateSplitAlgo_t,
        svdConfig: cutensornetTensorSVDConfig_t, computeType: cutensornetComputeType_t,
        svdInfo: cutensornetTensorSVDInfo_t, workDesc: cutensornetWorkspaceDescriptor_t, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the functions by which a handle allocates memory.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers in `devMemHandler` are borrowed; they are valid until their owner changes or is destroyed.
    fn cutensornetGetDeviceMemHandler(handle: cutensornetHandle_t) -> cutensornetDeviceMemHandler_t;
    /// Describes the result of a network.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `networkDesc`: live handles that no other thread uses during the call.
    fn cutensornetGetOutputTensorDescriptor(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t,
    ) -> cutensornetTensorDescriptor_t;
    /// Returns the modes of a network's result with their extents and strides, and its size.
    ///
    /// - `modeLabels`, `extents`, `strides`: out, array, length `numModes`; an empty slice passes NULL
    ///
    /// Returns `numModes`, `dataSize`.
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
    /// - `modeLabels`, `extents`, `strides`: at least as long as `networkDesc` needs; that is not checked.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetGetOutputTensorDetails(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, modeLabels: &mut [i32],
        extents: &mut [i64], strides: &mut [i64],
    ) -> (i32, usize);
    /// Returns the modes of a tensor with their extents and strides, and its size.
    ///
    /// - `modeLabels`, `extents`, `strides`: out, array, length `numModes`; an empty slice passes NULL
    ///
    /// Returns `numModes`, `dataSize`.
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorDesc`: live handles that no other thread uses during the call.
    /// - `modeLabels`, `extents`, `strides`: at least as long as `tensorDesc` needs; that is not checked.
    fn cutensornetGetTensorDetails(
        handle: cutensornetHandle_t, tensorDesc: cutensornetTensorDescriptor_t, modeLabels: &mut [i32],
        extents: &mut [i64], strides: &mut [i64],
    ) -> (i32, usize);
    /// Switches logging off for good.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensornetLoggerForceDisable() -> ();
    /// Opens a file for the log.
    ///
    /// - `logFile`: in, string
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensornetLoggerOpenFile(logFile: &CStr) -> ();
    /// Sets a function that gets the log's messages.
    ///
    /// - `callback`: in, called by CUDA
    ///
    /// # Safety
    ///
    /// `callback` is called at any time from now on, on any thread: it must not unwind.
    fn cutensornetLoggerSetCallback(callback: cutensornetLoggerCallback_t) -> ();
    /// Sets a function that gets the log's messages, and what it is given.
    ///
    /// - `callback`: in, called by CUDA with `userData`
    /// - `userData`: in, passed to the callback
    ///
    /// # Safety
    ///
    /// `callback` is called with `userData` at any time from now on, on any thread: it must not unwind. `userData` must live as long.
    fn cutensornetLoggerSetCallbackData(callback: cutensornetLoggerCallbackData_t, userData: *mut c_void) -> ();
    /// Sends the log to a file that the program has opened.
    ///
    ///
    /// # Safety
    ///
    /// `file`: a live handle.
    fn cutensornetLoggerSetFile(file: *mut FILE) -> ();
    /// Sets how much is logged.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensornetLoggerSetLevel(level: i32) -> ();
    /// Sets which kinds of messages are logged.
    ///
    ///
    /// # Safety
    ///
    /// No preconditions: invalid arguments return an error code.
    fn cutensornetLoggerSetMask(mask: i32) -> ();
    /// Computes a reduced density matrix, or its diagonal.
    ///
    /// - `projectedModeValues`: in, array, length `known by tensorNetworkMarginal`; an empty slice passes NULL
    /// - `marginalTensor`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkMarginal`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    /// - `marginalTensor`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
    /// - `projectedModeValues`: at least as long as `tensorNetworkMarginal` needs; that is not checked.
    fn cutensornetMarginalCompute(
        handle: cutensornetHandle_t, tensorNetworkMarginal: cutensornetStateMarginal_t, projectedModeValues: &[i64],
        workDesc: cutensornetWorkspaceDescriptor_t, marginalTensor: CuPtr<c_void>, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Plans the computation of a reduced density matrix, and sets the workspace that it needs.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkMarginal`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    fn cutensornetMarginalPrepare(
        handle: cutensornetHandle_t, tensorNetworkMarginal: cutensornetStateMarginal_t, maxWorkspaceSizeDevice: usize,
        workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Adds a tensor to a network, by its extents and the labels of its modes.
    ///
    /// - `extents`, `modeLabels`: in, array, length `numModes`
    /// - `qualifiers`: in; `None` passes NULL
    ///
    /// # Safety
    ///
    /// `handle`, `networkDesc`: live handles that no other thread uses during the call.
    fn cutensornetNetworkAppendTensor(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, extents: &[i64], modeLabels: &[i32],
        qualifiers: Option<&cutensornetTensorQualifiers_t>, dataType: runtime::cudaDataType,
    ) -> i64;
    /// Tries kernels for each contraction of a network, and keeps the quickest.
    ///
    /// - `workDesc`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`, `pref`: live handles that no other thread uses during the call.
    /// - `workDesc`: a live handle that no other thread uses during the call, or NULL.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cutensornetNetworkAutotuneContraction(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t,
        workDesc: cutensornetWorkspaceDescriptor_t, pref: cutensornetNetworkAutotunePreference_t,
        stream: runtime::cudaStream_t,
    ) -> ();
    /// Computes the gradients of a network that has been contracted.
    ///
    /// - `workDesc`, `sliceGroup`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
    /// - `workDesc`, `sliceGroup`: live handles that no other thread uses during the call, or NULL.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cutensornetNetworkComputeGradientsBackward(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, accumulateOutput: i32,
        workDesc: cutensornetWorkspaceDescriptor_t, sliceGroup: cutensornetSliceGroup_t, stream: runtime::cudaStream_t,
    ) -> ();
    /// Contracts a network, or some slices of it.
    ///
    /// - `workDesc`, `sliceGroup`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
    /// - `workDesc`, `sliceGroup`: live handles that no other thread uses during the call, or NULL.
    /// - `stream`: a live handle, or a default stream (NULL).
    fn cutensornetNetworkContract(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, accumulateOutput: i32,
        workDesc: cutensornetWorkspaceDescriptor_t, sliceGroup: cutensornetSliceGroup_t, stream: runtime::cudaStream_t,
    ) -> ();
    /// Returns a setting of a network.
    ///
    /// - `buffer`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
    /// - `buffer`: valid memory of `sizeInBytes` bytes.
    fn cutensornetNetworkGetAttribute(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, attr: cutensornetNetworkAttributes_t,
        buffer: *mut c_void, sizeInBytes: usize,
    ) -> ();
    /// Adds a matrix product operator to an operator.
    ///
    /// - `stateModes`, `tensorModeExtents`, `tensorData`: in, array, length `numStateModes`
    /// - `tensorModeStrides`: in, array, length `numStateModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkOperator`: live handles that no other thread uses during the call.
    /// - `tensorModeExtents`, `tensorModeStrides`: valid memory of the size that the other arguments imply.
    /// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkOperator` exists.
    fn cutensornetNetworkOperatorAppendMPO(
        handle: cutensornetHandle_t, tensorNetworkOperator: cutensornetNetworkOperator_t,
        coefficient: runtime::cuDoubleComplex, stateModes: &[i32], tensorModeExtents: &[*const i64],
        tensorModeStrides: &[*const i64], tensorData: &[*const c_void],
        boundaryCondition: cutensornetBoundaryCondition_t,
    ) -> i64;
    /// Adds a product of tensors to an operator.
    ///
    /// - `numStateModes`, `stateModes`, `tensorData`: in, array, length `numTensors`
    /// - `tensorModeStrides`: in, array, length `numTensors`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkOperator`: live handles that no other thread uses during the call.
    /// - `stateModes`, `tensorModeStrides`: valid memory of the size that the other arguments imply.
    /// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkOperator` exists.
    fn cutensornetNetworkOperatorAppendProduct(
        handle: cutensornetHandle_t, tensorNetworkOperator: cutensornetNetworkOperator_t,
        coefficient: runtime::cuDoubleComplex, numStateModes: &[i32], stateModes: &[*const i32],
        tensorModeStrides: &[*const i64], tensorData: &[*const c_void],
    ) -> i64;
    /// Plans the contractions of a network.
    ///
    /// - `workDesc`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
    /// - `workDesc`: a live handle that no other thread uses during the call, or NULL.
    fn cutensornetNetworkPrepareContraction(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t,
        workDesc: cutensornetWorkspaceDescriptor_t,
    ) -> ();
    /// Plans the computation of gradients of a network.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `networkDesc`, `workDesc`: live handles that no other thread uses during the call.
    fn cutensornetNetworkPrepareGradientsBackward(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t,
        workDesc: cutensornetWorkspaceDescriptor_t,
    ) -> ();
    /// Tells where the gradient for the result of a network is.
    ///
    /// - `buffer`: in, on the device
    /// - `strides`: in, array, length `known by networkDesc`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
    /// - `buffer`: valid device memory of the size that the other arguments imply, until `networkDesc` is destroyed or set again.
    /// - `strides`: at least as long as `networkDesc` needs; that is not checked.
    /// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
    fn cutensornetNetworkSetAdjointTensorMemory(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, buffer: CuPtr<c_void>,
        strides: &[i64],
    ) -> ();
    /// Tells where the gradient for a tensor of a network goes.
    ///
    /// - `buffer`: on the device
    /// - `strides`: in, array, length `known by networkDesc`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
    /// - `buffer`: valid device memory of the size that the other arguments imply, as long as `networkDesc` exists.
    /// - `strides`: at least as long as `networkDesc` needs; that is not checked.
    /// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
    fn cutensornetNetworkSetGradientTensorMemory(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, correspondingTensorId: i64,
        buffer: CuPtr<c_void>, strides: &[i64],
    ) -> ();
    /// Tells where the elements of a tensor of a network are.
    ///
    /// - `buffer`: in, on the device
    /// - `strides`: in, array, length `known by networkDesc`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
    /// - `buffer`: valid device memory of the size that the other arguments imply, as long as `networkDesc` exists.
    /// - `strides`: at least as long as `networkDesc` needs; that is not checked.
    /// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
    fn cutensornetNetworkSetInputTensorMemory(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, tensorId: i64, buffer: CuPtr<c_void>,
        strides: &[i64],
    ) -> ();
    /// Gives a network the order in which its tensors are contracted.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`, `optimizerInfo`: live handles that no other thread uses during the call.
    /// - `optimizerInfo` and what it refers to stay valid after the call, until `networkDesc` is destroyed or set again.
    fn cutensornetNetworkSetOptimizerInfo(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t,
        optimizerInfo: cutensornetContractionOptimizerInfo_t,
    ) -> ();
    /// Sets which modes the result of a network has.
    ///
    /// - `modeLabels`: in, array, length `numModes`
    ///
    /// # Safety
    ///
    /// `handle`, `networkDesc`: live handles that no other thread uses during the call.
    fn cutensornetNetworkSetOutputTensor(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, modeLabels: &[i32],
        dataType: runtime::cudaDataType,
    ) -> ();
    /// Tells where the result of a network goes.
    ///
    /// - `buffer`: on the device
    /// - `strides`: in, array, length `known by networkDesc`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
    /// - `buffer`: valid device memory of the size that the other arguments imply, until `networkDesc` is destroyed or set again.
    /// - `strides`: at least as long as `networkDesc` needs; that is not checked.
    /// - `strides` and what it refers to stay valid after the call, during the call, which copies what it needs.
    fn cutensornetNetworkSetOutputTensorMemory(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t, buffer: CuPtr<c_void>,
        strides: &[i64],
    ) -> ();
    /// Plans the sampling of a state, and sets the workspace that it needs.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkSampler`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    fn cutensornetSamplerPrepare(
        handle: cutensornetHandle_t, tensorNetworkSampler: cutensornetStateSampler_t, maxWorkspaceSizeDevice: usize,
        workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Draws values of a state's modes, with the probabilities of the state.
    ///
    /// - `samples`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkSampler`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    /// - `samples`: valid memory of the size that the other arguments imply, until this call completes on `cudaStream`.
    fn cutensornetSamplerSample(
        handle: cutensornetHandle_t, tensorNetworkSampler: cutensornetStateSampler_t, numShots: i64,
        workDesc: cutensornetWorkspaceDescriptor_t, samples: *mut i64, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Makes a handle allocate memory by functions of the program.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`: a live handle that no other thread uses during the call.
    /// - Pointers, handles and lengths in `devMemHandler` are valid during the call, which copies what it needs.
    /// - The functions allocate in the order of streams, and what they allocate from lives as long as the handle; the handle has had no other handler.
    fn cutensornetSetDeviceMemHandler(handle: cutensornetHandle_t, devMemHandler: &cutensornetDeviceMemHandler_t) -> ();
    /// Applies an operator where other modes have given values.
    ///
    /// - `stateControlModes`: in, array, length `numControlModes`
    /// - `stateControlValues`: in, array, length `numControlModes`; an empty slice passes NULL
    /// - `stateTargetModes`: in, array, length `numTargetModes`
    /// - `tensorData`: on the device
    /// - `tensorModeStrides`: in, array, length `known by numTargetModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    /// - `tensorModeStrides`: at least as long as `numTargetModes` needs; that is not checked.
    fn cutensornetStateApplyControlledTensorOperator(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, stateControlModes: &[i32],
        stateControlValues: &[i64], stateTargetModes: &[i32], tensorData: CuPtr<c_void>, tensorModeStrides: &[i64],
        immutable: i32, adjoint: i32, unitary: i32,
    ) -> i64;
    /// Applies an operator that is given by its diagonal.
    ///
    /// - `stateModes`: in, array, length `numStateModes`
    /// - `tensorData`: on the device
    /// - `tensorModeStrides`: in, array, length `numStateModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    fn cutensornetStateApplyDiagonalTensorOperator(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, stateModes: &[i32],
        tensorData: CuPtr<c_void>, tensorModeStrides: &[i64], immutable: i32, adjoint: i32, unitary: i32,
    ) -> i64;
    /// Applies a noise channel of any operators.
    ///
    /// - `stateModes`: in, array, length `numStateModes`
    /// - `tensorData`: in, array, length `numTensors`
    /// - `tensorModeStrides`: in, array, length `known by numStateModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    /// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
    fn cutensornetStateApplyGeneralChannel(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, stateModes: &[i32],
        tensorData: &[*mut c_void], tensorModeStrides: &[i64],
    ) -> i64;
    /// Applies an operator that is a network itself.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`, `tensorNetworkOperator`: live handles that no other thread uses during the call.
    /// - `tensorNetworkOperator` and what it refers to stay valid after the call, as long as `tensorNetworkState` exists.
    fn cutensornetStateApplyNetworkOperator(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t,
        tensorNetworkOperator: cutensornetNetworkOperator_t, immutable: i32, adjoint: i32, unitary: i32,
    ) -> i64;
    /// Applies an operator to some modes of a state.
    ///
    /// - `stateModes`: in, array, length `numStateModes`
    /// - `tensorData`: on the device
    /// - `tensorModeStrides`: in, array, length `known by numStateModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    /// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetStateApplyTensor(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, stateModes: &[i32],
        tensorData: CuPtr<c_void>, tensorModeStrides: &[i64], immutable: i32, adjoint: i32, unitary: i32,
    ) -> i64;
    /// Applies an operator to some modes of a state.
    ///
    /// - `stateModes`: in, array, length `numStateModes`
    /// - `tensorData`: on the device
    /// - `tensorModeStrides`: in, array, length `known by numStateModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    /// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
    fn cutensornetStateApplyTensorOperator(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, stateModes: &[i32],
        tensorData: CuPtr<c_void>, tensorModeStrides: &[i64], immutable: i32, adjoint: i32, unitary: i32,
    ) -> i64;
    /// Applies an operator whose gradient will be computed.
    ///
    /// - `stateModes`: in, array, length `numStateModes`
    /// - `tensorData`, `gradientData`: on the device
    /// - `tensorModeStrides`, `gradientModeStrides`: in, array, length `known by numStateModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorData`, `gradientData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    /// - `tensorModeStrides`, `gradientModeStrides`: at least as long as `numStateModes` needs; that is not checked.
    fn cutensornetStateApplyTensorOperatorWithGradient(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, stateModes: &[i32],
        tensorData: CuPtr<c_void>, tensorModeStrides: &[i64], immutable: i32, adjoint: i32, unitary: i32,
        gradientData: CuPtr<c_void>, gradientModeStrides: &[i64],
    ) -> i64;
    /// Applies a noise channel of unitary operators with probabilities.
    ///
    /// - `stateModes`: in, array, length `numStateModes`
    /// - `tensorData`, `probabilities`: in, array, length `numTensors`
    /// - `tensorModeStrides`: in, array, length `known by numStateModes`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    /// - `tensorModeStrides`: at least as long as `numStateModes` needs; that is not checked.
    fn cutensornetStateApplyUnitaryChannel(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, stateModes: &[i32],
        tensorData: &[*mut c_void], tensorModeStrides: &[i64], probabilities: &[f64],
    ) -> i64;
    /// Begins a state anew with the matrix product state that was computed.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    fn cutensornetStateCaptureMPS(handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t) -> ();
    /// Computes a state, as one tensor or as a matrix product state.
    ///
    /// - `extentsOut`, `stridesOut`: in, array, length `known by tensorNetworkState`; an empty slice passes NULL
    /// - `stateTensorsOut`: in, array, length `known by tensorNetworkState`
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    /// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
    /// - `stateTensorsOut`: valid memory of the size that the other arguments imply, until `tensorNetworkState` is destroyed or set again.
    /// - `extentsOut`, `stridesOut`, `stateTensorsOut`: at least as long as `tensorNetworkState` needs; that is not checked.
    /// - The arrays to which `extentsOut` and `stridesOut` lead have an element for each mode of their tensor.
    fn cutensornetStateCompute(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, workDesc: cutensornetWorkspaceDescriptor_t,
        extentsOut: &[*mut i64], stridesOut: &[*mut i64], stateTensorsOut: &[*mut c_void],
        cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Makes the result of a state a matrix product state.
    ///
    /// - `extentsOut`, `stridesOut`: in, array, length `known by tensorNetworkState`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `extentsOut`, `stridesOut`: valid memory of the size that the other arguments imply.
    /// - `extentsOut`, `stridesOut`: at least as long as `tensorNetworkState` needs; that is not checked.
    fn cutensornetStateFinalizeMPS(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t,
        boundaryCondition: cutensornetBoundaryCondition_t, extentsOut: &[*const i64], stridesOut: &[*const i64],
    ) -> ();
    /// Begins a state with a matrix product state instead of the vacuum.
    ///
    /// - `extentsIn`: in, array, length `known by tensorNetworkState`
    /// - `stridesIn`, `stateTensorsIn`: in, array, length `known by tensorNetworkState`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `extentsIn`, `stridesIn`: valid memory of the size that the other arguments imply.
    /// - `stateTensorsIn`: valid memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    /// - `extentsIn`, `stridesIn`, `stateTensorsIn`: at least as long as `tensorNetworkState` needs; that is not checked.
    fn cutensornetStateInitializeMPS(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t,
        boundaryCondition: cutensornetBoundaryCondition_t, extentsIn: &[*const i64], stridesIn: &[*const i64],
        stateTensorsIn: &[*mut c_void],
    ) -> ();
    /// Plans the computation of a state, and sets the workspace that it needs.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    fn cutensornetStatePrepare(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, maxWorkspaceSizeDevice: usize,
        workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Computes what surrounds some sites of a projection.
    ///
    /// - `stridesIn`, `stridesOut`: in, array, length `known by tensorNetworkProjection`; an empty slice passes NULL
    /// - `envTensorDataIn`: in, on the device
    /// - `envTensorDataOut`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkProjection`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    /// - `envTensorDataIn`, `envTensorDataOut`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
    /// - `stridesIn`, `stridesOut`: at least as long as `tensorNetworkProjection` needs; that is not checked.
    fn cutensornetStateProjectionMPSComputeTensorEnv(
        handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t,
        envSpec: &cutensornetMPSEnvBounds_t, stridesIn: &[i64], envTensorDataIn: CuPtr<c_void>, stridesOut: &[i64],
        envTensorDataOut: CuPtr<c_void>, applyInvMetric: i32, reResolveChannels: i32,
        workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Takes the tensor of some sites out of a projection.
    ///
    /// - `strides`: in, array, length `known by tensorNetworkProjection`; an empty slice passes NULL
    /// - `envTensorData`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkProjection`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    /// - `envTensorData`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
    /// - `strides`: at least as long as `tensorNetworkProjection` needs; that is not checked.
    fn cutensornetStateProjectionMPSExtractTensor(
        handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t,
        envSpec: &cutensornetMPSEnvBounds_t, strides: &[i64], envTensorData: CuPtr<c_void>,
        workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Returns the extents of the tensor of some sites, and strides to prefer.
    ///
    /// - `extents`, `recommendedStrides`: in and out, array, length `known by tensorNetworkProjection`
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkProjection`: live handles that no other thread uses during the call.
    /// - `extents`, `recommendedStrides`: at least as long as `tensorNetworkProjection` needs; that is not checked.
    fn cutensornetStateProjectionMPSGetTensorInfo(
        handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t,
        envSpec: &cutensornetMPSEnvBounds_t, extents: &mut [i64], recommendedStrides: &mut [i64],
    ) -> ();
    /// Puts the tensor of some sites back into a projection.
    ///
    /// - `strides`: in, array, length `known by tensorNetworkProjection`; an empty slice passes NULL
    /// - `envTensorData`: in, on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkProjection`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    /// - `envTensorData`: valid device memory of the size that the other arguments imply, until this call completes on `cudaStream`.
    /// - `strides`: at least as long as `tensorNetworkProjection` needs; that is not checked.
    fn cutensornetStateProjectionMPSInsertTensor(
        handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t,
        envSpec: &cutensornetMPSEnvBounds_t, orthoSpec: &cutensornetMPSEnvBounds_t, strides: &[i64],
        envTensorData: CuPtr<c_void>, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Plans the computation of a projection, and sets the workspace that it needs.
    ///
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkProjection`, `workDesc`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    fn cutensornetStateProjectionMPSPrepare(
        handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t,
        maxWorkspaceSizeDevice: usize, workDesc: cutensornetWorkspaceDescriptor_t, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Changes the coefficients of the states that are projected.
    ///
    /// - `coeffs`: in, array, length `numCoeffs`
    ///
    /// # Safety
    ///
    /// `handle`, `tensorNetworkProjection`: live handles that no other thread uses during the call.
    fn cutensornetStateProjectionMPSUpdateCoefficients(
        handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t,
        coeffs: &[runtime::cuDoubleComplex],
    ) -> ();
    /// Changes where the tensors of a projection are.
    ///
    /// - `maxExtents`, `validExtents`, `dualTensorsData`: in, array, length `known by tensorNetworkProjection`
    /// - `strides`: in, array, length `known by tensorNetworkProjection`; an empty slice passes NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkProjection`: live handles that no other thread uses during the call.
    /// - `cudaStream`: a live handle, or a default stream (NULL).
    /// - `maxExtents`, `validExtents`, `strides`: valid memory of the size that the other arguments imply, until this call completes on `cudaStream`.
    /// - `dualTensorsData`: valid memory of the size that the other arguments imply, as long as `tensorNetworkProjection` exists.
    /// - `maxExtents`, `validExtents`, `strides`, `dualTensorsData`: at least as long as `tensorNetworkProjection` needs; that is not checked.
    fn cutensornetStateProjectionMPSUpdateDualTensors(
        handle: cutensornetHandle_t, tensorNetworkProjection: cutensornetStateProjectionMPS_t,
        maxExtents: &[*const i64], validExtents: &[*const i64], strides: &[*const i64], dualTensorsData: &[*mut c_void],
        orthoSpec: &cutensornetMPSEnvBounds_t, cudaStream: runtime::cudaStream_t,
    ) -> ();
    /// Tells a state where new elements of an operator are.
    ///
    /// - `tensorData`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetStateUpdateTensor(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, tensorId: i64, tensorData: CuPtr<c_void>,
        unitary: i32,
    ) -> ();
    /// Tells a state where new elements of an operator are.
    ///
    /// - `tensorData`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `tensorData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    fn cutensornetStateUpdateTensorOperator(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, tensorId: i64, tensorData: CuPtr<c_void>,
        unitary: i32,
    ) -> ();
    /// Tells a state where the gradient of an operator goes.
    ///
    /// - `gradientData`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
    /// - `gradientData`: valid device memory of the size that the other arguments imply, as long as `tensorNetworkState` exists.
    fn cutensornetStateUpdateTensorOperatorGradient(
        handle: cutensornetHandle_t, tensorNetworkState: cutensornetState_t, tensorId: i64, gradientData: CuPtr<c_void>,
    ) -> ();
    /// Decomposes a tensor into an orthogonal and a triangular one.
    ///
    /// - `rawDataIn`: in, on the device
    /// - `q`, `r`: on the device
    ///
    /// # Safety
    ///
    /// - `handle`, `descTensorIn`, `descTensorQ`, `descTensorR`, `workDesc`: live handles that no other thread uses during the call.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `rawDataIn`, `q`, `r`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cutensornetTensorQR(
        handle: cutensornetHandle_t, descTensorIn: cutensornetTensorDescriptor_t, rawDataIn: CuPtr<c_void>,
        descTensorQ: cutensornetTensorDescriptor_t, q: CuPtr<c_void>, descTensorR: cutensornetTensorDescriptor_t,
        r: CuPtr<c_void>, workDesc: cutensornetWorkspaceDescriptor_t, stream: runtime::cudaStream_t,
    ) -> ();
    /// Decomposes a tensor into two and singular values, and may cut off small ones.
    ///
    /// - `rawDataIn`: in, on the device
    /// - `u`, `s`, `v`: on the device
    /// - `svdConfig`, `svdInfo`: in; may be NULL
    ///
    /// # Safety
    ///
    /// - `handle`, `descTensorIn`, `descTensorU`, `descTensorV`, `workDesc`: live handles that no other thread uses during the call.
    /// - `svdConfig`, `svdInfo`: live handles that no other thread uses during the call, or NULL.
    /// - `stream`: a live handle, or a default stream (NULL).
    /// - `rawDataIn`, `u`, `s`, `v`: valid device memory of the size that the other arguments imply, until this call completes on `stream`.
    fn cutensornetTensorSVD(
        handle: cutensornetHandle_t, descTensorIn: cutensornetTensorDescriptor_t, rawDataIn: CuPtr<c_void>,
        descTensorU: cutensornetTensorDescriptor_t, u: CuPtr<c_void>, s: CuPtr<c_void>,
        descTensorV: cutensornetTensorDescriptor_t, v: CuPtr<c_void>, svdConfig: cutensornetTensorSVDConfig_t,
        svdInfo: cutensornetTensorSVDInfo_t, workDesc: cutensornetWorkspaceDescriptor_t, stream: runtime::cudaStream_t,
    ) -> ();
    /// Replaces an order of contractions by one from bytes.
    ///
    /// - `buffer`: in, host memory, `sizeInBytes` bytes
    ///
    /// # Safety
    ///
    /// `handle`, `optimizerInfo`: live handles that no other thread uses during the call.
    fn cutensornetUpdateContractionOptimizerInfoFromPackedData<T: Input>(
        handle: cutensornetHandle_t, buffer: &[T], optimizerInfo: cutensornetContractionOptimizerInfo_t,
    ) -> ();
    /// Computes the workspace that contracting a network needs.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `networkDesc`, `optimizerInfo`, `workDesc`: live handles that no other thread uses during the call.
    fn cutensornetWorkspaceComputeContractionSizes(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t,
        optimizerInfo: cutensornetContractionOptimizerInfo_t, workDesc: cutensornetWorkspaceDescriptor_t,
    ) -> ();
    /// Computes the workspace that applying a gate to two tensors needs.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `descTensorInA`, `descTensorInB`, `descTensorInG`, `descTensorU`, `descTensorV`, `svdConfig`, `workDesc`: live handles that no other thread uses during the call.
    fn cutensornetWorkspaceComputeGateSplitSizes(
        handle: cutensornetHandle_t, descTensorInA: cutensornetTensorDescriptor_t,
        descTensorInB: cutensornetTensorDescriptor_t, descTensorInG: cutensornetTensorDescriptor_t,
        descTensorU: cutensornetTensorDescriptor_t, descTensorV: cutensornetTensorDescriptor_t,
        gateAlgo: cutensornetGateSplitAlgo_t, svdConfig: cutensornetTensorSVDConfig_t,
        computeType: cutensornetComputeType_t, workDesc: cutensornetWorkspaceDescriptor_t,
    ) -> ();
    /// Computes the workspace that a QR decomposition needs.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `descTensorIn`, `descTensorQ`, `descTensorR`, `workDesc`: live handles that no other thread uses during the call.
    fn cutensornetWorkspaceComputeQRSizes(
        handle: cutensornetHandle_t, descTensorIn: cutensornetTensorDescriptor_t,
        descTensorQ: cutensornetTensorDescriptor_t, descTensorR: cutensornetTensorDescriptor_t,
        workDesc: cutensornetWorkspaceDescriptor_t,
    ) -> ();
    /// Computes the workspace that a singular value decomposition needs.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `descTensorIn`, `descTensorU`, `descTensorV`, `svdConfig`, `workDesc`: live handles that no other thread uses during the call.
    fn cutensornetWorkspaceComputeSVDSizes(
        handle: cutensornetHandle_t, descTensorIn: cutensornetTensorDescriptor_t,
        descTensorU: cutensornetTensorDescriptor_t, descTensorV: cutensornetTensorDescriptor_t,
        svdConfig: cutensornetTensorSVDConfig_t, workDesc: cutensornetWorkspaceDescriptor_t,
    ) -> ();
    /// Computes the workspace that contracting a network needs.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `networkDesc`, `optimizerInfo`, `workDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetWorkspaceComputeSizes(
        handle: cutensornetHandle_t, networkDesc: cutensornetNetworkDescriptor_t,
        optimizerInfo: cutensornetContractionOptimizerInfo_t, workDesc: cutensornetWorkspaceDescriptor_t,
    ) -> ();
    /// Returns which memory a workspace has.
    ///
    ///
    /// Returns `workspacePtr`, `workspaceSize`.
    ///
    /// # Safety
    ///
    /// `handle`, `workDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetWorkspaceGet(
        handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, memSpace: cutensornetMemspace_t,
    ) -> (*mut c_void, u64);
    /// Returns which memory of a kind a workspace has.
    ///
    ///
    /// Returns `memoryPtr`, `memorySize`.
    ///
    /// # Safety
    ///
    /// `handle`, `workDesc`: live handles that no other thread uses during the call.
    fn cutensornetWorkspaceGetMemory(
        handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, memSpace: cutensornetMemspace_t,
        workKind: cutensornetWorkspaceKind_t,
    ) -> (*mut c_void, i64);
    /// Returns how much memory of a kind a workspace needs.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `workDesc`: live handles that no other thread uses during the call.
    fn cutensornetWorkspaceGetMemorySize(
        handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, workPref: cutensornetWorksizePref_t,
        memSpace: cutensornetMemspace_t, workKind: cutensornetWorkspaceKind_t,
    ) -> i64;
    /// Returns how much memory a workspace needs.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `workDesc`: live handles that no other thread uses during the call.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetWorkspaceGetSize(
        handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, workPref: cutensornetWorksizePref_t,
        memSpace: cutensornetMemspace_t,
    ) -> u64;
    /// Discards what a workspace has cached.
    ///
    ///
    /// # Safety
    ///
    /// `handle`, `workDesc`: live handles that no other thread uses during the call.
    fn cutensornetWorkspacePurgeCache(
        handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, memSpace: cutensornetMemspace_t,
    ) -> ();
    /// Gives a workspace its memory.
    ///
    /// - `workspacePtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `workDesc`: live handles that no other thread uses during the call.
    /// - `workspacePtr`: valid memory of `workspaceSize` bytes, until `workDesc` is destroyed or set again.
    #[deprecated(note = "NVIDIA's headers mark it as deprecated")]
    fn cutensornetWorkspaceSet(
        handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, memSpace: cutensornetMemspace_t,
        workspacePtr: *mut c_void, workspaceSize: u64,
    ) -> ();
    /// Gives a workspace its memory of a kind.
    ///
    /// - `memoryPtr`: in, an address, passed unchanged
    ///
    /// # Safety
    ///
    /// - `handle`, `workDesc`: live handles that no other thread uses during the call.
    /// - `memoryPtr`: valid memory of `memorySize` bytes, until `workDesc` is destroyed or set again.
    fn cutensornetWorkspaceSetMemory(
        handle: cutensornetHandle_t, workDesc: cutensornetWorkspaceDescriptor_t, memSpace: cutensornetMemspace_t,
        workKind: cutensornetWorkspaceKind_t, memoryPtr: *mut c_void, memorySize: i64,
    ) -> ();
}

/// As [`cutensornetAccessorConfigure`](raw::cutensornetAccessorConfigure), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting of an accessor.
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `double` for `CUTENSORNET_ACCESSOR_INFO_FLOPS`; `int32_t` for `CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES`
///
/// # Safety
///
/// - `handle`, `tensorNetworkAccessor`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetAccessorConfigure<T: AttributeValue<C>, C: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkAccessor: cutensornetStateAccessor_t,
    attribute: Key<cutensornetAccessorAttributes_t, T, C>,
    attributeValue: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetAccessorConfigure),
        unsafe {
            raw::cutensornetAccessorConfigure::<
                C,
            >(handle, tensorNetworkAccessor, attribute.selector(), &attributeValue.into_c())
        },
    )
}

/// As [`cutensornetAccessorGetInfo`](raw::cutensornetAccessorGetInfo), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns something about the computation of amplitudes.
///
///
/// # Safety
///
/// `handle`, `tensorNetworkAccessor`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetAccessorGetInfo<T: AttributeValue<C>, C: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkAccessor: cutensornetStateAccessor_t,
    attribute: Key<cutensornetAccessorAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetAccessorGetInfo),
            unsafe {
                raw::cutensornetAccessorGetInfo::<
                    C,
                >(handle, tensorNetworkAccessor, attribute.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensornetContractionAutotunePreferenceGetAttribute`](raw::cutensornetContractionAutotunePreferenceGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns a setting for tuning a plan.
///
///
/// # Safety
///
/// `handle`, `autotunePreference`: live handles that no other thread uses during the call.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetContractionAutotunePreferenceGetAttribute<
    T: AttributeValue<C>,
    C: Output,
>(
    handle: cutensornetHandle_t, autotunePreference: cutensornetContractionAutotunePreference_t,
    attr: Key<cutensornetContractionAutotunePreferenceAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetContractionAutotunePreferenceGetAttribute),
            unsafe {
                raw::cutensornetContractionAutotunePreferenceGetAttribute::<
                    C,
                >(handle, autotunePreference, attr.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensornetContractionAutotunePreferenceSetAttribute`](raw::cutensornetContractionAutotunePreferenceSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting for tuning a plan.
///
/// - `buffer`: in, one value; `attr` chooses the type: `int32_t` for `CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS`, `CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES`
///
/// # Safety
///
/// - `handle`, `autotunePreference`: live handles that no other thread uses during the call.
/// - `buffer` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[deprecated(note = "NVIDIA's headers mark it as deprecated")]
#[inline]
pub unsafe fn cutensornetContractionAutotunePreferenceSetAttribute<
    T: AttributeValue<C>,
    C: Input,
>(
    handle: cutensornetHandle_t, autotunePreference: cutensornetContractionAutotunePreference_t,
    attr: Key<cutensornetContractionAutotunePreferenceAttributes_t, T, C>, buffer: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetContractionAutotunePreferenceSetAttribute),
        unsafe {
            raw::cutensornetContractionAutotunePreferenceSetAttribute::<
                C,
            >(handle, autotunePreference, attr.selector(), &buffer.into_c())
        },
    )
}

/// As [`cutensornetContractionOptimizerConfigGetAttribute`](raw::cutensornetContractionOptimizerConfigGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns a setting of the search.
///
///
/// # Safety
///
/// `handle`, `optimizerConfig`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetContractionOptimizerConfigGetAttribute<
    T: AttributeValue<C>,
    C: Output,
>(
    handle: cutensornetHandle_t, optimizerConfig: cutensornetContractionOptimizerConfig_t,
    attr: Key<cutensornetContractionOptimizerConfigAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetContractionOptimizerConfigGetAttribute),
            unsafe {
                raw::cutensornetContractionOptimizerConfigGetAttribute::<
                    C,
                >(handle, optimizerConfig, attr.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensornetContractionOptimizerConfigSetAttribute`](raw::cutensornetContractionOptimizerConfigSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting of the search.
///
/// - `buffer`: in, one value; `attr` chooses the type: `cutensornetGraphAlgo_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM`; `cutensornetMemoryModel_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL`; `cutensornetOptimizerCost_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE`; `cutensornetSmartOption_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION`; `int32_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS`, `CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH`
///
/// # Safety
///
/// - `handle`, `optimizerConfig`: live handles that no other thread uses during the call.
/// - `buffer` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetContractionOptimizerConfigSetAttribute<
    T: AttributeValue<C>,
    C: Input,
>(
    handle: cutensornetHandle_t, optimizerConfig: cutensornetContractionOptimizerConfig_t,
    attr: Key<cutensornetContractionOptimizerConfigAttributes_t, T, C>, buffer: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetContractionOptimizerConfigSetAttribute),
        unsafe {
            raw::cutensornetContractionOptimizerConfigSetAttribute::<
                C,
            >(handle, optimizerConfig, attr.selector(), &buffer.into_c())
        },
    )
}

/// As [`cutensornetContractionOptimizerInfoSetAttribute`](raw::cutensornetContractionOptimizerInfoSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes an order of contractions, or how it is sliced.
///
/// - `buffer`: in, one value; `attr` chooses the type: `cutensornetContractionPath_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH`; `cutensornetSlicingConfig_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_CONFIG`; `double` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR`; `int32_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES`; `int32_t []` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_MODE`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_INTERMEDIATE_MODES`, `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_INTERMEDIATE_MODES`; `int64_t` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES`; `int64_t []` for `CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_EXTENT`
///
/// # Safety
///
/// - `handle`, `optimizerInfo`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `buffer` are valid during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetContractionOptimizerInfoSetAttribute<
    T: AttributeValue<C>,
    C: Input,
>(
    handle: cutensornetHandle_t, optimizerInfo: cutensornetContractionOptimizerInfo_t,
    attr: Key<cutensornetContractionOptimizerInfoAttributes_t, T, C>, buffer: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetContractionOptimizerInfoSetAttribute),
        unsafe {
            raw::cutensornetContractionOptimizerInfoSetAttribute::<
                C,
            >(handle, optimizerInfo, attr.selector(), &buffer.into_c())
        },
    )
}

/// As [`cutensornetExpectationConfigure`](raw::cutensornetExpectationConfigure), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting of an expectation value.
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `double` for `CUTENSORNET_EXPECTATION_INFO_FLOPS`; `int32_t` for `CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES`
///
/// # Safety
///
/// - `handle`, `tensorNetworkExpectation`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetExpectationConfigure<T: AttributeValue<C>, C: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkExpectation: cutensornetStateExpectation_t,
    attribute: Key<cutensornetExpectationAttributes_t, T, C>,
    attributeValue: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetExpectationConfigure),
        unsafe {
            raw::cutensornetExpectationConfigure::<
                C,
            >(handle, tensorNetworkExpectation, attribute.selector(), &attributeValue.into_c())
        },
    )
}

/// As [`cutensornetExpectationGetInfo`](raw::cutensornetExpectationGetInfo), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns something about the computation of an expectation value.
///
///
/// # Safety
///
/// `handle`, `tensorNetworkExpectation`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetExpectationGetInfo<T: AttributeValue<C>, C: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkExpectation: cutensornetStateExpectation_t,
    attribute: Key<cutensornetExpectationAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetExpectationGetInfo),
            unsafe {
                raw::cutensornetExpectationGetInfo::<
                    C,
                >(handle, tensorNetworkExpectation, attribute.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensornetGetOutputStateDetails`](raw::cutensornetGetOutputStateDetails), with a `Result` and as many elements as there are.
///
/// Returns the shapes of the tensors that a state results in.
///
/// - `extentsOut`, `stridesOut`: in, array, length `known by tensorNetworkState`; an empty slice passes NULL
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
    extentsOut: &[*mut i64],
    stridesOut: &[*mut i64],
) -> Result<Vec<i32>, support::Error<cutensornetStatus_t>> {
    grow::two_calls(
        called!(CUTENSORNET, cutensornetGetOutputStateDetails),
        |room| {
            let mut numModesOut = grow::room(room);
            let (returned, numTensorsOut) = unsafe { raw::cutensornetGetOutputStateDetails(
                handle, tensorNetworkState, &mut numModesOut, extentsOut, stridesOut,
            ) };
            let len = grow::length(numTensorsOut);
            numModesOut.truncate(len);
            (returned, len, numModesOut)
        },
    )
}

/// As [`cutensornetMarginalConfigure`](raw::cutensornetMarginalConfigure), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting of a reduced density matrix.
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `cutensornetMarginalKind_t` for `CUTENSORNET_MARGINAL_INFO_KIND`; `double` for `CUTENSORNET_MARGINAL_INFO_FLOPS`; `int32_t` for `CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES`
///
/// # Safety
///
/// - `handle`, `tensorNetworkMarginal`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetMarginalConfigure<T: AttributeValue<C>, C: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkMarginal: cutensornetStateMarginal_t,
    attribute: Key<cutensornetMarginalAttributes_t, T, C>,
    attributeValue: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetMarginalConfigure),
        unsafe {
            raw::cutensornetMarginalConfigure::<
                C,
            >(handle, tensorNetworkMarginal, attribute.selector(), &attributeValue.into_c())
        },
    )
}

/// As [`cutensornetMarginalGetInfo`](raw::cutensornetMarginalGetInfo), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns something about the computation of a reduced density matrix.
///
///
/// # Safety
///
/// `handle`, `tensorNetworkMarginal`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetMarginalGetInfo<T: AttributeValue<C>, C: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkMarginal: cutensornetStateMarginal_t,
    attribute: Key<cutensornetMarginalAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetMarginalGetInfo),
            unsafe {
                raw::cutensornetMarginalGetInfo::<
                    C,
                >(handle, tensorNetworkMarginal, attribute.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensornetNetworkAutotunePreferenceGetAttribute`](raw::cutensornetNetworkAutotunePreferenceGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns a setting for tuning a network.
///
///
/// # Safety
///
/// `handle`, `autotunePreference`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetNetworkAutotunePreferenceGetAttribute<
    T: AttributeValue<C>,
    C: Output,
>(
    handle: cutensornetHandle_t, autotunePreference: cutensornetNetworkAutotunePreference_t,
    attr: Key<cutensornetNetworkAutotunePreferenceAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetNetworkAutotunePreferenceGetAttribute),
            unsafe {
                raw::cutensornetNetworkAutotunePreferenceGetAttribute::<
                    C,
                >(handle, autotunePreference, attr.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensornetNetworkAutotunePreferenceSetAttribute`](raw::cutensornetNetworkAutotunePreferenceSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting for tuning a network.
///
/// - `buf`: in, one value; `attr` chooses the type: `int32_t` for `CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS`, `CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES`
///
/// # Safety
///
/// - `handle`, `autotunePreference`: live handles that no other thread uses during the call.
/// - `buf` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetNetworkAutotunePreferenceSetAttribute<
    T: AttributeValue<C>,
    C: Input,
>(
    handle: cutensornetHandle_t, autotunePreference: cutensornetNetworkAutotunePreference_t,
    attr: Key<cutensornetNetworkAutotunePreferenceAttributes_t, T, C>, buf: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetNetworkAutotunePreferenceSetAttribute),
        unsafe {
            raw::cutensornetNetworkAutotunePreferenceSetAttribute::<
                C,
            >(handle, autotunePreference, attr.selector(), &buf.into_c())
        },
    )
}

/// As [`cutensornetNetworkSetAttribute`](raw::cutensornetNetworkSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting of a network.
///
/// - `buffer`: in, one value; `attr` chooses the type: `cutensornetComputeType_t` for `CUTENSORNET_NETWORK_COMPUTE_TYPE`; `cutensornetTensorIDList_t` for `CUTENSORNET_NETWORK_INPUT_TENSORS_CONSTANT`, `CUTENSORNET_NETWORK_INPUT_TENSORS_CONJUGATED`, `CUTENSORNET_NETWORK_INPUT_TENSORS_REQUIRE_GRAD`; `int32_t` for `CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT`, `CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED`, `CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD`
///
/// # Safety
///
/// - `handle`, `networkDesc`: live handles that no other thread uses during the call.
/// - Pointers, handles and lengths in `buffer` are valid during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetNetworkSetAttribute<T: AttributeValue<C>, C: Input>(
    handle: cutensornetHandle_t,
    networkDesc: cutensornetNetworkDescriptor_t,
    attr: Key<cutensornetNetworkAttributes_t, T, C>,
    buffer: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetNetworkSetAttribute),
        unsafe {
            raw::cutensornetNetworkSetAttribute::<
                C,
            >(handle, networkDesc, attr.selector(), &buffer.into_c())
        },
    )
}

/// As [`cutensornetSamplerConfigure`](raw::cutensornetSamplerConfigure), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting of a sampler.
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `double` for `CUTENSORNET_SAMPLER_INFO_FLOPS`; `int32_t` for `CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES`, `CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES`, `CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC`
///
/// # Safety
///
/// - `handle`, `tensorNetworkSampler`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetSamplerConfigure<T: AttributeValue<C>, C: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkSampler: cutensornetStateSampler_t,
    attribute: Key<cutensornetSamplerAttributes_t, T, C>,
    attributeValue: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetSamplerConfigure),
        unsafe {
            raw::cutensornetSamplerConfigure::<
                C,
            >(handle, tensorNetworkSampler, attribute.selector(), &attributeValue.into_c())
        },
    )
}

/// As [`cutensornetSamplerGetInfo`](raw::cutensornetSamplerGetInfo), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns something about the sampling of a state.
///
///
/// # Safety
///
/// `handle`, `tensorNetworkSampler`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetSamplerGetInfo<T: AttributeValue<C>, C: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkSampler: cutensornetStateSampler_t,
    attribute: Key<cutensornetSamplerAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetSamplerGetInfo),
            unsafe {
                raw::cutensornetSamplerGetInfo::<
                    C,
                >(handle, tensorNetworkSampler, attribute.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensornetStateConfigure`](raw::cutensornetStateConfigure), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting of a state.
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `cutensornetStateMPOApplication_t` for `CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION`; `cutensornetStateMPSGaugeOption_t` for `CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION`; `cutensornetTensorSVDAlgo_t` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO`; `cutensornetTensorSVDNormalization_t` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION`; `double` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF`, `CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF`, `CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF`, `CUTENSORNET_STATE_INFO_FLOPS`; `int32_t` for `CUTENSORNET_STATE_MPS_CANONICAL_CENTER`, `CUTENSORNET_STATE_NUM_HYPER_SAMPLES`, `CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER`, `CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES`; `unsigned char []` for `CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS`, `CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS`
///
/// # Safety
///
/// - `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetStateConfigure<T: AttributeValue<C>, C: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    attribute: Key<cutensornetStateAttributes_t, T, C>,
    attributeValue: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetStateConfigure),
        unsafe {
            raw::cutensornetStateConfigure::<
                C,
            >(handle, tensorNetworkState, attribute.selector(), &attributeValue.into_c())
        },
    )
}

/// As [`cutensornetStateGetInfo`](raw::cutensornetStateGetInfo), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns something about the computation of a state.
///
///
/// # Safety
///
/// `handle`, `tensorNetworkState`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetStateGetInfo<T: AttributeValue<C>, C: Output>(
    handle: cutensornetHandle_t,
    tensorNetworkState: cutensornetState_t,
    attribute: Key<cutensornetStateAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetStateGetInfo),
            unsafe {
                raw::cutensornetStateGetInfo::<
                    C,
                >(handle, tensorNetworkState, attribute.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensornetStateProjectionMPSConfigure`](raw::cutensornetStateProjectionMPSConfigure), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting of a projection.
///
/// - `attributeValue`: in, one value; `attribute` chooses the type: `cutensornetStateProjectionMPSMaxExtentPreparePolicy_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY`; `cutensornetStateProjectionMPSOrthoOption_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION`; `cutensornetTensorSVDAlgo_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO`; `cutensornetTensorSVDNormalization_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION`; `double` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF`, `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF`, `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF`; `int32_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES`; `int64_t` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT`, `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT`; `unsigned char []` for `CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO_PARAMS`
///
/// # Safety
///
/// - `handle`, `tensorNetworkProjection`: live handles that no other thread uses during the call.
/// - `attributeValue` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetStateProjectionMPSConfigure<T: AttributeValue<C>, C: Input>(
    handle: cutensornetHandle_t,
    tensorNetworkProjection: cutensornetStateProjectionMPS_t,
    attribute: Key<cutensornetStateProjectionMPSAttributes_t, T, C>,
    attributeValue: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetStateProjectionMPSConfigure),
        unsafe {
            raw::cutensornetStateProjectionMPSConfigure::<
                C,
            >(handle, tensorNetworkProjection, attribute.selector(), &attributeValue.into_c())
        },
    )
}

/// As [`cutensornetTensorDescriptorGetAttribute`](raw::cutensornetTensorDescriptorGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns something about a tensor, such as how it is spread.
///
///
/// # Safety
///
/// `handle`, `tensorDesc`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetTensorDescriptorGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: cutensornetHandle_t,
    tensorDesc: cutensornetTensorDescriptor_t,
    attr: Key<cutensornetTensorDescriptorAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetTensorDescriptorGetAttribute),
            unsafe {
                raw::cutensornetTensorDescriptorGetAttribute::<
                    C,
                >(handle, tensorDesc, attr.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensornetTensorSVDConfigGetAttribute`](raw::cutensornetTensorSVDConfigGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns a setting for singular value decompositions.
///
///
/// # Safety
///
/// `handle`, `svdConfig`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetTensorSVDConfigGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: cutensornetHandle_t,
    svdConfig: cutensornetTensorSVDConfig_t,
    attr: Key<cutensornetTensorSVDConfigAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetTensorSVDConfigGetAttribute),
            unsafe {
                raw::cutensornetTensorSVDConfigGetAttribute::<
                    C,
                >(handle, svdConfig, attr.selector())
            },
        )
        .map(T::from_c)
}

/// As [`cutensornetTensorSVDConfigSetAttribute`](raw::cutensornetTensorSVDConfigSetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Changes a setting for singular value decompositions.
///
/// - `buffer`: in, one value; `attr` chooses the type: `cutensornetTensorSVDAlgo_t` for `CUTENSORNET_TENSOR_SVD_CONFIG_ALGO`; `cutensornetTensorSVDNormalization_t` for `CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION`; `cutensornetTensorSVDPartition_t` for `CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION`; `double` for `CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF`, `CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF`, `CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF`; `unsigned char []` for `CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS`
///
/// # Safety
///
/// - `handle`, `svdConfig`: live handles that no other thread uses during the call.
/// - `buffer` and what it refers to stay valid after the call, during the call, which copies what it needs.
#[inline]
pub unsafe fn cutensornetTensorSVDConfigSetAttribute<T: AttributeValue<C>, C: Input>(
    handle: cutensornetHandle_t,
    svdConfig: cutensornetTensorSVDConfig_t,
    attr: Key<cutensornetTensorSVDConfigAttributes_t, T, C>,
    buffer: T,
) -> Result<(), support::Error<cutensornetStatus_t>> {
    support::checked(
        called!(CUTENSORNET, cutensornetTensorSVDConfigSetAttribute),
        unsafe {
            raw::cutensornetTensorSVDConfigSetAttribute::<
                C,
            >(handle, svdConfig, attr.selector(), &buffer.into_c())
        },
    )
}

/// As [`cutensornetTensorSVDInfoGetAttribute`](raw::cutensornetTensorSVDInfoGetAttribute), with a `Result`; the [key](keys) tells the type of the value.
///
/// Returns what a decomposition has told, such as how much was cut off.
///
///
/// # Safety
///
/// `handle`, `svdInfo`: live handles that no other thread uses during the call.
#[inline]
pub unsafe fn cutensornetTensorSVDInfoGetAttribute<T: AttributeValue<C>, C: Output>(
    handle: cutensornetHandle_t,
    svdInfo: cutensornetTensorSVDInfo_t,
    attr: Key<cutensornetTensorSVDInfoAttributes_t, T, C>,
) -> Result<T, support::Error<cutensornetStatus_t>> {
    support::checked(
            called!(CUTENSORNET, cutensornetTensorSVDInfoGetAttribute),
            unsafe {
                raw::cutensornetTensorSVDInfoGetAttribute::<
                    C,
                >(handle, svdInfo, attr.selector())
            },
        )
        .map(T::from_c)
}
