"""cuSPARSELt 0 (API of 0.10).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, ClassVar as _ClassVar, Final as _Final

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.cusparse import (
    cusparseOperation_t as cusparseOperation_t,
    cusparseOrder_t as cusparseOrder_t,
    cusparseStatus_t as cusparseStatus_t,
)

CUSPARSELT_VERSION: _Final = 1000
CUSPARSELT_VER_BUILD: _Final = 12
CUSPARSELT_VER_MAJOR: _Final = 0
CUSPARSELT_VER_MINOR: _Final = 10
CUSPARSELT_VER_PATCH: _Final = 0

class cusparseComputeType(_enums.IntEnum):
    """cusparseComputeType, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    CUSPARSE_COMPUTE_32I = 0
    CUSPARSE_COMPUTE_16F = 1
    CUSPARSE_COMPUTE_32F = 2

class cusparseLtMatDescAttribute_t(_enums.IntEnum):
    """cusparseLtMatDescAttribute_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    CUSPARSELT_MAT_NUM_BATCHES = 0
    CUSPARSELT_MAT_BATCH_STRIDE = 1

class cusparseLtMatmulAlgAttribute_t(_enums.IntEnum):
    """cusparseLtMatmulAlgAttribute_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    CUSPARSELT_MATMUL_ALG_CONFIG_ID = 0
    CUSPARSELT_MATMUL_ALG_CONFIG_MAX_ID = 1
    CUSPARSELT_MATMUL_SEARCH_ITERATIONS = 2
    CUSPARSELT_MATMUL_SPLIT_K = 3
    CUSPARSELT_MATMUL_SPLIT_K_MODE = 4
    CUSPARSELT_MATMUL_SPLIT_K_BUFFERS = 5

class cusparseLtMatmulAlg_t(_enums.IntEnum):
    """cusparseLtMatmulAlg_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    CUSPARSELT_MATMUL_ALG_DEFAULT = 0

class cusparseLtMatmulDescAttribute_t(_enums.IntEnum):
    """cusparseLtMatmulDescAttribute_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    CUSPARSELT_MATMUL_ACTIVATION_RELU = 0
    CUSPARSELT_MATMUL_ACTIVATION_RELU_UPPERBOUND = 1
    CUSPARSELT_MATMUL_ACTIVATION_RELU_THRESHOLD = 2
    CUSPARSELT_MATMUL_ACTIVATION_GELU = 3
    CUSPARSELT_MATMUL_ACTIVATION_GELU_SCALING = 4
    CUSPARSELT_MATMUL_ALPHA_VECTOR_SCALING = 5
    CUSPARSELT_MATMUL_BETA_VECTOR_SCALING = 6
    CUSPARSELT_MATMUL_BIAS_STRIDE = 7
    CUSPARSELT_MATMUL_BIAS_POINTER = 8
    CUSPARSELT_MATMUL_SPARSE_MAT_POINTER = 9
    CUSPARSELT_MATMUL_A_SCALE_MODE = 10
    CUSPARSELT_MATMUL_B_SCALE_MODE = 11
    CUSPARSELT_MATMUL_C_SCALE_MODE = 12
    CUSPARSELT_MATMUL_D_SCALE_MODE = 13
    CUSPARSELT_MATMUL_D_OUT_SCALE_MODE = 14
    CUSPARSELT_MATMUL_A_SCALE_POINTER = 15
    CUSPARSELT_MATMUL_B_SCALE_POINTER = 16
    CUSPARSELT_MATMUL_C_SCALE_POINTER = 17
    CUSPARSELT_MATMUL_D_SCALE_POINTER = 18
    CUSPARSELT_MATMUL_D_OUT_SCALE_POINTER = 19

class cusparseLtMatmulMatrixScale_t(_enums.IntEnum):
    """cusparseLtMatmulMatrixScale_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    CUSPARSELT_MATMUL_SCALE_NONE = 0
    CUSPARSELT_MATMUL_MATRIX_SCALE_SCALAR_32F = 1
    CUSPARSELT_MATMUL_MATRIX_SCALE_VEC32_UE4M3 = 2
    CUSPARSELT_MATMUL_MATRIX_SCALE_VEC64_UE8M0 = 3

class cusparseLtPruneAlg_t(_enums.IntEnum):
    """cusparseLtPruneAlg_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    CUSPARSELT_PRUNE_SPMMA_TILE = 0
    CUSPARSELT_PRUNE_SPMMA_STRIP = 1

class cusparseLtSparsity_t(_enums.IntEnum):
    """cusparseLtSparsity_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    CUSPARSELT_SPARSITY_50_PERCENT = 0

class cusparseLtSplitKMode_t(_enums.IntEnum):
    """cusparseLtSplitKMode_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    CUSPARSELT_INVALID_MODE = 0
    CUSPARSELT_SPLIT_K_MODE_ONE_KERNEL = 1
    CUSPARSELT_SPLIT_K_MODE_TWO_KERNELS = 2
    CUSPARSELT_HEURISTIC = 3
    CUSPARSELT_DATAPARALLEL = 4
    CUSPARSELT_SPLITK = 5
    CUSPARSELT_STREAMK = 6

@_disjoint_base
class cusparseLtHandle_t:
    """cusparseLtHandle_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    def __init__(self, data: _Sequence[int] | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    data: _typing.ListField[int]

@_disjoint_base
class cusparseLtMatDescriptor_t:
    """cusparseLtMatDescriptor_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    def __init__(self, data: _Sequence[int] | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    data: _typing.ListField[int]

@_disjoint_base
class cusparseLtMatmulAlgSelection_t:
    """cusparseLtMatmulAlgSelection_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    def __init__(self, data: _Sequence[int] | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    data: _typing.ListField[int]

@_disjoint_base
class cusparseLtMatmulDescriptor_t:
    """cusparseLtMatmulDescriptor_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    def __init__(self, data: _Sequence[int] | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    data: _typing.ListField[int]

@_disjoint_base
class cusparseLtMatmulPlan_t:
    """cusparseLtMatmulPlan_t, from cusparseLt.h. Since at least cuSPARSELt 0.8."""

    def __init__(self, data: _Sequence[int] | None = ..., *, _ptr: _typing.Address = 0) -> None: ...
    def __eq__(self, other: object, /) -> bool: ...
    __hash__: _ClassVar[None]  # type: ignore[assignment]
    def __copy__(self) -> _Self: ...
    def __deepcopy__(self, memo: dict[int, object], /) -> _Self: ...
    def getPtr(self) -> int: ...
    def __buffer__(self, flags: int, /) -> memoryview: ...
    data: _typing.ListField[int]

def sizeof(objType: type) -> int: ...
def cusparseLtDenseDescriptorInit(
    handle: cusparseLtHandle_t | None,
    matDescr: cusparseLtMatDescriptor_t | None,
    rows: _typing.Integer,
    cols: _typing.Integer,
    ld: _typing.Integer,
    alignment: _typing.Integer,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> tuple[cusparseStatus_t]:
    """Initializes a dense matrix descriptor: size, leading dimension, alignment, type and order.

    ``cusparseStatus_t cusparseLtDenseDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t
    *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t
    order)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtDenseDescriptorInit
    """

def cusparseLtDestroy(handle: cusparseLtHandle_t | None) -> tuple[cusparseStatus_t]:
    """Frees the resources of a cuSPARSELt handle.

    ``cusparseStatus_t cusparseLtDestroy(const cusparseLtHandle_t *handle)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtDestroy
    """

def cusparseLtGetErrorName(status: cusparseStatus_t) -> tuple[cusparseStatus_t, bytes]:
    """Returns the name of a status, such as ``CUSPARSE_STATUS_SUCCESS``.

    ``const char *cusparseLtGetErrorName(cusparseStatus_t status)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``, always.
    value : bytes

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetErrorName
    """

def cusparseLtGetErrorString(status: cusparseStatus_t) -> tuple[cusparseStatus_t, bytes]:
    """Returns the English description of a status.

    ``const char *cusparseLtGetErrorString(cusparseStatus_t status)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``, always.
    value : bytes

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetErrorString
    """

def cusparseLtGetProperty(propertyType: libraryPropertyType) -> tuple[cusparseStatus_t, int]:
    """Returns one part of the version of cuSPARSELt: major, minor or patch level.

    ``cusparseStatus_t cusparseLtGetProperty(libraryPropertyType propertyType, int *value)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetProperty
    """

def cusparseLtGetVersion(handle: cusparseLtHandle_t | None) -> tuple[cusparseStatus_t, int]:
    """Returns the version of cuSPARSELt as an integer.

    ``cusparseStatus_t cusparseLtGetVersion(const cusparseLtHandle_t *handle, int *version)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    version : int

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtGetVersion
    """

def cusparseLtInit(handle: cusparseLtHandle_t | None) -> tuple[cusparseStatus_t]:
    """Initializes a cuSPARSELt handle for the current device.

    ``cusparseStatus_t cusparseLtInit(cusparseLtHandle_t *handle)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtInit
    """

def cusparseLtMatDescGetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatDescriptor_t | None,
    matAttribute: cusparseLtMatDescAttribute_t,
    dataSize: _typing.Integer,
) -> tuple[cusparseStatus_t, _Any]:
    """Gets an attribute of a matrix, such as the batch count or stride.

    ``cusparseStatus_t cusparseLtMatDescGetAttribute(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t
    *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, void *data, size_t dataSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    data : object

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescGetAttribute
    """

def cusparseLtMatDescSetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatDescriptor_t | None,
    matAttribute: cusparseLtMatDescAttribute_t,
    data: object,
    dataSize: _typing.Integer,
) -> tuple[cusparseStatus_t]:
    """Sets an attribute of a matrix, such as the batch count or stride.

    ``cusparseStatus_t cusparseLtMatDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t
    *matmulDescr, cusparseLtMatDescAttribute_t matAttribute, const void *data, size_t dataSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescSetAttribute
    """

def cusparseLtMatDescriptorDestroy(matDescr: cusparseLtMatDescriptor_t | None) -> tuple[cusparseStatus_t]:
    """Frees the resources of a matrix descriptor.

    ``cusparseStatus_t cusparseLtMatDescriptorDestroy(const cusparseLtMatDescriptor_t *matDescr)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``matDescr``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatDescriptorDestroy
    """

def cusparseLtMatmul(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
    alpha: _typing.Pointer,
    d_A: _typing.DevicePointer,
    d_B: _typing.DevicePointer,
    beta: _typing.Pointer,
    d_C: _typing.DevicePointer,
    d_D: _typing.DevicePointer,
    workspace: _typing.DevicePointer,
    streams: _Sequence[cudaStream_t] | None,
    numStreams: _typing.Integer,
) -> tuple[cusparseStatus_t]:
    """D = act(α·op(A)·op(B) + β·C + bias), run by a plan with the structured matrix in compressed form.

    ``cusparseStatus_t cusparseLtMatmul(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan, const void
    *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace,
    cudaStream_t *streams, int32_t numStreams)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``streams``.
    d_A, d_B, d_C, d_D, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``streams``.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmul
    """

def cusparseLtMatmulAlgGetAttribute(
    handle: cusparseLtHandle_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
    attribute: cusparseLtMatmulAlgAttribute_t,
    dataSize: _typing.Integer,
) -> tuple[cusparseStatus_t, _Any]:
    """Gets an attribute of an algorithm selection, such as the configuration or split-K.

    ``cusparseStatus_t cusparseLtMatmulAlgGetAttribute(const cusparseLtHandle_t *handle, const
    cusparseLtMatmulAlgSelection_t *algSelection, cusparseLtMatmulAlgAttribute_t attribute, void *data, size_t
    dataSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    data : object

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgGetAttribute
    """

def cusparseLtMatmulAlgSelectionDestroy(
    algSelection: cusparseLtMatmulAlgSelection_t | None,
) -> tuple[cusparseStatus_t]:
    """Frees the resources of an algorithm selection.

    ``cusparseStatus_t cusparseLtMatmulAlgSelectionDestroy(const cusparseLtMatmulAlgSelection_t *algSelection)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``algSelection``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSelectionDestroy
    """

def cusparseLtMatmulAlgSelectionInit(
    handle: cusparseLtHandle_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    alg: cusparseLtMatmulAlg_t,
) -> tuple[cusparseStatus_t]:
    """Initializes the algorithm selection of a matrix product with the default algorithm.

    ``cusparseStatus_t cusparseLtMatmulAlgSelectionInit(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t
    *algSelection, const cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulAlg_t alg)``

    Parameters
    ----------
    matmulDescr
        Used after the call returns; kept alive by cubind as long as ``algSelection`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSelectionInit
    """

def cusparseLtMatmulAlgSetAttribute(
    handle: cusparseLtHandle_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
    attribute: cusparseLtMatmulAlgAttribute_t,
    data: object,
    dataSize: _typing.Integer,
) -> tuple[cusparseStatus_t]:
    """Sets an attribute of an algorithm selection, such as the configuration or split-K.

    ``cusparseStatus_t cusparseLtMatmulAlgSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulAlgSelection_t
    *algSelection, cusparseLtMatmulAlgAttribute_t attribute, const void *data, size_t dataSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulAlgSetAttribute
    """

def cusparseLtMatmulDescGetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    matmulAttribute: cusparseLtMatmulDescAttribute_t,
    dataSize: _typing.Integer,
) -> tuple[cusparseStatus_t, _Any]:
    """Gets an attribute of a matrix product, such as the activation, bias pointer or scales.

    ``cusparseStatus_t cusparseLtMatmulDescGetAttribute(const cusparseLtHandle_t *handle, const
    cusparseLtMatmulDescriptor_t *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, void *data, size_t
    dataSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    data : object

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescGetAttribute
    """

def cusparseLtMatmulDescSetAttribute(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    matmulAttribute: cusparseLtMatmulDescAttribute_t,
    data: object,
    dataSize: _typing.Integer,
) -> tuple[cusparseStatus_t]:
    """Sets an attribute of a matrix product, such as the activation, bias pointer or scales.

    ``cusparseStatus_t cusparseLtMatmulDescSetAttribute(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t
    *matmulDescr, cusparseLtMatmulDescAttribute_t matmulAttribute, const void *data, size_t dataSize)``

    Parameters
    ----------
    data
        Used after the call returns, together with the memory and handles that it refers to; cubind keeps all of them
        alive until another value is set in ``matmulDescr``, or ``matmulDescr`` is destroyed.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescSetAttribute
    """

def cusparseLtMatmulDescriptorInit(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseLtMatDescriptor_t | None,
    matB: cusparseLtMatDescriptor_t | None,
    matC: cusparseLtMatDescriptor_t | None,
    matD: cusparseLtMatDescriptor_t | None,
    computeType: cusparseComputeType,
) -> tuple[cusparseStatus_t]:
    """Initializes a descriptor of D = α·op(A)·op(B) + β·C, where A or B has structured sparsity.

    ``cusparseStatus_t cusparseLtMatmulDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatmulDescriptor_t
    *matmulDescr, cusparseOperation_t opA, cusparseOperation_t opB, const cusparseLtMatDescriptor_t *matA, const
    cusparseLtMatDescriptor_t *matB, const cusparseLtMatDescriptor_t *matC, const cusparseLtMatDescriptor_t *matD,
    cusparseComputeType computeType)``

    Parameters
    ----------
    matA, matB, matC, matD
        Used after the call returns; kept alive by cubind as long as ``matmulDescr`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulDescriptorInit
    """

def cusparseLtMatmulGetWorkspace(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
) -> tuple[cusparseStatus_t, int]:
    """Returns the workspace size in bytes for a matrix product plan.

    ``cusparseStatus_t cusparseLtMatmulGetWorkspace(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t
    *plan, size_t *workspaceSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    workspaceSize : int

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulGetWorkspace
    """

def cusparseLtMatmulPlanDestroy(plan: cusparseLtMatmulPlan_t | None) -> tuple[cusparseStatus_t]:
    """Frees the resources of a matrix product plan.

    ``cusparseStatus_t cusparseLtMatmulPlanDestroy(const cusparseLtMatmulPlan_t *plan)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``plan``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulPlanDestroy
    """

def cusparseLtMatmulPlanInit(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    algSelection: cusparseLtMatmulAlgSelection_t | None,
) -> tuple[cusparseStatus_t]:
    """Initializes the plan of a matrix product with a selected algorithm.

    ``cusparseStatus_t cusparseLtMatmulPlanInit(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const
    cusparseLtMatmulDescriptor_t *matmulDescr, const cusparseLtMatmulAlgSelection_t *algSelection)``

    Parameters
    ----------
    matmulDescr, algSelection
        Used after the call returns; kept alive by cubind as long as ``plan`` exists.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulPlanInit
    """

def cusparseLtMatmulSearch(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
    alpha: _typing.Pointer,
    d_A: _typing.DevicePointer,
    d_B: _typing.DevicePointer,
    beta: _typing.Pointer,
    d_C: _typing.DevicePointer,
    d_D: _typing.DevicePointer,
    workspace: _typing.DevicePointer,
    streams: _Sequence[cudaStream_t] | None,
    numStreams: _typing.Integer,
) -> tuple[cusparseStatus_t]:
    """Runs a matrix product with all configurations, and selects the fastest one in the plan.

    ``cusparseStatus_t cusparseLtMatmulSearch(const cusparseLtHandle_t *handle, cusparseLtMatmulPlan_t *plan, const void
    *alpha, const void *d_A, const void *d_B, const void *beta, const void *d_C, void *d_D, void *workspace,
    cudaStream_t *streams, int32_t numStreams)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``streams``.
    d_A, d_B, d_C, d_D, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``streams``.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtMatmulSearch
    """

def cusparseLtSpMMACompress(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
    d_dense: _typing.DevicePointer,
    d_compressed: _typing.DevicePointer,
    d_compressed_buffer: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cusparseStatus_t]:
    """Compresses a plan's pruned matrix to its remaining elements and their positions.

    ``cusparseStatus_t cusparseLtSpMMACompress(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t *plan,
    const void *d_dense, void *d_compressed, void *d_compressed_buffer, cudaStream_t stream)``

    Parameters
    ----------
    d_dense, d_compressed, d_compressed_buffer
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompress
    """

def cusparseLtSpMMACompress2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
    isSparseA: _typing.Integer,
    op: cusparseOperation_t,
    d_dense: _typing.DevicePointer,
    d_compressed: _typing.DevicePointer,
    d_compressed_buffer: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cusparseStatus_t]:
    """Compresses a descriptor's pruned matrix to its remaining elements and their positions.

    ``cusparseStatus_t cusparseLtSpMMACompress2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t
    *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_dense, void *d_compressed, void
    *d_compressed_buffer, cudaStream_t stream)``

    Parameters
    ----------
    d_dense, d_compressed, d_compressed_buffer
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompress2
    """

def cusparseLtSpMMACompressedSize(
    handle: cusparseLtHandle_t | None,
    plan: cusparseLtMatmulPlan_t | None,
) -> tuple[cusparseStatus_t, int, int]:
    """Returns the sizes in bytes of a plan's structured matrix in compressed form, and of the workspace.

    ``cusparseStatus_t cusparseLtSpMMACompressedSize(const cusparseLtHandle_t *handle, const cusparseLtMatmulPlan_t
    *plan, size_t *compressedSize, size_t *compressedBufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    compressedSize : int
    compressedBufferSize : int

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompressedSize
    """

def cusparseLtSpMMACompressedSize2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
) -> tuple[cusparseStatus_t, int, int]:
    """Returns the sizes in bytes of a descriptor's matrix in compressed form, and of the workspace.

    ``cusparseStatus_t cusparseLtSpMMACompressedSize2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t
    *sparseMatDescr, size_t *compressedSize, size_t *compressedBufferSize)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.
    compressedSize : int
    compressedBufferSize : int

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMACompressedSize2
    """

def cusparseLtSpMMAPrune(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    d_in: _typing.DevicePointer,
    d_out: _typing.DevicePointer,
    pruneAlg: cusparseLtPruneAlg_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cusparseStatus_t]:
    """Zeroes elements of a dense matrix to obtain the structured sparsity that a matrix product requires.

    ``cusparseStatus_t cusparseLtSpMMAPrune(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t
    *matmulDescr, const void *d_in, void *d_out, cusparseLtPruneAlg_t pruneAlg, cudaStream_t stream)``

    Parameters
    ----------
    d_in, d_out
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPrune
    """

def cusparseLtSpMMAPrune2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
    isSparseA: _typing.Integer,
    op: cusparseOperation_t,
    d_in: _typing.DevicePointer,
    d_out: _typing.DevicePointer,
    pruneAlg: cusparseLtPruneAlg_t,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cusparseStatus_t]:
    """Zeroes elements of a dense matrix to obtain the structured sparsity that its descriptor specifies.

    ``cusparseStatus_t cusparseLtSpMMAPrune2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t
    *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, void *d_out, cusparseLtPruneAlg_t
    pruneAlg, cudaStream_t stream)``

    Parameters
    ----------
    d_in, d_out
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPrune2
    """

def cusparseLtSpMMAPruneCheck(
    handle: cusparseLtHandle_t | None,
    matmulDescr: cusparseLtMatmulDescriptor_t | None,
    d_in: _typing.DevicePointer,
    valid: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cusparseStatus_t]:
    """Checks whether a matrix has the sparsity that a product requires, and if so writes 0 to device memory.

    ``cusparseStatus_t cusparseLtSpMMAPruneCheck(const cusparseLtHandle_t *handle, const cusparseLtMatmulDescriptor_t
    *matmulDescr, const void *d_in, int *valid, cudaStream_t stream)``

    Parameters
    ----------
    d_in, valid
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPruneCheck
    """

def cusparseLtSpMMAPruneCheck2(
    handle: cusparseLtHandle_t | None,
    sparseMatDescr: cusparseLtMatDescriptor_t | None,
    isSparseA: _typing.Integer,
    op: cusparseOperation_t,
    d_in: _typing.DevicePointer,
    d_valid: _typing.DevicePointer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cusparseStatus_t]:
    """Checks whether a matrix has the sparsity that its descriptor specifies, and if so writes 0 to device memory.

    ``cusparseStatus_t cusparseLtSpMMAPruneCheck2(const cusparseLtHandle_t *handle, const cusparseLtMatDescriptor_t
    *sparseMatDescr, int isSparseA, cusparseOperation_t op, const void *d_in, int *d_valid, cudaStream_t stream)``

    Parameters
    ----------
    d_in, d_valid
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtSpMMAPruneCheck2
    """

def cusparseLtStructuredDescriptorInit(
    handle: cusparseLtHandle_t | None,
    matDescr: cusparseLtMatDescriptor_t | None,
    rows: _typing.Integer,
    cols: _typing.Integer,
    ld: _typing.Integer,
    alignment: _typing.Integer,
    valueType: cudaDataType,
    order: cusparseOrder_t,
    sparsity: cusparseLtSparsity_t,
) -> tuple[cusparseStatus_t]:
    """Initializes a descriptor of a matrix with structured sparsity, such as 2 nonzeros in every 4 elements.

    ``cusparseStatus_t cusparseLtStructuredDescriptorInit(const cusparseLtHandle_t *handle, cusparseLtMatDescriptor_t
    *matDescr, int64_t rows, int64_t cols, int64_t ld, uint32_t alignment, cudaDataType valueType, cusparseOrder_t
    order, cusparseLtSparsity_t sparsity)``

    Returns
    -------
    cusparseStatus_t
        ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusparseLt.h``. Since at least cuSPARSELt 0.8.
    https://docs.nvidia.com/cuda/cusparselt/functions.html#:~:text=cusparseLtStructuredDescriptorInit
    """
