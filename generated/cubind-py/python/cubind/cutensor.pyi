"""cuTENSOR 2 (API of 2.8).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
)

CUTENSOR_C_16BF: _Final[cudaDataType]
CUTENSOR_C_16F: _Final[cudaDataType]
CUTENSOR_C_16I: _Final[cudaDataType]
CUTENSOR_C_16U: _Final[cudaDataType]
CUTENSOR_C_32F: _Final[cudaDataType]
CUTENSOR_C_32I: _Final[cudaDataType]
CUTENSOR_C_32U: _Final[cudaDataType]
CUTENSOR_C_4I: _Final[cudaDataType]
CUTENSOR_C_4U: _Final[cudaDataType]
CUTENSOR_C_64F: _Final[cudaDataType]
CUTENSOR_C_64I: _Final[cudaDataType]
CUTENSOR_C_64U: _Final[cudaDataType]
CUTENSOR_C_8I: _Final[cudaDataType]
CUTENSOR_C_8U: _Final[cudaDataType]
CUTENSOR_MAJOR: _Final = 2
CUTENSOR_MINOR: _Final = 8
CUTENSOR_PATCH: _Final = 0
CUTENSOR_R_16BF: _Final[cudaDataType]
CUTENSOR_R_16F: _Final[cudaDataType]
CUTENSOR_R_16I: _Final[cudaDataType]
CUTENSOR_R_16U: _Final[cudaDataType]
CUTENSOR_R_32F: _Final[cudaDataType]
CUTENSOR_R_32I: _Final[cudaDataType]
CUTENSOR_R_32U: _Final[cudaDataType]
CUTENSOR_R_4I: _Final[cudaDataType]
CUTENSOR_R_4U: _Final[cudaDataType]
CUTENSOR_R_64F: _Final[cudaDataType]
CUTENSOR_R_64I: _Final[cudaDataType]
CUTENSOR_R_64U: _Final[cudaDataType]
CUTENSOR_R_8I: _Final[cudaDataType]
CUTENSOR_R_8U: _Final[cudaDataType]
CUTENSOR_VERSION: _Final = 20800

class cutensorAlgo_t(_enums.IntEnum):
    """cutensorAlgo_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    CUTENSOR_ALGO_DEFAULT_PATIENT = -6
    CUTENSOR_ALGO_GETT = -4
    CUTENSOR_ALGO_TGETT = -3
    CUTENSOR_ALGO_TTGT = -2
    CUTENSOR_ALGO_DEFAULT = -1

class cutensorAutotuneMode_t(_enums.IntEnum):
    """cutensorAutotuneMode_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    CUTENSOR_AUTOTUNE_MODE_NONE = 0
    CUTENSOR_AUTOTUNE_MODE_INCREMENTAL = 1

class cutensorCacheMode_t(_enums.IntEnum):
    """cutensorCacheMode_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    CUTENSOR_CACHE_MODE_NONE = 0
    CUTENSOR_CACHE_MODE_PEDANTIC = 1

class cutensorJitMode_t(_enums.IntEnum):
    """cutensorJitMode_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    CUTENSOR_JIT_MODE_NONE = 0
    CUTENSOR_JIT_MODE_DEFAULT = 1

class cutensorOperationDescriptorAttribute_t(_enums.IntEnum):
    """cutensorOperationDescriptorAttribute_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    CUTENSOR_OPERATION_DESCRIPTOR_TAG = 0
    CUTENSOR_OPERATION_DESCRIPTOR_SCALAR_TYPE = 1
    CUTENSOR_OPERATION_DESCRIPTOR_FLOPS = 2
    CUTENSOR_OPERATION_DESCRIPTOR_MOVED_BYTES = 3
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_LEFT = 4
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_RIGHT = 5
    CUTENSOR_OPERATION_DESCRIPTOR_PADDING_VALUE = 6
    CUTENSOR_OPERATION_DESCRIPTOR_BLOCKSPARSE_REPRODUCIBLE = 14

class cutensorOperator_t(_enums.IntEnum):
    """cutensorOperator_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    CUTENSOR_OP_IDENTITY = 1
    CUTENSOR_OP_SQRT = 2
    CUTENSOR_OP_RELU = 8
    CUTENSOR_OP_CONJ = 9
    CUTENSOR_OP_RCP = 10
    CUTENSOR_OP_SIGMOID = 11
    CUTENSOR_OP_TANH = 12
    CUTENSOR_OP_EXP = 22
    CUTENSOR_OP_LOG = 23
    CUTENSOR_OP_ABS = 24
    CUTENSOR_OP_NEG = 25
    CUTENSOR_OP_SIN = 26
    CUTENSOR_OP_COS = 27
    CUTENSOR_OP_TAN = 28
    CUTENSOR_OP_SINH = 29
    CUTENSOR_OP_COSH = 30
    CUTENSOR_OP_ASIN = 31
    CUTENSOR_OP_ACOS = 32
    CUTENSOR_OP_ATAN = 33
    CUTENSOR_OP_ASINH = 34
    CUTENSOR_OP_ACOSH = 35
    CUTENSOR_OP_ATANH = 36
    CUTENSOR_OP_CEIL = 37
    CUTENSOR_OP_FLOOR = 38
    CUTENSOR_OP_MISH = 39
    CUTENSOR_OP_SWISH = 40
    CUTENSOR_OP_SOFT_PLUS = 41
    CUTENSOR_OP_SOFT_SIGN = 42
    CUTENSOR_OP_ADD = 3
    CUTENSOR_OP_MUL = 5
    CUTENSOR_OP_MAX = 6
    CUTENSOR_OP_MIN = 7
    CUTENSOR_OP_UNKNOWN = 126

class cutensorPlanAttribute_t(_enums.IntEnum):
    """cutensorPlanAttribute_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    CUTENSOR_PLAN_REQUIRED_WORKSPACE = 0

class cutensorPlanPreferenceAttribute_t(_enums.IntEnum):
    """cutensorPlanPreferenceAttribute_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    CUTENSOR_PLAN_PREFERENCE_AUTOTUNE_MODE = 0
    CUTENSOR_PLAN_PREFERENCE_CACHE_MODE = 1
    CUTENSOR_PLAN_PREFERENCE_INCREMENTAL_COUNT = 2
    CUTENSOR_PLAN_PREFERENCE_ALGO = 3
    CUTENSOR_PLAN_PREFERENCE_KERNEL_RANK = 4
    CUTENSOR_PLAN_PREFERENCE_JIT = 5
    CUTENSOR_PLAN_PREFERENCE_GPU_ARCH = 6

class cutensorStatus_t(_enums.IntEnum):
    """cutensorStatus_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    CUTENSOR_STATUS_SUCCESS = 0
    CUTENSOR_STATUS_NOT_INITIALIZED = 1
    CUTENSOR_STATUS_ALLOC_FAILED = 3
    CUTENSOR_STATUS_INVALID_VALUE = 7
    CUTENSOR_STATUS_ARCH_MISMATCH = 8
    CUTENSOR_STATUS_MAPPING_ERROR = 11
    CUTENSOR_STATUS_EXECUTION_FAILED = 13
    CUTENSOR_STATUS_INTERNAL_ERROR = 14
    CUTENSOR_STATUS_NOT_SUPPORTED = 15
    CUTENSOR_STATUS_LICENSE_ERROR = 16
    CUTENSOR_STATUS_CUBLAS_ERROR = 17
    CUTENSOR_STATUS_CUDA_ERROR = 18
    CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE = 19
    CUTENSOR_STATUS_INSUFFICIENT_DRIVER = 20
    CUTENSOR_STATUS_IO_ERROR = 21

class cutensorWorksizePreference_t(_enums.IntEnum):
    """cutensorWorksizePreference_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    CUTENSOR_WORKSPACE_MIN = 1
    CUTENSOR_WORKSPACE_DEFAULT = 2
    CUTENSOR_WORKSPACE_MAX = 3

@_disjoint_base
class cutensorBlockSparseTensorDescriptor_t:
    """cutensorBlockSparseTensorDescriptor_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cutensorComputeDescriptor_t:
    """cutensorComputeDescriptor_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cutensorHandle_t:
    """cutensorHandle_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cutensorLoggerCallback_t:
    """cutensorLoggerCallback_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cutensorOperationDescriptor_t:
    """cutensorOperationDescriptor_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cutensorPlanPreference_t:
    """cutensorPlanPreference_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cutensorPlan_t:
    """cutensorPlan_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cutensorTensorDescriptor_t:
    """cutensorTensorDescriptor_t, from cutensor/types.h. Since at least cuTENSOR 2.3."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

cutensorDataType_t = cudaDataType
cudaDataType_t = cudaDataType

def sizeof(objType: type) -> int: ...
def CUTENSOR_COMPUTE_DESC_16BF() -> tuple[cutensorStatus_t, cutensorComputeDescriptor_t]:
    """Returns the compute descriptor for bfloat16.

    ``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_16BF``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : cutensorComputeDescriptor_t

    Notes
    -----
    Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_16BF
    """

def CUTENSOR_COMPUTE_DESC_16F() -> tuple[cutensorStatus_t, cutensorComputeDescriptor_t]:
    """Returns the compute descriptor for half precision.

    ``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_16F``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : cutensorComputeDescriptor_t

    Notes
    -----
    Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_16F
    """

def CUTENSOR_COMPUTE_DESC_32F() -> tuple[cutensorStatus_t, cutensorComputeDescriptor_t]:
    """Returns the compute descriptor for single precision.

    ``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_32F``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : cutensorComputeDescriptor_t

    Notes
    -----
    Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_32F
    """

def CUTENSOR_COMPUTE_DESC_3XTF32() -> tuple[cutensorStatus_t, cutensorComputeDescriptor_t]:
    """Returns the compute descriptor for single precision, approximated by three TF32 products.

    ``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_3XTF32``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : cutensorComputeDescriptor_t

    Notes
    -----
    Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_3XTF32
    """

def CUTENSOR_COMPUTE_DESC_4X16F() -> tuple[cutensorStatus_t, cutensorComputeDescriptor_t]:
    """Returns the compute descriptor for emulation by four half-precision products.

    ``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_4X16F``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : cutensorComputeDescriptor_t

    Notes
    -----
    Declared in ``cutensor/types.h``. Since cuTENSOR 2.5.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_4X16F
    """

def CUTENSOR_COMPUTE_DESC_64F() -> tuple[cutensorStatus_t, cutensorComputeDescriptor_t]:
    """Returns the compute descriptor for double precision.

    ``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_64F``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : cutensorComputeDescriptor_t

    Notes
    -----
    Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_64F
    """

def CUTENSOR_COMPUTE_DESC_8XINT8() -> tuple[cutensorStatus_t, cutensorComputeDescriptor_t]:
    """Returns the compute descriptor for emulation by 8-bit integer products.

    ``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_8XINT8``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : cutensorComputeDescriptor_t

    Notes
    -----
    Declared in ``cutensor/types.h``. Since cuTENSOR 2.4.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_8XINT8
    """

def CUTENSOR_COMPUTE_DESC_9X16BF() -> tuple[cutensorStatus_t, cutensorComputeDescriptor_t]:
    """Returns the compute descriptor for single precision, emulated by nine bfloat16 products.

    ``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_9X16BF``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : cutensorComputeDescriptor_t

    Notes
    -----
    Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_9X16BF
    """

def CUTENSOR_COMPUTE_DESC_TF32() -> tuple[cutensorStatus_t, cutensorComputeDescriptor_t]:
    """Returns the compute descriptor for TF32.

    ``extern cutensorComputeDescriptor_t const CUTENSOR_COMPUTE_DESC_TF32``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : cutensorComputeDescriptor_t

    Notes
    -----
    Declared in ``cutensor/types.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=CUTENSOR_COMPUTE_DESC_TF32
    """

def cutensorBlockSparseContract(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _Sequence[_typing.Pointer] | None,
    B: _Sequence[_typing.Pointer] | None,
    beta: _typing.TypedNumber,
    C: _Sequence[_typing.Pointer] | None,
    D: _Sequence[_typing.Pointer] | None,
    workspace: _typing.DevicePointer,
    workspaceSize: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cutensorStatus_t]:
    """Runs the plan of a block-sparse contraction, D = α·A·B + β·C, on arrays of pointers to blocks.

    ``cutensorStatus_t cutensorBlockSparseContract(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha,
    const void *const *A, const void *const *B, const void *beta, const void *const *C, void *const *D, void *workspace,
    uint64_t workspaceSize, cudaStream_t stream)``

    Parameters
    ----------
    A, B, C, D
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``stream``.
    workspace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``,
        ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorBlockSparseContract
    """

def cutensorContract(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    B: _typing.Pointer,
    beta: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    workspace: _typing.DevicePointer,
    workspaceSize: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cutensorStatus_t]:
    """Runs the plan of a contraction, D = α·A·B + β·C, in a stream.

    ``cutensorStatus_t cutensorContract(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A,
    const void *B, const void *beta, const void *C, void *D, void *workspace, uint64_t workspaceSize, cudaStream_t
    stream)``

    Parameters
    ----------
    A, B, C, D, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``,
        ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorContract
    """

def cutensorContractTrinary(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    B: _typing.Pointer,
    C: _typing.Pointer,
    beta: _typing.TypedNumber,
    D: _typing.Pointer,
    E: _typing.Pointer,
    workspace: _typing.DevicePointer,
    workspaceSize: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cutensorStatus_t]:
    """Runs the plan of a three-tensor contraction, E = α·A·B·C + β·D, in a stream.

    ``cutensorStatus_t cutensorContractTrinary(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const
    void *A, const void *B, const void *C, const void *beta, const void *D, void *E, void *workspace, uint64_t
    workspaceSize, cudaStream_t stream)``

    Parameters
    ----------
    A, B, C, D, E, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``,
        ``CUTENSOR_STATUS_CUDA_ERROR``, ``CUTENSOR_STATUS_INSUFFICIENT_DRIVER``, ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorContractTrinary
    """

def cutensorCreate() -> tuple[cutensorStatus_t, cutensorHandle_t]:
    """Creates a cuTENSOR handle, including a plan cache, on the current device.

    ``cutensorStatus_t cutensorCreate(cutensorHandle_t *handle)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.
    handle : cutensorHandle_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreate
    """

def cutensorCreateBlockSparseContraction(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorBlockSparseTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descB: cutensorBlockSparseTensorDescriptor_t | _typing.Integer | None,
    modeB: _Sequence[_typing.Integer] | None,
    opB: cutensorOperator_t,
    descC: cutensorBlockSparseTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorBlockSparseTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t, cutensorOperationDescriptor_t]:
    """Creates the contraction D = α·A·B + β·C of block-sparse tensors.

    ``cutensorStatus_t cutensorCreateBlockSparseContraction(cutensorHandle_t handle, cutensorOperationDescriptor_t
    *desc, cutensorBlockSparseTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA,
    cutensorBlockSparseTensorDescriptor_t descB, const int32_t *modeB, cutensorOperator_t opB,
    cutensorBlockSparseTensorDescriptor_t descC, const int32_t *modeC, cutensorOperator_t opC,
    cutensorBlockSparseTensorDescriptor_t descD, const int32_t *modeD, cutensorComputeDescriptor_t descCompute)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    desc : cutensorOperationDescriptor_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateBlockSparseContraction
    """

def cutensorCreateBlockSparseTensorDescriptor(
    handle: cutensorHandle_t | _typing.Integer | None,
    numModes: _typing.Integer,
    numNonZeroBlocks: _typing.Integer,
    numSectionsPerMode: _Sequence[_typing.Integer] | None,
    extent: _Sequence[_typing.Integer] | None,
    nonZeroCoordinates: _Sequence[_typing.Integer] | None,
    stride: _Sequence[_typing.Integer] | None,
    dataType: cudaDataType,
) -> tuple[cutensorStatus_t, cutensorBlockSparseTensorDescriptor_t]:
    """Creates a descriptor of a tensor whose modes are split into sections and which stores only some blocks.

    ``cutensorStatus_t cutensorCreateBlockSparseTensorDescriptor(cutensorHandle_t handle,
    cutensorBlockSparseTensorDescriptor_t *desc, uint32_t numModes, uint64_t numNonZeroBlocks, const uint32_t
    *numSectionsPerMode, const int64_t *extent, const int32_t *nonZeroCoordinates, const int64_t *stride, cudaDataType_t
    dataType)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.
    desc : cutensorBlockSparseTensorDescriptor_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateBlockSparseTensorDescriptor
    """

def cutensorCreateContraction(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeB: _Sequence[_typing.Integer] | None,
    opB: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t, cutensorOperationDescriptor_t]:
    """Creates the contraction D = α·A·B + β·C, which sums over modes of A and B that are not in C.

    ``cutensorStatus_t cutensorCreateContraction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc,
    cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB,
    const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC,
    cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorComputeDescriptor_t
    descCompute)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    desc : cutensorOperationDescriptor_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateContraction
    """

def cutensorCreateContractionTrinary(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeB: _Sequence[_typing.Integer] | None,
    opB: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    opD: cutensorOperator_t,
    descE: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeE: _Sequence[_typing.Integer] | None,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t, cutensorOperationDescriptor_t]:
    """Creates the contraction E = α·A·B·C + β·D, which sums over modes that are not in D.

    ``cutensorStatus_t cutensorCreateContractionTrinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc,
    cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB,
    const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC,
    cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opD,
    cutensorTensorDescriptor_t descE, const int32_t *modeE, cutensorComputeDescriptor_t descCompute)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    desc : cutensorOperationDescriptor_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateContractionTrinary
    """

def cutensorCreateElementwiseBinary(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    opAC: cutensorOperator_t,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t, cutensorOperationDescriptor_t]:
    """Creates the elementwise operation D = opAC(α·opA(A), γ·opC(C)), with any order of modes.

    ``cutensorStatus_t cutensorCreateElementwiseBinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc,
    cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descC,
    const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD,
    cutensorOperator_t opAC, cutensorComputeDescriptor_t descCompute)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    desc : cutensorOperationDescriptor_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateElementwiseBinary
    """

def cutensorCreateElementwiseTrinary(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeB: _Sequence[_typing.Integer] | None,
    opB: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    opAB: cutensorOperator_t,
    opABC: cutensorOperator_t,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t, cutensorOperationDescriptor_t]:
    """Creates the elementwise operation D = opABC(opAB(α·opA(A), β·opB(B)), γ·opC(C)).

    ``cutensorStatus_t cutensorCreateElementwiseTrinary(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc,
    cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB,
    const int32_t *modeB, cutensorOperator_t opB, cutensorTensorDescriptor_t descC, const int32_t *modeC,
    cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD, cutensorOperator_t opAB,
    cutensorOperator_t opABC, cutensorComputeDescriptor_t descCompute)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_ARCH_MISMATCH``,
        ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    desc : cutensorOperationDescriptor_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateElementwiseTrinary
    """

def cutensorCreatePermutation(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descB: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeB: _Sequence[_typing.Integer] | None,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t, cutensorOperationDescriptor_t]:
    """Creates the operation B = α·opA(A), which permutes the modes of A.

    ``cutensorStatus_t cutensorCreatePermutation(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc,
    cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descB,
    const int32_t *modeB, cutensorComputeDescriptor_t descCompute)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    desc : cutensorOperationDescriptor_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePermutation
    """

def cutensorCreatePlan(
    handle: cutensorHandle_t | _typing.Integer | None,
    desc: cutensorOperationDescriptor_t | _typing.Integer | None,
    pref: cutensorPlanPreference_t | _typing.Integer | None,
    workspaceSizeLimit: _typing.Integer,
) -> tuple[cutensorStatus_t, cutensorPlan_t]:
    """Creates a plan, which selects or compiles a kernel for an operation within a workspace limit.

    ``cutensorStatus_t cutensorCreatePlan(cutensorHandle_t handle, cutensorPlan_t *plan, cutensorOperationDescriptor_t
    desc, cutensorPlanPreference_t pref, uint64_t workspaceSizeLimit)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE``,
        ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    plan : cutensorPlan_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePlan
    """

def cutensorCreatePlanPreference(
    handle: cutensorHandle_t | _typing.Integer | None,
    algo: cutensorAlgo_t,
    jitMode: cutensorJitMode_t,
) -> tuple[cutensorStatus_t, cutensorPlanPreference_t]:
    """Creates preferences for a plan: the algorithm, and whether kernels may be compiled at run time.

    ``cutensorStatus_t cutensorCreatePlanPreference(cutensorHandle_t handle, cutensorPlanPreference_t *pref,
    cutensorAlgo_t algo, cutensorJitMode_t jitMode)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.
    pref : cutensorPlanPreference_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreatePlanPreference
    """

def cutensorCreateReduction(
    handle: cutensorHandle_t | _typing.Integer | None,
    descA: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeA: _Sequence[_typing.Integer] | None,
    opA: cutensorOperator_t,
    descC: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeC: _Sequence[_typing.Integer] | None,
    opC: cutensorOperator_t,
    descD: cutensorTensorDescriptor_t | _typing.Integer | None,
    modeD: _Sequence[_typing.Integer] | None,
    opReduce: cutensorOperator_t,
    descCompute: cutensorComputeDescriptor_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t, cutensorOperationDescriptor_t]:
    """Creates the operation D = α·opReduce(opA(A)) + β·opC(C), which reduces the modes that are not in C.

    ``cutensorStatus_t cutensorCreateReduction(cutensorHandle_t handle, cutensorOperationDescriptor_t *desc,
    cutensorTensorDescriptor_t descA, const int32_t *modeA, cutensorOperator_t opA, cutensorTensorDescriptor_t descC,
    const int32_t *modeC, cutensorOperator_t opC, cutensorTensorDescriptor_t descD, const int32_t *modeD,
    cutensorOperator_t opReduce, cutensorComputeDescriptor_t descCompute)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    desc : cutensorOperationDescriptor_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateReduction
    """

def cutensorCreateTensorDescriptor(
    handle: cutensorHandle_t | _typing.Integer | None,
    numModes: _typing.Integer,
    extent: _Sequence[_typing.Integer] | None,
    stride: _Sequence[_typing.Integer] | None,
    dataType: cudaDataType,
    alignmentRequirement: _typing.Integer,
) -> tuple[cutensorStatus_t, cutensorTensorDescriptor_t]:
    """Creates a tensor descriptor from the extent and stride of each mode, the data type and the alignment.

    ``cutensorStatus_t cutensorCreateTensorDescriptor(cutensorHandle_t handle, cutensorTensorDescriptor_t *desc,
    uint32_t numModes, const int64_t *extent, const int64_t *stride, cudaDataType_t dataType, uint32_t
    alignmentRequirement)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.
    desc : cutensorTensorDescriptor_t

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorCreateTensorDescriptor
    """

def cutensorDestroy(handle: cutensorHandle_t | _typing.Integer | None) -> tuple[cutensorStatus_t]:
    """Destroys a cuTENSOR handle and its plan cache.

    ``cutensorStatus_t cutensorDestroy(cutensorHandle_t handle)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroy
    """

def cutensorDestroyBlockSparseTensorDescriptor(
    desc: cutensorBlockSparseTensorDescriptor_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t]:
    """Destroys the descriptor of a block-sparse tensor, but not its data.

    ``cutensorStatus_t cutensorDestroyBlockSparseTensorDescriptor(cutensorBlockSparseTensorDescriptor_t desc)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``desc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyBlockSparseTensorDescriptor
    """

def cutensorDestroyOperationDescriptor(
    desc: cutensorOperationDescriptor_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t]:
    """Destroys the descriptor of an operation.

    ``cutensorStatus_t cutensorDestroyOperationDescriptor(cutensorOperationDescriptor_t desc)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``desc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyOperationDescriptor
    """

def cutensorDestroyPlan(plan: cutensorPlan_t | _typing.Integer | None) -> tuple[cutensorStatus_t]:
    """Destroys a plan.

    ``cutensorStatus_t cutensorDestroyPlan(cutensorPlan_t plan)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``plan``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyPlan
    """

def cutensorDestroyPlanPreference(
    pref: cutensorPlanPreference_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t]:
    """Destroys preferences for a plan.

    ``cutensorStatus_t cutensorDestroyPlanPreference(cutensorPlanPreference_t pref)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``pref``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyPlanPreference
    """

def cutensorDestroyTensorDescriptor(
    desc: cutensorTensorDescriptor_t | _typing.Integer | None,
) -> tuple[cutensorStatus_t]:
    """Destroys the descriptor of a tensor, but not its data.

    ``cutensorStatus_t cutensorDestroyTensorDescriptor(cutensorTensorDescriptor_t desc)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``desc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorDestroyTensorDescriptor
    """

def cutensorElementwiseBinaryExecute(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    gamma: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cutensorStatus_t]:
    """Runs the plan of an elementwise binary operation in a stream.

    ``cutensorStatus_t cutensorElementwiseBinaryExecute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha,
    const void *A, const void *gamma, const void *C, void *D, cudaStream_t stream)``

    Parameters
    ----------
    A, C, D
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorElementwiseBinaryExecute
    """

def cutensorElementwiseTrinaryExecute(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    beta: _typing.TypedNumber,
    B: _typing.Pointer,
    gamma: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cutensorStatus_t]:
    """Runs the plan of an elementwise trinary operation in a stream.

    ``cutensorStatus_t cutensorElementwiseTrinaryExecute(cutensorHandle_t handle, cutensorPlan_t plan, const void
    *alpha, const void *A, const void *beta, const void *B, const void *gamma, const void *C, void *D, cudaStream_t
    stream)``

    Parameters
    ----------
    A, B, C, D
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorElementwiseTrinaryExecute
    """

def cutensorEstimateWorkspaceSize(
    handle: cutensorHandle_t | _typing.Integer | None,
    desc: cutensorOperationDescriptor_t | _typing.Integer | None,
    planPref: cutensorPlanPreference_t | _typing.Integer | None,
    workspacePref: cutensorWorksizePreference_t,
) -> tuple[cutensorStatus_t, int]:
    """Estimates the minimum, default or maximum workspace size in bytes for an operation.

    ``cutensorStatus_t cutensorEstimateWorkspaceSize(cutensorHandle_t handle, cutensorOperationDescriptor_t desc,
    cutensorPlanPreference_t planPref, cutensorWorksizePreference_t workspacePref, uint64_t *workspaceSizeEstimate)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    workspaceSizeEstimate : int

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorEstimateWorkspaceSize
    """

def cutensorGetCudartVersion() -> tuple[cutensorStatus_t, int]:
    """Returns the version of the CUDA runtime with which cuTENSOR was built.

    ``size_t cutensorGetCudartVersion(void)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetCudartVersion
    """

def cutensorGetErrorString(error: cutensorStatus_t) -> tuple[cutensorStatus_t, bytes]:
    """Returns the English description of a status.

    ``const char *cutensorGetErrorString(cutensorStatus_t error)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : bytes

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetErrorString
    """

def cutensorGetVersion() -> tuple[cutensorStatus_t, int]:
    """Returns the version of cuTENSOR as an integer, such as 20300 for 2.3.0.

    ``size_t cutensorGetVersion(void)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorGetVersion
    """

def cutensorHandleReadPlanCacheFromFile(
    handle: cutensorHandle_t | _typing.Integer | None,
    filename: _typing.Text,
) -> tuple[cutensorStatus_t, int]:
    """Loads a handle's plan cache from a file, and returns the number of entries.

    ``cutensorStatus_t cutensorHandleReadPlanCacheFromFile(cutensorHandle_t handle, const char *filename, uint32_t
    *numCachelinesRead)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INSUFFICIENT_WORKSPACE``,
        ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_IO_ERROR``, ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    numCachelinesRead : int

    Warnings
    --------
    - ``filename`` must name a complete, valid file; the library does not check the contents.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleReadPlanCacheFromFile
    """

def cutensorHandleResizePlanCache(
    handle: cutensorHandle_t | _typing.Integer | None,
    numEntries: _typing.Integer,
) -> tuple[cutensorStatus_t]:
    """Sets the maximum number of plans in a handle's plan cache.

    ``cutensorStatus_t cutensorHandleResizePlanCache(cutensorHandle_t handle, uint32_t numEntries)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleResizePlanCache
    """

def cutensorHandleWritePlanCacheToFile(
    handle: cutensorHandle_t | _typing.Integer | None,
    filename: _typing.Text,
) -> tuple[cutensorStatus_t]:
    """Writes a handle's plan cache to a file, and overwrites an existing file.

    ``cutensorStatus_t cutensorHandleWritePlanCacheToFile(cutensorHandle_t handle, const char *filename)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_IO_ERROR``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorHandleWritePlanCacheToFile
    """

def cutensorLoggerForceDisable() -> tuple[cutensorStatus_t]:
    """Disables the log of cuTENSOR for the rest of the process.

    ``cutensorStatus_t cutensorLoggerForceDisable(void)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerForceDisable
    """

def cutensorLoggerOpenFile(logFile: _typing.Text) -> tuple[cutensorStatus_t]:
    """Opens the file at a path and redirects the log of cuTENSOR to it.

    ``cutensorStatus_t cutensorLoggerOpenFile(const char *logFile)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerOpenFile
    """

def cutensorLoggerSetCallback(callback: _typing.Callback) -> tuple[cutensorStatus_t]:
    """Sets a callback that receives each message of cuTENSOR's log.

    ``cutensorStatus_t cutensorLoggerSetCallback(cutensorLoggerCallback_t callback)``

    Parameters
    ----------
    callback
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Warnings
    --------
    - ``callback`` may be called at any time from now on, on any thread.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetCallback
    """

def cutensorLoggerSetFile(file: _typing.Pointer) -> tuple[cutensorStatus_t]:
    """Redirects the log of cuTENSOR to an open C file stream.

    ``cutensorStatus_t cutensorLoggerSetFile(FILE *file)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetFile
    """

def cutensorLoggerSetLevel(level: _typing.Integer) -> tuple[cutensorStatus_t]:
    """Sets the log level of cuTENSOR; 0 disables logging.

    ``cutensorStatus_t cutensorLoggerSetLevel(int32_t level)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetLevel
    """

def cutensorLoggerSetMask(mask: _typing.Integer) -> tuple[cutensorStatus_t]:
    """Sets the log mask of cuTENSOR, which overrides the log level.

    ``cutensorStatus_t cutensorLoggerSetMask(int32_t mask)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorLoggerSetMask
    """

def cutensorOperationDescriptorGetAttribute(
    handle: cutensorHandle_t | _typing.Integer | None,
    desc: cutensorOperationDescriptor_t | _typing.Integer | None,
    attr: cutensorOperationDescriptorAttribute_t,
    sizeInBytes: _typing.Integer,
) -> tuple[cutensorStatus_t, _Any]:
    """Gets an attribute of an operation, such as its FLOP count or the data type of scalars.

    ``cutensorStatus_t cutensorOperationDescriptorGetAttribute(cutensorHandle_t handle, cutensorOperationDescriptor_t
    desc, cutensorOperationDescriptorAttribute_t attr, void *buf, size_t sizeInBytes)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    buf : object

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorOperationDescriptorGetAttribute
    """

def cutensorOperationDescriptorSetAttribute(
    handle: cutensorHandle_t | _typing.Integer | None,
    desc: cutensorOperationDescriptor_t | _typing.Integer | None,
    attr: cutensorOperationDescriptorAttribute_t,
    buf: object,
    sizeInBytes: _typing.Integer,
) -> tuple[cutensorStatus_t]:
    """Sets an attribute of an operation, such as a tag or the data type of scalars.

    ``cutensorStatus_t cutensorOperationDescriptorSetAttribute(cutensorHandle_t handle, cutensorOperationDescriptor_t
    desc, cutensorOperationDescriptorAttribute_t attr, const void *buf, size_t sizeInBytes)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorOperationDescriptorSetAttribute
    """

def cutensorPermute(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    B: _typing.Pointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cutensorStatus_t]:
    """Runs the plan of a permutation, B = α·opA(A), in a stream.

    ``cutensorStatus_t cutensorPermute(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A,
    void *B, cudaStream_t stream)``

    Parameters
    ----------
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPermute
    """

def cutensorPlanGetAttribute(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    attr: cutensorPlanAttribute_t,
    sizeInBytes: _typing.Integer,
) -> tuple[cutensorStatus_t, _Any]:
    """Gets an attribute of a plan, such as the required workspace size in bytes.

    ``cutensorStatus_t cutensorPlanGetAttribute(cutensorHandle_t handle, cutensorPlan_t plan, cutensorPlanAttribute_t
    attr, void *buf, size_t sizeInBytes)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``.
    buf : object

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanGetAttribute
    """

def cutensorPlanPreferenceGetAttribute(
    handle: cutensorHandle_t | _typing.Integer | None,
    pref: cutensorPlanPreference_t | _typing.Integer | None,
    attr: cutensorPlanPreferenceAttribute_t,
    sizeInBytes: _typing.Integer,
) -> tuple[cutensorStatus_t, _Any]:
    """Gets a preference for a plan, such as the cache mode or the rank of the kernel.

    ``cutensorStatus_t cutensorPlanPreferenceGetAttribute(cutensorHandle_t handle, cutensorPlanPreference_t pref,
    cutensorPlanPreferenceAttribute_t attr, void *buf, size_t sizeInBytes)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.
    buf : object

    Notes
    -----
    Declared in ``cutensor.h``. Since cuTENSOR 2.4.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanPreferenceGetAttribute
    """

def cutensorPlanPreferenceSetAttribute(
    handle: cutensorHandle_t | _typing.Integer | None,
    pref: cutensorPlanPreference_t | _typing.Integer | None,
    attr: cutensorPlanPreferenceAttribute_t,
    buf: object,
    sizeInBytes: _typing.Integer,
) -> tuple[cutensorStatus_t]:
    """Sets a preference for a plan, such as the cache mode or the rank of the kernel.

    ``cutensorStatus_t cutensorPlanPreferenceSetAttribute(cutensorHandle_t handle, cutensorPlanPreference_t pref,
    cutensorPlanPreferenceAttribute_t attr, const void *buf, size_t sizeInBytes)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorPlanPreferenceSetAttribute
    """

def cutensorReadKernelCacheFromFile(
    handle: cutensorHandle_t | _typing.Integer | None,
    filename: _typing.Text,
) -> tuple[cutensorStatus_t]:
    """Loads previously compiled kernels from a file.

    ``cutensorStatus_t cutensorReadKernelCacheFromFile(cutensorHandle_t handle, const char *filename)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_INVALID_VALUE``, ``CUTENSOR_STATUS_IO_ERROR``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

    Warnings
    --------
    - ``filename`` must name a complete, valid file; the library does not check the contents.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorReadKernelCacheFromFile
    """

def cutensorReduce(
    handle: cutensorHandle_t | _typing.Integer | None,
    plan: cutensorPlan_t | _typing.Integer | None,
    alpha: _typing.TypedNumber,
    A: _typing.Pointer,
    beta: _typing.TypedNumber,
    C: _typing.Pointer,
    D: _typing.Pointer,
    workspace: _typing.DevicePointer,
    workspaceSize: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cutensorStatus_t]:
    """Runs the plan of a reduction, D = α·reduce(A) + β·C, in a stream.

    ``cutensorStatus_t cutensorReduce(cutensorHandle_t handle, cutensorPlan_t plan, const void *alpha, const void *A,
    const void *beta, const void *C, void *D, void *workspace, uint64_t workspaceSize, cudaStream_t stream)``

    Parameters
    ----------
    A, C, D, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorReduce
    """

def cutensorWriteKernelCacheToFile(
    handle: cutensorHandle_t | _typing.Integer | None,
    filename: _typing.Text,
) -> tuple[cutensorStatus_t]:
    """Writes the kernels that were compiled at run time to a file.

    ``cutensorStatus_t cutensorWriteKernelCacheToFile(cutensorHandle_t handle, const char *filename)``

    Returns
    -------
    cutensorStatus_t
        ``CUTENSOR_STATUS_SUCCESS``. Documented errors: ``CUTENSOR_STATUS_IO_ERROR``,
        ``CUTENSOR_STATUS_NOT_INITIALIZED``, ``CUTENSOR_STATUS_NOT_SUPPORTED``.

    Notes
    -----
    Declared in ``cutensor.h``. Since at least cuTENSOR 2.3.
    https://docs.nvidia.com/cuda/cutensor/latest/api/cutensor.html#:~:text=cutensorWriteKernelCacheToFile
    """
