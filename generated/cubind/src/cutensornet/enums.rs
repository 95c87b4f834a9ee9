//! Enumerations: cuTensorNet.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cutensornetAccessorAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetAccessorAttributes_t(pub i32);

enumeration! {
    cutensornetAccessorAttributes_t;
    CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES = 0,
    CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES = 1,
    CUTENSORNET_ACCESSOR_INFO_FLOPS = 64,
}

/// `enum cutensornetBoundaryCondition_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetBoundaryCondition_t(pub i32);

enumeration! {
    cutensornetBoundaryCondition_t;
    CUTENSORNET_BOUNDARY_CONDITION_OPEN = 0,
}

/// `enum cutensornetComputeType_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cutensornetComputeType_t(pub i32);

enumeration! {
    cutensornetComputeType_t;
    CUTENSORNET_COMPUTE_16F = 1,
    CUTENSORNET_COMPUTE_16BF = 1024,
    CUTENSORNET_COMPUTE_TF32 = 4096,
    CUTENSORNET_COMPUTE_3XTF32 = 8192,
    CUTENSORNET_COMPUTE_32F = 4,
    CUTENSORNET_COMPUTE_64F = 16,
    CUTENSORNET_COMPUTE_8U = 64,
    CUTENSORNET_COMPUTE_8I = 256,
    CUTENSORNET_COMPUTE_32U = 128,
    CUTENSORNET_COMPUTE_32I = 512,
}

/// `enum cutensornetContractionAutotunePreferenceAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetContractionAutotunePreferenceAttributes_t(pub i32);

enumeration! {
    cutensornetContractionAutotunePreferenceAttributes_t;
    CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS = 0,
    CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES = 1,
}

/// `enum cutensornetContractionOptimizerConfigAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetContractionOptimizerConfigAttributes_t(pub i32);

enumeration! {
    cutensornetContractionOptimizerConfigAttributes_t;
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS = 0,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE = 1,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM = 2,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR = 3,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS = 4,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS = 5,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS = 10,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES = 11,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING = 20,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL = 21,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR = 22,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES = 23,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR = 24,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES = 30,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS = 31,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR = 40,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED = 60,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE = 61,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS = 62,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION = 63,
    CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH = 64,
}

/// `enum cutensornetContractionOptimizerInfoAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetContractionOptimizerInfoAttributes_t(pub i32);

enumeration! {
    cutensornetContractionOptimizerInfoAttributes_t;
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH = 0,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES = 10,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES = 11,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_MODE = 12,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_EXTENT = 13,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_CONFIG = 14,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD = 15,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT = 20,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT = 21,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST = 22,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST = 23,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR = 24,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_INTERMEDIATE_MODES = 30,
    CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_INTERMEDIATE_MODES = 31,
}

/// `enum cutensornetExpectationAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetExpectationAttributes_t(pub i32);

enumeration! {
    cutensornetExpectationAttributes_t;
    CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES = 0,
    CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES = 1,
    CUTENSORNET_EXPECTATION_INFO_FLOPS = 64,
}

/// `enum cutensornetGateSplitAlgo_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetGateSplitAlgo_t(pub i32);

enumeration! {
    cutensornetGateSplitAlgo_t;
    CUTENSORNET_GATE_SPLIT_ALGO_DIRECT = 0,
    CUTENSORNET_GATE_SPLIT_ALGO_REDUCED = 1,
}

/// `enum cutensornetGraphAlgo_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetGraphAlgo_t(pub i32);

enumeration! {
    cutensornetGraphAlgo_t;
    CUTENSORNET_GRAPH_ALGO_RB = 0,
    CUTENSORNET_GRAPH_ALGO_KWAY = 1,
}

/// `enum cutensornetMarginalAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetMarginalAttributes_t(pub i32);

enumeration! {
    cutensornetMarginalAttributes_t;
    CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES = 0,
    CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES = 1,
    CUTENSORNET_MARGINAL_INFO_FLOPS = 64,
    CUTENSORNET_MARGINAL_INFO_KIND = 65,
}

/// `enum cutensornetMarginalKind_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetMarginalKind_t(pub i32);

enumeration! {
    cutensornetMarginalKind_t;
    CUTENSORNET_MARGINAL_KIND_FULL = 0,
    CUTENSORNET_MARGINAL_KIND_DIAGONAL = 1,
}

/// `enum cutensornetMemoryModel_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetMemoryModel_t(pub i32);

enumeration! {
    cutensornetMemoryModel_t;
    CUTENSORNET_MEMORY_MODEL_HEURISTIC = 0,
    CUTENSORNET_MEMORY_MODEL_CUTENSOR = 1,
}

/// `enum cutensornetMemspace_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetMemspace_t(pub i32);

enumeration! {
    cutensornetMemspace_t;
    CUTENSORNET_MEMSPACE_DEVICE = 0,
    CUTENSORNET_MEMSPACE_HOST = 1,
}

/// `enum cutensornetNetworkAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetNetworkAttributes_t(pub i32);

enumeration! {
    cutensornetNetworkAttributes_t;
    CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT = 0,
    CUTENSORNET_NETWORK_INPUT_TENSORS_CONSTANT = 1,
    CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED = 10,
    CUTENSORNET_NETWORK_INPUT_TENSORS_CONJUGATED = 11,
    CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD = 20,
    CUTENSORNET_NETWORK_INPUT_TENSORS_REQUIRE_GRAD = 21,
    CUTENSORNET_NETWORK_COMPUTE_TYPE = 30,
}

/// `enum cutensornetNetworkAutotunePreferenceAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetNetworkAutotunePreferenceAttributes_t(pub i32);

enumeration! {
    cutensornetNetworkAutotunePreferenceAttributes_t;
    CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS = 0,
    CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES = 1,
}

/// `enum cutensornetOptimizerCost_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetOptimizerCost_t(pub i32);

enumeration! {
    cutensornetOptimizerCost_t;
    CUTENSORNET_OPTIMIZER_COST_FLOPS = 0,
    CUTENSORNET_OPTIMIZER_COST_TIME = 1,
}

/// `enum cutensornetSamplerAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetSamplerAttributes_t(pub i32);

enumeration! {
    cutensornetSamplerAttributes_t;
    CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES = 0,
    CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES = 1,
    CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC = 2,
    CUTENSORNET_SAMPLER_INFO_FLOPS = 64,
}

/// `enum cutensornetSmartOption_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetSmartOption_t(pub i32);

enumeration! {
    cutensornetSmartOption_t;
    CUTENSORNET_SMART_OPTION_DISABLED = 0,
    CUTENSORNET_SMART_OPTION_ENABLED = 1,
}

/// `enum cutensornetStateAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetStateAttributes_t(pub i32);

enumeration! {
    cutensornetStateAttributes_t;
    CUTENSORNET_STATE_MPS_CANONICAL_CENTER = 0,
    CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF = 1,
    CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF = 2,
    CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION = 3,
    CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO = 4,
    CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS = 5,
    CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF = 6,
    CUTENSORNET_STATE_NUM_HYPER_SAMPLES = 7,
    CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER = 16,
    CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF = 17,
    CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF = 18,
    CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION = 19,
    CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO = 20,
    CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS = 21,
    CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF = 22,
    CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION = 23,
    CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION = 24,
    CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES = 30,
    CUTENSORNET_STATE_INFO_FLOPS = 64,
}

/// `enum cutensornetStateMPOApplication_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetStateMPOApplication_t(pub i32);

enumeration! {
    cutensornetStateMPOApplication_t;
    CUTENSORNET_STATE_MPO_APPLICATION_INEXACT = 0,
    CUTENSORNET_STATE_MPO_APPLICATION_EXACT = 1,
}

/// `enum cutensornetStateMPSGaugeOption_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetStateMPSGaugeOption_t(pub i32);

enumeration! {
    cutensornetStateMPSGaugeOption_t;
    CUTENSORNET_STATE_MPS_GAUGE_FREE = 0,
    CUTENSORNET_STATE_MPS_GAUGE_SIMPLE = 1,
}

/// `enum cutensornetStateProjectionMPSAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetStateProjectionMPSAttributes_t(pub i32);

enumeration! {
    cutensornetStateProjectionMPSAttributes_t;
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION = 0,
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF = 1,
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF = 2,
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION = 3,
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO = 4,
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO_PARAMS = 5,
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF = 6,
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT = 7,
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY = 8,
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT = 9,
    CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES = 10,
}

/// `enum cutensornetStateProjectionMPSMaxExtentPreparePolicy_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetStateProjectionMPSMaxExtentPreparePolicy_t(pub i32);

enumeration! {
    cutensornetStateProjectionMPSMaxExtentPreparePolicy_t;
    CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_BUFFER = 0,
    CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_CONFIG = 1,
}

/// `enum cutensornetStateProjectionMPSOrthoOption_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetStateProjectionMPSOrthoOption_t(pub i32);

enumeration! {
    cutensornetStateProjectionMPSOrthoOption_t;
    CUTENSORNET_STATE_PROJECTION_MPS_ORTHO_AUTO = 0,
}

/// `enum cutensornetStatePurity_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetStatePurity_t(pub i32);

enumeration! {
    cutensornetStatePurity_t;
    CUTENSORNET_STATE_PURITY_PURE = 0,
    CUTENSORNET_STATE_PURITY_MIXED = 1,
}

/// `enum cutensornetStatus_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
///
/// cuTensorNet: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cutensornetStatus_t(pub i32);

enumeration! {
    status cutensornetStatus_t;
    CUTENSORNET_STATUS_SUCCESS = 0,
    CUTENSORNET_STATUS_NOT_INITIALIZED = 1,
    CUTENSORNET_STATUS_ALLOC_FAILED = 3,
    CUTENSORNET_STATUS_INVALID_VALUE = 7,
    CUTENSORNET_STATUS_ARCH_MISMATCH = 8,
    CUTENSORNET_STATUS_MAPPING_ERROR = 11,
    CUTENSORNET_STATUS_EXECUTION_FAILED = 13,
    CUTENSORNET_STATUS_INTERNAL_ERROR = 14,
    CUTENSORNET_STATUS_NOT_SUPPORTED = 15,
    CUTENSORNET_STATUS_LICENSE_ERROR = 16,
    CUTENSORNET_STATUS_CUBLAS_ERROR = 17,
    CUTENSORNET_STATUS_CUDA_ERROR = 18,
    CUTENSORNET_STATUS_INSUFFICIENT_WORKSPACE = 19,
    CUTENSORNET_STATUS_INSUFFICIENT_DRIVER = 20,
    CUTENSORNET_STATUS_IO_ERROR = 21,
    CUTENSORNET_STATUS_CUTENSOR_VERSION_MISMATCH = 22,
    CUTENSORNET_STATUS_NO_DEVICE_ALLOCATOR = 23,
    CUTENSORNET_STATUS_ALL_HYPER_SAMPLES_FAILED = 24,
    CUTENSORNET_STATUS_CUSOLVER_ERROR = 25,
    CUTENSORNET_STATUS_DEVICE_ALLOCATOR_ERROR = 26,
    CUTENSORNET_STATUS_DISTRIBUTED_FAILURE = 27,
    CUTENSORNET_STATUS_INTERRUPTED = 28,
    CUTENSORNET_STATUS_CUTENSOR_ERROR = 29 "since cuTensorNet 2.14",
}

impl Status for cutensornetStatus_t {
    const SUCCESS: Self = Self::CUTENSORNET_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUTENSORNET_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::CUTENSORNET_STATUS_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::CUTENSORNET_STATUS_INVALID_VALUE;
    fn library() -> &'static Library {
        &CUTENSORNET
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !CUTENSORNET.is_loaded() {
            return None;
        }
        unsafe { support::text(sys::cutensornetGetErrorString(self)) }
    }
}

status!(cutensornetStatus_t);

/// `enum cutensornetTensorDescriptorAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.14.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetTensorDescriptorAttributes_t(pub i32);

enumeration! {
    cutensornetTensorDescriptorAttributes_t;
    CUTENSORNET_TENSOR_DESCRIPTOR_IS_DISTRIBUTED = 0,
    CUTENSORNET_TENSOR_DESCRIPTOR_ELEMENT_STRIDES = 1,
    CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_SIZES = 2,
    CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_STRIDES = 3,
    CUTENSORNET_TENSOR_DESCRIPTOR_NRANKS_PER_MODE = 4,
    CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_DATA_SIZE = 5,
    CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_EXTENTS = 6,
}

/// `enum cutensornetTensorSVDAlgo_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetTensorSVDAlgo_t(pub i32);

enumeration! {
    cutensornetTensorSVDAlgo_t;
    CUTENSORNET_TENSOR_SVD_ALGO_GESVD = 0,
    CUTENSORNET_TENSOR_SVD_ALGO_GESVDJ = 1,
    CUTENSORNET_TENSOR_SVD_ALGO_GESVDP = 2,
    CUTENSORNET_TENSOR_SVD_ALGO_GESVDR = 3,
}

/// `enum cutensornetTensorSVDConfigAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetTensorSVDConfigAttributes_t(pub i32);

enumeration! {
    cutensornetTensorSVDConfigAttributes_t;
    CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF = 0,
    CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF = 1,
    CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION = 2,
    CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION = 3,
    CUTENSORNET_TENSOR_SVD_CONFIG_ALGO = 4,
    CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS = 5,
    CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF = 6,
}

/// `enum cutensornetTensorSVDInfoAttributes_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetTensorSVDInfoAttributes_t(pub i32);

enumeration! {
    cutensornetTensorSVDInfoAttributes_t;
    CUTENSORNET_TENSOR_SVD_INFO_FULL_EXTENT = 0,
    CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT = 1,
    CUTENSORNET_TENSOR_SVD_INFO_DISCARDED_WEIGHT = 2,
    CUTENSORNET_TENSOR_SVD_INFO_ALGO = 3,
    CUTENSORNET_TENSOR_SVD_INFO_ALGO_STATUS = 4,
}

/// `enum cutensornetTensorSVDNormalization_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetTensorSVDNormalization_t(pub i32);

enumeration! {
    cutensornetTensorSVDNormalization_t;
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_NONE = 0,
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_L1 = 1,
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_L2 = 2,
    CUTENSORNET_TENSOR_SVD_NORMALIZATION_LINF = 3,
}

/// `enum cutensornetTensorSVDPartition_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetTensorSVDPartition_t(pub i32);

enumeration! {
    cutensornetTensorSVDPartition_t;
    CUTENSORNET_TENSOR_SVD_PARTITION_NONE = 0,
    CUTENSORNET_TENSOR_SVD_PARTITION_US = 1,
    CUTENSORNET_TENSOR_SVD_PARTITION_SV = 2,
    CUTENSORNET_TENSOR_SVD_PARTITION_UV_EQUAL = 3,
}

/// `enum cutensornetWorksizePref_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetWorksizePref_t(pub i32);

enumeration! {
    cutensornetWorksizePref_t;
    CUTENSORNET_WORKSIZE_PREF_MIN = 0,
    CUTENSORNET_WORKSIZE_PREF_RECOMMENDED = 1,
    CUTENSORNET_WORKSIZE_PREF_MAX = 2,
}

/// `enum cutensornetWorkspaceKind_t`, from `cutensornet/types.h`, since cuTensorNet 2.13 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensornetWorkspaceKind_t(pub i32);

enumeration! {
    cutensornetWorkspaceKind_t;
    CUTENSORNET_WORKSPACE_SCRATCH = 0,
    CUTENSORNET_WORKSPACE_CACHE = 1,
}
