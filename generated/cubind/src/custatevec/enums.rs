//! Enumerations: cuStateVec.
//!
//! Written by cubind's generator from `specs/`: do not edit.
#[allow(unused_imports)]
use super::*;

/// `enum custatevecCollapseOp_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecCollapseOp_t(pub i32);

enumeration! {
    custatevecCollapseOp_t;
    CUSTATEVEC_COLLAPSE_NONE = 0,
    CUSTATEVEC_COLLAPSE_NORMALIZE_AND_ZERO = 1,
    CUSTATEVEC_COLLAPSE_RESET = 2,
}

/// `enum custatevecCommunicatorType_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecCommunicatorType_t(pub i32);

enumeration! {
    custatevecCommunicatorType_t;
    CUSTATEVEC_COMMUNICATOR_TYPE_EXTERNAL = 0,
    CUSTATEVEC_COMMUNICATOR_TYPE_OPENMPI = 1,
    CUSTATEVEC_COMMUNICATOR_TYPE_MPICH = 2,
    CUSTATEVEC_COMMUNICATOR_TYPE_MPI_ABI = 3 "since cuStateVec 1.15",
}

/// `enum custatevecComputeType_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecComputeType_t(pub i32);

enumeration! {
    custatevecComputeType_t;
    CUSTATEVEC_COMPUTE_DEFAULT = 0,
    CUSTATEVEC_COMPUTE_32F = 4,
    CUSTATEVEC_COMPUTE_64F = 16,
    CUSTATEVEC_COMPUTE_TF32 = 4096,
}

/// `enum custatevecDataTransferType_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecDataTransferType_t(pub i32);

enumeration! {
    custatevecDataTransferType_t;
    CUSTATEVEC_DATA_TRANSFER_TYPE_NONE = 0,
    CUSTATEVEC_DATA_TRANSFER_TYPE_SEND = 1,
    CUSTATEVEC_DATA_TRANSFER_TYPE_RECV = 2,
    CUSTATEVEC_DATA_TRANSFER_TYPE_SEND_RECV = 3,
}

/// `enum custatevecDeviceNetworkType_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct custatevecDeviceNetworkType_t(pub i32);

enumeration! {
    custatevecDeviceNetworkType_t;
    CUSTATEVEC_DEVICE_NETWORK_TYPE_SWITCH = 1,
    CUSTATEVEC_DEVICE_NETWORK_TYPE_FULLMESH = 2,
}

/// `enum custatevecExCommunicatorStatus_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExCommunicatorStatus_t(pub i32);

enumeration! {
    custatevecExCommunicatorStatus_t;
    CUSTATEVEC_EX_COMMUNICATOR_STATUS_SUCCESS = 0,
}

/// `enum custatevecExExposeResources_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExExposeResources_t(pub i32);

enumeration! {
    custatevecExExposeResources_t;
    CUSTATEVEC_EX_EXPOSE_RESOURCES_ACCESSIBLE = 0,
}

/// `enum custatevecExGlobalIndexBitClass_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct custatevecExGlobalIndexBitClass_t(pub i32);

enumeration! {
    custatevecExGlobalIndexBitClass_t;
    CUSTATEVEC_EX_GLOBAL_INDEX_BIT_CLASS_INTERPROC_P2P = 1,
    CUSTATEVEC_EX_GLOBAL_INDEX_BIT_CLASS_COMMUNICATOR = 2,
    CUSTATEVEC_EX_GLOBAL_INDEX_BIT_CLASS_MIGRATION = 3,
}

/// `enum custatevecExIndexBitDomain_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExIndexBitDomain_t(pub i32);

enumeration! {
    custatevecExIndexBitDomain_t;
    CUSTATEVEC_EX_INDEX_BIT_DOMAIN_LOCAL = 0,
    CUSTATEVEC_EX_INDEX_BIT_DOMAIN_MIGRATION = 1,
    CUSTATEVEC_EX_INDEX_BIT_DOMAIN_GLOBAL_DEVICE = 2,
}

/// `enum custatevecExMatrixType_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct custatevecExMatrixType_t(pub i32);

enumeration! {
    custatevecExMatrixType_t;
    CUSTATEVEC_EX_MATRIX_DENSE = 1,
    CUSTATEVEC_EX_MATRIX_DIAGONAL = 2,
    CUSTATEVEC_EX_MATRIX_ANTI_DIAGONAL = 4,
}

/// `enum custatevecExMemoryPlacement_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExMemoryPlacement_t(pub i32);

enumeration! {
    custatevecExMemoryPlacement_t;
    CUSTATEVEC_EX_MEMORY_PLACEMENT_ON_HOST = 0,
}

/// `enum custatevecExMemorySharingMethod_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExMemorySharingMethod_t(pub i32);

enumeration! {
    custatevecExMemorySharingMethod_t;
    CUSTATEVEC_EX_MEMORY_SHARING_METHOD_AUTODETECT = 0,
    CUSTATEVEC_EX_MEMORY_SHARING_METHOD_NONE = 1,
    CUSTATEVEC_EX_MEMORY_SHARING_METHOD_FABRIC_HANDLE = 2,
    CUSTATEVEC_EX_MEMORY_SHARING_METHOD_PIDFD = 3,
}

/// `enum custatevecExPermutationType_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExPermutationType_t(pub i32);

enumeration! {
    custatevecExPermutationType_t;
    CUSTATEVEC_EX_PERMUTATION_SCATTER = 0,
    CUSTATEVEC_EX_PERMUTATION_GATHER = 1,
}

/// `enum custatevecExSVUpdaterConfigName_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExSVUpdaterConfigName_t(pub i32);

enumeration! {
    custatevecExSVUpdaterConfigName_t;
    CUSTATEVEC_EX_SVUPDATER_CONFIG_MAX_NUM_HOST_THREADS = 0,
    CUSTATEVEC_EX_SVUPDATER_CONFIG_DENSE_FUSION_SIZE = 1,
    CUSTATEVEC_EX_SVUPDATER_CONFIG_DIAGONAL_FUSION_SIZE = 2,
}

/// `enum custatevecExStateVectorCapability_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExStateVectorCapability_t(pub i32);

enumeration! {
    custatevecExStateVectorCapability_t;
    CUSTATEVEC_EX_SV_CAPABILITY_NONE = 0,
    CUSTATEVEC_EX_SV_CAPABILITY_RESIZABLE = 1,
}

/// `enum custatevecExStateVectorDistributionType_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExStateVectorDistributionType_t(pub i32);

enumeration! {
    custatevecExStateVectorDistributionType_t;
    CUSTATEVEC_EX_SV_DISTRIBUTION_SINGLE_DEVICE = 0,
    CUSTATEVEC_EX_SV_DISTRIBUTION_MULTI_DEVICE = 1,
    CUSTATEVEC_EX_SV_DISTRIBUTION_MULTI_PROCESS = 2,
}

/// `enum custatevecExStateVectorProperty_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExStateVectorProperty_t(pub i32);

enumeration! {
    custatevecExStateVectorProperty_t;
    CUSTATEVEC_EX_SV_PROP_DISTRIBUTION_TYPE = 0,
    CUSTATEVEC_EX_SV_PROP_DATA_TYPE = 1,
    CUSTATEVEC_EX_SV_PROP_NUM_WIRES = 2,
    CUSTATEVEC_EX_SV_PROP_WIRE_ORDERING = 3,
    CUSTATEVEC_EX_SV_PROP_NUM_LOCAL_WIRES = 4,
    CUSTATEVEC_EX_SV_PROP_NUM_DEVICE_SUBSVS = 5,
    CUSTATEVEC_EX_SV_PROP_DEVICE_SUBSV_INDICES = 6,
    CUSTATEVEC_EX_SV_PROP_NUM_INTERPROC_DEVICE_WIRES = 7,
    CUSTATEVEC_EX_SV_PROP_NUM_INPROC_DEVICE_WIRES = 8,
    CUSTATEVEC_EX_SV_PROP_NUM_MIGRATION_WIRES = 9,
    CUSTATEVEC_EX_SV_PROP_NUM_SUBSV_SLICES = 10,
    CUSTATEVEC_EX_SV_PROP_NUM_SUBSVS = 11,
    CUSTATEVEC_EX_SV_PROP_SUBSV_INDICES = 12,
    CUSTATEVEC_EX_SV_PROP_NUM_UNSTAGED_SUBSVS = 13,
    CUSTATEVEC_EX_SV_PROP_UNSTAGED_SUBSV_INDICES = 14,
    CUSTATEVEC_EX_SV_PROP_MAX_NUM_WIRES = 15,
    CUSTATEVEC_EX_SV_PROP_MAX_NUM_LOCAL_WIRES = 16,
    CUSTATEVEC_EX_SV_PROP_MAX_NUM_INTERPROC_DEVICE_WIRES = 17,
    CUSTATEVEC_EX_SV_PROP_MAX_NUM_INPROC_DEVICE_WIRES = 18,
    CUSTATEVEC_EX_SV_PROP_MAX_NUM_MIGRATION_WIRES = 19,
}

/// `enum custatevecExSynchronizationScope_t`, from `custatevecEx.h`, since cuStateVec 1.15.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExSynchronizationScope_t(pub i32);

enumeration! {
    custatevecExSynchronizationScope_t;
    CUSTATEVEC_EX_SYNCHRONIZATION_SCOPE_PROCESS_LOCAL = 0,
    CUSTATEVEC_EX_SYNCHRONIZATION_SCOPE_GLOBAL = 1,
}

/// `enum custatevecExWireInitMode_t`, from `custatevecEx.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecExWireInitMode_t(pub i32);

enumeration! {
    custatevecExWireInitMode_t;
    CUSTATEVEC_EX_WIRE_INIT_MODE_ZERO = 0,
}

/// `enum custatevecMathMode_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecMathMode_t(pub i32);

enumeration! {
    custatevecMathMode_t;
    CUSTATEVEC_MATH_MODE_DEFAULT = 0,
    CUSTATEVEC_MATH_MODE_ALLOW_FP32_EMULATED_BF16X9 = 1,
    CUSTATEVEC_MATH_MODE_DISALLOW_FP32_EMULATED_BF16X9 = 2,
}

/// `enum custatevecMatrixLayout_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecMatrixLayout_t(pub i32);

enumeration! {
    custatevecMatrixLayout_t;
    CUSTATEVEC_MATRIX_LAYOUT_COL = 0,
    CUSTATEVEC_MATRIX_LAYOUT_ROW = 1,
}

/// `enum custatevecMatrixMapType_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecMatrixMapType_t(pub i32);

enumeration! {
    custatevecMatrixMapType_t;
    CUSTATEVEC_MATRIX_MAP_TYPE_BROADCAST = 0,
    CUSTATEVEC_MATRIX_MAP_TYPE_MATRIX_INDEXED = 1,
}

/// `enum custatevecMatrixType_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecMatrixType_t(pub i32);

enumeration! {
    custatevecMatrixType_t;
    CUSTATEVEC_MATRIX_TYPE_GENERAL = 0,
    CUSTATEVEC_MATRIX_TYPE_UNITARY = 1,
    CUSTATEVEC_MATRIX_TYPE_HERMITIAN = 2,
}

/// `enum custatevecPauli_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecPauli_t(pub i32);

enumeration! {
    custatevecPauli_t;
    CUSTATEVEC_PAULI_I = 0,
    CUSTATEVEC_PAULI_X = 1,
    CUSTATEVEC_PAULI_Y = 2,
    CUSTATEVEC_PAULI_Z = 3,
}

/// `enum custatevecSamplerOutput_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecSamplerOutput_t(pub i32);

enumeration! {
    custatevecSamplerOutput_t;
    CUSTATEVEC_SAMPLER_OUTPUT_RANDNUM_ORDER = 0,
    CUSTATEVEC_SAMPLER_OUTPUT_ASCENDING_ORDER = 1,
}

/// `enum custatevecStateVectorType_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct custatevecStateVectorType_t(pub i32);

enumeration! {
    custatevecStateVectorType_t;
    CUSTATEVEC_STATE_VECTOR_TYPE_ZERO = 0,
    CUSTATEVEC_STATE_VECTOR_TYPE_UNIFORM = 1,
    CUSTATEVEC_STATE_VECTOR_TYPE_GHZ = 2,
    CUSTATEVEC_STATE_VECTOR_TYPE_W = 3,
}

/// `enum custatevecStatus_t`, from `custatevec.h`, since cuStateVec 1.14 or earlier.
///
/// cuStateVec: what its functions return.
#[must_use = "the result says whether the call failed"]
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct custatevecStatus_t(pub i32);

enumeration! {
    status custatevecStatus_t;
    CUSTATEVEC_STATUS_SUCCESS = 0,
    CUSTATEVEC_STATUS_NOT_INITIALIZED = 1,
    CUSTATEVEC_STATUS_ALLOC_FAILED = 2,
    CUSTATEVEC_STATUS_INVALID_VALUE = 3,
    CUSTATEVEC_STATUS_ARCH_MISMATCH = 4,
    CUSTATEVEC_STATUS_EXECUTION_FAILED = 5,
    CUSTATEVEC_STATUS_INTERNAL_ERROR = 6,
    CUSTATEVEC_STATUS_NOT_SUPPORTED = 7,
    CUSTATEVEC_STATUS_INSUFFICIENT_WORKSPACE = 8,
    CUSTATEVEC_STATUS_SAMPLER_NOT_PREPROCESSED = 9,
    CUSTATEVEC_STATUS_NO_DEVICE_ALLOCATOR = 10,
    CUSTATEVEC_STATUS_DEVICE_ALLOCATOR_ERROR = 11,
    CUSTATEVEC_STATUS_COMMUNICATOR_ERROR = 12,
    CUSTATEVEC_STATUS_LOADING_LIBRARY_FAILED = 13,
    CUSTATEVEC_STATUS_INVALID_CONFIGURATION = 14,
    CUSTATEVEC_STATUS_ALREADY_INITIALIZED = 15,
    CUSTATEVEC_STATUS_INVALID_WIRE = 16,
    CUSTATEVEC_STATUS_SYSTEM_ERROR = 17,
    CUSTATEVEC_STATUS_CUDA_ERROR = 18,
    CUSTATEVEC_STATUS_NUMERICAL_ERROR = 19,
    CUSTATEVEC_STATUS_RESOURCES_NOT_ACCESSIBLE = 20,
    CUSTATEVEC_STATUS_MAX_VALUE = 21,
}

impl Status for custatevecStatus_t {
    const SUCCESS: Self = Self::CUSTATEVEC_STATUS_SUCCESS;
    const MISSING_LIBRARY: Self = Self::CUSTATEVEC_STATUS_NOT_INITIALIZED;
    const MISSING_SYMBOL: Self = Self::CUSTATEVEC_STATUS_NOT_SUPPORTED;
    const INVALID_ARGUMENT: Self = Self::CUSTATEVEC_STATUS_INVALID_VALUE;
    fn library() -> &'static Library {
        &CUSTATEVEC
    }
    #[inline]
    fn code(self) -> i32 {
        self.0
    }
    fn name(self) -> Option<&'static str> {
        self.name()
    }
    fn description(self) -> Option<&'static CStr> {
        if !CUSTATEVEC.is_loaded() {
            return None;
        }
        unsafe { support::text(sys::custatevecGetErrorString(self)) }
    }
}

status!(custatevecStatus_t);
