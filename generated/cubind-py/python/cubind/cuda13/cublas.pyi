"""cuBLAS and cuBLASXt of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cudaDataType as cudaDataType,
    cudaEmulationMantissaControl as cudaEmulationMantissaControl,
    cudaEmulationSpecialValuesSupport as cudaEmulationSpecialValuesSupport,
    cudaStream_t,
    double2 as double2,
    float2 as float2,
    libraryPropertyType as libraryPropertyType,
)

CUBLAS_VERSION: _Final = 131000
CUBLAS_VER_BUILD: _Final = 20
CUBLAS_VER_MAJOR: _Final = 13
CUBLAS_VER_MINOR: _Final = 10
CUBLAS_VER_PATCH: _Final = 0

class cublasAtomicsMode_t(_enums.IntEnum):
    """cublasAtomicsMode_t, from cublas_api.h. Since at least CUDA 12.0."""

    CUBLAS_ATOMICS_NOT_ALLOWED = 0
    CUBLAS_ATOMICS_ALLOWED = 1

class cublasComputeType_t(_enums.IntEnum):
    """cublasComputeType_t, from cublas_api.h. Since at least CUDA 12.0."""

    CUBLAS_COMPUTE_16F = 64
    CUBLAS_COMPUTE_16F_PEDANTIC = 65
    CUBLAS_COMPUTE_32F = 68
    CUBLAS_COMPUTE_32F_PEDANTIC = 69
    CUBLAS_COMPUTE_32F_FAST_16F = 74
    CUBLAS_COMPUTE_32F_FAST_16BF = 75
    CUBLAS_COMPUTE_32F_FAST_TF32 = 77
    CUBLAS_COMPUTE_32F_EMULATED_16BFX9 = 78
    CUBLAS_COMPUTE_64F = 70
    CUBLAS_COMPUTE_64F_PEDANTIC = 71
    CUBLAS_COMPUTE_64F_EMULATED_FIXEDPOINT = 79
    CUBLAS_COMPUTE_32I = 72
    CUBLAS_COMPUTE_32I_PEDANTIC = 73

class cublasDiagType_t(_enums.IntEnum):
    """cublasDiagType_t, from cublas_api.h. Since at least CUDA 12.0."""

    CUBLAS_DIAG_NON_UNIT = 0
    CUBLAS_DIAG_UNIT = 1

class cublasEmulationStrategy_t(_enums.IntEnum):
    """cublasEmulationStrategy_t, from cublas_api.h. Since CUDA 12.9."""

    CUBLAS_EMULATION_STRATEGY_DEFAULT = 0
    CUBLAS_EMULATION_STRATEGY_PERFORMANT = 1
    CUBLAS_EMULATION_STRATEGY_EAGER = 2

class cublasFillMode_t(_enums.IntEnum):
    """cublasFillMode_t, from cublas_api.h. Since at least CUDA 12.0."""

    CUBLAS_FILL_MODE_LOWER = 0
    CUBLAS_FILL_MODE_UPPER = 1
    CUBLAS_FILL_MODE_FULL = 2

class cublasGemmAlgo_t(_enums.IntEnum):
    """cublasGemmAlgo_t, from cublas_api.h. Since at least CUDA 12.0."""

    CUBLAS_GEMM_DFALT = -1
    CUBLAS_GEMM_DEFAULT = -1
    CUBLAS_GEMM_ALGO0 = 0
    CUBLAS_GEMM_ALGO1 = 1
    CUBLAS_GEMM_ALGO2 = 2
    CUBLAS_GEMM_ALGO3 = 3
    CUBLAS_GEMM_ALGO4 = 4
    CUBLAS_GEMM_ALGO5 = 5
    CUBLAS_GEMM_ALGO6 = 6
    CUBLAS_GEMM_ALGO7 = 7
    CUBLAS_GEMM_ALGO8 = 8
    CUBLAS_GEMM_ALGO9 = 9
    CUBLAS_GEMM_ALGO10 = 10
    CUBLAS_GEMM_ALGO11 = 11
    CUBLAS_GEMM_ALGO12 = 12
    CUBLAS_GEMM_ALGO13 = 13
    CUBLAS_GEMM_ALGO14 = 14
    CUBLAS_GEMM_ALGO15 = 15
    CUBLAS_GEMM_ALGO16 = 16
    CUBLAS_GEMM_ALGO17 = 17
    CUBLAS_GEMM_ALGO18 = 18
    CUBLAS_GEMM_ALGO19 = 19
    CUBLAS_GEMM_ALGO20 = 20
    CUBLAS_GEMM_ALGO21 = 21
    CUBLAS_GEMM_ALGO22 = 22
    CUBLAS_GEMM_ALGO23 = 23
    CUBLAS_GEMM_DEFAULT_TENSOR_OP = 99
    CUBLAS_GEMM_DFALT_TENSOR_OP = 99
    CUBLAS_GEMM_ALGO0_TENSOR_OP = 100
    CUBLAS_GEMM_ALGO1_TENSOR_OP = 101
    CUBLAS_GEMM_ALGO2_TENSOR_OP = 102
    CUBLAS_GEMM_ALGO3_TENSOR_OP = 103
    CUBLAS_GEMM_ALGO4_TENSOR_OP = 104
    CUBLAS_GEMM_ALGO5_TENSOR_OP = 105
    CUBLAS_GEMM_ALGO6_TENSOR_OP = 106
    CUBLAS_GEMM_ALGO7_TENSOR_OP = 107
    CUBLAS_GEMM_ALGO8_TENSOR_OP = 108
    CUBLAS_GEMM_ALGO9_TENSOR_OP = 109
    CUBLAS_GEMM_ALGO10_TENSOR_OP = 110
    CUBLAS_GEMM_ALGO11_TENSOR_OP = 111
    CUBLAS_GEMM_ALGO12_TENSOR_OP = 112
    CUBLAS_GEMM_ALGO13_TENSOR_OP = 113
    CUBLAS_GEMM_ALGO14_TENSOR_OP = 114
    CUBLAS_GEMM_ALGO15_TENSOR_OP = 115
    CUBLAS_GEMM_AUTOTUNE = 999

class cublasMath_t(_enums.IntEnum):
    """cublasMath_t, from cublas_api.h. Since at least CUDA 12.0. Deprecated: CUBLAS_TENSOR_OP_MATH."""

    CUBLAS_DEFAULT_MATH = 0
    CUBLAS_TENSOR_OP_MATH = 1
    CUBLAS_PEDANTIC_MATH = 2
    CUBLAS_TF32_TENSOR_OP_MATH = 3
    CUBLAS_FP32_EMULATED_BF16X9_MATH = 4
    CUBLAS_FP64_EMULATED_FIXEDPOINT_MATH = 8
    CUBLAS_MATH_DISALLOW_REDUCED_PRECISION_REDUCTION = 16

class cublasOperation_t(_enums.IntEnum):
    """cublasOperation_t, from cublas_api.h. Since at least CUDA 12.0."""

    CUBLAS_OP_N = 0
    CUBLAS_OP_T = 1
    CUBLAS_OP_C = 2
    CUBLAS_OP_HERMITAN = 2
    CUBLAS_OP_CONJG = 3

class cublasPointerMode_t(_enums.IntEnum):
    """cublasPointerMode_t, from cublas_api.h. Since at least CUDA 12.0."""

    CUBLAS_POINTER_MODE_HOST = 0
    CUBLAS_POINTER_MODE_DEVICE = 1

class cublasSideMode_t(_enums.IntEnum):
    """cublasSideMode_t, from cublas_api.h. Since at least CUDA 12.0."""

    CUBLAS_SIDE_LEFT = 0
    CUBLAS_SIDE_RIGHT = 1

class cublasStatus_t(_enums.IntEnum):
    """cublasStatus_t, from cublas_api.h. Since at least CUDA 12.0."""

    CUBLAS_STATUS_SUCCESS = 0
    CUBLAS_STATUS_NOT_INITIALIZED = 1
    CUBLAS_STATUS_ALLOC_FAILED = 3
    CUBLAS_STATUS_INVALID_VALUE = 7
    CUBLAS_STATUS_ARCH_MISMATCH = 8
    CUBLAS_STATUS_MAPPING_ERROR = 11
    CUBLAS_STATUS_EXECUTION_FAILED = 13
    CUBLAS_STATUS_INTERNAL_ERROR = 14
    CUBLAS_STATUS_NOT_SUPPORTED = 15
    CUBLAS_STATUS_LICENSE_ERROR = 16

class cublasXtBlasOp_t(_enums.IntEnum):
    """cublasXtBlasOp_t, from cublasXt.h. Since at least CUDA 12.0."""

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
    """cublasXtOpType_t, from cublasXt.h. Since at least CUDA 12.0."""

    CUBLASXT_FLOAT = 0
    CUBLASXT_DOUBLE = 1
    CUBLASXT_COMPLEX = 2
    CUBLASXT_DOUBLECOMPLEX = 3

class cublasXtPinnedMemMode_t(_enums.IntEnum):
    """cublasXtPinnedMemMode_t, from cublasXt.h. Since at least CUDA 12.0."""

    CUBLASXT_PINNING_DISABLED = 0
    CUBLASXT_PINNING_ENABLED = 1

@_disjoint_base
class cublasHandle_t:
    """cublasHandle_t, from cublas_api.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cublasLogCallback:
    """cublasLogCallback, from cublas_api.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cublasXtHandle_t:
    """cublasXtHandle_t, from cublasXt.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

cublasDataType_t = cudaDataType
cudaDataType_t = cudaDataType

def sizeof(objType: type) -> int: ...
def cublasAsumEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
    resultType: cudaDataType,
    executiontype: cudaDataType,
) -> tuple[cublasStatus_t]:
    """result = Σ |x[i]|, or Σ (|Re x[i]| + |Im x[i]|) if complex; arguments specify the data types.

    ``cublasStatus_t cublasAsumEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void
    *result, cudaDataType resultType, cudaDataType executiontype)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAsumEx
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
) -> tuple[cublasStatus_t]:
    """result = Σ |x[i]|, or Σ (|Re x[i]| + |Im x[i]|) if complex; arguments specify the data types.

    ``cublasStatus_t cublasAsumEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    void *result, cudaDataType resultType, cudaDataType executiontype)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAsumEx_64
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
) -> tuple[cublasStatus_t]:
    """y = α·x + y; arguments specify the data types.

    ``cublasStatus_t cublasAxpyEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, const void
    *x, cudaDataType xType, int incx, void *y, cudaDataType yType, int incy, cudaDataType executiontype)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAxpyEx
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
) -> tuple[cublasStatus_t]:
    """y = α·x + y; arguments specify the data types.

    ``cublasStatus_t cublasAxpyEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, const
    void *x, cudaDataType xType, int64_t incx, void *y, cudaDataType yType, int64_t incy, cudaDataType executiontype)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasAxpyEx_64
    """

def cublasCaxpy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = α·x + y, single-precision complex.

    ``cublasStatus_t cublasCaxpy_v2(cublasHandle_t handle, int n, const cuComplex *alpha, const cuComplex *x, int incx,
    cuComplex *y, int incy)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy
    """

def cublasCaxpy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCaxpy."""

def cublasCaxpy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = α·x + y, single-precision complex.

    ``cublasStatus_t cublasCaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, const cuComplex *x,
    int64_t incx, cuComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCaxpy_64
    """

def cublasCaxpy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCaxpy_64."""

def cublasCcopy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = x, single-precision complex.

    ``cublasStatus_t cublasCcopy_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, cuComplex *y, int
    incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy
    """

def cublasCcopy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCcopy."""

def cublasCcopy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = x, single-precision complex.

    ``cublasStatus_t cublasCcopy_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCcopy_64
    """

def cublasCcopy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.

    ``cublasStatus_t cublasCdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuComplex *A, int
    lda, const cuComplex *x, int incx, cuComplex *C, int ldc)``

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdgmm
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
) -> tuple[cublasStatus_t]:
    """C = A·diag(x) (side right) or diag(x)·A (side left), single-precision complex.

    ``cublasStatus_t cublasCdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const cuComplex
    *A, int64_t lda, const cuComplex *x, int64_t incx, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdgmm_64
    """

def cublasCdotc(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ conj(x[i])·y[i], single-precision complex.

    ``cublasStatus_t cublasCdotc_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int
    incy, cuComplex *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc
    """

def cublasCdotc_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCdotc."""

def cublasCdotc_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ conj(x[i])·y[i], single-precision complex.

    ``cublasStatus_t cublasCdotc_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const
    cuComplex *y, int64_t incy, cuComplex *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotc_64
    """

def cublasCdotc_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCdotc_64."""

def cublasCdotu(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ x[i]·y[i] without conjugation, single-precision complex.

    ``cublasStatus_t cublasCdotu_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, const cuComplex *y, int
    incy, cuComplex *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu
    """

def cublasCdotu_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCdotu."""

def cublasCdotu_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ x[i]·y[i] without conjugation, single-precision complex.

    ``cublasStatus_t cublasCdotu_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, const
    cuComplex *y, int64_t incy, cuComplex *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCdotu_64
    """

def cublasCdotu_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.

    ``cublasStatus_t cublasCgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const
    cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y,
    int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single-precision complex.

    ``cublasStatus_t cublasCgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const
    cuComplex *beta, cuComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgbmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A) + β·op(B), single-precision complex.

    ``cublasStatus_t cublasCgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int
    n, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, const cuComplex *B, int ldb,
    cuComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeam
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A) + β·op(B), single-precision complex.

    ``cublasStatus_t cublasCgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t
    m, int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, const cuComplex *B,
    int64_t ldb, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeam_64
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
) -> tuple[cublasStatus_t, int]:
    """Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single-precision complex).

    ``cublasStatus_t cublasCgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    cuComplex *const *Aarray, int lda, cuComplex *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``

    Parameters
    ----------
    Aarray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devInfoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgelsBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C, single-precision complex.

    ``cublasStatus_t cublasCgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex
    *beta, cuComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.

    ``cublasStatus_t cublasCgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int
    n, int k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta,
    cuComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3m
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.

    ``cublasStatus_t cublasCgemm3mBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int
    m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray,
    int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for arrays of pointers, by Gauss's method (3 real products), single-precision complex.

    ``cublasStatus_t cublasCgemm3mBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const
    cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t
    batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.

    ``cublasStatus_t cublasCgemm3mEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype,
    int ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C with selectable data types, by Gauss's method (3 real products), single-precision complex.

    ``cublasStatus_t cublasCgemm3mEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void
    *B, cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mEx_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.

    ``cublasStatus_t cublasCgemm3mStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex
    *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mStridedBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, by Gauss's method (3 real products), single-precision complex.

    ``cublasStatus_t cublasCgemm3mStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA,
    const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long
    strideC, int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3mStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C by Gauss's method with three real products, single-precision complex.

    ``cublasStatus_t cublasCgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t
    m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb,
    const cuComplex *beta, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm3m_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.

    ``cublasStatus_t cublasCgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int
    m, int n, int k, const cuComplex *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *Barray,
    int ldb, const cuComplex *beta, cuComplex *const *Carray, int ldc, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single-precision complex.

    ``cublasStatus_t cublasCgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const
    cuComplex *const *Barray, int64_t ldb, const cuComplex *beta, cuComplex *const *Carray, int64_t ldc, int64_t
    batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.

    ``cublasStatus_t cublasCgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int
    n, int k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int
    ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single-precision complex.

    ``cublasStatus_t cublasCgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t
    m, int64_t n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B,
    cudaDataType Btype, int64_t ldb, const cuComplex *beta, void *C, cudaDataType Ctype, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmEx_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.

    ``cublasStatus_t cublasCgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int m, int n, int k, const cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex
    *B, int ldb, long long strideB, const cuComplex *beta, cuComplex *C, int ldc, long long strideC, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmStridedBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, single-precision complex.

    ``cublasStatus_t cublasCgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA,
    const cuComplex *B, int64_t ldb, long long strideB, const cuComplex *beta, cuComplex *C, int64_t ldc, long long
    strideC, int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemmStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C, single-precision complex.

    ``cublasStatus_t cublasCgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B,
    int64_t ldb, const cuComplex *beta, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y, single-precision complex.

    ``cublasStatus_t cublasCgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex
    *alpha, const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.

    ``cublasStatus_t cublasCgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuComplex
    *alpha, const cuComplex *const *Aarray, int lda, const cuComplex *const *xarray, int incx, const cuComplex *beta,
    cuComplex *const *yarray, int incy, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single-precision complex.

    ``cublasStatus_t cublasCgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    cuComplex *alpha, const cuComplex *const *Aarray, int64_t lda, const cuComplex *const *xarray, int64_t incx, const
    cuComplex *beta, cuComplex *const *yarray, int64_t incy, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, single-precision complex.

    ``cublasStatus_t cublasCgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
    cuComplex *alpha, const cuComplex *A, int lda, long long strideA, const cuComplex *x, int incx, long long stridex,
    const cuComplex *beta, cuComplex *y, int incy, long long stridey, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvStridedBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, single-precision complex.

    ``cublasStatus_t cublasCgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuComplex *alpha, const cuComplex *A, int64_t lda, long long strideA, const cuComplex *x, int64_t incx, long
    long stridex, const cuComplex *beta, cuComplex *y, int64_t incy, long long stridey, int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemvStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y, single-precision complex.

    ``cublasStatus_t cublasCgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
    cuComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgemv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasCgemv_64."""

def cublasCgeqrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    TauArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cublasStatus_t, int]:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (single-precision complex).

    ``cublasStatus_t cublasCgeqrfBatched(cublasHandle_t handle, int m, int n, cuComplex *const *Aarray, int lda,
    cuComplex *const *TauArray, int *info, int batchSize)``

    Parameters
    ----------
    Aarray, TauArray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeqrfBatched
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + A, single-precision complex.

    ``cublasStatus_t cublasCgerc_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int
    incx, const cuComplex *y, int incy, cuComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + A, single-precision complex.

    ``cublasStatus_t cublasCgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const
    cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgerc_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᵀ + A without conjugation, single-precision complex.

    ``cublasStatus_t cublasCgeru_v2(cublasHandle_t handle, int m, int n, const cuComplex *alpha, const cuComplex *x, int
    incx, const cuComplex *y, int incy, cuComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᵀ + A without conjugation, single-precision complex.

    ``cublasStatus_t cublasCgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuComplex *alpha, const
    cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgeru_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasCgeru_64."""

def cublasCgetrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Computes P·A = L·U of each matrix in place, without pivoting if P is null (single-precision complex).

    ``cublasStatus_t cublasCgetrfBatched(cublasHandle_t handle, int n, cuComplex *const *A, int lda, int *P, int *info,
    int batchSize)``

    Parameters
    ----------
    A
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetrfBatched
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
) -> tuple[cublasStatus_t]:
    """Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (single-precision complex).

    ``cublasStatus_t cublasCgetriBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, const int *P,
    cuComplex *const *C, int ldc, int *info, int batchSize)``

    Parameters
    ----------
    A, C
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetriBatched
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
) -> tuple[cublasStatus_t, int]:
    """Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (single-precision complex).

    ``cublasStatus_t cublasCgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const
    cuComplex *const *Aarray, int lda, const int *devIpiv, cuComplex *const *Barray, int ldb, int *info, int
    batchSize)``

    Parameters
    ----------
    Aarray, Barray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCgetrsBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.

    ``cublasStatus_t cublasChbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuComplex *alpha,
    const cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, single-precision complex.

    ``cublasStatus_t cublasChbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const
    cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta,
    cuComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChbmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.

    ``cublasStatus_t cublasChemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex
    *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, single-precision complex.

    ``cublasStatus_t cublasChemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex
    *beta, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.

    ``cublasStatus_t cublasChemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const
    cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian matrix A, single-precision complex.

    ``cublasStatus_t cublasChemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t
    incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChemv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const
    cuComplex *x, int incx, cuComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const
    cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.

    ``cublasStatus_t cublasCher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int
    k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex
    *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, single-precision complex.

    ``cublasStatus_t cublasCher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t
    n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float
    *beta, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher2k_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const
    cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCher_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const float *alpha, const cuComplex *A, int lda, const float *beta, cuComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.

    ``cublasStatus_t cublasCherk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int
    k, const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype,
    int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk3mEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types, by Gauss's method.

    ``cublasStatus_t cublasCherk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t
    n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C,
    cudaDataType Ctype, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk3mEx_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.

    ``cublasStatus_t cublasCherkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const float *alpha, const void *A, cudaDataType Atype, int lda, const float *beta, void *C, cudaDataType Ctype, int
    ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C with selectable data types; α and β are real.

    ``cublasStatus_t cublasCherkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const float *beta, void *C,
    cudaDataType Ctype, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkEx_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const float *alpha, const cuComplex *A, int64_t lda, const float *beta, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherk_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.

    ``cublasStatus_t cublasCherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *beta, cuComplex *C,
    int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, single-precision complex.

    ``cublasStatus_t cublasCherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const float
    *beta, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCherkx_64
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.

    ``cublasStatus_t cublasChpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const
    cuComplex *AP, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), single-precision complex.

    ``cublasStatus_t cublasChpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *AP, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpmv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasChpmv_64."""

def cublasChpr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.

    ``cublasStatus_t cublasChpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const
    cuComplex *x, int incx, cuComplex *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr
    """

def cublasChpr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.

    ``cublasStatus_t cublasChpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const
    cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), single-precision complex.

    ``cublasStatus_t cublasChpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr2_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasChpr2_64."""

def cublasChpr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, single-precision complex.

    ``cublasStatus_t cublasChpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const
    cuComplex *x, int64_t incx, cuComplex *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasChpr_64
    """

def cublasChpr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single-precision complex).

    ``cublasStatus_t cublasCmatinvBatched(cublasHandle_t handle, int n, const cuComplex *const *A, int lda, cuComplex
    *const *Ainv, int lda_inv, int *info, int batchSize)``

    Parameters
    ----------
    A, Ainv
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCmatinvBatched
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
) -> tuple[cublasStatus_t]:
    """y = x; arguments specify the data types.

    ``cublasStatus_t cublasCopyEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCopyEx
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
) -> tuple[cublasStatus_t]:
    """y = x; arguments specify the data types.

    ``cublasStatus_t cublasCopyEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    void *y, cudaDataType yType, int64_t incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCopyEx_64
    """

def cublasCreate() -> tuple[cublasStatus_t, cublasHandle_t]:
    """Creates a cuBLAS handle on the current device; may allocate device memory and synchronize.

    ``cublasStatus_t cublasCreate_v2(cublasHandle_t *handle)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    handle : cublasHandle_t

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCreate
    """

def cublasCreate_v2() -> tuple[cublasStatus_t, cublasHandle_t]:
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.

    ``cublasStatus_t cublasCrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const
    float *c, const cuComplex *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, single-precision complex.

    ``cublasStatus_t cublasCrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy, const float *c, const cuComplex *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrot_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasCrot_64."""

def cublasCrotg(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), single-precision complex.

    ``cublasStatus_t cublasCrotg_v2(cublasHandle_t handle, cuComplex *a, cuComplex *b, float *c, cuComplex *s)``

    Parameters
    ----------
    a, b, c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCrotg
    """

def cublasCrotg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCrotg."""

def cublasCscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x, single-precision complex.

    ``cublasStatus_t cublasCscal_v2(cublasHandle_t handle, int n, const cuComplex *alpha, cuComplex *x, int incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal
    """

def cublasCscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCscal."""

def cublasCscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x, single-precision complex.

    ``cublasStatus_t cublasCscal_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *alpha, cuComplex *x, int64_t
    incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCscal_64
    """

def cublasCscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.

    ``cublasStatus_t cublasCsrot_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy, const
    float *c, const float *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − s·x) with real c and s, single-precision complex.

    ``cublasStatus_t cublasCsrot_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy, const float *c, const float *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsrot_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasCsrot_64."""

def cublasCsscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x for a single-precision complex x and a real α.

    ``cublasStatus_t cublasCsscal_v2(cublasHandle_t handle, int n, const float *alpha, cuComplex *x, int incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal
    """

def cublasCsscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCsscal."""

def cublasCsscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x for a single-precision complex x and a real α.

    ``cublasStatus_t cublasCsscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, cuComplex *x, int64_t
    incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsscal_64
    """

def cublasCsscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCsscal_64."""

def cublasCswap(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x ↔ y, single-precision complex.

    ``cublasStatus_t cublasCswap_v2(cublasHandle_t handle, int n, cuComplex *x, int incx, cuComplex *y, int incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap
    """

def cublasCswap_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasCswap."""

def cublasCswap_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x ↔ y, single-precision complex.

    ``cublasStatus_t cublasCswap_v2_64(cublasHandle_t handle, int64_t n, cuComplex *x, int64_t incx, cuComplex *y,
    int64_t incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCswap_64
    """

def cublasCswap_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.

    ``cublasStatus_t cublasCsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex
    *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single-precision complex.

    ``cublasStatus_t cublasCsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex
    *beta, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A, single-precision complex.

    ``cublasStatus_t cublasCsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const
    cuComplex *A, int lda, const cuComplex *x, int incx, const cuComplex *beta, cuComplex *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A, single-precision complex.

    ``cublasStatus_t cublasCsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *A, int64_t lda, const cuComplex *x, int64_t incx, const cuComplex *beta, cuComplex *y, int64_t
    incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsymv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const
    cuComplex *x, int incx, cuComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *alpha, const
    cuComplex *x, int incx, const cuComplex *y, int incy, cuComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, const cuComplex *y, int64_t incy, cuComplex *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.

    ``cublasStatus_t cublasCsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int
    k, const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta,
    cuComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single-precision complex.

    ``cublasStatus_t cublasCsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t
    n, int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const
    cuComplex *beta, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr2k_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuComplex *alpha,
    const cuComplex *x, int64_t incx, cuComplex *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyr_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *beta, cuComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.

    ``cublasStatus_t cublasCsyrk3mEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int
    k, const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType
    Ctype, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk3mEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, by Gauss's method.

    ``cublasStatus_t cublasCsyrk3mEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t
    n, int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void
    *C, cudaDataType Ctype, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk3mEx_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.

    ``cublasStatus_t cublasCsyrkEx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuComplex *alpha, const void *A, cudaDataType Atype, int lda, const cuComplex *beta, void *C, cudaDataType
    Ctype, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C with selectable data types, computed in complex arithmetic.

    ``cublasStatus_t cublasCsyrkEx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuComplex *alpha, const void *A, cudaDataType Atype, int64_t lda, const cuComplex *beta, void *C,
    cudaDataType Ctype, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkEx_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single-precision complex.

    ``cublasStatus_t cublasCsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *beta, cuComplex *C, int64_t
    ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrk_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.

    ``cublasStatus_t cublasCsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuComplex *alpha, const cuComplex *A, int lda, const cuComplex *B, int ldb, const cuComplex *beta, cuComplex
    *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single-precision complex.

    ``cublasStatus_t cublasCsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuComplex *alpha, const cuComplex *A, int64_t lda, const cuComplex *B, int64_t ldb, const cuComplex
    *beta, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCsyrkx_64
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.

    ``cublasStatus_t cublasCtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, single-precision complex.

    ``cublasStatus_t cublasCtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).

    ``cublasStatus_t cublasCtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuComplex *A, int lda, cuComplex *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single-precision complex).

    ``cublasStatus_t cublasCtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtbsv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.

    ``cublasStatus_t cublasCtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), single-precision complex.

    ``cublasStatus_t cublasCtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).

    ``cublasStatus_t cublasCtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *AP, cuComplex *x, int incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single-precision complex).

    ``cublasStatus_t cublasCtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *AP, cuComplex *x, int64_t incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpsv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasCtpsv_64."""

def cublasCtpttr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single-precision complex).

    ``cublasStatus_t cublasCtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *AP, cuComplex
    *A, int lda)``

    Parameters
    ----------
    AP, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtpttr
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).

    ``cublasStatus_t cublasCtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
    const cuComplex *B, int ldb, cuComplex *C, int ldc)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single-precision complex).

    ``cublasStatus_t cublasCtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, const cuComplex *B, int64_t ldb, cuComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A, single-precision complex.

    ``cublasStatus_t cublasCtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A, single-precision complex.

    ``cublasStatus_t cublasCtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).

    ``cublasStatus_t cublasCtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *A, int lda,
    cuComplex *B, int ldb)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).

    ``cublasStatus_t cublasCtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuComplex *alpha, const cuComplex *const *A, int
    lda, cuComplex *const *B, int ldb, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsmBatched
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single-precision complex).

    ``cublasStatus_t cublasCtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *const
    *A, int64_t lda, cuComplex *const *B, int64_t ldb, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsmBatched_64
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single-precision complex).

    ``cublasStatus_t cublasCtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuComplex *alpha, const cuComplex *A,
    int64_t lda, cuComplex *B, int64_t ldb)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).

    ``cublasStatus_t cublasCtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuComplex *A, int lda, cuComplex *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single-precision complex).

    ``cublasStatus_t cublasCtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuComplex *A, int64_t lda, cuComplex *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrsv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasCtrsv_64."""

def cublasCtrttp(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """Copies a triangle of a full matrix A to packed storage (AP), single-precision complex.

    ``cublasStatus_t cublasCtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuComplex *A, int lda,
    cuComplex *AP)``

    Parameters
    ----------
    A, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasCtrttp
    """

def cublasDasum(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ |x[i]|, double precision.

    ``cublasStatus_t cublasDasum_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum
    """

def cublasDasum_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDasum."""

def cublasDasum_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ |x[i]|, double precision.

    ``cublasStatus_t cublasDasum_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDasum_64
    """

def cublasDasum_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDasum_64."""

def cublasDaxpy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = α·x + y, double precision.

    ``cublasStatus_t cublasDaxpy_v2(cublasHandle_t handle, int n, const double *alpha, const double *x, int incx, double
    *y, int incy)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy
    """

def cublasDaxpy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDaxpy."""

def cublasDaxpy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = α·x + y, double precision.

    ``cublasStatus_t cublasDaxpy_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, const double *x, int64_t
    incx, double *y, int64_t incy)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDaxpy_64
    """

def cublasDaxpy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDaxpy_64."""

def cublasDcopy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = x, double precision.

    ``cublasStatus_t cublasDcopy_v2(cublasHandle_t handle, int n, const double *x, int incx, double *y, int incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy
    """

def cublasDcopy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDcopy."""

def cublasDcopy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = x, double precision.

    ``cublasStatus_t cublasDcopy_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double *y,
    int64_t incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDcopy_64
    """

def cublasDcopy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = A·diag(x) (side right) or diag(x)·A (side left), double precision.

    ``cublasStatus_t cublasDdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const double *A, int lda,
    const double *x, int incx, double *C, int ldc)``

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdgmm
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
) -> tuple[cublasStatus_t]:
    """C = A·diag(x) (side right) or diag(x)·A (side left), double precision.

    ``cublasStatus_t cublasDdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const double *A,
    int64_t lda, const double *x, int64_t incx, double *C, int64_t ldc)``

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdgmm_64
    """

def cublasDdot(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ x[i]·y[i], double precision.

    ``cublasStatus_t cublasDdot_v2(cublasHandle_t handle, int n, const double *x, int incx, const double *y, int incy,
    double *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot
    """

def cublasDdot_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDdot."""

def cublasDdot_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ x[i]·y[i], double precision.

    ``cublasStatus_t cublasDdot_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, const double *y,
    int64_t incy, double *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDdot_64
    """

def cublasDdot_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDdot_64."""

def cublasDestroy(handle: cublasHandle_t | _typing.Integer | None) -> tuple[cublasStatus_t]:
    """Destroys a cuBLAS handle; may synchronize the device to free the handle's memory.

    ``cublasStatus_t cublasDestroy_v2(cublasHandle_t handle)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDestroy
    """

def cublasDestroy_v2(handle: cublasHandle_t | _typing.Integer | None) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.

    ``cublasStatus_t cublasDgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const
    double *alpha, const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double precision.

    ``cublasStatus_t cublasDgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta,
    double *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgbmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A) + β·op(B), double precision.

    ``cublasStatus_t cublasDgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int
    n, const double *alpha, const double *A, int lda, const double *beta, const double *B, int ldb, double *C, int
    ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeam
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A) + β·op(B), double precision.

    ``cublasStatus_t cublasDgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t
    m, int64_t n, const double *alpha, const double *A, int64_t lda, const double *beta, const double *B, int64_t ldb,
    double *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeam_64
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
) -> tuple[cublasStatus_t, int]:
    """Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double precision).

    ``cublasStatus_t cublasDgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, double
    *const *Aarray, int lda, double *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``

    Parameters
    ----------
    Aarray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devInfoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgelsBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C, double precision.

    ``cublasStatus_t cublasDgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double
    *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.

    ``cublasStatus_t cublasDgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int
    m, int n, int k, const double *alpha, const double *const *Aarray, int lda, const double *const *Barray, int ldb,
    const double *beta, double *const *Carray, int ldc, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double precision.

    ``cublasStatus_t cublasDgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *const *Aarray, int64_t lda, const double *const
    *Barray, int64_t ldb, const double *beta, double *const *Carray, int64_t ldc, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.

    ``cublasStatus_t cublasDgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const
    cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const double
    *alpha_array, const double *const *Aarray, const int *lda_array, const double *const *Barray, const int *ldb_array,
    const double *beta_array, double *const *Carray, const int *ldc_array, int group_count, const int *group_size)``

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmGroupedBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, double precision.

    ``cublasStatus_t cublasDgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const
    cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const
    double *alpha_array, const double *const *Aarray, const int64_t *lda_array, const double *const *Barray, const
    int64_t *ldb_array, const double *beta_array, double *const *Carray, const int64_t *ldc_array, int64_t group_count,
    const int64_t *group_size)``

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmGroupedBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, double precision.

    ``cublasStatus_t cublasDgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int m, int n, int k, const double *alpha, const double *A, int lda, long long strideA, const double *B, int
    ldb, long long strideB, const double *beta, double *C, int ldc, long long strideC, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmStridedBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, double precision.

    ``cublasStatus_t cublasDgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, long long strideA, const
    double *B, int64_t ldb, long long strideB, const double *beta, double *C, int64_t ldc, long long strideC, int64_t
    batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemmStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C, double precision.

    ``cublasStatus_t cublasDgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb,
    const double *beta, double *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y, double precision.

    ``cublasStatus_t cublasDgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.

    ``cublasStatus_t cublasDgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const double
    *alpha, const double *const *Aarray, int lda, const double *const *xarray, int incx, const double *beta, double
    *const *yarray, int incy, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double precision.

    ``cublasStatus_t cublasDgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    double *alpha, const double *const *Aarray, int64_t lda, const double *const *xarray, int64_t incx, const double
    *beta, double *const *yarray, int64_t incy, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, double precision.

    ``cublasStatus_t cublasDgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
    double *alpha, const double *A, int lda, long long strideA, const double *x, int incx, long long stridex, const
    double *beta, double *y, int incy, long long stridey, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvStridedBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, double precision.

    ``cublasStatus_t cublasDgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const double *alpha, const double *A, int64_t lda, long long strideA, const double *x, int64_t incx, long long
    stridex, const double *beta, double *y, int64_t incy, long long stridey, int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemvStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y, double precision.

    ``cublasStatus_t cublasDgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    double *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t
    incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgemv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasDgemv_64."""

def cublasDgeqrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    TauArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cublasStatus_t, int]:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (double precision).

    ``cublasStatus_t cublasDgeqrfBatched(cublasHandle_t handle, int m, int n, double *const *Aarray, int lda, double
    *const *TauArray, int *info, int batchSize)``

    Parameters
    ----------
    Aarray, TauArray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgeqrfBatched
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᵀ + A, double precision.

    ``cublasStatus_t cublasDger_v2(cublasHandle_t handle, int m, int n, const double *alpha, const double *x, int incx,
    const double *y, int incy, double *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᵀ + A, double precision.

    ``cublasStatus_t cublasDger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const double *alpha, const double *x,
    int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDger_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasDger_64."""

def cublasDgetrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Computes P·A = L·U of each matrix in place, without pivoting if P is null (double precision).

    ``cublasStatus_t cublasDgetrfBatched(cublasHandle_t handle, int n, double *const *A, int lda, int *P, int *info, int
    batchSize)``

    Parameters
    ----------
    A
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetrfBatched
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
) -> tuple[cublasStatus_t]:
    """Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (double precision).

    ``cublasStatus_t cublasDgetriBatched(cublasHandle_t handle, int n, const double *const *A, int lda, const int *P,
    double *const *C, int ldc, int *info, int batchSize)``

    Parameters
    ----------
    A, C
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetriBatched
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
) -> tuple[cublasStatus_t, int]:
    """Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (double precision).

    ``cublasStatus_t cublasDgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const double
    *const *Aarray, int lda, const int *devIpiv, double *const *Barray, int ldb, int *info, int batchSize)``

    Parameters
    ----------
    Aarray, Barray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDgetrsBatched
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
) -> tuple[cublasStatus_t]:
    """Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double precision).

    ``cublasStatus_t cublasDmatinvBatched(cublasHandle_t handle, int n, const double *const *A, int lda, double *const
    *Ainv, int lda_inv, int *info, int batchSize)``

    Parameters
    ----------
    A, Ainv
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDmatinvBatched
    """

def cublasDnrm2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = √(Σ x[i]²), the Euclidean norm of x, double precision.

    ``cublasStatus_t cublasDnrm2_v2(cublasHandle_t handle, int n, const double *x, int incx, double *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2
    """

def cublasDnrm2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDnrm2."""

def cublasDnrm2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = √(Σ x[i]²), the Euclidean norm of x, double precision.

    ``cublasStatus_t cublasDnrm2_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, double
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDnrm2_64
    """

def cublasDnrm2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """result = Σ x[i]·y[i] without conjugation; arguments specify the data types.

    ``cublasStatus_t cublasDotEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void
    *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotEx
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
) -> tuple[cublasStatus_t]:
    """result = Σ x[i]·y[i] without conjugation; arguments specify the data types.

    ``cublasStatus_t cublasDotEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType
    executionType)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotEx_64
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
) -> tuple[cublasStatus_t]:
    """result = Σ conj(x[i])·y[i]; arguments specify the data types.

    ``cublasStatus_t cublasDotcEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, const void
    *y, cudaDataType yType, int incy, void *result, cudaDataType resultType, cudaDataType executionType)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotcEx
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
) -> tuple[cublasStatus_t]:
    """result = Σ conj(x[i])·y[i]; arguments specify the data types.

    ``cublasStatus_t cublasDotcEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    const void *y, cudaDataType yType, int64_t incy, void *result, cudaDataType resultType, cudaDataType
    executionType)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDotcEx_64
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − s·x), double precision.

    ``cublasStatus_t cublasDrot_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double
    *c, const double *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − s·x), double precision.

    ``cublasStatus_t cublasDrot_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t
    incy, const double *c, const double *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrot_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasDrot_64."""

def cublasDrotg(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (double precision).

    ``cublasStatus_t cublasDrotg_v2(cublasHandle_t handle, double *a, double *b, double *c, double *s)``

    Parameters
    ----------
    a, b, c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotg
    """

def cublasDrotg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDrotg."""

def cublasDrotm(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), double precision.

    ``cublasStatus_t cublasDrotm_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy, const double
    *param)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm
    """

def cublasDrotm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDrotm."""

def cublasDrotm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), double precision.

    ``cublasStatus_t cublasDrotm_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t
    incy, const double *param)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotm_64
    """

def cublasDrotm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDrotm_64."""

def cublasDrotmg(
    handle: cublasHandle_t | _typing.Integer | None,
    d1: _typing.Pointer,
    d2: _typing.Pointer,
    x1: _typing.Pointer,
    y1: float | _typing.Pointer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Computes in ``param`` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), double precision.

    ``cublasStatus_t cublasDrotmg_v2(cublasHandle_t handle, double *d1, double *d2, double *x1, const double *y1, double
    *param)``

    Parameters
    ----------
    d1, d2, x1, y1, param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDrotmg
    """

def cublasDrotmg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    d1: _typing.Pointer,
    d2: _typing.Pointer,
    x1: _typing.Pointer,
    y1: float | _typing.Pointer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.

    ``cublasStatus_t cublasDsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const double *alpha,
    const double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, double precision.

    ``cublasStatus_t cublasDsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const double
    *alpha, const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsbmv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasDsbmv_64."""

def cublasDscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x, double precision.

    ``cublasStatus_t cublasDscal_v2(cublasHandle_t handle, int n, const double *alpha, double *x, int incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal
    """

def cublasDscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDscal."""

def cublasDscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x, double precision.

    ``cublasStatus_t cublasDscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, double *x, int64_t incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDscal_64
    """

def cublasDscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.

    ``cublasStatus_t cublasDspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const
    double *AP, const double *x, int incx, const double *beta, double *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), double precision.

    ``cublasStatus_t cublasDspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *AP, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspmv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasDspmv_64."""

def cublasDspr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.

    ``cublasStatus_t cublasDspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const
    double *x, int incx, double *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr
    """

def cublasDspr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.

    ``cublasStatus_t cublasDspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const
    double *x, int incx, const double *y, int incy, double *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), double precision.

    ``cublasStatus_t cublasDspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr2_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasDspr2_64."""

def cublasDspr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), double precision.

    ``cublasStatus_t cublasDspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDspr_64
    """

def cublasDspr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDspr_64."""

def cublasDswap(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x ↔ y, double precision.

    ``cublasStatus_t cublasDswap_v2(cublasHandle_t handle, int n, double *x, int incx, double *y, int incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap
    """

def cublasDswap_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDswap."""

def cublasDswap_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x ↔ y, double precision.

    ``cublasStatus_t cublasDswap_v2_64(cublasHandle_t handle, int64_t n, double *x, int64_t incx, double *y, int64_t
    incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDswap_64
    """

def cublasDswap_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.

    ``cublasStatus_t cublasDsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double precision.

    ``cublasStatus_t cublasDsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta,
    double *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A, double precision.

    ``cublasStatus_t cublasDsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const
    double *A, int lda, const double *x, int incx, const double *beta, double *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A, double precision.

    ``cublasStatus_t cublasDsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *A, int64_t lda, const double *x, int64_t incx, const double *beta, double *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsymv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.

    ``cublasStatus_t cublasDsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const
    double *x, int incx, double *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.

    ``cublasStatus_t cublasDsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const
    double *x, int incx, const double *y, int incy, double *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double precision.

    ``cublasStatus_t cublasDsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, const double *y, int64_t incy, double *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.

    ``cublasStatus_t cublasDsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int
    k, const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int
    ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double precision.

    ``cublasStatus_t cublasDsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t
    n, int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta,
    double *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr2k_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double precision.

    ``cublasStatus_t cublasDsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const double *x, int64_t incx, double *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyr_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.

    ``cublasStatus_t cublasDsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const double *alpha, const double *A, int lda, const double *beta, double *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double precision.

    ``cublasStatus_t cublasDsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const double *alpha, const double *A, int64_t lda, const double *beta, double *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrk_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.

    ``cublasStatus_t cublasDsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const double *alpha, const double *A, int lda, const double *B, int ldb, const double *beta, double *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrkx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double precision.

    ``cublasStatus_t cublasDsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const double *alpha, const double *A, int64_t lda, const double *B, int64_t ldb, const double *beta,
    double *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDsyrkx_64
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.

    ``cublasStatus_t cublasDtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, double precision.

    ``cublasStatus_t cublasDtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).

    ``cublasStatus_t cublasDtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const double *A, int lda, double *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double precision).

    ``cublasStatus_t cublasDtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const double *A, int64_t lda, double *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtbsv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.

    ``cublasStatus_t cublasDtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *AP, double *x, int incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), double precision.

    ``cublasStatus_t cublasDtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).

    ``cublasStatus_t cublasDtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *AP, double *x, int incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double precision).

    ``cublasStatus_t cublasDtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *AP, double *x, int64_t incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpsv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasDtpsv_64."""

def cublasDtpttr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double precision).

    ``cublasStatus_t cublasDtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *AP, double *A, int
    lda)``

    Parameters
    ----------
    AP, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtpttr
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).

    ``cublasStatus_t cublasDtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, const
    double *B, int ldb, double *C, int ldc)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double precision).

    ``cublasStatus_t cublasDtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t
    lda, const double *B, int64_t ldb, double *C, int64_t ldc)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A, double precision.

    ``cublasStatus_t cublasDtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A, double precision.

    ``cublasStatus_t cublasDtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).

    ``cublasStatus_t cublasDtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *A, int lda, double
    *B, int ldb)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).

    ``cublasStatus_t cublasDtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const double *alpha, const double *const *A, int lda,
    double *const *B, int ldb, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsmBatched
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double precision).

    ``cublasStatus_t cublasDtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *const *A,
    int64_t lda, double *const *B, int64_t ldb, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsmBatched_64
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double precision).

    ``cublasStatus_t cublasDtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const double *alpha, const double *A, int64_t
    lda, double *B, int64_t ldb)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).

    ``cublasStatus_t cublasDtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const double *A, int lda, double *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double precision).

    ``cublasStatus_t cublasDtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const double *A, int64_t lda, double *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrsv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasDtrsv_64."""

def cublasDtrttp(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """Copies a triangle of a full matrix A to packed storage (AP), double precision.

    ``cublasStatus_t cublasDtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *A, int lda, double
    *AP)``

    Parameters
    ----------
    A, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDtrttp
    """

def cublasDzasum(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a double-precision complex x.

    ``cublasStatus_t cublasDzasum_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum
    """

def cublasDzasum_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDzasum."""

def cublasDzasum_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a double-precision complex x.

    ``cublasStatus_t cublasDzasum_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDzasum_64
    """

def cublasDzasum_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDzasum_64."""

def cublasDznrm2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = √(Σ |x[i]|²), a real number, for a double-precision complex x.

    ``cublasStatus_t cublasDznrm2_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, double *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2
    """

def cublasDznrm2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasDznrm2."""

def cublasDznrm2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = √(Σ |x[i]|²), a real number, for a double-precision complex x.

    ``cublasStatus_t cublasDznrm2_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, double
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasDznrm2_64
    """

def cublasDznrm2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.

    ``cublasStatus_t cublasGemmBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int
    m, int n, int k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int lda, const void *const
    *Barray, cudaDataType Btype, int ldb, const void *beta, void *const *Carray, cudaDataType Ctype, int ldc, int
    batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmBatchedEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for arrays of pointers; arguments specify the data types and the compute type.

    ``cublasStatus_t cublasGemmBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const void *alpha, const void *const *Aarray, cudaDataType Atype, int64_t lda,
    const void *const *Barray, cudaDataType Btype, int64_t ldb, const void *beta, void *const *Carray, cudaDataType
    Ctype, int64_t ldc, int64_t batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmBatchedEx_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.

    ``cublasStatus_t cublasGemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int
    n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int ldb,
    const void *beta, void *C, cudaDataType Ctype, int ldc, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C; arguments specify the data types and the compute type.

    ``cublasStatus_t cublasGemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t
    m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B,
    cudaDataType Btype, int64_t ldb, const void *beta, void *C, cudaDataType Ctype, int64_t ldc, cublasComputeType_t
    computeType, cublasGemmAlgo_t algo)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmEx_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.

    ``cublasStatus_t cublasGemmGroupedBatchedEx(cublasHandle_t handle, const cublasOperation_t *transa_array, const
    cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const void
    *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int *lda_array, const void *const *Barray,
    cudaDataType_t Btype, const int *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype, const
    int *ldc_array, int group_count, const int *group_size, cublasComputeType_t computeType)``

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmGroupedBatchedEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for groups of matrices; arguments specify the data types and the compute type.

    ``cublasStatus_t cublasGemmGroupedBatchedEx_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const
    cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const void
    *alpha_array, const void *const *Aarray, cudaDataType_t Atype, const int64_t *lda_array, const void *const *Barray,
    cudaDataType_t Btype, const int64_t *ldb_array, const void *beta_array, void *const *Carray, cudaDataType_t Ctype,
    const int64_t *ldc_array, int64_t group_count, const int64_t *group_size, cublasComputeType_t computeType)``

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 12.5.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmGroupedBatchedEx_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.

    ``cublasStatus_t cublasGemmStridedBatchedEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int m, int n, int k, const void *alpha, const void *A, cudaDataType Atype, int lda, long long strideA, const
    void *B, cudaDataType Btype, int ldb, long long strideB, const void *beta, void *C, cudaDataType Ctype, int ldc,
    long long strideC, int batchCount, cublasComputeType_t computeType, cublasGemmAlgo_t algo)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmStridedBatchedEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch; arguments specify the data types and the compute type.

    ``cublasStatus_t cublasGemmStridedBatchedEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int64_t m, int64_t n, int64_t k, const void *alpha, const void *A, cudaDataType Atype, int64_t lda, long
    long strideA, const void *B, cudaDataType Btype, int64_t ldb, long long strideB, const void *beta, void *C,
    cudaDataType Ctype, int64_t ldc, long long strideC, int64_t batchCount, cublasComputeType_t computeType,
    cublasGemmAlgo_t algo)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGemmStridedBatchedEx_64
    """

def cublasGetAtomicsMode(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, cublasAtomicsMode_t]:
    """Returns whether kernels may use atomics, which are faster but make results vary in the last bits.

    ``cublasStatus_t cublasGetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t *mode)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    mode : cublasAtomicsMode_t

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetAtomicsMode
    """

def cublasGetCudartVersion() -> tuple[cublasStatus_t, int]:
    """Returns the version of the CUDA runtime that cuBLAS was built with.

    ``size_t cublasGetCudartVersion(void)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``, always.
    value : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetCudartVersion
    """

def cublasGetEmulationSpecialValuesSupport(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, cudaEmulationSpecialValuesSupport]:
    """Returns the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.

    ``cublasStatus_t cublasGetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport
    *mask)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    mask : runtime.cudaEmulationSpecialValuesSupport

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetEmulationSpecialValuesSupport
    """

def cublasGetEmulationStrategy(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, cublasEmulationStrategy_t]:
    """Returns the strategy for emulating floating-point products with lower-precision Tensor Cores.

    ``cublasStatus_t cublasGetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t *emulationStrategy)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    emulationStrategy : cublasEmulationStrategy_t

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetEmulationStrategy
    """

def cublasGetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, int]:
    """Returns the address to which emulated products write the number of mantissa bits that they kept.

    ``cublasStatus_t cublasGetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int
    **mantissaBitCount)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    mantissaBitCount : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaBitCountPointer
    """

def cublasGetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, int]:
    """Returns the offset added to the number of mantissa bits that fixed-point emulation derives from the data.

    ``cublasStatus_t cublasGetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int *mantissaBitOffset)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    mantissaBitOffset : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaBitOffset
    """

def cublasGetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, cudaEmulationMantissaControl]:
    """Returns whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.

    ``cublasStatus_t cublasGetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl
    *mantissaControl)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    mantissaControl : runtime.cudaEmulationMantissaControl

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMantissaControl
    """

def cublasGetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, int]:
    """Returns the maximum number of mantissa bits that fixed-point emulation keeps.

    ``cublasStatus_t cublasGetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int *maxMantissaBitCount)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    maxMantissaBitCount : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetFixedPointEmulationMaxMantissaBitCount
    """

def cublasGetLoggerCallback() -> tuple[cublasStatus_t, int]:
    """Returns the callback that receives the messages of cuBLAS's log.

    ``cublasStatus_t cublasGetLoggerCallback(cublasLogCallback *userCallback)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    userCallback : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetLoggerCallback
    """

def cublasGetMathMode(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, cublasMath_t]:
    """Returns the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.

    ``cublasStatus_t cublasGetMathMode(cublasHandle_t handle, cublasMath_t *mode)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    mode : cublasMath_t

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMathMode
    """

def cublasGetMatrix(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from device to host memory, with independent leading dimensions.

    ``cublasStatus_t cublasGetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrix
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
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.

    ``cublasStatus_t cublasGetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
    cudaStream_t stream)``

    Parameters
    ----------
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrixAsync
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
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from device to host in a stream, without blocking if host memory is pinned.

    ``cublasStatus_t cublasGetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb, cudaStream_t stream)``

    Parameters
    ----------
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrixAsync_64
    """

def cublasGetMatrix_64(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    B: _typing.Pointer,
    ldb: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from device to host memory, with independent leading dimensions.

    ``cublasStatus_t cublasGetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void
    *B, int64_t ldb)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetMatrix_64
    """

def cublasGetPointerMode(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, cublasPointerMode_t]:
    """Returns whether the handle expects pointers to scalars to refer to host or device memory.

    ``cublasStatus_t cublasGetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t *mode)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    mode : cublasPointerMode_t

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetPointerMode
    """

def cublasGetPointerMode_v2(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, cublasPointerMode_t]:
    """An alias of cublasGetPointerMode."""

def cublasGetProperty(typename: libraryPropertyType) -> tuple[cublasStatus_t, int]:
    """Returns one part of the version of cuBLAS: major, minor or patch level.

    ``cublasStatus_t cublasGetProperty(libraryPropertyType type, int *value)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetProperty
    """

def cublasGetSmCountTarget(handle: cublasHandle_t | _typing.Integer | None) -> tuple[cublasStatus_t, int]:
    """Returns the number of multiprocessors for which kernels are selected; 0 means all of the device.

    ``cublasStatus_t cublasGetSmCountTarget(cublasHandle_t handle, int *smCountTarget)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    smCountTarget : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetSmCountTarget
    """

def cublasGetStatusName(status: cublasStatus_t) -> tuple[cublasStatus_t, bytes]:
    """Returns the name of a status, such as ``CUBLAS_STATUS_SUCCESS``.

    ``const char *cublasGetStatusName(cublasStatus_t status)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``, always.
    value : bytes

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusName
    """

def cublasGetStatusString(status: cublasStatus_t) -> tuple[cublasStatus_t, bytes]:
    """Returns the English description of a status.

    ``const char *cublasGetStatusString(cublasStatus_t status)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``, always.
    value : bytes

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStatusString
    """

def cublasGetStream(handle: cublasHandle_t | _typing.Integer | None) -> tuple[cublasStatus_t, cudaStream_t]:
    """Returns the stream in which calls with the handle run; null means the default stream.

    ``cublasStatus_t cublasGetStream_v2(cublasHandle_t handle, cudaStream_t *streamId)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    streamId : runtime.cudaStream_t

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetStream
    """

def cublasGetStream_v2(
    handle: cublasHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, cudaStream_t]:
    """An alias of cublasGetStream."""

def cublasGetVector(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.Pointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies n elements from a device vector to a host vector, each with its own stride.

    ``cublasStatus_t cublasGetVector(int n, int elemSize, const void *x, int incx, void *y, int incy)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVector
    """

def cublasGetVectorAsync(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incx: _typing.Integer,
    hostPtr: _typing.Pointer,
    incy: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cublasStatus_t]:
    """Copies n elements from device to host in a stream, without blocking if the host memory is pinned.

    ``cublasStatus_t cublasGetVectorAsync(int n, int elemSize, const void *devicePtr, int incx, void *hostPtr, int incy,
    cudaStream_t stream)``

    Parameters
    ----------
    devicePtr, hostPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVectorAsync
    """

def cublasGetVectorAsync_64(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incx: _typing.Integer,
    hostPtr: _typing.Pointer,
    incy: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cublasStatus_t]:
    """Copies n elements from device to host in a stream, without blocking if the host memory is pinned.

    ``cublasStatus_t cublasGetVectorAsync_64(int64_t n, int64_t elemSize, const void *devicePtr, int64_t incx, void
    *hostPtr, int64_t incy, cudaStream_t stream)``

    Parameters
    ----------
    devicePtr, hostPtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVectorAsync_64
    """

def cublasGetVector_64(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.Pointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies n elements from a device vector to a host vector, each with its own stride.

    ``cublasStatus_t cublasGetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *y, int64_t
    incy)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVector_64
    """

def cublasGetVersion(handle: cublasHandle_t | _typing.Integer | None) -> tuple[cublasStatus_t, int]:
    """Returns the version of cuBLAS as an integer, such as 120304 for 12.3.4.

    ``cublasStatus_t cublasGetVersion_v2(cublasHandle_t handle, int *version)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    version : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasGetVersion
    """

def cublasGetVersion_v2(handle: cublasHandle_t | _typing.Integer | None) -> tuple[cublasStatus_t, int]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.

    ``cublasStatus_t cublasHSHgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float
    *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *xarray, int incx, const float *beta,
    __half_raw *const *yarray, int incy, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in half precision.

    ``cublasStatus_t cublasHSHgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    float *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *xarray, int64_t incx, const
    float *beta, __half_raw *const *yarray, int64_t incy, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.

    ``cublasStatus_t cublasHSHgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
    float *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *x, int incx, long long stridex,
    const float *beta, __half_raw *y, int incy, long long stridey, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvStridedBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in half precision.

    ``cublasStatus_t cublasHSHgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t
    n, const float *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *x, int64_t incx, long
    long stridex, const float *beta, __half_raw *y, int64_t incy, long long stridey, int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSHgemvStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.

    ``cublasStatus_t cublasHSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float
    *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *xarray, int incx, const float *beta,
    float *const *yarray, int incy, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in half precision, and y in single precision.

    ``cublasStatus_t cublasHSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    float *alpha, const __half_raw *const *Aarray, int64_t lda, const __half_raw *const *xarray, int64_t incx, const
    float *beta, float *const *yarray, int64_t incy, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.

    ``cublasStatus_t cublasHSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
    float *alpha, const __half_raw *A, int lda, long long strideA, const __half_raw *x, int incx, long long stridex,
    const float *beta, float *y, int incy, long long stridey, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvStridedBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in half precision, and y in single precision.

    ``cublasStatus_t cublasHSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t
    n, const float *alpha, const __half_raw *A, int64_t lda, long long strideA, const __half_raw *x, int64_t incx, long
    long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHSSgemvStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C, half precision.

    ``cublasStatus_t cublasHgemm(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int
    n, int k, const __half_raw *alpha, const __half_raw *A, int lda, const __half_raw *B, int ldb, const __half_raw
    *beta, __half_raw *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemm
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.

    ``cublasStatus_t cublasHgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int
    m, int n, int k, const __half_raw *alpha, const __half_raw *const *Aarray, int lda, const __half_raw *const *Barray,
    int ldb, const __half_raw *beta, __half_raw *const *Carray, int ldc, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, half precision.

    ``cublasStatus_t cublasHgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *const *Aarray, int64_t lda, const
    __half_raw *const *Barray, int64_t ldb, const __half_raw *beta, __half_raw *const *Carray, int64_t ldc, int64_t
    batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, half precision.

    ``cublasStatus_t cublasHgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int m, int n, int k, const __half_raw *alpha, const __half_raw *A, int lda, long long strideA, const
    __half_raw *B, int ldb, long long strideB, const __half_raw *beta, __half_raw *C, int ldc, long long strideC, int
    batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmStridedBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, half precision.

    ``cublasStatus_t cublasHgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int64_t m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *A, int64_t lda, long long
    strideA, const __half_raw *B, int64_t ldb, long long strideB, const __half_raw *beta, __half_raw *C, int64_t ldc,
    long long strideC, int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemmStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C, half precision.

    ``cublasStatus_t cublasHgemm_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t
    m, int64_t n, int64_t k, const __half_raw *alpha, const __half_raw *A, int64_t lda, const __half_raw *B, int64_t
    ldb, const __half_raw *beta, __half_raw *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasHgemm_64
    """

def cublasIamaxEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the largest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

    ``cublasStatus_t cublasIamaxEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIamaxEx
    """

def cublasIamaxEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the largest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

    ``cublasStatus_t cublasIamaxEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    int64_t *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIamaxEx_64
    """

def cublasIaminEx(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the smallest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

    ``cublasStatus_t cublasIaminEx(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, int
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIaminEx
    """

def cublasIaminEx_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    xType: cudaDataType,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the smallest |x[i]|, or |Re x[i]| + |Im x[i]| if x is complex.

    ``cublasStatus_t cublasIaminEx_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    int64_t *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIaminEx_64
    """

def cublasIcamax(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, single-precision complex.

    ``cublasStatus_t cublasIcamax_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax
    """

def cublasIcamax_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIcamax."""

def cublasIcamax_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, single-precision complex.

    ``cublasStatus_t cublasIcamax_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamax_64
    """

def cublasIcamax_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIcamax_64."""

def cublasIcamin(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, single-precision complex.

    ``cublasStatus_t cublasIcamin_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, int *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin
    """

def cublasIcamin_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIcamin."""

def cublasIcamin_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, single-precision complex.

    ``cublasStatus_t cublasIcamin_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, int64_t
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIcamin_64
    """

def cublasIcamin_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIcamin_64."""

def cublasIdamax(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the largest |x[i]|, double precision.

    ``cublasStatus_t cublasIdamax_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax
    """

def cublasIdamax_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIdamax."""

def cublasIdamax_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the largest |x[i]|, double precision.

    ``cublasStatus_t cublasIdamax_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamax_64
    """

def cublasIdamax_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIdamax_64."""

def cublasIdamin(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the smallest |x[i]|, double precision.

    ``cublasStatus_t cublasIdamin_v2(cublasHandle_t handle, int n, const double *x, int incx, int *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin
    """

def cublasIdamin_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIdamin."""

def cublasIdamin_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the smallest |x[i]|, double precision.

    ``cublasStatus_t cublasIdamin_v2_64(cublasHandle_t handle, int64_t n, const double *x, int64_t incx, int64_t
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIdamin_64
    """

def cublasIdamin_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIdamin_64."""

def cublasIsamax(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the largest |x[i]|, single precision.

    ``cublasStatus_t cublasIsamax_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax
    """

def cublasIsamax_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIsamax."""

def cublasIsamax_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the largest |x[i]|, single precision.

    ``cublasStatus_t cublasIsamax_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamax_64
    """

def cublasIsamax_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIsamax_64."""

def cublasIsamin(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the smallest |x[i]|, single precision.

    ``cublasStatus_t cublasIsamin_v2(cublasHandle_t handle, int n, const float *x, int incx, int *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin
    """

def cublasIsamin_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIsamin."""

def cublasIsamin_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the smallest |x[i]|, single precision.

    ``cublasStatus_t cublasIsamin_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, int64_t
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIsamin_64
    """

def cublasIsamin_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIsamin_64."""

def cublasIzamax(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, double-precision complex.

    ``cublasStatus_t cublasIzamax_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax
    """

def cublasIzamax_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIzamax."""

def cublasIzamax_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the largest |Re x[i]| + |Im x[i]|, double-precision complex.

    ``cublasStatus_t cublasIzamax_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    int64_t *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamax_64
    """

def cublasIzamax_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIzamax_64."""

def cublasIzamin(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, double-precision complex.

    ``cublasStatus_t cublasIzamin_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, int *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin
    """

def cublasIzamin_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIzamin."""

def cublasIzamin_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = first index i (from 1) with the smallest |Re x[i]| + |Im x[i]|, double-precision complex.

    ``cublasStatus_t cublasIzamin_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    int64_t *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasIzamin_64
    """

def cublasIzamin_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasIzamin_64."""

def cublasLoggerConfigure(
    logIsOn: _typing.Integer,
    logToStdOut: _typing.Integer,
    logToStdErr: _typing.Integer,
    logFileName: _typing.Text | None,
) -> tuple[cublasStatus_t]:
    """Enables or disables logging, and selects the output: stdout, stderr or a file.

    ``cublasStatus_t cublasLoggerConfigure(int logIsOn, int logToStdOut, int logToStdErr, const char *logFileName)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasLoggerConfigure
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
) -> tuple[cublasStatus_t]:
    """result = √(Σ |x[i]|²); arguments specify the data types.

    ``cublasStatus_t cublasNrm2Ex(cublasHandle_t handle, int n, const void *x, cudaDataType xType, int incx, void
    *result, cudaDataType resultType, cudaDataType executionType)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasNrm2Ex
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
) -> tuple[cublasStatus_t]:
    """result = √(Σ |x[i]|²); arguments specify the data types.

    ``cublasStatus_t cublasNrm2Ex_64(cublasHandle_t handle, int64_t n, const void *x, cudaDataType xType, int64_t incx,
    void *result, cudaDataType resultType, cudaDataType executionType)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasNrm2Ex_64
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
) -> tuple[cublasStatus_t]:
    """Applies the rotation by c and s to the pairs (x[i], y[i]); arguments specify the data types.

    ``cublasStatus_t cublasRotEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, const void *c, const void *s, cudaDataType csType, cudaDataType executiontype)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotEx
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
) -> tuple[cublasStatus_t]:
    """Applies the rotation by c and s to the pairs (x[i], y[i]); arguments specify the data types.

    ``cublasStatus_t cublasRotEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void
    *y, cudaDataType yType, int64_t incy, const void *c, const void *s, cudaDataType csType, cudaDataType
    executiontype)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotEx_64
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
) -> tuple[cublasStatus_t]:
    """Computes c and s of the Givens rotation that maps (a, b) to (r, 0); arguments specify the data types.

    ``cublasStatus_t cublasRotgEx(cublasHandle_t handle, void *a, void *b, cudaDataType abType, void *c, void *s,
    cudaDataType csType, cudaDataType executiontype)``

    Parameters
    ----------
    a, b, c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotgEx
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
) -> tuple[cublasStatus_t]:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]); arguments specify the data types.

    ``cublasStatus_t cublasRotmEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy, const void *param, cudaDataType paramType, cudaDataType executiontype)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmEx
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
) -> tuple[cublasStatus_t]:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]); arguments specify the data types.

    ``cublasStatus_t cublasRotmEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void
    *y, cudaDataType yType, int64_t incy, const void *param, cudaDataType paramType, cudaDataType executiontype)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmEx_64
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
) -> tuple[cublasStatus_t]:
    """Computes in ``param`` the modified Givens rotation for (√d1·x1, √d2·y1); arguments specify the data types.

    ``cublasStatus_t cublasRotmgEx(cublasHandle_t handle, void *d1, cudaDataType d1Type, void *d2, cudaDataType d2Type,
    void *x1, cudaDataType x1Type, const void *y1, cudaDataType y1Type, void *param, cudaDataType paramType,
    cudaDataType executiontype)``

    Parameters
    ----------
    d1, d2, x1, y1, param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasRotmgEx
    """

def cublasSasum(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ |x[i]|, single precision.

    ``cublasStatus_t cublasSasum_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum
    """

def cublasSasum_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSasum."""

def cublasSasum_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ |x[i]|, single precision.

    ``cublasStatus_t cublasSasum_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSasum_64
    """

def cublasSasum_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSasum_64."""

def cublasSaxpy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = α·x + y, single precision.

    ``cublasStatus_t cublasSaxpy_v2(cublasHandle_t handle, int n, const float *alpha, const float *x, int incx, float
    *y, int incy)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy
    """

def cublasSaxpy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSaxpy."""

def cublasSaxpy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = α·x + y, single precision.

    ``cublasStatus_t cublasSaxpy_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, const float *x, int64_t
    incx, float *y, int64_t incy)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSaxpy_64
    """

def cublasSaxpy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = α·x; arguments specify the data types.

    ``cublasStatus_t cublasScalEx(cublasHandle_t handle, int n, const void *alpha, cudaDataType alphaType, void *x,
    cudaDataType xType, int incx, cudaDataType executionType)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScalEx
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
) -> tuple[cublasStatus_t]:
    """x = α·x; arguments specify the data types.

    ``cublasStatus_t cublasScalEx_64(cublasHandle_t handle, int64_t n, const void *alpha, cudaDataType alphaType, void
    *x, cudaDataType xType, int64_t incx, cudaDataType executionType)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScalEx_64
    """

def cublasScasum(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a single-precision complex x.

    ``cublasStatus_t cublasScasum_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum
    """

def cublasScasum_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasScasum."""

def cublasScasum_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ (|Re x[i]| + |Im x[i]|), a real number, for a single-precision complex x.

    ``cublasStatus_t cublasScasum_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScasum_64
    """

def cublasScasum_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasScasum_64."""

def cublasScnrm2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = √(Σ |x[i]|²), a real number, for a single-precision complex x.

    ``cublasStatus_t cublasScnrm2_v2(cublasHandle_t handle, int n, const cuComplex *x, int incx, float *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2
    """

def cublasScnrm2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasScnrm2."""

def cublasScnrm2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = √(Σ |x[i]|²), a real number, for a single-precision complex x.

    ``cublasStatus_t cublasScnrm2_v2_64(cublasHandle_t handle, int64_t n, const cuComplex *x, int64_t incx, float
    *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScnrm2_64
    """

def cublasScnrm2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasScnrm2_64."""

def cublasScopy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = x, single precision.

    ``cublasStatus_t cublasScopy_v2(cublasHandle_t handle, int n, const float *x, int incx, float *y, int incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy
    """

def cublasScopy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasScopy."""

def cublasScopy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = x, single precision.

    ``cublasStatus_t cublasScopy_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *y, int64_t
    incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasScopy_64
    """

def cublasScopy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = A·diag(x) (side right) or diag(x)·A (side left), single precision.

    ``cublasStatus_t cublasSdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const float *A, int lda,
    const float *x, int incx, float *C, int ldc)``

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdgmm
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
) -> tuple[cublasStatus_t]:
    """C = A·diag(x) (side right) or diag(x)·A (side left), single precision.

    ``cublasStatus_t cublasSdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const float *A,
    int64_t lda, const float *x, int64_t incx, float *C, int64_t ldc)``

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdgmm_64
    """

def cublasSdot(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ x[i]·y[i], single precision.

    ``cublasStatus_t cublasSdot_v2(cublasHandle_t handle, int n, const float *x, int incx, const float *y, int incy,
    float *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot
    """

def cublasSdot_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSdot."""

def cublasSdot_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ x[i]·y[i], single precision.

    ``cublasStatus_t cublasSdot_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, const float *y,
    int64_t incy, float *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSdot_64
    """

def cublasSdot_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSdot_64."""

def cublasSetAtomicsMode(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasAtomicsMode_t,
) -> tuple[cublasStatus_t]:
    """Sets whether kernels may use atomics, which are faster but make results vary in the last bits.

    ``cublasStatus_t cublasSetAtomicsMode(cublasHandle_t handle, cublasAtomicsMode_t mode)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetAtomicsMode
    """

def cublasSetEmulationSpecialValuesSupport(
    handle: cublasHandle_t | _typing.Integer | None,
    mask: cudaEmulationSpecialValuesSupport,
) -> tuple[cublasStatus_t]:
    """Sets the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.

    ``cublasStatus_t cublasSetEmulationSpecialValuesSupport(cublasHandle_t handle, cudaEmulationSpecialValuesSupport
    mask)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetEmulationSpecialValuesSupport
    """

def cublasSetEmulationStrategy(
    handle: cublasHandle_t | _typing.Integer | None,
    emulationStrategy: cublasEmulationStrategy_t,
) -> tuple[cublasStatus_t]:
    """Sets the strategy for emulating floating-point products with lower-precision Tensor Cores.

    ``cublasStatus_t cublasSetEmulationStrategy(cublasHandle_t handle, cublasEmulationStrategy_t emulationStrategy)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 12.9.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetEmulationStrategy
    """

def cublasSetFixedPointEmulationMantissaBitCountPointer(
    handle: cublasHandle_t | _typing.Integer | None,
    mantissaBitCount: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """Sets the address to which emulated products write the number of mantissa bits that they kept.

    ``cublasStatus_t cublasSetFixedPointEmulationMantissaBitCountPointer(cublasHandle_t handle, int *mantissaBitCount)``

    Parameters
    ----------
    mantissaBitCount
        Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaBitCountPointer
    """

def cublasSetFixedPointEmulationMantissaBitOffset(
    handle: cublasHandle_t | _typing.Integer | None,
    mantissaBitOffset: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Sets the offset added to the number of mantissa bits that fixed-point emulation derives from the data.

    ``cublasStatus_t cublasSetFixedPointEmulationMantissaBitOffset(cublasHandle_t handle, int mantissaBitOffset)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaBitOffset
    """

def cublasSetFixedPointEmulationMantissaControl(
    handle: cublasHandle_t | _typing.Integer | None,
    mantissaControl: cudaEmulationMantissaControl,
) -> tuple[cublasStatus_t]:
    """Sets whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.

    ``cublasStatus_t cublasSetFixedPointEmulationMantissaControl(cublasHandle_t handle, cudaEmulationMantissaControl
    mantissaControl)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMantissaControl
    """

def cublasSetFixedPointEmulationMaxMantissaBitCount(
    handle: cublasHandle_t | _typing.Integer | None,
    maxMantissaBitCount: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Sets the maximum number of mantissa bits that fixed-point emulation keeps.

    ``cublasStatus_t cublasSetFixedPointEmulationMaxMantissaBitCount(cublasHandle_t handle, int maxMantissaBitCount)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetFixedPointEmulationMaxMantissaBitCount
    """

def cublasSetLoggerCallback(userCallback: _typing.Callback) -> tuple[cublasStatus_t]:
    """Sets a callback that receives each message of cuBLAS's log.

    ``cublasStatus_t cublasSetLoggerCallback(cublasLogCallback userCallback)``

    Parameters
    ----------
    userCallback
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``userCallback`` may be called at any time from now on, on any thread.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetLoggerCallback
    """

def cublasSetMathMode(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasMath_t,
) -> tuple[cublasStatus_t]:
    """Sets the handle's math mode, which can permit, for example, TF32 Tensor Cores or emulation.

    ``cublasStatus_t cublasSetMathMode(cublasHandle_t handle, cublasMath_t mode)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMathMode
    """

def cublasSetMatrix(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from host to device memory, with independent leading dimensions.

    ``cublasStatus_t cublasSetMatrix(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb)``

    Parameters
    ----------
    B
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrix
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
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.

    ``cublasStatus_t cublasSetMatrixAsync(int rows, int cols, int elemSize, const void *A, int lda, void *B, int ldb,
    cudaStream_t stream)``

    Parameters
    ----------
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrixAsync
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
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from host to device in a stream, without blocking if host memory is pinned.

    ``cublasStatus_t cublasSetMatrixAsync_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda,
    void *B, int64_t ldb, cudaStream_t stream)``

    Parameters
    ----------
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrixAsync_64
    """

def cublasSetMatrix_64(
    rows: _typing.Integer,
    cols: _typing.Integer,
    elemSize: _typing.Integer,
    A: _typing.Pointer,
    lda: _typing.Integer,
    B: _typing.DevicePointer,
    ldb: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies a column-major matrix from host to device memory, with independent leading dimensions.

    ``cublasStatus_t cublasSetMatrix_64(int64_t rows, int64_t cols, int64_t elemSize, const void *A, int64_t lda, void
    *B, int64_t ldb)``

    Parameters
    ----------
    B
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetMatrix_64
    """

def cublasSetPointerMode(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasPointerMode_t,
) -> tuple[cublasStatus_t]:
    """Sets whether pointers to scalars such as α, β and results refer to host or device memory.

    ``cublasStatus_t cublasSetPointerMode_v2(cublasHandle_t handle, cublasPointerMode_t mode)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetPointerMode
    """

def cublasSetPointerMode_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    mode: cublasPointerMode_t,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSetPointerMode."""

def cublasSetSmCountTarget(
    handle: cublasHandle_t | _typing.Integer | None,
    smCountTarget: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Sets the number of multiprocessors for which kernels are selected; 0 means all of the device.

    ``cublasStatus_t cublasSetSmCountTarget(cublasHandle_t handle, int smCountTarget)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetSmCountTarget
    """

def cublasSetStream(
    handle: cublasHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cublasStatus_t]:
    """Sets the stream in which later calls with the handle run, and resets the workspace to the default pool.

    ``cublasStatus_t cublasSetStream_v2(cublasHandle_t handle, cudaStream_t streamId)``

    Parameters
    ----------
    streamId
        Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetStream
    """

def cublasSetStream_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSetStream."""

def cublasSetVector(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    x: _typing.Pointer,
    incx: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies n elements from a host vector to a device vector, each with its own stride.

    ``cublasStatus_t cublasSetVector(int n, int elemSize, const void *x, int incx, void *devicePtr, int incy)``

    Parameters
    ----------
    devicePtr
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVector
    """

def cublasSetVectorAsync(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    hostPtr: _typing.Pointer,
    incx: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incy: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cublasStatus_t]:
    """Copies n elements from host to device in a stream, without blocking if the host memory is pinned.

    ``cublasStatus_t cublasSetVectorAsync(int n, int elemSize, const void *hostPtr, int incx, void *devicePtr, int incy,
    cudaStream_t stream)``

    Parameters
    ----------
    hostPtr, devicePtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVectorAsync
    """

def cublasSetVectorAsync_64(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    hostPtr: _typing.Pointer,
    incx: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incy: _typing.Integer,
    stream: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cublasStatus_t]:
    """Copies n elements from host to device in a stream, without blocking if the host memory is pinned.

    ``cublasStatus_t cublasSetVectorAsync_64(int64_t n, int64_t elemSize, const void *hostPtr, int64_t incx, void
    *devicePtr, int64_t incy, cudaStream_t stream)``

    Parameters
    ----------
    hostPtr, devicePtr
        Used after the call returns; must be kept alive until the call's work completes on ``stream``.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVectorAsync_64
    """

def cublasSetVector_64(
    n: _typing.Integer,
    elemSize: _typing.Integer,
    x: _typing.Pointer,
    incx: _typing.Integer,
    devicePtr: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies n elements from a host vector to a device vector, each with its own stride.

    ``cublasStatus_t cublasSetVector_64(int64_t n, int64_t elemSize, const void *x, int64_t incx, void *devicePtr,
    int64_t incy)``

    Parameters
    ----------
    devicePtr
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetVector_64
    """

def cublasSetWorkspace(
    handle: cublasHandle_t | _typing.Integer | None,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Makes the caller's device memory the handle's workspace, in place of the default pool.

    ``cublasStatus_t cublasSetWorkspace_v2(cublasHandle_t handle, void *workspace, size_t workspaceSizeInBytes)``

    Parameters
    ----------
    workspace
        Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSetWorkspace
    """

def cublasSetWorkspace_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    workspace: _typing.DevicePointer,
    workspaceSizeInBytes: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.

    ``cublasStatus_t cublasSgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const
    float *alpha, const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), single precision.

    ``cublasStatus_t cublasSgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const float *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float
    *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgbmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A) + β·op(B), single precision.

    ``cublasStatus_t cublasSgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int
    n, const float *alpha, const float *A, int lda, const float *beta, const float *B, int ldb, float *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeam
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A) + β·op(B), single precision.

    ``cublasStatus_t cublasSgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t
    m, int64_t n, const float *alpha, const float *A, int64_t lda, const float *beta, const float *B, int64_t ldb, float
    *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeam_64
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
) -> tuple[cublasStatus_t, int]:
    """Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (single precision).

    ``cublasStatus_t cublasSgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs, float
    *const *Aarray, int lda, float *const *Carray, int ldc, int *info, int *devInfoArray, int batchSize)``

    Parameters
    ----------
    Aarray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devInfoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgelsBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C, single precision.

    ``cublasStatus_t cublasSgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int
    ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.

    ``cublasStatus_t cublasSgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int
    m, int n, int k, const float *alpha, const float *const *Aarray, int lda, const float *const *Barray, int ldb, const
    float *beta, float *const *Carray, int ldc, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, single precision.

    ``cublasStatus_t cublasSgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *const *Aarray, int64_t lda, const float *const
    *Barray, int64_t ldb, const float *beta, float *const *Carray, int64_t ldc, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.

    ``cublasStatus_t cublasSgemmEx(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int
    n, int k, const float *alpha, const void *A, cudaDataType Atype, int lda, const void *B, cudaDataType Btype, int
    ldb, const float *beta, void *C, cudaDataType Ctype, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmEx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C with selectable data types of the matrices, single precision.

    ``cublasStatus_t cublasSgemmEx_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t
    m, int64_t n, int64_t k, const float *alpha, const void *A, cudaDataType Atype, int64_t lda, const void *B,
    cudaDataType Btype, int64_t ldb, const float *beta, void *C, cudaDataType Ctype, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmEx_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.

    ``cublasStatus_t cublasSgemmGroupedBatched(cublasHandle_t handle, const cublasOperation_t *transa_array, const
    cublasOperation_t *transb_array, const int *m_array, const int *n_array, const int *k_array, const float
    *alpha_array, const float *const *Aarray, const int *lda_array, const float *const *Barray, const int *ldb_array,
    const float *beta_array, float *const *Carray, const int *ldc_array, int group_count, const int *group_size)``

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmGroupedBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for groups of matrices, where each group has its own shape, single precision.

    ``cublasStatus_t cublasSgemmGroupedBatched_64(cublasHandle_t handle, const cublasOperation_t *transa_array, const
    cublasOperation_t *transb_array, const int64_t *m_array, const int64_t *n_array, const int64_t *k_array, const float
    *alpha_array, const float *const *Aarray, const int64_t *lda_array, const float *const *Barray, const int64_t
    *ldb_array, const float *beta_array, float *const *Carray, const int64_t *ldc_array, int64_t group_count, const
    int64_t *group_size)``

    Parameters
    ----------
    Aarray, Barray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmGroupedBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, single precision.

    ``cublasStatus_t cublasSgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int m, int n, int k, const float *alpha, const float *A, int lda, long long strideA, const float *B, int
    ldb, long long strideB, const float *beta, float *C, int ldc, long long strideC, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmStridedBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, single precision.

    ``cublasStatus_t cublasSgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, long long strideA, const
    float *B, int64_t ldb, long long strideB, const float *beta, float *C, int64_t ldc, long long strideC, int64_t
    batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemmStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C, single precision.

    ``cublasStatus_t cublasSgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const
    float *beta, float *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y, single precision.

    ``cublasStatus_t cublasSgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.

    ``cublasStatus_t cublasSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float
    *alpha, const float *const *Aarray, int lda, const float *const *xarray, int incx, const float *beta, float *const
    *yarray, int incy, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, single precision.

    ``cublasStatus_t cublasSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    float *alpha, const float *const *Aarray, int64_t lda, const float *const *xarray, int64_t incx, const float *beta,
    float *const *yarray, int64_t incy, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, single precision.

    ``cublasStatus_t cublasSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float
    *alpha, const float *A, int lda, long long strideA, const float *x, int incx, long long stridex, const float *beta,
    float *y, int incy, long long stridey, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvStridedBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, single precision.

    ``cublasStatus_t cublasSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const float *alpha, const float *A, int64_t lda, long long strideA, const float *x, int64_t incx, long long stridex,
    const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemvStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y, single precision.

    ``cublasStatus_t cublasSgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const float
    *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgemv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasSgemv_64."""

def cublasSgeqrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    TauArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cublasStatus_t, int]:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (single precision).

    ``cublasStatus_t cublasSgeqrfBatched(cublasHandle_t handle, int m, int n, float *const *Aarray, int lda, float
    *const *TauArray, int *info, int batchSize)``

    Parameters
    ----------
    Aarray, TauArray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgeqrfBatched
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᵀ + A, single precision.

    ``cublasStatus_t cublasSger_v2(cublasHandle_t handle, int m, int n, const float *alpha, const float *x, int incx,
    const float *y, int incy, float *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᵀ + A, single precision.

    ``cublasStatus_t cublasSger_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const float *alpha, const float *x,
    int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSger_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasSger_64."""

def cublasSgetrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Computes P·A = L·U of each matrix in place, without pivoting if P is null (single precision).

    ``cublasStatus_t cublasSgetrfBatched(cublasHandle_t handle, int n, float *const *A, int lda, int *P, int *info, int
    batchSize)``

    Parameters
    ----------
    A
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetrfBatched
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
) -> tuple[cublasStatus_t]:
    """Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (single precision).

    ``cublasStatus_t cublasSgetriBatched(cublasHandle_t handle, int n, const float *const *A, int lda, const int *P,
    float *const *C, int ldc, int *info, int batchSize)``

    Parameters
    ----------
    A, C
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetriBatched
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
) -> tuple[cublasStatus_t, int]:
    """Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (single precision).

    ``cublasStatus_t cublasSgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float
    *const *Aarray, int lda, const int *devIpiv, float *const *Barray, int ldb, int *info, int batchSize)``

    Parameters
    ----------
    Aarray, Barray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSgetrsBatched
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
) -> tuple[cublasStatus_t]:
    """Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (single precision).

    ``cublasStatus_t cublasSmatinvBatched(cublasHandle_t handle, int n, const float *const *A, int lda, float *const
    *Ainv, int lda_inv, int *info, int batchSize)``

    Parameters
    ----------
    A, Ainv
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSmatinvBatched
    """

def cublasSnrm2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = √(Σ x[i]²), the Euclidean norm of x, single precision.

    ``cublasStatus_t cublasSnrm2_v2(cublasHandle_t handle, int n, const float *x, int incx, float *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2
    """

def cublasSnrm2_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSnrm2."""

def cublasSnrm2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = √(Σ x[i]²), the Euclidean norm of x, single precision.

    ``cublasStatus_t cublasSnrm2_v2_64(cublasHandle_t handle, int64_t n, const float *x, int64_t incx, float *result)``

    Parameters
    ----------
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSnrm2_64
    """

def cublasSnrm2_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − s·x), single precision.

    ``cublasStatus_t cublasSrot_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float *c,
    const float *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − s·x), single precision.

    ``cublasStatus_t cublasSrot_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy,
    const float *c, const float *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrot_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasSrot_64."""

def cublasSrotg(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Computes c and s of the Givens rotation that maps (a, b) to (r, 0), and stores r in a (single precision).

    ``cublasStatus_t cublasSrotg_v2(cublasHandle_t handle, float *a, float *b, float *c, float *s)``

    Parameters
    ----------
    a, b, c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotg
    """

def cublasSrotg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSrotg."""

def cublasSrotm(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), single precision.

    ``cublasStatus_t cublasSrotm_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy, const float
    *param)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm
    """

def cublasSrotm_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSrotm."""

def cublasSrotm_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Applies the modified Givens rotation in ``param`` to the pairs (x[i], y[i]), single precision.

    ``cublasStatus_t cublasSrotm_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t incy,
    const float *param)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotm_64
    """

def cublasSrotm_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSrotm_64."""

def cublasSrotmg(
    handle: cublasHandle_t | _typing.Integer | None,
    d1: _typing.Pointer,
    d2: _typing.Pointer,
    x1: _typing.Pointer,
    y1: float | _typing.Pointer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Computes in ``param`` the modified Givens rotation that zeroes the second of (√d1·x1, √d2·y1), single precision.

    ``cublasStatus_t cublasSrotmg_v2(cublasHandle_t handle, float *d1, float *d2, float *x1, const float *y1, float
    *param)``

    Parameters
    ----------
    d1, d2, x1, y1, param
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSrotmg
    """

def cublasSrotmg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    d1: _typing.Pointer,
    d2: _typing.Pointer,
    x1: _typing.Pointer,
    y1: float | _typing.Pointer,
    param: _typing.Pointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.

    ``cublasStatus_t cublasSsbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const float *alpha,
    const float *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric band matrix A with k superdiagonals, single precision.

    ``cublasStatus_t cublasSsbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const float
    *alpha, const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsbmv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasSsbmv_64."""

def cublasSscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x, single precision.

    ``cublasStatus_t cublasSscal_v2(cublasHandle_t handle, int n, const float *alpha, float *x, int incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal
    """

def cublasSscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSscal."""

def cublasSscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x, single precision.

    ``cublasStatus_t cublasSscal_v2_64(cublasHandle_t handle, int64_t n, const float *alpha, float *x, int64_t incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSscal_64
    """

def cublasSscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.

    ``cublasStatus_t cublasSspmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float
    *AP, const float *x, int incx, const float *beta, float *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A in packed storage (AP), single precision.

    ``cublasStatus_t cublasSspmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *AP, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspmv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasSspmv_64."""

def cublasSspr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.

    ``cublasStatus_t cublasSspr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float
    *x, int incx, float *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr
    """

def cublasSspr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.

    ``cublasStatus_t cublasSspr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float
    *x, int incx, const float *y, int incy, float *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A in packed storage (AP), single precision.

    ``cublasStatus_t cublasSspr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, const float *y, int64_t incy, float *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr2_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasSspr2_64."""

def cublasSspr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A in packed storage (AP), single precision.

    ``cublasStatus_t cublasSspr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const
    float *x, int64_t incx, float *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSspr_64
    """

def cublasSspr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSspr_64."""

def cublasSswap(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x ↔ y, single precision.

    ``cublasStatus_t cublasSswap_v2(cublasHandle_t handle, int n, float *x, int incx, float *y, int incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap
    """

def cublasSswap_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasSswap."""

def cublasSswap_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x ↔ y, single precision.

    ``cublasStatus_t cublasSswap_v2_64(cublasHandle_t handle, int64_t n, float *x, int64_t incx, float *y, int64_t
    incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSswap_64
    """

def cublasSswap_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.

    ``cublasStatus_t cublasSsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, single precision.

    ``cublasStatus_t cublasSsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float
    *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A, single precision.

    ``cublasStatus_t cublasSsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float
    *A, int lda, const float *x, int incx, const float *beta, float *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A, single precision.

    ``cublasStatus_t cublasSsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *A, int64_t lda, const float *x, int64_t incx, const float *beta, float *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsymv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.

    ``cublasStatus_t cublasSsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float
    *x, int incx, float *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.

    ``cublasStatus_t cublasSsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *alpha, const float
    *x, int incx, const float *y, int incy, float *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, single precision.

    ``cublasStatus_t cublasSsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha,
    const float *x, int64_t incx, const float *y, int64_t incy, float *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.

    ``cublasStatus_t cublasSsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int
    k, const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, single precision.

    ``cublasStatus_t cublasSsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t
    n, int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float
    *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr2k_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, single precision.

    ``cublasStatus_t cublasSsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const float *alpha, const
    float *x, int64_t incx, float *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyr_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.

    ``cublasStatus_t cublasSsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const float *alpha, const float *A, int lda, const float *beta, float *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, single precision.

    ``cublasStatus_t cublasSsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const float *alpha, const float *A, int64_t lda, const float *beta, float *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrk_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.

    ``cublasStatus_t cublasSsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const float *alpha, const float *A, int lda, const float *B, int ldb, const float *beta, float *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrkx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, single precision.

    ``cublasStatus_t cublasSsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const float *alpha, const float *A, int64_t lda, const float *B, int64_t ldb, const float *beta, float
    *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSsyrkx_64
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.

    ``cublasStatus_t cublasStbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, single precision.

    ``cublasStatus_t cublasStbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).

    ``cublasStatus_t cublasStbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const float *A, int lda, float *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (single precision).

    ``cublasStatus_t cublasStbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const float *A, int64_t lda, float *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStbsv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.

    ``cublasStatus_t cublasStpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *AP, float *x, int incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), single precision.

    ``cublasStatus_t cublasStpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).

    ``cublasStatus_t cublasStpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *AP, float *x, int incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (single precision).

    ``cublasStatus_t cublasStpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *AP, float *x, int64_t incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpsv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasStpsv_64."""

def cublasStpttr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies a triangle in packed storage (AP) to the triangle of a full matrix A (single precision).

    ``cublasStatus_t cublasStpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *AP, float *A, int
    lda)``

    Parameters
    ----------
    AP, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStpttr
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).

    ``cublasStatus_t cublasStrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, const
    float *B, int ldb, float *C, int ldc)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (single precision).

    ``cublasStatus_t cublasStrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t
    lda, const float *B, int64_t ldb, float *C, int64_t ldc)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A, single precision.

    ``cublasStatus_t cublasStrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A, single precision.

    ``cublasStatus_t cublasStrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).

    ``cublasStatus_t cublasStrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *A, int lda, float *B,
    int ldb)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).

    ``cublasStatus_t cublasStrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const float *alpha, const float *const *A, int lda,
    float *const *B, int ldb, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsmBatched
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (single precision).

    ``cublasStatus_t cublasStrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *const *A,
    int64_t lda, float *const *B, int64_t ldb, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsmBatched_64
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (single precision).

    ``cublasStatus_t cublasStrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const float *alpha, const float *A, int64_t
    lda, float *B, int64_t ldb)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).

    ``cublasStatus_t cublasStrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const float *A, int lda, float *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (single precision).

    ``cublasStatus_t cublasStrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const float *A, int64_t lda, float *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrsv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasStrsv_64."""

def cublasStrttp(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """Copies a triangle of a full matrix A to packed storage (AP), single precision.

    ``cublasStatus_t cublasStrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const float *A, int lda, float
    *AP)``

    Parameters
    ----------
    A, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasStrttp
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
) -> tuple[cublasStatus_t]:
    """x ↔ y; arguments specify the data types.

    ``cublasStatus_t cublasSwapEx(cublasHandle_t handle, int n, void *x, cudaDataType xType, int incx, void *y,
    cudaDataType yType, int incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSwapEx
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
) -> tuple[cublasStatus_t]:
    """x ↔ y; arguments specify the data types.

    ``cublasStatus_t cublasSwapEx_64(cublasHandle_t handle, int64_t n, void *x, cudaDataType xType, int64_t incx, void
    *y, cudaDataType yType, int64_t incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasSwapEx_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.

    ``cublasStatus_t cublasTSSgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float
    *alpha, const __nv_bfloat16_raw *const *Aarray, int lda, const __nv_bfloat16_raw *const *xarray, int incx, const
    float *beta, float *const *yarray, int incy, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in single precision.

    ``cublasStatus_t cublasTSSgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    float *alpha, const __nv_bfloat16_raw *const *Aarray, int64_t lda, const __nv_bfloat16_raw *const *xarray, int64_t
    incx, const float *beta, float *const *yarray, int64_t incy, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.

    ``cublasStatus_t cublasTSSgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
    float *alpha, const __nv_bfloat16_raw *A, int lda, long long strideA, const __nv_bfloat16_raw *x, int incx, long
    long stridex, const float *beta, float *y, int incy, long long stridey, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvStridedBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in single precision.

    ``cublasStatus_t cublasTSSgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t
    n, const float *alpha, const __nv_bfloat16_raw *A, int64_t lda, long long strideA, const __nv_bfloat16_raw *x,
    int64_t incx, long long stridex, const float *beta, float *y, int64_t incy, long long stridey, int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSSgemvStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.

    ``cublasStatus_t cublasTSTgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const float
    *alpha, const __nv_bfloat16_raw *const *Aarray, int lda, const __nv_bfloat16_raw *const *xarray, int incx, const
    float *beta, __nv_bfloat16_raw *const *yarray, int incy, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for arrays of pointers, with A and x in bfloat16, and y in bfloat16.

    ``cublasStatus_t cublasTSTgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    float *alpha, const __nv_bfloat16_raw *const *Aarray, int64_t lda, const __nv_bfloat16_raw *const *xarray, int64_t
    incx, const float *beta, __nv_bfloat16_raw *const *yarray, int64_t incy, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.

    ``cublasStatus_t cublasTSTgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
    float *alpha, const __nv_bfloat16_raw *A, int lda, long long strideA, const __nv_bfloat16_raw *x, int incx, long
    long stridex, const float *beta, __nv_bfloat16_raw *y, int incy, long long stridey, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvStridedBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, with A and x in bfloat16, and y in bfloat16.

    ``cublasStatus_t cublasTSTgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t
    n, const float *alpha, const __nv_bfloat16_raw *A, int64_t lda, long long strideA, const __nv_bfloat16_raw *x,
    int64_t incx, long long stridex, const float *beta, __nv_bfloat16_raw *y, int64_t incy, long long stridey, int64_t
    batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasTSTgemvStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """Multiplies matrices of bytes with biases, and converts the result to bytes by ``C_mult`` and ``C_shift``.

    ``cublasStatus_t cublasUint8gemmBias(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    cublasOperation_t transc, int m, int n, int k, const unsigned char *A, int A_bias, int lda, const unsigned char *B,
    int B_bias, int ldb, unsigned char *C, int C_bias, int ldc, int C_mult, int C_shift)``

    Parameters
    ----------
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasUint8gemmBias
    """

def cublasXerbla(srName: _typing.Text, info: _typing.Integer) -> tuple[cublasStatus_t]:
    """Reports that argument number ``info`` of the routine ``srName`` was invalid.

    ``void cublasXerbla(const char *srName, int info)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``, always.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXerbla
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single-precision complex.

    ``cublasStatus_t cublasXtCgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t
    m, size_t n, size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const
    cuComplex *beta, cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCgemm
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, single-precision complex.

    ``cublasStatus_t cublasXtChemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex
    *beta, cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtChemm
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, single-precision complex.

    ``cublasStatus_t cublasXtCher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta,
    cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCher2k
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, single-precision complex.

    ``cublasStatus_t cublasXtCherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const float *alpha, const cuComplex *A, size_t lda, const float *beta, cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCherk
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, single-precision complex.

    ``cublasStatus_t cublasXtCherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const float *beta,
    cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCherkx
    """

def cublasXtCreate() -> tuple[cublasStatus_t, cublasXtHandle_t]:
    """Creates a cuBLASXt handle, whose GPUs must be selected with ``cublasXtDeviceSelect``.

    ``cublasStatus_t cublasXtCreate(cublasXtHandle_t *handle)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    handle : cublasXtHandle_t

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCreate
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single-precision complex.

    ``cublasStatus_t cublasXtCspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *AP, const cuComplex *B, size_t ldb, const cuComplex *beta,
    cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCspmm
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single-precision complex.

    ``cublasStatus_t cublasXtCsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex
    *beta, cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsymm
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single-precision complex.

    ``cublasStatus_t cublasXtCsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex
    *beta, cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyr2k
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single-precision complex.

    ``cublasStatus_t cublasXtCsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *beta, cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyrk
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single-precision complex.

    ``cublasStatus_t cublasXtCsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuComplex *alpha, const cuComplex *A, size_t lda, const cuComplex *B, size_t ldb, const cuComplex
    *beta, cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCsyrkx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single-precision complex.

    ``cublasStatus_t cublasXtCtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A,
    size_t lda, const cuComplex *B, size_t ldb, cuComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCtrmm
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single-precision complex).

    ``cublasStatus_t cublasXtCtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuComplex *alpha, const cuComplex *A,
    size_t lda, cuComplex *B, size_t ldb)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtCtrsm
    """

def cublasXtDestroy(handle: cublasXtHandle_t | _typing.Integer | None) -> tuple[cublasStatus_t]:
    """Destroys a cuBLASXt handle and frees its host and GPU memory.

    ``cublasStatus_t cublasXtDestroy(cublasXtHandle_t handle)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDestroy
    """

def cublasXtDeviceSelect(
    handle: cublasXtHandle_t | _typing.Integer | None,
    nbDevices: _typing.Integer,
    deviceId: _Sequence[_typing.Integer] | None,
) -> tuple[cublasStatus_t]:
    """Selects the GPUs, by device number, over which later calls with the handle distribute their work.

    ``cublasStatus_t cublasXtDeviceSelect(cublasXtHandle_t handle, int nbDevices, int *deviceId)``

    Parameters
    ----------
    deviceId
        Used after the call returns; kept alive by cubind until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDeviceSelect
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double precision.

    ``cublasStatus_t cublasXtDgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t
    m, size_t n, size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double
    *beta, double *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDgemm
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double precision.

    ``cublasStatus_t cublasXtDspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const double *alpha, const double *AP, const double *B, size_t ldb, const double *beta, double *C, size_t
    ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDspmm
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double precision.

    ``cublasStatus_t cublasXtDsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double
    *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsymm
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double precision.

    ``cublasStatus_t cublasXtDsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double
    *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyr2k
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double precision.

    ``cublasStatus_t cublasXtDsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const double *alpha, const double *A, size_t lda, const double *beta, double *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyrk
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double precision.

    ``cublasStatus_t cublasXtDsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const double *alpha, const double *A, size_t lda, const double *B, size_t ldb, const double *beta, double
    *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDsyrkx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double precision.

    ``cublasStatus_t cublasXtDtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t
    lda, const double *B, size_t ldb, double *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDtrmm
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double precision).

    ``cublasStatus_t cublasXtDtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const double *alpha, const double *A, size_t
    lda, double *B, size_t ldb)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtDtrsm
    """

def cublasXtGetBlockDim(handle: cublasXtHandle_t | _typing.Integer | None) -> tuple[cublasStatus_t, int]:
    """Returns the side length, in elements, of the square tiles into which matrices are divided.

    ``cublasStatus_t cublasXtGetBlockDim(cublasXtHandle_t handle, int *blockDim)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    blockDim : int

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetBlockDim
    """

def cublasXtGetNumBoards(
    nbDevices: _typing.Integer,
    deviceId: _Sequence[_typing.Integer] | None,
) -> tuple[cublasStatus_t, int]:
    """Returns the number of boards that the given GPUs are on.

    ``cublasStatus_t cublasXtGetNumBoards(int nbDevices, int *deviceId, int *nbBoards)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    nbBoards : int

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetNumBoards
    """

def cublasXtGetPinningMemMode(
    handle: cublasXtHandle_t | _typing.Integer | None,
) -> tuple[cublasStatus_t, cublasXtPinnedMemMode_t]:
    """Returns whether calls pin matrices in pageable host memory while they use them.

    ``cublasStatus_t cublasXtGetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t *mode)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    mode : cublasXtPinnedMemMode_t

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtGetPinningMemMode
    """

def cublasXtMaxBoards() -> tuple[cublasStatus_t, int]:
    """Returns the maximum number of GPU boards that cuBLASXt can use.

    ``cublasStatus_t cublasXtMaxBoards(int *nbGpuBoards)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    nbGpuBoards : int

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtMaxBoards
    """

def cublasXtSetBlockDim(
    handle: cublasXtHandle_t | _typing.Integer | None,
    blockDim: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Sets the side length, in elements, of the square tiles into which matrices are divided.

    ``cublasStatus_t cublasXtSetBlockDim(cublasXtHandle_t handle, int blockDim)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetBlockDim
    """

def cublasXtSetCpuRatio(
    handle: cublasXtHandle_t | _typing.Integer | None,
    blasOp: cublasXtBlasOp_t,
    typename: cublasXtOpType_t,
    ratio: float,
) -> tuple[cublasStatus_t]:
    """Sets the CPU's share of the work for one operation and data type.

    ``cublasStatus_t cublasXtSetCpuRatio(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, float
    ratio)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetCpuRatio
    """

def cublasXtSetCpuRoutine(
    handle: cublasXtHandle_t | _typing.Integer | None,
    blasOp: cublasXtBlasOp_t,
    typename: cublasXtOpType_t,
    blasFunctor: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Sets the CPU routine that computes the CPU's share of the work, for one operation and data type.

    ``cublasStatus_t cublasXtSetCpuRoutine(cublasXtHandle_t handle, cublasXtBlasOp_t blasOp, cublasXtOpType_t type, void
    *blasFunctor)``

    Parameters
    ----------
    blasFunctor
        Used after the call returns; kept alive by cubind as long as ``handle`` exists.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``blasFunctor`` may be called as long as ``handle`` exists, on any thread.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetCpuRoutine
    """

def cublasXtSetPinningMemMode(
    handle: cublasXtHandle_t | _typing.Integer | None,
    mode: cublasXtPinnedMemMode_t,
) -> tuple[cublasStatus_t]:
    """Sets whether calls pin matrices in pageable host memory while they use them.

    ``cublasStatus_t cublasXtSetPinningMemMode(cublasXtHandle_t handle, cublasXtPinnedMemMode_t mode)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSetPinningMemMode
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, single precision.

    ``cublasStatus_t cublasXtSgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t
    m, size_t n, size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float
    *beta, float *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSgemm
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, single precision.

    ``cublasStatus_t cublasXtSspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const float *alpha, const float *AP, const float *B, size_t ldb, const float *beta, float *C, size_t
    ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSspmm
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, single precision.

    ``cublasStatus_t cublasXtSsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C,
    size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsymm
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, single precision.

    ``cublasStatus_t cublasXtSsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C,
    size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyr2k
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, single precision.

    ``cublasStatus_t cublasXtSsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const float *alpha, const float *A, size_t lda, const float *beta, float *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyrk
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, single precision.

    ``cublasStatus_t cublasXtSsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const float *alpha, const float *A, size_t lda, const float *B, size_t ldb, const float *beta, float *C,
    size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtSsyrkx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, single precision.

    ``cublasStatus_t cublasXtStrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda,
    const float *B, size_t ldb, float *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtStrmm
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (single precision).

    ``cublasStatus_t cublasXtStrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const float *alpha, const float *A, size_t lda,
    float *B, size_t ldb)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtStrsm
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C on the selected GPUs, where matrices may be in host memory, double-precision complex.

    ``cublasStatus_t cublasXtZgemm(cublasXtHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, size_t
    m, size_t n, size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B,
    size_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZgemm
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A Hermitian, double-precision complex.

    ``cublasStatus_t cublasXtZhemm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZhemm
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C with a real β, on several GPUs, double-precision complex.

    ``cublasStatus_t cublasXtZher2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const double *beta, cuDoubleComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZher2k
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β on several GPUs, double-precision complex.

    ``cublasStatus_t cublasXtZherk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const double *alpha, const cuDoubleComplex *A, size_t lda, const double *beta, cuDoubleComplex *C, size_t
    ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZherk
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + β·C for a Hermitian result and a real β on several GPUs, double-precision complex.

    ``cublasStatus_t cublasXtZherkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const double *beta, cuDoubleComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZherkx
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (right) on several GPUs, A packed symmetric, double-precision complex.

    ``cublasStatus_t cublasXtZspmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *B, size_t ldb, const
    cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZspmm
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) on several GPUs, A symmetric, double-precision complex.

    ``cublasStatus_t cublasXtZsymm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, size_t m,
    size_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsymm
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C on several GPUs, double-precision complex.

    ``cublasStatus_t cublasXtZsyr2k(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyr2k
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C on several GPUs, double-precision complex.

    ``cublasStatus_t cublasXtZsyrk(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *beta,
    cuDoubleComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyrk
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C on several GPUs, where the product must be symmetric, double-precision complex.

    ``cublasStatus_t cublasXtZsyrkx(cublasXtHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, size_t n,
    size_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZsyrkx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A on several GPUs, double-precision complex.

    ``cublasStatus_t cublasXtZtrmm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const
    cuDoubleComplex *A, size_t lda, const cuDoubleComplex *B, size_t ldb, cuDoubleComplex *C, size_t ldc)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZtrmm
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) on several GPUs; X overwrites B (double-precision complex).

    ``cublasStatus_t cublasXtZtrsm(cublasXtHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, size_t m, size_t n, const cuDoubleComplex *alpha, const
    cuDoubleComplex *A, size_t lda, cuDoubleComplex *B, size_t ldb)``

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublasXt.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasXtZtrsm
    """

def cublasZaxpy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = α·x + y, double-precision complex.

    ``cublasStatus_t cublasZaxpy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, const cuDoubleComplex
    *x, int incx, cuDoubleComplex *y, int incy)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy
    """

def cublasZaxpy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZaxpy."""

def cublasZaxpy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = α·x + y, double-precision complex.

    ``cublasStatus_t cublasZaxpy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, const
    cuDoubleComplex *x, int64_t incx, cuDoubleComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZaxpy_64
    """

def cublasZaxpy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZaxpy_64."""

def cublasZcopy(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = x, double-precision complex.

    ``cublasStatus_t cublasZcopy_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, cuDoubleComplex
    *y, int incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy
    """

def cublasZcopy_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZcopy."""

def cublasZcopy_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """y = x, double-precision complex.

    ``cublasStatus_t cublasZcopy_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZcopy_64
    """

def cublasZcopy_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.

    ``cublasStatus_t cublasZdgmm(cublasHandle_t handle, cublasSideMode_t mode, int m, int n, const cuDoubleComplex *A,
    int lda, const cuDoubleComplex *x, int incx, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdgmm
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
) -> tuple[cublasStatus_t]:
    """C = A·diag(x) (side right) or diag(x)·A (side left), double-precision complex.

    ``cublasStatus_t cublasZdgmm_64(cublasHandle_t handle, cublasSideMode_t mode, int64_t m, int64_t n, const
    cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    A, x, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdgmm_64
    """

def cublasZdotc(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ conj(x[i])·y[i], double-precision complex.

    ``cublasStatus_t cublasZdotc_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const
    cuDoubleComplex *y, int incy, cuDoubleComplex *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc
    """

def cublasZdotc_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZdotc."""

def cublasZdotc_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ conj(x[i])·y[i], double-precision complex.

    ``cublasStatus_t cublasZdotc_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const
    cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotc_64
    """

def cublasZdotc_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZdotc_64."""

def cublasZdotu(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ x[i]·y[i] without conjugation, double-precision complex.

    ``cublasStatus_t cublasZdotu_v2(cublasHandle_t handle, int n, const cuDoubleComplex *x, int incx, const
    cuDoubleComplex *y, int incy, cuDoubleComplex *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu
    """

def cublasZdotu_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZdotu."""

def cublasZdotu_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """result = Σ x[i]·y[i] without conjugation, double-precision complex.

    ``cublasStatus_t cublasZdotu_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *x, int64_t incx, const
    cuDoubleComplex *y, int64_t incy, cuDoubleComplex *result)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    result
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdotu_64
    """

def cublasZdotu_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
    result: _typing.Pointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.

    ``cublasStatus_t cublasZdrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int
    incy, const double *c, const double *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − s·x) with real c and s, double-precision complex.

    ``cublasStatus_t cublasZdrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy, const double *c, const double *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdrot_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasZdrot_64."""

def cublasZdscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x for a double-precision complex x and a real α.

    ``cublasStatus_t cublasZdscal_v2(cublasHandle_t handle, int n, const double *alpha, cuDoubleComplex *x, int incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal
    """

def cublasZdscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZdscal."""

def cublasZdscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x for a double-precision complex x and a real α.

    ``cublasStatus_t cublasZdscal_v2_64(cublasHandle_t handle, int64_t n, const double *alpha, cuDoubleComplex *x,
    int64_t incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZdscal_64
    """

def cublasZdscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.

    ``cublasStatus_t cublasZgbmv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int kl, int ku, const
    cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex
    *beta, cuDoubleComplex *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a band matrix A (kl subdiagonals, ku superdiagonals), double-precision complex.

    ``cublasStatus_t cublasZgbmv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, int64_t kl,
    int64_t ku, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t
    incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgbmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A) + β·op(B), double-precision complex.

    ``cublasStatus_t cublasZgeam(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int
    n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, const
    cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeam
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A) + β·op(B), double-precision complex.

    ``cublasStatus_t cublasZgeam_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t
    m, int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta,
    const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeam_64
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
) -> tuple[cublasStatus_t, int]:
    """Minimizes ‖C − A·X‖ for each matrix of a batch by QR; X overwrites C (double-precision complex).

    ``cublasStatus_t cublasZgelsBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, int nrhs,
    cuDoubleComplex *const *Aarray, int lda, cuDoubleComplex *const *Carray, int ldc, int *info, int *devInfoArray, int
    batchSize)``

    Parameters
    ----------
    Aarray, Carray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devInfoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgelsBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C, double-precision complex.

    ``cublasStatus_t cublasZgemm_v2(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m,
    int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb,
    const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.

    ``cublasStatus_t cublasZgemm3m(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int m, int
    n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const
    cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm3m
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C by Gauss's method with three real products, double-precision complex.

    ``cublasStatus_t cublasZgemm3m_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int64_t
    m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex
    *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm3m_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.

    ``cublasStatus_t cublasZgemmBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb, int
    m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex
    *const *Barray, int ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray, int ldc, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a batch, given by arrays of pointers, double-precision complex.

    ``cublasStatus_t cublasZgemmBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda,
    const cuDoubleComplex *const *Barray, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *const *Carray,
    int64_t ldc, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.

    ``cublasStatus_t cublasZgemmStridedBatched(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int m, int n, int k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA,
    const cuDoubleComplex *B, int ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex *C, int ldc, long
    long strideC, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmStridedBatched
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C for a strided batch, double-precision complex.

    ``cublasStatus_t cublasZgemmStridedBatched_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t
    transb, int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long
    long strideA, const cuDoubleComplex *B, int64_t ldb, long long strideB, const cuDoubleComplex *beta, cuDoubleComplex
    *C, int64_t ldc, long long strideC, int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemmStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B) + β·C, double-precision complex.

    ``cublasStatus_t cublasZgemm_v2_64(cublasHandle_t handle, cublasOperation_t transa, cublasOperation_t transb,
    int64_t m, int64_t n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const
    cuDoubleComplex *B, int64_t ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y, double-precision complex.

    ``cublasStatus_t cublasZgemv_v2(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const cuDoubleComplex
    *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.

    ``cublasStatus_t cublasZgemvBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
    cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int lda, const cuDoubleComplex *const *xarray, int
    incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int incy, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a batch, given by arrays of pointers, double-precision complex.

    ``cublasStatus_t cublasZgemvBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    cuDoubleComplex *alpha, const cuDoubleComplex *const *Aarray, int64_t lda, const cuDoubleComplex *const *xarray,
    int64_t incx, const cuDoubleComplex *beta, cuDoubleComplex *const *yarray, int64_t incy, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, double-precision complex.

    ``cublasStatus_t cublasZgemvStridedBatched(cublasHandle_t handle, cublasOperation_t trans, int m, int n, const
    cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, long long strideA, const cuDoubleComplex *x, int incx,
    long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int incy, long long stridey, int batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvStridedBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y for a strided batch, double-precision complex.

    ``cublasStatus_t cublasZgemvStridedBatched_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, long long strideA, const cuDoubleComplex *x,
    int64_t incx, long long stridex, const cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy, long long stridey,
    int64_t batchCount)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Warnings
    --------
    - ``batchCount`` must not be negative.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemvStridedBatched_64
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
) -> tuple[cublasStatus_t]:
    """y = α·op(A)·x + β·y, double-precision complex.

    ``cublasStatus_t cublasZgemv_v2_64(cublasHandle_t handle, cublasOperation_t trans, int64_t m, int64_t n, const
    cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const
    cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgemv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasZgemv_64."""

def cublasZgeqrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    TauArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cublasStatus_t, int]:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TauArray`` (double-precision complex).

    ``cublasStatus_t cublasZgeqrfBatched(cublasHandle_t handle, int m, int n, cuDoubleComplex *const *Aarray, int lda,
    cuDoubleComplex *const *TauArray, int *info, int batchSize)``

    Parameters
    ----------
    Aarray, TauArray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeqrfBatched
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + A, double-precision complex.

    ``cublasStatus_t cublasZgerc_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const
    cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + A, double-precision complex.

    ``cublasStatus_t cublasZgerc_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const
    cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgerc_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᵀ + A without conjugation, double-precision complex.

    ``cublasStatus_t cublasZgeru_v2(cublasHandle_t handle, int m, int n, const cuDoubleComplex *alpha, const
    cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᵀ + A without conjugation, double-precision complex.

    ``cublasStatus_t cublasZgeru_v2_64(cublasHandle_t handle, int64_t m, int64_t n, const cuDoubleComplex *alpha, const
    cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgeru_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasZgeru_64."""

def cublasZgetrfBatched(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    P: _typing.DevicePointer,
    info: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Computes P·A = L·U of each matrix in place, without pivoting if P is null (double-precision complex).

    ``cublasStatus_t cublasZgetrfBatched(cublasHandle_t handle, int n, cuDoubleComplex *const *A, int lda, int *P, int
    *info, int batchSize)``

    Parameters
    ----------
    A
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetrfBatched
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
) -> tuple[cublasStatus_t]:
    """Computes the inverse C = A⁻¹ of each matrix from the factors of ``getrfBatched``, out of place (double-precision complex).

    ``cublasStatus_t cublasZgetriBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda, const
    int *P, cuDoubleComplex *const *C, int ldc, int *info, int batchSize)``

    Parameters
    ----------
    A, C
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    P, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetriBatched
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
) -> tuple[cublasStatus_t, int]:
    """Solves op(A)·X = B for each A factorized by ``getrfBatched``; X overwrites B (double-precision complex).

    ``cublasStatus_t cublasZgetrsBatched(cublasHandle_t handle, cublasOperation_t trans, int n, int nrhs, const
    cuDoubleComplex *const *Aarray, int lda, const int *devIpiv, cuDoubleComplex *const *Barray, int ldb, int *info, int
    batchSize)``

    Parameters
    ----------
    Aarray, Barray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.
    info : int

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZgetrsBatched
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.

    ``cublasStatus_t cublasZhbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, int k, const cuDoubleComplex
    *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian band matrix A with k superdiagonals, double-precision complex.

    ``cublasStatus_t cublasZhbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t k, const
    cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const
    cuDoubleComplex *beta, cuDoubleComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhbmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.

    ``cublasStatus_t cublasZhemm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const
    cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a Hermitian matrix A, double-precision complex.

    ``cublasStatus_t cublasZhemm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t
    ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.

    ``cublasStatus_t cublasZhemv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex
    *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian matrix A, double-precision complex.

    ``cublasStatus_t cublasZhemv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex
    *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhemv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZher_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const
    cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZher2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZher2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex
    *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t
    lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.

    ``cublasStatus_t cublasZher2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int
    k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double
    *beta, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + conj(α)·op(B)·op(A)ᴴ + β·C for a Hermitian matrix C and a real β, double-precision complex.

    ``cublasStatus_t cublasZher2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t
    n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t
    ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher2k_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᴴ + A for a Hermitian matrix A and a real α, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZher_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZher_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZherk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const double *alpha, const cuDoubleComplex *A, int lda, const double *beta, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᴴ + β·C for a Hermitian matrix C and real α and β, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZherk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const double *alpha, const cuDoubleComplex *A, int64_t lda, const double *beta, cuDoubleComplex *C,
    int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherk_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.

    ``cublasStatus_t cublasZherkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const double
    *beta, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherkx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᴴ + β·C with a real β, where the result must be Hermitian, double-precision complex.

    ``cublasStatus_t cublasZherkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t
    ldb, const double *beta, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZherkx_64
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.

    ``cublasStatus_t cublasZhpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *AP, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex *y, int
    incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a Hermitian matrix A in packed storage (AP), double-precision complex.

    ``cublasStatus_t cublasZhpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex
    *alpha, const cuDoubleComplex *AP, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    AP, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpmv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasZhpmv_64."""

def cublasZhpr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.

    ``cublasStatus_t cublasZhpr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const double *alpha, const
    cuDoubleComplex *x, int incx, cuDoubleComplex *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr
    """

def cublasZhpr_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.

    ``cublasStatus_t cublasZhpr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·yᴴ + conj(α)·y·xᴴ + A for a Hermitian matrix A in packed storage (AP), double-precision complex.

    ``cublasStatus_t cublasZhpr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex
    *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr2_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasZhpr2_64."""

def cublasZhpr_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """A = α·x·xᴴ + A for a Hermitian matrix A in packed storage (AP) and a real α, double-precision complex.

    ``cublasStatus_t cublasZhpr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const double *alpha,
    const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *AP)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZhpr_64
    """

def cublasZhpr_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    alpha: float | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Computes the inverse Ainv = A⁻¹ of each matrix of a batch, with at most 32 rows (double-precision complex).

    ``cublasStatus_t cublasZmatinvBatched(cublasHandle_t handle, int n, const cuDoubleComplex *const *A, int lda,
    cuDoubleComplex *const *Ainv, int lda_inv, int *info, int batchSize)``

    Parameters
    ----------
    A, Ainv
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZmatinvBatched
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.

    ``cublasStatus_t cublasZrot_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int
    incy, const double *c, const cuDoubleComplex *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """(x, y) = (c·x + s·y, c·y − conj(s)·x) with a real c, double-precision complex.

    ``cublasStatus_t cublasZrot_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy, const double *c, const cuDoubleComplex *s)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.
    c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrot_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasZrot_64."""

def cublasZrotg(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """Computes a Givens rotation with real c and complex s that maps (a, b) to (r, 0), double-precision complex.

    ``cublasStatus_t cublasZrotg_v2(cublasHandle_t handle, cuDoubleComplex *a, cuDoubleComplex *b, double *c,
    cuDoubleComplex *s)``

    Parameters
    ----------
    a, b, c, s
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZrotg
    """

def cublasZrotg_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    a: _typing.Pointer,
    b: _typing.Pointer,
    c: _typing.Pointer,
    s: _typing.Pointer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZrotg."""

def cublasZscal(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x, double-precision complex.

    ``cublasStatus_t cublasZscal_v2(cublasHandle_t handle, int n, const cuDoubleComplex *alpha, cuDoubleComplex *x, int
    incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal
    """

def cublasZscal_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZscal."""

def cublasZscal_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x = α·x, double-precision complex.

    ``cublasStatus_t cublasZscal_v2_64(cublasHandle_t handle, int64_t n, const cuDoubleComplex *alpha, cuDoubleComplex
    *x, int64_t incx)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZscal_64
    """

def cublasZscal_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    alpha: complex | _typing.Pointer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZscal_64."""

def cublasZswap(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x ↔ y, double-precision complex.

    ``cublasStatus_t cublasZswap_v2(cublasHandle_t handle, int n, cuDoubleComplex *x, int incx, cuDoubleComplex *y, int
    incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap
    """

def cublasZswap_v2(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """An alias of cublasZswap."""

def cublasZswap_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """x ↔ y, double-precision complex.

    ``cublasStatus_t cublasZswap_v2_64(cublasHandle_t handle, int64_t n, cuDoubleComplex *x, int64_t incx,
    cuDoubleComplex *y, int64_t incy)``

    Parameters
    ----------
    x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZswap_64
    """

def cublasZswap_v2_64(
    handle: cublasHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    x: _typing.DevicePointer,
    incx: _typing.Integer,
    y: _typing.DevicePointer,
    incy: _typing.Integer,
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.

    ``cublasStatus_t cublasZsymm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int m, int n,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const
    cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·A·B + β·C (side left) or α·B·A + β·C (side right) for a symmetric matrix A, double-precision complex.

    ``cublasStatus_t cublasZsymm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo, int64_t m,
    int64_t n, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t
    ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A, double-precision complex.

    ``cublasStatus_t cublasZsymv_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *A, int lda, const cuDoubleComplex *x, int incx, const cuDoubleComplex *beta, cuDoubleComplex
    *y, int incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """y = α·A·x + β·y for a symmetric matrix A, double-precision complex.

    ``cublasStatus_t cublasZsymv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex
    *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *beta,
    cuDoubleComplex *y, int64_t incy)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, x, y
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsymv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZsyr_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, cuDoubleComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZsyr2_v2(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *alpha,
    const cuDoubleComplex *x, int incx, const cuDoubleComplex *y, int incy, cuDoubleComplex *A, int lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·(x·yᵀ + y·xᵀ) + A for a symmetric matrix A, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZsyr2_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex
    *alpha, const cuDoubleComplex *x, int64_t incx, const cuDoubleComplex *y, int64_t incy, cuDoubleComplex *A, int64_t
    lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, y, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.

    ``cublasStatus_t cublasZsyr2k_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int
    k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const
    cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·(op(A)·op(B)ᵀ + op(B)·op(A)ᵀ) + β·C for a symmetric matrix C, double-precision complex.

    ``cublasStatus_t cublasZsyr2k_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t
    n, int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t
    ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr2k_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """A = α·x·xᵀ + A for a symmetric matrix A, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZsyr_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, int64_t n, const cuDoubleComplex
    *alpha, const cuDoubleComplex *x, int64_t incx, cuDoubleComplex *A, int64_t lda)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    x, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyr_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZsyrk_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *beta, cuDoubleComplex *C,
    int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(A)ᵀ + β·C for a symmetric matrix C, updating one triangle, double-precision complex.

    ``cublasStatus_t cublasZsyrk_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *beta,
    cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrk_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.

    ``cublasStatus_t cublasZsyrkx(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int n, int k,
    const cuDoubleComplex *alpha, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const
    cuDoubleComplex *beta, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrkx
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·op(B)ᵀ + β·C, where the product must be symmetric, double-precision complex.

    ``cublasStatus_t cublasZsyrkx_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans, int64_t n,
    int64_t k, const cuDoubleComplex *alpha, const cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t
    ldb, const cuDoubleComplex *beta, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha, beta
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZsyrkx_64
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.

    ``cublasStatus_t cublasZtbmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular band matrix A with k off-diagonals, double-precision complex.

    ``cublasStatus_t cublasZtbmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t
    incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).

    ``cublasStatus_t cublasZtbsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, int k, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular band matrix A; y overwrites x (double-precision complex).

    ``cublasStatus_t cublasZtbsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, int64_t k, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t
    incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtbsv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.

    ``cublasStatus_t cublasZtpmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A in packed storage (AP), double-precision complex.

    ``cublasStatus_t cublasZtpmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).

    ``cublasStatus_t cublasZtpsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *AP, cuDoubleComplex *x, int incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A in packed storage (AP); y overwrites x (double-precision complex).

    ``cublasStatus_t cublasZtpsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *AP, cuDoubleComplex *x, int64_t incx)``

    Parameters
    ----------
    AP, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpsv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasZtpsv_64."""

def cublasZtpttr(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    AP: _typing.DevicePointer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cublasStatus_t]:
    """Copies a triangle in packed storage (AP) to the triangle of a full matrix A (double-precision complex).

    ``cublasStatus_t cublasZtpttr(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *AP,
    cuDoubleComplex *A, int lda)``

    Parameters
    ----------
    AP, A
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtpttr
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).

    ``cublasStatus_t cublasZtrmm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex
    *A, int lda, const cuDoubleComplex *B, int ldb, cuDoubleComplex *C, int ldc)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """C = α·op(A)·B (side left) or α·B·op(A) (side right) for a triangular matrix A; C may be B (double-precision complex).

    ``cublasStatus_t cublasZtrmm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const
    cuDoubleComplex *A, int64_t lda, const cuDoubleComplex *B, int64_t ldb, cuDoubleComplex *C, int64_t ldc)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B, C
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A, double-precision complex.

    ``cublasStatus_t cublasZtrmv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """x = op(A)·x for a triangular matrix A, double-precision complex.

    ``cublasStatus_t cublasZtrmv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrmv_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).

    ``cublasStatus_t cublasZtrsm_v2(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex
    *A, int lda, cuDoubleComplex *B, int ldb)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).

    ``cublasStatus_t cublasZtrsmBatched(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int m, int n, const cuDoubleComplex *alpha, const cuDoubleComplex
    *const *A, int lda, cuDoubleComplex *const *B, int ldb, int batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsmBatched
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for pointer arrays; X overwrites B (double-precision complex).

    ``cublasStatus_t cublasZtrsmBatched_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const
    cuDoubleComplex *const *A, int64_t lda, cuDoubleComplex *const *B, int64_t ldb, int64_t batchCount)``

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
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsmBatched_64
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·X = α·B (side left) or X·op(A) = α·B (right) for triangular A; X overwrites B (double-precision complex).

    ``cublasStatus_t cublasZtrsm_v2_64(cublasHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, cublasDiagType_t diag, int64_t m, int64_t n, const cuDoubleComplex *alpha, const
    cuDoubleComplex *A, int64_t lda, cuDoubleComplex *B, int64_t ldb)``

    Parameters
    ----------
    alpha
        If in device memory, used after the call returns; must be kept alive until the call's work completes on
        ``handle``'s stream.
    A, B
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsm_64
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).

    ``cublasStatus_t cublasZtrsv_v2(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int n, const cuDoubleComplex *A, int lda, cuDoubleComplex *x, int incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv
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
) -> tuple[cublasStatus_t]:
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
) -> tuple[cublasStatus_t]:
    """Solves op(A)·y = x for a triangular matrix A, without a singularity test; y overwrites x (double-precision complex).

    ``cublasStatus_t cublasZtrsv_v2_64(cublasHandle_t handle, cublasFillMode_t uplo, cublasOperation_t trans,
    cublasDiagType_t diag, int64_t n, const cuDoubleComplex *A, int64_t lda, cuDoubleComplex *x, int64_t incx)``

    Parameters
    ----------
    A, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrsv_64
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
) -> tuple[cublasStatus_t]:
    """An alias of cublasZtrsv_64."""

def cublasZtrttp(
    handle: cublasHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    AP: _typing.DevicePointer,
) -> tuple[cublasStatus_t]:
    """Copies a triangle of a full matrix A to packed storage (AP), double-precision complex.

    ``cublasStatus_t cublasZtrttp(cublasHandle_t handle, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int
    lda, cuDoubleComplex *AP)``

    Parameters
    ----------
    A, AP
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cublasStatus_t
        ``CUBLAS_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cublas_api.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cublas/index.html#:~:text=cublasZtrttp
    """
