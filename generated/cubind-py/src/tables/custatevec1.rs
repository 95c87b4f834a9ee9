//! Classes, as rows of tables.
//!
//! Written by cubind's generator from `specs/`: do not edit.

use crate::support::gen1::*;
use crate::tables::custatevec1;

pub(crate) static custatevecAccessorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecAccessorDescriptor_t\ntypedef custatevecAccessorDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecCollapseOp_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecCollapseOp_t\nenum custatevecCollapseOp_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_COLLAPSE_NONE", 0);
        table.member("CUSTATEVEC_COLLAPSE_NORMALIZE_AND_ZERO", 1);
        table.member("CUSTATEVEC_COLLAPSE_RESET", 2);
    },
);

pub(crate) static custatevecCommunicatorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecCommunicatorDescriptor_t\ntypedef custatevecCommunicatorDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecCommunicatorType_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecCommunicatorType_t\nenum custatevecCommunicatorType_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_COMMUNICATOR_TYPE_EXTERNAL", 0);
        table.member("CUSTATEVEC_COMMUNICATOR_TYPE_OPENMPI", 1);
        table.member("CUSTATEVEC_COMMUNICATOR_TYPE_MPICH", 2);
        table.member("CUSTATEVEC_COMMUNICATOR_TYPE_MPI_ABI", 3);
    },
);

pub(crate) static custatevecComputeType_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecComputeType_t\nenum custatevecComputeType_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_COMPUTE_DEFAULT", 0);
        table.member("CUSTATEVEC_COMPUTE_32F", 4);
        table.member("CUSTATEVEC_COMPUTE_64F", 16);
        table.member("CUSTATEVEC_COMPUTE_TF32", 4096);
    },
);

pub(crate) static custatevecDataTransferType_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecDataTransferType_t\nenum custatevecDataTransferType_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_DATA_TRANSFER_TYPE_NONE", 0);
        table.member("CUSTATEVEC_DATA_TRANSFER_TYPE_SEND", 1);
        table.member("CUSTATEVEC_DATA_TRANSFER_TYPE_RECV", 2);
        table.member("CUSTATEVEC_DATA_TRANSFER_TYPE_SEND_RECV", 3);
    },
);

pub(crate) static custatevecDeviceMemHandler_t: RecordDef = RecordDef::new(
    "cubind.custatevec.custatevecDeviceMemHandler_t\nstruct custatevecDeviceMemHandler_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    (88, 8, false),
    |table| {
        table.field(c"ctx", 0, Ty::Pointer);
        table.field(c"device_alloc", 8, Ty::Callback(None));
        table.field(c"device_free", 16, Ty::Callback(None));
        table.field(c"name", 24, Ty::Name(64));
    },
);

pub(crate) static custatevecDeviceNetworkType_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecDeviceNetworkType_t\nenum custatevecDeviceNetworkType_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_DEVICE_NETWORK_TYPE_SWITCH", 1);
        table.member("CUSTATEVEC_DEVICE_NETWORK_TYPE_FULLMESH", 2);
    },
);

pub(crate) static custatevecDistIndexBitSwapSchedulerDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecDistIndexBitSwapSchedulerDescriptor_t\ntypedef custatevecDistIndexBitSwapSchedulerDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecExCommunicatorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecExCommunicatorDescriptor_t\ntypedef custatevecExCommunicatorDescriptor_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecExCommunicatorStatus_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExCommunicatorStatus_t\nenum custatevecExCommunicatorStatus_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_COMMUNICATOR_STATUS_SUCCESS", 0);
    },
);

pub(crate) static custatevecExDictionaryDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecExDictionaryDescriptor_t\ntypedef custatevecExDictionaryDescriptor_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecExExposeResources_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExExposeResources_t\nenum custatevecExExposeResources_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_EXPOSE_RESOURCES_ACCESSIBLE", 0);
    },
);

pub(crate) static custatevecExGlobalIndexBitClass_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExGlobalIndexBitClass_t\nenum custatevecExGlobalIndexBitClass_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_GLOBAL_INDEX_BIT_CLASS_INTERPROC_P2P", 1);
        table.member("CUSTATEVEC_EX_GLOBAL_INDEX_BIT_CLASS_COMMUNICATOR", 2);
        table.member("CUSTATEVEC_EX_GLOBAL_INDEX_BIT_CLASS_MIGRATION", 3);
    },
);

pub(crate) static custatevecExIndexBitDomain_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExIndexBitDomain_t\nenum custatevecExIndexBitDomain_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_INDEX_BIT_DOMAIN_LOCAL", 0);
        table.member("CUSTATEVEC_EX_INDEX_BIT_DOMAIN_MIGRATION", 1);
        table.member("CUSTATEVEC_EX_INDEX_BIT_DOMAIN_GLOBAL_DEVICE", 2);
    },
);

pub(crate) static custatevecExMatrixType_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExMatrixType_t\nenum custatevecExMatrixType_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_MATRIX_DENSE", 1);
        table.member("CUSTATEVEC_EX_MATRIX_DIAGONAL", 2);
        table.member("CUSTATEVEC_EX_MATRIX_ANTI_DIAGONAL", 4);
    },
);

pub(crate) static custatevecExMemoryPlacement_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExMemoryPlacement_t\nenum custatevecExMemoryPlacement_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_MEMORY_PLACEMENT_ON_HOST", 0);
    },
);

pub(crate) static custatevecExMemorySharingMethod_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExMemorySharingMethod_t\nenum custatevecExMemorySharingMethod_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_MEMORY_SHARING_METHOD_AUTODETECT", 0);
        table.member("CUSTATEVEC_EX_MEMORY_SHARING_METHOD_NONE", 1);
        table.member("CUSTATEVEC_EX_MEMORY_SHARING_METHOD_FABRIC_HANDLE", 2);
        table.member("CUSTATEVEC_EX_MEMORY_SHARING_METHOD_PIDFD", 3);
    },
);

pub(crate) static custatevecExPermutationType_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExPermutationType_t\nenum custatevecExPermutationType_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_PERMUTATION_SCATTER", 0);
        table.member("CUSTATEVEC_EX_PERMUTATION_GATHER", 1);
    },
);

pub(crate) static custatevecExResourceManagerDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecExResourceManagerDescriptor_t\ntypedef custatevecExResourceManagerDescriptor_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecExSVUpdaterConfigItem_t: RecordDef = RecordDef::new(
    "cubind.custatevec.custatevecExSVUpdaterConfigItem_t\nstruct custatevecExSVUpdaterConfigItem_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    (48, 16, false),
    |table| {
        table.field(c"name", 0, Ty::Enum(&custatevec1::custatevecExSVUpdaterConfigName_t));
        table.field(c"value", 16, Ty::Record(&custatevec1::custatevecExSVUpdaterConfigItem_t_value));
    },
);

pub(crate) static custatevecExSVUpdaterConfigItem_t_value: RecordDef = RecordDef::new(
    "cubind.custatevec.custatevecExSVUpdaterConfigItem_t_value\nstruct custatevecExSVUpdaterConfigItem_t.value, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    (32, 4, true),
    |table| {
        table.field(c"int32", 0, Ty::I32);
        table.field(c"placeholder", 0, Ty::Chars(32));
    },
);

pub(crate) static custatevecExSVUpdaterConfigName_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExSVUpdaterConfigName_t\nenum custatevecExSVUpdaterConfigName_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_SVUPDATER_CONFIG_MAX_NUM_HOST_THREADS", 0);
        table.member("CUSTATEVEC_EX_SVUPDATER_CONFIG_DENSE_FUSION_SIZE", 1);
        table.member("CUSTATEVEC_EX_SVUPDATER_CONFIG_DIAGONAL_FUSION_SIZE", 2);
    },
);

pub(crate) static custatevecExSVUpdaterDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecExSVUpdaterDescriptor_t\ntypedef custatevecExSVUpdaterDescriptor_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecExStateVectorCapability_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExStateVectorCapability_t\nenum custatevecExStateVectorCapability_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_SV_CAPABILITY_NONE", 0);
        table.member("CUSTATEVEC_EX_SV_CAPABILITY_RESIZABLE", 1);
    },
);

pub(crate) static custatevecExStateVectorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecExStateVectorDescriptor_t\ntypedef custatevecExStateVectorDescriptor_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecExStateVectorDistributionType_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExStateVectorDistributionType_t\nenum custatevecExStateVectorDistributionType_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_SV_DISTRIBUTION_SINGLE_DEVICE", 0);
        table.member("CUSTATEVEC_EX_SV_DISTRIBUTION_MULTI_DEVICE", 1);
        table.member("CUSTATEVEC_EX_SV_DISTRIBUTION_MULTI_PROCESS", 2);
    },
);

pub(crate) static custatevecExStateVectorProperty_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExStateVectorProperty_t\nenum custatevecExStateVectorProperty_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_SV_PROP_DISTRIBUTION_TYPE", 0);
        table.member("CUSTATEVEC_EX_SV_PROP_DATA_TYPE", 1);
        table.member("CUSTATEVEC_EX_SV_PROP_NUM_WIRES", 2);
        table.member("CUSTATEVEC_EX_SV_PROP_WIRE_ORDERING", 3);
        table.member("CUSTATEVEC_EX_SV_PROP_NUM_LOCAL_WIRES", 4);
        table.member("CUSTATEVEC_EX_SV_PROP_NUM_DEVICE_SUBSVS", 5);
        table.member("CUSTATEVEC_EX_SV_PROP_DEVICE_SUBSV_INDICES", 6);
        table.member("CUSTATEVEC_EX_SV_PROP_NUM_INTERPROC_DEVICE_WIRES", 7);
        table.member("CUSTATEVEC_EX_SV_PROP_NUM_INPROC_DEVICE_WIRES", 8);
        table.member("CUSTATEVEC_EX_SV_PROP_NUM_MIGRATION_WIRES", 9);
        table.member("CUSTATEVEC_EX_SV_PROP_NUM_SUBSV_SLICES", 10);
        table.member("CUSTATEVEC_EX_SV_PROP_NUM_SUBSVS", 11);
        table.member("CUSTATEVEC_EX_SV_PROP_SUBSV_INDICES", 12);
        table.member("CUSTATEVEC_EX_SV_PROP_NUM_UNSTAGED_SUBSVS", 13);
        table.member("CUSTATEVEC_EX_SV_PROP_UNSTAGED_SUBSV_INDICES", 14);
        table.member("CUSTATEVEC_EX_SV_PROP_MAX_NUM_WIRES", 15);
        table.member("CUSTATEVEC_EX_SV_PROP_MAX_NUM_LOCAL_WIRES", 16);
        table.member("CUSTATEVEC_EX_SV_PROP_MAX_NUM_INTERPROC_DEVICE_WIRES", 17);
        table.member("CUSTATEVEC_EX_SV_PROP_MAX_NUM_INPROC_DEVICE_WIRES", 18);
        table.member("CUSTATEVEC_EX_SV_PROP_MAX_NUM_MIGRATION_WIRES", 19);
    },
);

pub(crate) static custatevecExSynchronizationScope_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExSynchronizationScope_t\nenum custatevecExSynchronizationScope_t, from custatevecEx.h. Since cuStateVec 1.15.",
    |table| {
        table.member("CUSTATEVEC_EX_SYNCHRONIZATION_SCOPE_PROCESS_LOCAL", 0);
        table.member("CUSTATEVEC_EX_SYNCHRONIZATION_SCOPE_GLOBAL", 1);
    },
);

pub(crate) static custatevecExWireInitMode_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecExWireInitMode_t\nenum custatevecExWireInitMode_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_EX_WIRE_INIT_MODE_ZERO", 0);
    },
);

pub(crate) static custatevecHandle_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecHandle_t\ntypedef custatevecHandle_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecLoggerCallbackData_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString), ArgKind::Data],
);

pub(crate) static custatevecLoggerCallbackData_t: ValueDef = ValueDef::new(
        "cubind.custatevec.custatevecLoggerCallbackData_t\nthe address of a C function, custatevecLoggerCallbackData_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&custatevecLoggerCallbackData_t__signature);

pub(crate) static custatevecLoggerCallback_t__signature: Signature = Signature::new(
    None, &[ArgKind::Value(Ty::I32), ArgKind::Value(Ty::CString), ArgKind::Value(Ty::CString)],
);

pub(crate) static custatevecLoggerCallback_t: ValueDef = ValueDef::new(
        "cubind.custatevec.custatevecLoggerCallback_t\nthe address of a C function, custatevecLoggerCallback_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
        ValueKind::Callback,
        None,
    )
    .calling(&custatevecLoggerCallback_t__signature);

pub(crate) static custatevecMathMode_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecMathMode_t\nenum custatevecMathMode_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_MATH_MODE_DEFAULT", 0);
        table.member("CUSTATEVEC_MATH_MODE_ALLOW_FP32_EMULATED_BF16X9", 1);
        table.member("CUSTATEVEC_MATH_MODE_DISALLOW_FP32_EMULATED_BF16X9", 2);
    },
);

pub(crate) static custatevecMatrixLayout_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecMatrixLayout_t\nenum custatevecMatrixLayout_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_MATRIX_LAYOUT_COL", 0);
        table.member("CUSTATEVEC_MATRIX_LAYOUT_ROW", 1);
    },
);

pub(crate) static custatevecMatrixMapType_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecMatrixMapType_t\nenum custatevecMatrixMapType_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_MATRIX_MAP_TYPE_BROADCAST", 0);
        table.member("CUSTATEVEC_MATRIX_MAP_TYPE_MATRIX_INDEXED", 1);
    },
);

pub(crate) static custatevecMatrixType_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecMatrixType_t\nenum custatevecMatrixType_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_MATRIX_TYPE_GENERAL", 0);
        table.member("CUSTATEVEC_MATRIX_TYPE_UNITARY", 1);
        table.member("CUSTATEVEC_MATRIX_TYPE_HERMITIAN", 2);
    },
);

pub(crate) static custatevecPauli_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecPauli_t\nenum custatevecPauli_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_PAULI_I", 0);
        table.member("CUSTATEVEC_PAULI_X", 1);
        table.member("CUSTATEVEC_PAULI_Y", 2);
        table.member("CUSTATEVEC_PAULI_Z", 3);
    },
);

pub(crate) static custatevecSVSwapParameters_t: RecordDef = RecordDef::new(
    "cubind.custatevec.custatevecSVSwapParameters_t\nstruct custatevecSVSwapParameters_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    (608, 8, false),
    |table| {
        table.field(c"swapBatchIndex", 0, Ty::I32);
        table.field(c"orgSubSVIndex", 4, Ty::I32);
        table.field(c"dstSubSVIndex", 8, Ty::I32);
        table.field(c"orgSegmentMaskString", 12, Ty::array(Ty::I32, 48));
        table.field(c"dstSegmentMaskString", 204, Ty::array(Ty::I32, 48));
        table.field(c"segmentMaskOrdering", 396, Ty::array(Ty::I32, 48));
        table.field(c"segmentMaskLen", 588, Ty::U32);
        table.field(c"nSegmentBits", 592, Ty::U32);
        table.field(c"dataTransferType", 596, Ty::Enum(&custatevec1::custatevecDataTransferType_t));
        table.field(c"transferSize", 600, Ty::I64);
    },
);

pub(crate) static custatevecSVSwapWorkerDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecSVSwapWorkerDescriptor_t\ntypedef custatevecSVSwapWorkerDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecSamplerDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecSamplerDescriptor_t\ntypedef custatevecSamplerDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static custatevecSamplerOutput_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecSamplerOutput_t\nenum custatevecSamplerOutput_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_SAMPLER_OUTPUT_RANDNUM_ORDER", 0);
        table.member("CUSTATEVEC_SAMPLER_OUTPUT_ASCENDING_ORDER", 1);
    },
);

pub(crate) static custatevecStateVectorType_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecStateVectorType_t\nenum custatevecStateVectorType_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_STATE_VECTOR_TYPE_ZERO", 0);
        table.member("CUSTATEVEC_STATE_VECTOR_TYPE_UNIFORM", 1);
        table.member("CUSTATEVEC_STATE_VECTOR_TYPE_GHZ", 2);
        table.member("CUSTATEVEC_STATE_VECTOR_TYPE_W", 3);
    },
);

pub(crate) static custatevecStatus_t: EnumDef = EnumDef::new(
    "cubind.custatevec.custatevecStatus_t\nenum custatevecStatus_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    |table| {
        table.member("CUSTATEVEC_STATUS_SUCCESS", 0);
        table.member("CUSTATEVEC_STATUS_NOT_INITIALIZED", 1);
        table.member("CUSTATEVEC_STATUS_ALLOC_FAILED", 2);
        table.member("CUSTATEVEC_STATUS_INVALID_VALUE", 3);
        table.member("CUSTATEVEC_STATUS_ARCH_MISMATCH", 4);
        table.member("CUSTATEVEC_STATUS_EXECUTION_FAILED", 5);
        table.member("CUSTATEVEC_STATUS_INTERNAL_ERROR", 6);
        table.member("CUSTATEVEC_STATUS_NOT_SUPPORTED", 7);
        table.member("CUSTATEVEC_STATUS_INSUFFICIENT_WORKSPACE", 8);
        table.member("CUSTATEVEC_STATUS_SAMPLER_NOT_PREPROCESSED", 9);
        table.member("CUSTATEVEC_STATUS_NO_DEVICE_ALLOCATOR", 10);
        table.member("CUSTATEVEC_STATUS_DEVICE_ALLOCATOR_ERROR", 11);
        table.member("CUSTATEVEC_STATUS_COMMUNICATOR_ERROR", 12);
        table.member("CUSTATEVEC_STATUS_LOADING_LIBRARY_FAILED", 13);
        table.member("CUSTATEVEC_STATUS_INVALID_CONFIGURATION", 14);
        table.member("CUSTATEVEC_STATUS_ALREADY_INITIALIZED", 15);
        table.member("CUSTATEVEC_STATUS_INVALID_WIRE", 16);
        table.member("CUSTATEVEC_STATUS_SYSTEM_ERROR", 17);
        table.member("CUSTATEVEC_STATUS_CUDA_ERROR", 18);
        table.member("CUSTATEVEC_STATUS_NUMERICAL_ERROR", 19);
        table.member("CUSTATEVEC_STATUS_RESOURCES_NOT_ACCESSIBLE", 20);
        table.member("CUSTATEVEC_STATUS_MAX_VALUE", 21);
    },
);

pub(crate) static custatevecSubSVMigratorDescriptor_t: ValueDef = ValueDef::new(
    "cubind.custatevec.custatevecSubSVMigratorDescriptor_t\ntypedef custatevecSubSVMigratorDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier.",
    ValueKind::Handle, None,
);

pub(crate) static int2: RecordDef = RecordDef::new(
    "cubind.custatevec.int2\nstruct int2, from vector_types.h. Since cuStateVec 1.14 or earlier.",
    (8, 8, false),
    |table| {
        table.field(c"x", 0, Ty::I32);
        table.field(c"y", 4, Ty::I32);
    },
);
