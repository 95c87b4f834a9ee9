//! Enumerations (cuTENSOR).
// Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum cutensorAlgo_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cutensorAlgo_t(pub i32);

enumeration! {
    cutensorAlgo_t;
    CUTENSOR_ALGO_DEFAULT_PATIENT = - 6,
    CUTENSOR_ALGO_GETT = - 4,
    CUTENSOR_ALGO_TGETT = - 3,
    CUTENSOR_ALGO_TTGT = - 2,
    CUTENSOR_ALGO_DEFAULT = - 1,
}

/// `enum cutensorAutotuneMode_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorAutotuneMode_t(pub i32);

enumeration! {
    cutensorAutotuneMode_t;
    CUTENSOR_AUTOTUNE_MODE_NONE = 0,
    CUTENSOR_AUTOTUNE_MODE_INCREMENTAL = 1,
}

/// `enum cutensorCacheMode_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorCacheMode_t(pub i32);

enumeration! {
    cutensorCacheMode_t;
    CUTENSOR_CACHE_MODE_NONE = 0,
    CUTENSOR_CACHE_MODE_PEDANTIC = 1,
}

/// `enum cutensorJitMode_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorJitMode_t(pub i32);

enumeration! {
    cutensorJitMode_t;
    CUTENSOR_JIT_MODE_NONE = 0,
    CUTENSOR_JIT_MODE_DEFAULT = 1,
}

/// `enum cutensorOperationDescriptorAttribute_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorOperationDescriptorAttribute_t(pub i32);

enumeration! {
    cutensorOperationDescriptorAttribute_t;
    CUTENSOR_OPERATION_DESCRIPTOR_TAG = 0,
    CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE = 1,
    CUTENSOR_OPERATION_DESCRIPTOR_FLOPS = 2,
    CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES = 3,
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT = 4,
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT = 5,
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE = 6,
    CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE = 14 "since cuTENSOR 2.7",
}

/// `enum cutensorOperator_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cutensorOperator_t(pub i32);

enumeration! {
    cutensorOperator_t;
    CUTENSOR_OP_IDENTITY = 1,
    CUTENSOR_OP_SQRT = 2,
    CUTENSOR_OP_RELU = 8,
    CUTENSOR_OP_CONJ = 9,
    CUTENSOR_OP_RCP = 10,
    CUTENSOR_OP_SIGMOID = 11,
    CUTENSOR_OP_TANH = 12,
    CUTENSOR_OP_EXP = 22,
    CUTENSOR_OP_LOG = 23,
    CUTENSOR_OP_ABS = 24,
    CUTENSOR_OP_NEG = 25,
    CUTENSOR_OP_SIN = 26,
    CUTENSOR_OP_COS = 27,
    CUTENSOR_OP_TAN = 28,
    CUTENSOR_OP_SINH = 29,
    CUTENSOR_OP_COSH = 30,
    CUTENSOR_OP_ASIN = 31,
    CUTENSOR_OP_ACOS = 32,
    CUTENSOR_OP_ATAN = 33,
    CUTENSOR_OP_ASINH = 34,
    CUTENSOR_OP_ACOSH = 35,
    CUTENSOR_OP_ATANH = 36,
    CUTENSOR_OP_CEIL = 37,
    CUTENSOR_OP_FLOOR = 38,
    CUTENSOR_OP_MISH = 39,
    CUTENSOR_OP_SWISH = 40,
    CUTENSOR_OP_SOFT_PLUS = 41,
    CUTENSOR_OP_SOFT_SIGN = 42,
    CUTENSOR_OP_ADD = 3,
    CUTENSOR_OP_MUL = 5,
    CUTENSOR_OP_MAX = 6,
    CUTENSOR_OP_MIN = 7,
    CUTENSOR_OP_UNKNOWN = 126,
}

/// `enum cutensorPlanAttribute_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorPlanAttribute_t(pub i32);

enumeration! {
    cutensorPlanAttribute_t;
    CUTENSOR_PLAN_REQUIRED_WORKSPACE = 0,
}

/// `enum cutensorPlanPreferenceAttribute_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash, Default)]
pub struct cutensorPlanPreferenceAttribute_t(pub i32);

enumeration! {
    cutensorPlanPreferenceAttribute_t;
    CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE = 0,
    CUTENSOR_PLAN_PREFERENCE_CACHE_MODE = 1,
    CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT = 2,
    CUTENSOR_PLAN_PREFERENCE_ALGO = 3,
    CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK = 4,
    CUTENSOR_PLAN_PREFERENCE_JIT = 5,
    CUTENSOR_PLAN_PREFERENCE_GPU_ARCH = 6 "since cuTENSOR 2.6",
}

/// `enum cutensorStatus_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
///
/// The result codes of cuTENSOR.
#[must_use = "the result may be an error code"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cutensorStatus_t(pub i32);

enumeration! {
    status cutensorStatus_t;
    CUTENSOR_STATUS_SUCCESS = 0,
    CUTENSOR_STATUS_NOT_INITIALIZED = 1,
    CUTENSOR_STATUS_ALLOC_FAILED = 3,
    CUTENSOR_STATUS_INVALID_VALUE = 7,
    CUTENSOR_STATUS_ARCH_MISMATCH = 8,
    CUTENSOR_STATUS_MAPPING_ERROR = 11,
    CUTENSOR_STATUS_EXECUTION_FAILED = 13,
    CUTENSOR_STATUS_INTERNAL_ERROR = 14,
    CUTENSOR_STATUS_NOT_SUPPORTED = 15,
    CUTENSOR_STATUS_LICENSE_ERROR = 16,
    CUTENSOR_STATUS_CUBLAS_ERROR = 17,
    CUTENSOR_STATUS_CUDA_ERROR = 18,
    CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE = 19,
    CUTENSOR_STATUS_INSUFFICIENT_DRIVER = 20,
    CUTENSOR_STATUS_IO_ERROR = 21,
}

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
        unsafe { support::text(sys::cutensorGetErrorString(self)) }
    }
}

status!(cutensorStatus_t);

/// `enum cutensorWorksizePreference_t`, from `cutensor/types.h`, since at least cuTENSOR 2.3.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, PartialOrd, Ord, Hash)]
pub struct cutensorWorksizePreference_t(pub i32);

enumeration! {
    cutensorWorksizePreference_t;
    CUTENSOR_WORKSPACE_MIN = 1,
    CUTENSOR_WORKSPACE_DEFAULT = 2,
    CUTENSOR_WORKSPACE_MAX = 3,
}
