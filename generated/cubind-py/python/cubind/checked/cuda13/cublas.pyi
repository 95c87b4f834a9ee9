"""cuBLAS and cuBLASXt of CUDA 13, with exceptions instead of result codes."""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence

from cubind import _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaEmulationMantissaControl as cudaEmulationMantissaControl,
    cudaEmulationSpecialValuesSupport as cudaEmulationSpecialValuesSupport,
    cudaStream_t,
    libraryPropertyType as libraryPropertyType,
)
from cubind.cuda13.cublas import (
    CUBLAS_VERSION as CUBLAS_VERSION,
    CUBLAS_VER_BUILD as CUBLAS_VER_BUILD,
    CUBLAS_VER_MAJOR as CUBLAS_VER_MAJOR,
    CUBLAS_VER_MINOR as CUBLAS_VER_MINOR,
    CUBLAS_VER_PATCH as CUBLAS_VER_PATCH,
    cublasAtomicsMode_t as cublasAtomicsMode_t,
    cublasComputeType_t as cublasComputeType_t,
    cublasDataType_t as cublasDataType_t,
    cublasDiagType_t as cublasDiagType_t,
    cublasEmulationStrategy_t as cublasEmulationStrategy_t,
    cublasFillMode_t as cublasFillMode_t,
    cublasGemmAlgo_t as cublasGemmAlgo_t,
    cublasHandle_t as cublasHandle_t,
    cublasLogCallback as cublasLogCallback,
    cublasMath_t as cublasMath_t,
    cublasOperation_t as cublasOperation_t,
    cublasPointerMode_t as cublasPointerMode_t,
    cublasSideMode_t as cublasSideMode_t,
    cublasStatus_t as cublasStatus_t,
    cublasXtBlasOp_t as cublasXtBlasOp_t,
    cublasXtHandle_t as cublasXtHandle_t,
    cublasXtOpType_t as cublasXtOpType_t,
    cublasXtPinnedMemMode_t as cublasXtPinnedMemMode_t,
    cudaDataType as cudaDataType,
    cudaDataType_t as cudaDataType_t,
    cudaEmulationMantissaControl as cudaEmulationMantissaControl,
    cudaEmulationSpecialValuesSupport as cudaEmulationSpecialValuesSupport,
    double2 as double2,
    float2 as float2,
    libraryPropertyType as libraryPropertyType,
    sizeof as sizeof,
)

def cublasAsumEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
    resultType: cudaDataType,
    executiontype: cudaDataType,
) -> None:
    """result = Σ |x[i]|, or Σ (|Re x[i]| + |Im x[i]|) if complex; arguments specify the data types.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasAsumEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
    resultType: cudaDataType,
    executiontype: cudaDataType,
) -> None:
    """result = Σ |x[i]|, or Σ (|Re x[i]| + |Im x[i]|) if complex; arguments specify the data types.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasAxpyEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    alphaType: cudaDataType,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
    executiontype: cudaDataType,
) -> None:
    """y = α·x + y; arguments specify the data types.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasAxpyEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    alphaType: cudaDataType,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
    executiontype: cudaDataType,
) -> None:
    """y = α·x + y; arguments specify the data types.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCaxpy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·x + y, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCaxpy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCaxpy."""

def cublasCaxpy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·x + y, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCaxpy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCaxpy_64."""

def cublasCcopy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = x, single-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCcopy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCcopy."""

def cublasCcopy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = x, single-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCcopy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCcopy_64."""

def cublasCdgmm(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCdgmm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCdotc(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ conj(x[i])·y[i], single-precision complex.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCdotc_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasCdotc."""

def cublasCdotc_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ conj(x[i])·y[i], single-precision complex.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCdotc_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasCdotc_64."""

def cublasCdotu(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ x[i]·y[i] without conjugation, single-precision complex.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCdotu_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasCdotu."""

def cublasCdotu_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ x[i]·y[i] without conjugation, single-precision complex.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCdotu_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasCdotu_64."""

def cublasCgbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCgbmv."""

def cublasCgbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCgbmv_64."""

def cublasCgeam(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A) + β·op(B), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgeam_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A) + β·op(B), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgelsBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    devInfoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> int:
    """Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single-precision complex).

    Parameters
    ----------
    Aarray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devInfoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCgemm."""

def cublasCgemm3m(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm3mBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm3mBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm3mEx(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm3mEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm3mStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm3mStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm3m_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemmBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemmBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemmEx(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemmEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemmStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemmStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCgemm_64."""

def cublasCgemv(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCgemv."""

def cublasCgemvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemvBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemvStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasCgemvStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasCgemv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgemv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCgemv_64."""

def cublasCgeqrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    TauArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> int:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (single-precision complex).

    Parameters
    ----------
    Aarray, TauArray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgerc(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᴴ + A, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgerc_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCgerc."""

def cublasCgerc_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᴴ + A, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgerc_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCgerc_64."""

def cublasCgeru(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᵀ + A without conjugation, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgeru_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCgeru."""

def cublasCgeru_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᵀ + A without conjugation, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgeru_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCgeru_64."""

def cublasCgetrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes P·A = L·U of each matrix in place, without pivoting if P is null (single-precision complex).

    Parameters
    ----------
    A
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgetriBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (single-precision complex).

    Parameters
    ----------
    A, C
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCgetrsBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchSize: _typing.Integer,
) -> int:
    """Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (single-precision complex).

    Parameters
    ----------
    Aarray, Barray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasChbmv."""

def cublasChbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasChbmv_64."""

def cublasChemm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChemm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasChemm."""

def cublasChemm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChemm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasChemm_64."""

def cublasChemv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChemv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasChemv."""

def cublasChemv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChemv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasChemv_64."""

def cublasCher(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCher_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCher."""

def cublasCher2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCher2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCher2."""

def cublasCher2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCher2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCher2_64."""

def cublasCher2k(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCher2k_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCher2k."""

def cublasCher2k_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCher2k_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCher2k_64."""

def cublasCher_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCher_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCher_64."""

def cublasCherk(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCherk_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCherk."""

def cublasCherk3mEx(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCherk3mEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCherkEx(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCherkEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCherk_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCherk_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCherk_64."""

def cublasCherkx(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCherkx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChpmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChpmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasChpmv."""

def cublasChpmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChpmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasChpmv_64."""

def cublasChpr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChpr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasChpr."""

def cublasChpr2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChpr2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasChpr2."""

def cublasChpr2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChpr2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasChpr2_64."""

def cublasChpr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasChpr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasChpr_64."""

def cublasCmatinvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Ainv: _typing.DevicePointer,
    lda_inv: _typing.Integer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single-precision complex).

    Parameters
    ----------
    A, Ainv
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCopyEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
) -> None:
    """y = x; arguments specify the data types.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCopyEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
) -> None:
    """y = x; arguments specify the data types.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCreate() -> cublasHandle_t:
    """Creates a cuBLAS handle on the current device; may allocate device memory and synchronize.

    Returns
    -------
    handle : cublasHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCreate_v2() -> cublasHandle_t:
    """An alias of cublasCreate."""

def cublasCrot(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: complex | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCrot_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: complex | _typing.Pointer,
) -> None:
    """An alias of cublasCrot."""

def cublasCrot_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: complex | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCrot_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: complex | _typing.Pointer,
) -> None:
    """An alias of cublasCrot_64."""

def cublasCrotg(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> None:
    """Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), single-precision complex.

    Parameters
    ----------
    a, b, c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCrotg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> None:
    """An alias of cublasCrotg."""

def cublasCscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCscal."""

def cublasCscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCscal_64."""

def cublasCsrot(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsrot_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """An alias of cublasCsrot."""

def cublasCsrot_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsrot_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """An alias of cublasCsrot_64."""

def cublasCsscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x for a single-precision complex x and a real α.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCsscal."""

def cublasCsscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x for a single-precision complex x and a real α.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCsscal_64."""

def cublasCswap(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """x ↔ y, single-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCswap_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCswap."""

def cublasCswap_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """x ↔ y, single-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCswap_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCswap_64."""

def cublasCsymm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsymm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCsymm."""

def cublasCsymm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsymm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCsymm_64."""

def cublasCsymv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsymv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCsymv."""

def cublasCsymv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsymv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasCsymv_64."""

def cublasCsyr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCsyr."""

def cublasCsyr2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyr2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCsyr2."""

def cublasCsyr2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyr2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCsyr2_64."""

def cublasCsyr2k(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyr2k_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCsyr2k."""

def cublasCsyr2k_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyr2k_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCsyr2k_64."""

def cublasCsyr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasCsyr_64."""

def cublasCsyrk(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyrk_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCsyrk."""

def cublasCsyrk3mEx(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyrk3mEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyrkEx(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyrkEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyrk_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyrk_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCsyrk_64."""

def cublasCsyrkx(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCsyrkx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtbmv."""

def cublasCtbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtbmv_64."""

def cublasCtbsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtbsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtbsv."""

def cublasCtbsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtbsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtbsv_64."""

def cublasCtpmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtpmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtpmv."""

def cublasCtpmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtpmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtpmv_64."""

def cublasCtpsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtpsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtpsv."""

def cublasCtpsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtpsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtpsv_64."""

def cublasCtpttr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single-precision complex).

    Parameters
    ----------
    AP, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrmm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrmm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCtrmm."""

def cublasCtrmm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrmm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasCtrmm_64."""

def cublasCtrmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A, single-precision complex.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtrmv."""

def cublasCtrmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A, single-precision complex.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtrmv_64."""

def cublasCtrsm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrsm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """An alias of cublasCtrsm."""

def cublasCtrsmBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrsmBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrsm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrsm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """An alias of cublasCtrsm_64."""

def cublasCtrsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtrsv."""

def cublasCtrsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasCtrsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasCtrsv_64."""

def cublasCtrttp(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """Copies a triangle of a full matrix A to packed storage (AP), single-precision complex.

    Parameters
    ----------
    A, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDasum(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ |x[i]|, double precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDasum_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasDasum."""

def cublasDasum_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ |x[i]|, double precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDasum_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasDasum_64."""

def cublasDaxpy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·x + y, double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDaxpy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDaxpy."""

def cublasDaxpy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·x + y, double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDaxpy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDaxpy_64."""

def cublasDcopy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = x, double precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDcopy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDcopy."""

def cublasDcopy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = x, double precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDcopy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDcopy_64."""

def cublasDdgmm(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = A·diag(x) (side right) or diag(x)·A (side left), double precision.

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDdgmm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = A·diag(x) (side right) or diag(x)·A (side left), double precision.

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDdot(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ x[i]·y[i], double precision.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDdot_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasDdot."""

def cublasDdot_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ x[i]·y[i], double precision.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDdot_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasDdot_64."""

def cublasDestroy(handle: cublasHandle_t | _typing.Integer | None) -> None:
    """Destroys a cuBLAS handle; may synchronize the device to free the handle's memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cublasDestroy_v2(handle: cublasHandle_t | _typing.Integer | None) -> None:
    """An alias of cublasDestroy."""

def cublasDgbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDgbmv."""

def cublasDgbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDgbmv_64."""

def cublasDgeam(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A) + β·op(B), double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgeam_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A) + β·op(B), double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgelsBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    devInfoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> int:
    """Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double precision).

    Parameters
    ----------
    Aarray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devInfoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemm(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasDgemm."""

def cublasDgemmBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemmBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemmGroupedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa_array: _Sequence[cublasOperation_t] | None,
    transb_array: _Sequence[cublasOperation_t] | None,
    m_array: _Sequence[_typing.Integer] | None,
    n_array: _Sequence[_typing.Integer] | None,
    k_array: _Sequence[_typing.Integer] | None,
    alpha_array: _Sequence[float] | None,
    Aarray: _typing.DevicePointer,
    lda_array: _Sequence[_typing.Integer] | None,
    Barray: _typing.DevicePointer,
    ldb_array: _Sequence[_typing.Integer] | None,
    beta_array: _Sequence[float] | None,
    Carray: _typing.DevicePointer,
    ldc_array: _Sequence[_typing.Integer] | None,
    group_count: _typing.Integer,
    group_size: _Sequence[_typing.Integer] | None,
) -> None:
    """C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemmGroupedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa_array: _Sequence[cublasOperation_t] | None,
    transb_array: _Sequence[cublasOperation_t] | None,
    m_array: _Sequence[_typing.Integer] | None,
    n_array: _Sequence[_typing.Integer] | None,
    k_array: _Sequence[_typing.Integer] | None,
    alpha_array: _Sequence[float] | None,
    Aarray: _typing.DevicePointer,
    lda_array: _Sequence[_typing.Integer] | None,
    Barray: _typing.DevicePointer,
    ldb_array: _Sequence[_typing.Integer] | None,
    beta_array: _Sequence[float] | None,
    Carray: _typing.DevicePointer,
    ldc_array: _Sequence[_typing.Integer] | None,
    group_count: _typing.Integer,
    group_size: _Sequence[_typing.Integer] | None,
) -> None:
    """C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemmStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemmStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasDgemm_64."""

def cublasDgemv(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDgemv."""

def cublasDgemvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemvBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemvStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasDgemvStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasDgemv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgemv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDgemv_64."""

def cublasDgeqrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    TauArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> int:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (double precision).

    Parameters
    ----------
    Aarray, TauArray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDger(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᵀ + A, double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDger_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasDger."""

def cublasDger_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᵀ + A, double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDger_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasDger_64."""

def cublasDgetrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes P·A = L·U of each matrix in place, without pivoting if P is null (double precision).

    Parameters
    ----------
    A
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgetriBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (double precision).

    Parameters
    ----------
    A, C
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDgetrsBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchSize: _typing.Integer,
) -> int:
    """Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (double precision).

    Parameters
    ----------
    Aarray, Barray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDmatinvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Ainv: _typing.DevicePointer,
    lda_inv: _typing.Integer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double precision).

    Parameters
    ----------
    A, Ainv
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDnrm2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = √(Σ x[i]²), the Euclidean norm of x, double precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDnrm2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasDnrm2."""

def cublasDnrm2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = √(Σ x[i]²), the Euclidean norm of x, double precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDnrm2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasDnrm2_64."""

def cublasDotEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
    result: _typing.Pointer,
    resultType: cudaDataType,
    executionType: cudaDataType,
) -> None:
    """result = Σ x[i]·y[i] without conjugation; arguments specify the data types.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDotEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
    result: _typing.Pointer,
    resultType: cudaDataType,
    executionType: cudaDataType,
) -> None:
    """result = Σ x[i]·y[i] without conjugation; arguments specify the data types.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDotcEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
    result: _typing.Pointer,
    resultType: cudaDataType,
    executionType: cudaDataType,
) -> None:
    """result = Σ conj(x[i])·y[i]; arguments specify the data types.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDotcEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
    result: _typing.Pointer,
    resultType: cudaDataType,
    executionType: cudaDataType,
) -> None:
    """result = Σ conj(x[i])·y[i]; arguments specify the data types.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDrot(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − s·x), double precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDrot_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """An alias of cublasDrot."""

def cublasDrot_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − s·x), double precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDrot_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """An alias of cublasDrot_64."""

def cublasDrotg(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> None:
    """Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (double precision).

    Parameters
    ----------
    a, b, c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDrotg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> None:
    """An alias of cublasDrotg."""

def cublasDrotm(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> None:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), double precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDrotm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> None:
    """An alias of cublasDrotm."""

def cublasDrotm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> None:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), double precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDrotm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> None:
    """An alias of cublasDrotm_64."""

def cublasDrotmg(
    handle: cublasHandle_t | _typing.Integer | None,
    d1: _typing.Pointer,
    d2: _typing.Pointer,
    x1: _typing.Pointer,
    y1: float | _typing.Pointer,
    param: _typing.Pointer,
) -> None:
    """Computes in ``param`` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), double precision.

    Parameters
    ----------
    d1, d2, x1, y1, param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDrotmg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    d1: _typing.Pointer,
    d2: _typing.Pointer,
    x1: _typing.Pointer,
    y1: float | _typing.Pointer,
    param: _typing.Pointer,
) -> None:
    """An alias of cublasDrotmg."""

def cublasDsbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDsbmv."""

def cublasDsbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDsbmv_64."""

def cublasDscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x, double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDscal."""

def cublasDscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x, double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDscal_64."""

def cublasDspmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDspmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDspmv."""

def cublasDspmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDspmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDspmv_64."""

def cublasDspr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDspr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasDspr."""

def cublasDspr2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDspr2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasDspr2."""

def cublasDspr2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDspr2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasDspr2_64."""

def cublasDspr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDspr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasDspr_64."""

def cublasDswap(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """x ↔ y, double precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDswap_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDswap."""

def cublasDswap_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """x ↔ y, double precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDswap_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDswap_64."""

def cublasDsymm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsymm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasDsymm."""

def cublasDsymm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsymm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasDsymm_64."""

def cublasDsymv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsymv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDsymv."""

def cublasDsymv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsymv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasDsymv_64."""

def cublasDsyr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsyr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasDsyr."""

def cublasDsyr2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsyr2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasDsyr2."""

def cublasDsyr2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsyr2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasDsyr2_64."""

def cublasDsyr2k(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsyr2k_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasDsyr2k."""

def cublasDsyr2k_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsyr2k_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasDsyr2k_64."""

def cublasDsyr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsyr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasDsyr_64."""

def cublasDsyrk(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsyrk_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasDsyrk."""

def cublasDsyrk_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsyrk_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasDsyrk_64."""

def cublasDsyrkx(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDsyrkx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtbmv."""

def cublasDtbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtbmv_64."""

def cublasDtbsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtbsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtbsv."""

def cublasDtbsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtbsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtbsv_64."""

def cublasDtpmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtpmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtpmv."""

def cublasDtpmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtpmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtpmv_64."""

def cublasDtpsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtpsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtpsv."""

def cublasDtpsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtpsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtpsv_64."""

def cublasDtpttr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double precision).

    Parameters
    ----------
    AP, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrmm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrmm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasDtrmm."""

def cublasDtrmm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrmm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasDtrmm_64."""

def cublasDtrmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A, double precision.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtrmv."""

def cublasDtrmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A, double precision.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtrmv_64."""

def cublasDtrsm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrsm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """An alias of cublasDtrsm."""

def cublasDtrsmBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrsmBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrsm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrsm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """An alias of cublasDtrsm_64."""

def cublasDtrsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtrsv."""

def cublasDtrsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDtrsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasDtrsv_64."""

def cublasDtrttp(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """Copies a triangle of a full matrix A to packed storage (AP), double precision.

    Parameters
    ----------
    A, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDzasum(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a double-precision complex x.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDzasum_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasDzasum."""

def cublasDzasum_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a double-precision complex x.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDzasum_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasDzasum_64."""

def cublasDznrm2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = √(Σ |x[i]|²), a real number, for a double-precision complex x.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDznrm2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasDznrm2."""

def cublasDznrm2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = √(Σ |x[i]|²), a real number, for a double-precision complex x.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasDznrm2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasDznrm2_64."""

def cublasGemmBatchedEx(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    Carray: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> None:
    """C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGemmBatchedEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    Carray: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> None:
    """C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGemmEx(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> None:
    """C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGemmEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> None:
    """C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGemmGroupedBatchedEx(
    handle: cublasHandle_t | _typing.Integer | None,
    transa_array: _Sequence[cublasOperation_t] | None,
    transb_array: _Sequence[cublasOperation_t] | None,
    m_array: _Sequence[_typing.Integer] | None,
    n_array: _Sequence[_typing.Integer] | None,
    k_array: _Sequence[_typing.Integer] | None,
    alpha_array: object,
    Aarray: _typing.DevicePointer,
    Atype: cudaDataType,
    lda_array: _Sequence[_typing.Integer] | None,
    Barray: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb_array: _Sequence[_typing.Integer] | None,
    beta_array: object,
    Carray: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc_array: _Sequence[_typing.Integer] | None,
    group_count: _typing.Integer,
    group_size: _Sequence[_typing.Integer] | None,
    computeType: cublasComputeType_t,
) -> None:
    """C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGemmGroupedBatchedEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa_array: _Sequence[cublasOperation_t] | None,
    transb_array: _Sequence[cublasOperation_t] | None,
    m_array: _Sequence[_typing.Integer] | None,
    n_array: _Sequence[_typing.Integer] | None,
    k_array: _Sequence[_typing.Integer] | None,
    alpha_array: object,
    Aarray: _typing.DevicePointer,
    Atype: cudaDataType,
    lda_array: _Sequence[_typing.Integer] | None,
    Barray: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb_array: _Sequence[_typing.Integer] | None,
    beta_array: object,
    Carray: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc_array: _Sequence[_typing.Integer] | None,
    group_count: _typing.Integer,
    group_size: _Sequence[_typing.Integer] | None,
    computeType: cublasComputeType_t,
) -> None:
    """C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGemmStridedBatchedEx(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGemmStridedBatchedEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
    computeType: cublasComputeType_t,
    algo: cublasGemmAlgo_t,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetAtomicsMode(handle: cublasHandle_t | _typing.Integer | None) -> cublasAtomicsMode_t:
    """Returns whether kernels may use atomics, which are faster but make results vary in the last bits.

    Returns
    -------
    mode : cublasAtomicsMode_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetCudartVersion() -> int:
    """Returns the version of the CUDA runtime that cuBLAS was built with.

    Returns
    -------
    value : int
    """

def cublasGetEmulationSpecialValuesSupport(
    handle: cublasHandle_t | _typing.Integer | None,
) -> cudaEmulationSpecialValuesSupport:
    """Returns the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.

    Returns
    -------
    mask : runtime.cudaEmulationSpecialValuesSupport

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetEmulationStrategy(handle: cublasHandle_t | _typing.Integer | None) -> cublasEmulationStrategy_t:
    """Returns the strategy for emulating floating-point products with lower-precision Tensor Cores.

    Returns
    -------
    emulationStrategy : cublasEmulationStrategy_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t | _typing.Integer | None,
) -> int:
    """Returns the address to which emulated products write the number of mantissa bits that they kept.

    Returns
    -------
    mantissaBitCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetFixedPointEmulationMantissaBitOffset(handle: cublasHandle_t | _typing.Integer | None) -> int:
    """Returns the offset added to the number of mantissa bits that fixed-point emulation derives from the data.

    Returns
    -------
    mantissaBitOffset : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t | _typing.Integer | None,
) -> cudaEmulationMantissaControl:
    """Returns whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.

    Returns
    -------
    mantissaControl : runtime.cudaEmulationMantissaControl

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetFixedPointEmulationMaxMantissaBitCount(handle: cublasHandle_t | _typing.Integer | None) -> int:
    """Returns the maximum number of mantissa bits that fixed-point emulation keeps.

    Returns
    -------
    maxMantissaBitCount : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetLoggerCallback() -> int:
    """Returns the callback that receives the messages of cuBLAS's log.

    Returns
    -------
    userCallback : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetMathMode(handle: cublasHandle_t | _typing.Integer | None) -> cublasMath_t:
    """Returns the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.

    Returns
    -------
    mode : cublasMath_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetMatrix(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
) -> None:
    """Copies a column-major matrix from device to host memory, with independent leading dimensions.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetMatrixAsync(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.

    Parameters
    ----------
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetMatrixAsync_64(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.

    Parameters
    ----------
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetMatrix_64(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
) -> None:
    """Copies a column-major matrix from device to host memory, with independent leading dimensions.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetPointerMode(handle: cublasHandle_t | _typing.Integer | None) -> cublasPointerMode_t:
    """Returns whether the handle expects pointers to scalars to refer to host or device memory.

    Returns
    -------
    mode : cublasPointerMode_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetPointerMode_v2(handle: cublasHandle_t | _typing.Integer | None) -> cublasPointerMode_t:
    """An alias of cublasGetPointerMode."""

def cublasGetProperty(typename: libraryPropertyType) -> int:
    """Returns one part of the version of cuBLAS: major, minor or patch level.

    Returns
    -------
    value : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetSmCountTarget(handle: cublasHandle_t | _typing.Integer | None) -> int:
    """Returns the number of multiprocessors for which kernels are selected; 0 means all of the device.

    Returns
    -------
    smCountTarget : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetStatusName(status: cublasStatus_t) -> str:
    """Returns the name of a status, such as ``CUBLAS_STATUS_SUCCESS``.

    Returns
    -------
    value : str
    """

def cublasGetStatusString(status: cublasStatus_t) -> str:
    """Returns the English description of a status.

    Returns
    -------
    value : str
    """

def cublasGetStream(handle: cublasHandle_t | _typing.Integer | None) -> cudaStream_t:
    """Returns the stream in which calls with the handle run; null means the default stream.

    Returns
    -------
    streamId : runtime.cudaStream_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetStream_v2(handle: cublasHandle_t | _typing.Integer | None) -> cudaStream_t:
    """An alias of cublasGetStream."""

def cublasGetVector(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.Pointer,
    incy: _typing.Integer,
) -> None:
    """Copies n elements from a device vector to a host vector, each with its own stride.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetVectorAsync(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incx: _typing.Integer,
    hostPtr: _typing.Pointer,
    incy: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies n elements from device to host in a stream, without blocking if the host memory is pinned.

    Parameters
    ----------
    devicePtr, hostPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetVectorAsync_64(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incx: _typing.Integer,
    hostPtr: _typing.Pointer,
    incy: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies n elements from device to host in a stream, without blocking if the host memory is pinned.

    Parameters
    ----------
    devicePtr, hostPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetVector_64(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.Pointer,
    incy: _typing.Integer,
) -> None:
    """Copies n elements from a device vector to a host vector, each with its own stride.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetVersion(handle: cublasHandle_t | _typing.Integer | None) -> int:
    """Returns the version of cuBLAS as an integer, such as 120304 for 12.3.4.

    Returns
    -------
    version : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasGetVersion_v2(handle: cublasHandle_t | _typing.Integer | None) -> int:
    """An alias of cublasGetVersion."""

def cublasHSHgemvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasHSHgemvBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasHSHgemvStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasHSHgemvStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasHSSgemvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasHSSgemvBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasHSSgemvStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasHSSgemvStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasHgemm(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C, half precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasHgemmBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasHgemmBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasHgemmStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, half precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasHgemmStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, half precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasHgemm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C, half precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIamaxEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the largest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIamaxEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the largest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIaminEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the smallest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIaminEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the smallest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIcamax(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, single-precision complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIcamax_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIcamax."""

def cublasIcamax_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, single-precision complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIcamax_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIcamax_64."""

def cublasIcamin(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, single-precision complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIcamin_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIcamin."""

def cublasIcamin_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, single-precision complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIcamin_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIcamin_64."""

def cublasIdamax(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the largest |x[i]|, double precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIdamax_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIdamax."""

def cublasIdamax_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the largest |x[i]|, double precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIdamax_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIdamax_64."""

def cublasIdamin(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the smallest |x[i]|, double precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIdamin_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIdamin."""

def cublasIdamin_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the smallest |x[i]|, double precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIdamin_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIdamin_64."""

def cublasIsamax(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the largest |x[i]|, single precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIsamax_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIsamax."""

def cublasIsamax_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the largest |x[i]|, single precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIsamax_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIsamax_64."""

def cublasIsamin(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the smallest |x[i]|, single precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIsamin_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIsamin."""

def cublasIsamin_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the smallest |x[i]|, single precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIsamin_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIsamin_64."""

def cublasIzamax(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, double-precision complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIzamax_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIzamax."""

def cublasIzamax_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, double-precision complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIzamax_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIzamax_64."""

def cublasIzamin(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, double-precision complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIzamin_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIzamin."""

def cublasIzamin_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, double-precision complex.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasIzamin_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasIzamin_64."""

def cublasLoggerConfigure(
    logIsOn: _typing.Integer,
    logToStdOut: _typing.Integer,
    logToStdErr: _typing.Integer,
    logFileName: _typing.Text | None,
) -> None:
    """Enables or disables logging, and selects the output: stdout, stderr or a file.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasNrm2Ex(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
    resultType: cudaDataType,
    executionType: cudaDataType,
) -> None:
    """result = √(Σ |x[i]|²); arguments specify the data types.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasNrm2Ex_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
    resultType: cudaDataType,
    executionType: cudaDataType,
) -> None:
    """result = √(Σ |x[i]|²); arguments specify the data types.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasRotEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
    c: complex | _typing.Pointer,
    s: complex | _typing.Pointer,
    csType: cudaDataType,
    executiontype: cudaDataType,
) -> None:
    """Applies the rotation by c and s to the pairs (x[i], y[i]); arguments specify the data types.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasRotEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
    c: complex | _typing.Pointer,
    s: complex | _typing.Pointer,
    csType: cudaDataType,
    executiontype: cudaDataType,
) -> None:
    """Applies the rotation by c and s to the pairs (x[i], y[i]); arguments specify the data types.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasRotgEx(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    abType: cudaDataType,
    c: _typing.Pointer,
    s: _typing.Pointer,
    csType: cudaDataType,
    executiontype: cudaDataType,
) -> None:
    """Computes c and s of the Givens rotation that maps (a, b) to (r, 0); arguments specify the data types.

    Parameters
    ----------
    a, b, c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasRotmEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
    param: _typing.Pointer,
    paramType: cudaDataType,
    executiontype: cudaDataType,
) -> None:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]); arguments specify the data types.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasRotmEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
    param: _typing.Pointer,
    paramType: cudaDataType,
    executiontype: cudaDataType,
) -> None:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]); arguments specify the data types.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasRotmgEx(
    handle: cublasHandle_t | _typing.Integer | None,
    d1: _typing.Pointer,
    d1Type: cudaDataType,
    d2: _typing.Pointer,
    d2Type: cudaDataType,
    x1: _typing.Pointer,
    x1Type: cudaDataType,
    y1: complex | _typing.Pointer,
    y1Type: cudaDataType,
    param: _typing.Pointer,
    paramType: cudaDataType,
    executiontype: cudaDataType,
) -> None:
    """Computes in ``param`` the modified Givens rotation for (√d1·x1, √d2·y1); arguments specify the data types.

    Parameters
    ----------
    d1, d2, x1, y1, param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSasum(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ |x[i]|, single precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSasum_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasSasum."""

def cublasSasum_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ |x[i]|, single precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSasum_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasSasum_64."""

def cublasSaxpy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·x + y, single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSaxpy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSaxpy."""

def cublasSaxpy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·x + y, single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSaxpy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSaxpy_64."""

def cublasScalEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    alphaType: cudaDataType,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    executionType: cudaDataType,
) -> None:
    """x = α·x; arguments specify the data types.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasScalEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    alphaType: cudaDataType,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    executionType: cudaDataType,
) -> None:
    """x = α·x; arguments specify the data types.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasScasum(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a single-precision complex x.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasScasum_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasScasum."""

def cublasScasum_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a single-precision complex x.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasScasum_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasScasum_64."""

def cublasScnrm2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = √(Σ |x[i]|²), a real number, for a single-precision complex x.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasScnrm2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasScnrm2."""

def cublasScnrm2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = √(Σ |x[i]|²), a real number, for a single-precision complex x.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasScnrm2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasScnrm2_64."""

def cublasScopy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = x, single precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasScopy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasScopy."""

def cublasScopy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = x, single precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasScopy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasScopy_64."""

def cublasSdgmm(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = A·diag(x) (side right) or diag(x)·A (side left), single precision.

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSdgmm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = A·diag(x) (side right) or diag(x)·A (side left), single precision.

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSdot(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ x[i]·y[i], single precision.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSdot_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasSdot."""

def cublasSdot_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ x[i]·y[i], single precision.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSdot_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasSdot_64."""

def cublasSetAtomicsMode(handle: cublasHandle_t | _typing.Integer | None, mode: cublasAtomicsMode_t) -> None:
    """Sets whether kernels may use atomics, which are faster but make results vary in the last bits.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetEmulationSpecialValuesSupport(
    handle: cublasHandle_t | _typing.Integer | None,
    mask: cudaEmulationSpecialValuesSupport,
) -> None:
    """Sets the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetEmulationStrategy(
    handle: cublasHandle_t | _typing.Integer | None,
    emulationStrategy: cublasEmulationStrategy_t,
) -> None:
    """Sets the strategy for emulating floating-point products with lower-precision Tensor Cores.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t | _typing.Integer | None,
    mantissaBitCount: _typing.DevicePointer,
) -> None:
    """Sets the address to which emulated products write the number of mantissa bits that they kept.

    Parameters
    ----------
    mantissaBitCount
        Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t | _typing.Integer | None,
    mantissaBitOffset: _typing.Integer,
) -> None:
    """Sets the offset added to the number of mantissa bits that fixed-point emulation derives from the data.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t | _typing.Integer | None,
    mantissaControl: cudaEmulationMantissaControl,
) -> None:
    """Sets whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t | _typing.Integer | None,
    maxMantissaBitCount: _typing.Integer,
) -> None:
    """Sets the maximum number of mantissa bits that fixed-point emulation keeps.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetLoggerCallback(userCallback: _typing.Callback) -> None:
    """Sets a callback that receives each message of cuBLAS's log.

    Parameters
    ----------
    userCallback
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``userCallback`` may be called at any time from now on, on any thread.
    """

def cublasSetMathMode(handle: cublasHandle_t | _typing.Integer | None, mode: cublasMath_t) -> None:
    """Sets the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetMatrix(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """Copies a column-major matrix from host to device memory, with independent leading dimensions.

    Parameters
    ----------
    B
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetMatrixAsync(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.

    Parameters
    ----------
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetMatrixAsync_64(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.

    Parameters
    ----------
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetMatrix_64(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """Copies a column-major matrix from host to device memory, with independent leading dimensions.

    Parameters
    ----------
    B
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetPointerMode(handle: cublasHandle_t | _typing.Integer | None, mode: cublasPointerMode_t) -> None:
    """Sets whether pointers to scalars such as α, β and results refer to host or device memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetPointerMode_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasPointerMode_t,
) -> None:
    """An alias of cublasSetPointerMode."""

def cublasSetSmCountTarget(
    handle: cublasHandle_t | _typing.Integer | None,
    smCountTarget: _typing.Integer,
) -> None:
    """Sets the number of multiprocessors for which kernels are selected; 0 means all of the device.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetStream(
    handle: cublasHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Sets the stream in which later calls with the handle run, and resets the workspace to the default pool.

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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetStream_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """An alias of cublasSetStream."""

def cublasSetVector(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    x: _typing.Pointer,
    incx: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """Copies n elements from a host vector to a device vector, each with its own stride.

    Parameters
    ----------
    devicePtr
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetVectorAsync(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    hostPtr: _typing.Pointer,
    incx: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incy: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies n elements from host to device in a stream, without blocking if the host memory is pinned.

    Parameters
    ----------
    hostPtr, devicePtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetVectorAsync_64(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    hostPtr: _typing.Pointer,
    incx: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incy: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> None:
    """Copies n elements from host to device in a stream, without blocking if the host memory is pinned.

    Parameters
    ----------
    hostPtr, devicePtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetVector_64(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    x: _typing.Pointer,
    incx: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """Copies n elements from a host vector to a device vector, each with its own stride.

    Parameters
    ----------
    devicePtr
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetWorkspace(
    handle: cublasHandle_t | _typing.Integer | None,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _typing.Integer,
) -> None:
    """Makes the caller's device memory the handle's workspace, in place of the default pool.

    Parameters
    ----------
    workspace
        Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSetWorkspace_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _typing.Integer,
) -> None:
    """An alias of cublasSetWorkspace."""

def cublasSgbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSgbmv."""

def cublasSgbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSgbmv_64."""

def cublasSgeam(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A) + β·op(B), single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgeam_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A) + β·op(B), single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgelsBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    devInfoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> int:
    """Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single precision).

    Parameters
    ----------
    Aarray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devInfoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemm(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasSgemm."""

def cublasSgemmBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemmBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemmEx(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemmEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    Atype: cudaDataType,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    Btype: cudaDataType,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    Ctype: cudaDataType,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemmGroupedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa_array: _Sequence[cublasOperation_t] | None,
    transb_array: _Sequence[cublasOperation_t] | None,
    m_array: _Sequence[_typing.Integer] | None,
    n_array: _Sequence[_typing.Integer] | None,
    k_array: _Sequence[_typing.Integer] | None,
    alpha_array: _Sequence[float] | None,
    Aarray: _typing.DevicePointer,
    lda_array: _Sequence[_typing.Integer] | None,
    Barray: _typing.DevicePointer,
    ldb_array: _Sequence[_typing.Integer] | None,
    beta_array: _Sequence[float] | None,
    Carray: _typing.DevicePointer,
    ldc_array: _Sequence[_typing.Integer] | None,
    group_count: _typing.Integer,
    group_size: _Sequence[_typing.Integer] | None,
) -> None:
    """C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemmGroupedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa_array: _Sequence[cublasOperation_t] | None,
    transb_array: _Sequence[cublasOperation_t] | None,
    m_array: _Sequence[_typing.Integer] | None,
    n_array: _Sequence[_typing.Integer] | None,
    k_array: _Sequence[_typing.Integer] | None,
    alpha_array: _Sequence[float] | None,
    Aarray: _typing.DevicePointer,
    lda_array: _Sequence[_typing.Integer] | None,
    Barray: _typing.DevicePointer,
    ldb_array: _Sequence[_typing.Integer] | None,
    beta_array: _Sequence[float] | None,
    Carray: _typing.DevicePointer,
    ldc_array: _Sequence[_typing.Integer] | None,
    group_count: _typing.Integer,
    group_size: _Sequence[_typing.Integer] | None,
) -> None:
    """C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemmStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemmStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasSgemm_64."""

def cublasSgemv(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSgemv."""

def cublasSgemvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemvBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemvStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasSgemvStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasSgemv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgemv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSgemv_64."""

def cublasSgeqrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    TauArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> int:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (single precision).

    Parameters
    ----------
    Aarray, TauArray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSger(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᵀ + A, single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSger_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasSger."""

def cublasSger_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᵀ + A, single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSger_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasSger_64."""

def cublasSgetrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes P·A = L·U of each matrix in place, without pivoting if P is null (single precision).

    Parameters
    ----------
    A
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgetriBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (single precision).

    Parameters
    ----------
    A, C
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSgetrsBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchSize: _typing.Integer,
) -> int:
    """Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (single precision).

    Parameters
    ----------
    Aarray, Barray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSmatinvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Ainv: _typing.DevicePointer,
    lda_inv: _typing.Integer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single precision).

    Parameters
    ----------
    A, Ainv
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSnrm2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = √(Σ x[i]²), the Euclidean norm of x, single precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSnrm2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasSnrm2."""

def cublasSnrm2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = √(Σ x[i]²), the Euclidean norm of x, single precision.

    Parameters
    ----------
    x
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSnrm2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasSnrm2_64."""

def cublasSrot(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − s·x), single precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSrot_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """An alias of cublasSrot."""

def cublasSrot_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − s·x), single precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSrot_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """An alias of cublasSrot_64."""

def cublasSrotg(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> None:
    """Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (single precision).

    Parameters
    ----------
    a, b, c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSrotg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> None:
    """An alias of cublasSrotg."""

def cublasSrotm(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> None:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), single precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSrotm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> None:
    """An alias of cublasSrotm."""

def cublasSrotm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> None:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), single precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSrotm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> None:
    """An alias of cublasSrotm_64."""

def cublasSrotmg(
    handle: cublasHandle_t | _typing.Integer | None,
    d1: _typing.Pointer,
    d2: _typing.Pointer,
    x1: _typing.Pointer,
    y1: float | _typing.Pointer,
    param: _typing.Pointer,
) -> None:
    """Computes in ``param`` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), single precision.

    Parameters
    ----------
    d1, d2, x1, y1, param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSrotmg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    d1: _typing.Pointer,
    d2: _typing.Pointer,
    x1: _typing.Pointer,
    y1: float | _typing.Pointer,
    param: _typing.Pointer,
) -> None:
    """An alias of cublasSrotmg."""

def cublasSsbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSsbmv."""

def cublasSsbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSsbmv_64."""

def cublasSscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x, single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasSscal."""

def cublasSscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x, single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasSscal_64."""

def cublasSspmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSspmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSspmv."""

def cublasSspmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSspmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSspmv_64."""

def cublasSspr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSspr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasSspr."""

def cublasSspr2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSspr2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasSspr2."""

def cublasSspr2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSspr2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasSspr2_64."""

def cublasSspr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSspr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasSspr_64."""

def cublasSswap(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """x ↔ y, single precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSswap_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSswap."""

def cublasSswap_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """x ↔ y, single precision.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSswap_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSswap_64."""

def cublasSsymm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsymm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasSsymm."""

def cublasSsymm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsymm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasSsymm_64."""

def cublasSsymv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsymv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSsymv."""

def cublasSsymv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsymv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasSsymv_64."""

def cublasSsyr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsyr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasSsyr."""

def cublasSsyr2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsyr2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasSsyr2."""

def cublasSsyr2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsyr2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasSsyr2_64."""

def cublasSsyr2k(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsyr2k_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasSsyr2k."""

def cublasSsyr2k_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsyr2k_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasSsyr2k_64."""

def cublasSsyr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsyr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasSsyr_64."""

def cublasSsyrk(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsyrk_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasSsyrk."""

def cublasSsyrk_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsyrk_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasSsyrk_64."""

def cublasSsyrkx(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSsyrkx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStbmv."""

def cublasStbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStbmv_64."""

def cublasStbsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStbsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStbsv."""

def cublasStbsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStbsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStbsv_64."""

def cublasStpmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStpmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStpmv."""

def cublasStpmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStpmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStpmv_64."""

def cublasStpsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStpsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStpsv."""

def cublasStpsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStpsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStpsv_64."""

def cublasStpttr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single precision).

    Parameters
    ----------
    AP, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrmm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrmm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasStrmm."""

def cublasStrmm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrmm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasStrmm_64."""

def cublasStrmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A, single precision.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStrmv."""

def cublasStrmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A, single precision.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStrmv_64."""

def cublasStrsm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrsm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """An alias of cublasStrsm."""

def cublasStrsmBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrsmBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrsm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrsm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """An alias of cublasStrsm_64."""

def cublasStrsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStrsv."""

def cublasStrsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasStrsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasStrsv_64."""

def cublasStrttp(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """Copies a triangle of a full matrix A to packed storage (AP), single precision.

    Parameters
    ----------
    A, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSwapEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
) -> None:
    """x ↔ y; arguments specify the data types.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasSwapEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    yType: cudaDataType,
    incy: _typing.Integer,
) -> None:
    """x ↔ y; arguments specify the data types.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasTSSgemvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasTSSgemvBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasTSSgemvStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasTSSgemvStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasTSTgemvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasTSTgemvBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: float | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasTSTgemvStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasTSTgemvStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: float | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasUint8gemmBias(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    transc: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    A_bias: _typing.Integer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    B_bias: _typing.Integer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    C_bias: _typing.Integer,
    ldc: _typing.Integer,
    C_mult: _typing.Integer,
    C_shift: _typing.Integer,
) -> None:
    """Multiplies matrices of bytes with biases, and converts the result to bytes by ``C_mult`` and ``C_shift``.

    Parameters
    ----------
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Deprecated.
    """

def cublasXerbla(srName: _typing.Text, info: _typing.Integer) -> None:
    """Reports that argument number ``info`` of the routine ``srName`` was invalid.

    Returns
    -------
    None
    """

def cublasXtCgemm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtChemm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCher2k(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCherk(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCherkx(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCreate() -> cublasXtHandle_t:
    """Creates a cuBLASXt handle, whose GPUs must be selected with ``cublasXtDeviceSelect``.

    Returns
    -------
    handle : cublasXtHandle_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCspmm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    AP: _typing.Pointer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCsymm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCsyr2k(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCsyrk(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCsyrkx(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCtrmm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtCtrsm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single-precision complex).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtDestroy(handle: cublasXtHandle_t | _typing.Integer | None) -> None:
    """Destroys a cuBLASXt handle and frees its host and GPU memory.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.
    """

def cublasXtDeviceSelect(
    handle: cublasXtHandle_t | _typing.Integer | None,
    nbDevices: _typing.Integer,
    deviceId: _Sequence[_typing.Integer] | None,
) -> None:
    """Selects the GPUs, by device number, over which later calls with the handle distribute their work.

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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtDgemm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtDspmm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float,
    AP: _typing.Pointer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtDsymm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtDsyr2k(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtDsyrk(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtDsyrkx(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtDtrmm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtDtrsm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double precision).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtGetBlockDim(handle: cublasXtHandle_t | _typing.Integer | None) -> int:
    """Returns the side length, in elements, of the square tiles into which matrices are divided.

    Returns
    -------
    blockDim : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtGetNumBoards(nbDevices: _typing.Integer, deviceId: _Sequence[_typing.Integer] | None) -> int:
    """Returns the number of boards that the given GPUs are on.

    Returns
    -------
    nbBoards : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtGetPinningMemMode(handle: cublasXtHandle_t | _typing.Integer | None) -> cublasXtPinnedMemMode_t:
    """Returns whether calls pin matrices in pageable host memory while they use them.

    Returns
    -------
    mode : cublasXtPinnedMemMode_t

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtMaxBoards() -> int:
    """Returns the maximum number of GPU boards that cuBLASXt can use.

    Returns
    -------
    nbGpuBoards : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtSetBlockDim(
    handle: cublasXtHandle_t | _typing.Integer | None,
    blockDim: _typing.Integer,
) -> None:
    """Sets the side length, in elements, of the square tiles into which matrices are divided.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtSetCpuRatio(
    handle: cublasXtHandle_t | _typing.Integer | None,
    blasOp: cublasXtBlasOp_t,
    typename: cublasXtOpType_t,
    ratio: float,
) -> None:
    """Sets the CPU's share of the work for one operation and data type.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtSetCpuRoutine(
    handle: cublasXtHandle_t | _typing.Integer | None,
    blasOp: cublasXtBlasOp_t,
    typename: cublasXtOpType_t,
    blasFunctor: _typing.Pointer,
) -> None:
    """Sets the CPU routine that computes the CPU's share of the work, for one operation and data type.

    Parameters
    ----------
    blasFunctor
        Used after the call returns; kept alive by cubind as long as ``handle`` exists.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``blasFunctor`` may be called as long as ``handle`` exists, on any thread.
    """

def cublasXtSetPinningMemMode(
    handle: cublasXtHandle_t | _typing.Integer | None,
    mode: cublasXtPinnedMemMode_t,
) -> None:
    """Sets whether calls pin matrices in pageable host memory while they use them.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtSgemm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtSspmm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float,
    AP: _typing.Pointer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtSsymm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtSsyr2k(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtSsyrk(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtSsyrkx(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtStrmm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single precision.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtStrsm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single precision).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZgemm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZhemm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZher2k(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZherk(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float,
    A: _typing.Pointer,
    lda: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZherkx(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: float,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZspmm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    AP: _typing.Pointer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZsymm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZsyr2k(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZsyrk(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZsyrkx(
    handle: cublasXtHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZtrmm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
    C: _typing.Pointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double-precision complex.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasXtZtrsm(
    handle: cublasXtHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double-precision complex).

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZaxpy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·x + y, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZaxpy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZaxpy."""

def cublasZaxpy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·x + y, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZaxpy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZaxpy_64."""

def cublasZcopy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = x, double-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZcopy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZcopy."""

def cublasZcopy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = x, double-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZcopy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZcopy_64."""

def cublasZdgmm(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZdgmm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasSideMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZdotc(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ conj(x[i])·y[i], double-precision complex.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZdotc_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasZdotc."""

def cublasZdotc_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ conj(x[i])·y[i], double-precision complex.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZdotc_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasZdotc_64."""

def cublasZdotu(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ x[i]·y[i] without conjugation, double-precision complex.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZdotu_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasZdotu."""

def cublasZdotu_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """result = Σ x[i]·y[i] without conjugation, double-precision complex.

    Parameters
    ----------
    x, y
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
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZdotu_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> None:
    """An alias of cublasZdotu_64."""

def cublasZdrot(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZdrot_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """An alias of cublasZdrot."""

def cublasZdrot_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZdrot_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: float | _typing.Pointer,
) -> None:
    """An alias of cublasZdrot_64."""

def cublasZdscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x for a double-precision complex x and a real α.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZdscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZdscal."""

def cublasZdscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x for a double-precision complex x and a real α.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZdscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZdscal_64."""

def cublasZgbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZgbmv."""

def cublasZgbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    kl: _typing.Integer,
    ku: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZgbmv_64."""

def cublasZgeam(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A) + β·op(B), double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgeam_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A) + β·op(B), double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgelsBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    devInfoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> int:
    """Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double-precision complex).

    Parameters
    ----------
    Aarray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devInfoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemm(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZgemm."""

def cublasZgemm3m(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemm3m_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemmBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemmBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    Carray: _typing.DevicePointer,
    ldc: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemmStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemmStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    strideB: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    strideC: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B) + β·C, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZgemm_64."""

def cublasZgemv(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZgemv."""

def cublasZgemvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemvBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    xarray: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    yarray: _typing.DevicePointer,
    incy: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    Aarray, xarray, yarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemvStridedBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasZgemvStridedBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    strideA: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    stridex: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    stridey: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y for a strided batch, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.
    """

def cublasZgemv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·op(A)·x + β·y, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgemv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZgemv_64."""

def cublasZgeqrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    TauArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> int:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (double-precision complex).

    Parameters
    ----------
    Aarray, TauArray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgerc(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᴴ + A, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgerc_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZgerc."""

def cublasZgerc_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᴴ + A, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgerc_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZgerc_64."""

def cublasZgeru(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᵀ + A without conjugation, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgeru_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZgeru."""

def cublasZgeru_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᵀ + A without conjugation, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgeru_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZgeru_64."""

def cublasZgetrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes P·A = L·U of each matrix in place, without pivoting if P is null (double-precision complex).

    Parameters
    ----------
    A
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgetriBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (double-precision complex).

    Parameters
    ----------
    A, C
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZgetrsBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    trans: cublasOperation_t,
    n: _typing.Integer,
    nrhs: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    devIpiv: _typing.DevicePointer,
    Barray: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchSize: _typing.Integer,
) -> int:
    """Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (double-precision complex).

    Parameters
    ----------
    Aarray, Barray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    info : int

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZhbmv."""

def cublasZhbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZhbmv_64."""

def cublasZhemm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhemm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZhemm."""

def cublasZhemm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhemm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZhemm_64."""

def cublasZhemv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhemv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZhemv."""

def cublasZhemv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhemv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZhemv_64."""

def cublasZher(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZher_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZher."""

def cublasZher2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZher2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZher2."""

def cublasZher2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZher2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZher2_64."""

def cublasZher2k(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZher2k_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZher2k."""

def cublasZher2k_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZher2k_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZher2k_64."""

def cublasZher_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZher_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZher_64."""

def cublasZherk(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZherk_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZherk."""

def cublasZherk_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZherk_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: float | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZherk_64."""

def cublasZherkx(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZherkx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: float | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhpmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhpmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZhpmv."""

def cublasZhpmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhpmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZhpmv_64."""

def cublasZhpr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhpr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasZhpr."""

def cublasZhpr2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhpr2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasZhpr2."""

def cublasZhpr2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhpr2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasZhpr2_64."""

def cublasZhpr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZhpr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """An alias of cublasZhpr_64."""

def cublasZmatinvBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    Ainv: _typing.DevicePointer,
    lda_inv: _typing.Integer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> None:
    """Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double-precision complex).

    Parameters
    ----------
    A, Ainv
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZrot(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: complex | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZrot_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: complex | _typing.Pointer,
) -> None:
    """An alias of cublasZrot."""

def cublasZrot_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: complex | _typing.Pointer,
) -> None:
    """(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZrot_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    c: float | _typing.Pointer,
    s: complex | _typing.Pointer,
) -> None:
    """An alias of cublasZrot_64."""

def cublasZrotg(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> None:
    """Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), double-precision complex.

    Parameters
    ----------
    a, b, c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZrotg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> None:
    """An alias of cublasZrotg."""

def cublasZscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZscal."""

def cublasZscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = α·x, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZscal_64."""

def cublasZswap(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """x ↔ y, double-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZswap_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZswap."""

def cublasZswap_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """x ↔ y, double-precision complex.

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZswap_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZswap_64."""

def cublasZsymm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsymm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZsymm."""

def cublasZsymm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsymm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZsymm_64."""

def cublasZsymv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsymv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZsymv."""

def cublasZsymv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """y = α·A·x + β·y for a symmetric matrix A, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsymv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    beta: complex | _typing.Pointer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> None:
    """An alias of cublasZsymv_64."""

def cublasZsyr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsyr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZsyr."""

def cublasZsyr2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsyr2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZsyr2."""

def cublasZsyr2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsyr2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZsyr2_64."""

def cublasZsyr2k(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsyr2k_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZsyr2k."""

def cublasZsyr2k_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsyr2k_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZsyr2k_64."""

def cublasZsyr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsyr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """An alias of cublasZsyr_64."""

def cublasZsyrk(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsyrk_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZsyrk."""

def cublasZsyrk_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsyrk_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZsyrk_64."""

def cublasZsyrkx(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZsyrkx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _typing.Integer,
    k: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    beta: complex | _typing.Pointer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtbmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtbmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtbmv."""

def cublasZtbmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtbmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtbmv_64."""

def cublasZtbsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtbsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtbsv."""

def cublasZtbsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtbsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtbsv_64."""

def cublasZtpmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtpmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtpmv."""

def cublasZtpmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtpmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtpmv_64."""

def cublasZtpsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtpsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtpsv."""

def cublasZtpsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtpsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtpsv_64."""

def cublasZtpttr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> None:
    """Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double-precision complex).

    Parameters
    ----------
    AP, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrmm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrmm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZtrmm."""

def cublasZtrmm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrmm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    C: _typing.DevicePointer,
    ldc: _typing.Integer,
) -> None:
    """An alias of cublasZtrmm_64."""

def cublasZtrmv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A, double-precision complex.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrmv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtrmv."""

def cublasZtrmv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """x = op(A)·x for a triangular matrix A, double-precision complex.

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrmv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtrmv_64."""

def cublasZtrsm(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrsm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """An alias of cublasZtrsm."""

def cublasZtrsmBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrsmBatched_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
    batchCount: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrsm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrsm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _typing.Integer,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> None:
    """An alias of cublasZtrsm_64."""

def cublasZtrsv(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrsv_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtrsv."""

def cublasZtrsv_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """

def cublasZtrsv_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> None:
    """An alias of cublasZtrsv_64."""

def cublasZtrttp(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    AP: _typing.DevicePointer,
) -> None:
    """Copies a triangle of a full matrix A to packed storage (AP), double-precision complex.

    Parameters
    ----------
    A, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    None

    Raises
    ------
    CudaError
        The result code is not ``CUBLAS_STATUS_SUCCESS``.
    """
