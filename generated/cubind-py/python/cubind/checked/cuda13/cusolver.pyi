"""cuSOLVER of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence

from cubind import _typing
from cubind.cuda13.runtime import (
    cuComplex,
    cuDoubleComplex,
    cudaDataType as cudaDataType,
    cudaEmulationMantissaControl as cudaEmulationMantissaControl,
    cudaEmulationSpecialValuesSupport as cudaEmulationSpecialValuesSupport,
    cudaEmulationStrategy as cudaEmulationStrategy,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.cublas import (
    cublasDiagType_t as cublasDiagType_t,
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
    cublasSideMode_t as cublasSideMode_t,
)
from cubind.cuda13.cusparse import (
    cusparseMatDescr_t as cusparseMatDescr_t,
)
from cubind.cuda13.cusolver import (
    CUSOLVER_VERSION as CUSOLVER_VERSION,
    CUSOLVER_VER_BUILD as CUSOLVER_VER_BUILD,
    CUSOLVER_VER_MAJOR as CUSOLVER_VER_MAJOR,
    CUSOLVER_VER_MINOR as CUSOLVER_VER_MINOR,
    CUSOLVER_VER_PATCH as CUSOLVER_VER_PATCH,
    csrcholInfoHost_t as csrcholInfoHost_t,
    csrcholInfo_t as csrcholInfo_t,
    csrluInfoHost_t as csrluInfoHost_t,
    csrqrInfoHost_t as csrqrInfoHost_t,
    csrqrInfo_t as csrqrInfo_t,
    cublasDiagType_t as cublasDiagType_t,
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
    cublasSideMode_t as cublasSideMode_t,
    cudaDataType as cudaDataType,
    cudaEmulationMantissaControl as cudaEmulationMantissaControl,
    cudaEmulationMantissaControl_t as cudaEmulationMantissaControl_t,
    cudaEmulationSpecialValuesSupport as cudaEmulationSpecialValuesSupport,
    cudaEmulationSpecialValuesSupport_t as cudaEmulationSpecialValuesSupport_t,
    cudaEmulationStrategy as cudaEmulationStrategy,
    cudaEmulationStrategy_t as cudaEmulationStrategy_t,
    cusolverAlgMode_t as cusolverAlgMode_t,
    cusolverDeterministicMode_t as cusolverDeterministicMode_t,
    cusolverDirectMode_t as cusolverDirectMode_t,
    cusolverDnFunction_t as cusolverDnFunction_t,
    cusolverDnHandle_t as cusolverDnHandle_t,
    cusolverDnIRSInfos_t as cusolverDnIRSInfos_t,
    cusolverDnIRSParams_t as cusolverDnIRSParams_t,
    cusolverDnLoggerCallback_t as cusolverDnLoggerCallback_t,
    cusolverDnParams_t as cusolverDnParams_t,
    cusolverEigComp_t as cusolverEigComp_t,
    cusolverEigMode_t as cusolverEigMode_t,
    cusolverEigRange_t as cusolverEigRange_t,
    cusolverEigType_t as cusolverEigType_t,
    cusolverIRSRefinement_t as cusolverIRSRefinement_t,
    cusolverMathMode_t as cusolverMathMode_t,
    cusolverNorm_t as cusolverNorm_t,
    cusolverPrecType_t as cusolverPrecType_t,
    cusolverRfFactorization_t as cusolverRfFactorization_t,
    cusolverRfHandle_t as cusolverRfHandle_t,
    cusolverRfMatrixFormat_t as cusolverRfMatrixFormat_t,
    cusolverRfNumericBoostReport_t as cusolverRfNumericBoostReport_t,
    cusolverRfResetValuesFastMode_t as cusolverRfResetValuesFastMode_t,
    cusolverRfTriangularSolve_t as cusolverRfTriangularSolve_t,
    cusolverRfUnitDiagonal_t as cusolverRfUnitDiagonal_t,
    cusolverSpHandle_t as cusolverSpHandle_t,
    cusolverStatus_t as cusolverStatus_t,
    cusolverStorevMode_t as cusolverStorevMode_t,
    cusparseMatDescr_t as cusparseMatDescr_t,
    double2 as double2,
    float2 as float2,
    gesvdjInfo_t as gesvdjInfo_t,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
    syevjInfo_t as syevjInfo_t,
)

def cusolverDnCCgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in single-precision complex.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCCgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in single-precision complex, with QR in single-precision complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCCgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in single-precision complex by refining an LU solution in single-precision complex.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCCgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in single-precision complex, with LU in single-precision complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCEgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in bfloat16 complex.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCEgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in single-precision complex, with QR in bfloat16 complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCEgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in single-precision complex by refining an LU solution in bfloat16 complex.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCEgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in single-precision complex, with LU in bfloat16 complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCKgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in half-precision complex.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCKgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in single-precision complex, with QR in half-precision complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCKgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in single-precision complex by refining an LU solution in half-precision complex.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCKgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in single-precision complex, with LU in half-precision complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCYgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in TF32 complex.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCYgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in single-precision complex, with QR in TF32 complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCYgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in single-precision complex by refining an LU solution in TF32 complex.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCYgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in single-precision complex, with LU in TF32 complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgebrd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    D: _typing.DevicePointer,
    E: _typing.DevicePointer,
    TAUQ: _typing.DevicePointer,
    TAUP: _typing.DevicePointer,
    Work: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (single-precision complex).

    Parameters
    ----------
    A, D, E, TAUQ, TAUP, Work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgebrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for bidiagonal reduction (``gebrd``, single-precision complex).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgeqrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    TAU: _typing.DevicePointer,
    Workspace: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TAU`` (single-precision complex).

    Parameters
    ----------
    A, TAU, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgeqrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a QR factorization (``geqrf``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgesvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobu: _typing.Integer,
    jobvt: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    VT: _typing.DevicePointer,
    ldvt: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    rwork: _typing.DevicePointer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (single-precision complex).

    Parameters
    ----------
    A, S, U, VT, work, rwork, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgesvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a singular value decomposition (``gesvd``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgesvdaStridedBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    rank: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    d_S: _typing.DevicePointer,
    strideS: _typing.Integer,
    d_U: _typing.DevicePointer,
    ldu: _typing.Integer,
    strideU: _typing.Integer,
    d_V: _typing.DevicePointer,
    ldv: _typing.Integer,
    strideV: _typing.Integer,
    d_work: _typing.DevicePointer,
    lwork: _typing.Integer,
    d_info: _typing.DevicePointer,
    h_R_nrmF: _typing.Pointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (single-precision complex).

    Parameters
    ----------
    d_A, d_S, d_U, d_V, d_work, d_info, h_R_nrmF
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    rank: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    d_S: _typing.DevicePointer,
    strideS: _typing.Integer,
    d_U: _typing.DevicePointer,
    ldu: _typing.Integer,
    strideU: _typing.Integer,
    d_V: _typing.DevicePointer,
    ldv: _typing.Integer,
    strideV: _typing.Integer,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for ``gesvdaStridedBatched`` (single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgesvdj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    econ: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: gesvdjInfo_t | _typing.Integer | None,
) -> None:
    """Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (single-precision complex).

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgesvdjBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: gesvdjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> None:
    """Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (single-precision complex).

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    params: gesvdjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a batched Jacobi SVD (``gesvdjBatched``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgesvdj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    econ: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    params: gesvdjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for an SVD by the Jacobi method (``gesvdj``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgetrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Workspace: _typing.DevicePointer,
    devIpiv: _typing.DevicePointer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes the LU factorization of an m × n matrix in place; no pivoting if ``devIpiv`` is null (single-precision complex).

    Parameters
    ----------
    A, Workspace, devIpiv, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for an LU factorization (``getrf``, single-precision complex).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCgetrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Solves op(A)·X = B with the LU factors from ``getrf``; X overwrites B (single-precision complex).

    Parameters
    ----------
    A, devIpiv, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCheevd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (single-precision complex).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCheevd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for Hermitian eigenvalues (``heevd``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCheevdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> int:
    """Computes selected eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (single-precision complex).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCheevdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``heevdx``, single-precision complex).

    Returns
    -------
    meig : int
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCheevj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> None:
    """Computes eigenvalues, and optionally eigenvectors, of Hermitian A by the Jacobi method (single-precision complex).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCheevjBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> None:
    """Computes eigenvalues, and optionally eigenvectors, of many small Hermitian matrices (single-precision complex).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCheevjBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for the batched eigensolver (``heevjBatched``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCheevj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for the Jacobi eigensolver (``heevj``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnChegvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (single-precision complex).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnChegvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for a generalized eigenproblem (``hegvd``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnChegvdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> int:
    """Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (single-precision complex).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnChegvdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``hegvdx``, single-precision complex).

    Returns
    -------
    meig : int
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnChegvj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> None:
    """Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A Hermitian (single-precision complex).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnChegvj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for the generalized Jacobi eigensolver (``hegvj``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnChetrd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    d: _typing.DevicePointer,
    e: _typing.DevicePointer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Reduces a Hermitian matrix A to the real tridiagonal matrix Qᴴ·A·Q with diagonals d and e (single-precision complex).

    Parameters
    ----------
    A, d, e, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnChetrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    d: _typing.DevicePointer,
    e: _typing.DevicePointer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for tridiagonal reduction (``hetrd``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnClaswp(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    k1: _typing.Integer,
    k2: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Applies the row interchanges k1 to k2, which ``getrf`` stored in ``devIpiv``, to the rows of A (single-precision complex).

    Parameters
    ----------
    A, devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnClauum(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (single-precision complex).

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnClauum_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for the product of a triangular factor (``lauum``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCpotrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Workspace: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (single-precision complex).

    Parameters
    ----------
    A, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCpotrfBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    infoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes in place the Cholesky factorization of each positive definite matrix of a batch (single-precision complex).

    Parameters
    ----------
    Aarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    infoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCpotrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a Cholesky factorization (``potrf``, single-precision complex).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCpotri(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes one triangle of A⁻¹ in place from the Cholesky factor of ``potrf`` (single-precision complex).

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCpotri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for an inverse from a Cholesky factor (``potri``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCpotrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Solves A·X = B with the Cholesky factor from ``potrf``; X overwrites B (single-precision complex).

    Parameters
    ----------
    A, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCpotrsBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    d_info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Solves A·x = b, with one right-hand side, for each matrix A factorized by ``potrfBatched`` (single-precision complex).

    Parameters
    ----------
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCreate() -> cusolverDnHandle_t:
    """Creates a handle for dense solvers on the current device, and allocates device memory for it.

    Returns
    -------
    handle : cusolverDnHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCreateGesvdjInfo() -> gesvdjInfo_t:
    """Creates the parameter and result object of the Jacobi SVD, with default parameters.

    Returns
    -------
    info : gesvdjInfo_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCreateParams() -> cusolverDnParams_t:
    """Creates an options object for functions with 64-bit sizes, with default values.

    Returns
    -------
    params : cusolverDnParams_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCreateSyevjInfo() -> syevjInfo_t:
    """Creates the parameter and result object of the Jacobi eigensolver, with default parameters.

    Returns
    -------
    info : syevjInfo_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCsytrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (single-precision complex).

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCsytrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a symmetric factorization (``sytrf``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCsytri(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes A⁻¹ in place from the symmetric factorization of ``sytrf`` (single-precision complex).

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCsytri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for inverting a symmetric matrix (``sytri``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCungbr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the unitary Q (side left) or Pᴴ (side right) from the reflectors of ``gebrd`` (single-precision complex).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCungbr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q or Pᴴ explicitly (``ungbr``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCungqr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the first n columns of the unitary matrix Q from the reflectors of ``geqrf`` (single-precision complex).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCungqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q explicitly (``ungqr``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCungtr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the unitary matrix Q from the reflectors of ``hetrd`` (single-precision complex).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCungtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q explicitly (``ungtr``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCunmqr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of ``geqrf`` (single-precision complex).

    Parameters
    ----------
    A, tau, C, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCunmqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for multiplying by Q (``unmqr``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCunmtr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of ``hetrd`` (single-precision complex).

    Parameters
    ----------
    A, tau, C, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnCunmtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for multiplying by Q (``unmtr``, single-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDBgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in double precision by refining a QR solution in bfloat16.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDBgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in double precision, with QR in bfloat16.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDBgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in double precision by refining an LU solution in bfloat16.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDBgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in double precision, with LU in bfloat16.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDDgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in double precision by refining a QR solution in double precision.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDDgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in double precision, with QR in double precision.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDDgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in double precision by refining an LU solution in double precision.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDDgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in double precision, with LU in double precision.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDHgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in double precision by refining a QR solution in half precision.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDHgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in double precision, with QR in half precision.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDHgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in double precision by refining an LU solution in half precision.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDHgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in double precision, with LU in half precision.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDSgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in double precision by refining a QR solution in single precision.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDSgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in double precision, with QR in single precision.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDSgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in double precision by refining an LU solution in single precision.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDSgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in double precision, with LU in single precision.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDXgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in double precision by refining a QR solution in TF32.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDXgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in double precision, with QR in TF32.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDXgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in double precision by refining an LU solution in TF32.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDXgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in double precision, with LU in TF32.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDestroy(handle: cusolverDnHandle_t | _typing.Integer | None) -> None:
    """Destroys a handle for dense solvers and frees its memory.

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
    """

def cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t | _typing.Integer | None) -> None:
    """Destroys the parameter and result object of the Jacobi SVD.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.
    """

def cusolverDnDestroyParams(params: cusolverDnParams_t | _typing.Integer | None) -> None:
    """Destroys an options object for functions with 64-bit sizes.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``params``, or objects that belong to it, during or after the call.
    """

def cusolverDnDestroySyevjInfo(info: syevjInfo_t | _typing.Integer | None) -> None:
    """Destroys the parameter and result object of the Jacobi eigensolver.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.
    """

def cusolverDnDgebrd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    D: _typing.DevicePointer,
    E: _typing.DevicePointer,
    TAUQ: _typing.DevicePointer,
    TAUP: _typing.DevicePointer,
    Work: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (double precision).

    Parameters
    ----------
    A, D, E, TAUQ, TAUP, Work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgebrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for bidiagonal reduction (``gebrd``, double precision).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgeqrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    TAU: _typing.DevicePointer,
    Workspace: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TAU`` (double precision).

    Parameters
    ----------
    A, TAU, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgeqrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a QR factorization (``geqrf``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgesvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobu: _typing.Integer,
    jobvt: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    VT: _typing.DevicePointer,
    ldvt: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    rwork: _typing.DevicePointer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (double precision).

    Parameters
    ----------
    A, S, U, VT, work, rwork, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgesvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a singular value decomposition (``gesvd``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgesvdaStridedBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    rank: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    d_S: _typing.DevicePointer,
    strideS: _typing.Integer,
    d_U: _typing.DevicePointer,
    ldu: _typing.Integer,
    strideU: _typing.Integer,
    d_V: _typing.DevicePointer,
    ldv: _typing.Integer,
    strideV: _typing.Integer,
    d_work: _typing.DevicePointer,
    lwork: _typing.Integer,
    d_info: _typing.DevicePointer,
    h_R_nrmF: _typing.Pointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (double precision).

    Parameters
    ----------
    d_A, d_S, d_U, d_V, d_work, d_info, h_R_nrmF
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    rank: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    d_S: _typing.DevicePointer,
    strideS: _typing.Integer,
    d_U: _typing.DevicePointer,
    ldu: _typing.Integer,
    strideU: _typing.Integer,
    d_V: _typing.DevicePointer,
    ldv: _typing.Integer,
    strideV: _typing.Integer,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for ``gesvdaStridedBatched`` (double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgesvdj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    econ: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: gesvdjInfo_t | _typing.Integer | None,
) -> None:
    """Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (double precision).

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgesvdjBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: gesvdjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> None:
    """Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (double precision).

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    params: gesvdjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a batched Jacobi SVD (``gesvdjBatched``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgesvdj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    econ: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    params: gesvdjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for an SVD by the Jacobi method (``gesvdj``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgetrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Workspace: _typing.DevicePointer,
    devIpiv: _typing.DevicePointer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes the LU factorization of an m × n matrix in place; no pivoting if ``devIpiv`` is null (double precision).

    Parameters
    ----------
    A, Workspace, devIpiv, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for an LU factorization (``getrf``, double precision).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDgetrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Solves op(A)·X = B with the LU factors from ``getrf``; X overwrites B (double precision).

    Parameters
    ----------
    A, devIpiv, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDlaswp(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    k1: _typing.Integer,
    k2: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Applies the row interchanges k1 to k2, which ``getrf`` stored in ``devIpiv``, to the rows of A (double precision).

    Parameters
    ----------
    A, devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDlauum(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (double precision).

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDlauum_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for the product of a triangular factor (``lauum``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDorgbr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the orthogonal Q (side left) or Pᵀ (side right) from the reflectors of ``gebrd`` (double precision).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDorgbr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q or Pᵀ explicitly (``orgbr``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDorgqr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the first n columns of the orthogonal matrix Q from the reflectors of ``geqrf`` (double precision).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDorgqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q explicitly (``orgqr``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDorgtr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the orthogonal matrix Q from the reflectors of ``sytrd`` (double precision).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDorgtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q explicitly (``orgtr``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDormqr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of ``geqrf`` (double precision).

    Parameters
    ----------
    A, tau, C, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDormqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for multiplying by Q (``ormqr``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDormtr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of ``sytrd`` (double precision).

    Parameters
    ----------
    A, tau, C, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDormtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for multiplying by Q (``ormtr``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDpotrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Workspace: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (double precision).

    Parameters
    ----------
    A, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDpotrfBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    infoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes in place the Cholesky factorization of each positive definite matrix of a batch (double precision).

    Parameters
    ----------
    Aarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    infoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDpotrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a Cholesky factorization (``potrf``, double precision).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDpotri(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes one triangle of A⁻¹ in place from the Cholesky factor of ``potrf`` (double precision).

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDpotri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for an inverse from a Cholesky factor (``potri``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDpotrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Solves A·X = B with the Cholesky factor from ``potrf``; X overwrites B (double precision).

    Parameters
    ----------
    A, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDpotrsBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    d_info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Solves A·x = b, with one right-hand side, for each matrix A factorized by ``potrfBatched`` (double precision).

    Parameters
    ----------
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsyevd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all eigenvalues, and optionally eigenvectors, of a symmetric matrix A (double precision).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsyevd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for symmetric eigenvalues (``syevd``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsyevdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> int:
    """Computes selected eigenvalues, and optionally eigenvectors, of a symmetric matrix A (double precision).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsyevdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``syevdx``, double precision).

    Returns
    -------
    meig : int
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsyevj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> None:
    """Computes eigenvalues, and optionally eigenvectors, of symmetric A by the Jacobi method (double precision).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsyevjBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> None:
    """Computes eigenvalues, and optionally eigenvectors, of many small symmetric matrices (double precision).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsyevjBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for the batched eigensolver (``syevjBatched``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsyevj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for the Jacobi eigensolver (``syevj``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsygvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (double precision).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsygvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for a generalized eigenproblem (``sygvd``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsygvdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> int:
    """Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (double precision).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsygvdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``sygvdx``, double precision).

    Returns
    -------
    meig : int
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsygvj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> None:
    """Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A symmetric (double precision).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsygvj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for the generalized Jacobi eigensolver (``sygvj``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsytrd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    d: _typing.DevicePointer,
    e: _typing.DevicePointer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Reduces a symmetric matrix A to the tridiagonal matrix Qᵀ·A·Q, whose diagonals are d and e (double precision).

    Parameters
    ----------
    A, d, e, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsytrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    d: _typing.DevicePointer,
    e: _typing.DevicePointer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for tridiagonal reduction (``sytrd``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsytrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (double precision).

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsytrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a symmetric factorization (``sytrf``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsytri(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes A⁻¹ in place from the symmetric factorization of ``sytrf`` (double precision).

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnDsytri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for inverting a symmetric matrix (``sytri``, double precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnGetDeterministicMode(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> cusolverDeterministicMode_t:
    """Returns whether results must be bitwise reproducible for the same input.

    Returns
    -------
    mode : cusolverDeterministicMode_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnGetEmulationSpecialValuesSupport(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> cudaEmulationSpecialValuesSupport:
    """Returns the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.

    Returns
    -------
    mask : runtime.cudaEmulationSpecialValuesSupport

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnGetEmulationStrategy(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> cudaEmulationStrategy:
    """Returns the strategy for emulating floating-point arithmetic with lower-precision Tensor Cores.

    Returns
    -------
    strategy : runtime.cudaEmulationStrategy

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnGetFixedPointEmulationMantissaBitOffset(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> int:
    """Returns the offset added to the number of mantissa bits that fixed-point emulation derives from the data.

    Returns
    -------
    mantissaBitOffset : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnGetFixedPointEmulationMantissaControl(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> cudaEmulationMantissaControl:
    """Returns whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.

    Returns
    -------
    control : runtime.cudaEmulationMantissaControl

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnGetFixedPointEmulationMaxMantissaBitCount(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> int:
    """Returns the maximum number of mantissa bits that fixed-point emulation keeps.

    Returns
    -------
    mantissaBitCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnGetMathMode(handle: cusolverDnHandle_t | _typing.Integer | None) -> cusolverMathMode_t:
    """Returns the handle's math mode, which can permit the emulation of floating-point products.

    Returns
    -------
    mode : cusolverMathMode_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnGetStream(handle: cusolverDnHandle_t | _typing.Integer | None) -> cudaStream_t:
    """Returns the stream of a handle for dense solvers; null means the default stream.

    Returns
    -------
    streamId : runtime.cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSInfosCreate() -> cusolverDnIRSInfos_t:
    """Creates an object that receives information about iterative refinement.

    Returns
    -------
    infos_ptr : cusolverDnIRSInfos_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSInfosDestroy(infos: cusolverDnIRSInfos_t | _typing.Integer | None) -> None:
    """Destroys an information object of iterative refinement.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``infos``, or objects that belong to it, during or after the call.
    """

def cusolverDnIRSInfosGetMaxIters(infos: cusolverDnIRSInfos_t | _typing.Integer | None) -> int:
    """Returns the maximum number of iterations of the last call.

    Returns
    -------
    maxiters : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSInfosGetNiters(infos: cusolverDnIRSInfos_t | _typing.Integer | None) -> int:
    """Returns the total number of iterations of the last call, negative if the call fell back or failed.

    Returns
    -------
    niters : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSInfosGetOuterNiters(infos: cusolverDnIRSInfos_t | _typing.Integer | None) -> int:
    """Returns the number of outer iterations of the last call.

    Returns
    -------
    outer_niters : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSInfosGetResidualHistory(infos: cusolverDnIRSInfos_t | _typing.Integer | None) -> int:
    """Returns the address of the last call's residuals, whose recording must have been enabled.

    Returns
    -------
    residual_history : int
        Referenced memory and handles are valid as long as ``infos`` exists.

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSInfosRequestResidual(infos: cusolverDnIRSInfos_t | _typing.Integer | None) -> None:
    """Enables the recording of residuals, one for each iteration, in later calls.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsCreate() -> cusolverDnIRSParams_t:
    """Creates a parameter object for iterative refinement; the precisions must be set before use.

    Returns
    -------
    params_ptr : cusolverDnIRSParams_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsDestroy(params: cusolverDnIRSParams_t | _typing.Integer | None) -> None:
    """Destroys a parameter object for iterative refinement.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``params``, or objects that belong to it, during or after the call.
    """

def cusolverDnIRSParamsDisableFallback(params: cusolverDnIRSParams_t | _typing.Integer | None) -> None:
    """Disables the fallback to the main precision if refinement does not converge.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsEnableFallback(params: cusolverDnIRSParams_t | _typing.Integer | None) -> None:
    """Enables the fallback to the main precision if refinement does not converge.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsGetMaxIters(params: cusolverDnIRSParams_t | _typing.Integer | None) -> int:
    """Returns the maximum total number of refinement iterations.

    Returns
    -------
    maxiters : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsSetMaxIters(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    maxiters: _typing.Integer,
) -> None:
    """Sets the maximum total number of refinement iterations.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsSetMaxItersInner(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    maxiters_inner: _typing.Integer,
) -> None:
    """Sets the maximum number of inner iterations, for refinement methods with an inner solver (GMRES).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsSetRefinementSolver(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    refinement_solver: cusolverIRSRefinement_t,
) -> None:
    """Sets the refinement method, such as classical iterative refinement or GMRES.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsSetSolverLowestPrecision(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    solver_lowest_precision: cusolverPrecType_t,
) -> None:
    """Sets the lowest precision that the factorization may use.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsSetSolverMainPrecision(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    solver_main_precision: cusolverPrecType_t,
) -> None:
    """Sets the precision of the data and the solution.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsSetSolverPrecisions(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    solver_main_precision: cusolverPrecType_t,
    solver_lowest_precision: cusolverPrecType_t,
) -> None:
    """Sets the precision of the data, and the lowest precision that the factorization may use.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsSetTol(params: cusolverDnIRSParams_t | _typing.Integer | None, val: float) -> None:
    """Sets the residual tolerance at which refinement stops.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSParamsSetTolInner(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    val: float,
) -> None:
    """Sets the tolerance of the inner solver, for refinement methods that have one (GMRES).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSXgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    gels_irs_params: cusolverDnIRSParams_t | _typing.Integer | None,
    gels_irs_infos: cusolverDnIRSInfos_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ by refining a QR solution, in the precisions that the parameters specify.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    niters : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSXgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
) -> int:
    """Returns the workspace size in bytes for ``cusolverDnIRSXgels``.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSXgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    gesv_irs_params: cusolverDnIRSParams_t | _typing.Integer | None,
    gesv_irs_infos: cusolverDnIRSInfos_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B by refining an LU solution, in the precisions that the parameters specify.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    niters : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnIRSXgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
) -> int:
    """Returns the workspace size in bytes for ``cusolverDnIRSXgesv``.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnLoggerForceDisable() -> None:
    """Disables the dense solvers' log for the rest of the process.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnLoggerOpenFile(logFile: _typing.Text) -> None:
    """Opens the file at a path and redirects the dense solvers' log to it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnLoggerSetCallback(callback: _typing.Callback) -> None:
    """Sets a callback that receives each message of the dense solvers' log.

    Parameters
    ----------
    callback
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - ``callback`` may be called at any time from now on, on any thread.
    """

def cusolverDnLoggerSetFile(file: _typing.Pointer) -> None:
    """Redirects the dense solvers' log to an open C file stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnLoggerSetLevel(level: _typing.Integer) -> None:
    """Sets the log level of the dense solvers; 0 disables logging.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnLoggerSetMask(mask: _typing.Integer) -> None:
    """Sets the log mask of the dense solvers, which overrides the log level.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSBgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in single precision by refining a QR solution in bfloat16.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSBgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in single precision, with QR in bfloat16.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSBgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in single precision by refining an LU solution in bfloat16.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSBgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in single precision, with LU in bfloat16.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSHgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in single precision by refining a QR solution in half precision.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSHgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in single precision, with QR in half precision.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSHgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in single precision by refining an LU solution in half precision.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSHgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in single precision, with LU in half precision.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSSgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in single precision by refining a QR solution in single precision.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSSgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in single precision, with QR in single precision.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSSgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in single precision by refining an LU solution in single precision.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSSgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in single precision, with LU in single precision.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSXgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in single precision by refining a QR solution in TF32.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSXgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in single precision, with QR in TF32.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSXgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in single precision by refining an LU solution in TF32.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSXgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in single precision, with LU in TF32.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSetAdvOptions(
    params: cusolverDnParams_t | _typing.Integer | None,
    function: cusolverDnFunction_t,
    algo: cusolverAlgMode_t,
) -> None:
    """Selects the algorithm that a given function uses when it is called with these options.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSetDeterministicMode(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mode: cusolverDeterministicMode_t,
) -> None:
    """Sets whether results must be bitwise reproducible for the same input, which may reduce performance.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSetEmulationSpecialValuesSupport(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mask: cudaEmulationSpecialValuesSupport,
) -> None:
    """Sets the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSetEmulationStrategy(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    strategy: cudaEmulationStrategy,
) -> None:
    """Sets the strategy for emulating floating-point arithmetic with lower-precision Tensor Cores.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSetFixedPointEmulationMantissaBitOffset(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mantissaBitOffset: _typing.Integer,
) -> None:
    """Sets the offset added to the number of mantissa bits that fixed-point emulation derives from the data.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSetFixedPointEmulationMantissaControl(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    control: cudaEmulationMantissaControl,
) -> None:
    """Sets whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSetFixedPointEmulationMaxMantissaBitCount(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mantissaBitCount: _typing.Integer,
) -> None:
    """Sets the maximum number of mantissa bits that fixed-point emulation keeps.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSetMathMode(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mode: cusolverMathMode_t,
) -> None:
    """Sets the handle's math mode, which can permit the emulation of floating-point products.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSetStream(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream in which later calls of dense solvers with the handle run.

    Parameters
    ----------
    streamId
        Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgebrd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    D: _typing.DevicePointer,
    E: _typing.DevicePointer,
    TAUQ: _typing.DevicePointer,
    TAUP: _typing.DevicePointer,
    Work: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (single precision).

    Parameters
    ----------
    A, D, E, TAUQ, TAUP, Work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgebrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for bidiagonal reduction (``gebrd``, single precision).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgeqrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    TAU: _typing.DevicePointer,
    Workspace: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TAU`` (single precision).

    Parameters
    ----------
    A, TAU, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgeqrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a QR factorization (``geqrf``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgesvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobu: _typing.Integer,
    jobvt: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    VT: _typing.DevicePointer,
    ldvt: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    rwork: _typing.DevicePointer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (single precision).

    Parameters
    ----------
    A, S, U, VT, work, rwork, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgesvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a singular value decomposition (``gesvd``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgesvdaStridedBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    rank: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    d_S: _typing.DevicePointer,
    strideS: _typing.Integer,
    d_U: _typing.DevicePointer,
    ldu: _typing.Integer,
    strideU: _typing.Integer,
    d_V: _typing.DevicePointer,
    ldv: _typing.Integer,
    strideV: _typing.Integer,
    d_work: _typing.DevicePointer,
    lwork: _typing.Integer,
    d_info: _typing.DevicePointer,
    h_R_nrmF: _typing.Pointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (single precision).

    Parameters
    ----------
    d_A, d_S, d_U, d_V, d_work, d_info, h_R_nrmF
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    rank: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    d_S: _typing.DevicePointer,
    strideS: _typing.Integer,
    d_U: _typing.DevicePointer,
    ldu: _typing.Integer,
    strideU: _typing.Integer,
    d_V: _typing.DevicePointer,
    ldv: _typing.Integer,
    strideV: _typing.Integer,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for ``gesvdaStridedBatched`` (single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgesvdj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    econ: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: gesvdjInfo_t | _typing.Integer | None,
) -> None:
    """Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (single precision).

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgesvdjBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: gesvdjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> None:
    """Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (single precision).

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    params: gesvdjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a batched Jacobi SVD (``gesvdjBatched``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgesvdj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    econ: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    params: gesvdjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for an SVD by the Jacobi method (``gesvdj``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgetrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Workspace: _typing.DevicePointer,
    devIpiv: _typing.DevicePointer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes the LU factorization of an m × n matrix in place; no pivoting if ``devIpiv`` is null (single precision).

    Parameters
    ----------
    A, Workspace, devIpiv, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for an LU factorization (``getrf``, single precision).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSgetrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Solves op(A)·X = B with the LU factors from ``getrf``; X overwrites B (single precision).

    Parameters
    ----------
    A, devIpiv, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSlaswp(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    k1: _typing.Integer,
    k2: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Applies the row interchanges k1 to k2, which ``getrf`` stored in ``devIpiv``, to the rows of A (single precision).

    Parameters
    ----------
    A, devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSlauum(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (single precision).

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSlauum_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for the product of a triangular factor (``lauum``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSorgbr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the orthogonal Q (side left) or Pᵀ (side right) from the reflectors of ``gebrd`` (single precision).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSorgbr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q or Pᵀ explicitly (``orgbr``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSorgqr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the first n columns of the orthogonal matrix Q from the reflectors of ``geqrf`` (single precision).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSorgqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q explicitly (``orgqr``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSorgtr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the orthogonal matrix Q from the reflectors of ``sytrd`` (single precision).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSorgtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q explicitly (``orgtr``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSormqr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of ``geqrf`` (single precision).

    Parameters
    ----------
    A, tau, C, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSormqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for multiplying by Q (``ormqr``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSormtr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of ``sytrd`` (single precision).

    Parameters
    ----------
    A, tau, C, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSormtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for multiplying by Q (``ormtr``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSpotrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Workspace: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (single precision).

    Parameters
    ----------
    A, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSpotrfBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    infoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes in place the Cholesky factorization of each positive definite matrix of a batch (single precision).

    Parameters
    ----------
    Aarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    infoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSpotrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a Cholesky factorization (``potrf``, single precision).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSpotri(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes one triangle of A⁻¹ in place from the Cholesky factor of ``potrf`` (single precision).

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSpotri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for an inverse from a Cholesky factor (``potri``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSpotrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Solves A·X = B with the Cholesky factor from ``potrf``; X overwrites B (single precision).

    Parameters
    ----------
    A, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSpotrsBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    d_info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Solves A·x = b, with one right-hand side, for each matrix A factorized by ``potrfBatched`` (single precision).

    Parameters
    ----------
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsyevd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all eigenvalues, and optionally eigenvectors, of a symmetric matrix A (single precision).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsyevd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for symmetric eigenvalues (``syevd``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsyevdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> int:
    """Computes selected eigenvalues, and optionally eigenvectors, of a symmetric matrix A (single precision).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsyevdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``syevdx``, single precision).

    Returns
    -------
    meig : int
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsyevj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> None:
    """Computes eigenvalues, and optionally eigenvectors, of symmetric A by the Jacobi method (single precision).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsyevjBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> None:
    """Computes eigenvalues, and optionally eigenvectors, of many small symmetric matrices (single precision).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsyevjBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for the batched eigensolver (``syevjBatched``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsyevj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for the Jacobi eigensolver (``syevj``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsygvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (single precision).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsygvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for a generalized eigenproblem (``sygvd``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsygvdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> int:
    """Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (single precision).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsygvdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``sygvdx``, single precision).

    Returns
    -------
    meig : int
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsygvj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> None:
    """Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A symmetric (single precision).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsygvj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for the generalized Jacobi eigensolver (``sygvj``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsytrd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    d: _typing.DevicePointer,
    e: _typing.DevicePointer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Reduces a symmetric matrix A to the tridiagonal matrix Qᵀ·A·Q, whose diagonals are d and e (single precision).

    Parameters
    ----------
    A, d, e, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsytrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    d: _typing.DevicePointer,
    e: _typing.DevicePointer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for tridiagonal reduction (``sytrd``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsytrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (single precision).

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsytrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a symmetric factorization (``sytrf``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsytri(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes A⁻¹ in place from the symmetric factorization of ``sytrf`` (single precision).

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnSsytri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for inverting a symmetric matrix (``sytri``, single precision).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgeev(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobvl: cusolverEigMode_t,
    jobvr: cusolverEigMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    dataTypeVL: cudaDataType,
    VL: _typing.DevicePointer,
    ldvl: _typing.Integer,
    dataTypeVR: cudaDataType,
    VR: _typing.DevicePointer,
    ldvr: _typing.Integer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the eigenvalues, and optionally eigenvectors, of a general square matrix A.

    Parameters
    ----------
    A, W, VL, VR, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgeev_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobvl: cusolverEigMode_t,
    jobvr: cusolverEigMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    dataTypeVL: cudaDataType,
    VL: _typing.DevicePointer,
    ldvl: _typing.Integer,
    dataTypeVR: cudaDataType,
    VR: _typing.DevicePointer,
    ldvr: _typing.Integer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgeev``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgeqrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeTau: cudaDataType,
    tau: _typing.DevicePointer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the QR factorization A = Q·R in place, with 64-bit sizes and selectable data types.

    Parameters
    ----------
    A, tau, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgeqrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeTau: cudaDataType,
    tau: _typing.DevicePointer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgeqrf``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobu: _typing.Integer,
    jobvt: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeS: cudaDataType,
    S: _typing.DevicePointer,
    dataTypeU: cudaDataType,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    dataTypeVT: cudaDataType,
    VT: _typing.DevicePointer,
    ldvt: _typing.Integer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the SVD A = U·S·Vᴴ, with 64-bit sizes and selectable data types.

    Parameters
    ----------
    A, S, U, VT, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobu: _typing.Integer,
    jobvt: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeS: cudaDataType,
    S: _typing.DevicePointer,
    dataTypeU: cudaDataType,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    dataTypeVT: cudaDataType,
    VT: _typing.DevicePointer,
    ldvt: _typing.Integer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgesvd``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvdjGetResidual(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    info: gesvdjInfo_t | _typing.Integer | None,
) -> float:
    """Returns the residual (Frobenius norm) of the last call of ``gesvdj`` that was not batched.

    Returns
    -------
    residual : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvdjGetSweeps(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    info: gesvdjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the number of sweeps of the last call of ``gesvdj`` that was not batched.

    Returns
    -------
    executed_sweeps : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvdjSetMaxSweeps(
    info: gesvdjInfo_t | _typing.Integer | None,
    max_sweeps: _typing.Integer,
) -> None:
    """Sets the maximum number of sweeps of the Jacobi SVD.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvdjSetSortEig(
    info: gesvdjInfo_t | _typing.Integer | None,
    sort_svd: _typing.Integer,
) -> None:
    """Sets whether the Jacobi SVD sorts singular values in descending order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvdjSetTolerance(info: gesvdjInfo_t | _typing.Integer | None, tolerance: float) -> None:
    """Sets the tolerance at which the Jacobi SVD stops.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvdp(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    econ: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeS: cudaDataType,
    S: _typing.DevicePointer,
    dataTypeU: cudaDataType,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    dataTypeV: cudaDataType,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> float:
    """Computes the SVD A = U·S·Vᴴ by polar decomposition, faster than ``cusolverDnXgesvd``; returns an error bound.

    Parameters
    ----------
    A, S, U, V, bufferOnDevice, bufferOnHost, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    h_err_sigma : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvdp_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    econ: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeS: cudaDataType,
    S: _typing.DevicePointer,
    dataTypeU: cudaDataType,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    dataTypeV: cudaDataType,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgesvdp``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvdr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobu: _typing.Integer,
    jobv: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    p: _typing.Integer,
    niters: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeSrand: cudaDataType,
    Srand: _typing.DevicePointer,
    dataTypeUrand: cudaDataType,
    Urand: _typing.DevicePointer,
    ldUrand: _typing.Integer,
    dataTypeVrand: cudaDataType,
    Vrand: _typing.DevicePointer,
    ldVrand: _typing.Integer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> None:
    """Approximates the k largest singular values, and optionally singular vectors, by random projections.

    Parameters
    ----------
    A, Srand, Urand, Vrand, bufferOnDevice, bufferOnHost, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgesvdr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobu: _typing.Integer,
    jobv: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    p: _typing.Integer,
    niters: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeSrand: cudaDataType,
    Srand: _typing.DevicePointer,
    dataTypeUrand: cudaDataType,
    Urand: _typing.DevicePointer,
    ldUrand: _typing.Integer,
    dataTypeVrand: cudaDataType,
    Vrand: _typing.DevicePointer,
    ldVrand: _typing.Integer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgesvdr``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgetrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the LU factorization P·A = L·U in place, with 64-bit sizes and selectable data types.

    Parameters
    ----------
    A, ipiv, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgetrf``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXgetrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    trans: cublasOperation_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    dataTypeB: cudaDataType,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Solves op(A)·X = B with the factors from ``cusolverDnXgetrf``; X overwrites B.

    Parameters
    ----------
    A, ipiv, B, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXhetrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes L·D·Lᴴ or U·D·Uᴴ of a Hermitian matrix A in place, with 64-bit sizes and selectable data types.

    Parameters
    ----------
    A, ipiv, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXhetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXhetrf``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXhetrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    dataTypeB: cudaDataType,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Solves A·X = B with the factors from ``cusolverDnXhetrf``; X overwrites B.

    Parameters
    ----------
    A, ipiv, B, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXhetrs_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    dataTypeB: cudaDataType,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXhetrs``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXlarft(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    direct: cusolverDirectMode_t,
    storev: cusolverStorevMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    dataTypeV: cudaDataType,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    dataTypeTau: cudaDataType,
    tau: _typing.DevicePointer,
    dataTypeT: cudaDataType,
    T: _typing.DevicePointer,
    ldt: _typing.Integer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
) -> None:
    """Computes the triangular matrix T that combines k reflectors into the block reflector I − V·T·Vᴴ.

    Parameters
    ----------
    V, tau, T, bufferOnDevice, bufferOnHost
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXlarft_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    direct: cusolverDirectMode_t,
    storev: cusolverStorevMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    dataTypeV: cudaDataType,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    dataTypeTau: cudaDataType,
    tau: _typing.DevicePointer,
    dataTypeT: cudaDataType,
    T: _typing.DevicePointer,
    ldt: _typing.Integer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXlarft``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXpolar(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    M: _typing.Integer,
    N: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeH: cudaDataType,
    H: _typing.DevicePointer,
    ldh: _typing.Integer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    d_res_nrm: _typing.DevicePointer,
    d_A_nrmF: _typing.DevicePointer,
    d_rcond: _typing.DevicePointer,
    d_info: _typing.DevicePointer,
) -> None:
    """Computes the polar decomposition of A into a matrix with orthonormal columns and a Hermitian matrix H.

    Parameters
    ----------
    A, H, bufferOnDevice, bufferOnHost, d_res_nrm, d_A_nrmF, d_rcond, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXpolar_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    M: _typing.Integer,
    N: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeH: cudaDataType,
    H: _typing.DevicePointer,
    ldh: _typing.Integer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXpolar``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXpotrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the Cholesky factorization of a positive definite matrix A in place, with 64-bit sizes and selectable types.

    Parameters
    ----------
    A, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXpotrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXpotrf``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXpotrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeB: cudaDataType,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Solves A·X = B with the Cholesky factor from ``cusolverDnXpotrf``; X overwrites B.

    Parameters
    ----------
    A, B, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXstedc(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    compz: cusolverEigComp_t,
    n: _typing.Integer,
    dataTypeDE: cudaDataType,
    D: _typing.DevicePointer,
    E: _typing.DevicePointer,
    dataTypeZ: cudaDataType,
    Z: _typing.DevicePointer,
    ldz: _typing.Integer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes eigenvalues, and optionally eigenvectors, of a tridiagonal matrix by divide and conquer.

    Parameters
    ----------
    D, E, Z, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXstedc_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    compz: cusolverEigComp_t,
    n: _typing.Integer,
    dataTypeDE: cudaDataType,
    D: _typing.DevicePointer,
    E: _typing.DevicePointer,
    dataTypeZ: cudaDataType,
    Z: _typing.DevicePointer,
    ldz: _typing.Integer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXstedc``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes eigenvalues, and optionally eigenvectors, of a batch of symmetric or Hermitian matrices.

    Parameters
    ----------
    A, W, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    computeType: cudaDataType,
    batchSize: _typing.Integer,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsyevBatched``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all eigenvalues, and optionally eigenvectors, of a symmetric or Hermitian matrix A of a selectable type.

    Parameters
    ----------
    A, W, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsyevd``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: object,
    vu: object,
    il: _typing.Integer,
    iu: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> int:
    """Computes selected eigenvalues, and optionally eigenvectors, of a symmetric or Hermitian matrix A.

    Parameters
    ----------
    A, W, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig64 : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: object,
    vu: object,
    il: _typing.Integer,
    iu: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    computeType: cudaDataType,
) -> tuple[int, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsyevdx``.

    Returns
    -------
    h_meig : int
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevjGetResidual(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    info: syevjInfo_t | _typing.Integer | None,
) -> float:
    """Returns the residual (Frobenius norm) of the last call of ``syevj`` or a variant that is not batched.

    Returns
    -------
    residual : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevjGetSweeps(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    info: syevjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the number of sweeps of the last call of ``syevj`` or a variant that is not batched.

    Returns
    -------
    executed_sweeps : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevjSetMaxSweeps(
    info: syevjInfo_t | _typing.Integer | None,
    max_sweeps: _typing.Integer,
) -> None:
    """Sets the maximum number of sweeps of the Jacobi eigensolver.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevjSetSortEig(
    info: syevjInfo_t | _typing.Integer | None,
    sort_eig: _typing.Integer,
) -> None:
    """Sets whether the Jacobi eigensolver sorts eigenvalues in ascending order.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsyevjSetTolerance(info: syevjInfo_t | _typing.Integer | None, tolerance: float) -> None:
    """Sets the tolerance at which the Jacobi eigensolver stops.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsygvStridedBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    dataTypeB: cudaDataType,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    strideW: _typing.Integer,
    computeType: cudaDataType,
    batchSize: _typing.Integer,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant) for a strided batch.

    Parameters
    ----------
    A, B, W, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsygvStridedBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    dataTypeB: cudaDataType,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    dataTypeW: cudaDataType,
    W: _typing.DevicePointer,
    strideW: _typing.Integer,
    computeType: cudaDataType,
    batchSize: _typing.Integer,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsygvStridedBatched``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsygvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeB: cudaDataType,
    d_B: _typing.DevicePointer,
    ldb: _typing.Integer,
    dataTypeW: cudaDataType,
    d_W: _typing.DevicePointer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> None:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric or Hermitian.

    Parameters
    ----------
    d_A, d_B, d_W, bufferOnDevice, bufferOnHost, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsygvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeB: cudaDataType,
    d_B: _typing.DevicePointer,
    ldb: _typing.Integer,
    dataTypeW: cudaDataType,
    d_W: _typing.DevicePointer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsygvd``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsygvdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeB: cudaDataType,
    d_B: _typing.DevicePointer,
    ldb: _typing.Integer,
    vl: object,
    vu: object,
    il: _typing.Integer,
    iu: _typing.Integer,
    dataTypeW: cudaDataType,
    d_W: _typing.DevicePointer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric or Hermitian.

    Parameters
    ----------
    d_A, d_B, d_W, bufferOnDevice, bufferOnHost, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsygvdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    dataTypeB: cudaDataType,
    d_B: _typing.DevicePointer,
    ldb: _typing.Integer,
    vl: object,
    vu: object,
    il: _typing.Integer,
    iu: _typing.Integer,
    dataTypeW: cudaDataType,
    d_W: _typing.DevicePointer,
    computeType: cudaDataType,
) -> tuple[int, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsygvdx``.

    Returns
    -------
    meig : int
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsytrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    computeType: cudaDataType,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A in place, with 64-bit sizes and selectable data types.

    Parameters
    ----------
    A, ipiv, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsytrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnParams_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    computeType: cudaDataType,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsytrf``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsytrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    dataTypeB: cudaDataType,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Solves A·X = B with the symmetric factorization from ``sytrf``; X overwrites B.

    Parameters
    ----------
    A, ipiv, B, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXsytrs_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    dataTypeB: cudaDataType,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsytrs``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXtrtri(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    bufferOnDevice: _typing.DevicePointer,
    workspaceInBytesOnDevice: _typing.Integer,
    bufferOnHost: _typing.Pointer,
    workspaceInBytesOnHost: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Inverts a triangular matrix A in place, with 64-bit sizes and a selectable data type.

    Parameters
    ----------
    A, bufferOnDevice, bufferOnHost, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnXtrtri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXtrtri``.

    Returns
    -------
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZCgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in single-precision complex.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZCgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in double-precision complex, with QR in single-precision complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZCgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in double-precision complex by refining an LU solution in single-precision complex.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZCgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in double-precision complex, with LU in single-precision complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZEgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in bfloat16 complex.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZEgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in double-precision complex, with QR in bfloat16 complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZEgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in double-precision complex by refining an LU solution in bfloat16 complex.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZEgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in double-precision complex, with LU in bfloat16 complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZKgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in half-precision complex.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZKgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in double-precision complex, with QR in half-precision complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZKgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in double-precision complex by refining an LU solution in half-precision complex.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZKgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in double-precision complex, with LU in half-precision complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZYgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in TF32 complex.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZYgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in double-precision complex, with QR in TF32 complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZYgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in double-precision complex by refining an LU solution in TF32 complex.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZYgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in double-precision complex, with LU in TF32 complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZZgels(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in double-precision complex.

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZZgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gels`` in double-precision complex, with QR in double-precision complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZZgesv(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
    lwork_bytes: _typing.Integer,
    d_info: _typing.DevicePointer,
) -> int:
    """Solves A·X = B in double-precision complex by refining an LU solution in double-precision complex.

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    iter : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZZgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    dA: _typing.DevicePointer,
    ldda: _typing.Integer,
    dipiv: _typing.DevicePointer,
    dB: _typing.DevicePointer,
    lddb: _typing.Integer,
    dX: _typing.DevicePointer,
    lddx: _typing.Integer,
    dWorkspace: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for ``gesv`` in double-precision complex, with LU in double-precision complex.

    Returns
    -------
    lwork_bytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgebrd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    D: _typing.DevicePointer,
    E: _typing.DevicePointer,
    TAUQ: _typing.DevicePointer,
    TAUP: _typing.DevicePointer,
    Work: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (double-precision complex).

    Parameters
    ----------
    A, D, E, TAUQ, TAUP, Work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgebrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for bidiagonal reduction (``gebrd``, double-precision complex).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgeqrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    TAU: _typing.DevicePointer,
    Workspace: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TAU`` (double-precision complex).

    Parameters
    ----------
    A, TAU, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgeqrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a QR factorization (``geqrf``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgesvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobu: _typing.Integer,
    jobvt: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    VT: _typing.DevicePointer,
    ldvt: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    rwork: _typing.DevicePointer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (double-precision complex).

    Parameters
    ----------
    A, S, U, VT, work, rwork, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgesvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a singular value decomposition (``gesvd``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgesvdaStridedBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    rank: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    d_S: _typing.DevicePointer,
    strideS: _typing.Integer,
    d_U: _typing.DevicePointer,
    ldu: _typing.Integer,
    strideU: _typing.Integer,
    d_V: _typing.DevicePointer,
    ldv: _typing.Integer,
    strideV: _typing.Integer,
    d_work: _typing.DevicePointer,
    lwork: _typing.Integer,
    d_info: _typing.DevicePointer,
    h_R_nrmF: _typing.Pointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (double-precision complex).

    Parameters
    ----------
    d_A, d_S, d_U, d_V, d_work, d_info, h_R_nrmF
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgesvdaStridedBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    rank: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    d_A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    d_S: _typing.DevicePointer,
    strideS: _typing.Integer,
    d_U: _typing.DevicePointer,
    ldu: _typing.Integer,
    strideU: _typing.Integer,
    d_V: _typing.DevicePointer,
    ldv: _typing.Integer,
    strideV: _typing.Integer,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for ``gesvdaStridedBatched`` (double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgesvdj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    econ: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: gesvdjInfo_t | _typing.Integer | None,
) -> None:
    """Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (double-precision complex).

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgesvdjBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: gesvdjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> None:
    """Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (double-precision complex).

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgesvdjBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    params: gesvdjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a batched Jacobi SVD (``gesvdjBatched``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgesvdj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    econ: _typing.Integer,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    S: _typing.DevicePointer,
    U: _typing.DevicePointer,
    ldu: _typing.Integer,
    V: _typing.DevicePointer,
    ldv: _typing.Integer,
    params: gesvdjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for an SVD by the Jacobi method (``gesvdj``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgetrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Workspace: _typing.DevicePointer,
    devIpiv: _typing.DevicePointer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes the LU factorization of an m × n matrix in place; no pivoting if ``devIpiv`` is null (double-precision complex).

    Parameters
    ----------
    A, Workspace, devIpiv, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for an LU factorization (``getrf``, double-precision complex).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZgetrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Solves op(A)·X = B with the LU factors from ``getrf``; X overwrites B (double-precision complex).

    Parameters
    ----------
    A, devIpiv, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZheevd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (double-precision complex).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZheevd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for Hermitian eigenvalues (``heevd``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZheevdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> int:
    """Computes selected eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (double-precision complex).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZheevdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``heevdx``, double-precision complex).

    Returns
    -------
    meig : int
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZheevj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> None:
    """Computes eigenvalues, and optionally eigenvectors, of Hermitian A by the Jacobi method (double-precision complex).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZheevjBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> None:
    """Computes eigenvalues, and optionally eigenvectors, of many small Hermitian matrices (double-precision complex).

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZheevjBatched_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
    batchSize: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for the batched eigensolver (``heevjBatched``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZheevj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for the Jacobi eigensolver (``heevj``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZhegvd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (double-precision complex).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZhegvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for a generalized eigenproblem (``hegvd``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZhegvdx(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> int:
    """Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (double-precision complex).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    meig : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZhegvdx_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    range: cusolverEigRange_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    vl: float,
    vu: float,
    il: _typing.Integer,
    iu: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``hegvdx``, double-precision complex).

    Returns
    -------
    meig : int
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZhegvj(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> None:
    """Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A Hermitian (double-precision complex).

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZhegvj_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    itype: cusolverEigType_t,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    W: _typing.DevicePointer,
    params: syevjInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in elements for the generalized Jacobi eigensolver (``hegvj``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZhetrd(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    d: _typing.DevicePointer,
    e: _typing.DevicePointer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Reduces a Hermitian matrix A to the real tridiagonal matrix Qᴴ·A·Q with diagonals d and e (double-precision complex).

    Parameters
    ----------
    A, d, e, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZhetrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    d: _typing.DevicePointer,
    e: _typing.DevicePointer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for tridiagonal reduction (``hetrd``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZlaswp(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    k1: _typing.Integer,
    k2: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Applies the row interchanges k1 to k2, which ``getrf`` stored in ``devIpiv``, to the rows of A (double-precision complex).

    Parameters
    ----------
    A, devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZlauum(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (double-precision complex).

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZlauum_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for the product of a triangular factor (``lauum``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZpotrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Workspace: _typing.DevicePointer,
    Lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (double-precision complex).

    Parameters
    ----------
    A, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZpotrfBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    infoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes in place the Cholesky factorization of each positive definite matrix of a batch (double-precision complex).

    Parameters
    ----------
    Aarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    infoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZpotrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a Cholesky factorization (``potrf``, double-precision complex).

    Returns
    -------
    Lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZpotri(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Computes one triangle of A⁻¹ in place from the Cholesky factor of ``potrf`` (double-precision complex).

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZpotri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for an inverse from a Cholesky factor (``potri``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZpotrs(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """Solves A·X = B with the Cholesky factor from ``potrf``; X overwrites B (double-precision complex).

    Parameters
    ----------
    A, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZpotrsBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    d_info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Solves A·x = b, with one right-hand side, for each matrix A factorized by ``potrfBatched`` (double-precision complex).

    Parameters
    ----------
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZsytrf(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (double-precision complex).

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZsytrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for a symmetric factorization (``sytrf``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZsytri(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes A⁻¹ in place from the symmetric factorization of ``sytrf`` (double-precision complex).

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZsytri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for inverting a symmetric matrix (``sytri``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZungbr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the unitary Q (side left) or Pᴴ (side right) from the reflectors of ``gebrd`` (double-precision complex).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZungbr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q or Pᴴ explicitly (``ungbr``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZungqr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the first n columns of the unitary matrix Q from the reflectors of ``geqrf`` (double-precision complex).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZungqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q explicitly (``ungqr``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZungtr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """Computes the unitary matrix Q from the reflectors of ``hetrd`` (double-precision complex).

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZungtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in elements for computing Q explicitly (``ungtr``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZunmqr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    devInfo: _typing.DevicePointer,
) -> None:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of ``geqrf`` (double-precision complex).

    Parameters
    ----------
    A, tau, C, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZunmqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for multiplying by Q (``unmqr``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZunmtr(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    work: _typing.DevicePointer,
    lwork: _typing.Integer,
    info: _typing.DevicePointer,
) -> None:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of ``hetrd`` (double-precision complex).

    Parameters
    ----------
    A, tau, C, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverDnZunmtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> int:
    """Returns the workspace size in elements for multiplying by Q (``unmtr``, double-precision complex).

    Returns
    -------
    lwork : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of cuSOLVER: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverGetVersion() -> int:
    """Returns the version of cuSOLVER as an integer.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverRfAccessBundledFactorsDevice(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[int, int, int, int]:
    """Returns the device addresses of L and U, stored as one CSR matrix M without L's unit diagonal.

    Returns
    -------
    nnzM : int
    Mp : int
        Referenced memory and handles are valid as long as ``handle`` exists.
    Mi : int
        Referenced memory and handles are valid as long as ``handle`` exists.
    Mx : int
        Referenced memory and handles are valid as long as ``handle`` exists.

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverRfAnalyze(handle: cusolverRfHandle_t | _typing.Integer | None) -> None:
    """Analyzes the pattern for parallel refactorization; call this function once after setup.

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

def cusolverRfBatchAnalyze(handle: cusolverRfHandle_t | _typing.Integer | None) -> None:
    """Analyzes the pattern for parallel refactorization of a batch; call this function once after setup.

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

def cusolverRfBatchRefactor(handle: cusolverRfHandle_t | _typing.Integer | None) -> None:
    """Factorizes each matrix of the batch with its current values on the GPU.

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

def cusolverRfBatchResetValues(
    batchSize: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    csrValA_array: _typing.DevicePointer,
    P: _typing.DevicePointer,
    Q: _typing.DevicePointer,
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> None:
    """Replaces the values of each matrix of the batch; the pattern must not change.

    Parameters
    ----------
    csrRowPtrA, csrColIndA, P, Q
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.
    csrValA_array
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the program has synchronized every device that the library uses.

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

def cusolverRfBatchSetupHost(
    batchSize: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    h_csrRowPtrA: _typing.Pointer,
    h_csrColIndA: _typing.Pointer,
    h_csrValA_array: _Sequence[_typing.Pointer] | None,
    nnzL: _typing.Integer,
    h_csrRowPtrL: _typing.Pointer,
    h_csrColIndL: _typing.Pointer,
    h_csrValL: _typing.Pointer,
    nnzU: _typing.Integer,
    h_csrRowPtrU: _typing.Pointer,
    h_csrColIndU: _typing.Pointer,
    h_csrValU: _typing.Pointer,
    h_P: _typing.Pointer,
    h_Q: _typing.Pointer,
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> None:
    """Initializes a handle with sparse matrices of one pattern, and their L, U, P and Q, from host arrays.

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

def cusolverRfBatchSolve(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    P: _typing.DevicePointer,
    Q: _typing.DevicePointer,
    nrhs: _typing.Integer,
    Temp: _typing.DevicePointer,
    ldt: _typing.Integer,
    XF_array: _typing.DevicePointer,
    ldxf: _typing.Integer,
) -> None:
    """Solves each system of the batch with its last factors; solutions overwrite the right-hand sides.

    Parameters
    ----------
    P, Q, Temp
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.
    XF_array
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the program has synchronized every device that the library uses.

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

def cusolverRfBatchZeroPivot(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> None:
    """Stores in ``position`` the position of the first zero pivot of each matrix of the batch, or −1.

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

def cusolverRfCreate() -> cusolverRfHandle_t:
    """Creates a refactorization handle, for sparse systems in which only the values change.

    Returns
    -------
    handle : cusolverRfHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverRfDestroy(handle: cusolverRfHandle_t | _typing.Integer | None) -> None:
    """Destroys a refactorization handle and frees its device memory.

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

def cusolverRfExtractBundledFactorsHost(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[int, int, int, int]:
    """Copies L and U to host arrays, as one CSR matrix M without L's unit diagonal.

    Returns
    -------
    h_nnzM : int
    h_Mp : int
    h_Mi : int
    h_Mx : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverRfExtractSplitFactorsHost(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, int, int]:
    """Copies L and U to host arrays, as two CSR matrices.

    Returns
    -------
    h_nnzL : int
    h_csrRowPtrL : int
    h_csrColIndL : int
    h_csrValL : int
    h_nnzU : int
    h_csrRowPtrU : int
    h_csrColIndU : int
    h_csrValU : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverRfGetAlgs(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverRfFactorization_t, cusolverRfTriangularSolve_t]:
    """Returns the algorithms for refactorization and for triangular solves.

    Returns
    -------
    factAlg : cusolverRfFactorization_t
    solveAlg : cusolverRfTriangularSolve_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverRfGetMatrixFormat(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverRfMatrixFormat_t, cusolverRfUnitDiagonal_t]:
    """Returns the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.

    Returns
    -------
    format : cusolverRfMatrixFormat_t
    diag : cusolverRfUnitDiagonal_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverRfGetNumericBoostReport(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> cusolverRfNumericBoostReport_t:
    """Returns whether a small pivot was replaced with the boost value.

    Returns
    -------
    report : cusolverRfNumericBoostReport_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverRfGetNumericProperties(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[float, float]:
    """Returns the threshold below which pivots are treated as zero, and the value that replaces these pivots.

    Returns
    -------
    zero : float
    boost : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverRfGetResetValuesFastMode(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> cusolverRfResetValuesFastMode_t:
    """Returns whether ``cusolverRfResetValues`` uses a fast mode that requires more memory.

    Returns
    -------
    fastMode : cusolverRfResetValuesFastMode_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverRfRefactor(handle: cusolverRfHandle_t | _typing.Integer | None) -> None:
    """Factorizes A with its current values on the GPU, using the pattern and permutations of the setup.

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

def cusolverRfResetValues(
    n: _typing.Integer,
    nnzA: _typing.Integer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    csrValA: _typing.DevicePointer,
    P: _typing.DevicePointer,
    Q: _typing.DevicePointer,
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> None:
    """Replaces the values of A in the handle; the pattern must be the same as in the setup.

    Parameters
    ----------
    csrRowPtrA, csrColIndA, csrValA, P, Q
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

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

def cusolverRfSetAlgs(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    factAlg: cusolverRfFactorization_t,
    solveAlg: cusolverRfTriangularSolve_t,
) -> None:
    """Sets the algorithms for refactorization and for triangular solves.

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

def cusolverRfSetMatrixFormat(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    pformat: cusolverRfMatrixFormat_t,
    diag: cusolverRfUnitDiagonal_t,
) -> None:
    """Sets the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.

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

def cusolverRfSetNumericProperties(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    zero: float,
    boost: float,
) -> None:
    """Sets the threshold below which pivots are treated as zero, and the value that replaces these pivots.

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

def cusolverRfSetResetValuesFastMode(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    fastMode: cusolverRfResetValuesFastMode_t,
) -> None:
    """Sets whether ``cusolverRfResetValues`` uses a fast mode that requires more memory.

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

def cusolverRfSetupDevice(
    n: _typing.Integer,
    nnzA: _typing.Integer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    csrValA: _typing.DevicePointer,
    nnzL: _typing.Integer,
    csrRowPtrL: _typing.DevicePointer,
    csrColIndL: _typing.DevicePointer,
    csrValL: _typing.DevicePointer,
    nnzU: _typing.Integer,
    csrRowPtrU: _typing.DevicePointer,
    csrColIndU: _typing.DevicePointer,
    csrValU: _typing.DevicePointer,
    P: _typing.DevicePointer,
    Q: _typing.DevicePointer,
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> None:
    """Initializes a handle with a sparse matrix A, its factors L and U, and permutations P and Q in device memory.

    Parameters
    ----------
    csrRowPtrA, csrColIndA, csrValA, csrRowPtrL, csrColIndL, csrValL, csrRowPtrU, csrColIndU, csrValU, P, Q
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

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

def cusolverRfSetupHost(
    n: _typing.Integer,
    nnzA: _typing.Integer,
    h_csrRowPtrA: _typing.Pointer,
    h_csrColIndA: _typing.Pointer,
    h_csrValA: _typing.Pointer,
    nnzL: _typing.Integer,
    h_csrRowPtrL: _typing.Pointer,
    h_csrColIndL: _typing.Pointer,
    h_csrValL: _typing.Pointer,
    nnzU: _typing.Integer,
    h_csrRowPtrU: _typing.Pointer,
    h_csrColIndU: _typing.Pointer,
    h_csrValU: _typing.Pointer,
    h_P: _typing.Pointer,
    h_Q: _typing.Pointer,
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> None:
    """Initializes a handle with a sparse matrix A, its factors L and U, and permutations P and Q in host memory.

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

def cusolverRfSolve(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    P: _typing.DevicePointer,
    Q: _typing.DevicePointer,
    nrhs: _typing.Integer,
    Temp: _typing.DevicePointer,
    ldt: _typing.Integer,
    XF: _typing.DevicePointer,
    ldxf: _typing.Integer,
) -> None:
    """Solves A·X = F for ``nrhs`` right-hand sides with the last factors; X overwrites F in ``XF``.

    Parameters
    ----------
    P, Q, Temp, XF
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

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

def cusolverSpCcsrcholBufferInfo(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (single-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrcholBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (single-precision complex).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrcholDiag(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    diag: _typing.DevicePointer,
) -> None:
    """Writes the real diagonal of the factor L of a sparse Cholesky factorization (single-precision complex).

    Parameters
    ----------
    diag
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpCcsrcholFactor(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (single-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpCcsrcholFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (single-precision complex).

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

def cusolverSpCcsrcholSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b with a sparse Cholesky factorization (single-precision complex).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpCcsrcholSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b with a sparse Cholesky factorization on the CPU (single-precision complex).

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

def cusolverSpCcsrcholZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (single-precision complex).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (single-precision complex).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsreigsHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    left_bottom_corner: cuComplex,
    right_upper_corner: cuComplex,
) -> int:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single-precision complex).

    Returns
    -------
    num_eigs : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsreigvsi(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu0: cuComplex,
    x0: _typing.DevicePointer,
    maxite: _typing.Integer,
    eps: float,
    mu: _typing.DevicePointer,
    x: _typing.DevicePointer,
) -> None:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpCcsreigvsiHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu0: cuComplex,
    x0: _typing.Pointer,
    maxite: _typing.Integer,
    tol: float,
    x: _typing.Pointer,
) -> cuComplex:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).

    Returns
    -------
    mu : runtime.cuComplex

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrlsqvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    x: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single-precision complex).

    Returns
    -------
    rankA : int
    min_norm : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrlsvchol(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (single-precision complex).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrlsvcholHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.Pointer,
    csrRowPtr: _typing.Pointer,
    csrColInd: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (single-precision complex).

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrlsvluHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by LU on the CPU (single-precision complex); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrlsvqr(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR (single-precision complex); ``singularity`` is −1 if A is invertible.

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrlsvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (single-precision complex); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrluBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (single-precision complex).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrluExtractHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    P: _typing.Pointer,
    Q: _typing.Pointer,
    descrL: cusparseMatDescr_t | _typing.Integer | None,
    csrValL: _typing.Pointer,
    csrRowPtrL: _typing.Pointer,
    csrColIndL: _typing.Pointer,
    descrU: cusparseMatDescr_t | _typing.Integer | None,
    csrValU: _typing.Pointer,
    csrRowPtrU: _typing.Pointer,
    csrColIndU: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (single-precision complex).

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

def cusolverSpCcsrluFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pivot_threshold: float,
    pBuffer: _typing.Pointer,
) -> None:
    """Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (single-precision complex).

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

def cusolverSpCcsrluSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b with a sparse LU factorization on the CPU (single-precision complex).

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

def cusolverSpCcsrluZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrluInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (single-precision complex).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrqrBufferInfo(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (single-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single-precision complex).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCcsrqrBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (single-precision complex).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrFactor(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (single-precision complex).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (single-precision complex).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrSetup(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu: cuComplex,
    info: csrqrInfo_t | _typing.Integer | None,
) -> None:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization (single-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrSetupHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu: cuComplex,
    info: csrqrInfoHost_t | _typing.Integer | None,
) -> None:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (single-precision complex).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization (single-precision complex).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (single-precision complex).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfo_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (single-precision complex).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (single-precision complex).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCcsrqrsvBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpCcsrzfdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    P: _typing.Pointer,
) -> int:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single-precision complex).

    Returns
    -------
    numnz : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCreate() -> cusolverSpHandle_t:
    """Creates a handle for sparse solvers on the current device.

    Returns
    -------
    handle : cusolverSpHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCreateCsrcholInfo() -> csrcholInfo_t:
    """Creates an object that stores a sparse Cholesky factorization.

    Returns
    -------
    info : csrcholInfo_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCreateCsrcholInfoHost() -> csrcholInfoHost_t:
    """Creates an object that stores a sparse Cholesky factorization on the CPU.

    Returns
    -------
    info : csrcholInfoHost_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCreateCsrluInfoHost() -> csrluInfoHost_t:
    """Creates an object that stores a sparse LU factorization on the CPU.

    Returns
    -------
    info : csrluInfoHost_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpCreateCsrqrInfo() -> csrqrInfo_t:
    """Creates an object that stores a sparse QR factorization.

    Returns
    -------
    info : csrqrInfo_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpCreateCsrqrInfoHost() -> csrqrInfoHost_t:
    """Creates an object that stores a sparse QR factorization on the CPU.

    Returns
    -------
    info : csrqrInfoHost_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrcholBufferInfo(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (double precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrcholBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (double precision).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrcholDiag(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    diag: _typing.DevicePointer,
) -> None:
    """Writes the real diagonal of the factor L of a sparse Cholesky factorization (double precision).

    Parameters
    ----------
    diag
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpDcsrcholFactor(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (double precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpDcsrcholFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (double precision).

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

def cusolverSpDcsrcholSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b with a sparse Cholesky factorization (double precision).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpDcsrcholSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b with a sparse Cholesky factorization on the CPU (double precision).

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

def cusolverSpDcsrcholZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (double precision).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (double precision).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsreigsHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    left_bottom_corner: cuDoubleComplex,
    right_upper_corner: cuDoubleComplex,
) -> int:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double precision).

    Returns
    -------
    num_eigs : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsreigvsi(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu0: float,
    x0: _typing.DevicePointer,
    maxite: _typing.Integer,
    eps: float,
    mu: _typing.DevicePointer,
    x: _typing.DevicePointer,
) -> None:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpDcsreigvsiHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu0: float,
    x0: _typing.Pointer,
    maxite: _typing.Integer,
    tol: float,
    x: _typing.Pointer,
) -> float:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).

    Returns
    -------
    mu : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrlsqvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    x: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double precision).

    Returns
    -------
    rankA : int
    min_norm : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrlsvchol(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (double precision).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrlsvcholHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.Pointer,
    csrRowPtr: _typing.Pointer,
    csrColInd: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (double precision).

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrlsvluHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by LU on the CPU (double precision); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrlsvqr(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR (double precision); ``singularity`` is −1 if A is invertible.

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrlsvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (double precision); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrluBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (double precision).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrluExtractHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    P: _typing.Pointer,
    Q: _typing.Pointer,
    descrL: cusparseMatDescr_t | _typing.Integer | None,
    csrValL: _typing.Pointer,
    csrRowPtrL: _typing.Pointer,
    csrColIndL: _typing.Pointer,
    descrU: cusparseMatDescr_t | _typing.Integer | None,
    csrValU: _typing.Pointer,
    csrRowPtrU: _typing.Pointer,
    csrColIndU: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (double precision).

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

def cusolverSpDcsrluFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pivot_threshold: float,
    pBuffer: _typing.Pointer,
) -> None:
    """Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (double precision).

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

def cusolverSpDcsrluSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b with a sparse LU factorization on the CPU (double precision).

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

def cusolverSpDcsrluZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrluInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (double precision).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrqrBufferInfo(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (double precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double precision).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDcsrqrBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (double precision).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrFactor(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (double precision).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (double precision).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrSetup(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu: float,
    info: csrqrInfo_t | _typing.Integer | None,
) -> None:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization (double precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrSetupHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu: float,
    info: csrqrInfoHost_t | _typing.Integer | None,
) -> None:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (double precision).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization (double precision).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (double precision).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfo_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (double precision).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (double precision).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpDcsrqrsvBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpDcsrzfdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    P: _typing.Pointer,
) -> int:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double precision).

    Returns
    -------
    numnz : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDestroy(handle: cusolverSpHandle_t | _typing.Integer | None) -> None:
    """Destroys a handle for sparse solvers and frees its memory.

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

def cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t | _typing.Integer | None) -> None:
    """Destroys a sparse Cholesky factorization.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDestroyCsrcholInfoHost(info: csrcholInfoHost_t | _typing.Integer | None) -> None:
    """Destroys a sparse Cholesky factorization on the CPU.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.
    """

def cusolverSpDestroyCsrluInfoHost(info: csrluInfoHost_t | _typing.Integer | None) -> None:
    """Destroys a sparse LU factorization on the CPU.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.
    """

def cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t | _typing.Integer | None) -> None:
    """Destroys a sparse QR factorization.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusolverSpDestroyCsrqrInfoHost(info: csrqrInfoHost_t | _typing.Integer | None) -> None:
    """Destroys a sparse QR factorization on the CPU.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.
    """

def cusolverSpGetStream(handle: cusolverSpHandle_t | _typing.Integer | None) -> cudaStream_t:
    """Returns the stream of a handle for sparse solvers; null means the default stream.

    Returns
    -------
    streamId : runtime.cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrcholBufferInfo(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (single precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrcholBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (single precision).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrcholDiag(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    diag: _typing.DevicePointer,
) -> None:
    """Writes the real diagonal of the factor L of a sparse Cholesky factorization (single precision).

    Parameters
    ----------
    diag
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpScsrcholFactor(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (single precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpScsrcholFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (single precision).

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

def cusolverSpScsrcholSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b with a sparse Cholesky factorization (single precision).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpScsrcholSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b with a sparse Cholesky factorization on the CPU (single precision).

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

def cusolverSpScsrcholZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (single precision).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrcholZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (single precision).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsreigsHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    left_bottom_corner: cuComplex,
    right_upper_corner: cuComplex,
) -> int:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single precision).

    Returns
    -------
    num_eigs : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsreigvsi(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu0: float,
    x0: _typing.DevicePointer,
    maxite: _typing.Integer,
    eps: float,
    mu: _typing.DevicePointer,
    x: _typing.DevicePointer,
) -> None:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpScsreigvsiHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu0: float,
    x0: _typing.Pointer,
    maxite: _typing.Integer,
    tol: float,
    x: _typing.Pointer,
) -> float:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).

    Returns
    -------
    mu : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrlsqvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    x: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single precision).

    Returns
    -------
    rankA : int
    min_norm : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrlsvchol(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (single precision).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrlsvcholHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.Pointer,
    csrRowPtr: _typing.Pointer,
    csrColInd: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (single precision).

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrlsvluHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by LU on the CPU (single precision); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrlsvqr(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR (single precision); ``singularity`` is −1 if A is invertible.

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrlsvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (single precision); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrluBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (single precision).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrluExtractHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    P: _typing.Pointer,
    Q: _typing.Pointer,
    descrL: cusparseMatDescr_t | _typing.Integer | None,
    csrValL: _typing.Pointer,
    csrRowPtrL: _typing.Pointer,
    csrColIndL: _typing.Pointer,
    descrU: cusparseMatDescr_t | _typing.Integer | None,
    csrValU: _typing.Pointer,
    csrRowPtrU: _typing.Pointer,
    csrColIndU: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (single precision).

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

def cusolverSpScsrluFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pivot_threshold: float,
    pBuffer: _typing.Pointer,
) -> None:
    """Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (single precision).

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

def cusolverSpScsrluSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b with a sparse LU factorization on the CPU (single precision).

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

def cusolverSpScsrluZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrluInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (single precision).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrqrBufferInfo(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (single precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single precision).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpScsrqrBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (single precision).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrFactor(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (single precision).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (single precision).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrSetup(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu: float,
    info: csrqrInfo_t | _typing.Integer | None,
) -> None:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization (single precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrSetupHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu: float,
    info: csrqrInfoHost_t | _typing.Integer | None,
) -> None:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (single precision).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization (single precision).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (single precision).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfo_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (single precision).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (single precision).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpScsrqrsvBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single precision).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpScsrzfdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    P: _typing.Pointer,
) -> int:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single precision).

    Returns
    -------
    numnz : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpSetStream(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream in which later calls of sparse solvers with the handle run.

    Parameters
    ----------
    streamId
        Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is
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

def cusolverSpXcsrcholAnalysis(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
) -> None:
    """Analyzes a CSR pattern for Cholesky factorization, and stores the analysis in ``info``.

    Parameters
    ----------
    csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpXcsrcholAnalysisHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
) -> None:
    """Analyzes a CSR pattern for Cholesky factorization on the CPU, and stores the analysis in ``info``.

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

def cusolverSpXcsrissymHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrEndPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
) -> int:
    """Checks, on the CPU, whether the sparsity pattern of a CSR matrix A is symmetric.

    Returns
    -------
    issym : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpXcsrluAnalysisHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
) -> None:
    """Analyzes a CSR pattern for LU factorization on the CPU, and stores the analysis in ``info``.

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

def cusolverSpXcsrluNnzHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrluInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the numbers of nonzeros of the factors L and U of a factorization on the CPU.

    Returns
    -------
    nnzLRef : int
    nnzURef : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpXcsrmetisndHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    options: _typing.Pointer,
    p: _typing.Pointer,
) -> None:
    """Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (METIS nested dissection on A + Aᵀ).

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

def cusolverSpXcsrpermHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
    q: _typing.Pointer,
    map: _typing.Pointer,
    pBuffer: _typing.Pointer,
) -> None:
    """Permutes the rows and columns of a CSR pattern in place; ``map`` receives the new positions of its values.

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

def cusolverSpXcsrperm_bufferSizeHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
    q: _typing.Pointer,
) -> int:
    """Returns the host workspace size in bytes for ``cusolverSpXcsrpermHost``.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpXcsrqrAnalysis(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> None:
    """Analyzes a CSR pattern for QR factorization, and stores the analysis in ``info``.

    Parameters
    ----------
    csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpXcsrqrAnalysisBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> None:
    """Analyzes the common pattern of a batch of CSR matrices for QR, and stores the analysis in ``info``.

    Parameters
    ----------
    csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpXcsrqrAnalysisHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
) -> None:
    """Analyzes a CSR pattern for QR factorization on the CPU, and stores the analysis in ``info``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpXcsrsymamdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
) -> None:
    """Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (approximate minimum degree on A + Aᵀ).

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

def cusolverSpXcsrsymmdqHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
) -> None:
    """Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (quotient-graph minimum degree on A + Aᵀ).

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

def cusolverSpXcsrsymrcmHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
) -> None:
    """Computes, on the CPU, a bandwidth-reducing permutation of a CSR matrix A (reverse Cuthill–McKee on A + Aᵀ).

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

def cusolverSpZcsrcholBufferInfo(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (double-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrcholBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (double-precision complex).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrcholDiag(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    diag: _typing.DevicePointer,
) -> None:
    """Writes the real diagonal of the factor L of a sparse Cholesky factorization (double-precision complex).

    Parameters
    ----------
    diag
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpZcsrcholFactor(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (double-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpZcsrcholFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (double-precision complex).

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

def cusolverSpZcsrcholSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b with a sparse Cholesky factorization (double-precision complex).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpZcsrcholSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b with a sparse Cholesky factorization on the CPU (double-precision complex).

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

def cusolverSpZcsrcholZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (double-precision complex).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (double-precision complex).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsreigsHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    left_bottom_corner: cuDoubleComplex,
    right_upper_corner: cuDoubleComplex,
) -> int:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double-precision complex).

    Returns
    -------
    num_eigs : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsreigvsi(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu0: cuDoubleComplex,
    x0: _typing.DevicePointer,
    maxite: _typing.Integer,
    eps: float,
    mu: _typing.DevicePointer,
    x: _typing.DevicePointer,
) -> None:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpZcsreigvsiHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu0: cuDoubleComplex,
    x0: _typing.Pointer,
    maxite: _typing.Integer,
    tol: float,
    x: _typing.Pointer,
) -> cuDoubleComplex:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).

    Returns
    -------
    mu : runtime.cuDoubleComplex

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrlsqvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    x: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double-precision complex).

    Returns
    -------
    rankA : int
    min_norm : float

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrlsvchol(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (double-precision complex).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrlsvcholHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.Pointer,
    csrRowPtr: _typing.Pointer,
    csrColInd: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (double-precision complex).

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrlsvluHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by LU on the CPU (double-precision complex); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrlsvqr(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    b: _typing.DevicePointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.DevicePointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR (double-precision complex); ``singularity`` is −1 if A is invertible.

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrlsvqrHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    b: _typing.Pointer,
    tol: float,
    reorder: _typing.Integer,
    x: _typing.Pointer,
) -> int:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (double-precision complex); ``singularity`` is −1 if A is invertible.

    Returns
    -------
    singularity : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrluBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (double-precision complex).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrluExtractHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    P: _typing.Pointer,
    Q: _typing.Pointer,
    descrL: cusparseMatDescr_t | _typing.Integer | None,
    csrValL: _typing.Pointer,
    csrRowPtrL: _typing.Pointer,
    csrColIndL: _typing.Pointer,
    descrU: cusparseMatDescr_t | _typing.Integer | None,
    csrValU: _typing.Pointer,
    csrRowPtrU: _typing.Pointer,
    csrColIndU: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (double-precision complex).

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

def cusolverSpZcsrluFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pivot_threshold: float,
    pBuffer: _typing.Pointer,
) -> None:
    """Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (double-precision complex).

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

def cusolverSpZcsrluSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b with a sparse LU factorization on the CPU (double-precision complex).

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

def cusolverSpZcsrluZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrluInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (double-precision complex).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrqrBufferInfo(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (double-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrBufferInfoBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double-precision complex).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusolverSpZcsrqrBufferInfoHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (double-precision complex).

    Returns
    -------
    internalDataInBytes : int
    workspaceInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrFactor(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (double-precision complex).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrFactorHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (double-precision complex).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrSetup(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    mu: cuDoubleComplex,
    info: csrqrInfo_t | _typing.Integer | None,
) -> None:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization (double-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrSetupHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    mu: cuDoubleComplex,
    info: csrqrInfoHost_t | _typing.Integer | None,
) -> None:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (double-precision complex).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization (double-precision complex).

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> None:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (double-precision complex).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfo_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (double-precision complex).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfoHost_t | _typing.Integer | None,
    tol: float,
) -> int:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (double-precision complex).

    Returns
    -------
    position : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.
    """

def cusolverSpZcsrqrsvBatched(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.DevicePointer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchSize: _typing.Integer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double-precision complex).

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

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

def cusolverSpZcsrzfdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrValA: _typing.Pointer,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    P: _typing.Pointer,
) -> int:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double-precision complex).

    Returns
    -------
    numnz : int

    Raises
    ------
    CudaError
        The result code is not ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """
