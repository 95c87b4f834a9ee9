//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cudssConfigParam_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssConfigParam_t\nenum cudssConfigParam_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_CONFIG_REORDERING_ALG CUDSS_CONFIG_FACTORIZATION_ALG CUDSS_CONFIG_SOLVE_ALG CUDSS_CONFIG_MATCHING_ALG CUDSS_CONFIG_SOLVE_MODE CUDSS_CONFIG_IR_N_STEPS CUDSS_CONFIG_IR_TOL CUDSS_CONFIG_PIVOT_TYPE CUDSS_CONFIG_PIVOT_THRESHOLD CUDSS_CONFIG_PIVOT_EPSILON CUDSS_CONFIG_MAX_LU_NNZ CUDSS_CONFIG_HYBRID_MEMORY_MODE CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY CUDSS_CONFIG_HOST_NTHREADS CUDSS_CONFIG_HYBRID_EXECUTE_MODE CUDSS_CONFIG_PIVOT_EPSILON_ALG CUDSS_CONFIG_ND_NLEVELS CUDSS_CONFIG_UBATCH_SIZE CUDSS_CONFIG_UBATCH_INDEX CUDSS_CONFIG_USE_SUPERPANELS CUDSS_CONFIG_DEVICE_COUNT CUDSS_CONFIG_DEVICE_INDICES CUDSS_CONFIG_SCHUR_MODE CUDSS_CONFIG_DETERMINISTIC_MODE CUDSS_CONFIG_ND_UBFACTOR CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING CUDSS_CONFIG_DOWNCAST_FACTORS CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING",
);

pub(crate) static cudssConfig_t: ValueDef = ValueDef::new(
    "cubind.cudss.cudssConfig_t\ntypedef cudssConfig_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    ValueKind::Handle, None,
);

pub(crate) static cudssDataParam_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssDataParam_t\nenum cudssDataParam_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_DATA_INFO CUDSS_DATA_LU_NNZ CUDSS_DATA_NPIVOTS CUDSS_DATA_INERTIA CUDSS_DATA_PERM_REORDER_ROW CUDSS_DATA_PERM_REORDER_COL CUDSS_DATA_PERM_ROW CUDSS_DATA_PERM_COL CUDSS_DATA_DIAG CUDSS_DATA_USER_PERM CUDSS_DATA_HYBRID_DEVICE_MEMORY_MIN CUDSS_DATA_COMM_DEVICE CUDSS_DATA_COMM_HOST CUDSS_DATA_MEMORY_ESTIMATES CUDSS_DATA_PERM_MATCHING CUDSS_DATA_SCALE_ROW CUDSS_DATA_SCALE_COL CUDSS_DATA_NSUPERPANELS CUDSS_DATA_USER_SCHUR_INDICES CUDSS_DATA_SCHUR_SHAPE CUDSS_DATA_SCHUR_MATRIX CUDSS_DATA_USER_ND_PARTITION_TREE CUDSS_DATA_ND_PARTITION_TREE CUDSS_DATA_USER_HOST_INTERRUPT CUDSS_DATA_IR_N_STEPS CUDSS_DATA_UBATCH_MASK CUDSS_DATA_FLOPS",
);

pub(crate) static cudssData_t: ValueDef = ValueDef::new(
    "cubind.cudss.cudssData_t\ntypedef cudssData_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    ValueKind::Handle, None,
);

pub(crate) static cudssDeviceMemHandler_t: RecordDef = RecordDef::new(
    "cubind.cudss.cudssDeviceMemHandler_t\nstruct cudssDeviceMemHandler_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    (88, 8, false),
    |table| {
        table.plain("ctx\0Pointer 0\0");
        table.field(c"device_alloc", 8, Ty::Callback(None));
        table.field(c"device_free", 16, Ty::Callback(None));
        table.field(c"name", 24, Ty::Name(64));
    },
);

pub(crate) static cudssDistributedInterface_t: RecordDef = RecordDef::new(
    "cubind.cudss.cudssDistributedInterface_t\nstruct cudssDistributedInterface_t, from cudss_distributed_interface.h. Since at least cuDSS 1.0.",
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
    "cubind.cudss.cudssDowncastFactorsMode_t\nenum cudssDowncastFactorsMode_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_DOWNCAST_FACTORS_MODE_DISABLED CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL",
);

pub(crate) static cudssFactorizationAlg_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssFactorizationAlg_t\nenum cudssFactorizationAlg_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_FACTORIZATION_ALG_DEFAULT CUDSS_FACTORIZATION_ALG_MULTIBLOCK CUDSS_FACTORIZATION_ALG_GENERAL",
);

pub(crate) static cudssHandle_t: ValueDef = ValueDef::new(
    "cubind.cudss.cudssHandle_t\ntypedef cudssHandle_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    ValueKind::Handle, None,
);

pub(crate) static cudssIndexBase_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssIndexBase_t\nenum cudssIndexBase_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_BASE_ZERO CUDSS_BASE_ONE",
);

pub(crate) static cudssLayout_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssLayout_t\nenum cudssLayout_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_LAYOUT_COL_MAJOR CUDSS_LAYOUT_ROW_MAJOR",
);

pub(crate) static cudssLoggerCallback_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString)],
);

pub(crate) static cudssLoggerCallback_t: ValueDef = ValueDef::new(
        "cubind.cudss.cudssLoggerCallback_t\nthe address of a C function, cudssLoggerCallback_t, from cudss.h. Since at least cuDSS 1.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudssLoggerCallback_t__signature);

pub(crate) static cudssMatchingAlg_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMatchingAlg_t\nenum cudssMatchingAlg_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_MATCHING_ALG_NONE CUDSS_MATCHING_ALG_MAX_DIAG_COUNT CUDSS_MATCHING_ALG_MAX_MIN_DIAG CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT CUDSS_MATCHING_ALG_MAX_DIAG_SUM CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT CUDSS_MATCHING_ALG_AUTO",
);

pub(crate) static cudssMatrixFormat_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMatrixFormat_t\nenum cudssMatrixFormat_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_MFORMAT_DENSE=1 CUDSS_MFORMAT_CSR CUDSS_MFORMAT_BATCH=4 CUDSS_MFORMAT_DISTRIBUTED=8",
);

pub(crate) static cudssMatrixType_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMatrixType_t\nenum cudssMatrixType_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_MTYPE_GENERAL CUDSS_MTYPE_SYMMETRIC CUDSS_MTYPE_HERMITIAN CUDSS_MTYPE_SPD CUDSS_MTYPE_HPD",
);

pub(crate) static cudssMatrixViewType_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMatrixViewType_t\nenum cudssMatrixViewType_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_MVIEW_FULL CUDSS_MVIEW_LOWER CUDSS_MVIEW_UPPER",
);

pub(crate) static cudssMatrix_t: ValueDef = ValueDef::new(
    "cubind.cudss.cudssMatrix_t\ntypedef cudssMatrix_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    ValueKind::Handle, None,
);

pub(crate) static cudssMemoryEstimateState_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMemoryEstimateState_t\nenum cudssMemoryEstimateState_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_MEMORY_ESTIMATE_STATE_NONE CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN CUDSS_MEMORY_ESTIMATE_STATE_FINAL",
);

pub(crate) static cudssMemoryOptimizationFlags_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssMemoryOptimizationFlags_t\nenum cudssMemoryOptimizationFlags_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_MEMORY_OPTIMIZATION_DEFAULT CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY",
);

pub(crate) static cudssOpType_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssOpType_t\nenum cudssOpType_t, from cudss_distributed_interface.h. Since at least cuDSS 1.0.",
    "CUDSS_SUM CUDSS_MAX CUDSS_MIN",
);

pub(crate) static cudssPhase_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssPhase_t\nenum cudssPhase_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_PHASE_REORDERING=1 CUDSS_PHASE_SYMBOLIC_FACTORIZATION CUDSS_PHASE_ANALYSIS CUDSS_PHASE_FACTORIZATION CUDSS_PHASE_REFACTORIZATION=8 CUDSS_PHASE_SOLVE_FWD_PERM=16 CUDSS_PHASE_SOLVE_FWD=32 CUDSS_PHASE_SOLVE_DIAG=64 CUDSS_PHASE_SOLVE_BWD=128 CUDSS_PHASE_SOLVE_BWD_PERM=256 CUDSS_PHASE_SOLVE_REFINEMENT=512 CUDSS_PHASE_SOLVE=1008",
);

pub(crate) static cudssPinnedMemHandler_t: RecordDef = RecordDef::new(
    "cubind.cudss.cudssPinnedMemHandler_t\nstruct cudssPinnedMemHandler_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    (88, 8, false),
    |table| {
        table.plain("ctx\0Pointer 0\0");
        table.field(c"pinned_alloc", 8, Ty::Callback(None));
        table.field(c"pinned_free", 16, Ty::Callback(None));
        table.field(c"name", 24, Ty::Name(64));
    },
);

pub(crate) static cudssPivotEpsilonAlg_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssPivotEpsilonAlg_t\nenum cudssPivotEpsilonAlg_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_PIVOT_EPSILON_ALG_DEFAULT CUDSS_PIVOT_EPSILON_ALG_SCALED CUDSS_PIVOT_EPSILON_ALG_STATIC",
);

pub(crate) static cudssPivotType_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssPivotType_t\nenum cudssPivotType_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_PIVOT_AUTO CUDSS_PIVOT_NONE CUDSS_PIVOT_GLOBAL_COL CUDSS_PIVOT_GLOBAL_ROW CUDSS_PIVOT_DIAGONAL CUDSS_PIVOT_LOCAL_BLOCK CUDSS_PIVOT_BUNCH_KAUFMAN",
);

pub(crate) static cudssReorderingAlg_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssReorderingAlg_t\nenum cudssReorderingAlg_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_REORDERING_ALG_DEFAULT CUDSS_REORDERING_ALG_BTF_COLAMD CUDSS_REORDERING_ALG_COLAMD CUDSS_REORDERING_ALG_AMD CUDSS_REORDERING_ALG_NESTED_DISSECTION CUDSS_REORDERING_ALG_NONE",
);

pub(crate) static cudssSolveAlg_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssSolveAlg_t\nenum cudssSolveAlg_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_SOLVE_ALG_DEFAULT CUDSS_SOLVE_ALG_GENERAL",
);

pub(crate) static cudssSolveMode_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssSolveMode_t\nenum cudssSolveMode_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_SOLVE_MODE_NORMAL CUDSS_SOLVE_MODE_TRANSPOSE CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE",
);

pub(crate) static cudssStatus_t: EnumDef = EnumDef::new(
    "cubind.cudss.cudssStatus_t\nenum cudssStatus_t, from cudss_data_types.h. Since at least cuDSS 1.0.",
    "CUDSS_STATUS_SUCCESS CUDSS_STATUS_NOT_INITIALIZED CUDSS_STATUS_ALLOC_FAILED CUDSS_STATUS_INVALID_VALUE CUDSS_STATUS_NOT_SUPPORTED CUDSS_STATUS_EXECUTION_FAILED CUDSS_STATUS_INTERNAL_ERROR CUDSS_STATUS_IR_FAILED",
);

pub(crate) static cudssThreadingInterface_t: RecordDef = RecordDef::new(
    "cubind.cudss.cudssThreadingInterface_t\nstruct cudssThreadingInterface_t, from cudss_threading_interface.h. Since at least cuDSS 1.0.",
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
        "cubind.cudss.cudss_thr_func_t\nthe address of a C function, cudss_thr_func_t, from cudss_threading_interface.h. Since at least cuDSS 1.0.",
        ValueKind::Callback,
        None,
    )
    .calling(&cudss_thr_func_t__signature);
