"""The cuBLASXt of CUDA 13, as of toolkit 13.5.

The outputs in a returned tuple have the types that they have on success. On an error each of them is None: check
the result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Any as _Any, Final as _Final, SupportsInt as _SupportsInt, overload as _overload

from typing_extensions import Self as _Self, disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.cublas import (
    cublasDiagType_t as cublasDiagType_t,
    cublasFillMode_t as cublasFillMode_t,
    cublasOperation_t as cublasOperation_t,
    cublasSideMode_t as cublasSideMode_t,
    cublasStatus_t as cublasStatus_t,
    double2 as double2,
    float2 as float2,
)

class cublasXtBlasOp_t(_enums.IntEnum):
    """cublasXtBlasOp_t, from cublasXt.h. Since CUDA 12.0 or earlier."""

    CUBLASXT_GEMM = 0
    CUBLASXT_SYRK = 1
    CUBLASXT_HERK = 2
    CUBLASXT_SYMM = 3
    CUBLASXT_HEMM = 4
    CUBLASXT_TRSM = 5
    CUBLASXT_SYR2K = 6
    CUBLASXT_HER2K = 7
    CUBLASXT_SPMM = 8
    CUBLASXT_SYRKX = 9
    CUBLASXT_HERKX = 10
    CUBLASXT_TRMM = 11
    CUBLASXT_ROUTINE_MAX = 12

class cublasXtOpType_t(_enums.IntEnum):
    """cublasXtOpType_t, from cublasXt.h. Since CUDA 12.0 or earlier."""

    CUBLASXT_FLOAT = 0
    CUBLASXT_DOUBLE = 1
    CUBLASXT_COMPLEX = 2
    CUBLASXT_DOUBLECOMPLEX = 3

class cublasXtPinnedMemMode_t(_enums.IntEnum):
    """cublasXtPinnedMemMode_t, from cublasXt.h. Since CUDA 12.0 or earlier."""

    CUBLASXT_PINNING_DISABLED = 0
    CUBLASXT_PINNING_ENABLED = 1

@_disjoint_base
class cublasXtHandle_t:
    """cublasXtHandle_t, from cublasXt.h. Since CUDA 12.0 or earlier."""

    def __init__(self, init_value: _SupportsInt = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...

def sizeof(objType: type) -> int: ...
def cublasXtCgemm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _SupportsInt,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    transa : cublas.cublasOperation_t
    transb : cublas.cublasOperation_t
    m : int
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtChemm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    m : int
    n : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCher2k(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCherk(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : float
    A : address or buffer
    lda : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCherkx(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCreate() -> tuple[cublasStatus_t, cublasXtHandle_t]:
    """``cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    handle : cublasXtHandle_t

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCspmm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: complex | _typing.Pointer,
    AP: _typing.Pointer,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    m : int
    n : int
    alpha : complex or address or buffer
    AP : address or buffer
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCsymm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    m : int
    n : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCsyr2k(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCsyrk(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCsyrkx(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex *beta, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCtrmm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    diag : cublas.cublasDiagType_t
    m : int
    n : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtCtrsm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, cuComplex *B, size_t ldb)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    diag : cublas.cublasDiagType_t
    m : int
    n : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtDestroy(handle: cublasXtHandle_t | _SupportsInt | None) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtDeviceSelect(
    handle: cublasXtHandle_t | _SupportsInt | None,
    nbDevices: _SupportsInt,
    deviceId: _Sequence[_SupportsInt] | None,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    nbDevices : int
    deviceId : list[int] or None

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtDgemm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _SupportsInt,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    transa : cublas.cublasOperation_t
    transb : cublas.cublasOperation_t
    m : int
    n : int
    k : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtDspmm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: float,
    AP: _typing.Pointer,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    m : int
    n : int
    alpha : float
    AP : address or buffer
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtDsymm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    m : int
    n : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtDsyr2k(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtDsyrk(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : float
    A : address or buffer
    lda : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtDsyrkx(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtDtrmm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, double *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    diag : cublas.cublasDiagType_t
    m : int
    n : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtDtrsm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t lda, double *B, size_t ldb)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    diag : cublas.cublasDiagType_t
    m : int
    n : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtGetBlockDim(handle: cublasXtHandle_t | _SupportsInt | None) -> tuple[cublasStatus_t, int]:
    """``cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    blockDim : int

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtGetNumBoards(
    nbDevices: _SupportsInt,
    deviceId: _Sequence[_SupportsInt] | None,
) -> tuple[cublasStatus_t, int]:
    """``cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)``

    Parameters
    ----------
    nbDevices : int
    deviceId : list[int] or None

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    nbBoards : int

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtGetPinningMemMode(
    handle: cublasXtHandle_t | _SupportsInt | None,
) -> tuple[cublasStatus_t, cublasXtPinnedMemMode_t]:
    """``cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    mode : cublasXtPinnedMemMode_t

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtMaxBoards() -> tuple[cublasStatus_t, int]:
    """``cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    nbGpuBoards : int

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtSetBlockDim(
    handle: cublasXtHandle_t | _SupportsInt | None,
    blockDim: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    blockDim : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtSetCpuRatio(
    handle: cublasXtHandle_t | _SupportsInt | None,
    blasOp: cublasXtBlasOp_t,
    typename: cublasXtOpType_t,
    ratio: float,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float ratio)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    blasOp : cublasXtBlasOp_t
    typename : cublasXtOpType_t
    ratio : float

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtSetCpuRoutine(
    handle: cublasXtHandle_t | _SupportsInt | None,
    blasOp: cublasXtBlasOp_t,
    typename: cublasXtOpType_t,
    blasFunctor: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void *blasFunctor)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    blasOp : cublasXtBlasOp_t
    typename : cublasXtOpType_t
    blasFunctor : address or buffer

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtSetPinningMemMode(
    handle: cublasXtHandle_t | _SupportsInt | None,
    mode: cublasXtPinnedMemMode_t,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    mode : cublasXtPinnedMemMode_t

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtSgemm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _SupportsInt,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    transa : cublas.cublasOperation_t
    transb : cublas.cublasOperation_t
    m : int
    n : int
    k : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtSspmm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: float,
    AP: _typing.Pointer,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    m : int
    n : int
    alpha : float
    AP : address or buffer
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtSsymm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    m : int
    n : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtSsyr2k(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtSsyrk(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : float
    A : address or buffer
    lda : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtSsyrkx(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtStrmm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, float *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    diag : cublas.cublasDiagType_t
    m : int
    n : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtStrsm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda, float *B, size_t ldb)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    diag : cublas.cublasDiagType_t
    m : int
    n : int
    alpha : float
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZgemm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    transa: cublasOperation_t,
    transb: cublasOperation_t,
    m: _SupportsInt,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    transa : cublas.cublasOperation_t
    transb : cublas.cublasOperation_t
    m : int
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZhemm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    m : int
    n : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZher2k(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZherk(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: float,
    A: _typing.Pointer,
    lda: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : float
    A : address or buffer
    lda : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZherkx(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: float,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const double *beta, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : float
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZspmm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: complex | _typing.Pointer,
    AP: _typing.Pointer,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    m : int
    n : int
    alpha : complex or address or buffer
    AP : address or buffer
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZsymm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    m : int
    n : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZsyr2k(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZsyrk(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZsyrkx(
    handle: cublasXtHandle_t | _SupportsInt | None,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    n: _SupportsInt,
    k: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    beta: complex | _typing.Pointer,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    n : int
    k : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    beta : complex or address or buffer
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZtrmm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
    C: _typing.Pointer,
    ldc: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    diag : cublas.cublasDiagType_t
    m : int
    n : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int
    C : address or buffer
    ldc : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """

def cublasXtZtrsm(
    handle: cublasXtHandle_t | _SupportsInt | None,
    side: cublasSideMode_t,
    uplo: cublasFillMode_t,
    trans: cublasOperation_t,
    diag: cublasDiagType_t,
    m: _SupportsInt,
    n: _SupportsInt,
    alpha: complex | _typing.Pointer,
    A: _typing.Pointer,
    lda: _SupportsInt,
    B: _typing.Pointer,
    ldb: _SupportsInt,
) -> tuple[cublasStatus_t]:
    """``cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, cuDoubleComplex *B, size_t ldb)``

    Parameters
    ----------
    handle : cublasXtHandle_t or None
    side : cublas.cublasSideMode_t
    uplo : cublas.cublasFillMode_t
    trans : cublas.cublasOperation_t
    diag : cublas.cublasDiagType_t
    m : int
    n : int
    alpha : complex or address or buffer
    A : address or buffer
    lda : int
    B : address or buffer
    ldb : int

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    In ``cublasXt.h``. Since CUDA 12.0 or earlier.
    https://docs.nvidia.com/cuda/cublas/index.html#using-the-cublasxt-api
    """
