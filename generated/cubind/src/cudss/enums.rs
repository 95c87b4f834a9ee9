//! Enumerations (cuDSS).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cudssConfigParam_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssConfigParam_t(pub i32);

enumeration! {
    cudssConfigParam_t;
    CUDSS_CONFIG_REORDERING_ALG = 0,
    CUDSS_CONFIG_FACTORIZATION_ALG = 1,
    CUDSS_CONFIG_SOLVE_ALG = 2,
    CUDSS_CONFIG_MATCHING_ALG = 3,
    CUDSS_CONFIG_SOLVE_MODE = 4,
    CUDSS_CONFIG_IR_N_STEPS = 5,
    CUDSS_CONFIG_IR_TOL = 6,
    CUDSS_CONFIG_PIVOT_TYPE = 7,
    CUDSS_CONFIG_PIVOT_THRESHOLD = 8,
    CUDSS_CONFIG_PIVOT_EPSILON = 9,
    CUDSS_CONFIG_MAX_LU_NNZ = 10,
    CUDSS_CONFIG_HYBRID_MEMORY_MODE = 11,
    CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT = 12,
    CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY = 13,
    CUDSS_CONFIG_HOST_NTHREADS = 14,
    CUDSS_CONFIG_HYBRID_EXECUTE_MODE = 15,
    CUDSS_CONFIG_PIVOT_EPSILON_ALG = 16,
    CUDSS_CONFIG_ND_NLEVELS = 17,
    CUDSS_CONFIG_UBATCH_SIZE = 18,
    CUDSS_CONFIG_UBATCH_INDEX = 19,
    CUDSS_CONFIG_USE_SUPERPANELS = 20,
    CUDSS_CONFIG_DEVICE_COUNT = 21,
    CUDSS_CONFIG_DEVICE_INDICES = 22,
    CUDSS_CONFIG_SCHUR_MODE = 23,
    CUDSS_CONFIG_DETERMINISTIC_MODE = 24,
    CUDSS_CONFIG_ND_UBFACTOR = 25,
    CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT = 26,
    CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING = 27,
    CUDSS_CONFIG_DOWNCAST_FACTORS = 28,
    CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING = 29,
}

/// `enum cudssDataParam_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssDataParam_t(pub i32);

enumeration! {
    cudssDataParam_t;
    CUDSS_DATA_INFO = 0,
    CUDSS_DATA_LU_NNZ = 1,
    CUDSS_DATA_NPIVOTS = 2,
    CUDSS_DATA_INERTIA = 3,
    CUDSS_DATA_PERM_REORDER_ROW = 4,
    CUDSS_DATA_PERM_REORDER_COL = 5,
    CUDSS_DATA_PERM_ROW = 6,
    CUDSS_DATA_PERM_COL = 7,
    CUDSS_DATA_DIAG = 8,
    CUDSS_DATA_USER_PERM = 9,
    CUDSS_DATA_HYBRID_DEVICE_MEMORY_MIN = 10,
    CUDSS_DATA_COMM_DEVICE = 11,
    CUDSS_DATA_COMM_HOST = 12,
    CUDSS_DATA_MEMORY_ESTIMATES = 13,
    CUDSS_DATA_PERM_MATCHING = 14,
    CUDSS_DATA_SCALE_ROW = 15,
    CUDSS_DATA_SCALE_COL = 16,
    CUDSS_DATA_NSUPERPANELS = 17,
    CUDSS_DATA_USER_SCHUR_INDICES = 18,
    CUDSS_DATA_SCHUR_SHAPE = 19,
    CUDSS_DATA_SCHUR_MATRIX = 20,
    CUDSS_DATA_USER_ND_PARTITION_TREE = 21,
    CUDSS_DATA_ND_PARTITION_TREE = 22,
    CUDSS_DATA_USER_HOST_INTERRUPT = 23,
    CUDSS_DATA_IR_N_STEPS = 24,
    CUDSS_DATA_UBATCH_MASK = 25,
    CUDSS_DATA_FLOPS = 26,
}

/// `enum cudssDowncastFactorsMode_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssDowncastFactorsMode_t(pub i32);

enumeration! {
    cudssDowncastFactorsMode_t;
    CUDSS_DOWNCAST_FACTORS_MODE_DISABLED = 0,
    CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL = 1,
    CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL = 2,
}

/// `enum cudssFactorizationAlg_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssFactorizationAlg_t(pub i32);

enumeration! {
    cudssFactorizationAlg_t;
    CUDSS_FACTORIZATION_ALG_DEFAULT = 0,
    CUDSS_FACTORIZATION_ALG_MULTIBLOCK = 1,
    CUDSS_FACTORIZATION_ALG_GENERAL = 2,
}

/// `enum cudssIndexBase_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssIndexBase_t(pub i32);

enumeration! {
    cudssIndexBase_t;
    CUDSS_BASE_ZERO = 0,
    CUDSS_BASE_ONE = 1,
}

/// `enum cudssLayout_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssLayout_t(pub i32);

enumeration! {
    cudssLayout_t;
    CUDSS_LAYOUT_COL_MAJOR = 0,
    CUDSS_LAYOUT_ROW_MAJOR = 1,
}

/// `enum cudssMatchingAlg_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssMatchingAlg_t(pub i32);

enumeration! {
    cudssMatchingAlg_t;
    CUDSS_MATCHING_ALG_NONE = 0,
    CUDSS_MATCHING_ALG_MAX_DIAG_COUNT = 1,
    CUDSS_MATCHING_ALG_MAX_MIN_DIAG = 2,
    CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT = 3,
    CUDSS_MATCHING_ALG_MAX_DIAG_SUM = 4,
    CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT = 5,
    CUDSS_MATCHING_ALG_AUTO = 6,
}

/// `enum cudssMatrixFormat_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudssMatrixFormat_t(pub u32);

flag_set! {
    cudssMatrixFormat_t;
    CUDSS_MFORMAT_DENSE = 1,
    CUDSS_MFORMAT_CSR = 2,
    CUDSS_MFORMAT_BATCH = 4,
    CUDSS_MFORMAT_DISTRIBUTED = 8,
}

/// `enum cudssMatrixType_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssMatrixType_t(pub i32);

enumeration! {
    cudssMatrixType_t;
    CUDSS_MTYPE_GENERAL = 0,
    CUDSS_MTYPE_SYMMETRIC = 1,
    CUDSS_MTYPE_HERMITIAN = 2,
    CUDSS_MTYPE_SPD = 3,
    CUDSS_MTYPE_HPD = 4,
}

/// `enum cudssMatrixViewType_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssMatrixViewType_t(pub i32);

enumeration! {
    cudssMatrixViewType_t;
    CUDSS_MVIEW_FULL = 0,
    CUDSS_MVIEW_LOWER = 1,
    CUDSS_MVIEW_UPPER = 2,
}

/// `enum cudssMemoryEstimateState_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssMemoryEstimateState_t(pub i32);

enumeration! {
    cudssMemoryEstimateState_t;
    CUDSS_MEMORY_ESTIMATE_STATE_NONE = 0,
    CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN = 1,
    CUDSS_MEMORY_ESTIMATE_STATE_FINAL = 2,
}

/// `enum cudssMemoryOptimizationFlags_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudssMemoryOptimizationFlags_t(pub u32);

flag_set! {
    cudssMemoryOptimizationFlags_t;
    CUDSS_MEMORY_OPTIMIZATION_DEFAULT = 0,
    CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY = 1,
}

/// `enum cudssOpType_t`, from `cudss_distributed_interface.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssOpType_t(pub i32);

enumeration! {
    cudssOpType_t;
    CUDSS_SUM = 0,
    CUDSS_MAX = 1,
    CUDSS_MIN = 2,
}

/// `enum cudssPhase_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
///
/// Bit flags, combined with `|`.
#[repr(transparent)]
#[derive(Clone, Copy, Default, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudssPhase_t(pub u32);

flag_set! {
    cudssPhase_t;
    CUDSS_PHASE_REORDERING = 1,
    CUDSS_PHASE_SYMBOLIC_FACTORIZATION = 2,
    CUDSS_PHASE_ANALYSIS = 3,
    CUDSS_PHASE_FACTORIZATION = 4,
    CUDSS_PHASE_REFACTORIZATION = 8,
    CUDSS_PHASE_SOLVE_FWD_PERM = 0x10,
    CUDSS_PHASE_SOLVE_FWD = 0x20,
    CUDSS_PHASE_SOLVE_DIAG = 0x40,
    CUDSS_PHASE_SOLVE_BWD = 0x80,
    CUDSS_PHASE_SOLVE_BWD_PERM = 0x100,
    CUDSS_PHASE_SOLVE_REFINEMENT = 0x200,
    CUDSS_PHASE_SOLVE = 0x3f0,
}

/// `enum cudssPivotEpsilonAlg_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssPivotEpsilonAlg_t(pub i32);

enumeration! {
    cudssPivotEpsilonAlg_t;
    CUDSS_PIVOT_EPSILON_ALG_DEFAULT = 0,
    CUDSS_PIVOT_EPSILON_ALG_SCALED = 1,
    CUDSS_PIVOT_EPSILON_ALG_STATIC = 2,
}

/// `enum cudssPivotType_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssPivotType_t(pub i32);

enumeration! {
    cudssPivotType_t;
    CUDSS_PIVOT_AUTO = 0,
    CUDSS_PIVOT_NONE = 1,
    CUDSS_PIVOT_GLOBAL_COL = 2,
    CUDSS_PIVOT_GLOBAL_ROW = 3,
    CUDSS_PIVOT_DIAGONAL = 4,
    CUDSS_PIVOT_LOCAL_BLOCK = 5,
    CUDSS_PIVOT_BUNCH_KAUFMAN = 6,
}

/// `enum cudssReorderingAlg_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssReorderingAlg_t(pub i32);

enumeration! {
    cudssReorderingAlg_t;
    CUDSS_REORDERING_ALG_DEFAULT = 0,
    CUDSS_REORDERING_ALG_BTF_COLAMD = 1,
    CUDSS_REORDERING_ALG_COLAMD = 2,
    CUDSS_REORDERING_ALG_AMD = 3,
    CUDSS_REORDERING_ALG_NESTED_DISSECTION = 4,
    CUDSS_REORDERING_ALG_NONE = 5,
}

/// `enum cudssSolveAlg_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssSolveAlg_t(pub i32);

enumeration! {
    cudssSolveAlg_t;
    CUDSS_SOLVE_ALG_DEFAULT = 0,
    CUDSS_SOLVE_ALG_GENERAL = 1,
}

/// `enum cudssSolveMode_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cudssSolveMode_t(pub i32);

enumeration! {
    cudssSolveMode_t;
    CUDSS_SOLVE_MODE_NORMAL = 0,
    CUDSS_SOLVE_MODE_TRANSPOSE = 1,
    CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE = 2,
}

/// `enum cudssStatus_t`, from `cudss_data_types.h`, since at least cuDSS 1.0.
///
/// The result codes of cuDSS.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cudssStatus_t(pub i32);

enumeration! {
    status cudssStatus_t;
    CUDSS_STATUS_SUCCESS = 0,
    CUDSS_STATUS_NOT_INITIALIZED = 1,
    CUDSS_STATUS_ALLOC_FAILED = 2,
    CUDSS_STATUS_INVALID_VALUE = 3,
    CUDSS_STATUS_NOT_SUPPORTED = 4,
    CUDSS_STATUS_EXECUTION_FAILED = 5,
    CUDSS_STATUS_INTERNAL_ERROR = 6,
    CUDSS_STATUS_IR_FAILED = 7,
}

impl Status for cudssStatus_t {
    const SUCCESS: Self = Self::CUDSS_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUDSS_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::CUDSS_STATUS_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::CUDSS_STATUS_INVALID_VALUE;
    fn library() -> &'static Library {
        &CUDSS
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
}

status!(cudssStatus_t);
