"""cuSOLVERMg of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import SupportsInt as _SupportsInt

from typing_extensions import disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
)
from cubind.cuda13.cublas import (
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
)
from cubind.cuda13.cusolver import (
    cusolverEigMode_t as cusolverEigMode_t,
    cusolverStatus_t as cusolverStatus_t,
)

class cusolverMgGridMapping_t(_enums.IntEnum):
    """cusolverMgGridMapping_t, from cusolverMg.h. Since at least CUDA 12.0."""

    CUDALIBMG_GRID_MAPPING_ROW_MAJOR = 1
    CUDALIBMG_GRID_MAPPING_COL_MAJOR = 0

@_disjoint_base
class cudaLibMgGrid_t:
    """cudaLibMgGrid_t, from cusolverMg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cudaLibMgMatrixDesc_t:
    """cudaLibMgMatrixDesc_t, from cusolverMg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusolverMgHandle_t:
    """cusolverMgHandle_t, from cusolverMg.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

def sizeof(objType: type) -> int: ...
def cusolverMgCreate() -> tuple[cusolverStatus_t, cusolverMgHandle_t]:
    """Creates a handle for multi-GPU solvers, whose GPUs must be selected with ``cusolverMgDeviceSelect``.

    ``cusolverStatus_t cusolverMgCreate(cusolverMgHandle_t *handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    handle : cusolverMgHandle_t

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreate
    """

def cusolverMgCreateDeviceGrid(
    numRowDevices: _typing.Integer,
    numColDevices: _typing.Integer,
    deviceId: _Sequence[_typing.Integer] | None,
    mapping: cusolverMgGridMapping_t,
) -> tuple[cusolverStatus_t, cudaLibMgGrid_t]:
    """Creates a grid of GPUs in rows and columns, over which matrices are distributed.

    ``cusolverStatus_t cusolverMgCreateDeviceGrid(cudaLibMgGrid_t *grid, int32_t numRowDevices, int32_t numColDevices,
    const int32_t *deviceId, cusolverMgGridMapping_t mapping)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    grid : cudaLibMgGrid_t

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreateDeviceGrid
    """

def cusolverMgCreateMatrixDesc(
    numRows: _typing.Integer,
    numCols: _typing.Integer,
    rowBlockSize: _typing.Integer,
    colBlockSize: _typing.Integer,
    dataType: cudaDataType,
    grid: cudaLibMgGrid_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cudaLibMgMatrixDesc_t]:
    """Creates a descriptor of a matrix with a block-cyclic distribution over a grid of GPUs.

    ``cusolverStatus_t cusolverMgCreateMatrixDesc(cudaLibMgMatrixDesc_t *desc, int64_t numRows, int64_t numCols, int64_t
    rowBlockSize, int64_t colBlockSize, cudaDataType dataType, cudaLibMgGrid_t grid)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    desc : cudaLibMgMatrixDesc_t

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgCreateMatrixDesc
    """

def cusolverMgDestroy(handle: cusolverMgHandle_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Destroys a handle for multi-GPU solvers and frees its memory.

    ``cusolverStatus_t cusolverMgDestroy(cusolverMgHandle_t handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroy
    """

def cusolverMgDestroyGrid(grid: cudaLibMgGrid_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Destroys a grid of GPUs.

    ``cusolverStatus_t cusolverMgDestroyGrid(cudaLibMgGrid_t grid)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``grid``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroyGrid
    """

def cusolverMgDestroyMatrixDesc(
    desc: cudaLibMgMatrixDesc_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Destroys the descriptor of a distributed matrix, but not its memory.

    ``cusolverStatus_t cusolverMgDestroyMatrixDesc(cudaLibMgMatrixDesc_t desc)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``desc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDestroyMatrixDesc
    """

def cusolverMgDeviceSelect(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    nbDevices: _typing.Integer,
    deviceId: _Sequence[_typing.Integer] | None,
) -> tuple[cusolverStatus_t]:
    """Selects the GPUs, by device number, on which calls with the handle run.

    ``cusolverStatus_t cusolverMgDeviceSelect(cusolverMgHandle_t handle, int nbDevices, int *deviceId)``

    Parameters
    ----------
    deviceId
        Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgDeviceSelect
    """

def cusolverMgGetrf(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    M: _typing.Integer,
    N: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    array_d_IPIV: _Sequence[_typing.Pointer] | None,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Computes P·A = L·U in place for a distributed matrix A.

    ``cusolverStatus_t cusolverMgGetrf(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int JA,
    cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, void **array_d_work, int64_t lwork, int
    *info)``

    Parameters
    ----------
    array_d_A, array_d_IPIV, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrf
    """

def cusolverMgGetrf_bufferSize(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    M: _typing.Integer,
    N: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    array_d_IPIV: _Sequence[_typing.Pointer] | None,
    computeType: cudaDataType,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for ``cusolverMgGetrf`` on each GPU.

    ``cusolverStatus_t cusolverMgGetrf_bufferSize(cusolverMgHandle_t handle, int M, int N, void **array_d_A, int IA, int
    JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, cudaDataType computeType, int64_t *lwork)``

    Parameters
    ----------
    array_d_A, array_d_IPIV
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrf_bufferSize
    """

def cusolverMgGetrs(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    TRANS: cublasOperation_t,
    N: _typing.Integer,
    NRHS: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    array_d_IPIV: _Sequence[_typing.Pointer] | None,
    array_d_B: _Sequence[_typing.Pointer] | None,
    IB: _typing.Integer,
    JB: _typing.Integer,
    descrB: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Solves op(A)·X = B with the factors from ``cusolverMgGetrf``; X overwrites the distributed matrix B.

    ``cusolverStatus_t cusolverMgGetrs(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS, void
    **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int JB,
    cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *info)``

    Parameters
    ----------
    array_d_A, array_d_IPIV, array_d_B, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrs
    """

def cusolverMgGetrs_bufferSize(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    TRANS: cublasOperation_t,
    N: _typing.Integer,
    NRHS: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    array_d_IPIV: _Sequence[_typing.Pointer] | None,
    array_d_B: _Sequence[_typing.Pointer] | None,
    IB: _typing.Integer,
    JB: _typing.Integer,
    descrB: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    computeType: cudaDataType,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for ``cusolverMgGetrs`` on each GPU.

    ``cusolverStatus_t cusolverMgGetrs_bufferSize(cusolverMgHandle_t handle, cublasOperation_t TRANS, int N, int NRHS,
    void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, int **array_d_IPIV, void **array_d_B, int IB, int
    JB, cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)``

    Parameters
    ----------
    array_d_A, array_d_IPIV, array_d_B
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgGetrs_bufferSize
    """

def cusolverMgPotrf(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    N: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Computes the Cholesky factor of a positive definite distributed matrix A in place.

    ``cusolverStatus_t cusolverMgPotrf(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int
    IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int
    *h_info)``

    Parameters
    ----------
    array_d_A, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    h_info : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrf
    """

def cusolverMgPotrf_bufferSize(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    N: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    computeType: cudaDataType,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for ``cusolverMgPotrf`` on each GPU.

    ``cusolverStatus_t cusolverMgPotrf_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void
    **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)``

    Parameters
    ----------
    array_d_A
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrf_bufferSize
    """

def cusolverMgPotri(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    N: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Computes A⁻¹ in place from the Cholesky factor of ``cusolverMgPotrf``, for a distributed matrix A.

    ``cusolverStatus_t cusolverMgPotri(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void **array_d_A, int
    IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, void **array_d_work, int64_t lwork, int
    *h_info)``

    Parameters
    ----------
    array_d_A, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    h_info : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotri
    """

def cusolverMgPotri_bufferSize(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    N: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    computeType: cudaDataType,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for ``cusolverMgPotri`` on each GPU.

    ``cusolverStatus_t cusolverMgPotri_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int N, void
    **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, cudaDataType computeType, int64_t *lwork)``

    Parameters
    ----------
    array_d_A
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotri_bufferSize
    """

def cusolverMgPotrs(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    array_d_B: _Sequence[_typing.Pointer] | None,
    IB: _typing.Integer,
    JB: _typing.Integer,
    descrB: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B with the Cholesky factor from ``cusolverMgPotrf``; X overwrites the distributed matrix B.

    ``cusolverStatus_t cusolverMgPotrs(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, void
    **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB, cudaLibMgMatrixDesc_t
    descrB, cudaDataType computeType, void **array_d_work, int64_t lwork, int *h_info)``

    Parameters
    ----------
    array_d_A, array_d_B, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    h_info : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrs
    """

def cusolverMgPotrs_bufferSize(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    array_d_B: _Sequence[_typing.Pointer] | None,
    IB: _typing.Integer,
    JB: _typing.Integer,
    descrB: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    computeType: cudaDataType,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for ``cusolverMgPotrs`` on each GPU.

    ``cusolverStatus_t cusolverMgPotrs_bufferSize(cusolverMgHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
    void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void **array_d_B, int IB, int JB,
    cudaLibMgMatrixDesc_t descrB, cudaDataType computeType, int64_t *lwork)``

    Parameters
    ----------
    array_d_A, array_d_B
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgPotrs_bufferSize
    """

def cusolverMgSyevd(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    N: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    W: _typing.Pointer,
    dataTypeW: cudaDataType,
    computeType: cudaDataType,
    array_d_work: _Sequence[_typing.Pointer] | None,
    lwork: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Computes all eigenvalues, and optionally eigenvectors, of a distributed symmetric or Hermitian matrix A.

    ``cusolverStatus_t cusolverMgSyevd(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int N,
    void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW, cudaDataType
    computeType, void **array_d_work, int64_t lwork, int *info)``

    Parameters
    ----------
    array_d_A, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.
    W
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgSyevd
    """

def cusolverMgSyevd_bufferSize(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    N: _typing.Integer,
    array_d_A: _Sequence[_typing.Pointer] | None,
    IA: _typing.Integer,
    JA: _typing.Integer,
    descrA: cudaLibMgMatrixDesc_t | _typing.Integer | None,
    W: _typing.Pointer,
    dataTypeW: cudaDataType,
    computeType: cudaDataType,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for ``cusolverMgSyevd`` on each GPU.

    ``cusolverStatus_t cusolverMgSyevd_bufferSize(cusolverMgHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t
    uplo, int N, void **array_d_A, int IA, int JA, cudaLibMgMatrixDesc_t descrA, void *W, cudaDataType dataTypeW,
    cudaDataType computeType, int64_t *lwork)``

    Parameters
    ----------
    array_d_A
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.
    W
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverMg.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverMgSyevd_bufferSize
    """
