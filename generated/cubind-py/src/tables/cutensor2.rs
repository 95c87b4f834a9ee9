//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cutensorAlgo_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorAlgo_t\nenum cutensorAlgo_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    |table| {
        table.member("CUTENSOR_ALGO_DEFAULT_PATIENT", -6);
        table.member("CUTENSOR_ALGO_GETT", -4);
        table.member("CUTENSOR_ALGO_TGETT", -3);
        table.member("CUTENSOR_ALGO_TTGT", -2);
        table.member("CUTENSOR_ALGO_DEFAULT", -1);
    },
);

pub(crate) static cutensorAutotuneMode_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorAutotuneMode_t\nenum cutensorAutotuneMode_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    |table| {
        table.member("CUTENSOR_AUTOTUNE_MODE_NONE", 0);
        table.member("CUTENSOR_AUTOTUNE_MODE_INCREMENTAL", 1);
    },
);

pub(crate) static cutensorBlockSparseTensorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorBlockSparseTensorDescriptor_t\ntypedef cutensorBlockSparseTensorDescriptor_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorCacheMode_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorCacheMode_t\nenum cutensorCacheMode_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    |table| {
        table.member("CUTENSOR_CACHE_MODE_NONE", 0);
        table.member("CUTENSOR_CACHE_MODE_PEDANTIC", 1);
    },
);

pub(crate) static cutensorComputeDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorComputeDescriptor_t\ntypedef cutensorComputeDescriptor_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorHandle_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorHandle_t\ntypedef cutensorHandle_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorJitMode_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorJitMode_t\nenum cutensorJitMode_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    |table| {
        table.member("CUTENSOR_JIT_MODE_NONE", 0);
        table.member("CUTENSOR_JIT_MODE_DEFAULT", 1);
    },
);

pub(crate) static cutensorLoggerCallback_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString)],
);

pub(crate) static cutensorLoggerCallback_t: ValueDef = ValueDef::new(
        "cubind.cutensor.cutensorLoggerCallback_t\nthe address of a C function, cutensorLoggerCallback_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&cutensorLoggerCallback_t__signature);

pub(crate) static cutensorOperationDescriptorAttribute_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorOperationDescriptorAttribute_t\nenum cutensorOperationDescriptorAttribute_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    |table| {
        table.member("CUTENSOR_OPERATION_DESCRIPTOR_TAG", 0);
        table.member("CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE", 1);
        table.member("CUTENSOR_OPERATION_DESCRIPTOR_FLOPS", 2);
        table.member("CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES", 3);
        table.member("CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT", 4);
        table.member("CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT", 5);
        table.member("CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE", 6);
        table.member("CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE", 14);
    },
);

pub(crate) static cutensorOperationDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorOperationDescriptor_t\ntypedef cutensorOperationDescriptor_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorOperator_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorOperator_t\nenum cutensorOperator_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    |table| {
        table.member("CUTENSOR_OP_IDENTITY", 1);
        table.member("CUTENSOR_OP_SQRT", 2);
        table.member("CUTENSOR_OP_RELU", 8);
        table.member("CUTENSOR_OP_CONJ", 9);
        table.member("CUTENSOR_OP_RCP", 10);
        table.member("CUTENSOR_OP_SIGMOID", 11);
        table.member("CUTENSOR_OP_TANH", 12);
        table.member("CUTENSOR_OP_EXP", 22);
        table.member("CUTENSOR_OP_LOG", 23);
        table.member("CUTENSOR_OP_ABS", 24);
        table.member("CUTENSOR_OP_NEG", 25);
        table.member("CUTENSOR_OP_SIN", 26);
        table.member("CUTENSOR_OP_COS", 27);
        table.member("CUTENSOR_OP_TAN", 28);
        table.member("CUTENSOR_OP_SINH", 29);
        table.member("CUTENSOR_OP_COSH", 30);
        table.member("CUTENSOR_OP_ASIN", 31);
        table.member("CUTENSOR_OP_ACOS", 32);
        table.member("CUTENSOR_OP_ATAN", 33);
        table.member("CUTENSOR_OP_ASINH", 34);
        table.member("CUTENSOR_OP_ACOSH", 35);
        table.member("CUTENSOR_OP_ATANH", 36);
        table.member("CUTENSOR_OP_CEIL", 37);
        table.member("CUTENSOR_OP_FLOOR", 38);
        table.member("CUTENSOR_OP_MISH", 39);
        table.member("CUTENSOR_OP_SWISH", 40);
        table.member("CUTENSOR_OP_SOFT_PLUS", 41);
        table.member("CUTENSOR_OP_SOFT_SIGN", 42);
        table.member("CUTENSOR_OP_ADD", 3);
        table.member("CUTENSOR_OP_MUL", 5);
        table.member("CUTENSOR_OP_MAX", 6);
        table.member("CUTENSOR_OP_MIN", 7);
        table.member("CUTENSOR_OP_UNKNOWN", 126);
    },
);

pub(crate) static cutensorPlanAttribute_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorPlanAttribute_t\nenum cutensorPlanAttribute_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    |table| {
        table.member("CUTENSOR_PLAN_REQUIRED_WORKSPACE", 0);
    },
);

pub(crate) static cutensorPlanPreferenceAttribute_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorPlanPreferenceAttribute_t\nenum cutensorPlanPreferenceAttribute_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    |table| {
        table.member("CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE", 0);
        table.member("CUTENSOR_PLAN_PREFERENCE_CACHE_MODE", 1);
        table.member("CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT", 2);
        table.member("CUTENSOR_PLAN_PREFERENCE_ALGO", 3);
        table.member("CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK", 4);
        table.member("CUTENSOR_PLAN_PREFERENCE_JIT", 5);
        table.member("CUTENSOR_PLAN_PREFERENCE_GPU_ARCH", 6);
    },
);

pub(crate) static cutensorPlanPreference_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorPlanPreference_t\ntypedef cutensorPlanPreference_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorPlan_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorPlan_t\ntypedef cutensorPlan_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorStatus_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorStatus_t\nenum cutensorStatus_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    |table| {
        table.member("CUTENSOR_STATUS_SUCCESS", 0);
        table.member("CUTENSOR_STATUS_NOT_INITIALIZED", 1);
        table.member("CUTENSOR_STATUS_ALLOC_FAILED", 3);
        table.member("CUTENSOR_STATUS_INVALID_VALUE", 7);
        table.member("CUTENSOR_STATUS_ARCH_MISMATCH", 8);
        table.member("CUTENSOR_STATUS_MAPPING_ERROR", 11);
        table.member("CUTENSOR_STATUS_EXECUTION_FAILED", 13);
        table.member("CUTENSOR_STATUS_INTERNAL_ERROR", 14);
        table.member("CUTENSOR_STATUS_NOT_SUPPORTED", 15);
        table.member("CUTENSOR_STATUS_LICENSE_ERROR", 16);
        table.member("CUTENSOR_STATUS_CUBLAS_ERROR", 17);
        table.member("CUTENSOR_STATUS_CUDA_ERROR", 18);
        table.member("CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE", 19);
        table.member("CUTENSOR_STATUS_INSUFFICIENT_DRIVER", 20);
        table.member("CUTENSOR_STATUS_IO_ERROR", 21);
    },
);

pub(crate) static cutensorTensorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorTensorDescriptor_t\ntypedef cutensorTensorDescriptor_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorWorksizePreference_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorWorksizePreference_t\nenum cutensorWorksizePreference_t, from cutensor/types.h. Since cuTENSOR 2.3 or earlier.",
    |table| {
        table.member("CUTENSOR_WORKSPACE_MIN", 1);
        table.member("CUTENSOR_WORKSPACE_DEFAULT", 2);
        table.member("CUTENSOR_WORKSPACE_MAX", 3);
    },
);
