//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::cutensornet2;

pub(crate) static cutensornetAccessorAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetAccessorAttributes_t\nenum cutensornetAccessorAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_ACCESSOR_OPT_NUM_HYPER_SAMPLES", 0);
        table.member("CUTENSORNET_ACCESSOR_CONFIG_NUM_HYPER_SAMPLES", 1);
        table.member("CUTENSORNET_ACCESSOR_INFO_FLOPS", 64);
    },
);

pub(crate) static cutensornetBoundaryCondition_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetBoundaryCondition_t\nenum cutensornetBoundaryCondition_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_BOUNDARY_CONDITION_OPEN", 0);
    },
);

pub(crate) static cutensornetComputeType_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetComputeType_t\nenum cutensornetComputeType_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_COMPUTE_16F", 1);
        table.member("CUTENSORNET_COMPUTE_16BF", 1024);
        table.member("CUTENSORNET_COMPUTE_TF32", 4096);
        table.member("CUTENSORNET_COMPUTE_3XTF32", 8192);
        table.member("CUTENSORNET_COMPUTE_32F", 4);
        table.member("CUTENSORNET_COMPUTE_64F", 16);
        table.member("CUTENSORNET_COMPUTE_8U", 64);
        table.member("CUTENSORNET_COMPUTE_8I", 256);
        table.member("CUTENSORNET_COMPUTE_32U", 128);
        table.member("CUTENSORNET_COMPUTE_32I", 512);
    },
);

pub(crate) static cutensornetContractionAutotunePreferenceAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetContractionAutotunePreferenceAttributes_t\nenum cutensornetContractionAutotunePreferenceAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_CONTRACTION_AUTOTUNE_MAX_ITERATIONS", 0);
        table.member("CUTENSORNET_CONTRACTION_AUTOTUNE_INTERMEDIATE_MODES", 1);
    },
);

pub(crate) static cutensornetContractionAutotunePreference_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetContractionAutotunePreference_t\ntypedef cutensornetContractionAutotunePreference_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetContractionOptimizerConfigAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetContractionOptimizerConfigAttributes_t\nenum cutensornetContractionOptimizerConfigAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_PARTITIONS", 0);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_CUTOFF_SIZE", 1);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_ALGORITHM", 2);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_IMBALANCE_FACTOR", 3);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_ITERATIONS", 4);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GRAPH_NUM_CUTS", 5);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_ITERATIONS", 10);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_RECONFIG_NUM_LEAVES", 11);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_DISABLE_SLICING", 20);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_MODEL", 21);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MEMORY_FACTOR", 22);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_MIN_SLICES", 23);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SLICER_SLICE_FACTOR", 24);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_SAMPLES", 30);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_HYPER_NUM_THREADS", 31);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SIMPLIFICATION_DISABLE_DR", 40);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SEED", 60);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_COST_FUNCTION_OBJECTIVE", 61);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_CACHE_REUSE_NRUNS", 62);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_SMART_OPTION", 63);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_CONFIG_GPU_ARCH", 64);
    },
);

pub(crate) static cutensornetContractionOptimizerConfig_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetContractionOptimizerConfig_t\ntypedef cutensornetContractionOptimizerConfig_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetContractionOptimizerInfoAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetContractionOptimizerInfoAttributes_t\nenum cutensornetContractionOptimizerInfoAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PATH", 0);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICES", 10);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_SLICED_MODES", 11);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_MODE", 12);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICED_EXTENT", 13);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_CONFIG", 14);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_SLICING_OVERHEAD", 15);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_PHASE1_FLOP_COUNT", 20);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_FLOP_COUNT", 21);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_EFFECTIVE_FLOPS_EST", 22);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_RUNTIME_EST", 23);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_LARGEST_TENSOR", 24);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_INTERMEDIATE_MODES", 30);
        table.member("CUTENSORNET_CONTRACTION_OPTIMIZER_INFO_NUM_INTERMEDIATE_MODES", 31);
    },
);

pub(crate) static cutensornetContractionOptimizerInfo_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetContractionOptimizerInfo_t\ntypedef cutensornetContractionOptimizerInfo_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetContractionPath_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetContractionPath_t\nstruct cutensornetContractionPath_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"numContractions", 0, Ty::I32);
        table.field(c"data", 8, Ty::list(Ty::Record(&cutensornet2::cutensornetNodePair_t))).counted(0, 4);
    },
);

pub(crate) static cutensornetContractionPlan_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetContractionPlan_t\ntypedef cutensornetContractionPlan_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetDeviceMemHandler_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetDeviceMemHandler_t\nstruct cutensornetDeviceMemHandler_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"ctx", 0, Ty::Pointer);
        table.field(c"device_alloc", 8, Ty::Callback(None));
        table.field(c"device_free", 16, Ty::Callback(None));
        table.field(c"name", 24, Ty::Name(64));
    },
);

pub(crate) static cutensornetDistributedCommunicator_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetDistributedCommunicator_t\nstruct cutensornetDistributedCommunicator_t, from cutensornet/typesDistributed.h. Since cuTensorNet 2.13 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"commPtr", 0, Ty::Pointer);
        table.field(c"commSize", 8, Ty::U64);
    },
);

pub(crate) static cutensornetDistributedInterface_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetDistributedInterface_t\nstruct cutensornetDistributedInterface_t, from cutensornet/typesDistributed.h. Since cuTensorNet 2.13 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"version", 0, Ty::I32);
        table.field(c"getNumRanks", 8, Ty::Callback(None));
        table.field(c"getNumRanksShared", 16, Ty::Callback(None));
        table.field(c"getProcRank", 24, Ty::Callback(None));
        table.field(c"Barrier", 32, Ty::Callback(None));
        table.field(c"Bcast", 40, Ty::Callback(None));
        table.field(c"Allreduce", 48, Ty::Callback(None));
        table.field(c"AllreduceInPlace", 56, Ty::Callback(None));
        table.field(c"AllreduceInPlaceMin", 64, Ty::Callback(None));
        table.field(c"AllreduceDoubleIntMinloc", 72, Ty::Callback(None));
        table.field(c"Allgather", 80, Ty::Callback(None));
    },
);

pub(crate) static cutensornetExpectationAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetExpectationAttributes_t\nenum cutensornetExpectationAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_EXPECTATION_OPT_NUM_HYPER_SAMPLES", 0);
        table.member("CUTENSORNET_EXPECTATION_CONFIG_NUM_HYPER_SAMPLES", 1);
        table.member("CUTENSORNET_EXPECTATION_INFO_FLOPS", 64);
    },
);

pub(crate) static cutensornetGateSplitAlgo_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetGateSplitAlgo_t\nenum cutensornetGateSplitAlgo_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_GATE_SPLIT_ALGO_DIRECT", 0);
        table.member("CUTENSORNET_GATE_SPLIT_ALGO_REDUCED", 1);
    },
);

pub(crate) static cutensornetGesvdjParams_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetGesvdjParams_t\nstruct cutensornetGesvdjParams_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"tol", 0, Ty::F64);
        table.field(c"maxSweeps", 8, Ty::I32);
    },
);

pub(crate) static cutensornetGesvdjStatus_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetGesvdjStatus_t\nstruct cutensornetGesvdjStatus_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"residual", 0, Ty::F64);
        table.field(c"sweeps", 8, Ty::I32);
    },
);

pub(crate) static cutensornetGesvdpStatus_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetGesvdpStatus_t\nstruct cutensornetGesvdpStatus_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"errSigma", 0, Ty::F64);
    },
);

pub(crate) static cutensornetGesvdrParams_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetGesvdrParams_t\nstruct cutensornetGesvdrParams_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"oversampling", 0, Ty::I64);
        table.field(c"niters", 8, Ty::I64);
    },
);

pub(crate) static cutensornetGraphAlgo_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetGraphAlgo_t\nenum cutensornetGraphAlgo_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_GRAPH_ALGO_RB", 0);
        table.member("CUTENSORNET_GRAPH_ALGO_KWAY", 1);
    },
);

pub(crate) static cutensornetHandle_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetHandle_t\ntypedef cutensornetHandle_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetLoggerCallbackData_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString), ArgKind::Data],
);

pub(crate) static cutensornetLoggerCallbackData_t: ValueDef = ValueDef::new(
        "cubind.cutensornet.cutensornetLoggerCallbackData_t\nthe address of a C function, cutensornetLoggerCallbackData_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cutensornetLoggerCallbackData_t__signature);

pub(crate) static cutensornetLoggerCallback_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString)],
);

pub(crate) static cutensornetLoggerCallback_t: ValueDef = ValueDef::new(
        "cubind.cutensornet.cutensornetLoggerCallback_t\nthe address of a C function, cutensornetLoggerCallback_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cutensornetLoggerCallback_t__signature);

pub(crate) static cutensornetMPSEnvBounds_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetMPSEnvBounds_t\nstruct cutensornetMPSEnvBounds_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"lowerBound", 0, Ty::I32);
        table.field(c"upperBound", 4, Ty::I32);
    },
);

pub(crate) static cutensornetMarginalAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetMarginalAttributes_t\nenum cutensornetMarginalAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_MARGINAL_OPT_NUM_HYPER_SAMPLES", 0);
        table.member("CUTENSORNET_MARGINAL_CONFIG_NUM_HYPER_SAMPLES", 1);
        table.member("CUTENSORNET_MARGINAL_INFO_FLOPS", 64);
        table.member("CUTENSORNET_MARGINAL_INFO_KIND", 65);
    },
);

pub(crate) static cutensornetMarginalKind_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetMarginalKind_t\nenum cutensornetMarginalKind_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_MARGINAL_KIND_FULL", 0);
        table.member("CUTENSORNET_MARGINAL_KIND_DIAGONAL", 1);
    },
);

pub(crate) static cutensornetMemoryModel_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetMemoryModel_t\nenum cutensornetMemoryModel_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_MEMORY_MODEL_HEURISTIC", 0);
        table.member("CUTENSORNET_MEMORY_MODEL_CUTENSOR", 1);
    },
);

pub(crate) static cutensornetMemspace_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetMemspace_t\nenum cutensornetMemspace_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_MEMSPACE_DEVICE", 0);
        table.member("CUTENSORNET_MEMSPACE_HOST", 1);
    },
);

pub(crate) static cutensornetNetworkAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetNetworkAttributes_t\nenum cutensornetNetworkAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONSTANT", 0);
        table.member("CUTENSORNET_NETWORK_INPUT_TENSORS_CONSTANT", 1);
        table.member("CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_CONJUGATED", 10);
        table.member("CUTENSORNET_NETWORK_INPUT_TENSORS_CONJUGATED", 11);
        table.member("CUTENSORNET_NETWORK_INPUT_TENSORS_NUM_REQUIRE_GRAD", 20);
        table.member("CUTENSORNET_NETWORK_INPUT_TENSORS_REQUIRE_GRAD", 21);
        table.member("CUTENSORNET_NETWORK_COMPUTE_TYPE", 30);
    },
);

pub(crate) static cutensornetNetworkAutotunePreferenceAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetNetworkAutotunePreferenceAttributes_t\nenum cutensornetNetworkAutotunePreferenceAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_NETWORK_AUTOTUNE_MAX_ITERATIONS", 0);
        table.member("CUTENSORNET_NETWORK_AUTOTUNE_INTERMEDIATE_MODES", 1);
    },
);

pub(crate) static cutensornetNetworkAutotunePreference_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetNetworkAutotunePreference_t\ntypedef cutensornetNetworkAutotunePreference_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetNetworkDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetNetworkDescriptor_t\ntypedef cutensornetNetworkDescriptor_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetNetworkOperator_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetNetworkOperator_t\ntypedef cutensornetNetworkOperator_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetNodePair_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetNodePair_t\nstruct cutensornetNodePair_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (8, 4, false),
    |table| {
        table.field(c"first", 0, Ty::I32);
        table.field(c"second", 4, Ty::I32);
    },
);

pub(crate) static cutensornetOptimizerCost_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetOptimizerCost_t\nenum cutensornetOptimizerCost_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_OPTIMIZER_COST_FLOPS", 0);
        table.member("CUTENSORNET_OPTIMIZER_COST_TIME", 1);
    },
);

pub(crate) static cutensornetSamplerAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetSamplerAttributes_t\nenum cutensornetSamplerAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_SAMPLER_OPT_NUM_HYPER_SAMPLES", 0);
        table.member("CUTENSORNET_SAMPLER_CONFIG_NUM_HYPER_SAMPLES", 1);
        table.member("CUTENSORNET_SAMPLER_CONFIG_DETERMINISTIC", 2);
        table.member("CUTENSORNET_SAMPLER_INFO_FLOPS", 64);
    },
);

pub(crate) static cutensornetSliceGroup_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetSliceGroup_t\ntypedef cutensornetSliceGroup_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetSliceInfoPair_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetSliceInfoPair_t\nstruct cutensornetSliceInfoPair_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"slicedMode", 0, Ty::I32);
        table.field(c"slicedExtent", 8, Ty::I64);
    },
);

pub(crate) static cutensornetSlicingConfig_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetSlicingConfig_t\nstruct cutensornetSlicingConfig_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"numSlicedModes", 0, Ty::U32);
        table.field(c"data", 8, Ty::list(Ty::Record(&cutensornet2::cutensornetSliceInfoPair_t))).counted(0, 4);
    },
);

pub(crate) static cutensornetSmartOption_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetSmartOption_t\nenum cutensornetSmartOption_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_SMART_OPTION_DISABLED", 0);
        table.member("CUTENSORNET_SMART_OPTION_ENABLED", 1);
    },
);

pub(crate) static cutensornetStateAccessor_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetStateAccessor_t\ntypedef cutensornetStateAccessor_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetStateAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetStateAttributes_t\nenum cutensornetStateAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_STATE_MPS_CANONICAL_CENTER", 0);
        table.member("CUTENSORNET_STATE_MPS_SVD_CONFIG_ABS_CUTOFF", 1);
        table.member("CUTENSORNET_STATE_MPS_SVD_CONFIG_REL_CUTOFF", 2);
        table.member("CUTENSORNET_STATE_MPS_SVD_CONFIG_S_NORMALIZATION", 3);
        table.member("CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO", 4);
        table.member("CUTENSORNET_STATE_MPS_SVD_CONFIG_ALGO_PARAMS", 5);
        table.member("CUTENSORNET_STATE_MPS_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF", 6);
        table.member("CUTENSORNET_STATE_NUM_HYPER_SAMPLES", 7);
        table.member("CUTENSORNET_STATE_CONFIG_MPS_CANONICAL_CENTER", 16);
        table.member("CUTENSORNET_STATE_CONFIG_MPS_SVD_ABS_CUTOFF", 17);
        table.member("CUTENSORNET_STATE_CONFIG_MPS_SVD_REL_CUTOFF", 18);
        table.member("CUTENSORNET_STATE_CONFIG_MPS_SVD_S_NORMALIZATION", 19);
        table.member("CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO", 20);
        table.member("CUTENSORNET_STATE_CONFIG_MPS_SVD_ALGO_PARAMS", 21);
        table.member("CUTENSORNET_STATE_CONFIG_MPS_SVD_DISCARDED_WEIGHT_CUTOFF", 22);
        table.member("CUTENSORNET_STATE_CONFIG_MPS_MPO_APPLICATION", 23);
        table.member("CUTENSORNET_STATE_CONFIG_MPS_GAUGE_OPTION", 24);
        table.member("CUTENSORNET_STATE_CONFIG_NUM_HYPER_SAMPLES", 30);
        table.member("CUTENSORNET_STATE_INFO_FLOPS", 64);
    },
);

pub(crate) static cutensornetStateExpectation_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetStateExpectation_t\ntypedef cutensornetStateExpectation_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetStateMPOApplication_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetStateMPOApplication_t\nenum cutensornetStateMPOApplication_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_STATE_MPO_APPLICATION_INEXACT", 0);
        table.member("CUTENSORNET_STATE_MPO_APPLICATION_EXACT", 1);
    },
);

pub(crate) static cutensornetStateMPSGaugeOption_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetStateMPSGaugeOption_t\nenum cutensornetStateMPSGaugeOption_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_STATE_MPS_GAUGE_FREE", 0);
        table.member("CUTENSORNET_STATE_MPS_GAUGE_SIMPLE", 1);
    },
);

pub(crate) static cutensornetStateMarginal_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetStateMarginal_t\ntypedef cutensornetStateMarginal_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetStateProjectionMPSAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetStateProjectionMPSAttributes_t\nenum cutensornetStateProjectionMPSAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_ORTHO_OPTION", 0);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ABS_CUTOFF", 1);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_REL_CUTOFF", 2);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_S_NORMALIZATION", 3);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO", 4);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_ALGO_PARAMS", 5);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_DISCARDED_WEIGHT_CUTOFF", 6);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT", 7);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_MAX_EXTENT_PREPARE_POLICY", 8);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_SVD_MAX_EXTENT", 9);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_CONFIG_NUM_HYPER_SAMPLES", 10);
    },
);

pub(crate) static cutensornetStateProjectionMPSMaxExtentPreparePolicy_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetStateProjectionMPSMaxExtentPreparePolicy_t\nenum cutensornetStateProjectionMPSMaxExtentPreparePolicy_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_BUFFER", 0);
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_MAX_EXTENT_PREPARE_POLICY_CONFIG", 1);
    },
);

pub(crate) static cutensornetStateProjectionMPSOrthoOption_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetStateProjectionMPSOrthoOption_t\nenum cutensornetStateProjectionMPSOrthoOption_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_STATE_PROJECTION_MPS_ORTHO_AUTO", 0);
    },
);

pub(crate) static cutensornetStateProjectionMPS_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetStateProjectionMPS_t\ntypedef cutensornetStateProjectionMPS_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetStatePurity_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetStatePurity_t\nenum cutensornetStatePurity_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_STATE_PURITY_PURE", 0);
        table.member("CUTENSORNET_STATE_PURITY_MIXED", 1);
    },
);

pub(crate) static cutensornetStateSampler_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetStateSampler_t\ntypedef cutensornetStateSampler_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetState_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetState_t\ntypedef cutensornetState_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetStatus_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetStatus_t\nenum cutensornetStatus_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_STATUS_SUCCESS", 0);
        table.member("CUTENSORNET_STATUS_NOT_INITIALIZED", 1);
        table.member("CUTENSORNET_STATUS_ALLOC_FAILED", 3);
        table.member("CUTENSORNET_STATUS_INVALID_VALUE", 7);
        table.member("CUTENSORNET_STATUS_ARCH_MISMATCH", 8);
        table.member("CUTENSORNET_STATUS_MAPPING_ERROR", 11);
        table.member("CUTENSORNET_STATUS_EXECUTION_FAILED", 13);
        table.member("CUTENSORNET_STATUS_INTERNAL_ERROR", 14);
        table.member("CUTENSORNET_STATUS_NOT_SUPPORTED", 15);
        table.member("CUTENSORNET_STATUS_LICENSE_ERROR", 16);
        table.member("CUTENSORNET_STATUS_CUBLAS_ERROR", 17);
        table.member("CUTENSORNET_STATUS_CUDA_ERROR", 18);
        table.member("CUTENSORNET_STATUS_INSUFFICIENT_WORKSPACE", 19);
        table.member("CUTENSORNET_STATUS_INSUFFICIENT_DRIVER", 20);
        table.member("CUTENSORNET_STATUS_IO_ERROR", 21);
        table.member("CUTENSORNET_STATUS_CUTENSOR_VERSION_MISMATCH", 22);
        table.member("CUTENSORNET_STATUS_NO_DEVICE_ALLOCATOR", 23);
        table.member("CUTENSORNET_STATUS_ALL_HYPER_SAMPLES_FAILED", 24);
        table.member("CUTENSORNET_STATUS_CUSOLVER_ERROR", 25);
        table.member("CUTENSORNET_STATUS_DEVICE_ALLOCATOR_ERROR", 26);
        table.member("CUTENSORNET_STATUS_DISTRIBUTED_FAILURE", 27);
        table.member("CUTENSORNET_STATUS_INTERRUPTED", 28);
        table.member("CUTENSORNET_STATUS_CUTENSOR_ERROR", 29);
    },
);

pub(crate) static cutensornetTensorDescriptorAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetTensorDescriptorAttributes_t\nenum cutensornetTensorDescriptorAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.14.",
    |table| {
        table.member("CUTENSORNET_TENSOR_DESCRIPTOR_IS_DISTRIBUTED", 0);
        table.member("CUTENSORNET_TENSOR_DESCRIPTOR_ELEMENT_STRIDES", 1);
        table.member("CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_SIZES", 2);
        table.member("CUTENSORNET_TENSOR_DESCRIPTOR_BLOCK_STRIDES", 3);
        table.member("CUTENSORNET_TENSOR_DESCRIPTOR_NRANKS_PER_MODE", 4);
        table.member("CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_DATA_SIZE", 5);
        table.member("CUTENSORNET_TENSOR_DESCRIPTOR_LOCAL_EXTENTS", 6);
    },
);

pub(crate) static cutensornetTensorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetTensorDescriptor_t\ntypedef cutensornetTensorDescriptor_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetTensorIDList_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetTensorIDList_t\nstruct cutensornetTensorIDList_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (16, 8, false),
    |table| {
        table.field(c"numTensors", 0, Ty::I32);
        table.field(c"data", 8, Ty::Pointer).in_digits();
    },
);

pub(crate) static cutensornetTensorQualifiers_t: RecordDef = RecordDef::new(
    "cubind.cutensornet.cutensornetTensorQualifiers_t\nstruct cutensornetTensorQualifiers_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    (12, 4, false),
    |table| {
        table.field(c"isConjugate", 0, Ty::I32);
        table.field(c"isConstant", 4, Ty::I32);
        table.field(c"requiresGradient", 8, Ty::I32);
    },
);

pub(crate) static cutensornetTensorSVDAlgo_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetTensorSVDAlgo_t\nenum cutensornetTensorSVDAlgo_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_TENSOR_SVD_ALGO_GESVD", 0);
        table.member("CUTENSORNET_TENSOR_SVD_ALGO_GESVDJ", 1);
        table.member("CUTENSORNET_TENSOR_SVD_ALGO_GESVDP", 2);
        table.member("CUTENSORNET_TENSOR_SVD_ALGO_GESVDR", 3);
    },
);

pub(crate) static cutensornetTensorSVDConfigAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetTensorSVDConfigAttributes_t\nenum cutensornetTensorSVDConfigAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_TENSOR_SVD_CONFIG_ABS_CUTOFF", 0);
        table.member("CUTENSORNET_TENSOR_SVD_CONFIG_REL_CUTOFF", 1);
        table.member("CUTENSORNET_TENSOR_SVD_CONFIG_S_NORMALIZATION", 2);
        table.member("CUTENSORNET_TENSOR_SVD_CONFIG_S_PARTITION", 3);
        table.member("CUTENSORNET_TENSOR_SVD_CONFIG_ALGO", 4);
        table.member("CUTENSORNET_TENSOR_SVD_CONFIG_ALGO_PARAMS", 5);
        table.member("CUTENSORNET_TENSOR_SVD_CONFIG_DISCARDED_WEIGHT_CUTOFF", 6);
    },
);

pub(crate) static cutensornetTensorSVDConfig_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetTensorSVDConfig_t\ntypedef cutensornetTensorSVDConfig_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetTensorSVDInfoAttributes_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetTensorSVDInfoAttributes_t\nenum cutensornetTensorSVDInfoAttributes_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_TENSOR_SVD_INFO_FULL_EXTENT", 0);
        table.member("CUTENSORNET_TENSOR_SVD_INFO_REDUCED_EXTENT", 1);
        table.member("CUTENSORNET_TENSOR_SVD_INFO_DISCARDED_WEIGHT", 2);
        table.member("CUTENSORNET_TENSOR_SVD_INFO_ALGO", 3);
        table.member("CUTENSORNET_TENSOR_SVD_INFO_ALGO_STATUS", 4);
    },
);

pub(crate) static cutensornetTensorSVDInfo_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetTensorSVDInfo_t\ntypedef cutensornetTensorSVDInfo_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetTensorSVDNormalization_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetTensorSVDNormalization_t\nenum cutensornetTensorSVDNormalization_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_TENSOR_SVD_NORMALIZATION_NONE", 0);
        table.member("CUTENSORNET_TENSOR_SVD_NORMALIZATION_L1", 1);
        table.member("CUTENSORNET_TENSOR_SVD_NORMALIZATION_L2", 2);
        table.member("CUTENSORNET_TENSOR_SVD_NORMALIZATION_LINF", 3);
    },
);

pub(crate) static cutensornetTensorSVDPartition_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetTensorSVDPartition_t\nenum cutensornetTensorSVDPartition_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_TENSOR_SVD_PARTITION_NONE", 0);
        table.member("CUTENSORNET_TENSOR_SVD_PARTITION_US", 1);
        table.member("CUTENSORNET_TENSOR_SVD_PARTITION_SV", 2);
        table.member("CUTENSORNET_TENSOR_SVD_PARTITION_UV_EQUAL", 3);
    },
);

pub(crate) static cutensornetWorksizePref_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetWorksizePref_t\nenum cutensornetWorksizePref_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_WORKSIZE_PREF_MIN", 0);
        table.member("CUTENSORNET_WORKSIZE_PREF_RECOMMENDED", 1);
        table.member("CUTENSORNET_WORKSIZE_PREF_MAX", 2);
    },
);

pub(crate) static cutensornetWorkspaceDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensornet.cutensornetWorkspaceDescriptor_t\ntypedef cutensornetWorkspaceDescriptor_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensornetWorkspaceKind_t: EnumDef = EnumDef::new(
    "cubind.cutensornet.cutensornetWorkspaceKind_t\nenum cutensornetWorkspaceKind_t, from cutensornet/types.h. Since cuTensorNet 2.13 or earlier.",
    |table| {
        table.member("CUTENSORNET_WORKSPACE_SCRATCH", 0);
        table.member("CUTENSORNET_WORKSPACE_CACHE", 1);
    },
);
