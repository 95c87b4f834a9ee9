//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;

pub(crate) static cutensorAlgo_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorAlgo_t\nenum cutensorAlgo_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    "CUTENSOR_ALGO_DEFAULT_PATIENT=-6 CUTENSOR_ALGO_GETT=-4 CUTENSOR_ALGO_TGETT CUTENSOR_ALGO_TTGT CUTENSOR_ALGO_DEFAULT",
);

pub(crate) static cutensorAutotuneMode_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorAutotuneMode_t\nenum cutensorAutotuneMode_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    "CUTENSOR_AUTOTUNE_MODE_NONE CUTENSOR_AUTOTUNE_MODE_INCREMENTAL",
);

pub(crate) static cutensorBlockSparseTensorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorBlockSparseTensorDescriptor_t\ntypedef cutensorBlockSparseTensorDescriptor_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorCacheMode_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorCacheMode_t\nenum cutensorCacheMode_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    "CUTENSOR_CACHE_MODE_NONE CUTENSOR_CACHE_MODE_PEDANTIC",
);

pub(crate) static cutensorComputeDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorComputeDescriptor_t\ntypedef cutensorComputeDescriptor_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorHandle_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorHandle_t\ntypedef cutensorHandle_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorJitMode_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorJitMode_t\nenum cutensorJitMode_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    "CUTENSOR_JIT_MODE_NONE CUTENSOR_JIT_MODE_DEFAULT",
);

pub(crate) static cutensorLoggerCallback_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString)],
);

pub(crate) static cutensorLoggerCallback_t: ValueDef = ValueDef::new(
        "cubind.cutensor.cutensorLoggerCallback_t\nthe address of a C function, cutensorLoggerCallback_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
        ValueKind::Callback,
        None,
    )
    .calling(&cutensorLoggerCallback_t__signature);

pub(crate) static cutensorOperationDescriptorAttribute_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorOperationDescriptorAttribute_t\nenum cutensorOperationDescriptorAttribute_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    "CUTENSOR_OPERATION_DESCRIPTOR_TAG CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE CUTENSOR_OPERATION_DESCRIPTOR_FLOPS CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE=14",
);

pub(crate) static cutensorOperationDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorOperationDescriptor_t\ntypedef cutensorOperationDescriptor_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorOperator_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorOperator_t\nenum cutensorOperator_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    "CUTENSOR_OP_IDENTITY=1 CUTENSOR_OP_SQRT CUTENSOR_OP_RELU=8 CUTENSOR_OP_CONJ CUTENSOR_OP_RCP CUTENSOR_OP_SIGMOID CUTENSOR_OP_TANH CUTENSOR_OP_EXP=22 CUTENSOR_OP_LOG CUTENSOR_OP_ABS CUTENSOR_OP_NEG CUTENSOR_OP_SIN CUTENSOR_OP_COS CUTENSOR_OP_TAN CUTENSOR_OP_SINH CUTENSOR_OP_COSH CUTENSOR_OP_ASIN CUTENSOR_OP_ACOS CUTENSOR_OP_ATAN CUTENSOR_OP_ASINH CUTENSOR_OP_ACOSH CUTENSOR_OP_ATANH CUTENSOR_OP_CEIL CUTENSOR_OP_FLOOR CUTENSOR_OP_MISH CUTENSOR_OP_SWISH CUTENSOR_OP_SOFT_PLUS CUTENSOR_OP_SOFT_SIGN CUTENSOR_OP_ADD=3 CUTENSOR_OP_MUL=5 CUTENSOR_OP_MAX CUTENSOR_OP_MIN CUTENSOR_OP_UNKNOWN=126",
);

pub(crate) static cutensorPlanAttribute_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorPlanAttribute_t\nenum cutensorPlanAttribute_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    "CUTENSOR_PLAN_REQUIRED_WORKSPACE",
);

pub(crate) static cutensorPlanPreferenceAttribute_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorPlanPreferenceAttribute_t\nenum cutensorPlanPreferenceAttribute_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    "CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE CUTENSOR_PLAN_PREFERENCE_CACHE_MODE CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT CUTENSOR_PLAN_PREFERENCE_ALGO CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK CUTENSOR_PLAN_PREFERENCE_JIT CUTENSOR_PLAN_PREFERENCE_GPU_ARCH",
);

pub(crate) static cutensorPlanPreference_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorPlanPreference_t\ntypedef cutensorPlanPreference_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorPlan_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorPlan_t\ntypedef cutensorPlan_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorStatus_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorStatus_t\nenum cutensorStatus_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    "CUTENSOR_STATUS_SUCCESS CUTENSOR_STATUS_NOT_INITIALIZED CUTENSOR_STATUS_ALLOC_FAILED=3 CUTENSOR_STATUS_INVALID_VALUE=7 CUTENSOR_STATUS_ARCH_MISMATCH CUTENSOR_STATUS_MAPPING_ERROR=11 CUTENSOR_STATUS_EXECUTION_FAILED=13 CUTENSOR_STATUS_INTERNAL_ERROR CUTENSOR_STATUS_NOT_SUPPORTED CUTENSOR_STATUS_LICENSE_ERROR CUTENSOR_STATUS_CUBLAS_ERROR CUTENSOR_STATUS_CUDA_ERROR CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE CUTENSOR_STATUS_INSUFFICIENT_DRIVER CUTENSOR_STATUS_IO_ERROR",
);

pub(crate) static cutensorTensorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.cutensor.cutensorTensorDescriptor_t\ntypedef cutensorTensorDescriptor_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    ValueKind::Handle, None,
);

pub(crate) static cutensorWorksizePreference_t: EnumDef = EnumDef::new(
    "cubind.cutensor.cutensorWorksizePreference_t\nenum cutensorWorksizePreference_t, from cutensor/types.h. Since at least cuTENSOR 2.3.",
    "CUTENSOR_WORKSPACE_MIN=1 CUTENSOR_WORKSPACE_DEFAULT CUTENSOR_WORKSPACE_MAX",
);
