"""cuDSS 1 (API of 1.0).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, ClassVar as _ClassVar, Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)

CUDSS_ALLOCATOR_NAME_LEN: _Final = 64
CUDSS_C_32F: _Final[cudaDataType]
CUDSS_C_64F: _Final[cudaDataType]
CUDSS_DATA_TYPE_UNSET: _Final[cudaDataType]
CUDSS_R_32F: _Final[cudaDataType]
CUDSS_R_32I: _Final[cudaDataType]
CUDSS_R_64F: _Final[cudaDataType]
CUDSS_R_64F_64F: _Final[cudaDataType]
CUDSS_R_64F_MP2: _Final[cudaDataType]
CUDSS_R_64I: _Final[cudaDataType]
CUDSS_VERSION: _Final = 10000
CUDSS_VERSION_MAJOR: _Final = 1
CUDSS_VERSION_MINOR: _Final = 0
CUDSS_VERSION_PATCH: _Final = 0

class cudssConfigParam_t(_enums.IntEnum):
    """cudssConfigParam_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_CONFIG_REORDERING_ALG = 0
    CUDSS_CONFIG_FACTORIZATION_ALG = 1
    CUDSS_CONFIG_SOLVE_ALG = 2
    CUDSS_CONFIG_MATCHING_ALG = 3
    CUDSS_CONFIG_SOLVE_MODE = 4
    CUDSS_CONFIG_IR_N_STEPS = 5
    CUDSS_CONFIG_IR_TOL = 6
    CUDSS_CONFIG_PIVOT_TYPE = 7
    CUDSS_CONFIG_PIVOT_THRESHOLD = 8
    CUDSS_CONFIG_PIVOT_EPSILON = 9
    CUDSS_CONFIG_MAX_LU_NNZ = 10
    CUDSS_CONFIG_HYBRID_MEMORY_MODE = 11
    CUDSS_CONFIG_HYBRID_DEVICE_MEMORY_LIMIT = 12
    CUDSS_CONFIG_USE_CUDA_REGISTER_MEMORY = 13
    CUDSS_CONFIG_HOST_NTHREADS = 14
    CUDSS_CONFIG_HYBRID_EXECUTE_MODE = 15
    CUDSS_CONFIG_PIVOT_EPSILON_ALG = 16
    CUDSS_CONFIG_ND_NLEVELS = 17
    CUDSS_CONFIG_UBATCH_SIZE = 18
    CUDSS_CONFIG_UBATCH_INDEX = 19
    CUDSS_CONFIG_USE_SUPERPANELS = 20
    CUDSS_CONFIG_DEVICE_COUNT = 21
    CUDSS_CONFIG_DEVICE_INDICES = 22
    CUDSS_CONFIG_SCHUR_MODE = 23
    CUDSS_CONFIG_DETERMINISTIC_MODE = 24
    CUDSS_CONFIG_ND_UBFACTOR = 25
    CUDSS_CONFIG_EMULATION_MANTISSA_BIT_COUNT = 26
    CUDSS_CONFIG_FORCE_NONSYMMETRIC_MATCHING = 27
    CUDSS_CONFIG_DOWNCAST_FACTORS = 28
    CUDSS_CONFIG_MEMORY_OPTIMIZATION_SETTING = 29

class cudssDataParam_t(_enums.IntEnum):
    """cudssDataParam_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_DATA_INFO = 0
    CUDSS_DATA_LU_NNZ = 1
    CUDSS_DATA_NPIVOTS = 2
    CUDSS_DATA_INERTIA = 3
    CUDSS_DATA_PERM_REORDER_ROW = 4
    CUDSS_DATA_PERM_REORDER_COL = 5
    CUDSS_DATA_PERM_ROW = 6
    CUDSS_DATA_PERM_COL = 7
    CUDSS_DATA_DIAG = 8
    CUDSS_DATA_USER_PERM = 9
    CUDSS_DATA_HYBRID_DEVICE_MEMORY_MIN = 10
    CUDSS_DATA_COMM_DEVICE = 11
    CUDSS_DATA_COMM_HOST = 12
    CUDSS_DATA_MEMORY_ESTIMATES = 13
    CUDSS_DATA_PERM_MATCHING = 14
    CUDSS_DATA_SCALE_ROW = 15
    CUDSS_DATA_SCALE_COL = 16
    CUDSS_DATA_NSUPERPANELS = 17
    CUDSS_DATA_USER_SCHUR_INDICES = 18
    CUDSS_DATA_SCHUR_SHAPE = 19
    CUDSS_DATA_SCHUR_MATRIX = 20
    CUDSS_DATA_USER_ND_PARTITION_TREE = 21
    CUDSS_DATA_ND_PARTITION_TREE = 22
    CUDSS_DATA_USER_HOST_INTERRUPT = 23
    CUDSS_DATA_IR_N_STEPS = 24
    CUDSS_DATA_UBATCH_MASK = 25
    CUDSS_DATA_FLOPS = 26

class cudssDowncastFactorsMode_t(_enums.IntEnum):
    """cudssDowncastFactorsMode_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_DOWNCAST_FACTORS_MODE_DISABLED = 0
    CUDSS_DOWNCAST_FACTORS_MODE_KEEP_BLOCK_DIAGONAL = 1
    CUDSS_DOWNCAST_FACTORS_MODE_KEEP_STRICT_DIAGONAL = 2

class cudssFactorizationAlg_t(_enums.IntEnum):
    """cudssFactorizationAlg_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_FACTORIZATION_ALG_DEFAULT = 0
    CUDSS_FACTORIZATION_ALG_MULTIBLOCK = 1
    CUDSS_FACTORIZATION_ALG_GENERAL = 2

class cudssIndexBase_t(_enums.IntEnum):
    """cudssIndexBase_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_BASE_ZERO = 0
    CUDSS_BASE_ONE = 1

class cudssLayout_t(_enums.IntEnum):
    """cudssLayout_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_LAYOUT_COL_MAJOR = 0
    CUDSS_LAYOUT_ROW_MAJOR = 1

class cudssMatchingAlg_t(_enums.IntEnum):
    """cudssMatchingAlg_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_MATCHING_ALG_NONE = 0
    CUDSS_MATCHING_ALG_MAX_DIAG_COUNT = 1
    CUDSS_MATCHING_ALG_MAX_MIN_DIAG = 2
    CUDSS_MATCHING_ALG_MAX_MIN_DIAG_ALT = 3
    CUDSS_MATCHING_ALG_MAX_DIAG_SUM = 4
    CUDSS_MATCHING_ALG_MAX_DIAG_PRODUCT = 5
    CUDSS_MATCHING_ALG_AUTO = 6

class cudssMatrixFormat_t(_enums.IntEnum):
    """cudssMatrixFormat_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_MFORMAT_DENSE = 1
    CUDSS_MFORMAT_CSR = 2
    CUDSS_MFORMAT_BATCH = 4
    CUDSS_MFORMAT_DISTRIBUTED = 8

class cudssMatrixType_t(_enums.IntEnum):
    """cudssMatrixType_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_MTYPE_GENERAL = 0
    CUDSS_MTYPE_SYMMETRIC = 1
    CUDSS_MTYPE_HERMITIAN = 2
    CUDSS_MTYPE_SPD = 3
    CUDSS_MTYPE_HPD = 4

class cudssMatrixViewType_t(_enums.IntEnum):
    """cudssMatrixViewType_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_MVIEW_FULL = 0
    CUDSS_MVIEW_LOWER = 1
    CUDSS_MVIEW_UPPER = 2

class cudssMemoryEstimateState_t(_enums.IntEnum):
    """cudssMemoryEstimateState_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_MEMORY_ESTIMATE_STATE_NONE = 0
    CUDSS_MEMORY_ESTIMATE_STATE_FILL_KNOWN = 1
    CUDSS_MEMORY_ESTIMATE_STATE_FINAL = 2

class cudssMemoryOptimizationFlags_t(_enums.IntEnum):
    """cudssMemoryOptimizationFlags_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_MEMORY_OPTIMIZATION_DEFAULT = 0
    CUDSS_MEMORY_OPTIMIZATION_SOLVE_ONLY = 1

class cudssOpType_t(_enums.IntEnum):
    """cudssOpType_t, from cudss_distributed_interface.h. Since at least cuDSS 1.0."""

    CUDSS_SUM = 0
    CUDSS_MAX = 1
    CUDSS_MIN = 2

class cudssPhase_t(_enums.IntEnum):
    """cudssPhase_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_PHASE_REORDERING = 1
    CUDSS_PHASE_SYMBOLIC_FACTORIZATION = 2
    CUDSS_PHASE_ANALYSIS = 3
    CUDSS_PHASE_FACTORIZATION = 4
    CUDSS_PHASE_REFACTORIZATION = 8
    CUDSS_PHASE_SOLVE_FWD_PERM = 16
    CUDSS_PHASE_SOLVE_FWD = 32
    CUDSS_PHASE_SOLVE_DIAG = 64
    CUDSS_PHASE_SOLVE_BWD = 128
    CUDSS_PHASE_SOLVE_BWD_PERM = 256
    CUDSS_PHASE_SOLVE_REFINEMENT = 512
    CUDSS_PHASE_SOLVE = 1008

class cudssPivotEpsilonAlg_t(_enums.IntEnum):
    """cudssPivotEpsilonAlg_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_PIVOT_EPSILON_ALG_DEFAULT = 0
    CUDSS_PIVOT_EPSILON_ALG_SCALED = 1
    CUDSS_PIVOT_EPSILON_ALG_STATIC = 2

class cudssPivotType_t(_enums.IntEnum):
    """cudssPivotType_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_PIVOT_AUTO = 0
    CUDSS_PIVOT_NONE = 1
    CUDSS_PIVOT_GLOBAL_COL = 2
    CUDSS_PIVOT_GLOBAL_ROW = 3
    CUDSS_PIVOT_DIAGONAL = 4
    CUDSS_PIVOT_LOCAL_BLOCK = 5
    CUDSS_PIVOT_BUNCH_KAUFMAN = 6

class cudssReorderingAlg_t(_enums.IntEnum):
    """cudssReorderingAlg_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_REORDERING_ALG_DEFAULT = 0
    CUDSS_REORDERING_ALG_BTF_COLAMD = 1
    CUDSS_REORDERING_ALG_COLAMD = 2
    CUDSS_REORDERING_ALG_AMD = 3
    CUDSS_REORDERING_ALG_NESTED_DISSECTION = 4
    CUDSS_REORDERING_ALG_NONE = 5

class cudssSolveAlg_t(_enums.IntEnum):
    """cudssSolveAlg_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_SOLVE_ALG_DEFAULT = 0
    CUDSS_SOLVE_ALG_GENERAL = 1

class cudssSolveMode_t(_enums.IntEnum):
    """cudssSolveMode_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_SOLVE_MODE_NORMAL = 0
    CUDSS_SOLVE_MODE_TRANSPOSE = 1
    CUDSS_SOLVE_MODE_CONJUGATE_TRANSPOSE = 2

class cudssStatus_t(_enums.IntEnum):
    """cudssStatus_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    CUDSS_STATUS_SUCCESS = 0
    CUDSS_STATUS_NOT_INITIALIZED = 1
    CUDSS_STATUS_ALLOC_FAILED = 2
    CUDSS_STATUS_INVALID_VALUE = 3
    CUDSS_STATUS_NOT_SUPPORTED = 4
    CUDSS_STATUS_EXECUTION_FAILED = 5
    CUDSS_STATUS_INTERNAL_ERROR = 6
    CUDSS_STATUS_IR_FAILED = 7

@_disjoint_base
class cudssConfig_t:
    """cudssConfig_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudssData_t:
    """cudssData_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudssHandle_t:
    """cudssHandle_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudssLoggerCallback_t:
    """cudssLoggerCallback_t, from cudss.h. Since at least cuDSS 1.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudssMatrix_t:
    """cudssMatrix_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudss_thr_func_t:
    """cudss_thr_func_t, from cudss_threading_interface.h. Since at least cuDSS 1.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudssDeviceMemHandler_t:
    """cudssDeviceMemHandler_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    def __init__(
        self,
        ctx: _typing.Pointer = ...,
        device_alloc: _typing.Callback = ...,
        device_free: _typing.Callback = ...,
        name: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ctx: _typing.PointerField
    device_alloc: _typing.CallbackField
    device_free: _typing.CallbackField
    name: _typing.CharsField

@_disjoint_base
class cudssDistributedInterface_t:
    """cudssDistributedInterface_t, from cudss_distributed_interface.h. Since at least cuDSS 1.0."""

    def __init__(
        self,
        cudssCommRankDevice: _typing.Callback = ...,
        cudssCommSizeDevice: _typing.Callback = ...,
        cudssSendDevice: _typing.Callback = ...,
        cudssRecvDevice: _typing.Callback = ...,
        cudssBcastDevice: _typing.Callback = ...,
        cudssReduceDevice: _typing.Callback = ...,
        cudssAllreduceDevice: _typing.Callback = ...,
        cudssScattervDevice: _typing.Callback = ...,
        cudssCommSplitDevice: _typing.Callback = ...,
        cudssCommFreeDevice: _typing.Callback = ...,
        cudssCommRankHost: _typing.Callback = ...,
        cudssCommSizeHost: _typing.Callback = ...,
        cudssSendHost: _typing.Callback = ...,
        cudssRecvHost: _typing.Callback = ...,
        cudssBcastHost: _typing.Callback = ...,
        cudssReduceHost: _typing.Callback = ...,
        cudssAllreduceHost: _typing.Callback = ...,
        cudssScattervHost: _typing.Callback = ...,
        cudssCommSplitHost: _typing.Callback = ...,
        cudssCommFreeHost: _typing.Callback = ...,
        cudssDistributedGetProperty: _typing.Callback = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    cudssCommRankDevice: _typing.CallbackField
    cudssCommSizeDevice: _typing.CallbackField
    cudssSendDevice: _typing.CallbackField
    cudssRecvDevice: _typing.CallbackField
    cudssBcastDevice: _typing.CallbackField
    cudssReduceDevice: _typing.CallbackField
    cudssAllreduceDevice: _typing.CallbackField
    cudssScattervDevice: _typing.CallbackField
    cudssCommSplitDevice: _typing.CallbackField
    cudssCommFreeDevice: _typing.CallbackField
    cudssCommRankHost: _typing.CallbackField
    cudssCommSizeHost: _typing.CallbackField
    cudssSendHost: _typing.CallbackField
    cudssRecvHost: _typing.CallbackField
    cudssBcastHost: _typing.CallbackField
    cudssReduceHost: _typing.CallbackField
    cudssAllreduceHost: _typing.CallbackField
    cudssScattervHost: _typing.CallbackField
    cudssCommSplitHost: _typing.CallbackField
    cudssCommFreeHost: _typing.CallbackField
    cudssDistributedGetProperty: _typing.CallbackField

@_disjoint_base
class cudssPinnedMemHandler_t:
    """cudssPinnedMemHandler_t, from cudss_data_types.h. Since at least cuDSS 1.0."""

    def __init__(
        self,
        ctx: _typing.Pointer = ...,
        pinned_alloc: _typing.Callback = ...,
        pinned_free: _typing.Callback = ...,
        name: _typing.Chars = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    ctx: _typing.PointerField
    pinned_alloc: _typing.CallbackField
    pinned_free: _typing.CallbackField
    name: _typing.CharsField

@_disjoint_base
class cudssThreadingInterface_t:
    """cudssThreadingInterface_t, from cudss_threading_interface.h. Since at least cuDSS 1.0."""

    def __init__(
        self,
        cudssGetMaxThreads: _typing.Callback = ...,
        cudssParallelFor: _typing.Callback = ...,
        cudssThreadingGetProperty: _typing.Callback = ...,
        *,
        _ptr: _typing.Address = 0,
    ) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    cudssGetMaxThreads: _typing.CallbackField
    cudssParallelFor: _typing.CallbackField
    cudssThreadingGetProperty: _typing.CallbackField

cudssDataType_t = cudaDataType
cudaDataType_t = cudaDataType

def sizeof(objType: type) -> int: ...
def cudssConfigCreate() -> tuple[cudssStatus_t, cudssConfig_t]:
    """Creates a solver configuration with default values.

    ``cudssStatus_t cudssConfigCreate(cudssConfig_t *config)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    config : cudssConfig_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigCreate
    """

def cudssConfigDestroy(config: cudssConfig_t | _typing.Integer | None) -> tuple[cudssStatus_t]:
    """Destroys a solver configuration.

    ``cudssStatus_t cudssConfigDestroy(cudssConfig_t config)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``config``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigDestroy
    """

def cudssConfigGet(
    config: cudssConfig_t | _typing.Integer | None,
    param: cudssConfigParam_t,
    sizeInBytes: _typing.Integer,
) -> tuple[cudssStatus_t, _Any, int]:
    """Gets one parameter of a solver configuration, and its size in bytes.

    ``cudssStatus_t cudssConfigGet(cudssConfig_t config, cudssConfigParam_t param, void *value, size_t sizeInBytes,
    size_t *sizeWritten)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    value : object
    sizeWritten : int

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigGet
    """

def cudssConfigSet(
    config: cudssConfig_t | _typing.Integer | None,
    param: cudssConfigParam_t,
    value: object,
    sizeInBytes: _typing.Integer,
) -> tuple[cudssStatus_t]:
    """Sets one parameter of a solver configuration.

    ``cudssStatus_t cudssConfigSet(cudssConfig_t config, cudssConfigParam_t param, const void *value, size_t
    sizeInBytes)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssConfigSet
    """

def cudssCreate() -> tuple[cudssStatus_t, cudssHandle_t]:
    """Creates a cuDSS handle for the current device.

    ``cudssStatus_t cudssCreate(cudssHandle_t *handle)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    handle : cudssHandle_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssCreate
    """

def cudssCreateMg(
    device_count: _typing.Integer,
    device_indices: _Sequence[_typing.Integer] | None,
) -> tuple[cudssStatus_t, cudssHandle_t]:
    """Creates a cuDSS handle for several devices, the first of which must be the current device.

    ``cudssStatus_t cudssCreateMg(cudssHandle_t *handle, int device_count, const int *device_indices)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    handle : cudssHandle_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssCreateMg
    """

def cudssDataCreate(handle: cudssHandle_t | _typing.Integer | None) -> tuple[cudssStatus_t, cudssData_t]:
    """Creates a solver data object, which stores the factors of a matrix and other results.

    ``cudssStatus_t cudssDataCreate(cudssHandle_t handle, cudssData_t *data)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    data : cudssData_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataCreate
    """

def cudssDataDestroy(
    handle: cudssHandle_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
) -> tuple[cudssStatus_t]:
    """Destroys a solver data object, including its factors.

    ``cudssStatus_t cudssDataDestroy(cudssHandle_t handle, cudssData_t data)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``data``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataDestroy
    """

def cudssDataGet(
    handle: cudssHandle_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
    param: cudssDataParam_t,
    value: _typing.Pointer,
    sizeInBytes: _typing.Integer,
) -> tuple[cudssStatus_t, int]:
    """Gets a value, such as an error code or a permutation, from a solver data object, or the value's size.

    ``cudssStatus_t cudssDataGet(cudssHandle_t handle, cudssData_t data, cudssDataParam_t param, void *value, size_t
    sizeInBytes, size_t *sizeWritten)``

    Parameters
    ----------
    data, value
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    sizeWritten : int

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataGet
    """

def cudssDataSet(
    handle: cudssHandle_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
    param: cudssDataParam_t,
    value: _typing.Pointer,
    sizeInBytes: _typing.Integer,
) -> tuple[cudssStatus_t]:
    """Sets a value in a solver data object, such as a permutation or a communicator.

    ``cudssStatus_t cudssDataSet(cudssHandle_t handle, cudssData_t data, cudssDataParam_t param, const void *value,
    size_t sizeInBytes)``

    Parameters
    ----------
    value
        Used after the call returns; must be kept alive for the duration that ``param`` specifies.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDataSet
    """

def cudssDestroy(handle: cudssHandle_t | _typing.Integer | None) -> tuple[cudssStatus_t]:
    """Destroys a cuDSS handle and frees its memory.

    ``cudssStatus_t cudssDestroy(cudssHandle_t handle)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssDestroy
    """

def cudssExecute(
    handle: cudssHandle_t | _typing.Integer | None,
    phase: _typing.Integer,
    config: cudssConfig_t | _typing.Integer | None,
    data: cudssData_t | _typing.Integer | None,
    inputMatrix: cudssMatrix_t | _typing.Integer | None,
    solution: cudssMatrix_t | _typing.Integer | None,
    rhs: cudssMatrix_t | _typing.Integer | None,
) -> tuple[cudssStatus_t]:
    """Runs one or more solver phases: analysis or factorization of a sparse matrix, or solving for right-hand sides.

    ``cudssStatus_t cudssExecute(cudssHandle_t handle, int phase, cudssConfig_t config, cudssData_t data, cudssMatrix_t
    inputMatrix, cudssMatrix_t solution, cudssMatrix_t rhs)``

    Parameters
    ----------
    phase
        Flags: members of ``cudssPhase_t``.
    data, inputMatrix, solution, rhs
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssExecute
    """

def cudssGetDeviceMemHandler(
    handle: cudssHandle_t | _typing.Integer | None,
) -> tuple[cudssStatus_t, cudssDeviceMemHandler_t]:
    """Returns the functions with which a handle allocates device memory.

    ``cudssStatus_t cudssGetDeviceMemHandler(cudssHandle_t handle, cudssDeviceMemHandler_t *handler)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    handler : cudssDeviceMemHandler_t
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssGetDeviceMemHandler
    """

def cudssGetPinnedMemHandler(
    handle: cudssHandle_t | _typing.Integer | None,
) -> tuple[cudssStatus_t, cudssPinnedMemHandler_t]:
    """Returns the functions with which a handle allocates pinned memory.

    ``cudssStatus_t cudssGetPinnedMemHandler(cudssHandle_t handle, cudssPinnedMemHandler_t *handler)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    handler : cudssPinnedMemHandler_t
        Referenced memory and handles are valid until the object that owns the data is changed or destroyed.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssGetPinnedMemHandler
    """

def cudssGetProperty(propertyType: libraryPropertyType) -> tuple[cudssStatus_t, int]:
    """Returns one part of the version of cuDSS: major, minor or patch level.

    ``cudssStatus_t cudssGetProperty(libraryPropertyType propertyType, int *value)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssGetProperty
    """

def cudssLoggerForceDisable() -> tuple[cudssStatus_t]:
    """Disables the log of cuDSS for the rest of the process.

    ``cudssStatus_t cudssLoggerForceDisable(void)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerForceDisable
    """

def cudssLoggerOpenFile(logFile: _typing.Text) -> tuple[cudssStatus_t]:
    """Opens the file at a path and redirects the log of cuDSS to it.

    ``cudssStatus_t cudssLoggerOpenFile(const char *logFile)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerOpenFile
    """

def cudssLoggerSetCallback(callback: _typing.Callback) -> tuple[cudssStatus_t]:
    """Sets a callback that receives the log messages of cuDSS.

    ``cudssStatus_t cudssLoggerSetCallback(cudssLoggerCallback_t callback)``

    Parameters
    ----------
    callback
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``callback`` may be called at any time from now on, on any thread.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetCallback
    """

def cudssLoggerSetFile(file: _typing.Pointer) -> tuple[cudssStatus_t]:
    """Redirects the log of cuDSS to an open C file stream.

    ``cudssStatus_t cudssLoggerSetFile(FILE *file)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetFile
    """

def cudssLoggerSetLevel(level: _typing.Integer) -> tuple[cudssStatus_t]:
    """Sets the log level of cuDSS.

    ``cudssStatus_t cudssLoggerSetLevel(int level)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetLevel
    """

def cudssLoggerSetMask(mask: _typing.Integer) -> tuple[cudssStatus_t]:
    """Sets the mask of message types that cuDSS logs.

    ``cudssStatus_t cudssLoggerSetMask(int mask)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssLoggerSetMask
    """

def cudssMatrixCreateBatchCsr(
    batchCount: _typing.Integer,
    nrows: _typing.Pointer,
    ncols: _typing.Pointer,
    nnz: _typing.Pointer,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
    offsetType: cudaDataType,
    indexType: cudaDataType,
    valueType: cudaDataType,
    mtype: cudssMatrixType_t,
    mview: cudssMatrixViewType_t,
    indexBase: cudssIndexBase_t,
) -> tuple[cudssStatus_t, cudssMatrix_t]:
    """Creates a descriptor of a batch of sparse CSR matrices of different sizes.

    ``cudssStatus_t cudssMatrixCreateBatchCsr(cudssMatrix_t *matrix, int64_t batchCount, const void *nrows, const void
    *ncols, const void *nnz, const void *const *rowStart, const void *const *rowEnd, const void *const *colIndices,
    const void *const *values, cudaDataType_t offsetType, cudaDataType_t indexType, cudaDataType_t valueType,
    cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t indexBase)``

    Parameters
    ----------
    nrows, ncols, nnz
        Used after the call returns; kept alive by cubind as long as ``matrix`` exists.
    rowStart, rowEnd, colIndices, values
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``matrix`` exists.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    matrix : cudssMatrix_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateBatchCsr
    """

def cudssMatrixCreateBatchDn(
    batchCount: _typing.Integer,
    nrows: _typing.Pointer,
    ncols: _typing.Pointer,
    ld: _typing.Pointer,
    values: _typing.Pointer,
    integerType: cudaDataType,
    valueType: cudaDataType,
    layout: cudssLayout_t,
) -> tuple[cudssStatus_t, cudssMatrix_t]:
    """Creates a descriptor of a batch of dense matrices of different sizes.

    ``cudssStatus_t cudssMatrixCreateBatchDn(cudssMatrix_t *matrix, int64_t batchCount, const void *nrows, const void
    *ncols, const void *ld, const void *const *values, cudaDataType_t integerType, cudaDataType_t valueType,
    cudssLayout_t layout)``

    Parameters
    ----------
    nrows, ncols, ld
        Used after the call returns; kept alive by cubind as long as ``matrix`` exists.
    values
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive as long as ``matrix`` exists.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    matrix : cudssMatrix_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateBatchDn
    """

def cudssMatrixCreateCsr(
    nrows: _typing.Integer,
    ncols: _typing.Integer,
    nnz: _typing.Integer,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
    offsetType: cudaDataType,
    indexType: cudaDataType,
    valueType: cudaDataType,
    mtype: cudssMatrixType_t,
    mview: cudssMatrixViewType_t,
    indexBase: cudssIndexBase_t,
) -> tuple[cudssStatus_t, cudssMatrix_t]:
    """Creates a descriptor of a sparse CSR matrix in the caller's memory.

    ``cudssStatus_t cudssMatrixCreateCsr(cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t nnz, const void
    *rowStart, const void *rowEnd, const void *colIndices, const void *values, cudaDataType_t offsetType, cudaDataType_t
    indexType, cudaDataType_t valueType, cudssMatrixType_t mtype, cudssMatrixViewType_t mview, cudssIndexBase_t
    indexBase)``

    Parameters
    ----------
    rowStart, rowEnd, colIndices, values
        Used after the call returns; kept alive by cubind as long as ``matrix`` exists.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    matrix : cudssMatrix_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateCsr
    """

def cudssMatrixCreateDn(
    nrows: _typing.Integer,
    ncols: _typing.Integer,
    ld: _typing.Integer,
    values: _typing.Pointer,
    valueType: cudaDataType,
    layout: cudssLayout_t,
) -> tuple[cudssStatus_t, cudssMatrix_t]:
    """Creates a descriptor of a dense matrix in the caller's memory.

    ``cudssStatus_t cudssMatrixCreateDn(cudssMatrix_t *matrix, int64_t nrows, int64_t ncols, int64_t ld, const void
    *values, cudaDataType_t valueType, cudssLayout_t layout)``

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind as long as ``matrix`` exists.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    matrix : cudssMatrix_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixCreateDn
    """

def cudssMatrixDestroy(matrix: cudssMatrix_t | _typing.Integer | None) -> tuple[cudssStatus_t]:
    """Destroys the descriptor of a matrix, but not its arrays.

    ``cudssStatus_t cudssMatrixDestroy(cudssMatrix_t matrix)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``matrix``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixDestroy
    """

def cudssMatrixGetBatchCsr(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[cudssStatus_t, int, int, int, int, int, int, int, int, cudaDataType, cudaDataType, cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t]:
    """Returns the sizes, arrays and types of a batch of sparse CSR matrices.

    ``cudssStatus_t cudssMatrixGetBatchCsr(cudssMatrix_t matrix, int64_t *batchCount, void **nrows, void **ncols, void
    **nnz, void ***rowStart, void ***rowEnd, void ***colIndices, void ***values, cudaDataType_t *offsetType,
    cudaDataType_t *indexType, cudaDataType_t *valueType, cudssMatrixType_t *mtype, cudssMatrixViewType_t *mview,
    cudssIndexBase_t *indexBase)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    batchCount : int
    nrows : int
    ncols : int
    nnz : int
    rowStart : int
    rowEnd : int
    colIndices : int
    values : int
    offsetType : runtime.cudaDataType
    indexType : runtime.cudaDataType
    valueType : runtime.cudaDataType
    mtype : cudssMatrixType_t
    mview : cudssMatrixViewType_t
    indexBase : cudssIndexBase_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetBatchCsr
    """

def cudssMatrixGetBatchDn(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[cudssStatus_t, int, int, int, int, int, cudaDataType, cudaDataType, cudssLayout_t]:
    """Returns the sizes, values and layout of a batch of dense matrices.

    ``cudssStatus_t cudssMatrixGetBatchDn(cudssMatrix_t matrix, int64_t *batchCount, void **nrows, void **ncols, void
    **ld, void ***values, cudaDataType_t *integerType, cudaDataType_t *valueType, cudssLayout_t *layout)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    batchCount : int
    nrows : int
    ncols : int
    ld : int
    values : int
    integerType : runtime.cudaDataType
    valueType : runtime.cudaDataType
    layout : cudssLayout_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetBatchDn
    """

def cudssMatrixGetCsr(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[cudssStatus_t, int, int, int, int, int, int, int, cudaDataType, cudaDataType, cudaDataType, cudssMatrixType_t, cudssMatrixViewType_t, cudssIndexBase_t]:
    """Returns the size, arrays and types of a sparse CSR matrix.

    ``cudssStatus_t cudssMatrixGetCsr(cudssMatrix_t matrix, int64_t *nrows, int64_t *ncols, int64_t *nnz, void
    **rowStart, void **rowEnd, void **colIndices, void **values, cudaDataType_t *offsetType, cudaDataType_t *indexType,
    cudaDataType_t *valueType, cudssMatrixType_t *mtype, cudssMatrixViewType_t *mview, cudssIndexBase_t *indexBase)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    nrows : int
    ncols : int
    nnz : int
    rowStart : int
    rowEnd : int
    colIndices : int
    values : int
    offsetType : runtime.cudaDataType
    indexType : runtime.cudaDataType
    valueType : runtime.cudaDataType
    mtype : cudssMatrixType_t
    mview : cudssMatrixViewType_t
    indexBase : cudssIndexBase_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetCsr
    """

def cudssMatrixGetDistributionRow1d(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[cudssStatus_t, int, int]:
    """Returns the range of rows of a distributed matrix that this process owns.

    ``cudssStatus_t cudssMatrixGetDistributionRow1d(cudssMatrix_t matrix, int64_t *first_row, int64_t *last_row)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    first_row : int
    last_row : int

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetDistributionRow1d
    """

def cudssMatrixGetDn(
    matrix: cudssMatrix_t | _typing.Integer | None,
) -> tuple[cudssStatus_t, int, int, int, int, cudaDataType, cudssLayout_t]:
    """Returns the size, values and layout of a dense matrix.

    ``cudssStatus_t cudssMatrixGetDn(cudssMatrix_t matrix, int64_t *nrows, int64_t *ncols, int64_t *ld, void **values,
    cudaDataType_t *valueType, cudssLayout_t *layout)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    nrows : int
    ncols : int
    ld : int
    values : int
    valueType : runtime.cudaDataType
    layout : cudssLayout_t

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetDn
    """

def cudssMatrixGetFormat(matrix: cudssMatrix_t | _typing.Integer | None) -> tuple[cudssStatus_t, int]:
    """Returns whether a matrix is dense or sparse, a batch, or distributed.

    ``cudssStatus_t cudssMatrixGetFormat(cudssMatrix_t matrix, int *format)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.
    format : int

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixGetFormat
    """

def cudssMatrixSetBatchCsrPointers(
    matrix: cudssMatrix_t | _typing.Integer | None,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
) -> tuple[cudssStatus_t]:
    """Replaces the addresses of the arrays of a batch of sparse CSR matrices.

    ``cudssStatus_t cudssMatrixSetBatchCsrPointers(cudssMatrix_t matrix, const void *const *rowStart, const void *const
    *rowEnd, const void *const *colIndices, const void *const *values)``

    Parameters
    ----------
    rowStart, rowEnd, colIndices, values
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``matrix``, or ``matrix`` is destroyed.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetBatchCsrPointers
    """

def cudssMatrixSetBatchValues(
    matrix: cudssMatrix_t | _typing.Integer | None,
    values: _typing.Pointer,
) -> tuple[cudssStatus_t]:
    """Replaces the addresses of the values of a batch of matrices.

    ``cudssStatus_t cudssMatrixSetBatchValues(cudssMatrix_t matrix, const void *const *values)``

    Parameters
    ----------
    values
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``matrix``, or ``matrix`` is destroyed.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetBatchValues
    """

def cudssMatrixSetCsrPointers(
    matrix: cudssMatrix_t | _typing.Integer | None,
    rowStart: _typing.Pointer,
    rowEnd: _typing.Pointer,
    colIndices: _typing.Pointer,
    values: _typing.Pointer,
) -> tuple[cudssStatus_t]:
    """Replaces the addresses of a sparse CSR matrix's arrays.

    ``cudssStatus_t cudssMatrixSetCsrPointers(cudssMatrix_t matrix, const void *rowStart, const void *rowEnd, const void
    *colIndices, const void *values)``

    Parameters
    ----------
    rowStart, rowEnd, colIndices, values
        Used after the call returns; kept alive by cubind until another value is set in ``matrix``, or ``matrix`` is
        destroyed.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetCsrPointers
    """

def cudssMatrixSetDistributionRow1d(
    matrix: cudssMatrix_t | _typing.Integer | None,
    first_row: _typing.Integer,
    last_row: _typing.Integer,
) -> tuple[cudssStatus_t]:
    """Sets the range of rows of a distributed matrix that this process owns.

    ``cudssStatus_t cudssMatrixSetDistributionRow1d(cudssMatrix_t matrix, int64_t first_row, int64_t last_row)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetDistributionRow1d
    """

def cudssMatrixSetValues(
    matrix: cudssMatrix_t | _typing.Integer | None,
    values: _typing.Pointer,
) -> tuple[cudssStatus_t]:
    """Replaces the address of a matrix's values.

    ``cudssStatus_t cudssMatrixSetValues(cudssMatrix_t matrix, const void *values)``

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind until another value is set in ``matrix``, or ``matrix`` is
        destroyed.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssMatrixSetValues
    """

def cudssSetCommLayer(
    handle: cudssHandle_t | _typing.Integer | None,
    commLibFileName: _typing.Text | None,
) -> tuple[cudssStatus_t]:
    """Loads a communication layer library, given its name, for exchanging data between processes.

    ``cudssStatus_t cudssSetCommLayer(cudssHandle_t handle, const char *commLibFileName)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``commLibFileName`` must name a complete, valid file; the library does not check the contents.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetCommLayer
    """

def cudssSetDeviceMemHandler(
    handle: cudssHandle_t | _typing.Integer | None,
    handler: cudssDeviceMemHandler_t | None,
) -> tuple[cudssStatus_t]:
    """Sets the functions with which a handle allocates device memory.

    ``cudssStatus_t cudssSetDeviceMemHandler(cudssHandle_t handle, const cudssDeviceMemHandler_t *handler)``

    Parameters
    ----------
    handler
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``handle``, or ``handle`` is destroyed.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetDeviceMemHandler
    """

def cudssSetJitCacheDir(
    handle: cudssHandle_t | _typing.Integer | None,
    cacheDir: _typing.Text | None,
) -> tuple[cudssStatus_t]:
    """Sets the directory of the cache for kernels that are compiled at run time.

    ``cudssStatus_t cudssSetJitCacheDir(cudssHandle_t handle, const char *cacheDir)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - All files in ``cacheDir`` were written by cuDSS.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetJitCacheDir
    """

def cudssSetMgStreams(
    handle: cudssHandle_t | _typing.Integer | None,
    streams: _Sequence[cudaStream_t] | None,
    stream_count: _typing.Integer,
) -> tuple[cudssStatus_t]:
    """Sets the streams of a multi-device handle, one for each device.

    ``cudssStatus_t cudssSetMgStreams(cudssHandle_t handle, const cudaStream_t *streams, int stream_count)``

    Parameters
    ----------
    streams
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``handle``, or ``handle`` is destroyed.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetMgStreams
    """

def cudssSetPinnedMemHandler(
    handle: cudssHandle_t | _typing.Integer | None,
    handler: cudssPinnedMemHandler_t | None,
) -> tuple[cudssStatus_t]:
    """Sets the functions with which a handle allocates pinned memory.

    ``cudssStatus_t cudssSetPinnedMemHandler(cudssHandle_t handle, const cudssPinnedMemHandler_t *handler)``

    Parameters
    ----------
    handler
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``handle``, or ``handle`` is destroyed.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetPinnedMemHandler
    """

def cudssSetStream(
    handle: cudssHandle_t | _typing.Integer | None,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cudssStatus_t]:
    """Sets the stream in which a handle's solver phases run.

    ``cudssStatus_t cudssSetStream(cudssHandle_t handle, cudaStream_t stream)``

    Parameters
    ----------
    stream
        Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetStream
    """

def cudssSetThreadingLayer(
    handle: cudssHandle_t | _typing.Integer | None,
    thrLibFileName: _typing.Text | None,
) -> tuple[cudssStatus_t]:
    """Loads a threading layer library, given its name, for running work on host threads.

    ``cudssStatus_t cudssSetThreadingLayer(cudssHandle_t handle, const char *thrLibFileName)``

    Returns
    -------
    cudssStatus_t
        ``CUDSS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``thrLibFileName`` must name a complete, valid file; the library does not check the contents.

    Notes
    -----
    Declared in ``cudss.h``. Since at least cuDSS 1.0.
    https://docs.nvidia.com/cuda/cudss/functions.html#:~:text=cudssSetThreadingLayer
    """
