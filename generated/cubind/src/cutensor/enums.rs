//! Enumerations: cuTENSOR.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cutensorAlgo_t`, from `cutensor/types.h`, since cuTENSOR 2.3 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cutensorAlgo_t(pub i32);

impl cutensorAlgo_t {
    /// -6, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_ALGO_DEFAULT_PATIENT: Self = Self(-6);
    /// -4, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_ALGO_GETT: Self = Self(-4);
    /// -3, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_ALGO_TGETT: Self = Self(-3);
    /// -2, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_ALGO_TTGT: Self = Self(-2);
    /// -1, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_ALGO_DEFAULT: Self = Self(-1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (-6, "CUTENSOR_ALGO_DEFAULT_PATIENT"),
        (-4, "CUTENSOR_ALGO_GETT"),
        (-3, "CUTENSOR_ALGO_TGETT"),
        (-2, "CUTENSOR_ALGO_TTGT"),
        (-1, "CUTENSOR_ALGO_DEFAULT"),
    ];
}

enumeration!(cutensorAlgo_t);

/// `enum cutensorAutotuneMode_t`, from `cutensor/types.h`, since cuTENSOR 2.3 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorAutotuneMode_t(pub i32);

impl cutensorAutotuneMode_t {
    /// 0, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_AUTOTUNE_MODE_NONE: Self = Self(0);
    /// 1, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_AUTOTUNE_MODE_INCREMENTAL: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUTENSOR_AUTOTUNE_MODE_NONE"),
        (1, "CUTENSOR_AUTOTUNE_MODE_INCREMENTAL"),
    ];
}

enumeration!(cutensorAutotuneMode_t);

/// `enum cutensorCacheMode_t`, from `cutensor/types.h`, since cuTENSOR 2.3 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorCacheMode_t(pub i32);

impl cutensorCacheMode_t {
    /// 0, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_CACHE_MODE_NONE: Self = Self(0);
    /// 1, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_CACHE_MODE_PEDANTIC: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUTENSOR_CACHE_MODE_NONE"),
        (1, "CUTENSOR_CACHE_MODE_PEDANTIC"),
    ];
}

enumeration!(cutensorCacheMode_t);

/// `enum cutensorJitMode_t`, from `cutensor/types.h`, since cuTENSOR 2.3 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorJitMode_t(pub i32);

impl cutensorJitMode_t {
    /// 0, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_JIT_MODE_NONE: Self = Self(0);
    /// 1, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_JIT_MODE_DEFAULT: Self = Self(1);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUTENSOR_JIT_MODE_NONE"),
        (1, "CUTENSOR_JIT_MODE_DEFAULT"),
    ];
}

enumeration!(cutensorJitMode_t);

/// `enum cutensorOperationDescriptorAttribute_t`, from `cutensor/types.h`, since cuTENSOR 2.3 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorOperationDescriptorAttribute_t(pub i32);

impl cutensorOperationDescriptorAttribute_t {
    /// 0, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OPERATION_DESCRIPTOR_TAG: Self = Self(0);
    /// 1, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE: Self = Self(1);
    /// 2, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OPERATION_DESCRIPTOR_FLOPS: Self = Self(2);
    /// 3, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES: Self = Self(3);
    /// 4, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT: Self = Self(4);
    /// 5, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT: Self = Self(5);
    /// 6, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE: Self = Self(6);
    /// 14, since cuTENSOR 2.7.
    pub const CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE: Self = Self(14);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUTENSOR_OPERATION_DESCRIPTOR_TAG"),
        (1, "CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE"),
        (2, "CUTENSOR_OPERATION_DESCRIPTOR_FLOPS"),
        (3, "CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES"),
        (4, "CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT"),
        (5, "CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT"),
        (6, "CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE"),
        (14, "CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE"),
    ];
}

enumeration!(cutensorOperationDescriptorAttribute_t);

/// `enum cutensorOperator_t`, from `cutensor/types.h`, since cuTENSOR 2.3 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cutensorOperator_t(pub i32);

impl cutensorOperator_t {
    /// 1, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_IDENTITY: Self = Self(1);
    /// 2, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_SQRT: Self = Self(2);
    /// 8, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_RELU: Self = Self(8);
    /// 9, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_CONJ: Self = Self(9);
    /// 10, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_RCP: Self = Self(10);
    /// 11, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_SIGMOID: Self = Self(11);
    /// 12, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_TANH: Self = Self(12);
    /// 22, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_EXP: Self = Self(22);
    /// 23, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_LOG: Self = Self(23);
    /// 24, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_ABS: Self = Self(24);
    /// 25, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_NEG: Self = Self(25);
    /// 26, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_SIN: Self = Self(26);
    /// 27, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_COS: Self = Self(27);
    /// 28, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_TAN: Self = Self(28);
    /// 29, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_SINH: Self = Self(29);
    /// 30, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_COSH: Self = Self(30);
    /// 31, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_ASIN: Self = Self(31);
    /// 32, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_ACOS: Self = Self(32);
    /// 33, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_ATAN: Self = Self(33);
    /// 34, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_ASINH: Self = Self(34);
    /// 35, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_ACOSH: Self = Self(35);
    /// 36, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_ATANH: Self = Self(36);
    /// 37, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_CEIL: Self = Self(37);
    /// 38, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_FLOOR: Self = Self(38);
    /// 39, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_MISH: Self = Self(39);
    /// 40, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_SWISH: Self = Self(40);
    /// 41, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_SOFT_PLUS: Self = Self(41);
    /// 42, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_SOFT_SIGN: Self = Self(42);
    /// 3, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_ADD: Self = Self(3);
    /// 5, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_MUL: Self = Self(5);
    /// 6, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_MAX: Self = Self(6);
    /// 7, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_MIN: Self = Self(7);
    /// 126, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_OP_UNKNOWN: Self = Self(126);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUTENSOR_OP_IDENTITY"),
        (2, "CUTENSOR_OP_SQRT"),
        (8, "CUTENSOR_OP_RELU"),
        (9, "CUTENSOR_OP_CONJ"),
        (10, "CUTENSOR_OP_RCP"),
        (11, "CUTENSOR_OP_SIGMOID"),
        (12, "CUTENSOR_OP_TANH"),
        (22, "CUTENSOR_OP_EXP"),
        (23, "CUTENSOR_OP_LOG"),
        (24, "CUTENSOR_OP_ABS"),
        (25, "CUTENSOR_OP_NEG"),
        (26, "CUTENSOR_OP_SIN"),
        (27, "CUTENSOR_OP_COS"),
        (28, "CUTENSOR_OP_TAN"),
        (29, "CUTENSOR_OP_SINH"),
        (30, "CUTENSOR_OP_COSH"),
        (31, "CUTENSOR_OP_ASIN"),
        (32, "CUTENSOR_OP_ACOS"),
        (33, "CUTENSOR_OP_ATAN"),
        (34, "CUTENSOR_OP_ASINH"),
        (35, "CUTENSOR_OP_ACOSH"),
        (36, "CUTENSOR_OP_ATANH"),
        (37, "CUTENSOR_OP_CEIL"),
        (38, "CUTENSOR_OP_FLOOR"),
        (39, "CUTENSOR_OP_MISH"),
        (40, "CUTENSOR_OP_SWISH"),
        (41, "CUTENSOR_OP_SOFT_PLUS"),
        (42, "CUTENSOR_OP_SOFT_SIGN"),
        (3, "CUTENSOR_OP_ADD"),
        (5, "CUTENSOR_OP_MUL"),
        (6, "CUTENSOR_OP_MAX"),
        (7, "CUTENSOR_OP_MIN"),
        (126, "CUTENSOR_OP_UNKNOWN"),
    ];
}

enumeration!(cutensorOperator_t);

/// `enum cutensorPlanAttribute_t`, from `cutensor/types.h`, since cuTENSOR 2.3 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorPlanAttribute_t(pub i32);

impl cutensorPlanAttribute_t {
    /// 0, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_PLAN_REQUIRED_WORKSPACE: Self = Self(0);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUTENSOR_PLAN_REQUIRED_WORKSPACE"),
    ];
}

enumeration!(cutensorPlanAttribute_t);

/// `enum cutensorPlanPreferenceAttribute_t`, from `cutensor/types.h`, since cuTENSOR 2.3 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorPlanPreferenceAttribute_t(pub i32);

impl cutensorPlanPreferenceAttribute_t {
    /// 0, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE: Self = Self(0);
    /// 1, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_PLAN_PREFERENCE_CACHE_MODE: Self = Self(1);
    /// 2, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT: Self = Self(2);
    /// 3, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_PLAN_PREFERENCE_ALGO: Self = Self(3);
    /// 4, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK: Self = Self(4);
    /// 5, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_PLAN_PREFERENCE_JIT: Self = Self(5);
    /// 6, since cuTENSOR 2.6.
    pub const CUTENSOR_PLAN_PREFERENCE_GPU_ARCH: Self = Self(6);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE"),
        (1, "CUTENSOR_PLAN_PREFERENCE_CACHE_MODE"),
        (2, "CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT"),
        (3, "CUTENSOR_PLAN_PREFERENCE_ALGO"),
        (4, "CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK"),
        (5, "CUTENSOR_PLAN_PREFERENCE_JIT"),
        (6, "CUTENSOR_PLAN_PREFERENCE_GPU_ARCH"),
    ];
}

enumeration!(cutensorPlanPreferenceAttribute_t);

/// `enum cutensorStatus_t`, from `cutensor/types.h`, since cuTENSOR 2.3 or earlier.
///
/// cuTENSOR: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cutensorStatus_t(pub i32);

impl cutensorStatus_t {
    /// 0, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_SUCCESS: Self = Self(0);
    /// 1, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_NOT_INITIALIZED: Self = Self(1);
    /// 3, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_ALLOC_FAILED: Self = Self(3);
    /// 7, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_INVALID_VALUE: Self = Self(7);
    /// 8, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_ARCH_MISMATCH: Self = Self(8);
    /// 11, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_MAPPING_ERROR: Self = Self(11);
    /// 13, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_EXECUTION_FAILED: Self = Self(13);
    /// 14, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_INTERNAL_ERROR: Self = Self(14);
    /// 15, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_NOT_SUPPORTED: Self = Self(15);
    /// 16, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_LICENSE_ERROR: Self = Self(16);
    /// 17, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_CUBLAS_ERROR: Self = Self(17);
    /// 18, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_CUDA_ERROR: Self = Self(18);
    /// 19, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE: Self = Self(19);
    /// 20, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_INSUFFICIENT_DRIVER: Self = Self(20);
    /// 21, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_STATUS_IO_ERROR: Self = Self(21);
    const NAMES: &'static [(i32, &'static str)] = &[
        (0, "CUTENSOR_STATUS_SUCCESS"),
        (1, "CUTENSOR_STATUS_NOT_INITIALIZED"),
        (3, "CUTENSOR_STATUS_ALLOC_FAILED"),
        (7, "CUTENSOR_STATUS_INVALID_VALUE"),
        (8, "CUTENSOR_STATUS_ARCH_MISMATCH"),
        (11, "CUTENSOR_STATUS_MAPPING_ERROR"),
        (13, "CUTENSOR_STATUS_EXECUTION_FAILED"),
        (14, "CUTENSOR_STATUS_INTERNAL_ERROR"),
        (15, "CUTENSOR_STATUS_NOT_SUPPORTED"),
        (16, "CUTENSOR_STATUS_LICENSE_ERROR"),
        (17, "CUTENSOR_STATUS_CUBLAS_ERROR"),
        (18, "CUTENSOR_STATUS_CUDA_ERROR"),
        (19, "CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE"),
        (20, "CUTENSOR_STATUS_INSUFFICIENT_DRIVER"),
        (21, "CUTENSOR_STATUS_IO_ERROR"),
    ];
}

enumeration!(cutensorStatus_t, status);

impl Status for cutensorStatus_t {
    const SUCCESS: Self = Self::CUTENSOR_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUTENSOR_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::CUTENSOR_STATUS_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::CUTENSOR_STATUS_INVALID_VALUE;
    fn library() -> &'static Library {
        &CUTENSOR
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !CUTENSOR.is_loaded() {
            return None;
        }
        unsafe { text(sys::cutensorGetErrorString(self)) }
    }
}

status!(cutensorStatus_t);

/// `enum cutensorWorksizePreference_t`, from `cutensor/types.h`, since cuTENSOR 2.3 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct cutensorWorksizePreference_t(pub i32);

impl cutensorWorksizePreference_t {
    /// 1, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_WORKSPACE_MIN: Self = Self(1);
    /// 2, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_WORKSPACE_DEFAULT: Self = Self(2);
    /// 3, since cuTENSOR 2.3 or earlier.
    pub const CUTENSOR_WORKSPACE_MAX: Self = Self(3);
    const NAMES: &'static [(i32, &'static str)] = &[
        (1, "CUTENSOR_WORKSPACE_MIN"),
        (2, "CUTENSOR_WORKSPACE_DEFAULT"),
        (3, "CUTENSOR_WORKSPACE_MAX"),
    ];
}

enumeration!(cutensorWorksizePreference_t);
