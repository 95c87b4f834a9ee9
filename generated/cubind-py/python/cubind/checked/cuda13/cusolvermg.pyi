"""cuSOLVERMg of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
)
from cubind.cuda13.cublas import (
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
)
from cubind.cuda13.cusolver import (
    cusolverEigMode_t as cusolverEigMode_t,
)
from cubind.cuda13.cusolvermg import (
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
    cudaDataType as cudaDataType,
    cudaLibMgGrid_t as cudaLibMgGrid_t,
    cudaLibMgMatrixDesc_t as cudaLibMgMatrixDesc_t,
    cusolverEigMode_t as cusolverEigMode_t,
    cusolverMgGridMapping_t as cusolverMgGridMapping_t,
    cusolverMgHandle_t as cusolverMgHandle_t,
    cusolverStatus_t as cusolverStatus_t,
    sizeof as sizeof,
)

def cusolverMgCreate() -> cusolverMgHandle_t:
    """Creates a handle for multi-GPU solvers, whose GPUs must be selected with ``cusolverMgDeviceSelect``.

    Returns
    -------
    handle : cusolverMgHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverMgCreateDeviceGrid(
    numRowDevices: _typing.Integer,
    numColDevices: _typing.Integer,
    deviceId: _Sequence[_typing.Integer] | None,
    mapping: cusolverMgGridMapping_t,
) -> cudaLibMgGrid_t:
    """Creates a grid of GPUs in rows and columns, over which matrices are distributed.

    Returns
    -------
    grid : cudaLibMgGrid_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverMgCreateMatrixDesc(
    numRows: _typing.Integer,
    numCols: _typing.Integer,
    rowBlockSize: _typing.Integer,
    colBlockSize: _typing.Integer,
    dataType: cudaDataType,
    grid: cudaLibMgGrid_t | _typing.Integer | None,
) -> cudaLibMgMatrixDesc_t:
    """Creates a descriptor of a matrix with a block-cyclic distribution over a grid of GPUs.

    Returns
    -------
    desc : cudaLibMgMatrixDesc_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverMgDestroy(handle: cusolverMgHandle_t | _typing.Integer | None) -> None:
    """Destroys a handle for multi-GPU solvers and frees its memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusolverMgDestroyGrid(grid: cudaLibMgGrid_t | _typing.Integer | None) -> None:
    """Destroys a grid of GPUs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``grid``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusolverMgDestroyMatrixDesc(desc: cudaLibMgMatrixDesc_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a distributed matrix, but not its memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``desc``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusolverMgDeviceSelect(
    handle: cusolverMgHandle_t | _typing.Integer | None,
    nbDevices: _typing.Integer,
    deviceId: _Sequence[_typing.Integer] | None,
) -> None:
    """Selects the GPUs, by device number, on which calls with the handle run.

    Parameters
    ----------
    deviceId
        Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Computes P·A = L·U in place for a distributed matrix A.

    Parameters
    ----------
    array_d_A, array_d_IPIV, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Returns the workspace size in elements for ``cusolverMgGetrf`` on each GPU.

    Parameters
    ----------
    array_d_A, array_d_IPIV
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Solves op(A)·X = B with the factors from ``cusolverMgGetrf``; X overwrites the distributed matrix B.

    Parameters
    ----------
    array_d_A, array_d_IPIV, array_d_B, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Returns the workspace size in elements for ``cusolverMgGetrs`` on each GPU.

    Parameters
    ----------
    array_d_A, array_d_IPIV, array_d_B
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Computes the Cholesky factor of a positive definite distributed matrix A in place.

    Parameters
    ----------
    array_d_A, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    h_info : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Returns the workspace size in elements for ``cusolverMgPotrf`` on each GPU.

    Parameters
    ----------
    array_d_A
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Computes A⁻¹ in place from the Cholesky factor of ``cusolverMgPotrf``, for a distributed matrix A.

    Parameters
    ----------
    array_d_A, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    h_info : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Returns the workspace size in elements for ``cusolverMgPotri`` on each GPU.

    Parameters
    ----------
    array_d_A
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Solves A·X = B with the Cholesky factor from ``cusolverMgPotrf``; X overwrites the distributed matrix B.

    Parameters
    ----------
    array_d_A, array_d_B, array_d_work
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    h_info : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Returns the workspace size in elements for ``cusolverMgPotrs`` on each GPU.

    Parameters
    ----------
    array_d_A, array_d_B
        Referenced memory and handles are used after the call returns; they must be kept alive until the program has
        synchronized every device that the library uses.

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Computes all eigenvalues, and optionally eigenvectors, of a distributed symmetric or Hermitian matrix A.

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
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
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
) -> int:
    """Returns the workspace size in elements for ``cusolverMgSyevd`` on each GPU.

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
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """
