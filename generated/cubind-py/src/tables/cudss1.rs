//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cudssConfigParam_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssConfigParam_t\nenum cudssConfigParam_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_CONFIG_REORDERING_ALG", 0);
        table.member("CUDSS_CONFIG_FACTORIZATION_ALG", 1);
        table.member("CUDSS_CONFIG_SOLVE_ALG", 2);
        table.member("CUDSS_CONFIG_MATCHING_ALG", 3);
        table.member("CUDSS_CONFIG_SOLVE_MODE", 4);
        table.member("CUDSS_CONFIG_IR_N_STEPS", 5);
        table.member("CUDSS_CONFIG_IR_TOL", 6);
        table.member("CUDSS_CONFIG_PIVOT_TYPE", 7);
        table.member("CUDSS_CONFIG_PIVOT_THRESHOLD", 8);
        table.member("CUDSS_CONFIG_PIVOT_EPSILON", 9);
        table.member("CUDSS_CONFIG_MAX_LU_NNZ", 10);
        table.member("CUDSS_CONFIG_HYBRID_MEMORY_MODE", 11);
        table.member("CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT", 12);
        table.member("CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY", 13);
        table.member("CUDSS_CONFIG_HOST_NTHREADS", 14);
        table.member("CUDSS_CONFIG_HYBRID_EXECUTE_MODE", 15);
        table.member("CUDSS_CONFIG_PIVOT_EPSILON_ALG", 16);
        table.member("CUDSS_CONFIG_ND_NLEVELS", 17);
        table.member("CUDSS_CONFIG_UBATCH_SIZE", 18);
        table.member("CUDSS_CONFIG_UBATCH_INDEX", 19);
        table.member("CUDSS_CONFIG_USE_SUPERPANELS", 20);
        table.member("CUDSS_CONFIG_DEVICE_COUNT", 21);
        table.member("CUDSS_CONFIG_DEVICE_INDICES", 22);
        table.member("CUDSS_CONFIG_SCHUR_MODE", 23);
        table.member("CUDSS_CONFIG_DETERMINISTIC_MODE", 24);
        table.member("CUDSS_CONFIG_ND_UBFACTOR", 25);
        table.member("CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT", 26);
        table.member("CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING", 27);
        table.member("CUDSS_CONFIG_DOWNCAST_FACTORS", 28);
        table.member("CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING", 29);
    },
);

pub(crate) static cudssConfig_t: ValueDef = ValueDef::new(
    "cubind.cudss.cudssConfig_t\ntypedef cudssConfig_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudssDataParam_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssDataParam_t\nenum cudssDataParam_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_DATA_INFO", 0);
        table.member("CUDSS_DATA_LU_NNZ", 1);
        table.member("CUDSS_DATA_NPIVOTS", 2);
        table.member("CUDSS_DATA_INERTIA", 3);
        table.member("CUDSS_DATA_PERM_REORDER_ROW", 4);
        table.member("CUDSS_DATA_PERM_REORDER_COL", 5);
        table.member("CUDSS_DATA_PERM_ROW", 6);
        table.member("CUDSS_DATA_PERM_COL", 7);
        table.member("CUDSS_DATA_DIAG", 8);
        table.member("CUDSS_DATA_USER_PERM", 9);
        table.member("CUDSS_DATA_HYBRID_DEVICE_MEMORY_MIN", 10);
        table.member("CUDSS_DATA_COMM_DEVICE", 11);
        table.member("CUDSS_DATA_COMM_HOST", 12);
        table.member("CUDSS_DATA_MEMORY_ESTIMATES", 13);
        table.member("CUDSS_DATA_PERM_MATCHING", 14);
        table.member("CUDSS_DATA_SCALE_ROW", 15);
        table.member("CUDSS_DATA_SCALE_COL", 16);
        table.member("CUDSS_DATA_NSUPERPANELS", 17);
        table.member("CUDSS_DATA_USER_SCHUR_INDICES", 18);
        table.member("CUDSS_DATA_SCHUR_SHAPE", 19);
        table.member("CUDSS_DATA_SCHUR_MATRIX", 20);
        table.member("CUDSS_DATA_USER_ND_PARTITION_TREE", 21);
        table.member("CUDSS_DATA_ND_PARTITION_TREE", 22);
        table.member("CUDSS_DATA_USER_HOST_INTERRUPT", 23);
        table.member("CUDSS_DATA_IR_N_STEPS", 24);
        table.member("CUDSS_DATA_UBATCH_MASK", 25);
        table.member("CUDSS_DATA_FLOPS", 26);
    },
);

pub(crate) static cudssData_t: ValueDef = ValueDef::new(
    "cubind.cudss.cudssData_t\ntypedef cudssData_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudssDeviceMemHandler_t: RecordDef = RecordDef::new(
    "cubind.cudss.cudssDeviceMemHandler_t\nstruct cudssDeviceMemHandler_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"ctx", 0, Ty::Pointer);
        table.field(c"device_alloc", 8, Ty::Callback(None));
        table.field(c"device_free", 16, Ty::Callback(None));
        table.field(c"name", 24, Ty::Name(64));
    },
);

pub(crate) static cudssDistributedInterface_t: RecordDef = RecordDef::new(
    "cubind.cudss.cudssDistributedInterface_t\nstruct cudssDistributedInterface_t, from cudss_distributed_interface.h. Since cuDSS 1.0 or earlier.",
    (168, 8, false),
    |table| {
        table.field(c"cudssCommRankDevice", 0, Ty::Callback(None));
        table.field(c"cudssCommSizeDevice", 8, Ty::Callback(None));
        table.field(c"cudssSendDevice", 16, Ty::Callback(None));
        table.field(c"cudssRecvDevice", 24, Ty::Callback(None));
        table.field(c"cudssBcastDevice", 32, Ty::Callback(None));
        table.field(c"cudssReduceDevice", 40, Ty::Callback(None));
        table.field(c"cudssAllreduceDevice", 48, Ty::Callback(None));
        table.field(c"cudssScattervDevice", 56, Ty::Callback(None));
        table.field(c"cudssCommSplitDevice", 64, Ty::Callback(None));
        table.field(c"cudssCommFreeDevice", 72, Ty::Callback(None));
        table.field(c"cudssCommRankHost", 80, Ty::Callback(None));
        table.field(c"cudssCommSizeHost", 88, Ty::Callback(None));
        table.field(c"cudssSendHost", 96, Ty::Callback(None));
        table.field(c"cudssRecvHost", 104, Ty::Callback(None));
        table.field(c"cudssBcastHost", 112, Ty::Callback(None));
        table.field(c"cudssReduceHost", 120, Ty::Callback(None));
        table.field(c"cudssAllreduceHost", 128, Ty::Callback(None));
        table.field(c"cudssScattervHost", 136, Ty::Callback(None));
        table.field(c"cudssCommSplitHost", 144, Ty::Callback(None));
        table.field(c"cudssCommFreeHost", 152, Ty::Callback(None));
        table.field(c"cudssDistributedGetProperty", 160, Ty::Callback(None));
    },
);

pub(crate) static cudssDowncastFactorsMode_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssDowncastFactorsMode_t\nenum cudssDowncastFactorsMode_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_DOWNCAST_FACTORS_MODE_DISABLED", 0);
        table.member("CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL", 1);
        table.member("CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL", 2);
    },
);

pub(crate) static cudssFactorizationAlg_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssFactorizationAlg_t\nenum cudssFactorizationAlg_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_FACTORIZATION_ALG_DEFAULT", 0);
        table.member("CUDSS_FACTORIZATION_ALG_MULTIBLOCK", 1);
        table.member("CUDSS_FACTORIZATION_ALG_GENERAL", 2);
    },
);

pub(crate) static cudssHandle_t: ValueDef = ValueDef::new(
    "cubind.cudss.cudssHandle_t\ntypedef cudssHandle_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudssIndexBase_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssIndexBase_t\nenum cudssIndexBase_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_BASE_ZERO", 0);
        table.member("CUDSS_BASE_ONE", 1);
    },
);

pub(crate) static cudssLayout_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssLayout_t\nenum cudssLayout_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_LAYOUT_COL_MAJOR", 0);
        table.member("CUDSS_LAYOUT_ROW_MAJOR", 1);
    },
);

pub(crate) static cudssLoggerCallback_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString)],
);

pub(crate) static cudssLoggerCallback_t: ValueDef = ValueDef::new(
        "cubind.cudss.cudssLoggerCallback_t\nthe address of a C function, cudssLoggerCallback_t, from cudss.h. Since cuDSS 1.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudssLoggerCallback_t__signature);

pub(crate) static cudssMatchingAlg_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMatchingAlg_t\nenum cudssMatchingAlg_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_MATCHING_ALG_NONE", 0);
        table.member("CUDSS_MATCHING_ALG_MAX_DIAG_COUNT", 1);
        table.member("CUDSS_MATCHING_ALG_MAX_MIN_DIAG", 2);
        table.member("CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT", 3);
        table.member("CUDSS_MATCHING_ALG_MAX_DIAG_SUM", 4);
        table.member("CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT", 5);
        table.member("CUDSS_MATCHING_ALG_AUTO", 6);
    },
);

pub(crate) static cudssMatrixFormat_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMatrixFormat_t\nenum cudssMatrixFormat_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_MFORMAT_DENSE", 1);
        table.member("CUDSS_MFORMAT_CSR", 2);
        table.member("CUDSS_MFORMAT_BATCH", 4);
        table.member("CUDSS_MFORMAT_DISTRIBUTED", 8);
    },
);

pub(crate) static cudssMatrixType_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMatrixType_t\nenum cudssMatrixType_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_MTYPE_GENERAL", 0);
        table.member("CUDSS_MTYPE_SYMMETRIC", 1);
        table.member("CUDSS_MTYPE_HERMITIAN", 2);
        table.member("CUDSS_MTYPE_SPD", 3);
        table.member("CUDSS_MTYPE_HPD", 4);
    },
);

pub(crate) static cudssMatrixViewType_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMatrixViewType_t\nenum cudssMatrixViewType_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_MVIEW_FULL", 0);
        table.member("CUDSS_MVIEW_LOWER", 1);
        table.member("CUDSS_MVIEW_UPPER", 2);
    },
);

pub(crate) static cudssMatrix_t: ValueDef = ValueDef::new(
    "cubind.cudss.cudssMatrix_t\ntypedef cudssMatrix_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cudssMemoryEstimateState_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMemoryEstimateState_t\nenum cudssMemoryEstimateState_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_MEMORY_ESTIMATE_STATE_NONE", 0);
        table.member("CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN", 1);
        table.member("CUDSS_MEMORY_ESTIMATE_STATE_FINAL", 2);
    },
);

pub(crate) static cudssMemoryOptimizationFlags_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMemoryOptimizationFlags_t\nenum cudssMemoryOptimizationFlags_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_MEMORY_OPTIMIZATION_DEFAULT", 0);
        table.member("CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY", 1);
    },
);

pub(crate) static cudssOpType_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssOpType_t\nenum cudssOpType_t, from cudss_distributed_interface.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_SUM", 0);
        table.member("CUDSS_MAX", 1);
        table.member("CUDSS_MIN", 2);
    },
);

pub(crate) static cudssPhase_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssPhase_t\nenum cudssPhase_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_PHASE_REORDERING", 1);
        table.member("CUDSS_PHASE_SYMBOLIC_FACTORIZATION", 2);
        table.member("CUDSS_PHASE_ANALYSIS", 3);
        table.member("CUDSS_PHASE_FACTORIZATION", 4);
        table.member("CUDSS_PHASE_REFACTORIZATION", 8);
        table.member("CUDSS_PHASE_SOLVE_FWD_PERM", 16);
        table.member("CUDSS_PHASE_SOLVE_FWD", 32);
        table.member("CUDSS_PHASE_SOLVE_DIAG", 64);
        table.member("CUDSS_PHASE_SOLVE_BWD", 128);
        table.member("CUDSS_PHASE_SOLVE_BWD_PERM", 256);
        table.member("CUDSS_PHASE_SOLVE_REFINEMENT", 512);
        table.member("CUDSS_PHASE_SOLVE", 1008);
    },
);

pub(crate) static cudssPinnedMemHandler_t: RecordDef = RecordDef::new(
    "cubind.cudss.cudssPinnedMemHandler_t\nstruct cudssPinnedMemHandler_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"ctx", 0, Ty::Pointer);
        table.field(c"pinned_alloc", 8, Ty::Callback(None));
        table.field(c"pinned_free", 16, Ty::Callback(None));
        table.field(c"name", 24, Ty::Name(64));
    },
);

pub(crate) static cudssPivotEpsilonAlg_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssPivotEpsilonAlg_t\nenum cudssPivotEpsilonAlg_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_PIVOT_EPSILON_ALG_DEFAULT", 0);
        table.member("CUDSS_PIVOT_EPSILON_ALG_SCALED", 1);
        table.member("CUDSS_PIVOT_EPSILON_ALG_STATIC", 2);
    },
);

pub(crate) static cudssPivotType_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssPivotType_t\nenum cudssPivotType_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_PIVOT_AUTO", 0);
        table.member("CUDSS_PIVOT_NONE", 1);
        table.member("CUDSS_PIVOT_GLOBAL_COL", 2);
        table.member("CUDSS_PIVOT_GLOBAL_ROW", 3);
        table.member("CUDSS_PIVOT_DIAGONAL", 4);
        table.member("CUDSS_PIVOT_LOCAL_BLOCK", 5);
        table.member("CUDSS_PIVOT_BUNCH_KAUFMAN", 6);
    },
);

pub(crate) static cudssReorderingAlg_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssReorderingAlg_t\nenum cudssReorderingAlg_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_REORDERING_ALG_DEFAULT", 0);
        table.member("CUDSS_REORDERING_ALG_BTF_COLAMD", 1);
        table.member("CUDSS_REORDERING_ALG_COLAMD", 2);
        table.member("CUDSS_REORDERING_ALG_AMD", 3);
        table.member("CUDSS_REORDERING_ALG_NESTED_DISSECTION", 4);
        table.member("CUDSS_REORDERING_ALG_NONE", 5);
    },
);

pub(crate) static cudssSolveAlg_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssSolveAlg_t\nenum cudssSolveAlg_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_SOLVE_ALG_DEFAULT", 0);
        table.member("CUDSS_SOLVE_ALG_GENERAL", 1);
    },
);

pub(crate) static cudssSolveMode_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssSolveMode_t\nenum cudssSolveMode_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_SOLVE_MODE_NORMAL", 0);
        table.member("CUDSS_SOLVE_MODE_TRANSPOSE", 1);
        table.member("CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE", 2);
    },
);

pub(crate) static cudssStatus_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssStatus_t\nenum cudssStatus_t, from cudss_data_types.h. Since cuDSS 1.0 or earlier.",
    |table| {
        table.member("CUDSS_STATUS_SUCCESS", 0);
        table.member("CUDSS_STATUS_NOT_INITIALIZED", 1);
        table.member("CUDSS_STATUS_ALLOC_FAILED", 2);
        table.member("CUDSS_STATUS_INVALID_VALUE", 3);
        table.member("CUDSS_STATUS_NOT_SUPPORTED", 4);
        table.member("CUDSS_STATUS_EXECUTION_FAILED", 5);
        table.member("CUDSS_STATUS_INTERNAL_ERROR", 6);
        table.member("CUDSS_STATUS_IR_FAILED", 7);
    },
);

pub(crate) static cudssThreadingInterface_t: RecordDef = RecordDef::new(
    "cubind.cudss.cudssThreadingInterface_t\nstruct cudssThreadingInterface_t, from cudss_threading_interface.h. Since cuDSS 1.0 or earlier.",
    (24, 8, false),
    |table| {
        table.field(c"cudssGetMaxThreads", 0, Ty::Callback(None));
        table.field(c"cudssParallelFor", 8, Ty::Callback(None));
        table.field(c"cudssThreadingGetProperty", 16, Ty::Callback(None));
    },
);

pub(crate) static cudss_thr_func_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Data],
);

pub(crate) static cudss_thr_func_t: ValueDef = ValueDef::new(
        "cubind.cudss.cudss_thr_func_t\nthe address of a C function, cudss_thr_func_t, from cudss_threading_interface.h. Since cuDSS 1.0 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudss_thr_func_t__signature);
