"""cuSPARSE of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from typing import Any as _Any

from cubind import _typing
from cubind.cuda13.runtime import (
    cuComplex,
    cuDoubleComplex,
    cudaDataType as cudaDataType,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.cusparse import (
    CUSPARSE_VERSION as CUSPARSE_VERSION,
    CUSPARSE_VER_BUILD as CUSPARSE_VER_BUILD,
    CUSPARSE_VER_MAJOR as CUSPARSE_VER_MAJOR,
    CUSPARSE_VER_MINOR as CUSPARSE_VER_MINOR,
    CUSPARSE_VER_PATCH as CUSPARSE_VER_PATCH,
    bsric02Info_t as bsric02Info_t,
    bsrilu02Info_t as bsrilu02Info_t,
    bsrsm2Info_t as bsrsm2Info_t,
    bsrsv2Info_t as bsrsv2Info_t,
    csric02Info_t as csric02Info_t,
    csrilu02Info_t as csrilu02Info_t,
    csru2csrInfo_t as csru2csrInfo_t,
    cudaDataType as cudaDataType,
    cusparseAction_t as cusparseAction_t,
    cusparseColorAlg_t as cusparseColorAlg_t,
    cusparseColorInfo_t as cusparseColorInfo_t,
    cusparseConstDnMatDescr_t as cusparseConstDnMatDescr_t,
    cusparseConstDnVecDescr_t as cusparseConstDnVecDescr_t,
    cusparseConstSpMatDescr_t as cusparseConstSpMatDescr_t,
    cusparseConstSpVecDescr_t as cusparseConstSpVecDescr_t,
    cusparseCsr2CscAlg_t as cusparseCsr2CscAlg_t,
    cusparseDenseToSparseAlg_t as cusparseDenseToSparseAlg_t,
    cusparseDiagType_t as cusparseDiagType_t,
    cusparseDirection_t as cusparseDirection_t,
    cusparseDnMatDescr_t as cusparseDnMatDescr_t,
    cusparseDnVecDescr_t as cusparseDnVecDescr_t,
    cusparseFillMode_t as cusparseFillMode_t,
    cusparseFormat_t as cusparseFormat_t,
    cusparseHandle_t as cusparseHandle_t,
    cusparseIndexBase_t as cusparseIndexBase_t,
    cusparseIndexType_t as cusparseIndexType_t,
    cusparseLoggerCallback_t as cusparseLoggerCallback_t,
    cusparseMatDescr_t as cusparseMatDescr_t,
    cusparseMatrixType_t as cusparseMatrixType_t,
    cusparseOperation_t as cusparseOperation_t,
    cusparseOrder_t as cusparseOrder_t,
    cusparsePointerMode_t as cusparsePointerMode_t,
    cusparseSDDMMAlg_t as cusparseSDDMMAlg_t,
    cusparseSolvePolicy_t as cusparseSolvePolicy_t,
    cusparseSpGEAMAlg_t as cusparseSpGEAMAlg_t,
    cusparseSpGEAMDescr_t as cusparseSpGEAMDescr_t,
    cusparseSpGEMMAlg_t as cusparseSpGEMMAlg_t,
    cusparseSpGEMMDescr_t as cusparseSpGEMMDescr_t,
    cusparseSpMMAlg_t as cusparseSpMMAlg_t,
    cusparseSpMMOpAlg_t as cusparseSpMMOpAlg_t,
    cusparseSpMMOpPlan_t as cusparseSpMMOpPlan_t,
    cusparseSpMVAlg_t as cusparseSpMVAlg_t,
    cusparseSpMatAttribute_t as cusparseSpMatAttribute_t,
    cusparseSpMatDescr_t as cusparseSpMatDescr_t,
    cusparseSpMatStorage_t as cusparseSpMatStorage_t,
    cusparseSpSMAlg_t as cusparseSpSMAlg_t,
    cusparseSpSMDescr_t as cusparseSpSMDescr_t,
    cusparseSpSMUpdate_t as cusparseSpSMUpdate_t,
    cusparseSpSVAlg_t as cusparseSpSVAlg_t,
    cusparseSpSVDescr_t as cusparseSpSVDescr_t,
    cusparseSpSVUpdate_t as cusparseSpSVUpdate_t,
    cusparseSpVecDescr_t as cusparseSpVecDescr_t,
    cusparseSparseToDenseAlg_t as cusparseSparseToDenseAlg_t,
    cusparseStatus_t as cusparseStatus_t,
    cusparseSymmetryType_t as cusparseSymmetryType_t,
    double2 as double2,
    float2 as float2,
    libraryPropertyType as libraryPropertyType,
    pruneInfo_t as pruneInfo_t,
    sizeof as sizeof,
)

def cusparseAxpby(
    handle: cusparseHandle_t | _typing.Integer | None,
    alpha: _typing.Pointer,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
    beta: _typing.Pointer,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
) -> None:
    """Y = α·X + β·Y for a sparse vector X and a dense vector Y.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    vecX, vecY
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseBlockedEllGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, block layout, arrays and types of a Blocked-ELL matrix.

    Returns
    -------
    rows : int
    cols : int
    ellBlockSize : int
    ellCols : int
    ellColInd : int
    ellValue : int
    ellIdxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseBsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    batchCount: _typing.Integer,
    offsetsBatchStride: _typing.Integer,
    columnsBatchStride: _typing.Integer,
    ValuesBatchStride: _typing.Integer,
) -> None:
    """Makes a descriptor describe a batch of BSR matrices at fixed strides.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCbsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix with square blocks to CSR format (single-precision complex).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsric02(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsric02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pInputBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, single-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pInputBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsric02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsric02`` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrilu02(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrilu02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, single-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrilu02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrilu02`` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: complex | _typing.Pointer,
) -> None:
    """Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (single-precision complex).

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrmm(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    kb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockSize: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a BSR matrix A, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrsm2_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (single-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrsm2_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrsm2`` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrsm2_solve(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    X: _typing.DevicePointer,
    ldx: _typing.Integer,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrsv2_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (single-precision complex).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrsv2_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrsv2`` (BSR solve, single-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrsv2_solve(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
    f: _typing.DevicePointer,
    x: _typing.DevicePointer,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCbsrxmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    sizeOfMask: _typing.Integer,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedMaskPtrA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedEndPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsr2bsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a CSR matrix to BSR format with square blocks (single-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsr2csr_compress(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    nnzA: _typing.Integer,
    nnzPerRow: _typing.DevicePointer,
    csrSortedValC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    tol: cuComplex,
) -> None:
    """Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsr2csru(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Restores the order that a CSR matrix had before ``csru2csr`` (single-precision complex).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsr2gebsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a CSR matrix to BSR format with rectangular blocks (single-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCcsr2gebsr_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
) -> int:
    """Returns the workspace size of ``csr2gebsr`` (single-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCcsrcolor(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    fractionToColor: float | _typing.Pointer,
    ncolors: _typing.Pointer,
    coloring: _typing.DevicePointer,
    reordering: _typing.DevicePointer,
    info: cusparseColorInfo_t | _typing.Integer | None,
) -> None:
    """Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    fractionToColor, ncolors
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsrgeam2(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    nnzA: _typing.Integer,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    descrB: cusparseMatDescr_t | _typing.Integer | None,
    nnzB: _typing.Integer,
    csrSortedValB: _typing.DevicePointer,
    csrSortedRowPtrB: _typing.DevicePointer,
    csrSortedColIndB: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC,
    csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    nnzA: _typing.Integer,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    descrB: cusparseMatDescr_t | _typing.Integer | None,
    nnzB: _typing.Integer,
    csrSortedValB: _typing.DevicePointer,
    csrSortedRowPtrB: _typing.DevicePointer,
    csrSortedColIndB: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> int:
    """Returns the workspace size of ``csrgeam2`` (CSR sum, single-precision complex) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCcsric02(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA_valM: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single-precision complex).

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsric02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, single-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsric02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csric02`` (incomplete Cholesky, single-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsrilu02(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA_valM: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single-precision complex).

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsrilu02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, single-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsrilu02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csrilu02`` (incomplete LU, single-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: complex | _typing.Pointer,
) -> None:
    """Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (single-precision complex).

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsru2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Sorts each row of a CSR matrix by column, with its values, and stores the original order (single-precision complex).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csru2csr`` and ``csr2csru`` (single-precision complex) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCgebsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix with rectangular blocks to CSR format (single-precision complex).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCgebsr2gebsc(
    handle: cusparseHandle_t | _typing.Integer | None,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    bscVal: _typing.DevicePointer,
    bscRowInd: _typing.DevicePointer,
    bscColPtr: _typing.DevicePointer,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a matrix with rectangular blocks from BSR to BSC (block columns, single-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gebsr2gebsc`` (single-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgebsr2gebsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDimA: _typing.Integer,
    colBlockDimA: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
    rowBlockDimC: _typing.Integer,
    colBlockDimC: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix to BSR format with another block shape (single-precision complex).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDimA: _typing.Integer,
    colBlockDimA: _typing.Integer,
    rowBlockDimC: _typing.Integer,
    colBlockDimC: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gebsr2gebsr`` (single-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCgemvi(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    nnz: _typing.Integer,
    xVal: _typing.DevicePointer,
    xInd: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    idxBase: cusparseIndexBase_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, xVal, xInd, y, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCgemvi_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gemvi`` (single-precision complex) in bytes.

    Returns
    -------
    pBufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

    Notes
    -----
    Deprecated.
    """

def cusparseCgpsvInterleavedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    ds: _typing.DevicePointer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    dw: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single-precision complex).

    Parameters
    ----------
    ds, dl, d, du, dw, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    ds: _typing.DevicePointer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    dw: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gpsvInterleavedBatch`` (single-precision complex) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgtsv2(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single-precision complex).

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgtsv2StridedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves a strided batch of tridiagonal systems; solutions overwrite x (single-precision complex).

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2StridedBatch`` (single-precision complex) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgtsv2_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2`` (tridiagonal solve, single-precision complex) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgtsv2_nopivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single-precision complex).

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2_nopivot`` (single-precision complex) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgtsvInterleavedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single-precision complex).

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsvInterleavedBatch`` (single-precision complex) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCnnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    nnzPerRowCol: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
) -> None:
    """Counts the nonzeros of a dense matrix A in total and in each row or column (single-precision complex).

    Parameters
    ----------
    A, nnzPerRowCol
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCnnz_compress(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    descr: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    nnzPerRow: _typing.DevicePointer,
    nnzC: _typing.Pointer,
    tol: cuComplex,
) -> None:
    """Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, nnzPerRow
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzC
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseConstBlockedEllGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, block layout, arrays (as read-only) and types of a Blocked-ELL matrix.

    Returns
    -------
    rows : int
    cols : int
    ellBlockSize : int
    ellCols : int
    ellColInd : int
    ellValue : int
    ellIdxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseConstCooGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays (as read-only) and types of a COO matrix.

    Returns
    -------
    rows : int
    cols : int
    nnz : int
    cooRowInd : int
    cooColInd : int
    cooValues : int
    idxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseConstCscGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays (as read-only) and types of a CSC matrix.

    Returns
    -------
    rows : int
    cols : int
    nnz : int
    cscColOffsets : int
    cscRowInd : int
    cscValues : int
    cscColOffsetsType : cusparseIndexType_t
    cscRowIndType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseConstCsrGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays (as read-only) and types of a CSR matrix.

    Returns
    -------
    rows : int
    cols : int
    nnz : int
    csrRowOffsets : int
    csrColInd : int
    csrValues : int
    csrRowOffsetsType : cusparseIndexType_t
    csrColIndType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseConstDnMatGet(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, cudaDataType, cusparseOrder_t]:
    """Returns a dense matrix's size, leading dimension, array (as read-only), type and order.

    Returns
    -------
    rows : int
    cols : int
    ld : int
    values : int
    type : runtime.cudaDataType
    order : cusparseOrder_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseConstDnMatGetValues(dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None) -> int:
    """Returns the address of a dense matrix's values, for reading only.

    Returns
    -------
    values : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseConstDnVecGet(
    dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None,
) -> tuple[int, int, cudaDataType]:
    """Returns a dense vector's size, array (as read-only) and type.

    Returns
    -------
    size : int
    values : int
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseConstDnVecGetValues(dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None) -> int:
    """Returns the address of a dense vector's values, for reading only.

    Returns
    -------
    values : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseConstSpMatGetValues(spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None) -> int:
    """Returns the address of a sparse matrix's values, for reading only.

    Returns
    -------
    values : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseConstSpVecGet(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns a sparse vector's size, number of nonzeros, arrays (as read-only) and types.

    Returns
    -------
    size : int
    nnz : int
    indices : int
    values : int
    idxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseConstSpVecGetValues(spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None) -> int:
    """Returns the address of a sparse vector's values, for reading only.

    Returns
    -------
    values : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCooGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays and types of a COO matrix.

    Returns
    -------
    rows : int
    cols : int
    nnz : int
    cooRowInd : int
    cooColInd : int
    cooValues : int
    idxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCooSetPointers(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    cooRows: _typing.DevicePointer,
    cooColumns: _typing.DevicePointer,
    cooValues: _typing.DevicePointer,
) -> None:
    """Sets the device arrays of a COO matrix: row indices, column indices and values.

    Parameters
    ----------
    cooRows, cooColumns, cooValues
        Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or
        ``spMatDescr`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCooSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
) -> None:
    """Makes a descriptor describe a batch of COO matrices at a fixed stride.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreate() -> cusparseHandle_t:
    """Creates a cuSPARSE handle on the current device.

    Returns
    -------
    handle : cusparseHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateBlockedEll(
    rows: _typing.Integer,
    cols: _typing.Integer,
    ellBlockSize: _typing.Integer,
    ellCols: _typing.Integer,
    ellColInd: _typing.DevicePointer,
    ellValue: _typing.DevicePointer,
    ellIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a Blocked-ELL matrix, which has the same number of dense blocks in each block row.

    Parameters
    ----------
    ellColInd, ellValue
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateBsr(
    brows: _typing.Integer,
    bcols: _typing.Integer,
    bnnz: _typing.Integer,
    rowBlockSize: _typing.Integer,
    colBlockSize: _typing.Integer,
    bsrRowOffsets: _typing.DevicePointer,
    bsrColInd: _typing.DevicePointer,
    bsrValues: _typing.DevicePointer,
    bsrRowOffsetsType: cusparseIndexType_t,
    bsrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a matrix in block compressed-row format (BSR) in the caller's device arrays.

    Parameters
    ----------
    bsrRowOffsets, bsrColInd, bsrValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateBsric02Info() -> bsric02Info_t:
    """Creates the object that stores the analysis of an incomplete Cholesky factorization of a BSR matrix.

    Returns
    -------
    info : bsric02Info_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCreateBsrilu02Info() -> bsrilu02Info_t:
    """Creates the object that stores the analysis of an incomplete LU factorization of a BSR matrix.

    Returns
    -------
    info : bsrilu02Info_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCreateBsrsm2Info() -> bsrsm2Info_t:
    """Creates the object that stores the analysis of a triangular BSR solve with a matrix.

    Returns
    -------
    info : bsrsm2Info_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCreateBsrsv2Info() -> bsrsv2Info_t:
    """Creates the object that stores the analysis of a triangular BSR solve with a vector.

    Returns
    -------
    info : bsrsv2Info_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCreateColorInfo() -> cusparseColorInfo_t:
    """Creates the configuration of a graph coloring.

    Returns
    -------
    info : cusparseColorInfo_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCreateConstBlockedEll(
    rows: _typing.Integer,
    cols: _typing.Integer,
    ellBlockSize: _typing.Integer,
    ellCols: _typing.Integer,
    ellColInd: _typing.DevicePointer,
    ellValue: _typing.DevicePointer,
    ellIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a read-only Blocked-ELL matrix in the caller's device arrays.

    Parameters
    ----------
    ellColInd, ellValue
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateConstBsr(
    brows: _typing.Integer,
    bcols: _typing.Integer,
    bnnz: _typing.Integer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    bsrRowOffsets: _typing.DevicePointer,
    bsrColInd: _typing.DevicePointer,
    bsrValues: _typing.DevicePointer,
    bsrRowOffsetsType: cusparseIndexType_t,
    bsrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a read-only BSR matrix in the caller's device arrays.

    Parameters
    ----------
    bsrRowOffsets, bsrColInd, bsrValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateConstCoo(
    rows: _typing.Integer,
    cols: _typing.Integer,
    nnz: _typing.Integer,
    cooRowInd: _typing.DevicePointer,
    cooColInd: _typing.DevicePointer,
    cooValues: _typing.DevicePointer,
    cooIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a read-only COO matrix in the caller's device arrays.

    Parameters
    ----------
    cooRowInd, cooColInd, cooValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateConstCsc(
    rows: _typing.Integer,
    cols: _typing.Integer,
    nnz: _typing.Integer,
    cscColOffsets: _typing.DevicePointer,
    cscRowInd: _typing.DevicePointer,
    cscValues: _typing.DevicePointer,
    cscColOffsetsType: cusparseIndexType_t,
    cscRowIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a read-only CSC matrix in the caller's device arrays.

    Parameters
    ----------
    cscColOffsets, cscRowInd, cscValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateConstCsr(
    rows: _typing.Integer,
    cols: _typing.Integer,
    nnz: _typing.Integer,
    csrRowOffsets: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    csrValues: _typing.DevicePointer,
    csrRowOffsetsType: cusparseIndexType_t,
    csrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a read-only CSR matrix in the caller's device arrays.

    Parameters
    ----------
    csrRowOffsets, csrColInd, csrValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateConstDnMat(
    rows: _typing.Integer,
    cols: _typing.Integer,
    ld: _typing.Integer,
    values: _typing.DevicePointer,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> cusparseDnMatDescr_t:
    """Creates a descriptor of a read-only dense matrix, in row-major or column-major order.

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind as long as ``dnMatDescr`` exists.

    Returns
    -------
    dnMatDescr : cusparseDnMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateConstDnVec(
    size: _typing.Integer,
    values: _typing.DevicePointer,
    valueType: cudaDataType,
) -> cusparseDnVecDescr_t:
    """Creates a descriptor of a read-only dense vector in the caller's device array.

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind as long as ``dnVecDescr`` exists.

    Returns
    -------
    dnVecDescr : cusparseDnVecDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateConstSlicedEll(
    rows: _typing.Integer,
    cols: _typing.Integer,
    nnz: _typing.Integer,
    sellValuesSize: _typing.Integer,
    sliceSize: _typing.Integer,
    sellSliceOffsets: _typing.DevicePointer,
    sellColInd: _typing.DevicePointer,
    sellValues: _typing.DevicePointer,
    sellSliceOffsetsType: cusparseIndexType_t,
    sellColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a read-only Sliced-ELL matrix in the caller's device arrays.

    Parameters
    ----------
    sellSliceOffsets, sellColInd, sellValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateConstSpVec(
    size: _typing.Integer,
    nnz: _typing.Integer,
    indices: _typing.DevicePointer,
    values: _typing.DevicePointer,
    idxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpVecDescr_t:
    """Creates a descriptor of a read-only sparse vector in the caller's device arrays.

    Parameters
    ----------
    indices, values
        Used after the call returns; kept alive by cubind as long as ``spVecDescr`` exists.

    Returns
    -------
    spVecDescr : cusparseSpVecDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateCoo(
    rows: _typing.Integer,
    cols: _typing.Integer,
    nnz: _typing.Integer,
    cooRowInd: _typing.DevicePointer,
    cooColInd: _typing.DevicePointer,
    cooValues: _typing.DevicePointer,
    cooIdxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a matrix in coordinate format (COO) in the caller's device arrays.

    Parameters
    ----------
    cooRowInd, cooColInd, cooValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateCsc(
    rows: _typing.Integer,
    cols: _typing.Integer,
    nnz: _typing.Integer,
    cscColOffsets: _typing.DevicePointer,
    cscRowInd: _typing.DevicePointer,
    cscValues: _typing.DevicePointer,
    cscColOffsetsType: cusparseIndexType_t,
    cscRowIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a matrix in compressed-column format (CSC) in the caller's device arrays.

    Parameters
    ----------
    cscColOffsets, cscRowInd, cscValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateCsr(
    rows: _typing.Integer,
    cols: _typing.Integer,
    nnz: _typing.Integer,
    csrRowOffsets: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    csrValues: _typing.DevicePointer,
    csrRowOffsetsType: cusparseIndexType_t,
    csrColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a matrix in compressed-row format (CSR) in the caller's device arrays.

    Parameters
    ----------
    csrRowOffsets, csrColInd, csrValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateCsric02Info() -> csric02Info_t:
    """Creates the object that stores the analysis of an incomplete Cholesky factorization of a CSR matrix.

    Returns
    -------
    info : csric02Info_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCreateCsrilu02Info() -> csrilu02Info_t:
    """Creates the object that stores the analysis of an incomplete LU factorization of a CSR matrix.

    Returns
    -------
    info : csrilu02Info_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCreateCsru2csrInfo() -> csru2csrInfo_t:
    """Creates an object that stores the order of a CSR matrix's elements before sorting.

    Returns
    -------
    info : csru2csrInfo_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCreateDnMat(
    rows: _typing.Integer,
    cols: _typing.Integer,
    ld: _typing.Integer,
    values: _typing.DevicePointer,
    valueType: cudaDataType,
    order: cusparseOrder_t,
) -> cusparseDnMatDescr_t:
    """Creates a descriptor of a dense matrix in the caller's device array, in row-major or column-major order.

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind as long as ``dnMatDescr`` exists.

    Returns
    -------
    dnMatDescr : cusparseDnMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateDnVec(
    size: _typing.Integer,
    values: _typing.DevicePointer,
    valueType: cudaDataType,
) -> cusparseDnVecDescr_t:
    """Creates a descriptor of a dense vector, with values in the caller's device array.

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind as long as ``dnVecDescr`` exists.

    Returns
    -------
    dnVecDescr : cusparseDnVecDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateIdentityPermutation(
    handle: cusparseHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    p: _typing.DevicePointer,
) -> None:
    """Writes the identity permutation 0, 1, …, n − 1 to ``p``, as the input for a sort.

    Parameters
    ----------
    p
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCreateMatDescr() -> cusparseMatDescr_t:
    """Creates a legacy matrix descriptor, initially for a general matrix with indices from 0.

    Returns
    -------
    descrA : cusparseMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreatePruneInfo() -> pruneInfo_t:
    """Creates the object that stores the state of pruning by percentage.

    Returns
    -------
    info : pruneInfo_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseCreateSlicedEll(
    rows: _typing.Integer,
    cols: _typing.Integer,
    nnz: _typing.Integer,
    sellValuesSize: _typing.Integer,
    sliceSize: _typing.Integer,
    sellSliceOffsets: _typing.DevicePointer,
    sellColInd: _typing.DevicePointer,
    sellValues: _typing.DevicePointer,
    sellSliceOffsetsType: cusparseIndexType_t,
    sellColIndType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpMatDescr_t:
    """Creates a descriptor of a Sliced-ELL matrix: slices of rows, each padded to the length of its longest row.

    Parameters
    ----------
    sellSliceOffsets, sellColInd, sellValues
        Used after the call returns; kept alive by cubind as long as ``spMatDescr`` exists.

    Returns
    -------
    spMatDescr : cusparseSpMatDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCreateSpVec(
    size: _typing.Integer,
    nnz: _typing.Integer,
    indices: _typing.DevicePointer,
    values: _typing.DevicePointer,
    idxType: cusparseIndexType_t,
    idxBase: cusparseIndexBase_t,
    valueType: cudaDataType,
) -> cusparseSpVecDescr_t:
    """Creates a descriptor of a sparse vector, with indices and values in the caller's device arrays.

    Parameters
    ----------
    indices, values
        Used after the call returns; kept alive by cubind as long as ``spVecDescr`` exists.

    Returns
    -------
    spVecDescr : cusparseSpVecDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCscGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays and types of a CSC matrix.

    Returns
    -------
    rows : int
    cols : int
    nnz : int
    cscColOffsets : int
    cscRowInd : int
    cscValues : int
    cscColOffsetsType : cusparseIndexType_t
    cscRowIndType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCscSetPointers(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    cscColOffsets: _typing.DevicePointer,
    cscRowInd: _typing.DevicePointer,
    cscValues: _typing.DevicePointer,
) -> None:
    """Sets the device arrays of a CSC matrix: column offsets, row indices and values.

    Parameters
    ----------
    cscColOffsets, cscRowInd, cscValues
        Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or
        ``spMatDescr`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCsr2cscEx2(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    cscVal: _typing.DevicePointer,
    cscColPtr: _typing.DevicePointer,
    cscRowInd: _typing.DevicePointer,
    valType: cudaDataType,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    alg: cusparseCsr2CscAlg_t,
    buffer: _typing.DevicePointer,
) -> None:
    """Converts a CSR matrix to CSC format (the CSR format of its transpose), with or without values.

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, cscVal, cscColPtr, cscRowInd, buffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCsr2cscEx2_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    cscVal: _typing.DevicePointer,
    cscColPtr: _typing.DevicePointer,
    cscRowInd: _typing.DevicePointer,
    valType: cudaDataType,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    alg: cusparseCsr2CscAlg_t,
) -> int:
    """Returns the workspace size in bytes for ``cusparseCsr2cscEx2``.

    Returns
    -------
    bufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCsrGet(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, int, int, cusparseIndexType_t, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns the size, number of nonzeros, arrays and types of a CSR matrix.

    Returns
    -------
    rows : int
    cols : int
    nnz : int
    csrRowOffsets : int
    csrColInd : int
    csrValues : int
    csrRowOffsetsType : cusparseIndexType_t
    csrColIndType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCsrSetPointers(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    csrRowOffsets: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    csrValues: _typing.DevicePointer,
) -> None:
    """Sets the device arrays of a CSR matrix: row offsets, column indices and values.

    Parameters
    ----------
    csrRowOffsets, csrColInd, csrValues
        Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or
        ``spMatDescr`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseCsrSetStridedBatch(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    batchCount: _typing.Integer,
    offsetsBatchStride: _typing.Integer,
    columnsValuesBatchStride: _typing.Integer,
) -> None:
    """Makes a descriptor describe a batch of CSR matrices at fixed strides.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDbsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix with square blocks to CSR format (double precision).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsric02(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsric02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pInputBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, double precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pInputBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsric02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsric02`` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrilu02(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrilu02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, double precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrilu02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrilu02`` (incomplete LU, double precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: float | _typing.Pointer,
) -> None:
    """Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (double precision).

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrmm(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    kb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockSize: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a BSR matrix A, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrsm2_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (double precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrsm2_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrsm2`` (BSR solve, double precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrsm2_solve(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    X: _typing.DevicePointer,
    ldx: _typing.Integer,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrsv2_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (double precision).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrsv2_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrsv2`` (BSR solve, double precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrsv2_solve(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
    f: _typing.DevicePointer,
    x: _typing.DevicePointer,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDbsrxmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    sizeOfMask: _typing.Integer,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedMaskPtrA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedEndPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsr2bsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a CSR matrix to BSR format with square blocks (double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsr2csr_compress(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    nnzA: _typing.Integer,
    nnzPerRow: _typing.DevicePointer,
    csrSortedValC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    tol: float,
) -> None:
    """Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsr2csru(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Restores the order that a CSR matrix had before ``csru2csr`` (double precision).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsr2gebsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a CSR matrix to BSR format with rectangular blocks (double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDcsr2gebsr_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
) -> int:
    """Returns the workspace size of ``csr2gebsr`` (double precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDcsrcolor(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    fractionToColor: float | _typing.Pointer,
    ncolors: _typing.Pointer,
    coloring: _typing.DevicePointer,
    reordering: _typing.DevicePointer,
    info: cusparseColorInfo_t | _typing.Integer | None,
) -> None:
    """Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    fractionToColor, ncolors
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsrgeam2(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    nnzA: _typing.Integer,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    descrB: cusparseMatDescr_t | _typing.Integer | None,
    nnzB: _typing.Integer,
    csrSortedValB: _typing.DevicePointer,
    csrSortedRowPtrB: _typing.DevicePointer,
    csrSortedColIndB: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC,
    csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    nnzA: _typing.Integer,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    descrB: cusparseMatDescr_t | _typing.Integer | None,
    nnzB: _typing.Integer,
    csrSortedValB: _typing.DevicePointer,
    csrSortedRowPtrB: _typing.DevicePointer,
    csrSortedColIndB: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> int:
    """Returns the workspace size of ``csrgeam2`` (CSR sum, double precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDcsric02(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA_valM: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double precision).

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsric02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsric02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csric02`` (incomplete Cholesky, double precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsrilu02(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA_valM: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double precision).

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsrilu02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsrilu02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csrilu02`` (incomplete LU, double precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: float | _typing.Pointer,
) -> None:
    """Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (double precision).

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsru2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Sorts each row of a CSR matrix by column, with its values, and stores the original order (double precision).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csru2csr`` and ``csr2csru`` (double precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDenseToSparse_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    matA: cusparseDnMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseDenseToSparseAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Counts the nonzeros of a dense matrix, so that the arrays of the sparse matrix can be allocated.

    Parameters
    ----------
    matA, matB
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``matB``, or ``matB`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDenseToSparse_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    matA: cusparseDnMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseDenseToSparseAlg_t,
) -> int:
    """Returns the workspace size in bytes for converting a dense matrix to a sparse matrix.

    Returns
    -------
    bufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDenseToSparse_convert(
    handle: cusparseHandle_t | _typing.Integer | None,
    matA: cusparseDnMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseDenseToSparseAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Writes the nonzeros of an analyzed dense matrix to the arrays of the sparse matrix.

    Parameters
    ----------
    matA, matB, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDestroy(handle: cusparseHandle_t | _typing.Integer | None) -> None:
    """Destroys a cuSPARSE handle and frees its memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cusparseDestroyBsric02Info(info: bsric02Info_t | _typing.Integer | None) -> None:
    """Destroys the analysis of an incomplete Cholesky factorization of a BSR matrix.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusparseDestroyBsrilu02Info(info: bsrilu02Info_t | _typing.Integer | None) -> None:
    """Destroys the analysis of an incomplete LU factorization of a BSR matrix.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusparseDestroyBsrsm2Info(info: bsrsm2Info_t | _typing.Integer | None) -> None:
    """Destroys the analysis of a triangular BSR solve with a matrix.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusparseDestroyBsrsv2Info(info: bsrsv2Info_t | _typing.Integer | None) -> None:
    """Destroys the analysis of a triangular BSR solve with a vector.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusparseDestroyColorInfo(info: cusparseColorInfo_t | _typing.Integer | None) -> None:
    """Destroys the configuration of a graph coloring.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusparseDestroyCsric02Info(info: csric02Info_t | _typing.Integer | None) -> None:
    """Destroys the analysis of an incomplete Cholesky factorization of a CSR matrix.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusparseDestroyCsrilu02Info(info: csrilu02Info_t | _typing.Integer | None) -> None:
    """Destroys the analysis of an incomplete LU factorization of a CSR matrix.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusparseDestroyCsru2csrInfo(info: csru2csrInfo_t | _typing.Integer | None) -> None:
    """Destroys the stored order of a CSR matrix's elements before sorting.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusparseDestroyDnMat(dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a dense matrix, but not its array.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``dnMatDescr``, or objects that belong to it, during or after the call.
    """

def cusparseDestroyDnVec(dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a dense vector, but not its array.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``dnVecDescr``, or objects that belong to it, during or after the call.
    """

def cusparseDestroyMatDescr(descrA: cusparseMatDescr_t | _typing.Integer | None) -> None:
    """Destroys a legacy matrix descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``descrA``, or objects that belong to it, during or after the call.
    """

def cusparseDestroyPruneInfo(info: pruneInfo_t | _typing.Integer | None) -> None:
    """Destroys the state of pruning by percentage.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusparseDestroySpMat(spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a sparse matrix, but not its arrays.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``spMatDescr``, or objects that belong to it, during or after the call.
    """

def cusparseDestroySpVec(spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None) -> None:
    """Destroys the descriptor of a sparse vector, but not its arrays.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``spVecDescr``, or objects that belong to it, during or after the call.
    """

def cusparseDgebsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix with rectangular blocks to CSR format (double precision).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDgebsr2gebsc(
    handle: cusparseHandle_t | _typing.Integer | None,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    bscVal: _typing.DevicePointer,
    bscRowInd: _typing.DevicePointer,
    bscColPtr: _typing.DevicePointer,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a matrix with rectangular blocks from BSR to BSC (block columns, double precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gebsr2gebsc`` (double precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgebsr2gebsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDimA: _typing.Integer,
    colBlockDimA: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
    rowBlockDimC: _typing.Integer,
    colBlockDimC: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix to BSR format with another block shape (double precision).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDimA: _typing.Integer,
    colBlockDimA: _typing.Integer,
    rowBlockDimC: _typing.Integer,
    colBlockDimC: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gebsr2gebsr`` (double precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDgemvi(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    nnz: _typing.Integer,
    xVal: _typing.DevicePointer,
    xInd: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    idxBase: cusparseIndexBase_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, xVal, xInd, y, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDgemvi_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gemvi`` (double precision) in bytes.

    Returns
    -------
    pBufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

    Notes
    -----
    Deprecated.
    """

def cusparseDgpsvInterleavedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    ds: _typing.DevicePointer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    dw: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double precision).

    Parameters
    ----------
    ds, dl, d, du, dw, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    ds: _typing.DevicePointer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    dw: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gpsvInterleavedBatch`` (double precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgtsv2(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double precision).

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgtsv2StridedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves a strided batch of tridiagonal systems; solutions overwrite x (double precision).

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2StridedBatch`` (double precision) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgtsv2_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2`` (tridiagonal solve, double precision) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgtsv2_nopivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double precision).

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2_nopivot`` (double precision) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgtsvInterleavedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double precision).

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsvInterleavedBatch`` (double precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDnMatGet(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, cudaDataType, cusparseOrder_t]:
    """Returns a dense matrix's size, leading dimension, array, type and order.

    Returns
    -------
    rows : int
    cols : int
    ld : int
    values : int
    type : runtime.cudaDataType
    order : cusparseOrder_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDnMatGetStridedBatch(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
) -> tuple[int, int]:
    """Returns the number of dense matrices in a descriptor's batch, and the stride in elements.

    Returns
    -------
    batchCount : int
    batchStride : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDnMatGetValues(dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None) -> int:
    """Returns the address of a dense matrix's values.

    Returns
    -------
    values : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDnMatSetStridedBatch(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
) -> None:
    """Makes a descriptor describe a batch of dense matrices at a stride in elements.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDnMatSetValues(
    dnMatDescr: cusparseDnMatDescr_t | _typing.Integer | None,
    values: _typing.DevicePointer,
) -> None:
    """Sets the address of the values of a dense matrix in device memory.

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind until another value is set in ``dnMatDescr``, or
        ``dnMatDescr`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDnVecGet(
    dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None,
) -> tuple[int, int, cudaDataType]:
    """Returns a dense vector's size, array and type.

    Returns
    -------
    size : int
    values : int
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDnVecGetValues(dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None) -> int:
    """Returns the address of a dense vector's values.

    Returns
    -------
    values : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDnVecSetValues(
    dnVecDescr: cusparseDnVecDescr_t | _typing.Integer | None,
    values: _typing.DevicePointer,
) -> None:
    """Sets the address of the values of a dense vector in device memory.

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind until another value is set in ``dnVecDescr``, or
        ``dnVecDescr`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDnnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    nnzPerRowCol: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
) -> None:
    """Counts the nonzeros of a dense matrix A in total and in each row or column (double precision).

    Parameters
    ----------
    A, nnzPerRowCol
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseDnnz_compress(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    descr: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    nnzPerRow: _typing.DevicePointer,
    nnzC: _typing.Pointer,
    tol: float,
) -> None:
    """Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, nnzPerRow
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzC
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneCsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneCsr2csrByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneCsr2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size for pruning a CSR matrix by percentage (double precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneCsr2csrNnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneCsr2csrNnzByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (double precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneCsr2csr_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> int:
    """Returns the workspace size for pruning a CSR matrix (double precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneDense2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (double precision).

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneDense2csrByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies dense A to CSR C without the given percentage of elements of smallest magnitude (double precision).

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneDense2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size for pruning a dense matrix by percentage (double precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneDense2csrNnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and counts the elements of dense A with magnitude > threshold (double precision).

    Parameters
    ----------
    A, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneDense2csrNnzByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and number of nonzeros for pruning dense A by percentage (double precision).

    Parameters
    ----------
    A, csrRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseDpruneDense2csr_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> int:
    """Returns the workspace size for pruning a dense matrix (double precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseGather(
    handle: cusparseHandle_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
) -> None:
    """Copies the elements of a dense vector Y at the indices of a sparse vector X to the values of X.

    Parameters
    ----------
    vecY, vecX
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseGetErrorName(status: cusparseStatus_t) -> str:
    """Returns the name of a status, such as ``CUSPARSE_STATUS_SUCCESS``.

    Returns
    -------
    value : str
    """

def cusparseGetErrorString(status: cusparseStatus_t) -> str:
    """Returns the English description of a status.

    Returns
    -------
    value : str
    """

def cusparseGetMatDiagType(descrA: cusparseMatDescr_t | _typing.Integer | None) -> cusparseDiagType_t:
    """Returns whether the diagonal of a matrix is stored or implied to be all ones.

    Returns
    -------
    value : cusparseDiagType_t
    """

def cusparseGetMatFillMode(descrA: cusparseMatDescr_t | _typing.Integer | None) -> cusparseFillMode_t:
    """Returns the fill mode of a matrix: whether its lower or upper triangle is used.

    Returns
    -------
    value : cusparseFillMode_t
    """

def cusparseGetMatIndexBase(descrA: cusparseMatDescr_t | _typing.Integer | None) -> cusparseIndexBase_t:
    """Returns the index base (0 or 1) of a legacy matrix descriptor.

    Returns
    -------
    value : cusparseIndexBase_t
    """

def cusparseGetMatType(descrA: cusparseMatDescr_t | _typing.Integer | None) -> cusparseMatrixType_t:
    """Returns the type of a matrix: general, symmetric, Hermitian or triangular.

    Returns
    -------
    value : cusparseMatrixType_t
    """

def cusparseGetPointerMode(handle: cusparseHandle_t | _typing.Integer | None) -> cusparsePointerMode_t:
    """Returns whether the handle expects pointers to scalars to refer to host or device memory.

    Returns
    -------
    mode : cusparsePointerMode_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of cuSPARSE: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseGetStream(handle: cusparseHandle_t | _typing.Integer | None) -> cudaStream_t:
    """Returns the stream in which calls with the handle run; null means the default stream.

    Returns
    -------
    streamId : runtime.cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseGetVersion(handle: cusparseHandle_t | _typing.Integer | None) -> int:
    """Returns the version of cuSPARSE as an integer.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseHpruneCsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (half precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneCsr2csrByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (half precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneCsr2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size for pruning a CSR matrix by percentage (half precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneCsr2csrNnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (half precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneCsr2csrNnzByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (half precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneCsr2csr_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> int:
    """Returns the workspace size for pruning a CSR matrix (half precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneDense2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (half precision).

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneDense2csrByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies dense A to CSR C without the given percentage of elements of smallest magnitude (half precision).

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneDense2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size for pruning a dense matrix by percentage (half precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneDense2csrNnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and counts the elements of dense A with magnitude > threshold (half precision).

    Parameters
    ----------
    A, csrRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneDense2csrNnzByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and number of nonzeros for pruning dense A by percentage (half precision).

    Parameters
    ----------
    A, csrRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseHpruneDense2csr_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> int:
    """Returns the workspace size for pruning a dense matrix (half precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseLoggerForceDisable() -> None:
    """Disables the log of cuSPARSE for the rest of the process.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLoggerOpenFile(logFile: _typing.Text) -> None:
    """Opens the file at a path and redirects the log of cuSPARSE to it.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLoggerSetCallback(callback: _typing.Callback) -> None:
    """Sets a callback that receives each message of cuSPARSE's log.

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
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - ``callback`` may be called at any time from now on, on any thread.
    """

def cusparseLoggerSetFile(file: _typing.Pointer) -> None:
    """Redirects the log of cuSPARSE to an open C file stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLoggerSetLevel(level: _typing.Integer) -> None:
    """Sets the log level of cuSPARSE; 0 disables logging.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseLoggerSetMask(mask: _typing.Integer) -> None:
    """Sets the log mask of cuSPARSE, which overrides the log level.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseRot(
    handle: cusparseHandle_t | _typing.Integer | None,
    c_coeff: _typing.Pointer,
    s_coeff: _typing.Pointer,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
) -> None:
    """Applies the rotation (x, y) = (c·x + s·y, c·y − s·x) to a sparse vector X and a dense vector Y.

    Parameters
    ----------
    c_coeff, s_coeff
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    vecX, vecY
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSDDMM(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseDnMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSDDMMAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """C = α·(op(A)·op(B)) + β·C for dense matrices A and B, only at the elements of a sparse matrix C.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSDDMM_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseDnMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSDDMMAlg_t,
) -> int:
    """Returns the workspace size in bytes for ``cusparseSDDMM``.

    Returns
    -------
    bufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSDDMM_preprocess(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseDnMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSDDMMAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Prepares workspace data that speeds up later calls of ``cusparseSDDMM`` with the same C.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``matC``, or ``matC`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSbsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix with square blocks to CSR format (single precision).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsric02(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (single precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsric02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pInputBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, single precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pInputBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsric02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsric02`` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrilu02(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (single precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrilu02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, single precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrilu02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrilu02`` (incomplete LU, single precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: float | _typing.Pointer,
) -> None:
    """Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (single precision).

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrmm(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    kb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockSize: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a BSR matrix A, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrsm2_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (single precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrsm2_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrsm2`` (BSR solve, single precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrsm2_solve(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    X: _typing.DevicePointer,
    ldx: _typing.Integer,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (single precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrsv2_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (single precision).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrsv2_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrsv2`` (BSR solve, single precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrsv2_solve(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
    f: _typing.DevicePointer,
    x: _typing.DevicePointer,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (single precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSbsrxmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    sizeOfMask: _typing.Integer,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedMaskPtrA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedEndPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScatter(
    handle: cusparseHandle_t | _typing.Integer | None,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
) -> None:
    """Copies the values of a sparse vector X to the elements of a dense vector Y at the indices of X.

    Parameters
    ----------
    vecX, vecY
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseScsr2bsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a CSR matrix to BSR format with square blocks (single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsr2csr_compress(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    nnzA: _typing.Integer,
    nnzPerRow: _typing.DevicePointer,
    csrSortedValC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    tol: float,
) -> None:
    """Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsr2csru(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Restores the order that a CSR matrix had before ``csru2csr`` (single precision).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsr2gebsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a CSR matrix to BSR format with rectangular blocks (single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseScsr2gebsr_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
) -> int:
    """Returns the workspace size of ``csr2gebsr`` (single precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseScsrcolor(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    fractionToColor: float | _typing.Pointer,
    ncolors: _typing.Pointer,
    coloring: _typing.DevicePointer,
    reordering: _typing.DevicePointer,
    info: cusparseColorInfo_t | _typing.Integer | None,
) -> None:
    """Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    fractionToColor, ncolors
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsrgeam2(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    nnzA: _typing.Integer,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    descrB: cusparseMatDescr_t | _typing.Integer | None,
    nnzB: _typing.Integer,
    csrSortedValB: _typing.DevicePointer,
    csrSortedRowPtrB: _typing.DevicePointer,
    csrSortedColIndB: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC,
    csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseScsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    nnzA: _typing.Integer,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    descrB: cusparseMatDescr_t | _typing.Integer | None,
    nnzB: _typing.Integer,
    csrSortedValB: _typing.DevicePointer,
    csrSortedRowPtrB: _typing.DevicePointer,
    csrSortedColIndB: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> int:
    """Returns the workspace size of ``csrgeam2`` (CSR sum, single precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseScsric02(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA_valM: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (single precision).

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsric02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsric02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csric02`` (incomplete Cholesky, single precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsrilu02(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA_valM: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (single precision).

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsrilu02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsrilu02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csrilu02`` (incomplete LU, single precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: float | _typing.Pointer,
) -> None:
    """Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (single precision).

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsru2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Sorts each row of a CSR matrix by column, with its values, and stores the original order (single precision).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseScsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csru2csr`` and ``csr2csru`` (single precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSetMatDiagType(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    diagType: cusparseDiagType_t,
) -> None:
    """Sets whether the diagonal of a matrix is stored or implied to be all ones.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSetMatFillMode(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    fillMode: cusparseFillMode_t,
) -> None:
    """Sets the fill mode of a matrix: whether its lower or upper triangle is used.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSetMatIndexBase(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    base: cusparseIndexBase_t,
) -> None:
    """Sets the index base (0 or 1) of a legacy matrix descriptor.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSetMatType(
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    typename: cusparseMatrixType_t,
) -> None:
    """Sets the type of a matrix: general, symmetric, Hermitian or triangular.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSetPointerMode(
    handle: cusparseHandle_t | _typing.Integer | None,
    mode: cusparsePointerMode_t,
) -> None:
    """Sets whether pointers to scalars such as α, β and results refer to host or device memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSetStream(
    handle: cusparseHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream in which later calls with the handle run.

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
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgebsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix with rectangular blocks to CSR format (single precision).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSgebsr2gebsc(
    handle: cusparseHandle_t | _typing.Integer | None,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    bscVal: _typing.DevicePointer,
    bscRowInd: _typing.DevicePointer,
    bscColPtr: _typing.DevicePointer,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a matrix with rectangular blocks from BSR to BSC (block columns, single precision).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gebsr2gebsc`` (single precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgebsr2gebsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDimA: _typing.Integer,
    colBlockDimA: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
    rowBlockDimC: _typing.Integer,
    colBlockDimC: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix to BSR format with another block shape (single precision).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDimA: _typing.Integer,
    colBlockDimA: _typing.Integer,
    rowBlockDimC: _typing.Integer,
    colBlockDimC: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gebsr2gebsr`` (single precision) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSgemvi(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    nnz: _typing.Integer,
    xVal: _typing.DevicePointer,
    xInd: _typing.DevicePointer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    idxBase: cusparseIndexBase_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, xVal, xInd, y, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSgemvi_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gemvi`` (single precision) in bytes.

    Returns
    -------
    pBufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

    Notes
    -----
    Deprecated.
    """

def cusparseSgpsvInterleavedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    ds: _typing.DevicePointer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    dw: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (single precision).

    Parameters
    ----------
    ds, dl, d, du, dw, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    ds: _typing.DevicePointer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    dw: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gpsvInterleavedBatch`` (single precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgtsv2(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (single precision).

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgtsv2StridedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves a strided batch of tridiagonal systems; solutions overwrite x (single precision).

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2StridedBatch`` (single precision) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgtsv2_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2`` (tridiagonal solve, single precision) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgtsv2_nopivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (single precision).

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2_nopivot`` (single precision) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgtsvInterleavedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves an interleaved batch of tridiagonal systems, overwriting all arrays (single precision).

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsvInterleavedBatch`` (single precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSnnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    nnzPerRowCol: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
) -> None:
    """Counts the nonzeros of a dense matrix A in total and in each row or column (single precision).

    Parameters
    ----------
    A, nnzPerRowCol
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSnnz_compress(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    descr: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    nnzPerRow: _typing.DevicePointer,
    nnzC: _typing.Pointer,
    tol: float,
) -> None:
    """Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, nnzPerRow
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzC
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpGEAM(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpGEAMAlg_t,
    spgeamDescr: cusparseSpGEAMDescr_t | _typing.Integer | None,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """C = α·op(A) + β·op(B) for sparse matrices.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpGEAM_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpGEAMAlg_t,
    spgeamDescr: cusparseSpGEAMDescr_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in bytes for a sparse matrix sum.

    Returns
    -------
    bufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpGEAM_createDescr() -> cusparseSpGEAMDescr_t:
    """Creates the object that carries state between the steps of a sparse matrix sum.

    Returns
    -------
    descr : cusparseSpGEAMDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpGEAM_destroyDescr(descr: cusparseSpGEAMDescr_t | _typing.Integer | None) -> None:
    """Destroys the state of a sparse matrix sum.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``descr``, or objects that belong to it, during or after the call.
    """

def cusparseSpGEAM_nnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpGEAMAlg_t,
    spgeamDescr: cusparseSpGEAMDescr_t | _typing.Integer | None,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Computes the number of nonzeros of a sparse matrix sum, from which the arrays of C can be allocated.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpGEMM_compute(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
    bufferSize2: _typing.Integer,
    externalBuffer2: _typing.DevicePointer,
) -> int:
    """Computes a sparse product (step 2), or returns the buffer size in bytes if the buffer is null.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer2
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    bufferSize2 : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpGEMM_copy(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
) -> None:
    """Copies a computed sparse product into the arrays of C (the last step).

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpGEMM_createDescr() -> cusparseSpGEMMDescr_t:
    """Creates the object that carries state between the steps of a sparse matrix product.

    Returns
    -------
    descr : cusparseSpGEMMDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpGEMM_destroyDescr(descr: cusparseSpGEMMDescr_t | _typing.Integer | None) -> None:
    """Destroys the state of a sparse matrix product.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``descr``, or objects that belong to it, during or after the call.
    """

def cusparseSpGEMM_estimateMemory(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
    chunk_fraction: float,
    bufferSize3: _typing.Integer,
    externalBuffer3: _typing.DevicePointer,
) -> tuple[int, int]:
    """Returns the buffer size in bytes for a sparse matrix product that is computed in chunks.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer3
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    bufferSize3 : int
    bufferSize2 : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpGEMM_getNumProducts(spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None) -> int:
    """Returns the number of scalar products in a sparse matrix product, after the work estimation.

    Returns
    -------
    num_prods : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpGEMM_workEstimation(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
    bufferSize1: _typing.Integer,
    externalBuffer1: _typing.DevicePointer,
) -> int:
    """Estimates the work of a sparse product (step 1), or returns the buffer size in bytes if the buffer is null.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer1
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    bufferSize1 : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpGEMMreuse_compute(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
) -> None:
    """C = α·op(A)·op(B) + β·C for sparse matrices with a known pattern; can be repeated with other values.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpGEMMreuse_copy(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
    bufferSize5: _typing.Integer,
    externalBuffer5: _typing.DevicePointer,
) -> int:
    """Copies the reusable pattern of a sparse product into the arrays of C (step 3).

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer5
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    bufferSize5 : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpGEMMreuse_nnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
    bufferSize2: _typing.Integer,
    externalBuffer2: _typing.DevicePointer,
    bufferSize3: _typing.Integer,
    externalBuffer3: _typing.DevicePointer,
    bufferSize4: _typing.Integer,
    externalBuffer4: _typing.DevicePointer,
) -> tuple[int, int, int]:
    """Computes the reusable pattern of a sparse product, and the number of nonzeros of C (step 2).

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer2, externalBuffer3, externalBuffer4
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    bufferSize2 : int
    bufferSize3 : int
    bufferSize4 : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpGEMMreuse_workEstimation(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseSpMatDescr_t | _typing.Integer | None,
    matC: cusparseSpMatDescr_t | _typing.Integer | None,
    alg: cusparseSpGEMMAlg_t,
    spgemmDescr: cusparseSpGEMMDescr_t | _typing.Integer | None,
    bufferSize1: _typing.Integer,
    externalBuffer1: _typing.DevicePointer,
) -> int:
    """Estimates the work of a sparse product whose pattern will be reused (step 1).

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer1
        Used after the call returns; kept alive by cubind until another value is set in ``spgemmDescr``, or
        ``spgemmDescr`` is destroyed.

    Returns
    -------
    bufferSize1 : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpMM(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseDnMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpMMAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a sparse matrix A and dense matrices B and C.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMMOp(
    plan: cusparseSpMMOpPlan_t | _typing.Integer | None,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Runs the plan of a product of a sparse matrix A and a dense matrix B with user-defined operators.

    Parameters
    ----------
    plan
        Referenced memory and handles are used after the call returns; they must be kept alive until the call's work
        completes on ``plan``'s stream.
    externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``plan``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpMMOp_createPlan(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    matC: cusparseDnMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpMMOpAlg_t,
    addOperationLtoirBuffer: _typing.Pointer,
    addOperationBufferSize: _typing.Integer,
    mulOperationLtoirBuffer: _typing.Pointer,
    mulOperationBufferSize: _typing.Integer,
    epilogueLtoirBuffer: _typing.Pointer,
    epilogueBufferSize: _typing.Integer,
) -> tuple[cusparseSpMMOpPlan_t, int]:
    """Creates a plan for a product of sparse A and dense B with user-defined addition and multiplication.

    Parameters
    ----------
    matA, matB, matC
        Used after the call returns; must be kept alive as long as ``plan`` exists.

    Returns
    -------
    plan : cusparseSpMMOpPlan_t
    SpMMWorkspaceSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpMMOp_destroyPlan(plan: cusparseSpMMOpPlan_t | _typing.Integer | None) -> None:
    """Destroys the plan of a product with user-defined operators.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``plan``, or objects that belong to it, during or after the call.

    Notes
    -----
    Deprecated.
    """

def cusparseSpMM_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseDnMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpMMAlg_t,
) -> int:
    """Returns the workspace size in bytes for ``cusparseSpMM``.

    Returns
    -------
    bufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMM_preprocess(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    matC: cusparseDnMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpMMAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Prepares workspace data that speeds up later calls of ``cusparseSpMM`` with the same A.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``matA``, or ``matA`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMV(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    vecX: cusparseDnVecDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpMVAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Y = α·op(A)·X + β·Y for a sparse matrix A and dense vectors X and Y.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, vecX, vecY, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMV_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    vecX: cusparseDnVecDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpMVAlg_t,
) -> int:
    """Returns the workspace size in bytes for ``cusparseSpMV``.

    Returns
    -------
    bufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMV_preprocess(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    vecX: cusparseDnVecDescr_t | _typing.Integer | None,
    beta: complex | _typing.Pointer,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpMVAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Prepares workspace data that speeds up later calls of ``cusparseSpMV`` with the same A.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, vecX, vecY
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``matA``, or ``matA`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMatGetAttribute(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    attribute: cusparseSpMatAttribute_t,
    dataSize: _typing.Integer,
) -> _Any:
    """Gets an attribute of a sparse matrix, such as the fill mode (which triangle is stored).

    Returns
    -------
    data : object

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMatGetFormat(spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None) -> cusparseFormat_t:
    """Returns the format of a sparse matrix, such as CSR or COO.

    Returns
    -------
    format : cusparseFormat_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMatGetIndexBase(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
) -> cusparseIndexBase_t:
    """Returns the index base (0 or 1) of a sparse matrix.

    Returns
    -------
    idxBase : cusparseIndexBase_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMatGetSize(spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None) -> tuple[int, int, int]:
    """Returns the numbers of rows, columns and nonzeros of a sparse matrix.

    Returns
    -------
    rows : int
    cols : int
    nnz : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMatGetStridedBatch(spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None) -> int:
    """Returns the number of matrices in the batch of a sparse matrix descriptor.

    Returns
    -------
    batchCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMatGetValues(spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None) -> int:
    """Returns the address of a sparse matrix's values.

    Returns
    -------
    values : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMatSetAttribute(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    attribute: cusparseSpMatAttribute_t,
    data: object,
    dataSize: _typing.Integer,
) -> None:
    """Sets an attribute of a sparse matrix, such as the fill mode (which triangle is stored) or the diagonal type.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpMatSetValues(
    spMatDescr: cusparseSpMatDescr_t | _typing.Integer | None,
    values: _typing.DevicePointer,
) -> None:
    """Sets the address of the values of a sparse matrix in device memory.

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind until another value is set in ``spMatDescr``, or
        ``spMatDescr`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpSM_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    matC: cusparseDnMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpSMAlg_t,
    spsmDescr: cusparseSpSMDescr_t | _typing.Integer | None,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a sparse triangular matrix A for ``cusparseSpSM_solve``; the workspace must stay valid for the solve.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``spsmDescr``, or ``spsmDescr``
        is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpSM_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    matC: cusparseDnMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpSMAlg_t,
    spsmDescr: cusparseSpSMDescr_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in bytes for a triangular solve with a matrix.

    Returns
    -------
    bufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpSM_createDescr() -> cusparseSpSMDescr_t:
    """Creates the object that stores the analysis of a triangular solve with a matrix.

    Returns
    -------
    descr : cusparseSpSMDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpSM_destroyDescr(descr: cusparseSpSMDescr_t | _typing.Integer | None) -> None:
    """Destroys the analysis of a triangular solve with a matrix.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``descr``, or objects that belong to it, during or after the call.
    """

def cusparseSpSM_solve(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    opB: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    matC: cusparseDnMatDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpSMAlg_t,
    spsmDescr: cusparseSpSMDescr_t | _typing.Integer | None,
) -> None:
    """Solves op(A)·C = α·op(B) for an analyzed sparse triangular matrix A and dense matrices B and C.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, matB, matC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpSM_updateMatrix(
    handle: cusparseHandle_t | _typing.Integer | None,
    spsmDescr: cusparseSpSMDescr_t | _typing.Integer | None,
    newValues: _typing.DevicePointer,
    updatePart: cusparseSpSMUpdate_t,
) -> None:
    """Updates the values of A, or only its diagonal, after the analysis of a triangular solve with several right-hand sides.

    Parameters
    ----------
    newValues
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpSV_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    vecX: cusparseDnVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpSVAlg_t,
    spsvDescr: cusparseSpSVDescr_t | _typing.Integer | None,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a sparse triangular matrix A for ``cusparseSpSV_solve``; the workspace must stay valid for the solve.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, vecX, vecY
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    externalBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``spsvDescr``, or ``spsvDescr``
        is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpSV_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    vecX: cusparseDnVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpSVAlg_t,
    spsvDescr: cusparseSpSVDescr_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size in bytes for a triangular solve with a vector.

    Returns
    -------
    bufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpSV_createDescr() -> cusparseSpSVDescr_t:
    """Creates the object that stores the analysis of a triangular solve with a vector.

    Returns
    -------
    descr : cusparseSpSVDescr_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpSV_destroyDescr(descr: cusparseSpSVDescr_t | _typing.Integer | None) -> None:
    """Destroys the analysis of a triangular solve with a vector.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``descr``, or objects that belong to it, during or after the call.
    """

def cusparseSpSV_solve(
    handle: cusparseHandle_t | _typing.Integer | None,
    opA: cusparseOperation_t,
    alpha: complex | _typing.Pointer,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    vecX: cusparseDnVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    computeType: cudaDataType,
    alg: cusparseSpSVAlg_t,
    spsvDescr: cusparseSpSVDescr_t | _typing.Integer | None,
) -> None:
    """Solves op(A)·Y = α·X for an analyzed sparse triangular matrix A and dense vectors X and Y.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    matA, vecX, vecY
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpSV_updateMatrix(
    handle: cusparseHandle_t | _typing.Integer | None,
    spsvDescr: cusparseSpSVDescr_t | _typing.Integer | None,
    newValues: _typing.DevicePointer,
    updatePart: cusparseSpSVUpdate_t,
) -> None:
    """Updates the values of A, or only its diagonal, after the analysis of a triangular solve with one right-hand side.

    Parameters
    ----------
    newValues
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpVV(
    handle: cusparseHandle_t | _typing.Integer | None,
    opX: cusparseOperation_t,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    result: _typing.Pointer,
    computeType: cudaDataType,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """result = Σ op(X[i])·Y[i] for a sparse X and a dense Y, where op may conjugate.

    Parameters
    ----------
    vecX, vecY, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpVV_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    opX: cusparseOperation_t,
    vecX: cusparseSpVecDescr_t | _typing.Integer | None,
    vecY: cusparseDnVecDescr_t | _typing.Integer | None,
    result: _typing.Pointer,
    computeType: cudaDataType,
) -> int:
    """Returns the workspace size in bytes for ``cusparseSpVV``.

    Returns
    -------
    bufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpVecGet(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
) -> tuple[int, int, int, int, cusparseIndexType_t, cusparseIndexBase_t, cudaDataType]:
    """Returns a sparse vector's size, number of nonzeros, arrays and types.

    Returns
    -------
    size : int
    nnz : int
    indices : int
    values : int
    idxType : cusparseIndexType_t
    idxBase : cusparseIndexBase_t
    valueType : runtime.cudaDataType

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpVecGetIndexBase(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
) -> cusparseIndexBase_t:
    """Returns the index base (0 or 1) of a sparse vector.

    Returns
    -------
    idxBase : cusparseIndexBase_t

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpVecGetValues(spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None) -> int:
    """Returns the address of the values of a sparse vector.

    Returns
    -------
    values : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpVecSetValues(
    spVecDescr: cusparseSpVecDescr_t | _typing.Integer | None,
    values: _typing.DevicePointer,
) -> None:
    """Sets the address of the values of a sparse vector in device memory.

    Parameters
    ----------
    values
        Used after the call returns; kept alive by cubind until another value is set in ``spVecDescr``, or
        ``spVecDescr`` is destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSparseToDense(
    handle: cusparseHandle_t | _typing.Integer | None,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    alg: cusparseSparseToDenseAlg_t,
    externalBuffer: _typing.DevicePointer,
) -> None:
    """Converts a sparse matrix to a dense matrix, with zeros for the missing elements.

    Parameters
    ----------
    matA, matB, externalBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSparseToDense_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    matA: cusparseSpMatDescr_t | _typing.Integer | None,
    matB: cusparseDnMatDescr_t | _typing.Integer | None,
    alg: cusparseSparseToDenseAlg_t,
) -> int:
    """Returns the workspace size in bytes for ``cusparseSparseToDense``.

    Returns
    -------
    bufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseSpruneCsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies the elements of a CSR matrix A with magnitude > threshold to a CSR matrix C (single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneCsr2csrByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies CSR A to CSR C without the given percentage of elements of smallest magnitude (single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneCsr2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size for pruning a CSR matrix by percentage (single precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneCsr2csrNnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and counts the elements of CSR A with magnitude > threshold (single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneCsr2csrNnzByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and number of nonzeros for pruning CSR A by percentage (single precision).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneCsr2csr_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> int:
    """Returns the workspace size for pruning a CSR matrix (single precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneDense2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies the elements of a dense matrix A with magnitude > threshold to a CSR matrix C (single precision).

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneDense2csrByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Copies dense A to CSR C without the given percentage of elements of smallest magnitude (single precision).

    Parameters
    ----------
    A, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneDense2csrByPercentage_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    info: pruneInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size for pruning a dense matrix by percentage (single precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneDense2csrNnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and counts the elements of dense A with magnitude > threshold (single precision).

    Parameters
    ----------
    A, csrRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    threshold, nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneDense2csrNnzByPercentage(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    percentage: float,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    info: pruneInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes C's row offsets and number of nonzeros for pruning dense A by percentage (single precision).

    Parameters
    ----------
    A, csrRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseSpruneDense2csr_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    threshold: float | _typing.Pointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> int:
    """Returns the workspace size for pruning a dense matrix (single precision) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseXbsric02_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsric02Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> None:
    """Waits for the incomplete Cholesky of a BSR matrix and returns the block row of its first zero pivot, or −1.

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseXbsrilu02_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrilu02Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> None:
    """Waits for the incomplete LU of a BSR matrix and returns the block row of its first zero pivot, or −1.

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseXbsrsm2_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrsm2Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> None:
    """Waits for a BSR solve with a matrix and returns the block row of its first zero pivot, or −1.

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseXbsrsv2_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrsv2Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> None:
    """Waits for a BSR solve with a vector and returns the block row of its first zero pivot, or −1.

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseXcoo2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    cooRowInd: _typing.DevicePointer,
    nnz: _typing.Integer,
    m: _typing.Integer,
    csrSortedRowPtr: _typing.DevicePointer,
    idxBase: cusparseIndexBase_t,
) -> None:
    """Compresses the sorted row indices of a COO matrix into CSR row offsets.

    Parameters
    ----------
    cooRowInd, csrSortedRowPtr
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXcoosortByColumn(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    cooRowsA: _typing.DevicePointer,
    cooColsA: _typing.DevicePointer,
    P: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Sorts a COO matrix by column in place, and permutes ``P`` in the same way.

    Parameters
    ----------
    cooRowsA, cooColsA, P, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXcoosortByRow(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    cooRowsA: _typing.DevicePointer,
    cooColsA: _typing.DevicePointer,
    P: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Sorts a COO matrix by row in place, and permutes ``P`` in the same way.

    Parameters
    ----------
    cooRowsA, cooColsA, P, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXcoosort_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    cooRowsA: _typing.DevicePointer,
    cooColsA: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for sorting a COO matrix.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXcscsort(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    cscColPtrA: _typing.DevicePointer,
    cscRowIndA: _typing.DevicePointer,
    P: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Sorts the row indices in each column of a CSC matrix in place, and permutes ``P`` in the same way.

    Parameters
    ----------
    cscColPtrA, cscRowIndA, P, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXcscsort_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    cscColPtrA: _typing.DevicePointer,
    cscRowIndA: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for sorting a CSC matrix.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXcsr2bsrNnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
) -> None:
    """Computes the row offsets and the number of blocks of the BSR form of a CSR matrix.

    Parameters
    ----------
    csrSortedRowPtrA, csrSortedColIndA, bsrSortedRowPtrC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseXcsr2coo(
    handle: cusparseHandle_t | _typing.Integer | None,
    csrSortedRowPtr: _typing.DevicePointer,
    nnz: _typing.Integer,
    m: _typing.Integer,
    cooRowInd: _typing.DevicePointer,
    idxBase: cusparseIndexBase_t,
) -> None:
    """Expands CSR row offsets into one row index for each element (COO).

    Parameters
    ----------
    csrSortedRowPtr, cooRowInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXcsr2gebsrNnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedRowPtrC: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    nnzTotalDevHostPtr: _typing.Pointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes the row offsets and the number of rectangular blocks of the BSR form of a CSR matrix.

    Parameters
    ----------
    csrSortedRowPtrA, csrSortedColIndA, bsrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXcsrgeam2Nnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    nnzA: _typing.Integer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    descrB: cusparseMatDescr_t | _typing.Integer | None,
    nnzB: _typing.Integer,
    csrSortedRowPtrB: _typing.DevicePointer,
    csrSortedColIndB: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedRowPtrC: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
    workspace: _typing.DevicePointer,
) -> None:
    """Computes the row offsets and the number of nonzeros of C, the sum of two CSR matrices.

    Parameters
    ----------
    csrSortedRowPtrA, csrSortedColIndA, csrSortedRowPtrB, csrSortedColIndB, csrSortedRowPtrC, workspace
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXcsric02_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csric02Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> None:
    """Waits for the incomplete Cholesky of a CSR matrix and returns the row of its first zero pivot, or −1.

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseXcsrilu02_zeroPivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csrilu02Info_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> None:
    """Waits for the incomplete LU of a CSR matrix and returns the row of its first zero pivot, or −1.

    Parameters
    ----------
    position
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseXcsrsort(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    P: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Sorts the column indices in each row of a CSR matrix in place, and permutes ``P`` in the same way.

    Parameters
    ----------
    csrRowPtrA, csrColIndA, P, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXcsrsort_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
) -> int:
    """Returns the workspace size in bytes for sorting a CSR matrix.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseXgebsr2gebsrNnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDimA: _typing.Integer,
    colBlockDimA: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedRowPtrC: _typing.DevicePointer,
    rowBlockDimC: _typing.Integer,
    colBlockDimC: _typing.Integer,
    nnzTotalDevHostPtr: _typing.Pointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes the row offsets and the number of blocks of a BSR matrix after a change of the block shape.

    Parameters
    ----------
    bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedRowPtrC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix with square blocks to CSR format (double-precision complex).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsric02(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed BSR matrix A (double-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsric02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pInputBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a BSR matrix A for incomplete Cholesky factorization (``bsric02``, double-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pInputBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsric02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsric02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsric02`` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrilu02(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed BSR matrix A (double-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrilu02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a BSR matrix A for incomplete LU factorization (``bsrilu02``, double-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrilu02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrilu02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrilu02`` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: bsrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: complex | _typing.Pointer,
) -> None:
    """Sets the value with which ``bsrilu02`` replaces pivots whose magnitude is at most tol (double-precision complex).

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrmm(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transB: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    kb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockSize: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a BSR matrix A and dense matrices B and C, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a BSR matrix A, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrsm2_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a triangular BSR matrix A for ``bsrsm2_solve`` (double-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrsm2_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrsm2`` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrsm2_solve(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    transXY: cusparseOperation_t,
    mb: _typing.Integer,
    n: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    blockSize: _typing.Integer,
    info: bsrsm2Info_t | _typing.Integer | None,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    X: _typing.DevicePointer,
    ldx: _typing.Integer,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves op(A)·op(X) = α·op(B) for an analyzed triangular BSR matrix A (double-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, B, X, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrsv2_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a triangular BSR matrix A for ``bsrsv2_solve`` (double-precision complex).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrsv2_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``bsrsv2`` (BSR solve, double-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrsv2_solve(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    mb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    info: bsrsv2Info_t | _typing.Integer | None,
    f: _typing.DevicePointer,
    x: _typing.DevicePointer,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves op(A)·x = α·f for an analyzed triangular BSR matrix A (double-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, f, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZbsrxmv(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    transA: cusparseOperation_t,
    sizeOfMask: _typing.Integer,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedMaskPtrA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedEndPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    x: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a BSR matrix A, only for the block rows in a mask, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    bsrSortedValA, bsrSortedMaskPtrA, bsrSortedRowPtrA, bsrSortedEndPtrA, bsrSortedColIndA, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsr2bsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    blockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a CSR matrix to BSR format with square blocks (double-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsr2csr_compress(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    nnzA: _typing.Integer,
    nnzPerRow: _typing.DevicePointer,
    csrSortedValC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    tol: cuDoubleComplex,
) -> None:
    """Copies the elements of a CSR matrix A with magnitude above tol to a CSR matrix C (double-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedColIndA, csrSortedRowPtrA, nnzPerRow, csrSortedValC, csrSortedColIndC, csrSortedRowPtrC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsr2csru(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Restores the order that a CSR matrix had before ``csru2csr`` (double-precision complex).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsr2gebsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a CSR matrix to BSR format with rectangular blocks (double-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZcsr2gebsr_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
) -> int:
    """Returns the workspace size of ``csr2gebsr`` (double-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZcsrcolor(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    fractionToColor: float | _typing.Pointer,
    ncolors: _typing.Pointer,
    coloring: _typing.DevicePointer,
    reordering: _typing.DevicePointer,
    info: cusparseColorInfo_t | _typing.Integer | None,
) -> None:
    """Colors a fraction of the rows of a CSR matrix A, so that neighbors in its graph differ (double-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, coloring, reordering
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    fractionToColor, ncolors
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsrgeam2(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    nnzA: _typing.Integer,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    descrB: cusparseMatDescr_t | _typing.Integer | None,
    nnzB: _typing.Integer,
    csrSortedValB: _typing.DevicePointer,
    csrSortedRowPtrB: _typing.DevicePointer,
    csrSortedColIndB: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """C = α·A + β·B for CSR matrices; ``cusparseXcsrgeam2Nnz`` computes the row offsets of C, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA, csrSortedValB, csrSortedRowPtrB, csrSortedColIndB, csrSortedValC,
    csrSortedRowPtrC, csrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZcsrgeam2_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    nnzA: _typing.Integer,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    descrB: cusparseMatDescr_t | _typing.Integer | None,
    nnzB: _typing.Integer,
    csrSortedValB: _typing.DevicePointer,
    csrSortedRowPtrB: _typing.DevicePointer,
    csrSortedColIndB: _typing.DevicePointer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> int:
    """Returns the workspace size of ``csrgeam2`` (CSR sum, double-precision complex) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZcsric02(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA_valM: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·Lᴴ in place (incomplete Cholesky, no fill-in) for an analyzed CSR matrix A (double-precision complex).

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsric02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a CSR matrix A for incomplete Cholesky factorization (``csric02``, double-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsric02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csric02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csric02`` (incomplete Cholesky, double-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsrilu02(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA_valM: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Computes A ≈ L·U in place (incomplete LU, no fill-in) for an analyzed CSR matrix A (double-precision complex).

    Parameters
    ----------
    csrSortedValA_valM, csrSortedRowPtrA, csrSortedColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsrilu02_analysis(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
    policy: cusparseSolvePolicy_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Analyzes a CSR matrix A for incomplete LU factorization (``csrilu02``, double-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, csrSortedColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    pBuffer
        Used after the call returns; kept alive by cubind until another value is set in ``info``, or ``info`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsrilu02_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    csrSortedColIndA: _typing.DevicePointer,
    info: csrilu02Info_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csrilu02`` (incomplete LU, double-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsrilu02_numericBoost(
    handle: cusparseHandle_t | _typing.Integer | None,
    info: csrilu02Info_t | _typing.Integer | None,
    enable_boost: _typing.Integer,
    tol: float | _typing.Pointer,
    boost_val: complex | _typing.Pointer,
) -> None:
    """Sets the value with which ``csrilu02`` replaces pivots whose magnitude is at most tol (double-precision complex).

    Parameters
    ----------
    tol, boost_val
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsru2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Sorts each row of a CSR matrix by column, with its values, and stores the original order (double-precision complex).

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZcsru2csr_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
    csrVal: _typing.DevicePointer,
    csrRowPtr: _typing.DevicePointer,
    csrColInd: _typing.DevicePointer,
    info: csru2csrInfo_t | _typing.Integer | None,
) -> int:
    """Returns the workspace size of ``csru2csr`` and ``csr2csru`` (double-precision complex) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZgebsr2csr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValC: _typing.DevicePointer,
    csrSortedRowPtrC: _typing.DevicePointer,
    csrSortedColIndC: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix with rectangular blocks to CSR format (double-precision complex).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, csrSortedValC, csrSortedRowPtrC, csrSortedColIndC
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZgebsr2gebsc(
    handle: cusparseHandle_t | _typing.Integer | None,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
    bscVal: _typing.DevicePointer,
    bscRowInd: _typing.DevicePointer,
    bscColPtr: _typing.DevicePointer,
    copyValues: cusparseAction_t,
    idxBase: cusparseIndexBase_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a matrix with rectangular blocks from BSR to BSC (block columns, double-precision complex).

    Parameters
    ----------
    bsrSortedVal, bsrSortedRowPtr, bsrSortedColInd, bscVal, bscRowInd, bscColPtr, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgebsr2gebsc_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    bsrSortedVal: _typing.DevicePointer,
    bsrSortedRowPtr: _typing.DevicePointer,
    bsrSortedColInd: _typing.DevicePointer,
    rowBlockDim: _typing.Integer,
    colBlockDim: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gebsr2gebsc`` (double-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgebsr2gebsr(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDimA: _typing.Integer,
    colBlockDimA: _typing.Integer,
    descrC: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValC: _typing.DevicePointer,
    bsrSortedRowPtrC: _typing.DevicePointer,
    bsrSortedColIndC: _typing.DevicePointer,
    rowBlockDimC: _typing.Integer,
    colBlockDimC: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Converts a BSR matrix to BSR format with another block shape (double-precision complex).

    Parameters
    ----------
    bsrSortedValA, bsrSortedRowPtrA, bsrSortedColIndA, bsrSortedValC, bsrSortedRowPtrC, bsrSortedColIndC, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZgebsr2gebsr_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    mb: _typing.Integer,
    nb: _typing.Integer,
    nnzb: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    bsrSortedValA: _typing.DevicePointer,
    bsrSortedRowPtrA: _typing.DevicePointer,
    bsrSortedColIndA: _typing.DevicePointer,
    rowBlockDimA: _typing.Integer,
    colBlockDimA: _typing.Integer,
    rowBlockDimC: _typing.Integer,
    colBlockDimC: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gebsr2gebsr`` (double-precision complex) in bytes, as a 32-bit integer.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZgemvi(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    nnz: _typing.Integer,
    xVal: _typing.DevicePointer,
    xInd: _typing.DevicePointer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    idxBase: cusparseIndexBase_t,
    pBuffer: _typing.DevicePointer,
) -> None:
    """y = α·op(A)·x + β·y for a dense matrix A and a sparse vector x, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, xVal, xInd, y, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cusparseZgemvi_bufferSize(
    handle: cusparseHandle_t | _typing.Integer | None,
    transA: cusparseOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nnz: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gemvi`` (double-precision complex) in bytes.

    Returns
    -------
    pBufferSize : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Warnings
    --------
    - ``m``, ``n`` and ``nnz`` must be above 0, and ``nnz`` must be at most ``n``.

    Notes
    -----
    Deprecated.
    """

def cusparseZgpsvInterleavedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    ds: _typing.DevicePointer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    dw: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves an interleaved batch of pentadiagonal systems, overwriting all arrays (double-precision complex).

    Parameters
    ----------
    ds, dl, d, du, dw, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgpsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    ds: _typing.DevicePointer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    dw: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gpsvInterleavedBatch`` (double-precision complex) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgtsv2(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·X = B for a tridiagonal matrix A with pivoting; X overwrites B (double-precision complex).

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgtsv2StridedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves a strided batch of tridiagonal systems; solutions overwrite x (double-precision complex).

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgtsv2StridedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    batchStride: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2StridedBatch`` (double-precision complex) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgtsv2_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2`` (tridiagonal solve, double-precision complex) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgtsv2_nopivot(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves A·X = B for a tridiagonal matrix A without pivoting; X overwrites B (double-precision complex).

    Parameters
    ----------
    dl, d, du, B, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgtsv2_nopivot_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsv2_nopivot`` (double-precision complex) in bytes.

    Returns
    -------
    bufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgtsvInterleavedBatch(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
    pBuffer: _typing.DevicePointer,
) -> None:
    """Solves an interleaved batch of tridiagonal systems, overwriting all arrays (double-precision complex).

    Parameters
    ----------
    dl, d, du, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZgtsvInterleavedBatch_bufferSizeExt(
    handle: cusparseHandle_t | _typing.Integer | None,
    algo: _typing.Integer,
    m: _typing.Integer,
    dl: _typing.DevicePointer,
    d: _typing.DevicePointer,
    du: _typing.DevicePointer,
    x: _typing.DevicePointer,
    batchCount: _typing.Integer,
) -> int:
    """Returns the workspace size of ``gtsvInterleavedBatch`` (double-precision complex) in bytes.

    Returns
    -------
    pBufferSizeInBytes : int

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZnnz(
    handle: cusparseHandle_t | _typing.Integer | None,
    dirA: cusparseDirection_t,
    m: _typing.Integer,
    n: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    nnzPerRowCol: _typing.DevicePointer,
    nnzTotalDevHostPtr: _typing.Pointer,
) -> None:
    """Counts the nonzeros of a dense matrix A in total and in each row or column (double-precision complex).

    Parameters
    ----------
    A, nnzPerRowCol
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzTotalDevHostPtr
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.
    """

def cusparseZnnz_compress(
    handle: cusparseHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    descr: cusparseMatDescr_t | _typing.Integer | None,
    csrSortedValA: _typing.DevicePointer,
    csrSortedRowPtrA: _typing.DevicePointer,
    nnzPerRow: _typing.DevicePointer,
    nnzC: _typing.Pointer,
    tol: cuDoubleComplex,
) -> None:
    """Counts the elements of a CSR matrix A with magnitude above tol, in each row and in total (double-precision complex).

    Parameters
    ----------
    csrSortedValA, csrSortedRowPtrA, nnzPerRow
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    nnzC
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUSPARSE_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """
