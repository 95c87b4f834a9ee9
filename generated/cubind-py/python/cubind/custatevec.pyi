"""cuStateVec 1, as of 1.15.

The outputs in a returned tuple have the types that they have on success. On an error each of them is None: check
the result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaEvent_t,
    cudaStream_t,
    double2 as double2,
    libraryPropertyType as libraryPropertyType,
)

CUSTATEVEC_ALLOCATOR_NAME_LEN: _Final = 64
CUSTATEVEC_MAX_SEGMENT_MASK_SIZE: _Final = 48
CUSTATEVEC_VERSION: _Final = 11500
CUSTATEVEC_VER_MAJOR: _Final = 1
CUSTATEVEC_VER_MINOR: _Final = 15
CUSTATEVEC_VER_PATCH: _Final = 0

class custatevecCollapseOp_t(_enums.IntEnum):
    """custatevecCollapseOp_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_COLLAPSE_NONE = 0
    CUSTATEVEC_COLLAPSE_NORMALIZE_AND_ZERO = 1
    CUSTATEVEC_COLLAPSE_RESET = 2

class custatevecCommunicatorType_t(_enums.IntEnum):
    """custatevecCommunicatorType_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_COMMUNICATOR_TYPE_EXTERNAL = 0
    CUSTATEVEC_COMMUNICATOR_TYPE_OPENMPI = 1
    CUSTATEVEC_COMMUNICATOR_TYPE_MPICH = 2
    CUSTATEVEC_COMMUNICATOR_TYPE_MPI_ABI = 3

class custatevecComputeType_t(_enums.IntEnum):
    """custatevecComputeType_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_COMPUTE_DEFAULT = 0
    CUSTATEVEC_COMPUTE_32F = 4
    CUSTATEVEC_COMPUTE_64F = 16
    CUSTATEVEC_COMPUTE_TF32 = 4096

class custatevecDataTransferType_t(_enums.IntEnum):
    """custatevecDataTransferType_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_DATA_TRANSFER_TYPE_NONE = 0
    CUSTATEVEC_DATA_TRANSFER_TYPE_SEND = 1
    CUSTATEVEC_DATA_TRANSFER_TYPE_RECV = 2
    CUSTATEVEC_DATA_TRANSFER_TYPE_SEND_RECV = 3

class custatevecDeviceNetworkType_t(_enums.IntEnum):
    """custatevecDeviceNetworkType_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_DEVICE_NETWORK_TYPE_SWITCH = 1
    CUSTATEVEC_DEVICE_NETWORK_TYPE_FULLMESH = 2

class custatevecExCommunicatorStatus_t(_enums.IntEnum):
    """custatevecExCommunicatorStatus_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_COMMUNICATOR_STATUS_SUCCESS = 0

class custatevecExExposeResources_t(_enums.IntEnum):
    """custatevecExExposeResources_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_EXPOSE_RESOURCES_ACCESSIBLE = 0

class custatevecExGlobalIndexBitClass_t(_enums.IntEnum):
    """custatevecExGlobalIndexBitClass_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_GLOBAL_INDEX_BIT_CLASS_INTERPROC_P2P = 1
    CUSTATEVEC_EX_GLOBAL_INDEX_BIT_CLASS_COMMUNICATOR = 2
    CUSTATEVEC_EX_GLOBAL_INDEX_BIT_CLASS_MIGRATION = 3

class custatevecExIndexBitDomain_t(_enums.IntEnum):
    """custatevecExIndexBitDomain_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_INDEX_BIT_DOMAIN_LOCAL = 0
    CUSTATEVEC_EX_INDEX_BIT_DOMAIN_MIGRATION = 1
    CUSTATEVEC_EX_INDEX_BIT_DOMAIN_GLOBAL_DEVICE = 2

class custatevecExMatrixType_t(_enums.IntEnum):
    """custatevecExMatrixType_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_MATRIX_DENSE = 1
    CUSTATEVEC_EX_MATRIX_DIAGONAL = 2
    CUSTATEVEC_EX_MATRIX_ANTI_DIAGONAL = 4

class custatevecExMemoryPlacement_t(_enums.IntEnum):
    """custatevecExMemoryPlacement_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_MEMORY_PLACEMENT_ON_HOST = 0

class custatevecExMemorySharingMethod_t(_enums.IntEnum):
    """custatevecExMemorySharingMethod_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_MEMORY_SHARING_METHOD_AUTODETECT = 0
    CUSTATEVEC_EX_MEMORY_SHARING_METHOD_NONE = 1
    CUSTATEVEC_EX_MEMORY_SHARING_METHOD_FABRIC_HANDLE = 2
    CUSTATEVEC_EX_MEMORY_SHARING_METHOD_PIDFD = 3

class custatevecExPermutationType_t(_enums.IntEnum):
    """custatevecExPermutationType_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_PERMUTATION_SCATTER = 0
    CUSTATEVEC_EX_PERMUTATION_GATHER = 1

class custatevecExSVUpdaterConfigName_t(_enums.IntEnum):
    """custatevecExSVUpdaterConfigName_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_SVUPDATER_CONFIG_MAX_NUM_HOST_THREADS = 0
    CUSTATEVEC_EX_SVUPDATER_CONFIG_DENSE_FUSION_SIZE = 1
    CUSTATEVEC_EX_SVUPDATER_CONFIG_DIAGONAL_FUSION_SIZE = 2

class custatevecExStateVectorCapability_t(_enums.IntEnum):
    """custatevecExStateVectorCapability_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_SV_CAPABILITY_NONE = 0
    CUSTATEVEC_EX_SV_CAPABILITY_RESIZABLE = 1

class custatevecExStateVectorDistributionType_t(_enums.IntEnum):
    """custatevecExStateVectorDistributionType_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_SV_DISTRIBUTION_SINGLE_DEVICE = 0
    CUSTATEVEC_EX_SV_DISTRIBUTION_MULTI_DEVICE = 1
    CUSTATEVEC_EX_SV_DISTRIBUTION_MULTI_PROCESS = 2

class custatevecExStateVectorProperty_t(_enums.IntEnum):
    """custatevecExStateVectorProperty_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_SV_PROP_DISTRIBUTION_TYPE = 0
    CUSTATEVEC_EX_SV_PROP_DATA_TYPE = 1
    CUSTATEVEC_EX_SV_PROP_NUM_WIRES = 2
    CUSTATEVEC_EX_SV_PROP_WIRE_ORDERING = 3
    CUSTATEVEC_EX_SV_PROP_NUM_LOCAL_WIRES = 4
    CUSTATEVEC_EX_SV_PROP_NUM_DEVICE_SUBSVS = 5
    CUSTATEVEC_EX_SV_PROP_DEVICE_SUBSV_INDICES = 6
    CUSTATEVEC_EX_SV_PROP_NUM_INTERPROC_DEVICE_WIRES = 7
    CUSTATEVEC_EX_SV_PROP_NUM_INPROC_DEVICE_WIRES = 8
    CUSTATEVEC_EX_SV_PROP_NUM_MIGRATION_WIRES = 9
    CUSTATEVEC_EX_SV_PROP_NUM_SUBSV_SLICES = 10
    CUSTATEVEC_EX_SV_PROP_NUM_SUBSVS = 11
    CUSTATEVEC_EX_SV_PROP_SUBSV_INDICES = 12
    CUSTATEVEC_EX_SV_PROP_NUM_UNSTAGED_SUBSVS = 13
    CUSTATEVEC_EX_SV_PROP_UNSTAGED_SUBSV_INDICES = 14
    CUSTATEVEC_EX_SV_PROP_MAX_NUM_WIRES = 15
    CUSTATEVEC_EX_SV_PROP_MAX_NUM_LOCAL_WIRES = 16
    CUSTATEVEC_EX_SV_PROP_MAX_NUM_INTERPROC_DEVICE_WIRES = 17
    CUSTATEVEC_EX_SV_PROP_MAX_NUM_INPROC_DEVICE_WIRES = 18
    CUSTATEVEC_EX_SV_PROP_MAX_NUM_MIGRATION_WIRES = 19

class custatevecExSynchronizationScope_t(_enums.IntEnum):
    """custatevecExSynchronizationScope_t, from custatevecEx.h. Since cuStateVec 1.15."""

    CUSTATEVEC_EX_SYNCHRONIZATION_SCOPE_PROCESS_LOCAL = 0
    CUSTATEVEC_EX_SYNCHRONIZATION_SCOPE_GLOBAL = 1

class custatevecExWireInitMode_t(_enums.IntEnum):
    """custatevecExWireInitMode_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_EX_WIRE_INIT_MODE_ZERO = 0

class custatevecMathMode_t(_enums.IntEnum):
    """custatevecMathMode_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_MATH_MODE_DEFAULT = 0
    CUSTATEVEC_MATH_MODE_ALLOW_FP32_EMULATED_BF16X9 = 1
    CUSTATEVEC_MATH_MODE_DISALLOW_FP32_EMULATED_BF16X9 = 2

class custatevecMatrixLayout_t(_enums.IntEnum):
    """custatevecMatrixLayout_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_MATRIX_LAYOUT_COL = 0
    CUSTATEVEC_MATRIX_LAYOUT_ROW = 1

class custatevecMatrixMapType_t(_enums.IntEnum):
    """custatevecMatrixMapType_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_MATRIX_MAP_TYPE_BROADCAST = 0
    CUSTATEVEC_MATRIX_MAP_TYPE_MATRIX_INDEXED = 1

class custatevecMatrixType_t(_enums.IntEnum):
    """custatevecMatrixType_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_MATRIX_TYPE_GENERAL = 0
    CUSTATEVEC_MATRIX_TYPE_UNITARY = 1
    CUSTATEVEC_MATRIX_TYPE_HERMITIAN = 2

class custatevecPauli_t(_enums.IntEnum):
    """custatevecPauli_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_PAULI_I = 0
    CUSTATEVEC_PAULI_X = 1
    CUSTATEVEC_PAULI_Y = 2
    CUSTATEVEC_PAULI_Z = 3

class custatevecSamplerOutput_t(_enums.IntEnum):
    """custatevecSamplerOutput_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_SAMPLER_OUTPUT_RANDNUM_ORDER = 0
    CUSTATEVEC_SAMPLER_OUTPUT_ASCENDING_ORDER = 1

class custatevecStateVectorType_t(_enums.IntEnum):
    """custatevecStateVectorType_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_STATE_VECTOR_TYPE_ZERO = 0
    CUSTATEVEC_STATE_VECTOR_TYPE_UNIFORM = 1
    CUSTATEVEC_STATE_VECTOR_TYPE_GHZ = 2
    CUSTATEVEC_STATE_VECTOR_TYPE_W = 3

class custatevecStatus_t(_enums.IntEnum):
    """custatevecStatus_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    CUSTATEVEC_STATUS_SUCCESS = 0
    CUSTATEVEC_STATUS_NOT_INITIALIZED = 1
    CUSTATEVEC_STATUS_ALLOC_FAILED = 2
    CUSTATEVEC_STATUS_INVALID_VALUE = 3
    CUSTATEVEC_STATUS_ARCH_MISMATCH = 4
    CUSTATEVEC_STATUS_EXECUTION_FAILED = 5
    CUSTATEVEC_STATUS_INTERNAL_ERROR = 6
    CUSTATEVEC_STATUS_NOT_SUPPORTED = 7
    CUSTATEVEC_STATUS_INSUFFICIENT_WORKSPACE = 8
    CUSTATEVEC_STATUS_SAMPLER_NOT_PREPROCESSED = 9
    CUSTATEVEC_STATUS_NO_DEVICE_ALLOCATOR = 10
    CUSTATEVEC_STATUS_DEVICE_ALLOCATOR_ERROR = 11
    CUSTATEVEC_STATUS_COMMUNICATOR_ERROR = 12
    CUSTATEVEC_STATUS_LOADING_LIBRARY_FAILED = 13
    CUSTATEVEC_STATUS_INVALID_CONFIGURATION = 14
    CUSTATEVEC_STATUS_ALREADY_INITIALIZED = 15
    CUSTATEVEC_STATUS_INVALID_WIRE = 16
    CUSTATEVEC_STATUS_SYSTEM_ERROR = 17
    CUSTATEVEC_STATUS_CUDA_ERROR = 18
    CUSTATEVEC_STATUS_NUMERICAL_ERROR = 19
    CUSTATEVEC_STATUS_RESOURCES_NOT_ACCESSIBLE = 20
    CUSTATEVEC_STATUS_MAX_VALUE = 21

@_disjoint_base
class custatevecAccessorDescriptor_t:
    """custatevecAccessorDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecCommunicatorDescriptor_t:
    """custatevecCommunicatorDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecDistIndexBitSwapSchedulerDescriptor_t:
    """custatevecDistIndexBitSwapSchedulerDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecExCommunicatorDescriptor_t:
    """custatevecExCommunicatorDescriptor_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecExDictionaryDescriptor_t:
    """custatevecExDictionaryDescriptor_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecExResourceManagerDescriptor_t:
    """custatevecExResourceManagerDescriptor_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecExSVUpdaterDescriptor_t:
    """custatevecExSVUpdaterDescriptor_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecExStateVectorDescriptor_t:
    """custatevecExStateVectorDescriptor_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecHandle_t:
    """custatevecHandle_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecLoggerCallbackData_t:
    """custatevecLoggerCallbackData_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecLoggerCallback_t:
    """custatevecLoggerCallback_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecSVSwapWorkerDescriptor_t:
    """custatevecSVSwapWorkerDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecSamplerDescriptor_t:
    """custatevecSamplerDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecSubSVMigratorDescriptor_t:
    """custatevecSubSVMigratorDescriptor_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

@_disjoint_base
class custatevecDeviceMemHandler_t:
    """custatevecDeviceMemHandler_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ctx: _typing.PointerField
    device_alloc: _typing.CallbackField
    device_free: _typing.CallbackField
    name: _typing.CharsField

@_disjoint_base
class custatevecExSVUpdaterConfigItem_t:
    """custatevecExSVUpdaterConfigItem_t, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    name: _typing.EnumField[custatevecExSVUpdaterConfigName_t]
    value: _typing.RecordField[custatevecExSVUpdaterConfigItem_t_value]

@_disjoint_base
class custatevecExSVUpdaterConfigItem_t_value:
    """custatevecExSVUpdaterConfigItem_t.value, from custatevecEx.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    int32: _typing.IntField
    placeholder: _typing.CharsField

@_disjoint_base
class custatevecSVSwapParameters_t:
    """custatevecSVSwapParameters_t, from custatevec.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    swapBatchIndex: _typing.IntField
    orgSubSVIndex: _typing.IntField
    dstSubSVIndex: _typing.IntField
    orgSegmentMaskString: _typing.ListField[int]
    dstSegmentMaskString: _typing.ListField[int]
    segmentMaskOrdering: _typing.ListField[int]
    segmentMaskLen: _typing.IntField
    nSegmentBits: _typing.IntField
    dataTransferType: _typing.EnumField[custatevecDataTransferType_t]
    transferSize: _typing.IntField

@_disjoint_base
class int2:
    """int2, from vector_types.h. Since cuStateVec 1.14 or earlier."""

    def __init__(self) -> None: ...
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    x: _typing.IntField
    y: _typing.IntField

cudaDataType_t = cudaDataType

def sizeof(objType: type) -> int: ...
def custatevecAbs2SumArray(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    abs2sum: _typing.Pointer,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitOrderingLen: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Sums the probabilities of each state of some qubits.

    ``custatevecStatus_t custatevecAbs2SumArray(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType,
    uint32_t nIndexBits, double *abs2sum, const int32_t *bitOrdering, uint32_t bitOrderingLen, const int32_t
    *maskBitString, const int32_t *maskOrdering, uint32_t maskLen)``

    Parameters
    ----------
    sv, abs2sum
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAbs2SumArray
    """

def custatevecAbs2SumArrayBatched(
    handle: custatevecHandle_t | _SupportsInt | None,
    batchedSv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    abs2sumArrays: _typing.Pointer,
    abs2sumArrayStride: _SupportsInt,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitOrderingLen: _SupportsInt,
    maskBitStrings: _typing.Pointer,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Sums the probabilities of each state of some qubits, for several state vectors.

    ``custatevecStatus_t custatevecAbs2SumArrayBatched(custatevecHandle_t handle, const void *batchedSv, cudaDataType_t
    svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, double *abs2sumArrays, custatevecIndex_t
    abs2sumArrayStride, const int32_t *bitOrdering, uint32_t bitOrderingLen, const custatevecIndex_t *maskBitStrings,
    const int32_t *maskOrdering, uint32_t maskLen)``

    Parameters
    ----------
    batchedSv, abs2sumArrays, maskBitStrings
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAbs2SumArrayBatched
    """

def custatevecAbs2SumOnZBasis(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    abs2sum0: _typing.Pointer,
    abs2sum1: _typing.Pointer,
    basisBits: _Sequence[_SupportsInt] | None,
    nBasisBits: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Sums the probabilities of even and of odd parity in a product of Z bases.

    ``custatevecStatus_t custatevecAbs2SumOnZBasis(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType,
    uint32_t nIndexBits, double *abs2sum0, double *abs2sum1, const int32_t *basisBits, uint32_t nBasisBits)``

    Parameters
    ----------
    sv, abs2sum0, abs2sum1
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAbs2SumOnZBasis
    """

def custatevecAccessorCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitOrderingLen: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> tuple[custatevecStatus_t, custatevecAccessorDescriptor_t, int]:
    """Creates an object that copies elements of a state vector, in any order of qubits.

    ``custatevecStatus_t custatevecAccessorCreate(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType,
    uint32_t nIndexBits, custatevecAccessorDescriptor_t *accessor, const int32_t *bitOrdering, uint32_t bitOrderingLen,
    const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, size_t *extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    sv
        cubind keeps it alive as long as ``accessor`` exists.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    accessor : custatevecAccessorDescriptor_t
    extraWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorCreate
    """

def custatevecAccessorCreateView(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitOrderingLen: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> tuple[custatevecStatus_t, custatevecAccessorDescriptor_t, int]:
    """Creates an object that copies elements out of a state vector that it cannot change.

    ``custatevecStatus_t custatevecAccessorCreateView(custatevecHandle_t handle, const void *sv, cudaDataType_t
    svDataType, uint32_t nIndexBits, custatevecAccessorDescriptor_t *accessor, const int32_t *bitOrdering, uint32_t
    bitOrderingLen, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, size_t
    *extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    sv
        cubind keeps it alive as long as ``accessor`` exists.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    accessor : custatevecAccessorDescriptor_t
    extraWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorCreateView
    """

def custatevecAccessorDestroy(
    accessor: custatevecAccessorDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Destroys such an object.

    ``custatevecStatus_t custatevecAccessorDestroy(custatevecAccessorDescriptor_t accessor)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorDestroy
    """

def custatevecAccessorGet(
    handle: custatevecHandle_t | _SupportsInt | None,
    accessor: custatevecAccessorDescriptor_t | _SupportsInt | None,
    externalBuffer: _typing.Pointer,
    begin: _SupportsInt,
    end: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Copies elements of a state vector into a buffer.

    ``custatevecStatus_t custatevecAccessorGet(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, void
    *externalBuffer, custatevecIndex_t begin, custatevecIndex_t end)``

    Parameters
    ----------
    externalBuffer
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorGet
    """

def custatevecAccessorSet(
    handle: custatevecHandle_t | _SupportsInt | None,
    accessor: custatevecAccessorDescriptor_t | _SupportsInt | None,
    externalBuffer: _typing.Pointer,
    begin: _SupportsInt,
    end: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Copies elements from a buffer into a state vector.

    ``custatevecStatus_t custatevecAccessorSet(custatevecHandle_t handle, custatevecAccessorDescriptor_t accessor, const
    void *externalBuffer, custatevecIndex_t begin, custatevecIndex_t end)``

    Parameters
    ----------
    externalBuffer
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorSet
    """

def custatevecAccessorSetExtraWorkspace(
    handle: custatevecHandle_t | _SupportsInt | None,
    accessor: custatevecAccessorDescriptor_t | _SupportsInt | None,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Gives an accessor memory on the device to work in.

    ``custatevecStatus_t custatevecAccessorSetExtraWorkspace(custatevecHandle_t handle, custatevecAccessorDescriptor_t
    accessor, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    extraWorkspace
        cubind keeps it alive until ``accessor`` is destroyed, or such a call replaces it.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecAccessorSetExtraWorkspace
    """

def custatevecApplyGeneralizedPermutationMatrix(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    permutation: _typing.Pointer,
    diagonals: _typing.Pointer,
    diagonalsDataType: cudaDataType,
    adjoint: _SupportsInt,
    targets: _Sequence[_SupportsInt] | None,
    nTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    nControls: _SupportsInt,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Applies a permutation, a diagonal matrix, or the product of the two.

    ``custatevecStatus_t custatevecApplyGeneralizedPermutationMatrix(custatevecHandle_t handle, void *sv, cudaDataType_t
    svDataType, uint32_t nIndexBits, custatevecIndex_t *permutation, const void *diagonals, cudaDataType_t
    diagonalsDataType, int32_t adjoint, const int32_t *targets, uint32_t nTargets, const int32_t *controls, const
    int32_t *controlBitValues, uint32_t nControls, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    sv, permutation, diagonals, extraWorkspace
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyGeneralizedPermutationMatrix
    """

def custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    permutation: _typing.Pointer,
    diagonals: _typing.Pointer,
    diagonalsDataType: cudaDataType,
    targets: _Sequence[_SupportsInt] | None,
    nTargets: _SupportsInt,
    nControls: _SupportsInt,
) -> tuple[custatevecStatus_t, int]:
    """Returns the memory that applying such a matrix needs.

    ``custatevecStatus_t custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize(custatevecHandle_t handle,
    cudaDataType_t svDataType, uint32_t nIndexBits, const custatevecIndex_t *permutation, const void *diagonals,
    cudaDataType_t diagonalsDataType, const int32_t *targets, uint32_t nTargets, uint32_t nControls, size_t
    *extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    permutation, diagonals
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    extraWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyGeneralizedPermutationMatrixGetWorkspaceSize
    """

def custatevecApplyMatrix(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    targets: _Sequence[_SupportsInt] | None,
    nTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    nControls: _SupportsInt,
    computeType: custatevecComputeType_t,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Applies a gate, given by its matrix, to qubits of a state vector.

    ``custatevecStatus_t custatevecApplyMatrix(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t
    nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t adjoint,
    const int32_t *targets, uint32_t nTargets, const int32_t *controls, const int32_t *controlBitValues, uint32_t
    nControls, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    sv, matrix, extraWorkspace
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrix
    """

def custatevecApplyMatrixBatched(
    handle: custatevecHandle_t | _SupportsInt | None,
    batchedSv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    mapType: custatevecMatrixMapType_t,
    matrixIndices: _typing.Pointer,
    matrices: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    nMatrices: _SupportsInt,
    targets: _Sequence[_SupportsInt] | None,
    nTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    nControls: _SupportsInt,
    computeType: custatevecComputeType_t,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Applies gates to qubits of several state vectors.

    ``custatevecStatus_t custatevecApplyMatrixBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t
    svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, custatevecMatrixMapType_t mapType, const
    int32_t *matrixIndices, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout,
    int32_t adjoint, uint32_t nMatrices, const int32_t *targets, uint32_t nTargets, const int32_t *controls, const
    int32_t *controlBitValues, uint32_t nControls, custatevecComputeType_t computeType, void *extraWorkspace, size_t
    extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    batchedSv, matrixIndices, matrices, extraWorkspace
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrixBatched
    """

def custatevecApplyMatrixBatchedGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    mapType: custatevecMatrixMapType_t,
    matrixIndices: _typing.Pointer,
    matrices: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    nMatrices: _SupportsInt,
    nTargets: _SupportsInt,
    nControls: _SupportsInt,
    computeType: custatevecComputeType_t,
) -> tuple[custatevecStatus_t, int]:
    """Returns the memory that applying gates to several state vectors needs.

    ``custatevecStatus_t custatevecApplyMatrixBatchedGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t
    svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, custatevecMatrixMapType_t mapType, const
    int32_t *matrixIndices, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout,
    int32_t adjoint, uint32_t nMatrices, uint32_t nTargets, uint32_t nControls, custatevecComputeType_t computeType,
    size_t *extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    matrixIndices, matrices
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    extraWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrixBatchedGetWorkspaceSize
    """

def custatevecApplyMatrixGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    nTargets: _SupportsInt,
    nControls: _SupportsInt,
    computeType: custatevecComputeType_t,
) -> tuple[custatevecStatus_t, int]:
    """Returns the memory that applying a gate needs.

    ``custatevecStatus_t custatevecApplyMatrixGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t svDataType,
    uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t
    adjoint, uint32_t nTargets, uint32_t nControls, custatevecComputeType_t computeType, size_t
    *extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    matrix
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    extraWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyMatrixGetWorkspaceSize
    """

def custatevecApplyPauliRotation(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    theta: float,
    paulis: _Sequence[custatevecPauli_t] | None,
    targets: _Sequence[_SupportsInt] | None,
    nTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    nControls: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Applies the exponential of a product of Pauli operators.

    ``custatevecStatus_t custatevecApplyPauliRotation(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType,
    uint32_t nIndexBits, double theta, const custatevecPauli_t *paulis, const int32_t *targets, uint32_t nTargets, const
    int32_t *controls, const int32_t *controlBitValues, uint32_t nControls)``

    Parameters
    ----------
    sv
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecApplyPauliRotation
    """

def custatevecBatchMeasure(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    randnum: float,
    collapse: custatevecCollapseOp_t,
) -> tuple[custatevecStatus_t, list[int]]:
    """Measures some qubits at once.

    ``custatevecStatus_t custatevecBatchMeasure(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType, uint32_t
    nIndexBits, int32_t *bitString, const int32_t *bitOrdering, uint32_t bitStringLen, double randnum,
    custatevecCollapseOp_t collapse)``

    Parameters
    ----------
    sv
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    bitString : list[int]

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecBatchMeasure
    """

def custatevecBatchMeasureWithOffset(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    randnum: float,
    collapse: custatevecCollapseOp_t,
    offset: float,
    abs2sum: float,
) -> tuple[custatevecStatus_t, list[int]]:
    """Measures some qubits of a part of a state vector.

    ``custatevecStatus_t custatevecBatchMeasureWithOffset(custatevecHandle_t handle, void *sv, cudaDataType_t
    svDataType, uint32_t nIndexBits, int32_t *bitString, const int32_t *bitOrdering, uint32_t bitStringLen, double
    randnum, custatevecCollapseOp_t collapse, double offset, double abs2sum)``

    Parameters
    ----------
    sv
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    bitString : list[int]

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecBatchMeasureWithOffset
    """

def custatevecCollapseByBitString(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitString: _Sequence[_SupportsInt] | None,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    norm: float,
) -> tuple[custatevecStatus_t]:
    """Projects a state vector onto given values of some qubits.

    ``custatevecStatus_t custatevecCollapseByBitString(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType,
    uint32_t nIndexBits, const int32_t *bitString, const int32_t *bitOrdering, uint32_t bitStringLen, double norm)``

    Parameters
    ----------
    sv
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseByBitString
    """

def custatevecCollapseByBitStringBatched(
    handle: custatevecHandle_t | _SupportsInt | None,
    batchedSv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    bitStrings: _typing.Pointer,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    norms: _typing.Pointer,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Projects several state vectors onto given values of some qubits.

    ``custatevecStatus_t custatevecCollapseByBitStringBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t
    svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, const custatevecIndex_t *bitStrings,
    const int32_t *bitOrdering, uint32_t bitStringLen, const double *norms, void *extraWorkspace, size_t
    extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    batchedSv, bitStrings, norms, extraWorkspace
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseByBitStringBatched
    """

def custatevecCollapseByBitStringBatchedGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    nSVs: _SupportsInt,
    bitStrings: _typing.Pointer,
    norms: _typing.Pointer,
) -> tuple[custatevecStatus_t, int]:
    """Returns the memory that projecting several state vectors needs.

    ``custatevecStatus_t custatevecCollapseByBitStringBatchedGetWorkspaceSize(custatevecHandle_t handle, uint32_t nSVs,
    const custatevecIndex_t *bitStrings, const double *norms, size_t *extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    bitStrings, norms
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    extraWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseByBitStringBatchedGetWorkspaceSize
    """

def custatevecCollapseOnZBasis(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    parity: _SupportsInt,
    basisBits: _Sequence[_SupportsInt] | None,
    nBasisBits: _SupportsInt,
    norm: float,
) -> tuple[custatevecStatus_t]:
    """Projects a state vector onto even or odd parity in a product of Z bases.

    ``custatevecStatus_t custatevecCollapseOnZBasis(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType,
    uint32_t nIndexBits, int32_t parity, const int32_t *basisBits, uint32_t nBasisBits, double norm)``

    Parameters
    ----------
    sv
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCollapseOnZBasis
    """

def custatevecCommunicatorCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    communicatorType: custatevecCommunicatorType_t,
    soname: _typing.Text | None,
) -> tuple[custatevecStatus_t, custatevecCommunicatorDescriptor_t]:
    """Creates a communicator on top of an MPI library.

    ``custatevecStatus_t custatevecCommunicatorCreate(custatevecHandle_t handle, custatevecCommunicatorDescriptor_t
    *communicator, custatevecCommunicatorType_t communicatorType, const char *soname)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    communicator : custatevecCommunicatorDescriptor_t

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCommunicatorCreate
    """

def custatevecCommunicatorDestroy(
    handle: custatevecHandle_t | _SupportsInt | None,
    communicator: custatevecCommunicatorDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Destroys a communicator.

    ``custatevecStatus_t custatevecCommunicatorDestroy(custatevecHandle_t handle, custatevecCommunicatorDescriptor_t
    communicator)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCommunicatorDestroy
    """

def custatevecComputeExpectation(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    expectationValue: _typing.Pointer,
    expectationDataType: cudaDataType,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    basisBits: _Sequence[_SupportsInt] | None,
    nBasisBits: _SupportsInt,
    computeType: custatevecComputeType_t,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t, float]:
    """Computes the expectation value of an operator that is given by its matrix.

    ``custatevecStatus_t custatevecComputeExpectation(custatevecHandle_t handle, const void *sv, cudaDataType_t
    svDataType, uint32_t nIndexBits, void *expectationValue, cudaDataType_t expectationDataType, double *residualNorm,
    const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, const int32_t *basisBits,
    uint32_t nBasisBits, custatevecComputeType_t computeType, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    sv, expectationValue, matrix, extraWorkspace
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    residualNorm : float

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectation
    """

def custatevecComputeExpectationBatched(
    handle: custatevecHandle_t | _SupportsInt | None,
    batchedSv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    expectationValues: _typing.Pointer,
    matrices: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    nMatrices: _SupportsInt,
    basisBits: _Sequence[_SupportsInt] | None,
    nBasisBits: _SupportsInt,
    computeType: custatevecComputeType_t,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Computes expectation values of operators for several state vectors.

    ``custatevecStatus_t custatevecComputeExpectationBatched(custatevecHandle_t handle, const void *batchedSv,
    cudaDataType_t svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, double2
    *expectationValues, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t
    nMatrices, const int32_t *basisBits, uint32_t nBasisBits, custatevecComputeType_t computeType, void *extraWorkspace,
    size_t extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    batchedSv, expectationValues, matrices, extraWorkspace
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationBatched
    """

def custatevecComputeExpectationBatchedGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    matrices: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    nMatrices: _SupportsInt,
    nBasisBits: _SupportsInt,
    computeType: custatevecComputeType_t,
) -> tuple[custatevecStatus_t, int]:
    """Returns the memory that expectation values of several state vectors need.

    ``custatevecStatus_t custatevecComputeExpectationBatchedGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t
    svDataType, uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, const void *matrices, cudaDataType_t
    matrixDataType, custatevecMatrixLayout_t layout, uint32_t nMatrices, uint32_t nBasisBits, custatevecComputeType_t
    computeType, size_t *extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    matrices
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    extraWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationBatchedGetWorkspaceSize
    """

def custatevecComputeExpectationGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    nBasisBits: _SupportsInt,
    computeType: custatevecComputeType_t,
) -> tuple[custatevecStatus_t, int]:
    """Returns the memory that an expectation value needs.

    ``custatevecStatus_t custatevecComputeExpectationGetWorkspaceSize(custatevecHandle_t handle, cudaDataType_t
    svDataType, uint32_t nIndexBits, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout,
    uint32_t nBasisBits, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    matrix
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    extraWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationGetWorkspaceSize
    """

def custatevecComputeExpectationsOnPauliBasis(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    pauliOperatorsArray: _Sequence[_typing.Pointer] | None,
    nPauliOperatorArrays: _SupportsInt,
    basisBitsArray: _Sequence[_typing.Pointer] | None,
    nBasisBitsArray: _Sequence[_SupportsInt] | None,
) -> tuple[custatevecStatus_t, list[float]]:
    """Computes expectation values of products of Pauli operators.

    ``custatevecStatus_t custatevecComputeExpectationsOnPauliBasis(custatevecHandle_t handle, const void *sv,
    cudaDataType_t svDataType, uint32_t nIndexBits, double *expectationValues, const custatevecPauli_t
    **pauliOperatorsArray, uint32_t nPauliOperatorArrays, const int32_t **basisBitsArray, const uint32_t
    *nBasisBitsArray)``

    Parameters
    ----------
    sv, pauliOperatorsArray, basisBitsArray
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    expectationValues : list[float]

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecComputeExpectationsOnPauliBasis
    """

def custatevecCreate() -> tuple[custatevecStatus_t, custatevecHandle_t]:
    """Creates a handle of cuStateVec on the current device.

    ``custatevecStatus_t custatevecCreate(custatevecHandle_t *handle)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    handle : custatevecHandle_t

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecCreate
    """

def custatevecDestroy(handle: custatevecHandle_t | _SupportsInt | None) -> tuple[custatevecStatus_t]:
    """Destroys a handle.

    ``custatevecStatus_t custatevecDestroy(custatevecHandle_t handle)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDestroy
    """

def custatevecDistIndexBitSwapSchedulerCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    nGlobalIndexBits: _SupportsInt,
    nLocalIndexBits: _SupportsInt,
) -> tuple[custatevecStatus_t, custatevecDistIndexBitSwapSchedulerDescriptor_t]:
    """Creates a plan for exchanging qubits between processes.

    ``custatevecStatus_t custatevecDistIndexBitSwapSchedulerCreate(custatevecHandle_t handle,
    custatevecDistIndexBitSwapSchedulerDescriptor_t *scheduler, uint32_t nGlobalIndexBits, uint32_t nLocalIndexBits)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    scheduler : custatevecDistIndexBitSwapSchedulerDescriptor_t

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerCreate
    """

def custatevecDistIndexBitSwapSchedulerDestroy(
    handle: custatevecHandle_t | _SupportsInt | None,
    scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Destroys such a plan.

    ``custatevecStatus_t custatevecDistIndexBitSwapSchedulerDestroy(custatevecHandle_t handle,
    custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerDestroy
    """

def custatevecDistIndexBitSwapSchedulerGetParameters(
    handle: custatevecHandle_t | _SupportsInt | None,
    scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t | _SupportsInt | None,
    swapBatchIndex: _SupportsInt,
    orgSubSVIndex: _SupportsInt,
) -> tuple[custatevecStatus_t, custatevecSVSwapParameters_t]:
    """Returns what has to be transferred in one step of a plan.

    ``custatevecStatus_t custatevecDistIndexBitSwapSchedulerGetParameters(custatevecHandle_t handle,
    custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler, int32_t swapBatchIndex, int32_t orgSubSVIndex,
    custatevecSVSwapParameters_t *parameters)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    parameters : custatevecSVSwapParameters_t

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerGetParameters
    """

def custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(
    handle: custatevecHandle_t | _SupportsInt | None,
    scheduler: custatevecDistIndexBitSwapSchedulerDescriptor_t | _SupportsInt | None,
    indexBitSwaps: _Sequence[int2] | None,
    nIndexBitSwaps: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> tuple[custatevecStatus_t, int]:
    """Says which qubits a plan exchanges, and returns in how many steps.

    ``custatevecStatus_t custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps(custatevecHandle_t handle,
    custatevecDistIndexBitSwapSchedulerDescriptor_t scheduler, const int2 *indexBitSwaps, uint32_t nIndexBitSwaps, const
    int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen, uint32_t *nSwapBatches)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    nSwapBatches : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecDistIndexBitSwapSchedulerSetIndexBitSwaps
    """

def custatevecExAbs2SumArray(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    abs2sum: _typing.Pointer,
    outputOrdering: _Sequence[_SupportsInt] | None,
    outputOrderingLen: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskWireOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Sums the probabilities of each state of some qubits of such a state vector.

    ``custatevecStatus_t custatevecExAbs2SumArray(custatevecExStateVectorDescriptor_t stateVector, double *abs2sum,
    const int32_t *outputOrdering, int32_t outputOrderingLen, const int32_t *maskBitString, const int32_t
    *maskWireOrdering, int32_t maskLen)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExAbs2SumArray
    """

def custatevecExApplyMatrix(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    exMatrixType: custatevecExMatrixType_t,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    targets: _Sequence[_SupportsInt] | None,
    numTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    numControls: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Applies a gate, given by its matrix, to qubits of such a state vector.

    ``custatevecStatus_t custatevecExApplyMatrix(custatevecExStateVectorDescriptor_t stateVector, const void *matrix,
    cudaDataType_t matrixDataType, custatevecExMatrixType_t exMatrixType, custatevecMatrixLayout_t layout, int32_t
    adjoint, const int32_t *targets, int32_t numTargets, const int32_t *controls, const int32_t *controlBitValues,
    int32_t numControls)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExApplyMatrix
    """

def custatevecExApplyPauliRotation(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    theta: float,
    paulis: _Sequence[custatevecPauli_t] | None,
    targets: _Sequence[_SupportsInt] | None,
    numTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    numControls: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Applies the exponential of a product of Pauli operators to such a state vector.

    ``custatevecStatus_t custatevecExApplyPauliRotation(custatevecExStateVectorDescriptor_t stateVector, double theta,
    const custatevecPauli_t *paulis, const int32_t *targets, int32_t numTargets, const int32_t *controls, const int32_t
    *controlBitValues, int32_t numControls)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExApplyPauliRotation
    """

def custatevecExCommunicatorCreate() -> tuple[custatevecStatus_t, custatevecExCommunicatorDescriptor_t]:
    """Creates a communicator of all processes.

    ``custatevecStatus_t custatevecExCommunicatorCreate(custatevecExCommunicatorDescriptor_t *exCommunicator)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    exCommunicator : custatevecExCommunicatorDescriptor_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorCreate
    """

def custatevecExCommunicatorDestroy(
    exCommunicator: custatevecExCommunicatorDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Destroys a communicator.

    ``custatevecStatus_t custatevecExCommunicatorDestroy(custatevecExCommunicatorDescriptor_t exCommunicator)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorDestroy
    """

def custatevecExCommunicatorFinalize() -> tuple[custatevecStatus_t, custatevecExCommunicatorStatus_t]:
    """Ends communication between processes.

    ``custatevecStatus_t custatevecExCommunicatorFinalize(custatevecExCommunicatorStatus_t *exCommStatus)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    exCommStatus : custatevecExCommunicatorStatus_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorFinalize
    """

def custatevecExCommunicatorGetSizeAndRank(
) -> tuple[custatevecStatus_t, int, int, custatevecExCommunicatorStatus_t]:
    """Returns how many processes there are, and which one this is.

    ``custatevecStatus_t custatevecExCommunicatorGetSizeAndRank(int32_t *size, int32_t *rank,
    custatevecExCommunicatorStatus_t *exCommStatus)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    size : int
    rank : int
    exCommStatus : custatevecExCommunicatorStatus_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorGetSizeAndRank
    """

def custatevecExCommunicatorInitialize(
    communicatorType: custatevecCommunicatorType_t,
    libraryPath: _typing.Text | None,
    argc: _typing.Pointer,
    argv: _typing.Pointer,
) -> tuple[custatevecStatus_t, custatevecExCommunicatorStatus_t]:
    """Loads an MPI library, or a plugin in its place, and initializes it.

    ``custatevecStatus_t custatevecExCommunicatorInitialize(custatevecCommunicatorType_t communicatorType, const char
    *libraryPath, int *argc, char ***argv, custatevecExCommunicatorStatus_t *exCommStatus)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    exCommStatus : custatevecExCommunicatorStatus_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExCommunicatorInitialize
    """

def custatevecExComputeExpectation(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    matrices: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    numMatrices: _SupportsInt,
    basisWires: _Sequence[_SupportsInt] | None,
    numBasisWires: _SupportsInt,
) -> tuple[custatevecStatus_t, list[double2]]:
    """Computes expectation values of operators that are given by their matrices.

    ``custatevecStatus_t custatevecExComputeExpectation(custatevecExStateVectorDescriptor_t stateVector, double2
    *expectationValues, const void *matrices, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, int32_t
    numMatrices, const int32_t *basisWires, int32_t numBasisWires)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    expectationValues : list[runtime.double2]

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.15.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExComputeExpectation
    """

def custatevecExComputeExpectationOnPauliBasis(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    pauliOperatorArrays: _Sequence[_typing.Pointer] | None,
    numPauliOperatorArrays: _SupportsInt,
    basisWiresArray: _Sequence[_typing.Pointer] | None,
    numBasisWiresArray: _Sequence[_SupportsInt] | None,
) -> tuple[custatevecStatus_t, list[float]]:
    """Computes expectation values of products of Pauli operators of such a state vector.

    ``custatevecStatus_t custatevecExComputeExpectationOnPauliBasis(custatevecExStateVectorDescriptor_t stateVector,
    double *expectationValues, const custatevecPauli_t **pauliOperatorArrays, int32_t numPauliOperatorArrays, const
    int32_t **basisWiresArray, const int32_t *numBasisWiresArray)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    expectationValues : list[float]

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExComputeExpectationOnPauliBasis
    """

def custatevecExConfigureSVUpdater(
    dataType: cudaDataType,
    configItems: _Sequence[custatevecExSVUpdaterConfigItem_t] | None,
    numConfigItems: _SupportsInt,
) -> tuple[custatevecStatus_t, custatevecExDictionaryDescriptor_t]:
    """Describes a queue of operations.

    ``custatevecStatus_t custatevecExConfigureSVUpdater(custatevecExDictionaryDescriptor_t *svUpdaterConfig,
    cudaDataType_t dataType, const custatevecExSVUpdaterConfigItem_t *configItems, int32_t numConfigItems)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    svUpdaterConfig : custatevecExDictionaryDescriptor_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureSVUpdater
    """

def custatevecExConfigureStateVectorMultiDevice(
    svDataType: cudaDataType,
    numWires: _SupportsInt,
    numDeviceWires: _SupportsInt,
    deviceIds: _Sequence[_SupportsInt] | None,
    numDevices: _SupportsInt,
    networkType: custatevecDeviceNetworkType_t,
    capability: _SupportsInt,
) -> tuple[custatevecStatus_t, custatevecExDictionaryDescriptor_t]:
    """Describes a state vector on several devices.

    ``custatevecStatus_t custatevecExConfigureStateVectorMultiDevice(custatevecExDictionaryDescriptor_t *svConfig,
    cudaDataType_t svDataType, int32_t numWires, int32_t numDeviceWires, const int32_t *deviceIds, int32_t numDevices,
    custatevecDeviceNetworkType_t networkType, uint32_t capability)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    svConfig : custatevecExDictionaryDescriptor_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureStateVectorMultiDevice
    """

def custatevecExConfigureStateVectorMultiProcess(
    svDataType: cudaDataType,
    numWires: _SupportsInt,
    numDeviceWires: _SupportsInt,
    deviceId: _SupportsInt,
    memorySharingMethod: custatevecExMemorySharingMethod_t,
    globalIndexBitClasses: _Sequence[custatevecExGlobalIndexBitClass_t] | None,
    numGlobalIndexBitsPerLayer: _Sequence[_SupportsInt] | None,
    numGlobalIndexBitLayers: _SupportsInt,
    transferWorkspaceSizeInBytes: _SupportsInt,
    auxConfig: _typing.Pointer,
    capability: _SupportsInt,
) -> tuple[custatevecStatus_t, custatevecExDictionaryDescriptor_t]:
    """Describes a state vector on devices of several processes.

    ``custatevecStatus_t custatevecExConfigureStateVectorMultiProcess(custatevecExDictionaryDescriptor_t *svConfig,
    cudaDataType_t svDataType, int32_t numWires, int32_t numDeviceWires, int32_t deviceId,
    custatevecExMemorySharingMethod_t memorySharingMethod, const custatevecExGlobalIndexBitClass_t
    *globalIndexBitClasses, const int32_t *numGlobalIndexBitsPerLayer, int32_t numGlobalIndexBitLayers, size_t
    transferWorkspaceSizeInBytes, const void *auxConfig, uint32_t capability)``

    Parameters
    ----------
    auxConfig
        cubind keeps it alive as long as ``svConfig`` exists.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    svConfig : custatevecExDictionaryDescriptor_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureStateVectorMultiProcess
    """

def custatevecExConfigureStateVectorSingleDevice(
    svDataType: cudaDataType,
    numWires: _SupportsInt,
    numDeviceWires: _SupportsInt,
    deviceId: _SupportsInt,
    capability: _SupportsInt,
) -> tuple[custatevecStatus_t, custatevecExDictionaryDescriptor_t]:
    """Describes a state vector on one device.

    ``custatevecStatus_t custatevecExConfigureStateVectorSingleDevice(custatevecExDictionaryDescriptor_t *svConfig,
    cudaDataType_t svDataType, int32_t numWires, int32_t numDeviceWires, int32_t deviceId, uint32_t capability)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    svConfig : custatevecExDictionaryDescriptor_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExConfigureStateVectorSingleDevice
    """

def custatevecExDictionaryDestroy(
    dictionary: custatevecExDictionaryDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Destroys a configuration.

    ``custatevecStatus_t custatevecExDictionaryDestroy(custatevecExDictionaryDescriptor_t dictionary)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExDictionaryDestroy
    """

def custatevecExMeasure(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    bitStringOrdering: _Sequence[_SupportsInt] | None,
    bitStringOrderingLen: _SupportsInt,
    randnum: float,
    collapse: custatevecCollapseOp_t,
    reserved: _typing.Pointer,
) -> tuple[custatevecStatus_t, int]:
    """Measures some qubits of such a state vector.

    ``custatevecStatus_t custatevecExMeasure(custatevecExStateVectorDescriptor_t stateVector, custatevecIndex_t
    *bitString, const int32_t *bitStringOrdering, int32_t bitStringOrderingLen, double randnum, custatevecCollapseOp_t
    collapse, const void *reserved)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    bitString : int

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExMeasure
    """

def custatevecExSVUpdaterApply(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    randnums: _Sequence[float] | None,
    numRandnums: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Applies a queue to a state vector, with random numbers of the program's.

    ``custatevecStatus_t custatevecExSVUpdaterApply(custatevecExSVUpdaterDescriptor_t svUpdater,
    custatevecExStateVectorDescriptor_t stateVector, const double *randnums, int32_t numRandnums)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterApply
    """

def custatevecExSVUpdaterClear(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Empties a queue of operations.

    ``custatevecStatus_t custatevecExSVUpdaterClear(custatevecExSVUpdaterDescriptor_t svUpdater)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterClear
    """

def custatevecExSVUpdaterCreate(
    svUpdaterConfig: custatevecExDictionaryDescriptor_t | _SupportsInt | None,
    resourceManager: custatevecExResourceManagerDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t, custatevecExSVUpdaterDescriptor_t]:
    """Creates a queue of operations, which are fused where that is quicker.

    ``custatevecStatus_t custatevecExSVUpdaterCreate(custatevecExSVUpdaterDescriptor_t *svUpdater,
    custatevecExDictionaryDescriptor_t svUpdaterConfig, custatevecExResourceManagerDescriptor_t resourceManager)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    svUpdater : custatevecExSVUpdaterDescriptor_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterCreate
    """

def custatevecExSVUpdaterDestroy(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Destroys a queue of operations.

    ``custatevecStatus_t custatevecExSVUpdaterDestroy(custatevecExSVUpdaterDescriptor_t svUpdater)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterDestroy
    """

def custatevecExSVUpdaterEnqueueGeneralChannel(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
    matrices: _Sequence[_typing.Pointer] | None,
    matrixDataType: cudaDataType,
    exMatrixTypes: _Sequence[custatevecExMatrixType_t] | None,
    numMatrices: _SupportsInt,
    layout: custatevecMatrixLayout_t,
    channelWires: _Sequence[_SupportsInt] | None,
    numChannelWires: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Adds a noise channel of any matrices to a queue.

    ``custatevecStatus_t custatevecExSVUpdaterEnqueueGeneralChannel(custatevecExSVUpdaterDescriptor_t svUpdater, const
    void *const *matrices, cudaDataType_t matrixDataType, const custatevecExMatrixType_t *exMatrixTypes, int32_t
    numMatrices, custatevecMatrixLayout_t layout, const int32_t *channelWires, int32_t numChannelWires)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterEnqueueGeneralChannel
    """

def custatevecExSVUpdaterEnqueueMatrix(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    exMatrixType: custatevecExMatrixType_t,
    layout: custatevecMatrixLayout_t,
    adjoint: _SupportsInt,
    targets: _Sequence[_SupportsInt] | None,
    numTargets: _SupportsInt,
    controls: _Sequence[_SupportsInt] | None,
    controlBitValues: _Sequence[_SupportsInt] | None,
    numControls: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Adds a gate to a queue.

    ``custatevecStatus_t custatevecExSVUpdaterEnqueueMatrix(custatevecExSVUpdaterDescriptor_t svUpdater, const void
    *matrix, cudaDataType_t matrixDataType, custatevecExMatrixType_t exMatrixType, custatevecMatrixLayout_t layout,
    int32_t adjoint, const int32_t *targets, int32_t numTargets, const int32_t *controls, const int32_t
    *controlBitValues, int32_t numControls)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterEnqueueMatrix
    """

def custatevecExSVUpdaterEnqueueUnitaryChannel(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
    unitaries: _Sequence[_typing.Pointer] | None,
    unitariesDataType: cudaDataType,
    exMatrixTypes: _Sequence[custatevecExMatrixType_t] | None,
    numUnitaries: _SupportsInt,
    layout: custatevecMatrixLayout_t,
    probabilities: _Sequence[float] | None,
    channelWires: _Sequence[_SupportsInt] | None,
    numChannelWires: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Adds a noise channel of unitary matrices with probabilities to a queue.

    ``custatevecStatus_t custatevecExSVUpdaterEnqueueUnitaryChannel(custatevecExSVUpdaterDescriptor_t svUpdater, const
    void *const *unitaries, cudaDataType_t unitariesDataType, const custatevecExMatrixType_t *exMatrixTypes, int32_t
    numUnitaries, custatevecMatrixLayout_t layout, const double *probabilities, const int32_t *channelWires, int32_t
    numChannelWires)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterEnqueueUnitaryChannel
    """

def custatevecExSVUpdaterGetMaxNumRequiredRandnums(
    svUpdater: custatevecExSVUpdaterDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t, int]:
    """Returns how many random numbers a queue needs at most.

    ``custatevecStatus_t custatevecExSVUpdaterGetMaxNumRequiredRandnums(custatevecExSVUpdaterDescriptor_t svUpdater,
    int32_t *maxNumRequiredRandnums)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    maxNumRequiredRandnums : int

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSVUpdaterGetMaxNumRequiredRandnums
    """

def custatevecExSample(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    bitStringOrdering: _Sequence[_SupportsInt] | None,
    bitStringOrderingLen: _SupportsInt,
    randnums: _Sequence[float] | None,
    numShots: _SupportsInt,
    output: custatevecSamplerOutput_t,
    abs2Sums: _Sequence[float] | None,
) -> tuple[custatevecStatus_t, list[int]]:
    """Draws values of some qubits of such a state vector.

    ``custatevecStatus_t custatevecExSample(custatevecExStateVectorDescriptor_t stateVector, custatevecIndex_t
    *bitStrings, const int32_t *bitStringOrdering, int32_t bitStringOrderingLen, const double *randnums, int32_t
    numShots, custatevecSamplerOutput_t output, const double *abs2Sums)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    bitStrings : list[int]

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExSample
    """

def custatevecExStateVectorAddWires(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    indexBitDomain: custatevecExIndexBitDomain_t,
    numWiresToAdd: _SupportsInt,
    wireInitMode: custatevecExWireInitMode_t,
) -> tuple[custatevecStatus_t, list[int]]:
    """Adds qubits to a state vector, and returns their numbers.

    ``custatevecStatus_t custatevecExStateVectorAddWires(custatevecExStateVectorDescriptor_t stateVector,
    custatevecExIndexBitDomain_t indexBitDomain, int32_t numWiresToAdd, custatevecExWireInitMode_t wireInitMode, int32_t
    *wiresAdded)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    wiresAdded : list[int]

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorAddWires
    """

def custatevecExStateVectorCreateMultiProcess(
    svConfig: custatevecExDictionaryDescriptor_t | _SupportsInt | None,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
    exCommunicator: custatevecExCommunicatorDescriptor_t | _SupportsInt | None,
    resourceManager: custatevecExResourceManagerDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t, custatevecExStateVectorDescriptor_t]:
    """Creates a state vector on devices of several processes.

    ``custatevecStatus_t custatevecExStateVectorCreateMultiProcess(custatevecExStateVectorDescriptor_t *stateVector,
    custatevecExDictionaryDescriptor_t svConfig, cudaStream_t stream, custatevecExCommunicatorDescriptor_t
    exCommunicator, custatevecExResourceManagerDescriptor_t resourceManager)``

    Parameters
    ----------
    stream, exCommunicator, resourceManager
        Used after the call: keep it alive as long as ``stateVector`` exists.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    stateVector : custatevecExStateVectorDescriptor_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorCreateMultiProcess
    """

def custatevecExStateVectorCreateSingleProcess(
    svConfig: custatevecExDictionaryDescriptor_t | _SupportsInt | None,
    streams: _Sequence[cudaStream_t] | None,
    numStreams: _SupportsInt,
    resourceManager: custatevecExResourceManagerDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t, custatevecExStateVectorDescriptor_t]:
    """Creates a state vector on devices of this process.

    ``custatevecStatus_t custatevecExStateVectorCreateSingleProcess(custatevecExStateVectorDescriptor_t *stateVector,
    custatevecExDictionaryDescriptor_t svConfig, const cudaStream_t *streams, int32_t numStreams,
    custatevecExResourceManagerDescriptor_t resourceManager)``

    Parameters
    ----------
    streams
        cubind keeps it alive as long as ``stateVector`` exists.
    resourceManager
        Used after the call: keep it alive as long as ``stateVector`` exists.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    stateVector : custatevecExStateVectorDescriptor_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorCreateSingleProcess
    """

def custatevecExStateVectorDestroy(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Destroys a state vector and frees its memory.

    ``custatevecStatus_t custatevecExStateVectorDestroy(custatevecExStateVectorDescriptor_t stateVector)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorDestroy
    """

def custatevecExStateVectorExposeResources(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    exposeResources: custatevecExExposeResources_t,
) -> tuple[custatevecStatus_t]:
    """Makes the memory of a state vector usable by other functions.

    ``custatevecStatus_t custatevecExStateVectorExposeResources(custatevecExStateVectorDescriptor_t stateVector,
    custatevecExExposeResources_t exposeResources)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorExposeResources
    """

def custatevecExStateVectorGetProperty(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    property: custatevecExStateVectorProperty_t,
    sizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t, _Any]:
    """Returns one property of a state vector, such as the number of its qubits.

    ``custatevecStatus_t custatevecExStateVectorGetProperty(custatevecExStateVectorDescriptor_t stateVector,
    custatevecExStateVectorProperty_t property, void *value, size_t sizeInBytes)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    value : object

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetProperty
    """

def custatevecExStateVectorGetResourcesFromDeviceSubSV(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    subSVIndex: _SupportsInt,
) -> tuple[custatevecStatus_t, int, int, cudaStream_t, custatevecHandle_t]:
    """Returns the memory, the stream and the handle of a part on a device.

    ``custatevecStatus_t custatevecExStateVectorGetResourcesFromDeviceSubSV(custatevecExStateVectorDescriptor_t
    stateVector, int32_t subSVIndex, int32_t *deviceId, void **d_subSV, cudaStream_t *stream, custatevecHandle_t
    *handle)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    deviceId : int
    d_subSV : int
    stream : runtime.cudaStream_t
    handle : custatevecHandle_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromDeviceSubSV
    """

def custatevecExStateVectorGetResourcesFromDeviceSubSVView(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    subSVIndex: _SupportsInt,
) -> tuple[custatevecStatus_t, int, int, cudaStream_t, custatevecHandle_t]:
    """Returns the same for a part that must not be changed.

    ``custatevecStatus_t custatevecExStateVectorGetResourcesFromDeviceSubSVView(custatevecExStateVectorDescriptor_t
    stateVector, int32_t subSVIndex, int32_t *deviceId, const void **d_subSV, cudaStream_t *stream, custatevecHandle_t
    *handle)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    deviceId : int
    d_subSV : int
    stream : runtime.cudaStream_t
    handle : custatevecHandle_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromDeviceSubSVView
    """

def custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    subSVIndex: _SupportsInt,
    sliceIndex: _SupportsInt,
) -> tuple[custatevecStatus_t, int, custatevecExMemoryPlacement_t, int, cudaStream_t]:
    """Returns the memory and the stream of a part in memory of the host.

    ``custatevecStatus_t custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice(custatevecExStateVectorDescriptor_t
    stateVector, int32_t subSVIndex, int32_t sliceIndex, void **subSVSlice, custatevecExMemoryPlacement_t *placement,
    int32_t *deviceId, cudaStream_t *stream)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    subSVSlice : int
    placement : custatevecExMemoryPlacement_t
    deviceId : int
    stream : runtime.cudaStream_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromUnstagedSubSVSlice
    """

def custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    subSVIndex: _SupportsInt,
    sliceIndex: _SupportsInt,
) -> tuple[custatevecStatus_t, int, custatevecExMemoryPlacement_t, int, cudaStream_t]:
    """Returns the same for a part that must not be changed.

    ``custatevecStatus_t
    custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView(custatevecExStateVectorDescriptor_t stateVector,
    int32_t subSVIndex, int32_t sliceIndex, const void **subSVSlice, custatevecExMemoryPlacement_t *placement, int32_t
    *deviceId, cudaStream_t *stream)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    subSVSlice : int
    placement : custatevecExMemoryPlacement_t
    deviceId : int
    stream : runtime.cudaStream_t

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetResourcesFromUnstagedSubSVSliceView
    """

def custatevecExStateVectorGetState(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    state: _typing.Pointer,
    dataType: cudaDataType,
    begin: _SupportsInt,
    end: _SupportsInt,
    maxNumConcurrentCopies: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Copies elements of a state vector to the host.

    ``custatevecStatus_t custatevecExStateVectorGetState(custatevecExStateVectorDescriptor_t stateVector, void *state,
    cudaDataType_t dataType, custatevecIndex_t begin, custatevecIndex_t end, int32_t maxNumConcurrentCopies)``

    Parameters
    ----------
    state
        Used after the call: keep it alive until ``custatevecExStateVectorSynchronize`` is called.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorGetState
    """

def custatevecExStateVectorPermuteIndexBits(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    permutation: _Sequence[_SupportsInt] | None,
    permutationLen: _SupportsInt,
    permutationType: custatevecExPermutationType_t,
) -> tuple[custatevecStatus_t]:
    """Reorders the qubits of a state vector.

    ``custatevecStatus_t custatevecExStateVectorPermuteIndexBits(custatevecExStateVectorDescriptor_t stateVector, const
    int32_t *permutation, int32_t permutationLen, custatevecExPermutationType_t permutationType)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorPermuteIndexBits
    """

def custatevecExStateVectorReassignWireOrdering(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    wireOrdering: _Sequence[_SupportsInt] | None,
    wireOrderingLen: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Gives the qubits of a state vector other numbers and moves nothing.

    ``custatevecStatus_t custatevecExStateVectorReassignWireOrdering(custatevecExStateVectorDescriptor_t stateVector,
    const int32_t *wireOrdering, int32_t wireOrderingLen)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorReassignWireOrdering
    """

def custatevecExStateVectorSetMathMode(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    mode: custatevecMathMode_t,
) -> tuple[custatevecStatus_t]:
    """Sets whether a state vector may be computed with lower precision.

    ``custatevecStatus_t custatevecExStateVectorSetMathMode(custatevecExStateVectorDescriptor_t stateVector,
    custatevecMathMode_t mode)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSetMathMode
    """

def custatevecExStateVectorSetState(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    state: _typing.Pointer,
    dataType: cudaDataType,
    begin: _SupportsInt,
    end: _SupportsInt,
    maxNumConcurrentCopies: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Copies elements from the host into a state vector.

    ``custatevecStatus_t custatevecExStateVectorSetState(custatevecExStateVectorDescriptor_t stateVector, const void
    *state, cudaDataType_t dataType, custatevecIndex_t begin, custatevecIndex_t end, int32_t maxNumConcurrentCopies)``

    Parameters
    ----------
    state
        Used after the call: keep it alive until ``custatevecExStateVectorSynchronize`` is called.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSetState
    """

def custatevecExStateVectorSetZeroState(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Sets all qubits to 0.

    ``custatevecStatus_t custatevecExStateVectorSetZeroState(custatevecExStateVectorDescriptor_t stateVector)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSetZeroState
    """

def custatevecExStateVectorStageSubSV(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    subSVIndex: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Moves one part of a state vector onto a device.

    ``custatevecStatus_t custatevecExStateVectorStageSubSV(custatevecExStateVectorDescriptor_t stateVector, int32_t
    subSVIndex)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorStageSubSV
    """

def custatevecExStateVectorSynchronize(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Waits until all work on a state vector is done.

    ``custatevecStatus_t custatevecExStateVectorSynchronize(custatevecExStateVectorDescriptor_t stateVector)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSynchronize
    """

def custatevecExStateVectorSynchronizeScoped(
    stateVector: custatevecExStateVectorDescriptor_t | _SupportsInt | None,
    scope: custatevecExSynchronizationScope_t,
) -> tuple[custatevecStatus_t]:
    """Waits until work on a state vector is done, in this process or in all.

    ``custatevecStatus_t custatevecExStateVectorSynchronizeScoped(custatevecExStateVectorDescriptor_t stateVector,
    custatevecExSynchronizationScope_t scope)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevecEx.h``. Since cuStateVec 1.15.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecExStateVectorSynchronizeScoped
    """

def custatevecGetDefaultWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t, int]:
    """Returns how much memory a handle needs in most cases.

    ``custatevecStatus_t custatevecGetDefaultWorkspaceSize(custatevecHandle_t handle, size_t *workspaceSizeInBytes)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    workspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetDefaultWorkspaceSize
    """

def custatevecGetDeviceMemHandler(
    handle: custatevecHandle_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t, custatevecDeviceMemHandler_t]:
    """Returns the functions by which a handle allocates memory.

    ``custatevecStatus_t custatevecGetDeviceMemHandler(custatevecHandle_t handle, custatevecDeviceMemHandler_t
    *handler)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    handler : custatevecDeviceMemHandler_t

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetDeviceMemHandler
    """

def custatevecGetErrorName(status: custatevecStatus_t) -> tuple[custatevecStatus_t, bytes]:
    """Returns the name of a status.

    ``const char *custatevecGetErrorName(custatevecStatus_t status)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    value : bytes

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetErrorName
    """

def custatevecGetErrorString(status: custatevecStatus_t) -> tuple[custatevecStatus_t, bytes]:
    """Returns what a status means, in words.

    ``const char *custatevecGetErrorString(custatevecStatus_t status)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    value : bytes

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetErrorString
    """

def custatevecGetMathMode(
    handle: custatevecHandle_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t, custatevecMathMode_t]:
    """Returns whether a handle may compute with lower precision.

    ``custatevecStatus_t custatevecGetMathMode(custatevecHandle_t handle, custatevecMathMode_t *mode)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    mode : custatevecMathMode_t

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetMathMode
    """

def custatevecGetProperty(typename: libraryPropertyType) -> tuple[custatevecStatus_t, int]:
    """Returns one part of cuStateVec's version (major, minor or patch level).

    ``custatevecStatus_t custatevecGetProperty(libraryPropertyType type, int32_t *value)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetProperty
    """

def custatevecGetStream(
    handle: custatevecHandle_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t, cudaStream_t]:
    """Returns the stream on which a handle works.

    ``custatevecStatus_t custatevecGetStream(custatevecHandle_t handle, cudaStream_t *streamId)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    streamId : runtime.cudaStream_t

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetStream
    """

def custatevecGetVersion() -> tuple[custatevecStatus_t, int]:
    """Returns cuStateVec's version as one number.

    ``size_t custatevecGetVersion(void)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecGetVersion
    """

def custatevecInitializeStateVector(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    svType: custatevecStateVectorType_t,
) -> tuple[custatevecStatus_t]:
    """Sets a state vector to a basis state, or to another simple one.

    ``custatevecStatus_t custatevecInitializeStateVector(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType,
    uint32_t nIndexBits, custatevecStateVectorType_t svType)``

    Parameters
    ----------
    sv
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecInitializeStateVector
    """

def custatevecLoggerForceDisable() -> tuple[custatevecStatus_t]:
    """Switches logging off for good.

    ``custatevecStatus_t custatevecLoggerForceDisable(void)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerForceDisable
    """

def custatevecLoggerOpenFile(logFile: _typing.Text) -> tuple[custatevecStatus_t]:
    """Opens a file for the log.

    ``custatevecStatus_t custatevecLoggerOpenFile(const char *logFile)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerOpenFile
    """

def custatevecLoggerSetCallback(callback: _typing.Callback) -> tuple[custatevecStatus_t]:
    """Sets a function that gets the log's messages.

    ``custatevecStatus_t custatevecLoggerSetCallback(custatevecLoggerCallback_t callback)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetCallback
    """

def custatevecLoggerSetCallbackData(
    callback: _typing.Callback,
    userData: object,
) -> tuple[custatevecStatus_t]:
    """Sets a function that gets the log's messages, and what it is given.

    ``custatevecStatus_t custatevecLoggerSetCallbackData(custatevecLoggerCallbackData_t callback, void *userData)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetCallbackData
    """

def custatevecLoggerSetFile(file: _typing.Pointer) -> tuple[custatevecStatus_t]:
    """Sends the log to a file that the program has opened.

    ``custatevecStatus_t custatevecLoggerSetFile(FILE *file)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetFile
    """

def custatevecLoggerSetLevel(level: _SupportsInt) -> tuple[custatevecStatus_t]:
    """Sets how much is logged.

    ``custatevecStatus_t custatevecLoggerSetLevel(int32_t level)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetLevel
    """

def custatevecLoggerSetMask(mask: _SupportsInt) -> tuple[custatevecStatus_t]:
    """Sets which kinds of messages are logged.

    ``custatevecStatus_t custatevecLoggerSetMask(int32_t mask)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecLoggerSetMask
    """

def custatevecMeasureBatched(
    handle: custatevecHandle_t | _SupportsInt | None,
    batchedSv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nSVs: _SupportsInt,
    svStride: _SupportsInt,
    bitStrings: _typing.Pointer,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    randnums: _typing.Pointer,
    collapse: custatevecCollapseOp_t,
) -> tuple[custatevecStatus_t]:
    """Measures some qubits of several state vectors.

    ``custatevecStatus_t custatevecMeasureBatched(custatevecHandle_t handle, void *batchedSv, cudaDataType_t svDataType,
    uint32_t nIndexBits, uint32_t nSVs, custatevecIndex_t svStride, custatevecIndex_t *bitStrings, const int32_t
    *bitOrdering, uint32_t bitStringLen, const double *randnums, custatevecCollapseOp_t collapse)``

    Parameters
    ----------
    batchedSv, bitStrings, randnums
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecMeasureBatched
    """

def custatevecMeasureOnZBasis(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    basisBits: _Sequence[_SupportsInt] | None,
    nBasisBits: _SupportsInt,
    randnum: float,
    collapse: custatevecCollapseOp_t,
) -> tuple[custatevecStatus_t, int]:
    """Measures the parity in a product of Z bases.

    ``custatevecStatus_t custatevecMeasureOnZBasis(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType,
    uint32_t nIndexBits, int32_t *parity, const int32_t *basisBits, uint32_t nBasisBits, double randnum,
    custatevecCollapseOp_t collapse)``

    Parameters
    ----------
    sv
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    parity : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecMeasureOnZBasis
    """

def custatevecMultiDeviceSwapIndexBits(
    handles: _Sequence[custatevecHandle_t] | None,
    nHandles: _SupportsInt,
    subSVs: _Sequence[_typing.Pointer] | None,
    svDataType: cudaDataType,
    nGlobalIndexBits: _SupportsInt,
    nLocalIndexBits: _SupportsInt,
    indexBitSwaps: _Sequence[int2] | None,
    nIndexBitSwaps: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
    deviceNetworkType: custatevecDeviceNetworkType_t,
) -> tuple[custatevecStatus_t]:
    """Exchanges qubits of a state vector whose parts are on several devices.

    ``custatevecStatus_t custatevecMultiDeviceSwapIndexBits(custatevecHandle_t *handles, uint32_t nHandles, void
    **subSVs, cudaDataType_t svDataType, uint32_t nGlobalIndexBits, uint32_t nLocalIndexBits, const int2 *indexBitSwaps,
    uint32_t nIndexBitSwaps, const int32_t *maskBitString, const int32_t *maskOrdering, uint32_t maskLen,
    custatevecDeviceNetworkType_t deviceNetworkType)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecMultiDeviceSwapIndexBits
    """

def custatevecSVSwapWorkerCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    communicator: custatevecCommunicatorDescriptor_t | _SupportsInt | None,
    orgSubSV: _typing.DevicePointer,
    orgSubSVIndex: _SupportsInt,
    orgEvent: cudaEvent_t | _SupportsInt | None,
    svDataType: cudaDataType,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[custatevecStatus_t, custatevecSVSwapWorkerDescriptor_t, int, int]:
    """Creates an object that transfers parts of state vectors between processes.

    ``custatevecStatus_t custatevecSVSwapWorkerCreate(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t
    *svSwapWorker, custatevecCommunicatorDescriptor_t communicator, void *orgSubSV, int32_t orgSubSVIndex, cudaEvent_t
    orgEvent, cudaDataType_t svDataType, cudaStream_t stream, size_t *extraWorkspaceSizeInBytes, size_t
    *minTransferWorkspaceSizeInBytes)``

    Parameters
    ----------
    communicator, orgEvent, stream
        Used after the call: keep it alive as long as ``svSwapWorker`` exists.
    orgSubSV
        cubind keeps it alive as long as ``svSwapWorker`` exists.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    svSwapWorker : custatevecSVSwapWorkerDescriptor_t
    extraWorkspaceSizeInBytes : int
    minTransferWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerCreate
    """

def custatevecSVSwapWorkerCreateWithSemaphore(
    handle: custatevecHandle_t | _SupportsInt | None,
    communicator: custatevecCommunicatorDescriptor_t | _SupportsInt | None,
    orgSubSV: _typing.DevicePointer,
    orgSubSVIndex: _SupportsInt,
    orgSemaphore: _typing.DevicePointer,
    svDataType: cudaDataType,
    stream: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[custatevecStatus_t, custatevecSVSwapWorkerDescriptor_t, int, int]:
    """Creates such an object that waits for its peers by memory on the device.

    ``custatevecStatus_t custatevecSVSwapWorkerCreateWithSemaphore(custatevecHandle_t handle,
    custatevecSVSwapWorkerDescriptor_t *svSwapWorker, custatevecCommunicatorDescriptor_t communicator, void *orgSubSV,
    int32_t orgSubSVIndex, void *orgSemaphore, cudaDataType_t svDataType, cudaStream_t stream, size_t
    *extraWorkspaceSizeInBytes, size_t *minTransferWorkspaceSizeInBytes)``

    Parameters
    ----------
    communicator, stream
        Used after the call: keep it alive as long as ``svSwapWorker`` exists.
    orgSubSV, orgSemaphore
        cubind keeps it alive as long as ``svSwapWorker`` exists.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    svSwapWorker : custatevecSVSwapWorkerDescriptor_t
    extraWorkspaceSizeInBytes : int
    minTransferWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerCreateWithSemaphore
    """

def custatevecSVSwapWorkerDestroy(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Destroys such an object.

    ``custatevecStatus_t custatevecSVSwapWorkerDestroy(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t
    svSwapWorker)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerDestroy
    """

def custatevecSVSwapWorkerExecute(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    begin: _SupportsInt,
    end: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Transfers elements of state vectors.

    ``custatevecStatus_t custatevecSVSwapWorkerExecute(custatevecHandle_t handle, custatevecSVSwapWorkerDescriptor_t
    svSwapWorker, custatevecIndex_t begin, custatevecIndex_t end)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerExecute
    """

def custatevecSVSwapWorkerSetExtraWorkspace(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Gives it memory on the device to work in.

    ``custatevecStatus_t custatevecSVSwapWorkerSetExtraWorkspace(custatevecHandle_t handle,
    custatevecSVSwapWorkerDescriptor_t svSwapWorker, void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    extraWorkspace
        cubind keeps it alive until ``svSwapWorker`` is destroyed, or such a call replaces it.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetExtraWorkspace
    """

def custatevecSVSwapWorkerSetParameters(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    parameters: custatevecSVSwapParameters_t | None,
    peer: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Says what it transfers, and to whom.

    ``custatevecStatus_t custatevecSVSwapWorkerSetParameters(custatevecHandle_t handle,
    custatevecSVSwapWorkerDescriptor_t svSwapWorker, const custatevecSVSwapParameters_t *parameters, int peer)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetParameters
    """

def custatevecSVSwapWorkerSetSubSVsP2P(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    dstSubSVsP2P: _Sequence[_typing.Pointer] | None,
    dstSubSVIndicesP2P: _Sequence[_SupportsInt] | None,
    dstEvents: _Sequence[cudaEvent_t] | None,
    nDstSubSVsP2P: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Gives it parts of state vectors that the device reaches directly, and their events.

    ``custatevecStatus_t custatevecSVSwapWorkerSetSubSVsP2P(custatevecHandle_t handle,
    custatevecSVSwapWorkerDescriptor_t svSwapWorker, void **dstSubSVsP2P, const int32_t *dstSubSVIndicesP2P, cudaEvent_t
    *dstEvents, uint32_t nDstSubSVsP2P)``

    Parameters
    ----------
    dstSubSVsP2P, dstEvents
        cubind keeps it alive until ``svSwapWorker`` is destroyed, or such a call replaces it.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetSubSVsP2P
    """

def custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    dstSubSVsP2P: _Sequence[_typing.Pointer] | None,
    dstSubSVIndicesP2P: _Sequence[_SupportsInt] | None,
    dstSemaphores: _Sequence[_typing.Pointer] | None,
    nDstSubSVsP2P: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Gives it parts of state vectors that the device reaches directly.

    ``custatevecStatus_t custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores(custatevecHandle_t handle,
    custatevecSVSwapWorkerDescriptor_t svSwapWorker, void **dstSubSVsP2P, const int32_t *dstSubSVIndicesP2P, void
    **dstSemaphores, uint32_t nDstSubSVsP2P)``

    Parameters
    ----------
    dstSubSVsP2P, dstSemaphores
        cubind keeps it alive until ``svSwapWorker`` is destroyed, or such a call replaces it.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetSubSVsP2PWithSemaphores
    """

def custatevecSVSwapWorkerSetTransferWorkspace(
    handle: custatevecHandle_t | _SupportsInt | None,
    svSwapWorker: custatevecSVSwapWorkerDescriptor_t | _SupportsInt | None,
    transferWorkspace: _typing.DevicePointer,
    transferWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Gives it memory on the device for what is transferred.

    ``custatevecStatus_t custatevecSVSwapWorkerSetTransferWorkspace(custatevecHandle_t handle,
    custatevecSVSwapWorkerDescriptor_t svSwapWorker, void *transferWorkspace, size_t transferWorkspaceSizeInBytes)``

    Parameters
    ----------
    transferWorkspace
        cubind keeps it alive until ``svSwapWorker`` is destroyed, or such a call replaces it.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSVSwapWorkerSetTransferWorkspace
    """

def custatevecSamplerApplySubSVOffset(
    handle: custatevecHandle_t | _SupportsInt | None,
    sampler: custatevecSamplerDescriptor_t | _SupportsInt | None,
    subSVOrd: _SupportsInt,
    nSubSVs: _SupportsInt,
    offset: float,
    norm: float,
) -> tuple[custatevecStatus_t]:
    """Tells a sampler which part of the whole state its vector is.

    ``custatevecStatus_t custatevecSamplerApplySubSVOffset(custatevecHandle_t handle, custatevecSamplerDescriptor_t
    sampler, int32_t subSVOrd, uint32_t nSubSVs, double offset, double norm)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerApplySubSVOffset
    """

def custatevecSamplerCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    nMaxShots: _SupportsInt,
) -> tuple[custatevecStatus_t, custatevecSamplerDescriptor_t, int]:
    """Creates a sampler of a state vector.

    ``custatevecStatus_t custatevecSamplerCreate(custatevecHandle_t handle, const void *sv, cudaDataType_t svDataType,
    uint32_t nIndexBits, custatevecSamplerDescriptor_t *sampler, uint32_t nMaxShots, size_t
    *extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    sv
        cubind keeps it alive as long as ``sampler`` exists.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    sampler : custatevecSamplerDescriptor_t
    extraWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerCreate
    """

def custatevecSamplerDestroy(
    sampler: custatevecSamplerDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Destroys a sampler.

    ``custatevecStatus_t custatevecSamplerDestroy(custatevecSamplerDescriptor_t sampler)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerDestroy
    """

def custatevecSamplerGetSquaredNorm(
    handle: custatevecHandle_t | _SupportsInt | None,
    sampler: custatevecSamplerDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t, float]:
    """Returns the squared norm of a sampler's state vector.

    ``custatevecStatus_t custatevecSamplerGetSquaredNorm(custatevecHandle_t handle, custatevecSamplerDescriptor_t
    sampler, double *norm)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    norm : float

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerGetSquaredNorm
    """

def custatevecSamplerPreprocess(
    handle: custatevecHandle_t | _SupportsInt | None,
    sampler: custatevecSamplerDescriptor_t | _SupportsInt | None,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Prepares a sampler, in memory of the program's.

    ``custatevecStatus_t custatevecSamplerPreprocess(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler,
    void *extraWorkspace, size_t extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    extraWorkspace
        cubind keeps it alive until ``sampler`` is destroyed, or such a call replaces it.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerPreprocess
    """

def custatevecSamplerSample(
    handle: custatevecHandle_t | _SupportsInt | None,
    sampler: custatevecSamplerDescriptor_t | _SupportsInt | None,
    bitOrdering: _Sequence[_SupportsInt] | None,
    bitStringLen: _SupportsInt,
    randnums: _Sequence[float] | None,
    nShots: _SupportsInt,
    output: custatevecSamplerOutput_t,
) -> tuple[custatevecStatus_t, list[int]]:
    """Draws values of some qubits by the program's random numbers.

    ``custatevecStatus_t custatevecSamplerSample(custatevecHandle_t handle, custatevecSamplerDescriptor_t sampler,
    custatevecIndex_t *bitStrings, const int32_t *bitOrdering, uint32_t bitStringLen, const double *randnums, uint32_t
    nShots, custatevecSamplerOutput_t output)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    bitStrings : list[int]

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSamplerSample
    """

def custatevecSetDeviceMemHandler(
    handle: custatevecHandle_t | _SupportsInt | None,
    handler: custatevecDeviceMemHandler_t | None,
) -> tuple[custatevecStatus_t]:
    """Makes a handle allocate memory by functions of the program; NULL ends it.

    ``custatevecStatus_t custatevecSetDeviceMemHandler(custatevecHandle_t handle, const custatevecDeviceMemHandler_t
    *handler)``

    Parameters
    ----------
    handler
        cubind keeps it alive until ``handle`` is destroyed, or such a call replaces it.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetDeviceMemHandler
    """

def custatevecSetMathMode(
    handle: custatevecHandle_t | _SupportsInt | None,
    mode: custatevecMathMode_t,
) -> tuple[custatevecStatus_t]:
    """Sets whether a handle may compute with lower precision.

    ``custatevecStatus_t custatevecSetMathMode(custatevecHandle_t handle, custatevecMathMode_t mode)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetMathMode
    """

def custatevecSetStream(
    handle: custatevecHandle_t | _SupportsInt | None,
    streamId: cudaStream_t | _SupportsInt | _typing.Stream | None,
) -> tuple[custatevecStatus_t]:
    """Sets the stream on which a handle works.

    ``custatevecStatus_t custatevecSetStream(custatevecHandle_t handle, cudaStream_t streamId)``

    Parameters
    ----------
    streamId
        Used after the call: keep it alive until ``handle`` is destroyed or set again.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetStream
    """

def custatevecSetWorkspace(
    handle: custatevecHandle_t | _SupportsInt | None,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Gives a handle memory on the device to work in.

    ``custatevecStatus_t custatevecSetWorkspace(custatevecHandle_t handle, void *workspace, size_t
    workspaceSizeInBytes)``

    Parameters
    ----------
    workspace
        cubind keeps it alive until ``handle`` is destroyed, or such a call replaces it.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSetWorkspace
    """

def custatevecSubSVMigratorCreate(
    handle: custatevecHandle_t | _SupportsInt | None,
    deviceSlices: _typing.DevicePointer,
    svDataType: cudaDataType,
    nDeviceSlices: _SupportsInt,
    nSliceLocalIndexBits: _SupportsInt,
) -> tuple[custatevecStatus_t, custatevecSubSVMigratorDescriptor_t]:
    """Creates an object that moves parts of a state vector between host and device.

    ``custatevecStatus_t custatevecSubSVMigratorCreate(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t
    *migrator, void *deviceSlices, cudaDataType_t svDataType, int nDeviceSlices, int nSliceLocalIndexBits)``

    Parameters
    ----------
    deviceSlices
        cubind keeps it alive as long as ``migrator`` exists.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    migrator : custatevecSubSVMigratorDescriptor_t

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSubSVMigratorCreate
    """

def custatevecSubSVMigratorDestroy(
    handle: custatevecHandle_t | _SupportsInt | None,
    migrator: custatevecSubSVMigratorDescriptor_t | _SupportsInt | None,
) -> tuple[custatevecStatus_t]:
    """Destroys such an object.

    ``custatevecStatus_t custatevecSubSVMigratorDestroy(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t
    migrator)``

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSubSVMigratorDestroy
    """

def custatevecSubSVMigratorMigrate(
    handle: custatevecHandle_t | _SupportsInt | None,
    migrator: custatevecSubSVMigratorDescriptor_t | _SupportsInt | None,
    deviceSliceIndex: _SupportsInt,
    srcSubSVSlice: _typing.Pointer,
    dstSubSVSlice: _typing.Pointer,
    begin: _SupportsInt,
    end: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Moves one part to the device, another one from it, or exchanges them.

    ``custatevecStatus_t custatevecSubSVMigratorMigrate(custatevecHandle_t handle, custatevecSubSVMigratorDescriptor_t
    migrator, int deviceSliceIndex, const void *srcSubSVSlice, void *dstSubSVSlice, custatevecIndex_t begin,
    custatevecIndex_t end)``

    Parameters
    ----------
    srcSubSVSlice, dstSubSVSlice
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSubSVMigratorMigrate
    """

def custatevecSwapIndexBits(
    handle: custatevecHandle_t | _SupportsInt | None,
    sv: _typing.DevicePointer,
    svDataType: cudaDataType,
    nIndexBits: _SupportsInt,
    bitSwaps: _Sequence[int2] | None,
    nBitSwaps: _SupportsInt,
    maskBitString: _Sequence[_SupportsInt] | None,
    maskOrdering: _Sequence[_SupportsInt] | None,
    maskLen: _SupportsInt,
) -> tuple[custatevecStatus_t]:
    """Exchanges qubits of a state vector.

    ``custatevecStatus_t custatevecSwapIndexBits(custatevecHandle_t handle, void *sv, cudaDataType_t svDataType,
    uint32_t nIndexBits, const int2 *bitSwaps, uint32_t nBitSwaps, const int32_t *maskBitString, const int32_t
    *maskOrdering, uint32_t maskLen)``

    Parameters
    ----------
    sv
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecSwapIndexBits
    """

def custatevecTestMatrixType(
    handle: custatevecHandle_t | _SupportsInt | None,
    matrixType: custatevecMatrixType_t,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    nTargets: _SupportsInt,
    adjoint: _SupportsInt,
    computeType: custatevecComputeType_t,
    extraWorkspace: _typing.DevicePointer,
    extraWorkspaceSizeInBytes: _SupportsInt,
) -> tuple[custatevecStatus_t, float]:
    """Computes how far a matrix is from being unitary or Hermitian.

    ``custatevecStatus_t custatevecTestMatrixType(custatevecHandle_t handle, double *residualNorm,
    custatevecMatrixType_t matrixType, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t
    layout, uint32_t nTargets, int32_t adjoint, custatevecComputeType_t computeType, void *extraWorkspace, size_t
    extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    matrix, extraWorkspace
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    residualNorm : float

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecTestMatrixType
    """

def custatevecTestMatrixTypeGetWorkspaceSize(
    handle: custatevecHandle_t | _SupportsInt | None,
    matrixType: custatevecMatrixType_t,
    matrix: _typing.Pointer,
    matrixDataType: cudaDataType,
    layout: custatevecMatrixLayout_t,
    nTargets: _SupportsInt,
    adjoint: _SupportsInt,
    computeType: custatevecComputeType_t,
) -> tuple[custatevecStatus_t, int]:
    """Returns the memory that testing a matrix' type needs.

    ``custatevecStatus_t custatevecTestMatrixTypeGetWorkspaceSize(custatevecHandle_t handle, custatevecMatrixType_t
    matrixType, const void *matrix, cudaDataType_t matrixDataType, custatevecMatrixLayout_t layout, uint32_t nTargets,
    int32_t adjoint, custatevecComputeType_t computeType, size_t *extraWorkspaceSizeInBytes)``

    Parameters
    ----------
    matrix
        Used after the call: keep it alive until this call completes on ``handle``'s stream.

    Returns
    -------
    custatevecStatus_t
        ``CUSTATEVEC_STATUS_SUCCESS``.
    extraWorkspaceSizeInBytes : int

    Notes
    -----
    In ``custatevec.h``. Since cuStateVec 1.14 or earlier.
    https://docs.nvidia.com/cuda/cuquantum/latest/custatevec/api/functions.html#:~:text=custatevecTestMatrixTypeGetWorkspaceSize
    """
