"""cuSOLVER of CUDA 13 (API of toolkit 13.5).

The annotated types of outputs are those of a successful call. If a call fails, each output is None: check the
result code first.
"""

# Written by cubind's generator: do not edit.
from collections.abc import Sequence as _Sequence
from typing import Final as _Final, SupportsInt as _SupportsInt

from typing_extensions import disjoint_base as _disjoint_base

from cubind import _enums, _typing
from cubind.cuda13.runtime import (
    cuComplex,
    cuDoubleComplex,
    cudaDataType as cudaDataType,
    cudaEmulationMantissaControl as cudaEmulationMantissaControl,
    cudaEmulationSpecialValuesSupport as cudaEmulationSpecialValuesSupport,
    cudaEmulationStrategy as cudaEmulationStrategy,
    cudaStream_t,
    double2 as double2,
    float2 as float2,
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

CUSOLVER_VERSION: _Final = 12401
CUSOLVER_VER_BUILD: _Final = 2
CUSOLVER_VER_MAJOR: _Final = 12
CUSOLVER_VER_MINOR: _Final = 4
CUSOLVER_VER_PATCH: _Final = 1

class cusolverAlgMode_t(_enums.IntEnum):
    """cusolverAlgMode_t, from cusolver_common.h. Since at least CUDA 12.0."""

    CUSOLVER_ALG_0 = 0
    CUSOLVER_ALG_1 = 1
    CUSOLVER_ALG_2 = 2

class cusolverDeterministicMode_t(_enums.IntEnum):
    """cusolverDeterministicMode_t, from cusolver_common.h. Since CUDA 12.2."""

    CUSOLVER_DETERMINISTIC_RESULTS = 1
    CUSOLVER_ALLOW_NON_DETERMINISTIC_RESULTS = 2

class cusolverDirectMode_t(_enums.IntEnum):
    """cusolverDirectMode_t, from cusolver_common.h. Since at least CUDA 12.0."""

    CUBLAS_DIRECT_FORWARD = 0
    CUBLAS_DIRECT_BACKWARD = 1

class cusolverDnFunction_t(_enums.IntEnum):
    """cusolverDnFunction_t, from cusolverDn.h. Since at least CUDA 12.0."""

    CUSOLVERDN_GETRF = 0
    CUSOLVERDN_POTRF = 1
    CUSOLVERDN_SYEVBATCHED = 2
    CUSOLVERDN_GEQRF = 3
    CUSOLVERDN_SYEVD = 4
    CUSOLVERDN_GESVD = 5
    CUSOLVERDN_GEEV = 6

class cusolverEigComp_t(_enums.IntEnum):
    """cusolverEigComp_t, from cusolver_common.h. Since CUDA 13.2."""

    CUSOLVER_EIG_COMP_N = 10
    CUSOLVER_EIG_COMP_I = 11
    CUSOLVER_EIG_COMP_V = 12

class cusolverEigMode_t(_enums.IntEnum):
    """cusolverEigMode_t, from cusolver_common.h. Since at least CUDA 12.0."""

    CUSOLVER_EIG_MODE_NOVECTOR = 0
    CUSOLVER_EIG_MODE_VECTOR = 1

class cusolverEigRange_t(_enums.IntEnum):
    """cusolverEigRange_t, from cusolver_common.h. Since at least CUDA 12.0."""

    CUSOLVER_EIG_RANGE_ALL = 1001
    CUSOLVER_EIG_RANGE_I = 1002
    CUSOLVER_EIG_RANGE_V = 1003

class cusolverEigType_t(_enums.IntEnum):
    """cusolverEigType_t, from cusolver_common.h. Since at least CUDA 12.0."""

    CUSOLVER_EIG_TYPE_1 = 1
    CUSOLVER_EIG_TYPE_2 = 2
    CUSOLVER_EIG_TYPE_3 = 3

class cusolverIRSRefinement_t(_enums.IntEnum):
    """cusolverIRSRefinement_t, from cusolver_common.h. Since at least CUDA 12.0."""

    CUSOLVER_IRS_REFINE_NOT_SET = 1100
    CUSOLVER_IRS_REFINE_NONE = 1101
    CUSOLVER_IRS_REFINE_CLASSICAL = 1102
    CUSOLVER_IRS_REFINE_CLASSICAL_GMRES = 1103
    CUSOLVER_IRS_REFINE_GMRES = 1104
    CUSOLVER_IRS_REFINE_GMRES_GMRES = 1105
    CUSOLVER_IRS_REFINE_GMRES_NOPCOND = 1106
    CUSOLVER_PREC_DD = 1150
    CUSOLVER_PREC_SS = 1151
    CUSOLVER_PREC_SHT = 1152

class cusolverMathMode_t(_enums.IntEnum):
    """cusolverMathMode_t, from cusolver_common.h. Since CUDA 13.0."""

    CUSOLVER_DEFAULT_MATH = 1
    CUSOLVER_FP32_EMULATED_BF16X9_MATH = 2
    CUSOLVER_FP64_EMULATED_FIXEDPOINT_MATH = 4
    CUSOLVER_FP32_FP64_EMULATED_MATH = 6

class cusolverNorm_t(_enums.IntEnum):
    """cusolverNorm_t, from cusolver_common.h. Since at least CUDA 12.0."""

    CUSOLVER_INF_NORM = 104
    CUSOLVER_MAX_NORM = 105
    CUSOLVER_ONE_NORM = 106
    CUSOLVER_FRO_NORM = 107

class cusolverPrecType_t(_enums.IntEnum):
    """cusolverPrecType_t, from cusolver_common.h. Since at least CUDA 12.0."""

    CUSOLVER_R_8I = 1201
    CUSOLVER_R_8U = 1202
    CUSOLVER_R_64F = 1203
    CUSOLVER_R_32F = 1204
    CUSOLVER_R_16F = 1205
    CUSOLVER_R_16BF = 1206
    CUSOLVER_R_TF32 = 1207
    CUSOLVER_R_AP = 1208
    CUSOLVER_C_8I = 1211
    CUSOLVER_C_8U = 1212
    CUSOLVER_C_64F = 1213
    CUSOLVER_C_32F = 1214
    CUSOLVER_C_16F = 1215
    CUSOLVER_C_16BF = 1216
    CUSOLVER_C_TF32 = 1217
    CUSOLVER_C_AP = 1218

class cusolverRfFactorization_t(_enums.IntEnum):
    """cusolverRfFactorization_t, from cusolverRf.h. Since at least CUDA 12.0."""

    CUSOLVERRF_FACTORIZATION_ALG0 = 0
    CUSOLVERRF_FACTORIZATION_ALG1 = 1
    CUSOLVERRF_FACTORIZATION_ALG2 = 2

class cusolverRfMatrixFormat_t(_enums.IntEnum):
    """cusolverRfMatrixFormat_t, from cusolverRf.h. Since at least CUDA 12.0."""

    CUSOLVERRF_MATRIX_FORMAT_CSR = 0
    CUSOLVERRF_MATRIX_FORMAT_CSC = 1

class cusolverRfNumericBoostReport_t(_enums.IntEnum):
    """cusolverRfNumericBoostReport_t, from cusolverRf.h. Since at least CUDA 12.0."""

    CUSOLVERRF_NUMERIC_BOOST_NOT_USED = 0
    CUSOLVERRF_NUMERIC_BOOST_USED = 1

class cusolverRfResetValuesFastMode_t(_enums.IntEnum):
    """cusolverRfResetValuesFastMode_t, from cusolverRf.h. Since at least CUDA 12.0."""

    CUSOLVERRF_RESET_VALUES_FAST_MODE_OFF = 0
    CUSOLVERRF_RESET_VALUES_FAST_MODE_ON = 1

class cusolverRfTriangularSolve_t(_enums.IntEnum):
    """cusolverRfTriangularSolve_t, from cusolverRf.h. Since at least CUDA 12.0."""

    CUSOLVERRF_TRIANGULAR_SOLVE_ALG1 = 1
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG2 = 2
    CUSOLVERRF_TRIANGULAR_SOLVE_ALG3 = 3

class cusolverRfUnitDiagonal_t(_enums.IntEnum):
    """cusolverRfUnitDiagonal_t, from cusolverRf.h. Since at least CUDA 12.0."""

    CUSOLVERRF_UNIT_DIAGONAL_STORED_L = 0
    CUSOLVERRF_UNIT_DIAGONAL_STORED_U = 1
    CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_L = 2
    CUSOLVERRF_UNIT_DIAGONAL_ASSUMED_U = 3

class cusolverStatus_t(_enums.IntEnum):
    """cusolverStatus_t, from cusolver_common.h. Since at least CUDA 12.0."""

    CUSOLVER_STATUS_SUCCESS = 0
    CUSOLVER_STATUS_NOT_INITIALIZED = 1
    CUSOLVER_STATUS_ALLOC_FAILED = 2
    CUSOLVER_STATUS_INVALID_VALUE = 3
    CUSOLVER_STATUS_ARCH_MISMATCH = 4
    CUSOLVER_STATUS_MAPPING_ERROR = 5
    CUSOLVER_STATUS_EXECUTION_FAILED = 6
    CUSOLVER_STATUS_INTERNAL_ERROR = 7
    CUSOLVER_STATUS_MATRIX_TYPE_NOT_SUPPORTED = 8
    CUSOLVER_STATUS_NOT_SUPPORTED = 9
    CUSOLVER_STATUS_ZERO_PIVOT = 10
    CUSOLVER_STATUS_INVALID_LICENSE = 11
    CUSOLVER_STATUS_IRS_PARAMS_NOT_INITIALIZED = 12
    CUSOLVER_STATUS_IRS_PARAMS_INVALID = 13
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_PREC = 14
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_REFINE = 15
    CUSOLVER_STATUS_IRS_PARAMS_INVALID_MAXITER = 16
    CUSOLVER_STATUS_IRS_INTERNAL_ERROR = 20
    CUSOLVER_STATUS_IRS_NOT_SUPPORTED = 21
    CUSOLVER_STATUS_IRS_OUT_OF_RANGE = 22
    CUSOLVER_STATUS_IRS_NRHS_NOT_SUPPORTED_FOR_REFINE_GMRES = 23
    CUSOLVER_STATUS_IRS_INFOS_NOT_INITIALIZED = 25
    CUSOLVER_STATUS_IRS_INFOS_NOT_DESTROYED = 26
    CUSOLVER_STATUS_IRS_MATRIX_SINGULAR = 30
    CUSOLVER_STATUS_INVALID_WORKSPACE = 31

class cusolverStorevMode_t(_enums.IntEnum):
    """cusolverStorevMode_t, from cusolver_common.h. Since at least CUDA 12.0."""

    CUBLAS_STOREV_COLUMNWISE = 0
    CUBLAS_STOREV_ROWWISE = 1

@_disjoint_base
class csrcholInfoHost_t:
    """csrcholInfoHost_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class csrcholInfo_t:
    """csrcholInfo_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class csrluInfoHost_t:
    """csrluInfoHost_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class csrqrInfoHost_t:
    """csrqrInfoHost_t, from cusolverSp_LOWLEVEL_PREVIEW.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class csrqrInfo_t:
    """csrqrInfo_t, from cusolverSp.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusolverDnHandle_t:
    """cusolverDnHandle_t, from cusolverDn.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusolverDnIRSInfos_t:
    """cusolverDnIRSInfos_t, from cusolverDn.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusolverDnIRSParams_t:
    """cusolverDnIRSParams_t, from cusolverDn.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusolverDnLoggerCallback_t:
    """cusolverDnLoggerCallback_t, from cusolverDn.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusolverDnParams_t:
    """cusolverDnParams_t, from cusolverDn.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusolverRfHandle_t:
    """cusolverRfHandle_t, from cusolverRf.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class cusolverSpHandle_t:
    """cusolverSpHandle_t, from cusolverSp.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class gesvdjInfo_t:
    """gesvdjInfo_t, from cusolverDn.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

@_disjoint_base
class syevjInfo_t:
    """syevjInfo_t, from cusolverDn.h. Since at least CUDA 12.0."""

    def __init__(self, init_value: _SupportsInt = 0, _ptr: _typing.Address = 0) -> None: ...
    def __int__(self) -> int: ...
    def __index__(self) -> int: ...
    def getPtr(self) -> int: ...
    def __format__(self, spec: str, /) -> str: ...

cudaEmulationMantissaControl_t = cudaEmulationMantissaControl
cudaEmulationSpecialValuesSupport_t = cudaEmulationSpecialValuesSupport
cudaEmulationStrategy_t = cudaEmulationStrategy

def sizeof(objType: type) -> int: ...
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in single-precision complex.

    ``cusolverStatus_t cusolverDnCCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in single-precision complex, with QR in single-precision complex.

    ``cusolverStatus_t cusolverDnCCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in single-precision complex by refining an LU solution in single-precision complex.

    ``cusolverStatus_t cusolverDnCCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in single-precision complex, with LU in single-precision complex.

    ``cusolverStatus_t cusolverDnCCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCCgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in bfloat16 complex.

    ``cusolverStatus_t cusolverDnCEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in single-precision complex, with QR in bfloat16 complex.

    ``cusolverStatus_t cusolverDnCEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in single-precision complex by refining an LU solution in bfloat16 complex.

    ``cusolverStatus_t cusolverDnCEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in single-precision complex, with LU in bfloat16 complex.

    ``cusolverStatus_t cusolverDnCEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCEgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in half-precision complex.

    ``cusolverStatus_t cusolverDnCKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in single-precision complex, with QR in half-precision complex.

    ``cusolverStatus_t cusolverDnCKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in single-precision complex by refining an LU solution in half-precision complex.

    ``cusolverStatus_t cusolverDnCKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in single-precision complex, with LU in half-precision complex.

    ``cusolverStatus_t cusolverDnCKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCKgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in single-precision complex by refining a QR solution in TF32 complex.

    ``cusolverStatus_t cusolverDnCYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in single-precision complex, with QR in TF32 complex.

    ``cusolverStatus_t cusolverDnCYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, cuComplex *dA, cusolver_int_t ldda, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in single-precision complex by refining an LU solution in TF32 complex.

    ``cusolverStatus_t cusolverDnCYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, cuComplex *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in single-precision complex, with LU in TF32 complex.

    ``cusolverStatus_t cusolverDnCYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuComplex *dB, cusolver_int_t lddb, cuComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCYgesv_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (single-precision complex).

    ``cusolverStatus_t cusolverDnCgebrd(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, float *D, float
    *E, cuComplex *TAUQ, cuComplex *TAUP, cuComplex *Work, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, D, E, TAUQ, TAUP, Work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgebrd
    """

def cusolverDnCgebrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for bidiagonal reduction (``gebrd``, single-precision complex).

    ``cusolverStatus_t cusolverDnCgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgebrd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TAU`` (single-precision complex).

    ``cusolverStatus_t cusolverDnCgeqrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex *TAU,
    cuComplex *Workspace, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, TAU, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgeqrf
    """

def cusolverDnCgeqrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a QR factorization (``geqrf``, single-precision complex).

    ``cusolverStatus_t cusolverDnCgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int
    *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgeqrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (single-precision complex).

    ``cusolverStatus_t cusolverDnCgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n,
    cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *VT, int ldvt, cuComplex *work, int lwork, float
    *rwork, int *info)``

    Parameters
    ----------
    A, S, U, VT, work, rwork, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvd
    """

def cusolverDnCgesvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a singular value decomposition (``gesvd``, single-precision complex).

    ``cusolverStatus_t cusolverDnCgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (single-precision complex).

    ``cusolverStatus_t cusolverDnCgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int
    m, int n, const cuComplex *d_A, int lda, long long strideA, float *d_S, long long strideS, cuComplex *d_U, int ldu,
    long long strideU, cuComplex *d_V, int ldv, long long strideV, cuComplex *d_work, int lwork, int *d_info, double
    *h_R_nrmF, int batchSize)``

    Parameters
    ----------
    d_A, d_S, d_U, d_V, d_work, d_info, h_R_nrmF
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdaStridedBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for ``gesvdaStridedBatched`` (single-precision complex).

    ``cusolverStatus_t cusolverDnCgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int
    rank, int m, int n, const cuComplex *d_A, int lda, long long strideA, const float *d_S, long long strideS, const
    cuComplex *d_U, int ldu, long long strideU, const cuComplex *d_V, int ldv, long long strideV, int *lwork, int
    batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdaStridedBatched_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (single-precision complex).

    ``cusolverStatus_t cusolverDnCgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n,
    cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int
    *info, gesvdjInfo_t params)``

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdj
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
) -> tuple[cusolverStatus_t]:
    """Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (single-precision complex).

    ``cusolverStatus_t cusolverDnCgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n,
    cuComplex *A, int lda, float *S, cuComplex *U, int ldu, cuComplex *V, int ldv, cuComplex *work, int lwork, int
    *info, gesvdjInfo_t params, int batchSize)``

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdjBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a batched Jacobi SVD (``gesvdjBatched``, single-precision complex).

    ``cusolverStatus_t cusolverDnCgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int
    n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int
    *lwork, gesvdjInfo_t params, int batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdjBatched_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an SVD by the Jacobi method (``gesvdj``, single-precision complex).

    ``cusolverStatus_t cusolverDnCgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m,
    int n, const cuComplex *A, int lda, const float *S, const cuComplex *U, int ldu, const cuComplex *V, int ldv, int
    *lwork, gesvdjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgesvdj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the LU factorization of an m × n matrix in place; no pivoting if ``devIpiv`` is null (single-precision complex).

    ``cusolverStatus_t cusolverDnCgetrf(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, cuComplex
    *Workspace, int *devIpiv, int *devInfo)``

    Parameters
    ----------
    A, Workspace, devIpiv, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrf
    """

def cusolverDnCgetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an LU factorization (``getrf``, single-precision complex).

    ``cusolverStatus_t cusolverDnCgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuComplex *A, int lda, int
    *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves op(A)·X = B with the LU factors from ``getrf``; X overwrites B (single-precision complex).

    ``cusolverStatus_t cusolverDnCgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const
    cuComplex *A, int lda, const int *devIpiv, cuComplex *B, int ldb, int *devInfo)``

    Parameters
    ----------
    A, devIpiv, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCgetrs
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
) -> tuple[cusolverStatus_t]:
    """Computes all eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (single-precision complex).

    ``cusolverStatus_t cusolverDnCheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
    cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevd
    """

def cusolverDnCheevd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for Hermitian eigenvalues (``heevd``, single-precision complex).

    ``cusolverStatus_t cusolverDnCheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t
    uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevd_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Computes selected eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (single-precision complex).

    ``cusolverStatus_t cusolverDnCheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range,
    cublasFillMode_t uplo, int n, cuComplex *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W,
    cuComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevdx
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``heevdx``, single-precision complex).

    ``cusolverStatus_t cusolverDnCheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
    cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, float vl, float vu, int il, int
    iu, int *meig, const float *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevdx_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes eigenvalues, and optionally eigenvectors, of Hermitian A by the Jacobi method (single-precision complex).

    ``cusolverStatus_t cusolverDnCheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
    cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevj
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
) -> tuple[cusolverStatus_t]:
    """Computes eigenvalues, and optionally eigenvectors, of many small Hermitian matrices (single-precision complex).

    ``cusolverStatus_t cusolverDnCheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo,
    int n, cuComplex *A, int lda, float *W, cuComplex *work, int lwork, int *info, syevjInfo_t params, int batchSize)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevjBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the batched eigensolver (``heevjBatched``, single-precision complex).

    ``cusolverStatus_t cusolverDnCheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params, int
    batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevjBatched_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the Jacobi eigensolver (``heevj``, single-precision complex).

    ``cusolverStatus_t cusolverDnCheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t
    uplo, int n, const cuComplex *A, int lda, const float *W, int *lwork, syevjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCheevj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (single-precision complex).

    ``cusolverStatus_t cusolverDnChegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork,
    int *info)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvd
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a generalized eigenproblem (``hegvd``, single-precision complex).

    ``cusolverStatus_t cusolverDnChegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t
    jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int
    *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvd_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (single-precision complex).

    ``cusolverStatus_t cusolverDnChegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float vl,
    float vu, int il, int iu, int *meig, float *W, cuComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvdx
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``hegvdx``, single-precision complex).

    ``cusolverStatus_t cusolverDnChegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
    cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const
    cuComplex *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvdx_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A Hermitian (single-precision complex).

    ``cusolverStatus_t cusolverDnChegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, cuComplex *A, int lda, cuComplex *B, int ldb, float *W, cuComplex *work, int lwork,
    int *info, syevjInfo_t params)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvj
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the generalized Jacobi eigensolver (``hegvj``, single-precision complex).

    ``cusolverStatus_t cusolverDnChegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t
    jobz, cublasFillMode_t uplo, int n, const cuComplex *A, int lda, const cuComplex *B, int ldb, const float *W, int
    *lwork, syevjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChegvj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Reduces a Hermitian matrix A to the real tridiagonal matrix Qᴴ·A·Q with diagonals d and e (single-precision complex).

    ``cusolverStatus_t cusolverDnChetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda,
    float *d, float *e, cuComplex *tau, cuComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, d, e, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChetrd
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for tridiagonal reduction (``hetrd``, single-precision complex).

    ``cusolverStatus_t cusolverDnChetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const
    cuComplex *A, int lda, const float *d, const float *e, const cuComplex *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnChetrd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Applies the row interchanges k1 to k2, which ``getrf`` stored in ``devIpiv``, to the rows of A (single-precision complex).

    ``cusolverStatus_t cusolverDnClaswp(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int k1, int k2, const
    int *devIpiv, int incx)``

    Parameters
    ----------
    A, devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClaswp
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
) -> tuple[cusolverStatus_t]:
    """Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (single-precision complex).

    ``cusolverStatus_t cusolverDnClauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda,
    cuComplex *work, int lwork, int *devInfo)``

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClauum
    """

def cusolverDnClauum_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the product of a triangular factor (``lauum``, single-precision complex).

    ``cusolverStatus_t cusolverDnClauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex
    *A, int lda, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnClauum_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (single-precision complex).

    ``cusolverStatus_t cusolverDnCpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda,
    cuComplex *Workspace, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrf
    """

def cusolverDnCpotrfBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    infoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Computes in place the Cholesky factorization of each positive definite matrix of a batch (single-precision complex).

    ``cusolverStatus_t cusolverDnCpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex
    **Aarray, int lda, int *infoArray, int batchSize)``

    Parameters
    ----------
    Aarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    infoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrfBatched
    """

def cusolverDnCpotrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a Cholesky factorization (``potrf``, single-precision complex).

    ``cusolverStatus_t cusolverDnCpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex
    *A, int lda, int *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes one triangle of A⁻¹ in place from the Cholesky factor of ``potrf`` (single-precision complex).

    ``cusolverStatus_t cusolverDnCpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda,
    cuComplex *work, int lwork, int *devInfo)``

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotri
    """

def cusolverDnCpotri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an inverse from a Cholesky factor (``potri``, single-precision complex).

    ``cusolverStatus_t cusolverDnCpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex
    *A, int lda, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotri_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves A·X = B with the Cholesky factor from ``potrf``; X overwrites B (single-precision complex).

    ``cusolverStatus_t cusolverDnCpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const
    cuComplex *A, int lda, cuComplex *B, int ldb, int *devInfo)``

    Parameters
    ----------
    A, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrs
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
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b, with one right-hand side, for each matrix A factorized by ``potrfBatched`` (single-precision complex).

    ``cusolverStatus_t cusolverDnCpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
    cuComplex **A, int lda, cuComplex **B, int ldb, int *d_info, int batchSize)``

    Parameters
    ----------
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCpotrsBatched
    """

def cusolverDnCreate() -> tuple[cusolverStatus_t, cusolverDnHandle_t]:
    """Creates a handle for dense solvers on the current device, and allocates device memory for it.

    ``cusolverStatus_t cusolverDnCreate(cusolverDnHandle_t *handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    handle : cusolverDnHandle_t

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreate
    """

def cusolverDnCreateGesvdjInfo() -> tuple[cusolverStatus_t, gesvdjInfo_t]:
    """Creates the parameter and result object of the Jacobi SVD, with default parameters.

    ``cusolverStatus_t cusolverDnCreateGesvdjInfo(gesvdjInfo_t *info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    info : gesvdjInfo_t

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateGesvdjInfo
    """

def cusolverDnCreateParams() -> tuple[cusolverStatus_t, cusolverDnParams_t]:
    """Creates an options object for functions with 64-bit sizes, with default values.

    ``cusolverStatus_t cusolverDnCreateParams(cusolverDnParams_t *params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    params : cusolverDnParams_t

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateParams
    """

def cusolverDnCreateSyevjInfo() -> tuple[cusolverStatus_t, syevjInfo_t]:
    """Creates the parameter and result object of the Jacobi eigensolver, with default parameters.

    ``cusolverStatus_t cusolverDnCreateSyevjInfo(syevjInfo_t *info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    info : syevjInfo_t

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCreateSyevjInfo
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
) -> tuple[cusolverStatus_t]:
    """Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (single-precision complex).

    ``cusolverStatus_t cusolverDnCsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda,
    int *ipiv, cuComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytrf
    """

def cusolverDnCsytrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a symmetric factorization (``sytrf``, single-precision complex).

    ``cusolverStatus_t cusolverDnCsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuComplex *A, int lda, int
    *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes A⁻¹ in place from the symmetric factorization of ``sytrf`` (single-precision complex).

    ``cusolverStatus_t cusolverDnCsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda,
    const int *ipiv, cuComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytri
    """

def cusolverDnCsytri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for inverting a symmetric matrix (``sytri``, single-precision complex).

    ``cusolverStatus_t cusolverDnCsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex
    *A, int lda, const int *ipiv, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCsytri_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the unitary Q (side left) or Pᴴ (side right) from the reflectors of ``gebrd`` (single-precision complex).

    ``cusolverStatus_t cusolverDnCungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, cuComplex
    *A, int lda, const cuComplex *tau, cuComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungbr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q or Pᴴ explicitly (``ungbr``, single-precision complex).

    ``cusolverStatus_t cusolverDnCungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int
    k, const cuComplex *A, int lda, const cuComplex *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungbr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the first n columns of the unitary matrix Q from the reflectors of ``geqrf`` (single-precision complex).

    ``cusolverStatus_t cusolverDnCungqr(cusolverDnHandle_t handle, int m, int n, int k, cuComplex *A, int lda, const
    cuComplex *tau, cuComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungqr
    """

def cusolverDnCungqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q explicitly (``ungqr``, single-precision complex).

    ``cusolverStatus_t cusolverDnCungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuComplex *A,
    int lda, const cuComplex *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungqr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the unitary matrix Q from the reflectors of ``hetrd`` (single-precision complex).

    ``cusolverStatus_t cusolverDnCungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuComplex *A, int lda,
    const cuComplex *tau, cuComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungtr
    """

def cusolverDnCungtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q explicitly (``ungtr``, single-precision complex).

    ``cusolverStatus_t cusolverDnCungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const
    cuComplex *A, int lda, const cuComplex *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCungtr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of ``geqrf`` (single-precision complex).

    ``cusolverStatus_t cusolverDnCunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int
    m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, cuComplex *C, int ldc, cuComplex *work, int
    lwork, int *devInfo)``

    Parameters
    ----------
    A, tau, C, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmqr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for multiplying by Q (``unmqr``, single-precision complex).

    ``cusolverStatus_t cusolverDnCunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t
    trans, int m, int n, int k, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C, int ldc, int
    *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmqr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of ``hetrd`` (single-precision complex).

    ``cusolverStatus_t cusolverDnCunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, int m, int n, cuComplex *A, int lda, cuComplex *tau, cuComplex *C, int ldc, cuComplex
    *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, C, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmtr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for multiplying by Q (``unmtr``, single-precision complex).

    ``cusolverStatus_t cusolverDnCunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t
    uplo, cublasOperation_t trans, int m, int n, const cuComplex *A, int lda, const cuComplex *tau, const cuComplex *C,
    int ldc, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnCunmtr_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in double precision by refining a QR solution in bfloat16.

    ``cusolverStatus_t cusolverDnDBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in double precision, with QR in bfloat16.

    ``cusolverStatus_t cusolverDnDBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in double precision by refining an LU solution in bfloat16.

    ``cusolverStatus_t cusolverDnDBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in double precision, with LU in bfloat16.

    ``cusolverStatus_t cusolverDnDBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDBgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in double precision by refining a QR solution in double precision.

    ``cusolverStatus_t cusolverDnDDgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in double precision, with QR in double precision.

    ``cusolverStatus_t cusolverDnDDgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in double precision by refining an LU solution in double precision.

    ``cusolverStatus_t cusolverDnDDgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in double precision, with LU in double precision.

    ``cusolverStatus_t cusolverDnDDgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDDgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in double precision by refining a QR solution in half precision.

    ``cusolverStatus_t cusolverDnDHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in double precision, with QR in half precision.

    ``cusolverStatus_t cusolverDnDHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in double precision by refining an LU solution in half precision.

    ``cusolverStatus_t cusolverDnDHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in double precision, with LU in half precision.

    ``cusolverStatus_t cusolverDnDHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDHgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in double precision by refining a QR solution in single precision.

    ``cusolverStatus_t cusolverDnDSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in double precision, with QR in single precision.

    ``cusolverStatus_t cusolverDnDSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in double precision by refining an LU solution in single precision.

    ``cusolverStatus_t cusolverDnDSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in double precision, with LU in single precision.

    ``cusolverStatus_t cusolverDnDSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDSgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in double precision by refining a QR solution in TF32.

    ``cusolverStatus_t cusolverDnDXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in double precision, with QR in TF32.

    ``cusolverStatus_t cusolverDnDXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, double *dA, cusolver_int_t ldda, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in double precision by refining an LU solution in TF32.

    ``cusolverStatus_t cusolverDnDXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, double *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in double precision, with LU in TF32.

    ``cusolverStatus_t cusolverDnDXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    double *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, double *dB, cusolver_int_t lddb, double *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDXgesv_bufferSize
    """

def cusolverDnDestroy(handle: cusolverDnHandle_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Destroys a handle for dense solvers and frees its memory.

    ``cusolverStatus_t cusolverDnDestroy(cusolverDnHandle_t handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroy
    """

def cusolverDnDestroyGesvdjInfo(info: gesvdjInfo_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Destroys the parameter and result object of the Jacobi SVD.

    ``cusolverStatus_t cusolverDnDestroyGesvdjInfo(gesvdjInfo_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroyGesvdjInfo
    """

def cusolverDnDestroyParams(params: cusolverDnParams_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Destroys an options object for functions with 64-bit sizes.

    ``cusolverStatus_t cusolverDnDestroyParams(cusolverDnParams_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``params``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroyParams
    """

def cusolverDnDestroySyevjInfo(info: syevjInfo_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Destroys the parameter and result object of the Jacobi eigensolver.

    ``cusolverStatus_t cusolverDnDestroySyevjInfo(syevjInfo_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDestroySyevjInfo
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
) -> tuple[cusolverStatus_t]:
    """Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (double precision).

    ``cusolverStatus_t cusolverDnDgebrd(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *D, double
    *E, double *TAUQ, double *TAUP, double *Work, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, D, E, TAUQ, TAUP, Work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgebrd
    """

def cusolverDnDgebrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for bidiagonal reduction (``gebrd``, double precision).

    ``cusolverStatus_t cusolverDnDgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgebrd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TAU`` (double precision).

    ``cusolverStatus_t cusolverDnDgeqrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *TAU, double
    *Workspace, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, TAU, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgeqrf
    """

def cusolverDnDgeqrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a QR factorization (``geqrf``, double precision).

    ``cusolverStatus_t cusolverDnDgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int
    *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgeqrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (double precision).

    ``cusolverStatus_t cusolverDnDgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n,
    double *A, int lda, double *S, double *U, int ldu, double *VT, int ldvt, double *work, int lwork, double *rwork, int
    *info)``

    Parameters
    ----------
    A, S, U, VT, work, rwork, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvd
    """

def cusolverDnDgesvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a singular value decomposition (``gesvd``, double precision).

    ``cusolverStatus_t cusolverDnDgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (double precision).

    ``cusolverStatus_t cusolverDnDgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int
    m, int n, const double *d_A, int lda, long long strideA, double *d_S, long long strideS, double *d_U, int ldu, long
    long strideU, double *d_V, int ldv, long long strideV, double *d_work, int lwork, int *d_info, double *h_R_nrmF, int
    batchSize)``

    Parameters
    ----------
    d_A, d_S, d_U, d_V, d_work, d_info, h_R_nrmF
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdaStridedBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for ``gesvdaStridedBatched`` (double precision).

    ``cusolverStatus_t cusolverDnDgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int
    rank, int m, int n, const double *d_A, int lda, long long strideA, const double *d_S, long long strideS, const
    double *d_U, int ldu, long long strideU, const double *d_V, int ldv, long long strideV, int *lwork, int batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdaStridedBatched_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (double precision).

    ``cusolverStatus_t cusolverDnDgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n,
    double *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info,
    gesvdjInfo_t params)``

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdj
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
) -> tuple[cusolverStatus_t]:
    """Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (double precision).

    ``cusolverStatus_t cusolverDnDgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, double
    *A, int lda, double *S, double *U, int ldu, double *V, int ldv, double *work, int lwork, int *info, gesvdjInfo_t
    params, int batchSize)``

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdjBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a batched Jacobi SVD (``gesvdjBatched``, double precision).

    ``cusolverStatus_t cusolverDnDgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int
    n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork,
    gesvdjInfo_t params, int batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdjBatched_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an SVD by the Jacobi method (``gesvdj``, double precision).

    ``cusolverStatus_t cusolverDnDgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m,
    int n, const double *A, int lda, const double *S, const double *U, int ldu, const double *V, int ldv, int *lwork,
    gesvdjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgesvdj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the LU factorization of an m × n matrix in place; no pivoting if ``devIpiv`` is null (double precision).

    ``cusolverStatus_t cusolverDnDgetrf(cusolverDnHandle_t handle, int m, int n, double *A, int lda, double *Workspace,
    int *devIpiv, int *devInfo)``

    Parameters
    ----------
    A, Workspace, devIpiv, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrf
    """

def cusolverDnDgetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an LU factorization (``getrf``, double precision).

    ``cusolverStatus_t cusolverDnDgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, double *A, int lda, int
    *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves op(A)·X = B with the LU factors from ``getrf``; X overwrites B (double precision).

    ``cusolverStatus_t cusolverDnDgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const
    double *A, int lda, const int *devIpiv, double *B, int ldb, int *devInfo)``

    Parameters
    ----------
    A, devIpiv, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDgetrs
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
) -> tuple[cusolverStatus_t]:
    """Applies the row interchanges k1 to k2, which ``getrf`` stored in ``devIpiv``, to the rows of A (double precision).

    ``cusolverStatus_t cusolverDnDlaswp(cusolverDnHandle_t handle, int n, double *A, int lda, int k1, int k2, const int
    *devIpiv, int incx)``

    Parameters
    ----------
    A, devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlaswp
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
) -> tuple[cusolverStatus_t]:
    """Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (double precision).

    ``cusolverStatus_t cusolverDnDlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda,
    double *work, int lwork, int *devInfo)``

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlauum
    """

def cusolverDnDlauum_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the product of a triangular factor (``lauum``, double precision).

    ``cusolverStatus_t cusolverDnDlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A,
    int lda, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDlauum_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the orthogonal Q (side left) or Pᵀ (side right) from the reflectors of ``gebrd`` (double precision).

    ``cusolverStatus_t cusolverDnDorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, double
    *A, int lda, const double *tau, double *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgbr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q or Pᵀ explicitly (``orgbr``, double precision).

    ``cusolverStatus_t cusolverDnDorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int
    k, const double *A, int lda, const double *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgbr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the first n columns of the orthogonal matrix Q from the reflectors of ``geqrf`` (double precision).

    ``cusolverStatus_t cusolverDnDorgqr(cusolverDnHandle_t handle, int m, int n, int k, double *A, int lda, const double
    *tau, double *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgqr
    """

def cusolverDnDorgqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q explicitly (``orgqr``, double precision).

    ``cusolverStatus_t cusolverDnDorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const double *A, int
    lda, const double *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgqr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the orthogonal matrix Q from the reflectors of ``sytrd`` (double precision).

    ``cusolverStatus_t cusolverDnDorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda,
    const double *tau, double *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgtr
    """

def cusolverDnDorgtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q explicitly (``orgtr``, double precision).

    ``cusolverStatus_t cusolverDnDorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double
    *A, int lda, const double *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDorgtr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of ``geqrf`` (double precision).

    ``cusolverStatus_t cusolverDnDormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int
    m, int n, int k, const double *A, int lda, const double *tau, double *C, int ldc, double *work, int lwork, int
    *devInfo)``

    Parameters
    ----------
    A, tau, C, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormqr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for multiplying by Q (``ormqr``, double precision).

    ``cusolverStatus_t cusolverDnDormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t
    trans, int m, int n, int k, const double *A, int lda, const double *tau, const double *C, int ldc, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormqr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of ``sytrd`` (double precision).

    ``cusolverStatus_t cusolverDnDormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, int m, int n, double *A, int lda, double *tau, double *C, int ldc, double *work, int lwork,
    int *info)``

    Parameters
    ----------
    A, tau, C, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormtr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for multiplying by Q (``ormtr``, double precision).

    ``cusolverStatus_t cusolverDnDormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t
    uplo, cublasOperation_t trans, int m, int n, const double *A, int lda, const double *tau, const double *C, int ldc,
    int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDormtr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (double precision).

    ``cusolverStatus_t cusolverDnDpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda,
    double *Workspace, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrf
    """

def cusolverDnDpotrfBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    infoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Computes in place the Cholesky factorization of each positive definite matrix of a batch (double precision).

    ``cusolverStatus_t cusolverDnDpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double **Aarray,
    int lda, int *infoArray, int batchSize)``

    Parameters
    ----------
    Aarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    infoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrfBatched
    """

def cusolverDnDpotrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a Cholesky factorization (``potrf``, double precision).

    ``cusolverStatus_t cusolverDnDpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A,
    int lda, int *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes one triangle of A⁻¹ in place from the Cholesky factor of ``potrf`` (double precision).

    ``cusolverStatus_t cusolverDnDpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda,
    double *work, int lwork, int *devInfo)``

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotri
    """

def cusolverDnDpotri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an inverse from a Cholesky factor (``potri``, double precision).

    ``cusolverStatus_t cusolverDnDpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A,
    int lda, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotri_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves A·X = B with the Cholesky factor from ``potrf``; X overwrites B (double precision).

    ``cusolverStatus_t cusolverDnDpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const double
    *A, int lda, double *B, int ldb, int *devInfo)``

    Parameters
    ----------
    A, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrs
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
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b, with one right-hand side, for each matrix A factorized by ``potrfBatched`` (double precision).

    ``cusolverStatus_t cusolverDnDpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, double
    **A, int lda, double **B, int ldb, int *d_info, int batchSize)``

    Parameters
    ----------
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDpotrsBatched
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
) -> tuple[cusolverStatus_t]:
    """Computes all eigenvalues, and optionally eigenvectors, of a symmetric matrix A (double precision).

    ``cusolverStatus_t cusolverDnDsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
    double *A, int lda, double *W, double *work, int lwork, int *info)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevd
    """

def cusolverDnDsyevd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for symmetric eigenvalues (``syevd``, double precision).

    ``cusolverStatus_t cusolverDnDsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t
    uplo, int n, const double *A, int lda, const double *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevd_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Computes selected eigenvalues, and optionally eigenvectors, of a symmetric matrix A (double precision).

    ``cusolverStatus_t cusolverDnDsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range,
    cublasFillMode_t uplo, int n, double *A, int lda, double vl, double vu, int il, int iu, int *meig, double *W, double
    *work, int lwork, int *info)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevdx
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``syevdx``, double precision).

    ``cusolverStatus_t cusolverDnDsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
    cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, double vl, double vu, int il, int
    iu, int *meig, const double *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevdx_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes eigenvalues, and optionally eigenvectors, of symmetric A by the Jacobi method (double precision).

    ``cusolverStatus_t cusolverDnDsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
    double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevj
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
) -> tuple[cusolverStatus_t]:
    """Computes eigenvalues, and optionally eigenvectors, of many small symmetric matrices (double precision).

    ``cusolverStatus_t cusolverDnDsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo,
    int n, double *A, int lda, double *W, double *work, int lwork, int *info, syevjInfo_t params, int batchSize)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevjBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the batched eigensolver (``syevjBatched``, double precision).

    ``cusolverStatus_t cusolverDnDsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params, int
    batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevjBatched_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the Jacobi eigensolver (``syevj``, double precision).

    ``cusolverStatus_t cusolverDnDsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t
    uplo, int n, const double *A, int lda, const double *W, int *lwork, syevjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsyevj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (double precision).

    ``cusolverStatus_t cusolverDnDsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int
    *info)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvd
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a generalized eigenproblem (``sygvd``, double precision).

    ``cusolverStatus_t cusolverDnDsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t
    jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int
    *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvd_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (double precision).

    ``cusolverStatus_t cusolverDnDsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cusolverEigRange_t range, cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double vl, double
    vu, int il, int iu, int *meig, double *W, double *work, int lwork, int *info)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvdx
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``sygvdx``, double precision).

    ``cusolverStatus_t cusolverDnDsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
    cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const double *A, int lda, const
    double *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvdx_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A symmetric (double precision).

    ``cusolverStatus_t cusolverDnDsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, double *A, int lda, double *B, int ldb, double *W, double *work, int lwork, int *info,
    syevjInfo_t params)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvj
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the generalized Jacobi eigensolver (``sygvj``, double precision).

    ``cusolverStatus_t cusolverDnDsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t
    jobz, cublasFillMode_t uplo, int n, const double *A, int lda, const double *B, int ldb, const double *W, int *lwork,
    syevjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsygvj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Reduces a symmetric matrix A to the tridiagonal matrix Qᵀ·A·Q, whose diagonals are d and e (double precision).

    ``cusolverStatus_t cusolverDnDsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda,
    double *d, double *e, double *tau, double *work, int lwork, int *info)``

    Parameters
    ----------
    A, d, e, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrd
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for tridiagonal reduction (``sytrd``, double precision).

    ``cusolverStatus_t cusolverDnDsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const double
    *A, int lda, const double *d, const double *e, const double *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (double precision).

    ``cusolverStatus_t cusolverDnDsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda, int
    *ipiv, double *work, int lwork, int *info)``

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrf
    """

def cusolverDnDsytrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a symmetric factorization (``sytrf``, double precision).

    ``cusolverStatus_t cusolverDnDsytrf_bufferSize(cusolverDnHandle_t handle, int n, double *A, int lda, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes A⁻¹ in place from the symmetric factorization of ``sytrf`` (double precision).

    ``cusolverStatus_t cusolverDnDsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A, int lda,
    const int *ipiv, double *work, int lwork, int *info)``

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytri
    """

def cusolverDnDsytri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for inverting a symmetric matrix (``sytri``, double precision).

    ``cusolverStatus_t cusolverDnDsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, double *A,
    int lda, const int *ipiv, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnDsytri_bufferSize
    """

def cusolverDnGetDeterministicMode(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cusolverDeterministicMode_t]:
    """Returns whether results must be bitwise reproducible for the same input.

    ``cusolverStatus_t cusolverDnGetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t *mode)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    mode : cusolverDeterministicMode_t

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetDeterministicMode
    """

def cusolverDnGetEmulationSpecialValuesSupport(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cudaEmulationSpecialValuesSupport]:
    """Returns the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.

    ``cusolverStatus_t cusolverDnGetEmulationSpecialValuesSupport(cusolverDnHandle_t handle,
    cudaEmulationSpecialValuesSupport_t *mask)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    mask : runtime.cudaEmulationSpecialValuesSupport

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetEmulationSpecialValuesSupport
    """

def cusolverDnGetEmulationStrategy(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cudaEmulationStrategy]:
    """Returns the strategy for emulating floating-point arithmetic with lower-precision Tensor Cores.

    ``cusolverStatus_t cusolverDnGetEmulationStrategy(cusolverDnHandle_t handle, cudaEmulationStrategy_t *strategy)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    strategy : runtime.cudaEmulationStrategy

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetEmulationStrategy
    """

def cusolverDnGetFixedPointEmulationMantissaBitOffset(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int]:
    """Returns the offset added to the number of mantissa bits that fixed-point emulation derives from the data.

    ``cusolverStatus_t cusolverDnGetFixedPointEmulationMantissaBitOffset(cusolverDnHandle_t handle, int
    *mantissaBitOffset)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    mantissaBitOffset : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetFixedPointEmulationMantissaBitOffset
    """

def cusolverDnGetFixedPointEmulationMantissaControl(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cudaEmulationMantissaControl]:
    """Returns whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.

    ``cusolverStatus_t cusolverDnGetFixedPointEmulationMantissaControl(cusolverDnHandle_t handle,
    cudaEmulationMantissaControl_t *control)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    control : runtime.cudaEmulationMantissaControl

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetFixedPointEmulationMantissaControl
    """

def cusolverDnGetFixedPointEmulationMaxMantissaBitCount(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int]:
    """Returns the maximum number of mantissa bits that fixed-point emulation keeps.

    ``cusolverStatus_t cusolverDnGetFixedPointEmulationMaxMantissaBitCount(cusolverDnHandle_t handle, int
    *mantissaBitCount)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    mantissaBitCount : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetFixedPointEmulationMaxMantissaBitCount
    """

def cusolverDnGetMathMode(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cusolverMathMode_t]:
    """Returns the handle's math mode, which can permit the emulation of floating-point products.

    ``cusolverStatus_t cusolverDnGetMathMode(cusolverDnHandle_t handle, cusolverMathMode_t *mode)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    mode : cusolverMathMode_t

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetMathMode
    """

def cusolverDnGetStream(
    handle: cusolverDnHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cudaStream_t]:
    """Returns the stream of a handle for dense solvers; null means the default stream.

    ``cusolverStatus_t cusolverDnGetStream(cusolverDnHandle_t handle, cudaStream_t *streamId)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    streamId : runtime.cudaStream_t

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnGetStream
    """

def cusolverDnIRSInfosCreate() -> tuple[cusolverStatus_t, cusolverDnIRSInfos_t]:
    """Creates an object that receives information about iterative refinement.

    ``cusolverStatus_t cusolverDnIRSInfosCreate(cusolverDnIRSInfos_t *infos_ptr)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    infos_ptr : cusolverDnIRSInfos_t

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosCreate
    """

def cusolverDnIRSInfosDestroy(
    infos: cusolverDnIRSInfos_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Destroys an information object of iterative refinement.

    ``cusolverStatus_t cusolverDnIRSInfosDestroy(cusolverDnIRSInfos_t infos)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``infos``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosDestroy
    """

def cusolverDnIRSInfosGetMaxIters(
    infos: cusolverDnIRSInfos_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int]:
    """Returns the maximum number of iterations of the last call.

    ``cusolverStatus_t cusolverDnIRSInfosGetMaxIters(cusolverDnIRSInfos_t infos, cusolver_int_t *maxiters)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    maxiters : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetMaxIters
    """

def cusolverDnIRSInfosGetNiters(
    infos: cusolverDnIRSInfos_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int]:
    """Returns the total number of iterations of the last call, negative if the call fell back or failed.

    ``cusolverStatus_t cusolverDnIRSInfosGetNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *niters)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    niters : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetNiters
    """

def cusolverDnIRSInfosGetOuterNiters(
    infos: cusolverDnIRSInfos_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int]:
    """Returns the number of outer iterations of the last call.

    ``cusolverStatus_t cusolverDnIRSInfosGetOuterNiters(cusolverDnIRSInfos_t infos, cusolver_int_t *outer_niters)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    outer_niters : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetOuterNiters
    """

def cusolverDnIRSInfosGetResidualHistory(
    infos: cusolverDnIRSInfos_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int]:
    """Returns the address of the last call's residuals, whose recording must have been enabled.

    ``cusolverStatus_t cusolverDnIRSInfosGetResidualHistory(cusolverDnIRSInfos_t infos, void **residual_history)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    residual_history : int
        Referenced memory and handles are valid as long as ``infos`` exists.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosGetResidualHistory
    """

def cusolverDnIRSInfosRequestResidual(
    infos: cusolverDnIRSInfos_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Enables the recording of residuals, one for each iteration, in later calls.

    ``cusolverStatus_t cusolverDnIRSInfosRequestResidual(cusolverDnIRSInfos_t infos)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSInfosRequestResidual
    """

def cusolverDnIRSParamsCreate() -> tuple[cusolverStatus_t, cusolverDnIRSParams_t]:
    """Creates a parameter object for iterative refinement; the precisions must be set before use.

    ``cusolverStatus_t cusolverDnIRSParamsCreate(cusolverDnIRSParams_t *params_ptr)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    params_ptr : cusolverDnIRSParams_t

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsCreate
    """

def cusolverDnIRSParamsDestroy(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Destroys a parameter object for iterative refinement.

    ``cusolverStatus_t cusolverDnIRSParamsDestroy(cusolverDnIRSParams_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``params``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsDestroy
    """

def cusolverDnIRSParamsDisableFallback(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Disables the fallback to the main precision if refinement does not converge.

    ``cusolverStatus_t cusolverDnIRSParamsDisableFallback(cusolverDnIRSParams_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsDisableFallback
    """

def cusolverDnIRSParamsEnableFallback(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Enables the fallback to the main precision if refinement does not converge.

    ``cusolverStatus_t cusolverDnIRSParamsEnableFallback(cusolverDnIRSParams_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsEnableFallback
    """

def cusolverDnIRSParamsGetMaxIters(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int]:
    """Returns the maximum total number of refinement iterations.

    ``cusolverStatus_t cusolverDnIRSParamsGetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t *maxiters)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    maxiters : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsGetMaxIters
    """

def cusolverDnIRSParamsSetMaxIters(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    maxiters: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Sets the maximum total number of refinement iterations.

    ``cusolverStatus_t cusolverDnIRSParamsSetMaxIters(cusolverDnIRSParams_t params, cusolver_int_t maxiters)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetMaxIters
    """

def cusolverDnIRSParamsSetMaxItersInner(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    maxiters_inner: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Sets the maximum number of inner iterations, for refinement methods with an inner solver (GMRES).

    ``cusolverStatus_t cusolverDnIRSParamsSetMaxItersInner(cusolverDnIRSParams_t params, cusolver_int_t
    maxiters_inner)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetMaxItersInner
    """

def cusolverDnIRSParamsSetRefinementSolver(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    refinement_solver: cusolverIRSRefinement_t,
) -> tuple[cusolverStatus_t]:
    """Sets the refinement method, such as classical iterative refinement or GMRES.

    ``cusolverStatus_t cusolverDnIRSParamsSetRefinementSolver(cusolverDnIRSParams_t params, cusolverIRSRefinement_t
    refinement_solver)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetRefinementSolver
    """

def cusolverDnIRSParamsSetSolverLowestPrecision(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    solver_lowest_precision: cusolverPrecType_t,
) -> tuple[cusolverStatus_t]:
    """Sets the lowest precision that the factorization may use.

    ``cusolverStatus_t cusolverDnIRSParamsSetSolverLowestPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t
    solver_lowest_precision)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverLowestPrecision
    """

def cusolverDnIRSParamsSetSolverMainPrecision(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    solver_main_precision: cusolverPrecType_t,
) -> tuple[cusolverStatus_t]:
    """Sets the precision of the data and the solution.

    ``cusolverStatus_t cusolverDnIRSParamsSetSolverMainPrecision(cusolverDnIRSParams_t params, cusolverPrecType_t
    solver_main_precision)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverMainPrecision
    """

def cusolverDnIRSParamsSetSolverPrecisions(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    solver_main_precision: cusolverPrecType_t,
    solver_lowest_precision: cusolverPrecType_t,
) -> tuple[cusolverStatus_t]:
    """Sets the precision of the data, and the lowest precision that the factorization may use.

    ``cusolverStatus_t cusolverDnIRSParamsSetSolverPrecisions(cusolverDnIRSParams_t params, cusolverPrecType_t
    solver_main_precision, cusolverPrecType_t solver_lowest_precision)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetSolverPrecisions
    """

def cusolverDnIRSParamsSetTol(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    val: float,
) -> tuple[cusolverStatus_t]:
    """Sets the residual tolerance at which refinement stops.

    ``cusolverStatus_t cusolverDnIRSParamsSetTol(cusolverDnIRSParams_t params, double val)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetTol
    """

def cusolverDnIRSParamsSetTolInner(
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    val: float,
) -> tuple[cusolverStatus_t]:
    """Sets the tolerance of the inner solver, for refinement methods that have one (GMRES).

    ``cusolverStatus_t cusolverDnIRSParamsSetTolInner(cusolverDnIRSParams_t params, double val)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSParamsSetTolInner
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ by refining a QR solution, in the precisions that the parameters specify.

    ``cusolverStatus_t cusolverDnIRSXgels(cusolverDnHandle_t handle, cusolverDnIRSParams_t gels_irs_params,
    cusolverDnIRSInfos_t gels_irs_infos, cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, void *dA,
    cusolver_int_t ldda, void *dB, cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t
    lwork_bytes, cusolver_int_t *niters, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    niters : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgels
    """

def cusolverDnIRSXgels_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    nrhs: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``cusolverDnIRSXgels``.

    ``cusolverStatus_t cusolverDnIRSXgels_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params,
    cusolver_int_t m, cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B by refining an LU solution, in the precisions that the parameters specify.

    ``cusolverStatus_t cusolverDnIRSXgesv(cusolverDnHandle_t handle, cusolverDnIRSParams_t gesv_irs_params,
    cusolverDnIRSInfos_t gesv_irs_infos, cusolver_int_t n, cusolver_int_t nrhs, void *dA, cusolver_int_t ldda, void *dB,
    cusolver_int_t lddb, void *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *niters,
    cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    niters : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgesv
    """

def cusolverDnIRSXgesv_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    params: cusolverDnIRSParams_t | _typing.Integer | None,
    n: _typing.Integer,
    nrhs: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``cusolverDnIRSXgesv``.

    ``cusolverStatus_t cusolverDnIRSXgesv_bufferSize(cusolverDnHandle_t handle, cusolverDnIRSParams_t params,
    cusolver_int_t n, cusolver_int_t nrhs, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnIRSXgesv_bufferSize
    """

def cusolverDnLoggerForceDisable() -> tuple[cusolverStatus_t]:
    """Disables the dense solvers' log for the rest of the process.

    ``cusolverStatus_t cusolverDnLoggerForceDisable(void)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerForceDisable
    """

def cusolverDnLoggerOpenFile(logFile: _typing.Text) -> tuple[cusolverStatus_t]:
    """Opens the file at a path and redirects the dense solvers' log to it.

    ``cusolverStatus_t cusolverDnLoggerOpenFile(const char *logFile)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerOpenFile
    """

def cusolverDnLoggerSetCallback(callback: _typing.Callback) -> tuple[cusolverStatus_t]:
    """Sets a callback that receives each message of the dense solvers' log.

    ``cusolverStatus_t cusolverDnLoggerSetCallback(cusolverDnLoggerCallback_t callback)``

    Parameters
    ----------
    callback
        Used after the call returns; kept alive by cubind as long as the process runs.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - ``callback`` may be called at any time from now on, on any thread.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetCallback
    """

def cusolverDnLoggerSetFile(file: _typing.Pointer) -> tuple[cusolverStatus_t]:
    """Redirects the dense solvers' log to an open C file stream.

    ``cusolverStatus_t cusolverDnLoggerSetFile(FILE *file)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetFile
    """

def cusolverDnLoggerSetLevel(level: _typing.Integer) -> tuple[cusolverStatus_t]:
    """Sets the log level of the dense solvers; 0 disables logging.

    ``cusolverStatus_t cusolverDnLoggerSetLevel(int level)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetLevel
    """

def cusolverDnLoggerSetMask(mask: _typing.Integer) -> tuple[cusolverStatus_t]:
    """Sets the log mask of the dense solvers, which overrides the log level.

    ``cusolverStatus_t cusolverDnLoggerSetMask(int mask)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnLoggerSetMask
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in single precision by refining a QR solution in bfloat16.

    ``cusolverStatus_t cusolverDnSBgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in single precision, with QR in bfloat16.

    ``cusolverStatus_t cusolverDnSBgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in single precision by refining an LU solution in bfloat16.

    ``cusolverStatus_t cusolverDnSBgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in single precision, with LU in bfloat16.

    ``cusolverStatus_t cusolverDnSBgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSBgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in single precision by refining a QR solution in half precision.

    ``cusolverStatus_t cusolverDnSHgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in single precision, with QR in half precision.

    ``cusolverStatus_t cusolverDnSHgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in single precision by refining an LU solution in half precision.

    ``cusolverStatus_t cusolverDnSHgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in single precision, with LU in half precision.

    ``cusolverStatus_t cusolverDnSHgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSHgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in single precision by refining a QR solution in single precision.

    ``cusolverStatus_t cusolverDnSSgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in single precision, with QR in single precision.

    ``cusolverStatus_t cusolverDnSSgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in single precision by refining an LU solution in single precision.

    ``cusolverStatus_t cusolverDnSSgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in single precision, with LU in single precision.

    ``cusolverStatus_t cusolverDnSSgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSSgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in single precision by refining a QR solution in TF32.

    ``cusolverStatus_t cusolverDnSXgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in single precision, with QR in TF32.

    ``cusolverStatus_t cusolverDnSXgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, float *dA, cusolver_int_t ldda, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx,
    void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in single precision by refining an LU solution in TF32.

    ``cusolverStatus_t cusolverDnSXgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs, float *dA,
    cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t lddx, void
    *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in single precision, with LU in TF32.

    ``cusolverStatus_t cusolverDnSXgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    float *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, float *dB, cusolver_int_t lddb, float *dX, cusolver_int_t
    lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSXgesv_bufferSize
    """

def cusolverDnSetAdvOptions(
    params: cusolverDnParams_t | _typing.Integer | None,
    function: cusolverDnFunction_t,
    algo: cusolverAlgMode_t,
) -> tuple[cusolverStatus_t]:
    """Selects the algorithm that a given function uses when it is called with these options.

    ``cusolverStatus_t cusolverDnSetAdvOptions(cusolverDnParams_t params, cusolverDnFunction_t function,
    cusolverAlgMode_t algo)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetAdvOptions
    """

def cusolverDnSetDeterministicMode(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mode: cusolverDeterministicMode_t,
) -> tuple[cusolverStatus_t]:
    """Sets whether results must be bitwise reproducible for the same input, which may reduce performance.

    ``cusolverStatus_t cusolverDnSetDeterministicMode(cusolverDnHandle_t handle, cusolverDeterministicMode_t mode)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 12.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetDeterministicMode
    """

def cusolverDnSetEmulationSpecialValuesSupport(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mask: cudaEmulationSpecialValuesSupport,
) -> tuple[cusolverStatus_t]:
    """Sets the special values, such as infinity and NaN, that emulation must handle according to IEEE 754.

    ``cusolverStatus_t cusolverDnSetEmulationSpecialValuesSupport(cusolverDnHandle_t handle,
    cudaEmulationSpecialValuesSupport_t mask)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetEmulationSpecialValuesSupport
    """

def cusolverDnSetEmulationStrategy(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    strategy: cudaEmulationStrategy,
) -> tuple[cusolverStatus_t]:
    """Sets the strategy for emulating floating-point arithmetic with lower-precision Tensor Cores.

    ``cusolverStatus_t cusolverDnSetEmulationStrategy(cusolverDnHandle_t handle, cudaEmulationStrategy_t strategy)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetEmulationStrategy
    """

def cusolverDnSetFixedPointEmulationMantissaBitOffset(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mantissaBitOffset: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Sets the offset added to the number of mantissa bits that fixed-point emulation derives from the data.

    ``cusolverStatus_t cusolverDnSetFixedPointEmulationMantissaBitOffset(cusolverDnHandle_t handle, int
    mantissaBitOffset)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetFixedPointEmulationMantissaBitOffset
    """

def cusolverDnSetFixedPointEmulationMantissaControl(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    control: cudaEmulationMantissaControl,
) -> tuple[cusolverStatus_t]:
    """Sets whether fixed-point emulation derives the number of mantissa bits from the data or uses a fixed number.

    ``cusolverStatus_t cusolverDnSetFixedPointEmulationMantissaControl(cusolverDnHandle_t handle,
    cudaEmulationMantissaControl_t control)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetFixedPointEmulationMantissaControl
    """

def cusolverDnSetFixedPointEmulationMaxMantissaBitCount(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mantissaBitCount: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Sets the maximum number of mantissa bits that fixed-point emulation keeps.

    ``cusolverStatus_t cusolverDnSetFixedPointEmulationMaxMantissaBitCount(cusolverDnHandle_t handle, int
    mantissaBitCount)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetFixedPointEmulationMaxMantissaBitCount
    """

def cusolverDnSetMathMode(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    mode: cusolverMathMode_t,
) -> tuple[cusolverStatus_t]:
    """Sets the handle's math mode, which can permit the emulation of floating-point products.

    ``cusolverStatus_t cusolverDnSetMathMode(cusolverDnHandle_t handle, cusolverMathMode_t mode)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetMathMode
    """

def cusolverDnSetStream(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cusolverStatus_t]:
    """Sets the stream in which later calls of dense solvers with the handle run.

    ``cusolverStatus_t cusolverDnSetStream(cusolverDnHandle_t handle, cudaStream_t streamId)``

    Parameters
    ----------
    streamId
        Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSetStream
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
) -> tuple[cusolverStatus_t]:
    """Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (single precision).

    ``cusolverStatus_t cusolverDnSgebrd(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *D, float *E,
    float *TAUQ, float *TAUP, float *Work, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, D, E, TAUQ, TAUP, Work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgebrd
    """

def cusolverDnSgebrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for bidiagonal reduction (``gebrd``, single precision).

    ``cusolverStatus_t cusolverDnSgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgebrd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TAU`` (single precision).

    ``cusolverStatus_t cusolverDnSgeqrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *TAU, float
    *Workspace, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, TAU, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgeqrf
    """

def cusolverDnSgeqrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a QR factorization (``geqrf``, single precision).

    ``cusolverStatus_t cusolverDnSgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int
    *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgeqrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (single precision).

    ``cusolverStatus_t cusolverDnSgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n,
    float *A, int lda, float *S, float *U, int ldu, float *VT, int ldvt, float *work, int lwork, float *rwork, int
    *info)``

    Parameters
    ----------
    A, S, U, VT, work, rwork, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvd
    """

def cusolverDnSgesvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a singular value decomposition (``gesvd``, single precision).

    ``cusolverStatus_t cusolverDnSgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (single precision).

    ``cusolverStatus_t cusolverDnSgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int
    m, int n, const float *d_A, int lda, long long strideA, float *d_S, long long strideS, float *d_U, int ldu, long
    long strideU, float *d_V, int ldv, long long strideV, float *d_work, int lwork, int *d_info, double *h_R_nrmF, int
    batchSize)``

    Parameters
    ----------
    d_A, d_S, d_U, d_V, d_work, d_info, h_R_nrmF
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdaStridedBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for ``gesvdaStridedBatched`` (single precision).

    ``cusolverStatus_t cusolverDnSgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int
    rank, int m, int n, const float *d_A, int lda, long long strideA, const float *d_S, long long strideS, const float
    *d_U, int ldu, long long strideU, const float *d_V, int ldv, long long strideV, int *lwork, int batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdaStridedBatched_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (single precision).

    ``cusolverStatus_t cusolverDnSgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n,
    float *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t
    params)``

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdj
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
) -> tuple[cusolverStatus_t]:
    """Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (single precision).

    ``cusolverStatus_t cusolverDnSgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n, float
    *A, int lda, float *S, float *U, int ldu, float *V, int ldv, float *work, int lwork, int *info, gesvdjInfo_t params,
    int batchSize)``

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdjBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a batched Jacobi SVD (``gesvdjBatched``, single precision).

    ``cusolverStatus_t cusolverDnSgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int
    n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork,
    gesvdjInfo_t params, int batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdjBatched_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an SVD by the Jacobi method (``gesvdj``, single precision).

    ``cusolverStatus_t cusolverDnSgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m,
    int n, const float *A, int lda, const float *S, const float *U, int ldu, const float *V, int ldv, int *lwork,
    gesvdjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgesvdj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the LU factorization of an m × n matrix in place; no pivoting if ``devIpiv`` is null (single precision).

    ``cusolverStatus_t cusolverDnSgetrf(cusolverDnHandle_t handle, int m, int n, float *A, int lda, float *Workspace,
    int *devIpiv, int *devInfo)``

    Parameters
    ----------
    A, Workspace, devIpiv, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrf
    """

def cusolverDnSgetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an LU factorization (``getrf``, single precision).

    ``cusolverStatus_t cusolverDnSgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, float *A, int lda, int
    *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves op(A)·X = B with the LU factors from ``getrf``; X overwrites B (single precision).

    ``cusolverStatus_t cusolverDnSgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const float
    *A, int lda, const int *devIpiv, float *B, int ldb, int *devInfo)``

    Parameters
    ----------
    A, devIpiv, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSgetrs
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
) -> tuple[cusolverStatus_t]:
    """Applies the row interchanges k1 to k2, which ``getrf`` stored in ``devIpiv``, to the rows of A (single precision).

    ``cusolverStatus_t cusolverDnSlaswp(cusolverDnHandle_t handle, int n, float *A, int lda, int k1, int k2, const int
    *devIpiv, int incx)``

    Parameters
    ----------
    A, devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlaswp
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
) -> tuple[cusolverStatus_t]:
    """Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (single precision).

    ``cusolverStatus_t cusolverDnSlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda,
    float *work, int lwork, int *devInfo)``

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlauum
    """

def cusolverDnSlauum_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the product of a triangular factor (``lauum``, single precision).

    ``cusolverStatus_t cusolverDnSlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
    int lda, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSlauum_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the orthogonal Q (side left) or Pᵀ (side right) from the reflectors of ``gebrd`` (single precision).

    ``cusolverStatus_t cusolverDnSorgbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k, float *A,
    int lda, const float *tau, float *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgbr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q or Pᵀ explicitly (``orgbr``, single precision).

    ``cusolverStatus_t cusolverDnSorgbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int
    k, const float *A, int lda, const float *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgbr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the first n columns of the orthogonal matrix Q from the reflectors of ``geqrf`` (single precision).

    ``cusolverStatus_t cusolverDnSorgqr(cusolverDnHandle_t handle, int m, int n, int k, float *A, int lda, const float
    *tau, float *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgqr
    """

def cusolverDnSorgqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q explicitly (``orgqr``, single precision).

    ``cusolverStatus_t cusolverDnSorgqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const float *A, int
    lda, const float *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgqr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the orthogonal matrix Q from the reflectors of ``sytrd`` (single precision).

    ``cusolverStatus_t cusolverDnSorgtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda,
    const float *tau, float *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgtr
    """

def cusolverDnSorgtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q explicitly (``orgtr``, single precision).

    ``cusolverStatus_t cusolverDnSorgtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float
    *A, int lda, const float *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSorgtr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of ``geqrf`` (single precision).

    ``cusolverStatus_t cusolverDnSormqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int
    m, int n, int k, const float *A, int lda, const float *tau, float *C, int ldc, float *work, int lwork, int
    *devInfo)``

    Parameters
    ----------
    A, tau, C, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormqr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for multiplying by Q (``ormqr``, single precision).

    ``cusolverStatus_t cusolverDnSormqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t
    trans, int m, int n, int k, const float *A, int lda, const float *tau, const float *C, int ldc, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormqr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the orthogonal Q of ``sytrd`` (single precision).

    ``cusolverStatus_t cusolverDnSormtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, int m, int n, float *A, int lda, float *tau, float *C, int ldc, float *work, int lwork, int
    *info)``

    Parameters
    ----------
    A, tau, C, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormtr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for multiplying by Q (``ormtr``, single precision).

    ``cusolverStatus_t cusolverDnSormtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t
    uplo, cublasOperation_t trans, int m, int n, const float *A, int lda, const float *tau, const float *C, int ldc, int
    *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSormtr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (single precision).

    ``cusolverStatus_t cusolverDnSpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda,
    float *Workspace, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrf
    """

def cusolverDnSpotrfBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    infoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Computes in place the Cholesky factorization of each positive definite matrix of a batch (single precision).

    ``cusolverStatus_t cusolverDnSpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float **Aarray,
    int lda, int *infoArray, int batchSize)``

    Parameters
    ----------
    Aarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    infoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrfBatched
    """

def cusolverDnSpotrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a Cholesky factorization (``potrf``, single precision).

    ``cusolverStatus_t cusolverDnSpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
    int lda, int *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes one triangle of A⁻¹ in place from the Cholesky factor of ``potrf`` (single precision).

    ``cusolverStatus_t cusolverDnSpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda,
    float *work, int lwork, int *devInfo)``

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotri
    """

def cusolverDnSpotri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an inverse from a Cholesky factor (``potri``, single precision).

    ``cusolverStatus_t cusolverDnSpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
    int lda, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotri_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves A·X = B with the Cholesky factor from ``potrf``; X overwrites B (single precision).

    ``cusolverStatus_t cusolverDnSpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const float
    *A, int lda, float *B, int ldb, int *devInfo)``

    Parameters
    ----------
    A, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrs
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
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b, with one right-hand side, for each matrix A factorized by ``potrfBatched`` (single precision).

    ``cusolverStatus_t cusolverDnSpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, float
    **A, int lda, float **B, int ldb, int *d_info, int batchSize)``

    Parameters
    ----------
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSpotrsBatched
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
) -> tuple[cusolverStatus_t]:
    """Computes all eigenvalues, and optionally eigenvectors, of a symmetric matrix A (single precision).

    ``cusolverStatus_t cusolverDnSsyevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
    float *A, int lda, float *W, float *work, int lwork, int *info)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevd
    """

def cusolverDnSsyevd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for symmetric eigenvalues (``syevd``, single precision).

    ``cusolverStatus_t cusolverDnSsyevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t
    uplo, int n, const float *A, int lda, const float *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevd_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Computes selected eigenvalues, and optionally eigenvectors, of a symmetric matrix A (single precision).

    ``cusolverStatus_t cusolverDnSsyevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range,
    cublasFillMode_t uplo, int n, float *A, int lda, float vl, float vu, int il, int iu, int *meig, float *W, float
    *work, int lwork, int *info)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevdx
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``syevdx``, single precision).

    ``cusolverStatus_t cusolverDnSsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
    cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, float vl, float vu, int il, int iu,
    int *meig, const float *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevdx_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes eigenvalues, and optionally eigenvectors, of symmetric A by the Jacobi method (single precision).

    ``cusolverStatus_t cusolverDnSsyevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
    float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevj
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
) -> tuple[cusolverStatus_t]:
    """Computes eigenvalues, and optionally eigenvectors, of many small symmetric matrices (single precision).

    ``cusolverStatus_t cusolverDnSsyevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo,
    int n, float *A, int lda, float *W, float *work, int lwork, int *info, syevjInfo_t params, int batchSize)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevjBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the batched eigensolver (``syevjBatched``, single precision).

    ``cusolverStatus_t cusolverDnSsyevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params, int
    batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevjBatched_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the Jacobi eigensolver (``syevj``, single precision).

    ``cusolverStatus_t cusolverDnSsyevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t
    uplo, int n, const float *A, int lda, const float *W, int *lwork, syevjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsyevj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (single precision).

    ``cusolverStatus_t cusolverDnSsygvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvd
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a generalized eigenproblem (``sygvd``, single precision).

    ``cusolverStatus_t cusolverDnSsygvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t
    jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvd_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric (single precision).

    ``cusolverStatus_t cusolverDnSsygvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cusolverEigRange_t range, cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float vl, float vu,
    int il, int iu, int *meig, float *W, float *work, int lwork, int *info)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvdx
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``sygvdx``, single precision).

    ``cusolverStatus_t cusolverDnSsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
    cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const float *A, int lda, const float
    *B, int ldb, float vl, float vu, int il, int iu, int *meig, const float *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvdx_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A symmetric (single precision).

    ``cusolverStatus_t cusolverDnSsygvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, float *A, int lda, float *B, int ldb, float *W, float *work, int lwork, int *info,
    syevjInfo_t params)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvj
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the generalized Jacobi eigensolver (``sygvj``, single precision).

    ``cusolverStatus_t cusolverDnSsygvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t
    jobz, cublasFillMode_t uplo, int n, const float *A, int lda, const float *B, int ldb, const float *W, int *lwork,
    syevjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsygvj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Reduces a symmetric matrix A to the tridiagonal matrix Qᵀ·A·Q, whose diagonals are d and e (single precision).

    ``cusolverStatus_t cusolverDnSsytrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda,
    float *d, float *e, float *tau, float *work, int lwork, int *info)``

    Parameters
    ----------
    A, d, e, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrd
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for tridiagonal reduction (``sytrd``, single precision).

    ``cusolverStatus_t cusolverDnSsytrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const float
    *A, int lda, const float *d, const float *e, const float *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (single precision).

    ``cusolverStatus_t cusolverDnSsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda, int
    *ipiv, float *work, int lwork, int *info)``

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrf
    """

def cusolverDnSsytrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a symmetric factorization (``sytrf``, single precision).

    ``cusolverStatus_t cusolverDnSsytrf_bufferSize(cusolverDnHandle_t handle, int n, float *A, int lda, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes A⁻¹ in place from the symmetric factorization of ``sytrf`` (single precision).

    ``cusolverStatus_t cusolverDnSsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A, int lda,
    const int *ipiv, float *work, int lwork, int *info)``

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytri
    """

def cusolverDnSsytri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for inverting a symmetric matrix (``sytri``, single precision).

    ``cusolverStatus_t cusolverDnSsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, float *A,
    int lda, const int *ipiv, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnSsytri_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the eigenvalues, and optionally eigenvectors, of a general square matrix A.

    ``cusolverStatus_t cusolverDnXgeev(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobvl,
    cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W,
    cudaDataType dataTypeVL, void *VL, int64_t ldvl, cudaDataType dataTypeVR, void *VR, int64_t ldvr, cudaDataType
    computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t
    workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, W, VL, VR, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 12.6.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeev
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgeev``.

    ``cusolverStatus_t cusolverDnXgeev_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverEigMode_t jobvl, cusolverEigMode_t jobvr, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda,
    cudaDataType dataTypeW, const void *W, cudaDataType dataTypeVL, const void *VL, int64_t ldvl, cudaDataType
    dataTypeVR, const void *VR, int64_t ldvr, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t
    *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 12.6.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeev_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the QR factorization A = Q·R in place, with 64-bit sizes and selectable data types.

    ``cusolverStatus_t cusolverDnXgeqrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n,
    cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeTau, void *tau, cudaDataType computeType, void
    *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, tau, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeqrf
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgeqrf``.

    ``cusolverStatus_t cusolverDnXgeqrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m,
    int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeTau, const void *tau,
    cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgeqrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the SVD A = U·S·Vᴴ, with 64-bit sizes and selectable data types.

    ``cusolverStatus_t cusolverDnXgesvd(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed
    char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S,
    cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeVT, void *VT, int64_t ldvt, cudaDataType
    computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t
    workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, S, U, VT, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvd
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgesvd``.

    ``cusolverStatus_t cusolverDnXgesvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char
    jobu, signed char jobvt, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType
    dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeVT, const void
    *VT, int64_t ldvt, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvd_bufferSize
    """

def cusolverDnXgesvdjGetResidual(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    info: gesvdjInfo_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, float]:
    """Returns the residual (Frobenius norm) of the last call of ``gesvdj`` that was not batched.

    ``cusolverStatus_t cusolverDnXgesvdjGetResidual(cusolverDnHandle_t handle, gesvdjInfo_t info, double *residual)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    residual : float

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjGetResidual
    """

def cusolverDnXgesvdjGetSweeps(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    info: gesvdjInfo_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int]:
    """Returns the number of sweeps of the last call of ``gesvdj`` that was not batched.

    ``cusolverStatus_t cusolverDnXgesvdjGetSweeps(cusolverDnHandle_t handle, gesvdjInfo_t info, int *executed_sweeps)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    executed_sweeps : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjGetSweeps
    """

def cusolverDnXgesvdjSetMaxSweeps(
    info: gesvdjInfo_t | _typing.Integer | None,
    max_sweeps: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Sets the maximum number of sweeps of the Jacobi SVD.

    ``cusolverStatus_t cusolverDnXgesvdjSetMaxSweeps(gesvdjInfo_t info, int max_sweeps)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetMaxSweeps
    """

def cusolverDnXgesvdjSetSortEig(
    info: gesvdjInfo_t | _typing.Integer | None,
    sort_svd: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Sets whether the Jacobi SVD sorts singular values in descending order.

    ``cusolverStatus_t cusolverDnXgesvdjSetSortEig(gesvdjInfo_t info, int sort_svd)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetSortEig
    """

def cusolverDnXgesvdjSetTolerance(
    info: gesvdjInfo_t | _typing.Integer | None,
    tolerance: float,
) -> tuple[cusolverStatus_t]:
    """Sets the tolerance at which the Jacobi SVD stops.

    ``cusolverStatus_t cusolverDnXgesvdjSetTolerance(gesvdjInfo_t info, double tolerance)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdjSetTolerance
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
) -> tuple[cusolverStatus_t, float]:
    """Computes the SVD A = U·S·Vᴴ by polar decomposition, faster than ``cusolverDnXgesvd``; returns an error bound.

    ``cusolverStatus_t cusolverDnXgesvdp(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz,
    int econ, int64_t m, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeS, void *S,
    cudaDataType dataTypeU, void *U, int64_t ldu, cudaDataType dataTypeV, void *V, int64_t ldv, cudaDataType
    computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t
    workspaceInBytesOnHost, int *d_info, double *h_err_sigma)``

    Parameters
    ----------
    A, S, U, V, bufferOnDevice, bufferOnHost, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    h_err_sigma : float

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdp
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgesvdp``.

    ``cusolverStatus_t cusolverDnXgesvdp_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverEigMode_t jobz, int econ, int64_t m, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda,
    cudaDataType dataTypeS, const void *S, cudaDataType dataTypeU, const void *U, int64_t ldu, cudaDataType dataTypeV,
    const void *V, int64_t ldv, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t
    *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdp_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Approximates the k largest singular values, and optionally singular vectors, by random projections.

    ``cusolverStatus_t cusolverDnXgesvdr(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char jobu, signed
    char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, void *A, int64_t lda,
    cudaDataType dataTypeSrand, void *Srand, cudaDataType dataTypeUrand, void *Urand, int64_t ldUrand, cudaDataType
    dataTypeVrand, void *Vrand, int64_t ldVrand, cudaDataType computeType, void *bufferOnDevice, size_t
    workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)``

    Parameters
    ----------
    A, Srand, Urand, Vrand, bufferOnDevice, bufferOnHost, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdr
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgesvdr``.

    ``cusolverStatus_t cusolverDnXgesvdr_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, signed char
    jobu, signed char jobv, int64_t m, int64_t n, int64_t k, int64_t p, int64_t niters, cudaDataType dataTypeA, const
    void *A, int64_t lda, cudaDataType dataTypeSrand, const void *Srand, cudaDataType dataTypeUrand, const void *Urand,
    int64_t ldUrand, cudaDataType dataTypeVrand, const void *Vrand, int64_t ldVrand, cudaDataType computeType, size_t
    *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgesvdr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the LU factorization P·A = L·U in place, with 64-bit sizes and selectable data types.

    ``cusolverStatus_t cusolverDnXgetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m, int64_t n,
    cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void *bufferOnDevice, size_t
    workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, ipiv, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrf
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXgetrf``.

    ``cusolverStatus_t cusolverDnXgetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params, int64_t m,
    int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType, size_t
    *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves op(A)·X = B with the factors from ``cusolverDnXgetrf``; X overwrites B.

    ``cusolverStatus_t cusolverDnXgetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasOperation_t trans,
    int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType
    dataTypeB, void *B, int64_t ldb, int *info)``

    Parameters
    ----------
    A, ipiv, B, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXgetrs
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
) -> tuple[cusolverStatus_t]:
    """Computes L·D·Lᴴ or U·D·Uᴴ of a Hermitian matrix A in place, with 64-bit sizes and selectable data types.

    ``cusolverStatus_t cusolverDnXhetrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo,
    int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void
    *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, ipiv, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrf
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXhetrf``.

    ``cusolverStatus_t cusolverDnXhetrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv,
    cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves A·X = B with the factors from ``cusolverDnXhetrf``; X overwrites B.

    ``cusolverStatus_t cusolverDnXhetrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo,
    int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType
    dataTypeB, void *B, int64_t ldb, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t
    workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, ipiv, B, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrs
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXhetrs``.

    ``cusolverStatus_t cusolverDnXhetrs_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cublasFillMode_t uplo, int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t
    *ipiv, cudaDataType dataTypeB, void *B, int64_t ldb, size_t *workspaceInBytesOnDevice, size_t
    *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXhetrs_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the triangular matrix T that combines k reflectors into the block reflector I − V·T·Vᴴ.

    ``cusolverStatus_t cusolverDnXlarft(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverDirectMode_t
    direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void *V, int64_t ldv,
    cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt, cudaDataType computeType,
    void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost)``

    Parameters
    ----------
    V, tau, T, bufferOnDevice, bufferOnHost
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXlarft
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXlarft``.

    ``cusolverStatus_t cusolverDnXlarft_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverDirectMode_t direct, cusolverStorevMode_t storev, int64_t n, int64_t k, cudaDataType dataTypeV, const void
    *V, int64_t ldv, cudaDataType dataTypeTau, const void *tau, cudaDataType dataTypeT, void *T, int64_t ldt,
    cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 12.4.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXlarft_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the polar decomposition of A into a matrix with orthonormal columns and a Hermitian matrix H.

    ``cusolverStatus_t cusolverDnXpolar(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo,
    int64_t M, int64_t N, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeH, void *H, int64_t ldh,
    cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t
    workspaceInBytesOnHost, double *d_res_nrm, double *d_A_nrmF, double *d_rcond, int *d_info)``

    Parameters
    ----------
    A, H, bufferOnDevice, bufferOnHost, d_res_nrm, d_A_nrmF, d_rcond, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpolar
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXpolar``.

    ``cusolverStatus_t cusolverDnXpolar_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cublasFillMode_t uplo, int64_t M, int64_t N, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType
    dataTypeH, const void *H, int64_t ldh, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t
    *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpolar_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization of a positive definite matrix A in place, with 64-bit sizes and selectable types.

    ``cusolverStatus_t cusolverDnXpotrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo,
    int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType computeType, void *bufferOnDevice, size_t
    workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrf
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXpotrf``.

    ``cusolverStatus_t cusolverDnXpotrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType computeType,
    size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves A·X = B with the Cholesky factor from ``cusolverDnXpotrf``; X overwrites B.

    ``cusolverStatus_t cusolverDnXpotrs(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo,
    int64_t n, int64_t nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, cudaDataType dataTypeB, void *B,
    int64_t ldb, int *info)``

    Parameters
    ----------
    A, B, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXpotrs
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
) -> tuple[cusolverStatus_t]:
    """Computes eigenvalues, and optionally eigenvectors, of a tridiagonal matrix by divide and conquer.

    ``cusolverStatus_t cusolverDnXstedc(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigComp_t compz,
    int64_t n, cudaDataType dataTypeDE, void *D, void *E, cudaDataType dataTypeZ, void *Z, int64_t ldz, cudaDataType
    computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t
    workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    D, E, Z, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXstedc
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXstedc``.

    ``cusolverStatus_t cusolverDnXstedc_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverEigComp_t compz, int64_t n, cudaDataType dataTypeDE, const void *D, const void *E, cudaDataType dataTypeZ,
    const void *Z, int64_t ldz, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t
    *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXstedc_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes eigenvalues, and optionally eigenvectors, of a batch of symmetric or Hermitian matrices.

    ``cusolverStatus_t cusolverDnXsyevBatched(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t
    jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void
    *W, cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t
    workspaceInBytesOnHost, int *info, int64_t batchSize)``

    Parameters
    ----------
    A, W, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 12.6.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevBatched
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsyevBatched``.

    ``cusolverStatus_t cusolverDnXsyevBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda,
    cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t
    *workspaceInBytesOnHost, int64_t batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 12.6.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevBatched_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes all eigenvalues, and optionally eigenvectors, of a symmetric or Hermitian matrix A of a selectable type.

    ``cusolverStatus_t cusolverDnXsyevd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, cudaDataType dataTypeW, void *W,
    cudaDataType computeType, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t
    workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, W, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevd
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsyevd``.

    ``cusolverStatus_t cusolverDnXsyevd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda,
    cudaDataType dataTypeW, const void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t
    *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevd_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Computes selected eigenvalues, and optionally eigenvectors, of a symmetric or Hermitian matrix A.

    ``cusolverStatus_t cusolverDnXsyevdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigMode_t jobz,
    cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, void *vl,
    void *vu, int64_t il, int64_t iu, int64_t *meig64, cudaDataType dataTypeW, void *W, cudaDataType computeType, void
    *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, W, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig64 : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevdx
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
) -> tuple[cusolverStatus_t, int, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsyevdx``.

    ``cusolverStatus_t cusolverDnXsyevdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const
    void *A, int64_t lda, void *vl, void *vu, int64_t il, int64_t iu, int64_t *h_meig, cudaDataType dataTypeW, const
    void *W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    h_meig : int
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevdx_bufferSize
    """

def cusolverDnXsyevjGetResidual(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    info: syevjInfo_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, float]:
    """Returns the residual (Frobenius norm) of the last call of ``syevj`` or a variant that is not batched.

    ``cusolverStatus_t cusolverDnXsyevjGetResidual(cusolverDnHandle_t handle, syevjInfo_t info, double *residual)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    residual : float

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjGetResidual
    """

def cusolverDnXsyevjGetSweeps(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    info: syevjInfo_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int]:
    """Returns the number of sweeps of the last call of ``syevj`` or a variant that is not batched.

    ``cusolverStatus_t cusolverDnXsyevjGetSweeps(cusolverDnHandle_t handle, syevjInfo_t info, int *executed_sweeps)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    executed_sweeps : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjGetSweeps
    """

def cusolverDnXsyevjSetMaxSweeps(
    info: syevjInfo_t | _typing.Integer | None,
    max_sweeps: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Sets the maximum number of sweeps of the Jacobi eigensolver.

    ``cusolverStatus_t cusolverDnXsyevjSetMaxSweeps(syevjInfo_t info, int max_sweeps)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetMaxSweeps
    """

def cusolverDnXsyevjSetSortEig(
    info: syevjInfo_t | _typing.Integer | None,
    sort_eig: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Sets whether the Jacobi eigensolver sorts eigenvalues in ascending order.

    ``cusolverStatus_t cusolverDnXsyevjSetSortEig(syevjInfo_t info, int sort_eig)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetSortEig
    """

def cusolverDnXsyevjSetTolerance(
    info: syevjInfo_t | _typing.Integer | None,
    tolerance: float,
) -> tuple[cusolverStatus_t]:
    """Sets the tolerance at which the Jacobi eigensolver stops.

    ``cusolverStatus_t cusolverDnXsyevjSetTolerance(syevjInfo_t info, double tolerance)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsyevjSetTolerance
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
) -> tuple[cusolverStatus_t]:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant) for a strided batch.

    ``cusolverStatus_t cusolverDnXsygvStridedBatched(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *A,
    int64_t lda, int64_t strideA, cudaDataType dataTypeB, void *B, int64_t ldb, int64_t strideB, cudaDataType dataTypeW,
    void *W, int64_t strideW, cudaDataType computeType, int64_t batchSize, void *bufferOnDevice, size_t
    workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, B, W, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.5.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvStridedBatched
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsygvStridedBatched``.

    ``cusolverStatus_t cusolverDnXsygvStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const
    void *A, int64_t lda, int64_t strideA, cudaDataType dataTypeB, const void *B, int64_t ldb, int64_t strideB,
    cudaDataType dataTypeW, const void *W, int64_t strideW, cudaDataType computeType, int64_t batchSize, size_t
    *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.5.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvStridedBatched_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric or Hermitian.

    ``cusolverStatus_t cusolverDnXsygvd(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype,
    cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void *d_A, int64_t lda,
    cudaDataType dataTypeB, void *d_B, int64_t ldb, cudaDataType dataTypeW, void *d_W, cudaDataType computeType, void
    *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)``

    Parameters
    ----------
    d_A, d_B, d_W, bufferOnDevice, bufferOnHost, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvd
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsygvd``.

    ``cusolverStatus_t cusolverDnXsygvd_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const
    void *d_A, int64_t lda, cudaDataType dataTypeB, const void *d_B, int64_t ldb, cudaDataType dataTypeW, const void
    *d_W, cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvd_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A symmetric or Hermitian.

    ``cusolverStatus_t cusolverDnXsygvdx(cusolverDnHandle_t handle, cusolverDnParams_t params, cusolverEigType_t itype,
    cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, void
    *d_A, int64_t lda, cudaDataType dataTypeB, void *d_B, int64_t ldb, void *vl, void *vu, int64_t il, int64_t iu,
    int64_t *meig, cudaDataType dataTypeW, void *d_W, cudaDataType computeType, void *bufferOnDevice, size_t
    workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *d_info)``

    Parameters
    ----------
    d_A, d_B, d_W, bufferOnDevice, bufferOnHost, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvdx
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
) -> tuple[cusolverStatus_t, int, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsygvdx``.

    ``cusolverStatus_t cusolverDnXsygvdx_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cusolverEigType_t itype, cusolverEigMode_t jobz, cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const
    void *d_A, int64_t lda, cudaDataType dataTypeB, const void *d_B, int64_t ldb, void *vl, void *vu, int64_t il,
    int64_t iu, int64_t *meig, cudaDataType dataTypeW, const void *d_W, cudaDataType computeType, size_t
    *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.2.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsygvdx_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A in place, with 64-bit sizes and selectable data types.

    ``cusolverStatus_t cusolverDnXsytrf(cusolverDnHandle_t handle, cusolverDnParams_t params, cublasFillMode_t uplo,
    int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, int64_t *ipiv, cudaDataType computeType, void
    *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int *info)``

    Parameters
    ----------
    A, ipiv, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrf
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsytrf``.

    ``cusolverStatus_t cusolverDnXsytrf_bufferSize(cusolverDnHandle_t handle, cusolverDnParams_t params,
    cublasFillMode_t uplo, int64_t n, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv,
    cudaDataType computeType, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since CUDA 13.4.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves A·X = B with the symmetric factorization from ``sytrf``; X overwrites B.

    ``cusolverStatus_t cusolverDnXsytrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t nrhs,
    cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B, int64_t
    ldb, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void *bufferOnHost, size_t workspaceInBytesOnHost, int
    *info)``

    Parameters
    ----------
    A, ipiv, B, bufferOnDevice, bufferOnHost, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrs
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXsytrs``.

    ``cusolverStatus_t cusolverDnXsytrs_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int64_t n, int64_t
    nrhs, cudaDataType dataTypeA, const void *A, int64_t lda, const int64_t *ipiv, cudaDataType dataTypeB, void *B,
    int64_t ldb, size_t *workspaceInBytesOnDevice, size_t *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXsytrs_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Inverts a triangular matrix A in place, with 64-bit sizes and a selectable data type.

    ``cusolverStatus_t cusolverDnXtrtri(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t diag, int64_t
    n, cudaDataType dataTypeA, void *A, int64_t lda, void *bufferOnDevice, size_t workspaceInBytesOnDevice, void
    *bufferOnHost, size_t workspaceInBytesOnHost, int *devInfo)``

    Parameters
    ----------
    A, bufferOnDevice, bufferOnHost, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXtrtri
    """

def cusolverDnXtrtri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    diag: cublasDiagType_t,
    n: _typing.Integer,
    dataTypeA: cudaDataType,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the device and host workspace sizes in bytes for ``cusolverDnXtrtri``.

    ``cusolverStatus_t cusolverDnXtrtri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, cublasDiagType_t
    diag, int64_t n, cudaDataType dataTypeA, void *A, int64_t lda, size_t *workspaceInBytesOnDevice, size_t
    *workspaceInBytesOnHost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    workspaceInBytesOnDevice : int
    workspaceInBytesOnHost : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnXtrtri_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in single-precision complex.

    ``cusolverStatus_t cusolverDnZCgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in double-precision complex, with QR in single-precision complex.

    ``cusolverStatus_t cusolverDnZCgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in double-precision complex by refining an LU solution in single-precision complex.

    ``cusolverStatus_t cusolverDnZCgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t
    *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in double-precision complex, with LU in single-precision complex.

    ``cusolverStatus_t cusolverDnZCgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZCgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in bfloat16 complex.

    ``cusolverStatus_t cusolverDnZEgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in double-precision complex, with QR in bfloat16 complex.

    ``cusolverStatus_t cusolverDnZEgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in double-precision complex by refining an LU solution in bfloat16 complex.

    ``cusolverStatus_t cusolverDnZEgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t
    *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in double-precision complex, with LU in bfloat16 complex.

    ``cusolverStatus_t cusolverDnZEgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZEgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in half-precision complex.

    ``cusolverStatus_t cusolverDnZKgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in double-precision complex, with QR in half-precision complex.

    ``cusolverStatus_t cusolverDnZKgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in double-precision complex by refining an LU solution in half-precision complex.

    ``cusolverStatus_t cusolverDnZKgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t
    *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in double-precision complex, with LU in half-precision complex.

    ``cusolverStatus_t cusolverDnZKgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZKgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in TF32 complex.

    ``cusolverStatus_t cusolverDnZYgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in double-precision complex, with QR in TF32 complex.

    ``cusolverStatus_t cusolverDnZYgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in double-precision complex by refining an LU solution in TF32 complex.

    ``cusolverStatus_t cusolverDnZYgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t
    *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in double-precision complex, with LU in TF32 complex.

    ``cusolverStatus_t cusolverDnZYgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZYgesv_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Minimizes ‖B − A·X‖ in double-precision complex by refining a QR solution in double-precision complex.

    ``cusolverStatus_t cusolverDnZZgels(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n, cusolver_int_t
    nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb, cuDoubleComplex *dX,
    cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t *d_info)``

    Parameters
    ----------
    dA, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgels
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gels`` in double-precision complex, with QR in double-precision complex.

    ``cusolverStatus_t cusolverDnZZgels_bufferSize(cusolverDnHandle_t handle, cusolver_int_t m, cusolver_int_t n,
    cusolver_int_t nrhs, cuDoubleComplex *dA, cusolver_int_t ldda, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgels_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·X = B in double-precision complex by refining an LU solution in double-precision complex.

    ``cusolverStatus_t cusolverDnZZgesv(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t lwork_bytes, cusolver_int_t *iter, cusolver_int_t
    *d_info)``

    Parameters
    ----------
    dA, dipiv, dB, dX, dWorkspace, d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    iter : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgesv
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in bytes for ``gesv`` in double-precision complex, with LU in double-precision complex.

    ``cusolverStatus_t cusolverDnZZgesv_bufferSize(cusolverDnHandle_t handle, cusolver_int_t n, cusolver_int_t nrhs,
    cuDoubleComplex *dA, cusolver_int_t ldda, cusolver_int_t *dipiv, cuDoubleComplex *dB, cusolver_int_t lddb,
    cuDoubleComplex *dX, cusolver_int_t lddx, void *dWorkspace, size_t *lwork_bytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork_bytes : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZZgesv_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Reduces A to the bidiagonal matrix Qᴴ·A·P, whose diagonals are D and E (double-precision complex).

    ``cusolverStatus_t cusolverDnZgebrd(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda, double *D,
    double *E, cuDoubleComplex *TAUQ, cuDoubleComplex *TAUP, cuDoubleComplex *Work, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, D, E, TAUQ, TAUP, Work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgebrd
    """

def cusolverDnZgebrd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for bidiagonal reduction (``gebrd``, double-precision complex).

    ``cusolverStatus_t cusolverDnZgebrd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgebrd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes A = Q·R in place; the reflectors of Q are stored below R and in ``TAU`` (double-precision complex).

    ``cusolverStatus_t cusolverDnZgeqrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda,
    cuDoubleComplex *TAU, cuDoubleComplex *Workspace, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, TAU, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgeqrf
    """

def cusolverDnZgeqrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a QR factorization (``geqrf``, double-precision complex).

    ``cusolverStatus_t cusolverDnZgeqrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda,
    int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgeqrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the singular value decomposition A = U·S·Vᴴ for m ≥ n, overwriting A (double-precision complex).

    ``cusolverStatus_t cusolverDnZgesvd(cusolverDnHandle_t handle, signed char jobu, signed char jobvt, int m, int n,
    cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *VT, int ldvt, cuDoubleComplex
    *work, int lwork, double *rwork, int *info)``

    Parameters
    ----------
    A, S, U, VT, work, rwork, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvd
    """

def cusolverDnZgesvd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a singular value decomposition (``gesvd``, double-precision complex).

    ``cusolverStatus_t cusolverDnZgesvd_bufferSize(cusolverDnHandle_t handle, int m, int n, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes an approximate SVD U·S·Vᴴ of a given rank for each tall matrix of a batch (double-precision complex).

    ``cusolverStatus_t cusolverDnZgesvdaStridedBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int rank, int
    m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, double *d_S, long long strideS, cuDoubleComplex
    *d_U, int ldu, long long strideU, cuDoubleComplex *d_V, int ldv, long long strideV, cuDoubleComplex *d_work, int
    lwork, int *d_info, double *h_R_nrmF, int batchSize)``

    Parameters
    ----------
    d_A, d_S, d_U, d_V, d_work, d_info, h_R_nrmF
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdaStridedBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for ``gesvdaStridedBatched`` (double-precision complex).

    ``cusolverStatus_t cusolverDnZgesvdaStridedBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int
    rank, int m, int n, const cuDoubleComplex *d_A, int lda, long long strideA, const double *d_S, long long strideS,
    const cuDoubleComplex *d_U, int ldu, long long strideU, const cuDoubleComplex *d_V, int ldv, long long strideV, int
    *lwork, int batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdaStridedBatched_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the SVD A = U·S·Vᴴ by the Jacobi method; returns V instead of Vᴴ (double-precision complex).

    ``cusolverStatus_t cusolverDnZgesvdj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m, int n,
    cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex
    *work, int lwork, int *info, gesvdjInfo_t params)``

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdj
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
) -> tuple[cusolverStatus_t]:
    """Computes the SVD A = U·S·Vᴴ of many matrices of at most 32 × 32 by the Jacobi method (double-precision complex).

    ``cusolverStatus_t cusolverDnZgesvdjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int n,
    cuDoubleComplex *A, int lda, double *S, cuDoubleComplex *U, int ldu, cuDoubleComplex *V, int ldv, cuDoubleComplex
    *work, int lwork, int *info, gesvdjInfo_t params, int batchSize)``

    Parameters
    ----------
    A, S, U, V, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdjBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a batched Jacobi SVD (``gesvdjBatched``, double-precision complex).

    ``cusolverStatus_t cusolverDnZgesvdjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int m, int
    n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex *V,
    int ldv, int *lwork, gesvdjInfo_t params, int batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdjBatched_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an SVD by the Jacobi method (``gesvdj``, double-precision complex).

    ``cusolverStatus_t cusolverDnZgesvdj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, int econ, int m,
    int n, const cuDoubleComplex *A, int lda, const double *S, const cuDoubleComplex *U, int ldu, const cuDoubleComplex
    *V, int ldv, int *lwork, gesvdjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgesvdj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the LU factorization of an m × n matrix in place; no pivoting if ``devIpiv`` is null (double-precision complex).

    ``cusolverStatus_t cusolverDnZgetrf(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda,
    cuDoubleComplex *Workspace, int *devIpiv, int *devInfo)``

    Parameters
    ----------
    A, Workspace, devIpiv, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrf
    """

def cusolverDnZgetrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an LU factorization (``getrf``, double-precision complex).

    ``cusolverStatus_t cusolverDnZgetrf_bufferSize(cusolverDnHandle_t handle, int m, int n, cuDoubleComplex *A, int lda,
    int *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves op(A)·X = B with the LU factors from ``getrf``; X overwrites B (double-precision complex).

    ``cusolverStatus_t cusolverDnZgetrs(cusolverDnHandle_t handle, cublasOperation_t trans, int n, int nrhs, const
    cuDoubleComplex *A, int lda, const int *devIpiv, cuDoubleComplex *B, int ldb, int *devInfo)``

    Parameters
    ----------
    A, devIpiv, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZgetrs
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
) -> tuple[cusolverStatus_t]:
    """Computes all eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (double-precision complex).

    ``cusolverStatus_t cusolverDnZheevd(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
    cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevd
    """

def cusolverDnZheevd_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    jobz: cusolverEigMode_t,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    W: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for Hermitian eigenvalues (``heevd``, double-precision complex).

    ``cusolverStatus_t cusolverDnZheevd_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t
    uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevd_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Computes selected eigenvalues, and optionally eigenvectors, of a Hermitian matrix A (double-precision complex).

    ``cusolverStatus_t cusolverDnZheevdx(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cusolverEigRange_t range,
    cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, double vl, double vu, int il, int iu, int *meig, double
    *W, cuDoubleComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevdx
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``heevdx``, double-precision complex).

    ``cusolverStatus_t cusolverDnZheevdx_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
    cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, double vl, double vu, int
    il, int iu, int *meig, const double *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevdx_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes eigenvalues, and optionally eigenvectors, of Hermitian A by the Jacobi method (double-precision complex).

    ``cusolverStatus_t cusolverDnZheevj(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo, int n,
    cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevj
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
) -> tuple[cusolverStatus_t]:
    """Computes eigenvalues, and optionally eigenvectors, of many small Hermitian matrices (double-precision complex).

    ``cusolverStatus_t cusolverDnZheevjBatched(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t uplo,
    int n, cuDoubleComplex *A, int lda, double *W, cuDoubleComplex *work, int lwork, int *info, syevjInfo_t params, int
    batchSize)``

    Parameters
    ----------
    A, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevjBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the batched eigensolver (``heevjBatched``, double-precision complex).

    ``cusolverStatus_t cusolverDnZheevjBatched_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params,
    int batchSize)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevjBatched_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the Jacobi eigensolver (``heevj``, double-precision complex).

    ``cusolverStatus_t cusolverDnZheevj_bufferSize(cusolverDnHandle_t handle, cusolverEigMode_t jobz, cublasFillMode_t
    uplo, int n, const cuDoubleComplex *A, int lda, const double *W, int *lwork, syevjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZheevj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes all λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (double-precision complex).

    ``cusolverStatus_t cusolverDnZhegvd(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex
    *work, int lwork, int *info)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvd
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a generalized eigenproblem (``hegvd``, double-precision complex).

    ``cusolverStatus_t cusolverDnZhegvd_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t
    jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const
    double *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvd_bufferSize
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
) -> tuple[cusolverStatus_t, int]:
    """Computes selected λ, and optionally x, of A·x = λ·B·x (or an itype variant), A Hermitian (double-precision complex).

    ``cusolverStatus_t cusolverDnZhegvdx(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cusolverEigRange_t range, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb,
    double vl, double vu, int il, int iu, int *meig, double *W, cuDoubleComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvdx
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the workspace size in elements for selected eigenvalues (``hegvdx``, double-precision complex).

    ``cusolverStatus_t cusolverDnZhegvdx_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype,
    cusolverEigMode_t jobz, cusolverEigRange_t range, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda,
    const cuDoubleComplex *B, int ldb, double vl, double vu, int il, int iu, int *meig, const double *W, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    meig : int
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvdx_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes all λ, and optionally x, of A·x = λ·B·x by the Jacobi method, A Hermitian (double-precision complex).

    ``cusolverStatus_t cusolverDnZhegvj(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t jobz,
    cublasFillMode_t uplo, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, double *W, cuDoubleComplex
    *work, int lwork, int *info, syevjInfo_t params)``

    Parameters
    ----------
    A, B, W, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvj
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the generalized Jacobi eigensolver (``hegvj``, double-precision complex).

    ``cusolverStatus_t cusolverDnZhegvj_bufferSize(cusolverDnHandle_t handle, cusolverEigType_t itype, cusolverEigMode_t
    jobz, cublasFillMode_t uplo, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *B, int ldb, const
    double *W, int *lwork, syevjInfo_t params)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhegvj_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Reduces a Hermitian matrix A to the real tridiagonal matrix Qᴴ·A·Q with diagonals d and e (double-precision complex).

    ``cusolverStatus_t cusolverDnZhetrd(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int
    lda, double *d, double *e, cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, d, e, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhetrd
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for tridiagonal reduction (``hetrd``, double-precision complex).

    ``cusolverStatus_t cusolverDnZhetrd_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const
    cuDoubleComplex *A, int lda, const double *d, const double *e, const cuDoubleComplex *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZhetrd_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Applies the row interchanges k1 to k2, which ``getrf`` stored in ``devIpiv``, to the rows of A (double-precision complex).

    ``cusolverStatus_t cusolverDnZlaswp(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int k1, int k2,
    const int *devIpiv, int incx)``

    Parameters
    ----------
    A, devIpiv
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlaswp
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
) -> tuple[cusolverStatus_t]:
    """Computes U·Uᴴ or Lᴴ·L in place from a triangular factor U or L (double-precision complex).

    ``cusolverStatus_t cusolverDnZlauum(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int
    lda, cuDoubleComplex *work, int lwork, int *devInfo)``

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlauum
    """

def cusolverDnZlauum_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for the product of a triangular factor (``lauum``, double-precision complex).

    ``cusolverStatus_t cusolverDnZlauum_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
    cuDoubleComplex *A, int lda, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZlauum_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization L·Lᴴ or Uᴴ·U of a positive definite matrix A in place (double-precision complex).

    ``cusolverStatus_t cusolverDnZpotrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int
    lda, cuDoubleComplex *Workspace, int Lwork, int *devInfo)``

    Parameters
    ----------
    A, Workspace, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrf
    """

def cusolverDnZpotrfBatched(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    Aarray: _typing.DevicePointer,
    lda: _typing.Integer,
    infoArray: _typing.DevicePointer,
    batchSize: _typing.Integer,
) -> tuple[cusolverStatus_t]:
    """Computes in place the Cholesky factorization of each positive definite matrix of a batch (double-precision complex).

    ``cusolverStatus_t cusolverDnZpotrfBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex
    **Aarray, int lda, int *infoArray, int batchSize)``

    Parameters
    ----------
    Aarray
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    infoArray
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrfBatched
    """

def cusolverDnZpotrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a Cholesky factorization (``potrf``, double-precision complex).

    ``cusolverStatus_t cusolverDnZpotrf_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
    cuDoubleComplex *A, int lda, int *Lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    Lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes one triangle of A⁻¹ in place from the Cholesky factor of ``potrf`` (double-precision complex).

    ``cusolverStatus_t cusolverDnZpotri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int
    lda, cuDoubleComplex *work, int lwork, int *devInfo)``

    Parameters
    ----------
    A, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotri
    """

def cusolverDnZpotri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for an inverse from a Cholesky factor (``potri``, double-precision complex).

    ``cusolverStatus_t cusolverDnZpotri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
    cuDoubleComplex *A, int lda, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotri_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Solves A·X = B with the Cholesky factor from ``potrf``; X overwrites B (double-precision complex).

    ``cusolverStatus_t cusolverDnZpotrs(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs, const
    cuDoubleComplex *A, int lda, cuDoubleComplex *B, int ldb, int *devInfo)``

    Parameters
    ----------
    A, B, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrs
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
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b, with one right-hand side, for each matrix A factorized by ``potrfBatched`` (double-precision complex).

    ``cusolverStatus_t cusolverDnZpotrsBatched(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, int nrhs,
    cuDoubleComplex **A, int lda, cuDoubleComplex **B, int ldb, int *d_info, int batchSize)``

    Parameters
    ----------
    A, B
        Used after the call returns, together with the memory and handles that it refers to; all of them must be kept
        alive until the call's work completes on ``handle``'s stream.
    d_info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZpotrsBatched
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
) -> tuple[cusolverStatus_t]:
    """Computes the Bunch–Kaufman factorization L·D·Lᵀ or U·D·Uᵀ of a symmetric matrix A (double-precision complex).

    ``cusolverStatus_t cusolverDnZsytrf(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int
    lda, int *ipiv, cuDoubleComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytrf
    """

def cusolverDnZsytrf_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for a symmetric factorization (``sytrf``, double-precision complex).

    ``cusolverStatus_t cusolverDnZsytrf_bufferSize(cusolverDnHandle_t handle, int n, cuDoubleComplex *A, int lda, int
    *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytrf_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes A⁻¹ in place from the symmetric factorization of ``sytrf`` (double-precision complex).

    ``cusolverStatus_t cusolverDnZsytri(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int
    lda, const int *ipiv, cuDoubleComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, ipiv, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytri
    """

def cusolverDnZsytri_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    ipiv: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for inverting a symmetric matrix (``sytri``, double-precision complex).

    ``cusolverStatus_t cusolverDnZsytri_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n,
    cuDoubleComplex *A, int lda, const int *ipiv, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZsytri_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the unitary Q (side left) or Pᴴ (side right) from the reflectors of ``gebrd`` (double-precision complex).

    ``cusolverStatus_t cusolverDnZungbr(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int k,
    cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungbr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q or Pᴴ explicitly (``ungbr``, double-precision complex).

    ``cusolverStatus_t cusolverDnZungbr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, int m, int n, int
    k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungbr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the first n columns of the unitary matrix Q from the reflectors of ``geqrf`` (double-precision complex).

    ``cusolverStatus_t cusolverDnZungqr(cusolverDnHandle_t handle, int m, int n, int k, cuDoubleComplex *A, int lda,
    const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungqr
    """

def cusolverDnZungqr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    k: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q explicitly (``ungqr``, double-precision complex).

    ``cusolverStatus_t cusolverDnZungqr_bufferSize(cusolverDnHandle_t handle, int m, int n, int k, const cuDoubleComplex
    *A, int lda, const cuDoubleComplex *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungqr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """Computes the unitary matrix Q from the reflectors of ``hetrd`` (double-precision complex).

    ``cusolverStatus_t cusolverDnZungtr(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, cuDoubleComplex *A, int
    lda, const cuDoubleComplex *tau, cuDoubleComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungtr
    """

def cusolverDnZungtr_bufferSize(
    handle: cusolverDnHandle_t | _typing.Integer | None,
    uplo: cublasFillMode_t,
    n: _typing.Integer,
    A: _typing.DevicePointer,
    lda: _typing.Integer,
    tau: _typing.DevicePointer,
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for computing Q explicitly (``ungtr``, double-precision complex).

    ``cusolverStatus_t cusolverDnZungtr_bufferSize(cusolverDnHandle_t handle, cublasFillMode_t uplo, int n, const
    cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZungtr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of ``geqrf`` (double-precision complex).

    ``cusolverStatus_t cusolverDnZunmqr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t trans, int
    m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, cuDoubleComplex *C, int ldc,
    cuDoubleComplex *work, int lwork, int *devInfo)``

    Parameters
    ----------
    A, tau, C, work, devInfo
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmqr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for multiplying by Q (``unmqr``, double-precision complex).

    ``cusolverStatus_t cusolverDnZunmqr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasOperation_t
    trans, int m, int n, int k, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const cuDoubleComplex *C,
    int ldc, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmqr_bufferSize
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
) -> tuple[cusolverStatus_t]:
    """C = op(Q)·C (side left) or C·op(Q) (side right), with the unitary Q of ``hetrd`` (double-precision complex).

    ``cusolverStatus_t cusolverDnZunmtr(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t uplo,
    cublasOperation_t trans, int m, int n, cuDoubleComplex *A, int lda, cuDoubleComplex *tau, cuDoubleComplex *C, int
    ldc, cuDoubleComplex *work, int lwork, int *info)``

    Parameters
    ----------
    A, tau, C, work, info
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmtr
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the workspace size in elements for multiplying by Q (``unmtr``, double-precision complex).

    ``cusolverStatus_t cusolverDnZunmtr_bufferSize(cusolverDnHandle_t handle, cublasSideMode_t side, cublasFillMode_t
    uplo, cublasOperation_t trans, int m, int n, const cuDoubleComplex *A, int lda, const cuDoubleComplex *tau, const
    cuDoubleComplex *C, int ldc, int *lwork)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    lwork : int

    Notes
    -----
    Declared in ``cusolverDn.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverDnZunmtr_bufferSize
    """

def cusolverGetProperty(typename: libraryPropertyType) -> tuple[cusolverStatus_t, int]:
    """Returns one part of the version of cuSOLVER: major, minor or patch level.

    ``cusolverStatus_t cusolverGetProperty(libraryPropertyType type, int *value)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    value : int

    Notes
    -----
    Declared in ``cusolver_common.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverGetProperty
    """

def cusolverGetVersion() -> tuple[cusolverStatus_t, int]:
    """Returns the version of cuSOLVER as an integer.

    ``cusolverStatus_t cusolverGetVersion(int *version)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    version : int

    Notes
    -----
    Declared in ``cusolver_common.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverGetVersion
    """

def cusolverRfAccessBundledFactorsDevice(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int, int, int, int]:
    """Returns the device addresses of L and U, stored as one CSR matrix M without L's unit diagonal.

    ``cusolverStatus_t cusolverRfAccessBundledFactorsDevice(cusolverRfHandle_t handle, int *nnzM, int **Mp, int **Mi,
    double **Mx)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    nnzM : int
    Mp : int
        Referenced memory and handles are valid as long as ``handle`` exists.
    Mi : int
        Referenced memory and handles are valid as long as ``handle`` exists.
    Mx : int
        Referenced memory and handles are valid as long as ``handle`` exists.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfAccessBundledFactorsDevice
    """

def cusolverRfAnalyze(handle: cusolverRfHandle_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Analyzes the pattern for parallel refactorization; call this function once after setup.

    ``cusolverStatus_t cusolverRfAnalyze(cusolverRfHandle_t handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfAnalyze
    """

def cusolverRfBatchAnalyze(handle: cusolverRfHandle_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Analyzes the pattern for parallel refactorization of a batch; call this function once after setup.

    ``cusolverStatus_t cusolverRfBatchAnalyze(cusolverRfHandle_t handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchAnalyze
    """

def cusolverRfBatchRefactor(handle: cusolverRfHandle_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Factorizes each matrix of the batch with its current values on the GPU.

    ``cusolverStatus_t cusolverRfBatchRefactor(cusolverRfHandle_t handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchRefactor
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
) -> tuple[cusolverStatus_t]:
    """Replaces the values of each matrix of the batch; the pattern must not change.

    ``cusolverStatus_t cusolverRfBatchResetValues(int batchSize, int n, int nnzA, int *csrRowPtrA, int *csrColIndA,
    double **csrValA_array, int *P, int *Q, cusolverRfHandle_t handle)``

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
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchResetValues
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
) -> tuple[cusolverStatus_t]:
    """Initializes a handle with sparse matrices of one pattern, and their L, U, P and Q, from host arrays.

    ``cusolverStatus_t cusolverRfBatchSetupHost(int batchSize, int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA,
    double **h_csrValA_array, int nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int
    *h_csrRowPtrU, int *h_csrColIndU, double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchSetupHost
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
) -> tuple[cusolverStatus_t]:
    """Solves each system of the batch with its last factors; solutions overwrite the right-hand sides.

    ``cusolverStatus_t cusolverRfBatchSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt,
    double **XF_array, int ldxf)``

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
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchSolve
    """

def cusolverRfBatchZeroPivot(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    position: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Stores in ``position`` the position of the first zero pivot of each matrix of the batch, or −1.

    ``cusolverStatus_t cusolverRfBatchZeroPivot(cusolverRfHandle_t handle, int *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfBatchZeroPivot
    """

def cusolverRfCreate() -> tuple[cusolverStatus_t, cusolverRfHandle_t]:
    """Creates a refactorization handle, for sparse systems in which only the values change.

    ``cusolverStatus_t cusolverRfCreate(cusolverRfHandle_t *handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    handle : cusolverRfHandle_t

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfCreate
    """

def cusolverRfDestroy(handle: cusolverRfHandle_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Destroys a refactorization handle and frees its device memory.

    ``cusolverStatus_t cusolverRfDestroy(cusolverRfHandle_t handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfDestroy
    """

def cusolverRfExtractBundledFactorsHost(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int, int, int, int]:
    """Copies L and U to host arrays, as one CSR matrix M without L's unit diagonal.

    ``cusolverStatus_t cusolverRfExtractBundledFactorsHost(cusolverRfHandle_t handle, int *h_nnzM, int **h_Mp, int
    **h_Mi, double **h_Mx)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    h_nnzM : int
    h_Mp : int
    h_Mi : int
    h_Mx : int

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfExtractBundledFactorsHost
    """

def cusolverRfExtractSplitFactorsHost(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int, int, int, int, int, int, int, int]:
    """Copies L and U to host arrays, as two CSR matrices.

    ``cusolverStatus_t cusolverRfExtractSplitFactorsHost(cusolverRfHandle_t handle, int *h_nnzL, int **h_csrRowPtrL, int
    **h_csrColIndL, double **h_csrValL, int *h_nnzU, int **h_csrRowPtrU, int **h_csrColIndU, double **h_csrValU)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    h_nnzL : int
    h_csrRowPtrL : int
    h_csrColIndL : int
    h_csrValL : int
    h_nnzU : int
    h_csrRowPtrU : int
    h_csrColIndU : int
    h_csrValU : int

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfExtractSplitFactorsHost
    """

def cusolverRfGetAlgs(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cusolverRfFactorization_t, cusolverRfTriangularSolve_t]:
    """Returns the algorithms for refactorization and for triangular solves.

    ``cusolverStatus_t cusolverRfGetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t *factAlg,
    cusolverRfTriangularSolve_t *solveAlg)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    factAlg : cusolverRfFactorization_t
    solveAlg : cusolverRfTriangularSolve_t

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetAlgs
    """

def cusolverRfGetMatrixFormat(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cusolverRfMatrixFormat_t, cusolverRfUnitDiagonal_t]:
    """Returns the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.

    ``cusolverStatus_t cusolverRfGetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t *format,
    cusolverRfUnitDiagonal_t *diag)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    format : cusolverRfMatrixFormat_t
    diag : cusolverRfUnitDiagonal_t

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetMatrixFormat
    """

def cusolverRfGetNumericBoostReport(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cusolverRfNumericBoostReport_t]:
    """Returns whether a small pivot was replaced with the boost value.

    ``cusolverStatus_t cusolverRfGetNumericBoostReport(cusolverRfHandle_t handle, cusolverRfNumericBoostReport_t
    *report)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    report : cusolverRfNumericBoostReport_t

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetNumericBoostReport
    """

def cusolverRfGetNumericProperties(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, float, float]:
    """Returns the threshold below which pivots are treated as zero, and the value that replaces these pivots.

    ``cusolverStatus_t cusolverRfGetNumericProperties(cusolverRfHandle_t handle, double *zero, double *boost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    zero : float
    boost : float

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetNumericProperties
    """

def cusolverRfGetResetValuesFastMode(
    handle: cusolverRfHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cusolverRfResetValuesFastMode_t]:
    """Returns whether ``cusolverRfResetValues`` uses a fast mode that requires more memory.

    ``cusolverStatus_t cusolverRfGetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t
    *fastMode)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    fastMode : cusolverRfResetValuesFastMode_t

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfGetResetValuesFastMode
    """

def cusolverRfRefactor(handle: cusolverRfHandle_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Factorizes A with its current values on the GPU, using the pattern and permutations of the setup.

    ``cusolverStatus_t cusolverRfRefactor(cusolverRfHandle_t handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfRefactor
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
) -> tuple[cusolverStatus_t]:
    """Replaces the values of A in the handle; the pattern must be the same as in the setup.

    ``cusolverStatus_t cusolverRfResetValues(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int *P,
    int *Q, cusolverRfHandle_t handle)``

    Parameters
    ----------
    csrRowPtrA, csrColIndA, csrValA, P, Q
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfResetValues
    """

def cusolverRfSetAlgs(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    factAlg: cusolverRfFactorization_t,
    solveAlg: cusolverRfTriangularSolve_t,
) -> tuple[cusolverStatus_t]:
    """Sets the algorithms for refactorization and for triangular solves.

    ``cusolverStatus_t cusolverRfSetAlgs(cusolverRfHandle_t handle, cusolverRfFactorization_t factAlg,
    cusolverRfTriangularSolve_t solveAlg)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetAlgs
    """

def cusolverRfSetMatrixFormat(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    pformat: cusolverRfMatrixFormat_t,
    diag: cusolverRfUnitDiagonal_t,
) -> tuple[cusolverStatus_t]:
    """Sets the matrix format (CSR or CSC), and which factor (L or U) has the unit diagonal, stored or implied.

    ``cusolverStatus_t cusolverRfSetMatrixFormat(cusolverRfHandle_t handle, cusolverRfMatrixFormat_t format,
    cusolverRfUnitDiagonal_t diag)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetMatrixFormat
    """

def cusolverRfSetNumericProperties(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    zero: float,
    boost: float,
) -> tuple[cusolverStatus_t]:
    """Sets the threshold below which pivots are treated as zero, and the value that replaces these pivots.

    ``cusolverStatus_t cusolverRfSetNumericProperties(cusolverRfHandle_t handle, double zero, double boost)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetNumericProperties
    """

def cusolverRfSetResetValuesFastMode(
    handle: cusolverRfHandle_t | _typing.Integer | None,
    fastMode: cusolverRfResetValuesFastMode_t,
) -> tuple[cusolverStatus_t]:
    """Sets whether ``cusolverRfResetValues`` uses a fast mode that requires more memory.

    ``cusolverStatus_t cusolverRfSetResetValuesFastMode(cusolverRfHandle_t handle, cusolverRfResetValuesFastMode_t
    fastMode)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetResetValuesFastMode
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
) -> tuple[cusolverStatus_t]:
    """Initializes a handle with a sparse matrix A, its factors L and U, and permutations P and Q in device memory.

    ``cusolverStatus_t cusolverRfSetupDevice(int n, int nnzA, int *csrRowPtrA, int *csrColIndA, double *csrValA, int
    nnzL, int *csrRowPtrL, int *csrColIndL, double *csrValL, int nnzU, int *csrRowPtrU, int *csrColIndU, double
    *csrValU, int *P, int *Q, cusolverRfHandle_t handle)``

    Parameters
    ----------
    csrRowPtrA, csrColIndA, csrValA, csrRowPtrL, csrColIndL, csrValL, csrRowPtrU, csrColIndU, csrValU, P, Q
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetupDevice
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
) -> tuple[cusolverStatus_t]:
    """Initializes a handle with a sparse matrix A, its factors L and U, and permutations P and Q in host memory.

    ``cusolverStatus_t cusolverRfSetupHost(int n, int nnzA, int *h_csrRowPtrA, int *h_csrColIndA, double *h_csrValA, int
    nnzL, int *h_csrRowPtrL, int *h_csrColIndL, double *h_csrValL, int nnzU, int *h_csrRowPtrU, int *h_csrColIndU,
    double *h_csrValU, int *h_P, int *h_Q, cusolverRfHandle_t handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSetupHost
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
) -> tuple[cusolverStatus_t]:
    """Solves A·X = F for ``nrhs`` right-hand sides with the last factors; X overwrites F in ``XF``.

    ``cusolverStatus_t cusolverRfSolve(cusolverRfHandle_t handle, int *P, int *Q, int nrhs, double *Temp, int ldt,
    double *XF, int ldxf)``

    Parameters
    ----------
    P, Q, Temp, XF
        Used after the call returns; must be kept alive until the program has synchronized every device that the library
        uses.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverRf.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverRfSolve
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholBufferInfo
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholBufferInfoHost
    """

def cusolverSpCcsrcholDiag(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    diag: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Writes the real diagonal of the factor L of a sparse Cholesky factorization (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)``

    Parameters
    ----------
    diag
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholDiag
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholFactor
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void
    *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholFactorHost
    """

def cusolverSpCcsrcholSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse Cholesky factorization (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrcholSolve(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x,
    csrcholInfo_t info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholSolve
    """

def cusolverSpCcsrcholSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse Cholesky factorization on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x,
    csrcholInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholSolveHost
    """

def cusolverSpCcsrcholZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholZeroPivot
    """

def cusolverSpCcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrcholZeroPivotHost
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
) -> tuple[cusolverStatus_t, int]:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex
    right_upper_corner, int *num_eigs)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    num_eigs : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigsHost
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
) -> tuple[cusolverStatus_t]:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int maxite,
    float eps, cuComplex *mu, cuComplex *x)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigvsi
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
) -> tuple[cusolverStatus_t, cuComplex]:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu0, const cuComplex *x0, int
    maxite, float tol, cuComplex *mu, cuComplex *x)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    mu : runtime.cuComplex

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsreigvsiHost
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
) -> tuple[cusolverStatus_t, int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t
    descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int
    *rankA, cuComplex *x, int *p, float *min_norm)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    rankA : int
    min_norm : float

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsqvqrHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex
    *x, int *singularity)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvchol
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder,
    cuComplex *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvcholHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by LU on the CPU (single-precision complex); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpCcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder,
    cuComplex *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvluHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by QR (single-precision complex); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpCcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuComplex *b, float tol, int reorder, cuComplex
    *x, int *singularity)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvqr
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (single-precision complex); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpCcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, float tol, int reorder,
    cuComplex *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrlsvqrHost
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluBufferInfoHost
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
) -> tuple[cusolverStatus_t]:
    """Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL,
    cuComplex *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, cuComplex *csrValU, int
    *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluExtractHost
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
) -> tuple[cusolverStatus_t]:
    """Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold,
    void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluFactorHost
    """

def cusolverSpCcsrluSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse LU factorization on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuComplex *b, cuComplex *x,
    csrluInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluSolveHost
    """

def cusolverSpCcsrluZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrluInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrluZeroPivotHost
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfo
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz,
    cusparseMatDescr_t descrA, const cuComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize,
    csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfoBatched
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t
    info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrBufferInfoHost
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
) -> tuple[cusolverStatus_t]:
    """Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b, cuComplex
    *x, csrqrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrFactor
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
) -> tuple[cusolverStatus_t]:
    """Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuComplex *b,
    cuComplex *x, csrqrInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrFactorHost
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
) -> tuple[cusolverStatus_t]:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfo_t info)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSetup
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
) -> tuple[cusolverStatus_t]:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex mu, csrqrInfoHost_t
    info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSetupHost
    """

def cusolverSpCcsrqrSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x,
    csrqrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSolve
    """

def cusolverSpCcsrqrSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuComplex *b, cuComplex *x,
    csrqrInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrSolveHost
    """

def cusolverSpCcsrqrZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfo_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrZeroPivot
    """

def cusolverSpCcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrZeroPivotHost
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
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t
    descrA, const cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuComplex *b, cuComplex *x,
    int batchSize, csrqrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrqrsvBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single-precision complex).

    ``cusolverStatus_t cusolverSpCcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const
    cuComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    numnz : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCcsrzfdHost
    """

def cusolverSpCreate() -> tuple[cusolverStatus_t, cusolverSpHandle_t]:
    """Creates a handle for sparse solvers on the current device.

    ``cusolverStatus_t cusolverSpCreate(cusolverSpHandle_t *handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    handle : cusolverSpHandle_t

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreate
    """

def cusolverSpCreateCsrcholInfo() -> tuple[cusolverStatus_t, csrcholInfo_t]:
    """Creates an object that stores a sparse Cholesky factorization.

    ``cusolverStatus_t cusolverSpCreateCsrcholInfo(csrcholInfo_t *info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    info : csrcholInfo_t

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrcholInfo
    """

def cusolverSpCreateCsrcholInfoHost() -> tuple[cusolverStatus_t, csrcholInfoHost_t]:
    """Creates an object that stores a sparse Cholesky factorization on the CPU.

    ``cusolverStatus_t cusolverSpCreateCsrcholInfoHost(csrcholInfoHost_t *info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    info : csrcholInfoHost_t

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrcholInfoHost
    """

def cusolverSpCreateCsrluInfoHost() -> tuple[cusolverStatus_t, csrluInfoHost_t]:
    """Creates an object that stores a sparse LU factorization on the CPU.

    ``cusolverStatus_t cusolverSpCreateCsrluInfoHost(csrluInfoHost_t *info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    info : csrluInfoHost_t

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrluInfoHost
    """

def cusolverSpCreateCsrqrInfo() -> tuple[cusolverStatus_t, csrqrInfo_t]:
    """Creates an object that stores a sparse QR factorization.

    ``cusolverStatus_t cusolverSpCreateCsrqrInfo(csrqrInfo_t *info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    info : csrqrInfo_t

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrqrInfo
    """

def cusolverSpCreateCsrqrInfoHost() -> tuple[cusolverStatus_t, csrqrInfoHost_t]:
    """Creates an object that stores a sparse QR factorization on the CPU.

    ``cusolverStatus_t cusolverSpCreateCsrqrInfoHost(csrqrInfoHost_t *info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    info : csrqrInfoHost_t

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpCreateCsrqrInfoHost
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (double precision).

    ``cusolverStatus_t cusolverSpDcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholBufferInfo
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholBufferInfoHost
    """

def cusolverSpDcsrcholDiag(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    diag: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Writes the real diagonal of the factor L of a sparse Cholesky factorization (double precision).

    ``cusolverStatus_t cusolverSpDcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)``

    Parameters
    ----------
    diag
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholDiag
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (double precision).

    ``cusolverStatus_t cusolverSpDcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholFactor
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void
    *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholFactorHost
    """

def cusolverSpDcsrcholSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse Cholesky factorization (double precision).

    ``cusolverStatus_t cusolverSpDcsrcholSolve(cusolverSpHandle_t handle, int n, const double *b, double *x,
    csrcholInfo_t info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholSolve
    """

def cusolverSpDcsrcholSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse Cholesky factorization on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrcholSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x,
    csrcholInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholSolveHost
    """

def cusolverSpDcsrcholZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (double precision).

    ``cusolverStatus_t cusolverSpDcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholZeroPivot
    """

def cusolverSpDcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (double precision).

    ``cusolverStatus_t cusolverSpDcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol,
    int *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrcholZeroPivotHost
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
) -> tuple[cusolverStatus_t, int]:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double precision).

    ``cusolverStatus_t cusolverSpDcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner,
    cuDoubleComplex right_upper_corner, int *num_eigs)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    num_eigs : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigsHost
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
) -> tuple[cusolverStatus_t]:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).

    ``cusolverStatus_t cusolverSpDcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite, double eps,
    double *mu, double *x)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigvsi
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
) -> tuple[cusolverStatus_t, float]:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double precision).

    ``cusolverStatus_t cusolverSpDcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu0, const double *x0, int maxite,
    double tol, double *mu, double *x)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    mu : float

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsreigvsiHost
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
) -> tuple[cusolverStatus_t, int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t
    descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int
    *rankA, double *x, int *p, double *min_norm)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    rankA : int
    min_norm : float

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsqvqrHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (double precision).

    ``cusolverStatus_t cusolverSpDcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int
    *singularity)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvchol
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double
    *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvcholHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by LU on the CPU (double precision); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpDcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder,
    double *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvluHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by QR (double precision); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpDcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    double *csrVal, const int *csrRowPtr, const int *csrColInd, const double *b, double tol, int reorder, double *x, int
    *singularity)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvqr
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (double precision); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpDcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double tol, int reorder,
    double *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrlsvqrHost
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluBufferInfoHost
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
) -> tuple[cusolverStatus_t]:
    """Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL,
    double *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, double *csrValU, int *csrRowPtrU, int
    *csrColIndU, csrluInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluExtractHost
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
) -> tuple[cusolverStatus_t]:
    """Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double pivot_threshold,
    void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluFactorHost
    """

def cusolverSpDcsrluSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse LU factorization on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrluSolveHost(cusolverSpHandle_t handle, int n, const double *b, double *x,
    csrluInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluSolveHost
    """

def cusolverSpDcsrluZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrluInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (double precision).

    ``cusolverStatus_t cusolverSpDcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrluZeroPivotHost
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfo
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz,
    cusparseMatDescr_t descrA, const double *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize,
    csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfoBatched
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t
    info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrBufferInfoHost
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
) -> tuple[cusolverStatus_t]:
    """Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double *x,
    csrqrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrFactor
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
) -> tuple[cusolverStatus_t]:
    """Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, double *b, double
    *x, csrqrInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrFactorHost
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
) -> tuple[cusolverStatus_t]:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfo_t info)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSetup
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
) -> tuple[cusolverStatus_t]:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, double mu, csrqrInfoHost_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSetupHost
    """

def cusolverSpDcsrqrSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrSolve(cusolverSpHandle_t handle, int m, int n, double *b, double *x, csrqrInfo_t
    info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSolve
    """

def cusolverSpDcsrqrSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, double *b, double *x,
    csrqrInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrSolveHost
    """

def cusolverSpDcsrqrZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfo_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrZeroPivot
    """

def cusolverSpDcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrZeroPivotHost
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
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double precision).

    ``cusolverStatus_t cusolverSpDcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t
    descrA, const double *csrValA, const int *csrRowPtrA, const int *csrColIndA, const double *b, double *x, int
    batchSize, csrqrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrqrsvBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double precision).

    ``cusolverStatus_t cusolverSpDcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const
    double *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    numnz : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDcsrzfdHost
    """

def cusolverSpDestroy(handle: cusolverSpHandle_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Destroys a handle for sparse solvers and frees its memory.

    ``cusolverStatus_t cusolverSpDestroy(cusolverSpHandle_t handle)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``handle``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroy
    """

def cusolverSpDestroyCsrcholInfo(info: csrcholInfo_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Destroys a sparse Cholesky factorization.

    ``cusolverStatus_t cusolverSpDestroyCsrcholInfo(csrcholInfo_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrcholInfo
    """

def cusolverSpDestroyCsrcholInfoHost(
    info: csrcholInfoHost_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Destroys a sparse Cholesky factorization on the CPU.

    ``cusolverStatus_t cusolverSpDestroyCsrcholInfoHost(csrcholInfoHost_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrcholInfoHost
    """

def cusolverSpDestroyCsrluInfoHost(
    info: csrluInfoHost_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Destroys a sparse LU factorization on the CPU.

    ``cusolverStatus_t cusolverSpDestroyCsrluInfoHost(csrluInfoHost_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrluInfoHost
    """

def cusolverSpDestroyCsrqrInfo(info: csrqrInfo_t | _typing.Integer | None) -> tuple[cusolverStatus_t]:
    """Destroys a sparse QR factorization.

    ``cusolverStatus_t cusolverSpDestroyCsrqrInfo(csrqrInfo_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrqrInfo
    """

def cusolverSpDestroyCsrqrInfoHost(
    info: csrqrInfoHost_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Destroys a sparse QR factorization on the CPU.

    ``cusolverStatus_t cusolverSpDestroyCsrqrInfoHost(csrqrInfoHost_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Warnings
    --------
    - No thread may use ``info``, or objects that belong to it, during or after the call.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpDestroyCsrqrInfoHost
    """

def cusolverSpGetStream(
    handle: cusolverSpHandle_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, cudaStream_t]:
    """Returns the stream of a handle for sparse solvers; null means the default stream.

    ``cusolverStatus_t cusolverSpGetStream(cusolverSpHandle_t handle, cudaStream_t *streamId)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    streamId : runtime.cudaStream_t

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpGetStream
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (single precision).

    ``cusolverStatus_t cusolverSpScsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholBufferInfo
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholBufferInfoHost
    """

def cusolverSpScsrcholDiag(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    diag: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Writes the real diagonal of the factor L of a sparse Cholesky factorization (single precision).

    ``cusolverStatus_t cusolverSpScsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, float *diag)``

    Parameters
    ----------
    diag
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholDiag
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (single precision).

    ``cusolverStatus_t cusolverSpScsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholFactor
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholFactorHost
    """

def cusolverSpScsrcholSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse Cholesky factorization (single precision).

    ``cusolverStatus_t cusolverSpScsrcholSolve(cusolverSpHandle_t handle, int n, const float *b, float *x, csrcholInfo_t
    info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholSolve
    """

def cusolverSpScsrcholSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse Cholesky factorization on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrcholSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x,
    csrcholInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholSolveHost
    """

def cusolverSpScsrcholZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (single precision).

    ``cusolverStatus_t cusolverSpScsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, float tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholZeroPivot
    """

def cusolverSpScsrcholZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (single precision).

    ``cusolverStatus_t cusolverSpScsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, float tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrcholZeroPivotHost
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
) -> tuple[cusolverStatus_t, int]:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (single precision).

    ``cusolverStatus_t cusolverSpScsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuComplex left_bottom_corner, cuComplex
    right_upper_corner, int *num_eigs)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    num_eigs : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigsHost
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
) -> tuple[cusolverStatus_t]:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).

    ``cusolverStatus_t cusolverSpScsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float eps,
    float *mu, float *x)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigvsi
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
) -> tuple[cusolverStatus_t, float]:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (single precision).

    ``cusolverStatus_t cusolverSpScsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu0, const float *x0, int maxite, float
    tol, float *mu, float *x)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    mu : float

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsreigvsiHost
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
) -> tuple[cusolverStatus_t, int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t
    descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int *rankA,
    float *x, int *p, float *min_norm)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    rankA : int
    min_norm : float

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsqvqrHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (single precision).

    ``cusolverStatus_t cusolverSpScsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int
    *singularity)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvchol
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x,
    int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvcholHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by LU on the CPU (single precision); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpScsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float
    *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvluHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by QR (single precision); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpScsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    float *csrVal, const int *csrRowPtr, const int *csrColInd, const float *b, float tol, int reorder, float *x, int
    *singularity)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvqr
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (single precision); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpScsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float tol, int reorder, float
    *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrlsvqrHost
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluBufferInfoHost
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
) -> tuple[cusolverStatus_t]:
    """Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL,
    float *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, float *csrValU, int *csrRowPtrU, int
    *csrColIndU, csrluInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluExtractHost
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
) -> tuple[cusolverStatus_t]:
    """Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, float pivot_threshold,
    void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluFactorHost
    """

def cusolverSpScsrluSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse LU factorization on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrluSolveHost(cusolverSpHandle_t handle, int n, const float *b, float *x,
    csrluInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluSolveHost
    """

def cusolverSpScsrluZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrluInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (single precision).

    ``cusolverStatus_t cusolverSpScsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, float tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrluZeroPivotHost
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (single precision).

    ``cusolverStatus_t cusolverSpScsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfo
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (single precision).

    ``cusolverStatus_t cusolverSpScsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz,
    cusparseMatDescr_t descrA, const float *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize,
    csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfoBatched
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info,
    size_t *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrBufferInfoHost
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
) -> tuple[cusolverStatus_t]:
    """Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (single precision).

    ``cusolverStatus_t cusolverSpScsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x,
    csrqrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrFactor
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
) -> tuple[cusolverStatus_t]:
    """Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (single precision).

    ``cusolverStatus_t cusolverSpScsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, float *b, float *x,
    csrqrInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrFactorHost
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
) -> tuple[cusolverStatus_t]:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization (single precision).

    ``cusolverStatus_t cusolverSpScsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfo_t info)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSetup
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
) -> tuple[cusolverStatus_t]:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, float mu, csrqrInfoHost_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSetupHost
    """

def cusolverSpScsrqrSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization (single precision).

    ``cusolverStatus_t cusolverSpScsrqrSolve(cusolverSpHandle_t handle, int m, int n, float *b, float *x, csrqrInfo_t
    info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSolve
    """

def cusolverSpScsrqrSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (single precision).

    ``cusolverStatus_t cusolverSpScsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, float *b, float *x,
    csrqrInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrSolveHost
    """

def cusolverSpScsrqrZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfo_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (single precision).

    ``cusolverStatus_t cusolverSpScsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, float tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrZeroPivot
    """

def cusolverSpScsrqrZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (single precision).

    ``cusolverStatus_t cusolverSpScsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, float tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrZeroPivotHost
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
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (single precision).

    ``cusolverStatus_t cusolverSpScsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t
    descrA, const float *csrValA, const int *csrRowPtrA, const int *csrColIndA, const float *b, float *x, int batchSize,
    csrqrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrqrsvBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (single precision).

    ``cusolverStatus_t cusolverSpScsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const
    float *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    numnz : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpScsrzfdHost
    """

def cusolverSpSetStream(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    streamId: cudaStream_t | _typing.Integer | _typing.Stream | None,
) -> tuple[cusolverStatus_t]:
    """Sets the stream in which later calls of sparse solvers with the handle run.

    ``cusolverStatus_t cusolverSpSetStream(cusolverSpHandle_t handle, cudaStream_t streamId)``

    Parameters
    ----------
    streamId
        Used after the call returns; must be kept alive until another value is set in ``handle``, or ``handle`` is
        destroyed.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpSetStream
    """

def cusolverSpXcsrcholAnalysis(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.DevicePointer,
    csrColIndA: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Analyzes a CSR pattern for Cholesky factorization, and stores the analysis in ``info``.

    ``cusolverStatus_t cusolverSpXcsrcholAnalysis(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info)``

    Parameters
    ----------
    csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrcholAnalysis
    """

def cusolverSpXcsrcholAnalysisHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Analyzes a CSR pattern for Cholesky factorization on the CPU, and stores the analysis in ``info``.

    ``cusolverStatus_t cusolverSpXcsrcholAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrcholAnalysisHost
    """

def cusolverSpXcsrissymHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrEndPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
) -> tuple[cusolverStatus_t, int]:
    """Checks, on the CPU, whether the sparsity pattern of a CSR matrix A is symmetric.

    ``cusolverStatus_t cusolverSpXcsrissymHost(cusolverSpHandle_t handle, int m, int nnzA, cusparseMatDescr_t descrA,
    const int *csrRowPtrA, const int *csrEndPtrA, const int *csrColIndA, int *issym)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    issym : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrissymHost
    """

def cusolverSpXcsrluAnalysisHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t]:
    """Analyzes a CSR pattern for LU factorization on the CPU, and stores the analysis in ``info``.

    ``cusolverStatus_t cusolverSpXcsrluAnalysisHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrluAnalysisHost
    """

def cusolverSpXcsrluNnzHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrluInfoHost_t | _typing.Integer | None,
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the numbers of nonzeros of the factors L and U of a factorization on the CPU.

    ``cusolverStatus_t cusolverSpXcsrluNnzHost(cusolverSpHandle_t handle, int *nnzLRef, int *nnzURef, csrluInfoHost_t
    info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    nnzLRef : int
    nnzURef : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrluNnzHost
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
) -> tuple[cusolverStatus_t]:
    """Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (METIS nested dissection on A + Aᵀ).

    ``cusolverStatus_t cusolverSpXcsrmetisndHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const int *csrRowPtrA, const int *csrColIndA, const int64_t *options, int *p)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrmetisndHost
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
) -> tuple[cusolverStatus_t]:
    """Permutes the rows and columns of a CSR pattern in place; ``map`` receives the new positions of its values.

    ``cusolverStatus_t cusolverSpXcsrpermHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, int *csrRowPtrA, int *csrColIndA, const int *p, const int *q, int *map, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrpermHost
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
) -> tuple[cusolverStatus_t, int]:
    """Returns the host workspace size in bytes for ``cusolverSpXcsrpermHost``.

    ``cusolverStatus_t cusolverSpXcsrperm_bufferSizeHost(cusolverSpHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, const int *p, const int *q, size_t
    *bufferSizeInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    bufferSizeInBytes : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrperm_bufferSizeHost
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
) -> tuple[cusolverStatus_t]:
    """Analyzes a CSR pattern for QR factorization, and stores the analysis in ``info``.

    ``cusolverStatus_t cusolverSpXcsrqrAnalysis(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)``

    Parameters
    ----------
    csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysis
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
) -> tuple[cusolverStatus_t]:
    """Analyzes the common pattern of a batch of CSR matrices for QR, and stores the analysis in ``info``.

    ``cusolverStatus_t cusolverSpXcsrqrAnalysisBatched(cusolverSpHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info)``

    Parameters
    ----------
    csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysisBatched
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
) -> tuple[cusolverStatus_t]:
    """Analyzes a CSR pattern for QR factorization on the CPU, and stores the analysis in ``info``.

    ``cusolverStatus_t cusolverSpXcsrqrAnalysisHost(cusolverSpHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfoHost_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrqrAnalysisHost
    """

def cusolverSpXcsrsymamdHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (approximate minimum degree on A + Aᵀ).

    ``cusolverStatus_t cusolverSpXcsrsymamdHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const int *csrRowPtrA, const int *csrColIndA, int *p)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymamdHost
    """

def cusolverSpXcsrsymmdqHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Computes, on the CPU, a fill-reducing permutation of a CSR matrix A (quotient-graph minimum degree on A + Aᵀ).

    ``cusolverStatus_t cusolverSpXcsrsymmdqHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const int *csrRowPtrA, const int *csrColIndA, int *p)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymmdqHost
    """

def cusolverSpXcsrsymrcmHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    nnzA: _typing.Integer,
    descrA: cusparseMatDescr_t | _typing.Integer | None,
    csrRowPtrA: _typing.Pointer,
    csrColIndA: _typing.Pointer,
    p: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Computes, on the CPU, a bandwidth-reducing permutation of a CSR matrix A (reverse Cuthill–McKee on A + Aᵀ).

    ``cusolverStatus_t cusolverSpXcsrsymrcmHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const int *csrRowPtrA, const int *csrColIndA, int *p)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpXcsrsymrcmHost
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and the workspace for sparse Cholesky (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrcholBufferInfo(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholBufferInfo
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse Cholesky on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrcholBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholBufferInfoHost
    """

def cusolverSpZcsrcholDiag(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    diag: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Writes the real diagonal of the factor L of a sparse Cholesky factorization (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrcholDiag(cusolverSpHandle_t handle, csrcholInfo_t info, double *diag)``

    Parameters
    ----------
    diag
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholDiag
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization of an analyzed positive definite sparse matrix A (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrcholFactor(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholFactor
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
) -> tuple[cusolverStatus_t]:
    """Computes the Cholesky factorization of an analyzed sparse matrix A on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrcholFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrcholInfoHost_t info, void
    *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholFactorHost
    """

def cusolverSpZcsrcholSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrcholInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse Cholesky factorization (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrcholSolve(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b,
    cuDoubleComplex *x, csrcholInfo_t info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholSolve
    """

def cusolverSpZcsrcholSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrcholInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse Cholesky factorization on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrcholSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b,
    cuDoubleComplex *x, csrcholInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholSolveHost
    """

def cusolverSpZcsrcholZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfo_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row without a positive pivot in a sparse Cholesky factorization, or −1 (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrcholZeroPivot(cusolverSpHandle_t handle, csrcholInfo_t info, double tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholZeroPivot
    """

def cusolverSpZcsrcholZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrcholInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row without a positive pivot in sparse Cholesky on the CPU, or −1 (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrcholZeroPivotHost(cusolverSpHandle_t handle, csrcholInfoHost_t info, double tol,
    int *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrcholZeroPivotHost
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
) -> tuple[cusolverStatus_t, int]:
    """Counts, on the CPU, the eigenvalues of a CSR matrix A in a rectangle of the complex plane (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsreigsHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex left_bottom_corner,
    cuDoubleComplex right_upper_corner, int *num_eigs)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    num_eigs : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigsHost
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
) -> tuple[cusolverStatus_t]:
    """Computes the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsreigvsi(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const cuDoubleComplex
    *x0, int maxite, double eps, cuDoubleComplex *mu, cuDoubleComplex *x)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, x0, mu, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigvsi
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
) -> tuple[cusolverStatus_t, cuDoubleComplex]:
    """Computes, on the CPU, the eigenpair of a CSR matrix A whose eigenvalue is nearest to mu0 (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsreigvsiHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu0, const
    cuDoubleComplex *x0, int maxite, double tol, cuDoubleComplex *mu, cuDoubleComplex *x)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    mu : runtime.cuDoubleComplex

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsreigvsiHost
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
) -> tuple[cusolverStatus_t, int, float]:
    """Minimizes ‖A·x − b‖ for a CSR matrix A by QR with pivoting on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrlsqvqrHost(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t
    descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b,
    double tol, int *rankA, cuDoubleComplex *x, int *p, double *min_norm)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    rankA : int
    min_norm : float

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsqvqrHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrlsvchol(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int
    reorder, cuDoubleComplex *x, int *singularity)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvchol
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a positive definite CSR matrix A by Cholesky factorization on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrlsvcholHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int
    reorder, cuDoubleComplex *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvcholHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by LU on the CPU (double-precision complex); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpZcsrlsvluHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol,
    int reorder, cuDoubleComplex *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvluHost
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by QR (double-precision complex); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpZcsrlsvqr(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA, const
    cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, const cuDoubleComplex *b, double tol, int
    reorder, cuDoubleComplex *x, int *singularity)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd, b, x
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvqr
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
) -> tuple[cusolverStatus_t, int]:
    """Solves A·x = b for a CSR matrix A by QR on the CPU (double-precision complex); ``singularity`` is −1 if A is invertible.

    ``cusolverStatus_t cusolverSpZcsrlsvqrHost(cusolverSpHandle_t handle, int m, int nnz, cusparseMatDescr_t descrA,
    const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b, double tol,
    int reorder, cuDoubleComplex *x, int *singularity)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    singularity : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrlsvqrHost
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse LU on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrluBufferInfoHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluBufferInfoHost
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
) -> tuple[cusolverStatus_t]:
    """Extracts P, Q, L and U from a sparse LU factorization P·A·Qᵀ = L·U on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrluExtractHost(cusolverSpHandle_t handle, int *P, int *Q, cusparseMatDescr_t descrL,
    cuDoubleComplex *csrValL, int *csrRowPtrL, int *csrColIndL, cusparseMatDescr_t descrU, cuDoubleComplex *csrValU, int
    *csrRowPtrU, int *csrColIndU, csrluInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluExtractHost
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
) -> tuple[cusolverStatus_t]:
    """Computes the LU factorization, with pivoting, of an analyzed sparse matrix A on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrluFactorHost(cusolverSpHandle_t handle, int n, int nnzA, cusparseMatDescr_t descrA,
    const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrluInfoHost_t info, double
    pivot_threshold, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluFactorHost
    """

def cusolverSpZcsrluSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrluInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b with a sparse LU factorization on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrluSolveHost(cusolverSpHandle_t handle, int n, const cuDoubleComplex *b,
    cuDoubleComplex *x, csrluInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluSolveHost
    """

def cusolverSpZcsrluZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrluInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first row with a pivot ≤ tol in sparse LU on the CPU, or −1 if there is none (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrluZeroPivotHost(cusolverSpHandle_t handle, csrluInfoHost_t info, double tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrluZeroPivotHost
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for a sparse QR factorization (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrBufferInfo(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, csrqrInfo_t info, size_t
    *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfo
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for batched sparse QR (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrBufferInfoBatched(cusolverSpHandle_t handle, int m, int n, int nnz,
    cusparseMatDescr_t descrA, const cuDoubleComplex *csrVal, const int *csrRowPtr, const int *csrColInd, int batchSize,
    csrqrInfo_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

    Parameters
    ----------
    csrVal, csrRowPtr, csrColInd
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfoBatched
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
) -> tuple[cusolverStatus_t, int, int]:
    """Returns the sizes in bytes of the internal data and workspace for sparse QR on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrBufferInfoHost(cusolverSpHandle_t handle, int m, int n, int nnzA,
    cusparseMatDescr_t descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA,
    csrqrInfoHost_t info, size_t *internalDataInBytes, size_t *workspaceInBytes)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    internalDataInBytes : int
    workspaceInBytes : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrBufferInfoHost
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
) -> tuple[cusolverStatus_t]:
    """Factorizes an analyzed sparse matrix A by QR, and solves A·x = b if b and x are given (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrFactor(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b,
    cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrFactor
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
) -> tuple[cusolverStatus_t]:
    """Factorizes an analyzed sparse A by QR on the CPU, and solves A·x = b if b is given (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrFactorHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cuDoubleComplex *b,
    cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrFactorHost
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
) -> tuple[cusolverStatus_t]:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrSetup(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu,
    csrqrInfo_t info)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSetup
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
) -> tuple[cusolverStatus_t]:
    """Sets the values of a CSR matrix A and the shift mu for its QR factorization on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrSetupHost(cusolverSpHandle_t handle, int m, int n, int nnzA, cusparseMatDescr_t
    descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, cuDoubleComplex mu,
    csrqrInfoHost_t info)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSetupHost
    """

def cusolverSpZcsrqrSolve(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.DevicePointer,
    x: _typing.DevicePointer,
    info: csrqrInfo_t | _typing.Integer | None,
    pBuffer: _typing.DevicePointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrSolve(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b,
    cuDoubleComplex *x, csrqrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSolve
    """

def cusolverSpZcsrqrSolveHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    m: _typing.Integer,
    n: _typing.Integer,
    b: _typing.Pointer,
    x: _typing.Pointer,
    info: csrqrInfoHost_t | _typing.Integer | None,
    pBuffer: _typing.Pointer,
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b or a least-squares problem with a sparse QR factorization on the CPU (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrSolveHost(cusolverSpHandle_t handle, int m, int n, cuDoubleComplex *b,
    cuDoubleComplex *x, csrqrInfoHost_t info, void *pBuffer)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrSolveHost
    """

def cusolverSpZcsrqrZeroPivot(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfo_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR factorization, or −1 if none (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrZeroPivot(cusolverSpHandle_t handle, csrqrInfo_t info, double tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrZeroPivot
    """

def cusolverSpZcsrqrZeroPivotHost(
    handle: cusolverSpHandle_t | _typing.Integer | None,
    info: csrqrInfoHost_t | _typing.Integer | None,
    tol: float,
) -> tuple[cusolverStatus_t, int]:
    """Returns the first i with |R(i, i)| ≤ tol in a sparse QR on the CPU, or −1 if none (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrZeroPivotHost(cusolverSpHandle_t handle, csrqrInfoHost_t info, double tol, int
    *position)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    position : int

    Notes
    -----
    Declared in ``cusolverSp_LOWLEVEL_PREVIEW.h``. Since at least CUDA 12.0.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrZeroPivotHost
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
) -> tuple[cusolverStatus_t]:
    """Solves A·x = b by QR for a batch of CSR matrices with a common pattern (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrqrsvBatched(cusolverSpHandle_t handle, int m, int n, int nnz, cusparseMatDescr_t
    descrA, const cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, const cuDoubleComplex *b,
    cuDoubleComplex *x, int batchSize, csrqrInfo_t info, void *pBuffer)``

    Parameters
    ----------
    csrValA, csrRowPtrA, csrColIndA, b, x, pBuffer
        Used after the call returns; must be kept alive until the call's work completes on ``handle``'s stream.

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrqrsvBatched
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
) -> tuple[cusolverStatus_t, int]:
    """Computes, on the CPU, a permutation that makes the diagonal of CSR A zero-free, if possible (double-precision complex).

    ``cusolverStatus_t cusolverSpZcsrzfdHost(cusolverSpHandle_t handle, int n, int nnz, cusparseMatDescr_t descrA, const
    cuDoubleComplex *csrValA, const int *csrRowPtrA, const int *csrColIndA, int *P, int *numnz)``

    Returns
    -------
    cusolverStatus_t
        ``CUSOLVER_STATUS_SUCCESS``.
    numnz : int

    Notes
    -----
    Declared in ``cusolverSp.h``. Since at least CUDA 12.0. Deprecated.
    https://docs.nvidia.com/cuda/cusolver/index.html#:~:text=cusolverSpZcsrzfdHost
    """
